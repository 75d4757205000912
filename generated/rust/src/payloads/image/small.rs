// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/LOAD_DLL_EVENT_DATA.toml
pub mod load_dll_event_data {
    //! Name of an image that the user-mode loader loads.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("LOAD_DLL_EVENT_DATA", "LoadDllEventData")
        .size(2)
        .fixed(0)
        .about("Name of an image that the user-mode loader loads.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .with_tail(&[
            part("WCHAR", "ImageName", Content::Text { unit: 2 }).means(Meaning::Text),
        ])
        .stated_by(SOURCES)
        .fields(&[
            field("WCHAR ImageName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
                .at(0..2).means(Meaning::Text),
        ]);
    fixed! {
        /// Fixed part of `LoadDllEventData` and [`LoadDllEventDataView`], with the getters of its fields.
        part LoadDllEventDataFixed / LoadDllEventDataView: followed,
            name = "LOAD_DLL_EVENT_DATA", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> LoadDllEventDataView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = LoadDllEventDataFixed(first_and_rest::<0>("LOAD_DLL_EVENT_DATA", bytes)?);
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
        pub fn tail(&self) -> Result<LoadDllEventDataTail<'a>, Error> {
            let mut left = Left::new("LOAD_DLL_EVENT_DATA", 0, self.0.rest);
            let image_name = left.text();
            Ok(LoadDllEventDataTail { image_name, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<LoadDllEventData, Error> {
            let tail = self.tail()?;
            Ok(LoadDllEventData {
                fixed: LoadDllEventDataFixed(*self.0.fixed),
                image_name: { let part = tail.image_name; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for LoadDllEventDataView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("LoadDllEventDataView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `LOAD_DLL_EVENT_DATA`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct LoadDllEventDataTail<'a> {
        /// `WCHAR ImageName`, terminated by a zero.
        pub image_name: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Name of an image that the user-mode loader loads.
    ///
    /// In C: `LOAD_DLL_EVENT_DATA`, 0x2 bytes with one element of its array, 0x0 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "LOAD_DLL_EVENT_DATA")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct LoadDllEventData {
        fixed: LoadDllEventDataFixed,
        /// `WCHAR ImageName`, terminated by a zero.
        pub image_name: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl LoadDllEventData {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`LoadDllEventDataView::new`] and [`LoadDllEventDataView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            LoadDllEventDataView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for LoadDllEventData {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                image_name: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for LoadDllEventData {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("LoadDllEventData");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("ImageName", &self.image_name);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(LoadDllEventData, fixed = LoadDllEventDataFixed, view = LoadDllEventDataView, size = 0);
    #[cfg(feature = "alloc")]
    impl Tailed for LoadDllEventData {
        const NAME: &'static str = "LOAD_DLL_EVENT_DATA";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("LOAD_DLL_EVENT_DATA", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            LoadDllEventData::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("LOAD_DLL_EVENT_DATA", out);
            {
                let part = &self.image_name;
                to.utf16("ImageName", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(LoadDllEventData);
    #[cfg(feature = "serde")]
    serde_tailed!(LoadDllEventData, table = Table::form(&LAYOUT_0), parts { image_name = "ImageName", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for LoadDllEventData {
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
