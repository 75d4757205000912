// Generated from spec/structs/SystemConfig_Platform.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SystemConfig_Platform in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Who made the machine and its firmware.
///
/// In C: `SystemConfig_Platform`, 0x0 bytes. Releases 5.0+.
///
/// The names are those that Microsoft's reader gets from the MOF of the machine it runs on.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*; Microsoft, *What TraceEvent prints for traces of its tests*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "SystemConfig_Platform")]
pub struct SystemConfigPlatform {
    /// `WCHAR SystemManufacturer` up to a zero.
    pub system_manufacturer: Utf16String,
    /// `WCHAR SystemProductName` up to a zero.
    pub system_product_name: Utf16String,
    /// `WCHAR BiosDate` up to a zero.
    pub bios_date: Utf16String,
    /// `WCHAR BiosVersion` up to a zero.
    pub bios_version: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl SystemConfigPlatform {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 0;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigPlatformView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 0] {
        let bytes = [0; 0];
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::system_config_platform::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for SystemConfigPlatform {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            system_manufacturer: Default::default(),
            system_product_name: Default::default(),
            bios_date: Default::default(),
            bios_version: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for SystemConfigPlatform {}
#[cfg(feature = "alloc")]
impl Tailed for SystemConfigPlatform {
    const NAME: &'static str = "SystemConfig_Platform";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(SystemConfigPlatformView::announced(fixed)),
            None => Err(Error::TooShort { name: "SystemConfig_Platform", needed: 0, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigPlatform::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("SystemConfig_Platform", out);
        {
            let part = &self.system_manufacturer;
            to.utf16("SystemManufacturer", part)?;
        }
        {
            let part = &self.system_product_name;
            to.utf16("SystemProductName", part)?;
        }
        {
            let part = &self.bios_date;
            to.utf16("BiosDate", part)?;
        }
        {
            let part = &self.bios_version;
            to.utf16("BiosVersion", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(SystemConfigPlatform);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigPlatform {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 0]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`SystemConfigPlatform`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SystemConfigPlatformView<'a> {
    fixed: &'a [u8; 0],
    rest: &'a [u8],
}

impl<'a> SystemConfigPlatformView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "SystemConfig_Platform", needed: 0, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<SystemConfigPlatformTail<'a>, Error> {
        let mut left = Left::new("SystemConfig_Platform", 0, self.rest);
        let system_manufacturer = left.text();
        let system_product_name = left.text();
        let bios_date = left.text();
        let bios_version = left.text();
        Ok(SystemConfigPlatformTail { system_manufacturer, system_product_name, bios_date, bios_version, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<SystemConfigPlatform, Error> {
        let tail = self.tail()?;
        Ok(SystemConfigPlatform {
            system_manufacturer: {
                let part = tail.system_manufacturer;
                part.to_value()
            },
            system_product_name: {
                let part = tail.system_product_name;
                part.to_value()
            },
            bios_date: {
                let part = tail.bios_date;
                part.to_value()
            },
            bios_version: {
                let part = tail.bios_version;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 0]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 0] {
        self.fixed
    }
}

getters! {
    self SystemConfigPlatformView "SystemConfigPlatformView" {
    } tail
}

impl<'a> Split<'a> for SystemConfigPlatformView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = SystemConfigPlatform;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 0], ..view }, rest)),
            None => Err(Error::TooShort { name: "SystemConfig_Platform", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<SystemConfigPlatform, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`SystemConfigPlatform`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SystemConfigPlatformTail<'a> {
    /// `WCHAR SystemManufacturer` up to a zero.
    pub system_manufacturer: Utf16Str<'a>,
    /// `WCHAR SystemProductName` up to a zero.
    pub system_product_name: Utf16Str<'a>,
    /// `WCHAR BiosDate` up to a zero.
    pub bios_date: Utf16Str<'a>,
    /// `WCHAR BiosVersion` up to a zero.
    pub bios_version: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
