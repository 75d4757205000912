//! The Python package `etwspec`: Windows event traces as Arrow tables.
//!
//! `python/etwspec/__init__.py` adds functions that are easier to write in Python; `__init__.pyi` documents both.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::CString;
use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;

use arrow_array::RecordBatch;
use arrow_pyarrow::{IntoPyArrow, Table, ToPyArrow};
use arrow_schema::SchemaRef;
use etwspec_arrow::{
    Batch, EVENTS, Export, ExportError, ExportOptions, Format, Guids, Host, Ipv4s, Options, Partition, Tables,
    current_table, is_selected, table_names, table_schema,
};
use etwspec_catalog::query::suggest::closest;
use etwspec_etl::buffers::Scratch;
use etwspec_etl::state::{Pass as _, State};
use etwspec_etl::text::CodePage;
use etwspec_etl::time::FileTime;
use etwspec_etl::{File, LogFile, Trace};
use etwspec_schema::Schemas;
use etwspec_schema::files::{self, Reason};
use etwspec_traces::input::Memory;
use etwspec_traces::lines::{Shape, Source, Writer};
use etwspec_traces::tables::{self as lists, Answers, Cell, List, ListType};
use etwspec_traces::{BoundFilter, Filter, FilterPart, Known, Location, Needs, Plan, Problem, Record, Traces, Wanted};
use pyo3::exceptions::{PyKeyError, PyOSError, PyUserWarning, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};

/// Batches or chunks of lines that wait for Python.
const WAITING: usize = 4;

/// A trace in memory, and everything that is known before its first event.
struct Opened {
    name: String,
    memory: Arc<Memory>,
    code_page: Option<CodePage>,
    state: State,
    schemas: Arc<Schemas>,
    /// Number of damaged places, and of the bytes that cannot be read.
    damage: (u64, u64),
    filter: Filter,
    /// Plan of the filter, with the names of the trace.
    plan: Plan,
}

/// A trace in Python.
#[pyclass(frozen, module = "etwspec._etwspec", name = "Trace")]
struct PyTrace {
    #[pyo3(get)]
    path: String,
    opened: Arc<Opened>,
    options: Options,
    /// Name of the machine, number of rows of each table and number of events, once they have been read.
    host: OnceLock<Option<String>>,
    rows: OnceLock<BTreeMap<String, u64>>,
    events: OnceLock<usize>,
}

/// Returns an error and what to do about it.
fn advised(problem: impl Into<Problem>) -> String {
    match problem.into() {
        Problem::Refused(message) | Problem::Incomplete(message) => match message.help {
            Some(help) => format!("{}; {help}", message.text),
            None => message.text,
        },
        other => other.to_string(),
    }
}

/// Makes an exception of a text.
fn invalid(text: impl ToString) -> PyErr {
    PyValueError::new_err(text.to_string())
}

/// Returns the value of an option with a name.
fn choose<T: Copy, const N: usize>(option: &str, name: &str, all: [(&str, T); N]) -> PyResult<T> {
    let found = all.iter().find(|(own, _)| *own == name).map(|(_, value)| *value);
    found.ok_or_else(|| invalid(format!("{option}={name:?}: write one of {:?}", all.map(|(own, _)| own))))
}

/// Makes an exception of an error of the system. Its number selects the class, such as FileNotFoundError.
fn system_error(path: &Path, error: &io::Error) -> PyErr {
    let name = path.display();
    match error.raw_os_error() {
        Some(number) => {
            // Python shows the number, too.
            let text = error.to_string();
            let text = text.strip_suffix(&format!(" (os error {number})")).unwrap_or(&text).to_owned();
            PyOSError::new_err((number, text, name.to_string()))
        }
        None => PyOSError::new_err(format!("{name}: {error}")),
    }
}

/// Warns the caller of the function in Python.
fn warn(py: Python<'_>, text: &str) -> PyResult<()> {
    PyErr::warn(py, &py.get_type::<PyUserWarning>(), &CString::new(text.replace('\0', "\u{fffd}"))?, 2)
}

