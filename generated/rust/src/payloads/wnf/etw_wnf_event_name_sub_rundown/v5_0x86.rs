// Generated from spec/structs/ETW_WNF_EVENT_NAME_SUB_RUNDOWN.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_WNF_EVENT_NAME_SUB_RUNDOWN in the form of releases 5.0+ with 32 bit pointers.
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
/// A name of the notification facility (WNF) that a process is subscribed to.
///
/// In C: `ETW_WNF_EVENT_NAME_SUB_RUNDOWN`, 0x30 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x8 | LARGE_INTEGER | `StateName` |
/// | 0x28 | 0x4 | PVOID | `NameSub` |
/// | 0x2c | 0x4 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_WNF_EVENT_NAME_SUB_RUNDOWN")]
pub struct EtwWnfEventNameSubRundown32 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `LARGE_INTEGER StateName`, at 0x20. The state's name, a 64-bit number.
    pub state_name: i64,
    /// `PVOID NameSub`, at 0x28. What all subscriptions of the process to that name share.
    pub name_sub: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_2c: Bytes<4>,
}
impl EtwWnfEventNameSubRundown32 {
    /// The size in bytes.
    pub const SIZE: usize = 48;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            state_name: i64::from_le_bytes(get::<32, 8, _>(bytes)),
            name_sub: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            padding_2c: Bytes(get::<44, 4, _>(bytes)),
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
                    name: "ETW_WNF_EVENT_NAME_SUB_RUNDOWN",
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
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.state_name.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.name_sub.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.padding_2c.0);
        bytes
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeader {
        self.header
    }
    /// Sets `Header`.
    #[inline]
    pub fn set_header(&mut self, value: crate::headers::SystemTraceHeader) {
        self.header = value;
    }
    /// `LARGE_INTEGER StateName`, at 0x20. The state's name, a 64-bit number.
    #[inline]
    pub fn state_name(&self) -> i64 {
        self.state_name
    }
    /// Sets `StateName`.
    #[inline]
    pub fn set_state_name(&mut self, value: i64) {
        self.state_name = value;
    }
    /// `PVOID NameSub`, at 0x28. What all subscriptions of the process to that name share.
    #[inline]
    pub fn name_sub(&self) -> u32 {
        self.name_sub
    }
    /// Sets `NameSub`.
    #[inline]
    pub fn set_name_sub(&mut self, value: u32) {
        self.name_sub = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_wnf_event_name_sub_rundown::V5_0X86;
}
impl Default for EtwWnfEventNameSubRundown32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 48])
    }
}
impl Sealed for EtwWnfEventNameSubRundown32 {}
impl Record for EtwWnfEventNameSubRundown32 {
    const NAME: &'static str = "ETW_WNF_EVENT_NAME_SUB_RUNDOWN";
    const SIZE: usize = 48;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwWnfEventNameSubRundown32 {
    const SIZE: usize = 48;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwWnfEventNameSubRundown32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwWnfEventNameSubRundown32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<i64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|((header, state_name, name_sub, padding_2c),)| Self {
                header,
                state_name,
                name_sub,
                padding_2c,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwWnfEventNameSubRundown32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwWnfEventNameSubRundown32View<'a> {
    fixed: &'a [u8; 48],
}
impl<'a> EtwWnfEventNameSubRundown32View<'a> {
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
                    name: "ETW_WNF_EVENT_NAME_SUB_RUNDOWN",
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
    pub fn to_value(&self) -> EtwWnfEventNameSubRundown32 {
        EtwWnfEventNameSubRundown32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 48] {
        self.fixed
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeaderView<'a> {
        crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `LARGE_INTEGER StateName`, at 0x20. The state's name, a 64-bit number.
    #[inline]
    pub fn state_name(&self) -> i64 {
        i64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `PVOID NameSub`, at 0x28. What all subscriptions of the process to that name share.
    #[inline]
    pub fn name_sub(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwWnfEventNameSubRundown32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwWnfEventNameSubRundown32View");
        out.field("header", &self.header());
        out.field("state_name", &self.state_name());
        out.field("name_sub", &self.name_sub());
        out.finish()
    }
}
