// Generated from spec/structs/ETW_TRACE_GUID_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TRACE_GUID_INFO in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How many registrations a provider has: the public TRACE_GUID_INFO.
///
/// In C: `ETW_TRACE_GUID_INFO`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_TRACE_GUID_INFO")]
pub struct EtwTraceGuidInfo {
    /// `ULONG InstanceCount`, at 0x00. How many instances follow.
    pub instance_count: u32,
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    pub reserved: u32,
    /// `ETW_TRACE_PROVIDER_INSTANCE_INFO Instances`, linked by `NextOffset`. Only there if `InstanceCount` says so. The instances.
    pub instances: Option<alloc::vec::Vec<crate::requests::provider::EtwTraceProviderInstanceInfo>>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwTraceGuidInfo {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTraceGuidInfoView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.instance_count.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reserved.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_trace_guid_info::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwTraceGuidInfo {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 8];
        Self {
            instance_count: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            instances: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwTraceGuidInfo {}
#[cfg(feature = "alloc")]
impl Tailed for EtwTraceGuidInfo {
    const NAME: &'static str = "ETW_TRACE_GUID_INFO";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwTraceGuidInfoView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_TRACE_GUID_INFO", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTraceGuidInfo::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("ETW_TRACE_GUID_INFO", out);
        to.count("InstanceCount", u64::from((self.instance_count as u64) & 0xffffffff != 0), usize::from(self.instances.is_some()))?;
        if let Some(part) = &self.instances {
            for (index, item) in part.iter().enumerate() { let have = to.tailed(item)?; let last = index + 1 == part.len(); to.count("NextOffset", item.next_offset as u64, if last { 0 } else { have })?; } to.limit("Instances", 1);
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwTraceGuidInfo);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTraceGuidInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 0, size: 4, mask: 4294967295, shift: None },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwTraceGuidInfo`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTraceGuidInfoView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> EtwTraceGuidInfoView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "ETW_TRACE_GUID_INFO", needed: 8, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EtwTraceGuidInfoTail<'a>, Error> {
        let mut left = Left::new("ETW_TRACE_GUID_INFO", 8, self.rest);
        let instances = if (self.instance_count() as u64) & 0xffffffff != 0 { Some(left.items(|bytes| linked(bytes, "NextOffset", crate::requests::provider::EtwTraceProviderInstanceInfoView::new(bytes)?.next_offset() as u64, crate::requests::provider::EtwTraceProviderInstanceInfoView::new), None, |item| item.next_offset() != 0)?) } else { None };
        Ok(EtwTraceGuidInfoTail { instances, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwTraceGuidInfo, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EtwTraceGuidInfo {
            instance_count: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            instances: match tail.instances {
                Some(part) => Some(part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?),
                None => None,
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 8]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
}

getters! {
    self EtwTraceGuidInfoView "EtwTraceGuidInfoView" {
        /// `ULONG InstanceCount`, at 0x00.
        instance_count: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Reserved`, at 0x04.
        reserved: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EtwTraceGuidInfoView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwTraceGuidInfo;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_TRACE_GUID_INFO", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwTraceGuidInfo, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EtwTraceGuidInfo`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EtwTraceGuidInfoTail<'a> {
    /// `ETW_TRACE_PROVIDER_INSTANCE_INFO Instances`, linked by `NextOffset`. Only there if `InstanceCount` says so. The instances.
    pub instances: Option<Items<'a, crate::requests::provider::EtwTraceProviderInstanceInfoView<'a>>>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
