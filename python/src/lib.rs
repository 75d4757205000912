//! The Python package `etwspec`: Windows event traces as Arrow tables.
//!
//! `python/etwspec/__init__.py` adds functions that are easier to write in Python; `__init__.pyi` documents both.

use std::collections::BTreeMap;
use std::ffi::CString;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, OnceLock};
use std::{io, thread};

use arrow_array::RecordBatch;
use arrow_pyarrow::{IntoPyArrow, Table, ToPyArrow};
use arrow_schema::{ArrowError, SchemaRef};
use etwspec_arrow::{
    EVENTS, Export, ExportError, ExportOptions, Format, Guids, Ipv4s, Options, Partition, TraceContext, current_table,
    is_selected, scan, table_names, table_schema,
};
use etwspec_catalog::query::suggest::closest;
use etwspec_etl::time::FileTime;
use etwspec_etl::{File, Item, Json, SAMPLE, Trace, text};
use etwspec_schema::files::{self, Reason};
use etwspec_schema::{Decoder, Schemas};
use pyo3::exceptions::{PyKeyError, PyOSError, PyUserWarning, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

/// Batches or chunks of lines that wait for Python.
const WAITING: usize = 4;

/// The bytes of a trace.
enum Bytes {
    File(File),
    Sample,
}

impl Bytes {
    fn trace(&self) -> Trace<'_> {
        match self {
            Bytes::File(file) => file.trace(),
            Bytes::Sample => Trace::new(SAMPLE),
        }
    }

    /// Checks that the file is as long as it was.
    fn check(&self, path: &str) -> PyResult<()> {
        self.state().map_err(|error| changed(path, &error))
    }

    fn state(&self) -> io::Result<()> {
        match self {
            Bytes::File(file) => file.check(),
            Bytes::Sample => Ok(()),
        }
    }
}

/// A trace.
#[pyclass(frozen, module = "etwspec._etwspec", name = "Trace")]
struct PyTrace {
    path: String,
    bytes: Arc<Bytes>,
    before: TraceContext,
    options: Options,
    /// Number of rows of each table, once they have been counted.
    rows: OnceLock<BTreeMap<String, u64>>,
    /// Number of events, once they have been counted.
    events: OnceLock<usize>,
}

fn changed(path: &str, error: &io::Error) -> PyErr {
    PyOSError::new_err(format!("{path} changed while it was read: {error}"))
}

