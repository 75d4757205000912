// Generated from spec/structs/ETW_SET_TIMER_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Kernel timer set.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_SET_TIMER_EVENT", "EtwSetTimerEventPtr32", (24, 24), "Kernel timer set.", &[
    unsigned("ExpectedDueTime", 0, 8, "ULONG64", "Due time.").in_units("100 ns").means(Meaning::HundredNanoseconds),
    address("TimerAddress", 8, 4, "ULONG_PTR", "Identifies the timer.").means(Meaning::TimerObject),
    unsigned("TargetProcessorGroup", 12, 2, "USHORT", "Group of the processor on which the timer is to expire.").means(Meaning::ProcessorGroup),
    unsigned("TargetProcessorIndex", 14, 1, "UCHAR", "Processor within the group.").means(Meaning::ProcessorNumber),
    unsigned("Flags", 15, 1, "UCHAR", "").of(crate::payloads::profile::EtwTimerFlag::VALUES).means(Meaning::Flags),
    unsigned("Period", 16, 4, "ULONG", "Period of the timer.").in_units("ms").means(Meaning::Milliseconds),
    unsigned("EncodedDelay", 20, 1, "UCHAR", "Tolerable delay, encoded."),
    unsigned("Reserved0", 21, 1, "UCHAR", "").means(Meaning::Reserved),
    field("", 22, 2, "union", Kind::Union, "Symbol files of 2004 and later contain the process. The header and the symbol files of 1607 do not.").with(&[
        unsigned("Reserved1", 22, 2, "USHORT", "").means(Meaning::Reserved),
        unsigned("UniqueProcessId", 22, 2, "USHORT", "Low half of the process ID (inferred from the name and the size).").stated_by(&[&crate::rt::sources::SELENE_SDK]),
    ]),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_SET_TIMER_EVENT", "EtwSetTimerEventPtr64", (32, 28), "Kernel timer set.", &[
    unsigned("ExpectedDueTime", 0, 8, "ULONG64", "Due time.").in_units("100 ns").means(Meaning::HundredNanoseconds),
    address("TimerAddress", 8, 8, "ULONG_PTR", "Identifies the timer.").means(Meaning::TimerObject),
    unsigned("TargetProcessorGroup", 16, 2, "USHORT", "Group of the processor on which the timer is to expire.").means(Meaning::ProcessorGroup),
    unsigned("TargetProcessorIndex", 18, 1, "UCHAR", "Processor within the group.").means(Meaning::ProcessorNumber),
    unsigned("Flags", 19, 1, "UCHAR", "").of(crate::payloads::profile::EtwTimerFlag::VALUES).means(Meaning::Flags),
    unsigned("Period", 20, 4, "ULONG", "Period of the timer.").in_units("ms").means(Meaning::Milliseconds),
    unsigned("EncodedDelay", 24, 1, "UCHAR", "Tolerable delay, encoded."),
    unsigned("Reserved0", 25, 1, "UCHAR", "").means(Meaning::Reserved),
    field("", 26, 2, "union", Kind::Union, "Symbol files of 2004 and later contain the process. The header and the symbol files of 1607 do not.").with(&[
        unsigned("Reserved1", 26, 2, "USHORT", "").means(Meaning::Reserved),
        unsigned("UniqueProcessId", 26, 2, "USHORT", "Low half of the process ID (inferred from the name and the size).").stated_by(&[&crate::rt::sources::SELENE_SDK]),
    ]),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
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
    owned EtwSetTimerEventPtr32 / EtwSetTimerEventPtr32View: lone [24] "ETW_SET_TIMER_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Due time. `ULONG64 ExpectedDueTime` at 0x00. Unit: 100 ns.
        expected_due_time set_expected_due_time: u64 = 0;
        /// Identifies the timer. `ULONG_PTR TimerAddress` at 0x08.
        timer_address set_timer_address: u32 = 8;
        /// Group of the processor on which the timer is to expire. `USHORT TargetProcessorGroup` at 0x0C.
        target_processor_group set_target_processor_group: u16 = 12;
        /// Processor within the group. `UCHAR TargetProcessorIndex` at 0x0E.
        target_processor_index set_target_processor_index: u8 = 14;
        /// `UCHAR Flags` at 0x0F.
        flags set_flags: crate::payloads::profile::EtwTimerFlag = 15;
        /// Period of the timer. `ULONG Period` at 0x10. Unit: ms.
        period set_period: u32 = 16;
        /// Tolerable delay, encoded. `UCHAR EncodedDelay` at 0x14.
        encoded_delay set_encoded_delay: u8 = 20;
        /// Reserved or padding, according to a source. `UCHAR Reserved0` at 0x15.
        reserved0 set_reserved0: u8 = 21;
        /// Reserved or padding, according to a source. `USHORT Reserved1` at 0x16.
        reserved1 set_reserved1: u16 = 22;
        /// Low half of the process ID (inferred from the name and the size). `USHORT UniqueProcessId` at 0x16.
        unique_process_id set_unique_process_id: u16 = 22;
    }
    bits {
    }
    typed {
    }
    converted {
        /// Duration. The raw value is `expected_due_time`.
        expected_due_time_as_duration: core::time::Duration = expected_due_time, |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        /// Duration. The raw value is `period`.
        period_as_duration: core::time::Duration = period, |raw| duration(raw, per_second::MILLISECONDS);
    }
}

