//! Traces as a file format of DataFusion, for one table.

use std::sync::Arc;

use arrow::datatypes::{Schema, SchemaRef};
use async_trait::async_trait;
use datafusion::catalog::Session;
use datafusion::common::{ColumnStatistics, ScalarValue, Statistics, not_impl_err, plan_err, stats::Precision};
use datafusion::datasource::file_format::FileFormat;
use datafusion::datasource::file_format::file_compression_type::FileCompressionType;
use datafusion::datasource::physical_plan::{FileScanConfig, FileSource};
use datafusion::datasource::source::DataSourceExec;
use datafusion::datasource::table_schema::TableSchema;
use datafusion::error::Result;
use datafusion::physical_plan::ExecutionPlan;
use etwspec_arrow::{DAMAGE, table_schema};
use etwspec_etl::Trace;
use etwspec_etl::time::FileTime;
use object_store::{GetOptions, GetRange, ObjectMeta, ObjectStore};

use crate::answers;
use crate::files::Files;
use crate::options::TableOptions;
use crate::source::{self, EtlSource};

/// Size of the part of a file that contains the header of the log file, in bytes.
const HEAD: u64 = 64 << 10;

/// One table of traces, as a file format for a listing table.
#[derive(Clone, Debug)]
pub struct EtlFormat {
    table: Arc<str>,
    options: TableOptions,
    files: Arc<Files>,
}

impl EtlFormat {
    /// Creates the format of a table, such as `kernel.context_switch`.
    pub fn new(table: &str, options: TableOptions) -> EtlFormat {
        EtlFormat { table: table.into(), options, files: Arc::default() }
    }

    /// Returns the same for a table of the same traces: open files are shared.
    pub(crate) fn of(table: &str, options: TableOptions, files: Arc<Files>) -> EtlFormat {
        EtlFormat { table: table.into(), options, files }
    }

    /// Returns the columns of a table that does not depend on the traces.
    pub(crate) fn known_schema(table: &str, options: &TableOptions) -> Option<SchemaRef> {
        let of_events = || table_schema(table, &options.of_arrow(table));
        let schema = answers::list(table).map(answers::schema).or_else(of_events);
        schema.map(|schema| source::plain(&schema, options))
    }
}

#[async_trait]
impl FileFormat for EtlFormat {
    fn get_ext(&self) -> String {
        "etl".to_owned()
    }

    fn get_ext_with_compression(&self, compression: &FileCompressionType) -> Result<String> {
        match compression.is_compressed() {
            false => Ok(self.get_ext()),
            true => not_impl_err!("a compressed .etl file: decompress it first"),
        }
    }

    fn compression_type(&self) -> Option<FileCompressionType> {
        None
    }

    async fn infer_schema(
        &self,
        _: &dyn Session,
        store: &Arc<dyn ObjectStore>,
        objects: &[ObjectMeta],
    ) -> Result<SchemaRef> {
        if let Some(schema) = EtlFormat::known_schema(&self.table, &self.options) {
            return Ok(schema);
        }
        let mut schemas = Vec::new();
        for object in objects {
            let opened = self.files.open(store, object, &self.options).await?;
            let (table, options, location) = (self.table.clone(), self.options.clone(), object.location.clone());
            let of_file = move || source::schema_in(&opened, &location, &table, &options);
            let found = tokio::task::spawn_blocking(of_file).await.map_err(source::of_task)??;
            schemas.extend(found.map(|schema| Schema::clone(&source::plain(&schema, &self.options))));
        }
        if schemas.is_empty() {
            return plan_err!("no trace has a table `{}`. SHOW TABLES lists the tables of the traces", self.table);
        }
        Ok(Arc::new(Schema::try_merge(schemas)?))
    }

    async fn infer_stats(
        &self,
        _: &dyn Session,
        store: &Arc<dyn ObjectStore>,
        schema: SchemaRef,
        object: &ObjectMeta,
    ) -> Result<Statistics> {
        let mut statistics = Statistics::new_unknown(&schema);
        statistics.total_byte_size = Precision::Inexact(object.size as usize);
        if &*self.table == DAMAGE || object.size == 0 {
            return Ok(statistics);
        }
        let range = GetRange::Bounded(0..object.size.min(HEAD));
        let head = store.get_opts(&object.location, GetOptions { range: Some(range), ..GetOptions::default() }).await?;
        let head = head.bytes().await?;
        let trace = Trace::new(&head);
        let (Some(log_file), Ok(at)) = (trace.log_file(), schema.index_of("time")) else { return Ok(statistics) };
        let of = |time: i64| match (time > 0).then(|| crate::filter::nanoseconds(FileTime(time))).flatten() {
            // A session may log events with earlier time stamps, and may have ended at another time than its header
            // states.
            Some(time) => Precision::Inexact(ScalarValue::TimestampNanosecond(Some(time), Some("UTC".into()))),
            None => Precision::Absent,
        };
        if let Some(column) = statistics.column_statistics.get_mut(at) {
            *column = ColumnStatistics {
                min_value: of(log_file.start_time),
                max_value: of(log_file.end_time),
                ..ColumnStatistics::new_unknown()
            };
        }
        Ok(statistics)
    }

    async fn create_physical_plan(&self, _: &dyn Session, config: FileScanConfig) -> Result<Arc<dyn ExecutionPlan>> {
        Ok(DataSourceExec::from_data_source(config))
    }

    fn file_source(&self, schema: TableSchema) -> Arc<dyn FileSource> {
        Arc::new(EtlSource::new(&self.table, schema, self.options.clone(), self.files.clone()))
    }
}
