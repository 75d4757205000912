//! Takes the buffers and events of a trace and compares them with the facts.

use std::collections::HashMap;
use std::rc::Rc;

use etwspec_catalog::axis::{Axis, Cells, Pointer, Stops};
use etwspec_catalog::query::{Moment, Presence};
use etwspec_catalog::{Case, Catalog, Dispatch, HookEvent, HookGroup, Relation, Versions, When};

use crate::bytes::number;
use crate::check::{About, Compare, Hit};
use crate::events::{Candidate, Event, Key, Kind, guid};
use crate::findings::{Example, Finding, Findings, Place, Widening};
use crate::plan::{Plan, Plans};
use crate::rules::{self, Rule};
use crate::sets::Verdict;

/// A second in 100 ns units.
const SECOND: i64 = 10_000_000;
/// Maximum number of kinds of events. More cannot be real: a trace of a corrupt header may have any number.
const MOST_KINDS: usize = 1 << 16;

/// What is known about a trace from its log file header.
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

/// A fact that bytes support, with the number of times that they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supported {
    /// Kind of fact: `layout`, `event key` or `value`.
    pub kind: &'static str,
    /// Name of the item.
    pub name: String,
    /// What is supported about it, such as the form and the pointer size.
    pub what: String,
    /// Number of occurrences.
    pub count: u64,
}

/// What a trace shows about the facts.
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
    /// Contradictions, then what is new.
    pub findings: Vec<Finding>,
    /// What the trace supports.
    pub supported: Vec<Supported>,
}

