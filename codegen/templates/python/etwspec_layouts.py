"""Layouts of Event Tracing for Windows (ETW) as ctypes classes, and a reader of traces that follows them.

Copy this file into your project. It needs Python 3.8 and no other module. Its name is not that of the package
`etwspec`, so that both can be installed.

    import etwspec_layouts as etw
    for event in etw.events(open("boot.etl", "rb").read()):
        print(event.header, etw.payload(event))

A class has the name of the structure. An older form also has its first release, such as
EVENT_TRACE_HEADER_V5_0, and forms that differ by the pointer size of the data end with _PTR32 or _PTR64. Sizes and
offsets are those of C, on any machine: padding and unnamed integers are members, whose names begin with `_0x` and
their offset, and bit-fields are properties. A trailing array of variable length has one element, as in C.

What has no fixed size is in `_tail_`. `parse` reads it. Its result is a dictionary by path, such as "Packet.Size".
"""

# SPDX-License-Identifier: MIT OR Apache-2.0

import collections
import ctypes
import functools
import uuid

U8, U16, U32, U64 = ctypes.c_uint8, ctypes.c_uint16, ctypes.c_uint32, ctypes.c_uint64
U16BE, U32BE = ctypes.c_uint16.__ctype_be__, ctypes.c_uint32.__ctype_be__
I8, I16, I32, I64 = ctypes.c_int8, ctypes.c_int16, ctypes.c_int32, ctypes.c_int64
CHAR = ctypes.c_char


class WCHAR(ctypes.c_uint16):
    """A UTF-16 code unit of an array."""


class _Bits:
    """A bit-field, as a property. ctypes would place it as the C compiler of the machine does."""

    def __init__(self, offset, size, start, width):
        self.offset, self.size, self.start, self.mask = offset, size, start, (1 << width) - 1

    def of(self, unit):
        return int.from_bytes(unit, "little") >> self.start & self.mask

    def __get__(self, obj, owner=None):
        return self if obj is None else self.of(bytes(obj)[self.offset : self.offset + self.size])

    def __set__(self, obj, value):
        unit = int.from_bytes(bytes(obj)[self.offset : self.offset + self.size], "little")
        unit = unit & ~(self.mask << self.start) | (value & self.mask) << self.start
        ctypes.memmove(ctypes.addressof(obj) + self.offset, unit.to_bytes(self.size, "little"), self.size)


class _Members:
    """Members at the offsets that the tables state: nothing is aligned."""

    _pack_, _layout_ = 1, "ms"

    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)
        for name, *place in cls.__dict__.get("_bits_", ()):
            setattr(cls, name.replace(".", "_"), _Bits(*place))

    def __repr__(self):
        members = _flat(type(self), 0, "")
        shown = ("%s=%r" % (path, read(bytes(self)[at : at + size])) for path, at, size, read in members)
        return "%s(%s)" % (type(self).__name__, ", ".join(shown))


class Layout(_Members, ctypes.LittleEndianStructure):
    """A structure. `_fixed_` is the size of its fixed part, if `sizeof` counts more."""

    _fixed_, _total_, _data_, _name_ = None, None, False, None
    _inserted_, _tail_ = (), ()

    @classmethod
    def read(cls, data, offset=0):
        """Returns the structure at an offset. Bytes that the data lack are zero."""
        size = ctypes.sizeof(cls)
        return cls.from_buffer_copy(bytes(data[offset : offset + size]).ljust(size, b"\0"))


class Union(_Members, getattr(ctypes, "LittleEndianUnion", ctypes.Union)):
    """A union."""


class GUID(Layout):
    """A GUID. `str` returns its usual form."""

    _fields_ = (("Data1", U32), ("Data2", U16), ("Data3", U16), ("Data4", U8 * 8))

    def __str__(self):
        return _guid(bytes(self))


# Parts of variable size. An element is an integer type, GUID, TEXT8, TEXT16, a class, or the name of a dispatch.
Part = collections.namedtuple("Part", "name element many when optional by", defaults=(("one", None), None, False, None))
TEXT8, TEXT16 = 1, 2
OPEN = ("open", None)


