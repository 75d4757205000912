//! The rows of the tail of a form: the parts of variable size after its fixed part.

use super::addresses::tail_anchor;
use super::context::PageContext;
use super::evidence::{EvidenceView, RowFact};
use super::fields::{UNKNOWN, unknown};
use super::html::Html;
use super::{survival, wording};
use etwspec_catalog::query::coverage::What;
use etwspec_catalog::query::following::following;
use etwspec_catalog::{Form, Part, Shape, Struct};

/// A part of the tail.
pub(super) struct TailRow {
    pub(super) anchor: String,
    pub(super) size: String,
    pub(super) ty: Html,
    pub(super) name: Html,
    pub(super) count: Html,
    pub(super) marks: Vec<Html>,
    pub(super) notes: Vec<Html>,
    pub(super) evidence: EvidenceView,
}

/// Returns the rows of the tail of a form, in order.
pub(super) fn tail_rows(cx: &PageContext<'_>, structure: &Struct, form: &Form) -> Vec<TailRow> {
    form.tail.iter().enumerate().map(|(at, part)| row(cx, structure, form, at, part)).collect()
}

fn row(cx: &PageContext<'_>, structure: &Struct, form: &Form, at: usize, part: &Part) -> TailRow {
    let words = following(cx.site.catalog, form, part);
    let mut notes = survival::notes(cx, &part.renamed_from, part.deprecated.as_ref());
    if part.unknown {
        notes.push(Html::text(UNKNOWN));
    }
    notes.extend(cx.doc(&part.doc));
    notes.extend(words.conditions.iter().map(|one| cx.text(&sentence(one))));
    notes.extend(part.values.iter().map(|values| Html::text("Values: ").with(&cx.name(values)).then(".")));
    notes.extend(part.units.iter().map(|units| Html::text(format!("Unit: {units}."))));
    notes.extend(part.meaning.and_then(|meaning| meaning.note(part.units.as_deref())).map(Html::text));
    TailRow {
        anchor: format!("{}-{}", tail_anchor(form), at + 1),
        size: part.size.map_or_else(|| "varies".to_owned(), wording::hex),
        ty: cx.code(&words.ty),
        name: Html::code(&part.name),
        count: cx.text(&words.many),
        marks: if part.unknown { vec![unknown()] } else { Vec::new() },
        notes,
        evidence: cx.evidence(&RowFact {
            releases: Some(&form.releases),
            sources: &part.sources,
            table: &structure.sources,
            disputes: &part.disputed,
            ..RowFact::new(What::Field, &structure.name, &cx.path, &part.name)
        }),
    }
}

/// A clause as a sentence.
fn sentence(clause: &str) -> String {
    let mut chars = clause.chars();
    chars.next().map_or_else(String::new, |first| format!("{}{}.", first.to_ascii_uppercase(), chars.as_str()))
}

/// The last line of the byte map: what follows the fixed part, if anything does.
pub(super) fn map_line(structure: &Struct, form: &Form) -> Option<Html> {
    if !form.tail.is_empty() {
        let names: Vec<&str> = form.tail.iter().map(|part| part.name.as_str()).collect();
        return Some(Html::link(&format!("#{}", tail_anchor(form)), &names.join(", ")));
    }
    let last = form.fields.iter().rfind(|field| !matches!(field.shape, Shape::Padding));
    match last.map(|field| (&field.shape, field.name.as_deref())) {
        Some((Shape::Open { .. }, Some(name))) => {
            Some(Html::text(format!("further elements of {name}, to the end of the data")))
        }
        Some((Shape::Counted { .. }, Some(name))) => Some(Html::text(format!("further elements of {name}"))),
        _ if !structure.inserted.is_empty() => Some(Html::link("#inserted", "inserted items, then the payload")),
        _ if structure.data_at.is_some() => Some(Html::text("the payload")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn turns_a_clause_into_a_sentence() {
        assert_eq!(sentence("present if `X` is not 0"), "Present if `X` is not 0.");
        assert_eq!(sentence("`X` selects it"), "`X` selects it.");
    }
}
