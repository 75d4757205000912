//! A session over traces: their tables, the views, and statements one after the other.

use std::sync::Arc;

use datafusion::common::{plan_datafusion_err, plan_err};
use datafusion::error::{DataFusionError, Result};
use datafusion::execution::context::{SessionConfig, SessionContext};
use datafusion::execution::runtime_env::RuntimeEnvBuilder;
use datafusion::physical_plan::SendableRecordBatchStream;
use datafusion::sql::parser::{DFParser, Statement};
use etwspec_arrow::current_table;
use etwspec_catalog::query::suggest::closest;
use etwspec_datafusion::{DamagedFiles, TableOptions, TraceCatalog, Traces, TracesFunction};

use crate::memory;
use crate::stores::EnvironmentStores;
use crate::views::VIEWS;

/// Options of a session.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct SessionOptions {
    /// Types of columns, and schemas of files.
    pub tables: TableOptions,
    /// Number of threads; `None` for one a core.
    pub threads: Option<usize>,
    /// Memory for sorting, grouping and joining, in bytes. Beyond it, sorting and grouping use files. `None` for no limit.
    pub memory: Option<usize>,
}

/// Maximum number of names that are suggested for a wrong one.
pub(crate) const SUGGESTIONS: usize = 3;

/// A session whose default tables are the tables of some traces.
pub struct Session {
    context: SessionContext,
    catalog: Option<Arc<TraceCatalog>>,
    pub(crate) damaged: DamagedFiles,
}

/// Returns what sessions run with: object stores whose options the environment states.
pub fn runtime() -> RuntimeEnvBuilder {
    RuntimeEnvBuilder::new().with_object_store_registry(Arc::new(EnvironmentStores::default()))
}

/// Adds the settings of a session over traces. Its memory is not limited.
pub fn config(config: SessionConfig, paths: &[String], options: &SessionOptions) -> SessionConfig {
    let (catalog, schema) = TraceCatalog::defaults();
    let mut config = config
        .with_information_schema(true)
        .with_default_catalog_and_schema(catalog, schema)
        .with_create_default_catalog_and_schema(paths.is_empty());
    if let Some(threads) = options.threads {
        config = config.with_target_partitions(threads);
    }
    // Names of columns are names of fields, such as NewThreadId. They need no quotes.
    config.options_mut().sql_parser.enable_ident_normalization = false;
    // Patterns may name folders.
    config.options_mut().execution.listing_table_ignore_subdirectory = false;
    // A trace of a few MB is worth dividing: decoding is more work than reading.
    config.options_mut().optimizer.repartition_file_min_size = 1 << 20;
    config
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session").field("catalog", &self.catalog).finish_non_exhaustive()
    }
}

impl Session {
    /// Creates a session. Without a path, it has the table function `etl` and no tables.
    ///
    /// # Errors
    ///
    /// Returns an error if a path names no file, or its store does not answer.
    pub async fn new(paths: &[String], options: SessionOptions) -> Result<Session> {
        let mut config = config(SessionConfig::new(), paths, &options);
        let mut runtime = runtime();
        if let Some(size) = options.memory {
            runtime = memory::limit(size, &mut config, runtime);
        }
        let context = SessionContext::new_with_config_rt(config, runtime.build_arc()?);
        Session::with_context(context, paths, options.tables).await
    }

    /// Adds traces and views to a session of DataFusion that [`config`] and [`runtime`] made.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`new`](Session::new).
    pub async fn with_context(context: SessionContext, paths: &[String], tables: TableOptions) -> Result<Session> {
        context.register_udtf(TracesFunction::NAME, Arc::new(TracesFunction::new(tables.clone())));
        let damaged = tables.damaged.clone();
        if paths.is_empty() {
            return Ok(Session { context, catalog: None, damaged });
        }
        let catalog = TraceCatalog::register(Traces::new(paths, tables)?, &context).await?;
        for view in VIEWS {
            context.sql(view.sql).await?.collect().await?;
        }
        Ok(Session { context, catalog: Some(catalog), damaged })
    }

    /// Returns the session of DataFusion.
    pub fn context(&self) -> &SessionContext {
        &self.context
    }

    /// Splits text into statements.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not SQL.
    pub fn parse(&self, text: &str) -> Result<Vec<Statement>> {
        let statements: Vec<Statement> = DFParser::parse_sql(text)?.into();
        match statements.is_empty() {
            true => plan_err!("no statement"),
            false => Ok(statements),
        }
    }

    /// Returns the error of a statement with an unknown table, which suggests similar names. `None` if the mistake is another.
    async fn unknown_table(&self, statement: &Statement, error: &DataFusionError) -> Option<DataFusionError> {
        let catalog = self.catalog.as_ref().filter(|_| matches!(error.find_root(), DataFusionError::Plan(_)))?;
        for table in self.context.state().resolve_table_references(statement).ok()? {
            if self.context.table_provider(table.clone()).await.is_ok() {
                continue;
            }
            let names = catalog.table_names();
            let name = table.to_string();
            let similar = match current_table(&name) {
                Some(current) => vec![current.to_owned()],
                None => closest(&name, names.iter().map(String::as_str), SUGGESTIONS),
            };
            let help = match similar {
                similar if similar.is_empty() => "SHOW TABLES lists the tables of the traces".to_owned(),
                similar => format!("did you mean {}?", similar.join(", ")),
            };
            return Some(plan_datafusion_err!("no trace has a table `{table}`; {help}"));
        }
        None
    }

    /// Runs a statement, and returns its rows as they are made.
    ///
    /// # Errors
    ///
    /// Returns an error if the statement does not fit the tables.
    pub async fn run(&self, statement: Statement) -> Result<SendableRecordBatchStream> {
        let text = statement.to_string().to_ascii_lowercase();
        if let Some(catalog) = &self.catalog
            && (text.contains("show tables") || text.contains("information_schema"))
        {
            catalog.find(&self.context).await?;
        }
        let plan = match self.context.state().statement_to_plan(statement.clone()).await {
            Ok(plan) => plan,
            Err(error) => return Err(self.unknown_table(&statement, &error).await.unwrap_or(error)),
        };
        self.context.execute_logical_plan(plan).await?.execute_stream().await
    }
}
