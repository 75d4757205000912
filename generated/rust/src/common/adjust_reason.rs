// Generated from spec/enums/ADJUST_REASON.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Reasons why the priority of a thread is raised.
    ///
    /// In C: `ADJUST_REASON`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *Event Tracing MOF classes*; Alex Ionescu and the ReactOS developers, *ketypes.h*.
    #[doc(alias = "ADJUST_REASON")]
    AdjustReason(u8), size = 1 {
        /// `AdjustNone`. The increment is ignored. Releases unknown.
        #[doc(alias = "AdjustNone")]
        NONE = 0x00, "AdjustNone";
        /// `AdjustUnwait`. The increment decays by steps, at the end of each quantum. Releases unknown.
        #[doc(alias = "AdjustUnwait")]
        UNWAIT = 0x01, "AdjustUnwait";
        /// `AdjustBoost`. The increment decays as a whole at the end of the quantum, as for donated priority. Releases
        /// unknown.
        #[doc(alias = "AdjustBoost")]
        BOOST = 0x02, "AdjustBoost";
    }
}

static TABLE: Values = values("ADJUST_REASON", false, &[
    named("AdjustNone", 0, &[]),
    named("AdjustUnwait", 1, &[]),
    named("AdjustBoost", 2, &[]),
]);
