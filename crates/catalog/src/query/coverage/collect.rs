//! Collection of every fact of a catalog, once each.

use std::collections::{HashMap, HashSet};

use super::evidence::Sources;
use super::{Evidence, Fact, Kinds, Owner, What};
use crate::query::moment::{Moment, Presence, cells};
use crate::{
    Catalog, Dispatch, Dispute, Field, Form, GroupMask, HookEvent, HookGroup, Member, Payload, Requests, Shape, Struct,
    TiedBy, Trace, ValueSet, Versions, When, joined,
};

/// Returns all facts of a catalog, in its order.
pub fn facts(catalog: &Catalog) -> Vec<Fact<'_>> {
    let mut all = Collector { catalog, sources: Sources::new(catalog), seen: Seen::new(catalog), facts: Vec::new() };
    catalog.structs.iter().for_each(|structure| all.structure(structure));
    catalog.sets.iter().for_each(|set| all.set(set));
    catalog.masks.iter().for_each(|mask| all.mask(mask));
    catalog.hooks.iter().for_each(|group| all.hooks(group));
    catalog.requests.iter().for_each(|requests| all.requests(requests));
    catalog.dispatches.iter().for_each(|dispatch| all.dispatch(dispatch));
    all.facts
}

/// Observations in real traces.
struct Seen<'c> {
    forms: HashSet<(&'c str, &'c str)>,
    values: HashMap<&'c str, Vec<&'c Trace>>,
    hooks: HashMap<u32, Vec<&'c Trace>>,
}

impl<'c> Seen<'c> {
    fn new(catalog: &'c Catalog) -> Self {
        let mut seen = Seen { forms: HashSet::new(), values: HashMap::new(), hooks: HashMap::new() };
        for trace in &catalog.observed {
            let forms = trace.structs.iter().filter_map(|row| Some((row.structure.as_str(), row.form.as_deref()?)));
            seen.forms.extend(forms);
            trace.values.iter().for_each(|row| seen.values.entry(&row.name).or_default().push(trace));
            trace.hooks.iter().for_each(|row| seen.hooks.entry(row.hook).or_default().push(trace));
        }
        seen
    }
}

/// Returns whether a trace has events with this payload, of its event version and pointer size.
fn seen_in(payload: &Payload, event: &HookEvent, trace: &Trace) -> bool {
    let read = |pointer| trace.structs.iter().any(|row| row.structure == payload.structure && row.pointer == pointer);
    trace.hooks.iter().any(|row| {
        Some(row.hook) == event.hook
            && payload.event_version.is_none_or(|version| version == row.event_version)
            && payload.pointer.is_none_or(|pointer| pointer == row.pointer)
            && read(row.pointer)
    })
}

struct Collector<'c> {
    catalog: &'c Catalog,
    sources: Sources<'c>,
    seen: Seen<'c>,
    facts: Vec<Fact<'c>>,
}

/// Returns the row's own sources, or else the sources of its parent.
fn or<'a>(own: &'a [String], whole: &'a [String]) -> &'a [String] {
    if own.is_empty() { whole } else { own }
}

/// Returns the dissenting sources, which the tables do not follow.
fn against(disputes: &[Dispute]) -> impl Iterator<Item = &str> {
    disputes.iter().filter(|dispute| !dispute.preferred).map(|dispute| dispute.source.as_str())
}

impl<'c> Collector<'c> {
    fn add(&mut self, what: What, owner: Owner<'c>, name: impl Into<String>, evidence: Kinds) {
        self.facts.push(Fact { what, owner, name: name.into(), releases: None, evidence, against: Kinds::default() });
    }

