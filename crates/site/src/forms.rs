//! The forms of a structure: byte map, fields, tail, bytes and declarations of each.

use super::addresses::tail_anchor;
use super::byte_list::{ByteLine, byte_lines, earlier_forms};
use super::byte_map::{MapRow, byte_map};
use super::context::PageContext;
use super::evidence::EvidenceView;
use super::fields::{Documented, FieldRow, field_rows};
use super::html::{Html, slug};
use super::tail::{TailRow, map_line, tail_rows};
use super::{choice, data, declaration, wording};
use etwspec_catalog::claims::{self, Change, Kind};
use etwspec_catalog::query::compare::{self, Pair, Row};
use etwspec_catalog::{Catalog, Field, Form, Role, Shape, Struct};

/// Differences list at most this number of names of fields.
const NAMED: usize = 4;

/// A form of a structure.
pub(super) struct FormView {
    pub(super) anchor: String,
    pub(super) releases: String,
    pub(super) cells: String,
    pub(super) names: String,
    /// The title of the next newer form, and the differences from it.
    pub(super) differences: Option<(String, String)>,
    /// True for the form that the page shows first. The others are closed.
    pub(super) is_open: bool,
    pub(super) hypothetical: bool,
    pub(super) lead: String,
    pub(super) sizeof_note: Option<Html>,
    pub(super) rows: Vec<FieldRow>,
    /// The sources of rows that name none.
    pub(super) cited: Option<EvidenceView>,
    pub(super) map: Vec<MapRow>,
    pub(super) more: Option<Html>,
    pub(super) tail_anchor: String,
    pub(super) tail: Vec<TailRow>,
    pub(super) bytes: Vec<ByteLine>,
    /// The declarations in C and in Rust; none without fields.
    pub(super) declaration: Option<(String, String)>,
    /// Address of the form in the data of the page.
    pub(super) data: String,
}

/// The forms of a structure, newest first.
pub(super) fn form_views(cx: &PageContext<'_>, structure: &Struct) -> Vec<FormView> {
    let mut documented = Documented::default();
    let mut views = Vec::new();
    // Forms and their titles, newest first.
    let mut newer: Vec<(&Form, String)> = Vec::new();
    for (index, form) in structure.forms.iter().enumerate().rev() {
        let mut view = form_view(cx, structure, form, &mut documented);
        view.data = format!("{}#/item/forms/{index}", cx.href(&data::path(&cx.path)));
        let last = newer.iter().rev().filter(|(newer, _)| !newer.hypothetical);
        let other = last.clone().find(|(newer, _)| newer.pointer == form.pointer).or_else(|| last.clone().next());
        view.differences = other.map(|(newer, title)| (title.clone(), differences(cx.site.catalog, newer, form)));
        let title = match form.pointer {
            Some(size) => format!("{}, {}", view.releases, wording::pointer(size)),
            None => view.releases.clone(),
        };
        newer.push((form, title));
        views.push(view);
    }
    // A form that no release has is shown first only if there is no other.
    let first = views.iter().position(|view| !view.hypothetical).unwrap_or(0);
    views.iter_mut().skip(first).take(1).for_each(|view| view.is_open = true);
    views
}

/// Returns the differences of a form from a newer one, as the comparison of two releases has them.
fn differences(catalog: &Catalog, newer: &Form, older: &Form) -> String {
    let pairs = compare::forms(catalog, older, newer);
    let listed = |word: &str, rows: Vec<&str>| match rows.len() {
        0 => None,
        count if count > NAMED => {
            Some(format!("{word} {} and {} more fields", rows[..NAMED - 1].join(", "), count + 1 - NAMED))
        }
        _ => Some(format!("{word} {}", rows.join(", "))),
    };
    let paths = |change, row: fn(&Pair) -> Option<&Row>| {
        let pairs = pairs.iter().filter(move |pair| pair.changes.contains(&change));
        pairs.filter_map(row).map(|row| row.path.as_str()).collect::<Vec<_>>()
    };
    let mut parts: Vec<String> = Vec::new();
    parts.extend(listed("without", paths(Change::Added, |pair| pair.after.as_ref())));
    parts.extend(listed("with", paths(Change::NoLongerStated, |pair| pair.before.as_ref())));
    for change in [Change::Renamed, Change::Moved, Change::Resized, Change::Retyped] {
        let count = pairs.iter().filter(|pair| pair.changes.contains(&change)).count();
        parts.extend((count > 0).then(|| format!("{count} {}", change.words())));
    }
    if parts.is_empty() { "same fields, other arrangement".to_owned() } else { parts.join("; ") }
}

