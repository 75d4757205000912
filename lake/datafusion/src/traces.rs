//! The traces of a session, whose tables are listing tables.

use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use arrow::array::AsArray;
use arrow::datatypes::{DataType, SchemaRef};
use async_trait::async_trait;
use datafusion::catalog::{ScanArgs, ScanResult, Session, TableProvider};
use datafusion::common::{Statistics, exec_datafusion_err, plan_err};
use datafusion::datasource::file_format::FileFormat;
use datafusion::datasource::listing::{ListingOptions, ListingTable, ListingTableConfig, ListingTableUrl};
use datafusion::error::{DataFusionError, Result};
use datafusion::execution::context::SessionContext;
use datafusion::logical_expr::{Expr, TableProviderFilterPushDown, TableType};
use datafusion::physical_plan::ExecutionPlan;
use etwspec_arrow::EVENTS;
use futures::TryStreamExt;
use object_store::path::Path as Location;
use object_store::{ObjectMeta, ObjectStore};
use tokio::sync::OnceCell;

use crate::files::{Files, Opened};
use crate::format::EtlFormat;
use crate::options::TableOptions;

/// Traces whose tables are queried: files, folders and patterns, of this machine or of an object store.
#[derive(Clone, Debug)]
pub struct Traces {
    urls: Vec<ListingTableUrl>,
    options: TableOptions,
    files: Arc<Files>,
    /// Values in the names of folders, which are the same for all tables: listing files takes time.
    partitions: Arc<OnceCell<Vec<String>>>,
}

impl Traces {
    /// Creates the traces of paths, patterns such as `traces/*.etl`, and addresses such as `s3://bucket/folder/`.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none, one is not a valid path or address, or they are in different stores.
    pub fn new<P: AsRef<str>>(paths: impl IntoIterator<Item = P>, options: TableOptions) -> Result<Traces> {
        let urls = paths.into_iter().map(|path| resolve(path.as_ref())).collect::<Result<Vec<_>>>()?;
        let Some(first) = urls.first() else { return plan_err!("no trace: name files, folders or patterns") };
        if let Some(other) = urls.iter().find(|url| url.object_store() != first.object_store()) {
            return plan_err!("`{first}` and `{other}` are in different stores; query them one after the other");
        }
        Ok(Traces::of(urls, options))
    }

    /// Returns the addresses, and the patterns below them.
    #[cfg(feature = "codec")]
    pub(crate) fn urls(&self) -> &[ListingTableUrl] {
        &self.urls
    }

    /// Creates the traces of addresses.
    pub(crate) fn of(urls: Vec<ListingTableUrl>, options: TableOptions) -> Traces {
        let files = Arc::new(Files::of(&urls));
        Traces { urls, options, files, partitions: Arc::default() }
    }

    /// Returns the options of the tables.
    pub(crate) fn options(&self) -> &TableOptions {
        &self.options
    }

    /// Returns a table, such as `kernel.context_switch`.
    ///
    /// # Errors
    ///
    /// Returns an error if no trace has the table, or a file cannot be read.
    pub async fn table(&self, state: &dyn Session, table: &str) -> Result<TraceTable> {
        let format = Arc::new(EtlFormat::of(table, self.options.clone(), self.files.clone()));
        let schema = match EtlFormat::known_schema(table, &self.options) {
            Some(schema) => schema,
            None => {
                let (store, objects) = self.objects(state).await?;
                format.infer_schema(state, &store, &objects).await?
            }
        };
        let options = ListingOptions::new(format).with_file_extension("");
        let partitions = self.partitions(state, &options, &schema).await?;
        let options = options.with_table_partition_cols(partitions);
        let config = ListingTableConfig::new_with_multi_paths(self.urls.clone());
        let listing = ListingTable::try_new(config.with_listing_options(options).with_schema(schema))?;
        let listing = listing.with_cache(state.runtime_env().cache_manager.get_file_statistic_cache());
        Ok(TraceTable { traces: self.clone(), name: table.into(), listing })
    }

