//! Kinds of names in the strings of the tables, by the type of the row and the key.
//!
//! This is the only place that lists keys of the language. A test requires an entry for each key whose value is a string.

use etwspec_codegen::schema::Kind;

/// Kind of name. Names of different sorts are independent of each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sort {
    /// Scalar, structure, set of values or dispatch.
    Type,
    /// Value of a set, bit of a mask, documented flag.
    Constant,
    /// Event.
    Event,
    /// Group or class of events.
    Group,
    /// Information class.
    InformationClass,
    Source,
    Release,
    Topic,
    Family,
    /// Payload type. It has no row of its own: each structure that states it is one of its layouts.
    PayloadType,
    /// Field, bit field or part of a structure.
    Field,
    /// Limit that rules of information classes refer to.
    Limit,
    /// State that an effect sets and a rule requires.
    State,
    /// Provider of events.
    Provider,
    /// Keyword of a provider.
    Keyword,
    /// Level of a provider.
    Level,
    /// Channel of a provider.
    Channel,
    /// Task of a provider.
    Task,
    /// Opcode of a provider.
    Opcode,
    /// Names of values of fields of a provider.
    Map,
    /// Fields that events of a provider share.
    Template,
}

impl Sort {
    /// Returns the sort in words.
    pub(crate) fn words(self) -> &'static str {
        match self {
            Sort::Type => "type",
            Sort::Constant => "constant",
            Sort::Event => "event",
            Sort::Group => "group of events",
            Sort::InformationClass => "information class",
            Sort::Source => "source",
            Sort::Release => "release",
            Sort::Topic => "topic",
            Sort::Family => "family of topics",
            Sort::PayloadType => "payload type",
            Sort::Field => "field",
            Sort::Limit => "limit",
            Sort::State => "state",
            Sort::Provider => "provider",
            Sort::Keyword => "keyword",
            Sort::Level => "level",
            Sort::Channel => "channel",
            Sort::Task => "task",
            Sort::Opcode => "opcode",
            Sort::Map => "map",
            Sort::Template => "template",
        }
    }

    /// Returns whether a name of this sort is known only in its file.
    pub(crate) fn is_local(self) -> bool {
        matches!(self, Sort::Limit | Sort::State) || self.is_of_provider()
    }

    /// Returns whether it is a sort of names that the table of a provider defines for its events.
    pub(crate) fn is_of_provider(self) -> bool {
        use Sort::{Channel, Keyword, Level, Map, Opcode, Task, Template};
        matches!(self, Keyword | Level | Channel | Task | Opcode | Map | Template)
    }
}

/// Role of a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Name that is defined there.
    Defines(Sort),
    /// Name that is defined elsewhere.
    Refers(Sort),
    /// Field of a structure, and which structure.
    Field(Owner),
    /// Set of releases.
    Releases,
    /// Former name, or a name that is reserved.
    Former,
    /// Text, or a name of something outside of the tables.
    Text,
}

/// The structure whose field a string names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// The structure of the file.
    Own,
    /// Another structure of the same event.
    SameEvent,
    /// The structure that is the `type` of the row.
    Element,
    /// The structure that the key `struct` of the row or of a row around it names.
    Named,
    /// The payload structures of the events that the key `hooks` of the row names.
    Events,
}

