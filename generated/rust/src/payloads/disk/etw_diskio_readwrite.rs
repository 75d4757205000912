// Generated from spec/structs/ETW_DISKIO_READWRITE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk read or write.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::CHAPPELL_HOOKID];
pub(crate) static LAYOUT_0: Layout = layout("ETW_DISKIO_READWRITE", "EtwDiskioReadwritePtr32")
    .size(28)
    .about("Disk read or write.")
    .in_releases("5.0 (32-bit)", &[holds(Pointer::Bits32, 0, 0)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG DiskNumber").at(0..4).about("Number of the physical disk.").means(Meaning::DiskNumber),
        unsigned("ULONG IrpFlags").at(4..8).about("The documented IRP_ flags.").means(Meaning::Flags)
            .with(&[More::Values(crate::common::IrpFlags::VALUES)]),
        unsigned("ULONG TransferSize").at(8..12).means(Meaning::Bytes)
            .with(&[More::SameAs("Size"), More::Units("bytes")]),
        unsigned("ULONG ResponseTime").at(12..16).about("Duration, which may overflow.").means(Meaning::Number)
            .with(&[More::Units("CPU ticks")]),
        unsigned("ULONGLONG ByteOffset").at(16..24).about("Offset from the beginning of the disk.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        address("PVOID FileObject").at(24..28).about("File object pointer, the same as in the file name events.")
            .means(Meaning::FileKey),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_DISKIO_READWRITE", "EtwDiskioReadwritePtr64")
    .size(32)
    .about("Disk read or write.")
    .in_releases("5.0 (64-bit)", &[holds(Pointer::Bits64, 0, 0)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG DiskNumber").at(0..4).about("Number of the physical disk.").means(Meaning::DiskNumber),
        unsigned("ULONG IrpFlags").at(4..8).about("The documented IRP_ flags.").means(Meaning::Flags)
            .with(&[More::Values(crate::common::IrpFlags::VALUES)]),
        unsigned("ULONG TransferSize").at(8..12).means(Meaning::Bytes)
            .with(&[More::SameAs("Size"), More::Units("bytes")]),
        unsigned("ULONG ResponseTime").at(12..16).about("Duration, which may overflow.").means(Meaning::Number)
            .with(&[More::Units("CPU ticks")]),
        unsigned("ULONGLONG ByteOffset").at(16..24).about("Offset from the beginning of the disk.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        address("PVOID FileObject").at(24..32).about("File object pointer, the same as in the file name events.")
            .means(Meaning::FileKey),
    ]);
fixed! {
    /// Disk read or write.
    ///
    /// In C: `ETW_DISKIO_READWRITE`, 0x1c bytes. Documented for 5.0 (32-bit).
    ///
    /// The name is from the hook ID study, which has no layout. The fields are documented for Windows 2000.
    ///
    /// Source: Microsoft, *Event Tracing MOF classes*; Geoff Chappell, *Hook IDs For NT Kernel Logger Events*.
    #[doc(alias = "ETW_DISKIO_READWRITE")]
    owned EtwDiskioReadwritePtr32 / EtwDiskioReadwritePtr32View: lone,
        name = "ETW_DISKIO_READWRITE", size = 28, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number of the physical disk. `ULONG DiskNumber` at 0x00.
        disk_number / set_disk_number: u32, at = 0;
        /// The documented IRP_ flags. `ULONG IrpFlags` at 0x04.
        irp_flags / set_irp_flags: crate::common::IrpFlags, at = 4;
        /// `ULONG TransferSize` at 0x08. Unit: bytes.
        transfer_size / set_transfer_size: u32, at = 8;
        /// Duration, which may overflow. `ULONG ResponseTime` at 0x0C. Unit: CPU ticks.
        response_time / set_response_time: u32, at = 12;
        /// Offset from the beginning of the disk. `ULONGLONG ByteOffset` at 0x10. Unit: bytes.
        byte_offset / set_byte_offset: u64, at = 16;
        /// File object pointer, the same as in the file name events. `PVOID FileObject` at 0x18.
        file_object / set_file_object: u32, at = 24;
    }
}

fixed! {
    /// Disk read or write.
    ///
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `ETW_DISKIO_READWRITE`, 0x20 bytes. Documented for 5.0 (64-bit).
    ///
    /// The name is from the hook ID study, which has no layout. The fields are documented for Windows 2000.
    ///
    /// Source: Microsoft, *Event Tracing MOF classes*; Geoff Chappell, *Hook IDs For NT Kernel Logger Events*.
    #[doc(alias = "ETW_DISKIO_READWRITE")]
    owned EtwDiskioReadwritePtr64 / EtwDiskioReadwritePtr64View: lone,
        name = "ETW_DISKIO_READWRITE", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Number of the physical disk. `ULONG DiskNumber` at 0x00.
        disk_number / set_disk_number: u32, at = 0;
        /// The documented IRP_ flags. `ULONG IrpFlags` at 0x04.
        irp_flags / set_irp_flags: crate::common::IrpFlags, at = 4;
        /// `ULONG TransferSize` at 0x08. Unit: bytes.
        transfer_size / set_transfer_size: u32, at = 8;
        /// Duration, which may overflow. `ULONG ResponseTime` at 0x0C. Unit: CPU ticks.
        response_time / set_response_time: u32, at = 12;
        /// Offset from the beginning of the disk. `ULONGLONG ByteOffset` at 0x10. Unit: bytes.
        byte_offset / set_byte_offset: u64, at = 16;
        /// File object pointer, the same as in the file name events. `PVOID FileObject` at 0x18.
        file_object / set_file_object: u64, at = 24;
    }
}

/// Alias of [`EtwDiskioReadwritePtr32`], named by the first release of the form.
pub type V5_0Ptr32 = EtwDiskioReadwritePtr32;
/// Alias of [`EtwDiskioReadwritePtr32View`], named by the first release of the form.
pub type V5_0Ptr32View<'a> = EtwDiskioReadwritePtr32View<'a>;
/// Alias of [`EtwDiskioReadwritePtr64`], named by the first release of the form.
pub type V5_0Ptr64 = EtwDiskioReadwritePtr64;
/// Alias of [`EtwDiskioReadwritePtr64View`], named by the first release of the form.
pub type V5_0Ptr64View<'a> = EtwDiskioReadwritePtr64View<'a>;
/// Alias of [`EtwDiskioReadwritePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwDiskioReadwritePtr32` or `EtwDiskioReadwritePtr64`"]
pub type EtwDiskioReadwrite = EtwDiskioReadwritePtr64;
/// Alias of [`EtwDiskioReadwritePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwDiskioReadwritePtr32View` or `EtwDiskioReadwritePtr64View`"
]
pub type EtwDiskioReadwriteView<'a> = EtwDiskioReadwritePtr64View<'a>;
