// Generated from spec/structs/ETW_READY_THREAD_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread became ready to run.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_READY_THREAD_EVENT", "EtwReadyThreadEvent")
    .size(8)
    .about("Thread became ready to run.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
        unsigned("UCHAR AdjustReason").at(4..5).about("Reason for the priority boost.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::AdjustReason::VALUES)]),
        signed("SCHAR AdjustIncrement").at(5..6).about("Amount of the priority boost.").means(Meaning::Number),
        union("union ").at(6..7).with(&[More::Fields(&[
            bit_fields("UCHAR ").at(6..7).with(&[More::Fields(&[
                bit("UCHAR ExecutingDpc").at(6..7).bits(0..1).about("A deferred procedure call made the thread ready.")
                    .means(Meaning::Boolean),
                bit("UCHAR KernelStackNotResident").at(6..7).bits(1..2)
                    .about("The thread's kernel stack must be brought into memory first.").means(Meaning::Boolean),
                bit("UCHAR ProcessOutOfMemory").at(6..7).bits(2..3)
                    .about("The thread's process must be brought into memory first.").means(Meaning::Boolean),
                bit("UCHAR DirectSwitchAttempt").at(6..7).bits(3..4)
                    .about("A direct switch to the thread was attempted.").means(Meaning::Boolean),
                bit("UCHAR Reserved").at(6..7).bits(4..8).means(Meaning::Reserved),
            ])]),
            unsigned("UCHAR Flags").at(6..7).about("The same byte as one number.").means(Meaning::Flags),
        ])]),
        unsigned("UCHAR SpareByte").at(7..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Thread became ready to run.
    ///
    /// In C: `ETW_READY_THREAD_EVENT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *Event Tracing MOF classes*; Can
    /// Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_READY_THREAD_EVENT")]
    owned EtwReadyThreadEvent / EtwReadyThreadEventView: lone,
        name = "ETW_READY_THREAD_EVENT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id / set_thread_id: u32, at = 0;
        /// Reason for the priority boost. `UCHAR AdjustReason` at 0x04.
        adjust_reason / set_adjust_reason: crate::common::AdjustReason, at = 4;
        /// Amount of the priority boost. `SCHAR AdjustIncrement` at 0x05.
        adjust_increment / set_adjust_increment: i8, at = 5;
        /// The same byte as one number. `UCHAR Flags` at 0x06.
        flags / set_flags: u8, at = 6;
        /// Reserved or padding, according to a source. `UCHAR SpareByte` at 0x07.
        spare_byte / set_spare_byte: u8, at = 7;
    }
    bits {
        /// A deferred procedure call made the thread ready. `ExecutingDpc`, bit 0 of the integer at 0x06.
        executing_dpc / set_executing_dpc: u8, at = 6, size = 1, bits = 0..1;
        /// The thread's kernel stack must be brought into memory first. `KernelStackNotResident`, bit 1 of the integer
        /// at 0x06.
        kernel_stack_not_resident / set_kernel_stack_not_resident: u8, at = 6, size = 1, bits = 1..2;
        /// The thread's process must be brought into memory first. `ProcessOutOfMemory`, bit 2 of the integer at 0x06.
        process_out_of_memory / set_process_out_of_memory: u8, at = 6, size = 1, bits = 2..3;
        /// A direct switch to the thread was attempted. `DirectSwitchAttempt`, bit 3 of the integer at 0x06.
        direct_switch_attempt / set_direct_switch_attempt: u8, at = 6, size = 1, bits = 3..4;
        /// Reserved or padding, according to a source. `Reserved`, bits 4 to 7 of the integer at 0x06.
        reserved / set_reserved: u8, at = 6, size = 1, bits = 4..8;
    }
}
