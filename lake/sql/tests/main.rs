//! The command, and the views against numbers that are computed without SQL.

#[cfg(feature = "delta")]
mod lake;
#[cfg(feature = "cloud")]
mod stores;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use arrow::array::AsArray;
use datafusion::execution::memory_pool::MemoryConsumer;
use etwspec_arrow::TraceContext;
use etwspec_console::Console;
use etwspec_etl::{SAMPLE, Trace};
use etwspec_profile::{Profile, Weight};
use etwspec_schema::Schemas;
use etwspec_sql::VIEWS;

/// Runs the command. Returns the exit status and its outputs.
fn run(arguments: &[&str]) -> (u8, String, String) {
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), std::io::empty());
    let mut console = Console::new(&mut out, &mut err, &mut input);
    let status = etwspec_sql::run(std::iter::once("etwspec-sql").chain(arguments.iter().copied()), &mut console);
    (status, String::from_utf8(out).expect("UTF-8"), String::from_utf8(err).expect("UTF-8"))
}

/// Runs the command, which succeeds. Returns its output.
fn output(arguments: &[&str]) -> String {
    let (status, out, err) = run(arguments);
    assert_eq!(status, 0, "{arguments:?}: {err}");
    out
}

/// Writes the sample into a folder. Returns its path.
fn sample(folder: &Path) -> String {
    let path = folder.join("sample.etl");
    fs::write(&path, SAMPLE).expect("room");
    path.to_string_lossy().into_owned()
}

#[test]
fn views_state_what_follows_from_dump() {
    let Some(python) = etwspec_corpus::python_or_skip("json") else { return };
    let root = tempfile::tempdir().expect("a folder");
    let folder = etwspec_corpus::folder_or_skip();
    let corpus: Vec<PathBuf> = folder.iter().flat_map(|folder| etwspec_corpus::traces(folder)).collect();
    let sample = PathBuf::from(sample(root.path()));
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/views.py");
    for trace in std::iter::once(&sample).chain(&corpus) {
        let name = trace.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let folder = root.path().join(format!("{name}.views"));
        fs::create_dir(&folder).expect("room");
        let bytes = fs::read(trace).expect("a trace");
        let whole = Trace::new(&bytes);
        let before = TraceContext::of(&whole, Schemas::new());
        let lines = etwspec_corpus::dump(&whole, before.state, before.schemas);
        fs::write(folder.join("dump.jsonl"), lines).expect("room");
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        let path = trace.to_string_lossy().into_owned();
        runtime.block_on(async {
            let session =
                etwspec_sql::Session::new(&[path], etwspec_sql::SessionOptions::default()).await.expect("a trace");
            for view in VIEWS {
                let select = format!("SELECT * FROM {}", view.name);
                let rows = session.context().sql(&select).await.expect("a view").collect().await.expect("rows");
                let mut file = fs::File::create(folder.join(format!("{}.json", view.name))).expect("room");
                let mut writer = arrow::json::LineDelimitedWriter::new(&mut file);
                rows.iter().for_each(|rows| writer.write(rows).expect("room"));
                writer.finish().expect("room");
            }
        });
        let compared = Command::new(&python)
            .arg(&script)
            .arg(folder.join("dump.jsonl"))
            .arg(&folder)
            .output()
            .expect("Python runs");
        let text = String::from_utf8_lossy(&compared.stdout);
        let errors = String::from_utf8_lossy(&compared.stderr);
        assert!(compared.status.success(), "{name}:\n{text}{errors}");
        assert_eq!(text.lines().count(), VIEWS.len(), "{name}: every view was compared");
    }
}

