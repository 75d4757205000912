// Generated from spec/structs/PERFINFO_HARDPAGEFAULT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Page fault that required a read from disk.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_HARDPAGEFAULT_INFORMATION", "PerfinfoHardpagefaultInformationPtr32")
    .size(24)
    .about("Page fault that required a read from disk.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LARGE_INTEGER ReadOffset").at(0..8).about("Offset in the file.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("PVOID VirtualAddress").at(8..12).about("Address that was not present.").means(Meaning::Address),
        address("PVOID FileObject").at(12..16).about("File object pointer.").means(Meaning::FileKey),
        unsigned("ULONG ThreadId").at(16..20).about("ID of the thread that caused the fault.").means(Meaning::ThreadId),
        unsigned("ULONG ByteCount").at(20..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("PERFINFO_HARDPAGEFAULT_INFORMATION", "PerfinfoHardpagefaultInformationPtr64")
    .size(32)
    .about("Page fault that required a read from disk.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LARGE_INTEGER ReadOffset").at(0..8).about("Offset in the file.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("PVOID VirtualAddress").at(8..16).about("Address that was not present.").means(Meaning::Address),
        address("PVOID FileObject").at(16..24).about("File object pointer.").means(Meaning::FileKey),
        unsigned("ULONG ThreadId").at(24..28).about("ID of the thread that caused the fault.").means(Meaning::ThreadId),
        unsigned("ULONG ByteCount").at(28..32).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Page fault that required a read from disk.
    ///
    /// In C: `PERFINFO_HARDPAGEFAULT_INFORMATION`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// According to the header, the event has one more field before these, the 64-bit InitialTime. Microsoft's MOF
    /// class PageFault_HardFault also has it.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_HARDPAGEFAULT_INFORMATION")]
    owned PerfinfoHardpagefaultInformationPtr32 / PerfinfoHardpagefaultInformationPtr32View: lone,
        name = "PERFINFO_HARDPAGEFAULT_INFORMATION", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Offset in the file. `LARGE_INTEGER ReadOffset` at 0x00. Unit: bytes.
        read_offset / set_read_offset: i64, at = 0;
        /// Address that was not present. `PVOID VirtualAddress` at 0x08.
        virtual_address / set_virtual_address: u32, at = 8;
        /// File object pointer. `PVOID FileObject` at 0x0C.
        file_object / set_file_object: u32, at = 12;
        /// ID of the thread that caused the fault. `ULONG ThreadId` at 0x10.
        thread_id / set_thread_id: u32, at = 16;
        /// `ULONG ByteCount` at 0x14. Unit: bytes.
        byte_count / set_byte_count: u32, at = 20;
    }
}

fixed! {
    /// Page fault that required a read from disk.
    ///
    /// In C: `PERFINFO_HARDPAGEFAULT_INFORMATION`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// According to the header, the event has one more field before these, the 64-bit InitialTime. Microsoft's MOF
    /// class PageFault_HardFault also has it.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_HARDPAGEFAULT_INFORMATION")]
    owned PerfinfoHardpagefaultInformationPtr64 / PerfinfoHardpagefaultInformationPtr64View: lone,
        name = "PERFINFO_HARDPAGEFAULT_INFORMATION", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Offset in the file. `LARGE_INTEGER ReadOffset` at 0x00. Unit: bytes.
        read_offset / set_read_offset: i64, at = 0;
        /// Address that was not present. `PVOID VirtualAddress` at 0x08.
        virtual_address / set_virtual_address: u64, at = 8;
        /// File object pointer. `PVOID FileObject` at 0x10.
        file_object / set_file_object: u64, at = 16;
        /// ID of the thread that caused the fault. `ULONG ThreadId` at 0x18.
        thread_id / set_thread_id: u32, at = 24;
        /// `ULONG ByteCount` at 0x1C. Unit: bytes.
        byte_count / set_byte_count: u32, at = 28;
    }
}

/// Alias of [`PerfinfoHardpagefaultInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoHardpagefaultInformationPtr32` or \
        `PerfinfoHardpagefaultInformationPtr64`"
]
pub type PerfinfoHardpagefaultInformation = PerfinfoHardpagefaultInformationPtr64;
/// Alias of [`PerfinfoHardpagefaultInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoHardpagefaultInformationPtr32View` or \
        `PerfinfoHardpagefaultInformationPtr64View`"
]
pub type PerfinfoHardpagefaultInformationView<'a> = PerfinfoHardpagefaultInformationPtr64View<'a>;
