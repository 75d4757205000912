//! Columns of all typed tables: what headers and buffers state, and how data compare with their structure.

use arrow_array::ArrayRef;
use arrow_schema::{ArrowError, DataType, Field as ArrowField};
use etwspec_etl::Header;

use crate::cells::dictionary_type;
use crate::distinct::Words;
use crate::heads::{self, Description, Head, Heads, Names, Sparse};
use crate::node::Taken;
use crate::options::Options;

/// Returns the columns of all typed tables, in order.
fn descriptions() -> [Description; 19] {
    let [time, stamp, cpu, pid, tid, version, pointer, level, kernel_time, user_time, buffer, offset] =
        heads::descriptions();
    [
        time,
        stamp,
        cpu,
        pid,
        tid,
        (
            "process",
            dictionary_type(),
            "Name of the process, from other events. OpenTelemetry: process.executable.name.",
        ),
        (heads::SOURCE.0, dictionary_type(), heads::SOURCE.1),
        version,
        pointer,
        level,
        ("activity_id", DataType::Utf8, "Activity ID."),
        kernel_time,
        user_time,
        ("fit", dictionary_type(), "Why the fields are not certain. Null if they are."),
        ("data_pointer", DataType::UInt8, "Pointer size of the structure in bits, if the fields are not certain."),
        ("rest", DataType::Binary, "Bytes of the data that have no known layout."),
        ("file", dictionary_type(), "Name of the trace. OpenTelemetry: log.file.name."),
        buffer,
        offset,
    ]
}

/// Appends the Arrow fields of the wanted columns, which can be null, with their documentation. Returns the names of these columns.
pub(crate) fn fields(
    descriptions: impl IntoIterator<Item = Description>,
    options: &Options,
    taken: &mut Taken,
    out: &mut Vec<ArrowField>,
) -> Vec<&'static str> {
    let mut names = Vec::new();
    for (name, of, doc) in descriptions {
        let own = taken.free(name);
        if options.wants(&own) {
            let metadata = [("doc", Some(doc)), ("unit", heads::unit(name))];
            let metadata = metadata.into_iter().filter_map(|(key, text)| Some((key.to_owned(), text?.to_owned())));
            out.push(ArrowField::new(own, of, true).with_metadata(metadata.collect()));
            names.push(name);
        }
    }
    names
}

/// Cells of the columns of all typed tables.
#[derive(Debug)]
pub(crate) struct Common {
    /// Names of the wanted columns, in order.
    names: Vec<&'static str>,
    heads: Vec<Head>,
    process: Words,
    process_by: Words,
    activity_id: Sparse,
    /// Number of rows whose data have been appended.
    with_data: usize,
    fit: Sparse,
    data_pointer: Sparse,
    rest: Sparse,
    file: Words,
}

impl Common {
    /// Creates the wanted columns, and appends their Arrow fields.
    pub(crate) fn new(options: &Options, taken: &mut Taken, out: &mut Vec<ArrowField>) -> Common {
        let names = fields(descriptions(), options, taken, out);
        let sparse = |name: &str, of: &DataType| Sparse::new(of, names.contains(&name));
        Common {
            heads: Vec::new(),
            process: Words::new(),
            process_by: Words::new(),
            activity_id: sparse("activity_id", &DataType::Utf8),
            with_data: 0,
            fit: sparse("fit", &dictionary_type()),
            data_pointer: sparse("data_pointer", &DataType::UInt8),
            rest: sparse("rest", &DataType::Binary),
            file: Words::new(),
            names,
        }
    }

    /// Returns whether a column states how data compare with their structure.
    pub(crate) fn wants_fit(&self) -> bool {
        self.fit.is_wanted() || self.data_pointer.is_wanted() || self.rest.is_wanted()
    }

    /// Number of rows.
    #[inline]
    pub(crate) fn rows(&self) -> usize {
        self.heads.len()
    }

    /// Number of rows whose data have been appended.
    #[inline]
    pub(crate) fn rows_of_data(&self) -> usize {
        self.with_data
    }

    /// Size in bytes, approximately.
    pub(crate) fn bytes(&self) -> usize {
        self.heads.len() * size_of::<Head>() + self.rest.bytes() + self.activity_id.bytes()
    }

    /// Appends what the header and the buffer of an event state.
    #[inline]
    pub(crate) fn header(&mut self, header: &Header<'_>, head: &Head) {
        if let Some(id) = header.activity_id() {
            self.activity_id.put(self.heads.len(), |cells| cells.guid(id));
        }
        self.heads.push(*head);
    }

    /// Appends how the data of an event compare with their structure, and the bytes that have no layout.
    pub(crate) fn data(&mut self, doubt: Option<&str>, pointer: Option<u8>, bytes: &[u8]) {
        let row = self.with_data;
        if let Some(doubt) = doubt {
            self.fit.put(row, |cells| cells.text(doubt));
            self.data_pointer.put(row, |cells| cells.optional(pointer.map(Into::into)));
        }
        if !bytes.is_empty() {
            self.rest.put(row, |cells| cells.run(|out| out.extend_from_slice(bytes)));
        }
        self.with_data += 1;
    }

    /// Takes the arrays, in the order of the fields.
    ///
    /// # Errors
    ///
    /// Those of Arrow.
    pub(crate) fn take(&mut self, names: &Names, file: &str, out: &mut Vec<ArrayRef>) -> Result<(), ArrowError> {
        let mut heads = std::mem::take(&mut self.heads);
        let rows = heads.len();
        self.with_data = 0;
        let of_heads = Heads::new(&heads);
        for name in &self.names {
            out.push(match of_heads.column(name) {
                Some(column) => column,
                None => match *name {
                    "process" => self.process.column(&of_heads.processes(), |number| names.text(number))?,
                    "process_by" => self.process_by.column(&of_heads.sources(), heads::source)?,
                    "activity_id" => self.activity_id.take(rows)?,
                    "fit" => self.fit.take(rows)?,
                    "data_pointer" => self.data_pointer.take(rows)?,
                    "rest" => self.rest.take(rows)?,
                    "file" => self.file.constant(rows, file)?,
                    _ => return Err(heads::unknown(name)),
                },
            });
        }
        heads.clear();
        self.heads = heads;
        Ok(())
    }
}
