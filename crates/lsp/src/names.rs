//! Names in the strings of the tables. The language declares the role of each key beside it.

pub(crate) use etwspec_codegen::role::{Among, Owner, Role, Sort};
use etwspec_codegen::schema::Kind;

/// Returns the key that lists the former names of what a key names.
pub(crate) fn former_key(key: &str) -> String {
    if key == "name" { "renamed-from".to_owned() } else { format!("{key}-renamed-from") }
}

/// Returns whether a definition of a sort in a kind of file is among those that a key refers to.
pub(crate) fn fits(sort: Sort, among: Among, defined_in: Kind) -> bool {
    match among {
        Among::All => sort != Sort::Type || defined_in != Kind::GroupMask,
        Among::Scalars => defined_in == Kind::Types,
        Among::Structures => defined_in == Kind::Struct,
        Among::Sets => matches!(defined_in, Kind::Enum | Kind::Requests | Kind::GroupMask),
        Among::FieldTypes => matches!(defined_in, Kind::Types | Kind::Struct | Kind::Enum | Kind::Requests),
        Among::Bits => defined_in == Kind::GroupMask,
    }
}
