//! Files of tables: a folder for each table, and in it a file for each trace.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use arrow_array::cast::AsArray;
use arrow_array::types::TimestampNanosecondType;
use arrow_array::{Array, ArrayRef, RecordBatch, StringArray, UInt32Array};
use arrow_csv::WriterBuilder;
use arrow_ipc::writer::{DictionaryHandling, DictionaryTracker, DictionaryUpdate, FileWriter, IpcWriteOptions};
use arrow_json::LineDelimitedWriter;
use arrow_schema::{ArrowError, DataType, Field, Schema};
use etwspec_catalog::casing::is_device;
use etwspec_console::csv::needs_guard;
use etwspec_console::new_file::{NotWritten, existing, sweep};
use etwspec_console::{NewFile, VisibleJson, escaped_cell};

use crate::parquet_file::{Compressor, ParquetFile};
use crate::tables::Batch;

/// Value of a partition of rows without a value, as Hive names it.
const NO_VALUE: &str = "__HIVE_DEFAULT_PARTITION__";

/// Number of rows for which a further folder is created beyond the limit.
const ROWS_OF_FOLDER: usize = 64;

/// Size of a row group of Parquet in bytes, before it is written.
const GROUP_BYTES: usize = 16 << 20;

/// Format of files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// Apache Parquet, compressed by Snappy.
    #[default]
    Parquet,
    /// Arrow IPC files, also known as Feather.
    Arrow,
    /// Comma-separated values with a header line. Lists and structures are JSON.
    Csv,
    /// A JSON object per line.
    JsonLines,
}

impl Format {
    /// Extension of files.
    pub fn extension(self) -> &'static str {
        match self {
            Format::Parquet => "parquet",
            Format::Arrow => "arrow",
            Format::Csv => "csv",
            Format::JsonLines => "jsonl",
        }
    }
}

/// Key by which rows are separated into folders, as Hive does: `date=2024-05-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Partition {
    /// Name of the machine.
    Host,
    /// Day of the event, UTC.
    Date,
    /// Provider GUID. Rows of kernel events have none.
    Provider,
}

impl Partition {
    /// Name of the partition in paths.
    pub fn name(self) -> &'static str {
        match self {
            Partition::Host => "host",
            Partition::Date => "date",
            Partition::Provider => "provider",
        }
    }
}

/// Error of an export.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// Error of the operating system, at a path.
    #[error("cannot write {}: {}", .0.display(), .1)]
    Io(PathBuf, #[source] io::Error),
    /// Error of the writer of a format, at a path.
    #[error("cannot write {}: {}", .0.display(), .1)]
    Format(PathBuf, #[source] Box<dyn Error + Send + Sync>),
    /// Error of Arrow.
    #[error("cannot convert the events: {0}")]
    Arrow(#[from] ArrowError),
    /// Nothing can be written after an error.
    #[error("cannot write after an error")]
    Ended,
}

/// Rows and files that an export has written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Exported {
    /// Number of rows of each table.
    pub rows: BTreeMap<String, u64>,
    /// Number of files.
    pub files: u64,
    /// Number of rows that are in the folder of rows without a value, because their values are too many.
    pub unseparated: u64,
}

/// Options of an export.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct ExportOptions {
    /// Format of files.
    pub format: Format,
    /// Keys by which rows are separated, the outermost folder first.
    pub partitions: Vec<Partition>,
    /// Name of the machine. Without it, the partition has no value.
    pub host: Option<String>,
    /// True if CSV contains text that a spreadsheet takes for a formula unchanged. Otherwise, an apostrophe precedes it.
    pub keep_formulas: bool,
}

/// The files of some tables of a trace. Incomplete files are removed when it is dropped.
pub(crate) struct Files {
    dir: PathBuf,
    stem: String,
    options: ExportOptions,
    limits: FileLimits,
    open: HashMap<Place, Open>,
    /// Number of files of each place that are complete.
    parts: HashMap<Place, u32>,
    exported: Exported,
    /// Number of rows so far.
    rows: usize,
    compressor: Compressor,
    /// Number of batches so far, by which the least recently used file is found.
    clock: u64,
}

/// Limits of files that are written at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FileLimits {
    /// Files that are open. Beyond them, the least recently used is completed, and later rows have a further file.
    pub(crate) open: usize,
    /// Size in bytes of all row groups of Parquet that have not been written.
    pub(crate) groups: usize,
    /// Folders of values of partitions, besides one for each 64 rows. The values of a hostile trace differ in each row.
    pub(crate) folders: usize,
}

