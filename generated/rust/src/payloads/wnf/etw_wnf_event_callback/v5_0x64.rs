// Generated from spec/structs/ETW_WNF_EVENT_CALLBACK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_WNF_EVENT_CALLBACK in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A subscriber to a state of the notification facility (WNF) was called.
///
/// In C: `ETW_WNF_EVENT_CALLBACK`, 0x50 bytes with one element of its array, 0x4c without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_WNF_EVENT_CALLBACK")]
pub struct EtwWnfEventCallbackX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `LARGE_INTEGER StateName`, at 0x20. The state's name, a 64-bit number.
    pub state_name: i64,
    /// `PVOID Subscription`, at 0x28. The subscription.
    pub subscription: u64,
    /// `PVOID NameSub`, at 0x30. What all subscriptions of the process to that name share.
    pub name_sub: u64,
    /// `PVOID Callback`, at 0x38. The function that was called.
    pub callback: u64,
    /// `ULONG ChangeStamp`, at 0x40. The number of the state's change.
    pub change_stamp: u32,
    /// `ULONG DeliveryFlags`, at 0x44. What was delivered.
    pub delivery_flags: u32,
    /// `ULONG Return`, at 0x48. What the function returned.
    pub return_: u32,
}

impl EtwWnfEventCallbackX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 76]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            state_name: i64::from_le_bytes(get::<32, 8, _>(bytes)),
            subscription: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            name_sub: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            callback: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            change_stamp: u32::from_le_bytes(get::<64, 4, _>(bytes)),
            delivery_flags: u32::from_le_bytes(get::<68, 4, _>(bytes)),
            return_: u32::from_le_bytes(get::<72, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 76] {
        let mut bytes = [0; 76];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.state_name.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.subscription.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.name_sub.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.callback.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.change_stamp.to_le_bytes());
        put::<68, 4, _>(&mut bytes, self.delivery_flags.to_le_bytes());
        put::<72, 4, _>(&mut bytes, self.return_.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_wnf_event_callback::V5_0X64;
}

fixed_record!(EtwWnfEventCallbackX64, EtwWnfEventCallbackX64View, 76, "ETW_WNF_EVENT_CALLBACK");
getters! {
    self EtwWnfEventCallbackX64View "EtwWnfEventCallbackX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `LARGE_INTEGER StateName`, at 0x20.
        state_name: i64 = i64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `PVOID Subscription`, at 0x28.
        subscription: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `PVOID NameSub`, at 0x30.
        name_sub: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `PVOID Callback`, at 0x38.
        callback: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `ULONG ChangeStamp`, at 0x40.
        change_stamp: u32 = u32::from_le_bytes(get::<64, 4, _>(self.fixed));
        /// `ULONG DeliveryFlags`, at 0x44.
        delivery_flags: u32 = u32::from_le_bytes(get::<68, 4, _>(self.fixed));
        /// `ULONG Return`, at 0x48.
        return_: u32 = u32::from_le_bytes(get::<72, 4, _>(self.fixed));
    }
}