fixed! {
    /// Kernel timer set.
    ///
    /// In C: `ETW_SET_TIMER_EVENT`, 0x20 bytes with one element of its array, 0x1c without elements. Releases unknown (64-bit).
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
    owned EtwSetTimerEventPtr64 / EtwSetTimerEventPtr64View: lone [28] "ETW_SET_TIMER_EVENT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Due time. `ULONG64 ExpectedDueTime` at 0x00. Unit: 100 ns.
        expected_due_time set_expected_due_time: u64 = 0;
        /// Identifies the timer. `ULONG_PTR TimerAddress` at 0x08.
        timer_address set_timer_address: u64 = 8;
        /// Group of the processor on which the timer is to expire. `USHORT TargetProcessorGroup` at 0x10.
        target_processor_group set_target_processor_group: u16 = 16;
        /// Processor within the group. `UCHAR TargetProcessorIndex` at 0x12.
        target_processor_index set_target_processor_index: u8 = 18;
        /// `UCHAR Flags` at 0x13.
        flags set_flags: crate::payloads::profile::EtwTimerFlag = 19;
        /// Period of the timer. `ULONG Period` at 0x14. Unit: ms.
        period set_period: u32 = 20;
        /// Tolerable delay, encoded. `UCHAR EncodedDelay` at 0x18.
        encoded_delay set_encoded_delay: u8 = 24;
        /// Reserved or padding, according to a source. `UCHAR Reserved0` at 0x19.
        reserved0 set_reserved0: u8 = 25;
        /// Reserved or padding, according to a source. `USHORT Reserved1` at 0x1A.
        reserved1 set_reserved1: u16 = 26;
        /// Low half of the process ID (inferred from the name and the size). `USHORT UniqueProcessId` at 0x1A.
        unique_process_id set_unique_process_id: u16 = 26;
    }
    bits {
    }
    typed {
    }
    converted {
        /// Duration. The raw value is `expected_due_time`.
        expected_due_time_as_duration: core::time::Duration = expected_due_time, |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        /// Duration. The raw value is `period`.
        period_as_duration: core::time::Duration = period, |raw| duration(raw, per_second::MILLISECONDS);
    }
}

/// Alias of [`EtwSetTimerEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwSetTimerEventPtr32` or `EtwSetTimerEventPtr64`"]
pub type EtwSetTimerEvent = EtwSetTimerEventPtr64;
/// Alias of [`EtwSetTimerEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwSetTimerEventPtr32View` or `EtwSetTimerEventPtr64View`"]
pub type EtwSetTimerEventView<'a> = EtwSetTimerEventPtr64View<'a>;
