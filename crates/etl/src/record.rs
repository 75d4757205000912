//! An event as it lies in a buffer, whatever its header.

use etwspec::headers::{
    CompactSystemTraceHeaderView, EventDescriptorView, EventHeaderView, EventInstanceGuidHeaderView,
    EventInstanceHeaderView, EventTraceHeaderView, MessageTraceHeaderView, PerfinfoTraceHeaderView,
    SystemTraceHeaderView,
};
use etwspec::{Error, Guid, Pointer, payloads};

use crate::kind::{Kind, Prefix};

/// An event as it lies in a buffer: borrowed, nothing copied.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    /// All of it: header, what is inserted, data. As many bytes as the header says.
    bytes: &'a [u8],
    /// From the start of the buffer as it is in memory, header included.
    offset: u32,
    prefix: Prefix,
    guid_instance: bool,
}

/// The header of an event, as a view of its structure.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Header<'a> {
    /// A kernel event with thread, process and processor times.
    System(SystemTraceHeaderView<'a>),
    /// A kernel event with thread and process.
    Compact(CompactSystemTraceHeaderView<'a>),
    /// A kernel event with a time stamp alone.
    Perfinfo(PerfinfoTraceHeaderView<'a>),
    /// A classic event.
    EventTrace(EventTraceHeaderView<'a>),
    /// A classic event of an instance, in log files before version 1.1.
    Instance(EventInstanceHeaderView<'a>),
    /// A classic event of an instance.
    InstanceGuid(EventInstanceGuidHeaderView<'a>),
    /// An event of a provider of Windows Vista and later.
    EventHeader(EventHeaderView<'a>),
    /// A message.
    Message(MessageTraceHeaderView<'a>),
    /// No source knows the structure.
    Other(&'a [u8]),
}

/// Who says what in an event: what a table of names or a filter goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Identity {
    /// A kernel event: its hook id (group and type) and the version of its data.
    Hook {
        /// The group in the high byte, the type in the low one.
        id: u16,
        /// The version of the data.
        version: u16,
    },
    /// A classic event of a class: the GUID of the class, the type, the version.
    Class {
        /// The GUID of the class.
        guid: Guid,
        /// The type: the operation.
        kind: u8,
        /// The version of the data.
        version: u8,
    },
    /// An event of a provider.
    Provider {
        /// The provider.
        guid: Guid,
        /// The event's id within the provider.
        id: u16,
        /// The version of the data.
        version: u8,
    },
    /// A message: the GUID of the messages of a source file, if the message has one, and the number.
    Message {
        /// What the number is of.
        guid: Option<Guid>,
        /// The number.
        number: u16,
    },
    /// What no source knows: the type of its header.
    Other(u8),
}

impl<'a> Event<'a> {
    #[inline]
    pub(crate) fn new(bytes: &'a [u8], offset: usize, prefix: Prefix, guid_instance: bool) -> Self {
        Event { bytes, offset: offset as u32, prefix, guid_instance }
    }

    /// The event, header included.
    #[inline]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Where it begins, from the start of the buffer as it is in memory.
    #[inline]
    pub fn offset(&self) -> usize {
        self.offset as usize
    }

    #[inline]
    pub(crate) fn prefix(&self) -> Prefix {
        self.prefix
    }

    /// Which header it has.
    #[inline]
    pub fn kind(&self) -> Kind {
        self.prefix.kind
    }

    /// The pointer size of its data, as its header tells it. That of a message is not told, and 64 bits here.
    #[inline]
    pub fn pointer(&self) -> Pointer {
        self.prefix.pointer
    }

    /// The type of its header, as the marker has it; nothing for a message.
    #[inline]
    pub fn header_type(&self) -> Option<u8> {
        match self.prefix.kind {
            Kind::Message => None,
            _ => Some(self.prefix.header_type),
        }
    }

    /// Its header.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] or [`Error::BadCount`], if what the header inserts goes beyond the event.
    #[inline]
    pub fn header(&self) -> Result<Header<'a>, Error> {
        let bytes = self.bytes;
        Ok(match self.prefix.kind {
            Kind::System => Header::System(SystemTraceHeaderView::new(bytes)?),
            Kind::Compact => Header::Compact(CompactSystemTraceHeaderView::new(bytes)?),
            Kind::Perfinfo => Header::Perfinfo(PerfinfoTraceHeaderView::new(bytes)?),
            Kind::EventTrace => Header::EventTrace(EventTraceHeaderView::new(bytes)?),
            Kind::Instance if self.guid_instance => Header::InstanceGuid(EventInstanceGuidHeaderView::new(bytes)?),
            Kind::Instance => Header::Instance(EventInstanceHeaderView::new(bytes)?),
            Kind::EventHeader => Header::EventHeader(EventHeaderView::new(bytes)?),
            Kind::Message => Header::Message(MessageTraceHeaderView::new(bytes)?),
            Kind::Other(_) => Header::Other(bytes),
        })
    }

    /// The data: what follows the header and all that the header inserts or announces.
    ///
    /// # Errors
    ///
    /// Those of [`header`](Self::header), and those of the items of an EVENT_HEADER.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        match self.header()? {
            Header::System(view) => view.data(),
            Header::Compact(view) => view.data(),
            Header::Perfinfo(view) => view.data(),
            Header::EventTrace(view) => view.data(),
            Header::Instance(view) => view.data(),
            Header::InstanceGuid(view) => view.data(),
            Header::EventHeader(view) => view.tail().map(|tail| tail.rest),
            Header::Message(view) => view.tail().map(|tail| tail.rest),
            Header::Other(bytes) => Ok(bytes),
        }
    }

    /// When it was written, by the clock of the session; nothing if the header has no time, or is damaged.
    #[inline]
    pub fn time_stamp(&self) -> Option<i64> {
        match self.header().ok()? {
            Header::System(view) => Some(view.system_time()),
            Header::Compact(view) => Some(view.system_time()),
            Header::Perfinfo(view) => Some(view.system_time()),
            Header::EventTrace(view) => Some(view.time_stamp()),
            Header::Instance(view) => Some(view.time_stamp()),
            Header::InstanceGuid(view) => Some(view.time_stamp()),
            Header::EventHeader(view) => Some(view.time_stamp()),
            Header::Message(view) => view.tail().ok()?.time_stamp,
            Header::Other(_) => None,
        }
    }

    /// The thread that wrote it, if the header tells.
    #[inline]
    pub fn thread_id(&self) -> Option<u32> {
        match self.header().ok()? {
            Header::System(view) => Some(view.thread_id()),
            Header::Compact(view) => Some(view.thread_id()),
            Header::EventTrace(view) => Some(view.thread_id()),
            Header::InstanceGuid(view) => Some(view.thread_id()),
            Header::EventHeader(view) => Some(view.thread_id()),
            Header::Message(view) => view.tail().ok()?.thread_id,
            Header::Perfinfo(_) | Header::Instance(_) | Header::Other(_) => None,
        }
    }

    /// The process that wrote it, if the header tells.
    #[inline]
    pub fn process_id(&self) -> Option<u32> {
        match self.header().ok()? {
            Header::System(view) => Some(view.process_id()),
            Header::Compact(view) => Some(view.process_id()),
            Header::EventTrace(view) => Some(view.process_id()),
            Header::InstanceGuid(view) => Some(view.process_id()),
            Header::EventHeader(view) => Some(view.process_id()),
            Header::Message(view) => view.tail().ok()?.process_id,
            Header::Perfinfo(_) | Header::Instance(_) | Header::Other(_) => None,
        }
    }

    /// Who says what.
    #[inline]
    pub fn identity(&self) -> Identity {
        let other = Identity::Other(self.header_type().unwrap_or(0));
        let Ok(header) = self.header() else { return other };
        match header {
            Header::System(view) => Identity::Hook { id: view.packet().hook_id().0, version: view.version() },
            Header::Compact(view) => Identity::Hook { id: view.packet().hook_id().0, version: view.version() },
            Header::Perfinfo(view) => Identity::Hook { id: view.packet().hook_id().0, version: view.version() },
            Header::EventTrace(view) => {
                let class = view.class();
                Identity::Class { guid: view.guid(), kind: class.kind(), version: class.version() as u8 }
            }
            Header::Instance(view) => {
                let class = view.class();
                Identity::Class { guid: Guid::default(), kind: class.kind(), version: class.version() as u8 }
            }
            Header::InstanceGuid(view) => {
                let class = view.class();
                Identity::Class { guid: view.guid(), kind: class.kind(), version: class.version() as u8 }
            }
            Header::EventHeader(view) => {
                let descriptor = view.event_descriptor();
                Identity::Provider { guid: view.provider_id(), id: descriptor.id(), version: descriptor.version() }
            }
            Header::Message(view) => Identity::Message {
                guid: view.tail().ok().and_then(|tail| tail.message_guid),
                number: view.packet().message_number(),
            },
            Header::Other(_) => other,
        }
    }

    /// The hook id and version by which its data are known: of a kernel event, or of a classic event whose class is a
    /// group of kernel events.
    #[inline]
    pub fn hook(&self) -> Option<(u16, u8)> {
        match self.identity() {
            Identity::Hook { id, version } => Some((id, version as u8)),
            Identity::Class { guid, kind, version } => payloads::hook_of(&guid, kind).map(|id| (id, version)),
            _ => None,
        }
    }

    /// Id, version, channel, level, opcode, task and keyword of an event with an EVENT_HEADER.
    #[inline]
    pub fn descriptor(&self) -> Option<EventDescriptorView<'a>> {
        match self.header() {
            Ok(Header::EventHeader(view)) => Some(view.event_descriptor()),
            _ => None,
        }
    }
}
