// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/ETW_COVERAGE_SAMPLER_OPTION_FLAGS.toml
pub mod etw_coverage_sampler_option_flags {
    //! Flags among the options of a coverage sampler.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_OPTION_FLAGS", "EtwCoverageSamplerOptionFlags")
        .size(4)
        .about("Flags among the options of a coverage sampler.")
        .in_releases(
            "observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            union("union ").at(0..4).with(&[More::Fields(&[
                unsigned("ULONG AllFlags").at(0..4).about("All flags as one number.").means(Meaning::Flags),
                bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
                    bit("ULONG RequireProfileTotalIssuesSource").at(0..4).bits(0..1).means(Meaning::Boolean),
                    bit("ULONG ForceProfileTimeSource").at(0..4).bits(1..2).means(Meaning::Boolean),
                    bit("ULONG NoProfileSampling").at(0..4).bits(2..3).means(Meaning::Boolean),
                    bit("ULONG NoCSwitchSampling").at(0..4).bits(3..4).means(Meaning::Boolean),
                    bit("ULONG NoReadyThreadSampling").at(0..4).bits(4..5).means(Meaning::Boolean),
                    bit("ULONG NoFaultSampling").at(0..4).bits(5..6).means(Meaning::Boolean),
                    bit("ULONG NoStackCache").at(0..4).bits(6..7).means(Meaning::Boolean),
                    bit("ULONG NoSampleBuffers").at(0..4).bits(7..8).means(Meaning::Boolean),
                    bit("ULONG NoPauseWhenFull").at(0..4).bits(8..9).means(Meaning::Boolean),
                    bit("ULONG NoLowPriority").at(0..4).bits(9..10).means(Meaning::Boolean),
                    bit("ULONG WithAppId").at(0..4).bits(10..11).means(Meaning::Boolean),
                    bit("ULONG FilterKernel").at(0..4).bits(11..12).means(Meaning::Boolean),
                ])]),
            ])]),
        ]);
    fixed! {
        /// Flags among the options of a coverage sampler.
        ///
        /// In C: `ETW_COVERAGE_SAMPLER_OPTION_FLAGS`, 0x4 bytes. Observed in 2004..20H2, 11-21H2.
        ///
        /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "ETW_COVERAGE_SAMPLER_OPTION_FLAGS")]
        owned EtwCoverageSamplerOptionFlags / EtwCoverageSamplerOptionFlagsView: lone,
            name = "ETW_COVERAGE_SAMPLER_OPTION_FLAGS", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// All flags as one number. `ULONG AllFlags` at 0x00.
            all_flags / set_all_flags: u32, at = 0;
        }
        bits {
            /// Zero is false, any other value is true. `RequireProfileTotalIssuesSource`, bit 0 of the integer at 0x00.
            require_profile_total_issues_source / set_require_profile_total_issues_source: u32, at = 0, size = 4, bits =
                0..1;
            /// Zero is false, any other value is true. `ForceProfileTimeSource`, bit 1 of the integer at 0x00.
            force_profile_time_source / set_force_profile_time_source: u32, at = 0, size = 4, bits = 1..2;
            /// Zero is false, any other value is true. `NoProfileSampling`, bit 2 of the integer at 0x00.
            no_profile_sampling / set_no_profile_sampling: u32, at = 0, size = 4, bits = 2..3;
            /// Zero is false, any other value is true. `NoCSwitchSampling`, bit 3 of the integer at 0x00.
            no_cswitch_sampling / set_no_cswitch_sampling: u32, at = 0, size = 4, bits = 3..4;
            /// Zero is false, any other value is true. `NoReadyThreadSampling`, bit 4 of the integer at 0x00.
            no_ready_thread_sampling / set_no_ready_thread_sampling: u32, at = 0, size = 4, bits = 4..5;
            /// Zero is false, any other value is true. `NoFaultSampling`, bit 5 of the integer at 0x00.
            no_fault_sampling / set_no_fault_sampling: u32, at = 0, size = 4, bits = 5..6;
            /// Zero is false, any other value is true. `NoStackCache`, bit 6 of the integer at 0x00.
            no_stack_cache / set_no_stack_cache: u32, at = 0, size = 4, bits = 6..7;
            /// Zero is false, any other value is true. `NoSampleBuffers`, bit 7 of the integer at 0x00.
            no_sample_buffers / set_no_sample_buffers: u32, at = 0, size = 4, bits = 7..8;
            /// Zero is false, any other value is true. `NoPauseWhenFull`, bit 8 of the integer at 0x00.
            no_pause_when_full / set_no_pause_when_full: u32, at = 0, size = 4, bits = 8..9;
            /// Zero is false, any other value is true. `NoLowPriority`, bit 9 of the integer at 0x00.
            no_low_priority / set_no_low_priority: u32, at = 0, size = 4, bits = 9..10;
            /// Zero is false, any other value is true. `WithAppId`, bit 10 of the integer at 0x00.
            with_app_id / set_with_app_id: u32, at = 0, size = 4, bits = 10..11;
            /// Zero is false, any other value is true. `FilterKernel`, bit 11 of the integer at 0x00.
            filter_kernel / set_filter_kernel: u32, at = 0, size = 4, bits = 11..12;
        }
    }
}

