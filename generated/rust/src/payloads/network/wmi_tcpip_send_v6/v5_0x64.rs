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
        fill(part_mut::<8, 16, _>(&mut bytes), &self.destination_address, |element| element.to_le_bytes());
        fill(part_mut::<24, 16, _>(&mut bytes), &self.source_address, |element| element.to_le_bytes());
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
getters! {
    self WmiTcpipSendV6X64View "WmiTcpipSendV6X64View" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG TransferSize`, at 0x04.
        transfer_size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `UCHAR DestinationAddress`, at 0x08.
        destination_address: [u8; 16] = array(part::<8, 16, _>(self.fixed), u8::from_le_bytes);
        /// `UCHAR SourceAddress`, at 0x18.
        source_address: [u8; 16] = array(part::<24, 16, _>(self.fixed), u8::from_le_bytes);
        /// `USHORT DestinationPort`, at 0x28.
        destination_port: u16 = u16::from_le_bytes(get::<40, 2, _>(self.fixed));
        /// `USHORT SourcePort`, at 0x2A.
        source_port: u16 = u16::from_le_bytes(get::<42, 2, _>(self.fixed));
        /// `ULONG StartTime`, at 0x2C.
        start_time: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `ULONG EndTime`, at 0x30.
        end_time: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG SequenceNumber`, at 0x34.
        sequence_number: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG_PTR ConnectionId`, at 0x38.
        connection_id: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
    }
}
