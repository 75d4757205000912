// Generated from spec/structs/NIC_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! NIC_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A network adapter, in the form of the older releases.
///
/// In C: `NIC_RECORD`, 0x248 bytes. Releases 5.0+.
///
/// The addresses are IP_ADDRESS_STRING, a documented structure of iptypes.h; the fields hold where each is. The header says that Data is an array of these, and that it is the offset of such an array.
///
/// What no source says:
///
/// - Relative to what the offsets are: Microsoft's MOF class for the event has other names for a later form of it.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "NIC_RECORD")]
pub struct NicRecord {
    /// `WCHAR NICName`, at 0x00.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub nic_name: [u16; 256],
    /// `ULONG Index`, at 0x200.
    pub index: u32,
    /// `ULONG PhysicalAddrLen`, at 0x204. How much of PhysicalAddr holds.
    pub physical_addr_len: u32,
    /// `WCHAR PhysicalAddr`, at 0x208. The hardware address.
    pub physical_addr: [u16; 8],
    /// `ULONG Size`, at 0x218. The size of what Data tells of. Unit: bytes.
    pub size: u32,
    /// `LONG IpAddress`, at 0x21C. The offset of the address.
    pub ip_address: i32,
    /// `LONG SubnetMask`, at 0x220. The offset of the subnet mask.
    pub subnet_mask: i32,
    /// `LONG DhcpServer`, at 0x224. The offset of the address of the DHCP server.
    pub dhcp_server: i32,
    /// `LONG Gateway`, at 0x228. The offset of the address of the gateway.
    pub gateway: i32,
    /// `LONG PrimaryWinsServer`, at 0x22C. The offset of the address of the first WINS server.
    pub primary_wins_server: i32,
    /// `LONG SecondaryWinsServer`, at 0x230. The offset of the address of the second WINS server.
    pub secondary_wins_server: i32,
    /// `LONG DnsServer`, at 0x234. The offsets of the addresses of DNS servers.
    pub dns_server: [i32; 4],
    /// `ULONG Data`, at 0x244. The offset of an array of IP_ADDRESS_STRING.
    pub data_: u32,
}

impl NicRecord {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 584]) -> Self {
        Self {
            nic_name: array(part::<0, 512, _>(bytes), u16::from_le_bytes),
            index: u32::from_le_bytes(get::<512, 4, _>(bytes)),
            physical_addr_len: u32::from_le_bytes(get::<516, 4, _>(bytes)),
            physical_addr: array(part::<520, 16, _>(bytes), u16::from_le_bytes),
            size: u32::from_le_bytes(get::<536, 4, _>(bytes)),
            ip_address: i32::from_le_bytes(get::<540, 4, _>(bytes)),
            subnet_mask: i32::from_le_bytes(get::<544, 4, _>(bytes)),
            dhcp_server: i32::from_le_bytes(get::<548, 4, _>(bytes)),
            gateway: i32::from_le_bytes(get::<552, 4, _>(bytes)),
            primary_wins_server: i32::from_le_bytes(get::<556, 4, _>(bytes)),
            secondary_wins_server: i32::from_le_bytes(get::<560, 4, _>(bytes)),
            dns_server: array(part::<564, 16, _>(bytes), i32::from_le_bytes),
            data_: u32::from_le_bytes(get::<580, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 584] {
        let mut bytes = [0; 584];
        fill(part_mut::<0, 512, _>(&mut bytes), &self.nic_name, |element| element.to_le_bytes());
        put::<512, 4, _>(&mut bytes, self.index.to_le_bytes());
        put::<516, 4, _>(&mut bytes, self.physical_addr_len.to_le_bytes());
        fill(part_mut::<520, 16, _>(&mut bytes), &self.physical_addr, |element| element.to_le_bytes());
        put::<536, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<540, 4, _>(&mut bytes, self.ip_address.to_le_bytes());
        put::<544, 4, _>(&mut bytes, self.subnet_mask.to_le_bytes());
        put::<548, 4, _>(&mut bytes, self.dhcp_server.to_le_bytes());
        put::<552, 4, _>(&mut bytes, self.gateway.to_le_bytes());
        put::<556, 4, _>(&mut bytes, self.primary_wins_server.to_le_bytes());
        put::<560, 4, _>(&mut bytes, self.secondary_wins_server.to_le_bytes());
        fill(part_mut::<564, 16, _>(&mut bytes), &self.dns_server, |element| element.to_le_bytes());
        put::<580, 4, _>(&mut bytes, self.data_.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::nic_record::V5_0;
}

fixed_record!(NicRecord, NicRecordView, 584, "NIC_RECORD");
getters! {
    self NicRecordView "NicRecordView" {
        /// `WCHAR NICName`, at 0x00.
        nic_name: [u16; 256] = array(part::<0, 512, _>(self.fixed), u16::from_le_bytes);
        /// `ULONG Index`, at 0x200.
        index: u32 = u32::from_le_bytes(get::<512, 4, _>(self.fixed));
        /// `ULONG PhysicalAddrLen`, at 0x204.
        physical_addr_len: u32 = u32::from_le_bytes(get::<516, 4, _>(self.fixed));
        /// `WCHAR PhysicalAddr`, at 0x208.
        physical_addr: [u16; 8] = array(part::<520, 16, _>(self.fixed), u16::from_le_bytes);
        /// `ULONG Size`, at 0x218.
        size: u32 = u32::from_le_bytes(get::<536, 4, _>(self.fixed));
        /// `LONG IpAddress`, at 0x21C.
        ip_address: i32 = i32::from_le_bytes(get::<540, 4, _>(self.fixed));
        /// `LONG SubnetMask`, at 0x220.
        subnet_mask: i32 = i32::from_le_bytes(get::<544, 4, _>(self.fixed));
        /// `LONG DhcpServer`, at 0x224.
        dhcp_server: i32 = i32::from_le_bytes(get::<548, 4, _>(self.fixed));
        /// `LONG Gateway`, at 0x228.
        gateway: i32 = i32::from_le_bytes(get::<552, 4, _>(self.fixed));
        /// `LONG PrimaryWinsServer`, at 0x22C.
        primary_wins_server: i32 = i32::from_le_bytes(get::<556, 4, _>(self.fixed));
        /// `LONG SecondaryWinsServer`, at 0x230.
        secondary_wins_server: i32 = i32::from_le_bytes(get::<560, 4, _>(self.fixed));
        /// `LONG DnsServer`, at 0x234.
        dns_server: [i32; 4] = array(part::<564, 16, _>(self.fixed), i32::from_le_bytes);
        /// `ULONG Data`, at 0x244.
        data_: u32 = u32::from_le_bytes(get::<580, 4, _>(self.fixed));
    }
}
