// Generated from spec/structs/NIC_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Network adapter, in the form of older releases.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("NIC_RECORD", "NicRecord", (584, 584), "Network adapter, in the form of older releases.", &[
    field("NICName", 0, 512, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, "").means(Meaning::Text),
    unsigned("Index", 512, 4, "ULONG", "").means(Meaning::Index),
    unsigned("PhysicalAddrLen", 516, 4, "ULONG", "Size of the valid part of PhysicalAddr."),
    field("PhysicalAddr", 520, 16, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 8 }, "Hardware address.").up_to(64).means(Meaning::MacAddress),
    unsigned("Size", 536, 4, "ULONG", "Size of the data that Data refers to.").in_units("bytes").means(Meaning::Bytes),
    field("IpAddress", 540, 4, "LONG", Kind::Signed, "Offset of the address."),
    field("SubnetMask", 544, 4, "LONG", Kind::Signed, "Offset of the subnet mask."),
    field("DhcpServer", 548, 4, "LONG", Kind::Signed, "Offset of the DHCP server address."),
    field("Gateway", 552, 4, "LONG", Kind::Signed, "Offset of the gateway address."),
    field("PrimaryWinsServer", 556, 4, "LONG", Kind::Signed, "Offset of the primary WINS server address."),
    field("SecondaryWinsServer", 560, 4, "LONG", Kind::Signed, "Offset of the secondary WINS server address."),
    field("DnsServer", 564, 16, "LONG", Kind::Array { element: ArrayElement { kind: ElementKind::Signed, size: 4 }, count: 4 }, "Offsets of the DNS server addresses."),
    unsigned("Data", 580, 4, "ULONG", "Offset of an array of IP_ADDRESS_STRING."),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Network adapter, in the form of older releases.
    ///
    /// In C: `NIC_RECORD`, 0x248 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// The addresses are of type IP_ADDRESS_STRING, a documented structure of iptypes.h. The fields contain their offsets. The header describes Data both as an array of these and as the offset of such an array.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Base of the offsets. Microsoft's MOF class for the event has other names for a later form of it.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "NIC_RECORD")]
    owned NicRecord / NicRecordView: lone [584] "NIC_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `WCHAR NICName` at 0x00.
        nic_name set_nic_name: [u16; 256] = 0;
        /// Position in a sequence, from 0. `ULONG Index` at 0x200.
        index set_index: u32 = 512;
        /// Size of the valid part of PhysicalAddr. `ULONG PhysicalAddrLen` at 0x204.
        physical_addr_len set_physical_addr_len: u32 = 516;
        /// Hardware address. `WCHAR PhysicalAddr` at 0x208.
        physical_addr set_physical_addr: [u16; 8] = 520;
        /// Size of the data that Data refers to. `ULONG Size` at 0x218. Unit: bytes.
        size set_size: u32 = 536;
        /// Offset of the address. `LONG IpAddress` at 0x21C.
        ip_address set_ip_address: i32 = 540;
        /// Offset of the subnet mask. `LONG SubnetMask` at 0x220.
        subnet_mask set_subnet_mask: i32 = 544;
        /// Offset of the DHCP server address. `LONG DhcpServer` at 0x224.
        dhcp_server set_dhcp_server: i32 = 548;
        /// Offset of the gateway address. `LONG Gateway` at 0x228.
        gateway set_gateway: i32 = 552;
        /// Offset of the primary WINS server address. `LONG PrimaryWinsServer` at 0x22C.
        primary_wins_server set_primary_wins_server: i32 = 556;
        /// Offset of the secondary WINS server address. `LONG SecondaryWinsServer` at 0x230.
        secondary_wins_server set_secondary_wins_server: i32 = 560;
        /// Offsets of the DNS server addresses. `LONG DnsServer` at 0x234.
        dns_server set_dns_server: [i32; 4] = 564;
        /// Offset of an array of IP_ADDRESS_STRING. `ULONG Data` at 0x244.
        data_ set_data_: u32 = 580;
    }
    bits {
    }
}
