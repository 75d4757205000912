// Generated from spec/enums/WMI_PUSHLOCK_ACTION.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Action of a thread on a push lock.
    ///
    /// No known name in C; here: `WMI_PUSHLOCK_ACTION`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    WmiPushlockAction(u8), size = 1 {
        /// `WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE`. Wait for exclusive ownership. Releases unknown.
        #[doc(alias = "WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE")]
        WAIT_FOR_EXCLUSIVE = 0x01, "WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE";
        /// `WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED`. Wait for shared ownership. Releases unknown.
        #[doc(alias = "WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED")]
        WAIT_FOR_SHARED = 0x02, "WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED";
    }
}

static TABLE: Values = values("WMI_PUSHLOCK_ACTION", false, &[
    named("WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE", 1, &[]),
    named("WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED", 2, &[]),
]);
