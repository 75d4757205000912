// Generated from spec/structs/EVENT_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_HEADER in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The header of an event that a provider wrote through the interfaces of Windows Vista and later.
///
/// In C: `EVENT_HEADER`, 0x50 bytes. Releases 6.0+.
///
/// In a trace buffer, items that the kernel adds and then the provider's data follow it. Consumers receive the same structure in an EVENT_RECORD, for events of every type of header: this is the form in buffers.
///
/// Source: Geoff Chappell, *EVENT_HEADER*; The mingw-w64 developers, *evntcons.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_HEADER")]
pub struct EventHeader {
    /// `USHORT Size`, at 0x00. The size of this header, of all items and of all data. Unit: bytes.
    pub size: u16,
    /// `USHORT HeaderType`, at 0x02. The upper half of the marker that all trace headers begin with: EVENT_HEADER_EVENT32 or EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a type and flags in these two bytes.
    pub header_type: u16,
    /// `USHORT Flags`, at 0x04. Whether items follow; most flags are for consumers only.
    pub flags: crate::headers::EventHeaderFlags,
    /// `USHORT EventProperty`, at 0x06. How the data are to be decoded.
    pub event_property: crate::headers::EventHeaderProperty,
    /// `ULONG ThreadId`, at 0x08. The thread that wrote the event.
    pub thread_id: u32,
    /// `ULONG ProcessId`, at 0x0C. The process that wrote the event.
    pub process_id: u32,
    /// `LARGE_INTEGER TimeStamp`, at 0x10. When the event was written, by the session's clock.
    pub time_stamp: i64,
    /// `GUID ProviderId`, at 0x18. The provider.
    pub provider_id: Guid,
    /// `EVENT_DESCRIPTOR EventDescriptor`, at 0x28. What the event is, within its provider.
    pub event_descriptor: crate::headers::EventDescriptor,
    /// The bytes that `KernelTime`, `UserTime`, `ProcessorTime` share.
    pub union_38: Bytes<8>,
    /// `GUID ActivityId`, at 0x40. The activity that the event belongs to.
    pub activity_id: Guid,
    /// `EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER ExtendedData`, as long as `Linkage` says that another follows. Only there if `Flags` says so. What the kernel added to the event. The provider's data follow the last item.
    pub extended_data: Option<alloc::vec::Vec<crate::headers::EventHeaderExtendedDataItemInBuffer>>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventHeader {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 80;
    /// Reads it from as many of the bytes as it says that it has: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventHeaderView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 80] {
        let mut bytes = [0; 80];
        put::<0, 2, _>(&mut bytes, self.size.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.header_type.to_le_bytes());
        put::<4, 2, _>(&mut bytes, self.flags.to_le());
        put::<6, 2, _>(&mut bytes, self.event_property.to_le());
        put::<8, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.time_stamp.to_le_bytes());
        put::<24, 16, _>(&mut bytes, self.provider_id.to_bytes());
        put::<40, 16, _>(&mut bytes, self.event_descriptor.to_bytes());
        put::<56, 8, _>(&mut bytes, self.union_38.0);
        put::<64, 16, _>(&mut bytes, self.activity_id.to_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// `ULONG KernelTime`, at 0x38. Processor time that the thread spent in kernel mode, in units of the timer's resolution. Unit: CPU ticks.
    #[inline]
    pub fn kernel_time(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_38.0))
    }
    /// Sets `KernelTime`.
    #[inline]
    pub fn set_kernel_time(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_38.0, value.to_le_bytes());
    }
    /// `ULONG UserTime`, at 0x3C. Processor time that the thread spent in user mode, in units of the timer's resolution. Unit: CPU ticks.
    #[inline]
    pub fn user_time(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(&self.union_38.0))
    }
    /// Sets `UserTime`.
    #[inline]
    pub fn set_user_time(&mut self, value: u32) {
        put::<4, 4, _>(&mut self.union_38.0, value.to_le_bytes());
    }
    /// `ULONG64 ProcessorTime`, at 0x38. Processor time of the thread, if a logger in user mode logged the event. Unit: CPU ticks.
    #[inline]
    pub fn processor_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_38.0))
    }
    /// Sets `ProcessorTime`.
    #[inline]
    pub fn set_processor_time(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_38.0, value.to_le_bytes());
    }
    /// The size of the whole in bytes, data included, as `Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size as usize
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_header::V6_0;
}

