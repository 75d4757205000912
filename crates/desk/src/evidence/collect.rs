//! Takes the buffers and events of a trace and compares them with the facts.
//!
//! # Design
//!
//! Facts are compared from a catalog, because maintainers compare edited tables with a trace before generated code
//! exists. Boundaries of buffers and events, and the identity of an event, come from etwspec-etl.
//!
//! Fields are compared only in data that a layout explains completely. A wrong layout is then one finding, not one for
//! each field. Arms of a union are compared only if a condition selects them.
//!
//! Damage is no evidence: a buffer with damage and the first buffer after damage are skipped as a whole.

mod report;

use std::collections::HashMap;
use std::rc::Rc;

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::{Moment, Presence};
use etwspec_catalog::{Case, Catalog, Dispatch, HookGroup};

use crate::evidence::bytes::number;
use crate::evidence::check::{About, Compare, Hit};
use crate::evidence::events::{Candidate, Event, Key, Kind, Row, guid};
use crate::evidence::findings::{Finding, Findings, Place, Widening};
use crate::evidence::plan::{Plan, Plans};
use crate::evidence::rules::{self, Rule};
use crate::evidence::sets::Verdict;

pub use report::{Report, Supported};
use report::{releases, stated, widened};

/// A second in 100 ns units.
const SECOND: i64 = 10_000_000;
/// Maximum number of kinds of events. More cannot be real: a trace of a corrupt header may have any number.
const MAX_KINDS: usize = 1 << 16;

/// Facts about a trace from its log file header.
#[derive(Clone, Debug, Default)]
pub struct Session {
    /// Build that wrote the trace; none if the trace has no log file header.
    pub build: Option<u32>,
    /// Pointer size of the machine, for structures without a pointer size of their own.
    pub pointer: Option<Pointer>,
    /// Version of the log file, major and minor.
    pub log_version: Option<(u8, u8)>,
    /// Start of the session as a FILETIME; 0 if unknown.
    pub start: i64,
    /// End of the session as a FILETIME; 0 if unknown.
    pub end: i64,
}

/// The case of a header, prepared for reading.
#[derive(Debug)]
struct Header<'c> {
    /// The case, and whether its releases exclude the release of the trace.
    case: Option<(&'c Case, bool)>,
    plan: Option<Rc<Plan<'c>>>,
    count: u64,
}

/// Compares a trace with the facts of a catalog.
#[derive(Debug)]
pub struct Evidence<'c> {
    plans: Plans<'c>,
    session: Session,
    pointer: Pointer,
    /// Dispatch of the headers of events.
    headers: Option<&'c Dispatch>,
    markers: HashMap<(u64, Pointer), Header<'c>>,
    buffer_header: Option<Rc<Plan<'c>>>,
    rows: HashMap<Key, Vec<Row<'c>>>,
    groups: HashMap<u8, &'c HookGroup>,
    classes: HashMap<[u8; 16], &'c HookGroup>,
    kinds: HashMap<(Key, u16, Pointer), Kind<'c>>,
    masks: Vec<Option<Vec<u32>>>,
    findings: Findings,
    hits: Vec<Hit>,
    buffers: u64,
    events: u64,
    skipped_buffers: u64,
    not_described: u64,
}

