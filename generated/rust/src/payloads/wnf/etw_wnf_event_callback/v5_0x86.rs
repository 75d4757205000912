// Generated from spec/structs/ETW_WNF_EVENT_CALLBACK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_WNF_EVENT_CALLBACK in the form of releases 5.0+ with 32 bit pointers.
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
/// A subscriber to a state of the notification facility (WNF) was called.
///
/// In C: `ETW_WNF_EVENT_CALLBACK`, 0x40 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x8 | LARGE_INTEGER | `StateName` |
/// | 0x28 | 0x4 | PVOID | `Subscription` |
/// | 0x2c | 0x4 | PVOID | `NameSub` |
/// | 0x30 | 0x4 | PVOID | `Callback` |
/// | 0x34 | 0x4 | ULONG | `ChangeStamp` |
/// | 0x38 | 0x4 | ULONG | `DeliveryFlags` |
/// | 0x3c | 0x4 | ULONG | `Return` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_WNF_EVENT_CALLBACK")]
pub struct EtwWnfEventCallback32 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `LARGE_INTEGER StateName`, at 0x20. The state's name, a 64-bit number.
    pub state_name: i64,
    /// `PVOID Subscription`, at 0x28. The subscription.
    pub subscription: u32,
    /// `PVOID NameSub`, at 0x2C. What all subscriptions of the process to that name share.
    pub name_sub: u32,
    /// `PVOID Callback`, at 0x30. The function that was called.
    pub callback: u32,
    /// `ULONG ChangeStamp`, at 0x34. The number of the state's change.
    pub change_stamp: u32,
    /// `ULONG DeliveryFlags`, at 0x38. What was delivered.
    pub delivery_flags: u32,
    /// `ULONG Return`, at 0x3C. What the function returned.
    pub return_: u32,
}
impl EtwWnfEventCallback32 {
    /// The size in bytes.
    pub const SIZE: usize = 64;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 64]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            state_name: i64::from_le_bytes(get::<32, 8, _>(bytes)),
            subscription: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            name_sub: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            callback: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            change_stamp: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            delivery_flags: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            return_: u32::from_le_bytes(get::<60, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 64 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_WNF_EVENT_CALLBACK",
                    needed: 64,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.state_name.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.subscription.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.name_sub.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.callback.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.change_stamp.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.delivery_flags.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.return_.to_le_bytes());
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
    /// `PVOID Subscription`, at 0x28. The subscription.
    #[inline]
    pub fn subscription(&self) -> u32 {
        self.subscription
    }
    /// Sets `Subscription`.
    #[inline]
    pub fn set_subscription(&mut self, value: u32) {
        self.subscription = value;
    }
    /// `PVOID NameSub`, at 0x2C. What all subscriptions of the process to that name share.
    #[inline]
    pub fn name_sub(&self) -> u32 {
        self.name_sub
    }
    /// Sets `NameSub`.
    #[inline]
    pub fn set_name_sub(&mut self, value: u32) {
        self.name_sub = value;
    }
    /// `PVOID Callback`, at 0x30. The function that was called.
    #[inline]
    pub fn callback(&self) -> u32 {
        self.callback
    }
    /// Sets `Callback`.
    #[inline]
    pub fn set_callback(&mut self, value: u32) {
        self.callback = value;
    }
    /// `ULONG ChangeStamp`, at 0x34. The number of the state's change.
    #[inline]
    pub fn change_stamp(&self) -> u32 {
        self.change_stamp
    }
    /// Sets `ChangeStamp`.
    #[inline]
    pub fn set_change_stamp(&mut self, value: u32) {
        self.change_stamp = value;
    }
    /// `ULONG DeliveryFlags`, at 0x38. What was delivered.
    #[inline]
    pub fn delivery_flags(&self) -> u32 {
        self.delivery_flags
    }
    /// Sets `DeliveryFlags`.
    #[inline]
    pub fn set_delivery_flags(&mut self, value: u32) {
        self.delivery_flags = value;
    }
    /// `ULONG Return`, at 0x3C. What the function returned.
    #[inline]
    pub fn return_(&self) -> u32 {
        self.return_
    }
    /// Sets `Return`.
    #[inline]
    pub fn set_return_(&mut self, value: u32) {
        self.return_ = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_wnf_event_callback::V5_0X86;
}
impl Default for EtwWnfEventCallback32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 64])
    }
}
impl Sealed for EtwWnfEventCallback32 {}
impl Record for EtwWnfEventCallback32 {
    const NAME: &'static str = "ETW_WNF_EVENT_CALLBACK";
    const SIZE: usize = 64;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwWnfEventCallback32 {
    const SIZE: usize = 64;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwWnfEventCallback32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwWnfEventCallback32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<i64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        header,
                        state_name,
                        subscription,
                        name_sub,
                        callback,
                        change_stamp,
                        delivery_flags,
                        return_,
                    ),
                )|
            Self {
                header,
                state_name,
                subscription,
                name_sub,
                callback,
                change_stamp,
                delivery_flags,
                return_,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwWnfEventCallback32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwWnfEventCallback32View<'a> {
    fixed: &'a [u8; 64],
}
impl<'a> EtwWnfEventCallback32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 64 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_WNF_EVENT_CALLBACK",
                    needed: 64,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 64]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwWnfEventCallback32 {
        EtwWnfEventCallback32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 64] {
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
    /// `PVOID Subscription`, at 0x28. The subscription.
    #[inline]
    pub fn subscription(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `PVOID NameSub`, at 0x2C. What all subscriptions of the process to that name share.
    #[inline]
    pub fn name_sub(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
    /// `PVOID Callback`, at 0x30. The function that was called.
    #[inline]
    pub fn callback(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
    /// `ULONG ChangeStamp`, at 0x34. The number of the state's change.
    #[inline]
    pub fn change_stamp(&self) -> u32 {
        u32::from_le_bytes(get::<52, 4, _>(self.fixed))
    }
    /// `ULONG DeliveryFlags`, at 0x38. What was delivered.
    #[inline]
    pub fn delivery_flags(&self) -> u32 {
        u32::from_le_bytes(get::<56, 4, _>(self.fixed))
    }
    /// `ULONG Return`, at 0x3C. What the function returned.
    #[inline]
    pub fn return_(&self) -> u32 {
        u32::from_le_bytes(get::<60, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwWnfEventCallback32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwWnfEventCallback32View");
        out.field("header", &self.header());
        out.field("state_name", &self.state_name());
        out.field("subscription", &self.subscription());
        out.field("name_sub", &self.name_sub());
        out.field("callback", &self.callback());
        out.field("change_stamp", &self.change_stamp());
        out.field("delivery_flags", &self.delivery_flags());
        out.field("return_", &self.return_());
        out.finish()
    }
}