/// Folder of rows: the table, and the values of partitions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Place {
    table: Arc<str>,
    values: Vec<String>,
}

struct Open {
    path: PathBuf,
    writer: Writer,
    /// Size of the row group in bytes.
    memory: usize,
    used: u64,
}

enum Writer {
    Parquet(Box<ParquetFile<NewFile>>),
    Arrow(Box<ArrowFile>),
    Csv(Box<arrow_csv::Writer<NewFile>>),
    JsonLines(Box<LineDelimitedWriter<VisibleJson<NewFile>>>),
}

impl Files {
    /// Creates no file yet. `stem` is the name of files without their extension.
    pub(crate) fn new(dir: PathBuf, stem: &str, options: ExportOptions, limits: FileLimits) -> Files {
        Files {
            dir,
            stem: file_name(stem),
            options,
            limits,
            open: HashMap::new(),
            parts: HashMap::new(),
            exported: Exported::default(),
            rows: 0,
            compressor: Compressor::new(),
            clock: 0,
        }
    }

    /// Writes rows of a table.
    pub(crate) fn write(&mut self, batch: &Batch) -> Result<(), ExportError> {
        *self.exported.rows.entry(batch.table.to_string()).or_default() += batch.rows.num_rows() as u64;
        self.rows += batch.rows.num_rows();
        for (values, rows) in self.separated(batch)? {
            self.write_rows(Place { table: batch.table.clone(), values }, rows)?;
        }
        Ok(())
    }

    fn write_rows(&mut self, place: Place, rows: RecordBatch) -> Result<(), ExportError> {
        self.clock += 1;
        let rows = match self.options.format {
            Format::Csv => flat(&rows, !self.options.keep_formulas)?,
            _ => rows,
        };
        if let Some(open) = self.open.get_mut(&place) {
            open.used = self.clock;
            if open.writer.fits(&rows).map_err(ExportError::at(&open.path))? {
                open.writer.write(&rows, &mut self.compressor).map_err(ExportError::at(&open.path))?;
                return self.limit(&place);
            }
            self.complete(&place)?;
        }
        if self.open.len() >= self.limits.open
            && let Some(oldest) = self.open.iter().min_by_key(|(_, open)| open.used).map(|(place, _)| place.clone())
        {
            self.complete(&oldest)?;
        }
        let mut open = self.create(&place, &rows)?;
        open.writer.write(&rows, &mut self.compressor).map_err(ExportError::at(&open.path))?;
        self.open.insert(place.clone(), open);
        self.limit(&place)
    }

    /// Writes row groups that are too large, after rows have been added to one.
    fn limit(&mut self, place: &Place) -> Result<(), ExportError> {
        if let Some(open) = self.open.get_mut(place) {
            open.memory = open.writer.memory();
            if open.memory > GROUP_BYTES {
                open.flush(&mut self.compressor)?;
            }
        }
        let all: usize = self.open.values().map(|open| open.memory).sum();
        if all > self.limits.groups {
            self.open.values_mut().try_for_each(|open| open.flush(&mut self.compressor))?;
        }
        Ok(())
    }

    fn create(&mut self, place: &Place, rows: &RecordBatch) -> Result<Open, ExportError> {
        let dir = self.folder(place);
        let part = self.parts.entry(place.clone()).or_default();
        *part += 1;
        let part = *part;
        let below = dir.join(self.part_name(part));
        let path = self.dir.join(&below);
        let file = NewFile::create_below(&self.dir, &below)
            .map_err(|NotWritten { path, error }| ExportError::Io(path, error))?;
        if part == 1 {
            sweep(&self.dir.join(dir));
        }
        let writer = Writer::new(file, rows, &self.options).map_err(ExportError::at(&path))?;
        Ok(Open { path, writer, memory: 0, used: self.clock })
    }

    /// Completes the file of a place.
    fn complete(&mut self, place: &Place) -> Result<(), ExportError> {
        if let Some(open) = self.open.remove(place) {
            let file = open.writer.finish(&mut self.compressor).map_err(ExportError::at(&open.path))?;
            file.commit().map_err(|error| ExportError::Io(open.path, error))?;
            self.exported.files += 1;
        }
        Ok(())
    }

