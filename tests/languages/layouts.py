"""Compares the classes of a module with sizes and offsets: `layouts.py MODULE EXPECTED`."""

import ctypes
import importlib.util
import json
import sys

sys.dont_write_bytecode = True
spec = importlib.util.spec_from_file_location("layouts", sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)


def find(cls, name, base=0):
    """Returns offset, size and type of a member, which may be one of a member without a name."""
    for own, ty in cls._fields_:
        at = base + getattr(cls, own).offset
        if own == name:
            return at, ctypes.sizeof(ty), ty
        inner = find(ty, name, at) if own in getattr(cls, "_anonymous_", ()) else None
        if inner is not None:
            return inner
    for own, at, size, start, width in cls.__dict__.get("_bits_", ()):
        if own == name:
            bits = getattr(cls, own)
            assert (bits.offset, bits.size, bits.start, bits.mask) == (at, size, start, (1 << width) - 1), name
            return base + at, size, (start, width)
    return None


checked = 0
for name, size, fields in json.load(open(sys.argv[2], encoding="utf-8")):
    cls = getattr(module, name)
    assert ctypes.sizeof(cls) == size, (name, ctypes.sizeof(cls), size)
    for path, at, size, bits in fields:
        base, ty = 0, cls
        for part in path.split("."):
            found = find(ty, part)
            assert found is not None, (name, path)
            base, own, ty = base + found[0], found[1], found[2]
        assert (base, own) == (at, size), (name, path, base, own, at, size)
        assert bits is None or tuple(bits) == ty, (name, path, ty, bits)
        checked += 1
print(checked)
