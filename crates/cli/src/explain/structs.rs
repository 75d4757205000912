//! Structures and their fields, as text.

use etwspec_catalog::claims::{form_text, when_text};
use etwspec_catalog::query::answer::Scope;
use etwspec_catalog::query::bytes::contents;
use etwspec_catalog::query::fields::{Flat, c_type, flatten, member, rust_names};
use etwspec_catalog::query::following::following;
use etwspec_catalog::query::users::users;
use etwspec_catalog::query::{Item, Member};
use etwspec_catalog::{Catalog, Field, Form, Inserted, Mask, Meaning, Part, Role, Shape, Struct};

use super::facts;
use etwspec_console::command::TextReport;

pub(super) fn structure(report: &mut TextReport, scope: &Scope<'_>, structure: &Struct) {
    report.rows("Rust", rust_names(structure).iter().map(|name| format!("etwspec::{}::{name}", structure.module)));
    report.rows(
        "Aliases",
        structure.aliases.iter().map(|alias| {
            let when = alias.when.as_ref().map_or_else(String::new, |when| format!(" ({})", when_text(when)));
            let doc = alias.doc.as_ref().map_or_else(String::new, |doc| format!(": {doc}"));
            format!("{}{when}{doc}", alias.name)
        }),
    );
    facts::disclosure(report, structure.disclosure.as_ref());
    if let Some(note) = structure.offsets_note() {
        report.row("Offsets", note);
    }
    if let Some(at) = structure.data_at {
        report.row("Payload at", &format!("0x{at:02X}"));
    }
    if let Some(total) = &structure.total {
        let unit = match structure.total_unit {
            1 => String::new(),
            unit => format!(", in units of {unit} bytes"),
        };
        report.row("Total size", &format!("in {total}, including the payload{unit}"));
    }
    if let Some(prefix) = &structure.prefix_of {
        report.row("Prefix of", &format!("{}, through {}", prefix.structure, prefix.through));
    }
    if !structure.layout_known {
        report.row("Layout", "unknown: only the name is known");
    }
    let forms: Vec<&Form> = scope.forms(structure).collect();
    if let (Some(moment), true) = (&scope.moment, forms.is_empty() && structure.layout_known) {
        report.row("Layout", &format!("none in {}: the structure is absent", moment.id));
    }
    for form in &forms {
        table(report, scope.catalog, structure, form);
    }
    if let Some(form) = forms.first() {
        remarks(report, form);
    }
    if !structure.inserted.is_empty() {
        report.heading("  Inserted before the payload");
        structure.inserted.iter().for_each(|inserted| report.item(&inserted_text(inserted)));
    }
    let users = users(scope.catalog, structure);
    if !users.is_empty() {
        report.heading("  Used by");
        let rows: Vec<Vec<String>> = users.into_iter().map(|user| vec![user.by, user.how]).collect();
        report.table(4, &rows);
    }
    report.gap();
}

fn table(report: &mut TextReport, catalog: &Catalog, structure: &Struct, form: &Form) {
    let current = if form.current { ", current" } else { "" };
    report.heading(&format!("  Form {}{current}: {}", form.rust, form_text(catalog, structure, form)));
    report.words(
        2,
        &format!("size 0x{:02X}, alignment {}, fixed part 0x{:02X} bytes", form.size, form.align, form.fixed),
    );
    if !form.fields.is_empty() {
        let mut rows = vec![["Offset", "Size", "Type", "Name", ""].map(str::to_owned).to_vec()];
        field_rows(&form.fields, 0, &mut rows);
        report.table(4, &rows);
    }
    if !form.tail.is_empty() {
        report.words(2, "Tail, parts of variable size in this order:");
        let mut rows = vec![["", "Size", "Type", "Name", ""].map(str::to_owned).to_vec()];
        rows.extend(form.tail.iter().enumerate().map(|(at, part)| part_row(catalog, form, at, part)));
        report.table(4, &rows);
    }
}

