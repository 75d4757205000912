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
///         println!("{} {:?} begins {}", event.hook, event.hook.name(), table.meaning);
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
    /// Images of the kernel are those of process 0. Event version 0 lacks the process; it is that of the event header.
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
    /// Meaning of fields that contain any address within the thing, if the key is its address.
    pub contains: Option<&'static str>,
    /// Events about such a thing, by hook ID.
    pub events: &'static [ReferenceEvent],
}

/// Statement of a kernel event about a thing.
///
/// A field is given by its names: the payload structures of an event may name it differently. The list is empty if the
/// event lacks the field.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ReferenceEvent {
    /// Hook ID.
    pub hook: crate::headers::HookId,
    /// Effect of the event on the thing.
    pub does: Does,
    /// Field that contains the key.
    pub key: &'static [&'static str],
    /// Field that contains the name.
    pub name: &'static [&'static str],
    /// Field that contains the key of the owner.
    pub owner: &'static [&'static str],
    /// Field that contains the size in bytes.
    pub size: &'static [&'static str],
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

static TABLES: &[References] = &[
    References {
        reference: Reference::ProcessId,
        meaning: "process-id",
        owner: None,
        per_owner: false,
        shared_by: None,
        contains: None,
        events: &[
            ReferenceEvent {
                hook: crate::headers::HookId(769),
                does: Does::Begins,
                key: &["ProcessId"],
                name: &["ImageFileName"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(770),
                does: Does::Ends,
                key: &["ProcessId"],
                name: &["ImageFileName"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(771),
                does: Does::Describes,
                key: &["ProcessId"],
                name: &["ImageFileName"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(772),
                does: Does::Describes,
                key: &["ProcessId"],
                name: &["ImageFileName"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1546),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1547),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1548),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1549),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1550),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1551),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1552),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1554),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1555),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1556),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1557),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1558),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1562),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1563),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1564),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1565),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1566),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1567),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1568),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1570),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(2058),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(2059),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(2074),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(2075),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(3104),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(6176),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(6181),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(6182),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                owner: &[],
                size: &[],
            },
        ],
    },
    References {
        reference: Reference::ProcessObject,
        meaning: "process-object",
        owner: Some(Reference::ProcessId),
        per_owner: false,
        shared_by: None,
        contains: None,
        events: &[
            ReferenceEvent {
                hook: crate::headers::HookId(769),
                does: Does::Begins,
                key: &["UniqueProcessKey"],
                name: &[],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(770),
                does: Does::Ends,
                key: &["UniqueProcessKey"],
                name: &[],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(771),
                does: Does::Describes,
                key: &["UniqueProcessKey"],
                name: &[],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(772),
                does: Does::Describes,
                key: &["UniqueProcessKey"],
                name: &[],
                owner: &["ProcessId"],
                size: &[],
            },
        ],
    },
    References {
        reference: Reference::ThreadId,
        meaning: "thread-id",
        owner: Some(Reference::ProcessId),
        per_owner: false,
        shared_by: None,
        contains: None,
        events: &[
            ReferenceEvent {
                hook: crate::headers::HookId(266),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(267),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(268),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(269),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(270),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(271),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(311),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(312),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(313),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(314),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(315),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(316),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(544),
                does: Does::Attributes,
                key: &["TThreadId", "ThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1088),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1089),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1090),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1091),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1092),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1093),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1094),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1095),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1096),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1097),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1098),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1099),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1101),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1103),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1104),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1105),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1281),
                does: Does::Begins,
                key: &["TThreadId", "ThreadId"],
                name: &["ThreadName"],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1282),
                does: Does::Ends,
                key: &["TThreadId", "ThreadId"],
                name: &["ThreadName"],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1283),
                does: Does::Describes,
                key: &["TThreadId", "ThreadId"],
                name: &["ThreadName"],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1284),
                does: Does::Describes,
                key: &["TThreadId", "ThreadId"],
                name: &["ThreadName"],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1316),
                does: Does::Runs,
                key: &["NewThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1321),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1342),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1343),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1352),
                does: Does::Names,
                key: &["ThreadId"],
                name: &["ThreadName"],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(3104),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(3886),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(3887),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(6176),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(6181),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(6182),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                owner: &[],
                size: &[],
            },
        ],
    },
    References {
        reference: Reference::FileObject,
        meaning: "file-object",
        owner: None,
        per_owner: false,
        shared_by: None,
        contains: None,
        events: &[
            ReferenceEvent {
                hook: crate::headers::HookId(1088),
                does: Does::Begins,
                key: &["FileObject"],
                name: &["OpenPath"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1090),
                does: Does::Ends,
                key: &["FileObject"],
                name: &[],
                owner: &[],
                size: &[],
            },
        ],
    },
    References {
        reference: Reference::FileKey,
        meaning: "file-key",
        owner: None,
        per_owner: false,
        shared_by: None,
        contains: None,
        events: &[
            ReferenceEvent {
                hook: crate::headers::HookId(1024),
                does: Does::Names,
                key: &["FileObject"],
                name: &["FileName"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1056),
                does: Does::Begins,
                key: &["FileObject"],
                name: &["FileName"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1059),
                does: Does::Ends,
                key: &["FileObject"],
                name: &["FileName"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(1060),
                does: Does::Describes,
                key: &["FileObject"],
                name: &["FileName"],
                owner: &[],
                size: &[],
            },
        ],
    },
    References {
        reference: Reference::RegistryKeyHandle,
        meaning: "registry-key-handle",
        owner: None,
        per_owner: false,
        shared_by: None,
        contains: None,
        events: &[
            ReferenceEvent {
                hook: crate::headers::HookId(2326),
                does: Does::Begins,
                key: &["Kcb"],
                name: &["KeyName", "Name"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(2327),
                does: Does::Ends,
                key: &["Kcb"],
                name: &["Name"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(2328),
                does: Does::Describes,
                key: &["Kcb"],
                name: &["Name"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(2329),
                does: Does::Describes,
                key: &["Kcb"],
                name: &["Name"],
                owner: &[],
                size: &[],
            },
        ],
    },
    References {
        reference: Reference::ModuleBase,
        meaning: "module-base",
        owner: Some(Reference::ProcessId),
        per_owner: true,
        shared_by: Some(0),
        contains: Some("code-address"),
        events: &[
            ReferenceEvent {
                hook: crate::headers::HookId(778),
                does: Does::Begins,
                key: &["BaseAddress", "ImageBase"],
                name: &["FileName", "ImageFileName"],
                owner: &["ProcessId"],
                size: &["ImageSize", "ModuleSize"],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(5122),
                does: Does::Ends,
                key: &["BaseAddress", "ImageBase"],
                name: &["FileName", "ImageFileName"],
                owner: &["ProcessId"],
                size: &["ImageSize", "ModuleSize"],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(5123),
                does: Does::Describes,
                key: &["BaseAddress", "ImageBase"],
                name: &["FileName", "ImageFileName"],
                owner: &["ProcessId"],
                size: &["ImageSize", "ModuleSize"],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(5124),
                does: Does::Describes,
                key: &["BaseAddress", "ImageBase"],
                name: &["FileName", "ImageFileName"],
                owner: &["ProcessId"],
                size: &["ImageSize", "ModuleSize"],
            },
            ReferenceEvent {
                hook: crate::headers::HookId(5130),
                does: Does::Begins,
                key: &["BaseAddress", "ImageBase"],
                name: &["FileName", "ImageFileName"],
                owner: &["ProcessId"],
                size: &["ImageSize", "ModuleSize"],
            },
        ],
    },
    References {
        reference: Reference::ServiceTag,
        meaning: "service-tag",
        owner: Some(Reference::ProcessId),
        per_owner: false,
        shared_by: None,
        contains: None,
        events: &[
            ReferenceEvent {
                hook: crate::headers::HookId(2831),
                does: Does::Describes,
                key: &["SubProcessTag"],
                name: &["ServiceName"],
                owner: &["ProcessId"],
                size: &[],
            },
        ],
    },
    References {
        reference: Reference::DiskNumber,
        meaning: "disk-number",
        owner: None,
        per_owner: false,
        shared_by: None,
        contains: None,
        events: &[
            ReferenceEvent {
                hook: crate::headers::HookId(2827),
                does: Does::Describes,
                key: &["DiskNumber"],
                name: &["Manufacturer"],
                owner: &[],
                size: &[],
            },
        ],
    },
];
