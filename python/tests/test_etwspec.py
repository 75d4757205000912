"""Tests of the package, against pyarrow, polars, pandas and DuckDB."""

import collections
import datetime
import gzip
import itertools
import json
import os
import re
import runpy
import subprocess
import sys
import warnings
import zipfile
from pathlib import Path
from random import Random

import duckdb
import pandas
import polars
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

import etwspec

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "crates/etl/assets/sample.etl"
MANIFEST = ROOT / "crates/schema/tests/manifests/sample.man"
CORPUS = Path(os.environ.get("ETWSPEC_CORPUS", ROOT / "../shared/corpus"))
TRACES = [SAMPLE] + sorted(CORPUS.glob("*.etl"))
# A trace with samples of the profiler, and their number by process.
SAMPLED = CORPUS / "perfview-net452-x86.etl"
BY_PROCESS = [("Idle", 82128), ("Test.x86.exe", 4900), ("PerfView.exe", 637), ("MsMpEng.exe", 560)]
COMMAND = os.environ.get("ETWSPEC_COMMAND")
needs_corpus = pytest.mark.skipif(not CORPUS.is_dir(), reason=f"no corpus at {CORPUS}")
needs_command = pytest.mark.skipif(not COMMAND, reason="ETWSPEC_COMMAND names no command")


@pytest.fixture(params=TRACES, ids=lambda path: path.stem)
def trace(request):
    return etwspec.open(request.param)


def test_sample_is_the_shipped_trace():
    assert etwspec.sample().tables() == etwspec.open(SAMPLE).tables()


def test_several_traces_have_the_rows_of_each(tmp_path):
    (tmp_path / "in").mkdir()
    for name in ("b.etl", "in/A.ETL"):
        (tmp_path / name).write_bytes(SAMPLE.read_bytes())
    (tmp_path / "notes.txt").write_text("no trace")
    one = etwspec.open(SAMPLE)
    with etwspec.open_all(tmp_path) as both:
        assert [Path(trace.path).name for trace in both] == ["b.etl", "A.ETL"] and len(both[:1]) == 1
        assert both.tables() == {name: 2 * rows for name, rows in sorted(one.tables().items())}
        assert both.read("kernel.*").keys() == one.read("kernel.*").keys()
        for table, alone in ((both.table("events"), one.table("events")), (both.list("images"), one.list("images"))):
            assert table.num_rows == 2 * alone.num_rows
            assert collections.Counter(table["file"].to_pylist()) == {trace.path: alone.num_rows for trace in both}
            columns = [name for name in alone.schema.names if name != "file"]
            assert table.filter(pc.equal(table["file"], both[1].path)).select(columns) == alone.select(columns)
        assert sum(1 for _ in both.events()) == 2 * len(one)
        with pytest.raises(KeyError, match="contxt_switch"):
            both.table("kernel.contxt_switch")
    with pytest.raises(ValueError, match="is closed"):
        both.tables()


