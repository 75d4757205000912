//! An event in its buffer, whatever its header.

use etwspec::headers::{EventDescriptor, HookId, TraceHeaderKind, TraceHeaderType, TraceHeaderView, TraceMessageFlags};
use etwspec::payloads::EventKey;
use etwspec::{Error, Guid, Pointer};

use crate::kind::{Origin, Prefix, Versions};
use crate::text::CodePage;

/// An event in a buffer. It borrows the bytes of the buffer.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    /// Header, inserted items and data: as many bytes as the header states.
    bytes: &'a [u8],
    /// Offset from the start of the decompressed buffer, header included.
    offset: u32,
    prefix: Prefix,
    buffer: Origin,
}

/// Identity of the kind of an event: the key that tables of names and filters use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Identity {
    /// A kernel event.
    Hook {
        /// Hook ID.
        id: HookId,
        /// Version of the event's data.
        version: u16,
    },
    /// A classic event of a class.
    Class {
        /// Class GUID; zero if the header has a handle instead.
        guid: Guid,
        /// Event type.
        kind: u8,
        /// Version of the event's data.
        version: u16,
    },
    /// A manifest or TraceLogging event of a provider.
    Provider {
        /// Provider GUID.
        guid: Guid,
        /// Event ID within the provider.
        id: u16,
        /// Version of the event's data.
        version: u16,
    },
    /// A message.
    Message {
        /// GUID that the number belongs to, if the message contains one.
        guid: Option<Guid>,
        /// Message number.
        number: u16,
    },
    /// An event whose structure is unknown: the header type.
    Other(TraceHeaderType),
}

impl<'a> Event<'a> {
    /// Creates the event with a decoded prefix at an offset of a buffer.
    #[inline]
    pub(crate) fn new(bytes: &'a [u8], offset: usize, prefix: Prefix, buffer: Origin) -> Self {
        Event { bytes, offset: offset as u32, prefix, buffer }
    }

    /// Returns the versions of the trace.
    #[inline]
    pub(crate) fn versions(&self) -> Versions {
        self.buffer.versions
    }

    /// Returns the [code page](crate::Trace::with_code_page) of 8-bit text in the trace.
    #[inline]
    pub fn code_page(&self) -> Option<CodePage> {
        self.buffer.versions.code_page
    }

    /// Returns the offset of its buffer in the file.
    #[inline]
    pub fn buffer_offset(&self) -> u64 {
        self.buffer.file_offset
    }

    /// Returns the processor that logged the event, from the header of its buffer.
    #[inline]
    pub fn processor(&self) -> u16 {
        self.buffer.processor
    }

    /// Returns the time stamp of the flush of its buffer.
    #[inline]
    pub(crate) fn flushed(&self) -> i64 {
        self.buffer.time_stamp
    }

    /// Returns the bytes of the event, header included.
    #[inline]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns the offset from the start of the decompressed buffer.
    #[inline]
    pub fn offset(&self) -> usize {
        self.offset as usize
    }

    /// Returns the structure of the header.
    #[inline]
    pub fn kind(&self) -> TraceHeaderKind {
        self.prefix.kind()
    }