impl<'c> Evidence<'c> {
    /// Prepares the facts for a trace. `buffer_header` is the name of the structure of buffer headers.
    ///
    /// The facts of the release of the build are compared. If no release has the build, the last release before it is
    /// used, and if the build is unknown, the newest release. `None` if the catalog has no releases.
    pub fn new(catalog: &'c Catalog, session: Session, buffer_header: &str) -> Option<Self> {
        let of_build = |build: u32| Moment::resolve(&catalog.releases, &build.to_string()).ok();
        let moment = session.build.and_then(of_build).or_else(|| Moment::newest(&catalog.releases))?;
        let pointer = session.pointer.unwrap_or(Pointer::Bits64);
        let mut plans = Plans::new(catalog, moment);
        let buffer_header = plans.of(buffer_header, pointer);
        let mut rows: HashMap<Key, Vec<_>> = HashMap::new();
        let (mut groups, mut classes) = (HashMap::new(), HashMap::new());
        for group in &catalog.hooks {
            let class = group.guid.as_deref().and_then(guid);
            if let Some(class) = class {
                classes.insert(class, group);
            }
            if let Some(number) = group.group.and_then(|number| u8::try_from(number).ok()) {
                groups.insert(number, group);
            }
            for (index, event) in group.events.iter().enumerate() {
                let row = Row { group, index, event };
                if let Some(hook) = event.hook.and_then(|hook| u16::try_from(hook).ok()) {
                    rows.entry(Key::Hook(hook)).or_default().push(row);
                }
                if let (Some(class), Some(ty)) = (class, event.ty.and_then(|ty| u8::try_from(ty).ok())) {
                    rows.entry(Key::Class(class, ty)).or_default().push(row);
                }
            }
        }
        // The dispatch with a selector and an alignment is the dispatch of event headers.
        let is_header = |dispatch: &&Dispatch| dispatch.selector.is_some() && dispatch.align.is_some();
        Some(Evidence {
            plans,
            session,
            pointer,
            headers: catalog.dispatches.iter().find(is_header),
            markers: HashMap::new(),
            buffer_header,
            rows,
            groups,
            classes,
            kinds: HashMap::new(),
            masks: vec![None; catalog.masks.len()],
            findings: Findings::default(),
            hits: Vec::new(),
            buffers: 0,
            events: 0,
            skipped_buffers: 0,
            not_described: 0,
        })
    }

    /// Counts a buffer that is damaged, or follows damage, so that nothing is compared.
    pub fn skip_buffer(&mut self) {
        self.skipped_buffers += 1;
    }

    /// Compares the header of a buffer, as it is stored in the file.
    pub fn buffer(&mut self, bytes: &[u8], place: Place) {
        self.buffers += 1;
        let Some(plan) = self.buffer_header.clone() else { return };
        let Some(bytes) = bytes.get(..plan.fixed()) else { return };
        self.compare(&plan, bytes, self.pointer);
        self.report_hits(bytes, place);
    }

    /// Compares an event.
    pub fn event(&mut self, event: &Event<'_>) {
        self.events += 1;
        let Some(data_at) = self.header(event) else { return };
        let Some(key) = event.key else {
            self.not_described += 1;
            return;
        };
        let data = event.bytes.get(data_at..).unwrap_or(&[]);
        self.data(event, key, data, data_at);
    }

    /// Compares the header of an event, and returns where the data begins. `None` if its structure is unknown, or the
    /// bytes end within it.
    fn header(&mut self, event: &Event<'_>) -> Option<usize> {
        let dispatch = self.headers?;
        let marker = number(event.bytes, 0, 4)?;
        let selected = dispatch.selector.as_ref().map_or(u64::MAX, |selector| selector.mask);
        // Bits outside of all masks select nothing.
        let mask = dispatch.cases.iter().fold(selected, |mask, case| mask | case.mask);
        let key = (marker & mask, event.pointer);
        if !self.markers.contains_key(&key) {
            let header = self.find_header(dispatch, marker, event.pointer);
            if self.markers.len() < MAX_KINDS {
                self.markers.insert(key, header);
            }
        }
        let header = self.markers.get_mut(&key)?;
        header.count += 1;
        let (case, plan) = (header.case, header.plan.clone());
        let item = self.plans.item(dispatch.name.clone(), &dispatch.file);
        let of = |rule, text: String| {
            Finding::new(rule, dispatch.name.clone(), &dispatch.file, text).at(event.place, event.bytes, 0)
        };
        if let Some((case, true)) = case {
            let name = case.structure.clone().or_else(|| case.name.clone()).unwrap_or_default();
            let release = self.plans.moment.id.clone();
            let stated = stated(&case.when);
            self.findings.add(&rules::RELEASE_ABSENT, item, marker & mask, || {
                of(&rules::RELEASE_ABSENT, format!("header {name}, marker {marker:#010x}, in {release}; {stated}"))
            });
        }
        let Some(plan) = plan else {
            self.findings.add(&rules::HEADER_UNKNOWN, item, marker & mask, || {
                of(&rules::HEADER_UNKNOWN, format!("marker {marker:#010x}"))
            });
            return None;
        };
        if let Some(selector) = &dispatch.selector
            && case.is_some_and(|(case, _)| selector.selects(case).is_some())
        {
            let (catalog, moment) = (self.plans.catalog, self.plans.moment.clone());
            let value = (marker & selector.mask) >> selector.shift;
            let set = self.plans.sets.index(catalog, &moment, &selector.values, event.pointer);
            if let Some(set) = set {
                let hits = &mut self.hits;
                self.plans.sets.take(set, value, 1, &mut |set, value, verdict| {
                    hits.push(Hit::of_set(item, 0, set, value, verdict));
                });
            }
        }
        let end = self.compare(&plan, event.bytes, event.pointer);
        self.report_hits(event.bytes, event.place);
        let Some(end) = end.filter(|end| *end <= event.bytes.len()) else {
            let (structure, size, fixed) = (plan.structure, event.bytes.len(), plan.fixed());
            self.findings.add(&rules::HEADER_SIZE, plan.item, size as u64, || {
                let text = format!("event of {size:#x} bytes; the fixed part of the header is {fixed:#x} bytes");
                Finding::new(&rules::HEADER_SIZE, structure.name.clone(), &structure.file, text).at(
                    event.place,
                    event.bytes,
                    0,
                )
            });
            return None;
        };
        if let Some(time) = event.time {
            self.time(event, time, &plan);
        }
        Some(end)
    }

