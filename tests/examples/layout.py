#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""layout.py CONTRACT COMMAND...: each struct, offset and constant that a host in another language
prints is that of contract.json, and none of a struct's fields is left out."""
import json
import struct
import subprocess
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    contract = json.load(file)
width = str(8 * struct.calcsize("P"))
expected = {f"{one['name']} {one['value']}" for one in contract["constants"]}
for one in contract["structs"]:
    fields = (f"{field['name']}:{field['offset'][width]}" for field in one["fields"])
    expected.add(" ".join([one["name"], str(one["size"][width]), *fields]))
said = subprocess.run(sys.argv[2:], check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
lines = said.splitlines()
wrong = [line for line in lines if line not in expected]
if wrong or len(lines) < 15:
    sys.exit("\n".join(["Not as contract.json says, or too few:", *(wrong or lines)]))
