// Generated from spec/structs/WMI_TCPIP_V4.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_TCPIP_V4 in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A TCP event of IPv4 other than a send: a receive, a connection made, accepted or ended, a retransmission.
///
/// In C: `WMI_TCPIP_V4`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// The structure is byte-packed, as the connection's identifier follows the ports. Microsoft's class for event version 2 has the sequence number first: TcpIp_TypeGroup1. In event version 1 its class has this order too.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_TCPIP_V4")]
pub struct WmiTcpipV4X64 {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG TransferSize`, at 0x04. Unit: bytes.
    pub transfer_size: u32,
    /// `UCHAR DestinationAddress`, at 0x08. The remote address, in network order.
    pub destination_address: [u8; 4],
    /// `UCHAR SourceAddress`, at 0x0C. The local address, in network order.
    pub source_address: [u8; 4],
    /// `USHORT DestinationPort`, at 0x10. The remote port, in network order.
    pub destination_port: u16,
    /// `USHORT SourcePort`, at 0x12. The local port, in network order.
    pub source_port: u16,
    /// `ULONG_PTR ConnectionId`, at 0x14. What tells this connection from others.
    pub connection_id: u64,
    /// `ULONG SequenceNumber`, at 0x1C.
    pub sequence_number: u32,
}

impl WmiTcpipV4X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            transfer_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            destination_address: array(part::<8, 4, _>(bytes), u8::from_le_bytes),
            source_address: array(part::<12, 4, _>(bytes), u8::from_le_bytes),
            destination_port: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            source_port: u16::from_le_bytes(get::<18, 2, _>(bytes)),
            connection_id: u64::from_le_bytes(get::<20, 8, _>(bytes)),
            sequence_number: u32::from_le_bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.transfer_size.to_le_bytes());
        fill(part_mut::<8, 4, _>(&mut bytes), &self.destination_address, |element| element.to_le_bytes());
        fill(part_mut::<12, 4, _>(&mut bytes), &self.source_address, |element| element.to_le_bytes());
        put::<16, 2, _>(&mut bytes, self.destination_port.to_le_bytes());
        put::<18, 2, _>(&mut bytes, self.source_port.to_le_bytes());
        put::<20, 8, _>(&mut bytes, self.connection_id.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.sequence_number.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_tcpip_v4::V5_0X64;
}

fixed_record!(WmiTcpipV4X64, WmiTcpipV4X64View, 32, "WMI_TCPIP_V4");
getters! {
    self WmiTcpipV4X64View "WmiTcpipV4X64View" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG TransferSize`, at 0x04.
        transfer_size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `UCHAR DestinationAddress`, at 0x08.
        destination_address: [u8; 4] = array(part::<8, 4, _>(self.fixed), u8::from_le_bytes);
        /// `UCHAR SourceAddress`, at 0x0C.
        source_address: [u8; 4] = array(part::<12, 4, _>(self.fixed), u8::from_le_bytes);
        /// `USHORT DestinationPort`, at 0x10.
        destination_port: u16 = u16::from_le_bytes(get::<16, 2, _>(self.fixed));
        /// `USHORT SourcePort`, at 0x12.
        source_port: u16 = u16::from_le_bytes(get::<18, 2, _>(self.fixed));
        /// `ULONG_PTR ConnectionId`, at 0x14.
        connection_id: u64 = u64::from_le_bytes(get::<20, 8, _>(self.fixed));
        /// `ULONG SequenceNumber`, at 0x1C.
        sequence_number: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
    }
}
