// Generated from spec/structs/ETW_SET_TIMER_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Kernel timer set.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_SET_TIMER_EVENT", "EtwSetTimerEventPtr32")
    .size(24)
    .about("Kernel timer set.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG64 ExpectedDueTime").at(0..8).about("Due time.").means(Meaning::HundredNanoseconds)
            .with(&[More::Units("100 ns")]),
        address("ULONG_PTR TimerAddress").at(8..12).about("Identifies the timer.").means(Meaning::TimerObject),
        unsigned("USHORT TargetProcessorGroup").at(12..14)
            .about("Group of the processor on which the timer is to expire.").means(Meaning::ProcessorGroup),
        unsigned("UCHAR TargetProcessorIndex").at(14..15).about("Processor within the group.")
            .means(Meaning::ProcessorNumber),
        unsigned("UCHAR Flags").at(15..16).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::profile::EtwTimerFlag::VALUES)]),
        unsigned("ULONG Period").at(16..20).about("Period of the timer.").means(Meaning::Milliseconds)
            .with(&[More::Units("ms")]),
        unsigned("UCHAR EncodedDelay").at(20..21).about("Tolerable delay, encoded."),
        unsigned("UCHAR Reserved0").at(21..22).means(Meaning::Reserved),
        union("union ").at(22..24)
            .about("Symbol files of 2004 and later contain the process. The header and the symbol files of 1607 do \
                not.")
            .with(&[More::Fields(&[
            unsigned("USHORT Reserved1").at(22..24).means(Meaning::Reserved),
            unsigned("USHORT UniqueProcessId").at(22..24)
                .about("Low half of the process ID (inferred from the name and the size).").stated_by(SOURCES),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_SET_TIMER_EVENT", "EtwSetTimerEventPtr64")
    .size(32)
    .fixed(28)
    .about("Kernel timer set.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG64 ExpectedDueTime").at(0..8).about("Due time.").means(Meaning::HundredNanoseconds)
            .with(&[More::Units("100 ns")]),
        address("ULONG_PTR TimerAddress").at(8..16).about("Identifies the timer.").means(Meaning::TimerObject),
        unsigned("USHORT TargetProcessorGroup").at(16..18)
            .about("Group of the processor on which the timer is to expire.").means(Meaning::ProcessorGroup),
        unsigned("UCHAR TargetProcessorIndex").at(18..19).about("Processor within the group.")
            .means(Meaning::ProcessorNumber),
        unsigned("UCHAR Flags").at(19..20).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::profile::EtwTimerFlag::VALUES)]),
        unsigned("ULONG Period").at(20..24).about("Period of the timer.").means(Meaning::Milliseconds)
            .with(&[More::Units("ms")]),
        unsigned("UCHAR EncodedDelay").at(24..25).about("Tolerable delay, encoded."),
        unsigned("UCHAR Reserved0").at(25..26).means(Meaning::Reserved),
        union("union ").at(26..28)
            .about("Symbol files of 2004 and later contain the process. The header and the symbol files of 1607 do \
                not.")
            .with(&[More::Fields(&[
            unsigned("USHORT Reserved1").at(26..28).means(Meaning::Reserved),
            unsigned("USHORT UniqueProcessId").at(26..28)
                .about("Low half of the process ID (inferred from the name and the size).").stated_by(SOURCES),
        ])]),
    ]);