    fn time(&mut self, event: &Event<'_>, time: i64, plan: &Plan<'c>) {
        let Session { start, end, .. } = self.session;
        let early = start != 0 && time < start.saturating_sub(SECOND);
        let late = end != 0 && time > end.saturating_add(SECOND);
        if early || late {
            let structure = plan.structure;
            self.findings.add(&rules::SESSION_TIME, plan.item, u64::from(late), || {
                let text = if late { "later than the session" } else { "earlier than the session" }.to_owned();
                Finding::new(&rules::SESSION_TIME, structure.name.clone(), &structure.file, text).at(
                    event.place,
                    event.bytes,
                    0,
                )
            });
        }
    }

    /// Selects the case of a marker: the first that matches, preferably one that the release does not exclude.
    fn find_header(&mut self, dispatch: &'c Dispatch, marker: u64, pointer: Pointer) -> Header<'c> {
        let matching = |case: &&'c Case| {
            let version = self.session.log_version;
            let of_log = case.log_versions.zip(version).is_none_or(|((a, b), version)| (a..=b).contains(&version));
            marker & case.mask == case.value & case.mask && of_log
        };
        let axis = &self.plans.catalog.releases;
        let absent = |case: &'c Case| self.plans.moment.presence(axis, &case.when, None) == Presence::Absent;
        let mut all = dispatch.cases.iter().filter(matching);
        let first = all.next().map(|case| (case, absent(case)));
        let case = match first {
            Some((_, true)) => all.find(|case| !absent(case)).map(|case| (case, false)).or(first),
            _ => first,
        };
        let structure = case.and_then(|(case, _)| case.structure.as_deref());
        let plan = structure.and_then(|name| self.plans.of(name, pointer));
        Header { case, plan, count: 0 }
    }

    /// Compares the fields of a structure, and returns its end.
    fn compare(&mut self, plan: &Rc<Plan<'c>>, bytes: &[u8], pointer: Pointer) -> Option<usize> {
        let mut compare = Compare { sets: &mut self.plans.sets, pointer, hits: &mut self.hits, masks: &mut self.masks };
        plan.read(bytes, &mut compare)
    }

    /// Turns the hits in a structure into findings.
    fn report_hits(&mut self, bytes: &[u8], place: Place) {
        if self.hits.is_empty() {
            return;
        }
        let hits = std::mem::take(&mut self.hits);
        for hit in &hits {
            self.report_hit(hit, bytes, place);
        }
        self.hits = hits;
        self.hits.clear();
    }

