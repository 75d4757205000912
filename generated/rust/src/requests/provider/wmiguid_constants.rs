// Generated from spec/enums/WMIGUID_CONSTANTS.toml by `cargo spec generate`. Do not edit: edit that file.

/// `WMIGUID_ALL_ACCESS_WIN2K`. Specific rights 0x0001 to 0x0400 and the right to read the security descriptor. Releases
/// unknown.
pub const WMIGUID_ALL_ACCESS_WIN2K: u32 = 0x000207ff;
/// `WMIGUID_ALL_ACCESS_WINXP`. WMIGUID_ALL_ACCESS_WIN2K, TRACELOG_REGISTER_GUIDS and the right to wait. Releases
/// unknown.
pub const WMIGUID_ALL_ACCESS_WINXP: u32 = 0x00120fff;
/// `WMIGUID_ALL_ACCESS_RS1`. WMIGUID_ALL_ACCESS_WINXP and TRACELOG_JOIN_GROUP. Releases unknown.
pub const WMIGUID_ALL_ACCESS_RS1: u32 = 0x00121fff;
/// `WMI_GLOBAL_LOGGER_ID`. Logger ID of the global logger. Releases unknown.
pub const WMI_GLOBAL_LOGGER_ID: u32 = 0x00000001;

/// `WMIGUID_ALL_ACCESS`. All access rights: WMIGUID_ALL_ACCESS_WIN2K. It is 0x000207ff in 5.0, 0x00120fff in 5.1..1511,
/// 0x00121fff in 1607+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "WMIGUID_ALL_ACCESS")]
pub fn wmiguid_all_access(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (0, 0, 0x000207ff),
        (1, 11, 0x00120fff),
        (12, 255, 0x00121fff),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}
