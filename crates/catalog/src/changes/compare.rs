//! The difference between two catalogs.

mod claims;
mod dispatch;
mod evidence;
mod layouts;

use std::collections::HashMap;

use crate::Catalog;
use crate::axis::Cells;
use crate::claims::versions_text;

use crate::changes::item::{Fact, Item, Kind};
use crate::changes::matching::{How, Matches, matches};
use crate::changes::rules::events::{ALIAS_ADDED, ALIAS_REMOVED, COMMUNITY_NAME_CHANGED};
use crate::changes::rules::providers::{
    PROVIDER_EVENT_CHANGED, PROVIDER_FIELD_RENAMED, PROVIDER_LAYOUT_CHANGED, PROVIDER_NAME_ADDED,
    PROVIDER_NAME_CHANGED, PROVIDER_PAIR_SPLIT,
};
use crate::changes::rules::structures::{
    DECLARATION_CHANGED, LAYOUT_LEARNED, LAYOUT_LOST, MEANING_ADDED, MEANING_CHANGED, RUST_NAME_CHANGED,
};
use crate::changes::rules::tables::{
    BUILD_ADDED, RELEASE_CHANGED, RENAMED_WITH_ALIAS, RENAMED_WITHOUT_C_ALIAS, RENAMED_WITHOUT_RUST_ALIAS,
    RESERVATION_DROPPED, RESERVED, STATUS_CHANGED,
};
use crate::changes::rules::values::{SENTINEL_CHANGED, SET_KIND_CHANGED, SET_RETYPED};
use crate::changes::{Changes, Difference, Place, Rule, describe};

/// Returns the differences between two catalogs. The order of items and of files is no difference.
///
/// Counts from real traces are compared if both catalogs have them: tables in a folder of their own have none beside them.
pub fn compare(old: &Catalog, new: &Catalog) -> Changes {
    if old.observed.is_empty() != new.observed.is_empty() {
        let without = |catalog: &Catalog| Catalog { observed: Vec::new(), ..catalog.clone() };
        return compare(&without(old), &without(new));
    }
    if old == new {
        return Changes::default();
    }
    let (olds, news) = (describe::items(old), describe::items(new));
    let matched = matches(&olds, &news);
    let mut comparison =
        Comparison { old, new, stops: stops(old, new), renames: HashMap::new(), changes: Changes::default() };
    comparison.collect_renames(&olds, &news, &matched);
    comparison.order_of_releases();
    comparison.items(&olds, &news, &matched, None);
    comparison.evidence();
    comparison.changes.sort();
    comparison.changes
}

/// Returns for each stop of the old axis the index of the same stop of the new one.
fn stops(old: &Catalog, new: &Catalog) -> Vec<Option<usize>> {
    let ids: HashMap<String, usize> = new.releases.stops.iter().enumerate().map(|(at, stop)| (stop.id(), at)).collect();
    old.releases.stops.iter().map(|stop| ids.get(&stop.id()).copied()).collect()
}

struct Comparison<'c> {
    old: &'c Catalog,
    new: &'c Catalog,
    /// Indices of the stops of the old axis in the new one.
    stops: Vec<Option<usize>>,
    /// Names that were replaced, as words: references to them are no difference.
    renames: HashMap<String, String>,
    changes: Changes,
}

/// The item that contains those being compared.
#[derive(Clone, Copy)]
struct Parent<'i> {
    old: &'i str,
    new: &'i str,
    owner: &'i str,
    old_file: &'i str,
    new_file: &'i str,
}

