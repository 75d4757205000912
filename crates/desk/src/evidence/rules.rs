//! The closed list of rules: what bytes of a trace can show about the tables.
//!
//! # Design
//!
//! An open set, a reserved field or an unknown bit states nothing about values, so other values are new and contradict
//! nothing. Exact releases, complete sets, sizes and meanings can be contradicted.

use serde::Serialize;

/// Relation of bytes to a fact.
#[derive(schemars::JsonSchema, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// The bytes cannot be what the tables state.
    Contradicts,
    /// The tables state nothing about the bytes, or claim the fact for other releases only.
    New,
}

impl Status {
    /// All statuses, in the order of reports.
    pub const ALL: [Status; 2] = [Status::Contradicts, Status::New];

    /// Returns the word in reports.
    pub fn word(self) -> &'static str {
        match self {
            Status::Contradicts => "contradicts",
            Status::New => "new",
        }
    }
}

/// Kind of finding.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Stable name, such as `payload-size`.
    pub name: &'static str,
    /// Status of the fact.
    pub status: Status,
    /// The finding, in one sentence.
    pub meaning: &'static str,
    /// Requirements of the bytes before it is reported, and other possible causes.
    pub doubt: &'static str,
    /// Action in the tables.
    pub action: &'static str,
}

macro_rules! rules {
    ($($id:ident $name:literal $status:ident $meaning:literal $doubt:literal $action:literal;)*) => {
        $(pub(crate) static $id: Rule = Rule {
            name: $name, status: Status::$status, meaning: $meaning, doubt: $doubt, action: $action,
        };)*
        /// All rules: rules of contradictions first.
        pub static RULES: &[&Rule] = &[$(&$id),*];
    };
}

rules! {
    PAYLOAD_SIZE "payload-size" Contradicts
        "No layout that the tables give for the event explains all bytes of its data."
        "All layouts of the event were tried, for both pointer sizes. A program other than the kernel may have written the event."
        "Compare the sizes with the fields of the structure; add a field, or a layout for the event version or the release.";
    PAYLOAD_CLAIM "payload-claim" Contradicts
        "The data has the layout of another event version or another release, and no layout of its own explains it."
        "The other layout explains all bytes, which can be a coincidence for small structures."
        "Correct `event-version` or `versions` of the payload, or those of the structure's fields.";
    HEADER_SIZE "header-size" Contradicts
        "A header, or the items that it announces, extend beyond the event or the buffer."
        "Buffers with damage are skipped, but a trace may be damaged without a trace of it."
        "Compare the structure of the header, and what it inserts, with the bytes.";
    RELEASE_ABSENT "release-absent" Contradicts
        "An event, a value, a header or a mask bit occurs in a release that the exact releases of its row exclude."
        "The release is that of the build in the log file header."
        "Widen `versions` of the row, or replace it by `seen`; cite the trace as a source.";
    VALUE_COMPLETE "value-complete" Contradicts
        "A value has no row in a set that is stated to be complete for the release."
        "The data has a layout that explains all bytes."
        "Add the value, or correct `complete` of the set.";
    MEANING_KERNEL "meaning-kernel" Contradicts
        "A field that means the address of a kernel object contains another number."
        "Zero, all bits set and addresses of the upper half are accepted."
        "Correct `meaning` of the field, or its offset.";
    MEANING_TIME "meaning-time" Contradicts
        "A field that means a point in time contains one before 1970 or after 2100."
        "Zero, -1 and the greatest value are accepted, because they stand for no time."
        "Correct `meaning` of the field, or its offset.";
    TEXT_ENCODING "text-encoding" Contradicts
        "A text contains control characters or unpaired surrogates."
        "Names of files may contain any 16-bit number, but rarely do."
        "Compare the offset and the type of the text with the bytes.";
    MASK_OFF "mask-off" Contradicts
        "An event occurs although no group mask of the trace enables it."
        "The masks of all header extensions are taken together. Traces without one are not compared."
        "Correct `needs` of the event.";
    HOOK_UNKNOWN "hook-unknown" New
        "A hook ID has no row."
        "The header of the event is one that contains hook IDs."
        "Add an event to the group in spec/hooks/.";
    TYPE_UNKNOWN "type-unknown" New
        "An event type of a described class has no row."
        "The class is described by its GUID."
        "Add an event to the class in spec/classes/, or to the group in spec/hooks/.";
    HEADER_UNKNOWN "header-unknown" New
        "The marker of an event has no case with a known structure."
        "The size of the event was read from its marker."
        "Add a case to the dispatch, and a structure.";
    EVENT_VERSION "event-version" New
        "The event has layouts, but none for this event version."
        "No other layout of the event was assumed to hold."
        "Add a `payload` with the event version.";
    LAYOUT_UNKNOWN "layout-unknown" New
        "The event has a row, but its data has no layout."
        "Events without data are not counted."
        "Add a structure and a `payload`; `cargo spec new struct --from-hexdump` lays fields over the bytes.";
    VALUE_UNKNOWN "value-unknown" New
        "A field contains a value that has no row in its set."
        "The data has a layout that explains all bytes."
        "Add the value to the set in spec/enums/.";
    BITS_UNKNOWN "bits-unknown" New
        "Bits are set that have no name, or whose purpose is unknown."
        "The data has a layout that explains all bytes."
        "Compare traces with and without the bits, and name them if a source explains them.";
    FIELD_UNKNOWN "field-unknown" New
        "A field of unknown purpose is not zero."
        "The data has a layout that explains all bytes."
        "Compare its values with other fields, and name it if a source explains it.";
    RESERVED_SET "reserved-set" New
        "A field that a source calls reserved or padding is not zero."
        "Windows does not always clear reserved bytes."
        "If the values have a pattern, replace the meaning of the field.";
    PADDING_SET "padding-set" New
        "Bytes that C adds for alignment are not zero."
        "Windows does not always clear padding, but a field may be there."
        "If the values have a pattern, add a field.";
    TEXT_UNTERMINATED "text-unterminated" New
        "A text that a zero terminates ends with the data instead."
        "The language allows it, so the layout explains all bytes."
        "Nothing, if the text is complete; otherwise compare the offset of the text with the bytes.";
    MASK_BIT "mask-bit" New
        "A bit of a group mask is set that has no name."
        "The mask is that of a session, which may set bits without effect."
        "Add the bit to spec/groupmask.toml.";
    RELEASE_NEW "release-new" New
        "An event, a value or a mask bit occurs in a release for which its row does not claim it."
        "The row claims other releases as observed, or none."
        "Widen `seen` of the row; --patch writes the change.";
    SESSION_TIME "session-time" New
        "The time stamp of an event is more than a second outside the session."
        "Times are converted with the clock of the log file header."
        "Compare the clock type, and the field that contains the time stamp.";
    BUILD_UNKNOWN "build-unknown" New
        "The tables list no release with the build of the trace."
        "Facts were compared with those of the last release before it."
        "Add the release to spec/releases.toml.";
}

/// Returns the rule with a name.
pub fn find(name: &str) -> Option<&'static Rule> {
    RULES.iter().copied().find(|rule| rule.name == name)
}

/// Returns the explanation of a rule, for people.
pub fn explain(rule: &Rule) -> String {
    let Rule { name, status, meaning, doubt, action } = rule;
    format!("{name} ({})\n\n{meaning}\n\nCertainty: {doubt}\n\nAction: {action}\n", status.word())
}
