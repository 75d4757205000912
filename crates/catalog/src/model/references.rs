//! References between events.

use serde::{Deserialize, Serialize};

use super::{Does, is_false};
use crate::Meaning;

/// Kind of thing that fields of events refer to by a number, its key.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reference {
    /// Meaning of fields that contain the key.
    pub meaning: Meaning,
    /// Name of the variant in the generated Rust crate.
    pub rust: String,
    /// Summary in one sentence.
    pub summary: String,
    /// Remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Kind of thing that owns it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Meaning>,
    /// True if the key is unique within one owner only.
    #[serde(default, skip_serializing_if = "is_false")]
    pub per_owner: bool,
    /// Owner of things that exist for all owners.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared_by: Option<u64>,
    /// Name of the owner of such things, if it is not that of the key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared_name: Option<String>,
    /// Meaning of fields that contain any address within the thing, if the key is its address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contains: Option<Meaning>,
    /// IDs of the sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Events about such a thing: kernel events by hook ID, then those of providers.
    pub events: Vec<ReferenceEvent>,
}

/// Facts of an event about a thing. A field is given by all of its names in the payload structures of the event.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReferenceEvent {
    /// Hook ID of a kernel event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hook: Option<u32>,
    /// Name of the provider of another event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provider: Option<String>,
    /// ID of an event of the provider, in all versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u16>,
    /// Name of the hook ID or of the event of the provider, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Effect of the event on the thing.
    pub does: Does,
    /// Field that contains the key.
    pub key: Vec<String>,
    /// Field that contains the name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub name: Vec<String>,
    /// Field that contains a path, whose last part is the name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// Field that contains the key of the owner.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub owner: Vec<String>,
    /// Field that contains the size in bytes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub size: Vec<String>,
    /// IDs of the sources of this row, if they differ from those of the reference.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}
