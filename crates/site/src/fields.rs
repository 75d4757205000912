//! The rows of the table of fields of a form.

use std::collections::{HashMap, HashSet};

use super::addresses::{byte_anchor, struct_page};
use super::context::PageContext;
use super::evidence::{EvidenceView, RowFact};
use super::html::{Html, slug};
use super::{survival, wording};
use etwspec_catalog::query::compare;
use etwspec_catalog::query::coverage::What;
use etwspec_catalog::query::following::counted;
use etwspec_catalog::{Bit, Catalog, Dispute, Field, Form, Mask, Shape, Struct, joined};

/// The note on a field of unknown purpose.
pub(super) const UNKNOWN: &str = "Present; purpose unknown.";

/// A row of the table of fields.
pub(super) struct FieldRow {
    /// The anchor; only the first row of a path has one.
    pub(super) anchor: Option<String>,
    /// First and last byte: `44-47`.
    pub(super) bytes: String,
    pub(super) depth: usize,
    pub(super) class: &'static str,
    pub(super) offset: String,
    pub(super) offset_href: String,
    pub(super) size: String,
    /// None for an unnamed union or structure, which has no type of its own.
    pub(super) ty: Option<Html>,
    pub(super) name: Html,
    /// True for the first row of an arm of a union that is not its first arm.
    pub(super) is_arm: bool,
    /// True if the row has other sources than most rows of the table.
    pub(super) is_cited: bool,
    /// Short marks: direction, unknown purpose.
    pub(super) marks: Vec<Html>,
    pub(super) notes: Vec<Html>,
    /// None for padding, which C compilers add.
    pub(super) evidence: Option<EvidenceView>,
}

/// The field documentation that a page already has, and the anchor of its row.
pub(super) type Documented = HashMap<String, String>;

/// Shorter documentation is repeated in every form.
const SHORT: usize = 80;

/// The fields of a nested structure are expanded once per page, or everywhere if it has no more fields than this.
const FEW: usize = 2;

/// Returns the rows of a form, and the sources of most of them. Documentation that a newer form has is replaced with a link.
pub(super) fn field_rows(
    cx: &PageContext<'_>,
    structure: &Struct,
    form: &Form,
    earlier: &[(&Form, String)],
    documented: &mut Documented,
) -> (Vec<FieldRow>, Option<EvidenceView>) {
    let history = earlier.iter().map(|(form, since)| (paths(cx.site.catalog, form), since.as_str())).collect();
    let mut rows = Rows { cx, form, history, documented, anchors: HashSet::new(), rows: Vec::new() };
    rows.fields(&form.fields, Place::of(cx, structure, form));
    let mut rows = rows.rows;
    let all = || rows.iter().flat_map(|row| &row.evidence);
    let cites = |one: &EvidenceView, other: &EvidenceView| {
        (&one.sources, &one.title, one.is_single) == (&other.sources, &other.title, other.is_single)
    };
    let most = all().max_by_key(|of| all().filter(|own| cites(own, of)).count()).cloned();
    for row in &mut rows {
        row.is_cited = !row.evidence.iter().zip(&most).any(|(own, most)| cites(own, most));
    }
    (rows, most)
}

#[derive(Clone)]
struct Place<'a> {
    base: u32,
    depth: usize,
    within: String,
    in_union: bool,
    /// True for the members of an arm that has no row.
    starts_arm: bool,
    inner: bool,
    /// The structure whose table has the rows, its form, and the path from it.
    owner: &'a Struct,
    of: &'a Form,
    path: String,
    /// The sources of the rows above.
    cited: &'a [String],
}