#[test]
fn rows_have_the_format_that_is_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = sample(folder.path());
    let sql = "SELECT NewThreadId, cpu FROM kernel.context_switch ORDER BY time, cpu LIMIT 2";
    let table = "\
+-------------+-----+
| NewThreadId | cpu |
+-------------+-----+
| 4214        | 0   |
| 5124        | 1   |
+-------------+-----+
";
    assert_eq!(output(&[sql, &trace]), table);
    assert_eq!(output(&["--format", "csv", sql, &trace]), "NewThreadId,cpu\n4214,0\n5124,1\n");
    assert_eq!(
        output(&["--format", "json", sql, &trace]),
        "{\"NewThreadId\":4214,\"cpu\":0}\n{\"NewThreadId\":5124,\"cpu\":1}\n"
    );
    let parquet = folder.path().join("rows.parquet").to_string_lossy().into_owned();
    output(&[sql, &trace, "-o", &parquet]);
    // Written rows are a separate table.
    let read = format!("SELECT sum(NewThreadId) AS s FROM '{parquet}'");
    let copied = format!(
        "CREATE EXTERNAL TABLE t STORED AS PARQUET LOCATION '{parquet}'; {}",
        read.replace(&format!("'{parquet}'"), "t")
    );
    assert!(output(&["--format", "csv", &copied, &trace]).ends_with("s\n9338\n"));
    assert_eq!(output(&["--format", "csv", "SELECT cpu FROM events WHERE cpu > 99", &trace]), "cpu\n");
}

#[test]
fn text_cannot_act_on_a_terminal_or_in_a_spreadsheet() {
    let table = output(&["SELECT chr(27) || '[2J' AS \"a\u{9b}b\""]);
    assert!(table.contains("\\u{1b}[2J") && table.contains("a\\u{9b}b") && !table.contains('\u{1b}'), "{table}");
    assert_eq!(output(&["--format", "csv", "SELECT '=1+1' AS x"]), "x\n'=1+1\n");
    assert_eq!(output(&["--format", "csv", "SELECT chr(27) || '[2J' AS x"]), "x\n\\u{1b}[2J\n");
}

#[test]
fn mistakes_have_one_message_and_status_2() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = sample(folder.path());
    let kept = folder.path().join("kept.csv").to_string_lossy().into_owned();
    let unmatched = folder.path().join("no_such*.etl").to_string_lossy().into_owned();
    fs::write(&kept, "as it was").expect("room");
    let other = folder.path().join("notes.etl").to_string_lossy().into_owned();
    fs::write(&other, "no trace").expect("room");
    for (arguments, wanted) in [
        (vec!["SELECT zzzzzz FROM events", &trace], "no column `zzzzzz`; DESCRIBE"),
        (vec!["SELECT e.provider_nam FROM events e", &trace], "no column `e.provider_nam`; did you mean provider_name"),
        (vec!["SELECT newthreadid FROM kernel.context_switch", &trace], "did you mean NewThreadId"),
        (vec!["SELECT * FROM zzzzzz", &trace], "no trace has a table `zzzzzz`; SHOW TABLES"),
        (vec!["SELECT * FROM evnts", &trace], "no trace has a table `evnts`; did you mean events?"),
        (vec!["SELECT * FROM cpu_by_proces", &trace], "did you mean cpu_by_process"),
        (
            vec!["SELECT * FROM kernel.contextswitch", &trace],
            "`kernel.contextswitch`; did you mean kernel.context_switch",
        ),
        (vec!["SELECT * FROM", &trace], "error: Expected: identifier"),
        (vec!["SELECT CAST('x' AS INT)", &trace], "error: Cast error: "),
        (vec!["SELECT * FROM events ORDER BY 99", &trace], "error: Order by column out of bounds"),
        (vec!["SELECT * FROM events LIMIT -1", &trace], "error: LIMIT must be >= 0"),
        (vec!["SELECT count(*) FROM events", &other], "notes.etl is not an ETW trace"),
        (vec!["SELECT 1 AS a", "/no/such/file.etl"], "/no/such/file.etl"),
        (vec!["SELECT 1 AS a", &unmatched], "/no_such*.etl` names no file"),
        (vec!["SELECT 1 AS a", "--format", "parquet"], "--output FILE"),
        (vec!["SELECT 1 AS a; SELECT 2 AS b", "-o", &kept], "one statement"),
        (vec!["SELECT CAST(name AS INT) AS a FROM events", &trace, "-o", &kept], "kept.csv"),
        (vec!["-f", "/no/such/file.sql"], "/no/such/file.sql"),
    ] {
        let (status, out, err) = run(&arguments);
        assert_eq!((status, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.starts_with("error: ") && err.contains(wanted), "{arguments:?}: {err}");
        assert!(err.lines().count() <= 2, "{arguments:?}: {err}");
        assert!(!err.contains("Error during") && !err.contains("ution error") && !err.contains("caused by"), "{err}");
    }
    assert_eq!(fs::read_to_string(&kept).expect("the file"), "as it was");
}

