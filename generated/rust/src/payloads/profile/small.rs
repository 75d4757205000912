// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/ETW_CLOCK_CONFIGURATION_EVENT.toml
pub mod etw_clock_configuration_event {
    //! Configuration of the system clock.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_CLOCK_CONFIGURATION_EVENT", "EtwClockConfigurationEvent")
        .size(12)
        .about("Configuration of the system clock.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG KnownType").at(0..4).means(Meaning::Enumeration),
            unsigned("ULONG Capabilities").at(4..8).of_unknown_purpose(),
            unsigned("PERFINFO_DYNAMIC_TICK_DISABLE_REASON DisableReason").at(8..12)
                .about("Reason why clock ticks cannot be skipped.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::payloads::profile::PerfinfoDynamicTickDisableReason::VALUES)]),
        ]);
    fixed! {
        /// Configuration of the system clock.
        ///
        /// In C: `ETW_CLOCK_CONFIGURATION_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Unknown:
        ///
        /// - Values of KnownType.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "ETW_CLOCK_CONFIGURATION_EVENT")]
        owned EtwClockConfigurationEvent / EtwClockConfigurationEventView: lone,
            name = "ETW_CLOCK_CONFIGURATION_EVENT", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG KnownType` at 0x00.
            known_type / set_known_type: u32, at = 0;
            /// Purpose unknown. `ULONG Capabilities` at 0x04.
            capabilities / set_capabilities: u32, at = 4;
            /// Reason why clock ticks cannot be skipped. `PERFINFO_DYNAMIC_TICK_DISABLE_REASON DisableReason` at 0x08.
            disable_reason / set_disable_reason: crate::payloads::profile::PerfinfoDynamicTickDisableReason, at = 8;
        }
    }
}

// spec/structs/ETW_CLOCK_TIME_UPDATE.toml
pub mod etw_clock_time_update {
    //! Interrupt time updated.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_CLOCK_TIME_UPDATE", "EtwClockTimeUpdate")
        .size(16)
        .fixed(12)
        .about("Interrupt time updated.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG64 InterruptTime").at(0..8).means(Meaning::HundredNanoseconds)
                .with(&[More::Units("100 ns")]),
            unsigned("ULONG ClockOwner").at(8..12).about("Processor that maintains the time.")
                .means(Meaning::ProcessorNumber),
        ]);
    fixed! {
        /// Interrupt time updated.
        ///
        /// In C: `ETW_CLOCK_TIME_UPDATE`, 0x10 bytes with one element of its array, 0xc without elements. Observed in
        /// 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "ETW_CLOCK_TIME_UPDATE")]
        owned EtwClockTimeUpdate / EtwClockTimeUpdateView: lone,
            name = "ETW_CLOCK_TIME_UPDATE", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG64 InterruptTime` at 0x00. Unit: 100 ns.
            interrupt_time / set_interrupt_time: u64, at = 0;
            /// Processor that maintains the time. `ULONG ClockOwner` at 0x08.
            clock_owner / set_clock_owner: u32, at = 8;
        }
        converted {
            /// Duration. The raw value is `interrupt_time`.
            interrupt_time_as_duration: core::time::Duration, raw = interrupt_time,
                |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        }
    }
}

