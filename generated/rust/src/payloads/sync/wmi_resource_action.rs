// Generated from spec/enums/WMI_RESOURCE_ACTION.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Action on an executive resource.
    ///
    /// In C: `WMI_RESOURCE_ACTION`, of type `ULONG`.
    ///
    /// The study reads the values as combinations of bits, and calls this speculation. The bits are 0x01 acquire, 0x02
    /// release, 0x04 wait, 0x08 initialize, 0x10 again, 0x20 exclusive, 0x40 shared, 0x0100 set the owner pointer,
    /// 0x0200 excessive.
    ///
    /// Source: Geoff Chappell, *WMI_RESOURCE*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_RESOURCE_ACTION")]
    WmiResourceAction(u32), size = 4 {
        /// `WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE`. Exclusive ownership released. Releases unknown.
        #[doc(alias = "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE")]
        COMPLETE_RELEASE_EXCLUSIVE = 0x00010022, "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE";
        /// `WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED`. Shared ownership released. Releases unknown.
        #[doc(alias = "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED")]
        COMPLETE_RELEASE_SHARED = 0x00010042, "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED";
        /// `WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE`. Excessive wait for exclusive ownership. Releases
        /// unknown.
        #[doc(alias = "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE")]
        WAIT_EXCESSIVE_FOR_EXCLUSIVE = 0x00010224, "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE";
        /// `WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED`. Excessive wait for shared ownership. Releases unknown.
        #[doc(alias = "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED")]
        WAIT_EXCESSIVE_FOR_SHARED = 0x00010244, "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED";
    }
}

static TABLE: Values = values("WMI_RESOURCE_ACTION", false, &[
    named("WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE", 65570, &[]),
    named("WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED", 65602, &[]),
    named("WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE", 66084, &[]),
    named("WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED", 66116, &[]),
]);
