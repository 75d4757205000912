// Generated from spec/structs/TRACE_CONTEXT_REGISTER_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_CONTEXT_REGISTER_INFO in the form of releases 5.0+.
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
/// Which registers of the processor are logged with the events that are chosen for it.
///
/// In C: `TRACE_CONTEXT_REGISTER_INFO`, 0x8 bytes. Releases 5.0+.
///
/// The structure is of user mode; phnt has its layout, in a comment, as EVENT_TRACE_CONTEXT_REGISTER_INFO.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ETW_CONTEXT_REGISTER_TYPES | `RegisterTypes` |
/// | 0x04 | 0x4 | ULONG | `Reserved` |
///
/// What no source says:
///
/// - The first release that has it: the documentation says Windows Server 23H2, phnt says 24H2 of the kernel's information class.
///
/// Source: Microsoft, *TRACE_CONTEXT_REGISTER_INFO structure*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_CONTEXT_REGISTER_INFO")]
pub struct TraceContextRegisterInfo {
    /// `ETW_CONTEXT_REGISTER_TYPES RegisterTypes`, at 0x00. The registers.
    pub register_types: crate::requests::EtwContextRegisterTypes,
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    pub reserved: u32,
}
impl TraceContextRegisterInfo {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            register_types: crate::requests::EtwContextRegisterTypes::from_le(
                get::<0, 4, _>(bytes),
            ),
            reserved: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_CONTEXT_REGISTER_INFO",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.register_types.to_le());
        put::<4, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// `ETW_CONTEXT_REGISTER_TYPES RegisterTypes`, at 0x00. The registers.
    #[inline]
    pub fn register_types(&self) -> crate::requests::EtwContextRegisterTypes {
        self.register_types
    }
    /// Sets `RegisterTypes`.
    #[inline]
    pub fn set_register_types(
        &mut self,
        value: crate::requests::EtwContextRegisterTypes,
    ) {
        self.register_types = value;
    }
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u32) {
        self.reserved = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_context_register_info::V5_0;
}
impl Default for TraceContextRegisterInfo {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for TraceContextRegisterInfo {}
impl Record for TraceContextRegisterInfo {
    const NAME: &'static str = "TRACE_CONTEXT_REGISTER_INFO";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TraceContextRegisterInfo {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TraceContextRegisterInfo);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceContextRegisterInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::requests::EtwContextRegisterTypes>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((register_types, reserved),)| Self { register_types, reserved });
        strategy.boxed()
    }
}
/// A borrowed view of [`TraceContextRegisterInfo`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TraceContextRegisterInfoView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> TraceContextRegisterInfoView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_CONTEXT_REGISTER_INFO",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> TraceContextRegisterInfo {
        TraceContextRegisterInfo::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ETW_CONTEXT_REGISTER_TYPES RegisterTypes`, at 0x00. The registers.
    #[inline]
    pub fn register_types(&self) -> crate::requests::EtwContextRegisterTypes {
        crate::requests::EtwContextRegisterTypes::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TraceContextRegisterInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TraceContextRegisterInfoView");
        out.field("register_types", &self.register_types());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
