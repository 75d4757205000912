// Generated from spec/structs/HWConfig_LogDisk.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk partition.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("HWConfig_LogDisk", "HwConfigLogDisk")
    .size(24)
    .about("Disk partition.")
    .in_releases("5.1", &[holds(Pointer::Bits32, 1, 1), holds(Pointer::Bits64, 1, 1)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG DiskNumber").at(0..4).means(Meaning::DiskNumber),
        unsigned("ULONG Pad").at(4..8).means(Meaning::Reserved),
        unsigned("ULONGLONG StartOffset").at(8..16).about("Offset of the partition from the beginning of the disk.")
            .means(Meaning::Bytes).with(&[More::SameAs("StartingOffset"), More::Units("bytes")]),
        unsigned("ULONGLONG PartitionSize").at(16..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
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
    owned HwConfigLogDisk / HwConfigLogDiskView: lone,
        name = "HWConfig_LogDisk", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number / set_disk_number: u32, at = 0;
        /// Reserved or padding, according to a source. `ULONG Pad` at 0x04.
        pad / set_pad: u32, at = 4;
        /// Offset of the partition from the beginning of the disk. `ULONGLONG StartOffset` at 0x08. Unit: bytes.
        start_offset / set_start_offset: u64, at = 8;
        /// `ULONGLONG PartitionSize` at 0x10. Unit: bytes.
        partition_size / set_partition_size: u64, at = 16;
    }
}

/// Alias of [`HwConfigLogDisk`], named by the first release of the form.
pub type V5_1 = HwConfigLogDisk;
/// Alias of [`HwConfigLogDiskView`], named by the first release of the form.
pub type V5_1View<'a> = HwConfigLogDiskView<'a>;
