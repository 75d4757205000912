// Generated from spec/enums/ETW_IO_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of an I/O request.
    ///
    /// No known name in C; here: `ETW_IO_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Field that contains the flags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwIoFlag(u32), 4 {
        /// `ETW_IO_FLAG_BACKUP`. Backup request. Releases unknown.
        #[doc(alias = "ETW_IO_FLAG_BACKUP")]
        BACKUP = 0x00000001 "ETW_IO_FLAG_BACKUP",
        /// `ETW_IO_FLAG_PREFETCH`. Prefetch request. Releases unknown.
        #[doc(alias = "ETW_IO_FLAG_PREFETCH")]
        PREFETCH = 0x00000002 "ETW_IO_FLAG_PREFETCH",
        /// `ETW_IO_FLAG_WRITE_AGGREGATION`. Releases unknown.
        #[doc(alias = "ETW_IO_FLAG_WRITE_AGGREGATION")]
        WRITE_AGGREGATION = 0x00000004 "ETW_IO_FLAG_WRITE_AGGREGATION",
    }
    also {
    }
    fields { }
}

impl EtwIoFlag {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "ETW_IO_FLAG", flags: true, values: &[
    NamedValue { name: "ETW_IO_FLAG_BACKUP", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_IO_FLAG_PREFETCH", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_IO_FLAG_WRITE_AGGREGATION", value: 4, shift: None, holds: None, releases: &[] },
] };