fn part_row(catalog: &Catalog, form: &Form, at: usize, part: &Part) -> Vec<String> {
    let words = following(catalog, form, part);
    let mut notes = vec![words.many];
    notes.extend(words.conditions);
    notes.extend(part.values.clone());
    notes.extend(part.units.clone().or_else(|| meaning(part.meaning)));
    notes.extend(part.unknown.then(|| "purpose unknown".to_owned()));
    let size = part.size.map_or_else(|| "varies".to_owned(), |size| format!("0x{size:02X}"));
    // Backticks mark code, which plain text does not distinguish.
    vec![format!("{}.", at + 1), size, words.ty, part.name.clone(), notes.join("; ").replace('`', "")]
}

/// Returns the word of a meaning, unless it is general.
fn meaning(meaning: Option<Meaning>) -> Option<String> {
    meaning.filter(|meaning| meaning.is_informative()).map(|meaning| meaning.word().to_owned())
}

fn field_rows(fields: &[Field], depth: usize, rows: &mut Vec<Vec<String>>) {
    for field in fields {
        let indent = "  ".repeat(depth);
        let name = format!("{indent}{}", field.name.as_deref().unwrap_or("-"));
        let mut notes: Vec<String> = Vec::new();
        notes.extend(field.values.clone());
        notes.extend(field.units.clone().or_else(|| meaning(field.meaning)));
        notes.extend(field.when.as_ref().map(|when| format!("if {}", condition(when))));
        notes.extend(field.unknown.then(|| "purpose unknown".to_owned()));
        notes.extend(match &field.shape {
            Shape::Open { .. } => Some("to the end of the data".to_owned()),
            Shape::Counted { count, .. } => {
                Some(format!("count in ({} & {}) >> {}", count.field, facts::hex(count.mask), count.shift))
            }
            _ => None,
        });
        let size = match &field.shape {
            Shape::Open { .. } | Shape::Counted { .. } => format!("0x{:02X} each", field.size),
            _ => format!("0x{:02X}", field.size),
        };
        rows.push(vec![format!("0x{:02X}", field.offset), size, c_type(field), name, notes.join("; ")]);
        match &field.shape {
            Shape::Union(members) | Shape::Group(members) => field_rows(members, depth + 1, rows),
            Shape::Bits { bits, .. } => {
                for bit in bits {
                    let unknown = bit.unknown.then(|| "purpose unknown".to_owned());
                    let notes: Vec<String> = bit.values.clone().into_iter().chain(unknown).collect();
                    rows.push(vec![
                        String::new(),
                        bits_text(bit.start, bit.width),
                        String::new(),
                        format!("{indent}  {}", bit.name.as_deref().unwrap_or("-")),
                        notes.join("; "),
                    ]);
                }
            }
            _ => {}
        }
    }
}

fn bits_text(start: u32, width: u32) -> String {
    match width {
        1 => format!("bit {start}"),
        width => format!("bits {start}..{}", start.saturating_add(width).saturating_sub(1)),
    }
}

fn condition(mask: &Mask) -> String {
    match mask.equals {
        Some(equals) => format!("{} & {} is {}", mask.field, facts::hex(mask.mask), facts::hex(equals)),
        None => format!("{} & {} is not 0", mask.field, facts::hex(mask.mask)),
    }
}

/// Adds the documentation of fields, each once.
fn remarks(report: &mut TextReport, form: &Form) {
    let mut all = Vec::new();
    collect(&form.fields, "", &mut all);
    all.extend(form.tail.iter().filter_map(|part| Some(format!("{}: {}", part.name, part.doc.as_ref()?))));
    if !all.is_empty() {
        report.heading("  Fields");
        all.iter().for_each(|remark| report.item(remark));
    }
}

fn collect(fields: &[Field], within: &str, all: &mut Vec<String>) {
    for field in fields {
        let path = match (&field.name, within) {
            (Some(name), "") => name.clone(),
            (Some(name), within) => format!("{within}.{name}"),
            (None, within) => within.to_owned(),
        };
        if let Some(doc) = &field.doc {
            let what = if path.is_empty() { format!("at 0x{:02X}", field.offset) } else { path.clone() };
            all.push(format!("{what}: {doc}"));
        }
        match &field.shape {
            Shape::Union(members) | Shape::Group(members) => collect(members, &path, all),
            Shape::Bits { bits, .. } => {
                let documented = bits.iter().filter_map(|bit| Some((bit.name.as_ref()?, bit.doc.as_ref()?)));
                all.extend(documented.map(|(name, doc)| format!("{name}: {doc}")));
            }
            _ => {}
        }
    }
}

