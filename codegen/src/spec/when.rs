//! When a fact holds, and who disputes it.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::span::At;

/// One side of a disagreement. What the row states is what the tables follow; where that side is listed too, as the one
/// that is preferred, it says why.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DisputeRow {
    /// The source.
    pub source: At<String>,
    /// What it says.
    pub says: String,
    /// This is the side that the row states. At most one is.
    #[serde(default)]
    pub preferred: bool,
    /// Why the preferred side is preferred.
    pub why: Option<String>,
}
