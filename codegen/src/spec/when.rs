//! When a fact holds, and who disputes it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::span::At;

/// Releases: `5.1+`, `6.2..1511`, `late 5.2`, `5.0..5.2, 6.1+`; or one such text for each pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum Versions {
    /// The same releases for both pointer sizes.
    Both(String),
    /// Releases by pointer size; a size that is left out has none.
    ByPointer {
        /// Releases of 32-bit Windows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        x86: Option<String>,
        /// Releases of 64-bit Windows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        x64: Option<String>,
    },
}

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
