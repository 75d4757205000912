//! Emitter of a group mask.

use std::collections::BTreeMap;

use askama::Template;

use super::escape::{Doc, filters};
use super::{describe, docs, names};
use etwspec_catalog::{Catalog, EnableFlag, GroupMask, MaskValue, Sets, Shape, casing};

#[derive(Template)]
#[template(path = "rust/mask.rs.txt")]
struct Module {
    header: String,
    module: String,
    summary: Doc,
    doc: Vec<Doc>,
    rust: String,
    mask: String,
    enable: String,
    enable_name: String,
    record: String,
    field: String,
    words: u32,
    shift: u32,
    bits: String,
    values: Vec<Named>,
    flags: Vec<Flag>,
    mappings: BTreeMap<String, String>,
    control: String,
    example: Example,
    former: Vec<Former>,
}

/// Former name of a type.
struct Former {
    name: String,
    ty: String,
}

struct Named {
    name: String,
    text: String,
    number: String,
    doc: Doc,
    deprecated: Option<String>,
}

struct Flag {
    name: String,
    text: String,
    number: String,
    releases: String,
    doc: Doc,
    deprecated: Option<String>,
    former: Vec<Named>,
}

#[derive(Default)]
struct Example {
    name: String,
    text: String,
    index: u32,
    bits: String,
}

/// Returns the text of the module of a group mask.
pub(super) fn module(catalog: &Catalog, mask: &GroupMask) -> String {
    let structure = catalog.structs.iter().find(|structure| structure.name == mask.structure);
    let form = structure.and_then(|structure| structure.forms.iter().position(|form| form.current));
    let count = structure.zip(form).and_then(|(structure, form)| {
        let field = etwspec_catalog::find(catalog, &structure.forms[form].fields, &mask.field)?;
        if let Shape::Array { count, .. } = field.shape { Some(count) } else { None }
    });
    let values: Vec<Named> =
        mask.groups.iter().flat_map(|group| &group.bits).flat_map(|bit| named(mask, bit)).collect();
    let low = (1u32 << mask.index_shift) - 1;
    let single =
        |value: &&MaskValue| (value.value & low).is_power_of_two() && value.value > low && value.name.is_some();
    let example = mask.groups.iter().flat_map(|group| &group.bits).filter(single).nth(2);
    let model = Module {
        header: docs::header(&mask.file),
        module: mask.module.clone(),
        summary: Doc::text(&mask.summary),
        doc: vec![Doc::default(), docs::sources(catalog, &mask.sources)],
        rust: mask.rust.clone(),
        mask: mask.mask_rust.clone(),
        enable: mask.enable_rust.clone(),
        enable_name: mask.enable_name.clone(),
        record: structure.zip(form).map_or_else(String::new, |(structure, form)| names::form_path(structure, form)),
        field: casing::snake(&mask.field),
        words: count.unwrap_or(1),
        shift: mask.index_shift,
        bits: format!("{low:#x}"),
        values,
        flags: mask.enable_flags.iter().map(|flag| self::flag(catalog, mask, flag)).collect(),
        // Two names of a flag have a single mapping.
        mappings: mask.enable_flags.iter().filter_map(|flag| Some((hex(flag.value), hex(mapped(flag)?)))).collect(),
        control: format!(
            "{:#010x}",
            mask.enable_flags.iter().filter(|flag| flag.sets == Sets::Control).fold(0, |all, flag| all | flag.value)
        ),
        former: former_types(mask),
        example: example.map_or_else(Example::default, |value| Example {
            name: value.rust.clone().unwrap_or_default(),
            text: value.name.clone().unwrap_or_default(),
            index: value.value >> mask.index_shift,
            bits: format!("{:#x}", value.value & low),
        }),
    };
    super::print::render(&model)
}

fn named(mask: &GroupMask, bit: &MaskValue) -> Vec<Named> {
    let number = hex(bit.value);
    let Some(first) = &bit.name else { return Vec::new() };
    let mut doc = Doc::text(&format!("`{first}`."));
    if !bit.of.is_empty() {
        let all = bit.of.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
        doc = doc.then(&format!("All of {all}."));
    }
    doc = doc.then(bit.doc.as_deref().unwrap_or_default()).and(&docs::when(&bit.when, false));
    let of_name = |name: &String| {
        let doc = if name == first { doc.clone() } else { Doc::text(&format!("`{name}`, an alias of `{first}`.")) };
        Named {
            name: casing::screaming(name, Some(&mask.prefix), None),
            text: name.clone(),
            number: number.clone(),
            doc,
            deprecated: bit.deprecated.clone(),
        }
    };
    let names = std::iter::once(first).chain(&bit.aliases).map(of_name);
    names.chain(former(&bit.renamed_from, first, &mask.prefix, &number)).collect()
}

/// Returns the former names of the types that differ from those in Rust.
fn former_types(mask: &GroupMask) -> Vec<Former> {
    let pascal = |names: &[String]| names.iter().map(|name| casing::pascal(name)).collect::<Vec<_>>();
    let all = [
        (pascal(&mask.renamed_from), &mask.rust),
        (mask.mask_renamed_from.clone(), &mask.mask_rust),
        (pascal(&mask.enable_renamed_from), &mask.enable_rust),
    ];
    let all =
        all.into_iter().flat_map(|(names, ty)| names.into_iter().map(move |name| Former { name, ty: ty.clone() }));
    all.filter(|former| former.name != former.ty).collect()
}

/// Returns the former names of a bit or a flag.
fn former<'n>(
    former: &'n [String],
    name: &'n str,
    prefix: &'n str,
    number: &'n str,
) -> impl Iterator<Item = Named> + use<'n> {
    let current = casing::screaming(name, Some(prefix), None);
    former.iter().map(move |former| Named {
        name: casing::screaming(former, Some(prefix), None),
        text: former.clone(),
        number: number.to_owned(),
        doc: Doc::text(&format!("`{former}`, the former name of `{name}`.")),
        deprecated: Some(format!("renamed to `{current}`")),
    })
}

/// Returns the value that a flag sets.
fn mapped(flag: &EnableFlag) -> Option<u32> {
    match flag.sets {
        Sets::SameBit => Some(flag.value),
        Sets::Bit { value, .. } => Some(value),
        Sets::Control => None,
    }
}

fn hex(value: u32) -> String {
    format!("{value:#010x}")
}

fn flag(catalog: &Catalog, mask: &GroupMask, flag: &EnableFlag) -> Flag {
    let what = match &flag.sets {
        Sets::SameBit => "Sets the same bit of the first word.".to_owned(),
        Sets::Bit { name, .. } => format!("Sets `{name}`."),
        Sets::Control => "Sets no bit of the mask.".to_owned(),
    };
    let doc = Doc::text(&format!("`{}`.", flag.name)).then(flag.doc.as_deref().unwrap_or_default()).then(&what);
    Flag {
        name: casing::screaming(&flag.name, Some(&mask.enable_prefix), None),
        text: flag.name.clone(),
        number: hex(flag.value),
        deprecated: flag.deprecated.clone(),
        former: former(&flag.renamed_from, &flag.name, &mask.enable_prefix, &hex(flag.value)).collect(),
        releases: describe::releases(catalog, &flag.when),
        doc: doc.and(&docs::when(&flag.when, false)),
    }
}
