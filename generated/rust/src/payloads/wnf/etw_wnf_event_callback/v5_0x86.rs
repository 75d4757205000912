// Generated from spec/structs/ETW_WNF_EVENT_CALLBACK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_WNF_EVENT_CALLBACK in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A subscriber to a state of the notification facility (WNF) was called.
///
/// In C: `ETW_WNF_EVENT_CALLBACK`, 0x40 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_WNF_EVENT_CALLBACK")]
pub struct EtwWnfEventCallbackX86 {
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

impl EtwWnfEventCallbackX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 64]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            state_name: i64::from_le_bytes(get::<32, 8, _>(bytes)),
            subscription: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            name_sub: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            callback: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            change_stamp: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            delivery_flags: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            return_: u32::from_le_bytes(get::<60, 4, _>(bytes)),
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_wnf_event_callback::V5_0X86;
}

fixed_record!(EtwWnfEventCallbackX86, EtwWnfEventCallbackX86View, 64, "ETW_WNF_EVENT_CALLBACK");
getters! {
    self EtwWnfEventCallbackX86View "EtwWnfEventCallbackX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `LARGE_INTEGER StateName`, at 0x20.
        state_name: i64 = i64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `PVOID Subscription`, at 0x28.
        subscription: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `PVOID NameSub`, at 0x2C.
        name_sub: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `PVOID Callback`, at 0x30.
        callback: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG ChangeStamp`, at 0x34.
        change_stamp: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG DeliveryFlags`, at 0x38.
        delivery_flags: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `ULONG Return`, at 0x3C.
        return_: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
    }
}
