// Generated from spec/structs/EVENT_TRACE_PROFILE_LIST_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_PROFILE_LIST_INFORMATION in the form of releases 6.2+.
#[allow(unused_imports)]
use crate::rt::*;

/// The profile sources that the HAL offers.
///
/// In C: `EVENT_TRACE_PROFILE_LIST_INFORMATION`, 0x28 bytes with one element of its array, 0x8 without. Releases 6.2+.
///
/// Programs reach it through TraceQueryInformation with TraceProfileSourceListInfo (0x07), which gets PROFILE_SOURCE_INFO structures, each of which says how far it is to the next.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Can Bölük, *Types of Windows, from its symbol files*; Geoff Chappell, *TraceQueryInformation*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_TRACE_PROFILE_LIST_INFORMATION")]
pub struct EventTraceProfileListInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `ULONG Spare`, at 0x04. What it is for is not known.
    pub spare: u32,
    /// `PROFILE_SOURCE_INFO Profile`, linked by `NextEntryOffset`. The list. C declares one entry; the entries are longer than that by their descriptions, and each says how far it is to the next.
    pub profile: alloc::vec::Vec<crate::requests::ProfileSourceInfo>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventTraceProfileListInformation {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceProfileListInformationView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.spare.to_le_bytes());
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_profile_list_information::V6_2;
}

#[cfg(feature = "alloc")]
impl Default for EventTraceProfileListInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 8];
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            spare: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            profile: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventTraceProfileListInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EventTraceProfileListInformation {
    const NAME: &'static str = "EVENT_TRACE_PROFILE_LIST_INFORMATION";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventTraceProfileListInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROFILE_LIST_INFORMATION", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceProfileListInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("EVENT_TRACE_PROFILE_LIST_INFORMATION", out);
        {
            let part = &self.profile;
            for (index, item) in part.iter().enumerate() { let have = to.tailed(item)?; let last = index + 1 == part.len(); to.count("NextEntryOffset", item.next_entry_offset as u64, if last { 0 } else { have })?; } to.limit("Profile", 1);
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceProfileListInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceProfileListInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventTraceProfileListInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceProfileListInformationView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> EventTraceProfileListInformationView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROFILE_LIST_INFORMATION", needed: 8, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EventTraceProfileListInformationTail<'a>, Error> {
        let mut left = Left::new("EVENT_TRACE_PROFILE_LIST_INFORMATION", 8, self.rest);
        let profile = left.items(|bytes| linked(bytes, "NextEntryOffset", crate::requests::ProfileSourceInfoView::new(bytes)?.next_entry_offset() as u64, crate::requests::ProfileSourceInfoView::new), None, |item| item.next_entry_offset() != 0)?;
        Ok(EventTraceProfileListInformationTail { profile, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventTraceProfileListInformation, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EventTraceProfileListInformation {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            spare: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            profile: {
                let part = tail.profile;
                part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 8]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
}

getters! {
    self EventTraceProfileListInformationView "EventTraceProfileListInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG Spare`, at 0x04.
        spare: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EventTraceProfileListInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTraceProfileListInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROFILE_LIST_INFORMATION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTraceProfileListInformation, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EventTraceProfileListInformation`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventTraceProfileListInformationTail<'a> {
    /// `PROFILE_SOURCE_INFO Profile`, linked by `NextEntryOffset`. The list. C declares one entry; the entries are longer than that by their descriptions, and each says how far it is to the next.
    pub profile: Items<'a, crate::requests::ProfileSourceInfoView<'a>>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
