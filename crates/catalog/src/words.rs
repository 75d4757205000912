//! The closed vocabularies that the tables and the catalog share.

use serde::{Deserialize, Serialize};

use crate::pointer::Pointer;

/// Declares closed lists of words, which are the names of the values in kebab case.
macro_rules! words {
    ($($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $word:ident,)* })*) => {$(
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
        #[serde(rename_all = "kebab-case")]
        $(#[$about])*
        pub enum $name { $($(#[$doc])* $word,)* }
    )*};
}

pub(crate) use words;

/// Returns whether a value may be left out.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

words! {
    /// Effect of one value on another of the same set.
    pub enum Combine {
        /// The two together are refused.
        Excludes,
        /// It is refused without the other.
        Needs,
        /// It sets the other.
        Implies,
        /// Beside it the other has no effect.
        Overrides,
    }

    /// State of knowledge about the layout of a structure.
    pub enum LayoutKnown {
        /// Only the name is known.
        Unknown,
    }

    /// Query or set.
    pub enum On {
        /// Information is queried.
        Query,
        /// Information is set.
        Set,
    }

    /// Kind of a provider, by what identifies its events.
    #[derive(Default)]
    pub enum ProviderKind {
        /// Event ID and version: events of a manifest.
        #[default]
        Manifest,
        /// Event type and version: classic events, whose class GUID is that of the provider.
        Classic,
        /// Message number: WPP messages, whose message GUID is that of the provider.
        Message,
    }

    /// Direction of a field, or its use.
    pub enum Role {
        /// The caller provides it.
        Input,
        /// The callee provides it.
        Output,
        /// Both.
        InputOutput,
        /// Nobody reads it.
        Ignored,
        /// Where the event's data begin: declared as an array, but not part of the header.
        EventData,
    }

    /// Accessor of a dispatch: it reads the same information from any structure that has it.
    #[derive(PartialOrd, Ord, Hash)]
    pub enum Accessor {
        /// Time stamp of the event, by the clock of the session.
        TimeStamp,
        /// Process ID of the writer.
        ProcessId,
        /// Thread ID of the writer.
        ThreadId,
        /// Processor time of the thread in kernel mode.
        KernelTime,
        /// Processor time of the thread in user mode.
        UserTime,
        /// Processor time of the thread as one number, in place of kernel and user time.
        ProcessorTime,
        /// Hook ID of a kernel event.
        HookId,
        /// Provider GUID, or class GUID of a classic event.
        Provider,
        /// Handle that stands for the provider or class GUID.
        ProviderHandle,
        /// Event ID within the provider.
        EventId,
        /// Version of the event's data.
        EventVersion,
        /// Opcode, or event type of a classic or kernel event.
        Opcode,
        /// Level.
        Level,
        /// Channel.
        Channel,
        /// Task.
        Task,
        /// Keyword bits.
        Keyword,
        /// Activity ID.
        ActivityId,
        /// Related activity ID.
        RelatedActivityId,
        /// Number of a message.
        MessageNumber,
        /// GUID that a message number belongs to.
        MessageGuid,
        /// Component ID that a message number belongs to.
        ComponentId,
        /// Sequence number of a message.
        SequenceNumber,
        /// Instance ID.
        InstanceId,
        /// Instance ID of the parent.
        ParentInstanceId,
        /// Class GUID of the parent instance.
        ParentProvider,
        /// Handle that stands for the class GUID of the parent instance.
        ParentProviderHandle,
    }
}

impl Accessor {
    /// Returns whether the field is a GUID; all others are integers.
    pub fn is_guid(self) -> bool {
        use Accessor::{ActivityId, MessageGuid, ParentProvider, Provider, RelatedActivityId};
        matches!(self, Provider | ActivityId | RelatedActivityId | MessageGuid | ParentProvider)
    }
}

words! {
    /// Effect of an event on a thing that fields refer to.
    #[derive(PartialOrd, Ord, Hash)]
    pub enum Does {
        /// The thing begins to exist. Before the event, the number referred to nothing or to another thing.
        Begins,
        /// The thing has this name from the event on. Nothing is stated about the time before.
        Names,
        /// The thing existed before the event and still exists, as in a rundown.
        Describes,
        /// The thing ends.
        Ends,
        /// The event happened in this process or thread.
        Attributes,
        /// The processor that logs the event runs this thread from the event on. The event itself happened in it.
        Runs,
        /// The event refers to the thing, and states nothing about it.
        Refers,
    }

    /// Other tables whose rows are values of a set.
    pub enum RowsOf {
        /// The events of `hooks/*.toml`: their hook ids.
        HookIds,
        /// The groups of `hooks/*.toml`: the hook ids of type 0 in each.
        HookGroups,
        /// The events of the class in `classes/*.toml` that has the set's `class-guid`: their types.
        ClassEvents,
    }

    /// Encoding of a scalar. Integers are little-endian, except those of the last two.
    #[derive(PartialOrd, Ord, Hash)]
    pub enum Scalar {
        /// Unsigned, 1 byte.
        U8,
        /// Unsigned, 2 bytes.
        U16,
        /// Unsigned, 4 bytes.
        U32,
        /// Unsigned, 8 bytes.
        U64,
        /// Signed, 1 byte.
        I8,
        /// Signed, 2 bytes.
        I16,
        /// Signed, 4 bytes.
        I32,
        /// Signed, 8 bytes.
        I64,
        /// An address or anything else as wide as a pointer: 4 or 8 bytes.
        Pointer,
        /// A GUID, 16 bytes, aligned to 4.
        Guid,
        /// Unsigned, 2 bytes, big-endian.
        U16Be,
        /// Unsigned, 4 bytes, big-endian.
        U32Be,
    }
}

impl Scalar {
    /// Returns the size in bytes.
    pub fn size(self, pointer: Pointer) -> u32 {
        match self {
            Scalar::U8 | Scalar::I8 => 1,
            Scalar::U16 | Scalar::I16 | Scalar::U16Be => 2,
            Scalar::U32 | Scalar::I32 | Scalar::U32Be => 4,
            Scalar::U64 | Scalar::I64 => 8,
            Scalar::Pointer => pointer.bytes(),
            Scalar::Guid => 16,
        }
    }

    /// Returns the unsigned integer of this size with the most significant byte first, if there is one.
    pub fn big_endian(self) -> Option<Scalar> {
        match self {
            Scalar::U16 => Some(Scalar::U16Be),
            Scalar::U32 => Some(Scalar::U32Be),
            _ => None,
        }
    }

    /// Returns whether the most significant byte is the first.
    pub fn is_big_endian(self) -> bool {
        matches!(self, Scalar::U16Be | Scalar::U32Be)
    }
}

words! {
    /// The kind of evidence that a source is.
    #[derive(PartialOrd, Ord)]
    pub enum SourceKind {
        /// Somebody's published study of the binaries.
        Study,
        /// A header, Microsoft's or one made from its facts.
        Header,
        /// Type information in symbol files or libraries.
        Symbols,
        /// Microsoft's documentation.
        Documentation,
        /// Bytes seen in real traces.
        Observed,
    }

    /// Status of a value that is not simply in use.
    pub enum Status {
        /// In use for an unknown purpose.
        Unknown,
        /// Not known to be used.
        Unused,
        /// Listed by a source without a name.
        Unnamed,
        /// Defined by name, and not known to be used.
        Defined,
        /// Reserved according to a source.
        Reserved,
    }

    /// How characters make a text.
    #[derive(Hash)]
    pub enum Text {
        /// Up to a zero, which belongs to it. Where the bytes end before a zero, they end the text.
        ZeroTerminated,
    }

    /// Evidence that ties a structure to an event.
    pub enum TiedBy {
        /// Their names agree, and no source says more.
        Name,
        /// A source lists the structure beside the group-mask bit that enables the event, and their names agree.
        Mask,
        /// Some programs write the event with the structure. It is assumed if it explains all bytes and no other structure does.
        Fit,
    }

    /// Kind of a set of values.
    pub enum ValueKind {
        /// One of the values at a time; others may come.
        Enumeration,
        /// Bits, and fields of several bits, in one word.
        Flags,
        /// Numbers with names.
        Constants,
    }
}

/// Releases: `5.1+`, `6.2..1511`, `late 5.2`, `5.0..5.2, 6.1+`; or one such text for each pointer size.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Versions {
    /// The same releases for both pointer sizes.
    Both(String),
    /// Releases by pointer size. Give both sizes. A fact of one pointer size has `pointer = 32` or `pointer = 64`.
    ByPointer {
        /// Releases with 32-bit pointers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ptr32: Option<String>,
        /// Releases with 64-bit pointers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ptr64: Option<String>,
    },
}

impl Versions {
    /// Returns the releases with their ranges written out: `5.1 and higher`, `5.0 to 5.2; 6.1 and higher`.
    pub fn in_words(&self) -> String {
        match self {
            Versions::Both(text) => ranges(text),
            Versions::ByPointer { ptr32: Some(text), ptr64: None } => format!("{} (32-bit only)", ranges(text)),
            Versions::ByPointer { ptr32: None, ptr64: Some(text) } => format!("{} (64-bit only)", ranges(text)),
            Versions::ByPointer { ptr32, ptr64 } => {
                let words = |text: &Option<String>| text.as_deref().map_or_else(|| "none".to_owned(), ranges);
                format!("{} (32-bit); {} (64-bit)", words(ptr32), words(ptr64))
            }
        }
    }
}

fn ranges(text: &str) -> String {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let only = if parts.len() == 1 { " only" } else { "" };
    let words = |part: &&str| {
        if let Some(from) = part.strip_suffix('+') {
            format!("{from} and higher")
        } else if let Some((from, to)) = part.split_once("..") {
            format!("{from} to {to}")
        } else {
            format!("{part}{only}")
        }
    };
    parts.iter().map(words).collect::<Vec<_>>().join("; ")
}
