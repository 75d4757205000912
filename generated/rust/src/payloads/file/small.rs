// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64.toml
pub mod perfinfo_filename_rundown_information_wow64 {
    //! The same as PERFINFO_FILENAME_RUNDOWN_INFORMATION, for 64-bit data regardless of the reader's pointer size.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout =
        layout("PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64", "PerfinfoFilenameRundownInformationWow64")
        .size(16)
        .fixed(8)
        .about("The same as PERFINFO_FILENAME_RUNDOWN_INFORMATION, for 64-bit data regardless of the reader's pointer \
            size.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("WCHAR", "FileName", Content::Text { unit: 2 }).means(Meaning::Text),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONGLONG FileObject").at(0..8).about("File object pointer.").means(Meaning::FileKey),
            field("WCHAR FileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
                .at(8..10).means(Meaning::Text),
        ]);
    fixed! {
        /// Fixed part of `PerfinfoFilenameRundownInformationWow64` and [`PerfinfoFilenameRundownInformationWow64View`],
        /// with the getters of its fields.
        part PerfinfoFilenameRundownInformationWow64Fixed / PerfinfoFilenameRundownInformationWow64View: followed,
            name = "PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// File object pointer. `ULONGLONG FileObject` at 0x00.
            file_object / set_file_object: u64, at = 0;
        }
    }

    impl<'a> PerfinfoFilenameRundownInformationWow64View<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                PerfinfoFilenameRundownInformationWow64Fixed(
                    first_and_rest::<8>("PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64", bytes)?
                );
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
        pub fn tail(&self) -> Result<PerfinfoFilenameRundownInformationWow64Tail<'a>, Error> {
            let mut left = Left::new("PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64", 8, self.0.rest);
            let file_name = left.text();
            Ok(PerfinfoFilenameRundownInformationWow64Tail { file_name, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<PerfinfoFilenameRundownInformationWow64, Error> {
            let tail = self.tail()?;
            Ok(PerfinfoFilenameRundownInformationWow64 {
                fixed: PerfinfoFilenameRundownInformationWow64Fixed(*self.0.fixed),
                file_name: { let part = tail.file_name; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for PerfinfoFilenameRundownInformationWow64View<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("PerfinfoFilenameRundownInformationWow64View");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct PerfinfoFilenameRundownInformationWow64Tail<'a> {
        /// `WCHAR FileName`, terminated by a zero.
        pub file_name: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// The same as PERFINFO_FILENAME_RUNDOWN_INFORMATION, for 64-bit data regardless of the reader's pointer size.
    ///
    /// In C: `PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64`, 0x10 bytes with one element of its array, 0x8 without
    /// elements. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct PerfinfoFilenameRundownInformationWow64 {
        fixed: PerfinfoFilenameRundownInformationWow64Fixed,
        /// `WCHAR FileName`, terminated by a zero.
        pub file_name: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl PerfinfoFilenameRundownInformationWow64 {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`PerfinfoFilenameRundownInformationWow64View::new`] and
        /// [`PerfinfoFilenameRundownInformationWow64View::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            PerfinfoFilenameRundownInformationWow64View::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for PerfinfoFilenameRundownInformationWow64 {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                file_name: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for PerfinfoFilenameRundownInformationWow64 {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("PerfinfoFilenameRundownInformationWow64");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("FileName", &self.file_name);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        PerfinfoFilenameRundownInformationWow64, fixed = PerfinfoFilenameRundownInformationWow64Fixed, view =
        PerfinfoFilenameRundownInformationWow64View, size = 8
    );
    #[cfg(feature = "alloc")]
    impl Tailed for PerfinfoFilenameRundownInformationWow64 {
        const NAME: &'static str = "PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            PerfinfoFilenameRundownInformationWow64::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64", out);
            {
                let part = &self.file_name;
                to.utf16("FileName", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(PerfinfoFilenameRundownInformationWow64);
    #[cfg(feature = "serde")]
    serde_tailed!(
        PerfinfoFilenameRundownInformationWow64, table = Table::form(&LAYOUT_0),
        parts { file_name = "FileName", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for PerfinfoFilenameRundownInformationWow64 {
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

// spec/structs/WMI_FILE_IO_WOW64.toml
pub mod wmi_file_io_wow64 {
    //! The same as WMI_FILE_IO, for 64-bit data regardless of the reader's pointer size.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("WMI_FILE_IO_WOW64", "WmiFileIoWow64")
        .size(16)
        .fixed(8)
        .about("The same as WMI_FILE_IO, for 64-bit data regardless of the reader's pointer size.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("WCHAR", "FileName", Content::Text { unit: 2 }).means(Meaning::Text),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONGLONG FileObject").at(0..8).about("File object pointer.").means(Meaning::FileKey),
            field("WCHAR FileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
                .at(8..10).means(Meaning::Text),
        ]);
    fixed! {
        /// Fixed part of `WmiFileIoWow64` and [`WmiFileIoWow64View`], with the getters of its fields.
        part WmiFileIoWow64Fixed / WmiFileIoWow64View: followed,
            name = "WMI_FILE_IO_WOW64", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// File object pointer. `ULONGLONG FileObject` at 0x00.
            file_object / set_file_object: u64, at = 0;
        }
    }

    impl<'a> WmiFileIoWow64View<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = WmiFileIoWow64Fixed(first_and_rest::<8>("WMI_FILE_IO_WOW64", bytes)?);
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
        pub fn tail(&self) -> Result<WmiFileIoWow64Tail<'a>, Error> {
            let mut left = Left::new("WMI_FILE_IO_WOW64", 8, self.0.rest);
            let file_name = left.text();
            Ok(WmiFileIoWow64Tail { file_name, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<WmiFileIoWow64, Error> {
            let tail = self.tail()?;
            Ok(WmiFileIoWow64 {
                fixed: WmiFileIoWow64Fixed(*self.0.fixed),
                file_name: { let part = tail.file_name; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for WmiFileIoWow64View<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("WmiFileIoWow64View");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `WMI_FILE_IO_WOW64`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct WmiFileIoWow64Tail<'a> {
        /// `WCHAR FileName`, terminated by a zero.
        pub file_name: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// The same as WMI_FILE_IO, for 64-bit data regardless of the reader's pointer size.
    ///
    /// In C: `WMI_FILE_IO_WOW64`, 0x10 bytes with one element of its array, 0x8 without elements. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_FILE_IO_WOW64")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct WmiFileIoWow64 {
        fixed: WmiFileIoWow64Fixed,
        /// `WCHAR FileName`, terminated by a zero.
        pub file_name: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl WmiFileIoWow64 {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`WmiFileIoWow64View::new`] and [`WmiFileIoWow64View::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            WmiFileIoWow64View::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for WmiFileIoWow64 {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                file_name: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for WmiFileIoWow64 {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("WmiFileIoWow64");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("FileName", &self.file_name);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(WmiFileIoWow64, fixed = WmiFileIoWow64Fixed, view = WmiFileIoWow64View, size = 8);
    #[cfg(feature = "alloc")]
    impl Tailed for WmiFileIoWow64 {
        const NAME: &'static str = "WMI_FILE_IO_WOW64";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("WMI_FILE_IO_WOW64", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            WmiFileIoWow64::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("WMI_FILE_IO_WOW64", out);
            {
                let part = &self.file_name;
                to.utf16("FileName", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(WmiFileIoWow64);
    #[cfg(feature = "serde")]
    serde_tailed!(WmiFileIoWow64, table = Table::form(&LAYOUT_0), parts { file_name = "FileName", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for WmiFileIoWow64 {
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