impl Comparison<'_> {
    #[allow(clippy::too_many_arguments)]
    fn push(
        &mut self,
        rule: &'static Rule,
        kind: Kind,
        owner: &str,
        item: &str,
        what: &str,
        before: Option<String>,
        after: Option<String>,
    ) -> &mut Difference {
        let stated = |text: Option<String>| text.filter(|text| !text.is_empty());
        self.changes.differences.push(Difference {
            rule,
            kind,
            owner: owner.to_owned(),
            item: item.to_owned(),
            what: what.to_owned(),
            before: stated(before),
            after: stated(after),
            releases: None,
            cells: Cells::default(),
            old: Place::default(),
            new: Place::default(),
        });
        let last = self.changes.differences.len() - 1;
        &mut self.changes.differences[last]
    }

    /// Collects the words of names that were replaced.
    fn collect_renames(&mut self, olds: &[Item], news: &[Item], matched: &Matches) {
        for &(old, new, how) in &matched.same {
            let (old, new) = (&olds[old], &news[new]);
            if how != How::Name && !new.kind.is_named_after_another() {
                self.renames.insert(old.name.clone(), new.name.clone());
            }
            if !old.children.is_empty() {
                self.collect_renames(&old.children, &new.children, &matches(&old.children, &new.children));
            }
        }
    }

    /// Returns a text with the names that were replaced.
    fn translated(&self, text: &str, local: &HashMap<String, String>) -> String {
        if self.renames.is_empty() && local.is_empty() {
            return text.to_owned();
        }
        // A path of a module is one name.
        if let Some(name) = self.renames.get(text) {
            return name.clone();
        }
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        while !rest.is_empty() {
            let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            out += local.get(word).or_else(|| self.renames.get(word)).map_or(word, String::as_str);
            let next = after.find(is_word).unwrap_or(after.len());
            out += &after[..next];
            rest = &after[next..];
        }
        out
    }

    fn items(&mut self, olds: &[Item], news: &[Item], matched: &Matches, parent: Option<Parent<'_>>) {
        let gone = matched.removed.iter().map(|&at| (&olds[at], true));
        for (item, is_gone) in gone.chain(matched.added.iter().map(|&at| (&news[at], false))) {
            let within = parent.map(|it| if is_gone { (it.old, it.old_file) } else { (it.new, it.new_file) });
            let (within, file) = within.unzip();
            let path = path(within, item);
            let owner = parent.map_or(path.as_str(), |parent| parent.owner);
            let place = Place::new(file.unwrap_or(&item.file), &item.name);
            let rules = item.kind.rules();
            let rule = new_or_gone(item, if is_gone { rules.removed } else { rules.added });
            match is_gone {
                true => self.push(rule, item.kind, owner, &path, "", summary(item), None).old = place,
                false => self.push(rule, item.kind, owner, &path, "", None, summary(item)).new = place,
            }
        }
        for &(old, new, how) in &matched.same {
            self.item(&olds[old], &news[new], how, parent, &HashMap::new());
        }
    }

    /// Compares the same item in both versions.
    fn item(&mut self, old: &Item, new: &Item, how: How, parent: Option<Parent<'_>>, local: &HashMap<String, String>) {
        let first = self.changes.differences.len();
        let (old_path, new_path) = (path(parent.map(|it| it.old), old), path(parent.map(|it| it.new), new));
        let owner = parent.map_or(new_path.as_str(), |parent| parent.owner);
        // The rename of what a row is named after is reported there.
        let follows = new.kind.is_named_after_another() && self.translated(&old.name, &HashMap::new()) == new.name;
        if how != How::Name && !follows {
            let rule = match how {
                How::Recorded if !self.has_alias_in_rust(new) => &RENAMED_WITHOUT_RUST_ALIAS,
                How::Recorded if has_alias_in_c(new) => &RENAMED_WITH_ALIAS,
                How::Recorded => &RENAMED_WITHOUT_C_ALIAS,
                // An item without a name is in no code.
                _ if is_unnamed(old) => new_or_gone(new, new.kind.rules().added),
                _ if is_unnamed(new) => new_or_gone(old, old.kind.rules().removed),
                _ => new.kind.rules().renamed,
            };
            self.push(rule, new.kind, owner, &new_path, "name", Some(old.name.clone()), Some(new.name.clone()));
        }
        self.facts(old, new, how, owner, &new_path, local);
        self.aliases(old, new, owner, &new_path);
        self.reserved(old, new, owner, &new_path);
        self.claim(old, new, owner, &new_path);
        self.complete(old, new, owner, &new_path);
        self.disputes(old, new, owner, &new_path);
        let (old_file, new_file) = match parent {
            Some(parent) => (parent.old_file, parent.new_file),
            None => (old.file.as_str(), new.file.as_str()),
        };
        let row = |found: &Difference, item: &'_ Item| match *found.rule == SENTINEL_CHANGED {
            true => item.value("sentinel").to_owned(),
            false => item.name.clone(),
        };
        for found in &mut self.changes.differences[first..] {
            found.old = Place::new(old_file, &row(found, old));
            found.new = Place::new(new_file, &row(found, new));
        }
        if !old.children.is_empty() || !new.children.is_empty() {
            let inner = Parent { old: &old_path, new: &new_path, owner, old_file, new_file };
            let matched = matches(&old.children, &new.children);
            self.items(&old.children, &new.children, &matched, Some(inner));
            self.order(old, new, &matched, owner, &new_path);
        }
        if parent.is_none() {
            match new.kind {
                Kind::Structure => self.layouts(&old.name, &new.name, how, new_file),
                Kind::Dispatch => self.cases(&old.name, &new.name, new_file),
                _ => {}
            }
        }
    }

    /// Returns whether generated Rust keeps former names of an item. A public field and a variant have one name: parts and
    /// arrays after a fixed part, structures that a dispatch selects, and those that name a payload type.
    fn has_alias_in_rust(&self, item: &Item) -> bool {
        let selects = || self.new.dispatches.iter().flat_map(|dispatch| &dispatch.cases);
        let payloads = || {
            let events = self.new.hooks.iter().flat_map(|group| &group.events);
            events.flat_map(|event| &event.payloads).filter(|payload| !payload.whole)
        };
        match item.kind {
            Kind::Part => false,
            Kind::Field => {
                let many = item.value("number of elements");
                many.is_empty() || many.bytes().all(|byte| byte.is_ascii_digit())
            }
            Kind::Structure => {
                let typed = self.new.structure(&item.name).is_some_and(|one| one.payload_type.is_some());
                !selects().any(|case| case.structure.as_deref() == Some(item.name.as_str()))
                    && (typed || !payloads().any(|payload| payload.structure == item.name))
            }
            _ => true,
        }
    }

    fn facts(&mut self, old: &Item, new: &Item, how: How, owner: &str, path: &str, local: &HashMap<String, String>) {
        let missing = |of: &Fact| Fact { value: String::new(), ..of.clone() };
        let find = |item: &Item, of: &Fact| item.facts.iter().find(|one| one.label == of.label).cloned();
        let gone = old.facts.iter().filter(|fact| find(new, fact).is_none()).map(|fact| (fact.clone(), missing(fact)));
        let kept = new.facts.iter().map(|fact| (find(old, fact).unwrap_or_else(|| missing(fact)), fact.clone()));
        for (before, after) in gone.chain(kept).collect::<Vec<_>>() {
            let same =
                before.value == after.value || after.refers && self.translated(&before.value, local) == after.value;
            // Another name in C gives another name in Rust, but a mask has a name of its own there.
            let own = after.label == "name of the mask in Rust";
            if same || how != How::Name && *after.rule.0 == RUST_NAME_CHANGED && !own {
                continue;
            }
            let rule = match refined(&before, &after) {
                _ if is_recorded(new, &before, after.label) => &RENAMED_WITH_ALIAS,
                rule if *rule == PROVIDER_LAYOUT_CHANGED && reads_the_same(old, new) => {
                    let is_gone = old.hints.iter().skip(2).any(|name| !new.hints.iter().skip(2).any(|own| own == name));
                    if is_gone { &PROVIDER_FIELD_RENAMED } else { &PROVIDER_EVENT_CHANGED }
                }
                rule => rule,
            };
            self.push(rule, new.kind, owner, path, after.label, Some(before.value), Some(after.value));
        }
    }

    fn aliases(&mut self, old: &Item, new: &Item, owner: &str, path: &str) {
        let all = |item: &Item| item.aliases.iter().chain(&item.community).cloned().collect::<Vec<_>>();
        let without = |names: &[String], others: &[String], own: &[String]| {
            let mut names: Vec<String> =
                names.iter().filter(|name| !others.contains(name) && !own.contains(name)).cloned().collect();
            names.sort();
            names.dedup();
            names
        };
        let kept = [std::slice::from_ref(&new.name), new.renamed_from.as_slice()].concat();
        let (before, after) = (all(old), all(new));
        for (rule, names) in [(&ALIAS_REMOVED, &old.aliases), (&COMMUNITY_NAME_CHANGED, &old.community)] {
            for name in without(names, &after, &kept) {
                self.push(rule, new.kind, owner, path, "other name", Some(name), None);
            }
        }
        for name in without(&after, &before, std::slice::from_ref(&old.name)) {
            self.push(&ALIAS_ADDED, new.kind, owner, path, "other name", None, Some(name));
        }
    }

    fn reserved(&mut self, old: &Item, new: &Item, owner: &str, path: &str) {
        let only = |one: &Item, other: &Item| {
            let mut names: Vec<String> =
                one.reserved.iter().filter(|name| !other.reserved.contains(name)).cloned().collect();
            names.sort();
            names
        };
        for name in only(old, new) {
            self.push(&RESERVATION_DROPPED, new.kind, owner, path, "reserved", Some(name), None);
        }
        for name in only(new, old) {
            self.push(&RESERVED, new.kind, owner, path, "reserved", None, Some(name));
        }
    }

    /// Reports children whose order means something and is different.
    fn order(&mut self, old: &Item, new: &Item, matched: &Matches, owner: &str, path: &str) {
        for &(kind, rule) in &new.ordered {
            let pairs = matched.same.iter().filter(|(at, _, _)| old.children[*at].kind == kind);
            let pairs: Vec<(usize, usize)> = pairs.map(|&(old, new, _)| (old, new)).collect();
            if !pairs.is_sorted_by_key(|(_, new)| *new) {
                let mut after = pairs.clone();
                after.sort_by_key(|(_, new)| *new);
                let names = |pairs: &[(usize, usize)]| {
                    let names: Vec<&str> = pairs.iter().map(|(at, _)| old.children[*at].name.as_str()).collect();
                    Some(names.join(", "))
                };
                let (before, after) = (names(&pairs), names(&after));
                self.push(rule, new.kind, owner, path, "order", before, after);
            }
        }
    }

    fn order_of_releases(&mut self) {
        let kept: Vec<usize> = self.stops.iter().flatten().copied().collect();
        if !kept.is_sorted() {
            let ids = |order: Vec<usize>| {
                let ids: Vec<String> = order.iter().map(|&at| self.new.releases.stops[at].id()).collect();
                Some(ids.join(", "))
            };
            let mut sorted = kept.clone();
            sorted.sort_unstable();
            let (before, after) = (ids(kept.clone()), ids(sorted));
            self.push(&RELEASE_CHANGED, Kind::Release, "releases", "releases", "order", before, after);
        }
        // Builds after that of a release belong to it up to the next one.
        let new = self.new;
        for (at, stop) in new.releases.stops.iter().enumerate().filter(|(at, _)| !kept.contains(at)) {
            let before = at.checked_sub(1).and_then(|before| new.releases.stops.get(before));
            if let Some(before) = before.filter(|_| kept.iter().any(|other| *other > at)) {
                let traces = |id: String| Some(format!("builds from {} are of {id}", stop.build));
                let id = stop.id();
                self.push(&RELEASE_CHANGED, Kind::Release, &id, &id, "builds", traces(before.id()), traces(id.clone()));
            }
        }
    }

    /// Returns cells of the old axis as cells of the new one. Cells that the new axis lacks are omitted.
    fn on_new_axis(&self, cells: Cells) -> Cells {
        let kept = cells.iter().filter_map(|(stop, pointer)| Some((self.stops.get(stop).copied().flatten()?, pointer)));
        kept.fold(Cells::default(), |set, (stop, pointer)| set.or(Cells::one(stop, pointer)))
    }

    /// Returns the cells of the new axis that the old one has, too.
    fn common(&self) -> Cells {
        self.on_new_axis(self.old.releases.all())
    }

    /// Returns cells of the new axis as text.
    fn cells_text(&self, cells: Cells) -> String {
        versions_text(&self.new.releases.versions(cells))
    }
}

