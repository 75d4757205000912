// Generated from spec/structs/ENABLE_TRACE_PARAMETERS_V1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ENABLE_TRACE_PARAMETERS_V1 in the form of releases 5.0+ with 32 bit pointers.
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
/// What goes with a request to enable a provider: what is added to its events, and one filter.
///
/// In C: `ENABLE_TRACE_PARAMETERS_V1`, 0x20 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Version` |
/// | 0x04 | 0x4 | ULONG | `EnableProperty` |
/// | 0x08 | 0x4 | ULONG | `ControlFlags` |
/// | 0x0c | 0x10 | GUID | `SourceId` |
/// | 0x1c | 0x4 | EVENT_FILTER_DESCRIPTOR * | `EnableFilterDesc` |
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ENABLE_TRACE_PARAMETERS_V1")]
pub struct EnableTraceParametersV132 {
    /// `ULONG Version`, at 0x00. The version of the structure: 1.
    pub version: u32,
    /// `ULONG EnableProperty`, at 0x04. What is added to events, and which are kept out.
    pub enable_property: crate::requests::provider::EventEnableProperty,
    /// `ULONG ControlFlags`, at 0x08. What it is for is not known.
    pub control_flags: u32,
    /// `GUID SourceId`, at 0x0C. Who enables the provider; the provider's callback receives it.
    pub source_id: Guid,
    /// `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc`, at 0x1C. The filter.
    pub enable_filter_desc: u32,
}
impl EnableTraceParametersV132 {
    /// The size in bytes.
    pub const SIZE: usize = 32;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            version: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            enable_property: crate::requests::provider::EventEnableProperty::from_le(
                get::<4, 4, _>(bytes),
            ),
            control_flags: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            source_id: Guid::from_bytes(get::<12, 16, _>(bytes)),
            enable_filter_desc: u32::from_le_bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ENABLE_TRACE_PARAMETERS_V1",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 4, _>(&mut bytes, self.version.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.enable_property.to_le());
        put::<8, 4, _>(&mut bytes, self.control_flags.to_le_bytes());
        put::<12, 16, _>(&mut bytes, self.source_id.to_bytes());
        put::<28, 4, _>(&mut bytes, self.enable_filter_desc.to_le_bytes());
        bytes
    }
    /// `ULONG Version`, at 0x00. The version of the structure: 1.
    #[inline]
    pub fn version(&self) -> u32 {
        self.version
    }
    /// Sets `Version`.
    #[inline]
    pub fn set_version(&mut self, value: u32) {
        self.version = value;
    }
    /// `ULONG EnableProperty`, at 0x04. What is added to events, and which are kept out.
    #[inline]
    pub fn enable_property(&self) -> crate::requests::provider::EventEnableProperty {
        self.enable_property
    }
    /// Sets `EnableProperty`.
    #[inline]
    pub fn set_enable_property(
        &mut self,
        value: crate::requests::provider::EventEnableProperty,
    ) {
        self.enable_property = value;
    }
    /// `ULONG ControlFlags`, at 0x08. What it is for is not known.
    #[inline]
    pub fn control_flags(&self) -> u32 {
        self.control_flags
    }
    /// Sets `ControlFlags`.
    #[inline]
    pub fn set_control_flags(&mut self, value: u32) {
        self.control_flags = value;
    }
    /// `GUID SourceId`, at 0x0C. Who enables the provider; the provider's callback receives it.
    #[inline]
    pub fn source_id(&self) -> Guid {
        self.source_id
    }
    /// Sets `SourceId`.
    #[inline]
    pub fn set_source_id(&mut self, value: Guid) {
        self.source_id = value;
    }
    /// `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc`, at 0x1C. The filter.
    #[inline]
    pub fn enable_filter_desc(&self) -> u32 {
        self.enable_filter_desc
    }
    /// Sets `EnableFilterDesc`.
    #[inline]
    pub fn set_enable_filter_desc(&mut self, value: u32) {
        self.enable_filter_desc = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::enable_trace_parameters_v1::V5_0X86;
}
impl Default for EnableTraceParametersV132 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for EnableTraceParametersV132 {}
impl Record for EnableTraceParametersV132 {
    const NAME: &'static str = "ENABLE_TRACE_PARAMETERS_V1";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EnableTraceParametersV132 {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EnableTraceParametersV132);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EnableTraceParametersV132 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<
                    crate::requests::provider::EventEnableProperty,
                >(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Guid>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        version,
                        enable_property,
                        control_flags,
                        source_id,
                        enable_filter_desc,
                    ),
                )|
            Self {
                version,
                enable_property,
                control_flags,
                source_id,
                enable_filter_desc,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EnableTraceParametersV132`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EnableTraceParametersV132View<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> EnableTraceParametersV132View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ENABLE_TRACE_PARAMETERS_V1",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 32]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EnableTraceParametersV132 {
        EnableTraceParametersV132::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `ULONG Version`, at 0x00. The version of the structure: 1.
    #[inline]
    pub fn version(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG EnableProperty`, at 0x04. What is added to events, and which are kept out.
    #[inline]
    pub fn enable_property(&self) -> crate::requests::provider::EventEnableProperty {
        crate::requests::provider::EventEnableProperty::from_le(
            get::<4, 4, _>(self.fixed),
        )
    }
    /// `ULONG ControlFlags`, at 0x08. What it is for is not known.
    #[inline]
    pub fn control_flags(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `GUID SourceId`, at 0x0C. Who enables the provider; the provider's callback receives it.
    #[inline]
    pub fn source_id(&self) -> Guid {
        Guid::from_bytes(get::<12, 16, _>(self.fixed))
    }
    /// `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc`, at 0x1C. The filter.
    #[inline]
    pub fn enable_filter_desc(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EnableTraceParametersV132View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EnableTraceParametersV132View");
        out.field("version", &self.version());
        out.field("enable_property", &self.enable_property());
        out.field("control_flags", &self.control_flags());
        out.field("source_id", &self.source_id());
        out.field("enable_filter_desc", &self.enable_filter_desc());
        out.finish()
    }
}