    /// Opens all files.
    pub(crate) async fn open(&self, state: &dyn Session) -> Result<Vec<(Location, Arc<Opened>)>> {
        let (store, objects) = self.objects(state).await?;
        let mut all = Vec::with_capacity(objects.len());
        for meta in objects {
            let opened = self.files.open(&store, &meta, &self.options).await?;
            all.push((meta.location, opened));
        }
        Ok(all)
    }

    /// Returns the columns that the names of folders state, as in `host=A/date=2026-01-31/`.
    async fn partitions(
        &self,
        state: &dyn Session,
        options: &ListingOptions,
        schema: &SchemaRef,
    ) -> Result<Vec<(String, DataType)>> {
        let names = self.partitions.get_or_try_init(|| self.names_of_folders(state, options)).await?.iter();
        let of = match self.options.without_dictionaries {
            true => DataType::Utf8,
            false => DataType::Dictionary(Box::new(DataType::UInt16), Box::new(DataType::Utf8)),
        };
        Ok(names.filter(|name| schema.index_of(name).is_err()).map(|name| (name.clone(), of.clone())).collect())
    }

    /// Returns the names in the names of folders, if they are the same for all addresses.
    async fn names_of_folders(&self, state: &dyn Session, options: &ListingOptions) -> Result<Vec<String>> {
        let mut known: Option<Vec<String>> = None;
        for url in &self.urls {
            let own = options.infer_partitions(state, url).await?;
            match &known {
                Some(known) if *known != own => return Ok(Vec::new()),
                _ => known = Some(own),
            }
        }
        Ok(known.unwrap_or_default())
    }

    /// Returns the files.
    pub(crate) async fn objects(&self, state: &dyn Session) -> Result<(Arc<dyn ObjectStore>, Vec<ObjectMeta>)> {
        let Some(first) = self.urls.first() else { return plan_err!("no trace") };
        let store = state.runtime_env().object_store(first)?;
        let mut objects = Vec::new();
        for url in &self.urls {
            // A store may answer with a whole document.
            let failed = |error: DataFusionError| {
                let text = error.strip_backtrace();
                exec_datafusion_err!("`{}` cannot be listed: {}", shown(url), text.lines().next().unwrap_or_default())
            };
            let files = url.list_all_files(state, store.as_ref(), "").await.map_err(failed)?;
            let found: Vec<ObjectMeta> = files.try_collect().await.map_err(failed)?;
            if found.is_empty() {
                return plan_err!("`{}` names no file", shown(url));
            }
            // Empty files are not opened.
            if found.iter().any(|meta| meta.size == 0 && self.files.is_named(meta)) {
                return plan_err!("`{}` is not an ETW trace: it is empty", shown(url));
            }
            objects.extend(found);
        }
        Ok((store, objects))
    }

    /// Checks that every path names a file.
    ///
    /// # Errors
    ///
    /// If one does not, or a store does not answer.
    pub async fn check(&self, context: &SessionContext) -> Result<()> {
        self.objects(&context.state()).await.map(|_| ())
    }

    /// Returns the names of the tables that have rows, and the number of rows. Reads all traces.
    ///
    /// # Errors
    ///
    /// Returns the errors of the files.
    pub async fn tables(&self, context: &SessionContext) -> Result<Vec<(String, u64)>> {
        use datafusion::functions_aggregate::expr_fn::count;
        use datafusion::logical_expr::{ident, lit};
        let events = context.read_table(Arc::new(self.table(&context.state(), EVENTS).await?))?;
        let counted = events
            .aggregate(vec![ident("table")], vec![count(lit(1)).alias("rows")])?
            .select(vec![
                datafusion::logical_expr::cast(ident("table"), DataType::Utf8).alias("table"),
                datafusion::logical_expr::cast(ident("rows"), DataType::UInt64).alias("rows"),
            ])?
            .collect()
            .await?;
        let (mut tables, mut total) = (Vec::new(), 0);
        for batch in &counted {
            let (names, rows) = (batch.column(0).as_string::<i32>(), batch.column(1));
            let rows = rows.as_primitive::<arrow::datatypes::UInt64Type>();
            for (name, rows) in names.iter().zip(rows.values()) {
                total += rows;
                tables.extend(name.map(|name| (name.to_owned(), *rows)));
            }
        }
        tables.push((EVENTS.to_owned(), total));
        tables.sort();
        Ok(tables)
    }
}

