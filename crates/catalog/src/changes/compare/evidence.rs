//! Kinds of evidence that facts have gained or lost.

use std::collections::{BTreeMap, HashMap};

use crate::Catalog;
use crate::query::coverage::{Evidence, Kinds, Owner, What, facts};

use super::Comparison;
use crate::changes::item::Kind;
use crate::changes::rules::claims::{EVIDENCE_ADDED, EVIDENCE_LOST};

/// Kind, owner and name of a fact.
type Key = (What, String, String);

/// Kinds of evidence for a fact, and kinds of the sources that disagree.
type Sides = (Kinds, Kinds);

/// Returns the kinds of evidence of each fact. Several facts of the same name count as their weakest.
fn evidence(catalog: &Catalog, name: impl Fn(&str) -> String) -> BTreeMap<Key, Sides> {
    let mut all: BTreeMap<Key, Sides> = BTreeMap::new();
    for fact in facts(catalog) {
        // A form has the evidence that its fields have, and its name may come and go.
        if fact.what == What::Form {
            continue;
        }
        let key = (fact.what, name(fact.owner.name()), name(&fact.name));
        // A dispute about a structure concerns its fields, too.
        let of = if let Owner::Struct(of) = fact.owner { &of.disputed[..] } else { &[] };
        let dissents = |id: &str| of.iter().any(|dispute| !dispute.preferred && dispute.source == id);
        let dissenting = catalog.sources.iter().filter(|source| dissents(&source.id));
        let against = dissenting.fold(fact.against, |all, source| all.with(source.kind.into(), true));
        let sides = (fact.evidence, against);
        all.entry(key).and_modify(|all| *all = (all.0.and(sides.0), all.1.or(sides.1))).or_insert(sides);
    }
    all
}

impl Comparison<'_> {
    pub(super) fn evidence(&mut self) {
        let none = HashMap::new();
        let old = evidence(self.old, |name| self.translated(name, &none));
        let new = evidence(self.new, str::to_owned);
        for ((what, owner, name), (after, against)) in new {
            let Some((before, _)) = old.get(&(what, owner.clone(), name.clone())).copied() else { continue };
            if before == after {
                continue;
            }
            // A dispute states why a source does not count any more.
            let explained = after.or(against);
            let lost = Evidence::ALL.into_iter().any(|kind| before.has(kind) && !explained.has(kind));
            let gained = Evidence::ALL.into_iter().any(|kind| !before.has(kind) && after.has(kind));
            let (kind, item) = match what {
                What::Field => (Kind::Field, format!("{owner}.{name}")),
                What::Structure => (Kind::Structure, name.clone()),
                What::Value | What::MaskBit => (Kind::Value, name.clone()),
                What::HookGroup => (Kind::Group, name.clone()),
                What::Hook => (Kind::Event, name.clone()),
                What::Payload => (Kind::Payload, name.replace(": ", " carries ")),
                What::Case => (Kind::Case, format!("{owner} {name}")),
                What::Inserted => (Kind::Inserted, format!("{owner} inserts {name}")),
                What::Class => (Kind::Request, name.clone()),
                What::Rule => (Kind::RequestRule, format!("{owner} {name}")),
                What::Form => continue,
            };
            for (rule, holds) in [(&EVIDENCE_LOST, lost), (&EVIDENCE_ADDED, gained)] {
                if holds {
                    let (before, after) = (Some(before.text()), Some(after.text()));
                    self.push(rule, kind, &owner, &item, "evidence", before, after);
                }
            }
        }
    }
}
