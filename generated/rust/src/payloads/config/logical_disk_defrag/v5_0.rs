// Generated from spec/structs/LOGICAL_DISK_DEFRAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! LOGICAL_DISK_DEFRAG in the form of releases 5.0+.
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
/// How fragmented a volume is.
///
/// In C: `LOGICAL_DISK_DEFRAG`, 0xdc bytes. Releases 5.0+.
///
/// The name of the structure is in the list of types of Microsoft's header, and is taken to be that of this event; the names of the fields are the project's.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0xcc | UCHAR \[204\] | `Unnamed` |
/// | 0xcc | 0x10 | GUID | `VolumeId` |
///
/// Source: The etwspec developers, *Nineteen log files of public projects*; Geoff Chappell, *NTWMI.H*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "LOGICAL_DISK_DEFRAG")]
pub struct LogicalDiskDefrag {
    /// `UCHAR Unnamed`, at 0x00. Zeros in two of three real events. What it is for is not known.
    pub unnamed: [u8; 204],
    /// `GUID VolumeId`, at 0xCC. Which volume.
    pub volume_id: Guid,
}
impl LogicalDiskDefrag {
    /// The size in bytes.
    pub const SIZE: usize = 220;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 220]) -> Self {
        Self {
            unnamed: array(part::<0, 204, _>(bytes), u8::from_le_bytes),
            volume_id: Guid::from_bytes(get::<204, 16, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 220 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "LOGICAL_DISK_DEFRAG",
                    needed: 220,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 220] {
        let mut bytes = [0; 220];
        fill(
            part_mut::<0, 204, _>(&mut bytes),
            &self.unnamed,
            |element| element.to_le_bytes(),
        );
        put::<204, 16, _>(&mut bytes, self.volume_id.to_bytes());
        bytes
    }
    /// `UCHAR Unnamed`, at 0x00. Zeros in two of three real events. What it is for is not known.
    #[inline]
    pub fn unnamed(&self) -> [u8; 204] {
        self.unnamed
    }
    /// Sets `Unnamed`.
    #[inline]
    pub fn set_unnamed(&mut self, value: [u8; 204]) {
        self.unnamed = value;
    }
    /// `GUID VolumeId`, at 0xCC. Which volume.
    #[inline]
    pub fn volume_id(&self) -> Guid {
        self.volume_id
    }
    /// Sets `VolumeId`.
    #[inline]
    pub fn set_volume_id(&mut self, value: Guid) {
        self.volume_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::logical_disk_defrag::V5_0;
}
impl Default for LogicalDiskDefrag {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 220])
    }
}
impl Sealed for LogicalDiskDefrag {}
impl Record for LogicalDiskDefrag {
    const NAME: &'static str = "LOGICAL_DISK_DEFRAG";
    const SIZE: usize = 220;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for LogicalDiskDefrag {
    const SIZE: usize = 220;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(LogicalDiskDefrag);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for LogicalDiskDefrag {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<[u8; 204]>(),
                proptest::arbitrary::any::<Guid>(),
            ),
        )
            .prop_map(|((unnamed, volume_id),)| Self { unnamed, volume_id });
        strategy.boxed()
    }
}
/// A borrowed view of [`LogicalDiskDefrag`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LogicalDiskDefragView<'a> {
    fixed: &'a [u8; 220],
}
impl<'a> LogicalDiskDefragView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 220 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "LOGICAL_DISK_DEFRAG",
                    needed: 220,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 220]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> LogicalDiskDefrag {
        LogicalDiskDefrag::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 220] {
        self.fixed
    }
    /// `UCHAR Unnamed`, at 0x00. Zeros in two of three real events. What it is for is not known.
    #[inline]
    pub fn unnamed(&self) -> [u8; 204] {
        array(part::<0, 204, _>(self.fixed), u8::from_le_bytes)
    }
    /// `GUID VolumeId`, at 0xCC. Which volume.
    #[inline]
    pub fn volume_id(&self) -> Guid {
        Guid::from_bytes(get::<204, 16, _>(self.fixed))
    }
}
impl core::fmt::Debug for LogicalDiskDefragView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("LogicalDiskDefragView");
        out.field("unnamed", &self.unnamed());
        out.field("volume_id", &self.volume_id());
        out.finish()
    }
}
