// Generated from spec/structs/NIC_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Network adapter, in the form of older releases.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("NIC_RECORD", "NicRecord")
    .size(584)
    .about("Network adapter, in the form of older releases.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        field(
            "WCHAR NICName", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }
        )
            .at(0..512).means(Meaning::Text),
        unsigned("ULONG Index").at(512..516).means(Meaning::Index),
        unsigned("ULONG PhysicalAddrLen").at(516..520).about("Size of the valid part of PhysicalAddr."),
        field(
            "WCHAR PhysicalAddr",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 8 }
        )
            .at(520..536).about("Hardware address.").up_to(64).means(Meaning::MacAddress),
        unsigned("ULONG Size").at(536..540).about("Size of the data that Data refers to.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        signed("LONG IpAddress").at(540..544).about("Offset of the address."),
        signed("LONG SubnetMask").at(544..548).about("Offset of the subnet mask."),
        signed("LONG DhcpServer").at(548..552).about("Offset of the DHCP server address."),
        signed("LONG Gateway").at(552..556).about("Offset of the gateway address."),
        signed("LONG PrimaryWinsServer").at(556..560).about("Offset of the primary WINS server address."),
        signed("LONG SecondaryWinsServer").at(560..564).about("Offset of the secondary WINS server address."),
        field("LONG DnsServer", Kind::Array { element: ArrayElement { kind: ElementKind::Signed, size: 4 }, count: 4 })
            .at(564..580).about("Offsets of the DNS server addresses."),
        unsigned("ULONG Data").at(580..584).about("Offset of an array of IP_ADDRESS_STRING."),
    ]);
fixed! {
    /// Network adapter, in the form of older releases.
    ///
    /// In C: `NIC_RECORD`, 0x248 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// The addresses are of type IP_ADDRESS_STRING, a documented structure of iptypes.h. The fields contain their
    /// offsets. The header describes Data both as an array of these and as the offset of such an array.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Base of the offsets. Microsoft's MOF class for the event has other names for a later form of it.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "NIC_RECORD")]
    owned NicRecord / NicRecordView: lone,
        name = "NIC_RECORD", size = 584, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `WCHAR NICName` at 0x00.
        nic_name / set_nic_name: [u16; 256], at = 0;
        /// Position in a sequence, from 0. `ULONG Index` at 0x200.
        index / set_index: u32, at = 512;
        /// Size of the valid part of PhysicalAddr. `ULONG PhysicalAddrLen` at 0x204.
        physical_addr_len / set_physical_addr_len: u32, at = 516;
        /// Hardware address. `WCHAR PhysicalAddr` at 0x208.
        physical_addr / set_physical_addr: [u16; 8], at = 520;
        /// Size of the data that Data refers to. `ULONG Size` at 0x218. Unit: bytes.
        size / set_size: u32, at = 536;
        /// Offset of the address. `LONG IpAddress` at 0x21C.
        ip_address / set_ip_address: i32, at = 540;
        /// Offset of the subnet mask. `LONG SubnetMask` at 0x220.
        subnet_mask / set_subnet_mask: i32, at = 544;
        /// Offset of the DHCP server address. `LONG DhcpServer` at 0x224.
        dhcp_server / set_dhcp_server: i32, at = 548;
        /// Offset of the gateway address. `LONG Gateway` at 0x228.
        gateway / set_gateway: i32, at = 552;
        /// Offset of the primary WINS server address. `LONG PrimaryWinsServer` at 0x22C.
        primary_wins_server / set_primary_wins_server: i32, at = 556;
        /// Offset of the secondary WINS server address. `LONG SecondaryWinsServer` at 0x230.
        secondary_wins_server / set_secondary_wins_server: i32, at = 560;
        /// Offsets of the DNS server addresses. `LONG DnsServer` at 0x234.
        dns_server / set_dns_server: [i32; 4], at = 564;
        /// Offset of an array of IP_ADDRESS_STRING. `ULONG Data` at 0x244.
        data_ / set_data_: u32, at = 580;
    }
}