def N(field, mask=(1 << 64) - 1, shift=0, equals=None):
    """The number `(field & mask) >> shift`. As a condition, it equals a number, or is not zero."""
    return field, mask, shift, equals


def _no(kind, name, known):
    """Returns the text of an error about a name that does not exist, with names that are similar."""
    import difflib

    near = difflib.get_close_matches(str(name), [str(own) for own in known], 3)
    return "no %s is named %r%s" % (kind, name, "; did you mean %s?" % " or ".join(near) if near else "")


class Named(dict):
    """Values by name. An unknown name is a KeyError that suggests similar names."""

    def __init__(self, kind, values=()):
        super().__init__(values)
        self.kind = kind

    def __missing__(self, name):
        raise KeyError(_no(self.kind, name, self))


class TooShort(ValueError):
    """The data end within the layout, or contradict it."""


Parsed = collections.namedtuple("Parsed", "fields fit end")
_DEEPEST = 8


def parse(layout, data, log_version=None):
    """Returns the fields of a structure, how the data fit it, and the end of its parts.

    The fit is "exact", "bytes-left" or "too-short". Some structures depend on the version of the log file.
    """
    walk = _Walk(bytes(data), log_version)
    if walk.structure(layout, 0, len(data), True, "", 1) < len(data):
        walk.rest("bytes-left")
    fixed, size = _fixed(layout), ctypes.sizeof(layout)
    # Padding at the end may be missing.
    if _is_fixed(layout) and len(data) == size > fixed:
        walk.fit = "exact"
    return Parsed(walk.fields, walk.fit, walk.end)


def _guid(data):
    return str(uuid.UUID(bytes_le=bytes(data)))


def _reader(element):
    """Returns the function that converts the bytes of a member."""
    if element is GUID:
        return _guid
    if issubclass(element, ctypes.Array):
        of, size = element._type_, ctypes.sizeof(element._type_)
        if size == 1 or of is WCHAR:
            return bytes
        read = _reader(of)
        return lambda data: [read(data[at : at + size]) for at in range(0, len(data), size)]
    order = "big" if element in (U16BE, U32BE) else "little"
    return functools.partial(int.from_bytes, byteorder=order, signed=element(-1).value < 0)


def _flat(cls, base, path):
    """Returns path, offset, size and reader of the members of a class."""
    for name, element in cls._fields_:
        at, hidden = base + getattr(cls, name).offset, name.startswith("_0x")
        own = path if hidden else path + name
        count = 0
        if issubclass(element, ctypes.Array) and issubclass(element._type_, (Layout, Union)):
            element, count = element._type_, element._length_
        if element is not GUID and issubclass(element, (Layout, Union)):
            for index in range(count or 1):
                inner = own + ("[%d]" % index if count else "")
                inner = inner if hidden else inner + "."
                yield from _flat(element, at + index * ctypes.sizeof(element), inner)
        elif not hidden:
            array = element * count if count else element
            yield own, at, ctypes.sizeof(array), _reader(array)
    for name, offset, size, start, width in cls.__dict__.get("_bits_", ()):
        yield path + name, base + offset, size, _Bits(0, size, start, width).of


@functools.lru_cache(maxsize=None)
def _plan(cls):
    """Returns the members of the fixed part."""
    return tuple(member for member in _flat(cls, 0, "") if member[1] < _fixed(cls))


@functools.lru_cache(maxsize=None)
def _index(cls):
    return {member[0]: member[1:] for member in reversed(_plan(cls))}


def _fixed(cls):
    return ctypes.sizeof(cls) if cls._fixed_ is None else cls._fixed_


def _is_fixed(cls):
    return not (cls._tail_ or cls._inserted_ or cls._total_)


