//! Kernel events by hook ID, and classic events by class.

use super::{Dispute, Status, TiedBy, Versions, When};
use crate::axis::Pointer;

model! {
    /// Group of kernel events, which share the high byte of their hook IDs, or class of classic events, which share a GUID.
    pub struct HookGroup {
        /// High byte of its hook IDs, if known.
        pub group?: Option<u32>,
        /// True if these are the events of a class, which have no hook IDs: an event is identified by GUID and type.
        pub class?: bool,
        /// Microsoft's name.
        pub name: String,
        /// True if the name is the project's.
        pub own_name?: bool,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Why it should no longer be used.
        pub deprecated?: Option<String>,
        /// Name of the group's constant in the generated Rust crate.
        pub rust?: Option<String>,
        /// Class GUID of the events as consumers see them, in upper case without braces.
        pub guid?: Option<String>,
        /// Microsoft's name of the GUID.
        pub guid_name?: Option<String>,
        /// Class in MOF that all classes of the events extend.
        pub mof?: Option<String>,
        /// Releases in which it was observed.
        pub when: When,
        /// Summary in one sentence.
        pub summary: String,
        /// Events.
        pub events: Vec<HookEvent>,
        /// IDs of the sources of the facts.
        pub sources: Vec<String>,
        /// IDs of the sources of the names in MOF, if they differ.
        pub mof_sources?: Vec<String>,
        /// IDs of the sources of the names that the community uses, if they differ.
        pub community_sources?: Vec<String>,
        /// Path of its table within the spec folder.
        pub file: String,
    }

    /// Kernel event: one meaning of a hook ID; or event of a class.
    pub struct HookEvent {
        /// Hook ID, if group and type are known.
        pub hook?: Option<u32>,
        /// Event type, the low byte of the hook ID if there is one, if known.
        #[serde(rename = "type")]
        pub ty?: Option<u32>,
        /// Microsoft's name, if known.
        pub name?: Option<String>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Why it should no longer be used.
        pub deprecated?: Option<String>,
        /// Microsoft's name of the event type within the group.
        pub type_name?: Option<String>,
        /// Name of the hook ID's constant in the generated Rust crate.
        pub rust?: Option<String>,
        /// Other names with the same meaning.
        pub aliases?: Vec<String>,
        /// Names of the type in MOF, within the class.
        pub mof?: Vec<String>,
        /// Names that tools of the community show, such as `Process/Start`, the most common first.
        pub community?: Vec<String>,
        /// Hook ID whose group and type consumers see, if it is another one: Windows moves the event when it reads a trace.
        pub consumer_hook?: Option<u32>,
        /// Name of the table of these events, such as `sample`, if it does not follow from the other names.
        pub table?: Option<String>,
        /// Releases in which it holds.
        pub when: When,
        /// Releases whose headers define the name of the type. This is no evidence that the event occurs in them.
        pub type_defined?: Option<Versions>,
        /// True if the ID has another meaning as well, and no source states when either applies.
        pub collides?: bool,
        /// Status, if the ID is not simply in use.
        pub status?: Option<Status>,
        /// Description of what the event reports.
        pub doc?: Option<String>,
        /// Names of the group-mask bits that enable the event.
        pub needs?: Vec<String>,
        /// Structures of its payload.
        pub payloads?: Vec<Payload>,
        /// IDs of the sources of this row, if they differ from those of the group.
        pub sources?: Vec<String>,
        /// Statements of sources that disagree.
        pub disputed?: Vec<Dispute>,
    }

    /// Structure of an event's payload.
    pub struct Payload {
        /// Name of the structure.
        #[serde(rename = "struct")]
        pub structure: String,
        /// Event version.
        pub event_version?: Option<u32>,
        /// Releases.
        pub releases?: Option<Versions>,
        /// Pointer size of the data, if the structure is for one size.
        pub pointer?: Option<Pointer>,
        /// True if the structure includes the event header, so that it is the whole event.
        pub whole?: bool,
        /// Basis of the assignment, if no source states it.
        pub by?: Option<TiedBy>,
        /// Remark.
        pub doc?: Option<String>,
        /// IDs of the sources of this row, if they differ from those of the event.
        pub sources?: Vec<String>,
    }
}

impl HookGroup {
    /// Returns the number of an event of the group: its hook ID, or the type of an event of a class, such as `0x24`.
    pub fn number(&self, event: &HookEvent) -> String {
        match event.ty {
            Some(ty) if self.class => format!("0x{ty:02X}"),
            _ => event.number(),
        }
    }

    /// Returns the names of an event with the class in MOF, such as `Process/Start`, in the order of the table.
    pub fn mof_names<'g>(&'g self, event: &'g HookEvent) -> impl Iterator<Item = String> + use<'g> {
        let class = self.mof.iter();
        class.flat_map(|class| event.mof.iter().map(move |name| format!("{class}/{name}")))
    }
}

impl HookEvent {
    /// Returns the name of the hook ID, or else that of the event type.
    pub fn called(&self) -> Option<&str> {
        self.name.as_deref().or(self.type_name.as_deref())
    }

    /// Returns the hook ID in hexadecimal, such as `0x0524`, or `0x??24` if the group is unknown.
    pub fn number(&self) -> String {
        match (self.hook, self.ty) {
            (Some(hook), _) => format!("0x{hook:04X}"),
            (None, Some(ty)) => format!("0x??{ty:02X}"),
            (None, None) => "unknown".to_owned(),
        }
    }
}
