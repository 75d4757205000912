//! Time of queries with push-down and without, on the same files in one run.
//!
//! ```text
//! cargo bench --manifest-path lake/Cargo.toml -p etwspec-datafusion --bench pushdown [-- TRACE|FOLDER...]
//! ```
//!
//! Without an argument, it reads the traces of the corpus as one table, the two largest alone, and one that is
//! [longer](long). Without push-down, a query reads all columns of all rows of its table, and DataFusion does the rest.
//! Each measurement opens the files again, as a command does. The two are measured alternately, and the shortest time
//! of each counts.

use std::fmt;
use std::io::{BufWriter, Seek, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use arrow::array::{RecordBatch, RecordBatchOptions};
use arrow::datatypes::{Schema, SchemaRef};
use arrow::util::display::array_value_to_string;
use async_trait::async_trait;
use datafusion::catalog::{Session, TableProvider};
use datafusion::common::tree_node::TreeNodeRecursion;
use datafusion::error::{DataFusionError, Result};
use datafusion::execution::TaskContext;
use datafusion::execution::context::{SessionConfig, SessionContext};
use datafusion::logical_expr::{Expr, TableType};
use datafusion::physical_expr::{EquivalenceProperties, PhysicalExpr};
use datafusion::physical_plan::stream::RecordBatchStreamAdapter;
use datafusion::physical_plan::{
    DisplayAs, DisplayFormatType, ExecutionPlan, ExecutionPlanProperties, PlanProperties, SendableRecordBatchStream,
};
use etwspec_datafusion::{TableOptions, TraceTable, Traces};
use etwspec_etl::buffers::{Header, Scratch};
use etwspec_etl::etwspec::headers::HookId;
use etwspec_etl::write::{Ended, Head, Options, WriteError, Writer, heads};
use etwspec_etl::{Event, Item, Trace};
use futures::StreamExt;

/// Measurements of each query; in a debug build, one.
const RUNS: usize = if cfg!(debug_assertions) { 1 } else { 7 };
/// Numbers of threads.
const THREADS: [usize; 2] = [1, 2];

/// A table that returns all columns of all rows to a plan that cannot push anything below it.
#[derive(Debug)]
struct Unpushed(TraceTable);

#[async_trait]
impl TableProvider for Unpushed {
    fn schema(&self) -> SchemaRef {
        self.0.schema()
    }

    fn table_type(&self) -> TableType {
        self.0.table_type()
    }

    async fn scan(
        &self,
        state: &dyn Session,
        projection: Option<&Vec<usize>>,
        _: &[Expr],
        _: Option<usize>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        let input = self.0.scan(state, None, &[], None).await?;
        let all = (0..self.schema().fields().len()).collect();
        Ok(Arc::new(Barrier::new(input, projection.unwrap_or(&all))?))
    }
}

/// Selects columns of its input. The optimizer moves nothing through an unknown plan.
#[derive(Debug)]
struct Barrier {
    input: Arc<dyn ExecutionPlan>,
    columns: Vec<usize>,
    properties: Arc<PlanProperties>,
}

impl Barrier {
    fn new(input: Arc<dyn ExecutionPlan>, columns: &[usize]) -> Result<Barrier> {
        let schema = Arc::new(input.schema().project(columns)?);
        let of = input.properties();
        let properties = PlanProperties::new(
            EquivalenceProperties::new(schema),
            datafusion::physical_plan::Partitioning::UnknownPartitioning(input.output_partitioning().partition_count()),
            of.emission_type,
            of.boundedness,
        );
        Ok(Barrier { input, columns: columns.to_vec(), properties: Arc::new(properties) })
    }
}

impl DisplayAs for Barrier {
    fn fmt_as(&self, _: DisplayFormatType, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Barrier")
    }
}

impl ExecutionPlan for Barrier {
    fn name(&self) -> &str {
        "Barrier"
    }

    fn properties(&self) -> &Arc<PlanProperties> {
        &self.properties
    }

    fn children(&self) -> Vec<&Arc<dyn ExecutionPlan>> {
        vec![&self.input]
    }

    fn apply_expressions(
        &self,
        _: &mut dyn FnMut(&Arc<dyn PhysicalExpr>) -> Result<TreeNodeRecursion>,
    ) -> Result<TreeNodeRecursion> {
        Ok(TreeNodeRecursion::Continue)
    }

    fn with_new_children(self: Arc<Self>, children: Vec<Arc<dyn ExecutionPlan>>) -> Result<Arc<dyn ExecutionPlan>> {
        let input = children.into_iter().next().unwrap_or_else(|| self.input.clone());
        Ok(Arc::new(Barrier::new(input, &self.columns)?))
    }

    fn execute(&self, partition: usize, context: Arc<TaskContext>) -> Result<SendableRecordBatchStream> {
        let (schema, columns) = (self.schema(), self.columns.clone());
        let rows = self.input.execute(partition, context)?;
        let rows = rows.map(move |batch| project(&batch?, &columns));
        Ok(Box::pin(RecordBatchStreamAdapter::new(schema, rows)))
    }
}

fn project(batch: &RecordBatch, columns: &[usize]) -> Result<RecordBatch> {
    let schema: Schema = batch.schema().project(columns)?;
    let options = RecordBatchOptions::new().with_row_count(Some(batch.num_rows()));
    let columns = columns.iter().map(|at| batch.column(*at).clone()).collect();
    Ok(RecordBatch::try_new_with_options(Arc::new(schema), columns, &options)?)
}

/// A query: its purpose, its table and its statement, in which the table is `t`.
struct Query {
    name: &'static str,
    table: &'static str,
    sql: String,
}

/// Runs a query in a session of its own. Returns the time, and the rows as sorted text.
fn run(paths: &[String], query: &Query, threads: usize, pushed: bool) -> Result<(Duration, Vec<String>)> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build()?;
    runtime.block_on(async {
        let mut config = SessionConfig::new().with_target_partitions(threads);
        config.options_mut().sql_parser.enable_ident_normalization = false;
        // As etwspec-sql.
        config.options_mut().optimizer.repartition_file_min_size = 1 << 20;
        let context = SessionContext::new_with_config(config);
        let start = Instant::now();
        let table = Traces::new(paths, TableOptions::default())?.table(&context.state(), query.table).await?;
        let table: Arc<dyn TableProvider> = if pushed { Arc::new(table) } else { Arc::new(Unpushed(table)) };
        context.register_table("t", table)?;
        let batches = context.sql(&query.sql).await?.collect().await?;
        let time = start.elapsed();
        let mut rows = Vec::new();
        for batch in &batches {
            for row in 0..batch.num_rows() {
                let cells = batch.columns().iter().map(|column| array_value_to_string(column, row));
                rows.push(cells.collect::<Result<Vec<_>, _>>()?.join("\t"));
            }
        }
        rows.sort();
        Ok((time, rows))
    })
}

