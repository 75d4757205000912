// Generated from spec/structs/LOGICAL_DISK_DEFRAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! LOGICAL_DISK_DEFRAG in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;
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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "LOGICAL_DISK_DEFRAG")]
pub struct LogicalDiskDefrag {
    /// `UCHAR Unnamed`, at 0x00. Zeros in two of three real events. What it is for is not known.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub unnamed: [u8; 204],
    /// `GUID VolumeId`, at 0xCC. Which volume.
    pub volume_id: Guid,
    /// `WCHAR Path` up to a zero. Where the volume is mounted, such as C:\; empty for volumes that are not.
    pub path: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}
#[cfg(feature = "alloc")]
impl LogicalDiskDefrag {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 220;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LogicalDiskDefragView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 220] {
        let mut bytes = [0; 220];
        fill(
            part_mut::<0, 204, _>(&mut bytes),
            &self.unnamed,
            |element| element.to_le_bytes(),
        );
        put::<204, 16, _>(&mut bytes, self.volume_id.to_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::logical_disk_defrag::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for LogicalDiskDefrag {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        let bytes = &[0; 220];
        Self {
            unnamed: array(part::<0, 204, _>(bytes), u8::from_le_bytes),
            volume_id: Guid::from_bytes(get::<204, 16, _>(bytes)),
            path: Default::default(),
            rest: Default::default(),
        }
    }
}
#[cfg(feature = "alloc")]
impl Sealed for LogicalDiskDefrag {}
#[cfg(feature = "alloc")]
impl Tailed for LogicalDiskDefrag {
    const NAME: &'static str = "LOGICAL_DISK_DEFRAG";
    const FIXED: usize = 220;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(LogicalDiskDefragView::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "LOGICAL_DISK_DEFRAG",
                    needed: 220,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LogicalDiskDefrag::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("LOGICAL_DISK_DEFRAG", out);
        {
            let part = &self.path;
            to.utf16("Path", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(LogicalDiskDefrag);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for LogicalDiskDefrag {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[];
        let parts = (
            proptest::arbitrary::any::<[u8; 220]>(),
            proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160),
        );
        let strategy = parts
            .prop_map(|(fixed, tail)| arbitrary_from(
                &fixed,
                &tail,
                DECIDING,
                |bytes| { Self::from_slice(bytes) },
            ));
        strategy.boxed()
    }
}
/// A borrowed view of [`LogicalDiskDefrag`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LogicalDiskDefragView<'a> {
    fixed: &'a [u8; 220],
    rest: &'a [u8],
}
impl<'a> LogicalDiskDefragView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => {
                Err(Error::TooShort {
                    name: "LOGICAL_DISK_DEFRAG",
                    needed: 220,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    pub fn tail(&self) -> Result<LogicalDiskDefragTail<'a>, Error> {
        let mut left = Left::new("LOGICAL_DISK_DEFRAG", 220, self.rest);
        let path = left.text();
        Ok(LogicalDiskDefragTail {
            path,
            rest: left.rest(),
        })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> Result<LogicalDiskDefrag, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(LogicalDiskDefrag {
            unnamed: array(part::<0, 204, _>(bytes), u8::from_le_bytes),
            volume_id: Guid::from_bytes(get::<204, 16, _>(bytes)),
            path: {
                let part = tail.path;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 220]) -> Option<u64> {
        None
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
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("LogicalDiskDefragView");
        out.field("unnamed", &self.unnamed());
        out.field("volume_id", &self.volume_id());
        out.field("tail", &self.tail());
        out.finish()
    }
}
impl<'a> Split<'a> for LogicalDiskDefragView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = LogicalDiskDefrag;
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => {
                Ok((
                    Self {
                        rest: &view.rest[..end - 220],
                        ..view
                    },
                    rest,
                ))
            }
            None => {
                Err(Error::TooShort {
                    name: "LOGICAL_DISK_DEFRAG",
                    needed: end,
                    have: bytes.len(),
                })
            }
        }
    }
    #[cfg(feature = "alloc")]
    fn to_owned_value(&self) -> Result<LogicalDiskDefrag, Error> {
        self.to_value()
    }
}
/// What follows the fixed part of [`LogicalDiskDefrag`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LogicalDiskDefragTail<'a> {
    /// `WCHAR Path` up to a zero. Where the volume is mounted, such as C:\; empty for volumes that are not.
    pub path: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
