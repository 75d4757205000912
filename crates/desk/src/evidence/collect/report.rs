//! Evidence of a trace about the facts, after all of it was compared.

use std::collections::HashMap;

use etwspec_catalog::axis::{Axis, Cells, Pointer, Stops};
use etwspec_catalog::query::{Moment, Presence};
use etwspec_catalog::{Relation, Versions, When};

use crate::evidence::events::{Key, Kind, Row};
use crate::evidence::findings::{Finding, Widening};
use crate::evidence::plan::{Plan, Plans};
use crate::evidence::rules;

use super::Evidence;

/// A fact that bytes support, with the number of times that they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supported {
    /// Kind of fact: `layout`, `event key` or `value`.
    pub kind: &'static str,
    /// Name of the item.
    pub name: String,
    /// Part of it that is supported, such as the form and the pointer size.
    pub what: String,
    /// Number of occurrences.
    pub count: u64,
}

/// Evidence of a trace about the facts.
#[derive(Clone, Debug)]
pub struct Report {
    /// Release with which the trace was compared.
    pub release: String,
    /// Product name of the release.
    pub release_name: String,
    /// Build of the trace, if the tables list no release with it.
    pub unlisted: Option<u32>,
    /// Number of buffers that were compared.
    pub buffers: u64,
    /// Number of events that were compared.
    pub events: u64,
    /// Number of buffers that were skipped because they are damaged.
    pub skipped_buffers: u64,
    /// Number of events whose kind no table describes: events of providers, messages, classes of programs.
    pub not_described: u64,
    /// Contradictions, then new facts.
    pub findings: Vec<Finding>,
    /// Facts that the trace supports.
    pub supported: Vec<Supported>,
}

impl Report {
    /// Returns the number of findings with a status.
    pub fn count(&self, status: rules::Status) -> usize {
        self.findings.iter().filter(|finding| finding.rule.status == status).count()
    }
}

