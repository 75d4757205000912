//! The Python package `etwspec`: Windows event traces as Arrow tables.
//!
//! `python/etwspec/__init__.py` adds what is easier in Python; `__init__.pyi` documents both.

use std::ffi::CString;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use arrow_array::{RecordBatch, RecordBatchIterator, RecordBatchReader};
use arrow_pyarrow::{IntoPyArrow, ToPyArrow};
use arrow_schema::{ArrowError, SchemaRef};
use etwspec_arrow::{
    Before, Export, ExportError, ExportOptions, Format, Guids, Ipv4s, Options, Partition, scan, table_schema,
};
use etwspec_etl::{File, Item, Json, SAMPLE, Trace};
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
        let Bytes::File(file) = self else { return Ok(()) };
        file.check().map_err(|error| PyOSError::new_err(format!("{path} changed while it was read: {error}")))
    }
}

/// A trace.
#[pyclass(frozen, module = "etwspec._etwspec", name = "Trace")]
struct PyTrace {
    path: String,
    bytes: Arc<Bytes>,
    before: Before,
    options: Options,
}

fn arrow_error(error: ArrowError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Makes an exception of an error of the system. Its number selects the class, such as FileNotFoundError.
fn system_error(name: &str, error: &std::io::Error) -> PyErr {
    match error.raw_os_error() {
        Some(number) => PyOSError::new_err((number, error.to_string(), name.to_owned())),
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
        trace.buffers().any(|buffer| buffer.is_ok()).then(|| Before::of(&trace, given))
    });
    bytes.check(&name)?;
    let before =
        before.ok_or_else(|| PyValueError::new_err(format!("{name} is not a trace: it contains no buffer")))?;
    Ok(PyTrace { path: name, bytes, before, options })
}

/// Batches of a table, which a thread makes.
struct Batches {
    receiver: Receiver<Result<RecordBatch, ArrowError>>,
}

impl Iterator for Batches {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.receiver.recv().ok()
    }
}

/// Why a thread stops: nobody receives, or an error.
enum Stop {
    Closed,
    Arrow(ArrowError),
}

impl From<ArrowError> for Stop {
    fn from(error: ArrowError) -> Stop {
        Stop::Arrow(error)
    }
}

impl PyTrace {
    fn options(&self, table: &str) -> Options {
        let mut options = self.options.clone();
        options.tables = vec![table.to_owned()];
        options
    }

    /// Starts a thread that makes the batches of a table.
    fn start(&self, table: &str) -> Batches {
        let (sender, receiver) = sync_channel(WAITING);
        let (bytes, before, options, path) =
            (self.bytes.clone(), self.before.clone(), self.options(table), self.path.clone());
        thread::spawn(move || {
            let send = |sender: &SyncSender<_>, batch| sender.send(batch).map_err(|_| Stop::Closed);
            let done = scan(&bytes.trace(), before, options, |batch| send(&sender, Ok(batch.rows)));
            let error = match done {
                Err(Stop::Closed) => return,
                Err(Stop::Arrow(error)) => Some(error),
                Ok(_) => bytes
                    .check(&path)
                    .err()
                    .map(|error| ArrowError::IoError(error.to_string(), std::io::Error::other(path))),
            };
            if let Some(error) = error {
                // Nobody may be left to receive it.
                let _closed = send(&sender, Err(error));
            }
        });
        Batches { receiver }
    }

    /// The columns of a table: of the first batch, or those that all traces have.
    fn schema_of(&self, table: &str, first: Option<&RecordBatch>) -> PyResult<SchemaRef> {
        let known = first.map(RecordBatch::schema).or_else(|| table_schema(table, &self.options));
        known.ok_or_else(|| {
            PyKeyError::new_err(format!("{table:?}: {} has no such table; tables() lists those with rows", self.path))
        })
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
        info.set_item("start_time", etwspec_etl::FileTime(of.start_time).to_string())?;
        info.set_item("end_time", (of.end_time != 0).then(|| etwspec_etl::FileTime(of.end_time).to_string()))?;
        Ok(info)
    }

    /// Number of rows of each table that has any.
    fn tables<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let mut rows = std::collections::BTreeMap::<String, u64>::new();
        py.detach(|| {
            scan(&self.bytes.trace(), self.before.clone(), self.options.clone(), |batch| -> Result<(), ArrowError> {
                *rows.entry(batch.table.to_string()).or_default() += batch.rows.num_rows() as u64;
                Ok(())
            })
        })
        .map_err(arrow_error)?;
        self.bytes.check(&self.path)?;
        let tables = PyDict::new(py);
        rows.into_iter().try_for_each(|(table, rows)| tables.set_item(table, rows))?;
        Ok(tables)
    }

    /// A table as pyarrow.RecordBatchReader.
    fn batches<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let mut batches = self.start(name);
        let first = py.detach(|| batches.next()).transpose().map_err(arrow_error)?;
        let schema = self.schema_of(name, first.as_ref())?;
        let all = first.into_iter().map(Ok).chain(batches);
        let reader: Box<dyn RecordBatchReader + Send> = Box::new(RecordBatchIterator::new(all, schema));
        reader.into_pyarrow(py)
    }

    /// The columns of a table as pyarrow.Schema.
    fn schema<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let schema = match table_schema(name, &self.options) {
            Some(schema) => schema,
            None => {
                let mut batches = self.start(name);
                let first = py.detach(|| batches.next()).transpose().map_err(arrow_error)?;
                self.schema_of(name, first.as_ref())?
            }
        };
        schema.to_pyarrow(py)
    }

    /// Events as JSON lines, in chunks.
    fn lines(&self) -> Lines {
        let (sender, receiver) = sync_channel(WAITING);
        let (bytes, before) = (self.bytes.clone(), self.before.clone());
        thread::spawn(move || send_lines(&bytes.trace(), before, &sender));
        Lines { receiver: std::sync::Mutex::new(receiver), bytes: self.bytes.clone(), path: self.path.clone() }
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
        let mut options = self.options.clone();
        options.tables = tables;
        let stem = std::path::Path::new(&self.path).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut export = Export::new(folder, &stem, files);
        let done: Result<_, ExportError> = py.detach(|| {
            scan(&self.bytes.trace(), self.before.clone(), options, |batch| export.write(&batch))?;
            self.bytes.check(&self.path).map_err(|error| ArrowError::ExternalError(error.to_string().into()))?;
            export.finish()
        });
        let exported = done.map_err(|error| PyOSError::new_err(error.to_string()))?;
        let rows = PyDict::new(py);
        exported.rows.into_iter().try_for_each(|(table, count)| rows.set_item(table, count))?;
        Ok(rows)
    }

    fn __repr__(&self) -> String {
        format!("etwspec.open({:?})", self.path)
    }
}

/// Chunks of JSON lines, which a thread makes.
#[pyclass(frozen, module = "etwspec._etwspec")]
struct Lines {
    receiver: std::sync::Mutex<Receiver<Vec<u8>>>,
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

/// Sends events as JSON lines until nobody receives them.
fn send_lines(trace: &Trace<'_>, before: Before, sender: &SyncSender<Vec<u8>>) {
    let Before { mut state, schemas, .. } = before;
    let clock = trace.log_file().map(|log_file| log_file.clock);
    let mut decoder = Decoder::new(schemas).with_clock(clock);
    let mut json = Json::new(trace.log_file());
    let mut scratch = etwspec_etl::Scratch::new();
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

#[pymodule]
fn _etwspec(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<PyTrace>()?;
    module.add_class::<Lines>()?;
    module.add_function(wrap_pyfunction!(open, module)?)
}
