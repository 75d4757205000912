//! The columns of a pack.
//!
//! Equal columns are stored together and not row by row: they compress to less than half.

use serde::{Deserialize, Serialize};

/// Begins a file. The last byte is the version of the format.
pub(crate) const MAGIC: [u8; 8] = *b"ETWPACK\x01";

/// A source of the facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Source {
    /// ID in `spec/sources.toml`.
    pub id: String,
    /// True if the source states GUIDs, masks, numbers, lengths, counts, forms and names of values, not only names and types.
    pub has_lengths: bool,
}

impl Source {
    /// Creates a source.
    pub fn new(id: &str, has_lengths: bool) -> Source {
        Source { id: id.to_owned(), has_lengths }
    }
}

/// Events of a build of Windows, as one source states them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Dump {
    /// Build number.
    pub build: u32,
    /// Release, as in `spec/releases.toml`. Empty if the build is no release.
    pub release: String,
    /// Name of the release in the source.
    pub label: String,
    /// Index of the source.
    pub source: u16,
}

impl Dump {
    /// Creates a dump.
    pub fn new(build: u32, release: String, label: String, source: u16) -> Dump {
        Dump { build, release, label, source }
    }

    /// Returns the release, or the build number if the build is no release.
    pub fn name(&self) -> String {
        if self.release.is_empty() { format!("build {}", self.build) } else { self.release.clone() }
    }
}

/// Set of dumps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Dumps(pub u64);

impl Dumps {
    /// Returns the set with one dump.
    pub fn one(index: usize) -> Dumps {
        Dumps(1 << index)
    }

    /// Returns whether the set contains a dump.
    pub fn contains(self, index: usize) -> bool {
        index < 64 && self.0 >> index & 1 == 1
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the dumps of both sets.
    #[must_use]
    pub fn union(self, other: Dumps) -> Dumps {
        Dumps(self.0 | other.0)
    }

    /// Returns the dumps that are in both sets.
    #[must_use]
    pub fn intersection(self, other: Dumps) -> Dumps {
        Dumps(self.0 & other.0)
    }

    /// Indices of the dumps, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = usize> {
        (0..64).filter(move |index| self.contains(*index))
    }

    /// Returns the index of the newest dump. `None` if the set is empty.
    pub fn newest(self) -> Option<usize> {
        self.iter().next_back()
    }
}

/// The dumps of all sets.
impl FromIterator<Dumps> for Dumps {
    fn from_iter<I: IntoIterator<Item = Dumps>>(sets: I) -> Dumps {
        sets.into_iter().fold(Dumps::default(), Dumps::union)
    }
}

/// Number of bytes, characters or elements of a field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[non_exhaustive]
pub enum Quantity {
    /// None: the type determines it, or the field is no array.
    #[default]
    None,
    /// A number.
    Number(u16),
    /// The value of an earlier field, by its index.
    Field(u16),
    /// The value of a field that the fields before do not identify: its name is missing, or two fields have it.
    Unclear,
}

/// Facts about a field beside its name and type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Detail {
    /// Index of the field.
    pub(crate) field: u16,
    pub(crate) length: Quantity,
    pub(crate) count: Quantity,
    /// Number of the out-type; 0 if there is none.
    pub(crate) out_type: u16,
    /// Index of the name of the map, plus 1; 0 if there is none.
    pub(crate) map: u32,
}

/// A number of a provider with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Number {
    pub(crate) name: u32,
    pub(crate) value: u64,
    pub(crate) dumps: Dumps,
}

/// Names of values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Map {
    pub(crate) name: u32,
    pub(crate) bits: bool,
    pub(crate) entries: Vec<(u64, u32)>,
    pub(crate) dumps: Dumps,
}

/// A GUID of a provider.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GuidRow {
    pub(crate) provider: u32,
    pub(crate) guid: [u8; 16],
    /// Index of the source.
    pub(crate) source: u16,
    /// Dumps of the source that state it.
    pub(crate) dumps: Dumps,
}

/// The part of a pack that is read when it is opened.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Index {
    pub(crate) sources: Vec<Source>,
    pub(crate) dumps: Vec<Dump>,
    /// Names of the providers, in order.
    pub(crate) names: Vec<String>,
    /// GUIDs, by provider, those of the newest dumps first.
    pub(crate) guids: Vec<GuidRow>,
    /// Number of events of each provider.
    pub(crate) events: Vec<u32>,
    /// Sizes of the blocks in the file, and of their contents.
    pub(crate) blocks: Vec<(u32, u32)>,
}

/// The events of a provider.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Block {
    /// All names, one after the other.
    pub(crate) text: String,
    /// Size of each name in bytes.
    pub(crate) sizes: Vec<u32>,
    /// Sets of dumps.
    pub(crate) sets: Vec<Dumps>,
    /// Sizes of the lists of fields.
    pub(crate) list_sizes: Vec<u16>,
    /// Names of the fields of all lists.
    pub(crate) field_names: Vec<u32>,
    /// Types of the fields of all lists.
    pub(crate) field_types: Vec<u16>,
    /// Structures whose members follow them: the index among all fields, and the number of the members.
    pub(crate) structs: Vec<(u32, u16)>,
    /// Fields whose type is the index of a member: the index among all fields.
    pub(crate) opaque: Vec<u32>,
    /// Lists of facts about fields.
    pub(crate) details: Vec<Vec<Detail>>,
    /// Sets of keywords.
    pub(crate) keyword_sets: Vec<Vec<u32>>,
    /// Difference to the ID of the row before.
    pub(crate) ids: Vec<u16>,
    pub(crate) versions: Vec<u8>,
    pub(crate) names: Vec<u32>,
    pub(crate) lists: Vec<u32>,
    pub(crate) opcodes: Vec<u32>,
    pub(crate) tasks: Vec<u32>,
    pub(crate) levels: Vec<u32>,
    pub(crate) keywords: Vec<u32>,
    pub(crate) channels: Vec<u32>,
    /// Index of the set of dumps of each row.
    pub(crate) dumps: Vec<u32>,
    /// Rows about whose fields dumps state more: the row, the index of the set, and the index of the details.
    pub(crate) stated: Vec<(u32, u32, u32)>,
    pub(crate) task_numbers: Vec<Number>,
    pub(crate) opcode_numbers: Vec<Number>,
    pub(crate) keyword_masks: Vec<Number>,
    pub(crate) maps: Vec<Map>,
}
