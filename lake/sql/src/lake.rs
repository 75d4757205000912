//! A lake: a folder with a Delta table for each table of traces, to which traces are added once.
//!
//! Each table is a folder of Parquet files in folders such as `host=A/date=2026-01-31`, and the log of Delta. Rows are visible
//! when the log names their files, so a table has all rows of a trace or none. The log also has the content hash of the trace:
//! what ended early is continued, and nothing is added twice. The table `etl_traces` is written last, and has one row for each
//! trace whose tables are complete. A run that adds tables of such a trace replaces its row, in one entry of the log.

mod types;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arrow::array::{
    Array, ArrayRef, AsArray, Date32Array, Int64Array, RecordBatch, StringArray, TimestampMicrosecondArray,
};
use arrow::datatypes::{DataType, Field, Int64Type, Schema, SchemaRef, TimeUnit, TimestampNanosecondType};
use datafusion::execution::context::SessionContext;
use datafusion::logical_expr::{cast, col, lit};
use deltalake_core::kernel::engine::arrow_conversion::{TryIntoArrow, TryIntoKernel};
use deltalake_core::kernel::transaction::{CommitBuilder, CommitProperties};
use deltalake_core::kernel::{Action, Add, StructType, Transaction};
use deltalake_core::parquet::basic::Compression;
use deltalake_core::parquet::file::properties::WriterProperties;
use deltalake_core::protocol::{DeltaOperation, SaveMode};
use deltalake_core::writer::{DeltaWriter, RecordBatchWriter};
use deltalake_core::{DeltaTable, DeltaTableBuilder, DeltaTableError};
use etwspec_arrow::{Batch, Options, TraceContext, scan};
use etwspec_datafusion::{SchemaFiles, TableOptions};
use etwspec_etl::File;
use etwspec_etl::time::FileTime;
use sha2::{Digest, Sha256};

use types::{aligned, delta_rows, delta_schema};

/// Name of the table of the traces that are complete.
pub const TRACES: &str = "etl_traces";
/// Columns that the rows of a table are separated by.
const PARTITIONS: [&str; 2] = ["host", "date"];
/// Size of the files that are being written, in bytes, beyond which the largest is completed.
const MAX_BYTES: usize = 256 << 20;
/// Rows of a row group.
const GROUP_ROWS: usize = 1 << 17;
/// Batches that wait for their writer.
const AHEAD: usize = 4;
/// 1970 as a FILETIME.
const EPOCH: i64 = FileTime::from_unix_seconds(0).0;
/// Nanoseconds of a day.
const DAY: i64 = 86_400_000_000_000;

/// Options for adding traces.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct LakeOptions {
    /// Names of the tables, in which `*` is any text. Empty for all.
    pub tables: Vec<String>,
    /// Name of the machine. `None` for the name in the trace.
    pub host: Option<String>,
    /// Types of columns, and schemas of files.
    pub options: TableOptions,
}

/// Result of adding traces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Added {
    /// Traces.
    pub traces: u64,
    /// Traces that the lake already had.
    pub known: u64,
    /// Rows in all tables.
    pub rows: u64,
}

/// Reason why a trace was not added.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct LakeError(String);

/// Returns an error with its subject.
fn failed(of: impl Display, error: impl Display) -> LakeError {
    LakeError(format!("{of}: {error}"))
}

/// Adds traces to a lake, which is created if the folder is empty or does not exist. Traces are added in the order of their paths,
/// each as a whole; those that the lake has are left out, whatever their names.
///
/// # Errors
///
/// Returns an error if a trace cannot be read, or a table cannot be written. Tables that were added before stay.
pub async fn add(lake: &Path, traces: &[PathBuf], options: &LakeOptions) -> Result<Added, LakeError> {
    let lake = std::path::absolute(lake).map_err(|error| failed(lake.display(), error))?;
    let mut added = Added::default();
    for path in traces {
        match add_one(&lake, path, options).await? {
            Some(rows) => {
                added.traces += 1;
                added.rows += rows;
            }
            None => added.known += 1,
        }
    }
    Ok(added)
}