    /// Returns the name of the header's structure, or of its type if the structure is unknown.
    pub fn header_name(&self) -> &'static str {
        let of_type = || self.header_type().and_then(TraceHeaderType::name);
        self.kind().name().or_else(of_type).unwrap_or("unknown")
    }

    /// Returns the pointer size of the data. 64 bits is assumed for a message whose options do not state it.
    #[inline]
    pub fn pointer(&self) -> Pointer {
        self.prefix.pointer().unwrap_or_else(|| match self.header() {
            Ok(TraceHeaderView::MessageTraceHeader(view))
                if TraceMessageFlags(view.packet().option_flags().into()).contains(TraceMessageFlags::POINTER32) =>
            {
                Pointer::Bits32
            }
            _ => Pointer::Bits64,
        })
    }

    /// Returns the header type in the marker; `None` for a message.
    #[inline]
    pub fn header_type(&self) -> Option<TraceHeaderType> {
        self.prefix.header_type()
    }

    /// Returns the header.
    ///
    /// # Errors
    ///
    /// Returns [`Error::TooShort`] or [`Error::BadCount`] if the header announces more than the event contains.
    #[inline]
    pub fn header(&self) -> Result<TraceHeaderView<'a>, Error> {
        TraceHeaderView::from_case(self.prefix.case(), self.bytes)
    }

    /// Returns the data: what follows the header and all that it inserts or announces. All bytes, if the header's
    /// structure is unknown.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`header`](Self::header), and the errors of the extended data items of an EVENT_HEADER.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        match self.header()? {
            TraceHeaderView::Unknown(bytes) => Ok(bytes),
            header => header.data(),
        }
    }

    /// Returns the time stamp, by the clock of the session. `None` if the header has none or is damaged.
    #[inline]
    pub fn time_stamp(&self) -> Option<i64> {
        self.header().ok()?.time_stamp()
    }

    /// Returns the thread ID of the writer, if the header has one.
    #[inline]
    pub fn thread_id(&self) -> Option<u32> {
        self.header().ok()?.thread_id()
    }

    /// Process ID of the writer, if the header has one.
    #[inline]
    pub fn process_id(&self) -> Option<u32> {
        self.header().ok()?.process_id()
    }

    /// Returns the hook ID in the header of a kernel event. See [`hook`](Self::hook) for classic events of kernel
    /// groups.
    #[inline]
    pub fn hook_id(&self) -> Option<HookId> {
        self.header().ok()?.hook_id()
    }

    /// Returns the version of the event's data.
    #[inline]
    pub fn version(&self) -> Option<u16> {
        self.header().ok()?.event_version()
    }

    /// Returns the provider GUID, or class GUID of a classic event.
    #[inline]
    pub fn provider(&self) -> Option<Guid> {
        self.header().ok()?.provider()
    }

    /// Returns the opcode, or event type of a classic or kernel event.
    #[inline]
    pub fn opcode(&self) -> Option<u8> {
        self.header().ok()?.opcode()
    }

    /// Returns the level; lower is more severe.
    #[inline]
    pub fn level(&self) -> Option<u8> {
        self.header().ok()?.level()
    }

    /// Returns the keyword.
    #[inline]
    pub fn keyword(&self) -> Option<u64> {
        self.header().ok()?.keyword()
    }

    /// Returns the activity ID.
    #[inline]
    pub fn activity_id(&self) -> Option<Guid> {
        self.header().ok()?.activity_id()
    }

    /// Returns the identity of the kind of the event.
    #[inline]
    pub fn identity(&self) -> Identity {
        self.header()
            .ok()
            .and_then(|header| identity(&header))
            .unwrap_or_else(|| Identity::Other(self.header_type().unwrap_or_default()))
    }

    /// Returns the key and the version that determine the structure of the data: of a kernel event, or of a classic
    /// event of a known class.
    #[inline]
    pub fn key(&self) -> Option<(EventKey, u8)> {
        let header = self.header().ok()?;
        // Most events have a hook ID, which alone determines the key.
        match header.hook_id() {
            Some(id) => Some((id.into(), u8::try_from(header.event_version()?).ok()?)),
            None => identity(&header)?.key(),
        }
    }

    /// Returns the hook ID and the version that determine the structure of the data: of a kernel event, or of a classic
    /// event whose class is a group of kernel events.
    #[inline]
    pub fn hook(&self) -> Option<(HookId, u8)> {
        let (key, version) = self.key()?;
        Some((key.hook_id()?, version))
    }

    /// Returns ID, version, channel, level, opcode, task and keyword of an event with an EVENT_HEADER.
    #[inline]
    pub fn descriptor(&self) -> Option<EventDescriptor> {
        match self.header() {
            Ok(TraceHeaderView::EventHeader(view)) => Some(view.event_descriptor()),
            _ => None,
        }
    }
}

impl Identity {
    /// Returns the GUID of the provider, class or message. `None` for kernel events, and for messages without a GUID.
    #[inline]
    pub fn guid(&self) -> Option<Guid> {
        match *self {
            Identity::Class { guid, .. } | Identity::Provider { guid, .. } => Some(guid),
            Identity::Message { guid, .. } => guid,
            Identity::Hook { .. } | Identity::Other(_) => None,
        }
    }

    /// Returns the key and the version that determine the structure of the data, as [`Event::key`] returns them.
    #[inline]
    pub fn key(&self) -> Option<(EventKey, u8)> {
        let (key, version) = match *self {
            Identity::Hook { id, version } => (EventKey::from(id), version),
            Identity::Class { guid, kind, version } => (EventKey::of_class(&guid, kind)?, version),
            _ => return None,
        };
        Some((key, u8::try_from(version).ok()?))
    }
}

/// Returns the identity of an event with a header.
#[inline]
pub(crate) fn identity(header: &TraceHeaderView<'_>) -> Option<Identity> {
    if let Some(number) = header.message_number() {
        return Some(Identity::Message { guid: header.message_guid(), number });
    }
    let version = header.event_version()?;
    if let Some(id) = header.hook_id() {
        return Some(Identity::Hook { id, version });
    }
    let guid = header.provider().unwrap_or_default();
    match header.event_id() {
        Some(id) => Some(Identity::Provider { guid, id, version }),
        None => Some(Identity::Class { guid, kind: header.opcode()?, version }),
    }
}
