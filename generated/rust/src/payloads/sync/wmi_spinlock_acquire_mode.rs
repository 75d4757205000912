// Generated from spec/enums/WMI_SPINLOCK_ACQUIRE_MODE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The kinds of spin lock.
    ///
    /// Microsoft gives the set no name; here: `WMI_SPINLOCK_ACQUIRE_MODE`, held by `UCHAR`.
    ///
    /// Source: Geoff Chappell, *WMI_SPINLOCK*.
    WmiSpinlockAcquireMode(u8), 1 {
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl WmiSpinlockAcquireMode {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::wmi_spinlock_acquire_mode::VALUES;
}
