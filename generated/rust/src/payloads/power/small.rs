// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/PERFINFO_BATTERY_LIFE_INFO.toml
pub mod perfinfo_battery_life_info {
    //! Remaining battery capacity.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_BATTERY_LIFE_INFO", "PerfinfoBatteryLifeInfo")
        .size(8)
        .about("Remaining battery capacity.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG RemainingCapacity").at(0..4),
            unsigned("ULONG Rate").at(4..8),
        ]);
    fixed! {
        /// Remaining battery capacity.
        ///
        /// In C: `PERFINFO_BATTERY_LIFE_INFO`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Unknown:
        ///
        /// - Units of the two fields.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_BATTERY_LIFE_INFO")]
        owned PerfinfoBatteryLifeInfo / PerfinfoBatteryLifeInfoView: lone,
            name = "PERFINFO_BATTERY_LIFE_INFO", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG RemainingCapacity` at 0x00.
            remaining_capacity / set_remaining_capacity: u32, at = 0;
            /// `ULONG Rate` at 0x04.
            rate / set_rate: u32, at = 4;
        }
    }
}

// spec/structs/PERFINFO_BOOT_PHASE_START.toml
pub mod perfinfo_boot_phase_start {
    //! Boot phase starts.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_BOOT_PHASE_START", "PerfinfoBootPhaseStart")
        .size(4)
        .about("Boot phase starts.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            signed("LONG Phase").at(0..4),
        ]);
    fixed! {
        /// Boot phase starts.
        ///
        /// In C: `PERFINFO_BOOT_PHASE_START`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_BOOT_PHASE_START")]
        owned PerfinfoBootPhaseStart / PerfinfoBootPhaseStartView: lone,
            name = "PERFINFO_BOOT_PHASE_START", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `LONG Phase` at 0x00.
            phase / set_phase: i32, at = 0;
        }
    }
}

// spec/structs/PERFINFO_IDLE_STATE_CHANGE.toml
pub mod perfinfo_idle_state_change {
    //! Idle state of the processor changed.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_IDLE_STATE_CHANGE", "PerfinfoIdleStateChange")
        .size(12)
        .about("Idle state of the processor changed.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG State").at(0..4),
            unsigned("ULONG Throttle").at(4..8),
            unsigned("ULONG Direction").at(8..12),
        ]);
    fixed! {
        /// Idle state of the processor changed.
        ///
        /// In C: `PERFINFO_IDLE_STATE_CHANGE`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Unknown:
        ///
        /// - Exact meaning of the three fields.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_IDLE_STATE_CHANGE")]
        owned PerfinfoIdleStateChange / PerfinfoIdleStateChangeView: lone,
            name = "PERFINFO_IDLE_STATE_CHANGE", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG State` at 0x00.
            state / set_state: u32, at = 0;
            /// `ULONG Throttle` at 0x04.
            throttle / set_throttle: u32, at = 4;
            /// `ULONG Direction` at 0x08.
            direction / set_direction: u32, at = 8;
        }
    }
}

// spec/structs/PERFINFO_PO_CALIBRATED_PERFCOUNTER.toml
pub mod perfinfo_po_calibrated_perfcounter {
    //! Performance counter calibrated after sleep.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PO_CALIBRATED_PERFCOUNTER", "PerfinfoPoCalibratedPerfcounter")
        .size(8)
        .about("Performance counter calibrated after sleep.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            signed("LARGE_INTEGER PerformanceCounter").at(0..8).about("Performance counter at that moment.")
                .means(Meaning::PerformanceCounter).with(&[More::Units("performance counter ticks")]),
        ]);
    fixed! {
        /// Performance counter calibrated after sleep.
        ///
        /// In C: `PERFINFO_PO_CALIBRATED_PERFCOUNTER`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_PO_CALIBRATED_PERFCOUNTER")]
        owned PerfinfoPoCalibratedPerfcounter / PerfinfoPoCalibratedPerfcounterView: lone,
            name = "PERFINFO_PO_CALIBRATED_PERFCOUNTER", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Performance counter at that moment. `LARGE_INTEGER PerformanceCounter` at 0x00. Unit: performance
            /// counter ticks.
            performance_counter / set_performance_counter: i64, at = 0;
        }
    }
}

