//! Names that generated code uses: an item of the same name would hide them.

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

/// Items of the runtime that modules of structures name without a path.
pub(super) const OF_RUNTIME: &[&str] = &[
    "AnsiStr",
    "AnsiString",
    "Any",
    "ArrayElement",
    "BitValue",
    "Borrowed",
    "Bytes",
    "Case",
    "Content",
    "Deciding",
    "Dispatch",
    "Element",
    "ElementKind",
    "Elements",
    "Error",
    "Extent",
    "Field",
    "FileTime",
    "Guid",
    "Holds",
    "Inserted",
    "Internal",
    "Items",
    "Kind",
    "Layout",
    "Left",
    "Many",
    "Meaning",
    "NamedValue",
    "NamedValues",
    "NumberAt",
    "ParseGuidError",
    "ParseReleaseError",
    "Part",
    "Place",
    "Pointer",
    "Put",
    "Record",
    "Release",
    "ReleaseRow",
    "Sealed",
    "SetFlags",
    "Source",
    "Split",
    "Storage",
    "Table",
    "Tailed",
    "Text",
    "Texts",
    "Topic",
    "Total",
    "Typed",
    // A variant of every dispatch.
    "Unknown",
    "Utf16Str",
    "Utf16String",
    "Values",
    "When",
];

/// Modules that events with payloads bring with them, in the folder of a topic.
pub(super) const OF_PAYLOADS: &[&str] = &["lookup", "payload", "payload_types"];

/// Items of the runtime that modules of sets of values and of masks name without a path.
pub(super) const OF_VALUES: &[&str] = &["NamedValue", "Release", "Values"];

/// Items of the runtime that modules of dispatches name without a path, and the variant that every dispatch has.
pub(super) const OF_DISPATCH: &[&str] = &["Any", "Case", "Error", "Layout", "Sealed", "Split", "Tailed", "Unknown"];

#[cfg(test)]
mod tests {
    use super::*;

    /// Modules of structures import all of these.
    #[test]
    fn lists_every_type_that_the_runtime_exports() {
        let exports =
            include_str!("../../../../runtime/mod.rs").split(';').filter_map(|item| item.split(" use ").nth(1));
        let words = exports.flat_map(|path| path.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
        let describe = include_str!("../../../../runtime/describe.rs").lines().filter_map(|line| {
            let item = line.strip_prefix("pub ").or_else(|| line.strip_prefix("pub(crate) "))?;
            let name = item.strip_prefix("struct ").or_else(|| item.strip_prefix("enum "))?;
            name.split(|c: char| !c.is_ascii_alphanumeric()).next()
        });
        let types = words.chain(describe).filter(|word| word.starts_with(|c: char| c.is_ascii_uppercase()));
        let missing: Vec<&str> = types.filter(|word| !OF_RUNTIME.contains(word) && !OF_RUST.contains(word)).collect();
        assert_eq!(missing, Vec::<&str>::new());
    }
}
