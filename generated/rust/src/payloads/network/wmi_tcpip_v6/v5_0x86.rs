// Generated from spec/structs/WMI_TCPIP_V6.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_TCPIP_V6 in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
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
pub struct WmiTcpipV632 {
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
impl WmiTcpipV632 {
    /// The size in bytes.
    pub const SIZE: usize = 52;
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
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 52 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_TCPIP_V6",
                    needed: 52,
                    have: bytes.len(),
                })
            }
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
    /// `ULONG ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `ULONG TransferSize`, at 0x04. Unit: bytes.
    #[inline]
    pub fn transfer_size(&self) -> u32 {
        self.transfer_size
    }
    /// Sets `TransferSize`.
    #[inline]
    pub fn set_transfer_size(&mut self, value: u32) {
        self.transfer_size = value;
    }
    /// `UCHAR DestinationAddress`, at 0x08. The remote address, in network order.
    #[inline]
    pub fn destination_address(&self) -> [u8; 16] {
        self.destination_address
    }
    /// Sets `DestinationAddress`.
    #[inline]
    pub fn set_destination_address(&mut self, value: [u8; 16]) {
        self.destination_address = value;
    }
    /// `UCHAR SourceAddress`, at 0x18. The local address, in network order.
    #[inline]
    pub fn source_address(&self) -> [u8; 16] {
        self.source_address
    }
    /// Sets `SourceAddress`.
    #[inline]
    pub fn set_source_address(&mut self, value: [u8; 16]) {
        self.source_address = value;
    }
    /// `USHORT DestinationPort`, at 0x28. The remote port, in network order.
    #[inline]
    pub fn destination_port(&self) -> u16 {
        self.destination_port
    }
    /// Sets `DestinationPort`.
    #[inline]
    pub fn set_destination_port(&mut self, value: u16) {
        self.destination_port = value;
    }
    /// `USHORT SourcePort`, at 0x2A. The local port, in network order.
    #[inline]
    pub fn source_port(&self) -> u16 {
        self.source_port
    }
    /// Sets `SourcePort`.
    #[inline]
    pub fn set_source_port(&mut self, value: u16) {
        self.source_port = value;
    }
    /// `ULONG_PTR ConnectionId`, at 0x2C. What tells this connection from others.
    #[inline]
    pub fn connection_id(&self) -> u32 {
        self.connection_id
    }
    /// Sets `ConnectionId`.
    #[inline]
    pub fn set_connection_id(&mut self, value: u32) {
        self.connection_id = value;
    }
    /// `ULONG SequenceNumber`, at 0x30.
    #[inline]
    pub fn sequence_number(&self) -> u32 {
        self.sequence_number
    }
    /// Sets `SequenceNumber`.
    #[inline]
    pub fn set_sequence_number(&mut self, value: u32) {
        self.sequence_number = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_tcpip_v6::V5_0X86;
}
impl Default for WmiTcpipV632 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 52])
    }
}
impl Sealed for WmiTcpipV632 {}
impl Record for WmiTcpipV632 {
    const NAME: &'static str = "WMI_TCPIP_V6";
    const SIZE: usize = 52;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiTcpipV632 {
    const SIZE: usize = 52;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiTcpipV632);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiTcpipV632 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<[u8; 16]>(),
                proptest::arbitrary::any::<[u8; 16]>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        process_id,
                        transfer_size,
                        destination_address,
                        source_address,
                        destination_port,
                        source_port,
                        connection_id,
                        sequence_number,
                    ),
                )|
            Self {
                process_id,
                transfer_size,
                destination_address,
                source_address,
                destination_port,
                source_port,
                connection_id,
                sequence_number,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiTcpipV632`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiTcpipV632View<'a> {
    fixed: &'a [u8; 52],
}
impl<'a> WmiTcpipV632View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 52 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_TCPIP_V6",
                    needed: 52,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 52]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiTcpipV632 {
        WmiTcpipV632::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 52] {
        self.fixed
    }
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
impl core::fmt::Debug for WmiTcpipV632View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiTcpipV632View");
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
