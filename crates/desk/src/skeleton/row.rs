//! A new row in a table of events.

use std::fmt;

use etwspec_codegen::format::format;
use etwspec_codegen::load::{Draft, Loaded, Spec};
use etwspec_codegen::schema::{Kind, TODO};
use etwspec_codegen::spec::HooksFile;

use super::head::quoted;
use etwspec_codegen::did_you_mean;

/// Reason why there is no new row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RowError {
    /// No table describes a group or class of this name; a help line.
    NoGroup(String, Option<String>),
    /// The table of the group or class cannot be read; its path.
    Unread(String),
    /// Another row has the name.
    NameTaken(String),
    /// Another row has the type.
    TypeTaken(u32, Option<String>),
    /// All types have a row.
    Full,
}

impl fmt::Display for RowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RowError::NoGroup(name, help) => {
                write!(f, "no table describes the group or class `{name}`")?;
                help.iter().try_for_each(|help| write!(f, "\n{help}"))
            }
            RowError::Unread(path) => write!(
                f,
                "`{path}` cannot be read, so its next free type is unknown\ncorrect its problems first; `check` lists them"
            ),
            RowError::NameTaken(name) => write!(f, "the event `{name}` has a row already\nedit this row"),
            RowError::TypeTaken(ty, Some(name)) => {
                write!(f, "the type {ty:#04X} is that of `{name}`\nleave out --type to use the next one that is free")
            }
            RowError::TypeTaken(ty, None) => {
                write!(f, "the type {ty:#04X} has a row already\nleave out --type to use the next one that is free")
            }
            RowError::Full => f.write_str("every type of the group has a row\nedit one of them"),
        }
    }
}

/// Adds an event to the table of its group or class, in the order of types. Without `ty`, the event gets the type after
/// the greatest, or else the first that is free. Returns the path of the table, its new text and the type.
///
/// # Errors
///
/// Returns a [`RowError`] if there is no such group, if its table cannot be read, or if the name or the type has a row
/// already.
pub(crate) fn event(
    draft: &Draft,
    group: &str,
    name: &str,
    ty: Option<u32>,
) -> Result<(String, String, u32), RowError> {
    let spec = &draft.spec;
    let Some((table, path, text)) = find(spec, group) else {
        if let Some(path) = draft.unread.iter().find(|path| is_table_of(spec, path, group)) {
            return Err(RowError::Unread(path.clone()));
        }
        let names = spec.hooks.iter().flat_map(|file| {
            let path = spec.files.get(file.file).map_or("", |source| source.path.as_str());
            [stem(path), file.data.name.as_str()]
        });
        let help = did_you_mean::help(group, names.collect::<Vec<_>>());
        return Err(RowError::NoGroup(group.to_owned(), help));
    };
    let named = |row: &etwspec_codegen::spec::EventRow| row.name.as_ref().is_some_and(|own| own.as_str() == name);
    if spec.hooks.iter().flat_map(|file| &file.data.event).any(|row| named(row)) {
        return Err(RowError::NameTaken(name.to_owned()));
    }
    let types: Vec<Option<u32>> = table.data.event.iter().map(|row| row.ty.as_ref().map(|ty| **ty)).collect();
    let free = |ty: &u32| !types.contains(&Some(*ty));
    let remark = if ty.is_some() { "" } else { " # the next that is free; correct it to that of the source" };
    let ty = match ty {
        Some(ty) if free(&ty) => ty,
        Some(ty) => {
            let row = table.data.event.iter().find(|row| row.ty.as_ref().is_some_and(|own| **own == ty));
            return Err(RowError::TypeTaken(ty, row.and_then(|row| Some(row.name.as_ref()?.to_string()))));
        }
        None => {
            let after = types.iter().flatten().max().map_or(0, |last| last.saturating_add(1));
            (after..=0xFF).chain(0..=0xFF).find(free).ok_or(RowError::Full)?
        }
    };
    let (own, todo) = (quoted(name), quoted(TODO));
    let row = format!("[[event]]\ntype = 0x{ty:02X}{remark}\nname = {own}\ndoc = {todo}\n");
    let before = types.iter().position(|other| other.is_some_and(|other| other > ty));
    let at = before.and_then(|nth| header(text, nth)).unwrap_or(text.len());
    let text = format!("{}\n{row}\n{}", &text[..at], &text[at..]);
    let kind = Kind::of(path).unwrap_or(Kind::Hooks);
    let text = format(kind, &text).unwrap_or(text);
    Ok((path.to_owned(), text, ty))
}

/// Returns the table of a group or class, by its name, the name of its file, or its group.
fn find<'s>(spec: &'s Spec, group: &str) -> Option<(&'s Loaded<HooksFile>, &'s str, &'s str)> {
    spec.hooks.iter().find_map(|file| {
        let source = spec.files.get(file.file)?;
        let is = stem(&source.path).eq_ignore_ascii_case(group) || file.data.name.as_str() == group;
        is.then_some((file, source.path.as_str(), source.text.as_str()))
    })
}

/// Returns whether a table without rows appears to belong to a group or class.
fn is_table_of(spec: &Spec, path: &str, group: &str) -> bool {
    let named = format!("name = {}", quoted(group));
    let text = spec.files.files.iter().find(|file| file.path == path).map_or("", |file| &file.text);
    let events = matches!(Kind::of(path), Some(Kind::Hooks | Kind::Classes));
    events && (stem(path).eq_ignore_ascii_case(group) || text.lines().any(|line| line.trim_end() == named))
}

fn stem(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path).trim_end_matches(".toml")
}

/// Returns the offset of the header of the row with an index, or of the comments above it.
fn header(text: &str, nth: usize) -> Option<usize> {
    let mut offset = 0;
    let mut comments = 0;
    let mut left = nth;
    for line in text.split_inclusive('\n') {
        if line.trim_end() == "[[event]]" {
            if left == 0 {
                return Some(comments);
            }
            left -= 1;
        }
        offset += line.len();
        if !line.starts_with('#') {
            comments = offset;
        }
    }
    None
}