fn form_view(cx: &PageContext<'_>, structure: &Struct, form: &Form, documented: &mut Documented) -> FormView {
    let axis = &cx.site.catalog.releases;
    let cells = axis.cells(&form.releases).unwrap_or_default();
    let claim = claims::form(cx.site.catalog, structure, form);
    let known = claim.kind == Kind::Documented;
    let mut names: Vec<String> =
        wording::windows_names(axis, cells.ptr32.or(cells.ptr64)).filter(|_| known).into_iter().collect();
    names.extend(form.pointer.map(|pointer| format!("{} data", wording::pointer(pointer))));
    if form.current && structure.forms.iter().any(|form| !form.current) {
        names.push("newest form".to_owned());
    }
    let more = map_line(structure, form);
    let earlier = earlier_forms(cx.site.catalog, structure, form);
    let (rows, cited) = field_rows(cx, structure, form, &earlier, documented);
    FormView {
        anchor: slug(&form.rust),
        releases: wording::form_title(cx.site.catalog, structure, form),
        cells: choice::cells(axis, cells),
        names: names.join("; "),
        hypothetical: form.hypothetical,
        differences: None,
        is_open: false,
        lead: lead(structure, form, more.is_some()),
        sizeof_note: sizeof_note(form),
        rows,
        cited,
        map: byte_map(cx.site.catalog, form),
        more,
        tail_anchor: tail_anchor(form),
        tail: tail_rows(cx, structure, form),
        bytes: byte_lines(cx.site.catalog, form, &earlier),
        declaration: (!form.fields.is_empty())
            .then(|| (declaration::c(structure, form), declaration::rust(cx.site.catalog, structure, form))),
        data: String::new(),
    }
}

/// The size and alignment of a form.
fn lead(structure: &Struct, form: &Form, more: bool) -> String {
    let size = |bytes: u32| format!("{} bytes ({bytes})", wording::hex(bytes));
    let lead = match more {
        true => format!("Fixed part: {}, aligned to {}. Data of variable size follows.", size(form.fixed), form.align),
        false => format!("Size: {}, aligned to {}.", size(form.size), form.align),
    };
    structure.offsets_note().map_or_else(|| lead.clone(), |note| format!("{lead} {note}"))
}

/// Why `sizeof` in C exceeds the fixed part.
fn sizeof_note(form: &Form) -> Option<Html> {
    if form.size == form.fixed {
        return None;
    }
    let last = form.fields.last()?;
    if matches!(last.shape, Shape::Padding) && last.offset >= form.fixed {
        let text = format!(
            "sizeof in C is {}, but the data may end after {}, without the trailing padding.",
            wording::hex(form.size),
            wording::count(form.fixed as usize, "byte", "bytes"),
        );
        return Some(Html::text(text));
    }
    let head = format!(
        "sizeof in C is {}, but the fixed part has only {}",
        wording::hex(form.size),
        wording::count(form.fixed as usize, "byte", "bytes"),
    );
    let tail = form.fields.iter().find(|field| field.offset + field.size > form.fixed || is_tail(field))?;
    let name = tail.name.as_deref().unwrap_or("the last field");
    let why = match (tail.role, &tail.shape) {
        (Some(Role::EventData), _) => " is declared with one element and stands for the payload of the event",
        (_, Shape::Open { .. }) => " is declared with one element and has zero or more",
        (_, Shape::Counted { .. }) => " has a number of elements that an earlier field contains",
        _ => " may be absent",
    };
    let end = tail.offset + tail.size;
    let padding = form.size.checked_sub(end).filter(|&rest| rest > 0).map_or_else(String::new, |rest| {
        format!(
            ", and C adds {} of padding so that the size is a multiple of {}",
            wording::count(rest as usize, "byte", "bytes"),
            form.align
        )
    });
    Some(Html::text(head).then(": ").with(&Html::code(name)).then(why).then(&padding).then("."))
}

fn is_tail(field: &Field) -> bool {
    matches!(field.shape, Shape::Open { .. } | Shape::Counted { .. })
}

#[cfg(test)]
mod tests {
    use super::{Catalog, differences};

    #[test]
    fn differences_name_fields_that_only_one_form_has() {
        let catalog: Catalog =
            serde_json::from_str(include_str!("fixtures/small.json")).expect("the fixture is a catalog");
        let forms = &catalog.structure("SAMPLE_HEADER").expect("a structure").forms;
        let [older, newer] = forms.as_slice() else { panic!("two forms") };
        let mut other = newer.clone();
        other.fields.retain(|field| field.name.as_deref() != Some("Data"));
        assert_eq!(differences(&catalog, newer, &other), "without Data");
        assert_eq!(differences(&catalog, &other, newer), "with Data");
        assert_eq!(differences(&catalog, newer, newer), "same fields, other arrangement");
        assert_eq!(
            differences(&catalog, newer, older),
            "without Kind, Low, High and 2 more fields; 1 resized; 1 retyped"
        );
    }
}
