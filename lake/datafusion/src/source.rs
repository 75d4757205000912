//! Reads the selected columns of the selected events of files.

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::Arc;

use arrow::array::{ArrayRef, RecordBatch, RecordBatchOptions, UInt32Array, new_null_array};
use arrow::compute::{cast, take_record_batch};
use arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use arrow::error::ArrowError;
use datafusion::common::config::{ConfigOptions, ExecutionOptions};
use datafusion::common::exec_err;
use datafusion::common::tree_node::TreeNodeRecursion;
use datafusion::datasource::listing::PartitionedFile;
use datafusion::datasource::physical_plan::{FileOpenFuture, FileOpener, FileScanConfig, FileSource};
use datafusion::datasource::projection::{ProjectionOpener, SplitProjection};
use datafusion::datasource::table_schema::TableSchema;
use datafusion::error::{DataFusionError, Result};
use datafusion::physical_expr::projection::ProjectionExprs;
use datafusion::physical_expr::{PhysicalExpr, conjunction};
use datafusion::physical_plan::DisplayFormatType;
use datafusion::physical_plan::filter_pushdown::{FilterPushdownPropagation, PushedDown};
use datafusion::physical_plan::metrics::ExecutionPlanMetricsSet;
use datafusion::physical_plan::stream::RecordBatchReceiverStreamBuilder;
use etwspec_arrow::{Batch, Needs, Part, scan_lazily};
use etwspec_etl::filter::FilterError;
use etwspec_traces::tables::LIMIT;
use futures::StreamExt;
use object_store::ObjectStore;
use object_store::path::Path;
use tokio::task::JoinError;

use crate::answers;
use crate::files::{Files, Opened};
use crate::filter::Wanted;
use crate::options::TableOptions;

/// Batches that wait for the query.
const AHEAD: usize = 2;

/// Reads a table of traces: only selected columns, and only events that the conditions of the query can match.
#[derive(Clone)]
pub struct EtlSource {
    table: Arc<str>,
    schema: TableSchema,
    options: TableOptions,
    files: Arc<Files>,
    /// Greatest number of rows of a batch. `None` for the events of some buffers.
    most: Option<usize>,
    projection: SplitProjection,
    /// The conditions of the query that were pushed down, and their conditions on events.
    conditions: Vec<Arc<dyn PhysicalExpr>>,
    wanted: Wanted,
    metrics: ExecutionPlanMetricsSet,
}

impl EtlSource {
    pub(crate) fn new(table: &str, schema: TableSchema, options: TableOptions, files: Arc<Files>) -> EtlSource {
        EtlSource {
            table: table.into(),
            projection: SplitProjection::unprojected(&schema),
            schema,
            options,
            files,
            most: None,
            conditions: Vec::new(),
            wanted: Wanted::default(),
            metrics: ExecutionPlanMetricsSet::new(),
        }
    }

    /// Returns the name of the table.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// Returns the options of the table, and the conditions that were pushed down.
    #[cfg(feature = "codec")]
    pub(crate) fn parts(&self) -> (&TableOptions, &[Arc<dyn PhysicalExpr>]) {
        (&self.options, &self.conditions)
    }

    /// Adds conditions, of which the reader checks the parts about headers.
    pub(crate) fn add(&mut self, conditions: &[Arc<dyn PhysicalExpr>]) {
        // A row of answers follows from events that the conditions do not match.
        let conditions = if answers::list(&self.table).is_some() { &[] } else { conditions };
        for condition in conditions {
            if self.wanted.add(&self.table, condition) {
                self.conditions.push(condition.clone());
            }
        }
    }
}

impl FileSource for EtlSource {
    fn create_file_opener(
        &self,
        store: Arc<dyn ObjectStore>,
        scan: &FileScanConfig,
        _: usize,
    ) -> Result<Arc<dyn FileOpener>> {
        let opener = Opener {
            table: self.table.clone(),
            schema: Arc::new(self.schema.file_schema().project(&self.projection.file_indices)?),
            options: self.options.clone(),
            files: self.files.clone(),
            wanted: self.wanted.clone(),
            limit: scan.limit,
            most: self.most,
            partitions: NonZeroUsize::new(scan.file_groups.len()).unwrap_or(NonZeroUsize::MIN),
            store,
        };
        ProjectionOpener::try_new(self.projection.clone(), Arc::new(opener), self.schema.file_schema())
    }

    fn table_schema(&self) -> &TableSchema {
        &self.schema
    }

    fn with_batch_size(&self, rows: usize) -> Arc<dyn FileSource> {
        // A trace has its own batches. Only a session with limited memory requests fewer rows than usual.
        let most = (rows < ExecutionOptions::default().batch_size.get()).then_some(rows.max(1));
        Arc::new(EtlSource { most, ..self.clone() })
    }