#[test]
fn samples_and_stacks_are_those_of_profiles() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut traces = vec![PathBuf::from(sample(folder.path()))];
    let corpus = etwspec_corpus::folder_or_skip();
    traces.extend(corpus.map(|folder| folder.join("perfview-net452-x86.etl")));
    for trace in traces {
        let bytes = fs::read(&trace).expect("a trace");
        let profile = Profile::read(&[Trace::new(&bytes)], |_, _| ());
        let path = trace.to_string_lossy().into_owned();
        let lines = |query: &str| {
            let text = output(&["--format", "csv", query, &path]);
            // Names of methods may contain commas, for which CSV has quotes.
            let text_of = |line: &str| match line.strip_prefix('"').and_then(|line| line.strip_suffix('"')) {
                Some(quoted) => quoted.replace("\"\"", "\""),
                None => line.to_owned(),
            };
            let mut lines: Vec<String> = text.lines().skip(1).map(text_of).collect();
            lines.sort();
            lines
        };
        for (weight, column) in [(Weight::Samples, "samples"), (Weight::Waits, "wait_us"), (Weight::Ready, "ready_us")]
        {
            let mut expected = Vec::new();
            profile.write_folded(weight, &mut expected).expect("room");
            let expected = String::from_utf8(expected).expect("UTF-8");
            let mut expected: Vec<&str> = expected.lines().collect();
            expected.sort_unstable();
            let query = format!("SELECT concat(stack, ' ', {column}) FROM folded_stacks WHERE {column} > 0");
            assert!(lines(&query) == expected, "{path}: {column}");
        }
        let counted = lines("SELECT concat(stack, ' ', count(*)) FROM samples GROUP BY stack");
        assert_eq!(counted, lines("SELECT concat(stack, ' ', samples) FROM folded_stacks WHERE samples > 0"));
        let by_thread = |table: &str, id: &str| {
            let ids =
                format!("{id} AS tid, count(*) AS samples, min(time) AS first, max(time) AS last, min(cpu) AS cpu");
            lines(&format!("SELECT {ids} FROM {table} GROUP BY {id}"))
        };
        assert_eq!(by_thread("samples", "tid"), by_thread("kernel.sample", "\"ThreadId\""));
    }
}

#[test]
fn tables_and_views_are_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = sample(folder.path());
    let tables = output(&["--format", "csv", "SHOW TABLES", &trace]);
    for line in [
        "etl,kernel,context_switch,BASE TABLE",
        "etl,public,events,BASE TABLE",
        "etl,public,gcs,VIEW",
        "etl,public,samples,VIEW",
    ] {
        assert!(tables.lines().any(|known| known == line), "{line} in {tables}");
    }
    assert!(VIEWS.iter().all(|view| view.doc().ends_with('.')), "every view is documented");
    let described = output(&["--format", "csv", "DESCRIBE kernel.context_switch", &trace]);
    assert!(described.contains("NewThreadId,UInt32,YES"), "{described}");
}