impl<'a> Place<'a> {
    /// The outermost fields of a structure. The first fields of another structure are rows of its table.
    fn of(cx: &PageContext<'a>, structure: &'a Struct, form: &'a Form) -> Place<'a> {
        let prefix = structure.prefix_of.as_ref();
        let whole = prefix.and_then(|prefix| cx.site.catalog.structure(&prefix.structure));
        Place {
            base: 0,
            depth: 0,
            within: String::new(),
            in_union: false,
            starts_arm: false,
            inner: false,
            owner: whole.unwrap_or(structure),
            of: form,
            path: String::new(),
            cited: &structure.sources,
        }
    }
}

struct Rows<'a> {
    cx: &'a PageContext<'a>,
    form: &'a Form,
    /// The paths of the form and of those before it, newest first, each with its first release.
    history: Vec<(HashSet<String>, &'a str)>,
    documented: &'a mut Documented,
    anchors: HashSet<String>,
    rows: Vec<FieldRow>,
}

impl<'a> Rows<'a> {
    fn fields(&mut self, fields: &'a [Field], place: Place<'a>) {
        for (arm, field) in fields.iter().enumerate() {
            self.field(field, arm, &place);
        }
    }

    fn field(&mut self, field: &'a Field, arm: usize, place: &Place<'a>) {
        let within = match &field.name {
            Some(name) => format!("{}.{name}", place.within),
            None => place.within.clone(),
        };
        let path = joined(&place.path, field.name.as_deref().unwrap_or_default());
        let offset = place.base + field.offset;
        let row = FieldRow {
            anchor: field.name.as_ref().map(|_| format!("{}{}", self.form.rust, within)),
            bytes: range(offset, offset + field.size),
            depth: place.depth,
            class: class(field, place),
            offset: wording::hex(offset),
            offset_href: format!("#{}", byte_anchor(&self.form.rust, offset)),
            size: size(field),
            ty: self.ty(field),
            name: self.name(field),
            marks: marks_of(field),
            notes: self.notes(field, &within),
            is_arm: if place.in_union { arm > 0 } else { arm == 0 && place.starts_arm },
            is_cited: true,
            evidence: (field.shape != Shape::Padding)
                .then(|| self.evidence(place, &path, &field.sources, &field.disputed)),
        };
        // Indentation shows a group of which nothing else is known.
        let is_group = field.name.is_none() && matches!(field.shape, Shape::Union(_) | Shape::Group(_));
        let is_shown = !is_group || !row.notes.is_empty() || row.evidence.iter().any(|of| !of.disputes.is_empty());
        let depth = place.depth + usize::from(is_shown || !place.in_union);
        let starts_arm = row.is_arm && !is_shown;
        if is_shown {
            self.push(row);
        }
        let cited = if field.sources.is_empty() { place.cited } else { &field.sources };
        let next = Place { depth, within, in_union: false, starts_arm, path, cited, ..place.clone() };
        self.inner(&field.shape, field, next);
    }

    fn inner(&mut self, shape: &'a Shape, field: &'a Field, place: Place<'a>) {
        match shape {
            Shape::Union(arms) => self.fields(arms, Place { in_union: true, ..place }),
            Shape::Group(members) => self.fields(members, place),
            Shape::Bits { bits, .. } => {
                for bit in bits {
                    self.bit(field, bit, &place);
                }
            }
            Shape::Struct { name, form } if place.depth < 8 => {
                let Some(owner) = self.cx.site.catalog.structure(name) else { return };
                if let Some(inner) = owner.forms.get(*form) {
                    let key = format!("the fields of {name} {form}");
                    let here = slug(&format!("{}{}", self.form.rust, place.within));
                    if inner.fields.len() > FEW
                        && let Some(first) = self.documented.get(&key)
                    {
                        let note = Html::link(&format!("#{first}"), "fields: see above");
                        return self.rows.last_mut().into_iter().for_each(|row| row.notes.push(note.clone()));
                    }
                    self.documented.insert(key, here);
                    let base = place.base + field.offset;
                    let of = Place::of(self.cx, owner, inner);
                    self.fields(
                        &inner.fields,
                        Place { base, inner: true, depth: place.depth, within: place.within, ..of },
                    );
                }
            }
            Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
                self.inner(element, field, place);
            }
            _ => {}
        }
    }

