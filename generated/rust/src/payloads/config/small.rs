// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/CONFIG_CODEINTEGRITY_RECORD.toml
pub mod config_codeintegrity_record {
    //! Code integrity settings.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("CONFIG_CODEINTEGRITY_RECORD", "ConfigCodeintegrityRecord")
        .size(4)
        .about("Code integrity settings.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG Unnamed").at(0..4).about("1 in the single real event.").of_unknown_purpose(),
        ]);
    fixed! {
        /// Code integrity settings.
        ///
        /// No known name in C; here: `CONFIG_CODEINTEGRITY_RECORD`, 0x4 bytes. Releases unknown.
        ///
        /// Source: The etwspec developers, *Nineteen log files of public projects*.
        #[doc(alias = "CONFIG_CODEINTEGRITY_RECORD")]
        owned ConfigCodeintegrityRecord / ConfigCodeintegrityRecordView: lone,
            name = "CONFIG_CODEINTEGRITY_RECORD", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// 1 in the single real event. Purpose unknown. `ULONG Unnamed` at 0x00.
            unnamed / set_unnamed: u32, at = 0;
        }
    }
}

// spec/structs/CONFIG_DEVICEFAMILY_RECORD.toml
pub mod config_devicefamily_record {
    //! Device family of the Windows installation.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("CONFIG_DEVICEFAMILY_RECORD", "ConfigDevicefamilyRecord")
        .size(16)
        .about("Device family of the Windows installation.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONGLONG UapInfo").at(0..8)
                .about("Windows version in four 16-bit numbers, the first in the highest bits.")
                .means(Meaning::Version),
            unsigned("ULONG DeviceFamily").at(8..12).about("Number of the device family. 9 was observed on a server.")
                .means(Meaning::Enumeration),
            unsigned("ULONG DeviceForm").at(12..16)
                .about("Number of the form of the device. 0 was observed on a server.").means(Meaning::Enumeration),
        ]);
    fixed! {
        /// Device family of the Windows installation.
        ///
        /// No known name in C; here: `CONFIG_DEVICEFAMILY_RECORD`, 0x10 bytes. Releases unknown.
        ///
        /// One real event has these values. The field names are the project's.
        ///
        /// Source: The etwspec developers, *Nineteen log files of public projects*.
        #[doc(alias = "CONFIG_DEVICEFAMILY_RECORD")]
        owned ConfigDevicefamilyRecord / ConfigDevicefamilyRecordView: lone,
            name = "CONFIG_DEVICEFAMILY_RECORD", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Windows version in four 16-bit numbers, the first in the highest bits. `ULONGLONG UapInfo` at 0x00.
            uap_info / set_uap_info: u64, at = 0;
            /// Number of the device family. 9 was observed on a server. `ULONG DeviceFamily` at 0x08.
            device_family / set_device_family: u32, at = 8;
            /// Number of the form of the device. 0 was observed on a server. `ULONG DeviceForm` at 0x0C.
            device_form / set_device_form: u32, at = 12;
        }
    }
}

