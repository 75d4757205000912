// Generated from spec/structs/WMI_TCPIP_V6.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_TCPIP_V6 in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A TCP event of IPv6 other than a send: a receive, a connection made, accepted or ended, a retransmission.
///
/// In C: `WMI_TCPIP_V6`, 0x34 bytes. Releases 5.0+ with 32 bit pointers.
///
/// The structure is byte-packed, as the connection's identifier follows the ports. Microsoft's class for event version 2 has the sequence number first: TcpIp_TypeGroup3. No event is tied to it.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProcessId` |
/// | 0x04 | 0x4 | ULONG | `TransferSize` |
/// | 0x08 | 0x10 | UCHAR \[16\] | `DestinationAddress` |
/// | 0x18 | 0x10 | UCHAR \[16\] | `SourceAddress` |
/// | 0x28 | 0x2 | USHORT | `DestinationPort` |
/// | 0x2a | 0x2 | USHORT | `SourcePort` |
/// | 0x2c | 0x4 | ULONG_PTR | `ConnectionId` |
/// | 0x30 | 0x4 | ULONG | `SequenceNumber` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_TCPIP_V6")]
pub struct WmiTcpipV6X86 {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG TransferSize`, at 0x04. Unit: bytes.
    pub transfer_size: u32,
    /// `UCHAR DestinationAddress`, at 0x08. The remote address, in network order.
    pub destination_address: [u8; 16],
    /// `UCHAR SourceAddress`, at 0x18. The local address, in network order.
    pub source_address: [u8; 16],
    /// `USHORT DestinationPort`, at 0x28. The remote port, in network order.
    pub destination_port: u16,
    /// `USHORT SourcePort`, at 0x2A. The local port, in network order.
    pub source_port: u16,
    /// `ULONG_PTR ConnectionId`, at 0x2C. What tells this connection from others.
    pub connection_id: u32,
    /// `ULONG SequenceNumber`, at 0x30.
    pub sequence_number: u32,
}
impl WmiTcpipV6X86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 52]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            transfer_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            destination_address: array(part::<8, 16, _>(bytes), u8::from_le_bytes),
            source_address: array(part::<24, 16, _>(bytes), u8::from_le_bytes),
            destination_port: u16::from_le_bytes(get::<40, 2, _>(bytes)),
            source_port: u16::from_le_bytes(get::<42, 2, _>(bytes)),
            connection_id: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            sequence_number: u32::from_le_bytes(get::<48, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 52] {
        let mut bytes = [0; 52];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.transfer_size.to_le_bytes());
        fill(
            part_mut::<8, 16, _>(&mut bytes),
            &self.destination_address,
            |element| element.to_le_bytes(),
        );
        fill(
            part_mut::<24, 16, _>(&mut bytes),
            &self.source_address,
            |element| element.to_le_bytes(),
        );
        put::<40, 2, _>(&mut bytes, self.destination_port.to_le_bytes());
        put::<42, 2, _>(&mut bytes, self.source_port.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.connection_id.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.sequence_number.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_tcpip_v6::V5_0X86;
}
fixed_record!(WmiTcpipV6X86, WmiTcpipV6X86View, 52, "WMI_TCPIP_V6");
impl<'a> WmiTcpipV6X86View<'a> {
    /// `ULONG ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG TransferSize`, at 0x04. Unit: bytes.
    #[inline]
    pub fn transfer_size(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `UCHAR DestinationAddress`, at 0x08. The remote address, in network order.
    #[inline]
    pub fn destination_address(&self) -> [u8; 16] {
        array(part::<8, 16, _>(self.fixed), u8::from_le_bytes)
    }
    /// `UCHAR SourceAddress`, at 0x18. The local address, in network order.
    #[inline]
    pub fn source_address(&self) -> [u8; 16] {
        array(part::<24, 16, _>(self.fixed), u8::from_le_bytes)
    }
    /// `USHORT DestinationPort`, at 0x28. The remote port, in network order.
    #[inline]
    pub fn destination_port(&self) -> u16 {
        u16::from_le_bytes(get::<40, 2, _>(self.fixed))
    }
    /// `USHORT SourcePort`, at 0x2A. The local port, in network order.
    #[inline]
    pub fn source_port(&self) -> u16 {
        u16::from_le_bytes(get::<42, 2, _>(self.fixed))
    }
    /// `ULONG_PTR ConnectionId`, at 0x2C. What tells this connection from others.
    #[inline]
    pub fn connection_id(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
    /// `ULONG SequenceNumber`, at 0x30.
    #[inline]
    pub fn sequence_number(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiTcpipV6X86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiTcpipV6X86View");
        out.field("process_id", &self.process_id());
        out.field("transfer_size", &self.transfer_size());
        out.field("destination_address", &self.destination_address());
        out.field("source_address", &self.source_address());
        out.field("destination_port", &self.destination_port());
        out.field("source_port", &self.source_port());
        out.field("connection_id", &self.connection_id());
        out.field("sequence_number", &self.sequence_number());
        out.finish()
    }
}