/// Returns the rule for a fact that differs, where that depends on its values.
fn refined(before: &Fact, after: &Fact) -> &'static Rule {
    let rule = after.rule.0;
    if *rule == MEANING_CHANGED && before.value.is_empty() {
        return &MEANING_ADDED;
    }
    if *rule == LAYOUT_LEARNED && before.value == "known" {
        return &LAYOUT_LOST;
    }
    if *rule == SET_KIND_CHANGED && [&before.value, &after.value].contains(&&"constants".to_owned()) {
        return &SET_RETYPED;
    }
    if *rule == PROVIDER_PAIR_SPLIT && !before.value.is_empty() {
        return &STATUS_CHANGED;
    }
    let kept = |one| after.value.split(", ").any(|other| other == one);
    if *rule == PROVIDER_NAME_CHANGED && after.label == "entries" && before.value.split(", ").all(kept) {
        return &PROVIDER_NAME_ADDED;
    }
    if after.label == "builds" && before.value.split(", ").all(kept) {
        return &BUILD_ADDED;
    }
    rule
}

/// Returns whether the table records the former value of a fact that is the name of something without a row.
fn is_recorded(item: &Item, before: &Fact, label: &str) -> bool {
    let of = label.strip_prefix("name of ").unwrap_or(label);
    let former = item.facts.iter().find(|fact| fact.label.strip_prefix("former names of ") == Some(of));
    former.is_some_and(|fact| fact.value.split(", ").any(|name| name == before.value))
}