/// Reads files of schemas, and warns of their problems.
fn schemas(py: Python<'_>, paths: &[PathBuf]) -> PyResult<Schemas> {
    let mut warnings = Vec::new();
    let read = py.detach(|| files::read_all(paths, &mut warnings));
    warnings.iter().try_for_each(|warning| warn(py, &warning.to_string()))?;
    read.map_err(|error| match (&error.reason, error.help()) {
        (Reason::Io(io), _) => system_error(&error.path, io),
        (_, Some(help)) => invalid(format!("{error}; {help}")),
        (_, None) => invalid(error),
    })
}

/// Opens a trace, or the sample.
#[pyfunction]
#[pyo3(signature = (path, guids = "text", ipv4 = "text", schema = Vec::new(), r#where = None, code_page = None))]
fn open(
    py: Python<'_>,
    path: Option<PathBuf>,
    guids: &str,
    ipv4: &str,
    schema: Vec<PathBuf>,
    r#where: Option<&str>,
    code_page: Option<&str>,
) -> PyResult<PyTrace> {
    let mut options = Options::new();
    options.guids = choose("guids", guids, [("text", Guids::Text), ("binary", Guids::Binary)])?;
    options.ipv4s = choose("ipv4", ipv4, [("text", Ipv4s::Text), ("number", Ipv4s::Number)])?;
    let mut filter = Filter::default();
    if let Some(text) = r#where {
        let part = FilterPart::parse(text).map_err(|error| invalid(format!("where: {error}")))?;
        filter.add(FilterPart { label: "where", ..part });
    }
    let location = path.as_deref().map_or(Location::Sample, Location::Path);
    if let Some(file) = location.file() {
        File::open_guarded(file).map_err(|error| system_error(file, &error))?;
    }
    let parse = |name: &str| name.parse().map_err(|error| invalid(format!("code_page: {name}: {error}")));
    let code_page = code_page.map(parse).transpose()?;
    let given = schemas(py, &schema)?;
    let mut notes = Vec::new();
    let opened = py
        .detach(|| Opened::new(location, (given, code_page), filter, &mut notes))
        .map_err(|problem| invalid(advised(problem)))?;
    String::from_utf8_lossy(&notes).lines().try_for_each(|note| warn(py, note))?;
    options.file = opened.name.clone();
    Ok(PyTrace {
        path: path.map_or_else(|| opened.name.clone(), |path| path.display().to_string()),
        opened: Arc::new(opened),
        options,
        host: OnceLock::new(),
        rows: OnceLock::new(),
        events: OnceLock::new(),
    })
}

/// A part of a trace for Python.
enum Part {
    Rows(RecordBatch),
    Lines(Vec<u8>),
}

/// Batches of a table or chunks of JSON lines, which a thread makes, as an iterator in Python.
#[pyclass(frozen, module = "etwspec._etwspec")]
struct Parts {
    first: Mutex<Option<Part>>,
    receiver: Mutex<Receiver<PyResult<Part>>>,
}

impl Parts {
    /// Starts a thread that reads a trace, and passes its parts to a function, which fails if Python needs no more.
    fn start(
        opened: &Arc<Opened>,
        read: impl FnOnce(&Opened, &dyn Fn(Part) -> PyResult<()>) -> PyResult<()> + Send + 'static,
    ) -> Parts {
        let (sender, receiver) = sync_channel(WAITING);
        let opened = opened.clone();
        thread::spawn(move || {
            let send = |part| sender.send(part).map_err(|_| invalid("the iterator is closed"));
            if let Err(error) = read(&opened, &|part| send(Ok(part))) {
                // The receiver may be gone.
                let _closed = send(Err(error));
            }
        });
        Parts { first: Mutex::default(), receiver: Mutex::new(receiver) }
    }

    /// Waits for the next part.
    fn receive(&self) -> PyResult<Option<Part>> {
        self.receiver.lock().ok().and_then(|receiver| receiver.recv().ok()).transpose()
    }
}

#[pymethods]
impl Parts {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let first = self.first.lock().ok().and_then(|mut first| first.take());
        match first.map_or_else(|| py.detach(|| self.receive()), |first| Ok(Some(first)))? {
            Some(Part::Rows(rows)) => rows.to_pyarrow(py).map(Some),
            Some(Part::Lines(lines)) => Ok(Some(PyBytes::new(py, &lines).into_any())),
            None => Ok(None),
        }
    }
}