fn inserted_text(inserted: &Inserted) -> String {
    let mut text = format!("{}, if {}", inserted.structure, condition(&inserted.when));
    if let Some(count) = &inserted.count {
        text += &format!("; ({} & {}) >> {} elements", count.field, facts::hex(count.mask), count.shift);
    }
    if let Some(most) = inserted.at_most {
        text += &format!("; at most {most}");
    }
    if !inserted.only_for.is_empty() {
        text += &format!("; only for {}", inserted.only_for.join(", "));
    }
    if let Some(doc) = &inserted.doc {
        text += &format!(". {doc}");
    }
    text
}

/// The item in the scope of the query: for a field, its definition in the newest form in scope.
pub(super) fn in_scope<'a>(scope: &Scope<'a>, item: &Item<'a>) -> Item<'a> {
    match item {
        Item::Field(structure, path, _) => {
            let field = scope.forms(structure).find_map(|form| member(scope.catalog, form, path));
            Item::Field(structure, path.clone(), field)
        }
        Item::Byte(structure, at) => {
            let field = |form: &'a Form| field_at(scope.catalog, form, *at);
            let found = scope.forms(structure).find_map(field);
            found.map_or_else(|| item.clone(), |(path, field)| Item::Field(structure, path, Some(field)))
        }
        other => other.clone(),
    }
}

/// The innermost field that has a byte of a form, with its path.
fn field_at<'a>(catalog: &'a Catalog, form: &'a Form, at: u32) -> Option<(String, Member<'a>)> {
    let has = |flat: &Flat<'_>| flat.bits.is_none() && at.checked_sub(flat.offset).is_some_and(|at| at < flat.size);
    let innermost = flatten(catalog, form).into_iter().filter(has).min_by_key(|flat| flat.size);
    innermost.map(|flat| (flat.path, Member::Field(flat.field)))
}

/// Describes the contents of a byte in each form.
pub(super) fn byte(report: &mut TextReport, scope: &Scope<'_>, structure: &Struct, at: u32) {
    report.row("In", &format!("{}: {}", structure.name, structure.summary));
    report.gap();
    let mut rows = vec![["Contents", "Form", "Releases"].map(str::to_owned).to_vec()];
    for form in scope.forms(structure) {
        let releases = form_text(scope.catalog, structure, form);
        for (index, content) in contents_text(scope.catalog, form, at).into_iter().enumerate() {
            rows.push(match index {
                0 => vec![content, form.rust.clone(), releases.clone()],
                _ => vec![content, String::new(), String::new()],
            });
        }
    }
    report.table(2, &rows);
    report.gap();
}

/// The possible contents of a byte of a form, in words.
pub(super) fn contents_text(catalog: &Catalog, form: &Form, at: u32) -> Vec<String> {
    let found: Vec<String> = contents(catalog, form, at).iter().map(|content| content.describe(content)).collect();
    match found.is_empty() {
        false => found,
        true if at < form.size.max(form.fixed) => vec!["padding".to_owned()],
        true => vec![format!("none: {}", size_text(form))],
    }
}

/// The size of a form, in words.
pub(crate) fn size_text(form: &Form) -> String {
    let tail = if form.tail.is_empty() { "" } else { ", followed by parts of variable size" };
    format!("0x{:02X} bytes{tail}", form.size.max(form.fixed))
}