/// Adds a trace. Returns the number of rows; `None` if the lake has the trace.
async fn add_one(lake: &Path, path: &Path, options: &LakeOptions) -> Result<Option<u64>, LakeError> {
    let name = path.display().to_string();
    let file = File::open_guarded(path).map_err(|error| failed(&name, error))?;
    let file = Arc::new(file);
    let hash = hex(&Sha256::digest(file.as_bytes()));
    // Tables that were left out are added by a later run that names them, or the schemas of their events.
    let own = format!("etwspec:{hash}:{}{}", options.tables.join(","), suffix(&options.options.schemas));
    let known = open(lake, TRACES).await?;
    if let Some(table) = &known
        && has(table, &own).await?
    {
        return Ok(None);
    }
    let before = TraceContext::of(
        &file.trace().with_code_page(options.options.code_page),
        options.options.schemas.schemas().clone(),
    );
    let host = options.host.clone().or_else(|| before.host.clone());
    let mut of_arrow = Options::new();
    (of_arrow.guids, of_arrow.ipv4s) = (options.options.guids, options.options.ipv4s);
    of_arrow.tables = options.tables.clone();
    of_arrow.file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let code_page = options.options.code_page;
    let (sender, mut batches) = tokio::sync::mpsc::channel::<Batch>(AHEAD);
    let read = {
        let file = file.clone();
        tokio::task::spawn_blocking(move || {
            let send =
                |batch| sender.blocking_send(batch).map_err(|_| arrow::error::ArrowError::ComputeError(String::new()));
            scan(&file.trace().with_code_page(code_page), before, of_arrow, send).map(|_| ())
        })
    };
    let mut tables: BTreeMap<Arc<str>, Writer> = BTreeMap::new();
    // Rows of the trace, whether this run or an earlier one wrote them.
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    let mut rows = 0;
    while let Some(batch) = batches.recv().await {
        let table = match tables.entry(batch.table.clone()) {
            std::collections::btree_map::Entry::Occupied(of) => of.into_mut(),
            std::collections::btree_map::Entry::Vacant(of) => {
                of.insert(Writer::create(lake, &batch.table, &batch.rows.schema(), &hash).await?)
            }
        };
        rows += table.write(&batch.rows, host.as_deref()).await?;
        *counts.entry(batch.table.to_string()).or_default() += batch.rows.num_rows() as u64;
        let total: usize = tables.values().map(Writer::bytes).sum();
        if total > MAX_BYTES
            && let Some(largest) = tables.values_mut().max_by_key(|table| table.bytes())
        {
            largest.flush().await?;
        }
    }
    read.await.map_err(|error| failed(&name, error))?.map_err(|error| failed(&name, error))?;
    file.check().map_err(|error| failed(&name, error))?;
    for (_, table) in tables {
        table.commit(&hash).await?;
    }
    record(lake, &own, path, &hash, &file, host.as_deref(), counts).await?;
    Ok(Some(rows))
}

/// Returns what distinguishes runs with files of schemas from others.
fn suffix(schemas: &SchemaFiles) -> String {
    if schemas.is_empty() {
        return String::new();
    }
    let mut digest = Sha256::new();
    for source in schemas.sources() {
        digest.update((source.len() as u64).to_le_bytes());
        digest.update(source);
    }
    format!(":{}", hex(&digest.finalize()))
}

/// Writes rows of a trace into a Delta table.
struct Writer {
    name: String,
    /// `None` if the table has the trace.
    open: Option<Open>,
    schema: SchemaRef,
}

struct Open {
    table: DeltaTable,
    of_table: SchemaRef,
    writer: RecordBatchWriter,
    files: Vec<Add>,
}

impl Writer {
    async fn create(lake: &Path, name: &str, schema: &Schema, hash: &str) -> Result<Writer, LakeError> {
        let schema = delta_schema(schema, &partition_fields());
        let table = match open(lake, name).await? {
            Some(table) => table,
            None => create(lake, name, &schema, &PARTITIONS).await?,
        };
        if has(&table, &format!("etwspec:{hash}")).await? {
            return Ok(Writer { name: name.to_owned(), open: None, schema });
        }
        let table = widened(table, &schema).await.map_err(|error| failed(name, error))?;
        let of_table = arrow_schema(&table).map_err(|error| failed(name, error))?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_max_row_group_row_count(Some(GROUP_ROWS))
            .build();
        let writer = RecordBatchWriter::for_table(&table)
            .map_err(|error| failed(name, error))?
            .with_writer_properties(properties);
        Ok(Writer { name: name.to_owned(), open: Some(Open { table, of_table, writer, files: Vec::new() }), schema })
    }

    /// Returns the size of the files that are being written, in bytes.
    fn bytes(&self) -> usize {
        self.open.as_ref().map_or(0, |open| open.writer.buffer_len())
    }

    /// Writes rows. Returns the number of written rows.
    async fn write(&mut self, rows: &RecordBatch, host: Option<&str>) -> Result<u64, LakeError> {
        let Some(open) = &mut self.open else { return Ok(0) };
        let of = |error: &dyn Display| failed(&self.name, error);
        let before = vec![hosts(rows, host), days(rows)];
        let converted = delta_rows(rows, before, &self.schema).map_err(|error| of(&error))?;
        let converted = aligned(&converted, &open.of_table).map_err(|error| {
            LakeError(format!(
                "{}: {error}. Add the trace to another lake, or leave the table out with --tables",
                self.name
            ))
        })?;
        open.writer.write(converted).await.map_err(|error| of(&error))?;
        Ok(rows.num_rows() as u64)
    }