impl<'c> Evidence<'c> {
    /// Returns what the trace shows about the facts.
    pub fn finish(mut self) -> Report {
        let mut kinds: Vec<((Key, u16, Pointer), Kind<'c>)> = std::mem::take(&mut self.kinds).into_iter().collect();
        kinds.sort_by_key(|(key, _)| *key);
        self.claims(&kinds);
        self.mask_bits(&kinds);
        self.build();
        let supported = self.supported(&kinds);
        let sizes = sizes(&self.plans, &kinds);
        let mut findings = self.findings.done();
        for finding in &mut findings {
            if finding.findings == 1
                && let Some(sizes) = sizes.get(&(finding.item.clone(), finding.text.clone()))
            {
                finding.text = format!("{}: {sizes}", finding.text);
            }
        }
        let moment = &self.plans.moment;
        let stop = self.plans.catalog.releases.stops.get(moment.last);
        Report {
            release: moment.id.clone(),
            release_name: stop.map(|stop| stop.name.clone()).unwrap_or_default(),
            unlisted: moment.unlisted,
            buffers: self.buffers,
            events: self.events,
            skipped_buffers: self.skipped_buffers,
            not_described: self.not_described,
            findings,
            supported,
        }
    }

    /// Reports events in releases that their rows do not claim.
    fn claims(&mut self, kinds: &[((Key, u16, Pointer), Kind<'c>)]) {
        let Evidence { plans, findings, .. } = self;
        let (axis, moment) = (&plans.catalog.releases, &plans.moment);
        for ((_, _, pointer), kind) in kinds {
            let presence = |row: &&Row<'_>| moment.presence(axis, &row.event.when, Some(*pointer));
            // Of several meanings of an ID, the one that the release has is meant.
            if kind.rows.iter().any(|row| presence(&row) == Presence::Here) {
                continue;
            }
            let possible = kind.rows.iter().find(|row| presence(row) == Presence::Possible);
            let (rule, row) = match (possible, kind.rows.first()) {
                (Some(row), _) => (&rules::RELEASE_NEW, row),
                (None, Some(row)) => (&rules::RELEASE_ABSENT, row),
                (None, None) => continue,
            };
            let Row { group, index, event } = *row;
            // A row without releases claims nothing that could be widened.
            if rule.name == rules::RELEASE_NEW.name && event.when.relation != Relation::Seen {
                continue;
            }
            let only = axis_pointer(&event.when, *pointer);
            findings.add_times(rule, kind.item, 0, kind.count, || {
                let text = format!("in {}; {}", moment.id, stated(&event.when));
                let widens = rule.name == rules::RELEASE_NEW.name && moment.unlisted.is_none();
                Finding {
                    place: kind.first,
                    widening: widens.then(|| Widening {
                        file: group.file.clone(),
                        list: "event",
                        row: index,
                        seen: widened(axis, moment, &event.when, only),
                        sources: if event.sources.is_empty() { group.sources.clone() } else { event.sources.clone() },
                    }),
                    ..Finding::new(rule, row.name(), &group.file, text)
                }
            });
        }
    }

    /// Reports bits of group masks without a name or outside of their releases, and events that no mask enables.
    fn mask_bits(&mut self, kinds: &[((Key, u16, Pointer), Kind<'c>)]) {
        let catalog = self.plans.catalog;
        for (mask, words) in catalog.masks.iter().zip(std::mem::take(&mut self.masks)) {
            let Some(words) = words.filter(|words| words.iter().any(|word| *word != 0)) else { continue };
            let item = self.plans.item(mask.name.clone(), &mask.file);
            let shift = mask.index_shift;
            let low = |value: u32| value & !u32::MAX.checked_shl(shift).unwrap_or(0);
            let index = |value: u32| value.checked_shr(shift).unwrap_or(0) as usize;
            let set = |value: u32| words.get(index(value)).is_some_and(|word| word & low(value) != 0);
            let all = || mask.groups.iter().flat_map(|group| &group.bits);
            for (at, word) in words.iter().enumerate() {
                for bit in (0..shift.min(32)).map(|bit| 1u32 << bit).filter(|bit| word & bit != 0) {
                    let value = bit | (at as u32).checked_shl(shift).unwrap_or(0);
                    let rows: Vec<_> =
                        all().filter(|row| index(row.value) == at && low(row.value) & bit != 0 && !row.all).collect();
                    let Some(first) = rows.iter().find(|row| row.value == value).or(rows.first()) else {
                        self.findings.add(&rules::MASK_BIT, item, value.into(), || {
                            Finding::new(&rules::MASK_BIT, mask.name.clone(), &mask.file, format!("bit {value:#010x}"))
                        });
                        continue;
                    };
                    let (axis, moment) = (&catalog.releases, &self.plans.moment);
                    let presence = rows.iter().map(|row| moment.presence(axis, &row.when, None)).max();
                    let rule = match presence {
                        Some(Presence::Absent) => &rules::RELEASE_ABSENT,
                        Some(Presence::Possible) if first.when.relation == Relation::Seen => &rules::RELEASE_NEW,
                        _ => continue,
                    };
                    let name = first.name.clone().unwrap_or_else(|| format!("{value:#010x}"));
                    let text = format!("set in {}; {}", moment.id, stated(&first.when));
                    self.findings.add(rule, item, value.into(), || {
                        Finding::new(rule, format!("{}.{name}", mask.name), &mask.file, text)
                    });
                }
            }
            for (_, kind) in kinds {
                for row in &kind.rows {
                    let needs: Vec<u32> = row
                        .event
                        .needs
                        .iter()
                        .flat_map(|need| all().filter(move |row| row.name.as_ref() == Some(need)))
                        .map(|row| row.value)
                        .collect();
                    if needs.is_empty() || needs.iter().any(|value| set(*value)) {
                        continue;
                    }
                    self.findings.add_times(&rules::MASK_OFF, kind.item, 0, kind.count, || {
                        let text = format!("needs {}", row.event.needs.join(" or "));
                        Finding {
                            place: kind.first,
                            ..Finding::new(&rules::MASK_OFF, row.name(), &row.group.file, text)
                        }
                    });
                }
            }
        }
    }

    fn build(&mut self) {
        let Some(build) = self.plans.moment.unlisted else { return };
        let moment = &self.plans.moment;
        let text = format!(
            "build {build}; facts were compared with {}. Add to releases.toml: [[release]] id = \"...\", \
             name = \"...\", build = {build}",
            moment.id
        );
        self.findings.add(&rules::BUILD_UNKNOWN, u32::MAX, 0, || {
            Finding::new(&rules::BUILD_UNKNOWN, "releases".to_owned(), "releases.toml", text)
        });
    }

    fn supported(&self, kinds: &[((Key, u16, Pointer), Kind<'c>)]) -> Vec<Supported> {
        let mut all: HashMap<(&'static str, String, String), u64> = HashMap::new();
        let mut add = |kind, name: String, what: String, count: u64| {
            if count > 0 {
                *all.entry((kind, name, what)).or_default() += count;
            }
        };
        let layout = |plan: &Plan<'c>| format!("{}, {}", plan.form.rust, plan.pointer.words());
        if let Some(plan) = &self.buffer_header {
            add("layout", plan.structure.name.clone(), layout(plan), self.buffers);
        }
        for header in self.markers.values() {
            if let Some(plan) = &header.plan {
                add("layout", plan.structure.name.clone(), layout(plan), header.count);
            }
        }
        for ((_, version, pointer), kind) in kinds {
            for candidate in kind.own.iter().chain(kind.others.iter().flatten()) {
                add("layout", candidate.plan.structure.name.clone(), layout(&candidate.plan), candidate.count);
            }
            if let Some(row) = kind.rows.first() {
                let what = format!("{}, version {version}, {}", row.group.number(row.event), pointer.words());
                add("event key", row.name(), what, kind.count);
            }
        }
        for set in self.plans.sets.all().iter().filter(|set| set.set.rows.is_none()) {
            for (value, count) in set.set.values.iter().zip(&set.counts) {
                if let Some(name) = &value.name {
                    add("value", format!("{}.{name}", set.set.name), String::new(), *count);
                }
            }
        }
        let mut all: Vec<Supported> =
            all.into_iter().map(|((kind, name, what), count)| Supported { kind, name, what, count }).collect();
        all.sort_by(|a, b| (a.kind, &a.name, &a.what).cmp(&(b.kind, &b.name, &b.what)));
        all
    }
}

/// Returns the sizes of data without a layout, by item and text of the finding.
fn sizes(plans: &Plans<'_>, kinds: &[((Key, u16, Pointer), Kind<'_>)]) -> HashMap<(String, String), String> {
    let mut all = HashMap::new();
    for ((_, version, pointer), kind) in kinds.iter().filter(|(_, kind)| !kind.sizes.is_empty()) {
        let Some(item) = plans.items.get(kind.item as usize) else { continue };
        // The number of a single size is the number of the finding.
        let single = kind.sizes.len() == 1 && kind.more_sizes == 0;
        let list: Vec<String> = kind
            .sizes
            .iter()
            .map(
                |(size, count)| {
                    if single { format!("{size:#x} bytes") } else { format!("{size:#x} bytes ({count}×)") }
                },
            )
            .collect();
        let more = if kind.more_sizes > 0 { format!(", other sizes ({}×)", kind.more_sizes) } else { String::new() };
        let expected: Vec<String> = kind
            .own
            .iter()
            .map(|own| {
                let open = if own.plan.is_fixed() { "" } else { " or more" };
                format!("{} of {:#x} bytes{open}", own.plan.structure.name, own.plan.fixed())
            })
            .collect();
        let expected = if expected.is_empty() { String::new() } else { format!("; layouts: {}", expected.join(", ")) };
        let text = format!("data of {}{more}{expected}", list.join(", "));
        all.insert((item.name.clone(), format!("version {version}, {}", pointer.words())), text);
    }
    all
}

pub(super) fn releases(versions: &Versions) -> String {
    match versions {
        Versions::Both(text) => text.clone(),
        Versions::ByPointer { ptr32, ptr64 } => {
            let of = |text: &Option<String>, bits: &str| text.as_ref().map(|text| format!("{text} ({bits}-bit)"));
            of(ptr32, "32").into_iter().chain(of(ptr64, "64")).collect::<Vec<_>>().join(", ")
        }
    }
}

/// Returns the releases of a row, and how certain they are.
pub(super) fn stated(when: &When) -> String {
    let releases = when.releases.as_ref().map_or_else(|| "unknown releases".to_owned(), releases);
    match when.relation {
        Relation::Exact => format!("documented for {releases}"),
        Relation::Seen => format!("observed in {releases}"),
        Relation::Unknown => format!("stated for {releases}"),
    }
}

/// Returns the pointer size, if the claim distinguishes pointer sizes.
fn axis_pointer(when: &When, pointer: Pointer) -> Option<Pointer> {
    matches!(when.releases, Some(Versions::ByPointer { .. })).then_some(pointer)
}

/// Returns the claim with the release of the trace added.
pub(super) fn widened(axis: &Axis, moment: &Moment, when: &When, only: Option<Pointer>) -> Versions {
    let before = when.releases.as_ref().and_then(|releases| axis.cells(releases).ok()).unwrap_or_default();
    let stops = Stops::range(moment.first, moment.last);
    let added = match only {
        Some(pointer) => Cells::default().with(pointer, stops),
        None => Cells { ptr32: stops, ptr64: stops },
    };
    let stated = when.releases.clone().unwrap_or(Versions::Both(String::new()));
    axis.versions_like(before.or(added), &stated)
}
