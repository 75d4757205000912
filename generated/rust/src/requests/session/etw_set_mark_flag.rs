// Generated from spec/enums/ETW_SET_MARK_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What setting a mark does besides.
    ///
    /// Microsoft gives the set no name; here: `ETW_SET_MARK_FLAG`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwSetMarkFlag(u32), 4 {
        /// `ETW_SET_MARK_WITH_FLUSH`. Working sets are emptied. In which releases it holds is not known.
        #[doc(alias = "ETW_SET_MARK_WITH_FLUSH")]
        WITH_FLUSH = 0x00000001 "ETW_SET_MARK_WITH_FLUSH",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EtwSetMarkFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_set_mark_flag::VALUES;
}
