//! Lakes: every row of every trace once, also after a run was killed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use arrow::array::RecordBatch;
use arrow::error::ArrowError;
use arrow::util::display::array_value_to_string;
use datafusion::execution::context::SessionContext;
use deltalake_core::DeltaTableBuilder;
use etwspec_arrow::{Options, TraceContext, scan};
use etwspec_etl::{SAMPLE, Trace};
use etwspec_schema::Schemas;

use crate::{run, sample};

/// Returns the number of rows of each table of a trace.
fn rows_of(bytes: &[u8]) -> BTreeMap<String, u64> {
    let trace = Trace::new(bytes);
    let mut rows = BTreeMap::new();
    let converted =
        scan(&trace, TraceContext::of(&trace, Schemas::new()), Options::new(), |batch| -> Result<(), ArrowError> {
            *rows.entry(batch.table.to_string()).or_default() += batch.rows.num_rows() as u64;
            Ok(())
        });
    converted.expect("a conversion that never fails");
    rows
}

/// Runs a query over a table of a lake, whose name in the query is `t`.
fn query(lake: &Path, table: &str, sql: &str) -> Vec<Vec<String>> {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let read = async || -> datafusion::error::Result<Vec<RecordBatch>> {
        let address = url::Url::from_directory_path(lake.join(table)).expect("an absolute path");
        let table = DeltaTableBuilder::from_url(address)?.load().await?;
        let context = SessionContext::new();
        context.register_table("t", table.table_provider().await?)?;
        context.sql(sql).await?.collect().await
    };
    let batches = runtime.block_on(read()).unwrap_or_else(|error| panic!("{table}: {error}"));
    let mut rows = Vec::new();
    for batch in batches {
        for row in 0..batch.num_rows() {
            rows.push(
                batch.columns().iter().map(|column| array_value_to_string(column, row).expect("a text")).collect(),
            );
        }
    }
    rows
}

/// Returns the number of rows of each table of a lake. A table without a commit has none.
fn rows_in(lake: &Path) -> BTreeMap<String, u64> {
    let mut rows = BTreeMap::new();
    for entry in fs::read_dir(lake).into_iter().flatten() {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        if lake.join(&name).join("_delta_log/00000000000000000000.json").is_file() {
            let count = query(lake, &name, "SELECT count(*) FROM t")[0][0].parse().expect("a number");
            rows.insert(name, count);
        }
    }
    rows
}

/// Returns a path as text.
fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn a_lake_has_every_row_of_every_trace_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let lake = folder.path().join("lake");
    let first = sample(folder.path());
    let same = folder.path().join("same content.etl");
    fs::write(&same, SAMPLE).expect("room");
    let mut traces = vec![PathBuf::from(&first), same];
    let corpus = etwspec_corpus::folder_or_skip();
    let small = corpus
        .iter()
        .flat_map(|folder| etwspec_corpus::traces(folder))
        .filter(|path| fs::metadata(path).is_ok_and(|of| of.len() < 1 << 20));
    traces.extend(small);
    let mut wanted: BTreeMap<String, u64> = BTreeMap::new();
    let expected = |bytes: &[u8], wanted: &mut BTreeMap<String, u64>| {
        rows_of(bytes).into_iter().for_each(|(table, rows)| *wanted.entry(table).or_default() += rows);
        *wanted.entry("etl_traces".to_owned()).or_default() += 1;
    };
    for (at, trace) in traces.iter().enumerate() {
        if at != 1 {
            expected(&fs::read(trace).expect("a trace"), &mut wanted);
        }
    }
    let mut arguments = vec!["--lake", text(&lake)];
    arguments.extend(traces.iter().map(|trace| text(trace)));
    let (status, _, err) = run(&arguments);
    assert_eq!(status, 0, "{err}");
    assert!(err.contains(&format!("{} traces added", traces.len() - 1)) && err.contains("already had 1"), "{err}");
    let wanted_non_empty: BTreeMap<String, u64> = wanted.into_iter().filter(|(_, rows)| *rows > 0).collect();
    assert_eq!(rows_in(&lake), wanted_non_empty);
    let (status, _, err) = run(&arguments);
    assert_eq!((status, rows_in(&lake)), (0, wanted_non_empty), "{err}");
    assert!(err.contains("0 traces added"), "{err}");
    let switches = query(
        &lake,
        "kernel.context_switch",
        "SELECT time_stamp, cpu, \"NewThreadId\", host, date FROM t WHERE file = 'sample.etl' ORDER BY time_stamp LIMIT 2",
    );
    let of_sql = crate::output(&[
        "--format",
        "csv",
        "SELECT time_stamp, cpu, NewThreadId FROM kernel.context_switch ORDER BY time_stamp LIMIT 2",
        &first,
    ]);
    for (row, line) in switches.iter().zip(of_sql.lines().skip(1)) {
        assert_eq!(row[..3].join(","), line);
        assert_eq!(row[4], "2024-05-04");
    }
    assert_eq!(switches.len(), 2);
}

