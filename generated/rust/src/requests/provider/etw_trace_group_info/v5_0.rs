// Generated from spec/structs/ETW_TRACE_GROUP_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TRACE_GROUP_INFO in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What is known of a group of providers.
///
/// In C: `ETW_TRACE_GROUP_INFO`, 0x220 bytes with one element of its array, 0x20c without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_TRACE_GROUP_INFO")]
pub struct EtwTraceGroupInfo {
    /// `ULONG GroupCount`, at 0x00. How many elements of GroupInfo hold.
    pub group_count: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `ETW_TRACE_GROUP_INFO_ENTRY GroupInfo`, at 0x08. The sessions that have the group enabled, of which GroupCount hold.
    pub group_info: [crate::requests::provider::EtwTraceGroupInfoEntry; 16],
    /// `ULONG InstanceGuidCount`, at 0x208. How many elements InstanceGuids has.
    pub instance_guid_count: u32,
    /// `GUID InstanceGuids`, at 0x20C. The providers of the group.
    pub instance_guids: alloc::vec::Vec<Guid>,
}

#[cfg(feature = "alloc")]
impl EtwTraceGroupInfo {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 524;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 524 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EtwTraceGroupInfoView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 524], tail: alloc::vec::Vec<Guid>) -> Self {
        Self {
            group_count: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            group_info: array(part::<8, 512, _>(bytes), |bytes: [u8; 32]| crate::requests::provider::EtwTraceGroupInfoEntry::from_bytes(&bytes)),
            instance_guid_count: u32::from_le_bytes(get::<520, 4, _>(bytes)),
            instance_guids: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 524] {
        let mut bytes = [0; 524];
        put::<0, 4, _>(&mut bytes, self.group_count.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        fill(part_mut::<8, 512, _>(&mut bytes), &self.group_info, |element| element.to_bytes());
        put::<520, 4, _>(&mut bytes, self.instance_guid_count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_trace_group_info::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwTraceGroupInfo {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 524], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwTraceGroupInfo {}
#[cfg(feature = "alloc")]
impl Tailed for EtwTraceGroupInfo {
    const NAME: &'static str = "ETW_TRACE_GROUP_INFO";
    const FIXED: usize = 524;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwTraceGroupInfoView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_TRACE_GROUP_INFO", needed: 524, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTraceGroupInfo::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.instance_guids.len() * 16) as u64;
        let says = EtwTraceGroupInfoView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "ETW_TRACE_GROUP_INFO", field: "InstanceGuidCount", says, have });
        }
        out.extend_from_slice(&fixed);
        self.instance_guids.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwTraceGroupInfo);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTraceGroupInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 524]>(), proptest::collection::vec(proptest::arbitrary::any::<Guid>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail)).prop_map(|mut value: Self| { let count = (value.instance_guid_count as u64 & !18446744073709551615) | (value.instance_guids.len() as u64) << 0; value.instance_guid_count = (count) as u32; value });
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwTraceGroupInfo`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTraceGroupInfoView<'a> {
    fixed: &'a [u8; 524],
    rest: &'a [u8],
}

impl<'a> EtwTraceGroupInfoView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwTraceGroupInfo`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let (says, have) = (Self::tail_count(fixed), (rest.len() / 16) as u64);
                if says > have {
                    return Err(Error::BadCount { name: "ETW_TRACE_GROUP_INFO", field: "InstanceGuidCount", says, have });
                }
                let rest = &rest[..says as usize * 16];
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_TRACE_GROUP_INFO", needed: 524, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 524] {
        self.fixed
    }
    /// `GUID InstanceGuids`, at 0x20C. The providers of the group.
    #[inline]
    pub fn instance_guids(&self) -> Elements<'a, Guid> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 524]) -> Option<u64> {
        Some(EtwTraceGroupInfoView::tail_count(fixed).saturating_mul(16))
    }
    /// How many elements the fixed part says that follow it.
    #[inline]
    fn tail_count(fixed: &[u8; 524]) -> u64 {
        (EtwTraceGroupInfoView { fixed, rest: &[] }.instance_guid_count() as u64 & 18446744073709551615) >> 0
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwTraceGroupInfo {
        EtwTraceGroupInfo::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EtwTraceGroupInfoView "EtwTraceGroupInfoView" {
        /// `ULONG GroupCount`, at 0x00.
        group_count: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ETW_TRACE_GROUP_INFO_ENTRY GroupInfo`, at 0x08.
        group_info: [crate::requests::provider::EtwTraceGroupInfoEntry; 16] = array(part::<8, 512, _>(self.fixed), |bytes: [u8; 32]| crate::requests::provider::EtwTraceGroupInfoEntry::from_bytes(&bytes));
        /// `ULONG InstanceGuidCount`, at 0x208.
        instance_guid_count: u32 = u32::from_le_bytes(get::<520, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EtwTraceGroupInfoView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwTraceGroupInfo;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 524 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 524], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_TRACE_GROUP_INFO", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwTraceGroupInfo, Error> {
        Ok(self.to_value())
    }
}
