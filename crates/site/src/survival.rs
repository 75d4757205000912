//! Notes on changed items, on pages: former names, and the reason why an item is deprecated.

use super::context::PageContext;
use super::html::Html;

/// Returns the facts of an item with a page.
pub(super) fn facts(
    cx: &PageContext<'_>,
    former: &[String],
    deprecated: Option<&String>,
) -> impl Iterator<Item = (&'static str, Html)> {
    let reason = deprecated.map(|reason| ("Deprecated", mark().then(" ").with(&cx.text(reason))));
    reason.into_iter().chain((!former.is_empty()).then(|| ("Formerly", names(former))))
}

/// Returns the notes of a row.
pub(super) fn notes(cx: &PageContext<'_>, former: &[String], deprecated: Option<&String>) -> Vec<Html> {
    let mut notes: Vec<Html> = deprecated.map(|reason| mark().then(" ").with(&cx.text(reason))).into_iter().collect();
    if !former.is_empty() {
        notes.push(Html::text("Formerly ").with(&names(former)).then("."));
    }
    notes
}

fn mark() -> Html {
    Html::mark("deprecated", "deprecated")
}

fn names(former: &[String]) -> Html {
    Html::join(former.iter().map(Html::code), ", ")
}
