// Generated from spec/structs/TRACE_CONTEXT_REGISTER_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor registers logged with selected events.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TRACE_CONTEXT_REGISTER_INFO", "TraceContextRegisterInfo", (8, 8), "Processor registers logged with selected events.", &[
    unsigned("RegisterTypes", 0, 4, "ETW_CONTEXT_REGISTER_TYPES", "Registers to trace.").of(crate::requests::EtwContextRegisterTypes::VALUES).means(Meaning::Flags),
    unsigned("Reserved", 4, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_TRACE_CONTEXT_REGISTER_INFO, &crate::rt::sources::PHNT_NTEXAPI]);
fixed! {
    /// Processor registers logged with selected events.
    ///
    /// In C: `TRACE_CONTEXT_REGISTER_INFO`, 0x8 bytes. Releases unknown.
    ///
    /// The structure belongs to user mode. phnt has its layout, in a comment, as EVENT_TRACE_CONTEXT_REGISTER_INFO.
    ///
    /// Unknown:
    ///
    /// - First release that has it. The documentation states Windows Server 23H2, and phnt states 24H2 for the kernel's information class.
    ///
    /// Source: Microsoft, *TRACE_CONTEXT_REGISTER_INFO structure*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    #[doc(alias = "TRACE_CONTEXT_REGISTER_INFO")]
    owned TraceContextRegisterInfo / TraceContextRegisterInfoView: lone [8] "TRACE_CONTEXT_REGISTER_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Registers to trace. `ETW_CONTEXT_REGISTER_TYPES RegisterTypes` at 0x00.
        register_types set_register_types: crate::requests::EtwContextRegisterTypes = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
        reserved set_reserved: u32 = 4;
    }
    bits {
    }
}