impl Opened {
    /// Opens a trace, and reads it once for everything that its events need. Adds notes about what is left out.
    fn new(
        location: Location<'_>,
        (schemas, code_page): (Schemas, Option<CodePage>),
        filter: Filter,
        notes: &mut Vec<u8>,
    ) -> Result<Opened, Problem> {
        let mut traces = Traces::open_twice(&[location])?.with_schemas(schemas).with_code_page(code_page);
        // A file without a buffer is no trace.
        traces.each_buffer(0, &mut |next| Ok(next.map_or(ControlFlow::Continue(()), |_| ControlFlow::Break(()))))?;
        let wanted = Wanted { counts: true, ..Wanted::new(Needs::ALL) };
        let mut readings = traces.read_ahead(&filter, wanted, notes)?;
        let input = traces.inputs().first().and_then(|input| Some((input, input.memory()?.clone())));
        let Some(((input, memory), reading)) = input.zip(readings.all.pop()) else {
            return Err(Problem::new("no trace to read"));
        };
        input.incomplete().map_or(Ok(()), |problem| writeln!(notes, "{}", advised(problem)))?;
        let counts = reading.counts.unwrap_or_default();
        let (places, bytes) = (counts.damages.places(), counts.damages.skipped_bytes());
        if places > 0 {
            writeln!(
                notes,
                "{} is damaged: {bytes} bytes cannot be read, in this number of places: {places}",
                input.name()
            )?;
        }
        let lost = |of: &LogFile| (of.events_lost, of.buffers_lost);
        if let Some((events, buffers)) =
            input.log_file().map(lost).filter(|lost| *lost != (0, 0) && location.file().is_some())
        {
            writeln!(notes, "{} lacks what the session lost: {events} events, {buffers} buffers", input.name())?;
        }
        let Known { state, schemas } = reading.known;
        let (schemas, plan, name) = (schemas.schemas().clone(), readings.plan, input.name().to_owned());
        Ok(Opened { name, memory, code_page, state, schemas, damage: (places, bytes), plan, filter })
    }

    fn trace(&self) -> Trace<'_> {
        self.memory.trace().with_code_page(self.code_page)
    }

    fn bind(&self) -> PyResult<BoundFilter> {
        self.filter.bind(&self.plan, &self.name, self.trace().log_file()).map_err(|message| invalid(advised(message)))
    }

    /// Checks that the file is as long as it was.
    fn check(&self) -> PyResult<()> {
        self.memory.check_unchanged(&self.name).map_err(|problem| PyOSError::new_err(advised(problem)))
    }

    /// Converts the selected events into tables, and passes each part of a table to a function.
    fn scan(&self, options: Options, mut each: impl FnMut(Batch) -> PyResult<()>) -> PyResult<()> {
        let trace = self.trace();
        let selects_all = self.filter.selects_all();
        let state = (!selects_all || etwspec_arrow::Needs::of(&options).names).then(|| self.state.clone());
        let mut tables = Tables::new(trace.log_file(), self.schemas.clone(), state, options);
        if !selects_all {
            let mut keep = self.bind()?;
            tables = tables.with_test(move |event, state, schemas| keep.matches(event, state, schemas));
        }
        let mut take =
            |tables: &mut Tables, all| tables.take(all).map_err(invalid)?.into_iter().try_for_each(&mut each);
        let mut scratch = Scratch::new();
        let read = trace.buffers().try_for_each(|next| {
            match next {
                Ok(raw) => tables.buffer(&raw.open(&mut scratch), drop),
                Err(damage) => tables.damage(&damage),
            }
            take(&mut tables, false)
        });
        let read = read.and_then(|()| take(&mut tables, true));
        // Lost bytes cause other errors.
        self.check().and(read)
    }

    /// Returns the rows of a list, of the selected events.
    fn list(&self, list: &'static List) -> PyResult<Answers> {
        let (trace, mut keep) = (self.trace(), self.bind()?);
        let mut known = Known::new(self.state.clone(), self.schemas.clone(), trace.log_file());
        let mut tables = lists::Tables::new(&[list], trace.log_file());
        tables.trace(&trace, &mut known, |event, state, schemas| keep.matches(event, Some(state), schemas));
        self.check()?;
        Ok(tables.finish())
    }

    /// Passes the selected events as JSON lines to a function, those of a buffer at once.
    fn lines(&self, each: &dyn Fn(Vec<u8>) -> PyResult<()>) -> PyResult<()> {
        let trace = self.trace();
        let log_file = trace.log_file();
        let source = Source { name: &self.name, named: false, log_file, start: 0, processes: true };
        let mut writer = Writer::new(Shape::Json, None, &source);
        let Known { mut state, mut schemas } = Known::new(self.state.clone(), self.schemas.clone(), log_file);
        let (mut keep, mut scratch) = (self.bind()?, Scratch::new());
        let read = trace.buffers().flatten().try_for_each(|raw| {
            let (mut lines, buffer) = (Vec::new(), raw.open(&mut scratch));
            buffer.for_each_event(|event| {
                state.update(event);
                schemas.read_event(event);
                if keep.matches(event, Some(&state), &mut schemas) {
                    let record = Record { event, state: &state, schemas: &mut schemas };
                    writer.event(record, &mut lines);
                }
            });
            if lines.is_empty() { Ok(()) } else { each(lines) }
        });
        self.check().and(read)
    }
}