fn arrow_error(error: ArrowError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Makes an exception of an error of the system. Its number selects the class, such as FileNotFoundError.
fn system_error(name: &str, error: &io::Error) -> PyErr {
    match error.raw_os_error() {
        Some(number) => {
            // Python shows the number, too.
            let text = error.to_string();
            let text = text.strip_suffix(&format!(" (os error {number})")).unwrap_or(&text).to_owned();
            PyOSError::new_err((number, text, name.to_owned()))
        }
        None => PyOSError::new_err(format!("{name}: {error}")),
    }
}

/// Reads files of schemas, and warns of their problems.
fn schemas(py: Python<'_>, paths: &[PathBuf]) -> PyResult<Schemas> {
    let mut warnings = Vec::new();
    let read = py.detach(|| files::read_all(paths, &mut warnings));
    for warning in &warnings {
        let text = CString::new(warning.to_string().replace('\0', "\u{fffd}"))?;
        // The caller of the function in Python.
        PyErr::warn(py, &py.get_type::<PyUserWarning>(), &text, 2)?;
    }
    read.map_err(|error| match (&error.reason, error.help()) {
        (Reason::Io(io), _) => system_error(&error.path.display().to_string(), io),
        (_, Some(help)) => PyValueError::new_err(format!("{error}; {help}")),
        (_, None) => PyValueError::new_err(error.to_string()),
    })
}

/// Opens a trace.
#[pyfunction]
#[pyo3(signature = (path, guids = "text", ipv4 = "text", schema = Vec::new()))]
fn open(py: Python<'_>, path: Option<PathBuf>, guids: &str, ipv4: &str, schema: Vec<PathBuf>) -> PyResult<PyTrace> {
    let mut options = Options::new();
    options.guids = match guids {
        "text" => Guids::Text,
        "binary" => Guids::Binary,
        _ => return Err(PyValueError::new_err(format!("guids={guids:?}: write \"text\" or \"binary\""))),
    };
    options.ipv4s = match ipv4 {
        "text" => Ipv4s::Text,
        "number" => Ipv4s::Number,
        _ => return Err(PyValueError::new_err(format!("ipv4={ipv4:?}: write \"text\" or \"number\""))),
    };
    let (name, bytes) = match path {
        Some(path) => {
            let name = path.display().to_string();
            let file = File::open_guarded(&path).map_err(|error| system_error(&name, &error))?;
            (name, Bytes::File(file))
        }
        None => ("sample".to_owned(), Bytes::Sample),
    };
    options.file = name.clone();
    let given = schemas(py, &schema)?;
    let bytes = Arc::new(bytes);
    let before = py.detach(|| {
        let trace = bytes.trace();
        trace.buffers().any(|buffer| buffer.is_ok()).then(|| TraceContext::of(&trace, given))
    });
    bytes.check(&name)?;
    let before =
        before.ok_or_else(|| PyValueError::new_err(format!("{name} is not a trace: it contains no buffer")))?;
    Ok(PyTrace { path: name, bytes, before, options, rows: OnceLock::new(), events: OnceLock::new() })
}

/// Batches of a table, which a thread makes, as an iterator in Python.
#[pyclass(frozen, module = "etwspec._etwspec")]
struct Batches {
    first: Mutex<Option<RecordBatch>>,
    receiver: Mutex<Receiver<Result<RecordBatch, Stop>>>,
    path: String,
}

impl Batches {
    /// Waits for the next batch.
    fn receive(&self) -> PyResult<Option<RecordBatch>> {
        match self.receiver.lock().ok().and_then(|receiver| receiver.recv().ok()) {
            Some(Ok(batch)) => Ok(Some(batch)),
            Some(Err(Stop::Arrow(error))) => Err(arrow_error(error)),
            Some(Err(Stop::Changed(error))) => Err(changed(&self.path, &error)),
            Some(Err(Stop::Closed)) | None => Ok(None),
        }
    }
}

#[pymethods]
impl Batches {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let first = self.first.lock().ok().and_then(|mut first| first.take());
        let next = match first {
            Some(first) => Some(first),
            None => py.detach(|| self.receive())?,
        };
        next.map(|batch| batch.to_pyarrow(py)).transpose()
    }
}

/// Reason why a thread stops: the receiver is gone, or an error.
enum Stop {
    Closed,
    Arrow(ArrowError),
    Changed(io::Error),
}

impl From<ArrowError> for Stop {
    fn from(error: ArrowError) -> Stop {
        Stop::Arrow(error)
    }
}

impl PyTrace {
    fn options(&self, tables: Vec<String>) -> Options {
        let mut options = self.options.clone();
        options.tables = tables;
        options
    }

    /// Starts a thread that makes the batches of a table, and waits for the first.
    fn start(&self, py: Python<'_>, table: &str) -> PyResult<Batches> {
        let (sender, receiver) = sync_channel(WAITING);
        let (bytes, before, options) = (self.bytes.clone(), self.before.clone(), self.options(vec![table.to_owned()]));
        let table = table.to_owned();
        thread::spawn(move || {
            let send = |sender: &SyncSender<_>, batch| sender.send(batch).map_err(|_| Stop::Closed);
            let done = scan(&bytes.trace(), before, options, |batch| match batch.table.eq_ignore_ascii_case(&table) {
                true => send(&sender, Ok(batch.rows)),
                // A name is no pattern.
                false => Ok(()),
            });
            let done = done.and_then(|_| bytes.state().map_err(Stop::Changed));
            if let Err(error) = done {
                // The receiver may be gone.
                let _closed = send(&sender, Err(error));
            }
        });
        let batches = Batches { first: Mutex::default(), receiver: Mutex::new(receiver), path: self.path.clone() };
        let first = py.detach(|| batches.receive())?;
        Ok(Batches { first: Mutex::new(first), ..batches })
    }

