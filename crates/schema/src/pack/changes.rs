//! Differences between the events of two releases.

use std::collections::BTreeMap;

use crate::pack::provider::{List, Row};
use crate::pack::{Dumps, Entry, Error, Pack};

/// Differences of a provider between two releases.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ProviderChanges {
    /// Name of the provider.
    pub provider: String,
    /// Releases that have events of the provider: the old one, the new one.
    pub presence: [bool; 2],
    /// Differences, in the order of IDs and versions.
    pub changes: Vec<Change>,
}

/// Difference of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Change {
    /// Event ID.
    pub id: u16,
    /// Version.
    pub version: u8,
    /// Name of the event: the new one, unless it was removed.
    pub name: String,
    /// Kind of the difference.
    pub kind: ChangeKind,
}

words! {
    /// Kind of a difference of an event.
    pub enum ChangeKind {
        /// The old release has no version of the event.
        Added = "added",
        /// The new release has no version of the event.
        Removed = "removed",
        /// The old release has other versions of the event only, or also others.
        NewVersion = "new version",
        /// The new release has other versions of the event only.
        VersionRemoved = "version removed",
        /// The fields differ, and the version is the same. Fields were appended or removed at the end.
        Extended = "extended without a new version",
        /// The fields differ, and the version is the same.
        Changed = "changed without a new version",
    }
    /// Returns the kind in words.
    words
}

/// Returns the differences of the events of all providers, in the order of their names. Providers without differences are left
/// out.
///
/// An event differs if no list of its fields is the same in both releases.
///
/// # Errors
///
/// Returns [`Error::Damaged`] if a provider cannot be read.
pub fn changes(pack: &Pack<'_>, old: Dumps, new: Dumps) -> Result<Vec<ProviderChanges>, Error> {
    let all = pack.providers().map(|entry| changes_of(entry, old, new));
    all.filter(|result| !result.as_ref().is_ok_and(|of| of.changes.is_empty())).collect()
}

/// Returns the differences of the events of a provider.
///
/// # Errors
///
/// Returns [`Error::Damaged`] if the provider cannot be read.
pub fn changes_of(entry: Entry<'_>, old: Dumps, new: Dumps) -> Result<ProviderChanges, Error> {
    let provider = entry.read()?;
    let mut presence = [false; 2];
    // Rows of the old and of the new release, by ID and version.
    let mut events: BTreeMap<u16, BTreeMap<u8, [Vec<Row<'_>>; 2]>> = BTreeMap::new();
    for row in provider.rows() {
        for (at, dumps) in [old, new].into_iter().enumerate() {
            if !row.dumps().intersection(dumps).is_empty() {
                presence[at] = true;
                events.entry(row.id()).or_default().entry(row.version()).or_default()[at].push(row);
            }
        }
    }
    let mut changes = Vec::new();
    for (id, versions) in events {
        let [had, has] = [0, 1].map(|at| versions.values().any(|rows| !rows[at].is_empty()));
        for (version, [before, after]) in versions {
            let kind = match (before.first(), after.first()) {
                (None, _) if had => Some(ChangeKind::NewVersion),
                (None, _) => Some(ChangeKind::Added),
                (_, None) if has => Some(ChangeKind::VersionRemoved),
                (_, None) => Some(ChangeKind::Removed),
                (Some(first), Some(last)) => {
                    let same = before.iter().any(|one| after.iter().any(|other| one.fields() == other.fields()));
                    let extends = is_extension(first.fields(), last.fields());
                    (!same).then_some(if extends { ChangeKind::Extended } else { ChangeKind::Changed })
                }
            };
            let name = after.first().or(before.first()).map_or("", |row| row.name()).to_owned();
            changes.extend(kind.map(|kind| Change { id, version, name, kind }));
        }
    }
    Ok(ProviderChanges { provider: entry.name().to_owned(), presence, changes })
}

/// Returns whether one list begins with the other.
fn is_extension(one: List<'_>, other: List<'_>) -> bool {
    one.iter().zip(other.iter()).all(|(one, other)| one == other)
}
