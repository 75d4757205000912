// Generated from spec/structs/ETW_CRITSEC_EVENT_INIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CRITSEC_EVENT_INIT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A critical section was initialized.
///
/// In C: `ETW_CRITSEC_EVENT_INIT`, 0x28 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CRITSEC_EVENT_INIT")]
pub struct EtwCritsecEventInitX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID SpinCount`, at 0x20. How often a thread tries again before it waits.
    pub spin_count: u32,
    /// `PVOID Address`, at 0x24. The critical section.
    pub address: u32,
}

impl EtwCritsecEventInitX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            spin_count: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            address: u32::from_le_bytes(get::<36, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.spin_count.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.address.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_critsec_event_init::V5_0X86;
}

fixed_record!(EtwCritsecEventInitX86, EtwCritsecEventInitX86View, 40, "ETW_CRITSEC_EVENT_INIT");
getters! {
    self EtwCritsecEventInitX86View "EtwCritsecEventInitX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID SpinCount`, at 0x20.
        spin_count: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `PVOID Address`, at 0x24.
        address: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
    }
}