impl PyTrace {
    fn options(&self, tables: Vec<String>) -> Options {
        let mut options = self.options.clone();
        options.tables = tables;
        options
    }

    /// Starts a thread that makes the batches of a table, and waits for the first.
    fn start(&self, py: Python<'_>, table: &str) -> PyResult<Parts> {
        let (options, table) = (self.options(vec![table.to_owned()]), table.to_owned());
        let parts = Parts::start(&self.opened, move |opened, send| {
            opened.scan(options, |batch| match batch.table.eq_ignore_ascii_case(&table) {
                true => send(Part::Rows(batch.rows)),
                // A name is no pattern.
                false => Ok(()),
            })
        });
        let first = py.detach(|| parts.receive())?;
        Ok(Parts { first: Mutex::new(first), ..parts })
    }

    /// The columns of a table: of the first batch, or those that all traces have.
    fn schema_of(&self, py: Python<'_>, table: &str, parts: &Parts) -> PyResult<SchemaRef> {
        let schema = |part: &Part| if let Part::Rows(rows) = part { Some(rows.schema()) } else { None };
        let first = parts.first.lock().ok().and_then(|first| schema(first.as_ref()?));
        match first.or_else(|| table_schema(table, &self.options)) {
            Some(schema) => Ok(schema),
            None => Err(self.no_table(py, table)?),
        }
    }

    /// The error for a name or a pattern that selects no table.
    fn no_table(&self, py: Python<'_>, pattern: &str) -> PyResult<PyErr> {
        let rows = self.tables(py)?;
        let near = match current_table(pattern) {
            Some(current) => vec![current.to_owned()],
            None => closest(pattern, table_names().into_iter().chain(rows.keys().map(String::as_str)), 3),
        };
        let problem = Problem::new(format!("{pattern:?}: {} has no such table", self.path));
        Ok(PyKeyError::new_err(advised(problem.suggest(&near, "tables() lists those with rows"))))
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
}

#[pymethods]
impl PyTrace {
    #[getter]
    fn host(&self, py: Python<'_>) -> PyResult<Option<&str>> {
        let host = || {
            let trace = self.opened.trace();
            let mut host = Host::new(trace.log_file());
            trace.for_each_event(|event| host.event(event));
            host.name
        };
        let host = py.detach(|| self.host.get_or_init(host));
        self.opened.check().map(|()| host.as_deref())
    }

    /// Properties of the session and the machine.
    fn info<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let info = PyDict::new(py);
        let trace = self.opened.trace();
        info.set_item("damaged_places", self.opened.damage.0)?;
        info.set_item("damaged_bytes", self.opened.damage.1)?;
        let Some(of) = trace.log_file() else { return Ok(info) };
        info.set_item("session_name", &of.session_name)?;
        info.set_item("host", self.host(py)?)?;
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

