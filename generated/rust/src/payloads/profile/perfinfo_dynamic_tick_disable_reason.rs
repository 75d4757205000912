// Generated from spec/enums/PERFINFO_DYNAMIC_TICK_DISABLE_REASON.toml by `cargo spec generate`. Do not edit: edit that
// file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Reason why dynamic ticks are disabled.
    ///
    /// In C: `PERFINFO_DYNAMIC_TICK_DISABLE_REASON`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_DYNAMIC_TICK_DISABLE_REASON")]
    PerfinfoDynamicTickDisableReason(u32), size = 4 {
        /// `DynamicTickDisableReasonNone`. Dynamic ticks are not disabled. Releases unknown.
        #[doc(alias = "DynamicTickDisableReasonNone")]
        NONE = 0x00000000, "DynamicTickDisableReasonNone";
        /// `DynamicTickDisableReasonBcdOverride`. Disabled by the boot configuration. Releases unknown.
        #[doc(alias = "DynamicTickDisableReasonBcdOverride")]
        BCD_OVERRIDE = 0x00000001, "DynamicTickDisableReasonBcdOverride";
        /// `DynamicTickDisableReasonNoHwSupport`. Not supported by the hardware. Releases unknown.
        #[doc(alias = "DynamicTickDisableReasonNoHwSupport")]
        NO_HW_SUPPORT = 0x00000002, "DynamicTickDisableReasonNoHwSupport";
        /// `DynamicTickDisableReasonEmOverride`. Disabled by the errata manager. Releases unknown.
        #[doc(alias = "DynamicTickDisableReasonEmOverride")]
        EM_OVERRIDE = 0x00000003, "DynamicTickDisableReasonEmOverride";
        /// `DynamicTickDisableReasonMax`. Not a state: one more than the last value. Defined; no known use. Releases
        /// unknown.
        #[doc(alias = "DynamicTickDisableReasonMax")]
        MAX = 0x00000004, "DynamicTickDisableReasonMax";
    }
}

static TABLE: Values = values("PERFINFO_DYNAMIC_TICK_DISABLE_REASON", false, &[
    named("DynamicTickDisableReasonNone", 0, &[]),
    named("DynamicTickDisableReasonBcdOverride", 1, &[]),
    named("DynamicTickDisableReasonNoHwSupport", 2, &[]),
    named("DynamicTickDisableReasonEmOverride", 3, &[]),
    named("DynamicTickDisableReasonMax", 4, &[]),
]);
