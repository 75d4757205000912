// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_PROFILE_ADD_INFORMATION in the form of releases 1803+.
#[allow(unused_imports)]
use crate::rt::*;

/// A profile source to be added.
///
/// In C: `EVENT_TRACE_PROFILE_ADD_INFORMATION`, 0x24 bytes with one element of its array, 0x22 without. Releases 1803+.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
/// - The first release that accepts version 3.
/// - What CpuInfoHierarchy holds.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_TRACE_PROFILE_ADD_INFORMATION")]
pub struct EventTraceProfileAddInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `UCHAR Version`, at 0x04. Which of the two forms follows: 2 or 3.
    pub version: crate::requests::EventTraceProfileAddInformationVersions,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_05: Bytes<3>,
    /// The bytes that `V2`, `V3` share.
    pub union_08: Bytes<8>,
    /// `ULONG CpuInfoHierarchy`, at 0x10. What it is for is not known.
    pub cpu_info_hierarchy: [u32; 3],
    /// `ULONG InitialInterval`, at 0x1C. The interval that the source begins with.
    pub initial_interval: u32,
    /// `BOOLEAN Persist`, at 0x20. What it is for is not known.
    pub persist: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_21: Bytes<1>,
    /// `WCHAR ProfileSourceDescription`, at 0x22. What the source is called; it goes on to the end of the buffer.
    pub profile_source_description: alloc::vec::Vec<u16>,
}

#[cfg(feature = "alloc")]
impl EventTraceProfileAddInformation {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 34;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 34 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EventTraceProfileAddInformationView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 34], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            version: crate::requests::EventTraceProfileAddInformationVersions::from_le(get::<4, 1, _>(bytes)),
            padding_05: Bytes(get::<5, 3, _>(bytes)),
            union_08: Bytes(get::<8, 8, _>(bytes)),
            cpu_info_hierarchy: array(part::<16, 12, _>(bytes), u32::from_le_bytes),
            initial_interval: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            persist: u8::from_le_bytes(get::<32, 1, _>(bytes)),
            padding_21: Bytes(get::<33, 1, _>(bytes)),
            profile_source_description: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 34] {
        let mut bytes = [0; 34];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 1, _>(&mut bytes, self.version.to_le());
        put::<5, 3, _>(&mut bytes, self.padding_05.0);
        put::<8, 8, _>(&mut bytes, self.union_08.0);
        fill(part_mut::<16, 12, _>(&mut bytes), &self.cpu_info_hierarchy, |element| element.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.initial_interval.to_le_bytes());
        put::<32, 1, _>(&mut bytes, self.persist.to_le_bytes());
        put::<33, 1, _>(&mut bytes, self.padding_21.0);
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
    /// `EVENT_TRACE_PROFILE_ADD_INFORMATION_V2 V2`, at 0x08.
    #[inline]
    pub fn v2(&self) -> crate::requests::EventTraceProfileAddInformationV2 {
        crate::requests::EventTraceProfileAddInformationV2::from_bytes(part::<0, 8, _>(&self.union_08.0))
    }
    /// Sets `V2`.
    #[inline]
    pub fn set_v2(&mut self, value: crate::requests::EventTraceProfileAddInformationV2) {
        put::<0, 8, _>(&mut self.union_08.0, value.to_bytes());
    }
    /// `EVENT_TRACE_PROFILE_ADD_INFORMATION_V3 V3`, at 0x08.
    #[inline]
    pub fn v3(&self) -> crate::requests::EventTraceProfileAddInformationV3 {
        crate::requests::EventTraceProfileAddInformationV3::from_bytes(part::<0, 8, _>(&self.union_08.0))
    }
    /// Sets `V3`.
    #[inline]
    pub fn set_v3(&mut self, value: crate::requests::EventTraceProfileAddInformationV3) {
        put::<0, 8, _>(&mut self.union_08.0, value.to_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_profile_add_information::V1803;
}

#[cfg(feature = "alloc")]
impl Default for EventTraceProfileAddInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 34], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventTraceProfileAddInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EventTraceProfileAddInformation {
    const NAME: &'static str = "EVENT_TRACE_PROFILE_ADD_INFORMATION";
    const FIXED: usize = 34;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventTraceProfileAddInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROFILE_ADD_INFORMATION", needed: 34, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceProfileAddInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.profile_source_description.len() * 2) as u64;
        let says = EventTraceProfileAddInformationView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "EVENT_TRACE_PROFILE_ADD_INFORMATION", field: "ProfileSourceDescription", says, have });
        }
        out.extend_from_slice(&fixed);
        self.profile_source_description.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceProfileAddInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceProfileAddInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 34]>(), proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventTraceProfileAddInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceProfileAddInformationView<'a> {
    fixed: &'a [u8; 34],
    rest: &'a [u8],
}

impl<'a> EventTraceProfileAddInformationView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventTraceProfileAddInformation`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement { name: "EVENT_TRACE_PROFILE_ADD_INFORMATION", element: 2, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROFILE_ADD_INFORMATION", needed: 34, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 34] {
        self.fixed
    }
    /// `WCHAR ProfileSourceDescription`, at 0x22. What the source is called; it goes on to the end of the buffer.
    #[inline]
    pub fn profile_source_description(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 34]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventTraceProfileAddInformation {
        EventTraceProfileAddInformation::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EventTraceProfileAddInformationView "EventTraceProfileAddInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `UCHAR Version`, at 0x04.
        version: crate::requests::EventTraceProfileAddInformationVersions = crate::requests::EventTraceProfileAddInformationVersions::from_le(get::<4, 1, _>(self.fixed));
        /// `EVENT_TRACE_PROFILE_ADD_INFORMATION_V2 V2`, at 0x08.
        v2: crate::requests::EventTraceProfileAddInformationV2View<'a> = crate::requests::EventTraceProfileAddInformationV2View::from_bytes(part::<8, 8, _>(self.fixed));
        /// `EVENT_TRACE_PROFILE_ADD_INFORMATION_V3 V3`, at 0x08.
        v3: crate::requests::EventTraceProfileAddInformationV3View<'a> = crate::requests::EventTraceProfileAddInformationV3View::from_bytes(part::<8, 8, _>(self.fixed));
        /// `ULONG CpuInfoHierarchy`, at 0x10.
        cpu_info_hierarchy: [u32; 3] = array(part::<16, 12, _>(self.fixed), u32::from_le_bytes);
        /// `ULONG InitialInterval`, at 0x1C.
        initial_interval: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `BOOLEAN Persist`, at 0x20.
        persist: u8 = u8::from_le_bytes(get::<32, 1, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EventTraceProfileAddInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTraceProfileAddInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTraceProfileAddInformation, Error> {
        Ok(self.to_value())
    }
}
