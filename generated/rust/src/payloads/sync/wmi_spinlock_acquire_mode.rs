// Generated from spec/enums/WMI_SPINLOCK_ACQUIRE_MODE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of a spin lock acquisition.
    ///
    /// No known name in C; here: `WMI_SPINLOCK_ACQUIRE_MODE`, of type `UCHAR`.
    ///
    /// Source: Geoff Chappell, *WMI_SPINLOCK*.
    WmiSpinlockAcquireMode(u8), size = 1 {
    }
}

static TABLE: Values = values("WMI_SPINLOCK_ACQUIRE_MODE", false, &[
]);
