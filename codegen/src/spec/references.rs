//! References: what fields of events refer to by a number, and the events that name it. Lists of things.

use etwspec_catalog::things::{ListDoes, ListHolds, ListTake, ListType};

use super::{Does, Meaning, Sources};
use crate::role::{As, Owner, Sort, TEXT, field, refers};
use crate::span::At;

rows! {
    /// `references.toml`: the kinds of things that events refer to.
    pub struct ReferencesFile {
        /// Sources of the facts; a row may cite others.
        pub sources: Sources,
        /// The kinds of things.
        pub reference?: Vec<At<ReferenceRow>>,
        /// The lists whose rows follow from several events.
        pub list?: Vec<At<ListRow>>,
    }

    /// A kind of thing that fields refer to by a number, its key.
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
        pub per_owner?: bool,
        /// The owner of things that exist for all owners, if keys are unique within one owner.
        pub shared_by: Option<At<u64>>,
        /// The name of the owner of such things, if it is not that of the key.
        pub shared_name: Option<String>,
        /// The key is an address, at which `size` bytes begin: the meaning of fields that contain any address within them.
        pub contains: Option<At<Meaning>>,
        /// Sources of the facts, if they are not those of the file.
        pub sources: Sources,
        /// The events about such a thing.
        pub event?: Vec<At<ReferenceEventRow>>,
    }

    /// Kernel events, or events of a provider, that state the same about a thing.
    pub struct ReferenceEventRow {
        /// Names of the hook IDs of kernel events, or hook IDs without a name (`0x0548`).
        pub hooks: As<Option<At<Vec<At<String>>>>, { refers(Sort::Event) }>,
        /// The provider of other events.
        pub provider: As<Option<At<String>>, { refers(Sort::Provider) }>,
        /// IDs of the events of the provider, in all versions. Left out, all events that have the field `key`, unless another row of the
        /// thing names them.
        pub events?: Vec<At<u16>>,
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
}

/// Names of columns of the list.
type Columns = As<Vec<At<String>>, TEXT>;

rows! {
    /// A list: rows that follow from several events, such as processes.
    pub struct ListRow {
        /// Name of the list, such as `processes`.
        pub name: As<At<String>, TEXT>,
        /// Description of the rows, in one sentence.
        pub summary: String,
        /// A remark.
        pub doc: Option<String>,
        /// The noun for one row, such as `process`.
        pub row: String,
        /// The kind of thing that a row is, if fields refer to it.
        pub thing: Option<At<Meaning>>,
        /// No key is used again in the life of a process: several events that begin a row with it state the same.
        pub once?: bool,
        /// The columns with the ID and the name of the process of a row.
        pub process?: Columns,
        /// The columns by which rows are sorted.
        pub order?: Columns,
        /// The columns whose sum sorts rows, the greatest first. Only rows that events add to have sums.
        pub most?: Columns,
        /// The columns of the table for people, in their order.
        pub text: Columns,
        /// Where else an answer is, if a trace has no event of the list.
        pub elsewhere: Option<String>,
        /// Sources of the facts, if they are not those of the file.
        pub sources: Sources,
        /// The columns.
        pub column?: Vec<At<ListColumnRow>>,
        /// The events that state rows. Of several at one time, the first counts.
        pub event?: Vec<At<ListEventRow>>,
    }

    /// Column of a list.
    pub struct ListColumnRow {
        /// Name of the column.
        pub name: As<At<String>, TEXT>,
        /// Type of the values; text if left out.
        #[serde(rename = "type")]
        pub ty?: ListType,
        /// Contents; values of events if left out.
        pub holds?: ListHolds,
        /// The column from which the values follow.
        pub of: As<Option<At<String>>, TEXT>,
        /// The participle for the sum of all rows, such as `sent`.
        pub total: Option<String>,
        /// Description of the values.
        pub doc: String,
    }

    /// Events that state rows of a list.
    pub struct ListEventRow {
        /// Names of kernel events and classic events in tools of the community, such as `Process/Start`.
        pub kernel?: As<Vec<At<String>>, TEXT>,
        /// The provider of other events.
        pub provider: As<Option<At<String>>, { refers(Sort::Provider) }>,
        /// IDs of the events of the provider, in all versions.
        pub events?: Vec<At<u16>>,
        /// Effect of the events on the list.
        pub does: At<ListDoes>,
        /// The columns by which rows are found, if not by their key.
        pub by?: Columns,
        /// The field that decides whether an event counts.
        pub when: As<Option<At<String>>, TEXT>,
        /// Names or numbers of the values of this field with which an event counts. An event that opens an interval with another value
        /// ends the one before.
        pub is?: Vec<String>,
        /// Values of columns. Of several for one column, the first that is known counts.
        pub values?: Vec<At<ListValueRow>>,
        /// Sources of the fact, if they are not those of the list.
        pub sources: Sources,
    }

    /// Value of a column.
    pub struct ListValueRow {
        /// The column.
        pub column: As<At<String>, TEXT>,
        /// The field that contains the value, named as in any payload structure or version of the events; or the constant.
        pub field?: As<Option<At<String>>, TEXT>,
        /// The part of the field or of the event that is the value; the value of the field if left out.
        pub take?: ListTake,
    }
}
