// Generated from spec/releases.toml by `cargo spec generate`. Do not edit: edit that file.

//! The releases of Windows in the tables, for etwspec-runtime.
#![no_std]
#![cfg_attr(rustfmt, rustfmt_skip)]
/// Calls a macro with the names of constants, each with its index, and with the rows: ID, name and builds.
#[doc(hidden)]
#[macro_export]
macro_rules! releases {
    ($define:ident) => {
        $define! {
            names {
                /// Windows 2000: release 5.0.
                WINDOWS_2000 = 0;
                /// Windows XP: release 5.1.
                WINDOWS_XP = 1;
                /// Windows Server 2003, before Service Pack 1: release `early 5.2`.
                WINDOWS_SERVER_2003_EARLY = 2;
                /// Windows Server 2003: release 5.2, at its last point.
                WINDOWS_SERVER_2003 = 3;
                /// Windows Server 2003, from Service Pack 1: release `late 5.2`.
                WINDOWS_SERVER_2003_LATE = 3;
                /// Windows Vista, before Service Pack 1: release `early 6.0`.
                WINDOWS_VISTA_EARLY = 4;
                /// Windows Vista: release 6.0, at its last point.
                WINDOWS_VISTA = 5;
                /// Windows Vista, from Service Pack 1, and Windows Server 2008: release `late 6.0`.
                WINDOWS_VISTA_LATE = 5;
                /// Windows 7: release 6.1.
                WINDOWS_7 = 6;
                /// Windows 8: release 6.2.
                WINDOWS_8 = 7;
                /// Windows 8.1, before Update 1: release `early 6.3`.
                WINDOWS_8_1_EARLY = 8;
                /// Windows 8.1: release 6.3, at its last point.
                WINDOWS_8_1 = 9;
                /// Windows 8.1, from Update 1: release `late 6.3`.
                WINDOWS_8_1_LATE = 9;
                /// Windows 10: release 10.0.
                WINDOWS_10 = 10;
                /// Windows 10 1511: release 1511.
                WINDOWS_10_1511 = 11;
                /// Windows 10 1607: release 1607.
                WINDOWS_10_1607 = 12;
                /// Windows 10 1703: release 1703.
                WINDOWS_10_1703 = 13;
                /// Windows 10 1709: release 1709.
                WINDOWS_10_1709 = 14;
                /// Windows 10 1803: release 1803.
                WINDOWS_10_1803 = 15;
                /// Windows 10 1809: release 1809.
                WINDOWS_10_1809 = 16;
                /// Windows 10 1903: release 1903.
                WINDOWS_10_1903 = 17;
                /// Windows 10 1909: release 1909.
                WINDOWS_10_1909 = 18;
                /// Windows 10 2004: release 2004.
                WINDOWS_10_2004 = 19;
                /// Windows 10 20H2: release 20H2.
                WINDOWS_10_20H2 = 20;
                /// Windows 10 21H1: release 21H1.
                WINDOWS_10_21H1 = 21;
                /// Windows 10 21H2: release 10-21H2.
                WINDOWS_10_21H2 = 22;
                /// Windows 10 22H2: release 10-22H2.
                WINDOWS_10_22H2 = 23;
                /// Windows Server 2022: release server-2022.
                WINDOWS_SERVER_2022 = 24;
                /// Windows 11 21H2: release 11-21H2.
                WINDOWS_11_21H2 = 25;
                /// Windows 11 22H2: release 11-22H2.
                WINDOWS_11_22H2 = 26;
                /// Windows 11 23H2: release 11-23H2.
                WINDOWS_11_23H2 = 27;
                /// Windows 11 24H2: release 11-24H2.
                WINDOWS_11_24H2 = 28;
                /// Windows 11 25H2: release 11-25H2.
                WINDOWS_11_25H2 = 29;
            }
            rows {
                "5.0" "Windows 2000" [2195];
                "5.1" "Windows XP" [2600];
                "early 5.2" "Windows Server 2003, before Service Pack 1" [3790];
                "late 5.2" "Windows Server 2003, from Service Pack 1" [3790];
                "early 6.0" "Windows Vista, before Service Pack 1" [6000];
                "late 6.0" "Windows Vista, from Service Pack 1, and Windows Server 2008" [6001, 6002, 6003];
                "6.1" "Windows 7" [7600, 7601];
                "6.2" "Windows 8" [9200];
                "early 6.3" "Windows 8.1, before Update 1" [9600];
                "late 6.3" "Windows 8.1, from Update 1" [9600];
                "10.0" "Windows 10" [10240];
                "1511" "Windows 10 Version 1511" [10586];
                "1607" "Windows 10 Version 1607" [14393];
                "1703" "Windows 10 Version 1703" [15063];
                "1709" "Windows 10 Version 1709" [16299];
                "1803" "Windows 10 Version 1803" [17134];
                "1809" "Windows 10 Version 1809" [17763];
                "1903" "Windows 10 Version 1903" [18362];
                "1909" "Windows 10 Version 1909" [18363];
                "2004" "Windows 10 Version 2004" [19041];
                "20H2" "Windows 10 Version 20H2" [19042];
                "21H1" "Windows 10 Version 21H1" [19043];
                "10-21H2" "Windows 10 Version 21H2" [19044];
                "10-22H2" "Windows 10 Version 22H2" [19045];
                "server-2022" "Windows Server 2022" [20348];
                "11-21H2" "Windows 11 Version 21H2" [22000];
                "11-22H2" "Windows 11 Version 22H2" [22621];
                "11-23H2" "Windows 11 Version 23H2" [22631];
                "11-24H2" "Windows 11 Version 24H2" [26100];
                "11-25H2" "Windows 11 Version 25H2" [26200];
            }
        }
    };
}
