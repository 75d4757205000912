//! The order of a dispatch's cases, where it decides.

use crate::Case;

use super::Comparison;
use crate::changes::Place;
use crate::changes::item::Kind;
use crate::changes::rules::events::CASES_REORDERED;

/// Returns whether an integer can match both cases, in some version of the log file.
fn overlap(one: &Case, other: &Case) -> bool {
    let (first, second) = (one.log_versions.unwrap_or(ALL), other.log_versions.unwrap_or(ALL));
    (one.value ^ other.value) & one.mask & other.mask == 0 && first.0 <= second.1 && second.0 <= first.1
}

/// All versions of the log file.
const ALL: ((u8, u8), (u8, u8)) = ((0, 0), (u8::MAX, u8::MAX));

/// Returns what a case selects, and by what.
fn selects(case: &Case) -> impl PartialEq + use<'_> {
    (case.value, case.mask, case.log_versions, &case.structure, case.pointer, case.size_mask)
}

fn text(case: &Case) -> String {
    let structure = case.structure.as_deref().unwrap_or("a case without a structure");
    format!("0x{:X} under 0x{:X} is {structure}", case.value, case.mask)
}

impl Comparison<'_> {
    /// Reports cases that another case precedes now, and did not before.
    pub(super) fn cases(&mut self, old_name: &str, new_name: &str, file: &str) {
        let (Some(old), Some(new)) = (self.old.dispatch(old_name), self.new.dispatch(new_name)) else { return };
        let old_at = |case: &Case| old.cases.iter().position(|other| selects(other) == selects(case));
        let mut found = Vec::new();
        for (at, case) in new.cases.iter().enumerate() {
            let Some(was) = old_at(case) else { continue };
            for before in &new.cases[..at] {
                let differs = before.structure != case.structure || before.pointer != case.pointer;
                let holds = self.may_hold_together(before, case);
                if differs && holds && overlap(before, case) && old_at(before).is_none_or(|other| other > was) {
                    found.push((text(case), text(before)));
                }
            }
        }
        for (before, after) in found {
            let found =
                self.push(&CASES_REORDERED, Kind::Dispatch, new_name, new_name, "order", Some(before), Some(after));
            found.new = Place::new(file, new_name);
        }
    }

    fn may_hold_together(&self, one: &Case, other: &Case) -> bool {
        let cells = |case: &Case| {
            let all = self.new.releases.all();
            case.when.releases.as_ref().map_or(all, |versions| self.new.releases.cells(versions).unwrap_or(all))
        };
        !cells(one).and(cells(other)).is_empty()
    }
}
