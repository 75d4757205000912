//! Matching of the items of two versions: by name, by `renamed-from`, by other identities.
//!
//! The result does not depend on the order of the items.

use std::collections::{BTreeMap, HashMap};

use crate::changes::item::{Item, Kind};

/// Evidence that two items are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    /// Equal names.
    Name,
    /// The table of the new one states the old name.
    Recorded,
    /// Equal facts, such as the same number or the same place.
    Recognized,
}

/// The items of two versions, matched.
#[derive(Debug, Default)]
pub(crate) struct Matches {
    /// Indexes of the same item in the old and the new version, in the order of the old one.
    pub(crate) same: Vec<(usize, usize, How)>,
    /// Indexes of items of the old version only.
    pub(crate) removed: Vec<usize>,
    /// Indexes of items of the new version only.
    pub(crate) added: Vec<usize>,
}

pub(crate) fn matches(old: &[Item], new: &[Item]) -> Matches {
    let mut state = State { old, new, of_old: vec![None; old.len()], of_new: vec![None; new.len()] };
    state.by_name();
    state.by_record();
    for level in 0..3 {
        state.by_hint(level);
    }
    let same = state.of_old.iter().enumerate().filter_map(|(at, to)| to.map(|(to, how)| (at, to, how)));
    let left = |of: &[Option<(usize, How)>]| (0..of.len()).filter(|&at| of[at].is_none()).collect();
    Matches { same: same.collect(), removed: left(&state.of_old), added: left(&state.of_new) }
}

struct State<'i> {
    old: &'i [Item],
    new: &'i [Item],
    of_old: Vec<Option<(usize, How)>>,
    of_new: Vec<Option<(usize, How)>>,
}

impl State<'_> {
    fn pair(&mut self, old: usize, new: usize, how: How) {
        if self.of_old[old].is_none() && self.of_new[new].is_none() {
            self.of_old[old] = Some((new, how));
            self.of_new[new] = Some((old, how));
        }
    }

    fn by_name(&mut self) {
        let mut groups: BTreeMap<(Kind, &str), [Vec<usize>; 2]> = BTreeMap::new();
        for (at, item) in self.old.iter().enumerate() {
            groups.entry((item.kind, &item.name)).or_default()[0].push(at);
        }
        for (at, item) in self.new.iter().enumerate() {
            groups.entry((item.kind, &item.name)).or_default()[1].push(at);
        }
        for [old, new] in groups.into_values() {
            match (&old[..], &new[..]) {
                ([one], [other]) => self.pair(*one, *other, How::Name),
                ([], _) | (_, []) => {}
                _ => self.by_content(old, new),
            }
        }
    }

    /// Matches items that share a name: equal ones, then those that share a hint or a claim, then the rest.
    fn by_content(&mut self, old: Vec<usize>, new: Vec<usize>) {
        let (all_old, all_new) = (self.old, self.new);
        let likeness: [&dyn Fn(&Item) -> String; 4] = [
            &Item::content,
            &|item| item.hints.join(" "),
            &|item| item.claim.as_ref().map_or_else(String::new, |claim| claim.text.clone()),
            &|_| String::new(),
        ];
        for key in likeness {
            let sorted = |items: &[Item], group: &[usize], taken: &[Option<(usize, How)>]| {
                let free = group.iter().copied().filter(|&at| taken[at].is_none());
                let mut free: Vec<(String, String, usize)> =
                    free.map(|at| (key(&items[at]), items[at].content(), at)).collect();
                free.sort();
                free
            };
            let mut olds: HashMap<String, Vec<usize>> = HashMap::new();
            for (key, _, at) in sorted(all_old, &old, &self.of_old).into_iter().rev() {
                olds.entry(key).or_default().push(at);
            }
            for (key, _, at) in sorted(all_new, &new, &self.of_new) {
                if let Some(other) = olds.get_mut(&key).and_then(Vec::pop) {
                    self.pair(other, at, How::Name);
                }
            }
        }
    }

    fn by_record(&mut self) {
        for new in 0..self.new.len() {
            let item = &self.new[new];
            let is = |old: &usize| {
                let other = &self.old[*old];
                self.of_old[*old].is_none() && other.kind == item.kind && item.renamed_from.contains(&other.name)
            };
            if self.of_new[new].is_none()
                && let Some(old) = (0..self.old.len()).find(is)
            {
                self.pair(old, new, How::Recorded);
            }
        }
    }

    /// Matches items with the same hint, if no other item has it.
    fn by_hint(&mut self, level: usize) {
        let only = |items: &[Item], taken: &[Option<(usize, How)>]| {
            let mut by: BTreeMap<(Kind, String), Option<usize>> = BTreeMap::new();
            for (at, item) in
                items.iter().enumerate().filter(|(at, item)| taken[*at].is_none() && item.kind.is_recognized())
            {
                if let Some(hint) = item.hints.get(level).filter(|hint| !hint.is_empty()) {
                    by.entry((item.kind, hint.clone())).and_modify(|one| *one = None).or_insert(Some(at));
                }
            }
            by
        };
        let new = only(self.new, &self.of_new);
        for (key, old) in only(self.old, &self.of_old) {
            if let (Some(old), Some(Some(new))) = (old, new.get(&key)) {
                self.pair(old, *new, How::Recognized);
            }
        }
    }
}