    /// Completes all files, and gives them their names.
    pub(crate) fn finish(mut self) -> Result<Exported, ExportError> {
        let places: Vec<Place> = self.open.keys().cloned().collect();
        places.iter().try_for_each(|place| self.complete(place))?;
        self.remove_former_parts();
        Ok(std::mem::take(&mut self.exported))
    }

    /// Removes further files that a former export of the trace has written.
    fn remove_former_parts(&self) {
        for (place, parts) in &self.parts {
            let former = (parts + 1..).map(|part| self.folder(place).join(self.part_name(part)));
            // A file that cannot be removed is not there.
            let remove = |path: &PathBuf| {
                matches!(existing(&self.dir, path), Ok(true)) && fs::remove_file(self.dir.join(path)).is_ok()
            };
            former.take_while(remove).for_each(drop);
        }
    }

    /// The folder of a place, from the folder of all tables.
    fn folder(&self, place: &Place) -> PathBuf {
        let mut dir = PathBuf::from(&*place.table);
        for (partition, value) in self.options.partitions.iter().zip(&place.values) {
            dir.push(format!("{}={value}", partition.name()));
        }
        dir
    }

    /// The name of a file. Most places have one part.
    fn part_name(&self, part: u32) -> String {
        let number = if part == 1 { String::new() } else { format!("+{part}") };
        format!("{}{number}.{}", self.stem, self.options.format.extension())
    }

    /// Separates rows by the values of partitions. Beyond the limit of folders, rows with further values are together.
    fn separated(&mut self, batch: &Batch) -> Result<Vec<(Vec<String>, RecordBatch)>, ExportError> {
        let rows = &batch.rows;
        let columns: Vec<Vec<String>> =
            self.options.partitions.iter().map(|partition| self.values(*partition, rows)).collect();
        let value = |column: &Vec<String>, row: usize| match &column[..] {
            [one] => one.clone(),
            all => all.get(row).cloned().unwrap_or_else(|| NO_VALUE.to_owned()),
        };
        if columns.iter().all(|column| column.len() == 1) {
            return Ok(vec![(columns.iter().map(|column| value(column, 0)).collect(), rows.clone())]);
        }
        let mut groups: BTreeMap<Vec<String>, Vec<u32>> = BTreeMap::new();
        for row in 0..rows.num_rows() {
            groups.entry(columns.iter().map(|column| value(column, row)).collect()).or_default().push(row as u32);
        }
        let mut left = (self.limits.folders + self.rows / ROWS_OF_FOLDER).saturating_sub(self.parts.len());
        let mut separate: BTreeMap<Vec<String>, Vec<u32>> = BTreeMap::new();
        for (mut values, indices) in groups {
            if !self.parts.contains_key(&Place { table: batch.table.clone(), values: values.clone() }) {
                if left == 0 {
                    self.exported.unseparated += indices.len() as u64;
                    values.fill(NO_VALUE.to_owned());
                }
                left = left.saturating_sub(1);
            }
            separate.entry(values).or_default().extend(indices);
        }
        let take = |(values, indices): (Vec<String>, Vec<u32>)| {
            let indices = UInt32Array::from(indices);
            Ok((values, arrow_select::take::take_record_batch(rows, &indices)?))
        };
        separate.into_iter().map(take).collect()
    }

    /// Returns the values of a partition: one for each row, or one for all.
    fn values(&self, partition: Partition, rows: &RecordBatch) -> Vec<String> {
        let none = || vec![NO_VALUE.to_owned()];
        match partition {
            Partition::Host => self.options.host.as_deref().map_or_else(none, |host| vec![hive(host)]),
            Partition::Date => {
                let Some(times) =
                    rows.column_by_name("time").and_then(|all| all.as_primitive_opt::<TimestampNanosecondType>())
                else {
                    return none();
                };
                const DAY: i64 = 86_400_000_000_000;
                let days = times.iter().map(|time| time.map(|time| time.div_euclid(DAY)));
                named(days, |day| day.map_or_else(|| NO_VALUE.to_owned(), date))
            }
            Partition::Provider => {
                if let Some(guid) = rows.schema().metadata().get("provider") {
                    return vec![hive(guid)];
                }
                let Some(all) = rows.column_by_name("provider").and_then(|all| all.as_any_dictionary_opt()) else {
                    return none();
                };
                let values = all.values().as_string::<i32>();
                let keys = all.normalized_keys();
                let keys = keys.into_iter().enumerate().map(|(row, key)| all.is_valid(row).then_some(key));
                named(keys, |key| key.map_or_else(|| NO_VALUE.to_owned(), |key| hive(values.value(key))))
            }
        }
    }
}

