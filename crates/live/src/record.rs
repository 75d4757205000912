//! An event as a consumer receives it.

use core::fmt;

use etwspec::buffers::EtwBufferContext;
use etwspec::describe::provider::ProviderKind;
use etwspec::headers::event_header::EventHeaderFixed;
use etwspec::headers::{EventHeaderExtType, EventHeaderFlags};
use etwspec::provider_payload::ProviderPayload;
use etwspec::{Error, Guid, Pointer};
#[cfg(feature = "payloads")]
use etwspec::{
    Release,
    payloads::{EventKey, Payload},
};

use crate::item::Item;
use crate::items::{Items, Source};
use crate::pointer::Parts;

/// An event as a consumer receives it: the parts of an EVENT_RECORD, borrowed.
///
/// [`Record::from_ptr`] reads the structure that Windows passes to a callback, and [`Record::from_parts`] takes the parts
/// from elsewhere.
#[derive(Clone, Copy)]
pub struct Record<'a> {
    header: EventHeaderFixed,
    context: EtwBufferContext,
    items: Source<'a>,
    data: &'a [u8],
}

impl<'a> Record<'a> {
    pub(crate) fn of_pointers((header, context, items, data): Parts<'a>) -> Record<'a> {
        Record { header, context, items: Source::Pointers(items), data }
    }

    /// Creates a record from its parts: EventHeader, BufferContext, extended data items and user data.
    ///
    /// ```
    /// use etwspec::headers::EventHeaderFlags;
    /// use etwspec::headers::event_header::EventHeaderFixed;
    /// use etwspec_live::{Record, etwspec};
    ///
    /// let mut header = EventHeaderFixed::default();
    /// header.set_flags(EventHeaderFlags::FLAG_32_BIT_HEADER).set_process_id(4);
    /// let record = Record::from_parts(header, Default::default(), &[], &[1, 2]);
    /// assert_eq!((record.header().process_id(), record.pointer()), (4, etwspec::Pointer::Bits32));
    /// ```
    pub fn from_parts(
        header: EventHeaderFixed,
        context: EtwBufferContext,
        items: &'a [Item<'a>],
        data: &'a [u8],
    ) -> Record<'a> {
        Record { header, context, items: Source::Parts(items), data }
    }

    /// Returns the header, with the getters of EVENT_HEADER. Its size and header type have no meaning for consumers.
    pub fn header(&self) -> &EventHeaderFixed {
        &self.header
    }

    /// Returns the buffer context: processor and logger.
    pub fn context(&self) -> &EtwBufferContext {
        &self.context
    }

    /// Returns the processor that logged the event.
    pub fn processor(&self) -> u16 {
        match self.has(EventHeaderFlags::PROCESSOR_INDEX) {
            true => self.context.processor_index(),
            false => self.context.processor_number().into(),
        }
    }

    /// Returns the extended data items.
    pub fn items(&self) -> Items<'a> {
        Items(self.items)
    }

    /// Returns the data of the first item of a type.
    pub fn item(&self, ext_type: EventHeaderExtType) -> Option<&'a [u8]> {
        self.items().find(|item| item.ext_type == ext_type).map(|item| item.data)
    }

    /// Returns the user data, which the payload types decode.
    pub fn data(&self) -> &'a [u8] {
        self.data
    }

    /// Returns the pointer size of the data: 32 bits if the header has the flag for it, or else 64 bits.
    pub fn pointer(&self) -> Pointer {
        match self.has(EventHeaderFlags::FLAG_32_BIT_HEADER) {
            true => Pointer::Bits32,
            false => Pointer::Bits64,
        }
    }

    /// Returns the kind of the event, which determines what the numbers in the header identify.
    ///
    /// - [`Classic`](ProviderKind::Classic): a kernel event or another event of a class. The provider is the class, the opcode
    ///   is the event type.
    /// - [`Message`](ProviderKind::Message): a WPP message. The provider is the GUID of the message, the event ID its number.
    /// - [`Manifest`](ProviderKind::Manifest): an event of a manifest, or a TraceLogging event with the item EVENT_SCHEMA_TL.
    pub fn kind(&self) -> ProviderKind {
        match () {
            () if self.has(EventHeaderFlags::TRACE_MESSAGE) => ProviderKind::Message,
            () if self.has(EventHeaderFlags::CLASSIC_HEADER) => ProviderKind::Classic,
            () => ProviderKind::Manifest,
        }
    }

    /// Returns the GUID of the provider, class or message.
    pub fn provider(&self) -> Guid {
        self.header.provider_id()
    }

    fn has(&self, flag: EventHeaderFlags) -> bool {
        self.header.flags().contains(flag)
    }

    /// Returns the key and the version that determine the structure of the data of a kernel event, or of a classic event of
    /// a known class.
    #[cfg(feature = "payloads")]
    pub fn key(&self) -> Option<(EventKey, u8)> {
        let is_classic = self.kind() == ProviderKind::Classic;
        let key = || EventKey::of_class(&self.provider(), self.header.opcode());
        Some((is_classic.then(key)??, self.header.event_version()))
    }

    /// Returns the payload of a kernel event by type. `None` if no structure is known.
    ///
    /// `release` is that of the machine on which the event was logged: `Release::from_build(22631)`. Without one, the newest
    /// is assumed. It matters for the few events whose layouts differ by release and not by event version.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part of the structure.
    #[cfg(feature = "payloads")]
    pub fn payload(&self, release: Option<Release>) -> Option<Result<Payload<'a>, Error>> {
        let (key, version) = self.key()?;
        Payload::decode_in(key, version, self.pointer(), release, self.data)
    }

    /// Returns the payload of an event of a provider by type. `None` if it is another event, or one whose data the table of
    /// the provider does not describe: text only, or TraceLogging.
    ///
    /// Features of `etwspec` enable the types: `provider-payloads-dotnet` those of .NET.
    ///
    /// # Errors
    ///
    /// [`Error::NoVersion`] if the table does not have the version of the event, and [`Error::TooShort`] if the data end
    /// before the last field does.
    pub fn provider_payload<P: ProviderPayload<'a>>(&self) -> Option<Result<P, Error>> {
        let kind = self.kind();
        let (id, version) = match kind {
            ProviderKind::Classic => (self.header.opcode().into(), self.header.event_version()),
            ProviderKind::Message => (self.header.event_id(), 0),
            _ => (self.header.event_id(), self.header.event_version()),
        };
        let is_described = P::is_of(kind, self.provider(), id) && self.has_data_of_table();
        is_described.then(|| P::read(version, self.data, self.pointer()))
    }

    /// Returns whether the table of a provider describes the data: they are not text only, and the event does not describe
    /// them itself.
    fn has_data_of_table(&self) -> bool {
        !self.has(EventHeaderFlags::STRING_ONLY) && self.item(EventHeaderExtType::EVENT_SCHEMA_TL).is_none()
    }
}

impl fmt::Debug for Record<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Record { header, context, data, .. } = self;
        let mut shown = f.debug_struct("Record");
        shown.field("header", header).field("context", context);
        shown.field("items", &Items(self.items).count()).field("data", data).finish()
    }
}
