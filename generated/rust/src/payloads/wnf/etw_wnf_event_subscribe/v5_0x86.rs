// Generated from spec/structs/ETW_WNF_EVENT_SUBSCRIBE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_WNF_EVENT_SUBSCRIBE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Somebody in user mode subscribed to a state of the notification facility (WNF), or gave that up.
///
/// In C: `ETW_WNF_EVENT_SUBSCRIBE`, 0x40 bytes with one element of its array, 0x3c without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_WNF_EVENT_SUBSCRIBE")]
#[doc(alias = "ETW_WNF_EVENT_UNSUBSCRIBE")]
pub struct EtwWnfEventSubscribeX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `LARGE_INTEGER StateName`, at 0x20. The state's name, a 64-bit number.
    pub state_name: i64,
    /// `PVOID Subscription`, at 0x28. The subscription.
    pub subscription: u32,
    /// `PVOID NameSub`, at 0x2C. What all subscriptions of the process to that name share.
    pub name_sub: u32,
    /// `PVOID Callback`, at 0x30. The function to call.
    pub callback: u32,
    /// `ULONG RefCount`, at 0x34. How many subscriptions NameSub has.
    pub ref_count: u32,
    /// `ULONG DeliveryFlags`, at 0x38. Which deliveries are wanted.
    pub delivery_flags: u32,
}

impl EtwWnfEventSubscribeX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 60]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            state_name: i64::from_le_bytes(get::<32, 8, _>(bytes)),
            subscription: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            name_sub: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            callback: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            ref_count: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            delivery_flags: u32::from_le_bytes(get::<56, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 60] {
        let mut bytes = [0; 60];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.state_name.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.subscription.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.name_sub.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.callback.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.ref_count.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.delivery_flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_wnf_event_subscribe::V5_0X86;
}

fixed_record!(EtwWnfEventSubscribeX86, EtwWnfEventSubscribeX86View, 60, "ETW_WNF_EVENT_SUBSCRIBE");
getters! {
    self EtwWnfEventSubscribeX86View "EtwWnfEventSubscribeX86View" {
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
        /// `ULONG RefCount`, at 0x34.
        ref_count: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG DeliveryFlags`, at 0x38.
        delivery_flags: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
    }
}
