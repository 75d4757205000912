//! Writes the tables of a trace into files, in as many threads as there are processors.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle, available_parallelism};

use crate::files::{ExportError, ExportOptions, Exported, FileLimits, Files};
use crate::tables::Batch;

/// Limits of all threads together.
const MAX: FileLimits = FileLimits { open: 200, groups: 128 << 20, folders: 4096 };
/// Threads that write at most. Further ones would wait for the rows, which one thread converts.
const MAX_THREADS: usize = 4;
/// Batches at most that wait for a thread.
const WAITING: usize = 2;

/// Writes the tables of a trace into files.
///
/// A file appears under its name when it is complete, which is when the export is [finished](Export::finish), unless very many
/// files are open. If an export is dropped before, its incomplete files are removed, and files with their names remain as they
/// were.
///
/// Rows are encoded in other threads, if there is more than one processor: at most four, and a table in one of them.
pub struct Export {
    by: By,
    /// Thread of each table.
    tables: HashMap<Arc<str>, usize>,
}

/// Writer of the files.
enum By {
    /// The thread of the caller.
    Caller(Box<Files>),
    Threads(Vec<Writer>),
}

/// A thread that writes the files of some tables.
struct Writer {
    /// `None` if nothing else is to be written.
    batches: Option<SyncSender<Batch>>,
    /// The thread, which returns the files if it could write all batches.
    thread: Option<JoinHandle<Result<Files, ExportError>>>,
    /// Tables and rows so far.
    tables: usize,
    rows: usize,
}

impl std::fmt::Debug for Export {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Export").field("tables", &self.tables).finish_non_exhaustive()
    }
}

impl Export {
    /// Creates an export into a folder, which is created if it does not exist. `stem` is the name of files without their
    /// extension.
    pub fn new(dir: impl Into<PathBuf>, stem: &str, options: ExportOptions) -> Export {
        let threads = available_parallelism().map_or(1, |threads| threads.get().min(MAX_THREADS));
        Export::with_threads(dir.into(), stem, options, threads)
    }

    fn with_threads(dir: PathBuf, stem: &str, options: ExportOptions, threads: usize) -> Export {
        let [open, groups, folders] = [MAX.open, MAX.groups, MAX.folders].map(|all| all / threads);
        let limits = FileLimits { open, groups, folders };
        let files = || Files::new(dir.clone(), stem, options.clone(), limits);
        let by = match threads {
            1 => By::Caller(Box::new(files())),
            _ => By::Threads((0..threads).map(|_| Writer::new(files())).collect()),
        };
        Export { by, tables: HashMap::new() }
    }

    /// Writes rows of a table.
    ///
    /// # Errors
    ///
    /// Those of the operating system and of the writer of the format, also for rows that were written before.
    pub fn write(&mut self, batch: &Batch) -> Result<(), ExportError> {
        let writers = match &mut self.by {
            By::Caller(files) => return files.write(batch),
            By::Threads(writers) => writers,
        };
        let at = *self.tables.entry(batch.table.clone()).or_insert_with(|| {
            // The thread with the fewest rows so far, unless it has as many tables as files can be open.
            let most = MAX.open / writers.len();
            let load = |(_, writer): &(usize, &mut Writer)| (writer.tables >= most, writer.rows);
            let least = writers.iter_mut().enumerate().min_by_key(load);
            least.map_or(0, |(at, writer)| {
                writer.tables += 1;
                at
            })
        });
        writers.get_mut(at).map_or(Err(ExportError::Ended), |writer| writer.write(batch))
    }

    /// Completes all files, and gives them their names.
    ///
    /// # Errors
    ///
    /// Those of the operating system and of the writer of the format. If rows could not be written, no file gets its name.
    pub fn finish(self) -> Result<Exported, ExportError> {
        let writers = match self.by {
            By::Caller(files) => return files.finish(),
            By::Threads(writers) => writers,
        };
        let all: Vec<Files> = writers.into_iter().map(Writer::end).collect::<Result<_, _>>()?;
        let finished: Vec<Result<Exported, ExportError>> = thread::scope(|scope| {
            let threads: Vec<_> = all.into_iter().map(|files| scope.spawn(|| files.finish())).collect();
            threads.into_iter().map(|thread| joined(thread.join())).collect()
        });
        let mut exported = Exported::default();
        for one in finished {
            let one = one?;
            exported.files += one.files;
            exported.unseparated += one.unseparated;
            exported.rows.extend(one.rows);
        }
        Ok(exported)
    }
}

impl Writer {
    fn new(files: Files) -> Writer {
        let (batches, waiting) = sync_channel(WAITING);
        Writer {
            batches: Some(batches),
            thread: Some(thread::spawn(move || write_all(files, &waiting))),
            tables: 0,
            rows: 0,
        }
    }

    /// Passes rows to the thread.
    fn write(&mut self, batch: &Batch) -> Result<(), ExportError> {
        self.rows += batch.rows.num_rows();
        match &self.batches {
            Some(batches) if batches.send(batch.clone()).is_ok() => Ok(()),
            // It has ended with an error.
            _ => self.wait().and(Err(ExportError::Ended)),
        }
    }

    /// Returns the files, once all rows are written.
    fn end(mut self) -> Result<Files, ExportError> {
        self.wait()?.ok_or(ExportError::Ended)
    }

    /// Waits for the thread. Returns its files, unless they were returned.
    fn wait(&mut self) -> Result<Option<Files>, ExportError> {
        self.batches = None;
        let ended = self.thread.take().map(|thread| joined(thread.join()));
        ended.transpose()
    }
}

impl Drop for Writer {
    /// Removes the incomplete files.
    fn drop(&mut self) {
        self.batches = None;
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}

/// Writes batches until there are no more.
fn write_all(mut files: Files, batches: &Receiver<Batch>) -> Result<Files, ExportError> {
    for batch in batches {
        files.write(&batch)?;
    }
    Ok(files)
}

/// Returns the result of a thread, or panics as it did.
fn joined<T>(result: thread::Result<T>) -> T {
    result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}
