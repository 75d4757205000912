// Generated from spec/releases.toml by `cargo spec generate`. Do not edit: edit that file.

use crate::rt::{Release, ReleaseRow};
impl Release {
    /// Windows 2000: release 5.0.
    pub const WINDOWS_2000: Release = Release(0);
    /// Windows XP: release 5.1.
    pub const WINDOWS_XP: Release = Release(1);
    /// Windows Server 2003, before Service Pack 1: release `early 5.2`.
    pub const WINDOWS_SERVER_2003_EARLY: Release = Release(2);
    /// Windows Server 2003: release 5.2, at its last point.
    pub const WINDOWS_SERVER_2003: Release = Release(3);
    /// Windows Server 2003, from Service Pack 1: release `late 5.2`.
    pub const WINDOWS_SERVER_2003_LATE: Release = Release(3);
    /// Windows Vista, before Service Pack 1: release `early 6.0`.
    pub const WINDOWS_VISTA_EARLY: Release = Release(4);
    /// Windows Vista: release 6.0, at its last point.
    pub const WINDOWS_VISTA: Release = Release(5);
    /// Windows Vista, from Service Pack 1, and Windows Server 2008: release `late 6.0`.
    pub const WINDOWS_VISTA_LATE: Release = Release(5);
    /// Windows 7: release 6.1.
    pub const WINDOWS_7: Release = Release(6);
    /// Windows 8: release 6.2.
    pub const WINDOWS_8: Release = Release(7);
    /// Windows 8.1, before Update 1: release `early 6.3`.
    pub const WINDOWS_8_1_EARLY: Release = Release(8);
    /// Windows 8.1: release 6.3, at its last point.
    pub const WINDOWS_8_1: Release = Release(9);
    /// Windows 8.1, from Update 1: release `late 6.3`.
    pub const WINDOWS_8_1_LATE: Release = Release(9);
    /// Windows 10: release 10.0.
    pub const WINDOWS_10: Release = Release(10);
    /// Windows 10 1511: release 1511.
    pub const WINDOWS_10_1511: Release = Release(11);
    /// Windows 10 1607: release 1607.
    pub const WINDOWS_10_1607: Release = Release(12);
    /// Windows 10 1703: release 1703.
    pub const WINDOWS_10_1703: Release = Release(13);
    /// Windows 10 1709: release 1709.
    pub const WINDOWS_10_1709: Release = Release(14);
    /// Windows 10 1803: release 1803.
    pub const WINDOWS_10_1803: Release = Release(15);
    /// Windows 10 1809: release 1809.
    pub const WINDOWS_10_1809: Release = Release(16);
    /// Windows 10 1903: release 1903.
    pub const WINDOWS_10_1903: Release = Release(17);
    /// Windows 10 1909: release 1909.
    pub const WINDOWS_10_1909: Release = Release(18);
    /// Windows 10 2004: release 2004.
    pub const WINDOWS_10_2004: Release = Release(19);
    /// Windows 10 20H2: release 20H2.
    pub const WINDOWS_10_20H2: Release = Release(20);
    /// Windows 10 21H1: release 21H1.
    pub const WINDOWS_10_21H1: Release = Release(21);
    /// Windows 10 21H2: release 10-21H2.
    pub const WINDOWS_10_21H2: Release = Release(22);
    /// Windows 10 22H2: release 10-22H2.
    pub const WINDOWS_10_22H2: Release = Release(23);
    /// Windows Server 2022: release server-2022.
    pub const WINDOWS_SERVER_2022: Release = Release(24);
    /// Windows 11 21H2: release 11-21H2.
    pub const WINDOWS_11_21H2: Release = Release(25);
    /// Windows 11 22H2: release 11-22H2.
    pub const WINDOWS_11_22H2: Release = Release(26);
    /// Windows 11 23H2: release 11-23H2.
    pub const WINDOWS_11_23H2: Release = Release(27);
    /// Windows 11 24H2: release 11-24H2.
    pub const WINDOWS_11_24H2: Release = Release(28);
    /// Windows 11 25H2: release 11-25H2.
    pub const WINDOWS_11_25H2: Release = Release(29);
}
pub(crate) static RELEASES: [ReleaseRow; 30] = [
    ReleaseRow {
        id: "5.0",
        name: "Windows 2000",
        builds: &[2195],
    },
    ReleaseRow {
        id: "5.1",
        name: "Windows XP",
        builds: &[2600],
    },
    ReleaseRow {
        id: "early 5.2",
        name: "Windows Server 2003, before Service Pack 1",
        builds: &[3790],
    },
    ReleaseRow {
        id: "late 5.2",
        name: "Windows Server 2003, from Service Pack 1",
        builds: &[3790],
    },
    ReleaseRow {
        id: "early 6.0",
        name: "Windows Vista, before Service Pack 1",
        builds: &[6000],
    },
    ReleaseRow {
        id: "late 6.0",
        name: "Windows Vista, from Service Pack 1, and Windows Server 2008",
        builds: &[6001, 6002, 6003],
    },
    ReleaseRow {
        id: "6.1",
        name: "Windows 7",
        builds: &[7600, 7601],
    },
    ReleaseRow {
        id: "6.2",
        name: "Windows 8",
        builds: &[9200],
    },
    ReleaseRow {
        id: "early 6.3",
        name: "Windows 8.1, before Update 1",
        builds: &[9600],
    },
    ReleaseRow {
        id: "late 6.3",
        name: "Windows 8.1, from Update 1",
        builds: &[9600],
    },
    ReleaseRow {
        id: "10.0",
        name: "Windows 10",
        builds: &[10240],
    },
    ReleaseRow {
        id: "1511",
        name: "Windows 10 Version 1511",
        builds: &[10586],
    },
    ReleaseRow {
        id: "1607",
        name: "Windows 10 Version 1607",
        builds: &[14393],
    },
    ReleaseRow {
        id: "1703",
        name: "Windows 10 Version 1703",
        builds: &[15063],
    },
    ReleaseRow {
        id: "1709",
        name: "Windows 10 Version 1709",
        builds: &[16299],
    },
    ReleaseRow {
        id: "1803",
        name: "Windows 10 Version 1803",
        builds: &[17134],
    },
    ReleaseRow {
        id: "1809",
        name: "Windows 10 Version 1809",
        builds: &[17763],
    },
    ReleaseRow {
        id: "1903",
        name: "Windows 10 Version 1903",
        builds: &[18362],
    },
    ReleaseRow {
        id: "1909",
        name: "Windows 10 Version 1909",
        builds: &[18363],
    },
    ReleaseRow {
        id: "2004",
        name: "Windows 10 Version 2004",
        builds: &[19041],
    },
    ReleaseRow {
        id: "20H2",
        name: "Windows 10 Version 20H2",
        builds: &[19042],
    },
    ReleaseRow {
        id: "21H1",
        name: "Windows 10 Version 21H1",
        builds: &[19043],
    },
    ReleaseRow {
        id: "10-21H2",
        name: "Windows 10 Version 21H2",
        builds: &[19044],
    },
    ReleaseRow {
        id: "10-22H2",
        name: "Windows 10 Version 22H2",
        builds: &[19045],
    },
    ReleaseRow {
        id: "server-2022",
        name: "Windows Server 2022",
        builds: &[20348],
    },
    ReleaseRow {
        id: "11-21H2",
        name: "Windows 11 Version 21H2",
        builds: &[22000],
    },
    ReleaseRow {
        id: "11-22H2",
        name: "Windows 11 Version 22H2",
        builds: &[22621],
    },
    ReleaseRow {
        id: "11-23H2",
        name: "Windows 11 Version 23H2",
        builds: &[22631],
    },
    ReleaseRow {
        id: "11-24H2",
        name: "Windows 11 Version 24H2",
        builds: &[26100],
    },
    ReleaseRow {
        id: "11-25H2",
        name: "Windows 11 Version 25H2",
        builds: &[26200],
    },
];
