// Generated from spec/enums/SYSTEM_CONFIG_EX_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Event types of the class that describes the machine of a merged trace.
    ///
    /// No known name in C; here: `SYSTEM_CONFIG_EX_TYPE`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *KernelTraceEventParser.cs*.
    SystemConfigExType(u8), size = 1 {
        /// `BuildInfo`. Build of Windows, and the time at which it was installed. Releases unknown.
        #[doc(alias = "BuildInfo")]
        BUILD_INFO = 0x20, "BuildInfo";
        /// `SystemPaths`. Folders of Windows. Releases unknown.
        #[doc(alias = "SystemPaths")]
        SYSTEM_PATHS = 0x21, "SystemPaths";
        /// `UnknownVolume`. Volume without a drive letter. Releases unknown.
        #[doc(alias = "UnknownVolume")]
        UNKNOWN_VOLUME = 0x22, "UnknownVolume";
        /// `VolumeMapping`. Prefix of paths in the object manager, and what replaces it in paths of programs. Releases
        /// unknown.
        #[doc(alias = "VolumeMapping")]
        VOLUME_MAPPING = 0x23, "VolumeMapping";
    }
}

impl SystemConfigExType {
    /// GUID of the classic class of these event types.
    pub const CLASS: crate::rt::Guid =
        crate::rt::Guid {
            data1: 0x9b79ee91, data2: 0xb5fd, data3: 0x41c0, data4: [0xa2, 0x43, 0x42, 0x48, 0xe2, 0x66, 0xe9, 0xd0]
        };
}

static TABLE: Values = values("SYSTEM_CONFIG_EX_TYPE", false, &[
    named("BuildInfo", 32, &[]),
    named("SystemPaths", 33, &[]),
    named("UnknownVolume", 34, &[]),
    named("VolumeMapping", 35, &[]),
]);
