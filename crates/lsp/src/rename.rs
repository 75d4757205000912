//! Renaming, and finding names that were changed without a note of the former name.
//!
//! # Design
//!
//! A former name is written only for a name in the last commit, because a name that exists only in the editor has no
//! users.

use crate::cursor::keys;
use crate::edits::{Edits, identity};
use crate::names::{Sort, former_key};
use crate::world::{File, Occurrence, World};

/// Renames the name at an offset everywhere.
///
/// A name that is in the tables of the last commit is kept as a former name, where the language has one. If these tables
/// are unknown, all names are kept.
///
/// # Errors
///
/// Returns a message if there is no name, or if the new one is not possible.
pub(crate) fn rename(
    world: &World,
    committed: Option<&World>,
    path: &str,
    offset: usize,
    new: &str,
) -> Result<Edits, String> {
    let name = renamable(world, path, offset).ok_or("there is no name of the tables here")?;
    if name.name == new {
        return Ok(Edits::default());
    }
    valid(name.sort, new)?;
    let targets = world.targets(path, name);
    if targets.is_empty() {
        return Err(format!("`{}` is not defined in the tables", name.name));
    }
    let is_taken = match name.sort {
        Sort::Field => targets.iter().any(|(at, _)| {
            let own = world.file(at).into_iter().flat_map(|file| &file.names);
            own.into_iter().any(|other| other.sort == Sort::Field && other.defines && other.name == new)
        }),
        sort => !world.definitions(path, sort, new).is_empty(),
    };
    if is_taken {
        return Err(format!("a {} `{new}` exists already", name.sort.words()));
    }
    let mut edits = Edits::default();
    for (at, place) in world.places(path, name) {
        edits.replace(at, place.range.clone(), new);
    }
    for (at, target) in &targets {
        let Some(file) = world.file(at) else { continue };
        if committed.is_none_or(|committed| was_defined(committed, at, target)) {
            edits.add_former(at, file, target, &name.name);
        }
        // The file of a structure, a set or a dispatch has its name.
        if let Some((folder, own)) = at.rsplit_once('/')
            && target.path.is_empty()
            && own.strip_suffix(".toml") == Some(&name.name)
        {
            edits.rename_file(at, &format!("{folder}/{new}.toml"));
        }
    }
    Ok(edits)
}

/// Returns the name at an offset, if it is defined in the tables.
pub(crate) fn renamable<'w>(world: &'w World, path: &'w str, offset: usize) -> Option<&'w Occurrence> {
    let name = world.file(path)?.name_at(offset)?;
    (!world.targets(path, name).is_empty()).then_some(name)
}

fn valid(sort: Sort, name: &str) -> Result<(), String> {
    let is_c = |name: &str| {
        name.starts_with(|char: char| char.is_ascii_alphabetic() || char == '_')
            && name.chars().all(|char| char.is_ascii_alphanumeric() || char == '_')
    };
    let fits = match sort {
        Sort::Source | Sort::Release => {
            !name.is_empty() && name.chars().all(|char| char.is_ascii_alphanumeric() || "._-/".contains(char))
        }
        Sort::Topic | Sort::Family => is_c(name) && name.chars().all(|char| !char.is_ascii_uppercase()),
        Sort::Limit | Sort::State => {
            !name.is_empty() && name.chars().all(|char| char.is_ascii_alphanumeric() || "_- ".contains(char))
        }
        // These are names of manifests, which contain spaces, slashes and colons.
        sort if sort.is_of_provider() => !name.is_empty() && !name.chars().any(char::is_control),
        _ => is_c(name),
    };
    if fits {
        return Ok(());
    }
    let shown: String = name.chars().take(80).flat_map(char::escape_debug).collect();
    Err(format!("`{shown}` cannot be the name of a {}", sort.words()))
}

/// Returns whether the tables of the last commit define a name in the same kind of row of the same file.
fn was_defined(committed: &World, path: &str, name: &Occurrence) -> bool {
    let is = |other: &&Occurrence| other.defines && other.sort == name.sort && other.name == name.name;
    committed.file(path).is_some_and(|file| file.names.iter().any(|other| is(&other)))
}

/// A name that took the place of another one since the last commit.
#[derive(Debug)]
pub(crate) struct Renamed<'w> {
    pub(crate) name: &'w Occurrence,
    pub(crate) former: String,
}

/// Returns the names of a file that took the place of others since the last commit, without a note of them.
pub(crate) fn renamed<'w>(world: &'w World, committed: &World, path: &str) -> Vec<Renamed<'w>> {
    let Some(file) = world.file(path) else { return Vec::new() };
    let old = match committed.file(path) {
        Some(old) => old,
        None => match moved_from(world, committed, path, file) {
            Some(old) => old,
            None => return Vec::new(),
        },
    };
    let named = |file: &File, name: &Occurrence| {
        name.defines && file.shape(&name.path).is_some_and(|shape| shape.keys.contains_key(&former_key(&name.key)))
    };
    let rows = |file: &'_ File, name: &Occurrence| {
        file.tree.table(&name.path).map(|table| identity(&file.text, table)).unwrap_or_default()
    };
    let has = |file: &File, sort: Sort, name: &str| {
        file.names.iter().any(|other| other.defines && other.sort == sort && other.name == name)
    };
    let is_former = |name: &str| file.text.contains(&format!("\"{name}\""));
    let gone: Vec<&Occurrence> = old
        .names
        .iter()
        .filter(|name| named(old, name) && !has(file, name.sort, &name.name) && !is_former(&name.name))
        .collect();
    let new: Vec<&Occurrence> =
        file.names.iter().filter(|name| named(file, name) && !has(old, name.sort, &name.name)).collect();
    let mut found = Vec::new();
    for name in new {
        let same_kind = |old: &&&Occurrence| old.sort == name.sort && keys(&old.path) == keys(&name.path);
        let own = rows(file, name);
        let by_facts: Vec<_> = gone.iter().filter(same_kind).filter(|gone| rows(old, gone) == own).collect();
        let former = match by_facts.as_slice() {
            [one] => Some(one.name.clone()),
            // Rows that differ in nothing but their names: the one at the same place.
            _ => gone.iter().filter(same_kind).find(|gone| gone.path == name.path).map(|gone| gone.name.clone()),
        };
        if let Some(former) = former {
            found.push(Renamed { name, former });
        }
    }
    found
}

/// Returns the file of the last commit that has the facts of a file and another name, and does not exist any more.
fn moved_from<'c>(world: &World, committed: &'c World, path: &str, file: &File) -> Option<&'c File> {
    let folder = path.rsplit_once('/')?.0;
    let own = identity(&file.text, &file.tree.root);
    let mut moved = committed.files().filter(|(old, other)| {
        old.rsplit_once('/').is_some_and(|(other, _)| other == folder)
            && world.file(old).is_none()
            && identity(&other.text, &other.tree.root) == own
    });
    let first = moved.next()?;
    moved.next().is_none().then_some(first.1)
}
