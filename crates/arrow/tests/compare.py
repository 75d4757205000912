"""Compares exported Parquet files, as DuckDB and pyarrow read them, with the lines of `etwspec dump --format json`.

usage: compare.py DIR...

Each folder contains a file `dump.jsonl` and a folder `tables`.

Every line is a row of `events`, and of the table that `events` names. All columns are compared. Name, unit, meaning and type of
columns of events that the catalog has are those of a field in the catalog.
"""

import json
import multiprocessing
import os
import sys
from datetime import datetime, timezone

import duckdb
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
LIMIT = 2**63
# Suffix of columns with the names of what a field refers to, whatever the thing.
REFERENCE = "_refers_to"


class Different(Exception):
    """A cell that is not what the line states."""


def fail(place, what):
    raise Different(f"{place}: {what}")


def nanoseconds(text):
    """A time of JSON in nanoseconds since 1970. None beyond 64 bits."""
    if text is None:
        return None
    base, digits = text.rstrip("Z").split(".")
    year = base.split("-")[0]
    if len(year) != 4 or year == "0000":
        return None
    seconds = datetime.fromisoformat(base).replace(tzinfo=timezone.utc) - EPOCH
    time = (seconds.days * 86400 + seconds.seconds) * 10**9 + int(digits.ljust(9, "0"))
    return time if -LIMIT <= time < LIMIT else None


def number(value):
    if isinstance(value, str):
        return int(value, 16) if value.lower().startswith("0x") else int(value)
    return value


SCALES = {"100 ns": 100, "100 ms": 100}


def scalar(value, of, unit):
    """A value of JSON as the column of this type contains it."""
    if value is None:
        return None
    if pa.types.is_timestamp(of):
        return nanoseconds(value)
    if pa.types.is_duration(of):
        scaled = number(value) * SCALES.get(unit, 1)
        return scaled if -LIMIT <= scaled < LIMIT else None
    if pa.types.is_integer(of):
        return number(value)
    if pa.types.is_floating(of):
        return float(value) if isinstance(value, str) else value
    if pa.types.is_binary(of) or pa.types.is_fixed_size_binary(of):
        return bytes.fromhex(value)
    return value


def expected(value, of, unit=None):
    if pa.types.is_list(of):
        return None if value is None else [expected(one, of.value_type) for one in value]
    if pa.types.is_struct(of):
        return None if value is None else members(value, of)
    if pa.types.is_dictionary(of):
        return "|".join(value) or None if isinstance(value, list) else value
    return scalar(value, of, unit)


def original(field):
    return (field.metadata or {}).get(b"field", field.name.encode()).decode()


def own_names(field):
    """The names of the field in the structures of the event, of which the event has one."""
    others = (field.metadata or {}).get(b"other_names", b"").decode()
    return [original(field), *filter(None, others.split(", "))]


def stated(value, field):
    """The value of JSON as tables show it: no time of 0."""
    meaning = (field.metadata or {}).get(b"meaning")
    if meaning == b"unix-time" and value == "1970-01-01T00:00:00.0000000Z":
        return None
    return value


def beside(name, names):
    """The field beside which a column is, and its suffix."""
    for base, field in names.items():
        meaning = (getattr(field, "metadata", None) or {}).get(b"refers_to", b"").decode()
        if meaning and name == f"{base}_{meaning.rpartition('-')[0].replace('-', '_')}_name":
            return base, REFERENCE
    for suffix in ("_names", "_name", "_raw"):
        if name.endswith(suffix) and name[: -len(suffix)] in names:
            return name[: -len(suffix)], suffix
    return None, None


def members(value, of):
    """The members of a structure. Several columns may be of one field, with a type each."""
    fields = [of.field(at) for at in range(of.num_fields)]
    names = {field.name: field for field in fields}
    out, seen = {}, set()
    for field in fields:
        base, suffix = beside(field.name, names)
        own = [name for name in own_names(names[base] if base else field) if name in value]
        name = own[0] + (suffix or "") if own else None
        if base and suffix == REFERENCE:
            name = None
        if base and own and name not in value and pa.types.is_list(field.type) and value.get(own[0]):
            # No element has a name.
            out[field.name] = [None] * len(value[own[0]])
            continue
        if name in value:
            try:
                of = field if not base else pa.field("", field.type)
                out[field.name] = expected(stated(value[name], of), field.type, value.get(name + "_unit"))
                seen.add(name)
                continue
            except (ValueError, TypeError, AttributeError):
                pass
        out[field.name] = None
    for name in value:
        if name not in seen and not name.endswith("_unit") and name not in ("rest", "rest_why"):
            raise KeyError(name)
    return out


