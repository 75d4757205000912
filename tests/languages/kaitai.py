"""Prints the events of a trace as the parser in Python reads them, a line of JSON each.

Usage: python3 kaitai.py <output folder of compile.mjs> <trace>

Byte arrays are hexadecimal digits.
"""

import importlib
import json
import os
import sys

OUTPUT, TRACE = sys.argv[1:3]
sys.path.insert(0, os.path.join(OUTPUT, "python"))
from kaitaistruct import KaitaiStruct  # noqa: E402


def pascal(name):
    return "".join(word[0].upper() + word[1:] for word in name.split("_"))


class Type:
    """Type by Microsoft's name, with the identifiers and Microsoft's names of its members."""

    def __init__(self, name, type):
        self.id = name.split("::")[1] if "::" in name else name
        self.orig = type.get("orig")
        self.members = type["members"]
        self.is_dispatch = any(id == "unknown" for id, _ in self.members)
        self.is_slot = self.orig is None and bool(self.members) and self.members[0][0] == "body"


with open(os.path.join(OUTPUT, "types.json"), encoding="utf-8") as file:
    KNOWN = {".".join(map(pascal, name.split("::"))): Type(name, type) for name, type in json.load(file).items()}
TYPES = {}


def type_of(value):
    cls = type(value)
    found = TYPES.get(cls)
    if found is None:
        found = TYPES[cls] = KNOWN[cls.__qualname__]
    return found


def plain(value):
    if isinstance(value, bytes):
        return value.hex()
    return value if isinstance(value, str) else int(value)


def named(value, key, out):
    if not isinstance(value, KaitaiStruct):
        out[key] = plain(value)
        return
    own = type_of(value)
    if own.is_dispatch:
        body = getattr(value, "body", None)
        if body is not None:
            out[key] = type_of(body).orig
            fields(body, key + ".", out)
    elif own.is_slot:
        named(value.body, key, out)
    else:
        fields(value, key + ".", out)


def fields(value, prefix, out):
    for id, orig in type_of(value).members:
        member = getattr(value, id, None)
        if member is None:
            continue
        if orig is None:
            if isinstance(member, KaitaiStruct):
                fields(member, prefix, out)
        elif not isinstance(member, list):
            named(member, prefix + orig, out)
        elif member and isinstance(member[0], KaitaiStruct):
            for index, element in enumerate(member):
                named(element, f"{prefix}{orig}[{index}]", out)
        elif member:
            out[prefix + orig] = [plain(element) for element in member]
    return out


def line_of(event, at):
    header = getattr(event.body.header, "body", None)
    line = {"at": at, "header": None, "h": {}}
    if header is not None:
        line["header"] = type_of(header).orig
        line["h"] = fields(header, "", {})
    try:
        payload = getattr(event.body.payload, "body", None)
        if payload is not None and type_of(payload).orig is None:
            payload = getattr(payload, "body", None)
        if payload is not None:
            own = type_of(payload)
            line.update(type=own.id, structure=own.orig, d=fields(payload, "", {}))
    except (EOFError, UnicodeDecodeError) as error:
        line["error"] = str(error)
    return line


def main():
    start = 0
    file = importlib.import_module("etl").Etl.from_file(TRACE)
    for buffer in file.buffers:
        offset = 72
        for event in getattr(getattr(buffer, "content", None), "events", None) or []:
            print(json.dumps(line_of(event, f"{start:#x}+{offset:#x}"), separators=(",", ":"), ensure_ascii=False))
            offset += event.len_body + len(event.padding)
        start += buffer.header.len_buffer


main()
