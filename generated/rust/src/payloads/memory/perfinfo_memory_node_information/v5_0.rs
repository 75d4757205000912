// Generated from spec/structs/PERFINFO_MEMORY_NODE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_MEMORY_NODE_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How many physical pages of each NUMA node of a partition are free or zeroed.
///
/// In C: `PERFINFO_MEMORY_NODE_INFORMATION`, 0x54 bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_MEMORY_NODE_INFORMATION")]
pub struct PerfinfoMemoryNodeInformation {
    /// `ULONG PartitionId`, at 0x00.
    pub partition_id: u32,
    /// `ULONG Count`, at 0x04. How many nodes follow, by the name.
    pub count: u32,
    /// `PERFINFO_MEMORY_NODE_ENTRY NodeEntry`, at 0x08.
    pub node_entry: alloc::vec::Vec<crate::payloads::memory::PerfinfoMemoryNodeEntry>,
}

#[cfg(feature = "alloc")]
impl PerfinfoMemoryNodeInformation {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = PerfinfoMemoryNodeInformationView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 8], tail: alloc::vec::Vec<crate::payloads::memory::PerfinfoMemoryNodeEntry>) -> Self {
        Self {
            partition_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            node_entry: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.partition_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_memory_node_information::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoMemoryNodeInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 8], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for PerfinfoMemoryNodeInformation {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoMemoryNodeInformation {
    const NAME: &'static str = "PERFINFO_MEMORY_NODE_INFORMATION";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoMemoryNodeInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "PERFINFO_MEMORY_NODE_INFORMATION", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoMemoryNodeInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.node_entry.len() * 76) as u64;
        let says = PerfinfoMemoryNodeInformationView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "PERFINFO_MEMORY_NODE_INFORMATION", field: "NodeEntry", says, have });
        }
        out.extend_from_slice(&fixed);
        self.node_entry.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoMemoryNodeInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoMemoryNodeInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::memory::PerfinfoMemoryNodeEntry>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`PerfinfoMemoryNodeInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoMemoryNodeInformationView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> PerfinfoMemoryNodeInformationView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`PerfinfoMemoryNodeInformation`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 76;
                if left != 0 {
                    return Err(Error::PartialElement { name: "PERFINFO_MEMORY_NODE_INFORMATION", element: 76, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "PERFINFO_MEMORY_NODE_INFORMATION", needed: 8, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PERFINFO_MEMORY_NODE_ENTRY NodeEntry`, at 0x08.
    #[inline]
    pub fn node_entry(&self) -> Elements<'a, crate::payloads::memory::PerfinfoMemoryNodeEntry> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 8]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> PerfinfoMemoryNodeInformation {
        PerfinfoMemoryNodeInformation::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self PerfinfoMemoryNodeInformationView "PerfinfoMemoryNodeInformationView" {
        /// `ULONG PartitionId`, at 0x00.
        partition_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Count`, at 0x04.
        count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for PerfinfoMemoryNodeInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoMemoryNodeInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoMemoryNodeInformation, Error> {
        Ok(self.to_value())
    }
}
