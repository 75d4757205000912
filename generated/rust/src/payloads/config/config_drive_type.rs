// Generated from spec/enums/CONFIG_DRIVE_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of a logical drive.
    ///
    /// No known name in C; here: `CONFIG_DRIVE_TYPE`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    ConfigDriveType(u32), size = 4 {
        /// `CONFIG_DRIVE_PARTITION`. A partition. Releases unknown.
        #[doc(alias = "CONFIG_DRIVE_PARTITION")]
        PARTITION = 0x00000001, "CONFIG_DRIVE_PARTITION";
        /// `CONFIG_DRIVE_VOLUME`. A volume. Releases unknown.
        #[doc(alias = "CONFIG_DRIVE_VOLUME")]
        VOLUME = 0x00000002, "CONFIG_DRIVE_VOLUME";
        /// `CONFIG_DRIVE_EXTENT`. An extent of a volume. Releases unknown.
        #[doc(alias = "CONFIG_DRIVE_EXTENT")]
        EXTENT = 0x00000004, "CONFIG_DRIVE_EXTENT";
    }
}

static TABLE: Values = values("CONFIG_DRIVE_TYPE", false, &[
    named("CONFIG_DRIVE_PARTITION", 1, &[]),
    named("CONFIG_DRIVE_VOLUME", 2, &[]),
    named("CONFIG_DRIVE_EXTENT", 4, &[]),
]);
