//! Declarations of a form as people write them: a structure in C with its offsets, and a first use in Rust.
//!
//! The C header is what compilers verify. It declares the same members, with macros for other compilers.

use super::wording;
use etwspec_catalog::query::fields::c_type;
use etwspec_catalog::{Catalog, Field, Form, Shape, Struct, casing};
use etwspec_codegen::emit::rust::has_choice;

/// Column of the comments with offsets.
const OFFSETS: usize = 56;

/// The declaration in C. Structures of the catalog are members by name.
pub(super) fn c(structure: &Struct, form: &Form) -> String {
    let mut text = String::new();
    if let Some(pack) = structure.pack {
        text += &format!("#pragma pack(push, {pack})\n");
    }
    text += "typedef struct {\n";
    members(&form.fields, false, 1, &mut text);
    text += &format!("}} {};{}", structure.name, if form.tail.is_empty() { "" } else { " /* fixed part */" });
    if structure.pack.is_some() {
        text += "\n#pragma pack(pop)";
    }
    text
}

fn members(fields: &[Field], in_union: bool, depth: usize, text: &mut String) {
    for field in fields.iter().filter(|field| field.shape != Shape::Padding) {
        member(field, in_union, depth, text);
    }
}

fn member(field: &Field, in_union: bool, depth: usize, text: &mut String) {
    let name = field.name.as_deref();
    let indent = "    ".repeat(depth);
    let end = |dimension: &str| match name {
        Some(name) => format!(" {name}{dimension};"),
        None => ";".to_owned(),
    };
    let (shape, dimension) = match &field.shape {
        Shape::Array { element, count, .. } => (&**element, format!("[{count}]")),
        Shape::Open { element, .. } | Shape::Counted { element, .. } => (&**element, "[]".to_owned()),
        shape => (shape, String::new()),
    };
    let inner = match shape {
        Shape::Union(members) | Shape::Group(members) => Some(members),
        _ => None,
    };
    if let Some(inner) = inner {
        let is_union = matches!(shape, Shape::Union(_));
        let word = if is_union { "union" } else { "struct" };
        *text += &format!("{indent}{word} {{\n");
        members(inner, is_union, depth + 1, text);
        *text += &format!("{indent}}}{}\n", end(&dimension));
    } else if let Shape::Bits { bits, .. } = shape {
        let ty = c_type(field);
        // Bit fields of one integer are consecutive, also in a union.
        let wrapped = name.is_some() || in_union;
        let deeper = if wrapped { format!("{indent}    ") } else { indent.clone() };
        if wrapped {
            *text += &format!("{indent}struct {{\n");
        }
        for bit in bits {
            let bit_name = bit.name.as_deref().unwrap_or_default();
            let line = format!("{deeper}{ty} {bit_name}").trim_end().to_owned() + &format!(" : {};", bit.width);
            let at = format!("{}, {}", wording::hex(field.offset), wording::bits(bit.start, bit.width));
            *text += &commented(&line, &at);
        }
        if wrapped {
            *text += &format!("{indent}}}{}\n", end(&dimension));
        }
    } else {
        let ty = field.ty.split('[').next().unwrap_or_default().trim_end();
        let name = name.map_or_else(|| format!("Unnamed{:02X}", field.offset), str::to_owned);
        let star = if ty.ends_with('*') { "" } else { " " };
        *text += &commented(&format!("{indent}{ty}{star}{name}{dimension};"), &wording::hex(field.offset));
    }
}

fn commented(line: &str, comment: &str) -> String {
    format!("{line:<OFFSETS$} /* {comment} */\n")
}

/// A first use of a form in Rust, and the choice of a form if there are several.
pub(super) fn rust(catalog: &Catalog, structure: &Struct, form: &Form) -> String {
    let mut text = String::new();
    let module = casing::snake(&structure.name);
    let family = structure.module.split("::").next().unwrap_or_default();
    if catalog.families.iter().any(|known| known.name == family && structure.module != family) {
        text += &format!("// Feature `{}` of the crate `etwspec`.\n", structure.module.replace("::", "-"));
    }
    // The newest form has a name in the module of the topic, too.
    let within = if form.current { String::new() } else { format!("{module}::") };
    text += &format!("use etwspec::{}::{within}{}View;\n", structure.module, form.rust);
    let several = has_choice(catalog, structure);
    if several {
        text += &format!("use etwspec::{}::{module};\nuse etwspec::{{Pointer, Release}};\n", structure.module);
    }
    text += &format!("\nlet view = {}View::new(bytes)?;\nprintln!(\"{{view:?}}\");", form.rust);
    if several {
        text += &format!(
            "\n\n// The form of a release and a pointer size.\nlet any = {module}::Any::from_slice(bytes, release, pointer)?;"
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{c, rust};
    use etwspec_catalog::Catalog;

    fn small() -> Catalog {
        serde_json::from_str(include_str!("fixtures/small.json")).expect("the fixture is a catalog")
    }

    #[test]
    fn declares_members_with_their_offsets() {
        let catalog = small();
        let structure = catalog.structure("SAMPLE_HEADER").expect("a structure");
        let text = c(structure, structure.forms.last().expect("a form"));
        assert!(text.starts_with("typedef struct {\n    "), "{text}");
        assert!(text.ends_with("} SAMPLE_HEADER;"), "{text}");
        assert!(text.contains("/* 0x00 */\n"), "{text}");
        assert!(text.contains("union {\n"), "{text}");
        assert_eq!(text.matches('{').count(), text.matches('}').count(), "{text}");
    }

    #[test]
    fn chooses_a_form_at_run_time_if_there_are_several() {
        let catalog = small();
        let structure = catalog.structure("SAMPLE_HEADER").expect("a structure");
        let text = rust(&catalog, structure, structure.forms.last().expect("a form"));
        assert!(text.contains("sample_header::Any::from_slice(bytes, release, pointer)?"), "{text}");
    }
}