def same(one, other):
    if isinstance(one, float) and isinstance(other, float):
        return one == other or (one != one and other != other) or abs(one - other) <= 1e-6 * abs(one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return one == other


def plain(table):
    """Rows with times as numbers and dictionaries as text."""
    columns = []
    for at, field in enumerate(table.schema):
        columns.append(untimed(table.column(at).combine_chunks(), field.type))
    return list(zip(*columns)) if columns else []


def untimed(array, of):
    if isinstance(array, pa.ChunkedArray):
        array = array.combine_chunks() if array.num_chunks != 1 else array.chunk(0)
    if pa.types.is_timestamp(of) or pa.types.is_duration(of):
        return array.cast(pa.int64()).to_pylist()
    if pa.types.is_struct(of):
        parts = [untimed(array.field(at), of.field(at).type) for at in range(of.num_fields)]
        names = [of.field(at).name for at in range(of.num_fields)]
        valid = array.is_valid().to_pylist()
        rows = zip(*parts) if parts else [()] * len(array)
        return [dict(zip(names, row)) if ok else None for ok, row in zip(valid, rows)]
    if pa.types.is_list(of):
        values = untimed(array.values, of.value_type)
        offsets = array.offsets.to_pylist()
        valid = array.is_valid().to_pylist()
        return [values[a:b] if ok else None for ok, a, b in zip(valid, offsets, offsets[1:])]
    return array.to_pylist()


def micro(value, of):
    """Times as DuckDB returns them: in microseconds."""
    if value is None:
        return None
    if pa.types.is_timestamp(of):
        return value // 1000
    if pa.types.is_struct(of):
        return {name: micro(value[name], of.field(at).type) for at, name in enumerate(value)}
    if pa.types.is_list(of):
        return [micro(one, of.value_type) for one in value]
    return value


def of_duckdb(value, of):
    """A value of DuckDB like those of pyarrow."""
    if value is None:
        return None
    if pa.types.is_timestamp(of) and isinstance(value, datetime):
        if value.tzinfo is None:
            value = value.replace(tzinfo=timezone.utc)
        past = value - EPOCH
        return (past.days * 86400 + past.seconds) * 10**6 + past.microseconds
    if pa.types.is_struct(of):
        return {name: of_duckdb(value[name], of.field(at).type) for at, name in enumerate(value)}
    if pa.types.is_list(of):
        return [of_duckdb(one, of.value_type) for one in value]
    return value


def place(line):
    buffer, offset = line["at"].split("+")
    return int(buffer, 16), int(offset, 16)


COMMON = {
    "time": "time", "time_stamp": "time_stamp", "cpu": "cpu", "pid": "pid", "tid": "tid", "process": "process",
    "version": "version", "pointer": "pointer", "level": "level", "activity_id": "activity_id",
    "kernel_time": "kernel_time", "user_time": "user_time", "fit": "fit", "data_pointer": "data_pointer",
}
HEADER = {
    **{name: name for name in COMMON if name not in ("fit", "data_pointer")},
    "header": "header", "provider_name": "provider_name", "group": "group", "hook": "hook",
    "community_name": "community_name", "channel": "channel", "task": "task", "keyword": "keyword",
    "level_name": "level_name", "channel_name": "channel_name", "opcode_name": "opcode_name", "task_name": "task_name",
    "keywords": "keywords", "flags": "flags", "property": "property", "schema": "schema", "message": "message",
    "error": "error", "component": "component", "sequence": "sequence", "class": "class", "instance": "instance",
    "parent": "parent", "parent_class": "parent_class", "parent_instance": "parent_instance",
}


def check_common(where, line, row, fields, columns):
    for name, member in columns.items():
        want = expected(line.get(member), fields[name].type)
        # The header of some structures has a level that the line leaves out.
        if member not in line and name in ("level", "activity_id", "version"):
            continue
        # A provider may have a name without a schema of the event.
        if member not in line and name == "provider_name" and "schema" not in line:
            continue
        if not same(row[name], want):
            fail(where, f"{name}: {row[name]!r} instead of {want!r}")


def check_events(where, line, row, fields):
    check_common(where, line, row, fields, HEADER)
    want = {
        "provider": line.get("provider", line.get("message_guid")),
        "id": line.get("id", line.get("type", line.get("number"))),
        "name": line.get("name"),
        "bytes": bytes.fromhex(line["bytes"]) if "bytes" in line else None,
    }
    if "record" in line:
        want["bytes"] = bytes.fromhex(line["record"])
    for name, value in want.items():
        if not same(row[name], value):
            fail(where, f"{name}: {row[name]!r} instead of {value!r}")
    for name in ("items", "data"):
        if name == "data" and row["table"] is not None:
            value = None
        else:
            value = line.get(name)
        if (json.loads(row[name]) if row[name] is not None else None) != value:
            fail(where, f"{name}: {row[name]!r} instead of {value!r}")


def check_typed(where, line, row, schema, fields, nulls):
    check_common(where, line, row, fields, COMMON)
    data = line["data"]
    rest = bytes.fromhex(data["rest"]) if "rest" in data else None
    if row["rest"] != rest:
        fail(where, f"rest: {row['rest']!r} instead of {rest!r}")
    own = pa.struct([field for field in schema][len(nulls):])
    try:
        want = members(data, own)
    except KeyError as error:
        fail(where, f"no column for {error}")
    # Of several columns of a field, the one of the type that the event has contains the value.
    for name, value in want.items():
        own = set(own_names(fields[name]))
        others = [other for other in want if other != name and own.intersection(own_names(fields[other]))]
        if value is not None and row[name] is None and any(row[other] is not None for other in others):
            want[name] = None
    refers = line.get("names", {})
    for name, value in want.items():
        base, suffix = beside(name, fields)
        if suffix == REFERENCE:
            value = next((refers[own] for own in own_names(fields[base]) if own in refers), None)
        if not same(row[name], value):
            fail(where, f"{name}: {row[name]!r} instead of {value!r}")


def facts():
    """Units, meanings and integer types of all fields in the catalog, by name, and the events of its providers."""
    found = {}

    def visit(value):
        if isinstance(value, list):
            for one in value:
                visit(one)
        elif isinstance(value, dict):
            if isinstance(value.get("name"), str):
                scalar = (value.get("shape") or {}).get("scalar") if isinstance(value.get("shape"), dict) else None
                fact = (value.get("units"), value.get("meaning"), scalar)
                for name in (value["name"], value.get("same_as")):
                    found.setdefault(name, set()).add(fact)
            for one in value.values():
                visit(one)

    with open(CATALOG, encoding="utf-8") as file:
        catalog = json.load(file)
    visit([catalog["structs"], catalog["providers"]])
    events = {
        (provider["guid"].lower(), event["id"], event.get("version", 0))
        for provider in catalog["providers"]
        for event in provider["events"]
    }
    return found, events


CATALOG = os.path.join(os.path.dirname(__file__), "../../../generated/catalog/catalog.json")
FACTS, EVENTS = facts()


def check_columns(name, schema, common, line):
    """The name, the unit, the meaning and the type of each column are those of fields in the catalog, if it has the event of a line."""
    event = (str(line.get("provider")).lower(), line.get("id"), line.get("version", 0))
    # A schema of a trace that differs from the tables has a table of its own.
    if not name.startswith(("kernel.", "classic.")) and (event not in EVENTS or name.endswith("_of_trace")):
        return 0
    names = {field.name: field for field in schema}
    checked = 0
    for field in schema:
        if field.name in common or beside(field.name, names)[0]:
            continue
        known = set().union(*(FACTS.get(own, set()) for own in own_names(field)))
        if not known:
            fail(name, f"{field.name}: no field of the catalog")
        metadata = field.metadata or {}
        unit, meaning = (metadata.get(key, b"").decode() or None for key in (b"unit", b"meaning"))
        units, meanings = {fact[0] for fact in known}, {fact[1] for fact in known}
        if pa.types.is_duration(field.type):
            # The type has the unit, in which a multiple of 100 ns or 100 ms is stated.
            is_unit = any(own and own.split()[-1].startswith(unit[:1]) or own and own.endswith(unit) for own in units)
        else:
            is_unit = unit in units
        if not is_unit or meaning not in meanings:
            fail(name, f"{field.name}: unit {unit} and meaning {meaning}, and the catalog has {sorted(map(str, known))}")
        if pa.types.is_integer(field.type):
            wanted = {f"{'u' if of[0] == 'u' else ''}int{of[1:].removesuffix('-be')}" for _, _, of in known if of}
            # Other columns are of bit-fields, which state no type.
            if all(of for _, _, of in known) and str(field.type) not in wanted:
                fail(name, f"{field.name}: {field.type}, and the catalog has {sorted(wanted)}")
        checked += 1
    return checked


def compare(root):
    dump, folder = os.path.join(root, "dump.jsonl"), os.path.join(root, "tables")
    lines = {}
    with open(dump, encoding="utf-8") as file:
        for text in file:
            line = json.loads(text)
            lines[place(line)] = line
    compared, cells, described = 0, 0, 0
    tables = sorted(name for name in os.listdir(folder) if name != "etl_damage")
    owners = {}
    for name in ["events"] + [name for name in tables if name != "events"]:
        path = os.path.join(folder, name)
        files = sorted(file for file in os.listdir(path) if file.endswith(".parquet"))
        for file in files:
            check_bounds(name, os.path.join(path, file))
        table = pa.concat_tables([pq.read_table(os.path.join(path, file)) for file in files])
        schema = table.schema
        fields = {field.name: field for field in schema}
        by_arrow = plain(table)
        query = duckdb.sql(f"SELECT * FROM read_parquet('{path}/*.parquet') ORDER BY buffer, \"offset\"")
        if [column.lower() for column in query.columns] != [field.name.lower() for field in schema]:
            fail(name, f"DuckDB reads the columns {query.columns}")
        at_buffer, at_offset = schema.get_field_index("buffer"), schema.get_field_index("offset")
        by_arrow.sort(key=lambda row: (row[at_buffer], row[at_offset]))
        by_duckdb = query.fetchall()
        if len(by_arrow) != len(by_duckdb):
            fail(name, f"{len(by_duckdb)} rows by DuckDB, {len(by_arrow)} by pyarrow")
        common = [column for column in schema.names[: schema.get_field_index("offset") + 1]]
        first = lines.get((by_arrow[0][at_buffer], by_arrow[0][at_offset]), {}) if by_arrow else {}
        described += check_columns(name, schema, common, first)
        types = [field.type for field in schema]
        for one, other in zip(by_arrow, by_duckdb):
            row = dict(zip(schema.names, one))
            where = f"{name} at {row['buffer']:#x}+{row['offset']:#x}"
            for column, of, left, right in zip(schema.names, types, one, other):
                if not same(micro(left, of), of_duckdb(right, of)):
                    fail(where, f"{column}: DuckDB reads {right!r}, pyarrow {left!r}")
            line = lines.get((row["buffer"], row["offset"]))
            if line is None:
                fail(where, "no such event")
            if name == "events":
                check_events(where, line, row, fields)
                owners[row["buffer"], row["offset"]] = row["table"]
            else:
                if owners.pop((row["buffer"], row["offset"]), None) != name:
                    fail(where, "another table has the event")
                check_typed(where, line, row, schema, fields, common)
            cells += len(one)
        compared += len(by_arrow)
        if name == "events" and len(by_arrow) != len(lines):
            fail(name, f"{len(by_arrow)} rows instead of {len(lines)}")
    left = [place for place, table in owners.items() if table is not None]
    if left:
        fail(folder, f"{len(left)} events are not in their table, such as {left[0]}")
    return compared, cells, described


def check_bounds(name, path):
    """Bounds of numbers in a file are those of its rows."""
    file = pq.ParquetFile(path)
    for group in range(file.num_row_groups):
        rows, metadata = file.read_row_group(group), file.metadata.row_group(group)
        for at in range(metadata.num_columns):
            chunk = metadata.column(at)
            column = chunk.path_in_schema
            if chunk.physical_type not in ("INT32", "INT64") or column not in rows.column_names:
                continue
            values = rows.column(column)
            if pa.types.is_temporal(values.type):
                values = values.cast(pa.int64())
            bits, bounds = int(chunk.physical_type[3:]), pc.min_max(values).as_py()
            stated, own = (chunk.statistics.min_raw, chunk.statistics.max_raw), (bounds["min"], bounds["max"])
            wrap = lambda ends: [end if end is None else end % (1 << bits) for end in ends]
            if wrap(stated) != wrap(own):
                fail(name, f"{column}: the file states {stated}, and its rows have {own}")


def report(root):
    try:
        return os.path.basename(root), compare(root), None
    except Different as error:
        return os.path.basename(root), None, str(error)


def main(folders):
    failed = False
    with multiprocessing.Pool() as pool:
        for name, counts, error in pool.imap(report, folders):
            print(f"{name}: {error}" if error else f"{name}: {counts[0]} rows, {counts[1]} cells, {counts[2]} columns of the catalog")
            failed |= error is not None
    sys.exit(failed)


if __name__ == "__main__":
    main(sys.argv[1:])
