// Generated from spec/structs/TRACE_CONTEXT_REGISTER_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor registers logged with selected events.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_TRACE_CONTEXT_REGISTER_INFO, &sources::PHNT_NTEXAPI];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_CONTEXT_REGISTER_INFO", "TraceContextRegisterInfo")
    .size(8)
    .summary("Processor registers logged with selected events.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ETW_CONTEXT_REGISTER_TYPES", "RegisterTypes").at(0..4).doc("Registers to trace.")
            .of(crate::requests::EtwContextRegisterTypes::VALUES).means(Meaning::Flags),
        unsigned("ULONG", "Reserved").at(4..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Processor registers logged with selected events.
    ///
    /// In C: `TRACE_CONTEXT_REGISTER_INFO`, 0x8 bytes. Releases unknown.
    ///
    /// The structure belongs to user mode. phnt has its layout, in a comment, as EVENT_TRACE_CONTEXT_REGISTER_INFO.
    ///
    /// Unknown:
    ///
    /// - First release that has it. The documentation states Windows Server 23H2, and phnt states 24H2 for the kernel's
    ///   information class.
    ///
    /// Source: Microsoft, *TRACE_CONTEXT_REGISTER_INFO structure*; Winsider Seminars & Solutions and
    /// contributors, *ntexapi.h*.
    #[doc(alias = "TRACE_CONTEXT_REGISTER_INFO")]
    owned TraceContextRegisterInfo / TraceContextRegisterInfoView: lone,
        name = "TRACE_CONTEXT_REGISTER_INFO", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Registers to trace. `ETW_CONTEXT_REGISTER_TYPES RegisterTypes` at 0x00.
        register_types / set_register_types: crate::requests::EtwContextRegisterTypes, at = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
        reserved / set_reserved: u32, at = 4;
    }
}