// spec/structs/ETW_COVERAGE_SAMPLER_SAMPLE.toml
pub mod etw_coverage_sampler_sample {
    //! Sample: a location in a module.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_SAMPLE", "EtwCoverageSamplerSample")
        .size(8)
        .about("Sample: a location in a module.")
        .in_releases(
            "observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ModuleId").at(0..4).means(Meaning::Identifier),
            unsigned("ULONG Offset").at(4..8).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Sample: a location in a module.
        ///
        /// In C: `ETW_COVERAGE_SAMPLER_SAMPLE`, 0x8 bytes. Observed in 2004..20H2, 11-21H2.
        ///
        /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "ETW_COVERAGE_SAMPLER_SAMPLE")]
        owned EtwCoverageSamplerSample / EtwCoverageSamplerSampleView: lone,
            name = "ETW_COVERAGE_SAMPLER_SAMPLE", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG ModuleId` at 0x00.
            module_id / set_module_id: u32, at = 0;
            /// `ULONG Offset` at 0x04. Unit: bytes.
            offset / set_offset: u32, at = 4;
        }
    }
}

// spec/structs/ETW_COVERAGE_SAMPLER_STATUS.toml
pub mod etw_coverage_sampler_status {
    //! Existence of a coverage sampler.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_STATUS", "EtwCoverageSamplerStatus")
        .size(1)
        .about("Existence of a coverage sampler.")
        .in_releases(
            "observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("UCHAR Active").at(0..1).means(Meaning::Boolean),
        ]);
    fixed! {
        /// Existence of a coverage sampler.
        ///
        /// In C: `ETW_COVERAGE_SAMPLER_STATUS`, 0x1 bytes. Observed in 2004..20H2, 11-21H2.
        ///
        /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "ETW_COVERAGE_SAMPLER_STATUS")]
        owned EtwCoverageSamplerStatus / EtwCoverageSamplerStatusView: lone,
            name = "ETW_COVERAGE_SAMPLER_STATUS", size = 1, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Zero is false, any other value is true. `UCHAR Active` at 0x00.
            active / set_active: u8, at = 0;
        }
    }
}

// spec/structs/EVENT_TRACE_HEAP_TRACING_INFORMATION.toml
pub mod event_trace_heap_tracing_information {
    //! Processes of a request for heap tracing.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
    pub(crate) static LAYOUT_0: Layout =
        layout("EVENT_TRACE_HEAP_TRACING_INFORMATION", "EventTraceHeapTracingInformation")
        .size(8)
        .fixed(4)
        .about("Processes of a request for heap tracing.")
        .in_releases("6.1+", &[holds(Pointer::Bits32, 6, 255), holds(Pointer::Bits64, 6, 255)])
        .with_tail(&[
            part("ULONG", "ProcessId", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
                .many(Many::Open).about("Process IDs.").up_to(32).means(Meaning::ProcessId),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            field("ULONG ProcessId", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } })
                .at(4..8).about("Process IDs.").means(Meaning::ProcessId),
        ]);
    fixed! {
        /// Fixed part of `EventTraceHeapTracingInformation` and [`EventTraceHeapTracingInformationView`], with the
        /// getters of its fields.
        part EventTraceHeapTracingInformationFixed / EventTraceHeapTracingInformationView: followed,
            name = "EVENT_TRACE_HEAP_TRACING_INFORMATION", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS
            /// EventTraceInformationClass` at 0x00.
            event_trace_information_class / set_event_trace_information_class:
                crate::requests::EventTraceInformationClass,
                at = 0;
        }
    }

    impl<'a> EventTraceHeapTracingInformationView<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::PartialElement`] if the rest is not a whole
        /// number of elements.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                EventTraceHeapTracingInformationFixed(
                    first_and_rest::<4>("EVENT_TRACE_HEAP_TRACING_INFORMATION", bytes)?
                );
            whole_elements("EVENT_TRACE_HEAP_TRACING_INFORMATION", 4, view.0.rest)?;
            Ok(view)
        }
        /// Process IDs. `ULONG ProcessId` at 0x04.
        #[inline]
        pub fn process_id(&self) -> Elements<'a, u32> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> EventTraceHeapTracingInformation {
            EventTraceHeapTracingInformation {
                fixed: EventTraceHeapTracingInformationFixed(*self.0.fixed), process_id: to_vec(self.0.rest)
            }
        }
    }

    impl core::fmt::Debug for EventTraceHeapTracingInformationView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventTraceHeapTracingInformationView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("ProcessId", &self.process_id()).finish()
        }
    }

    /// Processes of a request for heap tracing.
    ///
    /// In C: `EVENT_TRACE_HEAP_TRACING_INFORMATION`, 0x8 bytes with one element of its array, 0x4 without elements.
    /// Documented for 6.1+, assumed unchanged after 2004.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    /// - Maximum number of processes in the array. The header declares one element, as for other open arrays.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
    #[doc(alias = "EVENT_TRACE_HEAP_TRACING_INFORMATION")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EventTraceHeapTracingInformation {
        fixed: EventTraceHeapTracingInformationFixed,
        /// Process IDs. `ULONG ProcessId` at 0x04.
        pub process_id: alloc::vec::Vec<u32>,
    }

    #[cfg(feature = "alloc")]
    impl EventTraceHeapTracingInformation {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`EventTraceHeapTracingInformationView::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventTraceHeapTracingInformationView::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EventTraceHeapTracingInformation {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), process_id: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EventTraceHeapTracingInformation {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventTraceHeapTracingInformation");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("ProcessId", &self.process_id).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EventTraceHeapTracingInformation, fixed = EventTraceHeapTracingInformationFixed, view =
        EventTraceHeapTracingInformationView, size = 4
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EventTraceHeapTracingInformation {
        const NAME: &'static str = "EVENT_TRACE_HEAP_TRACING_INFORMATION";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<4>("EVENT_TRACE_HEAP_TRACING_INFORMATION", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventTraceHeapTracingInformation::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            self.process_id.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EventTraceHeapTracingInformation);
    #[cfg(feature = "serde")]
    serde_tailed!(
        EventTraceHeapTracingInformation, table = Table::form(&LAYOUT_0), parts { process_id = "ProcessId", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EventTraceHeapTracingInformation {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 4]>();
            let elements = proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6);
            (fixed, elements).prop_map(|(fixed, process_id)| {
                Self { fixed: EventTraceHeapTracingInformationFixed(fixed), process_id }
            }).boxed()
        }
    }

    /// Alias of [`EventTraceHeapTracingInformation`], named by the first release of the form.
    #[cfg(feature = "alloc")]
    pub type V6_1 = EventTraceHeapTracingInformation;
    /// Alias of [`EventTraceHeapTracingInformationView`], named by the first release of the form.
    pub type V6_1View<'a> = EventTraceHeapTracingInformationView<'a>;
}

// spec/structs/EVENT_TRACE_LAST_BRANCH_EVENT_ID.toml
pub mod event_trace_last_branch_event_id {
    //! Event, identified by GUID and type.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_TRACE_SET_INFORMATION];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_LAST_BRANCH_EVENT_ID", "EventTraceLastBranchEventId")
        .size(24)
        .about("Event, identified by GUID and type.")
        .in_releases("1709+", &[holds(Pointer::Bits32, 14, 255), holds(Pointer::Bits64, 14, 255)])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID EventGuid", Kind::Guid).at(0..16)
                .about("GUID that selects the group of the event, the high byte of its hook ID.").means(Meaning::Guid),
            unsigned("UCHAR Type").at(16..17).about("Event type, the low byte of its hook ID.")
                .means(Meaning::EventType),
            field(
                "UCHAR Reserved",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 7 }
            )
                .at(17..24).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Event, identified by GUID and type.
        ///
        /// In C: `EVENT_TRACE_LAST_BRANCH_EVENT_ID`, 0x18 bytes. Documented for 1709+.
        ///
        /// Same layout as the documented CLASSIC_EVENT_ID.
        ///
        /// Unknown:
        ///
        /// - Releases in which the layout is valid. The header shows one layout, without versions.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *TraceSetInformation*.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_EVENT_ID")]
        owned EventTraceLastBranchEventId / EventTraceLastBranchEventIdView: lone,
            name = "EVENT_TRACE_LAST_BRANCH_EVENT_ID", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// GUID that selects the group of the event, the high byte of its hook ID. `GUID EventGuid` at 0x00.
            event_guid / set_event_guid: Guid, at = 0;
            /// Event type, the low byte of its hook ID. `UCHAR Type` at 0x10.
            kind / set_kind: u8, at = 16;
            /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x11.
            reserved / set_reserved: [u8; 7], at = 17;
        }
    }

    /// Alias of [`EventTraceLastBranchEventId`], named by the first release of the form.
    pub type V1709 = EventTraceLastBranchEventId;
    /// Alias of [`EventTraceLastBranchEventIdView`], named by the first release of the form.
    pub type V1709View<'a> = EventTraceLastBranchEventIdView<'a>;
}

// spec/structs/EVENT_TRACE_PERFORMANCE_INFORMATION.toml
pub mod event_trace_performance_information {
    //! Amount of data written to log files.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_PERFORMANCE_INFORMATION, &sources::PHNT_NTEXAPI];
    pub(crate) static LAYOUT_0: Layout =
        layout("EVENT_TRACE_PERFORMANCE_INFORMATION", "EventTracePerformanceInformation")
        .size(16)
        .about("Amount of data written to log files.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            field("padding ", Kind::Padding).at(4..8),
            signed("LARGE_INTEGER LogfileBytesWritten").at(8..16)
                .about("Amount of data written from trace buffers to log files so far, on all processors together.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Amount of data written to log files.
        ///
        /// In C: `EVENT_TRACE_PERFORMANCE_INFORMATION`, 0x10 bytes. Documented for 6.0+, assumed unchanged after 2004.
        ///
        /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
        /// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
        /// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and
        /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
        ///
        /// Source: Geoff Chappell, *EVENT_TRACE_PERFORMANCE_INFORMATION*; Winsider Seminars & Solutions and
        /// contributors, *ntexapi.h*.
        #[doc(alias = "EVENT_TRACE_PERFORMANCE_INFORMATION")]
        owned EventTracePerformanceInformation / EventTracePerformanceInformationView: lone,
            name = "EVENT_TRACE_PERFORMANCE_INFORMATION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS
            /// EventTraceInformationClass` at 0x00.
            event_trace_information_class / set_event_trace_information_class:
                crate::requests::EventTraceInformationClass,
                at = 0;
            /// Amount of data written from trace buffers to log files so far, on all processors together.
            /// `LARGE_INTEGER LogfileBytesWritten` at 0x08. Unit: bytes.
            logfile_bytes_written / set_logfile_bytes_written: i64, at = 8;
        }
    }

    /// Alias of [`EventTracePerformanceInformation`], named by the first release of the form.
    pub type V6_0 = EventTracePerformanceInformation;
    /// Alias of [`EventTracePerformanceInformationView`], named by the first release of the form.
    pub type V6_0View<'a> = EventTracePerformanceInformationView<'a>;
}

// spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION_V2.toml
pub mod event_trace_profile_add_information_v2 {
    //! Processor event that a profile source counts, version 2.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
    pub(crate) static LAYOUT_0: Layout =
        layout("EVENT_TRACE_PROFILE_ADD_INFORMATION_V2", "EventTraceProfileAddInformationV2")
        .size(8)
        .about("Processor event that a profile source counts, version 2.")
        .in_releases("1803+", &[holds(Pointer::Bits32, 15, 255), holds(Pointer::Bits64, 15, 255)])
        .stated_by(SOURCES)
        .fields(&[
            union("union ").at(0..8).with(&[More::Fields(&[
                structure("struct Intel").at(0..6).with(&[More::Fields(&[
                    unsigned("UCHAR Intel.PerfEvtEventSelect").at(0..1).means(Meaning::Hex),
                    unsigned("UCHAR Intel.PerfEvtUnitSelect").at(1..2).means(Meaning::Hex),
                    unsigned("UCHAR Intel.PerfEvtCMask").at(2..3),
                    unsigned("UCHAR Intel.PerfEvtCInv").at(3..4).means(Meaning::Boolean),
                    unsigned("UCHAR Intel.PerfEvtAnyThread").at(4..5).means(Meaning::Boolean),
                    unsigned("UCHAR Intel.PerfEvtEdgeDetect").at(5..6).means(Meaning::Boolean),
                ])]),
                structure("struct Amd").at(0..2).with(&[More::Fields(&[
                    unsigned("UCHAR Amd.PerfEvtEventSelect").at(0..1).means(Meaning::Hex),
                    unsigned("UCHAR Amd.PerfEvtUnitSelect").at(1..2).means(Meaning::Hex),
                ])]),
                structure("struct Arm").at(0..8).with(&[More::Fields(&[
                    unsigned("ULONG Arm.PerfEvtType").at(0..4).means(Meaning::Identifier),
                    unsigned("UCHAR Arm.AllowsHalt").at(4..5).means(Meaning::Boolean),
                    field("padding ", Kind::Padding).at(5..8),
                ])]),
            ])]),
        ]);
    fixed! {
        /// Type of the member `Intel`, 0x6 bytes.
        owned Intel / IntelView: lone,
            name = "Intel", size = 6, table = Table::inner(&LAYOUT_0, "Intel");
        fields {
            /// `UCHAR PerfEvtEventSelect` at 0x00.
            perf_evt_event_select / set_perf_evt_event_select: u8, at = 0;
            /// `UCHAR PerfEvtUnitSelect` at 0x01.
            perf_evt_unit_select / set_perf_evt_unit_select: u8, at = 1;
            /// `UCHAR PerfEvtCMask` at 0x02.
            perf_evt_cmask / set_perf_evt_cmask: u8, at = 2;
            /// Zero is false, any other value is true. `UCHAR PerfEvtCInv` at 0x03.
            perf_evt_cinv / set_perf_evt_cinv: u8, at = 3;
            /// Zero is false, any other value is true. `UCHAR PerfEvtAnyThread` at 0x04.
            perf_evt_any_thread / set_perf_evt_any_thread: u8, at = 4;
            /// Zero is false, any other value is true. `UCHAR PerfEvtEdgeDetect` at 0x05.
            perf_evt_edge_detect / set_perf_evt_edge_detect: u8, at = 5;
        }
    }

