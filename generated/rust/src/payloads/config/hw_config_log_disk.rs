// Generated from spec/structs/HWConfig_LogDisk.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk partition.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("HWConfig_LogDisk", "HwConfigLogDisk", (24, 24), "Disk partition.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "").means(Meaning::DiskNumber),
    unsigned("Pad", 4, 4, "ULONG", "").means(Meaning::Reserved),
    unsigned("StartOffset", 8, 8, "ULONGLONG", "Offset of the partition from the beginning of the disk.").same_as("StartingOffset").in_units("bytes").means(Meaning::Bytes),
    unsigned("PartitionSize", 16, 8, "ULONGLONG", "").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("5.1", &[holds(Pointer::Bits32, 1, 1), holds(Pointer::Bits64, 1, 1)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
fixed! {
    /// Disk partition.
    ///
    /// In C: `HWConfig_LogDisk`, 0x18 bytes. Documented for 5.1.
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Documented only, for Windows XP only. It has no event version.
    ///
    /// Source: Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "HWConfig_LogDisk")]
    owned HwConfigLogDisk / HwConfigLogDiskView: lone [24] "HWConfig_LogDisk" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// Reserved or padding, according to a source. `ULONG Pad` at 0x04.
        pad set_pad: u32 = 4;
        /// Offset of the partition from the beginning of the disk. `ULONGLONG StartOffset` at 0x08. Unit: bytes.
        start_offset set_start_offset: u64 = 8;
        /// `ULONGLONG PartitionSize` at 0x10. Unit: bytes.
        partition_size set_partition_size: u64 = 16;
    }
    bits {
    }
}

/// Alias of [`HwConfigLogDisk`], named by the first release of the form.
pub type V5_1 = HwConfigLogDisk;
/// Alias of [`HwConfigLogDiskView`], named by the first release of the form.
pub type V5_1View<'a> = HwConfigLogDiskView<'a>;
