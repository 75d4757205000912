// Generated from spec/enums/PERFINFO_IPI_REQUEST.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What a processor asks another one for.
    ///
    /// Microsoft gives the set no name; here: `PERFINFO_IPI_REQUEST`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoIpiRequest(u32), 4 {
        /// `PERFINFO_IPI_APC_REQUEST`. An asynchronous procedure call. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_IPI_APC_REQUEST")]
        APC_REQUEST = 0x00000001 "PERFINFO_IPI_APC_REQUEST",
        /// `PERFINFO_IPI_DPC_REQUEST`. A deferred procedure call. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_IPI_DPC_REQUEST")]
        DPC_REQUEST = 0x00000002 "PERFINFO_IPI_DPC_REQUEST",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl PerfinfoIpiRequest {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_ipi_request::VALUES;
}