/// Returns the first cell of a query over all events.
fn first(paths: &[String], sql: &str) -> Result<String> {
    let query = Query { name: "", table: "events", sql: sql.to_owned() };
    let (_, rows) = run(paths, &query, 2, true)?;
    Ok(rows.into_iter().next().unwrap_or_default())
}

/// Returns the queries for some files: about the process, the provider and a twentieth of the events of the file that most of their
/// events are of.
fn queries(paths: &[String]) -> Result<Vec<Query>> {
    let most = |column: &str| {
        let sql =
            format!("SELECT {column} FROM t WHERE {column} IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1");
        first(paths, &sql)
    };
    let (pid, provider, file) = (most("pid")?, most("provider")?, most("file")?);
    let in_file = format!("FROM t WHERE file = '{file}' AND time IS NOT NULL");
    let count: usize = first(paths, &format!("SELECT count(*) AS n {in_file}"))?.parse().unwrap_or(0);
    let at = |event: usize| {
        first(paths, &format!("SELECT CAST(time AS VARCHAR) AS at {in_file} ORDER BY t.time LIMIT 1 OFFSET {event}"))
    };
    let (from, to) = (at(count * 8 / 20)?, at(count * 9 / 20)?);
    let events = |name, sql: String| Query { name, table: "events", sql };
    let names = |condition: String| format!("SELECT name, count(*) AS n FROM t WHERE {condition} GROUP BY name");
    let images =
        "SELECT ProcessId, count(*) AS n, sum(ImageSize) AS bytes, max(time) AS last FROM t GROUP BY ProcessId";
    let mut all = vec![
        Query { name: "three columns of a typed table", table: "kernel.image_dc_start", sql: images.to_owned() },
        events("names within a time", names(format!("time >= '{from}' AND time < '{to}'"))),
        events("names of one process", names(format!("pid = {pid}"))),
    ];
    if !provider.is_empty() {
        all.push(events("names of one provider", names(format!("provider = '{provider}'"))));
    }
    all.push(events("LIMIT 10", "SELECT time, pid, name FROM t LIMIT 10".to_owned()));
    all.push(events("count(*)", "SELECT count(*) AS n FROM t".to_owned()));
    Ok(all)
}

