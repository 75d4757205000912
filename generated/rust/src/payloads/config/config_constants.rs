// Generated from spec/enums/CONFIG_CONSTANTS.toml by `cargo spec generate`. Do not edit: edit that file.

/// `MAX_DEVICE_ID_LENGTH`. Length of a device name in a configuration event, in characters. Releases unknown.
pub const MAX_DEVICE_ID_LENGTH: u32 = 0x00000100;
/// `CONFIG_MAX_DOMAIN_NAME_LEN`. Length of a domain name, in characters. Releases unknown.
pub const CONFIG_MAX_DOMAIN_NAME_LEN: u32 = 0x00000086;
/// `CONFIG_FS_NAME_LEN`. Length of a file system name, in characters. Releases unknown.
pub const CONFIG_FS_NAME_LEN: u32 = 0x00000010;
/// `CONFIG_BOOT_DRIVE_LEN`. Length of the boot drive name, in characters. Releases unknown.
pub const CONFIG_BOOT_DRIVE_LEN: u32 = 0x00000003;
/// `CONFIG_DRIVE_LETTER_LEN`. Length of a drive letter string, in characters. Releases unknown.
pub const CONFIG_DRIVE_LETTER_LEN: u32 = 0x00000004;
/// `CONFIG_MAX_DNS_SERVER`. Number of DNS servers of an adapter. Releases unknown.
pub const CONFIG_MAX_DNS_SERVER: u32 = 0x00000004;
/// `CONFIG_MAX_ADAPTER_ADDRESS_LENGTH`. Number of units in the hardware address of an adapter. Releases unknown.
pub const CONFIG_MAX_ADAPTER_ADDRESS_LENGTH: u32 = 0x00000008;
/// `CONFIG_WRITE_CACHE_ENABLED`. Write caching is enabled on the disk. Releases unknown.
pub const CONFIG_WRITE_CACHE_ENABLED: u32 = 0x00000001;