    fixed! {
        /// Type of the member `Amd`, 0x2 bytes.
        owned Amd / AmdView: lone,
            name = "Amd", size = 2, table = Table::inner(&LAYOUT_0, "Amd");
        fields {
            /// `UCHAR PerfEvtEventSelect` at 0x00.
            perf_evt_event_select / set_perf_evt_event_select: u8, at = 0;
            /// `UCHAR PerfEvtUnitSelect` at 0x01.
            perf_evt_unit_select / set_perf_evt_unit_select: u8, at = 1;
        }
    }

    fixed! {
        /// Type of the member `Arm`, 0x8 bytes.
        owned Arm / ArmView: lone,
            name = "Arm", size = 8, table = Table::inner(&LAYOUT_0, "Arm");
        fields {
            /// `ULONG PerfEvtType` at 0x00.
            perf_evt_type / set_perf_evt_type: u32, at = 0;
            /// Zero is false, any other value is true. `UCHAR AllowsHalt` at 0x04.
            allows_halt / set_allows_halt: u8, at = 4;
        }
    }

    fixed! {
        /// Processor event that a profile source counts, version 2.
        ///
        /// In C: `EVENT_TRACE_PROFILE_ADD_INFORMATION_V2`, 0x8 bytes. Documented for 1803+, assumed unchanged
        /// after 2004.
        ///
        /// phnt declares it as a union.
        ///
        /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Unknown:
        ///
        /// - Which union member is valid. It depends on the processor vendor, which no field specifies.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
        #[doc(alias = "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2")]
        owned EventTraceProfileAddInformationV2 / EventTraceProfileAddInformationV2View: lone,
            name = "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2", size = 8, table = Table::form(&LAYOUT_0), layout =
                LAYOUT_0;
        fields {
            /// `struct Intel` at 0x00. Returns a copy.
            intel / set_intel: crate::requests::event_trace_profile_add_information_v2::Intel, at = 0;
            /// `struct Amd` at 0x00. Returns a copy.
            amd / set_amd: crate::requests::event_trace_profile_add_information_v2::Amd, at = 0;
            /// `struct Arm` at 0x00. Returns a copy.
            arm / set_arm: crate::requests::event_trace_profile_add_information_v2::Arm, at = 0;
        }
    }

