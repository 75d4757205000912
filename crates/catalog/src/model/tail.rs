//! What follows the fixed part of a form, part by part.

use serde::{Deserialize, Serialize};

use super::{CountFrom, Dispute, Mask, Meaning, Shape, Text, is_false};

/// A part that follows the fixed part of a form.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// Microsoft's name, or what it is called elsewhere in the format.
    pub name: String,
    /// The name that another structure of the same event's data gives to this, where the two names differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub same_as: Option<String>,
    /// The type of an element in C.
    #[serde(rename = "type")]
    pub ty: String,
    /// What an element is.
    pub element: Element,
    /// The size of an element, where all are of one size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u32>,
    /// How many elements there are; characters do not count as elements, the texts that they make do.
    pub many: Many,
    /// The elements of the type are characters, and make a text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
    /// The part is there only if these bits say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<Mask>,
    /// The bytes may end before it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub optional: bool,
    /// For a dispatch: the field that decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The enumeration or the flags that the values are of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<String>,
    /// What it means to code that reads it from any structure that has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meaning: Option<Meaning>,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// The unit of measure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units: Option<String>,
    /// It is known to be there; what it is for is not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unknown: bool,
    /// Where the fact comes from, if not from the structure's sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Who says otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
}

/// What an element of a part is.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Element {
    /// Of a fixed size: a scalar, a structure, or an array of a known number of either.
    Fixed(Shape),
    /// A structure that tells its own length: its name, and the index of its form.
    Tailed {
        /// The structure.
        name: String,
        /// The index among its forms.
        form: usize,
    },
    /// One of several structures.
    Dispatch(String),
}

/// How many elements a part has.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Many {
    /// One.
    One,
    /// Always so many.
    Fixed(u32),
    /// As many as bits of a field say.
    Counted(CountFrom),
    /// As many as there are bytes.
    Open,
    /// Each says in this field how many bytes on the next one begins; the last says 0.
    Next(String),
    /// Another follows as long as these bits of the last one say so.
    While(Mask),
}
