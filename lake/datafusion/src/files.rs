//! Files of traces: files of this machine are mapped, others are copied into a temporary file first.

use std::collections::{HashSet, VecDeque};
use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use datafusion::common::exec_err;
use datafusion::datasource::listing::ListingTableUrl;
use datafusion::error::{DataFusionError, Result};
use etwspec_arrow::{Needs, TraceContext};
use etwspec_etl::text::CodePage;
use etwspec_etl::{File, Trace};
use futures::StreamExt;
use object_store::path::Path;
use object_store::{GetResultPayload, ObjectMeta, ObjectStore, ObjectStoreExt};
use tempfile::TempPath;

use crate::options::TableOptions;
use crate::schemas::SchemaFiles;

/// Files that stay open, and whose names and schemas stay known, after the last query that read them.
const OPEN: usize = 64;

/// The files that queries of a session read. Parts of a file that several threads read share it.
#[derive(Debug, Default)]
pub(crate) struct Files {
    /// The last used file is at the end.
    open: Mutex<VecDeque<(Key, Slot)>>,
    /// Files that a path names, each of which has to be a trace. Those that a folder or a pattern finds may be anything.
    named: HashSet<Path>,
}

type Slot = Arc<tokio::sync::OnceCell<Arc<Opened>>>;

/// Identity of the content of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Key {
    store: String,
    location: Path,
    size: u64,
    modified: i64,
    tag: Option<String>,
    /// Schemas and code page that `before` was read with: queries of other users may have others.
    schemas: SchemaFiles,
    code_page: Option<CodePage>,
}

/// An open file.
#[derive(Debug)]
pub(crate) struct Opened {
    file: File,
    options: TableOptions,
    /// Names and schemas.
    before: OnceLock<TraceContext>,
    /// Schemas without names, which take less time.
    schemas_before: OnceLock<TraceContext>,
    /// Removes the copy of a file of another machine. Declared last: the file is unmapped first.
    _copy: Option<TempPath>,
}

impl Opened {
    fn new(file: File, options: &TableOptions, copy: Option<TempPath>) -> Opened {
        let options = options.clone();
        Opened { file, options, before: OnceLock::new(), schemas_before: OnceLock::new(), _copy: copy }
    }

    fn is_trace(&self) -> bool {
        self.file.trace().buffers().any(|buffer| buffer.is_ok())
    }

    /// Notes whether a part of the file cannot be read.
    pub(crate) fn note_damage(&self, location: &Path, is_damaged: bool) {
        if is_damaged {
            self.options.damaged.add(location);
        }
    }

    /// Returns the trace.
    pub(crate) fn trace(&self) -> Trace<'_> {
        self.file.trace().with_code_page(self.options.code_page)
    }

    /// Returns at least the names and schemas that tables need. The first call reads the whole trace, unless nothing is needed, by as
    /// many threads as wait for it.
    pub(crate) fn before(&self, needs: Needs, threads: NonZeroUsize) -> TraceContext {
        let trace = self.trace();
        let read = || TraceContext::needed(&trace, self.options.schemas.schemas().clone(), needs, threads);
        if needs.names {
            return self.before.get_or_init(read).clone();
        }
        // Names take time to copy.
        let known = || self.before.get().map(|before| before.without_names(&trace));
        match self.schemas_before.get() {
            Some(before) => before.clone(),
            None if needs.any() => self.schemas_before.get_or_init(|| known().unwrap_or_else(read)).clone(),
            None => known().unwrap_or_else(|| TraceContext::nothing(&trace)),
        }
    }

    /// Checks that the file was complete while it was read.
    pub(crate) fn check(&self, location: &Path) -> Result<()> {
        self.file.check().map_err(|error| failed(location, error))
    }
}

impl Files {
    /// Creates the files of addresses.
    pub(crate) fn of(urls: &[ListingTableUrl]) -> Files {
        let named = urls.iter().filter(|url| !url.is_collection() && url.get_glob().is_none());
        Files { named: named.map(|url| url.prefix().clone()).collect(), ..Files::default() }
    }

    /// Opens a file, or returns it if it is open and has not changed.
    pub(crate) async fn open(
        &self,
        store: &Arc<dyn ObjectStore>,
        meta: &ObjectMeta,
        options: &TableOptions,
    ) -> Result<Arc<Opened>> {
        let key = Key {
            store: store.to_string(),
            location: meta.location.clone(),
            size: meta.size,
            modified: meta.last_modified.timestamp_micros(),
            tag: meta.e_tag.clone(),
            schemas: options.schemas.clone(),
            code_page: options.code_page,
        };
        let slot = self.slot(key);
        let read = || async {
            let opened = read(store, meta, options).await?;
            match opened.is_trace() {
                false if self.is_named(meta) => exec_err!("{} is not an ETW trace: no buffer found", meta.location),
                _ => Ok(Arc::new(opened)),
            }
        };
        slot.get_or_try_init(read).await.cloned()
    }

    /// Returns whether a path names the file.
    pub(crate) fn is_named(&self, meta: &ObjectMeta) -> bool {
        self.named.contains(&meta.location)
    }

    fn slot(&self, key: Key) -> Slot {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let known = open.iter().position(|(own, _)| *own == key).and_then(|at| open.remove(at));
        let (key, slot) = known.unwrap_or_else(|| (key, Slot::default()));
        open.push_back((key, slot.clone()));
        if open.len() > OPEN {
            open.pop_front();
        }
        slot
    }
}

fn failed(location: &Path, error: std::io::Error) -> DataFusionError {
    DataFusionError::Execution(format!("{location}: {error}"))
}

async fn read(store: &Arc<dyn ObjectStore>, meta: &ObjectMeta, options: &TableOptions) -> Result<Opened> {
    let location = &meta.location;
    let result = store.get(location).await?;
    match result.payload {
        GetResultPayload::File(_, path) => {
            let file = File::open_guarded(path).map_err(|error| failed(location, error))?;
            Ok(Opened::new(file, options, None))
        }
        GetResultPayload::Stream(mut stream) => {
            let mut copy = tempfile::NamedTempFile::new()?;
            while let Some(bytes) = stream.next().await {
                copy.write_all(&bytes?)?;
            }
            copy.flush()?;
            let path = copy.into_temp_path();
            let file = File::open_guarded(&path).map_err(|error| failed(location, error))?;
            Ok(Opened::new(file, options, Some(path)))
        }
    }
}