    /// Completes files. No log names them yet.
    async fn flush(&mut self) -> Result<(), LakeError> {
        let Some(open) = &mut self.open else { return Ok(()) };
        open.files.extend(open.writer.flush().await.map_err(|error| failed(&self.name, error))?);
        Ok(())
    }

    /// Makes the rows visible.
    async fn commit(mut self, hash: &str) -> Result<(), LakeError> {
        self.flush().await?;
        let Some(open) = self.open else { return Ok(()) };
        commit(&open.table, open.files, &format!("etwspec:{hash}")).await.map_err(|error| failed(&self.name, error))
    }
}

/// Returns the columns that rows are separated by.
fn partition_fields() -> [Field; 2] {
    [Field::new("host", DataType::Utf8, true), Field::new("date", DataType::Date32, true)]
}

/// Returns the name of the machine for all rows.
fn hosts(rows: &RecordBatch, host: Option<&str>) -> ArrayRef {
    Arc::new(StringArray::from(vec![host; rows.num_rows()]))
}

/// Returns the days of rows.
fn days(rows: &RecordBatch) -> ArrayRef {
    let times = rows.column_by_name("time").and_then(|time| time.as_primitive_opt::<TimestampNanosecondType>());
    let Some(times) = times else { return Arc::new(Date32Array::new_null(rows.num_rows())) };
    Arc::new(times.iter().map(|time| Some(time?.div_euclid(DAY) as i32)).collect::<Date32Array>())
}

fn address(lake: &Path, name: &str) -> Result<url::Url, LakeError> {
    // Names of tables are valid names of folders on any system: see `snake` of etwspec-arrow.
    url::Url::from_directory_path(lake.join(name)).map_err(|()| failed(lake.display(), "not a path of this machine"))
}

/// Opens a table. `None` if there is none.
async fn open(lake: &Path, name: &str) -> Result<Option<DeltaTable>, LakeError> {
    if !lake.join(name).join("_delta_log").is_dir() {
        return Ok(None);
    }
    let of = |error: DeltaTableError| failed(name, error);
    match DeltaTableBuilder::from_url(address(lake, name)?).map_err(of)?.load().await {
        Ok(table) => Ok(Some(table)),
        // A run ended before the first commit.
        Err(DeltaTableError::NotATable(_)) => Ok(None),
        Err(error) => Err(of(error)),
    }
}

async fn create(lake: &Path, name: &str, schema: &Schema, partitions: &[&str]) -> Result<DeltaTable, LakeError> {
    let folder = lake.join(name);
    std::fs::create_dir_all(&folder).map_err(|error| failed(folder.display(), error))?;
    let of = |error: &dyn Display| failed(name, error);
    let columns: StructType = schema.try_into_kernel().map_err(|error| of(&error))?;
    let table = DeltaTableBuilder::from_url(address(lake, name)?)
        .and_then(DeltaTableBuilder::build)
        .map_err(|error| of(&error))?;
    let table = table.create().with_table_name(name).with_columns(columns.fields().cloned());
    table.with_partition_columns(partitions.iter().copied()).await.map_err(|error| of(&error))
}

/// Returns the columns of a table.
fn arrow_schema(table: &DeltaTable) -> Result<SchemaRef, DeltaTableError> {
    let schema: Schema = table.snapshot()?.schema().as_ref().try_into_arrow()?;
    Ok(Arc::new(schema))
}

/// Adds columns that a table does not have: a later version of this project decodes more fields.
async fn widened(table: DeltaTable, schema: &Schema) -> Result<DeltaTable, DeltaTableError> {
    let known = arrow_schema(&table)?;
    let new: Vec<Field> = schema
        .fields()
        .iter()
        .filter(|field| known.index_of(field.name()).is_err())
        .map(|field| field.as_ref().clone())
        .collect();
    if new.is_empty() {
        return Ok(table);
    }
    let new: StructType = (&Schema::new(new)).try_into_kernel()?;
    table.add_columns().with_fields(new.fields().cloned().collect::<Vec<_>>()).await
}

/// Returns whether the log of a table has a trace.
async fn has(table: &DeltaTable, own: &str) -> Result<bool, LakeError> {
    let of = |error: DeltaTableError| LakeError(error.to_string());
    let version = table.snapshot().map_err(of)?.transaction_version(table.log_store().as_ref(), own).await;
    Ok(version.map_err(of)?.is_some())
}

