// Generated from spec/structs/TcpIp_V1_Fail.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TcpIp_V1_Fail in the form of releases 5.0+.
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
/// A TCP connection could not be made.
///
/// In C: `TcpIp_V1_Fail`, 0x4 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Proto` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TcpIp_V1_Fail")]
pub struct TcpIpV1Fail {
    /// `ULONG Proto`, at 0x00. The protocol.
    pub proto: u32,
}
impl TcpIpV1Fail {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            proto: u32::from_le_bytes(get::<0, 4, _>(bytes)),
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
                    name: "TcpIp_V1_Fail",
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
        put::<0, 4, _>(&mut bytes, self.proto.to_le_bytes());
        bytes
    }
    /// `ULONG Proto`, at 0x00. The protocol.
    #[inline]
    pub fn proto(&self) -> u32 {
        self.proto
    }
    /// Sets `Proto`.
    #[inline]
    pub fn set_proto(&mut self, value: u32) {
        self.proto = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tcp_ip_v1_fail::V5_0;
}
impl Default for TcpIpV1Fail {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for TcpIpV1Fail {}
impl Record for TcpIpV1Fail {
    const NAME: &'static str = "TcpIp_V1_Fail";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TcpIpV1Fail {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TcpIpV1Fail);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TcpIpV1Fail {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u32>(),),)
            .prop_map(|((proto,),)| Self { proto });
        strategy.boxed()
    }
}
/// A borrowed view of [`TcpIpV1Fail`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TcpIpV1FailView<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> TcpIpV1FailView<'a> {
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
                    name: "TcpIp_V1_Fail",
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
    pub fn to_value(&self) -> TcpIpV1Fail {
        TcpIpV1Fail::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `ULONG Proto`, at 0x00. The protocol.
    #[inline]
    pub fn proto(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TcpIpV1FailView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TcpIpV1FailView");
        out.field("proto", &self.proto());
        out.finish()
    }
}
