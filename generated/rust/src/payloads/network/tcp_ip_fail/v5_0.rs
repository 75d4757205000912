// Generated from spec/structs/TcpIp_Fail.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TcpIp_Fail in the form of releases 5.0+.
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
/// A connection or a send failed.
///
/// In C: `TcpIp_Fail`, 0x4 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `Proto` |
/// | 0x02 | 0x2 | USHORT | `FailureCode` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TcpIp_Fail")]
#[doc(alias = "UdpIp_Fail")]
pub struct TcpIpFail {
    /// `USHORT Proto`, at 0x00. The protocol.
    pub proto: u16,
    /// `USHORT FailureCode`, at 0x02. 1 too few resources, 2 too many addresses, 3 the address exists, 4 the address is invalid, 5 another reason, 6 the address exists and waits for its time to pass.
    pub failure_code: u16,
}
impl TcpIpFail {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            proto: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            failure_code: u16::from_le_bytes(get::<2, 2, _>(bytes)),
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
                    name: "TcpIp_Fail",
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
        put::<0, 2, _>(&mut bytes, self.proto.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.failure_code.to_le_bytes());
        bytes
    }
    /// `USHORT Proto`, at 0x00. The protocol.
    #[inline]
    pub fn proto(&self) -> u16 {
        self.proto
    }
    /// Sets `Proto`.
    #[inline]
    pub fn set_proto(&mut self, value: u16) {
        self.proto = value;
    }
    /// `USHORT FailureCode`, at 0x02. 1 too few resources, 2 too many addresses, 3 the address exists, 4 the address is invalid, 5 another reason, 6 the address exists and waits for its time to pass.
    #[inline]
    pub fn failure_code(&self) -> u16 {
        self.failure_code
    }
    /// Sets `FailureCode`.
    #[inline]
    pub fn set_failure_code(&mut self, value: u16) {
        self.failure_code = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tcp_ip_fail::V5_0;
}
impl Default for TcpIpFail {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for TcpIpFail {}
impl Record for TcpIpFail {
    const NAME: &'static str = "TcpIp_Fail";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TcpIpFail {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TcpIpFail);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TcpIpFail {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u16>(), proptest::arbitrary::any::<u16>()),
        )
            .prop_map(|((proto, failure_code),)| Self { proto, failure_code });
        strategy.boxed()
    }
}
/// A borrowed view of [`TcpIpFail`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TcpIpFailView<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> TcpIpFailView<'a> {
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
                    name: "TcpIp_Fail",
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
    pub fn to_value(&self) -> TcpIpFail {
        TcpIpFail::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `USHORT Proto`, at 0x00. The protocol.
    #[inline]
    pub fn proto(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT FailureCode`, at 0x02. 1 too few resources, 2 too many addresses, 3 the address exists, 4 the address is invalid, 5 another reason, 6 the address exists and waits for its time to pass.
    #[inline]
    pub fn failure_code(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for TcpIpFailView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TcpIpFailView");
        out.field("proto", &self.proto());
        out.field("failure_code", &self.failure_code());
        out.finish()
    }
}
