//! Tables of traces through DataFusion, against the same tables without it.

#[cfg(feature = "codec")]
mod codec;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use arrow::array::{AsArray, RecordBatch};
use arrow::datatypes::Int64Type;
use arrow::error::ArrowError;
use arrow::util::display::array_value_to_string;
use datafusion::execution::context::{SessionConfig, SessionContext};
use etwspec_arrow::{Options, TraceContext, scan};
use etwspec_datafusion::{TableOptions, TraceCatalog, Traces, TracesFunction};
use etwspec_etl::{SAMPLE, Trace};
use etwspec_schema::Schemas;
use object_store::memory::InMemory;
use object_store::{ObjectStoreExt, PutPayload};

/// Returns the built-in sample and the traces of the corpus, if it is here: names and bytes.
fn traces() -> Vec<(String, Vec<u8>)> {
    let folder = etwspec_corpus::folder_or_skip();
    let paths = folder.iter().flat_map(|folder| etwspec_corpus::traces(folder));
    let read = |path: PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (name, std::fs::read(&path).expect("a trace"))
    };
    std::iter::once(("sample.etl".to_owned(), SAMPLE.to_vec())).chain(paths.map(read)).collect()
}

/// Returns a session that divides every file between three threads.
fn session() -> SessionContext {
    let (catalog, schema) = TraceCatalog::defaults();
    let mut config = SessionConfig::new()
        .with_default_catalog_and_schema(catalog, schema)
        .with_create_default_catalog_and_schema(true)
        .with_target_partitions(3);
    config.options_mut().sql_parser.enable_ident_normalization = false;
    config.options_mut().optimizer.repartition_file_min_size = 1;
    config.options_mut().execution.listing_table_ignore_subdirectory = false;
    let context = SessionContext::new_with_config(config);
    context.register_udtf(TracesFunction::NAME, Arc::new(TracesFunction::new(TableOptions::default())));
    context
}

/// Returns a session with the tables of files that only a store has, so that they are copied first.
async fn with_files(files: &[(&str, &[u8])], path: &str) -> SessionContext {
    let context = session();
    let store = InMemory::new();
    for (name, bytes) in files {
        store.put(&(*name).into(), PutPayload::from(bytes.to_vec())).await.expect("memory");
    }
    context.register_object_store(&url::Url::parse("memory://traces").expect("an address"), Arc::new(store));
    let traces = Traces::new([path], TableOptions::default()).expect("valid addresses");
    TraceCatalog::register(traces, &context).await.expect("files that exist");
    context
}

async fn rows(context: &SessionContext, sql: &str) -> Vec<RecordBatch> {
    let rows = async { context.sql(sql).await?.collect().await };
    rows.await.unwrap_or_else(|error| panic!("{sql}: {error}"))
}

async fn count(context: &SessionContext, sql: &str) -> i64 {
    rows(context, sql).await[0].column(0).as_primitive::<Int64Type>().value(0)
}

