"""Reads structures: each line of the input is a class and bytes, and each of the output is fields and fit."""

import json
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "generated/python"))

import etwspec_layouts as etw

sys.stdout.reconfigure(encoding="utf-8", newline="\n")
for line in sys.stdin:
    name, data = line.split()
    parsed = etw.parse(getattr(etw, name), bytes.fromhex(data))
    fields = {path: value.hex() if isinstance(value, bytes) else value for path, value in parsed.fields.items()}
    fields = {} if parsed.fit == "too-short" else fields
    print(json.dumps({"d": fields, "fit": parsed.fit}, sort_keys=True, separators=(",", ":"), ensure_ascii=False))
