// Generated from spec/enums/NTSTATUS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What a system function returns.
    ///
    /// In C: `NTSTATUS`, held by `ULONG`.
    ///
    /// Only those statuses that rules of the information classes name.
    ///
    /// Source: Microsoft, *windows_sys::Win32::Foundation*; The mingw-w64 developers, *ntstatus.h*.
    #[doc(alias = "NTSTATUS")]
    Ntstatus(u32), 4 {
        /// `STATUS_NOT_IMPLEMENTED`. The information class is not valid for the function. In which releases it holds is not known.
        #[doc(alias = "STATUS_NOT_IMPLEMENTED")]
        NOT_IMPLEMENTED = 0xc0000002 "STATUS_NOT_IMPLEMENTED",
        /// `STATUS_INVALID_PARAMETER`. In which releases it holds is not known.
        #[doc(alias = "STATUS_INVALID_PARAMETER")]
        INVALID_PARAMETER = 0xc000000d "STATUS_INVALID_PARAMETER",
        /// `STATUS_NO_MEMORY`. In which releases it holds is not known.
        #[doc(alias = "STATUS_NO_MEMORY")]
        NO_MEMORY = 0xc0000017 "STATUS_NO_MEMORY",
        /// `STATUS_ACCESS_DENIED`. In which releases it holds is not known.
        #[doc(alias = "STATUS_ACCESS_DENIED")]
        ACCESS_DENIED = 0xc0000022 "STATUS_ACCESS_DENIED",
        /// `STATUS_PRIVILEGE_NOT_HELD`. In which releases it holds is not known.
        #[doc(alias = "STATUS_PRIVILEGE_NOT_HELD")]
        PRIVILEGE_NOT_HELD = 0xc0000061 "STATUS_PRIVILEGE_NOT_HELD",
        /// `STATUS_WMI_INSTANCE_NOT_FOUND`. In which releases it holds is not known.
        #[doc(alias = "STATUS_WMI_INSTANCE_NOT_FOUND")]
        WMI_INSTANCE_NOT_FOUND = 0xc0000296 "STATUS_WMI_INSTANCE_NOT_FOUND",
        /// `STATUS_WMI_ALREADY_ENABLED`. In which releases it holds is not known.
        #[doc(alias = "STATUS_WMI_ALREADY_ENABLED")]
        WMI_ALREADY_ENABLED = 0xc0000303 "STATUS_WMI_ALREADY_ENABLED",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl Ntstatus {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::ntstatus::VALUES;
}