/// Runs the command with statements from a pipe. Returns the exit status and its outputs.
#[cfg(feature = "shell")]
fn run_piped(arguments: &[&str], statements: &str) -> (Option<i32>, String, String) {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_etwspec-sql"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(statements.as_bytes()).expect("the command reads");
    drop(input);
    let done = child.wait_with_output().expect("the command ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (done.status.code(), text(done.stdout), text(done.stderr))
}

#[cfg(feature = "shell")]
#[test]
fn commands_of_the_shell_work_from_a_pipe() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = sample(folder.path());
    let piped = |text: &str| run_piped(&["--format", "csv", &trace], text);
    let tables = output(&["--format", "csv", "SHOW TABLES", &trace]);
    let columns = output(&["--format", "csv", "DESCRIBE kernel.context_switch", &trace]);
    let sorted = |text: &str| text.lines().map(str::to_owned).collect::<std::collections::BTreeSet<String>>();
    let (status, out, err) = piped("\\d\n");
    assert_eq!((status, sorted(&out), err.as_str()), (Some(0), sorted(&tables), ""));
    let mixed = "-- one\n\nSELECT 1\nAS a; \n-- two\n\\d kernel.context_switch\nSELECT 2 AS b;\n\\q\nSELECT 3 AS c;\n";
    assert_eq!(piped(mixed), (Some(0), format!("a\n1\n{columns}b\n2\n"), String::new()));
    // A line of a text is no command.
    assert_eq!(piped("SELECT length('\n\\d') AS n").1, "n\n3\n");
    let (status, out, err) = piped("\\v\n");
    assert!(status == Some(0) && out.contains("cpu_by_process: "), "{out}{err}");
    let (status, out, err) = piped("\\x\n\\d\n");
    assert_eq!((status, out.as_str()), (Some(2), ""), "{err}");
    assert!(err.starts_with("error: unknown command `\\x`\n help: \\? lists the commands"), "{err}");
}

#[test]
fn rows_of_damaged_traces_come_with_a_warning_and_status_1() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    fs::write(path("cut.etl"), &SAMPLE[..SAMPLE.len() - 1000]).expect("room");
    let mut damaged = SAMPLE.to_vec();
    damaged[SAMPLE.len() / 2..][..600].fill(0xA5);
    fs::write(path("damaged.etl"), damaged).expect("room");
    fs::write(path("notes.txt"), "no trace").expect("room");
    let all = folder.path().to_string_lossy().into_owned();
    let whole = tempfile::tempdir().expect("a folder");
    let whole = sample(whole.path());
    for sql in ["SELECT count(*) AS n FROM events", "SELECT count(*) AS n FROM answers.processes"] {
        for (trace, expected) in
            [(&path("cut.etl"), &["cut.etl"][..]), (&all, &["cut.etl", "damaged.etl", "notes.txt"])]
        {
            let (status, out, err) = run(&["--format", "csv", sql, trace]);
            assert!(status == 1 && out.starts_with("n\n") && out.lines().count() == 2, "{sql}: {out}{err}");
            let warned = |name: &&str| err.contains(&format!("/{name} is damaged; rows may be missing"));
            assert_eq!(expected.iter().filter(|name| !warned(name)).count(), 0, "{sql}: {err}");
            assert_eq!(err.lines().count(), expected.len(), "{sql}: {err}");
        }
    }
    let function = format!("SELECT count(*) AS n FROM etl('{}')", path("cut.etl"));
    assert_eq!(run(&[&function]).0, 1, "the table function");
    assert_eq!(run(&["SELECT count(*) AS n FROM events", &whole]).0, 0);
}

/// Describes events of the sample that nothing else describes.
const MANIFEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/schema/tests/manifests/sample.man");