    /// The columns of a table: of the first batch, or those that all traces have.
    fn schema_of(&self, py: Python<'_>, table: &str, batches: &Batches) -> PyResult<SchemaRef> {
        let first = batches.first.lock().ok().and_then(|first| first.as_ref().map(RecordBatch::schema));
        match first.or_else(|| table_schema(table, &self.options)) {
            Some(schema) => Ok(schema),
            None => Err(self.no_table(py, table)?),
        }
    }

    /// The error for a name or a pattern that selects no table.
    fn no_table(&self, py: Python<'_>, pattern: &str) -> PyResult<PyErr> {
        let rows = self.counted(py)?;
        let near = match current_table(pattern) {
            Some(current) => vec![current.to_owned()],
            None => closest(pattern, table_names().into_iter().chain(rows.keys().map(String::as_str)), 3),
        };
        let help = match near.is_empty() {
            true => "tables() lists those with rows".to_owned(),
            false => format!("did you mean {}?", near.join(", ")),
        };
        Ok(PyKeyError::new_err(format!("{pattern:?}: {} has no such table; {help}", self.path)))
    }

    /// Checks that each pattern selects a table, which may have no rows.
    fn check_selects<'n>(
        &self,
        py: Python<'_>,
        patterns: &[String],
        found: impl Iterator<Item = &'n str> + Clone,
    ) -> PyResult<()> {
        for pattern in patterns {
            if !found.clone().chain(table_names()).any(|table| is_selected(pattern, table)) {
                return Err(self.no_table(py, pattern)?);
            }
        }
        Ok(())
    }

    /// Number of rows of each table. The trace is read once.
    fn counted(&self, py: Python<'_>) -> PyResult<&BTreeMap<String, u64>> {
        if let Some(rows) = self.rows.get() {
            return Ok(rows);
        }
        let mut rows = BTreeMap::<String, u64>::new();
        py.detach(|| {
            scan(&self.bytes.trace(), self.before.clone(), self.options.clone(), |batch| -> Result<(), ArrowError> {
                *rows.entry(batch.table.to_string()).or_default() += batch.rows.num_rows() as u64;
                Ok(())
            })
        })
        .map_err(arrow_error)?;
        self.bytes.check(&self.path)?;
        Ok(self.rows.get_or_init(|| rows))
    }
}

#[pymethods]
impl PyTrace {
    #[getter]
    fn path(&self) -> &str {
        &self.path
    }

    #[getter]
    fn host(&self) -> Option<&str> {
        self.before.host.as_deref()
    }

