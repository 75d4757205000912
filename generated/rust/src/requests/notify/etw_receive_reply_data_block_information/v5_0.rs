// Generated from spec/structs/ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION in the form of releases 5.0+.
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
/// Who waits for a reply to a notification.
///
/// In C: `ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ReplyHandle` |
/// | 0x04 | 0x4 | ULONG | `Timeout` |
///
/// What no source says:
///
/// - In which unit Timeout counts.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION")]
pub struct EtwReceiveReplyDataBlockInformation {
    /// `ULONG ReplyHandle`, at 0x00. The handle that sending the notification gave.
    pub reply_handle: u32,
    /// `ULONG Timeout`, at 0x04. How long to wait.
    pub timeout: u32,
}
impl EtwReceiveReplyDataBlockInformation {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            reply_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            timeout: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.reply_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.timeout.to_le_bytes());
        bytes
    }
    /// `ULONG ReplyHandle`, at 0x00. The handle that sending the notification gave.
    #[inline]
    pub fn reply_handle(&self) -> u32 {
        self.reply_handle
    }
    /// Sets `ReplyHandle`.
    #[inline]
    pub fn set_reply_handle(&mut self, value: u32) {
        self.reply_handle = value;
    }
    /// `ULONG Timeout`, at 0x04. How long to wait.
    #[inline]
    pub fn timeout(&self) -> u32 {
        self.timeout
    }
    /// Sets `Timeout`.
    #[inline]
    pub fn set_timeout(&mut self, value: u32) {
        self.timeout = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_receive_reply_data_block_information::V5_0;
}
impl Default for EtwReceiveReplyDataBlockInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EtwReceiveReplyDataBlockInformation {}
impl Record for EtwReceiveReplyDataBlockInformation {
    const NAME: &'static str = "ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwReceiveReplyDataBlockInformation {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwReceiveReplyDataBlockInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwReceiveReplyDataBlockInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((reply_handle, timeout),)| Self { reply_handle, timeout });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwReceiveReplyDataBlockInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwReceiveReplyDataBlockInformationView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EtwReceiveReplyDataBlockInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwReceiveReplyDataBlockInformation {
        EtwReceiveReplyDataBlockInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG ReplyHandle`, at 0x00. The handle that sending the notification gave.
    #[inline]
    pub fn reply_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Timeout`, at 0x04. How long to wait.
    #[inline]
    pub fn timeout(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwReceiveReplyDataBlockInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwReceiveReplyDataBlockInformationView");
        out.field("reply_handle", &self.reply_handle());
        out.field("timeout", &self.timeout());
        out.finish()
    }
}
