//! What the templates see of what follows a fixed part.

/// What follows a fixed part, for the template.
pub(in crate::emit::rust) struct Sequence {
    pub(in crate::emit::rust) parts: Vec<PartModel>,
    /// The whole is as long as a field says: how the field is reached, its name, and the bytes of its unit.
    pub(in crate::emit::rust) total: Option<TotalModel>,
    /// Where counts and conditions are in the fixed part, for values of any kind that are consistent.
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

/// Bits of the fixed part that decide how much follows.
pub(in crate::emit::rust) struct Deciding {
    pub(in crate::emit::rust) offset: u32,
    pub(in crate::emit::rust) size: u32,
    pub(in crate::emit::rust) mask: u64,
    /// For a count, how far its bits are moved.
    pub(in crate::emit::rust) shift: Option<u32>,
}

pub(in crate::emit::rust) struct PartModel {
    pub(in crate::emit::rust) name: String,
    /// The key in serde's maps and in `Debug`.
    pub(in crate::emit::rust) key: String,
    /// Its integer is a field of a wrapper, as that of an enumeration is.
    pub(in crate::emit::rust) wrapped: bool,
    pub(in crate::emit::rust) doc: String,
    pub(in crate::emit::rust) borrowed: String,
    pub(in crate::emit::rust) owned: String,
    /// An expression that takes it from `left`.
    pub(in crate::emit::rust) take: String,
    /// An expression for the owned value of `part`, which is borrowed.
    pub(in crate::emit::rust) to_owned: String,
    /// Statements that put `part`, a reference to the owned value.
    pub(in crate::emit::rust) put: String,
    /// An expression on a view: whether the part is there.
    pub(in crate::emit::rust) when_view: Option<String>,
    /// The same on a value.
    pub(in crate::emit::rust) when_owned: Option<String>,
    /// The bytes that must be left for it to be there.
    pub(in crate::emit::rust) optional: Option<u32>,
    /// The field that says whether it is there.
    pub(in crate::emit::rust) when_field: String,
    /// For a dispatch by a field: the type, and how the field is reached from a view.
    pub(in crate::emit::rust) by: Option<(String, String)>,
}

impl PartModel {
    /// An expression for the owned part of `tail`.
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
    /// An expression for the total size in bytes, of the value or view with a name.
    pub(in crate::emit::rust) fn bytes(&self, of: &str) -> String {
        super::super::model::scaled(&format!("u64::from({of}.{})", self.get), self.unit)
    }
}
