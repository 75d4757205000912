//! Models of the templates for the parts after a fixed part.

use super::super::escape::Doc;

/// Parts after a fixed part.
pub(in crate::emit::rust) struct Sequence {
    pub(in crate::emit::rust) parts: Vec<PartModel>,
    /// Field that contains the total size.
    pub(in crate::emit::rust) total: Option<TotalModel>,
    /// Counts and conditions in the fixed part, which arbitrary values must keep consistent.
    pub(in crate::emit::rust) deciding: Vec<Deciding>,
}

pub(in crate::emit::rust) struct TotalModel {
    pub(in crate::emit::rust) path: String,
    /// An expression on a value or a view.
    pub(in crate::emit::rust) get: String,
    pub(in crate::emit::rust) unit: u32,
    /// A statement that sets it to `total`.
    pub(in crate::emit::rust) set: String,
}

/// Bits of the fixed part that determine the parts that follow.
pub(in crate::emit::rust) struct Deciding {
    pub(in crate::emit::rust) offset: u32,
    pub(in crate::emit::rust) size: u32,
    pub(in crate::emit::rust) mask: u64,
    /// Right shift of a count.
    pub(in crate::emit::rust) shift: Option<u32>,
}

pub(in crate::emit::rust) struct PartModel {
    pub(in crate::emit::rust) name: String,
    /// Former names that nothing else has.
    pub(in crate::emit::rust) former: Vec<String>,
    /// Reason for the deprecation.
    pub(in crate::emit::rust) deprecated: Option<String>,
    /// Key in serde's maps and in `Debug`.
    pub(in crate::emit::rust) key: String,
    /// True if the integer is a field of a wrapper, such as an enumeration.
    pub(in crate::emit::rust) wrapped: bool,
    pub(in crate::emit::rust) doc: Doc,
    pub(in crate::emit::rust) borrowed: String,
    pub(in crate::emit::rust) owned: String,
    /// Expression that reads the part from `left`.
    pub(in crate::emit::rust) take: String,
    /// Expression for the owned value of the borrowed `part`.
    pub(in crate::emit::rust) to_owned: String,
    /// Statements that write `part`, a reference to the owned value.
    pub(in crate::emit::rust) put: String,
    /// Condition on a view for the part to be present.
    pub(in crate::emit::rust) when_view: Option<String>,
    /// Condition on a value for the part to be present.
    pub(in crate::emit::rust) when_owned: Option<String>,
    /// Minimum number of remaining bytes for the part to be present.
    pub(in crate::emit::rust) optional: Option<u32>,
    /// Field that announces the part.
    pub(in crate::emit::rust) when_field: String,
    /// The type and an expression for the field on a view, of a dispatch by a field.
    pub(in crate::emit::rust) by: Option<(String, String)>,
}

impl PartModel {
    /// Returns an expression for the owned part of `tail`.
    pub(in crate::emit::rust) fn owned_of_tail(&self) -> String {
        let (name, owned) = (&self.name, &self.to_owned);
        match self.maybe() {
            _ if owned == "part" => format!("tail.{name}"),
            false => format!("{{ let part = tail.{name}; {owned} }}"),
            true if owned.contains('?') => format!("match tail.{name} {{ Some(part) => Some({owned}), None => None }}"),
            true => format!("tail.{name}.map(|part| {owned})"),
        }
    }

    pub(in crate::emit::rust) fn maybe(&self) -> bool {
        self.when_view.is_some() || self.optional.is_some()
    }
}

impl TotalModel {
    /// Returns an expression for the total size in bytes, of the value or view with a name.
    pub(in crate::emit::rust) fn bytes(&self, of: &str) -> String {
        super::super::reach::scaled(&format!("u64::from({of}.{})", self.get), self.unit)
    }
}
