// Generated from spec/enums/PERFINFO_DYNAMIC_TICK_DISABLE_REASON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Why ticks of the clock are not left out while nothing is due.
    ///
    /// In C: `PERFINFO_DYNAMIC_TICK_DISABLE_REASON`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_DYNAMIC_TICK_DISABLE_REASON")]
    PerfinfoDynamicTickDisableReason(u32), 4 {
        /// `DynamicTickDisableReasonNone`. They are left out. In which releases it holds is not known.
        #[doc(alias = "DynamicTickDisableReasonNone")]
        NONE = 0x00000000 "DynamicTickDisableReasonNone",
        /// `DynamicTickDisableReasonBcdOverride`. The boot configuration says so. In which releases it holds is not known.
        #[doc(alias = "DynamicTickDisableReasonBcdOverride")]
        BCD_OVERRIDE = 0x00000001 "DynamicTickDisableReasonBcdOverride",
        /// `DynamicTickDisableReasonNoHwSupport`. The hardware cannot do without them. In which releases it holds is not known.
        #[doc(alias = "DynamicTickDisableReasonNoHwSupport")]
        NO_HW_SUPPORT = 0x00000002 "DynamicTickDisableReasonNoHwSupport",
        /// `DynamicTickDisableReasonEmOverride`. The errata manager says so. In which releases it holds is not known.
        #[doc(alias = "DynamicTickDisableReasonEmOverride")]
        EM_OVERRIDE = 0x00000003 "DynamicTickDisableReasonEmOverride",
        /// `DynamicTickDisableReasonMax`. Not in use: one more than the last. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "DynamicTickDisableReasonMax")]
        MAX = 0x00000004 "DynamicTickDisableReasonMax",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoDynamicTickDisableReason {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_dynamic_tick_disable_reason::VALUES;
}
