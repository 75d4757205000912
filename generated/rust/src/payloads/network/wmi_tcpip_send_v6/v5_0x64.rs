// Generated from spec/structs/WMI_TCPIP_SEND_V6.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_TCPIP_SEND_V6 in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A TCP send of IPv6.
///
/// In C: `WMI_TCPIP_SEND_V6`, 0x40 bytes. Releases 5.0+ with 64 bit pointers.
///
/// The structure is byte-packed, as the connection's identifier is not aligned.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProcessId` |
/// | 0x04 | 0x4 | ULONG | `TransferSize` |
/// | 0x08 | 0x10 | UCHAR \[16\] | `DestinationAddress` |
/// | 0x18 | 0x10 | UCHAR \[16\] | `SourceAddress` |
/// | 0x28 | 0x2 | USHORT | `DestinationPort` |
/// | 0x2a | 0x2 | USHORT | `SourcePort` |
/// | 0x2c | 0x4 | ULONG | `StartTime` |
/// | 0x30 | 0x4 | ULONG | `EndTime` |
/// | 0x34 | 0x4 | ULONG | `SequenceNumber` |
/// | 0x38 | 0x8 | ULONG_PTR | `ConnectionId` |
///
/// What no source says:
///
/// - In which unit StartTime and EndTime count.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_TCPIP_SEND_V6")]
pub struct WmiTcpipSendV6X64 {
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
    /// `ULONG StartTime`, at 0x2C. When the request to send began.
    pub start_time: u32,
    /// `ULONG EndTime`, at 0x30. When the request to send was done.
    pub end_time: u32,
    /// `ULONG SequenceNumber`, at 0x34.
    pub sequence_number: u32,
    /// `ULONG_PTR ConnectionId`, at 0x38. What tells this connection from others.
    pub connection_id: u64,
}
impl WmiTcpipSendV6X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 64]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            transfer_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            destination_address: array(part::<8, 16, _>(bytes), u8::from_le_bytes),
            source_address: array(part::<24, 16, _>(bytes), u8::from_le_bytes),
            destination_port: u16::from_le_bytes(get::<40, 2, _>(bytes)),
            source_port: u16::from_le_bytes(get::<42, 2, _>(bytes)),
            start_time: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            end_time: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            sequence_number: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            connection_id: u64::from_le_bytes(get::<56, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
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
        put::<44, 4, _>(&mut bytes, self.start_time.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.end_time.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.sequence_number.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.connection_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_tcpip_send_v6::V5_0X64;
}
fixed_record!(WmiTcpipSendV6X64, WmiTcpipSendV6X64View, 64, "WMI_TCPIP_SEND_V6");
impl<'a> WmiTcpipSendV6X64View<'a> {
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
    /// `ULONG StartTime`, at 0x2C. When the request to send began.
    #[inline]
    pub fn start_time(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
    /// `ULONG EndTime`, at 0x30. When the request to send was done.
    #[inline]
    pub fn end_time(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
    /// `ULONG SequenceNumber`, at 0x34.
    #[inline]
    pub fn sequence_number(&self) -> u32 {
        u32::from_le_bytes(get::<52, 4, _>(self.fixed))
    }
    /// `ULONG_PTR ConnectionId`, at 0x38. What tells this connection from others.
    #[inline]
    pub fn connection_id(&self) -> u64 {
        u64::from_le_bytes(get::<56, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiTcpipSendV6X64View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiTcpipSendV6X64View");
        out.field("process_id", &self.process_id());
        out.field("transfer_size", &self.transfer_size());
        out.field("destination_address", &self.destination_address());
        out.field("source_address", &self.source_address());
        out.field("destination_port", &self.destination_port());
        out.field("source_port", &self.source_port());
        out.field("start_time", &self.start_time());
        out.field("end_time", &self.end_time());
        out.field("sequence_number", &self.sequence_number());
        out.field("connection_id", &self.connection_id());
        out.finish()
    }
}
