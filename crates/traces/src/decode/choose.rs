//! Finds the layout for a name, a release and a pointer size.

use etwspec::Release;
use etwspec::describe::Layout;
use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::claims::when_text;
use etwspec_catalog::query::suggest::{closest, squash};
use etwspec_catalog::query::{Found, Index, Item, Moment};
use etwspec_console::problem::Message;

use crate::decode::pointer_size::to_etwspec;

/// Returns the form of a structure for a release and a pointer size.
///
/// # Errors
///
/// Returns an error if no structure has the name, or if it has no form in the release.
pub fn choose(
    catalog: &Catalog,
    layouts: &[&'static Layout],
    ty: &str,
    moment: &Moment,
    pointer: Pointer,
) -> Result<&'static Layout, Message> {
    let (name, form) = split(layouts, ty);
    let forms: Vec<&'static Layout> = layouts.iter().copied().filter(|layout| is(layout, name)).collect();
    let Some(first) = forms.first() else { return Err(unknown(catalog, layouts, name)) };
    let at = release(moment);
    let chosen = |layout: &&'static Layout| match form {
        Some(form) => layout.form.eq_ignore_ascii_case(form),
        None => layout.holds(at, to_etwspec(pointer)),
    };
    forms.iter().copied().find(chosen).ok_or_else(|| {
        let releases: Vec<&str> = forms.iter().map(|layout| layout.releases).collect();
        Message::new(format!("{} has no form in {} with {}-bit pointers", first.name, moment.id, pointer.bits()))
            .help(format!("its forms exist in {}; select one with --release and --pointer", releases.join(", ")))
    })
}

/// Returns whether `ty` names a structure, in any release.
pub fn is_structure(layouts: &[&Layout], ty: &str) -> bool {
    let (name, _) = split(layouts, ty);
    layouts.iter().any(|layout| is(layout, name))
}

/// Returns whether the name of a structure, in C or in Rust, is `name`.
fn is(layout: &Layout, name: &str) -> bool {
    let wanted = squash(name);
    squash(layout.name) == wanted || layout.aliases.iter().any(|alias| squash(alias) == wanted)
}

/// Splits `EVENT_TRACE_HEADER::V5_0` into the names of the structure and the form.
fn split<'a>(layouts: &[&Layout], ty: &'a str) -> (&'a str, Option<&'a str>) {
    let ty = ty.trim();
    let Some((path, last)) = ty.rsplit_once("::") else { return (ty, None) };
    let before = path.rsplit("::").next().unwrap_or(path);
    let known = layouts.iter().any(|layout| is(layout, before) && layout.form.eq_ignore_ascii_case(last));
    if known { (before, Some(last)) } else { (last, None) }
}

/// Returns the release of a moment. For a release with points, this is the last one.
pub(crate) fn release(moment: &Moment) -> Release {
    Release(moment.last.try_into().unwrap_or(u8::MAX))
}

/// Returns the error for a name that is not a structure with a known layout.
fn unknown(catalog: &Catalog, layouts: &[&Layout], name: &str) -> Message {
    if let Found::Items(items) = Index::new(catalog).find(name)
        && let Some(item) = items.first()
    {
        return match item {
            Item::Struct(structure) | Item::Alias(structure, _) => {
                let when = when_text(&structure.when);
                Message::new(format!("the layout of {} is unknown", structure.name))
                    .help(format!("show what is known with `etwspec explain {}` ({when})", structure.name))
            }
            other => Message::new(format!("{name} is not a structure (found: {})", other.kind()))
                .help(format!("show it with `etwspec explain {name}`")),
        };
    }
    let mut names: Vec<&str> = Vec::new();
    for layout in layouts {
        names.push(layout.name);
        names.extend(layout.aliases);
    }
    names.sort_unstable();
    names.dedup();
    let similar = closest(name, names.into_iter(), 5);
    Message::new(format!("unknown structure `{name}`")).suggest(
        &similar,
        "write a name in C or in Rust, such as PERFINFO_TRACE_HEADER; look names up with `etwspec explain`",
    )
}
