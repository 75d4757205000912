//! The tables of traces by name: `kernel.context_switch` is the table `context_switch` of the schema `kernel`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use datafusion::catalog::{CatalogProvider, MemorySchemaProvider, SchemaProvider, TableProvider};
use datafusion::error::Result;
use datafusion::execution::context::{SessionContext, SessionState};
use etwspec_arrow::{DAMAGE, EVENTS, kernel_tables};

use crate::answers;
use crate::profile::ProfileTable;
use crate::traces::Traces;

/// Name of the catalog, and of the schema of `events`, `etl_damage` and views.
const CATALOG: &str = "etl";
const PUBLIC: &str = "public";

/// The tables of traces, as a catalog: all that this project describes, and those that the traces describe.
pub struct TraceCatalog {
    traces: Traces,
    public: Arc<MemorySchemaProvider>,
    /// State that finds files and stores.
    state: Arc<SessionState>,
    /// Tables with rows, by prefix, once they were counted.
    found: Mutex<Found>,
}

/// Tables by prefix.
type Found = Arc<BTreeMap<String, BTreeSet<String>>>;

impl std::fmt::Debug for TraceCatalog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TraceCatalog").field("traces", &self.traces).finish_non_exhaustive()
    }
}

impl TraceCatalog {
    /// Makes the tables of traces the default catalog of a session.
    ///
    /// # Errors
    ///
    /// Returns an error if a path of the traces names no file, or its store does not answer.
    pub async fn register(traces: Traces, context: &SessionContext) -> Result<Arc<TraceCatalog>> {
        traces.check(context).await?;
        let public = Arc::new(MemorySchemaProvider::new());
        let state = context.state();
        for table in [EVENTS, DAMAGE] {
            public.register_table(table.to_owned(), Arc::new(traces.table(&state, table).await?))?;
        }
        for table in ProfileTable::ALL {
            public.register_table(table.name().to_owned(), traces.profile_table(table))?;
        }
        let catalog = TraceCatalog { traces, public, state: Arc::new(state), found: Mutex::default() };
        let catalog = Arc::new(catalog);
        context.register_catalog(CATALOG, catalog.clone());
        Ok(catalog)
    }

    /// Returns the name of the catalog, and of the schema for `events` and views: the defaults of a session.
    pub fn defaults() -> (&'static str, &'static str) {
        (CATALOG, PUBLIC)
    }

    /// Counts the tables that have rows, so that they are listed. Reads all traces the first time.
    ///
    /// # Errors
    ///
    /// Returns the errors of the files.
    pub async fn find(&self, context: &SessionContext) -> Result<()> {
        if !self.found().is_empty() {
            return Ok(());
        }
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (name, _) in self.traces.tables(context).await? {
            let (prefix, table) = name.split_once('.').unwrap_or((PUBLIC, &name));
            found.entry(prefix.to_owned()).or_default().insert(table.to_owned());
        }
        *self.found.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(found);
        Ok(())
    }

    /// Returns the names of tables that traces can have: tables of kernel events and of the default schema, and tables
    /// that were counted.
    pub fn table_names(&self) -> Vec<String> {
        let found = self.found();
        let counted = found.iter().flat_map(|(prefix, tables)| tables.iter().map(move |table| (prefix, table)));
        let counted =
            counted.filter(|(prefix, _)| *prefix != PUBLIC).map(|(prefix, table)| format!("{prefix}.{table}"));
        counted.chain(self.public.table_names()).chain(answers::names()).chain(kernel_tables().into_values()).collect()
    }

    fn found(&self) -> Found {
        self.found.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl CatalogProvider for TraceCatalog {
    fn schema_names(&self) -> Vec<String> {
        let mut names: BTreeSet<String> = self.found().keys().cloned().collect();
        names.insert(PUBLIC.to_owned());
        names.into_iter().collect()
    }

    fn schema(&self, name: &str) -> Option<Arc<dyn SchemaProvider>> {
        if name == PUBLIC {
            return Some(self.public.clone());
        }
        let is_valid = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        is_valid.then(|| {
            Arc::new(Prefix {
                name: name.to_owned(),
                traces: self.traces.clone(),
                state: self.state.clone(),
                found: self.found(),
            }) as Arc<dyn SchemaProvider>
        })
    }
}

/// The tables with a prefix.
struct Prefix {
    name: String,
    traces: Traces,
    state: Arc<SessionState>,
    found: Found,
}

impl std::fmt::Debug for Prefix {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Prefix").field("name", &self.name).finish_non_exhaustive()
    }
}

#[async_trait]
impl SchemaProvider for Prefix {
    fn table_names(&self) -> Vec<String> {
        self.found.get(&self.name).into_iter().flatten().cloned().collect()
    }

    async fn table(&self, name: &str) -> Result<Option<Arc<dyn TableProvider>>> {
        let table = self.traces.table(&*self.state, &format!("{}.{name}", self.name)).await?;
        Ok(Some(Arc::new(table)))
    }

    fn table_exist(&self, name: &str) -> bool {
        self.found.get(&self.name).is_some_and(|tables| tables.contains(name))
    }
}