#[cfg(feature = "alloc")]
impl Default for EventHeader {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 80];
        Self {
            size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            header_type: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            flags: crate::headers::EventHeaderFlags::from_le(get::<4, 2, _>(bytes)),
            event_property: crate::headers::EventHeaderProperty::from_le(get::<6, 2, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            time_stamp: i64::from_le_bytes(get::<16, 8, _>(bytes)),
            provider_id: Guid::from_bytes(get::<24, 16, _>(bytes)),
            event_descriptor: crate::headers::EventDescriptor::from_bytes(part::<40, 16, _>(bytes)),
            union_38: Bytes(get::<56, 8, _>(bytes)),
            activity_id: Guid::from_bytes(get::<64, 16, _>(bytes)),
            extended_data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventHeader {}
#[cfg(feature = "alloc")]
impl Tailed for EventHeader {
    const NAME: &'static str = "EVENT_HEADER";
    const FIXED: usize = 80;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventHeaderView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_HEADER", needed: 80, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventHeader::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("EVENT_HEADER", out);
        to.count("Flags", u64::from((self.flags.0 as u64) & 0x1 != 0), usize::from(self.extended_data.is_some()))?;
        if let Some(part) = &self.extended_data {
            for (index, item) in part.iter().enumerate() { to.tailed(item)?; to.count("Linkage", u64::from((item.linkage() as u64) & 0x1 != 0), usize::from(index + 1 != part.len()))?; }
        }
        to.finish(&self.rest)?;
        let (says, have) = (u64::from(self.size) * 1, (out.len() - from) as u64);
        if says != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "EVENT_HEADER", field: "Size", says, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventHeader);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventHeader {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 4, size: 2, mask: 1, shift: None },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 80]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 1];
            let mut value = EventHeaderView::unbounded(bytes)?.to_value()?;
            let total = bytes.len() / 1;
            value.size = (total) as u16;
            Ok(value)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventHeader`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventHeaderView<'a> {
    fixed: &'a [u8; 80],
    rest: &'a [u8],
}

impl<'a> EventHeaderView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Size` says; [`Error::BadCount`] if that does not even cover the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::unbounded(bytes)?;
        let rest = within("EVENT_HEADER", "Size", 80, u64::from(view.size()) * 1, view.rest)?;
        Ok(Self { rest, ..view })
    }
    /// The same, whatever the size says.
    #[inline]
    fn unbounded(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "EVENT_HEADER", needed: 80, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EventHeaderTail<'a>, Error> {
        let mut left = Left::new("EVENT_HEADER", 80, self.rest);
        let extended_data = if (self.flags().0 as u64) & 0x1 != 0 { Some(left.items(<crate::headers::EventHeaderExtendedDataItemInBufferView<'a> as Split<'a>>::split, None, |item| (item.linkage() as u64) & 0x1 != 0)?) } else { None };
        Ok(EventHeaderTail { extended_data, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventHeader, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EventHeader {
            size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            header_type: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            flags: crate::headers::EventHeaderFlags::from_le(get::<4, 2, _>(bytes)),
            event_property: crate::headers::EventHeaderProperty::from_le(get::<6, 2, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            time_stamp: i64::from_le_bytes(get::<16, 8, _>(bytes)),
            provider_id: Guid::from_bytes(get::<24, 16, _>(bytes)),
            event_descriptor: crate::headers::EventDescriptor::from_bytes(part::<40, 16, _>(bytes)),
            union_38: Bytes(get::<56, 8, _>(bytes)),
            activity_id: Guid::from_bytes(get::<64, 16, _>(bytes)),
            extended_data: match tail.extended_data {
                Some(part) => Some(part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?),
                None => None,
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 80]) -> Option<u64> {
        let view = EventHeaderView { fixed, rest: &[] };
        Some((u64::from(view.size()) * 1).saturating_sub(80))
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 80] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
    /// The event's data: what follows the parts that are known.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
}

getters! {
    self EventHeaderView "EventHeaderView" {
        /// `USHORT Size`, at 0x00.
        size: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT HeaderType`, at 0x02.
        header_type: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
        /// `USHORT Flags`, at 0x04.
        flags: crate::headers::EventHeaderFlags = crate::headers::EventHeaderFlags::from_le(get::<4, 2, _>(self.fixed));
        /// `USHORT EventProperty`, at 0x06.
        event_property: crate::headers::EventHeaderProperty = crate::headers::EventHeaderProperty::from_le(get::<6, 2, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x08.
        thread_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x0C.
        process_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `LARGE_INTEGER TimeStamp`, at 0x10.
        time_stamp: i64 = i64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `GUID ProviderId`, at 0x18.
        provider_id: Guid = Guid::from_bytes(get::<24, 16, _>(self.fixed));
        /// `EVENT_DESCRIPTOR EventDescriptor`, at 0x28.
        event_descriptor: crate::headers::EventDescriptorView<'a> = crate::headers::EventDescriptorView::from_bytes(part::<40, 16, _>(self.fixed));
        /// `ULONG KernelTime`, at 0x38.
        kernel_time: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `ULONG UserTime`, at 0x3C.
        user_time: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
        /// `ULONG64 ProcessorTime`, at 0x38.
        processor_time: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `GUID ActivityId`, at 0x40.
        activity_id: Guid = Guid::from_bytes(get::<64, 16, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EventHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 80 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 80], ..view }, rest)),
            None => Err(Error::TooShort { name: "EVENT_HEADER", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventHeader, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EventHeader`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventHeaderTail<'a> {
    /// `EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER ExtendedData`, as long as `Linkage` says that another follows. Only there if `Flags` says so. What the kernel added to the event. The provider's data follow the last item.
    pub extended_data: Option<Items<'a, crate::headers::EventHeaderExtendedDataItemInBufferView<'a>>>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
