// Generated from spec/structs/PERFINFO_DOMAIN_CHANGE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DOMAIN_CHANGE_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A processor changed its domain.
///
/// In C: `PERFINFO_DOMAIN_CHANGE_EVENT`, 0x10 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DOMAIN_CHANGE_EVENT")]
pub struct PerfinfoDomainChangeEvent {
    /// `ULONGLONG NewDomain`, at 0x00.
    pub new_domain: u64,
    /// `PERFINFO_DOMAIN_CHANGE_EVENT_REASON Reason`, at 0x08.
    pub reason: crate::payloads::profile::PerfinfoDomainChangeEventReason,
    /// `ULONG ThreadId`, at 0x0C.
    pub thread_id: u32,
}

impl PerfinfoDomainChangeEvent {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            new_domain: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            reason: crate::payloads::profile::PerfinfoDomainChangeEventReason::from_le(get::<8, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.new_domain.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.reason.to_le());
        put::<12, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_domain_change_event::V5_0;
}

fixed_record!(PerfinfoDomainChangeEvent, PerfinfoDomainChangeEventView, 16, "PERFINFO_DOMAIN_CHANGE_EVENT");
getters! {
    self PerfinfoDomainChangeEventView "PerfinfoDomainChangeEventView" {
        /// `ULONGLONG NewDomain`, at 0x00.
        new_domain: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PERFINFO_DOMAIN_CHANGE_EVENT_REASON Reason`, at 0x08.
        reason: crate::payloads::profile::PerfinfoDomainChangeEventReason = crate::payloads::profile::PerfinfoDomainChangeEventReason::from_le(get::<8, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x0C.
        thread_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