    /// Number of rows of each table that has any. The trace is read once.
    fn tables(&self, py: Python<'_>) -> PyResult<&BTreeMap<String, u64>> {
        if let Some(rows) = self.rows.get() {
            return Ok(rows);
        }
        let mut rows = BTreeMap::<String, u64>::new();
        py.detach(|| {
            self.opened.scan(self.options.clone(), |batch| {
                *rows.entry(batch.table.to_string()).or_default() += batch.rows.num_rows() as u64;
                Ok(())
            })
        })?;
        Ok(self.rows.get_or_init(|| rows))
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
            self.opened.scan(options, |batch| {
                events += batch.rows.num_rows();
                Ok(())
            })
        })?;
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
            self.opened.scan(options, |batch| {
                let new = || (batch.rows.schema(), Vec::new());
                found.entry(batch.table).or_insert_with(new).1.push(batch.rows);
                Ok(())
            })
        })?;
        self.check_selects(py, &names, found.keys().map(|name| &**name))?;
        let tables = PyDict::new(py);
        let add = |name: &str, schema: SchemaRef, batches: Vec<RecordBatch>| {
            tables.set_item(name, Table::try_new(batches, schema).map_err(invalid)?.into_pyarrow(py)?)
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

    /// Returns the columns of a list, each with its type and its values; times are nanoseconds since 1970.
    fn list<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
        let names = || List::ALL.iter().map(|list| list.name);
        let unknown = || {
            let similar = closest(name, names(), 3).join(", ");
            let known = if similar.is_empty() { names().collect::<Vec<_>>().join(", ") } else { similar };
            PyKeyError::new_err(format!("no list has the name {name}: {known}"))
        };
        let list = lists::find(name).ok_or_else(unknown)?;
        let answers = py.detach(|| self.opened.list(list))?;
        if answers.left_out > 0 {
            warn(py, &format!("{} events are left out, because rows exceed the limit of memory", answers.left_out))?;
        }
        let columns = PyDict::new(py);
        for (at, column) in list.columns.iter().enumerate() {
            let ty = match column.ty {
                ListType::Text => "string",
                ListType::Time => "time",
                ListType::Status | ListType::Duration => "int64",
                _ => "uint64",
            };
            let values = PyList::empty(py);
            for row in answers.rows(list) {
                match row.cell(at) {
                    Cell::Text(text) => values.append(&**text)?,
                    Cell::Number(number) | Cell::Address(number) => values.append(number)?,
                    Cell::Signed(number) => values.append(number)?,
                    Cell::Time(time) => values.append(i64::try_from(time.unix_nanos()).ok())?,
                    _ => values.append(py.None())?,
                }
            }
            columns.set_item(column.name, (ty, values))?;
        }
        Ok(columns)
    }

    /// Events as JSON lines, in chunks.
    fn lines(&self) -> Parts {
        Parts::start(&self.opened, |opened, send| opened.lines(&|lines| send(Part::Lines(lines))))
    }

    /// Writes the tables into files.
    #[pyo3(signature = (folder, format = "parquet", tables = Vec::new(), partition = Vec::new(), host = None))]
    fn export(
        &self,
        py: Python<'_>,
        folder: PathBuf,
        format: &str,
        tables: Vec<String>,
        partition: Vec<String>,
        host: Option<String>,
    ) -> PyResult<BTreeMap<String, u64>> {
        let mut files = ExportOptions::default();
        let formats = [
            ("parquet", Format::Parquet),
            ("arrow", Format::Arrow),
            ("csv", Format::Csv),
            ("jsonl", Format::JsonLines),
        ];
        files.format = choose("format", format, formats)?;
        let keys = [("host", Partition::Host), ("date", Partition::Date), ("provider", Partition::Provider)];
        files.partitions = partition.iter().map(|key| choose("partition", key, keys)).collect::<PyResult<_>>()?;
        files.host = match host {
            None if files.partitions.contains(&Partition::Host) => self.host(py)?.map(str::to_owned),
            given => given,
        };
        let options = self.options(tables.clone());
        let mut export = Export::new(folder, &Location::Path(Path::new(&self.path)).stem(), files);
        let mut found = BTreeSet::new();
        let failed = |error: ExportError| PyOSError::new_err(error.to_string());
        py.detach(|| {
            self.opened.scan(options, |batch| {
                if !found.contains(&*batch.table) {
                    found.insert(batch.table.to_string());
                }
                export.write(&batch).map_err(failed)
            })
        })?;
        self.check_selects(py, &tables, found.iter().map(String::as_str))?;
        Ok(py.detach(|| export.finish()).map_err(failed)?.rows)
    }
}

#[pymodule]
fn _etwspec(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<PyTrace>()?;
    module.add_class::<Parts>()?;
    module.add_function(wrap_pyfunction!(open, module)?)
}
