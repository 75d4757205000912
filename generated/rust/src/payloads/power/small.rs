// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/PERFINFO_BATTERY_LIFE_INFO.toml
pub mod perfinfo_battery_life_info {
    //! Remaining battery capacity.
    #[allow(unused_imports)]
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
    #[allow(unused_imports)]
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

// spec/structs/PERFINFO_PO_CALIBRATED_PERFCOUNTER.toml
pub mod perfinfo_po_calibrated_perfcounter {
    //! Performance counter calibrated after sleep.
    #[allow(unused_imports)]
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
    #[allow(unused_imports)]
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
    #[allow(unused_imports)]
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
    #[allow(unused_imports)]
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

// spec/structs/PERFINFO_PPM_IDLE_STATE_EXIT.toml
pub mod perfinfo_ppm_idle_state_exit {
    //! Processor left an idle state.
    #[allow(unused_imports)]
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

// spec/structs/PERFINFO_SET_DEVICES_STATE_RET.toml
pub mod perfinfo_set_devices_state_ret {
    //! Power manager has notified all devices of a system state.
    #[allow(unused_imports)]
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
    #[allow(unused_imports)]
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
