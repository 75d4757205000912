//! Names of the runtime that generated code uses. The module `rt` of the generated crate imports them, and no others.

use std::sync::LazyLock;

use askama::Template;

use super::docs;

/// Items of the hidden module of the runtime: the condition under which they exist, and their names.
const ITEMS: &[(&str, &[&str])] = &[
    (
        "",
        &[
            // Modules
            "payload",
            "per_second",
            "provider",
            "provider_payload",
            "show",
            // Macros
            "any_form",
            "fixed",
            "flags",
            "map_values",
            "open_enum",
            "payload_type",
            "split_lone",
            // Functions
            "address",
            "big_endian",
            "bit",
            "bit_fields",
            "counted",
            "dispatch",
            "duration",
            "duration_of_signed",
            "event_data",
            "field",
            "first",
            "first_and_rest",
            "holds",
            "inserted",
            "ipv4",
            "ipv6",
            "layout",
            "linked",
            "load",
            "load_bits",
            "named",
            "named_bits",
            "number",
            "part",
            "signed",
            "source",
            "split_at",
            "store",
            "store_bits",
            "structure",
            "union",
            "unix_time",
            "unsigned",
            "values",
            "when",
            "whole_elements",
            "within",
            // Types and traits
            "AnsiStr",
            "ArrayElement",
            "BitValue",
            "Borrowed",
            "Bytes",
            "Case",
            "Content",
            "Dispatch",
            "Element",
            "ElementKind",
            "Elements",
            "Error",
            "Field",
            "FileTime",
            "Fit",
            "Guid",
            "Internal",
            "Items",
            "Kind",
            "Layout",
            "Left",
            "Many",
            "Meaning",
            "More",
            "NumberAt",
            "Part",
            "Place",
            "Pointer",
            "Record",
            "Release",
            "Sealed",
            "Source",
            "Split",
            "Storage",
            "Table",
            "Text",
            "Texts",
            "Topic",
            "Typed",
            "Utf16Str",
            "Values",
        ],
    ),
    ("feature = \"alloc\"", &["tailed", "to_vec", "AnsiString", "Put", "Tailed", "Utf16String"]),
    ("feature = \"binrw\"", &["binrw_inserted", "binrw_tailed"]),
    ("all(feature = \"serde\", feature = \"alloc\")", &["serde_tailed"]),
    ("feature = \"proptest\"", &["arbitrary_from", "Deciding"]),
];

/// Names that modules of structures add to those of the runtime: the choice of a form, and a variant of every dispatch.
const OWN: &[&str] = &["Any", "Unknown"];

/// Types of the runtime that modules of sets of values and of masks name without a path.
pub(crate) const OF_VALUES: &[&str] = &["Release", "Values"];

/// Types of the runtime that modules of dispatches name without a path, and the variant that every dispatch has.
pub(crate) const OF_DISPATCH: &[&str] = &["Any", "Case", "Error", "Layout", "Sealed", "Split", "Tailed", "Unknown"];

/// Types that modules of structures name without a path.
pub(crate) static OF_RUNTIME: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let is_type = |name: &&str| name.starts_with(|c: char| c.is_ascii_uppercase());
    let imported = ITEMS.iter().flat_map(|(_, names)| names.iter().copied()).filter(is_type);
    imported.chain(OWN.iter().copied()).collect()
});

#[derive(Template)]
#[template(path = "rust/rt.rs.txt")]
struct Module {
    header: String,
    items: &'static [(&'static str, &'static [&'static str])],
}

/// Returns the text of the module.
pub(super) fn module() -> String {
    super::print::render(&Module { header: docs::header("codegen/src/emit/rust/prelude.rs"), items: ITEMS })
}