/// Returns whether generated C keeps former names of an item. A member that is declared in place has one name, and so has a
/// bit field.
fn has_alias_in_c(item: &Item) -> bool {
    let of = item.value("representation").trim_start_matches("array of ").split(' ').next();
    item.kind != Kind::Bit && !matches!(of, Some("union" | "struct" | "bits"))
}

/// Returns the rule for an item that is new or gone. An unnamed item is in neither code nor output.
fn new_or_gone(item: &Item, rule: &'static Rule) -> &'static Rule {
    let unnamed = is_unnamed(item);
    match item.kind {
        Kind::Field | Kind::Bit if unnamed => &DECLARATION_CHANGED,
        Kind::Value if unnamed => &STATUS_CHANGED,
        _ => rule,
    }
}

/// Returns whether an event of a provider has fields of the same types, and those with a kept name are at the same place.
fn reads_the_same(old: &Item, new: &Item) -> bool {
    let [types, names] = [0, 1].map(|at| old.hints.get(at).zip(new.hints.get(at)));
    types.is_some_and(|(before, after)| before == after)
        && names.is_some_and(|(before, after)| {
            let after: Vec<&str> = after.split(", ").collect();
            before.split(", ").enumerate().all(|(at, name)| after.get(at) == Some(&name) || !after.contains(&name))
        })
}

/// Returns whether the tables give an item no name.
fn is_unnamed(item: &Item) -> bool {
    item.name.rsplit('.').next().is_some_and(|last| last.starts_with('('))
}

/// Returns the full path of an item.
fn path(parent: Option<&str>, item: &Item) -> String {
    match (parent, item.joint) {
        (Some(parent), Some(" of ")) => format!("{} of {parent}", item.name),
        (Some(parent), Some(joint)) => format!("{parent}{joint}{}", item.name),
        (Some(parent), None) if matches!(item.kind, Kind::Field | Kind::Bit | Kind::Part) => {
            format!("{parent}.{}", item.name)
        }
        _ => item.name.clone(),
    }
}

/// Returns what an item is in a few words, for one that is new or gone.
fn summary(item: &Item) -> Option<String> {
    let mut words: Vec<String> = Vec::new();
    match item.kind {
        Kind::Field => {
            words = vec![item.value("type").to_owned(), format!("at {}", item.value("offset"))];
        }
        Kind::Bit => {
            let (start, bits) = (item.value("first bit"), item.value("bits"));
            words = vec![format!("{bits} bits from bit {start} at {}", item.value("offset"))];
        }
        Kind::Part => words.push(item.value("type").to_owned()),
        Kind::Value => words.push(item.value("number").to_owned()),
        Kind::Event => words.extend(item.hints.first().cloned()),
        Kind::Case => words.push(item.value("structure").to_owned()),
        _ => words.push(item.value("summary").to_owned()),
    }
    let text = words.join(" ");
    (!text.trim().is_empty()).then_some(text)
}
