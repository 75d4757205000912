//! Layouts by release: the form of a release, before and after.
//!
//! # Design
//!
//! A form has neither a number nor a name that both versions share. For each release and pointer size, the old form is
//! compared with the new one, and equal differences are merged into ranges of releases. A new release or a divided form
//! is therefore no difference in the bytes. Names of forms are compared separately.

use std::collections::{BTreeMap, HashMap};

use crate::axis::{Axis, Cells, Pointer};
use crate::claims::versions_text;
use crate::{Form, Struct};

use super::{Comparison, Parent};
use crate::changes::byte_map::ByteMap;
use crate::changes::describe::{Layout, form_names, layout};
use crate::changes::item::{Item, Kind};
use crate::changes::matching::{How, Matches, matches};
use crate::changes::rules::claims::SOURCES_CHANGED;
use crate::changes::rules::structures::{
    ARMS_REORDERED, DECLARATION_CHANGED, FORM_ADDED, FORM_REMOVED, FORM_REPLACED, LAYOUT_LEARNED, LAYOUT_LOST,
};
use crate::changes::rules::tables::{DOCUMENTATION_CHANGED, STATUS_CHANGED};
use crate::changes::{Difference, LayoutChange, Place, Rule};

/// Identity of a difference, whatever its releases.
type Key = (&'static str, String, String, Option<String>, Option<String>);

impl Comparison<'_> {
    pub(super) fn layouts(&mut self, old_name: &str, new_name: &str, how: How, file: &str) {
        let find = |structs: &'_ [Struct], name: &str| structs.iter().position(|structure| structure.name == name);
        let (old, new) = (self.old, self.new);
        let (Some(old), Some(new)) = (find(&old.structs, old_name), find(&new.structs, new_name)) else { return };
        let (old, new) = (&self.old.structs[old], &self.new.structs[new]);
        let unchanged = old.forms == new.forms;
        if unchanged && self.old.releases == self.new.releases {
            return;
        }
        let of = |forms: &[Form]| forms.iter().map(layout).collect::<Vec<Layout>>();
        let (olds, news) = (of(&old.forms), of(&new.forms));
        let (pairs, lost, learned) = self.pairs(old, new);
        let whole: Cells = pairs.values().fold(Cells::default(), |set, cells| set.or(*cells));
        let first = self.changes.differences.len();
        let mut shown = Vec::new();
        let mut merged: BTreeMap<Key, (Difference, Cells)> = BTreeMap::new();
        for (&(old_form, new_form), &cells) in &pairs {
            if old.forms[old_form] == new.forms[new_form] && self.renames.is_empty() {
                continue;
            }
            let start = self.changes.differences.len();
            self.pair(&olds[old_form], &news[new_form], old_name, new_name, [&old.file, file]);
            let found: Vec<Difference> = self.changes.differences.drain(start..).collect();
            if found.iter().any(|found| is_of_layout(found.rule)) {
                let maps = [&olds[old_form], &news[new_form]].map(|layout| ByteMap::new(&layout.item));
                // Forms that differ in the same fields are shown once.
                match shown.iter_mut().find(|(one, _): &&mut ([ByteMap; 2], Cells)| differ_alike(one, &maps)) {
                    Some((_, all)) => *all = all.or(cells),
                    None => shown.push((maps, cells)),
                }
            }
            for difference in found {
                let Difference { rule, item, what, before, after, .. } = &difference;
                let key = (rule.name, item.clone(), what.clone(), before.clone(), after.clone());
                let entry = merged.entry(key).or_insert_with(|| (difference, Cells::default()));
                entry.1 = entry.1.or(cells);
            }
        }
        for ([before, after], cells) in shown {
            let releases = self.part_of(cells, whole, new);
            self.changes.layouts.push(LayoutChange { structure: new_name.to_owned(), releases, before, after });
        }
        for (mut difference, cells) in merged.into_values() {
            difference.releases = self.part_of(cells, whole, new);
            difference.cells = cells;
            self.changes.differences.push(difference);
        }
        for (rule, cells, ends) in
            [(&LAYOUT_LOST, lost, ["known", "none"]), (&LAYOUT_LEARNED, learned, ["none", "known"])]
        {
            let stated = old.layout_known && new.layout_known;
            if stated && !cells.is_empty() {
                let text = self.cells_text(cells);
                let [before, after] = ends.map(|end| Some(end.to_owned()));
                let found = self.push(rule, Kind::Structure, new_name, new_name, "layout", before, after);
                (found.releases, found.cells) = (Some(text), cells);
            }
        }
        if how == How::Name {
            self.form_names(old, new, [&olds, &news], &pairs);
        }
        // Statements of the rows are reported unless the layout is different anyway.
        let later = &mut self.changes.differences;
        if later[first..].iter().any(|found| is_of_layout(found.rule)) {
            later.retain(|found| !(*found.rule == DECLARATION_CHANGED && found.item == new_name));
        }
        for found in later.iter_mut().filter(|found| found.owner == new_name && found.new == Place::default()) {
            found.old = Place::new(&old.file, old_name);
            found.new = Place::new(file, new_name);
        }
    }

    /// Returns the cells of a difference as text, without releases for which no source states the structure; none if they
    /// are all. All cells of one pointer size are no statement about releases.
    fn part_of(&self, cells: Cells, whole: Cells, structure: &Struct) -> Option<String> {
        let of = |pointer| cells == Cells::default().with(pointer, whole.of(pointer));
        if cells == whole {
            return None;
        }
        if let Some(pointer) = Pointer::ALL.into_iter().find(|pointer| of(*pointer)) {
            return Some(format!("{} data", pointer.words()));
        }
        let axis = &self.new.releases;
        let stated = structure.when.releases.as_ref();
        let known = stated.and_then(|stated| Some((cells.and(axis.cells(stated).ok()?), stated)));
        match known.filter(|(known, _)| !known.is_empty()) {
            Some((known, stated)) => Some(versions_text(&axis.versions_like(known, stated))),
            None => Some(self.cells_text(cells)),
        }
    }

    /// Returns for each pair of forms the releases that had the first and have the second, and the releases with a layout
    /// in one version only.
    fn pairs(&self, old: &Struct, new: &Struct) -> (BTreeMap<(usize, usize), Cells>, Cells, Cells) {
        let cells = |form: &Form, axis: &Axis| axis.cells(&form.releases).unwrap_or_default();
        let olds: Vec<Cells> = old.forms.iter().map(|form| self.on_new_axis(cells(form, &self.old.releases))).collect();
        let common = self.common();
        let news: Vec<Cells> = new.forms.iter().map(|form| cells(form, &self.new.releases).and(common)).collect();
        let mut pairs = BTreeMap::new();
        for (at, one) in olds.iter().enumerate() {
            for (to, other) in news.iter().enumerate() {
                let both = one.and(*other);
                if !both.is_empty() {
                    pairs.insert((at, to), both);
                }
            }
        }
        let all = |cells: &[Cells]| cells.iter().fold(Cells::default(), |set, one| set.or(*one));
        let (before, after) = (all(&olds), all(&news));
        (pairs, before.minus(after), after.minus(before))
    }

    /// Compares two forms.
    fn pair(&mut self, old: &Layout, new: &Layout, old_name: &str, new_name: &str, files: [&str; 2]) {
        let matched = matches(&old.item.children, &new.item.children);
        let mut local = HashMap::new();
        for &(at, to, _) in matched.same.iter().filter(|(_, _, how)| *how != How::Name) {
            let last = |item: &Item| item.name.rsplit('.').next().unwrap_or_default().to_owned();
            local.insert(last(&old.item.children[at]), last(&new.item.children[to]));
        }
        let start = self.changes.differences.len();
        self.facts(&old.item, &new.item, How::Name, new_name, new_name, &local);
        for found in &mut self.changes.differences[start..] {
            found.old = Place::new(files[0], old_name);
            found.new = Place::new(files[1], new_name);
        }
        let parent = Parent { old: old_name, new: new_name, owner: new_name, old_file: files[0], new_file: files[1] };
        let lone = Matches { same: Vec::new(), removed: matched.removed.clone(), added: matched.added.clone() };
        self.items(&old.item.children, &new.item.children, &lone, Some(parent));
        for &(at, to, how) in &matched.same {
            let (before, after) = (&old.item.children[at], &new.item.children[to]);
            // The path of a member within a renamed field changes, and its own name does not.
            let renamed_inside = how == How::Recognized && inherits(before, after, &local);
            let how = if renamed_inside { How::Name } else { how };
            self.item(before, after, how, Some(parent), &local);
        }
        self.order(&old.item, &new.item, &matched, new_name, new_name);
        self.arms(old, new, &local, new_name);
    }

    /// Reports members of a union that are in another order.
    fn arms(&mut self, old: &Layout, new: &Layout, local: &HashMap<String, String>, owner: &str) {
        for before in &old.unions {
            let before: Vec<String> = before.iter().map(|name| self.translated(name, local)).collect();
            for after in &new.unions {
                let kept: Vec<&String> = before.iter().filter(|name| after.contains(name)).collect();
                let order: Vec<&String> = after.iter().filter(|name| before.contains(name)).collect();
                if kept.len() > 1 && kept != order {
                    let text =
                        |names: &[&String]| Some(names.iter().map(|name| name.as_str()).collect::<Vec<_>>().join(", "));
                    let (before, after) = (text(&kept), text(&order));
                    self.push(&ARMS_REORDERED, Kind::Structure, owner, owner, "members of a union", before, after);
                }
            }
        }
    }

    /// Reports names of forms that are new, gone, or the names of other layouts.
    fn form_names(
        &mut self,
        old: &Struct,
        new: &Struct,
        layouts: [&[Layout]; 2],
        pairs: &BTreeMap<(usize, usize), Cells>,
    ) {
        let (olds, news) = (form_names(old), form_names(new));
        let releases = |structure: &Struct, form: usize| Some(versions_text(&structure.forms[form].releases));
        let owner = &new.name;
        for (name, form) in &olds {
            let path = format!("{owner} form {name}");
            match news.iter().find(|(other, _)| other == name) {
                None => {
                    self.push(&FORM_REMOVED, Kind::Structure, owner, &path, "form", releases(old, *form), None);
                }
                Some((_, other)) => {
                    let same = layouts[0][*form].item.content() == layouts[1][*other].item.content();
                    if !same && !pairs.contains_key(&(*form, *other)) {
                        let (before, after) = (releases(old, *form), releases(new, *other));
                        self.push(&FORM_REPLACED, Kind::Structure, owner, &path, "form", before, after);
                    }
                }
            }
        }
        for (name, form) in news.iter().filter(|(name, _)| olds.iter().all(|(other, _)| other != name)) {
            let path = format!("{owner} form {name}");
            self.push(&FORM_ADDED, Kind::Structure, owner, &path, "form", None, releases(new, *form));
        }
    }
}

/// Returns whether two pairs of maps differ in the same lines.
fn differ_alike([before, after]: &[ByteMap; 2], [other, next]: &[ByteMap; 2]) -> bool {
    before.lines_that_differ(after) == other.lines_that_differ(next)
        && after.lines_that_differ(before) == next.lines_that_differ(other)
        && (before.size == after.size) == (other.size == next.size)
}

/// Returns whether two paths differ only in the names of containing fields that were renamed.
fn inherits(old: &Item, new: &Item, local: &HashMap<String, String>) -> bool {
    let (Some((before, last)), Some((after, other))) = (old.name.rsplit_once('.'), new.name.rsplit_once('.')) else {
        return false;
    };
    let translated: Vec<&str> = before.split('.').map(|part| local.get(part).map_or(part, String::as_str)).collect();
    last == other && translated.join(".") == after
}

/// Returns whether a rule is about bytes and names of a layout, and not only about text and sources.
fn is_of_layout(rule: &Rule) -> bool {
    ![&DECLARATION_CHANGED, &DOCUMENTATION_CHANGED, &STATUS_CHANGED, &SOURCES_CHANGED].contains(&rule)
        && !rule.name.starts_with("dispute")
}
