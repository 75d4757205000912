//! References: what fields of events refer to by a number, and the events that name it.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Does, Meaning, Sources};
use crate::role::{As, Owner, Sort, field, refers};
use crate::span::At;

/// `references.toml`: the kinds of things that events refer to.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ReferencesFile {
    /// Sources of the facts; a row may cite others.
    pub sources: Sources,
    /// The kinds of things.
    #[serde(default)]
    pub reference: Vec<At<ReferenceRow>>,
}

/// A kind of thing that fields refer to by a number, its key.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ReferenceRow {
    /// The meaning of fields that contain the key.
    pub meaning: At<Meaning>,
    /// Description of the thing, in one sentence.
    pub summary: String,
    /// A remark, for example about when keys are used again.
    pub doc: Option<String>,
    /// The kind of thing that owns it: that of the fields `owner` of its events.
    pub owner: Option<At<Meaning>>,
    /// The key is unique within one owner only.
    #[serde(default)]
    pub per_owner: bool,
    /// The owner of things that exist for all owners, if keys are unique within one owner.
    pub shared_by: Option<At<u64>>,
    /// The name of the owner of such things, if it is not that of the key.
    pub shared_name: Option<String>,
    /// The key is an address, at which `size` bytes begin: the meaning of fields that contain any address within them.
    pub contains: Option<At<Meaning>>,
    /// Sources of the facts, if they are not those of the file.
    pub sources: Sources,
    /// The events about such a thing.
    #[serde(default)]
    pub event: Vec<At<ReferenceEventRow>>,
}

/// Kernel events, or events of a provider, that state the same about a thing.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ReferenceEventRow {
    /// Names of the hook IDs of kernel events, or hook IDs without a name (`0x0548`).
    pub hooks: As<Option<At<Vec<At<String>>>>, { refers(Sort::Event) }>,
    /// The provider of other events.
    pub provider: As<Option<At<String>>, { refers(Sort::Provider) }>,
    /// IDs of the events of the provider, in all versions. Left out, all events that have the field `key`, unless another row of the
    /// thing names them.
    #[serde(default)]
    pub events: Vec<At<u16>>,
    /// Effect of the events on the thing.
    pub does: At<Does>,
    /// Field that contains the key, named as in any payload structure or version of the events.
    pub key: As<At<String>, { field(Owner::Events) }>,
    /// The field that contains its name, if the events contain it.
    pub name: As<Option<At<String>>, { field(Owner::Events) }>,
    /// The field that contains a path, whose last part is its name.
    pub path: As<Option<At<String>>, { field(Owner::Events) }>,
    /// The field that contains the key of its owner. For events of a provider without it, the owner is the process of the event.
    pub owner: As<Option<At<String>>, { field(Owner::Events) }>,
    /// The field that contains its size in bytes.
    pub size: As<Option<At<String>>, { field(Owner::Events) }>,
    /// Sources of the fact, if they are not those of the reference.
    pub sources: Sources,
}