async fn commit(table: &DeltaTable, files: Vec<Add>, own: &str) -> Result<(), DeltaTableError> {
    let snapshot = table.snapshot()?;
    let partitions: Vec<String> = snapshot.metadata().partition_columns().into();
    let operation = DeltaOperation::Write {
        mode: SaveMode::Append,
        partition_by: (!partitions.is_empty()).then_some(partitions),
        predicate: None,
    };
    let properties = CommitProperties::default().with_application_transaction(Transaction::new(own, 1));
    let files = files.into_iter().map(Action::Add).collect();
    CommitBuilder::from(properties).with_actions(files).build(Some(snapshot), table.log_store(), operation).await?;
    Ok(())
}

/// Records that the tables of a trace are complete: in a new row, or in the row of the trace.
async fn record(
    lake: &Path,
    own: &str,
    path: &Path,
    hash: &str,
    file: &File,
    host: Option<&str>,
    mut counts: BTreeMap<String, u64>,
) -> Result<(), LakeError> {
    let time = || DataType::Timestamp(TimeUnit::Microsecond, Some("UTC".into()));
    let schema = Arc::new(Schema::new(vec![
        Field::new("file", DataType::Utf8, true),
        Field::new("sha256", DataType::Utf8, true),
        Field::new("size", DataType::Int64, true),
        Field::new("host", DataType::Utf8, true),
        Field::new("start", time(), true),
        Field::new("end", time(), true),
        Field::new("rows", DataType::Int64, true),
        Field::new("tables", DataType::Utf8, true),
    ]));
    let of = |error: &dyn Display| failed(TRACES, error);
    let table = match open(lake, TRACES).await? {
        Some(table) => widened(table, &schema).await.map_err(|error| of(&error))?,
        None => create(lake, TRACES, &schema, &[]).await?,
    };
    let known = recorded(&table, hash).await.map_err(|error| of(&error))?;
    let (mut rows, mut tables) = known.clone().unwrap_or_default();
    counts.retain(|table, _| !tables.contains(table));
    rows += counts.values().sum::<u64>() as i64;
    tables.extend(counts.into_keys());
    let tables = tables.into_iter().collect::<Vec<_>>().join(",");
    if known.is_some() {
        let update = table.update().with_predicate(col("sha256").eq(lit(hash)));
        let update = update.with_update("rows", lit(rows)).with_update("tables", lit(tables));
        let properties = CommitProperties::default().with_application_transaction(Transaction::new(own, 1));
        return update.with_commit_properties(properties).await.map(|_| ()).map_err(|error| of(&error));
    }
    let trace = file.trace();
    let at = |time: Option<i64>| {
        let time = time.filter(|time| *time > 0).map(|time| (time - EPOCH) / 10);
        Arc::new(TimestampMicrosecondArray::from(vec![time]).with_timezone("UTC")) as ArrayRef
    };
    let text = |text: Option<&str>| Arc::new(StringArray::from(vec![text])) as ArrayRef;
    let number = |number: i64| Arc::new(Int64Array::from(vec![number])) as ArrayRef;
    let columns = vec![
        text(path.file_name().and_then(|name| name.to_str())),
        text(Some(hash)),
        number(file.as_bytes().len() as i64),
        text(host),
        at(trace.log_file().map(|log_file| log_file.start_time)),
        at(trace.log_file().map(|log_file| log_file.end_time)),
        number(rows),
        text(Some(&tables)),
    ];
    let row = RecordBatch::try_new(schema, columns).map_err(|error| of(&error))?;
    let of_table = arrow_schema(&table).map_err(|error| of(&error))?;
    let mut writer = RecordBatchWriter::for_table(&table).map_err(|error| of(&error))?;
    writer.write(aligned(&row, &of_table).map_err(|error| of(&error))?).await.map_err(|error| of(&error))?;
    let files = writer.flush().await.map_err(|error| of(&error))?;
    commit(&table, files, own).await.map_err(|error| of(&error))
}

/// Returns the number of rows and the tables that are recorded for a trace. `None` if it is not recorded.
async fn recorded(table: &DeltaTable, hash: &str) -> Result<Option<(i64, BTreeSet<String>)>, DeltaTableError> {
    let context = SessionContext::new();
    let frame = context.read_table(table.table_provider().await?)?;
    let columns = vec![cast(col("rows"), DataType::Int64), cast(col("tables"), DataType::Utf8)];
    let batches = frame.filter(col("sha256").eq(lit(hash)))?.select(columns)?.collect().await?;
    let Some(batch) = batches.iter().find(|batch| batch.num_rows() > 0) else { return Ok(None) };
    let rows = batch.column(0).as_primitive::<Int64Type>().value(0);
    let tables = batch.column(1).as_string::<i32>();
    let tables = if tables.is_null(0) { "" } else { tables.value(0) };
    Ok(Some((rows, tables.split(',').filter(|name| !name.is_empty()).map(str::to_owned).collect())))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
