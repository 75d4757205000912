//! Kernel events by hook id.

use serde::{Deserialize, Serialize};

use super::{Dispute, Status, Versions, When};

/// A group of hook ids.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HookGroup {
    /// The high byte of its hook ids.
    pub group: u32,
    /// Microsoft's name.
    pub name: String,
    /// The GUID under which consumers see its events, in upper case without braces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guid: Option<String>,
    /// Microsoft's name of that GUID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guid_name: Option<String>,
    /// When it was seen.
    pub when: When,
    /// What it is, in a sentence.
    pub summary: String,
    /// The events.
    pub events: Vec<HookEvent>,
    /// Where the facts come from.
    pub sources: Vec<String>,
    /// The file of the spec.
    pub file: String,
}

/// One meaning of a hook id.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HookEvent {
    /// The hook id: group and type.
    pub hook: u32,
    /// Microsoft's name, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Other names of the same meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// When it holds.
    pub when: When,
    /// What is known of an id that is not simply in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// What happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Names of group-mask bits that must be set for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<String>,
    /// The structure of its data.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub payloads: Vec<Payload>,
    /// Where the fact comes from, if not from the group's sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Who says otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
}

/// The structure of an event's data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Payload {
    /// The structure.
    #[serde(rename = "struct")]
    pub structure: String,
    /// The event version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event_version: Option<u32>,
    /// The releases.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub releases: Option<Versions>,
}
