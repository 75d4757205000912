// Generated from spec/enums/WMI_RESOURCE_ACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What happened to an executive resource.
    ///
    /// In C: `WMI_RESOURCE_ACTION`, held by `ULONG`.
    ///
    /// The study takes the values for combinations of bits, which it calls speculation: 0x01 acquire, 0x02 release, 0x04 wait, 0x08 initialize, 0x10 once more, 0x20 exclusive, 0x40 shared, 0x0100 set the owner pointer, 0x0200 too long.
    ///
    /// Source: Geoff Chappell, *WMI_RESOURCE*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_RESOURCE_ACTION")]
    WmiResourceAction(u32), 4 {
        /// `WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE`. Exclusive ownership was released. In which releases it holds is not known.
        #[doc(alias = "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE")]
        COMPLETE_RELEASE_EXCLUSIVE = 0x00010022 "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE",
        /// `WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED`. Shared ownership was released. In which releases it holds is not known.
        #[doc(alias = "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED")]
        COMPLETE_RELEASE_SHARED = 0x00010042 "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED",
        /// `WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE`. A wait for exclusive ownership took too long. In which releases it holds is not known.
        #[doc(alias = "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE")]
        WAIT_EXCESSIVE_FOR_EXCLUSIVE = 0x00010224 "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE",
        /// `WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED`. A wait for shared ownership took too long. In which releases it holds is not known.
        #[doc(alias = "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED")]
        WAIT_EXCESSIVE_FOR_SHARED = 0x00010244 "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl WmiResourceAction {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::wmi_resource_action::VALUES;
}
