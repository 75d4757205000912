// Generated from spec/structs/PERFINFO_IPI_SEND_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interrupt sent to other processors.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_IPI_SEND_DATA", "V2004Ptr32")
    .size(24)
    .about("Interrupt sent to other processors.")
    .in_releases("2004..server-2022 (32-bit)", &[holds(Pointer::Bits32, 19, 24)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG InitialTime").at(0..8),
        address("PVOID WorkerRoutine").at(8..12).means(Meaning::CodeAddress),
        unsigned("ULONG RequestType").at(12..16).means(Meaning::Enumeration),
        unsigned("ULONG IpiType").at(16..20).means(Meaning::Enumeration),
        unsigned("ULONG TargetCount").at(20..24).means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_IPI_SEND_DATA", "V2004Ptr64")
    .size(28)
    .about("Interrupt sent to other processors.")
    .in_releases("2004..server-2022 (64-bit)", &[holds(Pointer::Bits64, 19, 24)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG InitialTime").at(0..8),
        address("PVOID WorkerRoutine").at(8..16).means(Meaning::CodeAddress),
        unsigned("ULONG RequestType").at(16..20).means(Meaning::Enumeration),
        unsigned("ULONG IpiType").at(20..24).means(Meaning::Enumeration),
        unsigned("ULONG TargetCount").at(24..28).means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("PERFINFO_IPI_SEND_DATA", "PerfinfoIpiSendDataPtr32")
    .size(16)
    .about("Interrupt sent to other processors.")
    .in_releases("11-21H2+ (32-bit)", &[holds(Pointer::Bits32, 25, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID WorkerRoutine").at(0..4).means(Meaning::CodeAddress),
        unsigned("ULONG RequestType").at(4..8).means(Meaning::Enumeration),
        unsigned("ULONG IpiType").at(8..12).means(Meaning::Enumeration),
        unsigned("ULONG TargetCount").at(12..16).means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("PERFINFO_IPI_SEND_DATA", "PerfinfoIpiSendDataPtr64")
    .size(20)
    .about("Interrupt sent to other processors.")
    .in_releases("11-21H2+ (64-bit)", &[holds(Pointer::Bits64, 25, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID WorkerRoutine").at(0..8).means(Meaning::CodeAddress),
        unsigned("ULONG RequestType").at(8..12).means(Meaning::Enumeration),
        unsigned("ULONG IpiType").at(12..16).means(Meaning::Enumeration),
        unsigned("ULONG TargetCount").at(16..20).means(Meaning::Count),
    ]);
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
    owned V2004Ptr32 / V2004Ptr32View: lone,
        name = "PERFINFO_IPI_SEND_DATA", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: u64, at = 0;
        /// Address of code. `PVOID WorkerRoutine` at 0x08.
        worker_routine / set_worker_routine: u32, at = 8;
        /// `ULONG RequestType` at 0x0C.
        request_type / set_request_type: u32, at = 12;
        /// `ULONG IpiType` at 0x10.
        ipi_type / set_ipi_type: u32, at = 16;
        /// `ULONG TargetCount` at 0x14.
        target_count / set_target_count: u32, at = 20;
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
    owned V2004Ptr64 / V2004Ptr64View: lone,
        name = "PERFINFO_IPI_SEND_DATA", size = 28, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `ULONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: u64, at = 0;
        /// Address of code. `PVOID WorkerRoutine` at 0x08.
        worker_routine / set_worker_routine: u64, at = 8;
        /// `ULONG RequestType` at 0x10.
        request_type / set_request_type: u32, at = 16;
        /// `ULONG IpiType` at 0x14.
        ipi_type / set_ipi_type: u32, at = 20;
        /// `ULONG TargetCount` at 0x18.
        target_count / set_target_count: u32, at = 24;
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
    owned PerfinfoIpiSendDataPtr32 / PerfinfoIpiSendDataPtr32View: lone,
        name = "PERFINFO_IPI_SEND_DATA", size = 16, table = Table::form(&LAYOUT_2), layout = LAYOUT_2;
    fields {
        /// Address of code. `PVOID WorkerRoutine` at 0x00.
        worker_routine / set_worker_routine: u32, at = 0;
        /// `ULONG RequestType` at 0x04.
        request_type / set_request_type: u32, at = 4;
        /// `ULONG IpiType` at 0x08.
        ipi_type / set_ipi_type: u32, at = 8;
        /// `ULONG TargetCount` at 0x0C.
        target_count / set_target_count: u32, at = 12;
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
    owned PerfinfoIpiSendDataPtr64 / PerfinfoIpiSendDataPtr64View: lone,
        name = "PERFINFO_IPI_SEND_DATA", size = 20, table = Table::form(&LAYOUT_3), layout = LAYOUT_3;
    fields {
        /// Address of code. `PVOID WorkerRoutine` at 0x00.
        worker_routine / set_worker_routine: u64, at = 0;
        /// `ULONG RequestType` at 0x08.
        request_type / set_request_type: u32, at = 8;
        /// `ULONG IpiType` at 0x0C.
        ipi_type / set_ipi_type: u32, at = 12;
        /// `ULONG TargetCount` at 0x10.
        target_count / set_target_count: u32, at = 16;
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
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoIpiSendDataPtr32View` or `PerfinfoIpiSendDataPtr64View`"
]
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