    /// Alias of [`EventTraceProfileAddInformationV2`], named by the first release of the form.
    pub type V1803 = EventTraceProfileAddInformationV2;
    /// Alias of [`EventTraceProfileAddInformationV2View`], named by the first release of the form.
    pub type V1803View<'a> = EventTraceProfileAddInformationV2View<'a>;
}

// spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION_V3.toml
pub mod event_trace_profile_add_information_v3 {
    //! Processor event that a profile source counts, version 3.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI];
    pub(crate) static LAYOUT_0: Layout =
        layout("EVENT_TRACE_PROFILE_ADD_INFORMATION_V3", "EventTraceProfileAddInformationV3")
        .size(8)
        .about("Processor event that a profile source counts, version 3.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            union("union ").at(0..8).with(&[More::Fields(&[
                structure("struct Intel").at(0..6).with(&[More::Fields(&[
                    unsigned("UCHAR Intel.PerfEvtEventSelect").at(0..1).means(Meaning::Hex),
                    unsigned("UCHAR Intel.PerfEvtUnitSelect").at(1..2).means(Meaning::Hex),
                    unsigned("UCHAR Intel.PerfEvtCMask").at(2..3),
                    unsigned("UCHAR Intel.PerfEvtCInv").at(3..4).means(Meaning::Boolean),
                    unsigned("UCHAR Intel.PerfEvtAnyThread").at(4..5).means(Meaning::Boolean),
                    unsigned("UCHAR Intel.PerfEvtEdgeDetect").at(5..6).means(Meaning::Boolean),
                ])]),
                structure("struct Amd").at(0..8).with(&[More::Fields(&[
                    unsigned("USHORT Amd.PerfEvtEventSelect").at(0..2).means(Meaning::Hex),
                    unsigned("UCHAR Amd.PerfEvtUnitSelect").at(2..3).means(Meaning::Hex),
                    unsigned("UCHAR Amd.PerfEvtCMask").at(3..4),
                    unsigned("UCHAR Amd.PerfEvtCInv").at(4..5).means(Meaning::Boolean),
                    unsigned("UCHAR Amd.PerfEvtEdgeDetect").at(5..6).means(Meaning::Boolean),
                    unsigned("UCHAR Amd.PerfEvtHostGuest").at(6..7),
                    unsigned("UCHAR Amd.PerfPmuType").at(7..8).means(Meaning::Enumeration),
                ])]),
                structure("struct Arm").at(0..8).with(&[More::Fields(&[
                    unsigned("ULONG Arm.PerfEvtType").at(0..4).means(Meaning::Identifier),
                    unsigned("UCHAR Arm.AllowsHalt").at(4..5).means(Meaning::Boolean),
                    field("padding ", Kind::Padding).at(5..8),
                ])]),
            ])]),
        ]);
    fixed! {
        /// Type of the member `Intel`, 0x6 bytes.
        owned Intel / IntelView: lone,
            name = "Intel", size = 6, table = Table::inner(&LAYOUT_0, "Intel");
        fields {
            /// `UCHAR PerfEvtEventSelect` at 0x00.
            perf_evt_event_select / set_perf_evt_event_select: u8, at = 0;
            /// `UCHAR PerfEvtUnitSelect` at 0x01.
            perf_evt_unit_select / set_perf_evt_unit_select: u8, at = 1;
            /// `UCHAR PerfEvtCMask` at 0x02.
            perf_evt_cmask / set_perf_evt_cmask: u8, at = 2;
            /// Zero is false, any other value is true. `UCHAR PerfEvtCInv` at 0x03.
            perf_evt_cinv / set_perf_evt_cinv: u8, at = 3;
            /// Zero is false, any other value is true. `UCHAR PerfEvtAnyThread` at 0x04.
            perf_evt_any_thread / set_perf_evt_any_thread: u8, at = 4;
            /// Zero is false, any other value is true. `UCHAR PerfEvtEdgeDetect` at 0x05.
            perf_evt_edge_detect / set_perf_evt_edge_detect: u8, at = 5;
        }
    }

    fixed! {
        /// Type of the member `Amd`, 0x8 bytes.
        owned Amd / AmdView: lone,
            name = "Amd", size = 8, table = Table::inner(&LAYOUT_0, "Amd");
        fields {
            /// `USHORT PerfEvtEventSelect` at 0x00.
            perf_evt_event_select / set_perf_evt_event_select: u16, at = 0;
            /// `UCHAR PerfEvtUnitSelect` at 0x02.
            perf_evt_unit_select / set_perf_evt_unit_select: u8, at = 2;
            /// `UCHAR PerfEvtCMask` at 0x03.
            perf_evt_cmask / set_perf_evt_cmask: u8, at = 3;
            /// Zero is false, any other value is true. `UCHAR PerfEvtCInv` at 0x04.
            perf_evt_cinv / set_perf_evt_cinv: u8, at = 4;
            /// Zero is false, any other value is true. `UCHAR PerfEvtEdgeDetect` at 0x05.
            perf_evt_edge_detect / set_perf_evt_edge_detect: u8, at = 5;
            /// `UCHAR PerfEvtHostGuest` at 0x06.
            perf_evt_host_guest / set_perf_evt_host_guest: u8, at = 6;
            /// `UCHAR PerfPmuType` at 0x07.
            perf_pmu_type / set_perf_pmu_type: u8, at = 7;
        }
    }

    fixed! {
        /// Type of the member `Arm`, 0x8 bytes.
        owned Arm / ArmView: lone,
            name = "Arm", size = 8, table = Table::inner(&LAYOUT_0, "Arm");
        fields {
            /// `ULONG PerfEvtType` at 0x00.
            perf_evt_type / set_perf_evt_type: u32, at = 0;
            /// Zero is false, any other value is true. `UCHAR AllowsHalt` at 0x04.
            allows_halt / set_allows_halt: u8, at = 4;
        }
    }

    fixed! {
        /// Processor event that a profile source counts, version 3.
        ///
        /// In C: `EVENT_TRACE_PROFILE_ADD_INFORMATION_V3`, 0x8 bytes. Releases unknown.
        ///
        /// phnt declares it as a union.
        ///
        /// Unknown:
        ///
        /// - Which union member is valid. It depends on the processor vendor, which no field specifies.
        /// - First release that has it.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
        #[doc(alias = "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3")]
        owned EventTraceProfileAddInformationV3 / EventTraceProfileAddInformationV3View: lone,
            name = "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3", size = 8, table = Table::form(&LAYOUT_0), layout =
                LAYOUT_0;
        fields {
            /// `struct Intel` at 0x00. Returns a copy.
            intel / set_intel: crate::requests::event_trace_profile_add_information_v3::Intel, at = 0;
            /// `struct Amd` at 0x00. Returns a copy.
            amd / set_amd: crate::requests::event_trace_profile_add_information_v3::Amd, at = 0;
            /// `struct Arm` at 0x00. Returns a copy.
            arm / set_arm: crate::requests::event_trace_profile_add_information_v3::Arm, at = 0;
        }
    }
}

