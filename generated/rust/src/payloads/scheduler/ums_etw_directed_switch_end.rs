// Generated from spec/enums/UMS_ETW_DIRECTED_SWITCH_END.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of the end of a directed switch to a user-mode scheduled thread.
    ///
    /// No known name in C; here: `UMS_ETW_DIRECTED_SWITCH_END`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    UmsEtwDirectedSwitchEnd(u32), size = 4 {
        /// `UMS_ETW_DIRECTED_SWITCH_END_FAST`. Releases unknown.
        #[doc(alias = "UMS_ETW_DIRECTED_SWITCH_END_FAST")]
        FAST = 0x00000001, "UMS_ETW_DIRECTED_SWITCH_END_FAST";
    }
}

static TABLE: Values = values("UMS_ETW_DIRECTED_SWITCH_END", true, &[
    named("UMS_ETW_DIRECTED_SWITCH_END_FAST", 1, &[]),
]);