/// Returns the rows as text, sorted, without the column `file`.
fn text(batches: &[RecordBatch]) -> Vec<String> {
    let mut lines = Vec::new();
    for batch in batches {
        let schema = batch.schema();
        for row in 0..batch.num_rows() {
            let mut cells = Vec::new();
            for (field, column) in
                schema.fields().iter().zip(batch.columns()).filter(|(field, _)| field.name() != "file")
            {
                let value = array_value_to_string(column, row).expect("a value with a text");
                cells.push(format!("{}={value}", field.name()));
            }
            lines.push(cells.join("\t"));
        }
    }
    lines.sort();
    lines
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_divided_files_are_those_of_whole_traces() {
    let mut compared = 0;
    for (name, bytes) in traces().into_iter().filter(|(_, bytes)| bytes.len() < 5 << 20) {
        let trace = Trace::new(&bytes);
        let mut tables: BTreeMap<String, Vec<RecordBatch>> = BTreeMap::new();
        let mut options = Options::new();
        options.tables = vec!["*.*".to_owned(), "etl_damage".to_owned()];
        let converted =
            scan(&trace, TraceContext::of(&trace, Schemas::new()), options, |batch| -> Result<(), ArrowError> {
                tables.entry(batch.table.to_string()).or_default().push(batch.rows);
                Ok(())
            });
        converted.expect("a conversion that never fails");
        let context = with_files(&[(&name, &bytes)], "memory://traces/").await;
        // A tenth of the tables, which are others for each trace.
        let chosen = tables.iter().enumerate().filter(|(at, _)| (at + bytes.len()) % 10 == 0);
        for (_, (table, wanted)) in chosen {
            let read = rows(&context, &format!("SELECT * FROM {table}")).await;
            assert_eq!(text(&read), text(wanted), "{name}: {table}");
            compared += 1;
        }
    }
    assert!(compared > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn conditions_that_are_pushed_down_change_no_row() {
    for (name, bytes) in traces().into_iter().filter(|(_, bytes)| bytes.len() < 5 << 20) {
        let context = with_files(&[(&name, &bytes)], "memory://traces/").await;
        let timed = count(&context, "SELECT count(time) FROM events").await;
        if timed == 0 {
            continue;
        }
        let middle = format!(
            "SELECT CAST(time AS BIGINT) AS middle FROM events WHERE time IS NOT NULL ORDER BY time OFFSET {}",
            timed / 2
        );
        let middle = count(&context, &format!("{middle} LIMIT 1")).await;
        let at = format!("to_timestamp_nanos({middle})");
        let pid = rows(&context, "SELECT max(pid) FROM events").await;
        let pid = array_value_to_string(pid[0].column(0), 0).expect("a number");
        let pid = if pid.is_empty() { "4".to_owned() } else { pid };
        let provider = rows(&context, "SELECT provider FROM events WHERE provider IS NOT NULL LIMIT 1").await;
        let provider =
            provider.first().map_or(String::new(), |rows| array_value_to_string(rows.column(0), 0).expect("a text"));
        let of_names = |column: &str| {
            let sql = format!("SELECT min({column}) AS a, max({column}) AS b FROM events");
            let context = &context;
            async move {
                let rows = rows(context, &sql).await;
                [0, 1].map(|at| array_value_to_string(rows[0].column(at), 0).expect("a text").replace('\'', "''"))
            }
        };
        let [first, last] = of_names("process").await;
        let [named, other_named] = of_names("provider_name").await;
        let part: String = last.chars().skip(1).take(3).collect();
        // The second condition of each is the same to a reader of SQL, and nothing that a filter of events can express.
        for (pushed, other) in [
            ("cpu = 0".to_owned(), "cpu + 0 = 0".to_owned()),
            (format!("time >= {at}"), format!("CAST(time AS BIGINT) + 0 >= {middle}")),
            (format!("time < {at} AND cpu <> 1"), format!("CAST(time AS BIGINT) + 0 < {middle} AND cpu + 0 <> 1")),
            (format!("time = {at}"), format!("CAST(time AS BIGINT) + 0 = {middle}")),
            (format!("pid IN (0, 4, {pid})"), format!("pid + 0 IN (0, 4, {pid})")),
            (format!("pid = {pid} OR tid = 4"), format!("pid + 0 = {pid} OR tid + 0 = 4")),
            (format!("tid = 0 OR tid = {pid}"), format!("tid + 0 = 0 OR tid + 0 = {pid}")),
            ("hook = 1316 OR hook = 770".to_owned(), "hook + 0 = 1316 OR hook + 0 = 770".to_owned()),
            ("id IN (1, 32) AND hook IS NULL".to_owned(), "id + 0 IN (1, 32) AND hook IS NULL".to_owned()),
            (format!("provider = '{provider}'"), format!("provider || '' = '{provider}'")),
            (format!("process = '{first}'"), format!("process || '' = '{first}'")),
            (format!("process IN ('{last}', 'none')"), format!("process || '' IN ('{last}', 'none')")),
            (format!("process LIKE '_{part}%'"), format!("process || '' LIKE '_{part}%'")),
            (format!("process NOT LIKE '%{part}%'"), format!("process || '' NOT LIKE '%{part}%'")),
            ("process LIKE '%\\_%'".to_owned(), "process || '' LIKE '%\\_%'".to_owned()),
            (format!("provider_name = '{named}'"), format!("provider_name || '' = '{named}'")),
            (
                format!("provider_name IN ('{named}', '{other_named}') AND cpu = 0"),
                format!("provider_name || '' IN ('{named}', '{other_named}') AND cpu + 0 = 0"),
            ),
            ("provider_name LIKE '%-%'".to_owned(), "provider_name || '' LIKE '%-%'".to_owned()),
            ("NOT (cpu = 0) AND pid = -1".to_owned(), "NOT (cpu + 0 = 0) AND pid + 0 = -1".to_owned()),
        ] {
            let of = |condition: &str| format!("SELECT buffer, \"offset\" FROM events WHERE {condition}");
            let (read, wanted) = (rows(&context, &of(&pushed)).await, rows(&context, &of(&other)).await);
            assert_eq!(text(&read), text(&wanted), "{name}: {pushed}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn plans_state_what_the_reader_skips() {
    let context = with_files(&[("sample.etl", SAMPLE)], "memory://traces/").await;
    let plan = rows(
        &context,
        "EXPLAIN SELECT NewThreadId FROM kernel.context_switch WHERE cpu = 1 AND time >= '2024-05-04T09:00:00Z'",
    )
    .await;
    let plan = text(&plan).join("\n");
    for part in [
        "table=kernel.context_switch",
        "decoded_columns=3/46",
        "pushed_down=[time >= 2024-05-04T09:00:00.0000000Z, cpu in 1]",
    ] {
        assert!(plan.contains(part), "{part} in {plan}");
    }
    let by_name = "EXPLAIN SELECT id FROM events WHERE process LIKE 'editor%' AND provider_name = 'Contoso-Editor'";
    let by_name = text(&rows(&context, by_name).await).join("\n");
    let part = "pushed_down=[process in editor*, provider in contoso-editor]";
    assert!(by_name.contains(part), "{by_name}");
    let groups = "sample.etl:0..";
    assert!(plan.contains(groups), "a file is divided: {plan}");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_folders_are_columns() {
    let files: [(&str, &[u8]); 2] =
        [("host=one/date=2026-01-01/a.etl", SAMPLE), ("host=two/date=2026-01-02/b.etl", SAMPLE)];
    let context = with_files(&files, "memory://traces/").await;
    let by_host =
        rows(&context, "SELECT host, count(*) AS n FROM events WHERE date = '2026-01-02' GROUP BY host").await;
    assert_eq!(text(&by_host), ["host=two\tn=318"]);
    assert_eq!(count(&context, "SELECT count(DISTINCT file) FROM events").await, 2);
    assert_eq!(count(&context, "SELECT count(*) FROM etl('memory://traces/host=one/*.etl')").await, 318);
    let plan = text(&rows(&context, "EXPLAIN SELECT name FROM events WHERE host = 'one'").await).join("\n");
    assert!(plan.contains("a.etl") && !plan.contains("b.etl"), "{plan}");
}

#[tokio::test(flavor = "multi_thread")]
async fn files_of_this_machine_are_tables_of_a_function() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("a b.etl"), SAMPLE).expect("room");
    let context = session();
    let path = folder.path().display();
    for path in [
        format!("{path}/a b.etl"),
        format!("{path}/*.etl"),
        format!("{path}"),
        format!("{path}/../{}/", folder.path().file_name().unwrap_or_default().display()),
    ] {
        assert_eq!(count(&context, &format!("SELECT count(*) FROM etl('{path}')")).await, 318, "{path}");
        let switches = format!("SELECT count(*) FROM etl('{path}', 'kernel.context_switch')");
        assert_eq!(count(&context, &switches).await, 35, "{path}");
    }
    for (sql, wanted) in [
        (format!("SELECT * FROM etl('{path}', 'kernel.no_such')"), "no trace has a table `kernel.no_such`"),
        (format!("SELECT * FROM etl('{path}/none.etl')"), "none.etl"),
        ("SELECT * FROM etl(1)".to_owned(), "write etl("),
    ] {
        let error = context.sql(&sql).await.map(|_| ()).expect_err(&sql).to_string();
        assert!(error.contains(wanted), "{error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_damaged_is_a_row_and_ends_no_query() {
    let mut bytes = SAMPLE.to_vec();
    let size = bytes.len();
    bytes[size / 2..size / 2 + 600].fill(0xA5);
    let context =
        with_files(&[("damaged.etl", &bytes), ("empty.etl", &[]), ("text.etl", b"no trace")], "memory://traces/").await;
    let events = count(&context, "SELECT count(*) FROM events").await;
    assert!((1..318).contains(&events), "{events}");
    assert!(count(&context, "SELECT count(*) FROM etl_damage WHERE file LIKE '%damaged.etl'").await > 0);
    // A path that names a file names a trace.
    let state = context.state();
    let named = |path: &str| Traces::new([path], TableOptions::default()).expect("valid addresses");
    let table = named("memory://traces/text.etl").table(&state, "events").await.expect("a table of all traces");
    let rows = context.read_table(Arc::new(table)).expect("a table").collect().await;
    let empty = named("memory://traces/empty.etl").check(&context).await;
    for error in [rows.expect_err("no trace"), empty.expect_err("no trace")] {
        assert!(error.to_string().contains("is not an ETW trace"), "{error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_with_rows_are_listed_after_they_were_counted() {
    let context = session();
    let store = InMemory::new();
    store.put(&"a.etl".into(), PutPayload::from(SAMPLE.to_vec())).await.expect("memory");
    context.register_object_store(&url::Url::parse("memory://traces").expect("an address"), Arc::new(store));
    let traces = Traces::new(["memory://traces/"], TableOptions::default()).expect("valid addresses");
    let catalog = TraceCatalog::register(traces, &context).await.expect("files that exist");
    catalog.find(&context).await.expect("readable files");
    let names = datafusion::catalog::CatalogProvider::schema_names(&*catalog);
    assert!(names.contains(&"kernel".to_owned()) && names.contains(&"etwspec_sample".to_owned()), "{names:?}");
    let kernel = datafusion::catalog::CatalogProvider::schema(&*catalog, "kernel").expect("a schema");
    assert!(kernel.table_exist("context_switch") && !kernel.table_exist("no_such"));
}