#[test]
fn tables_that_were_left_out_are_added_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let (lake, trace) = (folder.path().join("lake"), sample(folder.path()));
    let add = |tables: &[&str]| {
        let mut arguments = vec!["--lake", text(&lake), &trace, "--host", "ONE"];
        arguments.extend(tables);
        let (status, _, err) = run(&arguments);
        assert_eq!(status, 0, "{err}");
        rows_in(&lake)
    };
    // File, rows and tables of each row.
    let recorded = || query(&lake, "etl_traces", "SELECT file, host, rows, tables FROM t");
    let some = add(&["--tables", "kernel.context_switch,kernel.image_*"]);
    let rows = |tables: &BTreeMap<String, u64>| {
        let of = tables.iter().filter(|(name, rows)| *name != "etl_traces" && **rows > 0);
        let (names, rows): (Vec<&str>, Vec<u64>) = of.map(|(name, rows)| (name.as_str(), *rows)).unzip();
        vec![
            ["sample.etl".to_owned(), "ONE".to_owned(), rows.iter().sum::<u64>().to_string(), names.join(",")].to_vec(),
        ]
    };
    assert_eq!(recorded(), rows(&some));
    assert_eq!(some.get("kernel.context_switch"), Some(&35));
    assert!(!some.contains_key("events"), "{some:?}");
    let all = add(&[]);
    assert_eq!((all.get("kernel.context_switch"), all.get("events")), (Some(&35), Some(&318)));
    assert_eq!(query(&lake, "events", "SELECT DISTINCT host FROM t"), [["ONE"]]);
    assert_eq!(recorded(), rows(&all));
    // All of these tables are there, and nothing is counted twice.
    assert_eq!(add(&["--tables", "kernel.*"]), all);
    assert_eq!(recorded(), rows(&all));
    // Events that only a manifest describes get their tables.
    let described = add(&["--schema", crate::MANIFEST]);
    assert_eq!((described.get("events"), described.get("contoso_editor.save")), (Some(&318), Some(&2)));
    assert_eq!(recorded(), rows(&described));
    assert_eq!(query(&lake, "etl_traces", "SELECT count(*), count(DISTINCT sha256) FROM t"), [["1", "1"]]);
}

#[test]
fn events_that_files_describe_have_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let (lake, trace) = (folder.path().join("lake"), sample(folder.path()));
    let (status, _, err) = run(&["--lake", text(&lake), &trace, "--schema", crate::MANIFEST]);
    assert_eq!(status, 0, "{err}");
    let sql = "SELECT \"Path\", \"Size\" FROM t";
    assert_eq!(query(&lake, "contoso_editor.open_start_v1", sql), [["C:\\Users\\ada\\list.txt", "49152"]]);
}

#[test]
fn a_run_that_was_killed_leaves_no_half_table_and_is_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let lake = folder.path().join("lake");
    let trace = sample(folder.path());
    let mut wanted = rows_of(SAMPLE);
    let command = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_etwspec-sql"));
        command.args(["--lake", text(&lake), &trace]).stdout(Stdio::null()).stderr(Stdio::null());
        command
    };
    let mut killed = 0;
    for delay in [60u64, 120, 200, 300, 420, 560] {
        let mut run = command().spawn().expect("the command starts");
        std::thread::sleep(Duration::from_millis(delay));
        // It may have ended.
        if run.try_wait().expect("a status").is_none() {
            run.kill().expect("it can be killed");
            killed += 1;
        }
        run.wait().expect("it ends");
        for (table, rows) in rows_in(&lake) {
            let all = wanted.get(&table).copied().unwrap_or(1);
            assert!(rows == 0 || rows == all, "{table}: {rows} of {all} rows after {delay} ms");
        }
    }
    assert!(killed > 0, "no run was killed");
    assert!(command().status().expect("the command runs").success());
    let total: u64 = wanted.values().sum();
    assert_eq!(query(&lake, "etl_traces", "SELECT rows FROM t"), [[total.to_string()]]);
    wanted.insert("etl_traces".to_owned(), 1);
    assert_eq!(rows_in(&lake), wanted);
}

#[test]
fn mistakes_about_lakes_have_one_message() {
    let folder = tempfile::tempdir().expect("a folder");
    let lake = folder.path().join("lake");
    let file = folder.path().join("file");
    fs::write(&file, "text").expect("room");
    let trace = sample(folder.path());
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).expect("room");
    for (arguments, wanted) in [
        (vec!["--lake", text(&lake), "/no/such.etl"], "/no/such.etl"),
        (vec!["--lake", text(&lake), text(&empty)], "no trace to add"),
        (vec!["--lake", text(&file), &trace], "file"),
    ] {
        let (status, out, err) = run(&arguments);
        assert_eq!((status, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.starts_with("error: ") && err.contains(wanted), "{err}");
    }
}
