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
    /// Earlier event versions contain a handle instead, which no event names.
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

/// Names of a field.
type Names = &'static [&'static str];
const fn event(source: ReferenceSource, does: Does, fields: [Names; 5]) -> ReferenceEvent {
    let [key, name, path, owner, size] = fields;
    ReferenceEvent { source, does, key, name, path, owner, size }
}

const fn hook(hook: u16) -> ReferenceSource {
    ReferenceSource::Hook(crate::headers::HookId(hook))
}

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
            event(hook(2058), Does::Attributes, [&["PID", "ProcessId"], &[], &[], &[], &[]]),
            event(hook(2059), Does::Attributes, [&["PID", "ProcessId"], &[], &[], &[], &[]]),
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
        owner: None,
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
                [&["KeyObject"], &["RelativeName"], &[], &[], &[]]
            ),
            event(
                ReferenceSource::Provider(KERNEL_REGISTRY, 2), Does::Begins,
                [&["KeyObject"], &["RelativeName"], &[], &[], &[]]
            ),
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
