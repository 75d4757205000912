// Generated from spec/structs/ALPC_Wait_For_New_Message.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ALPC_Wait_For_New_Message in the form of releases 5.0+.
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
/// A port waits for a message.
///
/// In C: `ALPC_Wait_For_New_Message`, 0x4 bytes. Releases 5.0+.
///
/// The MOF does not say how PortName ends, which the documentation of the qualifiers takes to mean at a zero.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `IsServerPort` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ALPC_Wait_For_New_Message")]
pub struct AlpcWaitForNewMessage {
    /// `ULONG IsServerPort`, at 0x00. Whether the port is that of a server.
    pub is_server_port: u32,
}
impl AlpcWaitForNewMessage {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            is_server_port: u32::from_le_bytes(get::<0, 4, _>(bytes)),
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
                    name: "ALPC_Wait_For_New_Message",
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
        put::<0, 4, _>(&mut bytes, self.is_server_port.to_le_bytes());
        bytes
    }
    /// `ULONG IsServerPort`, at 0x00. Whether the port is that of a server.
    #[inline]
    pub fn is_server_port(&self) -> u32 {
        self.is_server_port
    }
    /// Sets `IsServerPort`.
    #[inline]
    pub fn set_is_server_port(&mut self, value: u32) {
        self.is_server_port = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::alpc_wait_for_new_message::V5_0;
}
impl Default for AlpcWaitForNewMessage {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for AlpcWaitForNewMessage {}
impl Record for AlpcWaitForNewMessage {
    const NAME: &'static str = "ALPC_Wait_For_New_Message";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for AlpcWaitForNewMessage {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(AlpcWaitForNewMessage);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for AlpcWaitForNewMessage {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u32>(),),)
            .prop_map(|((is_server_port,),)| Self { is_server_port });
        strategy.boxed()
    }
}
/// A borrowed view of [`AlpcWaitForNewMessage`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct AlpcWaitForNewMessageView<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> AlpcWaitForNewMessageView<'a> {
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
                    name: "ALPC_Wait_For_New_Message",
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
    pub fn to_value(&self) -> AlpcWaitForNewMessage {
        AlpcWaitForNewMessage::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `ULONG IsServerPort`, at 0x00. Whether the port is that of a server.
    #[inline]
    pub fn is_server_port(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for AlpcWaitForNewMessageView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("AlpcWaitForNewMessageView");
        out.field("is_server_port", &self.is_server_port());
        out.finish()
    }
}