    /// Properties of the session and the machine.
    fn info<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let info = PyDict::new(py);
        let trace = self.bytes.trace();
        let Some(of) = trace.log_file() else { return Ok(info) };
        info.set_item("session_name", &of.session_name)?;
        info.set_item("host", self.host())?;
        info.set_item("build", of.build)?;
        info.set_item("release", of.release.map(|release| release.name()))?;
        info.set_item("processors", of.processors)?;
        info.set_item("pointer_size", of.pointer_size)?;
        info.set_item("events_lost", of.events_lost)?;
        info.set_item("buffers_lost", of.buffers_lost)?;
        // Python makes times of FILETIMEs.
        for (name, time) in [("start_time", of.start_time), ("end_time", of.end_time), ("boot_time", of.boot_time)] {
            info.set_item(name, (time != 0).then_some(time))?;
        }
        let clock = PyDict::new(py);
        let ticks = of.clock.time_stamp(FileTime(of.start_time));
        clock.set_item("type", of.clock_type.name().map_or_else(|| of.clock_type.0.to_string(), str::to_owned))?;
        clock.set_item("is_system_time", of.clock.is_system_time())?;
        clock.set_item("frequency", of.clock.frequency())?;
        clock.set_item("ticks", ticks)?;
        clock.set_item("utc", of.clock.time(ticks).0)?;
        info.set_item("clock", clock)?;
        Ok(info)
    }

    /// Number of rows of each table that has any.
    fn tables<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tables = PyDict::new(py);
        self.counted(py)?.iter().try_for_each(|(table, rows)| tables.set_item(table, rows))?;
        Ok(tables)
    }

    /// Number of events.
    fn event_count(&self, py: Python<'_>) -> PyResult<usize> {
        if let Some(events) = self.events.get() {
            return Ok(*events);
        }
        let mut options = self.options(vec![EVENTS.to_owned()]);
        options.only = Some(Vec::new());
        let mut events = 0;
        py.detach(|| {
            scan(&self.bytes.trace(), self.before.clone(), options, |batch| -> Result<(), ArrowError> {
                events += batch.rows.num_rows();
                Ok(())
            })
        })
        .map_err(arrow_error)?;
        self.bytes.check(&self.path)?;
        Ok(*self.events.get_or_init(|| events))
    }

    /// A table as pyarrow.RecordBatchReader. Exceptions of the batches are those of Python.
    fn batches<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let batches = self.start(py, name)?;
        let schema = self.schema_of(py, name, &batches)?.to_pyarrow(py)?;
        py.import("pyarrow")?.getattr("RecordBatchReader")?.call_method1("from_batches", (schema, batches))
    }

    /// Several tables as pyarrow.Table, in one pass. Names are patterns; without any, it is all tables.
    fn read<'py>(&self, py: Python<'py>, names: Vec<String>) -> PyResult<Bound<'py, PyDict>> {
        let mut found = BTreeMap::<Arc<str>, (SchemaRef, Vec<RecordBatch>)>::new();
        let options = self.options(names.clone());
        py.detach(|| {
            scan(&self.bytes.trace(), self.before.clone(), options, |batch| -> Result<(), ArrowError> {
                let new = || (batch.rows.schema(), Vec::new());
                found.entry(batch.table).or_insert_with(new).1.push(batch.rows.clone());
                Ok(())
            })
        })
        .map_err(arrow_error)?;
        self.bytes.check(&self.path)?;
        self.check_selects(py, &names, found.keys().map(|name| &**name))?;
        let tables = PyDict::new(py);
        let add = |name: &str, schema: SchemaRef, batches: Vec<RecordBatch>| {
            tables.set_item(name, Table::try_new(batches, schema).map_err(arrow_error)?.into_pyarrow(py)?)
        };
        // In the order of the names, and a named table without rows, too.
        for pattern in &names {
            let own: Vec<Arc<str>> = found.keys().filter(|name| is_selected(pattern, name)).cloned().collect();
            if own.is_empty()
                && let Some(schema) = table_schema(pattern, &self.options)
            {
                add(pattern, schema, Vec::new())?;
            }
            for (name, (schema, batches)) in own.into_iter().filter_map(|name| found.remove_entry(&name)) {
                add(&name, schema, batches)?;
            }
        }
        found.into_iter().try_for_each(|(name, (schema, batches))| add(&name, schema, batches))?;
        Ok(tables)
    }

    /// The columns of a table as pyarrow.Schema.
    fn schema<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let schema = match table_schema(name, &self.options) {
            Some(schema) => schema,
            None => self.schema_of(py, name, &self.start(py, name)?)?,
        };
        schema.to_pyarrow(py)
    }

    /// Events as JSON lines, in chunks.
    fn lines(&self) -> Lines {
        let (sender, receiver) = sync_channel(WAITING);
        let (bytes, before) = (self.bytes.clone(), self.before.clone());
        thread::spawn(move || send_lines(&bytes.trace(), before, &sender));
        Lines { receiver: Mutex::new(receiver), bytes: self.bytes.clone(), path: self.path.clone() }
    }

    /// Writes the tables into files.
    #[pyo3(signature = (folder, format = "parquet", tables = Vec::new(), partition = Vec::new(), host = None))]
    fn export<'py>(
        &self,
        py: Python<'py>,
        folder: PathBuf,
        format: &str,
        tables: Vec<String>,
        partition: Vec<String>,
        host: Option<String>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let mut files = ExportOptions::default();
        files.format = match format {
            "parquet" => Format::Parquet,
            "arrow" => Format::Arrow,
            "csv" => Format::Csv,
            "jsonl" => Format::JsonLines,
            _ => {
                let text = format!("format={format:?}: write \"parquet\", \"arrow\", \"csv\" or \"jsonl\"");
                return Err(PyValueError::new_err(text));
            }
        };
        let key = |key: &String| match key.as_str() {
            "host" => Ok(Partition::Host),
            "date" => Ok(Partition::Date),
            "provider" => Ok(Partition::Provider),
            _ => Err(PyValueError::new_err(format!("partition: {key:?}: write \"host\", \"date\" or \"provider\""))),
        };
        files.partitions = partition.iter().map(key).collect::<PyResult<_>>()?;
        files.host = host.or_else(|| self.before.host.clone());
        let options = self.options(tables.clone());
        let stem = std::path::Path::new(&self.path).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut export = Export::new(folder, &stem, files);
        let mut found = std::collections::BTreeSet::new();
        let failed = |error: ExportError| PyOSError::new_err(error.to_string());
        py.detach(|| {
            scan(&self.bytes.trace(), self.before.clone(), options, |batch| {
                if !found.contains(&*batch.table) {
                    found.insert(batch.table.to_string());
                }
                export.write(&batch)
            })
        })
        .map_err(failed)?;
        self.bytes.check(&self.path)?;
        self.check_selects(py, &tables, found.iter().map(String::as_str))?;
        let exported = py.detach(|| export.finish()).map_err(failed)?;
        let rows = PyDict::new(py);
        exported.rows.into_iter().try_for_each(|(table, count)| rows.set_item(table, count))?;
        Ok(rows)
    }
}