    fn filter(&self) -> Option<Arc<dyn PhysicalExpr>> {
        (!self.conditions.is_empty()).then(|| conjunction(self.conditions.clone()))
    }

    fn projection(&self) -> Option<&ProjectionExprs> {
        Some(&self.projection.source)
    }

    fn metrics(&self) -> &ExecutionPlanMetricsSet {
        &self.metrics
    }

    fn file_type(&self) -> &str {
        "etl"
    }

    fn fmt_extra(&self, _: DisplayFormatType, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ", table={}", self.table)?;
        let columns = self.projection.file_indices.len();
        write!(f, ", decoded_columns={columns}/{}", self.schema.file_schema().fields().len())?;
        if !self.wanted.is_empty() {
            write!(f, ", pushed_down=[{}]", self.wanted)?;
        }
        Ok(())
    }

    fn supports_repartitioning(&self) -> bool {
        // A part of a trace has no answers of its own.
        answers::list(&self.table).is_none()
    }

    fn try_pushdown_filters(
        &self,
        filters: Vec<Arc<dyn PhysicalExpr>>,
        _: &ConfigOptions,
    ) -> Result<FilterPushdownPropagation<Arc<dyn FileSource>>> {
        let mut source = self.clone();
        source.add(&filters);
        // Events that cannot match are skipped. The query decides about the others.
        let answers = vec![PushedDown::No; filters.len()];
        Ok(FilterPushdownPropagation::with_parent_pushdown_result(answers).with_updated_node(Arc::new(source)))
    }

    fn try_pushdown_projection(&self, projection: &ProjectionExprs) -> Result<Option<Arc<dyn FileSource>>> {
        let mut source = self.clone();
        let merged = self.projection.source.try_merge(projection)?;
        source.projection = SplitProjection::new(self.schema.file_schema(), &merged);
        Ok(Some(Arc::new(source)))
    }

    fn apply_expressions(
        &self,
        f: &mut dyn FnMut(&Arc<dyn PhysicalExpr>) -> Result<TreeNodeRecursion>,
    ) -> Result<TreeNodeRecursion> {
        let projected = self.projection.source.iter().map(|projected| &projected.expr);
        for expression in self.conditions.iter().chain(projected) {
            if f(expression)? == TreeNodeRecursion::Stop {
                return Ok(TreeNodeRecursion::Stop);
            }
        }
        Ok(TreeNodeRecursion::Continue)
    }
}

/// Opens the files of a scan.
struct Opener {
    table: Arc<str>,
    /// The selected columns of the file.
    schema: SchemaRef,
    options: TableOptions,
    files: Arc<Files>,
    wanted: Wanted,
    /// Number of rows that the query needs of all files.
    limit: Option<usize>,
    most: Option<usize>,
    /// Number of threads that read.
    partitions: NonZeroUsize,
    store: Arc<dyn ObjectStore>,
}

impl FileOpener for Opener {
    fn open(&self, file: PartitionedFile) -> Result<FileOpenFuture> {
        let (files, store, schema) = (self.files.clone(), self.store.clone(), self.schema.clone());
        let (table, options, wanted) = (self.table.clone(), self.options.clone(), self.wanted.clone());
        let (limit, most) = (self.limit, self.most);
        // The threads of a file that is divided wait for what all need; others have files of their own.
        let threads = if file.range.is_some() { self.partitions } else { NonZeroUsize::MIN };
        Ok(Box::pin(async move {
            let opened = files.open(&store, &file.object_meta, &options).await?;
            let bytes = file.range.as_ref().map(|range| range.start as u64..range.end as u64);
            let mut stream = RecordBatchReceiverStreamBuilder::new(schema.clone(), AHEAD);
            let sender = stream.tx();
            stream.spawn_blocking(move || {
                let location = &file.object_meta.location;
                let keep = match wanted.filter().keep(opened.trace().log_file()) {
                    Ok(keep) => (!wanted.is_empty()).then_some(keep),
                    // No event matches.
                    Err(FilterError::Reversed | FilterError::Disjoint) => return Ok(()),
                    // Times of a trace without a clock are null, and match no condition.
                    Err(_) => return Ok(()),
                };
                let only = schema.fields().iter().map(|field| field.name().clone()).collect();
                let part = Part::new(bytes, keep).with_limit(limit);
                rows(&opened, location, (&table, &options), Some(only), (&part, threads), |batch| {
                    divided(&fitted(&batch, &schema)?, most, |batch| {
                        sender.blocking_send(Ok(batch)).map_err(|_| Stop::Enough)
                    })
                })
            });
            Ok(stream.build().boxed())
        }))
    }
}

/// Reason why a scan ends early.
enum Stop {
    /// The query has enough rows.
    Enough,
    Failed(ArrowError),
}