// spec/structs/PERFINFO_PO_POSTSLEEP.toml
pub mod perfinfo_po_postsleep {
    //! System woke up.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PO_POSTSLEEP", "PerfinfoPoPostsleep")
        .size(8)
        .about("System woke up.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            signed("LARGE_INTEGER PerformanceCounter").at(0..8).about("Performance counter at that moment.")
                .means(Meaning::PerformanceCounter).with(&[More::Units("performance counter ticks")]),
        ]);
    fixed! {
        /// System woke up.
        ///
        /// In C: `PERFINFO_PO_POSTSLEEP`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_PO_POSTSLEEP")]
        owned PerfinfoPoPostsleep / PerfinfoPoPostsleepView: lone,
            name = "PERFINFO_PO_POSTSLEEP", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Performance counter at that moment. `LARGE_INTEGER PerformanceCounter` at 0x00. Unit: performance
            /// counter ticks.
            performance_counter / set_performance_counter: i64, at = 0;
        }
    }
}

// spec/structs/PERFINFO_PO_PRESLEEP.toml
pub mod perfinfo_po_presleep {
    //! System goes to sleep.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PO_PRESLEEP", "PerfinfoPoPresleep")
        .size(16)
        .about("System goes to sleep.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            signed("LARGE_INTEGER PerformanceCounter").at(0..8).about("Performance counter at that moment.")
                .means(Meaning::PerformanceCounter).with(&[More::Units("performance counter ticks")]),
            signed("LARGE_INTEGER PerformanceFrequency").at(8..16).means(Meaning::CounterFrequency)
                .with(&[More::Units("ticks per second")]),
        ]);
    fixed! {
        /// System goes to sleep.
        ///
        /// In C: `PERFINFO_PO_PRESLEEP`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_PO_PRESLEEP")]
        owned PerfinfoPoPresleep / PerfinfoPoPresleepView: lone,
            name = "PERFINFO_PO_PRESLEEP", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Performance counter at that moment. `LARGE_INTEGER PerformanceCounter` at 0x00. Unit: performance
            /// counter ticks.
            performance_counter / set_performance_counter: i64, at = 0;
            /// `LARGE_INTEGER PerformanceFrequency` at 0x08. Unit: ticks per second.
            performance_frequency / set_performance_frequency: i64, at = 8;
        }
    }
}

// spec/structs/PERFINFO_PO_SESSION_CALLOUT_RET.toml
pub mod perfinfo_po_session_callout_ret {
    //! Power manager finished calling the window manager of the sessions.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PO_SESSION_CALLOUT_RET", "PerfinfoPoSessionCalloutRet")
        .size(4)
        .about("Power manager finished calling the window manager of the sessions.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("NTSTATUS Status").at(0..4).about("Returned status.").means(Meaning::NtStatus)
                .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
        ]);
    fixed! {
        /// Power manager finished calling the window manager of the sessions.
        ///
        /// In C: `PERFINFO_PO_SESSION_CALLOUT_RET`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_PO_SESSION_CALLOUT_RET")]
        owned PerfinfoPoSessionCalloutRet / PerfinfoPoSessionCalloutRetView: lone,
            name = "PERFINFO_PO_SESSION_CALLOUT_RET", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Returned status. `NTSTATUS Status` at 0x00.
            status / set_status: crate::common::Ntstatus, at = 0;
        }
    }
}

