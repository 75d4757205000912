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
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(769)),
                does: Does::Begins,
                key: &["ProcessId"],
                name: &["ImageFileName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(770)),
                does: Does::Ends,
                key: &["ProcessId"],
                name: &["ImageFileName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(771)),
                does: Does::Describes,
                key: &["ProcessId"],
                name: &["ImageFileName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(772)),
                does: Does::Describes,
                key: &["ProcessId"],
                name: &["ImageFileName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1546)),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1547)),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1548)),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1549)),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1550)),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1551)),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1552)),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1554)),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1555)),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1556)),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1557)),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1558)),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1562)),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1563)),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1564)),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1565)),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1566)),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1567)),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1568)),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1570)),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(2058)),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(2059)),
                does: Does::Attributes,
                key: &["PID", "ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(2074)),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(2075)),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(3104)),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(6176)),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(6181)),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(6182)),
                does: Does::Attributes,
                key: &["ProcessId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    10
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    11
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    12
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    13
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    14
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    15
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    16
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    18
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    26
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    27
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    28
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    29
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    30
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    31
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    32
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    34
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    42
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    43
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    58
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832,
                        data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
                    },
                    59
                ),
                does: Does::Attributes,
                key: &["PID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    1
                ),
                does: Does::Begins,
                key: &["ProcessID"],
                name: &[],
                path: &["ImageName"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    1
                ),
                does: Does::Refers,
                key: &["ParentProcessID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    2
                ),
                does: Does::Ends,
                key: &["ProcessID"],
                name: &["ImageName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    3
                ),
                does: Does::Refers,
                key: &["ProcessID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    4
                ),
                does: Does::Refers,
                key: &["ProcessID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    5
                ),
                does: Does::Refers,
                key: &["ProcessID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    6
                ),
                does: Does::Refers,
                key: &["ProcessID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    7
                ),
                does: Does::Refers,
                key: &["ProcessID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    8
                ),
                does: Does::Refers,
                key: &["ProcessID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    9
                ),
                does: Does::Refers,
                key: &["ProcessID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    10
                ),
                does: Does::Refers,
                key: &["ProcessID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    15
                ),
                does: Does::Describes,
                key: &["ProcessID"],
                name: &[],
                path: &["ImageName"],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    15
                ),
                does: Does::Refers,
                key: &["ParentProcessID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    27
                ),
                does: Does::Refers,
                key: &["ProcessID"],
                name: &[],
                path: &[],
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
        shared_name: None,
        contains: None,
        events: &[
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(769)),
                does: Does::Begins,
                key: &["UniqueProcessKey"],
                name: &[],
                path: &[],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(770)),
                does: Does::Ends,
                key: &["UniqueProcessKey"],
                name: &[],
                path: &[],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(771)),
                does: Does::Describes,
                key: &["UniqueProcessKey"],
                name: &[],
                path: &[],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(772)),
                does: Does::Describes,
                key: &["UniqueProcessKey"],
                name: &[],
                path: &[],
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
        shared_name: None,
        contains: None,
        events: &[
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(266)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(267)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(268)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(269)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(270)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(271)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(311)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(312)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(313)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(314)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(315)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(316)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(544)),
                does: Does::Attributes,
                key: &["TThreadId", "ThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1088)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1089)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1090)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1091)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1092)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1093)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1094)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1095)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1096)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1097)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1098)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1099)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1101)),
                does: Does::Attributes,
                key: &["IssuingThreadId", "TTID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1103)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1104)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1105)),
                does: Does::Attributes,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1281)),
                does: Does::Begins,
                key: &["TThreadId", "ThreadId"],
                name: &["ThreadName"],
                path: &[],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1282)),
                does: Does::Ends,
                key: &["TThreadId", "ThreadId"],
                name: &["ThreadName"],
                path: &[],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1283)),
                does: Does::Describes,
                key: &["TThreadId", "ThreadId"],
                name: &["ThreadName"],
                path: &[],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1284)),
                does: Does::Describes,
                key: &["TThreadId", "ThreadId"],
                name: &["ThreadName"],
                path: &[],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1316)),
                does: Does::Runs,
                key: &["NewThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1321)),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1342)),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1343)),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1352)),
                does: Does::Names,
                key: &["ThreadId"],
                name: &["ThreadName"],
                path: &[],
                owner: &["ProcessId"],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(3104)),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(3886)),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(3887)),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(6176)),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(6181)),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(6182)),
                does: Does::Attributes,
                key: &["ThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    12
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    13
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    14
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    15
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    16
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    17
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    18
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    19
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    20
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    21
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    22
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    23
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    25
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    26
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    27
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    28
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    29
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    30
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    31
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    32
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    33
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    34
                ),
                does: Does::Refers,
                key: &["IssuingThreadId"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    3
                ),
                does: Does::Begins,
                key: &["ThreadID"],
                name: &[],
                path: &[],
                owner: &["ProcessID"],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    4
                ),
                does: Does::Ends,
                key: &["ThreadID"],
                name: &[],
                path: &[],
                owner: &["ProcessID"],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    7
                ),
                does: Does::Refers,
                key: &["ThreadID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    8
                ),
                does: Does::Refers,
                key: &["ThreadID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    9
                ),
                does: Does::Refers,
                key: &["ThreadID"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    10
                ),
                does: Does::Refers,
                key: &["ThreadID"],
                name: &[],
                path: &[],
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
        shared_name: None,
        contains: None,
        events: &[
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1088)),
                does: Does::Begins,
                key: &["FileObject"],
                name: &["OpenPath"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1090)),
                does: Does::Ends,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    12
                ),
                does: Does::Begins,
                key: &["FileObject"],
                name: &["FileName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    13
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    14
                ),
                does: Does::Ends,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    15
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    16
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    17
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    18
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    19
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    20
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    21
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    22
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    23
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    25
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    26
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    27
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    28
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    29
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    30
                ),
                does: Does::Begins,
                key: &["FileObject"],
                name: &["FileName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    31
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    32
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    33
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    34
                ),
                does: Does::Refers,
                key: &["FileObject"],
                name: &[],
                path: &[],
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
        shared_name: None,
        contains: None,
        events: &[
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1024)),
                does: Does::Names,
                key: &["FileObject"],
                name: &["FileName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1056)),
                does: Does::Begins,
                key: &["FileObject"],
                name: &["FileName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1059)),
                does: Does::Ends,
                key: &["FileObject"],
                name: &["FileName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(1060)),
                does: Does::Describes,
                key: &["FileObject"],
                name: &["FileName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    10
                ),
                does: Does::Names,
                key: &["FileKey"],
                name: &["FileName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    11
                ),
                does: Does::Ends,
                key: &["FileKey"],
                name: &["FileName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    13
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    14
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    15
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    16
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    17
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    18
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    19
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    20
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    21
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    22
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    23
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    25
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    26
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    27
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    28
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    29
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    31
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    32
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    33
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65,
                        data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
                    },
                    34
                ),
                does: Does::Refers,
                key: &["FileKey"],
                name: &[],
                path: &[],
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
        shared_name: None,
        contains: None,
        events: &[
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(2326)),
                does: Does::Begins,
                key: &["Kcb"],
                name: &["KeyName", "Name"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(2327)),
                does: Does::Ends,
                key: &["Kcb"],
                name: &["Name"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(2328)),
                does: Does::Describes,
                key: &["Kcb"],
                name: &["Name"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(2329)),
                does: Does::Describes,
                key: &["Kcb"],
                name: &["Name"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    1
                ),
                does: Does::Begins,
                key: &["KeyObject"],
                name: &["RelativeName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    2
                ),
                does: Does::Begins,
                key: &["KeyObject"],
                name: &["RelativeName"],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    3
                ),
                does: Does::Refers,
                key: &["KeyObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    4
                ),
                does: Does::Refers,
                key: &["KeyObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    5
                ),
                does: Does::Refers,
                key: &["KeyObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    6
                ),
                does: Does::Refers,
                key: &["KeyObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    7
                ),
                does: Does::Refers,
                key: &["KeyObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    8
                ),
                does: Does::Refers,
                key: &["KeyObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    9
                ),
                does: Does::Refers,
                key: &["KeyObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    10
                ),
                does: Does::Refers,
                key: &["KeyObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    11
                ),
                does: Does::Refers,
                key: &["KeyObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    12
                ),
                does: Does::Refers,
                key: &["KeyObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    13
                ),
                does: Does::Ends,
                key: &["KeyObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    14
                ),
                does: Does::Refers,
                key: &["KeyObject"],
                name: &[],
                path: &[],
                owner: &[],
                size: &[],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73,
                        data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
                    },
                    15
                ),
                does: Does::Refers,
                key: &["KeyObject"],
                name: &[],
                path: &[],
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
        shared_name: Some("System"),
        contains: Some("code-address"),
        events: &[
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(778)),
                does: Does::Begins,
                key: &["BaseAddress", "ImageBase"],
                name: &["FileName", "ImageFileName"],
                path: &[],
                owner: &["ProcessId"],
                size: &["ImageSize", "ModuleSize"],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(5122)),
                does: Does::Ends,
                key: &["BaseAddress", "ImageBase"],
                name: &["FileName", "ImageFileName"],
                path: &[],
                owner: &["ProcessId"],
                size: &["ImageSize", "ModuleSize"],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(5123)),
                does: Does::Describes,
                key: &["BaseAddress", "ImageBase"],
                name: &["FileName", "ImageFileName"],
                path: &[],
                owner: &["ProcessId"],
                size: &["ImageSize", "ModuleSize"],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(5124)),
                does: Does::Describes,
                key: &["BaseAddress", "ImageBase"],
                name: &["FileName", "ImageFileName"],
                path: &[],
                owner: &["ProcessId"],
                size: &["ImageSize", "ModuleSize"],
            },
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(5130)),
                does: Does::Begins,
                key: &["BaseAddress", "ImageBase"],
                name: &["FileName", "ImageFileName"],
                path: &[],
                owner: &["ProcessId"],
                size: &["ImageSize", "ModuleSize"],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    5
                ),
                does: Does::Begins,
                key: &["ImageBase"],
                name: &["ImageName"],
                path: &[],
                owner: &["ProcessID"],
                size: &["ImageSize"],
            },
            ReferenceEvent {
                source: ReferenceSource::Provider(
                    crate::Guid {
                        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b,
                        data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
                    },
                    6
                ),
                does: Does::Ends,
                key: &["ImageBase"],
                name: &["ImageName"],
                path: &[],
                owner: &["ProcessID"],
                size: &["ImageSize"],
            },
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
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(2831)),
                does: Does::Describes,
                key: &["SubProcessTag"],
                name: &["ServiceName"],
                path: &[],
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
        shared_name: None,
        contains: None,
        events: &[
            ReferenceEvent {
                source: ReferenceSource::Hook(crate::headers::HookId(2827)),
                does: Does::Describes,
                key: &["DiskNumber"],
                name: &["Manufacturer"],
                path: &[],
                owner: &[],
                size: &[],
            },
        ],
    },
];
