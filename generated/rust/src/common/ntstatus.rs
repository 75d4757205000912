// Generated from spec/enums/NTSTATUS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values, named};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Status returned by a system function.
    ///
    /// In C: `NTSTATUS`, of type `ULONG`.
    ///
    /// Lists only the statuses named by rules of the information classes.
    ///
    /// Source: Microsoft, *windows_sys::Win32::Foundation*; The mingw-w64 developers, *ntstatus.h*.
    #[doc(alias = "NTSTATUS")]
    Ntstatus(u32), 4 {
        /// `STATUS_NOT_IMPLEMENTED`. The information class is invalid for the function. Releases unknown.
        #[doc(alias = "STATUS_NOT_IMPLEMENTED")]
        NOT_IMPLEMENTED = 0xc0000002 "STATUS_NOT_IMPLEMENTED",
        /// `STATUS_INVALID_PARAMETER`. Releases unknown.
        #[doc(alias = "STATUS_INVALID_PARAMETER")]
        INVALID_PARAMETER = 0xc000000d "STATUS_INVALID_PARAMETER",
        /// `STATUS_NO_MEMORY`. Releases unknown.
        #[doc(alias = "STATUS_NO_MEMORY")]
        NO_MEMORY = 0xc0000017 "STATUS_NO_MEMORY",
        /// `STATUS_ACCESS_DENIED`. Releases unknown.
        #[doc(alias = "STATUS_ACCESS_DENIED")]
        ACCESS_DENIED = 0xc0000022 "STATUS_ACCESS_DENIED",
        /// `STATUS_PRIVILEGE_NOT_HELD`. Releases unknown.
        #[doc(alias = "STATUS_PRIVILEGE_NOT_HELD")]
        PRIVILEGE_NOT_HELD = 0xc0000061 "STATUS_PRIVILEGE_NOT_HELD",
        /// `STATUS_WMI_INSTANCE_NOT_FOUND`. Releases unknown.
        #[doc(alias = "STATUS_WMI_INSTANCE_NOT_FOUND")]
        WMI_INSTANCE_NOT_FOUND = 0xc0000296 "STATUS_WMI_INSTANCE_NOT_FOUND",
        /// `STATUS_WMI_ALREADY_ENABLED`. Releases unknown.
        #[doc(alias = "STATUS_WMI_ALREADY_ENABLED")]
        WMI_ALREADY_ENABLED = 0xc0000303 "STATUS_WMI_ALREADY_ENABLED",
    }
    also {
    }
}

static TABLE: Values = Values { name: "NTSTATUS", flags: false, values: &[
    named("STATUS_NOT_IMPLEMENTED", 3221225474, &[]),
    named("STATUS_INVALID_PARAMETER", 3221225485, &[]),
    named("STATUS_NO_MEMORY", 3221225495, &[]),
    named("STATUS_ACCESS_DENIED", 3221225506, &[]),
    named("STATUS_PRIVILEGE_NOT_HELD", 3221225569, &[]),
    named("STATUS_WMI_INSTANCE_NOT_FOUND", 3221226134, &[]),
    named("STATUS_WMI_ALREADY_ENABLED", 3221226243, &[]),
] };
