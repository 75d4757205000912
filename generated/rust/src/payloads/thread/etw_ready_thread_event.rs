// Generated from spec/structs/ETW_READY_THREAD_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread became ready to run.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_READY_THREAD_EVENT", "EtwReadyThreadEvent", (8, 8), "Thread became ready to run.", &[
    unsigned("ThreadId", 0, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("AdjustReason", 4, 1, "UCHAR", "Reason for the priority boost.").of(crate::common::AdjustReason::VALUES).means(Meaning::Enumeration),
    field("AdjustIncrement", 5, 1, "SCHAR", Kind::Signed, "Amount of the priority boost.").means(Meaning::Number),
    field("", 6, 1, "union", Kind::Union, "").with(&[
        field("", 6, 1, "UCHAR", Kind::Bits, "").with(&[
            bit("ExecutingDpc", (6, 1), "UCHAR", 0, 1, "A deferred procedure call made the thread ready.").means(Meaning::Boolean),
            bit("KernelStackNotResident", (6, 1), "UCHAR", 1, 1, "The thread's kernel stack must be brought into memory first.").means(Meaning::Boolean),
            bit("ProcessOutOfMemory", (6, 1), "UCHAR", 2, 1, "The thread's process must be brought into memory first.").means(Meaning::Boolean),
            bit("DirectSwitchAttempt", (6, 1), "UCHAR", 3, 1, "A direct switch to the thread was attempted.").means(Meaning::Boolean),
            bit("Reserved", (6, 1), "UCHAR", 4, 4, "").means(Meaning::Reserved),
        ]),
        unsigned("Flags", 6, 1, "UCHAR", "The same byte as one number.").means(Meaning::Flags),
    ]),
    unsigned("SpareByte", 7, 1, "UCHAR", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Thread became ready to run.
    ///
    /// In C: `ETW_READY_THREAD_EVENT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_READY_THREAD_EVENT")]
    owned EtwReadyThreadEvent / EtwReadyThreadEventView: lone [8] "ETW_READY_THREAD_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// Reason for the priority boost. `UCHAR AdjustReason` at 0x04.
        adjust_reason set_adjust_reason: crate::common::AdjustReason = 4;
        /// Amount of the priority boost. `SCHAR AdjustIncrement` at 0x05.
        adjust_increment set_adjust_increment: i8 = 5;
        /// The same byte as one number. `UCHAR Flags` at 0x06.
        flags set_flags: u8 = 6;
        /// Reserved or padding, according to a source. `UCHAR SpareByte` at 0x07.
        spare_byte set_spare_byte: u8 = 7;
    }
    bits {
        /// A deferred procedure call made the thread ready. `ExecutingDpc`, bit 0 of the integer at 0x06.
        executing_dpc set_executing_dpc: u8 = 1 6 0 1;
        /// The thread's kernel stack must be brought into memory first. `KernelStackNotResident`, bit 1 of the integer at 0x06.
        kernel_stack_not_resident set_kernel_stack_not_resident: u8 = 1 6 1 1;
        /// The thread's process must be brought into memory first. `ProcessOutOfMemory`, bit 2 of the integer at 0x06.
        process_out_of_memory set_process_out_of_memory: u8 = 1 6 2 1;
        /// A direct switch to the thread was attempted. `DirectSwitchAttempt`, bit 3 of the integer at 0x06.
        direct_switch_attempt set_direct_switch_attempt: u8 = 1 6 3 1;
        /// Reserved or padding, according to a source. `Reserved`, bits 4 to 7 of the integer at 0x06.
        reserved set_reserved: u8 = 1 6 4 4;
    }
}
