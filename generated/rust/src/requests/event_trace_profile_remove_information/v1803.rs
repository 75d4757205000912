// Generated from spec/structs/EVENT_TRACE_PROFILE_REMOVE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_PROFILE_REMOVE_INFORMATION in the form of releases 1803+.
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
/// A profile source to be removed.
///
/// In C: `EVENT_TRACE_PROFILE_REMOVE_INFORMATION`, 0x14 bytes. Releases 1803+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | EVENT_TRACE_INFORMATION_CLASS | `EventTraceInformationClass` |
/// | 0x04 | 0x4 | KPROFILE_SOURCE | `ProfileSource` |
/// | 0x08 | 0xc | ULONG \[3\] | `CpuInfoHierarchy` |
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
/// - What CpuInfoHierarchy holds.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_PROFILE_REMOVE_INFORMATION")]
pub struct EventTraceProfileRemoveInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `KPROFILE_SOURCE ProfileSource`, at 0x04. The source.
    pub profile_source: crate::requests::KprofileSource,
    /// `ULONG CpuInfoHierarchy`, at 0x08. What it is for is not known.
    pub cpu_info_hierarchy: [u32; 3],
}
impl EventTraceProfileRemoveInformation {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(
                get::<0, 4, _>(bytes),
            ),
            profile_source: crate::requests::KprofileSource::from_le(
                get::<4, 4, _>(bytes),
            ),
            cpu_info_hierarchy: array(part::<8, 12, _>(bytes), u32::from_le_bytes),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_PROFILE_REMOVE_INFORMATION",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.profile_source.to_le());
        fill(
            part_mut::<8, 12, _>(&mut bytes),
            &self.cpu_info_hierarchy,
            |element| element.to_le_bytes(),
        );
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
    /// `KPROFILE_SOURCE ProfileSource`, at 0x04. The source.
    #[inline]
    pub fn profile_source(&self) -> crate::requests::KprofileSource {
        self.profile_source
    }
    /// Sets `ProfileSource`.
    #[inline]
    pub fn set_profile_source(&mut self, value: crate::requests::KprofileSource) {
        self.profile_source = value;
    }
    /// `ULONG CpuInfoHierarchy`, at 0x08. What it is for is not known.
    #[inline]
    pub fn cpu_info_hierarchy(&self) -> [u32; 3] {
        self.cpu_info_hierarchy
    }
    /// Sets `CpuInfoHierarchy`.
    #[inline]
    pub fn set_cpu_info_hierarchy(&mut self, value: [u32; 3]) {
        self.cpu_info_hierarchy = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_profile_remove_information::V1803;
}
impl Default for EventTraceProfileRemoveInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for EventTraceProfileRemoveInformation {}
impl Record for EventTraceProfileRemoveInformation {
    const NAME: &'static str = "EVENT_TRACE_PROFILE_REMOVE_INFORMATION";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventTraceProfileRemoveInformation {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventTraceProfileRemoveInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceProfileRemoveInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::requests::EventTraceInformationClass,
                >(),
                proptest::arbitrary::any::<crate::requests::KprofileSource>(),
                proptest::arbitrary::any::<[u32; 3]>(),
            ),
        )
            .prop_map(|
                ((event_trace_information_class, profile_source, cpu_info_hierarchy),)|
            Self {
                event_trace_information_class,
                profile_source,
                cpu_info_hierarchy,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventTraceProfileRemoveInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceProfileRemoveInformationView<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> EventTraceProfileRemoveInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_PROFILE_REMOVE_INFORMATION",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventTraceProfileRemoveInformation {
        EventTraceProfileRemoveInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    #[inline]
    pub fn event_trace_information_class(
        &self,
    ) -> crate::requests::EventTraceInformationClass {
        crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `KPROFILE_SOURCE ProfileSource`, at 0x04. The source.
    #[inline]
    pub fn profile_source(&self) -> crate::requests::KprofileSource {
        crate::requests::KprofileSource::from_le(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG CpuInfoHierarchy`, at 0x08. What it is for is not known.
    #[inline]
    pub fn cpu_info_hierarchy(&self) -> [u32; 3] {
        array(part::<8, 12, _>(self.fixed), u32::from_le_bytes)
    }
}
impl core::fmt::Debug for EventTraceProfileRemoveInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventTraceProfileRemoveInformationView");
        out.field(
            "event_trace_information_class",
            &self.event_trace_information_class(),
        );
        out.field("profile_source", &self.profile_source());
        out.field("cpu_info_hierarchy", &self.cpu_info_hierarchy());
        out.finish()
    }
}
