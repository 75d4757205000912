//! When a fact holds, and who disputes it.

use crate::role::{As, Sort, refers};
use crate::span::At;

rows! {
    /// One side of a disagreement. The tables follow the row. If the followed side is listed too, it is `preferred` and
    /// states why.
    pub struct DisputeRow {
        /// The source.
        pub source: As<At<String>, { refers(Sort::Source) }>,
        /// Statement of the source.
        pub says: String,
        /// This is the side that the row states. At most one is.
        pub preferred?: bool,
        /// Reason why the tables follow the preferred side.
        pub why: Option<String>,
    }
}