#[test]
fn schemas_of_files_describe_events() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = sample(folder.path());
    let csv = ["--format", "csv", "--schema", MANIFEST];
    let tables = output(&[&csv[..], &["SHOW TABLES", &trace]].concat());
    for table in ["open_start_v1", "open_stop_v1", "save"] {
        assert!(tables.contains(&format!("etl,contoso_editor,{table},BASE TABLE\n")), "{table} in {tables}");
    }
    assert!(!output(&["--format", "csv", "SHOW TABLES", &trace]).contains("contoso"));
    let opened = "SELECT Path, Size FROM contoso_editor.open_start_v1";
    assert_eq!(output(&[&csv[..], &[opened, &trace]].concat()), "Path,Size\nC:\\Users\\ada\\list.txt,49152\n");
    let function = format!("SELECT sum(\"Index\") AS s FROM etl('{trace}', 'contoso_editor.save')");
    assert_eq!(output(&[&csv[..], &[&function]].concat()), "s\n1\n");
    let named = "SELECT name, message FROM events WHERE provider_name = 'Contoso-Editor' AND id = 1";
    assert_eq!(
        output(&[&csv[..], &[named, &trace]].concat()),
        "name,message\nOpen/Start,\"Opening C:\\Users\\ada\\list.txt, 49152 bytes.\"\n"
    );
    let (status, _, err) = run(&[opened, &trace]);
    assert_eq!(status, 2);
    assert!(err.contains("no trace has a table `contoso_editor.open_start_v1`"), "{err}");
}

#[test]
fn messages_of_wpp_are_text_in_events() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    let folder = corpus.join("wpp").to_string_lossy().into_owned();
    let trace = corpus.join("wpp/findneedle-wpp-types2.etl").to_string_lossy().into_owned();
    let sql = "SELECT message FROM events WHERE message IS NOT NULL ORDER BY time";
    let messages = output(&["--format", "csv", "--schema", &folder, sql, &trace]);
    assert!(messages.contains("\nip=127.0.0.1 port=80\n"), "{messages}");
    // Names of codes are the same as in `etwspec dump`.
    assert!(messages.contains("werr=2(ERROR_FILE_NOT_FOUND)"), "{messages}");
    assert_eq!(output(&["--format", "csv", sql, &trace]), "message\n");
}

#[test]
fn mistakes_in_files_of_schemas_have_one_message() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = sample(folder.path());
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    fs::write(path("broken.man"), "<instrumentationManifest").expect("room");
    fs::create_dir(path("empty")).expect("room");
    for (name, wanted) in [
        ("missing.man", "error: --schema: cannot read "),
        ("broken.man", "help: name an instrumentation manifest"),
        ("empty", "contains no .man, .tmf, .pdb, .exe, .dll or .sys file"),
    ] {
        let lake = path("lake");
        for more in [&["SELECT 1 AS a"][..], &["--lake", &lake]] {
            let (status, out, err) = run(&[more, &[&trace, "--schema", &path(name)]].concat());
            assert_eq!((status, out.as_str()), (2, ""), "{name}: {err}");
            assert!(err.starts_with("error: --schema: ") && err.contains(name) && err.contains(wanted), "{err}");
            assert!(err.lines().count() <= 2, "{err}");
        }
    }
    fs::copy(MANIFEST, path("sample.man")).expect("room");
    let sql = "SELECT count(*) AS n FROM contoso_editor.save";
    let (status, out, err) = run(&["--format", "csv", "--schema", &path(""), sql, &trace]);
    assert_eq!((status, out.as_str()), (0, "n\n2\n"), "{err}");
    assert!(err.starts_with("warning: --schema: ") && err.contains("broken.man"), "{err}");
    assert_eq!(err.lines().count(), 1, "{err}");
}

/// Sorts all events. No two rows of a trace that sort equally differ.
const SORT: &str = "SELECT time, tid, name, size FROM events ORDER BY tid, time, size, name";