impl From<ArrowError> for Stop {
    fn from(error: ArrowError) -> Stop {
        Stop::Failed(error)
    }
}

/// Reads rows of a part of a file.
fn rows(
    opened: &Opened,
    location: &Path,
    (table, options): (&str, &TableOptions),
    only: Option<Vec<String>>,
    (part, threads): (&Part, NonZeroUsize),
    mut each: impl FnMut(RecordBatch) -> Result<(), Stop>,
) -> Result<()> {
    let trace = opened.trace();
    if let Some(list) = answers::list(table) {
        let answers = answers::answers(list, &trace, opened.before(Needs { names: true, schemas: true }, threads));
        if answers.left_out > 0 {
            return exec_err!(
                "{location}: the rows of `{table}` exceed {} MiB and twice the size of the file",
                LIMIT >> 20
            );
        }
        opened.note_damage(location, answers.damaged > 0);
        return match answers::batches((list, &answers), &format!("/{location}"), each) {
            Ok(()) | Err(Stop::Enough) => opened.check(location),
            Err(Stop::Failed(error)) => Err(error.into()),
        };
    }
    let mut options_of = options.of_arrow(table);
    options_of.only = only;
    options_of.file = format!("/{location}");
    let each = |batch: Batch| match *batch.table == *table {
        true => each(batch.rows),
        false => Ok(()),
    };
    match scan_lazily(&trace, |needs| opened.before(needs, threads), options_of, part, each) {
        Ok(omitted) => {
            opened.note_damage(location, omitted.damaged > 0);
            opened.check(location)
        }
        Err(Stop::Enough) => Ok(()),
        Err(Stop::Failed(error)) => Err(error.into()),
    }
}

/// Returns the columns of a table in a file. `None` if the file has no such table.
pub(crate) fn schema_in(
    opened: &Opened,
    location: &Path,
    table: &str,
    options: &TableOptions,
) -> Result<Option<SchemaRef>> {
    let (mut found, part) = (None, Part::default().with_limit(Some(1)));
    rows(opened, location, (table, options), None, (&part, NonZeroUsize::MIN), |batch| {
        found = Some(batch.schema());
        Err(Stop::Enough)
    })?;
    Ok(found)
}

/// Returns a schema without documentation, which may differ between traces, and, by option, without dictionaries.
pub(crate) fn plain(schema: &Schema, options: &TableOptions) -> SchemaRef {
    let of = |of: &DataType| if options.without_dictionaries { without_dictionaries(of) } else { of.clone() };
    let field = |field: &Arc<Field>| Field::new(field.name(), of(field.data_type()), true);
    Arc::new(Schema::new(schema.fields().iter().map(field).collect::<Vec<_>>()))
}

fn without_dictionaries(of: &DataType) -> DataType {
    let field = |field: &Arc<Field>| Arc::new(Field::new(field.name(), without_dictionaries(field.data_type()), true));
    match of {
        DataType::Dictionary(_, values) => (**values).clone(),
        DataType::List(item) => DataType::List(field(item)),
        DataType::Struct(fields) => DataType::Struct(fields.iter().map(field).collect()),
        other => other.clone(),
    }
}

/// Returns rows with these columns. Those that the file does not have are null.
fn fitted(rows: &RecordBatch, schema: &SchemaRef) -> Result<RecordBatch, ArrowError> {
    let column = |field: &Arc<Field>| -> Result<ArrayRef, ArrowError> {
        match rows.column_by_name(field.name()) {
            Some(column) if column.data_type() == field.data_type() => Ok(column.clone()),
            Some(column) => cast(column, field.data_type()),
            None => Ok(new_null_array(field.data_type(), rows.num_rows())),
        }
    };
    let columns = schema.fields().iter().map(column).collect::<Result<Vec<_>, _>>()?;
    let options = RecordBatchOptions::new().with_row_count(Some(rows.num_rows()));
    RecordBatch::try_new_with_options(schema.clone(), columns, &options)
}

/// Divides rows into batches that do not share memory, so that the memory of each is known.
fn divided(
    rows: &RecordBatch,
    most: Option<usize>,
    mut each: impl FnMut(RecordBatch) -> Result<(), Stop>,
) -> Result<(), Stop> {
    // Rows without columns have no memory.
    let most = most.filter(|most| *most < rows.num_rows() && rows.num_columns() > 0);
    let Some(most) = most else { return each(rows.clone()) };
    for start in (0..rows.num_rows()).step_by(most) {
        let end = rows.num_rows().min(start + most);
        let indices: UInt32Array = (start as u32..end as u32).collect();
        each(take_record_batch(rows, &indices)?)?;
    }
    Ok(())
}

pub(crate) fn of_task(error: JoinError) -> DataFusionError {
    DataFusionError::ExecutionJoin(Box::new(error))
}