// spec/structs/EVENT_TRACE_PROFILE_REMOVE_INFORMATION.toml
pub mod event_trace_profile_remove_information {
    //! Profile source to remove.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
    pub(crate) static LAYOUT_0: Layout =
        layout("EVENT_TRACE_PROFILE_REMOVE_INFORMATION", "EventTraceProfileRemoveInformation")
        .size(20)
        .about("Profile source to remove.")
        .in_releases("1803+", &[holds(Pointer::Bits32, 15, 255), holds(Pointer::Bits64, 15, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            unsigned("KPROFILE_SOURCE ProfileSource").at(4..8).about("Profile source.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::common::KprofileSource::VALUES)]),
            field(
                "ULONG CpuInfoHierarchy",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 3 }
            )
                .at(8..20).of_unknown_purpose(),
        ]);
    fixed! {
        /// Profile source to remove.
        ///
        /// In C: `EVENT_TRACE_PROFILE_REMOVE_INFORMATION`, 0x14 bytes. Documented for 1803+, assumed unchanged
        /// after 2004.
        ///
        /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Unknown:
        ///
        /// - Releases in which the layout is valid. The header shows one layout, without versions.
        /// - Contents of CpuInfoHierarchy.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
        #[doc(alias = "EVENT_TRACE_PROFILE_REMOVE_INFORMATION")]
        owned EventTraceProfileRemoveInformation / EventTraceProfileRemoveInformationView: lone,
            name = "EVENT_TRACE_PROFILE_REMOVE_INFORMATION", size = 20, table = Table::form(&LAYOUT_0), layout =
                LAYOUT_0;
        fields {
            /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS
            /// EventTraceInformationClass` at 0x00.
            event_trace_information_class / set_event_trace_information_class:
                crate::requests::EventTraceInformationClass,
                at = 0;
            /// Profile source. `KPROFILE_SOURCE ProfileSource` at 0x04.
            profile_source / set_profile_source: crate::common::KprofileSource, at = 4;
            /// Purpose unknown. `ULONG CpuInfoHierarchy` at 0x08.
            cpu_info_hierarchy / set_cpu_info_hierarchy: [u32; 3], at = 8;
        }
    }

    /// Alias of [`EventTraceProfileRemoveInformation`], named by the first release of the form.
    pub type V1803 = EventTraceProfileRemoveInformation;
    /// Alias of [`EventTraceProfileRemoveInformationView`], named by the first release of the form.
    pub type V1803View<'a> = EventTraceProfileRemoveInformationView<'a>;
}

// spec/structs/EVENT_TRACE_TIME_PROFILE_INFORMATION.toml
pub mod event_trace_time_profile_information {
    //! Interval between execution samples.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::CHAPPELL_TIME_PROFILE, &sources::CHAPPELL_TRACE_SET_INFORMATION, &sources::PHNT_NTEXAPI];
    pub(crate) static LAYOUT_0: Layout =
        layout("EVENT_TRACE_TIME_PROFILE_INFORMATION", "EventTraceTimeProfileInformation")
        .size(8)
        .about("Interval between execution samples.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            unsigned("ULONG ProfileInterval").at(4..8)
                .about("The kernel's interval for time-based profiling. Output of a query, input of a request to set.")
                .means(Meaning::HundredNanoseconds).with(&[More::Units("100 ns")]),
        ]);
    fixed! {
        /// Interval between execution samples.
        ///
        /// In C: `EVENT_TRACE_TIME_PROFILE_INFORMATION`, 0x8 bytes. Documented for 6.0+.
        ///
        /// Programs use it through TraceQueryInformation and TraceSetInformation with TraceSampledProfileIntervalInfo
        /// (0x05), for the source ProfileTime.
        ///
        /// Undocumented; defined in NTETW.H (kits of 1511); type information in symbol files of user-mode DLLs (2004).
        ///
        /// Unknown:
        ///
        /// - Releases in which the layout is valid. The studies show it without versions. Only the class is documented
        ///   as 6.0 and higher.
        ///
        /// Source: Geoff Chappell, *EVENT_TRACE_TIME_PROFILE_INFORMATION*; Geoff Chappell, *TraceSetInformation*;
        /// Winsider Seminars & Solutions and contributors, *ntexapi.h*.
        #[doc(alias = "EVENT_TRACE_TIME_PROFILE_INFORMATION")]
        owned EventTraceTimeProfileInformation / EventTraceTimeProfileInformationView: lone,
            name = "EVENT_TRACE_TIME_PROFILE_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS
            /// EventTraceInformationClass` at 0x00.
            event_trace_information_class / set_event_trace_information_class:
                crate::requests::EventTraceInformationClass,
                at = 0;
            /// The kernel's interval for time-based profiling. Output of a query, input of a request to set. `ULONG
            /// ProfileInterval` at 0x04. Unit: 100 ns.
            profile_interval / set_profile_interval: u32, at = 4;
        }
        converted {
            /// Duration. The raw value is `profile_interval`.
            profile_interval_as_duration: core::time::Duration, raw = profile_interval,
                |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        }
    }

    /// Alias of [`EventTraceTimeProfileInformation`], named by the first release of the form.
    pub type V6_0 = EventTraceTimeProfileInformation;
    /// Alias of [`EventTraceTimeProfileInformationView`], named by the first release of the form.
    pub type V6_0View<'a> = EventTraceTimeProfileInformationView<'a>;
}