/// Describes a field in each form that has it.
pub(super) fn field(report: &mut TextReport, scope: &Scope<'_>, structure: &Struct, path: &str) {
    let mut rows = vec![["Offset", "Size", "Type", "", "Form", "Releases"].map(str::to_owned).to_vec()];
    let mut newest = None;
    for form in scope.forms(structure) {
        let Some(flat) = flatten(scope.catalog, form).into_iter().find(|flat| flat.path == path) else { continue };
        let bits = flat.bits.map_or_else(String::new, |(start, width)| bits_text(start, width));
        rows.push(vec![
            format!("0x{:02X}", flat.offset),
            format!("0x{:02X}", flat.size),
            flat.ty.clone(),
            bits,
            form.rust.clone(),
            form_text(scope.catalog, structure, form),
        ]);
        newest.get_or_insert(flat);
    }
    report.row("In", &format!("{}: {}", structure.name, structure.summary));
    report.gap();
    if let Some(Member::Part(_)) = structure.forms.iter().rev().find_map(|form| member(scope.catalog, form, path)) {
        return part(report, scope, structure, path);
    }
    report.table(2, &rows);
    report.gap();
    let Some(flat) = newest else {
        report.words(2, "No form in the requested release and pointer size has this field.");
        return;
    };
    let doc = if let Some(bit) = flat.bit { bit.doc.as_deref() } else { flat.field.doc.as_deref() };
    if let Some(doc) = doc {
        facts::paragraphs(report, doc);
        report.gap();
    }
    report.row("Units", flat.field.units.as_deref().unwrap_or(""));
    let of = if let Some(bit) = flat.bit { bit.meaning } else { flat.field.meaning };
    report.row("Meaning", &of.map_or_else(String::new, |meaning| format!("{}: {}", meaning.word(), meaning.doc())));
    report.row("Role", flat.field.role.map_or("", role));
    report.row("Valid if", &flat.field.when.as_ref().map_or_else(String::new, condition));
    let values = if let Some(bit) = flat.bit { &bit.values } else { &flat.field.values };
    if let Some(set) = values.as_ref().and_then(|name| scope.catalog.set(name)) {
        report.row("Values", &format!("{}: {}", set.name, set.summary));
        super::values::table(report, scope, set);
    }
    if flat.bit.map_or(flat.field.unknown, |bit| bit.unknown) {
        report.row("Unknown", "purpose");
    }
    report.gap();
}

/// Describes a part after the fixed part in each form that has it.
fn part(report: &mut TextReport, scope: &Scope<'_>, structure: &Struct, name: &str) {
    let mut rows = vec![["Part", "Size", "Type", "Count", "Form", "Releases"].map(str::to_owned).to_vec()];
    let mut newest = None;
    for form in scope.forms(structure) {
        let Some(at) = form.tail.iter().position(|part| part.name == name) else { continue };
        let part = &form.tail[at];
        let words = following(scope.catalog, form, part);
        rows.push(vec![
            format!("{} of {}", at + 1, form.tail.len()),
            part.size.map_or_else(|| "varies".to_owned(), |size| format!("0x{size:02X}")),
            words.ty,
            words.many,
            form.rust.clone(),
            form_text(scope.catalog, structure, form),
        ]);
        newest.get_or_insert((part, words.conditions));
    }
    report.table(2, &rows);
    report.gap();
    let Some((part, conditions)) = newest else {
        report.words(2, "No form in the requested release and pointer size has this part.");
        return;
    };
    if let Some(doc) = &part.doc {
        facts::paragraphs(report, doc);
        report.gap();
    }
    report.row("Units", part.units.as_deref().unwrap_or(""));
    let meaning = part.meaning.map(|meaning| format!("{}: {}", meaning.word(), meaning.doc()));
    report.row("Meaning", &meaning.unwrap_or_default());
    report.row("Conditions", &conditions.join("; "));
    if let Some(set) = part.values.as_ref().and_then(|name| scope.catalog.set(name)) {
        report.row("Values", &format!("{}: {}", set.name, set.summary));
        super::values::table(report, scope, set);
    }
    if part.unknown {
        report.row("Unknown", "purpose");
    }
    report.gap();
}

fn role(role: Role) -> &'static str {
    match role {
        Role::Input => "input",
        Role::Output => "output",
        Role::InputOutput => "input and output",
        Role::Ignored => "never read",
        Role::EventData => "start of the payload",
    }
}
