// Generated from spec/structs/PERFINFO_IPI_RECEIVE_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interrupt received from another processor.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_IPI_RECEIVE_DATA", "V2004Ptr32")
    .size(16)
    .about("Interrupt received from another processor.")
    .in_releases("2004..server-2022 (32-bit)", &[holds(Pointer::Bits32, 19, 24)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG InitialTime").at(0..8),
        address("PVOID WorkerRoutine").at(8..12).means(Meaning::CodeAddress),
        unsigned("ULONG RequestType").at(12..16).means(Meaning::Enumeration),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_IPI_RECEIVE_DATA", "V2004Ptr64")
    .size(20)
    .about("Interrupt received from another processor.")
    .in_releases("2004..server-2022 (64-bit)", &[holds(Pointer::Bits64, 19, 24)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG InitialTime").at(0..8),
        address("PVOID WorkerRoutine").at(8..16).means(Meaning::CodeAddress),
        unsigned("ULONG RequestType").at(16..20).means(Meaning::Enumeration),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("PERFINFO_IPI_RECEIVE_DATA", "PerfinfoIpiReceiveDataPtr32")
    .size(8)
    .about("Interrupt received from another processor.")
    .in_releases("11-21H2+ (32-bit)", &[holds(Pointer::Bits32, 25, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID WorkerRoutine").at(0..4).means(Meaning::CodeAddress),
        unsigned("ULONG RequestType").at(4..8).means(Meaning::Enumeration),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("PERFINFO_IPI_RECEIVE_DATA", "PerfinfoIpiReceiveDataPtr64")
    .size(12)
    .about("Interrupt received from another processor.")
    .in_releases("11-21H2+ (64-bit)", &[holds(Pointer::Bits64, 25, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID WorkerRoutine").at(0..8).means(Meaning::CodeAddress),
        unsigned("ULONG RequestType").at(8..12).means(Meaning::Enumeration),
    ]);
fixed! {
    /// Interrupt received from another processor.
    ///
    /// Older form.
    /// In C: `PERFINFO_IPI_RECEIVE_DATA`, 0x10 bytes. Documented for 2004..server-2022 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Release between 20H2 and the first release of 11 in which the form changed.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    owned V2004Ptr32 / V2004Ptr32View: lone,
        name = "PERFINFO_IPI_RECEIVE_DATA", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: u64, at = 0;
        /// Address of code. `PVOID WorkerRoutine` at 0x08.
        worker_routine / set_worker_routine: u32, at = 8;
        /// `ULONG RequestType` at 0x0C.
        request_type / set_request_type: u32, at = 12;
    }
}

fixed! {
    /// Interrupt received from another processor.
    ///
    /// Older form.
    /// In C: `PERFINFO_IPI_RECEIVE_DATA`, 0x14 bytes. Documented for 2004..server-2022 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Release between 20H2 and the first release of 11 in which the form changed.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    owned V2004Ptr64 / V2004Ptr64View: lone,
        name = "PERFINFO_IPI_RECEIVE_DATA", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `ULONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: u64, at = 0;
        /// Address of code. `PVOID WorkerRoutine` at 0x08.
        worker_routine / set_worker_routine: u64, at = 8;
        /// `ULONG RequestType` at 0x10.
        request_type / set_request_type: u32, at = 16;
    }
}

fixed! {
    /// Interrupt received from another processor.
    ///
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `PERFINFO_IPI_RECEIVE_DATA`, 0x8 bytes. Documented for 11-21H2+ (32-bit), assumed unchanged after 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Release between 20H2 and the first release of 11 in which the form changed.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_IPI_RECEIVE_DATA")]
    owned PerfinfoIpiReceiveDataPtr32 / PerfinfoIpiReceiveDataPtr32View: lone,
        name = "PERFINFO_IPI_RECEIVE_DATA", size = 8, table = Table::form(&LAYOUT_2), layout = LAYOUT_2;
    fields {
        /// Address of code. `PVOID WorkerRoutine` at 0x00.
        worker_routine / set_worker_routine: u32, at = 0;
        /// `ULONG RequestType` at 0x04.
        request_type / set_request_type: u32, at = 4;
    }
}

fixed! {
    /// Interrupt received from another processor.
    ///
    /// In C: `PERFINFO_IPI_RECEIVE_DATA`, 0xc bytes. Documented for 11-21H2+ (64-bit), assumed unchanged after 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Release between 20H2 and the first release of 11 in which the form changed.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_IPI_RECEIVE_DATA")]
    owned PerfinfoIpiReceiveDataPtr64 / PerfinfoIpiReceiveDataPtr64View: lone,
        name = "PERFINFO_IPI_RECEIVE_DATA", size = 12, table = Table::form(&LAYOUT_3), layout = LAYOUT_3;
    fields {
        /// Address of code. `PVOID WorkerRoutine` at 0x00.
        worker_routine / set_worker_routine: u64, at = 0;
        /// `ULONG RequestType` at 0x08.
        request_type / set_request_type: u32, at = 8;
    }
}

/// Alias of [`PerfinfoIpiReceiveDataPtr32`], named by the first release of the form.
pub type V11_21h2Ptr32 = PerfinfoIpiReceiveDataPtr32;
/// Alias of [`PerfinfoIpiReceiveDataPtr32View`], named by the first release of the form.
pub type V11_21h2Ptr32View<'a> = PerfinfoIpiReceiveDataPtr32View<'a>;
/// Alias of [`PerfinfoIpiReceiveDataPtr64`], named by the first release of the form.
pub type V11_21h2Ptr64 = PerfinfoIpiReceiveDataPtr64;
/// Alias of [`PerfinfoIpiReceiveDataPtr64View`], named by the first release of the form.
pub type V11_21h2Ptr64View<'a> = PerfinfoIpiReceiveDataPtr64View<'a>;
/// Alias of [`PerfinfoIpiReceiveDataPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoIpiReceiveDataPtr32` or `PerfinfoIpiReceiveDataPtr64`"
]
pub type PerfinfoIpiReceiveData = PerfinfoIpiReceiveDataPtr64;
/// Alias of [`PerfinfoIpiReceiveDataPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoIpiReceiveDataPtr32View` or `PerfinfoIpiReceiveDataPtr64View`"
]
pub type PerfinfoIpiReceiveDataView<'a> = PerfinfoIpiReceiveDataPtr64View<'a>;
any_form! {
    "PERFINFO_IPI_RECEIVE_DATA" {
        /// Documented for 2004..server-2022 (32-bit).
        V2004Ptr32(V2004Ptr32, fixed) = 0,
        /// Documented for 2004..server-2022 (64-bit).
        V2004Ptr64(V2004Ptr64, fixed) = 1,
        /// Documented for 11-21H2+ (32-bit), assumed unchanged after 11-21H2.
        PerfinfoIpiReceiveDataPtr32(PerfinfoIpiReceiveDataPtr32, fixed) = 2,
        /// Documented for 11-21H2+ (64-bit), assumed unchanged after 11-21H2.
        PerfinfoIpiReceiveDataPtr64(PerfinfoIpiReceiveDataPtr64, fixed) = 3,
    }
    Bits32 19..=24 => 0,
    Bits64 19..=24 => 1,
    Bits32 25..=255 => 2,
    Bits64 25..=255 => 3,
}
