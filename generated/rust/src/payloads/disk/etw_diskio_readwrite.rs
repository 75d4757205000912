// Generated from spec/structs/ETW_DISKIO_READWRITE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk read or write.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_DISKIO_READWRITE", "EtwDiskioReadwritePtr32", (28, 28), "Disk read or write.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "Number of the physical disk.").means(Meaning::DiskNumber),
    unsigned("IrpFlags", 4, 4, "ULONG", "The documented IRP_ flags.").means(Meaning::Flags),
    unsigned("TransferSize", 8, 4, "ULONG", "").same_as("Size").in_units("bytes").means(Meaning::Bytes),
    unsigned("ResponseTime", 12, 4, "ULONG", "Duration, which may overflow.").in_units("CPU ticks").means(Meaning::Number),
    unsigned("ByteOffset", 16, 8, "ULONGLONG", "Offset from the beginning of the disk.").in_units("bytes").means(Meaning::Bytes),
    address("FileObject", 24, 4, "PVOID", "File object pointer, the same as in the file name events.").means(Meaning::FileKey),
])
    .in_releases("5.0 (32-bit)", &[holds(Pointer::Bits32, 0, 0)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::CHAPPELL_HOOKID]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_DISKIO_READWRITE", "EtwDiskioReadwritePtr64", (32, 32), "Disk read or write.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "Number of the physical disk.").means(Meaning::DiskNumber),
    unsigned("IrpFlags", 4, 4, "ULONG", "The documented IRP_ flags.").means(Meaning::Flags),
    unsigned("TransferSize", 8, 4, "ULONG", "").same_as("Size").in_units("bytes").means(Meaning::Bytes),
    unsigned("ResponseTime", 12, 4, "ULONG", "Duration, which may overflow.").in_units("CPU ticks").means(Meaning::Number),
    unsigned("ByteOffset", 16, 8, "ULONGLONG", "Offset from the beginning of the disk.").in_units("bytes").means(Meaning::Bytes),
    address("FileObject", 24, 8, "PVOID", "File object pointer, the same as in the file name events.").means(Meaning::FileKey),
])
    .in_releases("5.0 (64-bit)", &[holds(Pointer::Bits64, 0, 0)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::CHAPPELL_HOOKID]);
fixed! {
    /// Disk read or write.
    ///
    /// In C: `ETW_DISKIO_READWRITE`, 0x1c bytes. Documented for 5.0 (32-bit).
    ///
    /// The name is from the hook ID study, which has no layout. The fields are documented for Windows 2000.
    ///
    /// Source: Microsoft, *Event Tracing MOF classes*; Geoff Chappell, *Hook IDs For NT Kernel Logger Events*.
    #[doc(alias = "ETW_DISKIO_READWRITE")]
    owned EtwDiskioReadwritePtr32 / EtwDiskioReadwritePtr32View: lone [28] "ETW_DISKIO_READWRITE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of the physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// The documented IRP_ flags. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// `ULONG TransferSize` at 0x08. Unit: bytes.
        transfer_size set_transfer_size: u32 = 8;
        /// Duration, which may overflow. `ULONG ResponseTime` at 0x0C. Unit: CPU ticks.
        response_time set_response_time: u32 = 12;
        /// Offset from the beginning of the disk. `ULONGLONG ByteOffset` at 0x10. Unit: bytes.
        byte_offset set_byte_offset: u64 = 16;
        /// File object pointer, the same as in the file name events. `PVOID FileObject` at 0x18.
        file_object set_file_object: u32 = 24;
    }
    bits {
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
    owned EtwDiskioReadwritePtr64 / EtwDiskioReadwritePtr64View: lone [32] "ETW_DISKIO_READWRITE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Number of the physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// The documented IRP_ flags. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// `ULONG TransferSize` at 0x08. Unit: bytes.
        transfer_size set_transfer_size: u32 = 8;
        /// Duration, which may overflow. `ULONG ResponseTime` at 0x0C. Unit: CPU ticks.
        response_time set_response_time: u32 = 12;
        /// Offset from the beginning of the disk. `ULONGLONG ByteOffset` at 0x10. Unit: bytes.
        byte_offset set_byte_offset: u64 = 16;
        /// File object pointer, the same as in the file name events. `PVOID FileObject` at 0x18.
        file_object set_file_object: u64 = 24;
    }
    bits {
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
#[deprecated = "the layout depends on the pointer size: use `EtwDiskioReadwritePtr32View` or `EtwDiskioReadwritePtr64View`"]
pub type EtwDiskioReadwriteView<'a> = EtwDiskioReadwritePtr64View<'a>;
