// Generated from spec/enums/CONFIG_DRIVE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What a logical drive is.
    ///
    /// Microsoft gives the set no name; here: `CONFIG_DRIVE_TYPE`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    ConfigDriveType(u32), 4 {
        /// `CONFIG_DRIVE_PARTITION`. A partition. In which releases it holds is not known.
        #[doc(alias = "CONFIG_DRIVE_PARTITION")]
        PARTITION = 0x00000001 "CONFIG_DRIVE_PARTITION",
        /// `CONFIG_DRIVE_VOLUME`. A volume. In which releases it holds is not known.
        #[doc(alias = "CONFIG_DRIVE_VOLUME")]
        VOLUME = 0x00000002 "CONFIG_DRIVE_VOLUME",
        /// `CONFIG_DRIVE_EXTENT`. An extent of a volume. In which releases it holds is not known.
        #[doc(alias = "CONFIG_DRIVE_EXTENT")]
        EXTENT = 0x00000004 "CONFIG_DRIVE_EXTENT",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl ConfigDriveType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::config_drive_type::VALUES;
}
