//! Rows of tables, with their columns.

use std::borrow::Cow;

use etwspec_etl::time::FileTime;

/// Type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CellType {
    /// Text.
    Text,
    /// An unsigned number.
    Number,
    /// An address, which people write in hexadecimal.
    Address,
    /// A signed number.
    Signed,
    /// A point in time.
    Time,
}

/// Value of a column.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cell<'r> {
    /// Unknown.
    None,
    /// Text.
    Text(Cow<'r, str>),
    /// An unsigned number.
    Number(u64),
    /// An address.
    Address(u64),
    /// A signed number.
    Signed(i64),
    /// A point in time.
    Time(FileTime),
}

/// Column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TableColumn {
    /// Name, as in SQL.
    pub name: &'static str,
    /// Type of the values.
    pub of: CellType,
}

/// Row of a table.
pub trait TableRow {
    /// Columns, in the order of [`cells`](Self::cells).
    const COLUMNS: &'static [TableColumn];

    /// Returns the values of the columns.
    fn cells(&self) -> Vec<Cell<'_>>;

    /// Returns the process ID and the name of the process.
    fn process(&self) -> (Option<u64>, Option<&str>);
}

/// A member of a row.
trait Member {
    const TYPE: CellType;

    fn cell(&self) -> Cell<'_>;
}

impl<T: Member> Member for Option<T> {
    const TYPE: CellType = T::TYPE;

    fn cell(&self) -> Cell<'_> {
        self.as_ref().map_or(Cell::None, Member::cell)
    }
}

macro_rules! members {
    ($($ty:ty, $cell:ident, |$own:ident| $value:expr;)*) => {$(
        impl Member for $ty {
            const TYPE: CellType = CellType::$cell;

            fn cell(&self) -> Cell<'_> {
                let $own = self;
                Cell::$cell($value)
            }
        }
    )*};
}

members! {
    u64, Number, |number| *number;
    i64, Signed, |number| *number;
    FileTime, Time, |time| *time;
    Box<str>, Text, |text| Cow::Borrowed(text);
    &'static str, Text, |text| Cow::Borrowed(text);
    Address, Address, |address| address.0;
}

/// An address in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Address(pub u64);

macro_rules! rows {
    ($($(#[$doc:meta])* $row:ident of $process:ident {
        $($(#[$of:meta])* $name:ident: $ty:ty,)*
        $(.. $(#[$hidden_of:meta])* $hidden:ident: $hidden_ty:ty,)?
    })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct $row {
            $($(#[$of])* pub $name: $ty,)*
            $($(#[$hidden_of])* pub(super) $hidden: $hidden_ty,)?
        }

        impl TableRow for $row {
            const COLUMNS: &'static [TableColumn] =
                &[$(TableColumn { name: stringify!($name), of: <$ty as Member>::TYPE }),*];

            fn cells(&self) -> Vec<Cell<'_>> {
                vec![$(self.$name.cell()),*]
            }

            fn process(&self) -> (Option<u64>, Option<&str>) {
                (self.pid, self.$process.as_deref())
            }
        }
    )*};
}

rows! {
    /// A process.
    Process of name {
        /// Process ID.
        pid: Option<u64>,
        /// Process ID of the parent.
        parent: Option<u64>,
        /// Name of the parent, if the trace states which process had that ID at the start.
        parent_name: Option<Box<str>>,
        /// Name of the executable file.
        name: Option<Box<str>>,
        /// Path of the executable file.
        image: Option<Box<str>>,
        /// The same path in programs, such as `C:\Windows\explorer.exe`, if the trace states how its volume is mapped.
        dos_image: Option<Box<str>>,
        /// Command line.
        command_line: Option<Box<str>>,
        /// Terminal session.
        session: Option<u64>,
        /// Security identifier of the user.
        sid: Option<Box<str>>,
        /// Start. `None` if it began before the trace.
        start: Option<FileTime>,
        /// End. `None` if it lived at the end of the trace.
        end: Option<FileTime>,
        /// Exit status.
        exit_status: Option<i64>,
        /// Name of the exit status, if it is an NTSTATUS that states more than success.
        exit_status_name: Option<&'static str>,
        ..
        /// Times at which rundowns at the start and at the end of the trace list the process, in the order of creation.
        listed: [Option<FileTime>; 2],
    }

    /// An image in a process.
    Image of process {
        /// Time at which it was loaded. `None` if it was before the trace.
        loaded: Option<FileTime>,
        /// Time at which it was unloaded. `None` if it was loaded at the end of the trace.
        unloaded: Option<FileTime>,
        /// Process ID.
        pid: Option<u64>,
        /// Name of the process.
        process: Option<Box<str>>,
        /// Address of the image.
        base: Option<Address>,
        /// Size in memory in bytes.
        size: Option<u64>,
        /// Path of the file.
        path: Option<Box<str>>,
        /// The same path in programs, if the trace states how its volume is mapped.
        dos_path: Option<Box<str>>,
        /// Checksum of its header.
        checksum: Option<u64>,
        /// Time at which it was linked, or a hash of its contents.
        linked: Option<FileTime>,
        /// Version of the file.
        version: Option<Box<str>>,
        /// Name of the PDB file.
        pdb: Option<Box<str>>,
        /// Signature of the PDB file.
        signature: Option<Box<str>>,
        /// Age of the PDB file.
        age: Option<u64>,
    }

    /// Bytes between a process and an address.
    Traffic of process {
        /// Process ID.
        pid: Option<u64>,
        /// Name of the process.
        process: Option<Box<str>>,
        /// Protocol.
        protocol: &'static str,
        /// Address of the other machine.
        remote: Option<Box<str>>,
        /// Number of transfers to it.
        sends: u64,
        /// Bytes of these transfers.
        sent_bytes: u64,
        /// Number of transfers from it.
        receives: u64,
        /// Bytes of these transfers.
        received_bytes: u64,
    }

    /// Bytes between a process and a file.
    FileUse of process {
        /// Process ID.
        pid: Option<u64>,
        /// Name of the process.
        process: Option<Box<str>>,
        /// Path of the file.
        path: Option<Box<str>>,
        /// The same path in programs, if the trace states how its volume is mapped.
        dos_path: Option<Box<str>>,
        /// Number of reads.
        reads: u64,
        /// Bytes that were read.
        read_bytes: u64,
        /// Number of writes.
        writes: u64,
        /// Bytes that were written.
        written_bytes: u64,
        /// Time of the first read or write.
        first: Option<FileTime>,
        /// Time of the last read or write.
        last: Option<FileTime>,
    }

    /// A garbage collection of .NET.
    Collection of process {
        /// Process ID.
        pid: Option<u64>,
        /// Name of the process.
        process: Option<Box<str>>,
        /// Instance of the runtime in the process.
        runtime: Option<u64>,
        /// Number of the collection.
        number: Option<u64>,
        /// Oldest generation that is collected.
        generation: Option<u64>,
        /// Reason.
        reason: Option<Box<str>>,
        /// Kind.
        kind: Option<Box<str>>,
        /// Start.
        start: Option<FileTime>,
        /// End. `None` if the trace does not contain it.
        end: Option<FileTime>,
        /// Number of times at which threads were suspended for it. A background collection has several. A pause in which several
        /// collections start is of the first one.
        pauses: u64,
        /// Length of all of these pauses in nanoseconds.
        pause_ns: Option<i64>,
        /// Length of the longest one in nanoseconds.
        longest_pause_ns: Option<i64>,
    }
}
