//! Comparison of structures, sets of values and events between two releases, or between two pointer sizes.
//!
//! The comparison of the site, `templates/compare/compare.js` of etwspec-site, follows the same rules. A test
//! compares their results for all structures.
//!
//! Rows of two forms belong together if they have the same path. Of the rest, two rows are one renamed field if they are
//! the only ones with their offset, size, type and bits. Fields of a nested structure are left out if the structure has
//! the same form in both.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;

use super::fields::flatten;
use super::following::following;
use crate::axis::Pointer;
use crate::claims::{self, Change, Claim, State};
use crate::{ByPointer, Catalog, Form, GroupMask, HookEvent, HookGroup, Part, Payload, Shape, Struct, ValueSet};

/// Release or point, by its index, and the pointer size of the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side {
    /// Index of the stop.
    pub stop: usize,
    /// Pointer size.
    pub pointer: Pointer,
}

/// Row of a form: a field, a bit field, or a part of the tail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Path in C, such as `Packet.Size`.
    pub path: String,
    /// Offset in bytes; `None` for a part of the tail.
    pub offset: Option<u32>,
    /// Size in bytes; `None` if it varies.
    pub size: Option<u32>,
    /// Type in C, with the number of elements.
    #[serde(rename = "type")]
    pub ty: String,
    /// Position of the lowest bit and number of bits, for a bit field.
    pub bits: Option<(u32, u32)>,
    /// Set that the values belong to.
    pub values: Option<String>,
    /// Structure and index of its form, for a nested structure.
    pub form: Option<String>,
}

/// Row in two forms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pair {
    /// Row in the first form.
    pub before: Option<Row>,
    /// Row in the second form.
    pub after: Option<Row>,
    /// Differences; empty if the rows are equal.
    pub changes: Vec<Change>,
}

/// Comparison of a structure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Comparison {
    /// States of the structure in the two releases.
    pub states: [State; 2],
    /// Index of the form in each of the two.
    pub forms: [Option<usize>; 2],
    /// Differences of the structure as a whole.
    pub changes: Vec<Change>,
    /// Rows, in the order of the second form.
    pub rows: Vec<Pair>,
}

/// Compares a structure between two releases.
pub fn structure(catalog: &Catalog, structure: &Struct, before: Side, after: Side) -> Comparison {
    let claim = claims::item(catalog, &structure.when, &structure.sources);
    let states = [before, after].map(|side| claim.state(side.stop, side.pointer));
    let forms = [before, after].map(|side| form_at(catalog, structure, side));
    let form = |index: Option<usize>| index.and_then(|index| structure.forms.get(index));
    let mut changes: Vec<Change> = presence(states).into_iter().collect();
    let rows = match (form(forms[0]), form(forms[1])) {
        (Some(first), Some(second)) if forms[0] != forms[1] => {
            let pairs = self::forms(catalog, first, second);
            if (first.size, first.fixed) != (second.size, second.fixed) {
                changes.push(Change::Resized);
            } else if pairs.iter().all(|pair| pair.changes.is_empty()) {
                changes.push(Change::Rearranged);
            }
            pairs
        }
        _ => Vec::new(),
    };
    Comparison { states, forms, changes, rows }
}

/// Returns the index of the form of a structure in a release.
pub fn form_at(catalog: &Catalog, structure: &Struct, side: Side) -> Option<usize> {
    let has =
        |form: &Form| catalog.releases.cells(&form.releases).is_ok_and(|cells| cells.contains(side.stop, side.pointer));
    structure.forms.iter().position(has)
}

/// Returns the difference between the claims about two releases.
fn presence(states: [State; 2]) -> Option<Change> {
    match states {
        [State::Absent, after] if after.is_present() => Some(Change::Added),
        [before, State::Absent] if before.is_present() => Some(Change::NoLongerStated),
        [State::NotObserved, after] if after.is_present() => Some(Change::ObservedInOne),
        [before, State::NotObserved] if before.is_present() => Some(Change::ObservedInOne),
        _ => None,
    }
}