/// Returns an address with its pattern.
fn shown(url: &ListingTableUrl) -> String {
    url.get_glob().as_ref().map_or_else(|| url.to_string(), |pattern| format!("{url}{pattern}"))
}

/// A table of traces: a listing table with its options.
#[derive(Clone, Debug)]
pub struct TraceTable {
    #[cfg_attr(not(feature = "codec"), expect(dead_code, reason = "what a plan for another process names"))]
    pub(crate) traces: Traces,
    pub(crate) name: Arc<str>,
    listing: ListingTable,
}

impl TraceTable {
    /// Returns the name of the table.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the same table with columns that were found before, and the columns that the names of folders state.
    #[cfg(feature = "codec")]
    pub(crate) fn with_columns(
        traces: Traces,
        name: &str,
        schema: SchemaRef,
        partitions: Vec<(String, DataType)>,
    ) -> Result<TraceTable> {
        let format = Arc::new(EtlFormat::of(name, traces.options.clone(), traces.files.clone()));
        let options = ListingOptions::new(format).with_file_extension("").with_table_partition_cols(partitions);
        let config = ListingTableConfig::new_with_multi_paths(traces.urls.clone());
        let listing = ListingTable::try_new(config.with_listing_options(options).with_schema(schema))?;
        Ok(TraceTable { traces, name: name.into(), listing })
    }

    /// Returns the columns that the names of folders state.
    #[cfg(feature = "codec")]
    pub(crate) fn partitions(&self) -> &[(String, DataType)] {
        &self.listing.options().table_partition_cols
    }
}

#[async_trait]
impl TableProvider for TraceTable {
    fn schema(&self) -> SchemaRef {
        self.listing.schema()
    }

    fn table_type(&self) -> TableType {
        self.listing.table_type()
    }

    async fn scan(
        &self,
        state: &dyn Session,
        projection: Option<&Vec<usize>>,
        filters: &[Expr],
        limit: Option<usize>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        self.listing.scan(state, projection, filters, limit).await
    }

    async fn scan_with_args<'a>(&self, state: &dyn Session, args: ScanArgs<'a>) -> Result<ScanResult> {
        self.listing.scan_with_args(state, args).await
    }

    fn supports_filters_pushdown(&self, filters: &[&Expr]) -> Result<Vec<TableProviderFilterPushDown>> {
        self.listing.supports_filters_pushdown(filters)
    }

    fn statistics(&self) -> Option<Statistics> {
        self.listing.statistics()
    }
}

/// Returns the address of a path or a pattern of this machine, or of an object store.
///
/// # Errors
///
/// Returns an error if it is not a valid address.
pub fn resolve(path: &str) -> Result<ListingTableUrl> {
    if path.contains("://") {
        // DataFusion supports patterns in paths only.
        let Some((folder, pattern)) = path.find(['*', '?', '[']).and_then(|at| {
            let slash = path.get(..at)?.rfind('/')? + 1;
            Some(path.split_at(slash))
        }) else {
            return ListingTableUrl::parse(path);
        };
        return ListingTableUrl::parse(folder)?.with_glob(pattern);
    }
    // Object stores support neither the current folder nor `..`.
    let absolute = std::path::absolute(path).map_err(DataFusionError::from)?;
    let mut clean = PathBuf::new();
    for part in absolute.components() {
        match part {
            Component::ParentDir => {
                clean.pop();
            }
            part => clean.push(part),
        }
    }
    let mut text = clean.to_string_lossy().into_owned();
    if Path::new(&text).is_dir() && !text.ends_with('/') {
        text.push('/');
    }
    ListingTableUrl::parse(text)
}
