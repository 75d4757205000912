//! Which structures the data of a kernel event may be of.
//!
//! A spec may tie no structure to any event.
#![allow(dead_code)]

use super::{Guid, Pointer, Release};

/// A structure that the data of a kernel event may be of.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Binding {
    /// The hook id of the event: its group in the high byte, its type in the low one.
    pub hook: u16,
    /// Microsoft's name of the structure, or this project's.
    pub name: &'static str,
    /// The event version, if the structure is tied to one.
    pub version: Option<u8>,
    /// The pointer size of the data, if the structure is that of one size.
    pub pointer: Option<Pointer>,
    /// The first and last release of each run that has it; empty: no source says.
    pub releases: &'static [(Release, Release)],
    /// The structure begins with the header of the event: it is the whole event, not what follows the header.
    pub whole: bool,
    /// What ties the structure to the event, if no source says it outright: `name` or `mask`.
    pub tied_by: Option<&'static str>,
    pub(crate) forms: &'static [Form],
}

/// A form of the structure of a binding.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Form {
    pub(crate) pointer: Pointer,
    pub(crate) first: Release,
    pub(crate) last: Release,
    pub(crate) variant: u16,
}

impl Binding {
    /// Whether it holds in a release; where no source says, it may.
    pub fn holds(&self, release: Release) -> bool {
        self.releases.is_empty() || self.releases.iter().any(|(first, last)| *first <= release && release <= *last)
    }

    /// The form for a pointer size: of a release, else the newest.
    pub(crate) fn form(&self, pointer: Pointer, release: Option<Release>) -> Option<&'static Form> {
        let forms = self.forms.iter().filter(|form| form.pointer == pointer);
        match release {
            Some(release) => forms.into_iter().find(|form| form.first <= release && release <= form.last),
            None => forms.max_by_key(|form| form.last),
        }
    }

    /// Of two that hold, the one of the later releases is better.
    fn newest(&self) -> Release {
        self.releases.iter().map(|(_, last)| *last).max().unwrap_or(Release::NEWEST)
    }
}

/// Those of a hook id, in bindings that are sorted by it.
pub(crate) fn of_hook(all: &'static [Binding], hook: u16) -> &'static [Binding] {
    let from = all.partition_point(|binding| binding.hook < hook);
    let to = all.partition_point(|binding| binding.hook <= hook);
    &all[from..to.max(from)]
}

/// Those that may hold for an event version and a pointer size.
pub(crate) fn candidates(
    all: &'static [Binding],
    hook: u16,
    version: u8,
    pointer: Pointer,
) -> impl Iterator<Item = &'static Binding> {
    of_hook(all, hook).iter().filter(move |binding| {
        binding.version.is_none_or(|own| own == version) && binding.pointer.is_none_or(|own| own == pointer)
    })
}

/// The one for what follows the header: that of the very version, else one without a version; of several, the newest.
pub(crate) fn find(
    all: &'static [Binding],
    hook: u16,
    version: u8,
    pointer: Pointer,
    release: Option<Release>,
) -> Option<&'static Binding> {
    let of = candidates(all, hook, version, pointer);
    let of = of.filter(|binding| !binding.whole && binding.form(pointer, release).is_some());
    let of = of.filter(|binding| release.is_none_or(|release| binding.holds(release)));
    of.reduce(|best, next| {
        let rank = |binding: &Binding| (binding.version.is_some(), binding.tied_by.is_none(), binding.newest());
        if rank(next) > rank(best) { next } else { best }
    })
}

/// The hook id of an event that carries the GUID of its group and its type.
pub(crate) fn hook_of(groups: &[(Guid, u8)], guid: &Guid, event_type: u8) -> Option<u16> {
    let (_, group) = groups.iter().find(|(known, _)| known == guid)?;
    Some(u16::from(*group) << 8 | u16::from(event_type))
}
