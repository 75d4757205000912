// Generated from spec/enums/ETW_SET_MARK_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Additional actions of setting a mark.
    ///
    /// No known name in C; here: `ETW_SET_MARK_FLAG`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwSetMarkFlag(u32), size = 4 {
        /// `ETW_SET_MARK_WITH_FLUSH`. Working sets are emptied. Releases unknown.
        #[doc(alias = "ETW_SET_MARK_WITH_FLUSH")]
        WITH_FLUSH = 0x00000001, "ETW_SET_MARK_WITH_FLUSH";
    }
}

static TABLE: Values = values("ETW_SET_MARK_FLAG", true, &[
    named("ETW_SET_MARK_WITH_FLUSH", 1, &[]),
]);
