// Generated from spec/structs/WMI_TRACE_MESSAGE_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_TRACE_MESSAGE_PACKET in the form of releases 5.1+.
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
/// Which message it is, and what stands between its header and its arguments.
///
/// In C: `WMI_TRACE_MESSAGE_PACKET`, 0x4 bytes. Releases 5.1+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `MessageNumber` |
/// | 0x02 | 0x2 | USHORT | `OptionFlags` |
///
/// Source: Geoff Chappell, *MESSAGE_TRACE_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_TRACE_MESSAGE_PACKET")]
pub struct WmiTraceMessagePacket {
    /// `USHORT MessageNumber`, at 0x00. The number of the message, within its GUID or component.
    pub message_number: u16,
    /// `USHORT OptionFlags`, at 0x02. What follows the header.
    pub option_flags: u16,
}
impl WmiTraceMessagePacket {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            message_number: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            option_flags: u16::from_le_bytes(get::<2, 2, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_TRACE_MESSAGE_PACKET",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 2, _>(&mut bytes, self.message_number.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.option_flags.to_le_bytes());
        bytes
    }
    /// `USHORT MessageNumber`, at 0x00. The number of the message, within its GUID or component.
    #[inline]
    pub fn message_number(&self) -> u16 {
        self.message_number
    }
    /// Sets `MessageNumber`.
    #[inline]
    pub fn set_message_number(&mut self, value: u16) {
        self.message_number = value;
    }
    /// `USHORT OptionFlags`, at 0x02. What follows the header.
    #[inline]
    pub fn option_flags(&self) -> u16 {
        self.option_flags
    }
    /// Sets `OptionFlags`.
    #[inline]
    pub fn set_option_flags(&mut self, value: u16) {
        self.option_flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_trace_message_packet::V5_1;
}
impl Default for WmiTraceMessagePacket {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for WmiTraceMessagePacket {}
impl Record for WmiTraceMessagePacket {
    const NAME: &'static str = "WMI_TRACE_MESSAGE_PACKET";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiTraceMessagePacket {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiTraceMessagePacket);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiTraceMessagePacket {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u16>(), proptest::arbitrary::any::<u16>()),
        )
            .prop_map(|((message_number, option_flags),)| Self {
                message_number,
                option_flags,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiTraceMessagePacket`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiTraceMessagePacketView<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> WmiTraceMessagePacketView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_TRACE_MESSAGE_PACKET",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 4]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiTraceMessagePacket {
        WmiTraceMessagePacket::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `USHORT MessageNumber`, at 0x00. The number of the message, within its GUID or component.
    #[inline]
    pub fn message_number(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT OptionFlags`, at 0x02. What follows the header.
    #[inline]
    pub fn option_flags(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiTraceMessagePacketView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiTraceMessagePacketView");
        out.field("message_number", &self.message_number());
        out.field("option_flags", &self.option_flags());
        out.finish()
    }
}
