//! The list of the contents of each byte of a form, with the releases since which they apply. Consecutive bytes of one
//! field share a line.

use super::addresses::byte_anchor;
use super::wording;
use etwspec_catalog::axis::{Cells, Pointer};
use etwspec_catalog::claims::{self, Kind};
use etwspec_catalog::query::bytes::{Content, contents};
use etwspec_catalog::{Catalog, Form, Struct};

/// Consecutive bytes of a form with the same contents.
pub(super) struct ByteLine {
    /// The anchor of each.
    pub(super) anchors: Vec<String>,
    /// The range: `byte 0x02`, `bytes 0x04 to 0x07`.
    pub(super) bytes: String,
    /// The possible contents, each with its first release.
    pub(super) contents: Vec<(String, String)>,
    /// The contents in older releases, if they differ.
    pub(super) before: String,
}

/// One byte.
struct Byte {
    now: Vec<(Content, String)>,
    before: Vec<Content>,
}

impl Byte {
    fn follows(&self, last: &Byte) -> bool {
        self.now.len() == last.now.len()
            && self.before.len() == last.before.len()
            && self.now.iter().zip(&last.now).all(|((one, since), (other, then))| one.follows(other) && since == then)
            && self.before.iter().zip(&last.before).all(|(one, other)| one.follows(other))
    }
}

/// Returns the contents of all bytes of a form, with those of [`earlier_forms`].
pub(super) fn byte_lines(catalog: &Catalog, form: &Form, earlier: &[(&Form, String)]) -> Vec<ByteLine> {
    let mut runs: Vec<(u32, Vec<Byte>)> = Vec::new();
    for at in 0..form.size.max(form.fixed) {
        let byte = byte(catalog, form, earlier, at);
        match runs.last_mut() {
            Some((_, run)) if run.last().is_some_and(|last| byte.follows(last)) => run.push(byte),
            _ => runs.push((at, vec![byte])),
        }
    }
    runs.iter().filter_map(|(start, run)| line(form, *start, run)).collect()
}

fn line(form: &Form, start: u32, run: &[Byte]) -> Option<ByteLine> {
    let (first, last) = (run.first()?, run.last()?);
    let end = start + u32::try_from(run.len()).ok()? - 1;
    let contents =
        first.now.iter().zip(&last.now).map(|((one, since), (other, _))| (one.describe(other), since.clone()));
    let before: Vec<String> = first.before.iter().zip(&last.before).map(|(one, other)| one.describe(other)).collect();
    Some(ByteLine {
        anchors: (start..=end).map(|byte| byte_anchor(&form.rust, byte)).collect(),
        bytes: match start == end {
            true => format!("byte {}", wording::hex(start)),
            false => format!("bytes {} to {}", wording::hex(start), wording::hex(end)),
        },
        contents: contents.collect(),
        before: before.join(", or "),
    })
}

fn byte(catalog: &Catalog, form: &Form, earlier: &[(&Form, String)], byte: u32) -> Byte {
    let history: Vec<(Vec<Content>, &str)> =
        earlier.iter().map(|(form, release)| (contents(catalog, form, byte), release.as_str())).collect();
    let now = contents(catalog, form, byte);
    // Arms of a union may change their order without changing their meaning, so each has a history of its own.
    let since =
        |one: &Content| history.iter().take_while(|(earlier, _)| earlier.contains(one)).last().map(|(_, since)| *since);
    let ages: Vec<&str> = now.iter().map(|one| since(one).unwrap_or_default()).collect();
    let alike = ages.windows(2).all(|pair| pair[0] == pair[1]);
    let last = now.len().saturating_sub(1);
    let changed = history.iter().find(|(earlier, _)| earlier.iter().any(|one| !now.contains(one)));
    let gone = changed.into_iter().flat_map(|(earlier, _)| earlier).filter(|one| !now.contains(*one));
    let before = gone.cloned().collect();
    let dated = now.iter().zip(&ages).enumerate().map(|(at, (one, since))| {
        let show = !since.is_empty() && (!alike || at == last);
        (one.clone(), if show { format!("since {since}") } else { String::new() })
    });
    let dated: Vec<(Content, String)> = dated.collect();
    let none = || vec![(Content::text("padding that only sizeof in C includes"), String::new())];
    Byte { now: if dated.is_empty() { none() } else { dated }, before }
}

/// The form and those before it for the same pointer size, newest first, each with its first release. None if the releases
/// of the structure are not documented: then, the first release of a field is unknown.
pub(super) fn earlier_forms<'a>(catalog: &Catalog, structure: &'a Struct, form: &Form) -> Vec<(&'a Form, String)> {
    if claims::form(catalog, structure, form).kind != Kind::Documented {
        return Vec::new();
    }
    let axis = &catalog.releases;
    let cells = |form: &Form| axis.cells(&form.releases).unwrap_or_default();
    let own = cells(form);
    let pointer = if own.ptr32.is_empty() { Pointer::Bits64 } else { Pointer::Bits32 };
    let first = |cells: Cells| cells.of(pointer).first();
    let mut forms: Vec<(usize, &Form)> = structure
        .forms
        .iter()
        .filter_map(|other| Some((first(cells(other))?, other)))
        .filter(|(at, _)| Some(*at) <= first(own))
        .collect();
    forms.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    forms.into_iter().map(|(at, form)| (form, axis.stops[at].id())).collect()
}
