// Generated from spec/structs/ETW_REGNOTIF_REGISTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REGNOTIF_REGISTER in the form of releases 5.0+ with 64 bit pointers.
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
/// Somebody asked to be told of changes to a key.
///
/// In C: `ETW_REGNOTIF_REGISTER`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Notification` |
/// | 0x08 | 0x8 | PVOID | `Kcb` |
/// | 0x10 | 0x1 | UCHAR | `Type` |
/// | 0x11 | 0x1 | BOOLEAN | `WatchTree` |
/// | 0x12 | 0x1 | BOOLEAN | `Primary` |
/// | 0x13 | 0x5 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REGNOTIF_REGISTER")]
pub struct EtwRegnotifRegister64 {
    /// `PVOID Notification`, at 0x00. The notification's block.
    pub notification: u64,
    /// `PVOID Kcb`, at 0x08. The key control block of the key.
    pub kcb: u64,
    /// `UCHAR Type`, at 0x10. What it is for is not known.
    pub kind: u8,
    /// `BOOLEAN WatchTree`, at 0x11. Whether changes below the key count too.
    pub watch_tree: u8,
    /// `BOOLEAN Primary`, at 0x12. What it is for is not known.
    pub primary: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_13: Bytes<5>,
}
impl EtwRegnotifRegister64 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            notification: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            kcb: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            kind: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            watch_tree: u8::from_le_bytes(get::<17, 1, _>(bytes)),
            primary: u8::from_le_bytes(get::<18, 1, _>(bytes)),
            padding_13: Bytes(get::<19, 5, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_REGNOTIF_REGISTER",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.notification.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.kcb.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.kind.to_le_bytes());
        put::<17, 1, _>(&mut bytes, self.watch_tree.to_le_bytes());
        put::<18, 1, _>(&mut bytes, self.primary.to_le_bytes());
        put::<19, 5, _>(&mut bytes, self.padding_13.0);
        bytes
    }
    /// `PVOID Notification`, at 0x00. The notification's block.
    #[inline]
    pub fn notification(&self) -> u64 {
        self.notification
    }
    /// Sets `Notification`.
    #[inline]
    pub fn set_notification(&mut self, value: u64) {
        self.notification = value;
    }
    /// `PVOID Kcb`, at 0x08. The key control block of the key.
    #[inline]
    pub fn kcb(&self) -> u64 {
        self.kcb
    }
    /// Sets `Kcb`.
    #[inline]
    pub fn set_kcb(&mut self, value: u64) {
        self.kcb = value;
    }
    /// `UCHAR Type`, at 0x10. What it is for is not known.
    #[inline]
    pub fn kind(&self) -> u8 {
        self.kind
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: u8) {
        self.kind = value;
    }
    /// `BOOLEAN WatchTree`, at 0x11. Whether changes below the key count too.
    #[inline]
    pub fn watch_tree(&self) -> u8 {
        self.watch_tree
    }
    /// Sets `WatchTree`.
    #[inline]
    pub fn set_watch_tree(&mut self, value: u8) {
        self.watch_tree = value;
    }
    /// `BOOLEAN Primary`, at 0x12. What it is for is not known.
    #[inline]
    pub fn primary(&self) -> u8 {
        self.primary
    }
    /// Sets `Primary`.
    #[inline]
    pub fn set_primary(&mut self, value: u8) {
        self.primary = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_regnotif_register::V5_0X64;
}
impl Default for EtwRegnotifRegister64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EtwRegnotifRegister64 {}
impl Record for EtwRegnotifRegister64 {
    const NAME: &'static str = "ETW_REGNOTIF_REGISTER";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwRegnotifRegister64 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwRegnotifRegister64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwRegnotifRegister64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<5>>(),
            ),
        )
            .prop_map(|((notification, kcb, kind, watch_tree, primary, padding_13),)| Self {
                notification,
                kcb,
                kind,
                watch_tree,
                primary,
                padding_13,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwRegnotifRegister64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwRegnotifRegister64View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EtwRegnotifRegister64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_REGNOTIF_REGISTER",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwRegnotifRegister64 {
        EtwRegnotifRegister64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `PVOID Notification`, at 0x00. The notification's block.
    #[inline]
    pub fn notification(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID Kcb`, at 0x08. The key control block of the key.
    #[inline]
    pub fn kcb(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `UCHAR Type`, at 0x10. What it is for is not known.
    #[inline]
    pub fn kind(&self) -> u8 {
        u8::from_le_bytes(get::<16, 1, _>(self.fixed))
    }
    /// `BOOLEAN WatchTree`, at 0x11. Whether changes below the key count too.
    #[inline]
    pub fn watch_tree(&self) -> u8 {
        u8::from_le_bytes(get::<17, 1, _>(self.fixed))
    }
    /// `BOOLEAN Primary`, at 0x12. What it is for is not known.
    #[inline]
    pub fn primary(&self) -> u8 {
        u8::from_le_bytes(get::<18, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwRegnotifRegister64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwRegnotifRegister64View");
        out.field("notification", &self.notification());
        out.field("kcb", &self.kcb());
        out.field("kind", &self.kind());
        out.field("watch_tree", &self.watch_tree());
        out.field("primary", &self.primary());
        out.finish()
    }
}
