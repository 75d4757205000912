"""Prints the events of a trace as `tests/tests/languages.rs` documents, read with etwspec_layouts."""

import json
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "generated/python"))

import etwspec_layouts as etw


def shown(fields):
    return {path: value.hex() if isinstance(value, bytes) else value for path, value in fields.items()}


sys.stdout.reconfigure(encoding="utf-8", newline="\n")
for event in etw.events(pathlib.Path(sys.argv[1]).read_bytes()):
    line = {"at": "0x%x+0x%x" % (event.at, event.offset), "header": event.header, "h": shown(event.fields)}
    payload = etw.payload(event)
    if payload is not None:
        fields = {} if payload.fit == "too-short" else shown(payload.fields)
        line.update(structure=payload.structure, pointer=payload.pointer, fit=payload.fit, d=fields)
    print(json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False))
