// Generated from spec/structs/WMI_TRACE_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_TRACE_PACKET in the form of releases 5.0+.
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
/// The size and the kind of a system event.
///
/// In C: `WMI_TRACE_PACKET`, 0x4 bytes. Releases 5.0+.
///
/// It is the second dword of both SYSTEM_TRACE_HEADER and PERFINFO_TRACE_HEADER.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `Size` |
/// | 0x02 | 0x2 | union |  |
/// | 0x02 | 0x2 | · USHORT | `HookId` |
/// | 0x02 | 0x2 | · struct |  |
/// | 0x02 | 0x1 | · · UCHAR | `Type` |
/// | 0x03 | 0x1 | · · UCHAR | `Group` |
///
/// Source: Geoff Chappell, *WMI_TRACE_PACKET*; Geoff Chappell, *SYSTEM_TRACE_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_TRACE_PACKET")]
pub struct WmiTracePacket {
    /// `USHORT Size`, at 0x00. The size of the whole event: the header and all data that follow it. Unit: bytes.
    pub size: u16,
    /// The bytes that `HookId`, `Type`, `Group` share.
    pub union_02: Bytes<2>,
}
impl WmiTracePacket {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            union_02: Bytes(get::<2, 2, _>(bytes)),
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
                    name: "WMI_TRACE_PACKET",
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
        put::<0, 2, _>(&mut bytes, self.size.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.union_02.0);
        bytes
    }
    /// `USHORT Size`, at 0x00. The size of the whole event: the header and all data that follow it. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u16 {
        self.size
    }
    /// Sets `Size`.
    #[inline]
    pub fn set_size(&mut self, value: u16) {
        self.size = value;
    }
    /// `USHORT HookId`, at 0x02. The identifier of a system event.
    #[inline]
    pub fn hook_id(&self) -> crate::headers::HookId {
        crate::headers::HookId::from_le(get::<0, 2, _>(&self.union_02.0))
    }
    /// Sets `HookId`.
    #[inline]
    pub fn set_hook_id(&mut self, value: crate::headers::HookId) {
        put::<0, 2, _>(&mut self.union_02.0, value.to_le());
    }
    /// `UCHAR Type`, at 0x02. The low byte of the hook id; consumers see it as the opcode.
    #[inline]
    pub fn kind(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_02.0))
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_02.0, value.to_le_bytes());
    }
    /// `UCHAR Group`, at 0x03. The high byte of the hook id; consumers see it as the GUID of a provider.
    #[inline]
    pub fn group(&self) -> u8 {
        u8::from_le_bytes(get::<1, 1, _>(&self.union_02.0))
    }
    /// Sets `Group`.
    #[inline]
    pub fn set_group(&mut self, value: u8) {
        put::<1, 1, _>(&mut self.union_02.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_trace_packet::V5_0;
}
impl Default for WmiTracePacket {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for WmiTracePacket {}
impl Record for WmiTracePacket {
    const NAME: &'static str = "WMI_TRACE_PACKET";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiTracePacket {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiTracePacket);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiTracePacket {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u16>(), proptest::arbitrary::any::<Bytes<2>>()),
        )
            .prop_map(|((size, union_02),)| Self { size, union_02 });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiTracePacket`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiTracePacketView<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> WmiTracePacketView<'a> {
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
                    name: "WMI_TRACE_PACKET",
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
    pub fn to_value(&self) -> WmiTracePacket {
        WmiTracePacket::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `USHORT Size`, at 0x00. The size of the whole event: the header and all data that follow it. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT HookId`, at 0x02. The identifier of a system event.
    #[inline]
    pub fn hook_id(&self) -> crate::headers::HookId {
        crate::headers::HookId::from_le(get::<2, 2, _>(self.fixed))
    }
    /// `UCHAR Type`, at 0x02. The low byte of the hook id; consumers see it as the opcode.
    #[inline]
    pub fn kind(&self) -> u8 {
        u8::from_le_bytes(get::<2, 1, _>(self.fixed))
    }
    /// `UCHAR Group`, at 0x03. The high byte of the hook id; consumers see it as the GUID of a provider.
    #[inline]
    pub fn group(&self) -> u8 {
        u8::from_le_bytes(get::<3, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiTracePacketView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiTracePacketView");
        out.field("size", &self.size());
        out.field("hook_id", &self.hook_id());
        out.field("kind", &self.kind());
        out.field("group", &self.group());
        out.finish()
    }
}
