#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

/// Declares an enumeration with texts for each value, and the list of its values.
macro_rules! texts {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $value:ident = $texts:expr,)* }) => {
        $(#[$about])*
        pub enum $name { $($(#[$doc])* $value,)* }

        impl $name {
            /// All values, in the order of reports and legends.
            pub const ALL: [$name; Self::TEXTS.len()] = [$($name::$value),*];

            const TEXTS: &[&[&str]] = &[$(&$texts),*];
        }
    };
}

pub mod axis;
pub mod casing;
#[cfg(feature = "changes")]
pub mod changes;
mod check;
pub mod claims;
mod field_types;
pub mod layouts;
pub mod limits;
mod load;
mod meaning;
mod model;
mod pointer;
pub mod query;
#[cfg(feature = "tables")]
pub mod tables;
pub mod things;
mod words;

pub use field_types::{InType, OutType};
pub use load::LoadError;
pub use meaning::{Carrier, Meaning};
pub use model::*;
pub use words::{
    Accessor, Combine, Does, LayoutKnown, On, ProviderKind, Role, RowsOf, Scalar, SourceKind, Status, Text, TiedBy,
    ValueKind, Versions,
};