// spec/structs/EVENT_TRACE_VERSION_INFORMATION.toml
pub mod event_trace_version_information {
    //! Version of the kernel's events.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_VERSION_INFORMATION, &sources::PHNT_NTEXAPI];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_VERSION_INFORMATION", "EventTraceVersionInformation")
        .size(8)
        .about("Version of the kernel's events.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            unsigned("ULONG EventTraceKernelVersion").at(4..8)
                .about("Number that increases when a kernel event changes, from 13 in early 6.0 to 80 in 2004: see \
                    ETW_KERNEL_EVENT_VERSION.")
                .means(Meaning::Version),
        ]);
    fixed! {
        /// Version of the kernel's events.
        ///
        /// In C: `EVENT_TRACE_VERSION_INFORMATION`, 0x8 bytes. Documented for 6.0+, assumed unchanged after 2004.
        ///
        /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
        /// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
        /// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and
        /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
        ///
        /// Source: Geoff Chappell, *EVENT_TRACE_VERSION_INFORMATION*; Winsider Seminars & Solutions and
        /// contributors, *ntexapi.h*.
        #[doc(alias = "EVENT_TRACE_VERSION_INFORMATION")]
        owned EventTraceVersionInformation / EventTraceVersionInformationView: lone,
            name = "EVENT_TRACE_VERSION_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS
            /// EventTraceInformationClass` at 0x00.
            event_trace_information_class / set_event_trace_information_class:
                crate::requests::EventTraceInformationClass,
                at = 0;
            /// Number that increases when a kernel event changes, from 13 in early 6.0 to 80 in 2004: see
            /// ETW_KERNEL_EVENT_VERSION. `ULONG EventTraceKernelVersion` at 0x04.
            event_trace_kernel_version / set_event_trace_kernel_version: u32, at = 4;
        }
    }

    /// Alias of [`EventTraceVersionInformation`], named by the first release of the form.
    pub type V6_0 = EventTraceVersionInformation;
    /// Alias of [`EventTraceVersionInformationView`], named by the first release of the form.
    pub type V6_0View<'a> = EventTraceVersionInformationView<'a>;
}

