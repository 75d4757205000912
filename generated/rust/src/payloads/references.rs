// Generated from spec/references.toml by `cargo spec generate`. Do not edit: edit that file.

//! References: what fields of events refer to by a number, and the events that name it.
/// Kind of thing that a field of an event refers to by a number, its key.
///
/// ```
/// use etwspec::payloads::{Does, Reference};
///
/// for reference in Reference::ALL {
///     let table = reference.table();
///     for event in table.events.iter().filter(|event| event.does == Does::Begins) {
///         println!("{:?} begins {}", event.source, table.meaning);
///     }
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Reference {
    /// Process, by its ID.
    ///
    /// IDs are used again after the end of a process. The name is that of the executable file, without its folder.
    ProcessId,
    /// Process, by the address of its object.
    ///
    /// Its name is that of the owner, the process with the ID.
    ProcessObject,
    /// Thread, by its ID.
    ///
    /// IDs are used again after the end of a thread, also for processes. Most threads have no name.
    ThreadId,
    /// Opened file, by the address of its file object.
    ///
    /// Each opening of a file has a file object of its own. Addresses are used again. The name is the path that was
    /// opened.
    FileObject,
    /// File, by the address that the events about file names contain.
    ///
    /// All file objects of a file share one key. Most names are only in the rundown at the end of a trace.
    FileKey,
    /// Registry key, by the address of its key control block.
    ///
    /// Earlier event versions contain a handle instead, which no event names. A name that does not begin with a
    /// backslash is relative to the owner, the key in which the key is.
    RegistryKeyHandle,
    /// Loaded image, by its base address in a process.
    ///
    /// Images of the kernel and its drivers are those of process 0, although they belong to the process System. Event
    /// version 0 lacks the process; it is that of the event header.
    ModuleBase,
    /// Service, by the tag of its threads.
    ServiceTag,
    /// Physical disk, by its number.
    ///
    /// The name is that of the manufacturer and the model.
    DiskNumber,
}

/// Effect of an event on a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Does {
    /// The thing begins to exist. Before the event, the key referred to nothing or to another thing.
    Begins,
    /// The thing has this name from the event on. Nothing is stated about the time before.
    Names,
    /// The thing existed before the event and still exists, as in a rundown.
    Describes,
    /// The thing ends.
    Ends,
    /// The event happened in this process or thread.
    Attributes,
    /// The processor that logs the event runs this thread from the event on. The event itself happened in it.
    Runs,
    /// The event refers to the thing, and states nothing about it.
    Refers,
}

/// Events that state the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReferenceSource {
    /// Kernel events with a hook ID.
    Hook(crate::headers::HookId),
    /// Events of a provider with an ID, in all versions.
    Provider(crate::Guid, u16),
}

/// Table that describes a kind of thing, for generic code.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct References {
    /// The kind of thing.
    pub reference: Reference,
    /// Meaning of fields that contain the key, as the tables write it.
    pub meaning: &'static str,
    /// Kind of thing that owns it.
    pub owner: Option<Reference>,
    /// True if the key is unique within one owner only.
    pub per_owner: bool,
    /// Owner of things that exist for all owners.
    pub shared_by: Option<u64>,
    /// Name of the owner of such things, if it is not that of the key.
    pub shared_name: Option<&'static str>,
    /// Meaning of fields that contain any address within the thing, if the key is its address.
    pub contains: Option<&'static str>,
    /// Events about such a thing: kernel events by hook ID, then those of providers.
    pub events: &'static [ReferenceEvent],
}

/// Statement of an event about a thing.
///
/// A field is given by its names: the payload structures of an event may name it differently. The list is empty if the
/// event lacks the field.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ReferenceEvent {
    /// Events that state it.
    pub source: ReferenceSource,
    /// Effect of the event on the thing.
    pub does: Does,
    /// Field that contains the key.
    pub key: &'static [&'static str],
    /// Field that contains the name.
    pub name: &'static [&'static str],
    /// Field that contains a path, whose last part is the name.
    pub path: &'static [&'static str],
    /// Field that contains the key of the owner.
    pub owner: &'static [&'static str],
    /// Field that contains the size in bytes.
    pub size: &'static [&'static str],
}

impl ReferenceEvent {
    /// Returns the hook ID of a kernel event.
    pub fn hook(&self) -> Option<crate::headers::HookId> {
        match self.source {
            ReferenceSource::Hook(hook) => Some(hook),
            ReferenceSource::Provider(..) => None,
        }
    }
}

impl Reference {
    /// All kinds of things, in the order of their declaration.
    pub const ALL: &'static [Reference] = &[
        Reference::ProcessId,
        Reference::ProcessObject,
        Reference::ThreadId,
        Reference::FileObject,
        Reference::FileKey,
        Reference::RegistryKeyHandle,
        Reference::ModuleBase,
        Reference::ServiceTag,
        Reference::DiskNumber,
    ];
    /// Returns the table that describes it.
    pub fn table(self) -> &'static References {
        &TABLES[self as usize]
    }
    /// Returns the kind of thing that fields of a meaning refer to, by key or by an address within it.
    pub fn of_meaning(meaning: &str) -> Option<Reference> {
        let refers = |table: &&References| table.meaning == meaning || table.contains == Some(meaning);
        TABLES.iter().find(refers).map(|table| table.reference)
    }
}

/// List whose rows follow from several events, such as processes. Columns are given by their positions.
#[derive(Debug)]
#[non_exhaustive]
pub struct List {
    /// Name.
    pub name: &'static str,
    /// Description of the rows, in one sentence.
    pub summary: &'static str,
    /// Noun for one row.
    pub row: &'static str,
    /// Kind of thing that a row is, if fields refer to it.
    pub thing: Option<Reference>,
    /// True if no key is used again in the life of a process.
    pub once: bool,
    /// Columns with the ID and the name of the process of a row.
    pub process: Option<(usize, usize)>,
    /// Columns by which rows are sorted.
    pub order: &'static [usize],
    /// Columns whose sum sorts rows, the greatest first.
    pub most: &'static [usize],
    /// Columns of the table for people, in their order.
    pub text: &'static [usize],
    /// Where else an answer is, if a trace has no event of the list.
    pub elsewhere: &'static str,
    /// Columns.
    pub columns: &'static [ListColumn],
    /// Events that state rows. Of several at one time, the first counts.
    pub events: &'static [ListEvent],
}

/// Column of a list.
#[derive(Debug)]
#[non_exhaustive]
pub struct ListColumn {
    /// Name.
    pub name: &'static str,
    /// Type of the values.
    pub ty: ListType,
    /// Contents.
    pub holds: ListHolds,
    /// Column from which the values follow, if they do.
    pub of: usize,
    /// Participle for the sum of all rows.
    pub total: &'static str,
}

/// Events that state rows of a list.
#[derive(Debug)]
#[non_exhaustive]
pub struct ListEvent {
    /// Names of kernel events and of classic events.
    pub kernel: &'static [&'static str],
    /// Provider of other events, and their IDs.
    pub provider: Option<(crate::Guid, &'static [u16])>,
    /// Effect on the list.
    pub does: ListDoes,
    /// Columns by which rows are found, if not by their key.
    pub by: &'static [usize],
    /// Field that decides whether the event counts, and the names or numbers of the values with which it does.
    pub when: Option<(&'static str, &'static [&'static str])>,
    /// Values: the column, the part of the field, and the field or the constant. Of several for one column, the first
    /// that is known
    /// counts.
    pub values: &'static [(usize, ListTake, &'static str)],
}

/// Type of the values of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ListType {
    /// Text.
    Text,
    /// A quantity.
    Number,
    /// An identifier, such as a process ID.
    Id,
    /// A size in bytes.
    Bytes,
    /// An address in memory.
    Address,
    /// A status: a signed number.
    Status,
    /// A point in time.
    Time,
    /// A time in nanoseconds.
    Duration,
}

/// Contents of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ListHolds {
    /// The first known value that an event states.
    Value,
    /// A part of the identity of the row.
    Key,
    /// The time at which the row begins.
    Begin,
    /// The time at which the row ends.
    End,
    /// The sum of the values.
    Sum,
    /// The greatest value.
    Most,
    /// The time of the first event.
    First,
    /// The time of the last event.
    Last,
    /// The path in programs for the path in another column.
    DosPath,
    /// The name of the status in another column, unless it is one of success.
    StatusName,
    /// The name of the row whose key was in another column when this row began.
    ParentName,
}

