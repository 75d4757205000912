// Generated from spec/structs/ETW_CLOCK_STATE_CHANGE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CLOCK_STATE_CHANGE_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The clock changed between its states.
///
/// In C: `ETW_CLOCK_STATE_CHANGE_EVENT`, 0x18 bytes. Releases 5.0+.
///
/// What no source says:
///
/// - Which states have which arm of the union.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CLOCK_STATE_CHANGE_EVENT")]
pub struct EtwClockStateChangeEvent {
    /// `UCHAR NewState`, at 0x00. What it is for is not known.
    pub new_state: u8,
    /// `UCHAR PrevState`, at 0x01. What it is for is not known.
    pub prev_state: u8,
    /// `UCHAR Reserved`, at 0x02. What it is for is not known.
    pub reserved: [u8; 6],
    /// The bytes that `DeliveredIncrement`, `RequestedIncrement`, `NextClockUpdateTime` share.
    pub union_08: Bytes<16>,
}

impl EtwClockStateChangeEvent {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            new_state: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            prev_state: u8::from_le_bytes(get::<1, 1, _>(bytes)),
            reserved: array(part::<2, 6, _>(bytes), u8::from_le_bytes),
            union_08: Bytes(get::<8, 16, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 1, _>(&mut bytes, self.new_state.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.prev_state.to_le_bytes());
        fill(part_mut::<2, 6, _>(&mut bytes), &self.reserved, |element| element.to_le_bytes());
        put::<8, 16, _>(&mut bytes, self.union_08.0);
        bytes
    }
    /// `ULONG64 DeliveredIncrement`, at 0x08. The interval of the clock's interrupts as it is. Unit: 100 ns.
    #[inline]
    pub fn delivered_increment(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_08.0))
    }
    /// Sets `DeliveredIncrement`.
    #[inline]
    pub fn set_delivered_increment(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// `ULONG64 RequestedIncrement`, at 0x10. The interval as it was asked for. Unit: 100 ns.
    #[inline]
    pub fn requested_increment(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(&self.union_08.0))
    }
    /// Sets `RequestedIncrement`.
    #[inline]
    pub fn set_requested_increment(&mut self, value: u64) {
        put::<8, 8, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// `ULONG64 NextClockUpdateTime`, at 0x08. When the time will next be brought up to date.
    #[inline]
    pub fn next_clock_update_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_08.0))
    }
    /// Sets `NextClockUpdateTime`.
    #[inline]
    pub fn set_next_clock_update_time(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_clock_state_change_event::V5_0;
}

fixed_record!(EtwClockStateChangeEvent, EtwClockStateChangeEventView, 24, "ETW_CLOCK_STATE_CHANGE_EVENT");
getters! {
    self EtwClockStateChangeEventView "EtwClockStateChangeEventView" {
        /// `UCHAR NewState`, at 0x00.
        new_state: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `UCHAR PrevState`, at 0x01.
        prev_state: u8 = u8::from_le_bytes(get::<1, 1, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x02.
        reserved: [u8; 6] = array(part::<2, 6, _>(self.fixed), u8::from_le_bytes);
        /// `ULONG64 DeliveredIncrement`, at 0x08.
        delivered_increment: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG64 RequestedIncrement`, at 0x10.
        requested_increment: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG64 NextClockUpdateTime`, at 0x08.
        next_clock_update_time: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
