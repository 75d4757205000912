//! Kernel events by hook id, and classic events by class.

use super::{DisputeRow, Former, PointerSize, Releases, Sources, Status, TiedBy};
use crate::role::{Among, As, Sort, TEXT, among, defines, refers};
use crate::span::At;

rows! {
    /// `hooks/*.toml`: one group of hook ids.
    pub struct HooksFile {
        /// Group: the high byte of its hook IDs. Absent if no source states it; the events then have no hook IDs.
        pub group: Option<At<u32>>,
        /// Microsoft's name of the group.
        pub name: As<At<String>, { defines(Sort::Group) }>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// The GUID under which consumers see the group's events.
        pub guid: As<Option<At<String>>, TEXT>,
        /// Microsoft's name of that GUID.
        pub guid_name: As<Option<At<String>>, TEXT>,
        /// The class in MOF that all classes of the group's events extend.
        pub mof: As<Option<At<String>>, TEXT>,
        /// The releases in which the group was seen.
        pub seen: Releases,
        /// Description, in one sentence.
        pub summary: String,
        /// Sources of the facts; a row may cite others.
        pub sources: Sources,
        /// Sources of `mof` here and in the rows; left out, those of the file.
        pub mof_sources: Sources,
        /// Sources of `community` in the rows; left out, those of the file.
        pub community_sources: Sources,
        /// The events.
        pub event?: Vec<At<EventRow>>,
        /// Keys that a class adds to a group. Absent in `hooks/*.toml`.
        #[serde(skip)]
        pub class: Option<Class>,
    }
}

/// Keys of a class of classic events that a group of hook IDs lacks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Class {
    /// The name is the project's.
    pub own_name: bool,
}

rows! {
    /// `classes/*.toml`: a class of classic events, which have no hook ids. Their headers contain the GUID of the class and
    /// the type of the event.
    pub struct ClassFile {
        /// The GUID of the class.
        pub guid: As<At<String>, TEXT>,
        /// Microsoft's name of the class.
        pub name: As<At<String>, { defines(Sort::Group) }>,
        /// The name is the project's, because Microsoft gives none.
        pub own_name?: bool,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// Microsoft's name of the GUID.
        pub guid_name: As<Option<At<String>>, TEXT>,
        /// The class in MOF.
        pub mof: As<Option<At<String>>, TEXT>,
        /// The releases in which the class was seen.
        pub seen: Releases,
        /// Description, in one sentence.
        pub summary: String,
        /// Sources of the facts; a row may cite others.
        pub sources: Sources,
        /// Sources of `mof` here and in the rows; left out, those of the file.
        pub mof_sources: Sources,
        /// Sources of `community` in the rows; left out, those of the file.
        pub community_sources: Sources,
        /// The events.
        pub event?: Vec<At<EventRow>>,
    }
}

impl From<ClassFile> for HooksFile {
    fn from(file: ClassFile) -> HooksFile {
        HooksFile {
            group: None,
            name: file.name,
            renamed_from: file.renamed_from,
            deprecated: file.deprecated,
            guid: As(Some(file.guid.0)),
            guid_name: file.guid_name,
            mof: file.mof,
            seen: file.seen,
            summary: file.summary,
            sources: file.sources,
            mof_sources: file.mof_sources,
            community_sources: file.community_sources,
            event: file.event,
            class: Some(Class { own_name: file.own_name }),
        }
    }
}

rows! {
    /// One hook id or event type, or one of two unrelated meanings of it.
    pub struct EventRow {
        /// The type: the low byte of the hook id, or the event type within a class. Left out where no source states it.
        #[serde(rename = "type")]
        pub ty: Option<At<u32>>,
        /// Microsoft's name of the hook id.
        pub name: As<Option<At<String>>, { defines(Sort::Event) }>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// Microsoft's name of the type alone, within this group: of the low byte.
        pub type_name: As<Option<At<String>>, { defines(Sort::Event) }>,
        /// Other names of the same meaning.
        pub aliases?: As<Vec<At<String>>, { defines(Sort::Event) }>,
        /// The names of the type in MOF, within the class.
        pub mof?: As<Vec<At<String>>, TEXT>,
        /// The names that tools of the community show, such as `Process/Start`, the most common first.
        pub community?: As<Vec<At<String>>, TEXT>,
        /// The event as which consumers see it: the name of a hook ID, or its number. Left out, they see it with the GUID of its
        /// group and its own type.
        pub consumer_event: As<Option<At<String>>, { refers(Sort::Event) }>,
        /// The name of the table of these events, such as `sample`. Left out, it follows from the other names.
        pub table: As<Option<At<String>>, TEXT>,
        /// Releases in which it applies. It applies in no other.
        pub versions: Releases,
        /// The releases in which it was seen.
        pub seen: Releases,
        /// Releases whose headers define the name of the type. The event need not occur in them.
        pub type_defined: Releases,
        /// The ID has two meanings, in two rows, and no source states when each applies.
        pub collides?: bool,
        /// Status of an ID that is not in ordinary use.
        pub status: Option<At<Status>>,
        /// Description of what happened.
        pub doc: Option<String>,
        /// Names of group-mask bits that must be set for the event.
        pub needs?: As<Vec<At<String>>, { among(Sort::Constant, Among::Bits) }>,
        /// The structure of the data, by event version and release.
        pub payload?: Vec<At<PayloadRow>>,
        /// Sources of the fact, if they are not those of the file.
        pub sources: Sources,
        /// Sources that disagree.
        pub disputed?: Vec<At<DisputeRow>>,
    }

    /// The structure of an event's data.
    pub struct PayloadRow {
        /// The structure.
        #[serde(rename = "struct")]
        pub structure: As<At<String>, { among(Sort::Type, Among::Structures) }>,
        /// The event version, the low byte of the header's Version.
        pub event_version: Option<At<u32>>,
        /// The releases.
        pub versions: Releases,
        /// The pointer size of the data, where the structure is that of one size.
        pub pointer: Option<At<PointerSize>>,
        /// The structure begins with the header of the event: it is the whole event, not what follows the header.
        pub whole?: bool,
        /// Connection between the structure and the event. Absent if a source states that the structure is the payload.
        pub by: Option<At<TiedBy>>,
        /// A remark.
        pub doc: Option<String>,
        /// Sources of the fact, if they are not those of the event.
        pub sources: Sources,
    }
}
