// Generated from spec/structs/SystemConfig_Services.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SystemConfig_Services in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A service.
///
/// In C: `SystemConfig_Services`, 0xc bytes. Releases 5.0+.
///
/// The names of the last two texts, which real events of version 3 have, are the project's: the MOF does not know them.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "SystemConfig_Services")]
pub struct SystemConfigServices {
    /// `ULONG ProcessId`, at 0x00. The process that has the service, 0 if it does not run.
    pub process_id: u32,
    /// `ULONG ServiceState`, at 0x04. A value of the documented SERVICE_ states: 1 stopped, 4 running.
    pub service_state: u32,
    /// `ULONG SubProcessTag`, at 0x08. What stands for the service in the events of threads.
    pub sub_process_tag: u32,
    /// `WCHAR ServiceName` up to a zero.
    pub service_name: Utf16String,
    /// `WCHAR DisplayName` up to a zero.
    pub display_name: Utf16String,
    /// `WCHAR ProcessName` up to a zero. The executable file that has the service; empty if it does not run.
    pub process_name: Utf16String,
    /// `WCHAR LoadOrderGroup` up to a zero. The bytes may end before it. Version 3: the group of services with which it is loaded.
    pub load_order_group: Option<Utf16String>,
    /// `WCHAR SvchostGroup` up to a zero. The bytes may end before it. Version 3: the group of services that share a process.
    pub svchost_group: Option<Utf16String>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl SystemConfigServices {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 12;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigServicesView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.service_state.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.sub_process_tag.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::system_config_services::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for SystemConfigServices {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 12];
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            service_state: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            sub_process_tag: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            service_name: Default::default(),
            display_name: Default::default(),
            process_name: Default::default(),
            load_order_group: Default::default(),
            svchost_group: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for SystemConfigServices {}
#[cfg(feature = "alloc")]
impl Tailed for SystemConfigServices {
    const NAME: &'static str = "SystemConfig_Services";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(SystemConfigServicesView::announced(fixed)),
            None => Err(Error::TooShort { name: "SystemConfig_Services", needed: 12, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigServices::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("SystemConfig_Services", out);
        {
            let part = &self.service_name;
            to.utf16("ServiceName", part)?;
        }
        {
            let part = &self.display_name;
            to.utf16("DisplayName", part)?;
        }
        {
            let part = &self.process_name;
            to.utf16("ProcessName", part)?;
        }
        if let Some(part) = &self.load_order_group {
            to.utf16("LoadOrderGroup", part)?;
        } else {
            to.limit("load_order_group", 1);
        }
        if let Some(part) = &self.svchost_group {
            to.utf16("SvchostGroup", part)?;
        } else {
            to.limit("svchost_group", 1);
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(SystemConfigServices);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigServices {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 12]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`SystemConfigServices`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SystemConfigServicesView<'a> {
    fixed: &'a [u8; 12],
    rest: &'a [u8],
}

impl<'a> SystemConfigServicesView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "SystemConfig_Services", needed: 12, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<SystemConfigServicesTail<'a>, Error> {
        let mut left = Left::new("SystemConfig_Services", 12, self.rest);
        let service_name = left.text();
        let display_name = left.text();
        let process_name = left.text();
        let load_order_group = if left.has(1) { Some(left.text()) } else { None };
        let svchost_group = if left.has(1) { Some(left.text()) } else { None };
        Ok(SystemConfigServicesTail { service_name, display_name, process_name, load_order_group, svchost_group, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<SystemConfigServices, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(SystemConfigServices {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            service_state: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            sub_process_tag: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            service_name: {
                let part = tail.service_name;
                part.to_value()
            },
            display_name: {
                let part = tail.display_name;
                part.to_value()
            },
            process_name: {
                let part = tail.process_name;
                part.to_value()
            },
            load_order_group: match tail.load_order_group {
                Some(part) => Some(part.to_value()),
                None => None,
            },
            svchost_group: match tail.svchost_group {
                Some(part) => Some(part.to_value()),
                None => None,
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 12]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
}

getters! {
    self SystemConfigServicesView "SystemConfigServicesView" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ServiceState`, at 0x04.
        service_state: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG SubProcessTag`, at 0x08.
        sub_process_tag: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for SystemConfigServicesView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = SystemConfigServices;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 12], ..view }, rest)),
            None => Err(Error::TooShort { name: "SystemConfig_Services", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<SystemConfigServices, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`SystemConfigServices`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SystemConfigServicesTail<'a> {
    /// `WCHAR ServiceName` up to a zero.
    pub service_name: Utf16Str<'a>,
    /// `WCHAR DisplayName` up to a zero.
    pub display_name: Utf16Str<'a>,
    /// `WCHAR ProcessName` up to a zero. The executable file that has the service; empty if it does not run.
    pub process_name: Utf16Str<'a>,
    /// `WCHAR LoadOrderGroup` up to a zero. The bytes may end before it. Version 3: the group of services with which it is loaded.
    pub load_order_group: Option<Utf16Str<'a>>,
    /// `WCHAR SvchostGroup` up to a zero. The bytes may end before it. Version 3: the group of services that share a process.
    pub svchost_group: Option<Utf16Str<'a>>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
