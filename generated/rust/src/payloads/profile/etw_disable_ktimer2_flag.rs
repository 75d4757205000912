// Generated from spec/enums/ETW_DISABLE_KTIMER2_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of the disabling of an executive timer.
    ///
    /// No known name in C; here: `ETW_DISABLE_KTIMER2_FLAG`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwDisableKtimer2Flag(u8), size = 1 {
        /// `ETW_DISABLE_KTIMER2_CANCEL`. The timer is also canceled. Releases unknown.
        #[doc(alias = "ETW_DISABLE_KTIMER2_CANCEL")]
        CANCEL = 0x01, "ETW_DISABLE_KTIMER2_CANCEL";
        /// `ETW_DISABLE_KTIMER2_WAIT`. The caller waits until the timer routine is done. Releases unknown.
        #[doc(alias = "ETW_DISABLE_KTIMER2_WAIT")]
        WAIT = 0x02, "ETW_DISABLE_KTIMER2_WAIT";
        /// `ETW_DISABLE_KTIMER2_DELAYED`. The timer is disabled later. Releases unknown.
        #[doc(alias = "ETW_DISABLE_KTIMER2_DELAYED")]
        DELAYED = 0x04, "ETW_DISABLE_KTIMER2_DELAYED";
        /// `ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK`. A callback routine is called when the timer is disabled.
        /// Releases unknown.
        #[doc(alias = "ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK")]
        HAS_DISABLE_CALLBACK = 0x08, "ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK";
    }
}

static TABLE: Values = values("ETW_DISABLE_KTIMER2_FLAG", true, &[
    named("ETW_DISABLE_KTIMER2_CANCEL", 1, &[]),
    named("ETW_DISABLE_KTIMER2_WAIT", 2, &[]),
    named("ETW_DISABLE_KTIMER2_DELAYED", 4, &[]),
    named("ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK", 8, &[]),
]);
