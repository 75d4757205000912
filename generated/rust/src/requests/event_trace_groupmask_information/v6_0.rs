// Generated from spec/structs/EVENT_TRACE_GROUPMASK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_GROUPMASK_INFORMATION in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// The events that are enabled for a logger.
///
/// In C: `EVENT_TRACE_GROUPMASK_INFORMATION`, 0x30 bytes. Releases 6.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | EVENT_TRACE_INFORMATION_CLASS | `EventTraceInformationClass` |
/// | 0x04 | 0x4 | padding |  |
/// | 0x08 | 0x8 | TRACEHANDLE | `TraceHandle` |
/// | 0x10 | 0x20 | PERFINFO_GROUPMASK | `EventTraceGroupMasks` |
///
/// Source: Geoff Chappell, *EVENT_TRACE_GROUPMASK_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_GROUPMASK_INFORMATION")]
pub struct EventTraceGroupmaskInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger: its low 16 bits are the logger's id, or 0xFFFF for the NT Kernel Logger.
    pub trace_handle: u64,
    /// `PERFINFO_GROUPMASK EventTraceGroupMasks`, at 0x10. The mask, which may have been translated from or to what the kernel keeps for compatibility with EnableFlags; output of a query, input of a request to set.
    pub event_trace_group_masks: crate::masks::PerfinfoGroupmask,
}
impl EventTraceGroupmaskInformation {
    /// The size in bytes.
    pub const SIZE: usize = 48;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(
                get::<0, 4, _>(bytes),
            ),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            trace_handle: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            event_trace_group_masks: crate::masks::PerfinfoGroupmask::from_bytes(
                part::<16, 32, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_GROUPMASK_INFORMATION",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.trace_handle.to_le_bytes());
        put::<16, 32, _>(&mut bytes, self.event_trace_group_masks.to_bytes());
        bytes
    }
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    #[inline]
    pub fn event_trace_information_class(
        &self,
    ) -> crate::requests::EventTraceInformationClass {
        self.event_trace_information_class
    }
    /// Sets `EventTraceInformationClass`.
    #[inline]
    pub fn set_event_trace_information_class(
        &mut self,
        value: crate::requests::EventTraceInformationClass,
    ) {
        self.event_trace_information_class = value;
    }
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger: its low 16 bits are the logger's id, or 0xFFFF for the NT Kernel Logger.
    #[inline]
    pub fn trace_handle(&self) -> u64 {
        self.trace_handle
    }
    /// Sets `TraceHandle`.
    #[inline]
    pub fn set_trace_handle(&mut self, value: u64) {
        self.trace_handle = value;
    }
    /// `PERFINFO_GROUPMASK EventTraceGroupMasks`, at 0x10. The mask, which may have been translated from or to what the kernel keeps for compatibility with EnableFlags; output of a query, input of a request to set.
    #[inline]
    pub fn event_trace_group_masks(&self) -> crate::masks::PerfinfoGroupmask {
        self.event_trace_group_masks
    }
    /// Sets `EventTraceGroupMasks`.
    #[inline]
    pub fn set_event_trace_group_masks(
        &mut self,
        value: crate::masks::PerfinfoGroupmask,
    ) {
        self.event_trace_group_masks = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_groupmask_information::V6_0;
}
impl Default for EventTraceGroupmaskInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 48])
    }
}
impl Sealed for EventTraceGroupmaskInformation {}
impl Record for EventTraceGroupmaskInformation {
    const NAME: &'static str = "EVENT_TRACE_GROUPMASK_INFORMATION";
    const SIZE: usize = 48;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventTraceGroupmaskInformation {
    const SIZE: usize = 48;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventTraceGroupmaskInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceGroupmaskInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::requests::EventTraceInformationClass,
                >(),
                proptest::arbitrary::any::<Bytes<4>>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<crate::masks::PerfinfoGroupmask>(),
            ),
        )
            .prop_map(|
                (
                    (
                        event_trace_information_class,
                        padding_04,
                        trace_handle,
                        event_trace_group_masks,
                    ),
                )|
            Self {
                event_trace_information_class,
                padding_04,
                trace_handle,
                event_trace_group_masks,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventTraceGroupmaskInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceGroupmaskInformationView<'a> {
    fixed: &'a [u8; 48],
}
impl<'a> EventTraceGroupmaskInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_GROUPMASK_INFORMATION",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 48]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventTraceGroupmaskInformation {
        EventTraceGroupmaskInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 48] {
        self.fixed
    }
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    #[inline]
    pub fn event_trace_information_class(
        &self,
    ) -> crate::requests::EventTraceInformationClass {
        crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger: its low 16 bits are the logger's id, or 0xFFFF for the NT Kernel Logger.
    #[inline]
    pub fn trace_handle(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PERFINFO_GROUPMASK EventTraceGroupMasks`, at 0x10. The mask, which may have been translated from or to what the kernel keeps for compatibility with EnableFlags; output of a query, input of a request to set.
    #[inline]
    pub fn event_trace_group_masks(&self) -> crate::masks::PerfinfoGroupmaskView<'a> {
        crate::masks::PerfinfoGroupmaskView::from_bytes(part::<16, 32, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventTraceGroupmaskInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventTraceGroupmaskInformationView");
        out.field(
            "event_trace_information_class",
            &self.event_trace_information_class(),
        );
        out.field("trace_handle", &self.trace_handle());
        out.field("event_trace_group_masks", &self.event_trace_group_masks());
        out.finish()
    }
}