// spec/structs/TRACE_CONTEXT_REGISTER_INFO.toml
pub mod trace_context_register_info {
    //! Processor registers logged with selected events.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MICROSOFT_TRACE_CONTEXT_REGISTER_INFO, &sources::PHNT_NTEXAPI];
    pub(crate) static LAYOUT_0: Layout = layout("TRACE_CONTEXT_REGISTER_INFO", "TraceContextRegisterInfo")
        .size(8)
        .about("Processor registers logged with selected events.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ETW_CONTEXT_REGISTER_TYPES RegisterTypes").at(0..4).about("Registers to trace.")
                .means(Meaning::Flags).with(&[More::Values(crate::requests::EtwContextRegisterTypes::VALUES)]),
            unsigned("ULONG Reserved").at(4..8).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Processor registers logged with selected events.
        ///
        /// In C: `TRACE_CONTEXT_REGISTER_INFO`, 0x8 bytes. Releases unknown.
        ///
        /// The structure belongs to user mode. phnt has its layout, in a comment, as EVENT_TRACE_CONTEXT_REGISTER_INFO.
        ///
        /// Unknown:
        ///
        /// - First release that has it. The documentation states Windows Server 23H2, and phnt states 24H2 for the
        ///   kernel's information class.
        ///
        /// Source: Microsoft, *TRACE_CONTEXT_REGISTER_INFO structure*; Winsider Seminars & Solutions and
        /// contributors, *ntexapi.h*.
        #[doc(alias = "TRACE_CONTEXT_REGISTER_INFO")]
        owned TraceContextRegisterInfo / TraceContextRegisterInfoView: lone,
            name = "TRACE_CONTEXT_REGISTER_INFO", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Registers to trace. `ETW_CONTEXT_REGISTER_TYPES RegisterTypes` at 0x00.
            register_types / set_register_types: crate::requests::EtwContextRegisterTypes, at = 0;
            /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
            reserved / set_reserved: u32, at = 4;
        }
    }
}
