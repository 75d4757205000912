//! The page of a structure.

use askama::Template;

use super::addresses::{byte_anchor, struct_page, tail_anchor, topic_page};
use super::byte_list::{ByteLine, byte_lines};
use super::byte_map::{MapRow, byte_map};
use super::choice;
use super::compare::{self, CompareView};
use super::context::{PageContext, Site, SourceView, WhenView};
use super::declaration;
use super::evidence::DisputeView;
use super::fields::{Documented, FieldRow, condition, field_rows};
use super::html::{Html, slug};
use super::page::Page;
use super::permanent;
use super::rendered::Rendered;
use super::strip::{self, Strip};
use super::survival;
use super::tail::{TailRow, map_line, tail_rows};
use super::wording;
use etwspec_catalog::casing;
use etwspec_catalog::claims::{self, Kind};
use etwspec_catalog::query::fields::rust_names;
use etwspec_catalog::query::following::counted;
use etwspec_catalog::{Field, Form, Role, Shape, Struct, When};
use etwspec_codegen::parallel;

#[derive(Template)]
#[template(path = "struct.html")]
struct StructPage {
    page: Page,
    when: WhenView,
    examined: Option<Html>,
    facts: Vec<(&'static str, Html)>,
    doc: Option<Html>,
    layout_known: bool,
    declaration: Option<DeclarationView>,
    forms: Vec<FormView>,
    inserted: Vec<InsertedView>,
    rows: Vec<RowView>,
    unknown: Vec<Html>,
    disputes: Vec<DisputeView>,
    uses: Vec<Html>,
    sources: Vec<SourceView>,
    strip: Option<Strip>,
    embed: String,
    compare: Option<CompareView>,
}

/// The newest form in C and in Rust.
struct DeclarationView {
    /// The pointer size, if forms differ by it.
    pointer: Option<&'static str>,
    c: String,
    rust: String,
}

struct FormView {
    anchor: String,
    releases: String,
    cells: String,
    names: String,
    hypothetical: bool,
    rust: String,
    lead: String,
    sizeof_note: Option<Html>,
    rows: Vec<FieldRow>,
    map: Vec<MapRow>,
    more: Option<Html>,
    tail_anchor: String,
    tail: Vec<TailRow>,
    bytes: Vec<ByteLine>,
}

struct InsertedView {
    structure: Html,
    when: Html,
    count: Option<String>,
    at_most: Option<u32>,
    only_for: Vec<Html>,
    doc: Option<Html>,
}

struct RowView {
    at: String,
    c: Html,
    releases: String,
    doc: Option<Html>,
}

/// The pages of all structures.
pub(super) fn pages(site: &Site<'_>) -> Vec<Rendered> {
    parallel::map(&site.catalog.structs, |structure| page(site, structure))
}

/// Returns the page at a path, if it is of this kind.
pub(super) fn page_at(site: &Site<'_>, path: &str) -> Option<Rendered> {
    site.catalog
        .structs
        .iter()
        .find(|structure| struct_page(&structure.name) == path)
        .map(|structure| page(site, structure))
}

fn page(site: &Site<'_>, structure: &Struct) -> Rendered {
    let path = struct_page(&structure.name);
    let cx = site.page_context(&path);
    let unknown = unknown(&cx, structure);
    let names = std::iter::once(&structure.name).chain(structure.aliases.iter().map(|alias| &alias.name));
    let uses: Vec<Html> = names.flat_map(|name| cx.used_by(name)).collect();
    let inserted: Vec<InsertedView> = structure.inserted.iter().map(|one| inserted_view(&cx, one)).collect();
    let page = Page::new(&cx, &structure.name, "structure", &structure.summary)
        .under(&cx, &topic_page(&structure.module), &structure.module)
        .generated_from(&structure.file)
        .permanent(Some(permanent::of_struct(&structure.name)))
        .sections([
            (!structure.forms.is_empty(), "layout", "Layout"),
            (!inserted.is_empty(), "inserted", "Inserted items"),
            (!structure.rows.is_empty(), "declared", "Releases of each field"),
            (!unknown.is_empty(), "unknown", "Unknown"),
            (!structure.disputed.is_empty(), "disputed", "Sources disagree"),
            (!uses.is_empty(), "uses", "Used by"),
            (true, "sources", "Sources"),
        ]);
    let facts_open =
        structure.when.releases.iter().chain(structure.rows.iter().filter_map(|row| row.releases.as_ref()));
    let mut documented = Documented::default();
    let view = StructPage {
        page,
        when: cx.when(&structure.when),
        examined: cx.examined(facts_open, &structure.sources),
        facts: facts(&cx, structure),
        doc: cx.doc(&structure.doc),
        layout_known: structure.layout_known,
        declaration: declaration(&cx, structure),
        forms: structure.forms.iter().rev().map(|form| form_view(&cx, structure, form, &mut documented)).collect(),
        inserted,
        rows: structure.rows.iter().map(|row| row_view(&cx, row)).collect(),
        unknown,
        disputes: cx.disputes(&structure.disputed),
        uses,
        sources: cx.sources(&structure.sources),
        strip: strip::of_struct(site.catalog, structure),
        embed: cx.href(&strip::embed_path(&structure.name)),
        compare: compare::of_struct(&cx, structure),
    };
    (path, view.to_string())
}

/// The names, and the facts that apply to all forms.
fn facts(cx: &PageContext<'_>, structure: &Struct) -> Vec<(&'static str, Html)> {
    let mut facts = Vec::new();
    let name = Html::code(&structure.name);
    facts.push(match structure.own_name {
        true => ("Name", name.then(" (chosen by this project; Microsoft’s name is unknown)")),
        false => ("Name in C", name),
    });
    let rust =
        rust_names(structure).into_iter().map(|name| Html::code(format!("etwspec::{}::{name}", structure.module)));
    facts.push(("Name in Rust", Html::join(rust, "; ")));
    let aliases = structure.aliases.iter().map(|alias| {
        let doc = cx.doc(&alias.doc);
        Html::code(&alias.name).with(&doc.map_or_else(Html::default, |doc| Html::text(": ").with(&doc)))
    });
    let aliases = Html::join(aliases, "; ");
    if !aliases.is_empty() {
        facts.push(("Other names", aliases));
    }
    facts.extend(survival::facts(cx, &structure.renamed_from, structure.deprecated.as_ref()));
    if let Some(prefix) = &structure.prefix_of {
        let text = Html::text("The first fields of ").with(&cx.name(&prefix.structure)).then(", through ");
        facts.push(("Prefix", text.with(&Html::code(&prefix.through)).then(".")));
    }
    if let Some(data_at) = structure.data_at {
        let text = format!("At offset {}, if no item is inserted.", wording::hex(data_at));
        facts.push(("Payload", Html::text(text)));
    }
    if let Some(total) = &structure.total {
        let unit = match structure.total_unit {
            1 => String::new(),
            unit => format!(", in units of {unit} bytes"),
        };
        let text = Html::code(total).then(&format!(" contains the total size, including the payload{unit}."));
        facts.push(("Total size", text));
    }
    facts.extend(cx.disclosure(structure.disclosure.as_ref()));
    facts
}

fn declaration(cx: &PageContext<'_>, structure: &Struct) -> Option<DeclarationView> {
    let newest = structure.forms.last().filter(|form| !form.fields.is_empty())?;
    let current: Vec<&Form> = structure.forms.iter().filter(|form| form.current).collect();
    Some(DeclarationView {
        pointer: newest.pointer.map(wording::pointer),
        c: declaration::c(structure, newest),
        rust: declaration::rust(cx.site.catalog, structure, &casing::snake(&structure.name), &current),
    })
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
    let module = casing::snake(&structure.name);
    FormView {
        anchor: slug(&form.rust),
        releases: wording::form_title(cx.site.catalog, structure, form),
        cells: choice::cells(axis, cells),
        names: names.join("; "),
        hypothetical: form.hypothetical,
        rust: format!("etwspec::{}::{module}::{}", structure.module, form.rust),
        lead: lead(structure, form, more.is_some()),
        sizeof_note: sizeof_note(form),
        rows: field_rows(cx, structure, form, documented),
        map: byte_map(cx.site.catalog, form),
        more,
        tail_anchor: tail_anchor(form),
        tail: tail_rows(cx, structure, form),
        bytes: byte_lines(cx.site.catalog, structure, form),
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

fn inserted_view(cx: &PageContext<'_>, inserted: &etwspec_catalog::Inserted) -> InsertedView {
    InsertedView {
        structure: cx.name(&inserted.structure),
        when: condition(&inserted.when),
        count: inserted.count.as_ref().map(counted),
        at_most: inserted.at_most,
        only_for: inserted.only_for.iter().map(|name| cx.name(name)).collect(),
        doc: cx.doc(&inserted.doc),
    }
}

fn row_view(cx: &PageContext<'_>, row: &etwspec_catalog::DeclaredRow) -> RowView {
    let releases = row.releases.as_ref().map(wording::versions);
    RowView {
        at: row.at.clone().unwrap_or_else(|| "—".to_owned()),
        c: cx.code(&row.c),
        releases: releases.unwrap_or_else(|| "all with the structure".to_owned()),
        doc: cx.doc(&row.doc),
    }
}

/// Returns the facts that no source states, including fields of unknown purpose.
fn unknown(cx: &PageContext<'_>, structure: &Struct) -> Vec<Html> {
    let mut all: Vec<Html> = structure.unknown.iter().map(|text| cx.text(text)).collect();
    if matches!(structure.when, When { releases: None, .. }) {
        all.push(Html::text("The releases that have the structure."));
    }
    for form in structure.forms.iter().rev() {
        for field in form.fields.iter().filter(|field| field.unknown) {
            let name = field.name.as_deref().unwrap_or("the unnamed field");
            let href = format!("#{}", byte_anchor(&form.rust, field.offset));
            let link = Html::link(&href, &wording::hex(field.offset));
            let claim = claims::form(cx.site.catalog, structure, form);
            let releases = match claim.kind {
                Kind::Documented => format!(", in {}.", claim.words()),
                _ => ".".to_owned(),
            };
            all.push(Html::text(format!("The purpose of {name}, at ")).with(&link).then(&releases));
        }
        for part in form.tail.iter().filter(|part| part.unknown) {
            let link = Html::link(&format!("#{}", tail_anchor(form)), "in the tail");
            all.push(Html::text(format!("The purpose of {}, ", part.name)).with(&link).then("."));
        }
    }
    all
}
