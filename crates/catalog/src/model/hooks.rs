//! Kernel events by hook id.

use serde::{Deserialize, Serialize};

use super::{Dispute, Status, TiedBy, Versions, When, is_false};
use crate::axis::Pointer;

/// A group of hook ids.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HookGroup {
    /// The high byte of its hook ids, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<u32>,
    /// Microsoft's name.
    pub name: String,
    /// The name in Rust: a constant of the type of groups.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HookEvent {
    /// The hook id: group and type, if both are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hook: Option<u32>,
    /// The type: the low byte of the hook id, if it is known.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub ty: Option<u32>,
    /// Microsoft's name, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Microsoft's name of the type alone, within the group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub type_name: Option<String>,
    /// The name in Rust: a constant of the type of hook ids.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// Other names of the same meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// When it holds.
    pub when: When,
    /// The releases whose headers define the name of the type. They do not say that the event occurs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub type_defined: Option<Versions>,
    /// The id has another meaning that is not this one, and no source says when either holds.
    #[serde(default, skip_serializing_if = "is_false")]
    pub collides: bool,
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The pointer size of the data, where the structure is that of one size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pointer: Option<Pointer>,
    /// The structure begins with the header of the event: it is the whole event, not what follows the header.
    #[serde(default, skip_serializing_if = "is_false")]
    pub whole: bool,
    /// What ties the structure to the event, if not a source that says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<TiedBy>,
    /// What is to be said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the sources of the event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}

impl HookEvent {
    /// What it is called: the name of its hook id, else that of its type.
    pub fn called(&self) -> Option<&str> {
        self.name.as_deref().or(self.type_name.as_deref())
    }

    /// Its number as tables write it: `0x0524`; only what is known of it where no source gives it whole.
    pub fn number(&self) -> String {
        match (self.hook, self.ty) {
            (Some(hook), _) => format!("0x{hook:04X}"),
            (None, Some(ty)) => format!("0x??{ty:02X}"),
            (None, None) => "unknown".to_owned(),
        }
    }
}