/// Compares two forms row by row.
pub fn forms(catalog: &Catalog, before: &Form, after: &Form) -> Vec<Pair> {
    let (first, second) = (rows(catalog, before), rows(catalog, after));
    let partners = partners(&first, &second);
    let of_first: HashMap<usize, usize> =
        partners.iter().enumerate().filter_map(|(at, partner)| Some(((*partner)?, at))).collect();
    // Rows of the second form, and after each the rows of the first form that have no partner and follow its partner.
    let alone = |at: &usize| !of_first.contains_key(at);
    let mut order: Vec<(Option<usize>, Option<usize>)> =
        (0..first.len()).take_while(alone).map(|at| (Some(at), None)).collect();
    for (at, partner) in partners.iter().enumerate() {
        order.push((*partner, Some(at)));
        if let Some(partner) = partner {
            order.extend((partner + 1..first.len()).take_while(alone).map(|at| (Some(at), None)));
        }
    }
    let same: Vec<(&str, &str)> = order
        .iter()
        .filter_map(|(before, after)| {
            let (before, after) = (&first[(*before)?], &second[(*after)?]);
            (before.form.is_some() && before.form == after.form).then_some((before.path.as_str(), after.path.as_str()))
        })
        .collect();
    let within = |path: &str, outer: &str| path.strip_prefix(outer).is_some_and(|rest| rest.starts_with('.'));
    let inner = |before: Option<&Row>, after: Option<&Row>| {
        same.iter().any(|(first, second)| {
            before.is_none_or(|row| within(&row.path, first)) && after.is_none_or(|row| within(&row.path, second))
        })
    };
    let pairs = order.iter().map(|(before, after)| (before.map(|at| &first[at]), after.map(|at| &second[at])));
    pairs
        .filter(|(before, after)| !inner(*before, *after))
        .map(|(before, after)| Pair { before: before.cloned(), after: after.cloned(), changes: changes(before, after) })
        .collect()
}

/// Returns for each row of the second form the row of the first that it belongs to.
fn partners(first: &[Row], second: &[Row]) -> Vec<Option<usize>> {
    let mut by_path: HashMap<&str, Vec<usize>> = HashMap::new();
    for (at, row) in first.iter().enumerate().rev() {
        by_path.entry(&row.path).or_default().push(at);
    }
    let mut partners: Vec<Option<usize>> =
        second.iter().map(|row| by_path.get_mut(row.path.as_str()).and_then(Vec::pop)).collect();
    let place = |row: &Row| (row.offset, row.size, row.ty.clone(), row.bits);
    let mut places: BTreeMap<_, (Vec<usize>, Vec<usize>)> = BTreeMap::new();
    for at in by_path.into_values().flatten().filter(|at| first[*at].offset.is_some()) {
        places.entry(place(&first[at])).or_default().0.push(at);
    }
    for (at, row) in second.iter().enumerate().filter(|(at, row)| partners[*at].is_none() && row.offset.is_some()) {
        places.entry(place(row)).or_default().1.push(at);
    }
    for (before, after) in places.into_values() {
        if let ([before], [after]) = (before.as_slice(), after.as_slice()) {
            partners[*after] = Some(*before);
        }
    }
    partners
}

fn changes(before: Option<&Row>, after: Option<&Row>) -> Vec<Change> {
    let (Some(before), Some(after)) = (before, after) else {
        return vec![if before.is_none() { Change::Added } else { Change::NoLongerStated }];
    };
    let start = |row: &Row| (row.offset, row.bits.map(|(start, _)| start));
    let width = |row: &Row| row.bits.map_or(row.size, |(_, width)| Some(width));
    let all = [
        (before.path != after.path, Change::Renamed),
        (start(before) != start(after), Change::Moved),
        (width(before) != width(after), Change::Resized),
        (before.ty != after.ty || before.form != after.form, Change::Retyped),
        (before.values != after.values, Change::Values),
    ];
    all.into_iter().filter(|(differs, _)| *differs).map(|(_, change)| change).collect()
}

/// Returns the rows of a form: its named fields in order, and the parts of its tail.
pub fn rows(catalog: &Catalog, form: &Form) -> Vec<Row> {
    let fields = flatten(catalog, form).into_iter().map(|flat| {
        let values = match flat.bit {
            Some(bit) => &bit.values,
            None => &flat.field.values,
        };
        let nested = if flat.bits.is_some() { None } else { nested(&flat.field.shape) };
        Row {
            path: flat.path,
            offset: Some(flat.offset),
            size: Some(flat.size),
            ty: flat.ty,
            bits: flat.bits,
            values: values.clone(),
            form: nested,
        }
    });
    fields.chain(form.tail.iter().map(|part| part_row(catalog, form, part))).collect()
}

/// Returns the structure and the form of a nested structure, or of the elements of an array.
fn nested(shape: &Shape) -> Option<String> {
    match shape {
        Shape::Struct { name, form } => Some(format!("{name} {form}")),
        Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => nested(element),
        _ => None,
    }
}

fn part_row(catalog: &Catalog, form: &Form, part: &Part) -> Row {
    let about = following(catalog, form, part);
    let mut ty = format!("{}, {}", about.ty, about.many);
    for condition in about.conditions {
        ty = ty + ", " + &condition;
    }
    Row {
        path: part.name.clone(),
        offset: None,
        size: part.size,
        ty: ty.replace('`', ""),
        bits: None,
        values: part.values.clone(),
        form: None,
    }
}

/// Value of a set, bit of a mask or event in two releases. Rows that give numbers to one name by release are one value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamedPair {
    /// Index of the row in the first release.
    pub before: usize,
    /// Index of the row in the second release.
    pub after: usize,
    /// States of the row in the two releases.
    pub states: [State; 2],
    /// Differences; empty if the rows are equal.
    pub changes: Vec<Change>,
}

