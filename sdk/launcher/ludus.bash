# SPDX-License-Identifier: MIT
# Bash completion for ludus: commands, options, their values, and the games that there are.

_ludus_games() {
    "${1:-ludus}" "${@:2}" addons --json 2>/dev/null |
        sed -n '/"games"/,/\]/s/.*"id": "\([^"]*\)".*/\1/p'
}

# The program's players of the game that the line names, or of all games.
_ludus_players() {
    local ludus=$1 game='' known word
    shift
    known=" $(_ludus_games "$ludus" "$@" | tr '\n' ' ') "
    for word in "${COMP_WORDS[@]:1}"; do
        word=${word,,} # a game may be typed with capitals
        [[ -n ${word%%\?*} && $known == *" ${word%%\?*} "* ]] && game=$word
    done
    "$ludus" "$@" players ${game:+"$game"} 2>/dev/null | sed 's/:.*//'
}

# The options that "--help" tells of a command.
_ludus_options() {
    "$@" --help --lang en 2>/dev/null | grep -o -- '--[a-z-]*[a-z]' | sort -u
}

_ludus() {
    local ludus=$1 word=$2 before=$3
    local commands command='' folders=() i
    commands=$("$ludus" --help --lang en 2>/dev/null |
        sed -n '/^Commands:/,/^$/s/^  \([a-z][a-z]*\) .*/\1/p')
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
            --addons) folders+=(--addons "${COMP_WORDS[i + 1]}") ;;
            -*) ;;
            *) if [[ -z $command && " ${commands//$'\n'/ } " == *" ${COMP_WORDS[i]} "* ]]; then
                   command=${COMP_WORDS[i]}
               fi ;;
        esac
    done
    COMPREPLY=()
    case $before in
        --lang) COMPREPLY=($(compgen -W 'en ru uk' -- "$word")); return ;;
        --speed) COMPREPLY=($(compgen -W 'slow normal fast instant' -- "$word")); return ;;
        --first | --second | --player)
            [[ $before == --player || $command == match ]] || COMPREPLY=(human)
            COMPREPLY=($(compgen -W "${COMPREPLY[*]} $(_ludus_players "$ludus" "${folders[@]}")" \
                -- "$word"))
            return ;;
        --dice) COMPREPLY=($(compgen -W 'fair typed' -- "$word")); return ;;
        --begin) COMPREPLY=($(compgen -W 'agreed rolled drawn' -- "$word")); return ;;
        --theme) COMPREPLY=($(compgen -W 'classic high-contrast' -- "$word")); return ;;
        --addons) COMPREPLY=($(compgen -d -- "$word")); return ;;
        --save | --resume | --png | --svg) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --seed | --word | --size | --route | --nodes | --games | --position) return ;;
    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$(_ludus_options "$ludus" $command)" -- "$word"))
    elif [[ -z $command ]]; then
        COMPREPLY=($(compgen -W "$commands" -- "$word"))
    else
        case $command in
            addons) ;;
            resume | review | verify) COMPREPLY=($(compgen -f -- "$word")) ;;
            *) COMPREPLY=($(compgen -W "$(_ludus_games "$ludus" "${folders[@]}")" -- "${word,,}")) ;;
        esac
    fi
}

complete -F _ludus ludus