/// Returns what the string at a key is. `row` is the type of the row, `outer` the key that contains the row.
pub(crate) fn role(row: &str, key: &str, outer: &str) -> Option<Role> {
    use Role::{Defines, Field, Former, Refers, Releases, Text};
    Some(match (row, key) {
        // Shared by many rows.
        (_, "sources" | "mof-sources" | "community-sources" | "meaning-sources") => Refers(Sort::Source),
        ("DisputeRow", "source") => Refers(Sort::Source),
        (_, "versions" | "seen" | "type-defined" | "complete") => Releases,
        ("ClassRow", "query" | "set") => Releases,
        (_, "renamed-from" | "whole-renamed-from" | "enable-flags-renamed-from" | "reserved") => Former,
        (_, "module") => Refers(Sort::Topic),
        (_, "doc" | "summary" | "deprecated" | "unknown" | "units" | "says" | "why") => Text,
        (_, "prefix" | "other-prefixes" | "suffix" | "enable-prefix" | "mof" | "community" | "table") => Text,
        (_, "guid" | "guid-name" | "class-guid" | "log-version" | "whole") => Text,

        // Structures.
        ("StructFile" | "AliasRow", "name") => Defines(Sort::Type),
        ("StructFile", "payload-type") => Refers(Sort::PayloadType),
        ("StructFile", "total") | ("TotalOf" | "CountOf", "field") | ("TailRow", "by") => Field(Owner::Own),
        ("PrefixOf", "struct") | ("InsertedRow", "struct") => Refers(Sort::Type),
        ("SupersededByRow", "name") => Refers(Sort::Type),
        ("DisclosedInRow", "name") | ("DisclosureRow", "since" | "where" | "functions") => Text,
        ("PrefixOf", "through") => Field(Owner::Named),
        ("FieldRow" | "BitRow" | "TailRow", "name") => Defines(Sort::Field),
        ("FieldRow" | "TailRow", "type" | "values") | ("FieldRow", "unit") => Refers(Sort::Type),
        ("BitRow", "values") => Refers(Sort::Type),
        ("FieldRow" | "TailRow", "same-as") => Field(Owner::SameEvent),
        ("FieldRow" | "TailRow", "next") => Field(Owner::Element),
        ("FieldRow" | "TailRow", "count") => Refers(Sort::Constant),
        ("MaskOf", "field") => Field(match outer {
            "while" => Owner::Element,
            "id" => Owner::Named,
            _ => Owner::Own,
        }),
        ("InsertedRow", "only-for") | ("EventRow", "consumer-event") => Refers(Sort::Event),

        // Sets of values.
        ("ValuesFile", "name") => Defines(Sort::Type),
        ("ValuesFile" | "RequestsFile" | "DispatchFile", "type") => Refers(Sort::Type),
        ("ValueRow", "name" | "aliases") | ("SentinelRow", "name") => Defines(Sort::Constant),
        ("ValueRow", "of") | ("PartShifted" | "CombineRow", "name") => Refers(Sort::Constant),
        ("ValueRow", "holds" | "struct") => Refers(Sort::Type),

        // Events.
        ("HooksFile" | "ClassFile", "name") => Defines(Sort::Group),
        ("EventRow", "name" | "type-name" | "aliases") => Defines(Sort::Event),
        ("EventRow", "needs") => Refers(Sort::Constant),
        ("PayloadRow", "struct") => Refers(Sort::Type),

        // Group masks.
        ("GroupMaskFile", "name" | "enable-flags") => Defines(Sort::Type),
        ("GroupMaskFile", "struct") => Refers(Sort::Type),
        ("GroupMaskFile", "field") => Field(Owner::Named),
        ("MaskRow", "name" | "aliases") | ("EnableFlagRow", "name") => Defines(Sort::Constant),
        ("MaskRow" | "CommunityGroupRow", "of") | ("EnableFlagRow", "sets") => Refers(Sort::Constant),
        ("CommunityGroupRow", "name") => Text,

        // Information classes.
        ("RequestsFile", "name") => Defines(Sort::Type),
        ("RequestsFile", "invalid-class") => Refers(Sort::Constant),
        ("LimitRow", "name") => Defines(Sort::Limit),
        ("LimitRow", "decided-by") => Text,
        ("ClassRow", "name" | "aliases") => Defines(Sort::InformationClass),
        ("ClassRow", "struct") => Refers(Sort::Type),
        ("EffectRow", "gives") => Defines(Sort::State),
        ("EffectRow", "from") => Field(Owner::Named),
        ("EffectRow", "until") => Text,
        ("RuleRow", "exactly" | "at-least" | "logger-can-have") => Refers(Sort::Type),
        ("RuleRow", "at-least-to" | "whole-elements") => Field(Owner::Named),
        ("ElementCount" | "ElementValue", "of") => Field(Owner::Named),
        ("FieldMinimum" | "PrivilegeForRow", "field") => Field(Owner::Named),
        ("PrivilegeForRow", "bits") | ("LoggerRow", "kernel") => Refers(Sort::Constant),
        ("RuleRow", "permission" | "logger-mode-with" | "logger-mode-without" | "else") => Refers(Sort::Constant),
        ("RuleRow", "not-yet") => Refers(Sort::State),
        ("ElementCount", "max-limit") => Refers(Sort::Limit),
        ("RuleRow" | "PrivilegeForRow", "privilege") | ("RuleRow", "every-processor") => Text,

        // Providers. The lists of numbers are rows of one type.
        ("ProviderFile", "name") => Defines(Sort::Provider),
        ("KeywordRow", "name") => Defines(Sort::Keyword),
        ("NumberRow", "name") => Defines(match outer {
            "levels" => Sort::Level,
            "channels" => Sort::Channel,
            _ => Sort::Task,
        }),
        ("OpcodeRow", "name") => Defines(Sort::Opcode),
        ("MapRow", "name") => Defines(Sort::Map),
        ("TemplateRow", "name") => Defines(Sort::Template),
        ("OpcodeRow" | "ProviderEventRow", "task") => Refers(Sort::Task),
        ("ProviderEventRow", "opcode") => Refers(Sort::Opcode),
        ("ProviderEventRow", "level") => Refers(Sort::Level),
        ("ProviderEventRow", "channel") => Refers(Sort::Channel),
        ("ProviderEventRow", "keywords") => Refers(Sort::Keyword),
        ("ProviderEventRow", "template") => Refers(Sort::Template),
        ("EventFieldRow", "map") => Refers(Sort::Map),
        ("MapEntryRow" | "ProviderEventRow" | "EventFieldRow", "name") => Text,
        ("ProviderEventRow", "message") | ("EventFieldRow", "count" | "length") => Text,

        // Lists.
        ("ReleaseRow", "id") => Defines(Sort::Release),
        ("ReleaseRow", "name") | ("PointRow", "id" | "name") => Text,
        ("SourceRow", "id") => Defines(Sort::Source),
        ("SourceRow", "examined-to") => Releases,
        ("SectionRow", "of") => Refers(Sort::Type),
        ("SectionRow", "at") => Text,
        ("SourceRow", "title" | "author" | "where" | "url" | "edition") => Text,
        ("TypeRow", "name") => Defines(Sort::Type),
        ("FamilyRow", "name") => Defines(Sort::Family),
        ("TopicRow", "name") => Defines(Sort::Topic),
        ("TopicRow", "family") => Refers(Sort::Family),

        // References and dispatches.
        ("ReferenceEventRow", "hooks") => Refers(Sort::Event),
        ("ReferenceEventRow", "key" | "name" | "owner" | "size") => Field(Owner::Events),
        ("DispatchFile", "name") => Defines(Sort::Type),
        ("DispatchFile", "selector") | ("CaseRow", "value" | "size-mask") => Refers(Sort::Constant),
        ("CaseRow", "struct") => Refers(Sort::Type),

        // Counts from traces.
        ("SeenStructRow", "struct") => Refers(Sort::Type),
        ("SeenValueRow", "name") => Refers(Sort::Constant),
        ("TraceRow", "file") => Text,
        _ => return None,
    })
}

