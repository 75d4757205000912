// Generated from spec/structs/TRACE_PROVIDER_INSTANCE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_PROVIDER_INSTANCE_INFO in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A registration of a provider, by one process, and the sessions that enable it.
///
/// In C: `TRACE_PROVIDER_INSTANCE_INFO`, 0x10 bytes. Releases 5.0+.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *TRACE_PROVIDER_INSTANCE_INFO structure*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "TRACE_PROVIDER_INSTANCE_INFO")]
pub struct TraceProviderInstanceInfo {
    /// `ULONG NextOffset`, at 0x00. How far it is from this block to the next; 0 in the last. Unit: bytes.
    pub next_offset: u32,
    /// `ULONG EnableCount`, at 0x04. How many sessions enable it.
    pub enable_count: u32,
    /// `ULONG Pid`, at 0x08. The process.
    pub pid: u32,
    /// `ULONG Flags`, at 0x0C. What is special about the registration.
    pub flags: crate::requests::provider::TraceProviderFlag,
    /// `TRACE_ENABLE_INFO EnableInfo`, as many as `EnableCount` says. How each session enables it. Microsoft has no name for this part.
    pub enable_info: alloc::vec::Vec<crate::requests::provider::TraceEnableInfo>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl TraceProviderInstanceInfo {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 16;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceProviderInstanceInfoView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.next_offset.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.enable_count.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.pid.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.flags.to_le());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_provider_instance_info::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for TraceProviderInstanceInfo {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 16];
        Self {
            next_offset: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            enable_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            pid: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            flags: crate::requests::provider::TraceProviderFlag::from_le(get::<12, 4, _>(bytes)),
            enable_info: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for TraceProviderInstanceInfo {}
#[cfg(feature = "alloc")]
impl Tailed for TraceProviderInstanceInfo {
    const NAME: &'static str = "TRACE_PROVIDER_INSTANCE_INFO";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(TraceProviderInstanceInfoView::announced(fixed)),
            None => Err(Error::TooShort { name: "TRACE_PROVIDER_INSTANCE_INFO", needed: 16, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceProviderInstanceInfo::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("TRACE_PROVIDER_INSTANCE_INFO", out);
        {
            let part = &self.enable_info;
            to.count("EnableCount", self.enable_count as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(TraceProviderInstanceInfo);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceProviderInstanceInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 4, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 16]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`TraceProviderInstanceInfo`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TraceProviderInstanceInfoView<'a> {
    fixed: &'a [u8; 16],
    rest: &'a [u8],
}

impl<'a> TraceProviderInstanceInfoView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "TRACE_PROVIDER_INSTANCE_INFO", needed: 16, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<TraceProviderInstanceInfoTail<'a>, Error> {
        let mut left = Left::new("TRACE_PROVIDER_INSTANCE_INFO", 16, self.rest);
        let enable_info = left.counted(self.enable_count() as u64, "EnableCount")?;
        Ok(TraceProviderInstanceInfoTail { enable_info, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<TraceProviderInstanceInfo, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(TraceProviderInstanceInfo {
            next_offset: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            enable_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            pid: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            flags: crate::requests::provider::TraceProviderFlag::from_le(get::<12, 4, _>(bytes)),
            enable_info: {
                let part = tail.enable_info;
                to_vec(part.as_bytes())
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 16]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
}

getters! {
    self TraceProviderInstanceInfoView "TraceProviderInstanceInfoView" {
        /// `ULONG NextOffset`, at 0x00.
        next_offset: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG EnableCount`, at 0x04.
        enable_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG Pid`, at 0x08.
        pid: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x0C.
        flags: crate::requests::provider::TraceProviderFlag = crate::requests::provider::TraceProviderFlag::from_le(get::<12, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for TraceProviderInstanceInfoView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = TraceProviderInstanceInfo;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 16], ..view }, rest)),
            None => Err(Error::TooShort { name: "TRACE_PROVIDER_INSTANCE_INFO", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<TraceProviderInstanceInfo, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`TraceProviderInstanceInfo`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TraceProviderInstanceInfoTail<'a> {
    /// `TRACE_ENABLE_INFO EnableInfo`, as many as `EnableCount` says. How each session enables it. Microsoft has no name for this part.
    pub enable_info: Elements<'a, crate::requests::provider::TraceEnableInfo>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