/// Row with a name, and its states.
struct Named<'a> {
    name: Option<&'a str>,
    number: Option<ByPointer>,
    claim: Claim,
}

/// Compares a set of values between two releases.
pub fn set(catalog: &Catalog, set: &ValueSet, before: Side, after: Side) -> Vec<NamedPair> {
    let rows = set.values.iter().map(|value| Named {
        name: value.name.as_deref(),
        number: value.value,
        claim: claims::value(catalog, set, value),
    });
    named(&rows.collect::<Vec<_>>(), before, after)
}

/// Compares the bits of a group mask between two releases.
pub fn mask(catalog: &Catalog, mask: &GroupMask, before: Side, after: Side) -> Vec<NamedPair> {
    let rows = mask.groups.iter().flat_map(|group| &group.bits).map(|bit| {
        let sources = if bit.sources.is_empty() { &mask.sources } else { &bit.sources };
        let number = Some(ByPointer { ptr32: bit.value.into(), ptr64: bit.value.into() });
        Named { name: bit.name.as_deref(), number, claim: claims::item(catalog, &bit.when, sources) }
    });
    named(&rows.collect::<Vec<_>>(), before, after)
}

/// Compares the events of a group between two releases. Payloads differ if both are known and are not the same forms.
pub fn events(catalog: &Catalog, group: &HookGroup, before: Side, after: Side) -> Vec<NamedPair> {
    let pair = |(at, event): (usize, &HookEvent)| {
        let claim = event_claim(catalog, group, event);
        let states = [before, after].map(|side| claim.state(side.stop, side.pointer));
        let mut changes: Vec<Change> = presence(states).into_iter().collect();
        let [first, second] = [before, after].map(|side| payloads(catalog, event, side));
        if !first.is_empty() && !second.is_empty() && first != second {
            changes.push(Change::Payload);
        }
        NamedPair { before: at, after: at, states, changes }
    };
    group.events.iter().enumerate().map(pair).collect()
}

/// Returns the claim about an event, which may cite the sources of its group.
pub fn event_claim(catalog: &Catalog, group: &HookGroup, event: &HookEvent) -> Claim {
    claims::item(catalog, &event.when, if event.sources.is_empty() { &group.sources } else { &event.sources })
}

/// Returns the structures of a payload in a release, with the index of the form of each.
fn payloads<'c>(catalog: &'c Catalog, event: &'c HookEvent, side: Side) -> Vec<(&'c str, usize)> {
    let holds = |payload: &&Payload| {
        let releases = payload.releases.as_ref().and_then(|releases| catalog.releases.cells(releases).ok());
        payload.pointer.is_none_or(|pointer| pointer == side.pointer)
            && releases.is_none_or(|cells| cells.contains(side.stop, side.pointer))
    };
    let form = |payload: &'c Payload| {
        let structure = catalog.structure(&payload.structure)?;
        Some((structure.name.as_str(), form_at(catalog, structure, side)?))
    };
    event.payloads.iter().filter(holds).filter_map(form).collect()
}

fn named(rows: &[Named<'_>], before: Side, after: Side) -> Vec<NamedPair> {
    let mut of_name: HashMap<&str, Vec<usize>> = HashMap::new();
    for (at, row) in rows.iter().enumerate() {
        of_name.entry(row.name.unwrap_or_default()).or_default().push(at);
    }
    let is_first = |(at, row): &(usize, &Named<'_>)| row.name.is_none_or(|name| of_name[name].first() == Some(at));
    let pair = |(at, row): (usize, &Named<'_>)| {
        let same = row.name.map_or_else(|| vec![at], |name| of_name[name].clone());
        let state = |at: usize, side: Side| rows[at].claim.state(side.stop, side.pointer);
        // The strongest claim counts, and of equal claims the claim of the first row.
        let best = |side: Side| same.iter().copied().min_by_key(|at| state(*at, side)).unwrap_or(at);
        let [first, second] = [best(before), best(after)];
        let states = [state(first, before), state(second, after)];
        let mut changes: Vec<Change> = presence(states).into_iter().collect();
        let number = |at: usize, side: Side| rows[at].number.map(|number| number.of(side.pointer));
        if states.iter().all(|state| state.is_present()) && number(first, before) != number(second, after) {
            changes.push(Change::Renumbered);
        }
        NamedPair { before: first, after: second, states, changes }
    };
    rows.iter().enumerate().filter(is_first).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absence_needs_a_statement() {
        use State::{Absent, Assumed, Documented, NotObserved, Observed, Unknown};
        assert_eq!(presence([Absent, Documented]), Some(Change::Added));
        assert_eq!(presence([Documented, Absent]), Some(Change::NoLongerStated));
        assert_eq!(presence([NotObserved, Observed]), Some(Change::ObservedInOne));
        assert_eq!(presence([Assumed, NotObserved]), Some(Change::ObservedInOne));
        assert_eq!(presence([Unknown, Unknown]), None);
        assert_eq!(presence([Documented, Assumed]), None);
    }
}