// spec/structs/PERFINFO_PPM_IDLE_STATE_CHANGE.toml
pub mod perfinfo_ppm_idle_state_change {
    //! Processors changed their idle state.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_IDLE_STATE_CHANGE", "PerfinfoPpmIdleStateChange")
        .size(16)
        .about("Processors changed their idle state.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG NewState").at(0..4),
            unsigned("ULONG OldState").at(4..8),
            unsigned("ULONG64 Processors").at(8..16).about("Bitmask of processors.").means(Meaning::ProcessorMask),
        ]);
    fixed! {
        /// Processors changed their idle state.
        ///
        /// In C: `PERFINFO_PPM_IDLE_STATE_CHANGE`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_PPM_IDLE_STATE_CHANGE")]
        owned PerfinfoPpmIdleStateChange / PerfinfoPpmIdleStateChangeView: lone,
            name = "PERFINFO_PPM_IDLE_STATE_CHANGE", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG NewState` at 0x00.
            new_state / set_new_state: u32, at = 0;
            /// `ULONG OldState` at 0x04.
            old_state / set_old_state: u32, at = 4;
            /// Bitmask of processors. `ULONG64 Processors` at 0x08.
            processors / set_processors: u64, at = 8;
        }
    }
}

// spec/structs/PERFINFO_PPM_IDLE_STATE_ENTER.toml
pub mod perfinfo_ppm_idle_state_enter {
    //! Processor enters an idle state.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_IDLE_STATE_ENTER", "PerfinfoPpmIdleStateEnter")
        .size(16)
        .about("Processor enters an idle state.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG State").at(0..4),
            union("union ").at(4..8).with(&[More::Fields(&[
                structure("struct ").at(4..8).with(&[More::Fields(&[
                    unsigned("USHORT Properties").at(4..6).means(Meaning::Flags)
                        .with(&[More::Values(crate::payloads::power::PerfinfoPpmIdleFlag::VALUES)]),
                    unsigned("UCHAR ExpectedWakeReason").at(6..7).of_unknown_purpose(),
                    unsigned("UCHAR Reserved").at(7..8).means(Meaning::Reserved),
                ])]),
                unsigned("ULONG Flags").at(4..8).about("Properties and the two bytes after it as one number.")
                    .means(Meaning::Flags),
            ])]),
            unsigned("ULONG64 ExpectedDuration").at(8..16).about("Expected idle duration of the processor."),
        ]);
    fixed! {
        /// Processor enters an idle state.
        ///
        /// In C: `PERFINFO_PPM_IDLE_STATE_ENTER`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_PPM_IDLE_STATE_ENTER")]
        owned PerfinfoPpmIdleStateEnter / PerfinfoPpmIdleStateEnterView: lone,
            name = "PERFINFO_PPM_IDLE_STATE_ENTER", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG State` at 0x00.
            state / set_state: u32, at = 0;
            /// `USHORT Properties` at 0x04.
            properties / set_properties: crate::payloads::power::PerfinfoPpmIdleFlag, at = 4;
            /// Purpose unknown. `UCHAR ExpectedWakeReason` at 0x06.
            expected_wake_reason / set_expected_wake_reason: u8, at = 6;
            /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x07.
            reserved / set_reserved: u8, at = 7;
            /// Properties and the two bytes after it as one number. `ULONG Flags` at 0x04.
            flags / set_flags: u32, at = 4;
            /// Expected idle duration of the processor. `ULONG64 ExpectedDuration` at 0x08.
            expected_duration / set_expected_duration: u64, at = 8;
        }
    }
}

// spec/structs/PERFINFO_PPM_IDLE_STATE_EXIT.toml
pub mod perfinfo_ppm_idle_state_exit {
    //! Processor left an idle state.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_IDLE_STATE_EXIT", "PerfinfoPpmIdleStateExit")
        .size(8)
        .about("Processor left an idle state.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG State").at(0..4),
            unsigned("ULONG Status").at(4..8),
        ]);
    fixed! {
        /// Processor left an idle state.
        ///
        /// In C: `PERFINFO_PPM_IDLE_STATE_EXIT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_PPM_IDLE_STATE_EXIT")]
        owned PerfinfoPpmIdleStateExit / PerfinfoPpmIdleStateExitView: lone,
            name = "PERFINFO_PPM_IDLE_STATE_EXIT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG State` at 0x00.
            state / set_state: u32, at = 0;
            /// `ULONG Status` at 0x04.
            status / set_status: u32, at = 4;
        }
    }
}

