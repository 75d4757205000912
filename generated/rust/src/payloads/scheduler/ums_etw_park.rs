// Generated from spec/enums/UMS_ETW_PARK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// How a thread that user mode schedules was parked.
    ///
    /// Microsoft gives the set no name; here: `UMS_ETW_PARK`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    UmsEtwPark(u32), 4 {
        /// `UMS_ETW_PARK_VOLATILE`. In which releases it holds is not known.
        #[doc(alias = "UMS_ETW_PARK_VOLATILE")]
        VOLATILE = 0x00000001 "UMS_ETW_PARK_VOLATILE",
        /// `UMS_ETW_PARK_PRIMARY_PRESENT`. The thread that schedules it is there. In which releases it holds is not known.
        #[doc(alias = "UMS_ETW_PARK_PRIMARY_PRESENT")]
        PRIMARY_PRESENT = 0x00000002 "UMS_ETW_PARK_PRIMARY_PRESENT",
        /// `UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT`. In which releases it holds is not known.
        #[doc(alias = "UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT")]
        PRIMARY_DELIVERED_CONTEXT = 0x00000004 "UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl UmsEtwPark {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::ums_etw_park::VALUES;
}
