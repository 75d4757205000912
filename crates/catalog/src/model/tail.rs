//! Parts that follow the fixed part of a form.

use serde::{Deserialize, Serialize};

use super::{Accessor, CountFrom, Dispute, Field, Mask, Shape, Text};
use crate::Meaning;

model! {
    /// Part that follows the fixed part of a form.
    pub struct Part {
        /// Microsoft's name, or its name elsewhere in the format.
        pub name: String,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Why it should no longer be used.
        pub deprecated?: Option<String>,
        /// Name of the same item in other structures of the same event, if it differs.
        pub same_as?: Option<String>,
        /// Type of an element in C.
        #[serde(rename = "type")]
        pub ty: String,
        /// Representation of an element.
        pub element: Element,
        /// Size of an element in bytes, if all elements have the same size.
        pub size?: Option<u32>,
        /// Number of elements. A string counts as one element, its characters do not count.
        pub many: Many,
        /// Form of the string, if the elements are characters.
        pub text?: Option<Text>,
        /// Bits that announce the part, if it is conditional.
        pub when?: Option<Mask>,
        /// True if the data may end before the part.
        pub optional?: bool,
        /// For a dispatch, the field that selects the case.
        pub by?: Option<String>,
        /// Name of the enumeration or flags that its values belong to.
        pub values?: Option<String>,
        /// Meaning of the value, as far as a source states it or type, unit or values imply it.
        pub meaning?: Option<Meaning>,
        /// IDs of the sources of the meaning, if they differ from those of the row.
        pub meaning_sources?: Vec<String>,
        /// Accessor of a dispatch that reads it from any structure.
        pub accessor?: Option<Accessor>,
        /// Description.
        pub doc?: Option<String>,
        /// Unit of measure.
        pub units?: Option<String>,
        /// True if the field is present with unknown purpose.
        pub unknown?: bool,
        /// IDs of the sources of this row, if they differ from those of the structure.
        pub sources?: Vec<String>,
        /// Statements of sources that disagree.
        pub disputed?: Vec<Dispute>,
    }
}

impl Part {
    /// Returns the part that describes an array at the end of a fixed part.
    pub fn of_field(field: &Field, element: Element, size: Option<u32>, many: Many) -> Part {
        Part {
            name: field.name.clone().unwrap_or_default(),
            renamed_from: field.renamed_from.clone(),
            deprecated: field.deprecated.clone(),
            same_as: field.same_as.clone(),
            ty: field.ty.clone(),
            element,
            size,
            many,
            text: None,
            when: field.when.clone(),
            optional: false,
            by: None,
            values: field.values.clone(),
            meaning: field.meaning,
            meaning_sources: field.meaning_sources.clone(),
            accessor: field.accessor,
            doc: field.doc.clone(),
            units: field.units.clone(),
            unknown: field.unknown,
            sources: field.sources.clone(),
            disputed: field.disputed.clone(),
        }
    }
}

/// Representation of an element of a part.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Element {
    /// Element of fixed size: a scalar, a structure, or an array of either.
    Fixed(Shape),
    /// Structure of variable size, in one of its forms.
    Tailed {
        /// Name of the structure.
        name: String,
        /// Index of the form within the structure.
        form: usize,
    },
    /// One of several structures: the name of a dispatch.
    Dispatch(String),
}

/// Number of elements of a part.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Many {
    /// One element.
    One,
    /// Constant number.
    Fixed(u32),
    /// Number stored in bits of a field.
    Counted(CountFrom),
    /// Elements to the end of the data.
    Open,
    /// List linked by offset: this field is the distance to the next element in bytes, 0 for the last.
    Next(String),
    /// Another element follows while these bits of the previous element are set.
    While(Mask),
}