def test_files_that_are_no_trace_are_left_out_of_folders_only(tmp_path):
    (tmp_path / "text.etl").write_text("no trace")
    with pytest.raises(ValueError, match="not an ETW trace"):
        etwspec.open_all([tmp_path / "text.etl"])
    with pytest.warns(UserWarning, match="left out: .*text.etl"), pytest.raises(ValueError, match="contains no trace"):
        etwspec.open_all(tmp_path)
    (tmp_path / "b.etl").write_bytes(SAMPLE.read_bytes())
    with pytest.warns(UserWarning, match="left out"):
        assert len(etwspec.open_all([tmp_path])) == 1
    with pytest.raises(ValueError, match="where"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        etwspec.open_all(tmp_path, where="(")
    with pytest.raises(ValueError, match="no trace; name files"):
        etwspec.open_all([])


def test_code_page_belongs_to_a_trace():
    trace = ROOT / "../shared/repro/cases/process-name-codepage.etl"
    if not trace.exists():
        pytest.skip(f"no {trace}")

    def names(opened):
        return [event.get("process") for event in opened.events()][-2:]

    escaped, decoded = etwspec.open(trace), etwspec.open(trace, code_page="cp1251")
    assert names(escaped) == [r"\x{ee}\x{f2}\x{f7}\x{b8}\x{f2}.exe", "日本語.exe"]
    assert names(decoded) == ["отчёт.exe", "日本語.exe"]
    with pytest.raises(ValueError, match="klingon: unknown code page"):
        etwspec.open(trace, code_page="klingon")


def test_times_keep_100_nanoseconds():
    trace = etwspec.sample()
    exact = pc.cast(trace.table("events")["time"], pa.int64()).to_pylist()
    assert [event["time"] and event["time"].ns for event in trace] == exact
    assert etwspec._time(116_444_736_000_000_001).ns == 100
    assert trace.info()["start_time"].ns % 100 == 0
    assert "time" in next(iter(trace)), "an event without a time has None"


def test_bytes_and_file_objects_are_traces(tmp_path):
    expected = etwspec.sample().tables()
    packed = tmp_path / "packed.etl.gz"
    packed.write_bytes(gzip.compress(SAMPLE.read_bytes()))
    for data in (SAMPLE.read_bytes(), bytearray(SAMPLE.read_bytes()), packed.read_bytes()):
        assert etwspec.open(data).tables() == expected
    with packed.open("rb") as file:
        assert etwspec.open(file).tables() == expected
    with pytest.raises(ValueError, match="is not an ETW trace"):
        etwspec.open(b"hello")


def test_path_is_as_given():
    assert etwspec.open(SAMPLE).path == str(SAMPLE)


def test_every_event_is_a_row_and_a_dict(trace):
    events = trace.table("events")
    dicts = list(trace.events())
    assert events.num_rows == len(dicts)
    places = [int(event["at"].split("+")[0], 16) for event in dicts]
    assert events["buffer"].to_pylist() == places
    assert [event.get("pid") for event in dicts] == events["pid"].to_pylist()
    times = pc.cast(events["time"], pa.timestamp("us", "UTC"), safe=False).to_pylist()
    assert all(event.get("time") == time for event, time in zip(dicts, times, strict=True))


def test_tables_have_the_rows_that_are_counted(trace):
    for name, rows in list(trace.tables().items())[:40]:
        table = trace.table(name)
        assert isinstance(table, pa.Table)
        assert table.num_rows == rows, name
        assert table.schema.equals(trace.schema(name)), name
        table.validate(full=True)


def test_batches_are_the_table(trace):
    reader = trace.batches("events")
    assert isinstance(reader, pa.RecordBatchReader)
    assert sum(batch.num_rows for batch in reader) == trace.table("events").num_rows


def test_tables_that_are_read_at_once_are_the_tables(trace):
    assert list(trace.read()) == list(trace.tables())
    # `events` has the fields of events whose table is not read.
    names = [name for name in trace.tables() if name != "events"][:10]
    if not names:
        return
    for name, table in trace.read(*names).items():
        assert table.equals(trace.table(name), check_metadata=True), name


def test_tables_are_read_by_name_and_pattern():
    tables = etwspec.sample().read("kernel.image_*", "kernel.context_switch", "dotnet.gc_start")
    images = ["kernel.image_dc_start", "kernel.image_dc_stop", "kernel.image_load", "kernel.image_unload"]
    assert list(tables) == [*images, "kernel.context_switch", "dotnet.gc_start"]
    assert tables["dotnet.gc_start"].num_rows == 0 and "time" in tables["dotnet.gc_start"].column_names
    with pytest.raises(KeyError, match="did you mean kernel.context_switch?"):
        etwspec.sample().read("events", "kernel.context_swich")
    with pytest.raises(KeyError, match=r"kernel\.\*"):
        etwspec.sample().table("kernel.*")


@needs_command
def test_lists_have_the_rows_of_the_command():
    trace = etwspec.sample()
    for name in ("processes", "waits", "interrupts", "gc"):
        run = subprocess.run([COMMAND, "list", name, "--sample", "--format", "json"], capture_output=True)
        rows = [json.loads(line) for line in run.stdout.splitlines()]
        table = trace.list(name)
        assert table.num_rows == len(rows)
        for own, row in zip(table.to_pylist(), rows if name != "processes" else sorted(rows, key=lambda row: row["pid"])):
            for column, value in own.items():
                if isinstance(value, (int, str)) and not isinstance(row[column], str):
                    assert value == row[column], (name, column)
    assert str(trace.list("processes").schema.field("start").type) == "timestamp[ns, tz=UTC]"
    with pytest.raises(KeyError, match="no list has the name wait: waits"):
        trace.list("wait")


def test_a_trace_is_an_iterable_of_events(trace):
    assert len(trace) == trace.table("events").num_rows == sum(1 for _ in trace)
    assert trace


def test_with_releases_the_file(tmp_path):
    path = tmp_path / "trace.etl"
    path.write_bytes(SAMPLE.read_bytes())
    with etwspec.open(path) as trace:
        events = trace.events()
        assert trace.table("events").num_rows == len(trace)
    for use in (trace.tables, trace.events, trace.info, lambda: trace.table("events"), lambda: len(trace)):
        with pytest.raises(ValueError, match="trace.etl is closed"):
            use()
    assert sum(1 for _ in events) == len(etwspec.sample()), "an iterator that exists goes on"
    assert (trace.path, repr(trace)) == (str(path), f"etwspec.open({str(path)!r})")
    assert trace._repr_html_() == f"<table><tr><th>trace</th><td>{trace}</td></tr></table>".replace("'", "&#x27;")


def test_notebooks_show_what_a_trace_states_without_markup_of_its_own(tmp_path):
    page = etwspec.sample()._repr_html_()
    assert page.startswith("<table><tr><th>trace</th>") and page.count("<tr>") > 10
    assert f"<tr><th>build</th><td>{etwspec.sample().info()['build']}</td></tr>" in page
    path = tmp_path / "<img src=x>.etl"
    path.write_bytes(SAMPLE.read_bytes())
    assert "<img" not in etwspec.open(path)._repr_html_()


def test_pandas_keeps_the_types_of_arrow():
    table = etwspec.sample().table("kernel.context_switch")
    frame = table.to_pandas(types_mapper=pandas.ArrowDtype)
    for field in table.schema:
        assert frame[field.name].dtype.pyarrow_dtype == field.type
    assert frame["NewThreadId"].tolist() == table["NewThreadId"].to_pylist()


def test_a_reader_that_is_dropped_ends_its_thread():
    for _ in range(50):
        trace = etwspec.open(TRACES[-1])
        next(iter(trace.batches("events")), None)
        next(trace.events(), None)


def test_polars_and_duckdb_count_as_pyarrow_does(trace):
    events = trace.table("events")
    if events.num_rows == 0:
        return
    counted = dict(duckdb.sql("SELECT cpu, count(*) FROM events GROUP BY ALL").fetchall())
    frame = polars.from_arrow(events).group_by("cpu").len()
    assert dict(frame.iter_rows()) == counted
    assert sum(counted.values()) == events.num_rows


def test_polars_sums_what_duckdb_sums():
    switches = etwspec.sample().table("kernel.context_switch")
    total = duckdb.sql("SELECT sum(NewThreadId) FROM switches").fetchall()[0][0]
    assert polars.from_arrow(switches)["NewThreadId"].sum() == total == sum(switches["NewThreadId"].to_pylist())


def test_columns_have_documentation():
    field = etwspec.sample().schema("kernel.context_switch").field("NewThreadId")
    assert field.type == pa.uint32()
    assert b"switches to" in field.metadata[b"doc"]
    assert field.metadata[b"meaning"] == b"thread-id"


def test_a_table_without_rows_has_its_columns():
    trace = etwspec.sample()
    names = [name for name in ("dotnet.gc_start", "kernel.registry_create") if name not in trace.tables()]
    for name in names:
        table = trace.table(name)
        assert table.num_rows == 0
        assert "time" in table.column_names


def test_guids_and_addresses_have_the_wanted_types():
    trace = etwspec.open(SAMPLE, guids="binary", ipv4="number")
    assert pa.uint32() in trace.schema("kernel.tcp_ip_connect").types
    assert pa.string() in etwspec.open(SAMPLE).schema("kernel.tcp_ip_connect").types


def test_export_writes_what_table_returns(tmp_path):
    trace = etwspec.open(SAMPLE)
    rows = trace.export(tmp_path, tables=["kernel.*"], partition=["host", "date"])
    assert rows["kernel.context_switch"] == 35
    folder = tmp_path / "kernel.context_switch/host=SAMPLE/date=2024-05-04"
    assert pq.read_table(folder / "sample.parquet", partitioning=None).num_rows == 35


def test_info_names_session_and_machine():
    info = etwspec.sample().info()
    assert info["host"] == "SAMPLE" == etwspec.sample().host
    assert info["processors"] == 2
    start = datetime.datetime(2024, 5, 4, 9, tzinfo=datetime.timezone.utc)
    assert start <= info["start_time"] < start + datetime.timedelta(seconds=1)
    assert info["boot_time"] is None or info["boot_time"] < info["start_time"]


def test_info_has_the_clock(trace):
    clock = trace.info().get("clock")
    events = trace.table("events").select(["time", "time_stamp"]).drop_null()
    if clock is None or events.num_rows == 0:
        return
    stamp, time = events["time_stamp"][0].as_py(), pc.cast(events["time"][0], pa.timestamp("us", "UTC"), safe=False).as_py()
    if clock["is_system_time"]:
        expected = datetime.datetime(1601, 1, 1, tzinfo=datetime.timezone.utc) + datetime.timedelta(microseconds=stamp // 10)
    else:
        expected = clock["utc"] + datetime.timedelta(seconds=(stamp - clock["ticks"]) / clock["frequency"])
    assert abs(expected - time) <= datetime.timedelta(microseconds=2)


def test_errors_name_their_cause(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"^\[Errno 2\] No such file or directory: '.*missing.etl'$"):
        etwspec.open(tmp_path / "missing.etl")
    text = tmp_path / "text.etl"
    text.write_text("this is no trace")
    with pytest.raises(ValueError, match="text.etl"):
        etwspec.open(text)
    with pytest.raises(ValueError, match=r'guids="hex": write one of \["text", "binary"\]'):
        etwspec.open(SAMPLE, guids="hex")
    with pytest.raises(KeyError, match="kernel.context_swich.*did you mean kernel.context_switch?"):
        etwspec.sample().table("kernel.context_swich")
    with pytest.raises(KeyError, match="zzz.*tables() lists those with rows".replace("()", r"\(\)")):
        etwspec.sample().schema("zzz")
    with pytest.raises(KeyError, match="kernel.context_swich.*did you mean kernel.context_switch?"):
        etwspec.sample().export(tmp_path / "tables", tables=["events", "kernel.context_swich"])
    assert not list(tmp_path.glob("tables/**/*.parquet")), "nothing is written"
    with pytest.raises(ValueError, match="format"):
        etwspec.sample().export(tmp_path / "formats", format="xml")
    assert not (tmp_path / "formats").exists()


def test_schemas_of_files_describe_events(tmp_path):
    assert "contoso_editor.save" not in etwspec.open(SAMPLE).tables()
    for schema in (MANIFEST, str(MANIFEST), [MANIFEST], (of for of in [MANIFEST])):
        trace = etwspec.open(SAMPLE, schema=schema)
        assert trace.table("contoso_editor.save")["Index"].to_pylist() == [0, 1]
    assert {"Path", "Size"} <= set(trace.schema("contoso_editor.open_start_v1").names)
    named = [event["name"] for event in trace.events() if event.get("provider_name") == "Contoso-Editor"]
    assert named == ["Open/Start", "Open/Stop", "Save", "Save"]
    assert trace.export(tmp_path, tables=["contoso_editor.*"])["contoso_editor.save"] == 2
    assert trace.export(tmp_path / "one", tables="contoso_editor.save", partition="provider") == {"contoso_editor.save": 2}


@pytest.mark.skipif(not (CORPUS / "wpp").is_dir(), reason=f"no corpus at {CORPUS}")
def test_messages_of_wpp_are_text_in_events():
    files = sorted((CORPUS / "wpp").glob("*.tmf"))
    expected = json.loads((CORPUS / "wpp/expected.json").read_text())
    assert files and expected
    for name, wanted in expected.items():
        path = CORPUS / "wpp" / name
        for schema in (CORPUS / "wpp", files):
            trace = etwspec.open(path, schema=schema)
            messages = [text for text in trace.table("events")["message"].to_pylist() if text is not None]
            assert set(wanted["contains"]) <= set(messages)
        assert etwspec.open(path).table("events")["message"].null_count == trace.table("events").num_rows


def test_errors_of_schemas_name_their_cause(tmp_path):
    with pytest.raises(FileNotFoundError, match="missing.man"):
        etwspec.open(SAMPLE, schema=tmp_path / "missing.man")
    with pytest.raises(ValueError, match="contains no .man, .tmf, .pdb, .exe, .dll or .sys file; name a file"):
        etwspec.open(SAMPLE, schema=tmp_path)
    broken = tmp_path / "broken.man"
    broken.write_text("<instrumentationManifest")
    with pytest.raises(ValueError, match="broken.man: .*name an instrumentation manifest"):
        etwspec.open(SAMPLE, schema=broken)
    (tmp_path / "sample.man").write_bytes(MANIFEST.read_bytes())
    with pytest.warns(UserWarning, match="broken.man: ") as warned:
        trace = etwspec.open(SAMPLE, schema=tmp_path)
    assert {of.filename for of in warned} == {__file__}, "the warning names the caller"
    assert trace.table("contoso_editor.save").num_rows == 2


def test_damage_is_a_table(tmp_path):
    cut = tmp_path / "cut.etl"
    cut.write_bytes(SAMPLE.read_bytes()[:-1000])
    with pytest.warns(UserWarning, match=r"cut.etl is damaged: \d+ bytes cannot be read") as warned:
        trace = etwspec.open(cut)
    assert {of.filename for of in warned} == {__file__}, "the warning names the caller"
    damage = trace.table("etl_damage")
    assert damage.num_rows == trace.info()["damaged_places"] > 0
    assert etwspec.sample().info()["damaged_places"] == 0
    assert damage["file"].to_pylist()[0] == str(cut)


def test_a_file_that_becomes_shorter_is_an_error(tmp_path):
    path = tmp_path / "trace.etl"
    path.write_bytes(SAMPLE.read_bytes() * 8)
    trace = etwspec.open(path)
    os.truncate(path, 4096)
    for use in (lambda: trace.table("events"), lambda: trace.read("events"), trace.tables, lambda: trace.export(tmp_path)):
        with pytest.raises(OSError, match=f"^{re.escape(str(path))} became shorter while it was read.*; copy the file"):
            use()
    assert not list(tmp_path.glob("**/*.parquet")), "nothing is written"


def test_compressed_traces_and_members_are_the_trace(tmp_path):
    packed, one, several = tmp_path / "packed.etl.gz", tmp_path / "one.etl.zip", tmp_path / "several.zip"
    packed.write_bytes(gzip.compress(SAMPLE.read_bytes()))
    for path, names in [(one, ["trace.etl"]), (several, ["a/first.etl", "second.etl"])]:
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("readme.txt", "no trace")
            for name in names:
                archive.write(SAMPLE, name)
    expected = etwspec.sample()
    addresses = {packed: packed, one: f"{one}:trace.etl", f"{several}:a/first.etl": f"{several}:a/first.etl"}
    for path, address in addresses.items():
        trace = etwspec.open(path)
        assert trace.path == str(path) and trace.info() == expected.info() and trace.tables() == expected.tables()
        assert list(trace) == list(expected)
        events = trace.table("events")
        assert events.drop_columns("file").equals(expected.table("events").drop_columns("file"))
        assert set(events["file"].to_pylist()) == {str(address)}
    etwspec.open(one).export(tmp_path / "tables", tables=["events"])
    assert (tmp_path / "tables/events/one.parquet").exists()
    with pytest.raises(ValueError, match="several.zip contains 2 traces; name one of them: .*several.zip:a/first.etl"):
        etwspec.open(several)
    with pytest.raises(ValueError, match="several.zip contains no trace third.etl; did you mean one of these"):
        etwspec.open(f"{several}:third.etl")
    with pytest.raises(FileNotFoundError):
        etwspec.open(f"{tmp_path}/none.zip:trace.etl")
    packed.write_bytes(packed.read_bytes()[:-3000])
    with pytest.warns(UserWarning, match="cannot unpack .*packed.etl.gz") as warned:
        trace = etwspec.open(packed)
    assert {of.filename for of in warned} == {__file__}, "the warning names the caller"
    assert 0 < len(trace) < len(expected)


def test_where_selects_events_and_rows(tmp_path):
    trace = etwspec.open(SAMPLE, where="process = notes.exe and FileName ~ *.dll")
    events = list(trace)
    assert len(trace) == len(events) == trace.table("events").num_rows > 0
    assert all(event["process"] == "notes.exe" and event["data"]["FileName"].endswith(".dll") for event in events)
    assert [int(place.split("+")[0], 16) for place in (event["at"] for event in events)] == trace.table("events")["buffer"].to_pylist()
    tables = trace.tables()
    assert sum(rows for name, rows in tables.items() if name != "events") == tables["events"] == len(events)
    assert {name: table.num_rows for name, table in trace.read().items()} == tables
    assert {name: sum(batch.num_rows for batch in trace.batches(name)) for name in tables} == tables
    assert trace.export(tmp_path) == tables
    assert set(trace.table("kernel.image_load")["process"].to_pylist()) == {"notes.exe"}
    switches = etwspec.sample(where="NewThreadId > 0").table("kernel.context_switch")["NewThreadId"].to_pylist()
    assert switches == [id for id in etwspec.sample().table("kernel.context_switch")["NewThreadId"].to_pylist() if id > 0]
    assert list(etwspec.sample(where="pid = 77777")) == [] and etwspec.sample(where="pid = 77777").tables() == {}


def test_where_tests_fields_of_schemas():
    trace = etwspec.open(SAMPLE, schema=MANIFEST, where="provider = Contoso-Editor and Index = 1")
    assert trace.tables() == {"contoso_editor.save": 1, "events": 1}
    with pytest.raises(ValueError, match="where: `Contoso-Editor` is neither"):
        etwspec.open(SAMPLE, where="provider = Contoso-Editor and Index = 1")


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("NewThreadIds > 0", "where: no event has a field named `NewThreadIds`; did you mean NewThreadId"),
        ("size > 100 cpu = 0", "where: write `and`, `or` or an operator here, not `cpu`\n  size > 100 cpu = 0\n             \\^\\^\\^$"),
        ("event = Cswich", "where: `Cswich` is neither an event ID .*; `etwspec stats` lists the events"),
        ("time < 10:00 and time > 11:00", "where: the end of the time range is not after its start"),
    ],
)
def test_errors_of_where_are_those_of_the_command(where, text):
    with pytest.raises(ValueError, match=f"(?s)^{text}"):
        etwspec.open(SAMPLE, where=where)


