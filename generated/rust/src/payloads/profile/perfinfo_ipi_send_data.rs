// Generated from spec/structs/PERFINFO_IPI_SEND_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interrupt sent to other processors.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_IPI_SEND_DATA", "V2004Ptr32", (24, 24), "Interrupt sent to other processors.", &[
    unsigned("InitialTime", 0, 8, "ULONGLONG", ""),
    address("WorkerRoutine", 8, 4, "PVOID", "").means(Meaning::CodeAddress),
    unsigned("RequestType", 12, 4, "ULONG", "").means(Meaning::Enumeration),
    unsigned("IpiType", 16, 4, "ULONG", "").means(Meaning::Enumeration),
    unsigned("TargetCount", 20, 4, "ULONG", "").means(Meaning::Count),
])
    .in_releases("2004..server-2022 (32-bit)", &[holds(Pointer::Bits32, 19, 24)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_IPI_SEND_DATA", "V2004Ptr64", (28, 28), "Interrupt sent to other processors.", &[
    unsigned("InitialTime", 0, 8, "ULONGLONG", ""),
    address("WorkerRoutine", 8, 8, "PVOID", "").means(Meaning::CodeAddress),
    unsigned("RequestType", 16, 4, "ULONG", "").means(Meaning::Enumeration),
    unsigned("IpiType", 20, 4, "ULONG", "").means(Meaning::Enumeration),
    unsigned("TargetCount", 24, 4, "ULONG", "").means(Meaning::Count),
])
    .in_releases("2004..server-2022 (64-bit)", &[holds(Pointer::Bits64, 19, 24)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_2: Layout = layout("PERFINFO_IPI_SEND_DATA", "PerfinfoIpiSendDataPtr32", (16, 16), "Interrupt sent to other processors.", &[
    address("WorkerRoutine", 0, 4, "PVOID", "").means(Meaning::CodeAddress),
    unsigned("RequestType", 4, 4, "ULONG", "").means(Meaning::Enumeration),
    unsigned("IpiType", 8, 4, "ULONG", "").means(Meaning::Enumeration),
    unsigned("TargetCount", 12, 4, "ULONG", "").means(Meaning::Count),
])
    .in_releases("11-21H2+ (32-bit)", &[holds(Pointer::Bits32, 25, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_3: Layout = layout("PERFINFO_IPI_SEND_DATA", "PerfinfoIpiSendDataPtr64", (20, 20), "Interrupt sent to other processors.", &[
    address("WorkerRoutine", 0, 8, "PVOID", "").means(Meaning::CodeAddress),
    unsigned("RequestType", 8, 4, "ULONG", "").means(Meaning::Enumeration),
    unsigned("IpiType", 12, 4, "ULONG", "").means(Meaning::Enumeration),
    unsigned("TargetCount", 16, 4, "ULONG", "").means(Meaning::Count),
])
    .in_releases("11-21H2+ (64-bit)", &[holds(Pointer::Bits64, 25, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Interrupt sent to other processors.
    ///
    /// Older form.
    /// In C: `PERFINFO_IPI_SEND_DATA`, 0x18 bytes. Documented for 2004..server-2022 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Release between 20H2 and the first release of 11 in which the form changed.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    owned V2004Ptr32 / V2004Ptr32View: lone [24] "PERFINFO_IPI_SEND_DATA" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONGLONG InitialTime` at 0x00.
        initial_time set_initial_time: u64 = 0;
        /// Address of code. `PVOID WorkerRoutine` at 0x08.
        worker_routine set_worker_routine: u32 = 8;
        /// `ULONG RequestType` at 0x0C.
        request_type set_request_type: u32 = 12;
        /// `ULONG IpiType` at 0x10.
        ipi_type set_ipi_type: u32 = 16;
        /// `ULONG TargetCount` at 0x14.
        target_count set_target_count: u32 = 20;
    }
    bits {
    }
}

fixed! {
    /// Interrupt sent to other processors.
    ///
    /// Older form.
    /// In C: `PERFINFO_IPI_SEND_DATA`, 0x1c bytes. Documented for 2004..server-2022 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Release between 20H2 and the first release of 11 in which the form changed.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    owned V2004Ptr64 / V2004Ptr64View: lone [28] "PERFINFO_IPI_SEND_DATA" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// `ULONGLONG InitialTime` at 0x00.
        initial_time set_initial_time: u64 = 0;
        /// Address of code. `PVOID WorkerRoutine` at 0x08.
        worker_routine set_worker_routine: u64 = 8;
        /// `ULONG RequestType` at 0x10.
        request_type set_request_type: u32 = 16;
        /// `ULONG IpiType` at 0x14.
        ipi_type set_ipi_type: u32 = 20;
        /// `ULONG TargetCount` at 0x18.
        target_count set_target_count: u32 = 24;
    }
    bits {
    }
}

fixed! {
    /// Interrupt sent to other processors.
    ///
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `PERFINFO_IPI_SEND_DATA`, 0x10 bytes. Documented for 11-21H2+ (32-bit), assumed unchanged after 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Release between 20H2 and the first release of 11 in which the form changed.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_IPI_SEND_DATA")]
    owned PerfinfoIpiSendDataPtr32 / PerfinfoIpiSendDataPtr32View: lone [16] "PERFINFO_IPI_SEND_DATA" Table::form(&LAYOUT_2), LAYOUT_2;
    fields {
        /// Address of code. `PVOID WorkerRoutine` at 0x00.
        worker_routine set_worker_routine: u32 = 0;
        /// `ULONG RequestType` at 0x04.
        request_type set_request_type: u32 = 4;
        /// `ULONG IpiType` at 0x08.
        ipi_type set_ipi_type: u32 = 8;
        /// `ULONG TargetCount` at 0x0C.
        target_count set_target_count: u32 = 12;
    }
    bits {
    }
}

fixed! {
    /// Interrupt sent to other processors.
    ///
    /// In C: `PERFINFO_IPI_SEND_DATA`, 0x14 bytes. Documented for 11-21H2+ (64-bit), assumed unchanged after 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Release between 20H2 and the first release of 11 in which the form changed.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_IPI_SEND_DATA")]
    owned PerfinfoIpiSendDataPtr64 / PerfinfoIpiSendDataPtr64View: lone [20] "PERFINFO_IPI_SEND_DATA" Table::form(&LAYOUT_3), LAYOUT_3;
    fields {
        /// Address of code. `PVOID WorkerRoutine` at 0x00.
        worker_routine set_worker_routine: u64 = 0;
        /// `ULONG RequestType` at 0x08.
        request_type set_request_type: u32 = 8;
        /// `ULONG IpiType` at 0x0C.
        ipi_type set_ipi_type: u32 = 12;
        /// `ULONG TargetCount` at 0x10.
        target_count set_target_count: u32 = 16;
    }
    bits {
    }
}

/// Alias of [`PerfinfoIpiSendDataPtr32`], named by the first release of the form.
pub type V11_21h2Ptr32 = PerfinfoIpiSendDataPtr32;
/// Alias of [`PerfinfoIpiSendDataPtr32View`], named by the first release of the form.
pub type V11_21h2Ptr32View<'a> = PerfinfoIpiSendDataPtr32View<'a>;
/// Alias of [`PerfinfoIpiSendDataPtr64`], named by the first release of the form.
pub type V11_21h2Ptr64 = PerfinfoIpiSendDataPtr64;
/// Alias of [`PerfinfoIpiSendDataPtr64View`], named by the first release of the form.
pub type V11_21h2Ptr64View<'a> = PerfinfoIpiSendDataPtr64View<'a>;
/// Alias of [`PerfinfoIpiSendDataPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoIpiSendDataPtr32` or `PerfinfoIpiSendDataPtr64`"]
pub type PerfinfoIpiSendData = PerfinfoIpiSendDataPtr64;
/// Alias of [`PerfinfoIpiSendDataPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoIpiSendDataPtr32View` or `PerfinfoIpiSendDataPtr64View`"]
pub type PerfinfoIpiSendDataView<'a> = PerfinfoIpiSendDataPtr64View<'a>;
any_form! {
    "PERFINFO_IPI_SEND_DATA" {
        /// Documented for 2004..server-2022 (32-bit).
        V2004Ptr32(V2004Ptr32, fixed) = 0,
        /// Documented for 2004..server-2022 (64-bit).
        V2004Ptr64(V2004Ptr64, fixed) = 1,
        /// Documented for 11-21H2+ (32-bit), assumed unchanged after 11-21H2.
        PerfinfoIpiSendDataPtr32(PerfinfoIpiSendDataPtr32, fixed) = 2,
        /// Documented for 11-21H2+ (64-bit), assumed unchanged after 11-21H2.
        PerfinfoIpiSendDataPtr64(PerfinfoIpiSendDataPtr64, fixed) = 3,
    }
    Bits32 19..=24 => 0,
    Bits64 19..=24 => 1,
    Bits32 25..=255 => 2,
    Bits64 25..=255 => 3,
}
