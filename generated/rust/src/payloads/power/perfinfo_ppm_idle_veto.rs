// Generated from spec/enums/PERFINFO_PPM_IDLE_VETO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Why an idle state was not selected.
    ///
    /// Microsoft gives the set no name; here: `PERFINFO_PPM_IDLE_VETO`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoPpmIdleVeto(u32), 4 {
        /// `PERFINFO_PPM_IDLE_VETO_PREREGISTERED_VETO`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_PREREGISTERED_VETO")]
        PREREGISTERED_VETO = 0x80000000 "PERFINFO_PPM_IDLE_VETO_PREREGISTERED_VETO",
        /// `PERFINFO_PPM_IDLE_VETO_WRONG_INITIATOR`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_WRONG_INITIATOR")]
        WRONG_INITIATOR = 0x80000001 "PERFINFO_PPM_IDLE_VETO_WRONG_INITIATOR",
        /// `PERFINFO_PPM_IDLE_VETO_SYSTEM_LATENCY`. The system tolerates less latency. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_SYSTEM_LATENCY")]
        SYSTEM_LATENCY = 0x80000002 "PERFINFO_PPM_IDLE_VETO_SYSTEM_LATENCY",
        /// `PERFINFO_PPM_IDLE_VETO_IDLE_DURATION`. The processor will not be idle for long enough. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_IDLE_DURATION")]
        IDLE_DURATION = 0x80000003 "PERFINFO_PPM_IDLE_VETO_IDLE_DURATION",
        /// `PERFINFO_PPM_IDLE_VETO_DEVICE_DEPENDENCY`. A device does not allow it. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_DEVICE_DEPENDENCY")]
        DEVICE_DEPENDENCY = 0x80000004 "PERFINFO_PPM_IDLE_VETO_DEVICE_DEPENDENCY",
        /// `PERFINFO_PPM_IDLE_VETO_PROCESSOR_DEPENDENCY`. Another processor does not allow it. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_PROCESSOR_DEPENDENCY")]
        PROCESSOR_DEPENDENCY = 0x80000005 "PERFINFO_PPM_IDLE_VETO_PROCESSOR_DEPENDENCY",
        /// `PERFINFO_PPM_IDLE_VETO_PLATFORM_ONLY`. It is a state of the whole platform only. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_PLATFORM_ONLY")]
        PLATFORM_ONLY = 0x80000006 "PERFINFO_PPM_IDLE_VETO_PLATFORM_ONLY",
        /// `PERFINFO_PPM_IDLE_VETO_INTERRUPTIBLE`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_INTERRUPTIBLE")]
        INTERRUPTIBLE = 0x80000007 "PERFINFO_PPM_IDLE_VETO_INTERRUPTIBLE",
        /// `PERFINFO_PPM_IDLE_VETO_LEGACY_OVEERIDE`. The name has the typing mistake of the header. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_LEGACY_OVEERIDE")]
        LEGACY_OVEERIDE = 0x80000008 "PERFINFO_PPM_IDLE_VETO_LEGACY_OVEERIDE",
        /// `PERFINFO_PPM_IDLE_VETO_C_STATE_CHECK`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_C_STATE_CHECK")]
        C_STATE_CHECK = 0x80000009 "PERFINFO_PPM_IDLE_VETO_C_STATE_CHECK",
        /// `PERFINFO_PPM_IDLE_VETO_NO_C_STATE`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_NO_C_STATE")]
        NO_C_STATE = 0x8000000a "PERFINFO_PPM_IDLE_VETO_NO_C_STATE",
        /// `PERFINFO_PPM_IDLE_VETO_COORDINATED_DEPENDENCY`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_COORDINATED_DEPENDENCY")]
        COORDINATED_DEPENDENCY = 0x8000000b "PERFINFO_PPM_IDLE_VETO_COORDINATED_DEPENDENCY",
        /// `PERFINFO_PPM_IDLE_VETO_DISABLED_IN_MENU`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_DISABLED_IN_MENU")]
        DISABLED_IN_MENU = 0xfffffffe "PERFINFO_PPM_IDLE_VETO_DISABLED_IN_MENU",
        /// `PERFINFO_PPM_IDLE_VETO_ACTIVE_PROCESSOR`. A processor is not idle. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_ACTIVE_PROCESSOR")]
        ACTIVE_PROCESSOR = 0xffffffff "PERFINFO_PPM_IDLE_VETO_ACTIVE_PROCESSOR",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoPpmIdleVeto {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_ppm_idle_veto::VALUES;
}