/// Returns the names of values, or of the value if all are the same.
fn named<T: PartialEq + Copy>(values: impl Iterator<Item = T>, name: impl Fn(T) -> String) -> Vec<String> {
    let values: Vec<T> = values.collect();
    match values.first() {
        Some(first) if values.iter().all(|value| value == first) => vec![name(*first)],
        _ => values.into_iter().map(name).collect(),
    }
}

/// Returns a day since 1970 as text, by the proleptic Gregorian calendar.
fn date(day: i64) -> String {
    let time = etwspec_etl::time::FileTime::from_unix_seconds(day.saturating_mul(86_400));
    time.to_string().split('T').next().unwrap_or(NO_VALUE).to_owned()
}

/// Returns a value as Hive writes it into paths: other characters than letters, digits, `.`, `-` and `_` of ASCII are bytes in
/// hexadecimal after a percent sign.
fn hive(value: &str) -> String {
    let mut out = String::new();
    for byte in value.bytes().take(120) {
        if byte.is_ascii_alphanumeric() || b"-_".contains(&byte) || (byte == b'.' && !out.is_empty()) {
            out.push(byte.into());
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    if out.is_empty() { NO_VALUE.to_owned() } else { out }
}

/// Returns a name that files can have on any system.
fn file_name(name: &str) -> String {
    let char = |char: char| if char.is_alphanumeric() || "-_.".contains(char) { char } else { '_' };
    let name: String = name.chars().take(100).map(char).collect();
    let name = name.trim_start_matches('.');
    match name {
        "" => "trace".to_owned(),
        name if is_device(name) => format!("trace_{name}"),
        name => name.to_owned(),
    }
}

/// Error of the writer of a format.
type WriterError = Box<dyn Error + Send + Sync>;

impl ExportError {
    fn at(path: &Path) -> impl FnOnce(WriterError) -> ExportError {
        let path = path.to_owned();
        |error| ExportError::Format(path, error)
    }
}

/// A file of Arrow IPC, and the dictionaries in it.
struct ArrowFile {
    writer: FileWriter<NewFile>,
    dictionaries: DictionaryTracker,
}

impl ArrowFile {
    /// Creates a file for rows with the columns of these.
    fn new(file: NewFile, rows: &RecordBatch) -> Result<ArrowFile, ArrowError> {
        let options = IpcWriteOptions::default().with_dictionary_handling(DICTIONARIES);
        let writer = FileWriter::try_new_with_options(file, &rows.schema(), options)?;
        Ok(ArrowFile { writer, dictionaries: DictionaryTracker::new(false) })
    }

    /// Returns whether the file can contain the rows. A file of this format has no place for a dictionary that replaces
    /// another.
    fn fits(&mut self, rows: &RecordBatch) -> Result<bool, ArrowError> {
        let mut columns = Vec::new();
        dictionaries(rows.columns(), &mut columns);
        for (id, column) in (0..).zip(columns) {
            if let DictionaryUpdate::Replaced = self.dictionaries.insert_column(id, column, DICTIONARIES)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// A dictionary that has grown is written without the entries that the file has.
const DICTIONARIES: DictionaryHandling = DictionaryHandling::Delta;

/// Adds the columns with dictionaries, also within structures and lists.
fn dictionaries<'a>(columns: &'a [ArrayRef], out: &mut Vec<&'a ArrayRef>) {
    for column in columns {
        match column.data_type() {
            DataType::Dictionary(..) => out.push(column),
            DataType::Struct(_) => dictionaries(column.as_struct().columns(), out),
            DataType::List(_) => dictionaries(std::slice::from_ref(column.as_list::<i32>().values()), out),
            _ => {}
        }
    }
}

impl Open {
    /// Writes the row group.
    fn flush(&mut self, compressor: &mut Compressor) -> Result<(), ExportError> {
        self.memory = 0;
        self.writer.flush(compressor).map_err(ExportError::at(&self.path))
    }
}

impl Writer {
    /// Creates a writer for a file that begins with these rows.
    fn new(file: NewFile, rows: &RecordBatch, options: &ExportOptions) -> Result<Writer, WriterError> {
        Ok(match options.format {
            Format::Parquet => Writer::Parquet(Box::new(ParquetFile::new(file, rows)?)),
            Format::Arrow => {
                let mut file = ArrowFile::new(file, rows)?;
                file.fits(rows)?;
                Writer::Arrow(Box::new(file))
            }
            Format::Csv => Writer::Csv(Box::new(WriterBuilder::new().with_header(true).build(file))),
            Format::JsonLines => Writer::JsonLines(Box::new(LineDelimitedWriter::new(VisibleJson::new(file)))),
        })
    }

    /// Returns whether the file can contain the rows besides those it has.
    fn fits(&mut self, rows: &RecordBatch) -> Result<bool, WriterError> {
        match self {
            Writer::Arrow(file) => Ok(file.fits(rows)?),
            _ => Ok(true),
        }
    }

    fn write(&mut self, rows: &RecordBatch, compressor: &mut Compressor) -> Result<(), WriterError> {
        match self {
            Writer::Parquet(writer) => writer.write(rows, compressor)?,
            Writer::Arrow(file) => file.writer.write(rows)?,
            Writer::Csv(writer) => writer.write(rows)?,
            Writer::JsonLines(writer) => writer.write(rows)?,
        }
        Ok(())
    }

    /// Size in bytes of what has not been written.
    fn memory(&self) -> usize {
        match self {
            Writer::Parquet(writer) => writer.memory(),
            _ => 0,
        }
    }

    fn flush(&mut self, compressor: &mut Compressor) -> Result<(), WriterError> {
        if let Writer::Parquet(writer) = self {
            writer.flush(compressor)?;
        }
        Ok(())
    }

    fn finish(self, compressor: &mut Compressor) -> Result<NewFile, WriterError> {
        Ok(match self {
            Writer::Parquet(writer) => writer.finish(compressor)?,
            Writer::Arrow(mut file) => {
                file.writer.finish()?;
                file.writer.into_inner()?
            }
            Writer::Csv(writer) => writer.into_inner(),
            Writer::JsonLines(mut writer) => {
                writer.finish()?;
                writer.into_inner().into_inner()
            }
        })
    }
}

/// Returns rows as CSV can contain them: lists and structures as JSON, control characters except line breaks and tabs as escapes,
/// and if `guard` is set, an apostrophe before text that a spreadsheet takes for a formula.
///
/// # Errors
///
/// Those of Arrow, for types that no table has.
pub fn flat(rows: &RecordBatch, guard: bool) -> Result<RecordBatch, ArrowError> {
    let schema = rows.schema();
    let (mut fields, mut columns): (Vec<Field>, Vec<ArrayRef>) = (Vec::new(), Vec::new());
    for (field, column) in schema.fields().iter().zip(rows.columns()) {
        let column = match field.data_type() {
            DataType::List(_) | DataType::Struct(_) => escaped_texts(json(field, column)?, guard),
            DataType::Utf8 => escaped_texts(column.clone(), guard),
            DataType::Dictionary(..) | DataType::LargeUtf8 | DataType::Utf8View => {
                escaped_texts(arrow_cast::cast(column, &DataType::Utf8)?, guard)
            }
            _ => column.clone(),
        };
        fields.push(Field::new(cell(field.name(), guard), column.data_type().clone(), true));
        columns.push(column);
    }
    RecordBatch::try_new(Arc::new(Schema::new(fields)), columns)
}

fn cell(text: &str, guard: bool) -> Cow<'_, str> {
    let text = escaped_cell(text);
    if guard && needs_guard(&text) { Cow::Owned(format!("'{text}")) } else { text }
}

/// Returns texts with escapes, and if `guard` is set, with an apostrophe before those that a spreadsheet takes for formulas.
fn escaped_texts(column: ArrayRef, guard: bool) -> ArrayRef {
    let Some(texts) = column.as_string_opt::<i32>() else { return column };
    if texts.iter().flatten().all(|text| matches!(cell(text, guard), Cow::Borrowed(_))) {
        return column;
    }
    Arc::new(texts.iter().map(|text| text.map(|text| cell(text, guard))).collect::<StringArray>())
}

/// Returns the rows of a column as JSON.
fn json(field: &Field, column: &ArrayRef) -> Result<ArrayRef, ArrowError> {
    let schema = Arc::new(Schema::new(vec![field.clone().with_name("v")]));
    let mut out = Vec::new();
    let mut writer = LineDelimitedWriter::new(&mut out);
    writer.write(&RecordBatch::try_new(schema, vec![column.clone()])?)?;
    writer.finish()?;
    drop(writer);
    let text = String::from_utf8_lossy(&out);
    let value = |line: &str| line.strip_prefix("{\"v\":").and_then(|line| line.strip_suffix('}')).map(str::to_owned);
    Ok(Arc::new(text.lines().map(value).collect::<StringArray>()))
}

#[cfg(test)]
mod tests {
    use arrow_array::types::Int32Type;
    use arrow_array::{DictionaryArray, StructArray};

    use super::*;

    #[test]
    fn cells_and_names_of_columns_are_no_formulas() {
        let column = |name: &str| (name.to_owned(), Arc::new(StringArray::from(vec!["=1", "-5", "-1 AD"])) as ArrayRef);
        let rows = RecordBatch::try_from_iter([column("=A1"), column("b\u{9b}")]).expect("rows");
        let guarded = flat(&rows, true).expect("texts");
        let names: Vec<_> = guarded.schema().fields().iter().map(|field| field.name().clone()).collect();
        assert_eq!(names, ["'=A1", "b\\u{9b}"]);
        assert_eq!(guarded.column(0).as_string::<i32>(), &StringArray::from(vec!["'=1", "-5", "'-1 AD"]));
        assert_eq!(flat(&rows, false).expect("texts").column(0).as_string::<i32>().value(0), "=1");
    }

    #[test]
    fn dictionaries_that_are_replaced_begin_another_arrow_file() {
        let dir = tempfile::tempdir().expect("a folder");
        let limits = FileLimits { open: 4, groups: 1 << 20, folders: 8 };
        let options = ExportOptions { format: Format::Arrow, ..ExportOptions::default() };
        let mut files = Files::new(dir.path().to_owned(), "t", options, limits);
        for words in [&["a", "b"][..], &["a", "b", "c"], &["a"], &["x", "y"], &["x", "y"]] {
            let column: ArrayRef = Arc::new(words.iter().copied().collect::<DictionaryArray<Int32Type>>());
            let nested = StructArray::try_from(vec![("within", column.clone())]).expect("a structure");
            let rows = RecordBatch::try_from_iter([("top", column), ("nested", Arc::new(nested) as ArrayRef)]);
            files.write(&Batch::new("events", rows.expect("rows"))).expect("written");
        }
        assert_eq!(files.finish().expect("complete").files, 3);
        let rows = |name: &str| {
            let file = fs::File::open(dir.path().join("events").join(name)).expect("a file");
            let batches = arrow_ipc::reader::FileReader::try_new(file, None).expect("an Arrow file");
            batches.map(|batch| batch.expect("rows").num_rows()).collect::<Vec<_>>()
        };
        assert_eq!(["t.arrow", "t+2.arrow", "t+3.arrow"].map(rows), [vec![2, 3], vec![1], vec![2, 2]]);
    }

    #[test]
    fn folders_of_values_are_limited() {
        let dir = tempfile::tempdir().expect("a folder");
        let limits = FileLimits { open: 4, groups: 1 << 20, folders: 8 };
        let partitions = vec![Partition::Provider];
        let options = ExportOptions { format: Format::Csv, partitions, ..ExportOptions::default() };
        let mut files = Files::new(dir.path().to_owned(), "t", options, limits);
        for start in [0, 100] {
            let guids: DictionaryArray<Int32Type> = (start..start + 100)
                .map(|own| own.to_string())
                .collect::<Vec<_>>()
                .iter()
                .map(String::as_str)
                .collect();
            let rows = RecordBatch::try_from_iter([("provider", Arc::new(guids) as ArrayRef)]).expect("rows");
            files.write(&Batch::new("events", rows)).expect("written");
        }
        let exported = files.finish().expect("complete");
        assert_eq!((exported.rows["events"], exported.unseparated), (200, 190));
        assert_eq!(fs::read_dir(dir.path().join("events")).expect("a folder").count(), 11);
    }

    #[test]
    fn names_of_folders_stay_in_their_folder() {
        assert_eq!(hive("../x"), "%2E.%2Fx");
        assert_eq!(hive("a b"), "a%20b");
        assert_eq!(hive(""), NO_VALUE);
        assert_eq!(file_name("../x"), "_x");
        assert_eq!(file_name("..."), "trace");
        assert_eq!(file_name("..nul"), "trace_nul");
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(19_847), "2024-05-04");
    }
}
