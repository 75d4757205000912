//! Structures, without their layouts, which are compared by release.

use crate::claims::when_text;
use crate::{Alias, Catalog, DeclaredPart, DeclaredRow, Inserted, Member, Prefix, StatedSize, Struct};

use super::layout::{condition, count, layout};
use super::{claim, list, sides, sorted, versions, yes};
use crate::changes::item::{Item, Kind};
use crate::changes::rules::claims::SOURCES_CHANGED;
use crate::changes::rules::structures::{
    ALIGNMENT_CHANGED, CONDITION_CHANGED, COUNT_CHANGED, DECLARATION_CHANGED, EXTENT_CHANGED, LAYOUT_LEARNED,
    MODULE_CHANGED, PAYLOAD_TYPE_CHANGED, RUST_NAME_CHANGED,
};
use crate::changes::rules::tables::{DOCUMENTATION_CHANGED, STATUS_CHANGED};

pub(super) fn item(catalog: &Catalog, structure: &Struct) -> Item {
    let Struct {
        name,
        own_name,
        renamed_from,
        deprecated,
        reserved,
        rust,
        module,
        payload_type,
        summary,
        doc,
        when,
        aliases,
        layout_known,
        align,
        pack,
        offsets_computed,
        data_at,
        trailing_padding_optional,
        total,
        total_unit,
        prefix_of,
        forms,
        inserted,
        sizes,
        rows,
        parts,
        sources,
        disputed,
        unknown,
        disclosure,
        file,
    } = structure;
    let mut item = Item::new(Kind::Structure, name);
    item.file.clone_from(file);
    super::survival(&mut item, renamed_from, deprecated.as_deref());
    super::reserved(&mut item, reserved);
    item.hints = vec![if forms.is_empty() {
        String::new()
    } else {
        forms.iter().map(|form| layout(form).item.content()).collect()
    }];
    item.fact(&STATUS_CHANGED, "own name", yes(*own_name));
    item.fact(&RUST_NAME_CHANGED, "name in Rust", rust);
    item.refers(&MODULE_CHANGED, "module", module);
    item.fact(&PAYLOAD_TYPE_CHANGED, "payload type", payload_type.as_deref().unwrap_or_default());
    item.fact(&LAYOUT_LEARNED, "layout", if *layout_known { "known" } else { "unknown" });
    item.maybe(&ALIGNMENT_CHANGED, "stated alignment", align.as_ref());
    item.maybe(&ALIGNMENT_CHANGED, "packing", pack.as_ref());
    item.fact(&DECLARATION_CHANGED, "computed offsets", yes(*offsets_computed));
    item.maybe(&EXTENT_CHANGED, "offset of the data", data_at.as_ref());
    item.fact(&EXTENT_CHANGED, "optional padding at the end", yes(*trailing_padding_optional));
    item.refers(&EXTENT_CHANGED, "total size", total.as_deref().unwrap_or_default());
    item.fact(&EXTENT_CHANGED, "unit of the total size", total_unit);
    let prefix = prefix_of.as_ref().map(|Prefix { structure, through }| format!("{structure} through {through}"));
    item.refers(&DECLARATION_CHANGED, "prefix", prefix.unwrap_or_default());
    item.docs(&[("summary", Some(summary)), ("description", doc.as_deref())]);
    item.fact(&DOCUMENTATION_CHANGED, "open questions", list(unknown));
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    super::disclosure(&mut item, disclosure.as_ref());
    let sizes = sizes.iter().map(|StatedSize { size, releases }| {
        format!("0x{:X}/0x{:X} {}", size.ptr32, size.ptr64, versions(releases.as_ref()))
    });
    item.fact(&DECLARATION_CHANGED, "stated sizes", list(&sizes.collect::<Vec<_>>()));
    item.refers(&DECLARATION_CHANGED, "declaration", declaration(rows, parts));
    item.aliases = aliases.iter().map(|alias| alias.name.clone()).collect();
    item.fact(&DOCUMENTATION_CHANGED, "remarks about other names", remarks(aliases));
    item.claim = claim(catalog, when);
    item.disputes = sides(disputed);
    item.children = inserted.iter().map(of_inserted).collect();
    item
}

/// Returns the statements about other names, besides their existence.
fn remarks(aliases: &[Alias]) -> String {
    let remark = |alias: &Alias| {
        let Alias { name, when, doc } = alias;
        let when = when.as_ref().map(when_text).unwrap_or_default();
        let doc = doc.as_deref().unwrap_or_default();
        (!when.is_empty() || !doc.is_empty()).then(|| format!("{name}: {when} {doc}"))
    };
    sorted(&aliases.iter().filter_map(remark).collect::<Vec<_>>())
}

/// Returns the parts of rows that do not belong to the layout: specified offsets, declarations in C.
fn declaration(rows: &[DeclaredRow], parts: &[DeclaredPart]) -> String {
    let row = |row: &DeclaredRow| {
        let DeclaredRow { at, c, releases, pointer, doc: _, field } = row;
        let pointer = pointer.map(|pointer| pointer.key()).unwrap_or_default();
        // Members are placed with their row.
        let placed = if at.is_some() { String::new() } else { placed(field) };
        words(&[at.as_deref().unwrap_or_default(), c, &versions(releases.as_ref()), pointer, &placed])
    };
    let part = |part: &DeclaredPart| {
        let DeclaredPart { releases, pointer, field } = part;
        let pointer = pointer.map(|pointer| pointer.key()).unwrap_or_default();
        words(&[field.name.as_deref().unwrap_or_default(), &versions(releases.as_ref()), pointer, &placed(field)])
    };
    list(&rows.iter().map(row).chain(parts.iter().map(part)).collect::<Vec<_>>())
}

/// Returns the members with specified offsets.
fn placed(row: &Member) -> String {
    fn collect<'m>(row: &'m Member, names: &mut Vec<&'m str>) {
        let Member { name, placed, members, sources: _, against: _ } = row;
        if *placed {
            names.push(name.as_deref().unwrap_or("(unnamed)"));
        }
        members.iter().for_each(|member| collect(member, names));
    }
    let mut names = Vec::new();
    collect(row, &mut names);
    if names.is_empty() { String::new() } else { format!("(stated: {})", names.join(" ")) }
}

/// Joins the texts that are not empty.
fn words(texts: &[&str]) -> String {
    texts.iter().filter(|text| !text.is_empty()).copied().collect::<Vec<_>>().join(" ")
}

fn of_inserted(row: &Inserted) -> Item {
    let Inserted { structure, when, count: many, at_most, only_for, doc, sources } = row;
    let mut item = Item::new(Kind::Inserted, structure);
    item.joint = Some(" inserts ");
    item.refers(&CONDITION_CHANGED, "condition", condition(when));
    item.refers(&COUNT_CHANGED, "number of elements", many.as_ref().map(count).unwrap_or_default());
    item.maybe(&DOCUMENTATION_CHANGED, "known maximum", at_most.as_ref());
    item.refers(&CONDITION_CHANGED, "only for", sorted(only_for));
    item.docs(&[("description", doc.as_deref())]);
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item
}

/// Returns the names of the forms of a structure in Rust and C, each with the index of its form.
pub(crate) fn form_names(structure: &Struct) -> Vec<(String, usize)> {
    let names = structure.forms.iter().enumerate().flat_map(|(index, form)| {
        let names = [Some(&form.rust), form.release_name.as_ref()];
        names.into_iter().flatten().map(move |name| (name.clone(), index))
    });
    names.collect()
}