// spec/structs/CONFIG_FLIGHTID_RECORD.toml
pub mod config_flightid_record {
    //! Microsoft experiments in which the machine participates.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("CONFIG_FLIGHTID_RECORD", "ConfigFlightidRecord")
        .size(0)
        .about("Microsoft experiments in which the machine participates.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("WCHAR", "Unnamed1", Content::Text { unit: 2 }).about("Empty in the single real event.")
                .of_unknown_purpose(),
            part("WCHAR", "FlightIds", Content::Text { unit: 2 }).about("Comma-separated IDs.").means(Meaning::Text),
        ])
        .stated_by(SOURCES);
    fixed! {
        /// Fixed part of `ConfigFlightidRecord` and [`ConfigFlightidRecordView`], with the getters of its fields.
        part ConfigFlightidRecordFixed / ConfigFlightidRecordView: followed,
            name = "CONFIG_FLIGHTID_RECORD", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> ConfigFlightidRecordView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = ConfigFlightidRecordFixed(first_and_rest::<0>("CONFIG_FLIGHTID_RECORD", bytes)?);
            Ok(view)
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<ConfigFlightidRecordTail<'a>, Error> {
            let mut left = Left::new("CONFIG_FLIGHTID_RECORD", 0, self.0.rest);
            let unnamed1 = left.text();
            let flight_ids = left.text();
            Ok(ConfigFlightidRecordTail { unnamed1, flight_ids, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<ConfigFlightidRecord, Error> {
            let tail = self.tail()?;
            Ok(ConfigFlightidRecord {
                fixed: ConfigFlightidRecordFixed(*self.0.fixed),
                unnamed1: { let part = tail.unnamed1; part.to_value() },
                flight_ids: { let part = tail.flight_ids; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for ConfigFlightidRecordView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("ConfigFlightidRecordView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `CONFIG_FLIGHTID_RECORD`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct ConfigFlightidRecordTail<'a> {
        /// Empty in the single real event. Purpose unknown. `WCHAR Unnamed1`, terminated by a zero.
        pub unnamed1: Utf16Str<'a>,
        /// Comma-separated IDs. `WCHAR FlightIds`, terminated by a zero.
        pub flight_ids: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Microsoft experiments in which the machine participates.
    ///
    /// No known name in C; here: `CONFIG_FLIGHTID_RECORD`, 0x0 bytes. Releases unknown.
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "CONFIG_FLIGHTID_RECORD")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct ConfigFlightidRecord {
        fixed: ConfigFlightidRecordFixed,
        /// Empty in the single real event. Purpose unknown. `WCHAR Unnamed1`, terminated by a zero.
        pub unnamed1: Utf16String,
        /// Comma-separated IDs. `WCHAR FlightIds`, terminated by a zero.
        pub flight_ids: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl ConfigFlightidRecord {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`ConfigFlightidRecordView::new`] and [`ConfigFlightidRecordView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            ConfigFlightidRecordView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for ConfigFlightidRecord {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                unnamed1: Default::default(),
                flight_ids: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for ConfigFlightidRecord {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("ConfigFlightidRecord");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Unnamed1", &self.unnamed1);
            shown.field("FlightIds", &self.flight_ids);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(ConfigFlightidRecord, fixed = ConfigFlightidRecordFixed, view = ConfigFlightidRecordView, size = 0);
    #[cfg(feature = "alloc")]
    impl Tailed for ConfigFlightidRecord {
        const NAME: &'static str = "CONFIG_FLIGHTID_RECORD";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("CONFIG_FLIGHTID_RECORD", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            ConfigFlightidRecord::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("CONFIG_FLIGHTID_RECORD", out);
            {
                let part = &self.unnamed1;
                to.utf16("Unnamed1", part)?;
            }
            {
                let part = &self.flight_ids;
                to.utf16("FlightIds", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(ConfigFlightidRecord);
    #[cfg(feature = "serde")]
    serde_tailed!(
        ConfigFlightidRecord, table = Table::form(&LAYOUT_0),
        parts { unnamed1 = "Unnamed1", flight_ids = "FlightIds", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for ConfigFlightidRecord {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 0>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/CONFIG_MACHINEID_RECORD.toml
pub mod config_machineid_record {
    //! Machine ID.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("CONFIG_MACHINEID_RECORD", "ConfigMachineidRecord")
        .size(16)
        .about("Machine ID.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID MachineId", Kind::Guid).at(0..16).means(Meaning::Guid),
        ]);
    fixed! {
        /// Machine ID.
        ///
        /// No known name in C; here: `CONFIG_MACHINEID_RECORD`, 0x10 bytes. Releases unknown.
        ///
        /// Source: The etwspec developers, *Nineteen log files of public projects*.
        #[doc(alias = "CONFIG_MACHINEID_RECORD")]
        owned ConfigMachineidRecord / ConfigMachineidRecordView: lone,
            name = "CONFIG_MACHINEID_RECORD", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `GUID MachineId` at 0x00.
            machine_id / set_machine_id: Guid, at = 0;
        }
    }
}

// spec/structs/HWConfig_NIC.toml
pub mod hw_config_nic {
    //! Network interface.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_EVENT_DOCS];
    pub(crate) static LAYOUT_0: Layout = layout("HWConfig_NIC", "HwConfigNic")
        .size(0)
        .about("Network interface.")
        .in_releases("5.1", &[holds(Pointer::Bits32, 1, 1), holds(Pointer::Bits64, 1, 1)])
        .with_tail(&[
            part("WCHAR", "NICName", Content::Text { unit: 2 }).means(Meaning::Text),
        ])
        .stated_by(SOURCES);
    fixed! {
        /// Fixed part of `HwConfigNic` and [`HwConfigNicView`], with the getters of its fields.
        part HwConfigNicFixed / HwConfigNicView: followed,
            name = "HWConfig_NIC", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> HwConfigNicView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = HwConfigNicFixed(first_and_rest::<0>("HWConfig_NIC", bytes)?);
            Ok(view)
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<HwConfigNicTail<'a>, Error> {
            let mut left = Left::new("HWConfig_NIC", 0, self.0.rest);
            let nic_name = left.text();
            Ok(HwConfigNicTail { nic_name, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<HwConfigNic, Error> {
            let tail = self.tail()?;
            Ok(HwConfigNic {
                fixed: HwConfigNicFixed(*self.0.fixed),
                nic_name: { let part = tail.nic_name; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for HwConfigNicView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("HwConfigNicView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `HWConfig_NIC`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct HwConfigNicTail<'a> {
        /// `WCHAR NICName`, terminated by a zero.
        pub nic_name: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Network interface.
    ///
    /// In C: `HWConfig_NIC`, 0x0 bytes. Documented for 5.1.
    ///
    /// Documented only, for Windows XP only. It has no event version.
    ///
    /// Source: Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "HWConfig_NIC")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct HwConfigNic {
        fixed: HwConfigNicFixed,
        /// `WCHAR NICName`, terminated by a zero.
        pub nic_name: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl HwConfigNic {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`HwConfigNicView::new`] and [`HwConfigNicView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            HwConfigNicView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for HwConfigNic {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                nic_name: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for HwConfigNic {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("HwConfigNic");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("NICName", &self.nic_name);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(HwConfigNic, fixed = HwConfigNicFixed, view = HwConfigNicView, size = 0);
    #[cfg(feature = "alloc")]
    impl Tailed for HwConfigNic {
        const NAME: &'static str = "HWConfig_NIC";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("HWConfig_NIC", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            HwConfigNic::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("HWConfig_NIC", out);
            {
                let part = &self.nic_name;
                to.utf16("NICName", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(HwConfigNic);
    #[cfg(feature = "serde")]
    serde_tailed!(HwConfigNic, table = Table::form(&LAYOUT_0), parts { nic_name = "NICName", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for HwConfigNic {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 0>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }

    /// Alias of [`HwConfigNic`], named by the first release of the form.
    #[cfg(feature = "alloc")]
    pub type V5_1 = HwConfigNic;
    /// Alias of [`HwConfigNicView`], named by the first release of the form.
    pub type V5_1View<'a> = HwConfigNicView<'a>;
}

// spec/structs/SYSTEM_CONFIG_EX_BUILD_INFO.toml
pub mod system_config_ex_build_info {
    //! Build of Windows, and the time at which it was installed.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::MICROSOFT_TRACEEVENT, &sources::SNAIL_SYSTEM_CONFIG_EX, &sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("SYSTEM_CONFIG_EX_BUILD_INFO", "SystemConfigExBuildInfo")
        .size(8)
        .about("Build of Windows, and the time at which it was installed.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("WCHAR", "BuildLab", Content::Text { unit: 2 })
                .about("Build number, architecture, branch and time of the build.").means(Meaning::Text),
            part("WCHAR", "ProductName", Content::Text { unit: 2 }).about("Name of the edition of Windows.")
                .means(Meaning::Text),
        ])
        .stated_by(SOURCES)
        .fields(&[
            signed("LARGE_INTEGER InstallDate").at(0..8).about("Time at which Windows was installed.")
                .means(Meaning::FileTime).with(&[More::Units("100 ns since 1601")]),
        ]);
    fixed! {
        /// Fixed part of `SystemConfigExBuildInfo` and [`SystemConfigExBuildInfoView`], with the getters of its fields.
        part SystemConfigExBuildInfoFixed / SystemConfigExBuildInfoView: followed,
            name = "SYSTEM_CONFIG_EX_BUILD_INFO", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// Time at which Windows was installed. `LARGE_INTEGER InstallDate` at 0x00. Unit: 100 ns since 1601.
            install_date / set_install_date: i64, at = 0;
        }
        typed {
            /// Point in time. The raw value is `install_date`.
            install_date_as_file_time / set_install_date_as_file_time: FileTime, raw = install_date / set_install_date;
        }
    }

    impl<'a> SystemConfigExBuildInfoView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = SystemConfigExBuildInfoFixed(first_and_rest::<8>("SYSTEM_CONFIG_EX_BUILD_INFO", bytes)?);
            Ok(view)
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<SystemConfigExBuildInfoTail<'a>, Error> {
            let mut left = Left::new("SYSTEM_CONFIG_EX_BUILD_INFO", 8, self.0.rest);
            let build_lab = left.text();
            let product_name = left.text();
            Ok(SystemConfigExBuildInfoTail { build_lab, product_name, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<SystemConfigExBuildInfo, Error> {
            let tail = self.tail()?;
            Ok(SystemConfigExBuildInfo {
                fixed: SystemConfigExBuildInfoFixed(*self.0.fixed),
                build_lab: { let part = tail.build_lab; part.to_value() },
                product_name: { let part = tail.product_name; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for SystemConfigExBuildInfoView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("SystemConfigExBuildInfoView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `SYSTEM_CONFIG_EX_BUILD_INFO`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct SystemConfigExBuildInfoTail<'a> {
        /// Build number, architecture, branch and time of the build. `WCHAR BuildLab`, terminated by a zero.
        pub build_lab: Utf16Str<'a>,
        /// Name of the edition of Windows. `WCHAR ProductName`, terminated by a zero.
        pub product_name: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Build of Windows, and the time at which it was installed.
    ///
    /// No known name in C; here: `SYSTEM_CONFIG_EX_BUILD_INFO`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *KernelTraceEventParser.cs*; Albert Ziegenhagel, *system_config_ex.hpp*; The etwspec
    /// developers, *Nineteen log files of public projects*.
    #[doc(alias = "SYSTEM_CONFIG_EX_BUILD_INFO")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct SystemConfigExBuildInfo {
        fixed: SystemConfigExBuildInfoFixed,
        /// Build number, architecture, branch and time of the build. `WCHAR BuildLab`, terminated by a zero.
        pub build_lab: Utf16String,
        /// Name of the edition of Windows. `WCHAR ProductName`, terminated by a zero.
        pub product_name: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl SystemConfigExBuildInfo {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`SystemConfigExBuildInfoView::new`] and [`SystemConfigExBuildInfoView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            SystemConfigExBuildInfoView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for SystemConfigExBuildInfo {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                build_lab: Default::default(),
                product_name: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for SystemConfigExBuildInfo {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("SystemConfigExBuildInfo");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("BuildLab", &self.build_lab);
            shown.field("ProductName", &self.product_name);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        SystemConfigExBuildInfo, fixed = SystemConfigExBuildInfoFixed, view = SystemConfigExBuildInfoView, size = 8
    );
    #[cfg(feature = "alloc")]
    impl Tailed for SystemConfigExBuildInfo {
        const NAME: &'static str = "SYSTEM_CONFIG_EX_BUILD_INFO";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("SYSTEM_CONFIG_EX_BUILD_INFO", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            SystemConfigExBuildInfo::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("SYSTEM_CONFIG_EX_BUILD_INFO", out);
            {
                let part = &self.build_lab;
                to.utf16("BuildLab", part)?;
            }
            {
                let part = &self.product_name;
                to.utf16("ProductName", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(SystemConfigExBuildInfo);
    #[cfg(feature = "serde")]
    serde_tailed!(
        SystemConfigExBuildInfo, table = Table::form(&LAYOUT_0),
        parts { build_lab = "BuildLab", product_name = "ProductName", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for SystemConfigExBuildInfo {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 8>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/SYSTEM_CONFIG_EX_SYSTEM_PATHS.toml
pub mod system_config_ex_system_paths {
    //! Folders of Windows.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::MICROSOFT_TRACEEVENT, &sources::SNAIL_SYSTEM_CONFIG_EX, &sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("SYSTEM_CONFIG_EX_SYSTEM_PATHS", "SystemConfigExSystemPaths")
        .size(0)
        .about("Folders of Windows.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("WCHAR", "SystemDirectory", Content::Text { unit: 2 })
                .about("System folder, such as `C:\\Windows\\system32`.").means(Meaning::DosPath),
            part("WCHAR", "SystemWindowsDirectory", Content::Text { unit: 2 })
                .about("Folder of Windows, with a backslash at the end.").means(Meaning::DosPath),
        ])
        .stated_by(SOURCES);
    fixed! {
        /// Fixed part of `SystemConfigExSystemPaths` and [`SystemConfigExSystemPathsView`], with the getters of its
        /// fields.
        part SystemConfigExSystemPathsFixed / SystemConfigExSystemPathsView: followed,
            name = "SYSTEM_CONFIG_EX_SYSTEM_PATHS", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> SystemConfigExSystemPathsView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = SystemConfigExSystemPathsFixed(first_and_rest::<0>("SYSTEM_CONFIG_EX_SYSTEM_PATHS", bytes)?);
            Ok(view)
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<SystemConfigExSystemPathsTail<'a>, Error> {
            let mut left = Left::new("SYSTEM_CONFIG_EX_SYSTEM_PATHS", 0, self.0.rest);
            let system_directory = left.text();
            let system_windows_directory = left.text();
            Ok(SystemConfigExSystemPathsTail { system_directory, system_windows_directory, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<SystemConfigExSystemPaths, Error> {
            let tail = self.tail()?;
            Ok(SystemConfigExSystemPaths {
                fixed: SystemConfigExSystemPathsFixed(*self.0.fixed),
                system_directory: { let part = tail.system_directory; part.to_value() },
                system_windows_directory: { let part = tail.system_windows_directory; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for SystemConfigExSystemPathsView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("SystemConfigExSystemPathsView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `SYSTEM_CONFIG_EX_SYSTEM_PATHS`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct SystemConfigExSystemPathsTail<'a> {
        /// System folder, such as `C:\Windows\system32`. `WCHAR SystemDirectory`, terminated by a zero.
        pub system_directory: Utf16Str<'a>,
        /// Folder of Windows, with a backslash at the end. `WCHAR SystemWindowsDirectory`, terminated by a zero.
        pub system_windows_directory: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Folders of Windows.
    ///
    /// No known name in C; here: `SYSTEM_CONFIG_EX_SYSTEM_PATHS`, 0x0 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *KernelTraceEventParser.cs*; Albert Ziegenhagel, *system_config_ex.hpp*; The etwspec
    /// developers, *Nineteen log files of public projects*.
    #[doc(alias = "SYSTEM_CONFIG_EX_SYSTEM_PATHS")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct SystemConfigExSystemPaths {
        fixed: SystemConfigExSystemPathsFixed,
        /// System folder, such as `C:\Windows\system32`. `WCHAR SystemDirectory`, terminated by a zero.
        pub system_directory: Utf16String,
        /// Folder of Windows, with a backslash at the end. `WCHAR SystemWindowsDirectory`, terminated by a zero.
        pub system_windows_directory: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl SystemConfigExSystemPaths {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`SystemConfigExSystemPathsView::new`] and [`SystemConfigExSystemPathsView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            SystemConfigExSystemPathsView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for SystemConfigExSystemPaths {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                system_directory: Default::default(),
                system_windows_directory: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for SystemConfigExSystemPaths {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("SystemConfigExSystemPaths");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("SystemDirectory", &self.system_directory);
            shown.field("SystemWindowsDirectory", &self.system_windows_directory);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        SystemConfigExSystemPaths, fixed = SystemConfigExSystemPathsFixed, view = SystemConfigExSystemPathsView, size =
        0
    );
    #[cfg(feature = "alloc")]
    impl Tailed for SystemConfigExSystemPaths {
        const NAME: &'static str = "SYSTEM_CONFIG_EX_SYSTEM_PATHS";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("SYSTEM_CONFIG_EX_SYSTEM_PATHS", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            SystemConfigExSystemPaths::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("SYSTEM_CONFIG_EX_SYSTEM_PATHS", out);
            {
                let part = &self.system_directory;
                to.utf16("SystemDirectory", part)?;
            }
            {
                let part = &self.system_windows_directory;
                to.utf16("SystemWindowsDirectory", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(SystemConfigExSystemPaths);
    #[cfg(feature = "serde")]
    serde_tailed!(
        SystemConfigExSystemPaths, table = Table::form(&LAYOUT_0),
        parts {
            system_directory = "SystemDirectory", system_windows_directory = "SystemWindowsDirectory", rest = "rest",
        }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for SystemConfigExSystemPaths {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 0>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/SYSTEM_CONFIG_EX_UNKNOWN_VOLUME.toml
pub mod system_config_ex_unknown_volume {
    //! Volume without a drive letter.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MICROSOFT_TRACEEVENT, &sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", "SystemConfigExUnknownVolume")
        .size(0)
        .about("Volume without a drive letter.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("WCHAR", "VolumeName", Content::Text { unit: 2 })
                .about("Name of the volume's device, with a backslash at the end.").means(Meaning::NtPath),
        ])
        .stated_by(SOURCES);
    fixed! {
        /// Fixed part of `SystemConfigExUnknownVolume` and [`SystemConfigExUnknownVolumeView`], with the getters of its
        /// fields.
        part SystemConfigExUnknownVolumeFixed / SystemConfigExUnknownVolumeView: followed,
            name = "SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> SystemConfigExUnknownVolumeView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = SystemConfigExUnknownVolumeFixed(first_and_rest::<0>("SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", bytes)?);
            Ok(view)
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<SystemConfigExUnknownVolumeTail<'a>, Error> {
            let mut left = Left::new("SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", 0, self.0.rest);
            let volume_name = left.text();
            Ok(SystemConfigExUnknownVolumeTail { volume_name, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<SystemConfigExUnknownVolume, Error> {
            let tail = self.tail()?;
            Ok(SystemConfigExUnknownVolume {
                fixed: SystemConfigExUnknownVolumeFixed(*self.0.fixed),
                volume_name: { let part = tail.volume_name; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for SystemConfigExUnknownVolumeView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("SystemConfigExUnknownVolumeView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `SYSTEM_CONFIG_EX_UNKNOWN_VOLUME`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct SystemConfigExUnknownVolumeTail<'a> {
        /// Name of the volume's device, with a backslash at the end. `WCHAR VolumeName`, terminated by a zero.
        pub volume_name: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Volume without a drive letter.
    ///
    /// No known name in C; here: `SYSTEM_CONFIG_EX_UNKNOWN_VOLUME`, 0x0 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "SYSTEM_CONFIG_EX_UNKNOWN_VOLUME")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct SystemConfigExUnknownVolume {
        fixed: SystemConfigExUnknownVolumeFixed,
        /// Name of the volume's device, with a backslash at the end. `WCHAR VolumeName`, terminated by a zero.
        pub volume_name: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl SystemConfigExUnknownVolume {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`SystemConfigExUnknownVolumeView::new`] and [`SystemConfigExUnknownVolumeView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            SystemConfigExUnknownVolumeView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for SystemConfigExUnknownVolume {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                volume_name: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for SystemConfigExUnknownVolume {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("SystemConfigExUnknownVolume");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("VolumeName", &self.volume_name);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        SystemConfigExUnknownVolume, fixed = SystemConfigExUnknownVolumeFixed, view = SystemConfigExUnknownVolumeView,
        size = 0
    );
    #[cfg(feature = "alloc")]
    impl Tailed for SystemConfigExUnknownVolume {
        const NAME: &'static str = "SYSTEM_CONFIG_EX_UNKNOWN_VOLUME";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            SystemConfigExUnknownVolume::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", out);
            {
                let part = &self.volume_name;
                to.utf16("VolumeName", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(SystemConfigExUnknownVolume);
    #[cfg(feature = "serde")]
    serde_tailed!(
        SystemConfigExUnknownVolume, table = Table::form(&LAYOUT_0),
        parts { volume_name = "VolumeName", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for SystemConfigExUnknownVolume {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 0>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/SYSTEM_CONFIG_EX_VOLUME_MAPPING.toml
pub mod system_config_ex_volume_mapping {
    //! Prefix of paths in the object manager, and what replaces it in paths of programs.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::MICROSOFT_TRACEEVENT, &sources::SNAIL_SYSTEM_CONFIG_EX, &sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("SYSTEM_CONFIG_EX_VOLUME_MAPPING", "SystemConfigExVolumeMapping")
        .size(0)
        .about("Prefix of paths in the object manager, and what replaces it in paths of programs.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("WCHAR", "NtPath", Content::Text { unit: 2 })
                .about("Prefix of paths in kernel events, such as `\\Device\\HarddiskVolume3\\`.")
                .means(Meaning::NtPath),
            part("WCHAR", "DosPath", Content::Text { unit: 2 })
                .about("Prefix of the same paths in programs, such as `C:\\`; may be empty.").means(Meaning::DosPath),
        ])
        .stated_by(SOURCES);
    fixed! {
        /// Fixed part of `SystemConfigExVolumeMapping` and [`SystemConfigExVolumeMappingView`], with the getters of its
        /// fields.
        part SystemConfigExVolumeMappingFixed / SystemConfigExVolumeMappingView: followed,
            name = "SYSTEM_CONFIG_EX_VOLUME_MAPPING", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> SystemConfigExVolumeMappingView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = SystemConfigExVolumeMappingFixed(first_and_rest::<0>("SYSTEM_CONFIG_EX_VOLUME_MAPPING", bytes)?);
            Ok(view)
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<SystemConfigExVolumeMappingTail<'a>, Error> {
            let mut left = Left::new("SYSTEM_CONFIG_EX_VOLUME_MAPPING", 0, self.0.rest);
            let nt_path = left.text();
            let dos_path = left.text();
            Ok(SystemConfigExVolumeMappingTail { nt_path, dos_path, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<SystemConfigExVolumeMapping, Error> {
            let tail = self.tail()?;
            Ok(SystemConfigExVolumeMapping {
                fixed: SystemConfigExVolumeMappingFixed(*self.0.fixed),
                nt_path: { let part = tail.nt_path; part.to_value() },
                dos_path: { let part = tail.dos_path; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for SystemConfigExVolumeMappingView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("SystemConfigExVolumeMappingView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `SYSTEM_CONFIG_EX_VOLUME_MAPPING`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct SystemConfigExVolumeMappingTail<'a> {
        /// Prefix of paths in kernel events, such as `\Device\HarddiskVolume3\`. `WCHAR NtPath`, terminated by a zero.
        pub nt_path: Utf16Str<'a>,
        /// Prefix of the same paths in programs, such as `C:\`; may be empty. `WCHAR DosPath`, terminated by a zero.
        pub dos_path: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Prefix of paths in the object manager, and what replaces it in paths of programs.
    ///
    /// No known name in C; here: `SYSTEM_CONFIG_EX_VOLUME_MAPPING`, 0x0 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *KernelTraceEventParser.cs*; Albert Ziegenhagel, *system_config_ex.hpp*; The etwspec
    /// developers, *Nineteen log files of public projects*.
    #[doc(alias = "SYSTEM_CONFIG_EX_VOLUME_MAPPING")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct SystemConfigExVolumeMapping {
        fixed: SystemConfigExVolumeMappingFixed,
        /// Prefix of paths in kernel events, such as `\Device\HarddiskVolume3\`. `WCHAR NtPath`, terminated by a zero.
        pub nt_path: Utf16String,
        /// Prefix of the same paths in programs, such as `C:\`; may be empty. `WCHAR DosPath`, terminated by a zero.
        pub dos_path: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl SystemConfigExVolumeMapping {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`SystemConfigExVolumeMappingView::new`] and [`SystemConfigExVolumeMappingView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            SystemConfigExVolumeMappingView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for SystemConfigExVolumeMapping {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                nt_path: Default::default(),
                dos_path: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for SystemConfigExVolumeMapping {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("SystemConfigExVolumeMapping");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("NtPath", &self.nt_path);
            shown.field("DosPath", &self.dos_path);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        SystemConfigExVolumeMapping, fixed = SystemConfigExVolumeMappingFixed, view = SystemConfigExVolumeMappingView,
        size = 0
    );
    #[cfg(feature = "alloc")]
    impl Tailed for SystemConfigExVolumeMapping {
        const NAME: &'static str = "SYSTEM_CONFIG_EX_VOLUME_MAPPING";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("SYSTEM_CONFIG_EX_VOLUME_MAPPING", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            SystemConfigExVolumeMapping::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("SYSTEM_CONFIG_EX_VOLUME_MAPPING", out);
            {
                let part = &self.nt_path;
                to.utf16("NtPath", part)?;
            }
            {
                let part = &self.dos_path;
                to.utf16("DosPath", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(SystemConfigExVolumeMapping);
    #[cfg(feature = "serde")]
    serde_tailed!(
        SystemConfigExVolumeMapping, table = Table::form(&LAYOUT_0),
        parts { nt_path = "NtPath", dos_path = "DosPath", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for SystemConfigExVolumeMapping {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 0>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/WINSAT_ASSESSMENT.toml
pub mod winsat_assessment {
    //! Part of the results of the Windows System Assessment Tool: compressed XML.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MICROSOFT_SYMBOL_PARSER, &sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("WINSAT_ASSESSMENT", "WinsatAssessment")
        .size(8)
        .about("Part of the results of the Windows System Assessment Tool: compressed XML.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("UCHAR", "Xml", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
                .about("UTF-16 XML, compressed with LZNT1.").up_to(8),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG State").at(0..4)
                .about("State of the assessment. 1 and 2 were observed; their meaning is unknown.")
                .means(Meaning::Enumeration),
            unsigned("ULONG UncompressedLength").at(4..8).about("Size of the XML once it is decompressed.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Fixed part of `WinsatAssessment` and [`WinsatAssessmentView`], with the getters of its fields.
        part WinsatAssessmentFixed / WinsatAssessmentView: followed,
            name = "WINSAT_ASSESSMENT", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// State of the assessment. 1 and 2 were observed; their meaning is unknown. `ULONG State` at 0x00.
            state / set_state: u32, at = 0;
            /// Size of the XML once it is decompressed. `ULONG UncompressedLength` at 0x04. Unit: bytes.
            uncompressed_length / set_uncompressed_length: u32, at = 4;
        }
    }

    impl<'a> WinsatAssessmentView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = WinsatAssessmentFixed(first_and_rest::<8>("WINSAT_ASSESSMENT", bytes)?);
            Ok(view)
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<WinsatAssessmentTail<'a>, Error> {
            let mut left = Left::new("WINSAT_ASSESSMENT", 8, self.0.rest);
            let xml = left.open();
            Ok(WinsatAssessmentTail { xml, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<WinsatAssessment, Error> {
            let tail = self.tail()?;
            Ok(WinsatAssessment {
                fixed: WinsatAssessmentFixed(*self.0.fixed),
                xml: { let part = tail.xml; to_vec(part.as_bytes()) },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for WinsatAssessmentView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("WinsatAssessmentView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `WINSAT_ASSESSMENT`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct WinsatAssessmentTail<'a> {
        /// UTF-16 XML, compressed with LZNT1. `UCHAR Xml`, to the end of the bytes.
        pub xml: Elements<'a, u8>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Part of the results of the Windows System Assessment Tool: compressed XML.
    ///
    /// No known name in C; here: `WINSAT_ASSESSMENT`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *SymbolTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "WINSAT_ASSESSMENT")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct WinsatAssessment {
        fixed: WinsatAssessmentFixed,
        /// UTF-16 XML, compressed with LZNT1. `UCHAR Xml`, to the end of the bytes.
        pub xml: alloc::vec::Vec<u8>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl WinsatAssessment {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`WinsatAssessmentView::new`] and [`WinsatAssessmentView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            WinsatAssessmentView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for WinsatAssessment {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                xml: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for WinsatAssessment {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("WinsatAssessment");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Xml", &self.xml);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(WinsatAssessment, fixed = WinsatAssessmentFixed, view = WinsatAssessmentView, size = 8);
    #[cfg(feature = "alloc")]
    impl Tailed for WinsatAssessment {
        const NAME: &'static str = "WINSAT_ASSESSMENT";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("WINSAT_ASSESSMENT", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            WinsatAssessment::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("WINSAT_ASSESSMENT", out);
            {
                let part = &self.xml;
                to.elements(part); to.limit("Xml", 1);
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(WinsatAssessment);
    #[cfg(feature = "serde")]
    serde_tailed!(WinsatAssessment, table = Table::form(&LAYOUT_0), parts { xml = "Xml", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for WinsatAssessment {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 8>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/WMI_DPI_RECORD.toml
pub mod wmi_dpi_record {
    //! Display resolution density.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("WMI_DPI_RECORD", "WmiDpiRecord")
        .size(8)
        .about("Display resolution density.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG MachineDPI").at(0..4).means(Meaning::DotsPerInch).with(&[More::Units("dots per inch")]),
            unsigned("ULONG UserDPI").at(4..8).means(Meaning::DotsPerInch).with(&[More::Units("dots per inch")]),
        ]);
    fixed! {
        /// Display resolution density.
        ///
        /// In C: `WMI_DPI_RECORD`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log
        /// files of public projects*; Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "WMI_DPI_RECORD")]
        owned WmiDpiRecord / WmiDpiRecordView: lone,
            name = "WMI_DPI_RECORD", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG MachineDPI` at 0x00. Unit: dots per inch.
            machine_dpi / set_machine_dpi: u32, at = 0;
            /// `ULONG UserDPI` at 0x04. Unit: dots per inch.
            user_dpi / set_user_dpi: u32, at = 4;
        }
    }
}