#[test]
fn sorts_with_a_memory_limit_can_merge_at_the_same_time() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    let trace = etwspec_corpus::largest(&corpus).to_string_lossy().into_owned();
    let mut options = etwspec_sql::SessionOptions::default();
    (options.threads, options.memory) = (Some(1), Some(16 << 20));
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let (sorted, counted) = runtime.block_on(async {
        let session = etwspec_sql::Session::new(&[trace], options).await.expect("a trace");
        let pool = session.context().runtime_env().memory_pool.clone();
        // Memory of the other of two sorts: all rows that it may collect, and 1.8 times as much to merge the rows
        // before.
        let other = MemoryConsumer::new("other").with_can_spill(true).register(&pool);
        let own = MemoryConsumer::new("own").with_can_spill(true).register(&pool);
        while other.try_grow(64 << 10).is_ok() {}
        let merged = MemoryConsumer::new("merged").register(&pool);
        merged.try_grow(other.size() / 5 * 9).expect("1.8 times as much");
        drop(own);
        let count = session.context().sql("SELECT count(*) FROM events").await.expect("a table");
        let count = count.collect().await.expect("a row");
        let sorted = session.context().sql(SORT).await.expect("a table").collect().await.expect("rows");
        let rows = sorted.iter().map(|rows| rows.num_rows() as i64).sum::<i64>();
        (rows, count[0].column(0).as_primitive::<arrow::datatypes::Int64Type>().value(0))
    });
    assert_eq!(sorted, counted);
}

#[test]
fn a_sort_that_merges_many_files_leaves_memory_for_others() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    let largest = etwspec_corpus::largest(&corpus);
    let folder = tempfile::tempdir().expect("a folder");
    for copy in 0..8 {
        fs::copy(&largest, folder.path().join(format!("{copy}.etl"))).expect("room");
    }
    let traces = folder.path().to_string_lossy();
    let sorted = output(&["--memory", "16", "--threads", "2", "--format", "csv", SORT, &traces]);
    let counted = output(&["--format", "csv", "SELECT count(*) AS n FROM events", &traces]);
    assert_eq!(counted, format!("n\n{}\n", sorted.lines().count() - 1));
}

#[test]
fn sorts_of_wide_rows_go_through_files() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    // A batch of its events with all columns takes more than a sort can have.
    let trace = corpus.join("msbuild-perfview-32.etl").to_string_lossy().into_owned();
    // No two events have one place.
    let sort = "SELECT * FROM events ORDER BY message, data, time, buffer, \"offset\"";
    let rows = output(&["--format", "json", sort, &trace]);
    assert!(
        rows == output(&["--memory", "16", "--format", "json", sort, &trace]),
        "the rows differ from those without a limit"
    );
}

#[test]
fn rows_beyond_the_memory_limit_go_through_files() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    let largest = etwspec_corpus::largest(&corpus);
    let trace = largest.to_string_lossy();
    let limited = ["--memory", "16", "--threads", "2", "--format", "csv"];
    let plan = output(&[&limited[..4], &[&format!("EXPLAIN ANALYZE {SORT}"), &trace]].concat());
    let spilled = plan.split("spill_count=").skip(1).any(|of| !of.starts_with('0'));
    assert!(spilled, "{plan}");
    let rows = output(&[&limited[..], &[SORT, &trace]].concat());
    // Comparing megabytes with assert_eq would print them.
    assert!(rows == output(&["--format", "csv", SORT, &trace]), "the rows differ from those without a limit");
    let (status, _, err) = run(&["--memory", "1", SORT, &trace]);
    assert_eq!(status, 2);
    assert!(err.contains("the query needs more memory than it may use"), "{err}");
    assert!(err.contains("--memory"), "{err}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rows.csv");
    let (status, _, err) = run(&["--memory", "1", SORT, &trace, "-o", &file.to_string_lossy()]);
    assert_eq!(status, 2);
    assert!(err.contains("the query needs more memory than it may use"), "{err}");
    assert!(!file.exists(), "half of the rows are in the file");
}
