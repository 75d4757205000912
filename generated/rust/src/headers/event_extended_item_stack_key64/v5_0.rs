// Generated from spec/structs/EVENT_EXTENDED_ITEM_STACK_KEY64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_STACK_KEY64 in the form of releases 5.0+.
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
/// The key of an event's call stack, as a 64-bit number.
///
/// In C: `EVENT_EXTENDED_ITEM_STACK_KEY64`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `MatchId` |
/// | 0x08 | 0x8 | ULONG64 | `StackKey` |
///
/// What no source says:
///
/// - Where the stack of a key is found in a log file.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_EXTENDED_ITEM_STACK_KEY64")]
pub struct EventExtendedItemStackKey64 {
    /// `ULONG64 MatchId`, at 0x00. A number that joins the parts of a stack that were captured in separate events, one in kernel mode and one in user mode; 0 if there is one part only.
    pub match_id: u64,
    /// `ULONG64 StackKey`, at 0x08. The key.
    pub stack_key: u64,
}
impl EventExtendedItemStackKey64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            match_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            stack_key: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_EXTENDED_ITEM_STACK_KEY64",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.match_id.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.stack_key.to_le_bytes());
        bytes
    }
    /// `ULONG64 MatchId`, at 0x00. A number that joins the parts of a stack that were captured in separate events, one in kernel mode and one in user mode; 0 if there is one part only.
    #[inline]
    pub fn match_id(&self) -> u64 {
        self.match_id
    }
    /// Sets `MatchId`.
    #[inline]
    pub fn set_match_id(&mut self, value: u64) {
        self.match_id = value;
    }
    /// `ULONG64 StackKey`, at 0x08. The key.
    #[inline]
    pub fn stack_key(&self) -> u64 {
        self.stack_key
    }
    /// Sets `StackKey`.
    #[inline]
    pub fn set_stack_key(&mut self, value: u64) {
        self.stack_key = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_stack_key64::V5_0;
}
impl Default for EventExtendedItemStackKey64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EventExtendedItemStackKey64 {}
impl Record for EventExtendedItemStackKey64 {
    const NAME: &'static str = "EVENT_EXTENDED_ITEM_STACK_KEY64";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventExtendedItemStackKey64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventExtendedItemStackKey64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventExtendedItemStackKey64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u64>(), proptest::arbitrary::any::<u64>()),
        )
            .prop_map(|((match_id, stack_key),)| Self { match_id, stack_key });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventExtendedItemStackKey64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventExtendedItemStackKey64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EventExtendedItemStackKey64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_EXTENDED_ITEM_STACK_KEY64",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventExtendedItemStackKey64 {
        EventExtendedItemStackKey64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG64 MatchId`, at 0x00. A number that joins the parts of a stack that were captured in separate events, one in kernel mode and one in user mode; 0 if there is one part only.
    #[inline]
    pub fn match_id(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG64 StackKey`, at 0x08. The key.
    #[inline]
    pub fn stack_key(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventExtendedItemStackKey64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventExtendedItemStackKey64View");
        out.field("match_id", &self.match_id());
        out.field("stack_key", &self.stack_key());
        out.finish()
    }
}
