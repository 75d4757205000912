// Generated from spec/structs/SystemConfig_Services.toml by `cargo spec generate`. Do not edit: edit that file.

//! Windows service.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
const SOURCES_1: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("SystemConfig_Services", "SystemConfigServices")
    .size(12)
    .about("Windows service.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "ServiceName", Content::Text { unit: 2 }).means(Meaning::Text),
        part("WCHAR", "DisplayName", Content::Text { unit: 2 }).means(Meaning::Text),
        part("WCHAR", "ProcessName", Content::Text { unit: 2 })
            .about("Executable file that contains the service. Empty if it is not running.").means(Meaning::FileName),
        part("WCHAR", "LoadOrderGroup", Content::Text { unit: 2 }).about("Version 3: load order group of the service.")
            .that_may_be_missing().means(Meaning::Text).stated_by(SOURCES),
        part("WCHAR", "SvchostGroup", Content::Text { unit: 2 })
            .about("Version 3: group of services that share a process.").that_may_be_missing().means(Meaning::Text)
            .stated_by(SOURCES),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4)
            .about("ID of the process that contains the service. 0 if it is not running.").means(Meaning::ProcessId),
        unsigned("ULONG ServiceState").at(4..8)
            .about("A value of the documented SERVICE_ states: 1 stopped, 4 running.").means(Meaning::Enumeration),
        unsigned("ULONG SubProcessTag").at(8..12).about("Tag that identifies the service in thread events.")
            .means(Meaning::ServiceTag),
    ]);
fixed! {
    /// Fixed part of `SystemConfigServices` and [`SystemConfigServicesView`], with the getters of its fields.
    part SystemConfigServicesFixed / SystemConfigServicesView: followed,
        name = "SystemConfig_Services", size = 12, table = Table::form(&LAYOUT_0);
    fields {
        /// ID of the process that contains the service. 0 if it is not running. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// A value of the documented SERVICE_ states: 1 stopped, 4 running. `ULONG ServiceState` at 0x04.
        service_state / set_service_state: u32, at = 4;
        /// Tag that identifies the service in thread events. `ULONG SubProcessTag` at 0x08.
        sub_process_tag / set_sub_process_tag: u32, at = 8;
    }
}

impl<'a> SystemConfigServicesView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = SystemConfigServicesFixed(first_and_rest::<12>("SystemConfig_Services", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<SystemConfigServicesTail<'a>, Error> {
        let mut left = Left::new("SystemConfig_Services", 12, self.0.rest);
        let service_name = left.text();
        let display_name = left.text();
        let process_name = left.text();
        let load_order_group = if left.has(1) { Some(left.text()) } else { None };
        let svchost_group = if left.has(1) { Some(left.text()) } else { None };
        Ok(
            SystemConfigServicesTail {
                service_name, display_name, process_name, load_order_group, svchost_group, rest: left.rest()
            }
        )
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<SystemConfigServices, Error> {
        let tail = self.tail()?;
        Ok(SystemConfigServices {
            fixed: SystemConfigServicesFixed(*self.0.fixed),
            service_name: { let part = tail.service_name; part.to_value() },
            display_name: { let part = tail.display_name; part.to_value() },
            process_name: { let part = tail.process_name; part.to_value() },
            load_order_group: tail.load_order_group.map(|part| part.to_value()),
            svchost_group: tail.svchost_group.map(|part| part.to_value()),
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for SystemConfigServicesView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigServicesView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `SystemConfig_Services`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SystemConfigServicesTail<'a> {
    /// `WCHAR ServiceName`, terminated by a zero.
    pub service_name: Utf16Str<'a>,
    /// `WCHAR DisplayName`, terminated by a zero.
    pub display_name: Utf16Str<'a>,
    /// Executable file that contains the service. Empty if it is not running. `WCHAR ProcessName`, terminated by a
    /// zero.
    pub process_name: Utf16Str<'a>,
    /// Version 3: load order group of the service. `WCHAR LoadOrderGroup`, terminated by a zero. Optional: the bytes
    /// may end before it.
    pub load_order_group: Option<Utf16Str<'a>>,
    /// Version 3: group of services that share a process. `WCHAR SvchostGroup`, terminated by a zero. Optional: the
    /// bytes may end before it.
    pub svchost_group: Option<Utf16Str<'a>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Windows service.
///
/// In C: `SystemConfig_Services`, 0xc bytes. Releases unknown.
/// Offsets are computed from the order of the fields; no source states them.
///
/// The names of the last two strings, present in real events of version 3, are the project's. The MOF does not contain
/// them.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "SystemConfig_Services")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct SystemConfigServices {
    fixed: SystemConfigServicesFixed,
    /// `WCHAR ServiceName`, terminated by a zero.
    pub service_name: Utf16String,
    /// `WCHAR DisplayName`, terminated by a zero.
    pub display_name: Utf16String,
    /// Executable file that contains the service. Empty if it is not running. `WCHAR ProcessName`, terminated by a
    /// zero.
    pub process_name: Utf16String,
    /// Version 3: load order group of the service. `WCHAR LoadOrderGroup`, terminated by a zero. Optional: the bytes
    /// may end before it.
    pub load_order_group: Option<Utf16String>,
    /// Version 3: group of services that share a process. `WCHAR SvchostGroup`, terminated by a zero. Optional: the
    /// bytes may end before it.
    pub svchost_group: Option<Utf16String>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl SystemConfigServices {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`SystemConfigServicesView::new`] and [`SystemConfigServicesView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigServicesView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for SystemConfigServices {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
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
impl core::fmt::Debug for SystemConfigServices {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigServices");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ServiceName", &self.service_name);
        shown.field("DisplayName", &self.display_name);
        shown.field("ProcessName", &self.process_name);
        shown.field("LoadOrderGroup", &self.load_order_group);
        shown.field("SvchostGroup", &self.svchost_group);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(SystemConfigServices, fixed = SystemConfigServicesFixed, view = SystemConfigServicesView, size = 12);
#[cfg(feature = "alloc")]
impl Tailed for SystemConfigServices {
    const NAME: &'static str = "SystemConfig_Services";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<12>("SystemConfig_Services", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigServices::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
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
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(SystemConfigServices);
#[cfg(feature = "serde")]
serde_tailed!(
    SystemConfigServices, table = Table::form(&LAYOUT_0),
    parts {
        service_name = "ServiceName", display_name = "DisplayName", process_name = "ProcessName", load_order_group =
        "LoadOrderGroup", svchost_group = "SvchostGroup", rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigServices {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 12>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