    /// Sets the sources that disagree with the last fact.
    fn disputed<'s>(&mut self, against: impl Iterator<Item = &'s str>) {
        let kinds = self.sources.kinds(against);
        if let Some(last) = self.facts.last_mut() {
            last.against = kinds;
        }
    }

    /// Sets the releases of the last fact.
    fn at(&mut self, releases: Option<&'c Versions>) {
        if let Some(last) = self.facts.last_mut() {
            last.releases = releases;
        }
    }

    fn structure(&mut self, s: &'c Struct) {
        let owner = Owner::Struct(s);
        if !s.layout_known {
            // A dispute about a structure does not concern its existence.
            self.add(What::Structure, owner, &s.name, self.sources.of(&s.sources, []));
        }
        for form in &s.forms {
            let evidence = self.form(s, form);
            self.add(What::Form, owner, &form.rust, evidence);
            self.at(Some(&form.releases));
        }
        // The first fields of another structure are facts of that one.
        if s.prefix_of.is_none() {
            for row in &s.rows {
                let first = self.facts.len();
                self.member(s, &row.field, &s.sources, &[], "");
                self.facts[first..].iter_mut().for_each(|fact| fact.releases = row.releases.as_ref());
            }
            for row in &s.parts {
                self.member(s, &row.field, &s.sources, &[], "");
                self.at(row.releases.as_ref());
            }
        }
        for row in &s.inserted {
            let evidence = self.sources.of(or(&row.sources, &s.sources), []);
            self.add(What::Inserted, owner, &row.structure, evidence);
        }
    }

    /// Collects the evidence of a form, which includes the evidence of each of its fields.
    fn form(&self, s: &Struct, form: &Form) -> Kinds {
        let whole = self.sources.of(&s.sources, against(&s.disputed));
        let cited = form.fields.iter().fold(whole, |kinds, field| self.all_of(field, &s.sources, &[], kinds));
        let parts = form.tail.iter().map(|part| {
            let against = against(&s.disputed).chain(against(&part.disputed));
            self.sources.of(or(&part.sources, &s.sources), against)
        });
        let cited = parts.fold(cited, Kinds::and);
        let held = cells(&self.catalog.releases, &form.releases);
        let stated = s.sizes.iter().any(|stated| {
            let when = stated.releases.as_ref().map(|releases| cells(&self.catalog.releases, releases));
            let sizes = [stated.size.ptr32, stated.size.ptr64];
            sizes.contains(&u64::from(form.size)) && when.is_none_or(|when| !when.and(held).is_empty())
        });
        let seen = self.seen.forms.contains(&(s.name.as_str(), form.rust.as_str()));
        cited.with(Evidence::Compiler, stated && !form.fields.is_empty()).with(Evidence::Bytes, seen)
    }

    fn all_of(&self, field: &Field, cited: &[String], contrary: &[&str], kinds: Kinds) -> Kinds {
        let cited = or(&field.sources, cited);
        let contrary: Vec<&str> = contrary.iter().copied().chain(against(&field.disputed)).collect();
        let kinds = match field.shape {
            Shape::Padding => return kinds,
            _ => kinds.and(self.sources.of(cited, contrary.iter().copied())),
        };
        match &field.shape {
            Shape::Union(members) | Shape::Group(members) => {
                members.iter().fold(kinds, |kinds, member| self.all_of(member, cited, &contrary, kinds))
            }
            _ => kinds,
        }
    }

    /// Collects a field and its members. An unnamed container is no fact of its own.
    fn member(&mut self, s: &'c Struct, row: &'c Member, cited: &'c [String], contrary: &[&str], within: &str) {
        let cited = or(&row.sources, cited);
        let contrary: Vec<&str> = contrary.iter().copied().chain(row.against.iter().map(String::as_str)).collect();
        let path = joined(within, row.name.as_deref().unwrap_or_default());
        if row.name.is_some() || row.members.is_empty() {
            let evidence = self.sources.of(cited, contrary.iter().copied());
            let evidence = evidence.with(Evidence::Compiler, row.placed && !s.forms.is_empty());
            let name = if row.name.is_some() { path.clone() } else { format!("{path} (unnamed)").trim().to_owned() };
            self.add(What::Field, Owner::Struct(s), name, evidence);
            self.disputed(contrary.iter().copied());
        }
        for member in &row.members {
            self.member(s, member, cited, &contrary, &path);
        }
    }

    fn set(&mut self, set: &'c ValueSet) {
        // The rows of hook tables are facts of those.
        if set.rows.is_some() {
            return;
        }
        let requests = self.catalog.requests_of(&set.name);
        let is_class = |name: &str| requests.is_some_and(|r| r.classes.iter().any(|class| class.name == name));
        for value in set.values.iter().filter(|value| !value.name.as_deref().is_some_and(is_class)) {
            let name = match (&value.name, value.value) {
                (Some(name), _) => name.clone(),
                (None, Some(number)) => format!("{} 0x{:02X}", set.name, number.ptr64),
                (None, None) => format!("{} (unknown)", set.name),
            };
            let traces = self.seen.values.get(name.as_str());
            let seen = traces.is_some_and(|traces| traces.iter().any(|trace| self.may_hold(&value.when, trace)));
            let cited = self.sources.of(or(&value.sources, &set.sources), against(&value.disputed));
            self.add(What::Value, Owner::Set(set), name, cited.with(Evidence::Bytes, seen));
            self.disputed(against(&value.disputed));
        }
        if let Some(sentinel) = &set.sentinel {
            for at in &sentinel.values {
                let name = format!("{} = 0x{:02X}", sentinel.name, at.value);
                self.add(What::Value, Owner::Set(set), name, self.sources.of(or(&at.sources, &set.sources), []));
                self.at(Some(&at.releases));
            }
        }
    }

    /// Returns whether a fact may be true in the release that wrote a trace.
    fn may_hold(&self, when: &When, trace: &Trace) -> bool {
        let axis = &self.catalog.releases;
        let moment = trace.release.as_ref().and_then(|release| Moment::resolve(axis, release).ok());
        moment.is_none_or(|moment| moment.presence(axis, when, None) != Presence::Absent)
    }

    fn mask(&mut self, mask: &'c GroupMask) {
        for bit in mask.groups.iter().flat_map(|group| &group.bits) {
            let name = bit.name.clone().unwrap_or_else(|| format!("{} 0x{:08X}", mask.name, bit.value));
            let cited = self.sources.of(or(&bit.sources, &mask.sources), against(&bit.disputed));
            self.add(What::MaskBit, Owner::Mask(mask), name, cited);
            self.disputed(against(&bit.disputed));
        }
        for flag in &mask.enable_flags {
            let cited = self.sources.of(or(&flag.sources, &mask.sources), []);
            self.add(What::MaskBit, Owner::Mask(mask), &flag.name, cited);
        }
    }

    fn hooks(&mut self, group: &'c HookGroup) {
        let owner = Owner::Hooks(group);
        self.add(What::HookGroup, owner, &group.name, self.sources.of(&group.sources, []));
        for event in &group.events {
            let name = event.called().map_or_else(|| group.number(event), str::to_owned);
            let cited = or(&event.sources, &group.sources);
            let traces: Vec<&Trace> = event.hook.map_or_else(Vec::new, |hook| self.traces(group, event, hook));
            let evidence = self.sources.of(cited, against(&event.disputed));
            self.add(What::Hook, owner, &name, evidence.with(Evidence::Bytes, !traces.is_empty()));
            self.disputed(against(&event.disputed));
            for payload in &event.payloads {
                // Equal names are no evidence.
                let evidence = match payload.by {
                    Some(TiedBy::Name) => Kinds::default(),
                    Some(TiedBy::Mask | TiedBy::Fit) | None => self.sources.of(or(&payload.sources, cited), []),
                };
                let seen = traces.iter().any(|trace| seen_in(payload, event, trace));
                let name = format!("{name}: {}", payload.structure);
                self.add(What::Payload, owner, name, evidence.with(Evidence::Bytes, seen));
                self.at(payload.releases.as_ref());
            }
        }
    }

    /// Returns the traces with an event. The bytes of an ID with two meanings do not distinguish them.
    fn traces(&self, group: &HookGroup, event: &HookEvent, hook: u32) -> Vec<&'c Trace> {
        let meant = |trace: &&&Trace| {
            let mut others = group.events.iter().filter(|other| other.hook == Some(hook));
            self.may_hold(&event.when, trace)
                && others.all(|other| std::ptr::eq(other, event) || !self.may_hold(&other.when, trace))
        };
        self.seen.hooks.get(&hook).into_iter().flatten().filter(meant).copied().collect()
    }

    fn dispatch(&mut self, dispatch: &'c Dispatch) {
        for case in &dispatch.cases {
            let number = case.name.clone().unwrap_or_else(|| format!("0x{:02X}", case.value));
            let has = |trace: &Trace, name: &String| {
                let read = |held: &String| trace.structs.iter().any(|row| row.structure == *held);
                trace.values.iter().any(|row| row.name == *name) && case.structure.as_ref().is_none_or(read)
            };
            let mut traces = self.catalog.observed.iter();
            let seen = case.name.as_ref().is_some_and(|name| traces.any(|trace| has(trace, name)));
            let cited = self.sources.of(or(&case.sources, &dispatch.sources), []);
            let name = case.structure.as_ref().map_or(number.clone(), |held| format!("{number}: {held}"));
            self.add(What::Case, Owner::Dispatch(dispatch), name, cited.with(Evidence::Bytes, seen));
            self.at(case.when.releases.as_ref());
        }
    }

    fn requests(&mut self, requests: &'c Requests) {
        let set = self.catalog.set(&requests.name);
        let whole = set.map_or(&[][..], |set| &set.sources);
        for class in &requests.classes {
            let owner = Owner::Class(class);
            let cited = or(&class.sources, whole);
            self.add(What::Class, owner, &class.name, self.sources.of(cited, against(&class.disputed)));
            self.disputed(against(&class.disputed));
            for (number, rule) in (1..).zip(&class.rules) {
                let evidence = self.sources.of(or(&rule.sources, cited), []);
                self.add(What::Rule, owner, format!("rule {number}"), evidence);
            }
        }
        for limit in &requests.limits {
            let cited = self.sources.of(or(&limit.sources, whole), []);
            self.add(What::Rule, Owner::Requests(requests), format!("limit {}", limit.name), cited);
            self.at(Some(&limit.releases));
        }
    }
}
