#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The contract as JSON, from the header: for those who write or check bindings of other languages.

    sdk/contract.py                 writes include/ludus/contract.json anew
    sdk/contract.py --print         prints it instead
    sdk/contract.py --assertions    prints C that compiles only where a compiler lays all out so

The JSON is one object:

    abi          {"major", "minor", "value" (of LUDUS_ABI), "oldest"}
    entry        {"symbol": "ludus_open_2", "type": "ludus_open_fn"}
    rules        {"Status": "...", ...}: what holds for every function
    constants    [{"name", "value" (a number or a text), "doc"}]
    handles      [{"name", "doc"}]: structs that only the addon knows, seen by pointer
    functions    [{"name", "returns", "parameters", "threads", "doc"}]: types of functions
    structs      [{"name", "size", "fields", "doc"}], tables of functions among them
      fields     [{"name", "kind", "type", "offset", "size", "doc"}], in their order
                 kind   "integer", "char", "pointer" or "function"
                 type   as in C, without the array: "uint32_t", "const char *"; absent for a function
                        of a table, which has "returns", "parameters" and "threads" instead
                 count  of an array's elements; only there
    parameters   [{"name", "type"}]

An offset or a size is {"32": bytes, "64": bytes}, by the width of a pointer. "threads" is the tag,
instance, match or lifetime; absent for what the host is called by. A function without a comment of
its own has that of the one above.
"""
import json
import pathlib
import re
import sys

INCLUDE = pathlib.Path(__file__).resolve().parent / "include" / "ludus"
BYTES = {"char": 1, "int32_t": 4, "uint32_t": 4, "uint64_t": 8, "int64_t": 8}
POINTER = {"32": 4, "64": 8}
TOKEN = re.compile(
    r"(?P<blank>\s+)"
    r"|/\*(?P<comment>.*?)\*/"
    r"|#define (?P<define>LUDUS_\w+) (?P<value>\"[^\"]*\"|LUDUS_ABI_MAKE\([^)]*\)|\w+)"
    r"|typedef struct (?P<handle>\w+) (?P=handle);"
    r"|typedef struct (?P<struct>\w+) \{(?P<body>.*?)\n\} (?P=struct);"
    r"|(?:typedef )?(?P<returns>\w+)\s*\(LUDUS_CALL \*(?P<function>\w+)\)\((?P<parameters>[^)]*)\);"
    r"|(?P<type>(?:const )?\w+ \**)(?P<field>\w+)(?:\[(?P<count>\w+)\])?;", re.S)


def stop(what):
    sys.exit(f"contract.py: {what}")


def prose(comment):
    """A comment without its stars, its lines joined."""
    return " ".join(re.sub(r"\n\s*\*", "\n", comment).split())


def declarations(text):
    """Each declaration as a dict of what TOKEN names, with the comment before or behind it."""
    found, before, at = [], "", 0
    while at < len(text):
        token = TOKEN.match(text, at)
        if not token:
            stop(f"not understood in addon.h: {text[at:at + 80]!r}")
        parts = {name: value for name, value in token.groupdict().items() if value is not None}
        behind = found and "\n" not in text[found[-1]["end"]:at]
        if "comment" in parts:
            words = prose(parts["comment"])
            if behind:
                found[-1]["doc"] = words
            elif not words.startswith("----"):
                before = words
        elif "blank" not in parts:
            found.append({**parts, "doc": before, "end": token.end()})
            before = ""
        at = token.end()
    return found


def both(bytes_of):
    return {width: bytes_of(width) for width in POINTER}


class Contract:
    def __init__(self, header):
        self.constants, self.handles, self.functions, self.structs = [], [], [], []
        self.values = {}
        start = header.index("/* The version of this contract")
        entry = header.index("#if defined(_WIN32)")
        body = header[header.index("/* ---- Constants ---- */"):
                      header.index("/* ---- The layout, asserted ---- */")]
        version = re.sub(r"#define LUDUS_ABI_MAKE\(.*", "", header[start:entry])
        for one in declarations(version) + declarations(body):
            self.take(one)
        self.check_complete(header)
        self.rules = self.rules_of(header)

    def take(self, one):
        about = {"doc": one["doc"]}
        if "define" in one:
            self.values[one["define"]] = self.value(one["value"])
            self.constants.append({"name": one["define"], "value": self.values[one["define"]], **about})
        elif "handle" in one:
            self.handles.append({"name": one["handle"], **about})
        elif "struct" in one:
            self.structs.append(self.laid_out(one["struct"], declarations(one["body"]), about))
        elif "function" in one:
            tag = self.tags(one["doc"])[:1]
            self.functions.append({"name": one["function"], **self.signature(one),
                                   **({"threads": tag[0]} if tag else {}), **about})
        else:
            stop(f"not within a struct: {one['field']}")

    def value(self, text):
        if text.startswith('"'):
            return text[1:-1]
        if text.startswith("LUDUS_ABI_MAKE"):
            major, minor = (self.value(part.strip()) for part in text[15:-1].split(","))
            return major << 16 | minor
        return self.values[text] if text in self.values else int(text.rstrip("u"), 0)

    @staticmethod
    def tags(doc):
        return re.findall(r"\[(instance|match|lifetime)\]", doc)

    @staticmethod
    def signature(one):
        parameters = []
        for parameter in one["parameters"].split(","):
            kind, name = re.fullmatch(r"\s*(.*?)(\w+)\s*", parameter, re.S).groups()
            parameters.append({"name": name, "type": " ".join(kind.split())})
        return {"returns": one["returns"], "parameters": parameters}

    def laid_out(self, name, members, about):
        at, fields = {"32": 0, "64": 0}, []
        for one in members:
            field, bytes_of, count = self.field(one)
            # 64 bits are aligned to four bytes on some 32-bit systems, to eight on others.
            for width, reach in (("32", 4), ("32", 8), ("64", 8)):
                if at[width] % min(bytes_of[width], reach):
                    stop(f"{name}.{field['name']} is not laid out alike everywhere: order or padding")
            field["offset"] = dict(at)
            field["size"] = both(lambda width: bytes_of[width] * count)
            at = both(lambda width: at[width] + field["size"][width])
            fields.append({**field, "doc": one["doc"]})
        self.share_comments(name, fields)
        widest = both(lambda width: 8 if any(BYTES.get(f.get("type")) == 8 for f in fields)
                      else POINTER[width] if any(f["kind"] in ("pointer", "function") for f in fields)
                      else 4)
        if any(at[width] % widest[width] for width in POINTER):
            stop(f"{name} has padding at its end, which is not the same everywhere")
        return {"name": name, "size": at, "fields": fields, **about}

    def field(self, one):
        if "function" in one:
            return {"name": one["function"], "kind": "function", **self.signature(one)}, POINTER, 1
        kind = one["type"].strip()
        count = self.value(one["count"]) if "count" in one else 1
        about = {"name": one["field"], "type": kind, **({"count": count} if "count" in one else {})}
        if kind.endswith("*") or kind in {function["name"] for function in self.functions}:
            return {**about, "kind": "pointer"}, POINTER, count
        if kind not in BYTES:
            stop(f"{one['field']} has a type that the contract knows not: {kind}")
        return ({**about, "kind": "char" if kind == "char" else "integer"},
                both(lambda width: BYTES[kind]), count)

    def share_comments(self, struct, fields):
        """Functions that stand under one comment have it in common, and its tags in their order."""
        tags, doc, place = [], "", 0
        for field in fields:
            if field["kind"] != "function" or field["returns"] == "void":  # of the host's
                continue
            if field["doc"]:
                doc, tags, place = field["doc"], self.tags(field["doc"]), 0
            if not tags:
                stop(f"{struct}.{field['name']} has no comment with a tag that tells its threads")
            field["doc"], field["threads"] = doc, tags[min(place, len(tags) - 1)]
            place += 1

    def check_complete(self, header):
        """Nothing of the header has been passed over."""
        for pattern, known in ((r"#define (LUDUS_\w+) ", self.values),
                               (r"\n\} (ludus_\w+);", [s["name"] for s in self.structs]),
                               (r"\*(ludus_\w+)\)\(", [f["name"] for f in self.functions])):
            lost = set(re.findall(pattern, header)) - set(known) - {"LUDUS_CALL", "LUDUS_EXPORT"}
            if lost:
                stop(f"passed over: {', '.join(sorted(lost))}")

    @staticmethod
    def rules_of(header):
        text = header[header.index("Rules that hold"):header.index("*/")]
        found = re.findall(r"\n \*   (\w[\w ]*?)  +(.*?)(?=\n \*   \w|\n $)", text, re.S)
        return {name: prose(rule) for name, rule in found}

    def as_json(self):
        entry = {"symbol": self.values["LUDUS_ENTRY"], "type": "ludus_open_fn"}
        abi = {name: self.values["LUDUS_ABI" + end] for name, end in
               (("major", "_MAJOR"), ("minor", "_MINOR"), ("value", ""), ("oldest", "_OLDEST"))}
        return {"abi": abi, "entry": entry, "rules": self.rules, "constants": self.constants,
                "handles": self.handles, "functions": self.functions, "structs": self.structs}


def text_of(value, indent=0):
    """JSON, in lines of some 140 columns."""
    flat = json.dumps(value, ensure_ascii=False)
    if indent + len(flat) <= 140 or not isinstance(value, (dict, list)) or not value:
        return flat
    inner = indent + 2
    if isinstance(value, dict):
        parts = [f"{json.dumps(name)}: {text_of(part, inner)}" for name, part in value.items()]
        opening, closing = "{", "}"
    else:
        parts = [text_of(part, inner) for part in value]
        opening, closing = "[", "]"
    line = "\n" + " " * inner
    return opening + line + ("," + line).join(parts) + "\n" + " " * indent + closing


def assertions(contract):
    """What a compiler must agree to."""
    claims = []

    def is_bytes(what, widths):
        claims.append(f"{what} == (sizeof(void *) == 8 ? {widths['64']} : {widths['32']})")

    for constant in contract["constants"]:
        name, value = constant["name"], constant["value"]
        claims.append(f"sizeof({name}) == {len(value.encode()) + 1}" if isinstance(value, str)
                      else f"{name} == {value}")
    for struct in contract["structs"]:
        name = struct["name"]
        is_bytes(f"sizeof({name})", struct["size"])
        for field in struct["fields"]:
            is_bytes(f"offsetof({name}, {field['name']})", field["offset"])
            is_bytes(f"sizeof((({name} *)0)->{field['name']})", field["size"])
    asserted = (f"LUDUS_ASSERT(claim_{number}, {claim});" for number, claim in enumerate(claims))
    return "\n".join(["#include <ludus/addon.h>", *asserted]) + "\n"


if __name__ == "__main__":
    made = Contract((INCLUDE / "addon.h").read_text(encoding="utf-8")).as_json()
    asked = sys.argv[1:]
    if asked == []:
        (INCLUDE / "contract.json").write_text(text_of(made) + "\n", encoding="utf-8")
    elif asked == ["--print"]:
        sys.stdout.write(text_of(made) + "\n")
    elif asked == ["--assertions"]:
        sys.stdout.write(assertions(made))
    else:
        stop(f"expected nothing, --print or --assertions, found {' '.join(asked)}")