/// Returns the key that lists the former names of what a key names.
pub(crate) fn former_key(key: &str) -> String {
    if key == "name" { "renamed-from".to_owned() } else { format!("{key}-renamed-from") }
}

/// Returns whether a definition in a kind of file can be what a key refers to.
pub(crate) fn fits(row: &str, key: &str, sort: Sort, defined_in: Kind) -> bool {
    match (sort, row, key) {
        (Sort::Type, _, "struct" | "exactly" | "at-least" | "logger-can-have") => defined_in == Kind::Struct,
        (Sort::Type, _, "values" | "holds") => {
            matches!(defined_in, Kind::Enum | Kind::Requests | Kind::GroupMask)
        }
        (Sort::Type, _, "unit") | (Sort::Type, "ValuesFile" | "RequestsFile" | "DispatchFile", "type") => {
            defined_in == Kind::Types
        }
        (Sort::Type, "FieldRow", "type") => {
            matches!(defined_in, Kind::Types | Kind::Struct | Kind::Enum | Kind::Requests)
        }
        (Sort::Type, _, _) => defined_in != Kind::GroupMask,
        (Sort::Constant, _, "needs" | "sets" | "bits") | (Sort::Constant, "MaskRow" | "CommunityGroupRow", _) => {
            defined_in == Kind::GroupMask
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use etwspec_codegen::schema::{Shape, Shapes, TableShape};

    fn is_text(shapes: &Shapes, shape: &Shape) -> bool {
        shapes.options(shape).into_iter().any(|option| match option {
            Shape::Text => true,
            Shape::List(of) => is_text(shapes, of),
            Shape::Table(table) if table.name.is_empty() || table.name.starts_with("ByPointer") => {
                table.keys.values().any(|key| is_text(shapes, &key.shape))
            }
            _ => false,
        })
    }

    fn rows<'s>(shapes: &'s Shapes, shape: &'s Shape, found: &mut Vec<&'s TableShape>) {
        for option in shapes.options(shape) {
            match option {
                Shape::List(of) => rows(shapes, of, found),
                Shape::Table(table) if !found.iter().any(|other| std::ptr::eq(*other, table)) => {
                    found.push(table);
                    table.keys.values().for_each(|key| rows(shapes, &key.shape, found));
                }
                _ => {}
            }
        }
    }

    #[test]
    fn every_key_with_a_string_has_a_role() {
        let mut missing = Vec::new();
        let mut keys = 0;
        for kind in Kind::ALL {
            let shapes = kind.shapes();
            let mut found = Vec::new();
            rows(shapes, &shapes.root, &mut found);
            let own = |table: &&&TableShape| !table.name.is_empty() && !table.name.starts_with("ByPointer");
            for table in found.iter().filter(own) {
                for (name, _) in table.keys.iter().filter(|(_, key)| is_text(shapes, &key.shape)) {
                    keys += 1;
                    if role(&table.name, name, "").is_none() {
                        missing.push(format!("{}.{name}", table.name));
                    }
                }
            }
        }
        assert!(missing.is_empty() && keys > 100, "{keys} keys, without a role: {missing:?}");
    }
}