/// Effect of an event on a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum ListDoes {
    /// A row begins.
    Begins,
    /// A row ends.
    Ends,
    /// A row existed before the trace.
    Existed,
    /// A row exists at the end of the trace.
    Exists,
    /// A row has these values.
    Details,
    /// The values are added to a row.
    Adds,
    /// An interval begins.
    Opens,
    /// An interval has these values.
    Notes,
    /// An interval ends.
    Closes,
    /// Paths of the kernel begin with the first value, and paths of programs with the second.
    Maps,
}

/// Part of a field or of an event that is a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ListTake {
    /// The value of the field.
    Value,
    /// The name of the value in its set.
    Label,
    /// The name of the thing that the field refers to.
    Name,
    /// The process of the thread that the field refers to.
    ProcessOfThread,
    /// The last component of the path.
    FileName,
    /// The time from the one in the field to the event.
    Since,
    /// The duration in the field.
    Duration,
    /// The time from the start of the interval to the event.
    Elapsed,
    /// The process in which the event happened.
    Process,
    /// The name of the process in which the event happened.
    ProcessName,
    /// The operation: the name of the event after that of its task.
    Event,
    /// The text or number instead of the field.
    Constant,
}

impl List {
    /// All lists, in the order of their declaration.
    pub const ALL: &'static [List] = LISTS;
    /// Returns whether values are names of things that fields refer to.
    pub fn names_things(&self) -> bool {
        self.events.iter().any(|event| event.values.iter().any(|(_, take, _)| *take == ListTake::Name))
    }
}

/// Names of a field.
type Names = &'static [&'static str];
const fn event(source: ReferenceSource, does: Does, fields: [Names; 5]) -> ReferenceEvent {
    let [key, name, path, owner, size] = fields;
    ReferenceEvent { source, does, key, name, path, owner, size }
}

const fn hook(hook: u16) -> ReferenceSource {
    ReferenceSource::Hook(crate::headers::HookId(hook))
}

const DNS_CLIENT: crate::Guid =
    crate::Guid {
        data1: 0x1c95126e, data2: 0x7eea, data3: 0x49a9, data4: [0xa3, 0xfe, 0xa3, 0x78, 0xb0, 0x3d, 0xdb, 0x4d]
    };
const DOTNET_RUNTIME: crate::Guid =
    crate::Guid {
        data1: 0xe13c0d23, data2: 0xccbc, data3: 0x4e12, data4: [0x93, 0x1b, 0xd9, 0xcc, 0x2e, 0xee, 0x27, 0xe4]
    };
const DOTNET_RUNTIME_RUNDOWN: crate::Guid =
    crate::Guid {
        data1: 0xa669021c, data2: 0xc450, data3: 0x4609, data4: [0xa0, 0x35, 0x5a, 0xf5, 0x9a, 0xf4, 0xdf, 0x18]
    };
const HTTP_SERVICE: crate::Guid =
    crate::Guid {
        data1: 0xdd5ef90a, data2: 0x6398, data3: 0x47a4, data4: [0xad, 0x34, 0x4d, 0xce, 0xcd, 0xef, 0x79, 0x5f]
    };
const JSCRIPT: crate::Guid =
    crate::Guid {
        data1: 0x57277741, data2: 0x3638, data3: 0x4a4b, data4: [0xbd, 0xba, 0x0a, 0xc6, 0xe4, 0x5d, 0xa5, 0x6c]
    };
const KERNEL_FILE: crate::Guid =
    crate::Guid {
        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65, data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
    };
const KERNEL_NETWORK: crate::Guid =
    crate::Guid {
        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832, data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
    };
const KERNEL_PROCESS: crate::Guid =
    crate::Guid {
        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b, data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
    };
const KERNEL_REGISTRY: crate::Guid =
    crate::Guid {
        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73, data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
    };