/// Measures the queries on some files, and prints a line for each.
fn measure(name: &str, paths: &[String], out: &mut impl Write) -> Result<()> {
    let events = first(paths, "SELECT count(*) AS n FROM t")?;
    writeln!(out, "\n{name}: {events} events, shortest of {RUNS} runs\n")?;
    writeln!(out, "| Query | rows | threads | all rows, all columns | push-down | times faster |")?;
    writeln!(out, "|---|---|---|---|---|---|")?;
    for query in queries(paths)? {
        for threads in THREADS {
            let mut best = [Duration::MAX; 2];
            let mut count = 0;
            for _ in 0..RUNS {
                let (time, wanted) = run(paths, &query, threads, false)?;
                best[0] = best[0].min(time);
                let (time, rows) = run(paths, &query, threads, true)?;
                best[1] = best[1].min(time);
                // Any ten rows are right.
                assert!(rows == wanted || query.sql.contains("LIMIT") && rows.len() == wanted.len(), "{}", query.sql);
                count = rows.len();
            }
            let [without, with] = best.map(|time| time.as_secs_f64());
            writeln!(
                out,
                "| {} | {count} | {threads} | {without:.3} s | {with:.3} s | {:.1} |",
                query.name,
                without / with
            )?;
            out.flush()?;
        }
    }
    Ok(())
}

/// Factor by which a trace is lengthened.
const TIMES: i64 = 8;

/// Writes a trace with the events of another several times, one after the other in time, without compression as most
/// sessions write them. Only events with headers of the kernel and of providers are kept. Extended data items are
/// omitted, and header fields other than IDs, time and descriptor.
fn long(trace: &Path, to: impl Write + Seek) -> std::result::Result<(), WriteError> {
    let bytes = std::fs::read(trace).map_err(WriteError::from)?;
    let trace = Trace::new(&bytes);
    let Some(log_file) = trace.log_file() else { return Err(WriteError::NoLogFile) };
    let (mut first, mut last) = (i64::MAX, i64::MIN);
    trace.for_each(|item| {
        if let Item::Event(_, event) = item
            && let Some(time) = event.time_stamp().filter(|time| *time > 0)
        {
            (first, last) = (first.min(time), last.max(time));
        }
    });
    if first > last {
        return Err(WriteError::NoLogFile);
    }
    let mut options = Options::like(log_file);
    (options.start_ticks, options.start_time) = (first, log_file.clock.time(first));
    let mut writer = Writer::new(to, options)?;
    let mut scratch = Scratch::new();
    for number in 0..TIMES {
        for raw in trace.buffers().flatten() {
            let buffer = raw.open(&mut scratch);
            for event in buffer.events().flatten() {
                if let Some(event) = later(&event, number * (last - first)) {
                    writer.write(buffer.header().processor, &event)?;
                }
            }
        }
    }
    let end_time = log_file.clock.time(first + TIMES * (last - first));
    writer.finish(Ended { end_time, ..Ended::default() })?;
    Ok(())
}

/// Returns an event with a later time stamp.
fn later(event: &Event<'_>, ticks: i64) -> Option<Vec<u8>> {
    let (pointer, data, time) = (event.pointer(), event.data().ok()?, event.time_stamp()? + ticks);
    let ids = (event.thread_id().unwrap_or(0), event.process_id().unwrap_or(0));
    let written = match event.header().ok()? {
        Header::EventHeader(_) => {
            let mut head = heads::event_header(pointer, event.provider()?, event.descriptor()?, time);
            head.set_thread_id(ids.0).set_process_id(ids.1);
            head.event(data)
        }
        Header::SystemTraceHeader(_) => {
            let (hook, version) = event.hook().filter(|(hook, _)| *hook != HookId::HEADER)?;
            let mut head = heads::system(pointer, hook, version, time);
            head.set_thread_id(ids.0).set_process_id(ids.1);
            head.event(data)
        }
        Header::PerfinfoTraceHeader(_) => {
            let (hook, version) = event.hook()?;
            heads::perfinfo(pointer, hook, version, time).event(data)
        }
        _ => None?,
    };
    written.ok()
}

fn main() -> Result<()> {
    let mut out = std::io::stdout();
    let named: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    if !named.is_empty() {
        return measure(&named.join(" "), &named, &mut out);
    }
    let folder = match etwspec_corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return Ok(writeln!(out, "{skipped}")?),
    };
    let mut traces = etwspec_corpus::traces(&folder);
    let text = |path: &Path| path.to_string_lossy().into_owned();
    let all: Vec<String> = traces.iter().map(|path| text(path)).collect();
    measure(&format!("all {} traces of the corpus", all.len()), &all, &mut out)?;
    traces.sort_by_key(|path| std::cmp::Reverse(std::fs::metadata(path).map_or(0, |of| of.len())));
    for trace in traces.iter().take(2) {
        let name = trace.file_name().unwrap_or_default().to_string_lossy();
        measure(&name, &[text(trace)], &mut out)?;
    }
    if let Some(largest) = traces.first() {
        let file = tempfile::Builder::new().suffix(".etl").tempfile()?;
        long(largest, BufWriter::new(file.as_file())).map_err(|error| DataFusionError::External(Box::new(error)))?;
        let name = largest.file_name().unwrap_or_default().to_string_lossy();
        let size = file.as_file().metadata()?.len() >> 20;
        measure(&format!("{name}, {TIMES} times as long, {size} MiB"), &[text(file.path())], &mut out)?;
    }
    Ok(())
}
