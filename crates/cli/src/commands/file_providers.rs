//! Providers that files describe: traces with schemas, manifests, programs, and messages of WPP.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use etwspec_console::quantity::count;
use etwspec_console::{Console, Problem, open_regular, visible};
use etwspec_etl::Event;
use etwspec_etl::counts::OrderBy as _;
use etwspec_schema::files::{SchemaFile, is_schema_file};
use etwspec_schema::manifest::Provider;
use etwspec_schema::{Decoder, EventId, Numbers, Schema, Schemas};

use super::schema::{by_provider, of_trace};
use super::schema_sources::merge;
use super::schema_sources::order;
use crate::trace::schema_files::{SchemaArgs, read_file};
use crate::trace::{Location, Outcome};

/// Providers in the files that were read.
#[derive(Default)]
pub struct FileProviders {
    /// The providers, by GUID.
    pub providers: BTreeMap<[u8; 16], Provider>,
    /// The first file that describes each provider, and its bytes if they are a manifest.
    pub(crate) files: BTreeMap<[u8; 16], (PathBuf, Option<Vec<u8>>)>,
    /// True to read the schemas of TraceLogging events, which have no ID.
    pub(crate) with_tracelogging: bool,
    /// A trace is among the files.
    pub(crate) of_trace: bool,
    /// True if traces among the files are damaged.
    pub outcome: Outcome,
}

impl FileProviders {
    /// Reads a file, or the files of schemas in a folder.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] if the file cannot be read, or the folder contains no schema.
    pub fn read(&mut self, path: &Path, console: &mut Console<'_>) -> Result<(), Problem> {
        let location = Location::path(path);
        if path.is_dir() {
            let mut files = Vec::new();
            SchemaArgs::default().read_each(path, console, |path, file| files.push((path.to_owned(), file)))?;
            return files.into_iter().try_for_each(|(path, file)| self.add_file(&path, file, console));
        }
        if !matches!(location, Location::StandardInput) && is_schema_file(&first_bytes(path)?) {
            let file = read_file(path, console)?;
            return self.add_file(path, file, console);
        }
        let mut numbers = Numbers::new();
        let mut traced = TraceLogging::default();
        let (schemas, outcome) = of_trace(location, &mut numbers, console, |event| {
            if self.with_tracelogging {
                traced.read(event);
            }
        })?;
        self.outcome.merge(outcome, console.err)?;
        self.of_trace = true;
        let mut all: Vec<_> = schemas.iter_with_maps().collect();
        all.order_by_key(|schema| (schema.source, order(schema), schema.name.clone()));
        self.add_schemas(path, all.iter().map(AsRef::as_ref), console)?;
        self.add_schemas(path, traced.schemas.values().flatten().map(AsRef::as_ref), console)?;
        self.providers.values_mut().for_each(|provider| numbers.add_to(provider));
        Ok(())
    }

    /// Adds providers of Windows, which are in no file.
    pub(crate) fn add_windows(&mut self, all: Vec<Provider>) {
        self.providers.extend(all.into_iter().map(|provider| (provider.guid.to_bytes(), provider)));
    }

    fn add_file(&mut self, path: &Path, file: SchemaFile, console: &mut Console<'_>) -> Result<(), Problem> {
        let text = (file.format == etwspec_schema::files::Format::Manifest).then_some(file.source);
        for provider in file.providers {
            self.files.entry(provider.guid.to_bytes()).or_insert_with(|| (path.to_owned(), text.clone()));
            self.add(path, provider, console)?;
        }
        self.add_schemas(path, file.schemas.iter().map(|schema| &**schema), console)
    }

    fn add_schemas<'s>(
        &mut self,
        path: &Path,
        schemas: impl Iterator<Item = &'s Schema>,
        console: &mut Console<'_>,
    ) -> Result<(), Problem> {
        by_provider(schemas).into_values().try_for_each(|provider| self.add(path, provider, console))
    }

    /// Adds a provider. Of two schemas of an event, the first is kept.
    fn add(&mut self, path: &Path, more: Provider, console: &mut Console<'_>) -> Result<(), Problem> {
        let name = more.name.as_deref().map_or_else(|| more.guid.to_string(), str::to_owned);
        self.files.entry(more.guid.to_bytes()).or_insert_with(|| (path.to_owned(), None));
        let differ = merge(&mut self.providers, more);
        if differ > 0 {
            let events = count(differ as u64, "event");
            writeln!(console.err, "note: {}: two schemas of {events}; using the first", visible(&name))?;
        }
        Ok(())
    }
}

/// Provider and name of an event.
type Named = ([u8; 16], Option<Arc<str>>);

/// Schemas of the TraceLogging events in a trace.
struct TraceLogging {
    decoder: Decoder,
    /// The first schema of each provider and name, and another one that differs.
    schemas: BTreeMap<Named, Vec<Arc<Schema>>>,
}

impl Default for TraceLogging {
    fn default() -> TraceLogging {
        TraceLogging { decoder: Decoder::new(Arc::new(Schemas::new()), None), schemas: BTreeMap::new() }
    }
}

impl TraceLogging {
    /// Providers and names beyond this are left out.
    const MAX: usize = 1 << 16;

    fn read(&mut self, event: &Event<'_>) {
        let Some(schema) = self.decoder.schema(event).filter(|schema| schema.event == EventId::TraceLogging) else {
            return;
        };
        let key = (schema.provider.to_bytes(), schema.name.clone());
        if self.schemas.len() >= Self::MAX && !self.schemas.contains_key(&key) {
            return;
        }
        let known = self.schemas.entry(key).or_default();
        if known.len() < 2 && known.iter().all(|one| one.fields != schema.fields) {
            known.push(schema.clone());
        }
    }
}

fn first_bytes(path: &Path) -> Result<Vec<u8>, Problem> {
    let failed = |error: std::io::Error| {
        Problem::new(format!("cannot read {}: {error}", visible(&path.to_string_lossy())))
            .help("name a trace, a manifest, a program that contains one, or a file with messages of WPP")
    };
    let mut bytes = Vec::new();
    open_regular(path).map_err(failed)?.take(512).read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes)
}