    fn bit(&mut self, field: &Field, bit: &Bit, place: &Place<'a>) {
        let offset = place.base + field.offset + bit.start / 8;
        let mut notes = survival::notes(self.cx, &bit.renamed_from, bit.deprecated.as_ref());
        let values = bit.values.iter().map(|name| Html::text("Values: ").with(&self.cx.name(name)).then("."));
        notes.extend(values);
        notes.extend(self.cx.doc(&bit.doc));
        if bit.unknown {
            notes.push(Html::text(UNKNOWN));
        }
        self.push(FieldRow {
            anchor: bit.name.as_ref().map(|name| format!("{}{}.{name}", self.form.rust, place.within)),
            bytes: range(offset, place.base + field.offset + (bit.start + bit.width).div_ceil(8)),
            depth: place.depth,
            class: "bits",
            offset: wording::bits(bit.start, bit.width),
            offset_href: format!("#{}", byte_anchor(&self.form.rust, offset)),
            size: wording::count(bit.width as usize, "bit", "bits"),
            ty: None,
            name: bit.name.as_deref().map_or_else(|| Html::text("(unnamed)"), Html::name),
            marks: if bit.unknown { vec![unknown()] } else { Vec::new() },
            is_arm: false,
            is_cited: true,
            notes,
            evidence: Some(self.evidence(
                place,
                &joined(&place.path, bit.name.as_deref().unwrap_or_default()),
                &[],
                &[],
            )),
        });
    }

    /// Returns the first release of a field, if the structure is older.
    fn since(&self, path: &str) -> Option<&str> {
        let path = path.trim_start_matches('.');
        let (_, since) = self.history.iter().take_while(|(paths, _)| paths.contains(path)).last()?;
        let (_, first) = self.history.last()?;
        (since != first).then_some(since)
    }

    fn evidence(&self, place: &Place<'_>, path: &str, sources: &[String], disputes: &[Dispute]) -> EvidenceView {
        let own = if sources.is_empty() && place.cited != place.owner.sources { place.cited } else { sources };
        self.cx.evidence(&RowFact {
            releases: Some(&place.of.releases),
            sources: own,
            table: place.cited,
            disputes,
            ..RowFact::new(What::Field, &place.owner.name, &struct_page(&place.owner.name), path)
        })
    }

    fn push(&mut self, mut row: FieldRow) {
        row.anchor = row.anchor.map(|anchor| slug(&anchor)).filter(|anchor| self.anchors.insert(anchor.clone()));
        if let Some(anchor) = &row.anchor {
            let path = anchor.strip_prefix(&slug(&self.form.rust)).unwrap_or(anchor);
            let notes = Html::join(row.notes.iter().cloned(), " ").to_string();
            let disputes = row.evidence.iter().flat_map(|evidence| &evidence.disputes);
            let disputes: Vec<String> = disputes.map(|one| format!("{}{}", one.source, one.statement)).collect();
            let all = format!("{path} {notes} {}", disputes.join(" "));
            match self.documented.get(&all) {
                Some(newer) if all.len() > SHORT + path.len() => {
                    row.notes = vec![Html::link(&format!("#{newer}"), "same as in a newer form")];
                    row.evidence.iter_mut().for_each(|evidence| evidence.disputes.clear());
                }
                Some(_) => {}
                None => {
                    self.documented.insert(all, anchor.clone());
                }
            }
        }
        self.rows.push(row);
    }

    fn ty(&self, field: &Field) -> Option<Html> {
        match &field.shape {
            Shape::Padding => None,
            Shape::Union(_) => field.name.as_ref().map(|_| Html::code("union")),
            Shape::Group(_) => field.name.as_ref().map(|_| Html::code("struct")),
            _ => Some(self.cx.code(&field.ty)),
        }
    }

    fn name(&self, field: &Field) -> Html {
        let dimension = match &field.shape {
            Shape::Array { count, .. } => format!(" [{count}]"),
            Shape::Open { .. } => " [ ]".to_owned(),
            Shape::Counted { count, .. } => format!(" [{}]", counted(count)),
            _ => String::new(),
        };
        match (&field.name, &field.shape) {
            (Some(name), _) => Html::declarator(name, &dimension),
            (None, Shape::Padding) => Html::text("padding"),
            (None, Shape::Union(_)) => Html::text("union"),
            (None, Shape::Group(_)) => Html::text("struct"),
            (None, Shape::Bits { .. }) => Html::text("bits"),
            (None, _) => Html::text("(unnamed)"),
        }
    }