class _Walk:
    """The walk over the bytes of a structure, and what it found."""

    def __init__(self, data, log_version):
        self.data, self.log_version = data, log_version
        self.fields, self.fit, self.end = Named("field"), "exact", 0

    def rest(self, fit):
        """Notes that bytes are not explained. The first reason decides."""
        if self.fit == "exact":
            self.fit = fit

    def number(self, cls, base, end, number, kept):
        field, mask, shift, _ = number
        if field in kept:
            return (kept[field] & mask) >> shift
        offset, size, read = _index(cls)[field]
        data = self.data[base + offset : min(base + offset + size, end)]
        return (read(data) & mask) >> shift

    def holds(self, cls, base, end, number, kept):
        bits = self.number(cls, base, end, number, kept)
        return bits != 0 if number[3] is None else bits == number[3]

    def structure(self, cls, base, end, bounded, path, depth):
        """Reads a structure, and returns its end. If it is not bounded, its end follows from its parts."""
        if depth > _DEEPEST:
            self.rest("bytes-left")
            return end
        try:
            fixed, wrong, kept = _fixed(cls), False, {part.name: 0 for part in cls._tail_}
            if end - base < fixed:
                raise TooShort(cls.__name__)
            for name, offset, size, read in _plan(cls):
                self.fields[path + name] = read(self.data[base + offset : base + offset + size])
            at = base + fixed
            if cls._total_:
                total, unit = cls._total_
                stated = self.number(cls, base, end, total, {}) * unit
                if stated < fixed:
                    raise TooShort(cls.__name__)
                if base + stated <= end:
                    end, bounded = base + stated, True
                else:
                    wrong = True
            at = self.inserted(cls, base, at, end, path, depth)
            for part in cls._tail_:
                if part.when is not None and not self.holds(cls, base, end, part.when, kept):
                    continue
                if part.optional and end - at < _least(part):
                    continue
                at = self.part(cls, part, (base, at, end), kept, path + part.name, depth)
            if depth == 1:
                self.end = at
            if wrong:
                raise TooShort(cls.__name__)
            if cls._data_ or cls._total_ and not cls._tail_:
                return end
            if bounded and at < end:
                self.rest("bytes-left")
                return end
            return at
        except TooShort:
            self.rest("too-short")
            if bounded:
                return end
            raise

    def inserted(self, cls, base, at, end, path, depth):
        """Reads the item that the fixed part announces, and returns its end."""
        found = []
        for item, field, mask, fixed, count in cls._inserted_:
            bits = self.number(cls, base, end, N(field), {})
            size = fixed if bits & mask else 0
            if count is not None:
                size += ((bits & count[0]) >> count[1]) * count[2]
            if size:
                found.append((item, size))
        after = at + sum(size for _, size in found)
        if after > end:
            raise TooShort(cls.__name__)
        if len(found) > 1:
            # The order of several items is unknown.
            self.rest("too-short")
        elif found:
            item = found[0][0]
            self.structure(item, at, after, True, path + _name(item) + ".", depth + 1)
        return after

    def part(self, cls, part, place, kept, path, depth):
        """Reads the elements of a part, and returns their end."""
        base, at, end = place
        kind, number = part.many
        element, one = part.element, kind == "one"
        count = {"one": 1, "fixed": number}.get(kind)
        if kind == "counted":
            count = self.number(cls, base, end, number, kept)
        if element in (TEXT8, TEXT16):
            return self.texts(element, at, end, kind, count, path)
        if isinstance(element, str) and part.by is not None:
            size = self.sized(1, at, end, count, cls)
            if size:
                value = self.number(cls, base, end, part.by, kept)
                self.one_of(element, value, at, at + size, True, path, depth)
            return at + size
        if isinstance(element, str) or element is not GUID and issubclass(element, Layout):
            return self.items(element, (base, at, end), (kind, number, count), path, depth)
        width = ctypes.sizeof(element)
        size = self.sized(width, at, end, count, cls)
        data = self.data[at : at + size]
        if one:
            self.fields[path] = _reader(element)(data)
            kept[part.name] = 0 if element is GUID else self.fields[path]
        elif size:
            self.fields[path] = _reader(element * (size // width))(data)
        return at + size

    def sized(self, width, at, end, count, cls):
        have = (end - at) // width
        if count is not None and count > have:
            raise TooShort(cls.__name__)
        return (have if count is None else count) * width

    def texts(self, unit, at, end, kind, count, path):
        texts = []
        while len(texts) < count if count is not None else end - at >= unit:
            if end - at < unit and kind != "one":
                raise TooShort(path)
            after = at
            while end - after >= unit and any(self.data[after : after + unit]):
                after += unit
            text = self.data[at:after]
            texts.append(text.decode("latin-1") if unit == 1 else text.decode("utf-16-le", "replace"))
            at = after + unit if end - after >= unit else after
        if texts:
            self.fields[path] = texts[0] if kind == "one" else texts
        return at

    def items(self, element, place, many, path, depth):
        """Reads structures, and returns their end."""
        _, at, end = place
        kind, number, count = many
        done, last = 0, at
        while True:
            left = end - at
            if count is not None:
                over = done >= count
            elif kind == "open":
                short = not isinstance(element, str) and _is_fixed(element) and left < _fixed(element)
                over = left == 0 or short
            elif kind == "next":
                over = left == 0 or done > 0 and self.number(element, last, end, number, {}) == 0
            else:
                more = done > 0 and self.holds(element, last, end, number, {})
                if left == 0 and more:
                    raise TooShort(path)
                over = left == 0 or done > 0 and not more
            if over:
                return at
            if done > 0 and at == last or kind == "counted" and left == 0:
                raise TooShort(path)
            stop, bounded = end, kind == "next"
            if bounded:
                step = self.number(element, at, end, number, {})
                if step >= left:
                    raise TooShort(path)
                stop = at + step if step else end
            own = path if kind == "one" else "%s[%d]" % (path, done)
            done, last = done + 1, at
            if isinstance(element, str):
                width = DISPATCHES[element][0]
                if left < width:
                    raise TooShort(path)
                value = int.from_bytes(self.data[at : at + width], "little")
                at = self.one_of(element, value, at, stop, bounded, own, depth)
            else:
                at = self.structure(element, at, stop, bounded, own + ".", depth + 1)

    def one_of(self, dispatch, value, at, end, bounded, path, depth):
        """Reads the structure that a number selects, and returns its end."""
        case = find_case(dispatch, value, self.log_version)
        if case is None or case.layout is None:
            self.rest("bytes-left")
            return end
        self.fields[path] = _name(case.layout)
        return self.structure(case.layout, at, end, bounded, path + ".", depth + 1)


def _name(cls):
    return cls._name_ or cls.__name__


def _least(part):
    """Returns the size that the data need for an optional part to be present."""
    element, (kind, number) = part.element, part.many
    if isinstance(element, (int, str)):
        return 1
    is_layout = element is not GUID and issubclass(element, Layout)
    if is_layout and not _is_fixed(element):
        return 1
    size = _fixed(element) if is_layout else ctypes.sizeof(element)
    return max(size * (number if kind == "fixed" else 1), 1)


Case = collections.namedtuple(
    "Case", "value mask layout pointer first last size_mask", defaults=(None, None, None, None, 0)
)


def find_case(dispatch, value, log_version=None):
    """Returns the case of a dispatch that a number selects: the first that matches."""
    version = log_version or (255, 255)
    for case in DISPATCHES[dispatch][1]:
        in_versions = (case.first or (0, 0)) <= version <= (case.last or (255, 255))
        if value & case.mask == case.value and in_versions:
            return case
    return None


def release_of(build):
    """Returns the release of a build as an index of RELEASES, or None. Later releases have greater numbers."""
    exact = [index for index, row in enumerate(RELEASES) if build in row[1]]
    before = [index for index, row in enumerate(RELEASES) if row[1][0] < build]
    found = exact or before
    return found[-1] if found else None


def form(structure, pointer, release=None):
    """Returns the class of a structure for a pointer size, 32 or 64, of a release or the newest. None if there is none."""
    if structure not in FORMS:
        raise KeyError(_no("structure", structure, FORMS))
    for own, first, last, layout in FORMS[structure]:
        if own == pointer and (release is None or first <= release <= last):
            return layout
    return None


def key_of(guid, event_type):
    """Returns the key of an event of a class, by the GUID in its header. None if the class is unknown."""
    first = CLASSES.get(str(guid))
    return None if first is None else first + event_type


def _stated(binding, release):
    return not binding[2] or any(first <= release <= last for first, last in binding[2])


def _candidates(key, version, pointer):
    for binding in BINDINGS.get(key, ()):
        if binding[0] in (None, version) and binding[1] in (None, pointer) and not binding[3]:
            yield binding


def _forms(key, version, pointer, release):
    for binding in _candidates(key, version, pointer):
        if release is None or _stated(binding, release):
            layout = form(binding[4], pointer, release)
            if layout is not None:
                yield layout


def _assumable(key, version, pointer, release):
    """Returns the forms of structures whose rows state other releases."""
    older = any(binding[0] is not None and binding[0] > version for binding in BINDINGS.get(key, ()))
    for binding in _candidates(key, version, pointer):
        stated = _stated(binding, release) and form(binding[4], pointer, release) is not None
        if not stated and (binding[0] is not None or older):
            for own, _, _, layout in FORMS[binding[4]]:
                if own == pointer:
                    yield layout


def choose(key, version, pointer, release, data, log_version=None):
    """Returns the class of a payload, and the pointer size of its data. None if no structure is known.

    It is the structure of event version and release, if it explains all bytes. Otherwise, it is another structure of
    the event that does: for the pointer size of the header, for the other one, or one of other releases in the tables.
    """
    def fits(layout):
        return len(data) >= _fixed(layout) and parse(layout, data, log_version).fit == "exact"

    first = next(_forms(key, version, pointer, release), None)
    for size in (pointer, 96 - pointer):
        for layout in _forms(key, version, size, release):
            if fits(layout):
                return layout, size
    for layout in () if release is None else _assumable(key, version, pointer, release):
        if fits(layout):
            return layout, pointer
    return None if first is None else (first, pointer)


Event = collections.namedtuple("Event", "at offset header fields key version pointer release log_version data")
Event.__doc__ = """An event: offset of its buffer in the file, its offset there, header, and data.

`key` is the hook ID of a kernel event, or that of `key_of`. It is None for events of providers and messages."""

Payload = collections.namedtuple("Payload", "structure pointer fit fields")


def payload(event):
    """Returns the data of an event: structure, pointer size, fit and fields. None if no structure is known."""
    if event.key is None:
        return None
    chosen = choose(event.key, event.version, event.pointer, event.release, event.data)
    if chosen is None:
        return None
    parsed = parse(chosen[0], event.data, event.log_version)
    return Payload(_name(chosen[0]), chosen[1], parsed.fit, parsed.fields)


def _record(data, at, end, log_version):
    """Returns case and size of the event at an offset. None if no event begins there."""
    first = data[at : min(at + 8, end)]
    case = find_case("TRACE_HEADER", int.from_bytes(first[:4], "little"), log_version) if len(first) == 8 else None
    if case is None:
        return None
    size, least = 0, 8
    if case.layout is None:
        low = case.size_mask & -case.size_mask
        size = int.from_bytes(first, "little") & case.size_mask
        size = size // low if low else 0
    elif case.layout._total_:
        offset, width, read = _index(case.layout)[case.layout._total_[0][0]]
        size, least = read(first[offset : offset + width]), max(_fixed(case.layout), 8)
    return (case, size) if least <= size <= end - at else None


def _event(data, place, case, versions):
    buffer, at, end = place
    release, log_version = versions
    record, pointer = data[at:end], case.pointer
    if case.layout is None:
        return Event(buffer, at - buffer, None, {}, None, None, pointer or 64, release, log_version, record)
    parsed = parse(case.layout, record, log_version)
    fields, names = parsed.fields, ACCESSORS[_name(case.layout)]
    got = {name: fields.get(path) for name, path in names.items()}
    key, version = got.get("hook-id"), got.get("event-version")
    if key is None and "opcode" in got and "event-id" not in got and "message-number" not in got:
        key = key_of(got.get("provider") or uuid.UUID(int=0), got["opcode"])
    if version is None or version > 255:
        key = None
    if pointer is None:
        is_32 = fields.get("Packet.OptionFlags", 0) & SETS["TRACE_MESSAGE_FLAGS"][1]["TRACE_MESSAGE_POINTER32"]
        pointer = 32 if is_32 else 64
    body = record[parsed.end :]
    if parsed.fit == "too-short":
        key, body = None, b""
    return Event(buffer, at - buffer, _name(case.layout), fields, key, version, pointer, release, log_version, body)


def _log_file(data):
    """Returns pointer size, release and log file version from the first event."""
    head = ctypes.sizeof(form("WMI_BUFFER_HEADER", 64))
    found = _record(data, head, len(data), None)
    if found is None or found[0].layout is None or _name(found[0].layout) != "SYSTEM_TRACE_HEADER":
        return 64, None, None
    event = _event(data, (0, head, head + found[1]), found[0], (None, None))
    layout = form("TRACE_LOGFILE_HEADER", event.pointer)
    if len(event.data) < _fixed(layout):
        return 64, None, None
    fields = parse(layout, event.data).fields
    log_version = fields["VersionDetail.SubVersion"], fields["VersionDetail.SubMinorVersion"]
    return event.pointer, release_of(fields["ProviderVersion"]), log_version


def events(data):
    """Returns an iterator of the events of a trace that is not compressed, as stored. Damage ends the events of a buffer.

    Raises ValueError if the data are no trace, at a compressed buffer, and where no buffer begins.
    """
    if isinstance(data, str):
        raise TypeError("the data of a trace are bytes: open(path, \"rb\").read()")
    for start in (b"PK\3\4", b"\x1f\x8b", b"\xfd7zXZ", b"\x28\xb5\x2f\xfd"):
        if data[: len(start)] == start:
            raise ValueError("the file is compressed: unpack it, or read it with the package etwspec")
    versions = _log_file(data)
    _buffer(data, 0, *versions)
    return _events(data, *versions)


def _buffer(data, buffer, pointer, release, _):
    """Returns the size of a buffer's header, and its fields."""
    layout = form("WMI_BUFFER_HEADER", pointer, release) or form("WMI_BUFFER_HEADER", pointer)
    head = ctypes.sizeof(layout)
    fields = parse(layout, data[buffer : buffer + head]).fields
    if fields.get("BufferSize", fields.get("Wnode.BufferSize", 0)) < head:
        raise ValueError("no buffer begins at 0x%x%s" % (buffer, "" if buffer else ": the data are no event trace (.etl)"))
    if fields.get("BufferFlag", 0) & SETS["ETW_BUFFER_FLAG"][1]["ETW_BUFFER_FLAG_COMPRESSED"]:
        raise ValueError("the buffer at 0x%x is compressed, which only the package etwspec reads" % buffer)
    return head, fields


def _events(data, pointer, release, log_version):
    buffer = 0
    while buffer < len(data):
        head, fields = _buffer(data, buffer, pointer, release, log_version)
        size = fields.get("BufferSize", fields.get("Wnode.BufferSize", 0))
        size = min(size, len(data) - buffer)
        offset = fields["Offset"] if "BufferFlag" in fields else fields["CurrentOffset"]
        ends = [end for end in (fields["SavedOffset"], offset) if head <= end <= size]
        end = buffer + max(ends, default=size)
        at = buffer + head
        while at < end:
            found = _record(data, at, end, log_version)
            if found is None:
                break
            yield _event(data, (buffer, at, at + found[1]), found[0], (release, log_version))
            at += -(-found[1] // 8) * 8
        buffer += size


def __getattr__(name):
    """Returns an enumeration or flags as a class, which is created when it is first used."""
    import enum

    if name not in SETS:
        raise AttributeError(_no("item", name, [*SETS, *globals()]))
    kind, values = SETS[name]
    made = (enum.IntFlag if kind == "flags" else enum.IntEnum)(name, values)
    globals()[name] = made
    return made
