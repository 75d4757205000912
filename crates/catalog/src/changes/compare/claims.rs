//! Claims about releases, and disputes.

use crate::axis::Cells;
use crate::claims;

use super::Comparison;
use crate::changes::item::{Claim, Item, Side};
use crate::changes::rules::claims::{
    CLAIM_STRENGTHENED, CLAIM_WEAKENED, DISPUTE_OPENED, DISPUTE_SETTLED, DISPUTE_SIDES_CHANGED, RELEASES_NARROWED,
    RELEASES_WIDENED,
};
use crate::changes::rules::tables::DOCUMENTATION_CHANGED;

impl Comparison<'_> {
    pub(super) fn claim(&mut self, old: &Item, new: &Item, owner: &str, path: &str) {
        let (Some(before), Some(after)) = (&old.claim, &new.claim) else { return };
        let texts = || (Some(before.text.clone()), Some(after.text.clone()));
        if before.kind != after.kind {
            let rule = if after.kind > before.kind { &CLAIM_STRENGTHENED } else { &CLAIM_WEAKENED };
            let (old, new_text) = texts();
            self.push(rule, new.kind, owner, path, "claim", old, new_text);
        }
        if [before.kind, after.kind].contains(&claims::Kind::Unknown) {
            return;
        }
        self.releases(before, after, new, owner, path, "releases");
    }

    /// Compares the releases for which a set is known to have every value.
    pub(super) fn complete(&mut self, old: &Item, new: &Item, owner: &str, path: &str) {
        let nothing =
            Claim { kind: claims::Kind::Documented, cells: Cells::default(), open: false, text: String::new() };
        let (before, after) = (old.complete.as_ref().unwrap_or(&nothing), new.complete.as_ref().unwrap_or(&nothing));
        self.releases(before, after, new, owner, path, "complete in");
    }

    fn releases(&mut self, before: &Claim, after: &Claim, new: &Item, owner: &str, path: &str, what: &str) {
        let texts = || (Some(before.text.clone()), Some(after.text.clone()));
        let (old_cells, new_cells) = (self.on_new_axis(before.cells), after.cells.and(self.common()));
        let (lost, gained) = (old_cells.minus(new_cells), new_cells.minus(old_cells));
        let same = lost.is_empty() && gained.is_empty();
        if !lost.is_empty() || same && before.open && !after.open {
            let (old, new_text) = texts();
            self.push(&RELEASES_NARROWED, new.kind, owner, path, what, old, new_text);
        }
        if !gained.is_empty() || same && !before.open && after.open {
            let (old, new_text) = texts();
            self.push(&RELEASES_WIDENED, new.kind, owner, path, what, old, new_text);
        }
    }

    pub(super) fn disputes(&mut self, old: &Item, new: &Item, owner: &str, path: &str) {
        if old.disputes == new.disputes {
            return;
        }
        let say = |sides: &[&Side]| {
            let says = sides.iter().map(|side| format!("{}: {}", side.source, side.says));
            Some(says.collect::<Vec<_>>().join("; "))
        };
        // The order of disputes means nothing, and a source may disagree about two things.
        let sorted = |sides: &[Side]| {
            let mut sides = sides.to_vec();
            sides.sort();
            sides
        };
        let (olds, news) = (sorted(&old.disputes), sorted(&new.disputes));
        let mut gone: Vec<&Side> = olds.iter().filter(|side| !news.contains(side)).collect();
        let mut come: Vec<&Side> = news.iter().filter(|side| !olds.contains(side)).collect();
        let (mut turned, mut reworded) = (Vec::new(), Vec::new());
        gone.retain(|side| {
            let Some(at) = come.iter().position(|other| other.source == side.source) else { return true };
            let other = come.remove(at);
            if other.preferred != side.preferred {
                turned.push((*side, other))
            } else {
                reworded.push((*side, other))
            }
            false
        });
        for (before, after) in turned {
            let side = |side: &Side| {
                let followed = if side.preferred { "followed" } else { "not followed" };
                Some(format!("{}: {} ({followed})", side.source, side.says))
            };
            self.push(&DISPUTE_SIDES_CHANGED, new.kind, owner, path, "dispute", side(before), side(after));
        }
        for (before, after) in reworded {
            let text = |side: &Side| Some(format!("{}: {} {}", side.source, side.says, side.why));
            self.push(&DOCUMENTATION_CHANGED, new.kind, owner, path, "dispute", text(before), text(after));
        }
        // One source was followed and the other disagreed; now it is the reverse.
        if !gone.is_empty() && !come.is_empty() {
            self.push(&DISPUTE_SIDES_CHANGED, new.kind, owner, path, "dispute", say(&gone), say(&come));
        } else if !gone.is_empty() {
            self.push(&DISPUTE_SETTLED, new.kind, owner, path, "dispute", say(&gone), None);
        } else if !come.is_empty() {
            self.push(&DISPUTE_OPENED, new.kind, owner, path, "dispute", None, say(&come));
        }
    }
}
