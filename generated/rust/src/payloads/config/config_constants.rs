// Generated from spec/enums/CONFIG_CONSTANTS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

/// `MAX_DEVICE_ID_LENGTH`. Characters of a name in a configuration event. In which releases it holds is not known.
pub const MAX_DEVICE_ID_LENGTH: u32 = 0x00000100;
/// `CONFIG_MAX_DOMAIN_NAME_LEN`. Characters of the name of a domain. In which releases it holds is not known.
pub const CONFIG_MAX_DOMAIN_NAME_LEN: u32 = 0x00000086;
/// `CONFIG_FS_NAME_LEN`. Characters of the name of a file system. In which releases it holds is not known.
pub const CONFIG_FS_NAME_LEN: u32 = 0x00000010;
/// `CONFIG_BOOT_DRIVE_LEN`. Characters of the boot drive. In which releases it holds is not known.
pub const CONFIG_BOOT_DRIVE_LEN: u32 = 0x00000003;
/// `CONFIG_DRIVE_LETTER_LEN`. Characters of a drive. In which releases it holds is not known.
pub const CONFIG_DRIVE_LETTER_LEN: u32 = 0x00000004;
/// `CONFIG_MAX_DNS_SERVER`. Name servers of an adapter. In which releases it holds is not known.
pub const CONFIG_MAX_DNS_SERVER: u32 = 0x00000004;
/// `CONFIG_MAX_ADAPTER_ADDRESS_LENGTH`. Units of the hardware address of an adapter. In which releases it holds is not known.
pub const CONFIG_MAX_ADAPTER_ADDRESS_LENGTH: u32 = 0x00000008;
/// `CONFIG_WRITE_CACHE_ENABLED`. A disk caches what is written. In which releases it holds is not known.
pub const CONFIG_WRITE_CACHE_ENABLED: u32 = 0x00000001;