impl Report {
    /// Returns the number of findings with a status.
    pub fn count(&self, status: rules::Status) -> usize {
        self.findings.iter().filter(|finding| finding.rule.status == status).count()
    }
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
    rows: HashMap<Key, Vec<(&'c HookGroup, usize)>>,
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
    /// The facts are those of the release of the build, of the last release before it if no release has the build, or of
    /// the newest release if the build is unknown. `None` if the catalog has no releases.
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
            for (at, event) in group.events.iter().enumerate() {
                if let Some(hook) = event.hook.and_then(|hook| u16::try_from(hook).ok()) {
                    rows.entry(Key::Hook(hook)).or_default().push((group, at));
                }
                if let (Some(class), Some(ty)) = (class, event.ty.and_then(|ty| u8::try_from(ty).ok())) {
                    rows.entry(Key::Class(class, ty)).or_default().push((group, at));
                }
            }
        }
        // Headers of events are the structures from which an accessor reads the event version.
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
        let Some(bytes) = bytes.get(..plan.fixed) else { return };
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
            if self.markers.len() < MOST_KINDS {
                self.markers.insert(key, header);
            }
        }
        let header = self.markers.get_mut(&key)?;
        header.count += 1;
        let (case, plan) = (header.case, header.plan.clone());
        let item = self.plans.item(dispatch.name.clone(), &dispatch.file);
        let of = |rule, text: String| Finding {
            rule,
            item: dispatch.name.clone(),
            file: dispatch.file.clone(),
            text,
            count: 0,
            place: event.place,
            example: Example::around(event.bytes, 0),
            widening: None,
            findings: 1,
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
                    let rule = match verdict {
                        Verdict::Unknown => &rules::VALUE_UNKNOWN,
                        Verdict::Absent(_) => &rules::RELEASE_ABSENT,
                        Verdict::Known(_) => &rules::RELEASE_NEW,
                    };
                    hits.push(Hit { rule, item, at: 0, about: About::Of(set, value, verdict) });
                });
            }
        }
        let end = self.compare(&plan, event.bytes, event.pointer);
        self.report_hits(event.bytes, event.place);
        let Some(end) = end.filter(|end| *end <= event.bytes.len()) else {
            let (structure, size, fixed) = (plan.structure, event.bytes.len(), plan.fixed);
            self.findings.add(&rules::HEADER_SIZE, plan.item, size as u64, || Finding {
                item: structure.name.clone(),
                file: structure.file.clone(),
                ..of(
                    &rules::HEADER_SIZE,
                    format!("event of {size:#x} bytes; the fixed part of the header is {fixed:#x} bytes"),
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
            self.findings.add(&rules::SESSION_TIME, plan.item, u64::from(late), || Finding {
                rule: &rules::SESSION_TIME,
                item: structure.name.clone(),
                file: structure.file.clone(),
                text: if late { "later than the session" } else { "earlier than the session" }.to_owned(),
                count: 0,
                place: event.place,
                example: Example::around(event.bytes, 0),
                widening: None,
                findings: 1,
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
        plan.read(bytes, 0, 0, &mut compare)
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
        let finding =
            |rule: &'static Rule, item: String, file: &str, text: String, widening: Option<Widening>| Finding {
                rule,
                item,
                file: file.to_owned(),
                text,
                count: 0,
                place: place.after(hit.at),
                example: Example::around(bytes, hit.at),
                widening,
                findings: 1,
            };
        match hit.about {
            About::Field => {
                findings.add(hit.rule, hit.item, 0, || {
                    finding(hit.rule, item.name.clone(), item.file, "not zero".to_owned(), None).worded()
                });
            }
            About::Value(value) => findings.add(hit.rule, hit.item, value, || {
                finding(hit.rule, item.name.clone(), item.file, format!("{value:#x}"), None)
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
                        finding(rule, set.set.name.clone(), &set.set.file, text, None)
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
                    finding(hit.rule, format!("{}.{name}", set.set.name), &set.set.file, text, widening)
                });
            }
        }
    }

    /// Compares the data of an event of a described group or class.
    fn data(&mut self, event: &Event<'_>, key: Key, data: &[u8], data_at: usize) {
        let kind_key = (key, event.version, event.pointer);
        if !self.kinds.contains_key(&kind_key) {
            if self.kinds.len() >= MOST_KINDS {
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
            plan.read(bytes, 0, 0, &mut compare);
            if candidate.claim.is_some() {
                self.claim(event, kind_key, &plan, data);
            }
            return self.report_hits(bytes, event.place.after(at));
        }
        let (item, name) = (kind.item, plans.items.get(kind.item as usize));
        let Some(name) = name else { return };
        let base = |rule, text: String| Finding {
            rule,
            item: name.name.clone(),
            file: name.file.to_owned(),
            text,
            count: 0,
            place: event.place.after(data_at),
            example: Example::around(data, 0),
            widening: None,
            findings: 1,
        };
        let detail = u64::from(event.version) << 1 | u64::from(event.pointer == Pointer::Bits64);
        let which = format!("version {}, {}", event.version, event.pointer.words());
        if !kind.own.is_empty() {
            kind.size(data.len());
            findings.add(&rules::PAYLOAD_SIZE, item, detail, || base(&rules::PAYLOAD_SIZE, which));
        } else if kind.has_payload {
            kind.size(data.len());
            findings.add(&rules::EVENT_VERSION, item, detail, || base(&rules::EVENT_VERSION, which));
        } else if !data.is_empty() {
            kind.size(data.len());
            findings.add(&rules::LAYOUT_UNKNOWN, item, detail, || base(&rules::LAYOUT_UNKNOWN, which));
        }
    }

    /// Reports data that only a layout for another event version or release explains.
    fn claim(&mut self, event: &Event<'_>, kind: (Key, u16, Pointer), plan: &Plan<'c>, data: &[u8]) {
        let Evidence { plans, kinds, findings, .. } = self;
        let Some(kind) = kinds.get(&kind) else { return };
        let Some(item) = plans.items.get(kind.item as usize) else { return };
        let moment = &plans.moment;
        let detail = u64::from(event.version) << 1 | u64::from(event.pointer == Pointer::Bits64);
        findings.add(&rules::PAYLOAD_CLAIM, kind.item, detail, || {
            let form = &plan.form.releases;
            let own: Vec<&str> = kind.own.iter().map(|own| own.plan.structure.name.as_str()).collect();
            let own =
                if own.is_empty() { "no layout is stated".to_owned() } else { format!("layouts: {}", own.join(", ")) };
            Finding {
                rule: &rules::PAYLOAD_CLAIM,
                item: item.name.clone(),
                file: item.file.to_owned(),
                text: format!(
                    "version {}, {}, in {}: {} ({}) explains the data; {own}",
                    event.version,
                    event.pointer.words(),
                    moment.id,
                    plan.structure.name,
                    releases(form),
                ),
                count: 0,
                place: event.place,
                example: Example::around(data, 0),
                widening: None,
                findings: 1,
            }
        });
    }

    fn without_row(&mut self, event: &Event<'_>, key: Key, data: &[u8]) {
        let (rule, group, text) = match key {
            Key::Hook(hook) => {
                let group = self.groups.get(&((hook >> 8) as u8)).copied();
                (&rules::HOOK_UNKNOWN, group, format!("hook ID {hook:#06x}"))
            }
            Key::Class(class, ty) => {
                let Some(group) = self.classes.get(&class).copied() else {
                    self.not_described += 1;
                    return;
                };
                (&rules::TYPE_UNKNOWN, Some(group), format!("event type {ty:#04x}"))
            }
        };
        let (name, file) = group.map_or(("", ""), |group| (group.name.as_str(), group.file.as_str()));
        let item = self.plans.item(name.to_owned(), file);
        let detail = match key {
            Key::Hook(hook) => hook.into(),
            Key::Class(_, ty) => ty.into(),
        };
        self.findings.add(rule, item, detail, || Finding {
            rule,
            item: name.to_owned(),
            file: file.to_owned(),
            text: format!("{text}, version {}, {}, {:#x} bytes", event.version, event.pointer.words(), data.len()),
            count: 0,
            place: event.place,
            example: Example::around(data, 0),
            widening: None,
            findings: 1,
        });
    }

    fn kind(&mut self, key: Key, event: &Event<'_>) -> Kind<'c> {
        let rows = self.rows.get(&key).cloned().unwrap_or_default();
        let (name, file) = match rows.first() {
            Some((group, at)) => (group.events.get(*at).map(|event| event_name(group, event)), group.file.as_str()),
            None => (None, ""),
        };
        let item = self.plans.item(name.unwrap_or_default(), file);
        let own = Kind::own(&mut self.plans, &rows, event.version, event.pointer);
        let has_payload =
            rows.iter().filter_map(|(group, at)| group.events.get(*at)).any(|event| !event.payloads.is_empty());
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
            let presence = |event: &HookEvent| moment.presence(axis, &event.when, Some(*pointer));
            // Of several meanings of an ID, the one that the release has is meant.
            if kind.rows.is_empty() || kind.events().any(|(_, event)| presence(event) == Presence::Here) {
                continue;
            }
            let possible = kind
                .rows
                .iter()
                .find(|(group, at)| group.events.get(*at).is_some_and(|event| presence(event) == Presence::Possible));
            let (rule, (group, at)) = match (possible, kind.rows.first()) {
                (Some(row), _) => (&rules::RELEASE_NEW, row),
                (None, Some(row)) => (&rules::RELEASE_ABSENT, row),
                (None, None) => continue,
            };
            let Some(event) = group.events.get(*at) else { continue };
            // A row without releases claims nothing that could be widened.
            if rule.name == rules::RELEASE_NEW.name && event.when.relation != Relation::Seen {
                continue;
            }
            let only = axis_pointer(&event.when, *pointer);
            findings.add_times(rule, kind.item, 0, kind.count, || Finding {
                rule,
                item: event_name(group, event),
                file: group.file.clone(),
                text: format!("in {}; {}", moment.id, stated(&event.when)),
                count: 0,
                place: kind.first,
                example: Example::default(),
                widening: (rule.name == rules::RELEASE_NEW.name && moment.unlisted.is_none()).then(|| Widening {
                    file: group.file.clone(),
                    list: "event",
                    row: *at,
                    seen: widened(axis, moment, &event.when, only),
                    sources: if event.sources.is_empty() { group.sources.clone() } else { event.sources.clone() },
                }),
                findings: 1,
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
                    let of = |rule, item: String, text| Finding {
                        rule,
                        item,
                        file: mask.file.clone(),
                        text,
                        count: 0,
                        place: Place::default(),
                        example: Example::default(),
                        widening: None,
                        findings: 1,
                    };
                    let Some(first) = rows.iter().find(|row| row.value == value).or(rows.first()) else {
                        self.findings.add(&rules::MASK_BIT, item, value.into(), || {
                            of(&rules::MASK_BIT, mask.name.clone(), format!("bit {value:#010x}"))
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
                    self.findings.add(rule, item, value.into(), || of(rule, format!("{}.{name}", mask.name), text));
                }
            }
            for (_, kind) in kinds {
                for (group, event) in kind.events() {
                    let needs: Vec<u32> = event
                        .needs
                        .iter()
                        .flat_map(|need| all().filter(move |row| row.name.as_ref() == Some(need)))
                        .map(|row| row.value)
                        .collect();
                    if needs.is_empty() || needs.iter().any(|value| set(*value)) {
                        continue;
                    }
                    self.findings.add_times(&rules::MASK_OFF, kind.item, 0, kind.count, || Finding {
                        rule: &rules::MASK_OFF,
                        item: event_name(group, event),
                        file: group.file.clone(),
                        text: format!("needs {}", event.needs.join(" or ")),
                        count: 0,
                        place: kind.first,
                        example: Example::default(),
                        widening: None,
                        findings: 1,
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
        self.findings.add(&rules::BUILD_UNKNOWN, u32::MAX, 0, || Finding {
            rule: &rules::BUILD_UNKNOWN,
            item: "releases".to_owned(),
            file: "releases.toml".to_owned(),
            text,
            count: 0,
            place: Place::default(),
            example: Example::default(),
            widening: None,
            findings: 1,
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
            if let Some((group, event)) = kind.events().next() {
                let what = format!("{}, version {version}, {}", group.number(event), pointer.words());
                add("event key", event_name(group, event), what, kind.count);
            }
        }
        for set in self.plans.sets.all().iter().filter(|set| set.is_of_other_rows().is_none()) {
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

impl Finding {
    /// Replaces the text by that of the rule, where it is always the same.
    fn worded(mut self) -> Finding {
        if self.rule.name == rules::TEXT_UNTERMINATED.name {
            self.text = "no zero before the end of the data".to_owned();
        } else if self.rule.name == rules::TEXT_ENCODING.name {
            self.text = "control characters or unpaired surrogates".to_owned();
        } else if self.rule.name == rules::MEANING_KERNEL.name {
            self.text = "not an address of the kernel".to_owned();
        }
        self
    }
}

/// Returns the sizes of data without a layout, by item and text of the finding.
fn sizes(plans: &Plans<'_>, kinds: &[((Key, u16, Pointer), Kind<'_>)]) -> HashMap<(String, String), String> {
    let mut all = HashMap::new();
    for ((_, version, pointer), kind) in kinds.iter().filter(|(_, kind)| !kind.sizes.is_empty()) {
        let Some(item) = plans.items.get(kind.item as usize) else { continue };
        // The number of a single size is that of the finding.
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
                format!("{} of {:#x} bytes{open}", own.plan.structure.name, own.plan.fixed)
            })
            .collect();
        let expected = if expected.is_empty() { String::new() } else { format!("; layouts: {}", expected.join(", ")) };
        let text = format!("data of {}{more}{expected}", list.join(", "));
        all.insert((item.name.clone(), format!("version {version}, {}", pointer.words())), text);
    }
    all
}

fn event_name(group: &HookGroup, event: &HookEvent) -> String {
    let called = event.called().map_or_else(|| group.number(event), str::to_owned);
    format!("{}.{called}", group.name)
}

fn releases(versions: &Versions) -> String {
    match versions {
        Versions::Both(text) => text.clone(),
        Versions::ByPointer { ptr32, ptr64 } => {
            let of = |text: &Option<String>, bits: &str| text.as_ref().map(|text| format!("{text} ({bits}-bit)"));
            of(ptr32, "32").into_iter().chain(of(ptr64, "64")).collect::<Vec<_>>().join(", ")
        }
    }
}

/// Returns the releases of a row, and how certain they are.
fn stated(when: &When) -> String {
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
fn widened(axis: &Axis, moment: &Moment, when: &When, only: Option<Pointer>) -> Versions {
    let before = when.releases.as_ref().and_then(|releases| axis.cells(releases).ok()).unwrap_or_default();
    let stops = Stops::range(moment.first, moment.last);
    let added = match only {
        Some(pointer) => Cells::default().with(pointer, stops),
        None => Cells { ptr32: stops, ptr64: stops },
    };
    let stated = when.releases.clone().unwrap_or(Versions::Both(String::new()));
    axis.versions_like(before.or(added), &stated)
}