    fn report_hit(&mut self, hit: &Hit, bytes: &[u8], place: Place) {
        let Evidence { plans, findings, .. } = self;
        let Some(item) = plans.items.get(hit.item as usize) else { return };
        let finding = |rule: &'static Rule, item: String, file: &str, text: String| {
            Finding::new(rule, item, file, text).at(place.after(hit.at), bytes, hit.at)
        };
        match hit.about {
            About::Field => {
                findings.add(hit.rule, hit.item, 0, || {
                    finding(hit.rule, item.name.clone(), item.file, field_text(hit.rule).to_owned())
                });
            }
            About::Value(value) => findings.add(hit.rule, hit.item, value, || {
                finding(hit.rule, item.name.clone(), item.file, format!("{value:#x}"))
            }),
            About::Of(set, value, verdict) => {
                let Some(set) = plans.sets.get(set) else { return };
                let row = match verdict {
                    Verdict::Known(row) | Verdict::Absent(row) => set.set.values.get(row).map(|value| (row, value)),
                    Verdict::Unknown => None,
                };
                let Some((at, row)) = row else {
                    let rule = if set.complete { &rules::VALUE_COMPLETE } else { hit.rule };
                    return findings.add(rule, hit.item, value, || {
                        let text = format!("{value:#x} in {}", item.name);
                        finding(rule, set.set.name.clone(), &set.set.file, text)
                    });
                };
                let name = row.name.clone().unwrap_or_else(|| format!("{value:#x}"));
                let (axis, moment) = (&plans.catalog.releases, &plans.moment);
                findings.add(hit.rule, hit.item, value, || {
                    let text = format!("{} in {}; {}", item.name, moment.id, stated(&row.when));
                    let widening = (hit.rule.name == rules::RELEASE_NEW.name && moment.unlisted.is_none()).then(|| {
                        let sources = if row.sources.is_empty() { &set.set.sources } else { &row.sources };
                        Widening {
                            file: set.set.file.clone(),
                            list: "value",
                            row: at,
                            seen: widened(axis, moment, &row.when, None),
                            sources: sources.clone(),
                        }
                    });
                    let item = format!("{}.{name}", set.set.name);
                    Finding { widening, ..finding(hit.rule, item, &set.set.file, text) }
                });
            }
        }
    }

    /// Compares the data of an event of a described group or class.
    fn data(&mut self, event: &Event<'_>, key: Key, data: &[u8], data_at: usize) {
        let kind_key = (key, event.version, event.pointer);
        if !self.kinds.contains_key(&kind_key) {
            if self.kinds.len() >= MAX_KINDS {
                self.not_described += 1;
                return;
            }
            let kind = self.kind(key, event);
            self.kinds.insert(kind_key, kind);
        }
        let Evidence { plans, kinds, findings, hits, masks, .. } = self;
        let Some(kind) = kinds.get_mut(&kind_key) else { return };
        kind.count += 1;
        if kind.rows.is_empty() {
            return self.without_row(event, key, data);
        }
        let of = |whole: bool| if whole { event.bytes } else { data };
        let explains = |candidate: &&mut Candidate<'c>| candidate.plan.explains(of(candidate.whole));
        let mut found = kind.own.iter_mut().find(explains);
        if found.is_none() && kind.has_payload {
            let others = kind.others.get_or_insert_with(|| Kind::all(plans, &kind.rows, event.version, event.pointer));
            found = others.iter_mut().find(explains);
        }
        if let Some(candidate) = found {
            candidate.count += 1;
            let (bytes, at) = if candidate.whole { (event.bytes, 0) } else { (data, data_at) };
            let plan = Rc::clone(&candidate.plan);
            let mut compare = Compare { sets: &mut plans.sets, pointer: plan.pointer, hits, masks };
            plan.read(bytes, &mut compare);
            if candidate.claim.is_some() {
                self.claim(event, kind_key, &plan, data);
            }
            return self.report_hits(bytes, event.place.after(at));
        }
        let (item, name) = (kind.item, plans.items.get(kind.item as usize));
        let Some(name) = name else { return };
        let rule = if !kind.own.is_empty() {
            &rules::PAYLOAD_SIZE
        } else if kind.has_payload {
            &rules::EVENT_VERSION
        } else if !data.is_empty() {
            &rules::LAYOUT_UNKNOWN
        } else {
            return;
        };
        kind.size(data.len());
        findings.add(rule, item, layout_detail(event), || {
            let which = format!("version {}, {}", event.version, event.pointer.words());
            Finding::new(rule, name.name.clone(), name.file, which).at(event.place.after(data_at), data, 0)
        });
    }

    /// Reports data that only a layout for another event version or release explains.
    fn claim(&mut self, event: &Event<'_>, kind: (Key, u16, Pointer), plan: &Plan<'c>, data: &[u8]) {
        let Evidence { plans, kinds, findings, .. } = self;
        let Some(kind) = kinds.get(&kind) else { return };
        let Some(item) = plans.items.get(kind.item as usize) else { return };
        let moment = &plans.moment;
        findings.add(&rules::PAYLOAD_CLAIM, kind.item, layout_detail(event), || {
            let form = &plan.form.releases;
            let own: Vec<&str> = kind.own.iter().map(|own| own.plan.structure.name.as_str()).collect();
            let own =
                if own.is_empty() { "no layout is stated".to_owned() } else { format!("layouts: {}", own.join(", ")) };
            let text = format!(
                "version {}, {}, in {}: {} ({}) explains the data; {own}",
                event.version,
                event.pointer.words(),
                moment.id,
                plan.structure.name,
                releases(form),
            );
            Finding::new(&rules::PAYLOAD_CLAIM, item.name.clone(), item.file, text).at(event.place, data, 0)
        });
    }

    fn without_row(&mut self, event: &Event<'_>, key: Key, data: &[u8]) {
        let (rule, group, text, detail) = match key {
            Key::Hook(hook) => {
                let group = self.groups.get(&((hook >> 8) as u8)).copied();
                (&rules::HOOK_UNKNOWN, group, format!("hook ID {hook:#06x}"), hook.into())
            }
            Key::Class(class, ty) => {
                let Some(group) = self.classes.get(&class).copied() else {
                    self.not_described += 1;
                    return;
                };
                (&rules::TYPE_UNKNOWN, Some(group), format!("event type {ty:#04x}"), ty.into())
            }
        };
        let (name, file) = group.map_or(("", ""), |group| (group.name.as_str(), group.file.as_str()));
        let item = self.plans.item(name.to_owned(), file);
        self.findings.add(rule, item, detail, || {
            let (version, pointer) = (event.version, event.pointer.words());
            let text = format!("{text}, version {version}, {pointer}, {:#x} bytes", data.len());
            Finding::new(rule, name.to_owned(), file, text).at(event.place, data, 0)
        });
    }

    fn kind(&mut self, key: Key, event: &Event<'_>) -> Kind<'c> {
        let rows = self.rows.get(&key).cloned().unwrap_or_default();
        let (name, file) = rows.first().map_or((String::new(), ""), |row| (row.name(), row.group.file.as_str()));
        let item = self.plans.item(name, file);
        let own = Kind::own(&mut self.plans, &rows, event.version, event.pointer);
        let has_payload = rows.iter().any(|row| !row.event.payloads.is_empty());
        Kind {
            rows,
            item,
            count: 0,
            first: event.place,
            own,
            others: None,
            has_payload,
            sizes: Default::default(),
            more_sizes: 0,
        }
    }
}

/// Returns the text of the finding, for rules about fields whose values are no detail.
fn field_text(rule: &Rule) -> &'static str {
    match rule.name {
        name if name == rules::TEXT_UNTERMINATED.name => "no zero before the end of the data",
        name if name == rules::TEXT_ENCODING.name => "control characters or unpaired surrogates",
        name if name == rules::MEANING_KERNEL.name => "not an address of the kernel",
        _ => "not zero",
    }
}

/// Returns what distinguishes the layouts of an event: its version and pointer size.
fn layout_detail(event: &Event<'_>) -> u64 {
    u64::from(event.version) << 1 | u64::from(event.pointer == Pointer::Bits64)
}
