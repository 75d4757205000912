// Generated from spec/structs/ETW_OPTICALIO_INIT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Optical disk request starts.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_OPTICALIO_INIT", "EtwOpticalioInitPtr32")
    .size(8)
    .about("Optical disk request starts.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..4).about("IRP pointer.").means(Meaning::Irp),
        unsigned("ULONG IssuingThreadId").at(4..8).about("ID of the thread that issued the request.")
            .means(Meaning::ThreadId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_OPTICALIO_INIT", "EtwOpticalioInitPtr64")
    .size(16)
    .fixed(12)
    .about("Optical disk request starts.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..8).about("IRP pointer.").means(Meaning::Irp),
        unsigned("ULONG IssuingThreadId").at(8..12).about("ID of the thread that issued the request.")
            .means(Meaning::ThreadId),
    ]);
fixed! {
    /// Optical disk request starts.
    ///
    /// In C: `ETW_OPTICALIO_INIT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_OPTICALIO_INIT")]
    owned EtwOpticalioInitPtr32 / EtwOpticalioInitPtr32View: lone,
        name = "ETW_OPTICALIO_INIT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// IRP pointer. `PVOID Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x04.
        issuing_thread_id / set_issuing_thread_id: u32, at = 4;
    }
}

fixed! {
    /// Optical disk request starts.
    ///
    /// In C: `ETW_OPTICALIO_INIT`, 0x10 bytes with one element of its array, 0xc without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_OPTICALIO_INIT")]
    owned EtwOpticalioInitPtr64 / EtwOpticalioInitPtr64View: lone,
        name = "ETW_OPTICALIO_INIT", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// IRP pointer. `PVOID Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x08.
        issuing_thread_id / set_issuing_thread_id: u32, at = 8;
    }
}

/// Alias of [`EtwOpticalioInitPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwOpticalioInitPtr32` or `EtwOpticalioInitPtr64`"]
pub type EtwOpticalioInit = EtwOpticalioInitPtr64;
/// Alias of [`EtwOpticalioInitPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwOpticalioInitPtr32View` or `EtwOpticalioInitPtr64View`"]
pub type EtwOpticalioInitView<'a> = EtwOpticalioInitPtr64View<'a>;