// spec/structs/PERFINFO_PPM_STATE_SELECTION.toml
pub mod perfinfo_ppm_state_selection {
    //! Selected idle state, and the reasons why others were not selected.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_STATE_SELECTION", "PerfinfoPpmStateSelection")
        .size(12)
        .fixed(8)
        .about("Selected idle state, and the reasons why others were not selected.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .with_tail(&[
            part("ULONG", "VetoReason", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
                .many(
                    Many::Counted(
                        &number(
                            "VetoedStates", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false },
                            u64::MAX, 0
                        )
                    )
                )
                .about("Reason why each was not selected.").up_to(32)
                .of(crate::payloads::power::PerfinfoPpmIdleVeto::VALUES).means(Meaning::Enumeration),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG SelectedState").at(0..4),
            unsigned("ULONG VetoedStates").at(4..8).about("Number of elements in VetoReason.").means(Meaning::Count),
            field("ULONG VetoReason", Kind::Counted { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } })
                .at(8..12).about("Reason why each was not selected.").means(Meaning::Enumeration)
                .with(
                    &[
                        More::CountIn(&("VetoedStates", 18446744073709551615, 0)),
                        More::Values(crate::payloads::power::PerfinfoPpmIdleVeto::VALUES)
                    ]
                ),
        ]);
    fixed! {
        /// Fixed part of `PerfinfoPpmStateSelection` and [`PerfinfoPpmStateSelectionView`], with the getters of its
        /// fields.
        part PerfinfoPpmStateSelectionFixed / PerfinfoPpmStateSelectionView: followed,
            name = "PERFINFO_PPM_STATE_SELECTION", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// `ULONG SelectedState` at 0x00.
            selected_state / set_selected_state: u32, at = 0;
            /// Number of elements in VetoReason. `ULONG VetoedStates` at 0x04.
            vetoed_states / set_vetoed_states: u32, at = 4;
        }
    }

    impl<B: Storage> PerfinfoPpmStateSelectionFixed<B> {
        /// Returns the number of elements that the fixed part states.
        #[inline]
        fn announced_count(&self) -> u64 {
            self.vetoed_states() as u64
        }
    }

    impl<'a> PerfinfoPpmStateSelectionView<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::BadCount`] if `VetoedStates` exceeds the
        /// elements present.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = PerfinfoPpmStateSelectionFixed(first_and_rest::<8>("PERFINFO_PPM_STATE_SELECTION", bytes)?);
            let rest = counted("PERFINFO_PPM_STATE_SELECTION", "VetoedStates", 4, view.announced_count(), view.0.rest)?;
            Ok(PerfinfoPpmStateSelectionFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// Reason why each was not selected. `ULONG VetoReason` at 0x08.
        #[inline]
        pub fn veto_reason(&self) -> Elements<'a, crate::payloads::power::PerfinfoPpmIdleVeto> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> PerfinfoPpmStateSelection {
            PerfinfoPpmStateSelection {
                fixed: PerfinfoPpmStateSelectionFixed(*self.0.fixed), veto_reason: to_vec(self.0.rest)
            }
        }
    }

    impl core::fmt::Debug for PerfinfoPpmStateSelectionView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("PerfinfoPpmStateSelectionView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("VetoReason", &self.veto_reason()).finish()
        }
    }

    /// Selected idle state, and the reasons why others were not selected.
    ///
    /// In C: `PERFINFO_PPM_STATE_SELECTION`, 0xc bytes with one element of its array, 0x8 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_STATE_SELECTION")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct PerfinfoPpmStateSelection {
        fixed: PerfinfoPpmStateSelectionFixed,
        /// Reason why each was not selected. `ULONG VetoReason` at 0x08.
        pub veto_reason: alloc::vec::Vec<crate::payloads::power::PerfinfoPpmIdleVeto>,
    }

    #[cfg(feature = "alloc")]
    impl PerfinfoPpmStateSelection {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`PerfinfoPpmStateSelectionView::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            PerfinfoPpmStateSelectionView::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for PerfinfoPpmStateSelection {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), veto_reason: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for PerfinfoPpmStateSelection {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("PerfinfoPpmStateSelection");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("VetoReason", &self.veto_reason).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        PerfinfoPpmStateSelection, fixed = PerfinfoPpmStateSelectionFixed, view = PerfinfoPpmStateSelectionView, size =
        8
    );
    #[cfg(feature = "alloc")]
    impl Tailed for PerfinfoPpmStateSelection {
        const NAME: &'static str = "PERFINFO_PPM_STATE_SELECTION";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view = PerfinfoPpmStateSelectionFixed(first_and_rest::<8>("PERFINFO_PPM_STATE_SELECTION", fixed)?);
            Ok(Some(view.announced_count().saturating_mul(4)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            PerfinfoPpmStateSelection::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let (have, stated) = (self.veto_reason.len() as u64 * 4, self.fixed.announced_count().saturating_mul(4));
            if stated != have {
                return Err(
                    Error::BadCount { name: "PERFINFO_PPM_STATE_SELECTION", field: "VetoedStates", stated, have }
                );
            }
            out.extend_from_slice(&self.fixed.0);
            self.veto_reason.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(PerfinfoPpmStateSelection);
    #[cfg(feature = "serde")]
    serde_tailed!(PerfinfoPpmStateSelection, table = Table::form(&LAYOUT_0), parts { veto_reason = "VetoReason", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for PerfinfoPpmStateSelection {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 8]>();
            let elements =
                proptest::collection::vec(
                    proptest::arbitrary::any::<crate::payloads::power::PerfinfoPpmIdleVeto>(), 0..6
                );
            (fixed, elements).prop_map(|(fixed, veto_reason)| {
                let mut value = Self { fixed: PerfinfoPpmStateSelectionFixed(fixed), veto_reason };
                let count = value.veto_reason.len() as u64;
                value.set_vetoed_states((count) as u32);
                value
            }).boxed()
        }
    }
}

// spec/structs/PERFINFO_PPM_THERMAL_CONSTRAINT.toml
pub mod perfinfo_ppm_thermal_constraint {
    //! Processors throttled because of heat.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_THERMAL_CONSTRAINT", "PerfinfoPpmThermalConstraint")
        .size(16)
        .about("Processors throttled because of heat.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG Constraint").at(0..4),
            field("padding ", Kind::Padding).at(4..8),
            unsigned("ULONG64 Processors").at(8..16).about("Bitmask of processors.").means(Meaning::ProcessorMask),
        ]);
    fixed! {
        /// Processors throttled because of heat.
        ///
        /// In C: `PERFINFO_PPM_THERMAL_CONSTRAINT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_PPM_THERMAL_CONSTRAINT")]
        owned PerfinfoPpmThermalConstraint / PerfinfoPpmThermalConstraintView: lone,
            name = "PERFINFO_PPM_THERMAL_CONSTRAINT", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG Constraint` at 0x00.
            constraint / set_constraint: u32, at = 0;
            /// Bitmask of processors. `ULONG64 Processors` at 0x08.
            processors / set_processors: u64, at = 8;
        }
    }
}

// spec/structs/PERFINFO_SET_DEVICES_STATE_RET.toml
pub mod perfinfo_set_devices_state_ret {
    //! Power manager has notified all devices of a system state.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SET_DEVICES_STATE_RET", "PerfinfoSetDevicesStateRet")
        .size(4)
        .about("Power manager has notified all devices of a system state.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("NTSTATUS Status").at(0..4).about("Returned status.").means(Meaning::NtStatus)
                .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
        ]);
    fixed! {
        /// Power manager has notified all devices of a system state.
        ///
        /// In C: `PERFINFO_SET_DEVICES_STATE_RET`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_SET_DEVICES_STATE_RET")]
        owned PerfinfoSetDevicesStateRet / PerfinfoSetDevicesStateRetView: lone,
            name = "PERFINFO_SET_DEVICES_STATE_RET", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Returned status. `NTSTATUS Status` at 0x00.
            status / set_status: crate::common::Ntstatus, at = 0;
        }
    }
}

// spec/structs/POWER_STATE.toml
pub mod power_state {
    //! Power state of the system or of a device.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTPOAPI];
    pub(crate) static LAYOUT_0: Layout = layout("POWER_STATE", "PowerState")
        .size(4)
        .about("Power state of the system or of a device.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            union("union ").at(0..4).with(&[More::Fields(&[
                unsigned("SYSTEM_POWER_STATE SystemState").at(0..4).means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::power::SystemPowerState::VALUES)]),
                unsigned("DEVICE_POWER_STATE DeviceState").at(0..4).means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::power::DevicePowerState::VALUES)]),
            ])]),
        ]);
    fixed! {
        /// Power state of the system or of a device.
        ///
        /// In C: `POWER_STATE`, 0x4 bytes. Releases unknown.
        ///
        /// A union in C. The containing structure determines which member is valid.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntpoapi.h*.
        #[doc(alias = "POWER_STATE")]
        owned PowerState / PowerStateView: lone,
            name = "POWER_STATE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `SYSTEM_POWER_STATE SystemState` at 0x00.
            system_state / set_system_state: crate::payloads::power::SystemPowerState, at = 0;
            /// `DEVICE_POWER_STATE DeviceState` at 0x00.
            device_state / set_device_state: crate::payloads::power::DevicePowerState, at = 0;
        }
    }
}
