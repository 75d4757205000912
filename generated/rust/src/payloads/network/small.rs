// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/TcpIp_Fail.toml
pub mod tcp_ip_fail {
    //! Connection or send failed.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
    pub(crate) static LAYOUT_0: Layout = layout("TcpIp_Fail", "TcpIpFail")
        .size(4)
        .about("Connection or send failed.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .also_called(&["UdpIp_Fail"])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("USHORT Proto").at(0..2).about("Protocol.").up_to(32).means(Meaning::Enumeration),
            unsigned("USHORT FailureCode").at(2..4)
                .about("1 insufficient resources, 2 too many addresses, 3 address exists, 4 address is invalid, 5 \
                    another reason, 6 address exists in time-wait.")
                .means(Meaning::Enumeration),
        ]);
    fixed! {
        /// Connection or send failed.
        ///
        /// In C: `TcpIp_Fail`, 0x4 bytes. Releases unknown.
        /// Offsets are computed from the order of the fields; no source states them.
        ///
        /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
        #[doc(alias = "TcpIp_Fail")]
        #[doc(alias = "UdpIp_Fail")]
        owned TcpIpFail / TcpIpFailView: lone,
            name = "TcpIp_Fail", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Protocol. `USHORT Proto` at 0x00.
            proto / set_proto: u16, at = 0;
            /// 1 insufficient resources, 2 too many addresses, 3 address exists, 4 address is invalid, 5 another
            /// reason, 6 address exists in time-wait. `USHORT FailureCode` at 0x02.
            failure_code / set_failure_code: u16, at = 2;
        }
    }
}

// spec/structs/TcpIp_V1_Fail.toml
pub mod tcp_ip_v1_fail {
    //! TCP connection attempt failed.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
    pub(crate) static LAYOUT_0: Layout = layout("TcpIp_V1_Fail", "TcpIpV1Fail")
        .size(4)
        .about("TCP connection attempt failed.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG Proto").at(0..4).about("Protocol.").means(Meaning::Enumeration),
        ]);
    fixed! {
        /// TCP connection attempt failed.
        ///
        /// In C: `TcpIp_V1_Fail`, 0x4 bytes. Releases unknown.
        /// Offsets are computed from the order of the fields; no source states them.
        ///
        /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
        #[doc(alias = "TcpIp_V1_Fail")]
        owned TcpIpV1Fail / TcpIpV1FailView: lone,
            name = "TcpIp_V1_Fail", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Protocol. `ULONG Proto` at 0x00.
            proto / set_proto: u32, at = 0;
        }
    }
}
