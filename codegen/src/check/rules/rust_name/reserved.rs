//! Names that generated code uses: an item of the same name would hide them.

pub(super) use crate::emit::rust::{OF_DISPATCH, OF_RUNTIME, OF_TOPICS, OF_VALUES};

/// Types, traits and variants of Rust's prelude, and others that generated code names without a path.
pub(super) const OF_RUST: &[&str] = &[
    "AsRef",
    "Clone",
    "Copy",
    "Debug",
    "Default",
    "Eq",
    "Err",
    "FnMut",
    "From",
    "FromStr",
    "Hash",
    "IntoIterator",
    "Iterator",
    "None",
    "Ok",
    "Option",
    "Ord",
    "PartialEq",
    "PartialOrd",
    "Result",
    "Some",
    "String",
    "Vec",
];

/// Modules that events with payloads bring with them, in the folder of a topic.
pub(super) const OF_PAYLOADS: &[&str] = &["lookup", "payload", "payload_types"];