@needs_command
@pytest.mark.parametrize("where", ["process ~ * and not provider = ThreadGuid", "FileName ~ *.dll or event = CSwitch", "size > 100 and cpu = 0"])
@pytest.mark.parametrize("path", [SAMPLE, *(TRACES[1:] or [pytest.param(CORPUS, marks=needs_corpus)])], ids=lambda path: path.stem)
def test_where_selects_what_the_command_selects(path, where):
    run = subprocess.run([COMMAND, "dump", "--where", where, "--format", "json", path], capture_output=True)
    assert run.returncode in (0, 1, 3), run.stderr
    trace = etwspec.open(path, where=where)
    assert [event["at"] for event in trace] == [json.loads(line)["at"] for line in run.stdout.splitlines()]
    assert len(trace) == trace.table("events").num_rows == len(run.stdout.splitlines())


def compare_with_command(path, limit):
    run = subprocess.run([COMMAND, "dump", "--format", "json", "--limit", str(limit), path], capture_output=True)
    if run.returncode == 2:
        with pytest.raises((OSError, ValueError)):
            etwspec.open(path)
        return 0
    lines = run.stdout.splitlines()
    with warnings.catch_warnings(action="ignore"):
        events = list(itertools.islice(etwspec.open(path), limit))
    assert len(events) == len(lines)
    for line, event in zip(lines, events):
        expected = json.loads(line)
        expected.setdefault("time", None)
        # Times beyond the year 9999 are text.
        if isinstance(event["time"], datetime.datetime):
            time = event.pop("time")
            digits = time.strftime("%Y-%m-%dT%H:%M:%S.%f") + str(time.ns // 100 % 10)
            assert expected.pop("time")[:27].lstrip("0") == digits.lstrip("0")
        assert expected == event
    return len(lines)


@needs_command
@pytest.mark.parametrize("path", [SAMPLE, *(TRACES[1:] or [pytest.param(CORPUS, marks=needs_corpus)])], ids=lambda path: path.stem)
def test_events_are_those_of_the_command(path):
    assert compare_with_command(path, 3000) > 0


@needs_command
def test_events_of_damaged_traces_are_those_of_the_command(tmp_path):
    seeds = [path.read_bytes() for path in TRACES if path.stat().st_size < 100_000]
    path = tmp_path / "mutant.etl"
    for seed in range(200):
        random, data = Random(seed), bytearray(seeds[seed % len(seeds)])
        for _ in range(random.randint(1, 12)):
            at = random.randrange(len(data))
            end = at + (1 << random.randrange(8))
            match random.randrange(8):
                case 0: del data[max(at, len(data) // 2):]
                case 1: del data[at:end]
                case 2: data[at:at] = data[at:end]
                case 3: data[at:end] = bytes(len(data[at:end]))
                case _: data[at] ^= 1 << random.randrange(8)
        path.write_bytes(data)
        compare_with_command(path, 3000)


@pytest.mark.parametrize("path", [SAMPLE, pytest.param(SAMPLED, marks=needs_corpus)], ids=lambda path: path.stem)
def test_the_example_plots(path, tmp_path, monkeypatch, capsys):
    out = tmp_path / "plot.png"
    monkeypatch.setattr(sys, "argv", ["example", str(path), str(out)])
    by_process = runpy.run_path(str(ROOT / "python/examples/cpu_by_process.py"))["by_process"]
    assert out.read_bytes().startswith(b"\x89PNG")
    if path == SAMPLED:
        assert by_process[:4] == BY_PROCESS
        assert sum(count for _, count in by_process) == 88809
        assert str(BY_PROCESS[0]) in capsys.readouterr().out


@needs_corpus
def test_samples_have_processes():
    samples = etwspec.open(SAMPLED).table("kernel.sample")
    counts = collections.Counter(samples["process"].to_pylist())
    assert counts.most_common(4) == BY_PROCESS
    assert None not in counts and None not in samples["pid"].to_pylist()
    assert set(samples["process_by"].to_pylist()) == {"payload"}


@needs_corpus
def test_the_readme_prints_what_it_states(tmp_path, monkeypatch, capsys):
    (tmp_path / "boot.etl").write_bytes(SAMPLED.read_bytes())
    (tmp_path / "fleet").mkdir()
    (tmp_path / "fleet/one.etl").write_bytes(SAMPLE.read_bytes())
    with zipfile.ZipFile(tmp_path / "boot.etl.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(SAMPLED, "boot.etl")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "python/README.md").read_text(), re.S)
    names, ran = {}, 0
    for block in blocks:
        if "app.etl" not in block:
            capsys.readouterr()
            exec(block, names)
            ran += 1
            out = capsys.readouterr().out
            for stated in re.findall(r"^# (.*)", block, re.M):
                assert stated in out.splitlines()
    assert ran == len(blocks) - 1
    assert "Test.x86.exe" in names["frame"]["process"].unique()


def test_stubs_list_what_the_module_has():
    stub = (Path(etwspec.__file__).parent / "__init__.pyi").read_text()
    for name in etwspec.__all__:
        assert name in stub
    for name in [name for name in dir(etwspec.Trace) if not name.startswith("_")]:
        assert f"def {name}(" in stub, name
