// Generated from spec/structs/ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Providers that are to log their state in a session again and again.
///
/// In C: `ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION`, 0x1c bytes with one element of its array, 0xc without. Releases 5.0+.
///
/// What no source says:
///
/// - In which unit CaptureInterval counts.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION")]
pub struct EtwUpdatePeriodicCaptureStateInformation {
    /// `ULONG LoggerId`, at 0x00. The session.
    pub logger_id: u32,
    /// `ULONG CaptureInterval`, at 0x04. How often.
    pub capture_interval: u32,
    /// `USHORT GuidCount`, at 0x08. How many elements GuidList has.
    pub guid_count: u16,
    /// `USHORT Reserved`, at 0x0A. What it is for is not known.
    pub reserved: u16,
    /// `GUID GuidList`, at 0x0C.
    pub guid_list: alloc::vec::Vec<Guid>,
}

#[cfg(feature = "alloc")]
impl EtwUpdatePeriodicCaptureStateInformation {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 12;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EtwUpdatePeriodicCaptureStateInformationView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 12], tail: alloc::vec::Vec<Guid>) -> Self {
        Self {
            logger_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            capture_interval: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            guid_count: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<10, 2, _>(bytes)),
            guid_list: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.capture_interval.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.guid_count.to_le_bytes());
        put::<10, 2, _>(&mut bytes, self.reserved.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_update_periodic_capture_state_information::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwUpdatePeriodicCaptureStateInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 12], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwUpdatePeriodicCaptureStateInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EtwUpdatePeriodicCaptureStateInformation {
    const NAME: &'static str = "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwUpdatePeriodicCaptureStateInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION", needed: 12, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwUpdatePeriodicCaptureStateInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.guid_list.len() * 16) as u64;
        let says = EtwUpdatePeriodicCaptureStateInformationView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION", field: "GuidCount", says, have });
        }
        out.extend_from_slice(&fixed);
        self.guid_list.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwUpdatePeriodicCaptureStateInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUpdatePeriodicCaptureStateInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 12]>(), proptest::collection::vec(proptest::arbitrary::any::<Guid>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail)).prop_map(|mut value: Self| { let count = (value.guid_count as u64 & !18446744073709551615) | (value.guid_list.len() as u64) << 0; value.guid_count = (count) as u16; value });
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwUpdatePeriodicCaptureStateInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwUpdatePeriodicCaptureStateInformationView<'a> {
    fixed: &'a [u8; 12],
    rest: &'a [u8],
}

impl<'a> EtwUpdatePeriodicCaptureStateInformationView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwUpdatePeriodicCaptureStateInformation`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let (says, have) = (Self::tail_count(fixed), (rest.len() / 16) as u64);
                if says > have {
                    return Err(Error::BadCount { name: "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION", field: "GuidCount", says, have });
                }
                let rest = &rest[..says as usize * 16];
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION", needed: 12, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `GUID GuidList`, at 0x0C.
    #[inline]
    pub fn guid_list(&self) -> Elements<'a, Guid> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 12]) -> Option<u64> {
        Some(EtwUpdatePeriodicCaptureStateInformationView::tail_count(fixed).saturating_mul(16))
    }
    /// How many elements the fixed part says that follow it.
    #[inline]
    fn tail_count(fixed: &[u8; 12]) -> u64 {
        (EtwUpdatePeriodicCaptureStateInformationView { fixed, rest: &[] }.guid_count() as u64 & 18446744073709551615) >> 0
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwUpdatePeriodicCaptureStateInformation {
        EtwUpdatePeriodicCaptureStateInformation::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EtwUpdatePeriodicCaptureStateInformationView "EtwUpdatePeriodicCaptureStateInformationView" {
        /// `ULONG LoggerId`, at 0x00.
        logger_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG CaptureInterval`, at 0x04.
        capture_interval: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `USHORT GuidCount`, at 0x08.
        guid_count: u16 = u16::from_le_bytes(get::<8, 2, _>(self.fixed));
        /// `USHORT Reserved`, at 0x0A.
        reserved: u16 = u16::from_le_bytes(get::<10, 2, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EtwUpdatePeriodicCaptureStateInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwUpdatePeriodicCaptureStateInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 12 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 12], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwUpdatePeriodicCaptureStateInformation, Error> {
        Ok(self.to_value())
    }
}
