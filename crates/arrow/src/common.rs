//! Columns of all typed tables: what headers and buffers state, and how data compare with their structure.

use std::sync::Arc;

use arrow_array::ArrayRef;
use arrow_array::types::{Int64Type, TimestampNanosecondType, UInt8Type, UInt16Type, UInt32Type, UInt64Type};
use arrow_schema::{ArrowError, DataType, Field as ArrowField};
use etwspec_etl::Header;

use crate::cells::{UTC, dictionary_type, time_type};
use crate::heads::{Head, Names, Sparse, Words, has, numbers};
use crate::node::Taken;

/// Name, type and documentation of a column.
pub(crate) type Description = (&'static str, DataType, &'static str);

/// Returns the columns of all typed tables, in order.
fn descriptions() -> [Description; 18] {
    [
        ("time", time_type(), "Time of the event, UTC. Null if the clock of the trace is unknown."),
        ("time_stamp", DataType::Int64, "Time stamp by the clock of the session."),
        ("cpu", DataType::UInt16, "Processor."),
        ("pid", DataType::UInt32, "Process ID in the header. OpenTelemetry: process.pid."),
        ("tid", DataType::UInt32, "Thread ID in the header. OpenTelemetry: thread.id."),
        (
            "process",
            dictionary_type(),
            "Name of the process, from other events. OpenTelemetry: process.executable.name.",
        ),
        ("version", DataType::UInt16, "Version of the event."),
        ("pointer", DataType::UInt8, "Pointer size in bits."),
        ("level", DataType::UInt8, "Level."),
        ("activity_id", DataType::Utf8, "Activity ID."),
        ("kernel_time", DataType::UInt32, "Processor time in the kernel, from the header."),
        ("user_time", DataType::UInt32, "Processor time in user mode, from the header."),
        ("fit", dictionary_type(), "Why the fields are not certain. Null if they are."),
        ("data_pointer", DataType::UInt8, "Pointer size of the structure in bits, if the fields are not certain."),
        ("rest", DataType::Binary, "Bytes of the data that have no known layout."),
        ("file", dictionary_type(), "Name of the trace. OpenTelemetry: log.file.name."),
        ("buffer", DataType::UInt64, "Offset of the buffer in the trace."),
        ("offset", DataType::UInt32, "Offset of the event in the decompressed buffer."),
    ]
}

/// Returns Arrow fields of columns that can be null, with their documentation.
pub(crate) fn fields(descriptions: impl IntoIterator<Item = Description>, taken: &mut Taken) -> Vec<ArrowField> {
    let field = |(name, of, doc): Description| {
        let metadata = [("doc".to_owned(), doc.to_owned())].into_iter().collect();
        ArrowField::new(taken.free(name), of, true).with_metadata(metadata)
    };
    descriptions.into_iter().map(field).collect()
}

/// Cells of the columns of all typed tables.
#[derive(Debug)]
pub(crate) struct Common {
    heads: Vec<Head>,
    process: Words,
    activity_id: Sparse,
    /// Number of rows whose data have been appended.
    with_data: usize,
    fit: Sparse,
    data_pointer: Sparse,
    rest: Sparse,
    file: Words,
}

impl Common {
    /// Creates the columns, and appends their Arrow fields.
    pub(crate) fn new(taken: &mut Taken, out: &mut Vec<ArrowField>) -> Common {
        out.extend(fields(descriptions(), taken));
        Common {
            heads: Vec::new(),
            process: Words::new(),
            activity_id: Sparse::new(&DataType::Utf8),
            with_data: 0,
            fit: Sparse::new(&dictionary_type()),
            data_pointer: Sparse::new(&DataType::UInt8),
            rest: Sparse::new(&DataType::Binary),
            file: Words::new(),
        }
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
            self.activity_id.at(self.heads.len()).guid(id);
        }
        self.heads.push(*head);
    }

    /// Appends how the data of an event compare with their structure, and the bytes that have no layout.
    pub(crate) fn data(&mut self, doubt: Option<&str>, pointer: Option<u8>, bytes: &[u8]) {
        let row = self.with_data;
        if let Some(doubt) = doubt {
            self.fit.at(row).text(doubt);
            self.data_pointer.at(row).optional(pointer.map(Into::into));
        }
        if !bytes.is_empty() {
            self.rest.at(row).run(|out| out.extend_from_slice(bytes));
        }
        self.with_data += 1;
    }

    /// Takes the arrays, in the order of the fields.
    ///
    /// # Errors
    ///
    /// Those of Arrow.
    pub(crate) fn take(&mut self, names: &Names, file: &str, out: &mut Vec<ArrayRef>) -> Result<(), ArrowError> {
        let heads = std::mem::take(&mut self.heads);
        let rows = heads.len();
        self.with_data = 0;
        let process = self.process.column(heads.iter().map(|head| head.process), |number| names.text(number))?;
        out.extend([
            Arc::new(numbers::<TimestampNanosecondType>(&heads, has::TIME, |head| head.time).with_timezone(UTC))
                as ArrayRef,
            Arc::new(numbers::<Int64Type>(&heads, has::STAMP, |head| head.stamp)),
            Arc::new(numbers::<UInt16Type>(&heads, has::ALWAYS, |head| head.cpu)),
            Arc::new(numbers::<UInt32Type>(&heads, has::PID, |head| head.pid)),
            Arc::new(numbers::<UInt32Type>(&heads, has::TID, |head| head.tid)),
            process,
            Arc::new(numbers::<UInt16Type>(&heads, has::VERSION, |head| head.version)),
            Arc::new(numbers::<UInt8Type>(&heads, has::ALWAYS, |head| head.pointer)),
            Arc::new(numbers::<UInt8Type>(&heads, has::LEVEL, |head| head.level)),
            self.activity_id.take(rows)?,
            Arc::new(numbers::<UInt32Type>(&heads, has::TIMES, |head| head.kernel_time)),
            Arc::new(numbers::<UInt32Type>(&heads, has::TIMES, |head| head.user_time)),
            self.fit.take(rows)?,
            self.data_pointer.take(rows)?,
            self.rest.take(rows)?,
            self.file.constant(rows, file)?,
            Arc::new(numbers::<UInt64Type>(&heads, has::ALWAYS, |head| head.buffer)),
            Arc::new(numbers::<UInt32Type>(&heads, has::ALWAYS, |head| head.offset)),
        ]);
        self.heads = Vec::with_capacity(rows);
        Ok(())
    }
}