// spec/structs/ETW_TIMER_EXPIRATION_START_EVENT.toml
pub mod etw_timer_expiration_start_event {
    //! Kernel timers that are due start to expire.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::SELENE_SDK];
    const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_TIMER_EXPIRATION_START_EVENT", "EtwTimerExpirationStartEvent")
        .size(8)
        .about("Kernel timers that are due start to expire.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part(
                "BOOLEAN", "HrTimerExpirationOnly",
                Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })
            )
                .about("True if only high-resolution timers expire (inferred from the name). Symbol files of 2004 and \
                    later contain it, those of 1607 do not.")
                .that_may_be_missing().up_to(8).means(Meaning::Boolean).stated_by(SOURCES),
        ])
        .stated_by(SOURCES_1)
        .fields(&[
            unsigned("ULONG64 InterruptTime").at(0..8)
                .about("Interrupt time, which determines the timers that are due.").means(Meaning::HundredNanoseconds)
                .with(&[More::Units("100 ns")]),
        ]);
    fixed! {
        /// Fixed part of `EtwTimerExpirationStartEvent` and [`EtwTimerExpirationStartEventView`], with the getters of
        /// its fields.
        part EtwTimerExpirationStartEventFixed / EtwTimerExpirationStartEventView: followed,
            name = "ETW_TIMER_EXPIRATION_START_EVENT", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// Interrupt time, which determines the timers that are due. `ULONG64 InterruptTime` at 0x00. Unit: 100 ns.
            interrupt_time / set_interrupt_time: u64, at = 0;
        }
        converted {
            /// Duration. The raw value is `interrupt_time`.
            interrupt_time_as_duration: core::time::Duration, raw = interrupt_time,
                |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        }
    }

    impl<'a> EtwTimerExpirationStartEventView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                EtwTimerExpirationStartEventFixed(first_and_rest::<8>("ETW_TIMER_EXPIRATION_START_EVENT", bytes)?);
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
        pub fn tail(&self) -> Result<EtwTimerExpirationStartEventTail<'a>, Error> {
            let mut left = Left::new("ETW_TIMER_EXPIRATION_START_EVENT", 8, self.0.rest);
            let hr_timer_expiration_only =
                if left.has(1) { Some(<u8 as Element>::from_le(left.chunk::<1>()?)) } else { None };
            Ok(EtwTimerExpirationStartEventTail { hr_timer_expiration_only, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<EtwTimerExpirationStartEvent, Error> {
            let tail = self.tail()?;
            Ok(EtwTimerExpirationStartEvent {
                fixed: EtwTimerExpirationStartEventFixed(*self.0.fixed),
                hr_timer_expiration_only: tail.hr_timer_expiration_only,
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for EtwTimerExpirationStartEventView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwTimerExpirationStartEventView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `ETW_TIMER_EXPIRATION_START_EVENT`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct EtwTimerExpirationStartEventTail<'a> {
        /// True if only high-resolution timers expire (inferred from the name). Symbol files of 2004 and later contain
        /// it, those of 1607 do not. `BOOLEAN HrTimerExpirationOnly`. Optional: the bytes may end before it.
        pub hr_timer_expiration_only: Option<u8>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Kernel timers that are due start to expire.
    ///
    /// In C: `ETW_TIMER_EXPIRATION_START_EVENT`, 0x8 bytes. Releases unknown.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_TIMER_EXPIRATION_START_EVENT")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwTimerExpirationStartEvent {
        fixed: EtwTimerExpirationStartEventFixed,
        /// True if only high-resolution timers expire (inferred from the name). Symbol files of 2004 and later contain
        /// it, those of 1607 do not. `BOOLEAN HrTimerExpirationOnly`. Optional: the bytes may end before it.
        pub hr_timer_expiration_only: Option<u8>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl EtwTimerExpirationStartEvent {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwTimerExpirationStartEventView::new`] and [`EtwTimerExpirationStartEventView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwTimerExpirationStartEventView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwTimerExpirationStartEvent {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                hr_timer_expiration_only: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwTimerExpirationStartEvent {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwTimerExpirationStartEvent");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("HrTimerExpirationOnly", &self.hr_timer_expiration_only);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EtwTimerExpirationStartEvent, fixed = EtwTimerExpirationStartEventFixed, view =
        EtwTimerExpirationStartEventView, size = 8
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EtwTimerExpirationStartEvent {
        const NAME: &'static str = "ETW_TIMER_EXPIRATION_START_EVENT";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("ETW_TIMER_EXPIRATION_START_EVENT", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwTimerExpirationStartEvent::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("ETW_TIMER_EXPIRATION_START_EVENT", out);
            if let Some(part) = &self.hr_timer_expiration_only {
                to.element(part);
            } else {
                to.limit("hr_timer_expiration_only", 1);
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwTimerExpirationStartEvent);
    #[cfg(feature = "serde")]
    serde_tailed!(
        EtwTimerExpirationStartEvent, table = Table::form(&LAYOUT_0),
        parts { hr_timer_expiration_only = "HrTimerExpirationOnly", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwTimerExpirationStartEvent {
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

// spec/structs/PERFINFO_CLOCK_INTERRUPT_INFORMATION.toml
pub mod perfinfo_clock_interrupt_information {
    //! Clock interrupt.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout =
        layout("PERFINFO_CLOCK_INTERRUPT_INFORMATION", "PerfinfoClockInterruptInformation")
        .size(16)
        .fixed(10)
        .about("Clock interrupt.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG64 InterruptTime").at(0..8).means(Meaning::HundredNanoseconds)
                .with(&[More::Units("100 ns")]),
            signed("SHORT Flags").at(8..10).means(Meaning::Flags)
                .with(&[More::Values(crate::payloads::profile::PerfinfoClockInterruptFlag::VALUES)]),
        ]);
    fixed! {
        /// Clock interrupt.
        ///
        /// In C: `PERFINFO_CLOCK_INTERRUPT_INFORMATION`, 0x10 bytes with one element of its array, 0xa without
        /// elements. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_CLOCK_INTERRUPT_INFORMATION")]
        owned PerfinfoClockInterruptInformation / PerfinfoClockInterruptInformationView: lone,
            name = "PERFINFO_CLOCK_INTERRUPT_INFORMATION", size = 10, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG64 InterruptTime` at 0x00. Unit: 100 ns.
            interrupt_time / set_interrupt_time: u64, at = 0;
            /// `SHORT Flags` at 0x08.
            flags / set_flags: i16, at = 8;
        }
        converted {
            /// Duration. The raw value is `interrupt_time`.
            interrupt_time_as_duration: core::time::Duration, raw = interrupt_time,
                |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        }
    }
}

// spec/structs/PERFINFO_DOMAIN_CHANGE_EVENT.toml
pub mod perfinfo_domain_change_event {
    //! Processor changed its domain.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DOMAIN_CHANGE_EVENT", "PerfinfoDomainChangeEvent")
        .size(16)
        .about("Processor changed its domain.")
        .in_releases(
            "observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONGLONG NewDomain").at(0..8),
            unsigned("PERFINFO_DOMAIN_CHANGE_EVENT_REASON Reason").at(8..12).means(Meaning::Enumeration)
                .with(&[More::Values(crate::payloads::profile::PerfinfoDomainChangeEventReason::VALUES)]),
            unsigned("ULONG ThreadId").at(12..16).means(Meaning::ThreadId),
        ]);
    fixed! {
        /// Processor changed its domain.
        ///
        /// In C: `PERFINFO_DOMAIN_CHANGE_EVENT`, 0x10 bytes. Observed in 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "PERFINFO_DOMAIN_CHANGE_EVENT")]
        owned PerfinfoDomainChangeEvent / PerfinfoDomainChangeEventView: lone,
            name = "PERFINFO_DOMAIN_CHANGE_EVENT", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONGLONG NewDomain` at 0x00.
            new_domain / set_new_domain: u64, at = 0;
            /// `PERFINFO_DOMAIN_CHANGE_EVENT_REASON Reason` at 0x08.
            reason / set_reason: crate::payloads::profile::PerfinfoDomainChangeEventReason, at = 8;
            /// Thread ID. `ULONG ThreadId` at 0x0C.
            thread_id / set_thread_id: u32, at = 12;
        }
    }
}

// spec/structs/PERFINFO_IPI_INFORMATION.toml
pub mod perfinfo_ipi_information {
    //! Interrupt from one processor to another.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_IPI_INFORMATION", "PerfinfoIpiInformation")
        .size(8)
        .about("Interrupt from one processor to another.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG RequestType").at(0..4).means(Meaning::Flags)
                .with(&[More::Values(crate::payloads::profile::PerfinfoIpiRequest::VALUES)]),
            unsigned("ULONG TargetProcessor").at(4..8)
                .about("Index of the other processor. The header states that this is inferred.")
                .means(Meaning::ProcessorNumber),
        ]);
    fixed! {
        /// Interrupt from one processor to another.
        ///
        /// In C: `PERFINFO_IPI_INFORMATION`, 0x8 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "PERFINFO_IPI_INFORMATION")]
        owned PerfinfoIpiInformation / PerfinfoIpiInformationView: lone,
            name = "PERFINFO_IPI_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG RequestType` at 0x00.
            request_type / set_request_type: crate::payloads::profile::PerfinfoIpiRequest, at = 0;
            /// Index of the other processor. The header states that this is inferred. `ULONG TargetProcessor` at 0x04.
            target_processor / set_target_processor: u32, at = 4;
        }
    }
}

// spec/structs/PERFINFO_LONG_DPC_DETECTION_INFORMATION.toml
pub mod perfinfo_long_dpc_detection_information {
    //! Long-running deferred procedure calls detected.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout =
        layout("PERFINFO_LONG_DPC_DETECTION_INFORMATION", "PerfinfoLongDpcDetectionInformation")
        .size(8)
        .about("Long-running deferred procedure calls detected.")
        .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            signed("LONG DpcQueueDepth").at(0..4).means(Meaning::Count),
            unsigned("BOOLEAN LongDpcPresent").at(4..5).means(Meaning::Boolean),
            field("padding ", Kind::Padding).at(5..8),
        ]);
    fixed! {
        /// Long-running deferred procedure calls detected.
        ///
        /// In C: `PERFINFO_LONG_DPC_DETECTION_INFORMATION`, 0x8 bytes. Observed in 11-21H2.
        ///
        /// Source: Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "PERFINFO_LONG_DPC_DETECTION_INFORMATION")]
        owned PerfinfoLongDpcDetectionInformation / PerfinfoLongDpcDetectionInformationView: lone,
            name = "PERFINFO_LONG_DPC_DETECTION_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout =
                LAYOUT_0;
        fields {
            /// `LONG DpcQueueDepth` at 0x00.
            dpc_queue_depth / set_dpc_queue_depth: i32, at = 0;
            /// Zero is false, any other value is true. `BOOLEAN LongDpcPresent` at 0x04.
            long_dpc_present / set_long_dpc_present: u8, at = 4;
        }
    }
}

// spec/structs/PERFINFO_MARK_INFORMATION.toml
pub mod perfinfo_mark_information {
    //! Mark set by a user of the trace.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_MARK_INFORMATION", "PerfinfoMarkInformation")
        .size(1)
        .fixed(0)
        .about("Mark set by a user of the trace.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .with_tail(&[
            part("CHAR", "Name", Content::Text { unit: 1 }).about("Text of the mark.").means(Meaning::Text),
        ])
        .stated_by(SOURCES)
        .fields(&[
            field("CHAR Name", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 1 } }).at(0..1)
                .about("Text of the mark.").means(Meaning::Text),
        ]);
    fixed! {
        /// Fixed part of `PerfinfoMarkInformation` and [`PerfinfoMarkInformationView`], with the getters of its fields.
        part PerfinfoMarkInformationFixed / PerfinfoMarkInformationView: followed,
            name = "PERFINFO_MARK_INFORMATION", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> PerfinfoMarkInformationView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = PerfinfoMarkInformationFixed(first_and_rest::<0>("PERFINFO_MARK_INFORMATION", bytes)?);
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
        pub fn tail(&self) -> Result<PerfinfoMarkInformationTail<'a>, Error> {
            let mut left = Left::new("PERFINFO_MARK_INFORMATION", 0, self.0.rest);
            let name = left.text();
            Ok(PerfinfoMarkInformationTail { name, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<PerfinfoMarkInformation, Error> {
            let tail = self.tail()?;
            Ok(PerfinfoMarkInformation {
                fixed: PerfinfoMarkInformationFixed(*self.0.fixed),
                name: { let part = tail.name; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for PerfinfoMarkInformationView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("PerfinfoMarkInformationView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `PERFINFO_MARK_INFORMATION`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct PerfinfoMarkInformationTail<'a> {
        /// Text of the mark. `CHAR Name`, terminated by a zero.
        pub name: AnsiStr<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Mark set by a user of the trace.
    ///
    /// In C: `PERFINFO_MARK_INFORMATION`, 0x1 bytes with one element of its array, 0x0 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MARK_INFORMATION")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct PerfinfoMarkInformation {
        fixed: PerfinfoMarkInformationFixed,
        /// Text of the mark. `CHAR Name`, terminated by a zero.
        pub name: AnsiString,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl PerfinfoMarkInformation {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`PerfinfoMarkInformationView::new`] and [`PerfinfoMarkInformationView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            PerfinfoMarkInformationView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for PerfinfoMarkInformation {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                name: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for PerfinfoMarkInformation {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("PerfinfoMarkInformation");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Name", &self.name);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        PerfinfoMarkInformation, fixed = PerfinfoMarkInformationFixed, view = PerfinfoMarkInformationView, size = 0
    );
    #[cfg(feature = "alloc")]
    impl Tailed for PerfinfoMarkInformation {
        const NAME: &'static str = "PERFINFO_MARK_INFORMATION";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("PERFINFO_MARK_INFORMATION", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            PerfinfoMarkInformation::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("PERFINFO_MARK_INFORMATION", out);
            {
                let part = &self.name;
                to.ansi("Name", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(PerfinfoMarkInformation);
    #[cfg(feature = "serde")]
    serde_tailed!(PerfinfoMarkInformation, table = Table::form(&LAYOUT_0), parts { name = "Name", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for PerfinfoMarkInformation {
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

// spec/structs/PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT.toml
pub mod perfinfo_spec_control_retpoline_exit {
    //! Exit from a location guarded against speculative execution.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout =
        layout("PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT", "PerfinfoSpecControlRetpolineExit")
        .size(8)
        .about("Exit from a location guarded against speculative execution.")
        .in_releases(
            "observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONGLONG TargetAddress").at(0..8).means(Meaning::CodeAddress),
        ]);
    fixed! {
        /// Exit from a location guarded against speculative execution.
        ///
        /// In C: `PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT`, 0x8 bytes. Observed in 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT")]
        owned PerfinfoSpecControlRetpolineExit / PerfinfoSpecControlRetpolineExitView: lone,
            name = "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Address of code. `ULONGLONG TargetAddress` at 0x00.
            target_address / set_target_address: u64, at = 0;
        }
    }
}

// spec/structs/PERFINFO_SYSCALL_EXIT_DATA.toml
pub mod perfinfo_syscall_exit_data {
    //! System call return.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[
            &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
            &sources::SELENE_SDK
        ];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SYSCALL_EXIT_DATA", "PerfinfoSyscallExitData")
        .size(4)
        .about("System call return.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("NTSTATUS ReturnValue").at(0..4).means(Meaning::NtStatus)
                .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
        ]);
    fixed! {
        /// System call return.
        ///
        /// In C: `PERFINFO_SYSCALL_EXIT_DATA`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
        /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "PERFINFO_SYSCALL_EXIT_DATA")]
        owned PerfinfoSyscallExitData / PerfinfoSyscallExitDataView: lone,
            name = "PERFINFO_SYSCALL_EXIT_DATA", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// NTSTATUS. `NTSTATUS ReturnValue` at 0x00.
            return_value / set_return_value: crate::common::Ntstatus, at = 0;
        }
    }
}

// spec/structs/PERFINFO_VTL_CHANGE.toml
pub mod perfinfo_vtl_change {
    //! Processor changed its virtual trust level.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_VTL_CHANGE", "PerfinfoVtlChange")
        .size(4)
        .about("Processor changed its virtual trust level.")
        .in_releases(
            "observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("USHORT OperationCode").at(0..2).means(Meaning::Enumeration),
            unsigned("USHORT ServiceCode").at(2..4).means(Meaning::Enumeration),
        ]);
    fixed! {
        /// Processor changed its virtual trust level.
        ///
        /// In C: `PERFINFO_VTL_CHANGE`, 0x4 bytes. Observed in 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "PERFINFO_VTL_CHANGE")]
        owned PerfinfoVtlChange / PerfinfoVtlChangeView: lone,
            name = "PERFINFO_VTL_CHANGE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `USHORT OperationCode` at 0x00.
            operation_code / set_operation_code: u16, at = 0;
            /// `USHORT ServiceCode` at 0x02.
            service_code / set_service_code: u16, at = 2;
        }
    }
}

// spec/structs/PERFINFO_YIELD_PROCESSOR_INFORMATION.toml
pub mod perfinfo_yield_processor_information {
    //! Routine at raised priority requested to yield the processor.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout =
        layout("PERFINFO_YIELD_PROCESSOR_INFORMATION", "PerfinfoYieldProcessorInformation")
        .size(12)
        .about("Routine at raised priority requested to yield the processor.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG YieldReason").at(0..4).means(Meaning::Enumeration),
            unsigned("ULONG DpcWatchdogCount").at(4..8).means(Meaning::Count),
            unsigned("ULONG DpcTimeCount").at(8..12).means(Meaning::Count),
        ]);
    fixed! {
        /// Routine at raised priority requested to yield the processor.
        ///
        /// In C: `PERFINFO_YIELD_PROCESSOR_INFORMATION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Unknown:
        ///
        /// - Values of YieldReason.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_YIELD_PROCESSOR_INFORMATION")]
        owned PerfinfoYieldProcessorInformation / PerfinfoYieldProcessorInformationView: lone,
            name = "PERFINFO_YIELD_PROCESSOR_INFORMATION", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG YieldReason` at 0x00.
            yield_reason / set_yield_reason: u32, at = 0;
            /// `ULONG DpcWatchdogCount` at 0x04.
            dpc_watchdog_count / set_dpc_watchdog_count: u32, at = 4;
            /// `ULONG DpcTimeCount` at 0x08.
            dpc_time_count / set_dpc_time_count: u32, at = 8;
        }
    }
}
