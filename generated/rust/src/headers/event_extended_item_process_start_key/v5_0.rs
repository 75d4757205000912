// Generated from spec/structs/EVENT_EXTENDED_ITEM_PROCESS_START_KEY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_PROCESS_START_KEY in the form of releases 5.0+.
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
/// A number for the process that wrote an event, which is not used again until the next start of Windows.
///
/// In C: `EVENT_EXTENDED_ITEM_PROCESS_START_KEY`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `ProcessStartKey` |
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *EVENT_HEADER_EXTENDED_DATA_ITEM structure*; Microsoft, *ENABLE_TRACE_PARAMETERS structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_EXTENDED_ITEM_PROCESS_START_KEY")]
pub struct EventExtendedItemProcessStartKey {
    /// `ULONG64 ProcessStartKey`, at 0x00. The number.
    pub process_start_key: u64,
}
impl EventExtendedItemProcessStartKey {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            process_start_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
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
                    name: "EVENT_EXTENDED_ITEM_PROCESS_START_KEY",
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
        put::<0, 8, _>(&mut bytes, self.process_start_key.to_le_bytes());
        bytes
    }
    /// `ULONG64 ProcessStartKey`, at 0x00. The number.
    #[inline]
    pub fn process_start_key(&self) -> u64 {
        self.process_start_key
    }
    /// Sets `ProcessStartKey`.
    #[inline]
    pub fn set_process_start_key(&mut self, value: u64) {
        self.process_start_key = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_process_start_key::V5_0;
}
impl Default for EventExtendedItemProcessStartKey {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EventExtendedItemProcessStartKey {}
impl Record for EventExtendedItemProcessStartKey {
    const NAME: &'static str = "EVENT_EXTENDED_ITEM_PROCESS_START_KEY";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventExtendedItemProcessStartKey {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventExtendedItemProcessStartKey);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventExtendedItemProcessStartKey {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u64>(),),)
            .prop_map(|((process_start_key,),)| Self { process_start_key });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventExtendedItemProcessStartKey`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventExtendedItemProcessStartKeyView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EventExtendedItemProcessStartKeyView<'a> {
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
                    name: "EVENT_EXTENDED_ITEM_PROCESS_START_KEY",
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
    pub fn to_value(&self) -> EventExtendedItemProcessStartKey {
        EventExtendedItemProcessStartKey::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG64 ProcessStartKey`, at 0x00. The number.
    #[inline]
    pub fn process_start_key(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventExtendedItemProcessStartKeyView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventExtendedItemProcessStartKeyView");
        out.field("process_start_key", &self.process_start_key());
        out.finish()
    }
}
