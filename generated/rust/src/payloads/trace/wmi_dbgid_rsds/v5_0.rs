// Generated from spec/structs/WMI_DBGID_RSDS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_DBGID_RSDS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Which file has the debugging information that decodes the messages of this trace.
///
/// Microsoft gives it no name: `WMI_DBGID_RSDS`, 0x14 bytes. Releases 5.0+.
///
/// The same as an RSDS record of an image without its signature.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_DBGID_RSDS")]
pub struct WmiDbgidRsds {
    /// `GUID Guid`, at 0x00. The identifier of the file.
    pub guid: Guid,
    /// `ULONG Age`, at 0x10. How often the file was changed since it has the identifier.
    pub age: u32,
    /// `CHAR PdbFileName` up to a zero. The path of the file.
    pub pdb_file_name: AnsiString,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiDbgidRsds {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 20;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiDbgidRsdsView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 16, _>(&mut bytes, self.guid.to_bytes());
        put::<16, 4, _>(&mut bytes, self.age.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_dbgid_rsds::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for WmiDbgidRsds {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 20];
        Self {
            guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
            age: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            pdb_file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WmiDbgidRsds {}
#[cfg(feature = "alloc")]
impl Tailed for WmiDbgidRsds {
    const NAME: &'static str = "WMI_DBGID_RSDS";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiDbgidRsdsView::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_DBGID_RSDS", needed: 20, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiDbgidRsds::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_DBGID_RSDS", out);
        {
            let part = &self.pdb_file_name;
            to.ansi("PdbFileName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiDbgidRsds);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiDbgidRsds {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 20]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WmiDbgidRsds`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiDbgidRsdsView<'a> {
    fixed: &'a [u8; 20],
    rest: &'a [u8],
}

impl<'a> WmiDbgidRsdsView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_DBGID_RSDS", needed: 20, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiDbgidRsdsTail<'a>, Error> {
        let mut left = Left::new("WMI_DBGID_RSDS", 20, self.rest);
        let pdb_file_name = left.text();
        Ok(WmiDbgidRsdsTail { pdb_file_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiDbgidRsds, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiDbgidRsds {
            guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
            age: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            pdb_file_name: {
                let part = tail.pdb_file_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 20]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
}

getters! {
    self WmiDbgidRsdsView "WmiDbgidRsdsView" {
        /// `GUID Guid`, at 0x00.
        guid: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
        /// `ULONG Age`, at 0x10.
        age: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiDbgidRsdsView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiDbgidRsds;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 20], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_DBGID_RSDS", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiDbgidRsds, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiDbgidRsds`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiDbgidRsdsTail<'a> {
    /// `CHAR PdbFileName` up to a zero. The path of the file.
    pub pdb_file_name: AnsiStr<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
