//! Bytes that two versions decode differently.

/// Bytes, and what each version makes of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    /// Where the bytes are from, such as `trace.etl at 0x10048`.
    pub origin: String,
    /// Whether the bytes were made from the layout, because no event is known.
    pub synthetic: bool,
    /// The bytes.
    pub bytes: Vec<u8>,
    /// What differs.
    pub lines: Vec<WitnessLine>,
}

/// A field that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WitnessLine {
    /// Path of the field.
    pub name: String,
    /// Its value in the old version, if it has the field.
    pub before: Option<String>,
    /// Its value in the new version, if it has the field.
    pub after: Option<String>,
}