fixed! {
    /// Kernel timer set.
    ///
    /// In C: `ETW_SET_TIMER_EVENT`, 0x18 bytes. Releases unknown (32-bit).
    ///
    /// According to the header, the event of a timer that is not periodic is truncated before Period.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Encoding of EncodedDelay.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SET_TIMER_EVENT")]
    owned EtwSetTimerEventPtr32 / EtwSetTimerEventPtr32View: lone,
        name = "ETW_SET_TIMER_EVENT", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Due time. `ULONG64 ExpectedDueTime` at 0x00. Unit: 100 ns.
        expected_due_time / set_expected_due_time: u64, at = 0;
        /// Identifies the timer. `ULONG_PTR TimerAddress` at 0x08.
        timer_address / set_timer_address: u32, at = 8;
        /// Group of the processor on which the timer is to expire. `USHORT TargetProcessorGroup` at 0x0C.
        target_processor_group / set_target_processor_group: u16, at = 12;
        /// Processor within the group. `UCHAR TargetProcessorIndex` at 0x0E.
        target_processor_index / set_target_processor_index: u8, at = 14;
        /// `UCHAR Flags` at 0x0F.
        flags / set_flags: crate::payloads::profile::EtwTimerFlag, at = 15;
        /// Period of the timer. `ULONG Period` at 0x10. Unit: ms.
        period / set_period: u32, at = 16;
        /// Tolerable delay, encoded. `UCHAR EncodedDelay` at 0x14.
        encoded_delay / set_encoded_delay: u8, at = 20;
        /// Reserved or padding, according to a source. `UCHAR Reserved0` at 0x15.
        reserved0 / set_reserved0: u8, at = 21;
        /// Reserved or padding, according to a source. `USHORT Reserved1` at 0x16.
        reserved1 / set_reserved1: u16, at = 22;
        /// Low half of the process ID (inferred from the name and the size). `USHORT UniqueProcessId` at 0x16.
        unique_process_id / set_unique_process_id: u16, at = 22;
    }
    converted {
        /// Duration. The raw value is `expected_due_time`.
        expected_due_time_as_duration: core::time::Duration, raw = expected_due_time,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        /// Duration. The raw value is `period`.
        period_as_duration: core::time::Duration, raw = period, |raw| duration(raw, per_second::MILLISECONDS);
    }
}

fixed! {
    /// Kernel timer set.
    ///
    /// In C: `ETW_SET_TIMER_EVENT`, 0x20 bytes with one element of its array, 0x1c without elements. Releases unknown
    /// (64-bit).
    ///
    /// According to the header, the event of a timer that is not periodic is truncated before Period.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Encoding of EncodedDelay.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SET_TIMER_EVENT")]
    owned EtwSetTimerEventPtr64 / EtwSetTimerEventPtr64View: lone,
        name = "ETW_SET_TIMER_EVENT", size = 28, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Due time. `ULONG64 ExpectedDueTime` at 0x00. Unit: 100 ns.
        expected_due_time / set_expected_due_time: u64, at = 0;
        /// Identifies the timer. `ULONG_PTR TimerAddress` at 0x08.
        timer_address / set_timer_address: u64, at = 8;
        /// Group of the processor on which the timer is to expire. `USHORT TargetProcessorGroup` at 0x10.
        target_processor_group / set_target_processor_group: u16, at = 16;
        /// Processor within the group. `UCHAR TargetProcessorIndex` at 0x12.
        target_processor_index / set_target_processor_index: u8, at = 18;
        /// `UCHAR Flags` at 0x13.
        flags / set_flags: crate::payloads::profile::EtwTimerFlag, at = 19;
        /// Period of the timer. `ULONG Period` at 0x14. Unit: ms.
        period / set_period: u32, at = 20;
        /// Tolerable delay, encoded. `UCHAR EncodedDelay` at 0x18.
        encoded_delay / set_encoded_delay: u8, at = 24;
        /// Reserved or padding, according to a source. `UCHAR Reserved0` at 0x19.
        reserved0 / set_reserved0: u8, at = 25;
        /// Reserved or padding, according to a source. `USHORT Reserved1` at 0x1A.
        reserved1 / set_reserved1: u16, at = 26;
        /// Low half of the process ID (inferred from the name and the size). `USHORT UniqueProcessId` at 0x1A.
        unique_process_id / set_unique_process_id: u16, at = 26;
    }
    converted {
        /// Duration. The raw value is `expected_due_time`.
        expected_due_time_as_duration: core::time::Duration, raw = expected_due_time,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        /// Duration. The raw value is `period`.
        period_as_duration: core::time::Duration, raw = period, |raw| duration(raw, per_second::MILLISECONDS);
    }
}

/// Alias of [`EtwSetTimerEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwSetTimerEventPtr32` or `EtwSetTimerEventPtr64`"]
pub type EtwSetTimerEvent = EtwSetTimerEventPtr64;
/// Alias of [`EtwSetTimerEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwSetTimerEventPtr32View` or `EtwSetTimerEventPtr64View`"]
pub type EtwSetTimerEventView<'a> = EtwSetTimerEventPtr64View<'a>;
