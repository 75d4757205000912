// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/EVENT_MAP_ENTRY.toml
pub mod event_map_entry {
    //! Name of a value, in a map.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_TDH, &sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_MAP_ENTRY", "EventMapEntry")
        .size(8)
        .about("Name of a value, in a map.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG OutputOffset").at(0..4).about("Offset of the name, from the start of the map.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
            union("union ").at(4..8).with(&[More::Fields(&[
                unsigned("ULONG Value").at(4..8).about("Value.").means(Meaning::Number),
                unsigned("ULONG InputOffset").at(4..8).about("For a map of texts: offset of the text.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
            ])]),
        ]);
    fixed! {
        /// Name of a value, in a map.
        ///
        /// In C: `EVENT_MAP_ENTRY`, 0x8 bytes. Documented for 6.0+.
        ///
        /// Source: The mingw-w64 developers, *tdh.h*; The etwspec developers, *Nineteen log files of public projects*.
        #[doc(alias = "EVENT_MAP_ENTRY")]
        owned EventMapEntry / EventMapEntryView: lone,
            name = "EVENT_MAP_ENTRY", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Offset of the name, from the start of the map. `ULONG OutputOffset` at 0x00. Unit: bytes.
            output_offset / set_output_offset: u32, at = 0;
            /// Value. `ULONG Value` at 0x04.
            value / set_value: u32, at = 4;
            /// For a map of texts: offset of the text. `ULONG InputOffset` at 0x04. Unit: bytes.
            input_offset / set_input_offset: u32, at = 4;
        }
    }

    /// Alias of [`EventMapEntry`], named by the first release of the form.
    pub type V6_0 = EventMapEntry;
    /// Alias of [`EventMapEntryView`], named by the first release of the form.
    pub type V6_0View<'a> = EventMapEntryView<'a>;
}

// spec/structs/WMI_BUILD_LAB.toml
pub mod wmi_build_lab {
    //! Build of Windows that wrote the trace.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("WMI_BUILD_LAB", "WmiBuildLab")
        .size(0)
        .about("Build of Windows that wrote the trace.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("CHAR", "BuildLab", Content::Text { unit: 1 })
                .about("Build, such as 26100.1.amd64fre.ge_release.240331-1435.").means(Meaning::Text),
        ])
        .stated_by(SOURCES);
    fixed! {
        /// Fixed part of `WmiBuildLab` and [`WmiBuildLabView`], with the getters of its fields.
        part WmiBuildLabFixed / WmiBuildLabView: followed,
            name = "WMI_BUILD_LAB", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> WmiBuildLabView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = WmiBuildLabFixed(first_and_rest::<0>("WMI_BUILD_LAB", bytes)?);
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
        pub fn tail(&self) -> Result<WmiBuildLabTail<'a>, Error> {
            let mut left = Left::new("WMI_BUILD_LAB", 0, self.0.rest);
            let build_lab = left.text();
            Ok(WmiBuildLabTail { build_lab, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<WmiBuildLab, Error> {
            let tail = self.tail()?;
            Ok(WmiBuildLab {
                fixed: WmiBuildLabFixed(*self.0.fixed),
                build_lab: { let part = tail.build_lab; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for WmiBuildLabView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("WmiBuildLabView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `WMI_BUILD_LAB`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct WmiBuildLabTail<'a> {
        /// Build, such as 26100.1.amd64fre.ge_release.240331-1435. `CHAR BuildLab`, terminated by a zero.
        pub build_lab: AnsiStr<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Build of Windows that wrote the trace.
    ///
    /// No known name in C; here: `WMI_BUILD_LAB`, 0x0 bytes. Releases unknown.
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "WMI_BUILD_LAB")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct WmiBuildLab {
        fixed: WmiBuildLabFixed,
        /// Build, such as 26100.1.amd64fre.ge_release.240331-1435. `CHAR BuildLab`, terminated by a zero.
        pub build_lab: AnsiString,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl WmiBuildLab {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`WmiBuildLabView::new`] and [`WmiBuildLabView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            WmiBuildLabView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for WmiBuildLab {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                build_lab: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for WmiBuildLab {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("WmiBuildLab");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("BuildLab", &self.build_lab);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(WmiBuildLab, fixed = WmiBuildLabFixed, view = WmiBuildLabView, size = 0);
    #[cfg(feature = "alloc")]
    impl Tailed for WmiBuildLab {
        const NAME: &'static str = "WMI_BUILD_LAB";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("WMI_BUILD_LAB", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            WmiBuildLab::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("WMI_BUILD_LAB", out);
            {
                let part = &self.build_lab;
                to.ansi("BuildLab", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(WmiBuildLab);
    #[cfg(feature = "serde")]
    serde_tailed!(WmiBuildLab, table = Table::form(&LAYOUT_0), parts { build_lab = "BuildLab", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for WmiBuildLab {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            const DECIDING: &[Deciding] = &[
            ];
            let parts =
                (
                    proptest::arbitrary::any::<[u8; 0]>(),
                    proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
                );
            parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
                Self::from_slice(bytes)
            })).boxed()
        }
    }
}