/// Chunks of JSON lines, which a thread makes.
#[pyclass(frozen, module = "etwspec._etwspec")]
struct Lines {
    receiver: Mutex<Receiver<Vec<u8>>>,
    bytes: Arc<Bytes>,
    path: String,
}

#[pymethods]
impl Lines {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyBytes>>> {
        let next = py.detach(|| self.receiver.lock().ok()?.recv().ok());
        match next {
            Some(lines) => Ok(Some(PyBytes::new(py, &lines))),
            None => self.bytes.check(&self.path).map(|()| None),
        }
    }
}

/// Sends events as JSON lines until the receiver is gone.
fn send_lines(trace: &Trace<'_>, before: TraceContext, sender: &SyncSender<Vec<u8>>) {
    let TraceContext { mut state, schemas, .. } = before;
    let clock = trace.log_file().map(|log_file| log_file.clock);
    let mut decoder = Decoder::new(schemas, clock);
    let mut json = Json::new(trace.log_file());
    let mut scratch = etwspec_etl::buffers::Scratch::new();
    for raw in trace.buffers().flatten() {
        let mut lines = Vec::new();
        let buffer = raw.open(&mut scratch);
        for item in buffer.items() {
            if let Item::Event(buffer, event) = item {
                state.update(buffer, &event);
                decoder.read_event(&event);
                json.line_described(buffer, &event, Some(&state), &mut decoder, &mut lines);
            }
        }
        if !lines.is_empty() && sender.send(lines).is_err() {
            return;
        }
    }
}

#[pyfunction]
fn set_code_page(name: Option<&str>) -> PyResult<()> {
    let parse = |name: &str| name.parse().map_err(|error| PyValueError::new_err(format!("{name}: {error}")));
    text::set_code_page(name.map(parse).transpose()?);
    Ok(())
}

#[pymodule]
fn _etwspec(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<PyTrace>()?;
    module.add_class::<Lines>()?;
    module.add_class::<Batches>()?;
    module.add_function(wrap_pyfunction!(set_code_page, module)?)?;
    module.add_function(wrap_pyfunction!(open, module)?)
}