    fn notes(&self, field: &Field, path: &str) -> Vec<Html> {
        let cx = self.cx;
        let mut notes = survival::notes(cx, &field.renamed_from, field.deprecated.as_ref());
        notes.extend(field.role.and_then(|role| wording::role(role).1).map(Html::text));
        if field.unknown {
            notes.push(Html::text(UNKNOWN));
        }
        notes.extend(cx.doc(&field.doc));
        if let Some(values) = &field.values {
            notes.push(Html::text("Values: ").with(&cx.name(values)).then("."));
        }
        if field.shape.is_big_endian() {
            notes.push(Html::text("Big-endian."));
        }
        if let Some(units) = &field.units {
            notes.push(Html::text(format!("Unit: {units}.")));
        }
        notes.extend(field.meaning.and_then(|meaning| meaning.note(field.units.as_deref())).map(Html::text));
        if let Some(when) = &field.when {
            notes.push(Html::text("Valid if ").with(&condition(when)).then("."));
        }
        match &field.shape {
            Shape::Open { stride, .. } => notes.push(Html::text(format!(
                "Extends to the end of the enclosing data, {} per element. C declares one element.",
                wording::count(*stride as usize, "byte", "bytes")
            ))),
            Shape::Counted { count, .. } => {
                notes.push(Html::text("Number of elements: ").with(&Html::code(counted(count))).then("."));
            }
            Shape::Struct { name, form } => notes.extend(self.nested(name, *form)),
            Shape::Padding => notes.push(Html::text("Inserted by C compilers for alignment.")),
            _ => {}
        }
        notes.extend(self.since(path).map(|release| Html::text(format!("Since {release}."))));
        notes
    }
}

impl Rows<'_> {
    /// The form of a nested structure, if it has several.
    fn nested(&self, name: &str, form: usize) -> Option<Html> {
        let catalog = self.cx.site.catalog;
        let structure = catalog.structure(name).filter(|structure| structure.forms.len() > 1)?;
        let form = structure.forms.get(form)?;
        let href = self.cx.href(&format!("{}#{}", struct_page(&structure.name), slug(&form.rust)));
        let title = wording::form_title(catalog, structure, form);
        let data = form.pointer.map_or_else(String::new, |pointer| format!(", {} data", wording::pointer(pointer)));
        Some(
            Html::text("Form of ")
                .with(&Html::name(name))
                .then(": ")
                .with(&Html::link(&href, &title))
                .then(&data)
                .then("."),
        )
    }
}

fn class(field: &Field, place: &Place) -> &'static str {
    match field.shape {
        Shape::Padding => "padding",
        _ if field.unknown => "unknown",
        Shape::Union(_) => "union",
        _ if place.in_union => "arm",
        _ if place.inner => "inner",
        _ => "plain",
    }
}

/// The paths of the fields of a form, including those of nested structures.
fn paths(catalog: &Catalog, form: &Form) -> HashSet<String> {
    compare::rows(catalog, form).into_iter().map(|row| row.path).collect()
}

/// The first byte and the last, before `stop`.
pub(super) fn range(start: u32, stop: u32) -> String {
    format!("{start}-{}", stop.max(start + 1) - 1)
}

fn size(field: &Field) -> String {
    match &field.shape {
        Shape::Open { .. } | Shape::Counted { .. } => format!("{} each", wording::hex(field.size)),
        _ => wording::hex(field.size),
    }
}

fn marks_of(field: &Field) -> Vec<Html> {
    let mut marks = Vec::new();
    marks.extend(field.role.map(|role| Html::mark("role", wording::role(role).0)));
    if matches!(field.shape, Shape::Open { .. }) {
        marks.push(Html::mark("open", "open array"));
    }
    if field.unknown {
        marks.push(unknown());
    }
    marks
}

pub(super) fn unknown() -> Html {
    Html::mark("unknown", "unknown")
}

/// A condition on bits, as a C expression.
pub(super) fn condition(mask: &Mask) -> Html {
    let bits = format!("{} & 0x{:X}", mask.field, mask.mask);
    Html::code(match mask.equals {
        Some(equals) => format!("({bits}) == 0x{equals:X}"),
        None => format!("({bits}) != 0"),
    })
}
