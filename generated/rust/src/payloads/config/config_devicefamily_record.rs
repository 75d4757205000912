// Generated from spec/structs/CONFIG_DEVICEFAMILY_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Device family of the Windows installation.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("CONFIG_DEVICEFAMILY_RECORD", "ConfigDevicefamilyRecord")
    .size(16)
    .about("Device family of the Windows installation.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG UapInfo").at(0..8)
            .about("Windows version in four 16-bit numbers, the first in the highest bits.").means(Meaning::Version),
        unsigned("ULONG DeviceFamily").at(8..12).about("Number of the device family. 9 was observed on a server.")
            .means(Meaning::Enumeration),
        unsigned("ULONG DeviceForm").at(12..16).about("Number of the form of the device. 0 was observed on a server.")
            .means(Meaning::Enumeration),
    ]);
fixed! {
    /// Device family of the Windows installation.
    ///
    /// No known name in C; here: `CONFIG_DEVICEFAMILY_RECORD`, 0x10 bytes. Releases unknown.
    ///
    /// One real event has these values. The field names are the project's.
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "CONFIG_DEVICEFAMILY_RECORD")]
    owned ConfigDevicefamilyRecord / ConfigDevicefamilyRecordView: lone,
        name = "CONFIG_DEVICEFAMILY_RECORD", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Windows version in four 16-bit numbers, the first in the highest bits. `ULONGLONG UapInfo` at 0x00.
        uap_info / set_uap_info: u64, at = 0;
        /// Number of the device family. 9 was observed on a server. `ULONG DeviceFamily` at 0x08.
        device_family / set_device_family: u32, at = 8;
        /// Number of the form of the device. 0 was observed on a server. `ULONG DeviceForm` at 0x0C.
        device_form / set_device_form: u32, at = 12;
    }
}
