"""Tests of the package, against pyarrow, polars, pandas and DuckDB."""

import collections
import json
import os
import runpy
import subprocess
import sys
from pathlib import Path

import duckdb
import polars
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import etwspec

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "crates/etl/assets/sample.etl"
MANIFEST = ROOT / "crates/schema/tests/manifests/sample.man"
CORPUS = Path(os.environ.get("ETWSPEC_CORPUS", ROOT / "../shared/corpus"))
TRACES = [SAMPLE] + sorted(CORPUS.glob("*.etl"))


@pytest.fixture(params=TRACES, ids=lambda path: path.stem)
def trace(request):
    return etwspec.open(request.param)


def test_sample_is_the_shipped_trace():
    assert etwspec.sample().tables() == etwspec.open(SAMPLE).tables()


def test_path_is_as_given():
    assert etwspec.open(SAMPLE).path == str(SAMPLE)


def test_every_event_is_a_row_and_a_dict(trace):
    events = trace.table("events")
    dicts = list(trace.events())
    assert events.num_rows == len(dicts)
    places = [int(event["at"].split("+")[0], 16) for event in dicts]
    assert events["buffer"].to_pylist() == places
    assert [event.get("pid") for event in dicts] == events["pid"].to_pylist()


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
    assert info["start_time"].startswith("2024-05-04T09:00:00")


def test_errors_name_their_cause(tmp_path):
    with pytest.raises(FileNotFoundError, match="missing.etl"):
        etwspec.open(tmp_path / "missing.etl")
    text = tmp_path / "text.etl"
    text.write_text("this is no trace")
    with pytest.raises(ValueError, match="text.etl"):
        etwspec.open(text)
    with pytest.raises(ValueError, match="guids"):
        etwspec.open(SAMPLE, guids="hex")
    with pytest.raises(KeyError, match="kernel.no_such_table"):
        etwspec.sample().table("kernel.no_such_table")
    with pytest.raises(ValueError, match="format"):
        etwspec.sample().export(tmp_path / "tables", format="xml")
    assert not (tmp_path / "tables").exists()


def test_schemas_of_files_describe_events(tmp_path):
    assert "contoso_editor.save" not in etwspec.open(SAMPLE).tables()
    for schema in (MANIFEST, str(MANIFEST), [MANIFEST], (of for of in [MANIFEST])):
        trace = etwspec.open(SAMPLE, schema=schema)
        assert trace.table("contoso_editor.save")["Index"].to_pylist() == [0, 1]
    assert {"Path", "Size"} <= set(trace.schema("contoso_editor.open_start_v1").names)
    named = [event["event_name"] for event in trace.events() if event.get("provider_name") == "Contoso-Editor"]
    assert named == ["Open/Start", "Open/Stop", "Save", "Save"]
    assert trace.export(tmp_path, tables=["contoso_editor.*"])["contoso_editor.save"] == 2


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
    with pytest.raises(ValueError, match="contains no .man, .tmf or .pdb file; name a file"):
        etwspec.open(SAMPLE, schema=tmp_path)
    broken = tmp_path / "broken.man"
    broken.write_text("<instrumentationManifest")
    with pytest.raises(ValueError, match="broken.man: .*name an instrumentation manifest"):
        etwspec.open(SAMPLE, schema=broken)
    (tmp_path / "sample.man").write_bytes(MANIFEST.read_bytes())
    with pytest.warns(UserWarning, match="broken.man: ") as warned:
        trace = etwspec.open(SAMPLE, schema=tmp_path)
    assert [of.filename for of in warned] == [__file__], "the warning names the caller"
    assert trace.table("contoso_editor.save").num_rows == 2


def test_damage_is_a_table(tmp_path):
    cut = tmp_path / "cut.etl"
    cut.write_bytes(SAMPLE.read_bytes()[:-1000])
    damage = etwspec.open(cut).table("etl_damage")
    assert damage.num_rows > 0
    assert damage["file"].to_pylist()[0] == str(cut)


def test_a_file_that_becomes_shorter_is_an_error(tmp_path):
    path = tmp_path / "trace.etl"
    path.write_bytes(SAMPLE.read_bytes() * 8)
    trace = etwspec.open(path)
    os.truncate(path, 4096)
    with pytest.raises((OSError, pa.ArrowInvalid, ValueError), match="trace.etl"):
        trace.table("events")


def test_events_are_those_of_the_command():
    command = os.environ.get("ETWSPEC_COMMAND")
    if not command:
        pytest.skip("ETWSPEC_COMMAND names no command")
    lines = subprocess.run([command, "dump", "--format", "json", SAMPLE], capture_output=True, check=True).stdout
    assert [json.loads(line) for line in lines.splitlines()] == list(etwspec.open(SAMPLE).events())


def test_the_example_plots(tmp_path, monkeypatch):
    out = tmp_path / "plot.png"
    monkeypatch.setattr(sys, "argv", ["example", str(SAMPLE), str(out)])
    runpy.run_path(str(ROOT / "python/examples/cpu_by_process.py"))
    assert out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.skipif(not CORPUS.is_dir(), reason=f"no corpus at {CORPUS}")
def test_samples_have_processes():
    samples = etwspec.open(CORPUS / "perfview-net452-x86.etl").table("kernel.perfinfo_sampled_profile_information")
    counts = collections.Counter(samples["process"].to_pylist())
    assert counts.most_common(4) == [("Idle", 82128), ("Test.x86.exe", 4900), ("PerfView.exe", 637), ("MsMpEng.exe", 560)]
    assert None not in counts and None not in samples["pid"].to_pylist()
    assert set(samples["process_by"].to_pylist()) == {"payload"}


def test_stubs_list_what_the_module_has():
    stub = (Path(etwspec.__file__).parent / "__init__.pyi").read_text()
    for name in etwspec.__all__:
        assert name in stub
    for name in [name for name in dir(etwspec.Trace) if not name.startswith("_")]:
        assert f"def {name}(" in stub, name