static TABLES: &[References] = &[
    References {
        reference: Reference::ProcessId,
        meaning: "process-id",
        owner: None,
        per_owner: false,
        shared_by: None,
        shared_name: None,
        contains: None,
        events: &[
            event(hook(769), Does::Begins, [&["ProcessId"], &["ImageFileName"], &[], &[], &[]]),
            event(hook(770), Does::Ends, [&["ProcessId"], &["ImageFileName"], &[], &[], &[]]),
            event(hook(771), Does::Describes, [&["ProcessId"], &["ImageFileName"], &[], &[], &[]]),
            event(hook(772), Does::Describes, [&["ProcessId"], &["ImageFileName"], &[], &[], &[]]),
            event(hook(1546), Does::Attributes, [&["PID", "ProcessId"], &[], &[], &[], &[]]),
            event(hook(1547), Does::Attributes, [&["PID", "ProcessId"], &[], &[], &[], &[]]),
            event(hook(1548), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(hook(1549), Does::Attributes, [&["PID", "ProcessId"], &[], &[], &[], &[]]),
            event(hook(1550), Does::Attributes, [&["PID", "ProcessId"], &[], &[], &[], &[]]),
            event(hook(1551), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(hook(1552), Does::Attributes, [&["PID", "ProcessId"], &[], &[], &[], &[]]),
            event(hook(1554), Does::Attributes, [&["PID", "ProcessId"], &[], &[], &[], &[]]),
            event(hook(1555), Does::Attributes, [&["ProcessId"], &[], &[], &[], &[]]),
            event(hook(1556), Does::Attributes, [&["ProcessId"], &[], &[], &[], &[]]),
            event(hook(1557), Does::Attributes, [&["ProcessId"], &[], &[], &[], &[]]),
            event(hook(1558), Does::Attributes, [&["ProcessId"], &[], &[], &[], &[]]),
            event(hook(1562), Does::Attributes, [&["ProcessId"], &[], &[], &[], &[]]),
            event(hook(1563), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(hook(1564), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(hook(1565), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(hook(1566), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(hook(1567), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(hook(1568), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(hook(1570), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(hook(2058), Does::Attributes, [&["PID", "ProcessId", "context"], &[], &[], &[], &[]]),
            event(hook(2059), Does::Attributes, [&["PID", "ProcessId", "context"], &[], &[], &[], &[]]),
            event(hook(2074), Does::Attributes, [&["ProcessId"], &[], &[], &[], &[]]),
            event(hook(2075), Does::Attributes, [&["ProcessId"], &[], &[], &[], &[]]),
            event(hook(3104), Does::Attributes, [&["ProcessId"], &[], &[], &[], &[]]),
            event(hook(6176), Does::Attributes, [&["ProcessId"], &[], &[], &[], &[]]),
            event(hook(6181), Does::Attributes, [&["ProcessId"], &[], &[], &[], &[]]),
            event(hook(6182), Does::Attributes, [&["ProcessId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 10), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 11), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 12), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 13), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 14), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 15), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 16), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 18), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 26), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 27), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 28), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 29), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 30), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 31), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 32), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 34), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 42), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 43), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 58), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_NETWORK, 59), Does::Attributes, [&["PID"], &[], &[], &[], &[]]),
            event(
                ReferenceSource::Provider(KERNEL_PROCESS, 1), Does::Begins,
                [&["ProcessID"], &[], &["ImageName"], &[], &[]]
            ),
            event(
                ReferenceSource::Provider(KERNEL_PROCESS, 1), Does::Refers, [&["ParentProcessID"], &[], &[], &[], &[]]
            ),
            event(
                ReferenceSource::Provider(KERNEL_PROCESS, 2), Does::Ends,
                [&["ProcessID"], &["ImageName"], &[], &[], &[]]
            ),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 3), Does::Refers, [&["ProcessID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 4), Does::Refers, [&["ProcessID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 5), Does::Refers, [&["ProcessID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 6), Does::Refers, [&["ProcessID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 7), Does::Refers, [&["ProcessID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 8), Does::Refers, [&["ProcessID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 9), Does::Refers, [&["ProcessID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 10), Does::Refers, [&["ProcessID"], &[], &[], &[], &[]]),
            event(
                ReferenceSource::Provider(KERNEL_PROCESS, 15), Does::Describes,
                [&["ProcessID"], &[], &["ImageName"], &[], &[]]
            ),
            event(
                ReferenceSource::Provider(KERNEL_PROCESS, 15), Does::Refers, [&["ParentProcessID"], &[], &[], &[], &[]]
            ),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 27), Does::Refers, [&["ProcessID"], &[], &[], &[], &[]]),
        ],
    },
    References {
        reference: Reference::ProcessObject,
        meaning: "process-object",
        owner: Some(Reference::ProcessId),
        per_owner: false,
        shared_by: None,
        shared_name: None,
        contains: None,
        events: &[
            event(hook(769), Does::Begins, [&["UniqueProcessKey"], &[], &[], &["ProcessId"], &[]]),
            event(hook(770), Does::Ends, [&["UniqueProcessKey"], &[], &[], &["ProcessId"], &[]]),
            event(hook(771), Does::Describes, [&["UniqueProcessKey"], &[], &[], &["ProcessId"], &[]]),
            event(hook(772), Does::Describes, [&["UniqueProcessKey"], &[], &[], &["ProcessId"], &[]]),
        ],
    },
    References {
        reference: Reference::ThreadId,
        meaning: "thread-id",
        owner: Some(Reference::ProcessId),
        per_owner: false,
        shared_by: None,
        shared_name: None,
        contains: None,
        events: &[
            event(hook(266), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(267), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(268), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(269), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(270), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(271), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(311), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(312), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(313), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(314), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(315), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(316), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(544), Does::Attributes, [&["TThreadId", "ThreadId"], &[], &[], &[], &[]]),
            event(hook(1088), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1089), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1090), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1091), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1092), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1093), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1094), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1095), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1096), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1097), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1098), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1099), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1101), Does::Attributes, [&["IssuingThreadId", "TTID"], &[], &[], &[], &[]]),
            event(hook(1103), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(1104), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(1105), Does::Attributes, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(hook(1281), Does::Begins, [&["TThreadId", "ThreadId"], &["ThreadName"], &[], &["ProcessId"], &[]]),
            event(hook(1282), Does::Ends, [&["TThreadId", "ThreadId"], &["ThreadName"], &[], &["ProcessId"], &[]]),
            event(hook(1283), Does::Describes, [&["TThreadId", "ThreadId"], &["ThreadName"], &[], &["ProcessId"], &[]]),
            event(hook(1284), Does::Describes, [&["TThreadId", "ThreadId"], &["ThreadName"], &[], &["ProcessId"], &[]]),
            event(hook(1316), Does::Runs, [&["NewThreadId"], &[], &[], &[], &[]]),
            event(hook(1321), Does::Attributes, [&["ThreadId"], &[], &[], &[], &[]]),
            event(hook(1342), Does::Attributes, [&["ThreadId"], &[], &[], &[], &[]]),
            event(hook(1343), Does::Attributes, [&["ThreadId"], &[], &[], &[], &[]]),
            event(hook(1352), Does::Names, [&["ThreadId"], &["ThreadName"], &[], &["ProcessId"], &[]]),
            event(hook(3104), Does::Attributes, [&["ThreadId"], &[], &[], &[], &[]]),
            event(hook(3886), Does::Attributes, [&["ThreadId"], &[], &[], &[], &[]]),
            event(hook(3887), Does::Attributes, [&["ThreadId"], &[], &[], &[], &[]]),
            event(hook(6176), Does::Attributes, [&["ThreadId"], &[], &[], &[], &[]]),
            event(hook(6181), Does::Attributes, [&["ThreadId"], &[], &[], &[], &[]]),
            event(hook(6182), Does::Attributes, [&["ThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 12), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 13), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 14), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 15), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 16), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 17), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 18), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 19), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 20), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 21), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 22), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 23), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 25), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 26), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 27), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 28), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 29), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 30), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 31), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 32), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 33), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 34), Does::Refers, [&["IssuingThreadId"], &[], &[], &[], &[]]),
            event(
                ReferenceSource::Provider(KERNEL_PROCESS, 3), Does::Begins,
                [&["ThreadID"], &[], &[], &["ProcessID"], &[]]
            ),
            event(
                ReferenceSource::Provider(KERNEL_PROCESS, 4), Does::Ends, [&["ThreadID"], &[], &[], &["ProcessID"], &[]]
            ),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 7), Does::Refers, [&["ThreadID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 8), Does::Refers, [&["ThreadID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 9), Does::Refers, [&["ThreadID"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_PROCESS, 10), Does::Refers, [&["ThreadID"], &[], &[], &[], &[]]),
        ],
    },
    References {
        reference: Reference::FileObject,
        meaning: "file-object",
        owner: None,
        per_owner: false,
        shared_by: None,
        shared_name: None,
        contains: None,
        events: &[
            event(hook(1088), Does::Begins, [&["FileObject"], &["OpenPath"], &[], &[], &[]]),
            event(hook(1090), Does::Ends, [&["FileObject"], &[], &[], &[], &[]]),
            event(
                ReferenceSource::Provider(KERNEL_FILE, 12), Does::Begins,
                [&["FileObject"], &["FileName"], &[], &[], &[]]
            ),
            event(ReferenceSource::Provider(KERNEL_FILE, 13), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 14), Does::Ends, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 15), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 16), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 17), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 18), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 19), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 20), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 21), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 22), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 23), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 25), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 26), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 27), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 28), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 29), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(
                ReferenceSource::Provider(KERNEL_FILE, 30), Does::Begins,
                [&["FileObject"], &["FileName"], &[], &[], &[]]
            ),
            event(ReferenceSource::Provider(KERNEL_FILE, 31), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 32), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 33), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 34), Does::Refers, [&["FileObject"], &[], &[], &[], &[]]),
        ],
    },
    References {
        reference: Reference::FileKey,
        meaning: "file-key",
        owner: None,
        per_owner: false,
        shared_by: None,
        shared_name: None,
        contains: None,
        events: &[
            event(hook(1024), Does::Names, [&["FileObject"], &["FileName"], &[], &[], &[]]),
            event(hook(1056), Does::Begins, [&["FileObject"], &["FileName"], &[], &[], &[]]),
            event(hook(1059), Does::Ends, [&["FileObject"], &["FileName"], &[], &[], &[]]),
            event(hook(1060), Does::Describes, [&["FileObject"], &["FileName"], &[], &[], &[]]),
            event(
                ReferenceSource::Provider(KERNEL_FILE, 10), Does::Names, [&["FileKey"], &["FileName"], &[], &[], &[]]
            ),
            event(ReferenceSource::Provider(KERNEL_FILE, 11), Does::Ends, [&["FileKey"], &["FileName"], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 13), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 14), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 15), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 16), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 17), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 18), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 19), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 20), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 21), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 22), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 23), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 25), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 26), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 27), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 28), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 29), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 31), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 32), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 33), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_FILE, 34), Does::Refers, [&["FileKey"], &[], &[], &[], &[]]),
        ],
    },
    References {
        reference: Reference::RegistryKeyHandle,
        meaning: "registry-key-handle",
        owner: Some(Reference::RegistryKeyHandle),
        per_owner: false,
        shared_by: None,
        shared_name: None,
        contains: None,
        events: &[
            event(hook(2326), Does::Begins, [&["Kcb"], &["KeyName", "Name"], &[], &[], &[]]),
            event(hook(2327), Does::Ends, [&["Kcb"], &["Name"], &[], &[], &[]]),
            event(hook(2328), Does::Describes, [&["Kcb"], &["Name"], &[], &[], &[]]),
            event(hook(2329), Does::Describes, [&["Kcb"], &["Name"], &[], &[], &[]]),
            event(
                ReferenceSource::Provider(KERNEL_REGISTRY, 1), Does::Begins,
                [&["KeyObject"], &["RelativeName"], &[], &["BaseObject"], &[]]
            ),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 1), Does::Refers, [&["BaseObject"], &[], &[], &[], &[]]),
            event(
                ReferenceSource::Provider(KERNEL_REGISTRY, 2), Does::Begins,
                [&["KeyObject"], &["RelativeName"], &[], &["BaseObject"], &[]]
            ),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 2), Does::Refers, [&["BaseObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 3), Does::Refers, [&["KeyObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 4), Does::Refers, [&["KeyObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 5), Does::Refers, [&["KeyObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 6), Does::Refers, [&["KeyObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 7), Does::Refers, [&["KeyObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 8), Does::Refers, [&["KeyObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 9), Does::Refers, [&["KeyObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 10), Does::Refers, [&["KeyObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 11), Does::Refers, [&["KeyObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 12), Does::Refers, [&["KeyObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 13), Does::Ends, [&["KeyObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 14), Does::Refers, [&["KeyObject"], &[], &[], &[], &[]]),
            event(ReferenceSource::Provider(KERNEL_REGISTRY, 15), Does::Refers, [&["KeyObject"], &[], &[], &[], &[]]),
        ],
    },
    References {
        reference: Reference::ModuleBase,
        meaning: "module-base",
        owner: Some(Reference::ProcessId),
        per_owner: true,
        shared_by: Some(0),
        shared_name: Some("System"),
        contains: Some("code-address"),
        events: &[
            event(
                hook(778), Does::Begins,
                [
                    &["BaseAddress", "ImageBase"], &["FileName", "ImageFileName"], &[], &["ProcessId"],
                    &["ImageSize", "ModuleSize"]
                ]
            ),
            event(
                hook(5122), Does::Ends,
                [
                    &["BaseAddress", "ImageBase"], &["FileName", "ImageFileName"], &[], &["ProcessId"],
                    &["ImageSize", "ModuleSize"]
                ]
            ),
            event(
                hook(5123), Does::Describes,
                [
                    &["BaseAddress", "ImageBase"], &["FileName", "ImageFileName"], &[], &["ProcessId"],
                    &["ImageSize", "ModuleSize"]
                ]
            ),
            event(
                hook(5124), Does::Describes,
                [
                    &["BaseAddress", "ImageBase"], &["FileName", "ImageFileName"], &[], &["ProcessId"],
                    &["ImageSize", "ModuleSize"]
                ]
            ),
            event(
                hook(5130), Does::Begins,
                [
                    &["BaseAddress", "ImageBase"], &["FileName", "ImageFileName"], &[], &["ProcessId"],
                    &["ImageSize", "ModuleSize"]
                ]
            ),
            event(
                ReferenceSource::Provider(KERNEL_PROCESS, 5), Does::Begins,
                [&["ImageBase"], &["ImageName"], &[], &["ProcessID"], &["ImageSize"]]
            ),
            event(
                ReferenceSource::Provider(KERNEL_PROCESS, 6), Does::Ends,
                [&["ImageBase"], &["ImageName"], &[], &["ProcessID"], &["ImageSize"]]
            ),
        ],
    },
    References {
        reference: Reference::ServiceTag,
        meaning: "service-tag",
        owner: Some(Reference::ProcessId),
        per_owner: false,
        shared_by: None,
        shared_name: None,
        contains: None,
        events: &[
            event(hook(2831), Does::Describes, [&["SubProcessTag"], &["ServiceName"], &[], &["ProcessId"], &[]]),
        ],
    },
    References {
        reference: Reference::DiskNumber,
        meaning: "disk-number",
        owner: None,
        per_owner: false,
        shared_by: None,
        shared_name: None,
        contains: None,
        events: &[
            event(hook(2827), Does::Describes, [&["DiskNumber"], &["Manufacturer"], &[], &[], &[]]),
        ],
    },
];
const fn column(name: &'static str, ty: ListType, holds: ListHolds, of: usize, total: &'static str) -> ListColumn {
    ListColumn { name, ty, holds, of, total }
}

/// Returns an event without values.
const fn does(does: ListDoes) -> ListEvent {
    ListEvent { kernel: &[], provider: None, does, by: &[], when: None, values: &[] }
}

use {ListHolds as Holds, ListTake as Take, ListType as Type};
const LISTS: &[List] = &[
    List {
        name: "processes",
        summary: "Processes, with parent, command line, lifetime, exit status, user and session.",
        row: "process",
        thing: Some(Reference::ProcessId),
        once: false,
        process: Some((0, 3)),
        order: &[0, 9],
        most: &[],
        text: &[3, 0, 1, 9, 10, 11, 7, 8, 6],
        elsewhere: "",
        columns: &[
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("parent", Type::Id, Holds::Value, 0, ""),
            column("parent_name", Type::Text, Holds::ParentName, 1, ""),
            column("name", Type::Text, Holds::Value, 0, ""),
            column("image", Type::Text, Holds::Value, 0, ""),
            column("dos_image", Type::Text, Holds::DosPath, 4, ""),
            column("command_line", Type::Text, Holds::Value, 0, ""),
            column("session", Type::Id, Holds::Value, 0, ""),
            column("sid", Type::Text, Holds::Value, 0, ""),
            column("start", Type::Time, Holds::Begin, 0, ""),
            column("end", Type::Time, Holds::End, 0, ""),
            column("exit_status", Type::Status, Holds::Value, 0, ""),
            column("exit_status_name", Type::Text, Holds::StatusName, 11, ""),
        ],
        events: &[
            ListEvent {
                kernel: &["Process/Start"],
                values: &[
                    (0, Take::Value, "ProcessId"), (1, Take::Value, "ParentId"), (3, Take::Value, "ImageFileName"),
                    (6, Take::Value, "CommandLine"), (7, Take::Value, "SessionId"), (8, Take::Value, "UserSid")
                ],
                ..does(ListDoes::Begins)
            },
            ListEvent {
                provider: Some((KERNEL_PROCESS, &[1])),
                values: &[
                    (0, Take::Value, "ProcessID"), (1, Take::Value, "ParentProcessID"),
                    (3, Take::FileName, "ImageName"), (4, Take::Value, "ImageName"), (7, Take::Value, "SessionID")
                ],
                ..does(ListDoes::Begins)
            },
            ListEvent {
                kernel: &["Process/Stop"],
                values: &[
                    (0, Take::Value, "ProcessId"), (1, Take::Value, "ParentId"), (3, Take::Value, "ImageFileName"),
                    (6, Take::Value, "CommandLine"), (7, Take::Value, "SessionId"), (8, Take::Value, "UserSid"),
                    (11, Take::Value, "ExitStatus")
                ],
                ..does(ListDoes::Ends)
            },
            ListEvent {
                provider: Some((KERNEL_PROCESS, &[2])),
                values: &[(0, Take::Value, "ProcessID"), (3, Take::Value, "ImageName"), (11, Take::Value, "ExitCode")],
                ..does(ListDoes::Ends)
            },
            ListEvent {
                kernel: &["Process/DCStart"],
                values: &[
                    (0, Take::Value, "ProcessId"), (1, Take::Value, "ParentId"), (3, Take::Value, "ImageFileName"),
                    (6, Take::Value, "CommandLine"), (7, Take::Value, "SessionId"), (8, Take::Value, "UserSid")
                ],
                ..does(ListDoes::Existed)
            },
            ListEvent {
                provider: Some((KERNEL_PROCESS, &[15])),
                values: &[
                    (0, Take::Value, "ProcessID"), (1, Take::Value, "ParentProcessID"),
                    (3, Take::FileName, "ImageName"), (4, Take::Value, "ImageName"), (7, Take::Value, "SessionID")
                ],
                ..does(ListDoes::Existed)
            },
            ListEvent {
                kernel: &["Process/DCStop"],
                values: &[
                    (0, Take::Value, "ProcessId"), (1, Take::Value, "ParentId"), (3, Take::Value, "ImageFileName"),
                    (6, Take::Value, "CommandLine"), (7, Take::Value, "SessionId"), (8, Take::Value, "UserSid")
                ],
                ..does(ListDoes::Exists)
            },
            ListEvent {
                kernel: &["Process/Defunct"],
                values: &[
                    (0, Take::Value, "ProcessId"), (1, Take::Value, "ParentId"), (3, Take::Value, "ImageFileName"),
                    (6, Take::Value, "CommandLine"), (7, Take::Value, "SessionId"), (8, Take::Value, "UserSid"),
                    (10, Take::Value, "ExitTime"), (11, Take::Value, "ExitStatus")
                ],
                ..does(ListDoes::Ends)
            },
        ],
    },
    List {
        name: "images",
        summary: "Images that processes loaded, with the identity of their symbols.",
        row: "image",
        thing: Some(Reference::ModuleBase),
        once: false,
        process: Some((2, 3)),
        order: &[2, 0, 4],
        most: &[],
        text: &[3, 2, 0, 1, 4, 5, 6, 11],
        elsewhere: "",
        columns: &[
            column("loaded", Type::Time, Holds::Begin, 0, ""),
            column("unloaded", Type::Time, Holds::End, 0, ""),
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("base", Type::Address, Holds::Key, 0, ""),
            column("size", Type::Number, Holds::Value, 0, ""),
            column("path", Type::Text, Holds::Value, 0, ""),
            column("dos_path", Type::Text, Holds::DosPath, 6, ""),
            column("checksum", Type::Number, Holds::Value, 0, ""),
            column("linked", Type::Time, Holds::Value, 0, ""),
            column("version", Type::Text, Holds::Value, 0, ""),
            column("pdb", Type::Text, Holds::Value, 0, ""),
            column("signature", Type::Text, Holds::Value, 0, ""),
            column("age", Type::Number, Holds::Value, 0, ""),
        ],
        events: &[
            ListEvent {
                kernel: &["Image/Load"],
                values: &[
                    (2, Take::Value, "ProcessId"), (4, Take::Value, "ImageBase"), (5, Take::Value, "ImageSize"),
                    (6, Take::Value, "FileName"), (8, Take::Value, "ImageChecksum"), (9, Take::Value, "TimeDateStamp")
                ],
                ..does(ListDoes::Begins)
            },
            ListEvent {
                provider: Some((KERNEL_PROCESS, &[5])),
                values: &[
                    (2, Take::Value, "ProcessID"), (4, Take::Value, "ImageBase"), (5, Take::Value, "ImageSize"),
                    (6, Take::Value, "ImageName"), (8, Take::Value, "ImageCheckSum")
                ],
                ..does(ListDoes::Begins)
            },
            ListEvent {
                kernel: &["Image/Unload"],
                values: &[
                    (2, Take::Value, "ProcessId"), (4, Take::Value, "ImageBase"), (5, Take::Value, "ImageSize"),
                    (6, Take::Value, "FileName"), (8, Take::Value, "ImageChecksum"), (9, Take::Value, "TimeDateStamp")
                ],
                ..does(ListDoes::Ends)
            },
            ListEvent {
                provider: Some((KERNEL_PROCESS, &[6])),
                values: &[
                    (2, Take::Value, "ProcessID"), (4, Take::Value, "ImageBase"), (5, Take::Value, "ImageSize"),
                    (6, Take::Value, "ImageName"), (8, Take::Value, "ImageCheckSum")
                ],
                ..does(ListDoes::Ends)
            },
            ListEvent {
                kernel: &["Image/DCStart"],
                values: &[
                    (2, Take::Value, "ProcessId"), (4, Take::Value, "ImageBase"), (5, Take::Value, "ImageSize"),
                    (6, Take::Value, "FileName"), (8, Take::Value, "ImageChecksum"), (9, Take::Value, "TimeDateStamp")
                ],
                ..does(ListDoes::Existed)
            },
            ListEvent {
                kernel: &["Image/DCStop"],
                values: &[
                    (2, Take::Value, "ProcessId"), (4, Take::Value, "ImageBase"), (5, Take::Value, "ImageSize"),
                    (6, Take::Value, "FileName"), (8, Take::Value, "ImageChecksum"), (9, Take::Value, "TimeDateStamp")
                ],
                ..does(ListDoes::Exists)
            },
            ListEvent {
                kernel: &["ImageID/Info"],
                values: &[
                    (2, Take::Value, "ProcessId"), (4, Take::Value, "ImageBase"), (5, Take::Value, "ImageSize"),
                    (9, Take::Value, "TimeDateStamp")
                ],
                ..does(ListDoes::Details)
            },
            ListEvent {
                kernel: &["ImageID/DbgID_RSDS"],
                values: &[
                    (2, Take::Value, "ProcessId"), (4, Take::Value, "ImageBase"), (11, Take::Value, "PdbFileName"),
                    (12, Take::Value, "GuidSig"), (13, Take::Value, "Age")
                ],
                ..does(ListDoes::Details)
            },
            ListEvent {
                kernel: &["ImageID/DbgID_ILRSDS"],
                values: &[
                    (2, Take::Value, "ProcessId"), (4, Take::Value, "ImageBase"), (11, Take::Value, "PdbFileName"),
                    (12, Take::Value, "GuidSig"), (13, Take::Value, "Age")
                ],
                ..does(ListDoes::Details)
            },
            ListEvent {
                kernel: &["ImageID/FileVersion"],
                by: &[5, 9],
                values: &[
                    (5, Take::Value, "ImageSize"), (9, Take::Value, "TimeDateStamp"), (10, Take::Value, "FileVersion")
                ],
                ..does(ListDoes::Details)
            },
        ],
    },
    List {
        name: "network",
        summary: "Bytes over the network by process, protocol and remote address.",
        row: "transfer",
        thing: None,
        once: false,
        process: Some((0, 1)),
        order: &[0, 1, 2, 3],
        most: &[5, 7],
        text: &[1, 0, 2, 3, 4, 5, 6, 7],
        elsewhere: "",
        columns: &[
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("protocol", Type::Text, Holds::Key, 0, ""),
            column("remote", Type::Text, Holds::Key, 0, ""),
            column("sends", Type::Number, Holds::Sum, 0, ""),
            column("sent_bytes", Type::Bytes, Holds::Sum, 0, "sent"),
            column("receives", Type::Number, Holds::Sum, 0, ""),
            column("received_bytes", Type::Bytes, Holds::Sum, 0, "received"),
        ],
        events: &[
            ListEvent {
                kernel: &["TcpIp/Send", "TcpIp/SendIPV6"],
                values: &[
                    (0, Take::Value, "ProcessId"), (2, Take::Constant, "TCP"), (3, Take::Value, "DestinationAddress"),
                    (4, Take::Constant, "1"), (5, Take::Value, "TransferSize")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_NETWORK, &[10, 26])),
                values: &[
                    (0, Take::Value, "PID"), (2, Take::Constant, "TCP"), (3, Take::Value, "daddr"),
                    (4, Take::Constant, "1"), (5, Take::Value, "size")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                kernel: &["TcpIp/Recv", "TcpIp/RecvIPV6"],
                values: &[
                    (0, Take::Value, "ProcessId"), (2, Take::Constant, "TCP"), (3, Take::Value, "DestinationAddress"),
                    (6, Take::Constant, "1"), (7, Take::Value, "TransferSize")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_NETWORK, &[11, 27])),
                values: &[
                    (0, Take::Value, "PID"), (2, Take::Constant, "TCP"), (3, Take::Value, "daddr"),
                    (6, Take::Constant, "1"), (7, Take::Value, "size")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                kernel: &["UdpIp/Send", "UdpIp/SendIPV6"],
                values: &[
                    (0, Take::Value, "ProcessId"), (2, Take::Constant, "UDP"), (3, Take::Value, "DestinationAddress"),
                    (4, Take::Constant, "1"), (5, Take::Value, "TransferSize")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_NETWORK, &[42, 58])),
                values: &[
                    (0, Take::Value, "PID"), (2, Take::Constant, "UDP"), (3, Take::Value, "daddr"),
                    (4, Take::Constant, "1"), (5, Take::Value, "size")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                kernel: &["UdpIp/Recv", "UdpIp/RecvIPV6"],
                values: &[
                    (0, Take::Value, "ProcessId"), (2, Take::Constant, "UDP"), (3, Take::Value, "SourceAddress"),
                    (6, Take::Constant, "1"), (7, Take::Value, "TransferSize")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_NETWORK, &[43, 59])),
                values: &[
                    (0, Take::Value, "PID"), (2, Take::Constant, "UDP"), (3, Take::Value, "saddr"),
                    (6, Take::Constant, "1"), (7, Take::Value, "size")
                ],
                ..does(ListDoes::Adds)
            },
        ],
    },
    List {
        name: "files",
        summary: "Reads and writes of files by process and path: bytes, and the times of the first and the last.",
        row: "transfer",
        thing: None,
        once: false,
        process: Some((0, 1)),
        order: &[0, 1, 2],
        most: &[5, 7],
        text: &[1, 0, 4, 5, 6, 7, 8, 9, 2],
        elsewhere: "if it contains reads and writes of disks, `etwspec list disk` adds them up",
        columns: &[
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("path", Type::Text, Holds::Key, 0, ""),
            column("dos_path", Type::Text, Holds::DosPath, 2, ""),
            column("reads", Type::Number, Holds::Sum, 0, ""),
            column("read_bytes", Type::Bytes, Holds::Sum, 0, "read"),
            column("writes", Type::Number, Holds::Sum, 0, ""),
            column("written_bytes", Type::Bytes, Holds::Sum, 0, "written"),
            column("first", Type::Time, Holds::First, 0, ""),
            column("last", Type::Time, Holds::Last, 0, ""),
        ],
        events: &[
            ListEvent {
                kernel: &["FileIO/Read"],
                values: &[
                    (0, Take::Process, ""), (2, Take::Name, "FileKey"), (2, Take::Name, "FileObject"),
                    (4, Take::Constant, "1"), (5, Take::Value, "Size")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_FILE, &[15])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Name, "FileKey"), (2, Take::Name, "FileObject"),
                    (4, Take::Constant, "1"), (5, Take::Value, "IOSize")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                kernel: &["FileIO/Write"],
                values: &[
                    (0, Take::Process, ""), (2, Take::Name, "FileKey"), (2, Take::Name, "FileObject"),
                    (6, Take::Constant, "1"), (7, Take::Value, "Size")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_FILE, &[16])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Name, "FileKey"), (2, Take::Name, "FileObject"),
                    (6, Take::Constant, "1"), (7, Take::Value, "IOSize")
                ],
                ..does(ListDoes::Adds)
            },
        ],
    },
    List {
        name: "disk",
        summary: "Reads, writes and flushes of disks by process and path: bytes and time.",
        row: "operation",
        thing: None,
        once: false,
        process: Some((0, 1)),
        order: &[0, 1, 2, 3, 4],
        most: &[7],
        text: &[1, 0, 2, 3, 6, 7, 8, 9, 4],
        elsewhere: "",
        columns: &[
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("disk", Type::Id, Holds::Key, 0, ""),
            column("operation", Type::Text, Holds::Key, 0, ""),
            column("path", Type::Text, Holds::Key, 0, ""),
            column("dos_path", Type::Text, Holds::DosPath, 4, ""),
            column("count", Type::Number, Holds::Sum, 0, ""),
            column("bytes", Type::Bytes, Holds::Sum, 0, "transferred"),
            column("time_ns", Type::Duration, Holds::Sum, 0, ""),
            column("longest_ns", Type::Duration, Holds::Most, 0, ""),
            column("first", Type::Time, Holds::First, 0, ""),
            column("last", Type::Time, Holds::Last, 0, ""),
        ],
        events: &[
            ListEvent {
                kernel: &["DiskIO/Read", "DiskIO/Write"],
                values: &[
                    (0, Take::Process, ""), (2, Take::Value, "DiskNumber"), (3, Take::Event, ""),
                    (4, Take::Name, "FileObject"), (7, Take::Value, "Size"), (6, Take::Constant, "1"),
                    (8, Take::Duration, "HighResResponseTime"), (9, Take::Duration, "HighResResponseTime")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                kernel: &["DiskIO/FlushBuffers"],
                values: &[
                    (0, Take::Process, ""), (2, Take::Value, "DiskNumber"), (3, Take::Event, ""),
                    (6, Take::Constant, "1"), (8, Take::Duration, "HighResResponseTime"),
                    (9, Take::Duration, "HighResResponseTime")
                ],
                ..does(ListDoes::Adds)
            },
        ],
    },
    List {
        name: "registry",
        summary: "Operations on the registry by process, key and value: number and time.",
        row: "operation",
        thing: None,
        once: false,
        process: Some((0, 1)),
        order: &[0, 1, 2, 3, 4],
        most: &[5],
        text: &[1, 0, 2, 5, 6, 3, 4],
        elsewhere: "",
        columns: &[
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("operation", Type::Text, Holds::Key, 0, ""),
            column("key", Type::Text, Holds::Key, 0, ""),
            column("value", Type::Text, Holds::Key, 0, ""),
            column("count", Type::Number, Holds::Sum, 0, ""),
            column("time_ns", Type::Duration, Holds::Sum, 0, ""),
            column("first", Type::Time, Holds::First, 0, ""),
            column("last", Type::Time, Holds::Last, 0, ""),
        ],
        events: &[
            ListEvent {
                kernel: &[
                    "Registry/Create", "Registry/Open", "Registry/Delete", "Registry/Query", "Registry/SetValue",
                    "Registry/DeleteValue", "Registry/QueryValue", "Registry/EnumerateKey",
                    "Registry/EnumerateValueKey", "Registry/QueryMultipleValue", "Registry/SetInformation",
                    "Registry/Flush", "Registry/Close"
                ],
                values: &[
                    (0, Take::Process, ""), (2, Take::Event, ""), (3, Take::Name, "Kcb"), (4, Take::Value, "Name"),
                    (5, Take::Constant, "1"), (6, Take::Since, "InitialTime")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[1])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "Create"), (3, Take::Value, "BaseName"),
                    (3, Take::Name, "BaseObject"), (4, Take::Value, "RelativeName"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[2])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "Open"), (3, Take::Value, "BaseName"),
                    (3, Take::Name, "BaseObject"), (4, Take::Value, "RelativeName"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[3])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "Delete"), (3, Take::Value, "KeyName"),
                    (3, Take::Name, "KeyObject"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[4])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "Query"), (3, Take::Value, "KeyName"),
                    (3, Take::Name, "KeyObject"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[5])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "SetValue"), (3, Take::Value, "KeyName"),
                    (3, Take::Name, "KeyObject"), (4, Take::Value, "ValueName"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[6])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "DeleteValue"), (3, Take::Value, "KeyName"),
                    (3, Take::Name, "KeyObject"), (4, Take::Value, "ValueName"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[7])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "QueryValue"), (3, Take::Value, "KeyName"),
                    (3, Take::Name, "KeyObject"), (4, Take::Value, "ValueName"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[8])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "EnumerateKey"), (3, Take::Value, "KeyName"),
                    (3, Take::Name, "KeyObject"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[9])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "EnumerateValueKey"), (3, Take::Value, "KeyName"),
                    (3, Take::Name, "KeyObject"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[10])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "QueryMultipleValue"), (3, Take::Value, "KeyName"),
                    (3, Take::Name, "KeyObject"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[11])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "SetInformation"), (3, Take::Value, "KeyName"),
                    (3, Take::Name, "KeyObject"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[12])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "Flush"), (3, Take::Value, "KeyName"),
                    (3, Take::Name, "KeyObject"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                provider: Some((KERNEL_REGISTRY, &[13])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Constant, "Close"), (3, Take::Value, "KeyName"),
                    (3, Take::Name, "KeyObject"), (5, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
        ],
    },
    List {
        name: "waits",
        summary: "Waits of threads, by reason and by the process that ended them.",
        row: "wait",
        thing: None,
        once: false,
        process: Some((0, 1)),
        order: &[0, 2, 3, 4],
        most: &[6],
        text: &[1, 0, 2, 3, 4, 5, 6, 7],
        elsewhere: "",
        columns: &[
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("tid", Type::Id, Holds::Key, 0, ""),
            column("reason", Type::Text, Holds::Key, 0, ""),
            column("waker", Type::Text, Holds::Key, 0, ""),
            column("count", Type::Number, Holds::Sum, 0, ""),
            column("wait_ns", Type::Duration, Holds::Sum, 0, "waited"),
            column("longest_ns", Type::Duration, Holds::Most, 0, ""),
        ],
        events: &[
            ListEvent {
                kernel: &["Thread/CSwitch"],
                values: &[
                    (0, Take::ProcessOfThread, "NewThreadId"), (2, Take::Value, "NewThreadId"),
                    (5, Take::Constant, "1"), (6, Take::Elapsed, ""), (7, Take::Elapsed, "")
                ],
                ..does(ListDoes::Closes)
            },
            ListEvent {
                kernel: &["Thread/CSwitch"],
                when: Some(("OldThreadState", &["Waiting"])),
                values: &[(2, Take::Value, "OldThreadId"), (3, Take::Label, "OldThreadWaitReason")],
                ..does(ListDoes::Opens)
            },
            ListEvent {
                kernel: &["Dispatcher/ReadyThread"],
                values: &[(2, Take::Value, "ThreadId"), (4, Take::ProcessName, "")],
                ..does(ListDoes::Notes)
            },
        ],
    },
    List {
        name: "interrupts",
        summary: "Interrupts and deferred procedure calls by routine, with their times.",
        row: "interrupt",
        thing: None,
        once: false,
        process: None,
        order: &[0, 1],
        most: &[4],
        text: &[0, 3, 4, 5, 1, 2],
        elsewhere: "",
        columns: &[
            column("kind", Type::Text, Holds::Key, 0, ""),
            column("routine", Type::Address, Holds::Key, 0, ""),
            column("image", Type::Text, Holds::Value, 0, ""),
            column("count", Type::Number, Holds::Sum, 0, ""),
            column("time_ns", Type::Duration, Holds::Sum, 0, "in interrupts"),
            column("longest_ns", Type::Duration, Holds::Most, 0, ""),
        ],
        events: &[
            ListEvent {
                kernel: &["PerfInfo/DPC", "PerfInfo/ThreadedDPC", "PerfInfo/TimerDPC"],
                values: &[
                    (0, Take::Event, ""), (1, Take::Value, "DpcRoutine"), (2, Take::Name, "DpcRoutine"),
                    (3, Take::Constant, "1"), (4, Take::Since, "InitialTime"), (5, Take::Since, "InitialTime")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                kernel: &["PerfInfo/ISR"],
                values: &[
                    (0, Take::Event, ""), (1, Take::Value, "ServiceRoutine"), (2, Take::Name, "ServiceRoutine"),
                    (3, Take::Constant, "1"), (4, Take::Since, "InitialTime"), (5, Take::Since, "InitialTime")
                ],
                ..does(ListDoes::Adds)
            },
        ],
    },
    List {
        name: "gc",
        summary: "Garbage collections of .NET, with their pauses.",
        row: "garbage collection",
        thing: None,
        once: true,
        process: Some((0, 1)),
        order: &[7, 0, 2, 3],
        most: &[],
        text: &[1, 0, 2, 3, 4, 6, 5, 7, 8, 9, 10, 11],
        elsewhere: "",
        columns: &[
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("runtime", Type::Id, Holds::Key, 0, ""),
            column("number", Type::Id, Holds::Key, 0, ""),
            column("generation", Type::Number, Holds::Value, 0, ""),
            column("reason", Type::Text, Holds::Value, 0, ""),
            column("kind", Type::Text, Holds::Value, 0, ""),
            column("start", Type::Time, Holds::Begin, 0, ""),
            column("end", Type::Time, Holds::End, 0, ""),
            column("pauses", Type::Number, Holds::Sum, 0, ""),
            column("pause_ns", Type::Duration, Holds::Sum, 0, "paused"),
            column("longest_ns", Type::Duration, Holds::Most, 0, "in the longest pause"),
        ],
        events: &[
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[1])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Value, "ClrInstanceID"), (3, Take::Value, "Count"),
                    (4, Take::Value, "Depth"), (5, Take::Label, "Reason"), (6, Take::Label, "Type")
                ],
                ..does(ListDoes::Begins)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[2])),
                values: &[(0, Take::Process, ""), (2, Take::Value, "ClrInstanceID"), (3, Take::Value, "Count")],
                ..does(ListDoes::Ends)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[9])),
                when: Some(("Reason", &["SuspendForGC", "SuspendForGCPrep"])),
                values: &[(0, Take::Process, ""), (2, Take::Value, "ClrInstanceID")],
                ..does(ListDoes::Opens)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[3])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Value, "ClrInstanceID"), (9, Take::Constant, "1"),
                    (10, Take::Elapsed, ""), (11, Take::Elapsed, "")
                ],
                ..does(ListDoes::Closes)
            },
        ],
    },
    List {
        name: "allocations",
        summary: "Allocations of .NET by type, estimated from samples.",
        row: "allocation",
        thing: None,
        once: false,
        process: Some((0, 1)),
        order: &[0, 1, 2],
        most: &[4],
        text: &[1, 0, 2, 3, 4],
        elsewhere: "",
        columns: &[
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("type", Type::Text, Holds::Key, 0, ""),
            column("samples", Type::Number, Holds::Sum, 0, ""),
            column("bytes", Type::Bytes, Holds::Sum, 0, "allocated"),
            column("first", Type::Time, Holds::First, 0, ""),
            column("last", Type::Time, Holds::Last, 0, ""),
        ],
        events: &[
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[10])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Value, "TypeName"), (3, Take::Constant, "1"),
                    (4, Take::Value, "AllocationAmount64"), (4, Take::Value, "AllocationAmount")
                ],
                ..does(ListDoes::Adds)
            },
        ],
    },
    List {
        name: "methods",
        summary: "Methods of .NET and of script engines, with the addresses of their code.",
        row: "method",
        thing: None,
        once: false,
        process: Some((2, 3)),
        order: &[2, 4, 0],
        most: &[],
        text: &[3, 2, 0, 1, 4, 5, 6, 7, 8, 9],
        elsewhere: "",
        columns: &[
            column("loaded", Type::Time, Holds::Begin, 0, ""),
            column("unloaded", Type::Time, Holds::End, 0, ""),
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("address", Type::Address, Holds::Key, 0, ""),
            column("size", Type::Bytes, Holds::Value, 0, ""),
            column("module", Type::Address, Holds::Value, 0, ""),
            column("class", Type::Text, Holds::Value, 0, ""),
            column("name", Type::Text, Holds::Value, 0, ""),
            column("signature", Type::Text, Holds::Value, 0, ""),
            column("line", Type::Number, Holds::Value, 0, ""),
        ],
        events: &[
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[143])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "MethodStartAddress"), (5, Take::Value, "MethodSize"),
                    (6, Take::Value, "ModuleID"), (7, Take::Value, "MethodNamespace"), (8, Take::Value, "MethodName"),
                    (9, Take::Value, "MethodSignature")
                ],
                ..does(ListDoes::Begins)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[144])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "MethodStartAddress"), (5, Take::Value, "MethodSize"),
                    (6, Take::Value, "ModuleID"), (7, Take::Value, "MethodNamespace"), (8, Take::Value, "MethodName"),
                    (9, Take::Value, "MethodSignature")
                ],
                ..does(ListDoes::Ends)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[139])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "MethodStartAddress"), (5, Take::Value, "MethodSize"),
                    (6, Take::Value, "ModuleID"), (7, Take::Value, "MethodNamespace"), (8, Take::Value, "MethodName"),
                    (9, Take::Value, "MethodSignature")
                ],
                ..does(ListDoes::Existed)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[140])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "MethodStartAddress"), (5, Take::Value, "MethodSize"),
                    (6, Take::Value, "ModuleID"), (7, Take::Value, "MethodNamespace"), (8, Take::Value, "MethodName"),
                    (9, Take::Value, "MethodSignature")
                ],
                ..does(ListDoes::Exists)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME_RUNDOWN, &[143])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "MethodStartAddress"), (5, Take::Value, "MethodSize"),
                    (6, Take::Value, "ModuleID"), (7, Take::Value, "MethodNamespace"), (8, Take::Value, "MethodName"),
                    (9, Take::Value, "MethodSignature")
                ],
                ..does(ListDoes::Existed)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME_RUNDOWN, &[144])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "MethodStartAddress"), (5, Take::Value, "MethodSize"),
                    (6, Take::Value, "ModuleID"), (7, Take::Value, "MethodNamespace"), (8, Take::Value, "MethodName"),
                    (9, Take::Value, "MethodSignature")
                ],
                ..does(ListDoes::Exists)
            },
            ListEvent {
                provider: Some((JSCRIPT, &[9])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "MethodStartAddress"), (5, Take::Value, "MethodSize"),
                    (6, Take::Value, "SourceID"), (8, Take::Value, "MethodName"), (10, Take::Value, "Line")
                ],
                ..does(ListDoes::Begins)
            },
            ListEvent {
                provider: Some((JSCRIPT, &[10])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "MethodStartAddress"), (5, Take::Value, "MethodSize"),
                    (6, Take::Value, "SourceID"), (8, Take::Value, "MethodName"), (10, Take::Value, "Line")
                ],
                ..does(ListDoes::Ends)
            },
            ListEvent {
                provider: Some((JSCRIPT, &[5])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "MethodStartAddress"), (5, Take::Value, "MethodSize"),
                    (6, Take::Value, "SourceID"), (8, Take::Value, "MethodName"), (10, Take::Value, "Line")
                ],
                ..does(ListDoes::Existed)
            },
            ListEvent {
                provider: Some((JSCRIPT, &[6])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "MethodStartAddress"), (5, Take::Value, "MethodSize"),
                    (6, Take::Value, "SourceID"), (8, Take::Value, "MethodName"), (10, Take::Value, "Line")
                ],
                ..does(ListDoes::Exists)
            },
        ],
    },
    List {
        name: "modules",
        summary: "Modules of .NET and sources of scripts that processes loaded.",
        row: "module",
        thing: None,
        once: false,
        process: Some((2, 3)),
        order: &[2, 4, 0],
        most: &[],
        text: &[3, 2, 0, 1, 4, 5, 6],
        elsewhere: "",
        columns: &[
            column("loaded", Type::Time, Holds::Begin, 0, ""),
            column("unloaded", Type::Time, Holds::End, 0, ""),
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("id", Type::Address, Holds::Key, 0, ""),
            column("path", Type::Text, Holds::Value, 0, ""),
            column("native_path", Type::Text, Holds::Value, 0, ""),
        ],
        events: &[
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[152])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "ModuleID"), (5, Take::Value, "ModuleILPath"),
                    (6, Take::Value, "ModuleNativePath")
                ],
                ..does(ListDoes::Begins)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[153])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "ModuleID"), (5, Take::Value, "ModuleILPath"),
                    (6, Take::Value, "ModuleNativePath")
                ],
                ..does(ListDoes::Ends)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[149])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "ModuleID"), (5, Take::Value, "ModuleILPath"),
                    (6, Take::Value, "ModuleNativePath")
                ],
                ..does(ListDoes::Existed)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME, &[150])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "ModuleID"), (5, Take::Value, "ModuleILPath"),
                    (6, Take::Value, "ModuleNativePath")
                ],
                ..does(ListDoes::Exists)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME_RUNDOWN, &[153])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "ModuleID"), (5, Take::Value, "ModuleILPath"),
                    (6, Take::Value, "ModuleNativePath")
                ],
                ..does(ListDoes::Existed)
            },
            ListEvent {
                provider: Some((DOTNET_RUNTIME_RUNDOWN, &[154])),
                values: &[
                    (2, Take::Process, ""), (4, Take::Value, "ModuleID"), (5, Take::Value, "ModuleILPath"),
                    (6, Take::Value, "ModuleNativePath")
                ],
                ..does(ListDoes::Exists)
            },
            ListEvent {
                provider: Some((JSCRIPT, &[41])),
                values: &[(2, Take::Process, ""), (4, Take::Value, "SourceID"), (5, Take::Value, "Url")],
                ..does(ListDoes::Begins)
            },
            ListEvent {
                provider: Some((JSCRIPT, &[42])),
                values: &[(2, Take::Process, ""), (4, Take::Value, "SourceID"), (5, Take::Value, "Url")],
                ..does(ListDoes::Ends)
            },
            ListEvent {
                provider: Some((JSCRIPT, &[39])),
                values: &[(2, Take::Process, ""), (4, Take::Value, "SourceID"), (5, Take::Value, "Url")],
                ..does(ListDoes::Existed)
            },
            ListEvent {
                provider: Some((JSCRIPT, &[40])),
                values: &[(2, Take::Process, ""), (4, Take::Value, "SourceID"), (5, Take::Value, "Url")],
                ..does(ListDoes::Exists)
            },
        ],
    },
    List {
        name: "heaps",
        summary: "Heaps of processes, with what was allocated, resized and freed in them.",
        row: "heap",
        thing: None,
        once: false,
        process: Some((0, 1)),
        order: &[0, 1, 2],
        most: &[4, 6],
        text: &[1, 0, 2, 3, 4, 5, 6, 7, 8, 9],
        elsewhere: "",
        columns: &[
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("heap", Type::Address, Holds::Key, 0, ""),
            column("allocations", Type::Number, Holds::Sum, 0, ""),
            column("allocated_bytes", Type::Bytes, Holds::Sum, 0, "allocated"),
            column("resizes", Type::Number, Holds::Sum, 0, ""),
            column("resized_bytes", Type::Bytes, Holds::Sum, 0, ""),
            column("frees", Type::Number, Holds::Sum, 0, ""),
            column("first", Type::Time, Holds::First, 0, ""),
            column("last", Type::Time, Holds::Last, 0, ""),
        ],
        events: &[
            ListEvent {
                kernel: &["HeapTrace/Alloc"],
                values: &[
                    (0, Take::Process, ""), (2, Take::Value, "HeapHandle"), (3, Take::Constant, "1"),
                    (4, Take::Value, "AllocSize")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                kernel: &["HeapTrace/ReAlloc"],
                values: &[
                    (0, Take::Process, ""), (2, Take::Value, "HeapHandle"), (5, Take::Constant, "1"),
                    (6, Take::Value, "NewAllocSize")
                ],
                ..does(ListDoes::Adds)
            },
            ListEvent {
                kernel: &["HeapTrace/Free"],
                values: &[(0, Take::Process, ""), (2, Take::Value, "HeapHandle"), (7, Take::Constant, "1")],
                ..does(ListDoes::Adds)
            },
        ],
    },
    List {
        name: "dns",
        summary: "Names that processes looked up, with the result.",
        row: "lookup",
        thing: None,
        once: false,
        process: Some((0, 1)),
        order: &[0, 1, 2, 3, 4],
        most: &[6],
        text: &[1, 0, 2, 3, 4, 6, 7, 8, 5],
        elsewhere: "",
        columns: &[
            column("pid", Type::Id, Holds::Key, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("name", Type::Text, Holds::Key, 0, ""),
            column("type", Type::Id, Holds::Key, 0, ""),
            column("status", Type::Id, Holds::Key, 0, ""),
            column("results", Type::Text, Holds::Value, 0, ""),
            column("count", Type::Number, Holds::Sum, 0, ""),
            column("first", Type::Time, Holds::First, 0, ""),
            column("last", Type::Time, Holds::Last, 0, ""),
        ],
        events: &[
            ListEvent {
                provider: Some((DNS_CLIENT, &[3008])),
                values: &[
                    (0, Take::Process, ""), (2, Take::Value, "QueryName"), (3, Take::Value, "QueryType"),
                    (4, Take::Value, "QueryStatus"), (5, Take::Value, "QueryResults"), (6, Take::Constant, "1")
                ],
                ..does(ListDoes::Adds)
            },
        ],
    },
    List {
        name: "http",
        summary: "Requests to the HTTP server of Windows, HTTP.sys, with their responses.",
        row: "request",
        thing: None,
        once: true,
        process: Some((1, 2)),
        order: &[3, 0],
        most: &[],
        text: &[2, 1, 3, 4, 5, 8, 6, 7],
        elsewhere: "",
        columns: &[
            column("request", Type::Address, Holds::Key, 0, ""),
            column("pid", Type::Id, Holds::Value, 0, ""),
            column("process", Type::Text, Holds::Value, 0, ""),
            column("start", Type::Time, Holds::Begin, 0, ""),
            column("end", Type::Time, Holds::End, 0, ""),
            column("verb", Type::Text, Holds::Value, 0, ""),
            column("url", Type::Text, Holds::Value, 0, ""),
            column("queue", Type::Text, Holds::Value, 0, ""),
            column("status", Type::Id, Holds::Value, 0, ""),
        ],
        events: &[
            ListEvent {
                provider: Some((HTTP_SERVICE, &[1])),
                values: &[(0, Take::Value, "RequestId")],
                ..does(ListDoes::Begins)
            },
            ListEvent {
                provider: Some((HTTP_SERVICE, &[3])),
                values: &[(0, Take::Value, "RequestId"), (6, Take::Value, "Url"), (7, Take::Value, "RequestQueueName")],
                ..does(ListDoes::Details)
            },
            ListEvent {
                provider: Some((HTTP_SERVICE, &[4, 8])),
                values: &[
                    (0, Take::Value, "RequestId"), (1, Take::Process, ""), (8, Take::Value, "StatusCode"),
                    (5, Take::Value, "Verb")
                ],
                ..does(ListDoes::Details)
            },
            ListEvent {
                provider: Some((HTTP_SERVICE, &[10, 11, 12, 13])),
                values: &[(0, Take::Value, "RequestId"), (8, Take::Value, "HttpStatus")],
                ..does(ListDoes::Ends)
            },
        ],
    },
    List {
        name: "volumes",
        summary: "Paths of the kernel and paths of programs for the same volumes and folders.",
        row: "volume",
        thing: None,
        once: false,
        process: None,
        order: &[0],
        most: &[],
        text: &[0, 1],
        elsewhere: "",
        columns: &[
            column("path", Type::Text, Holds::Key, 0, ""),
            column("drive", Type::Text, Holds::Key, 0, ""),
        ],
        events: &[
            ListEvent {
                kernel: &["SysConfig/VolumeMapping"],
                values: &[(0, Take::Value, "NtPath"), (1, Take::Value, "DosPath")],
                ..does(ListDoes::Maps)
            },
            ListEvent {
                kernel: &["SysConfig/SystemPaths"],
                values: &[(1, Take::Value, "SystemWindowsDirectory")],
                ..does(ListDoes::Maps)
            },
        ],
    },
];
