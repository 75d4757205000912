//! Bytes that two versions decode differently.

use std::collections::BTreeMap;

use crate::axis::Pointer;
use crate::{Catalog, Form};

use crate::changes::decode::Decoder;
use crate::changes::findings::ROW;
use crate::changes::{Category, Decoded, Difference, Finding, Kind, Sample, Subject, Witness, WitnessLine};

/// Fields of a witness beyond this are left out.
const MAX: usize = 12;

/// Decodes bytes by both versions, and returns what differs, if anything does.
pub fn witness(old: &Catalog, new: &Catalog, sample: &Sample) -> Option<Witness> {
    let both = Witnesses::new(old, new);
    let lines = differing_lines(&both.old.decode(sample), &both.new.decode(sample));
    (!lines.is_empty()).then(|| both.of(sample, lines))
}

/// Returns the fields that two versions decode differently.
pub fn differing_lines(before: &Decoded, after: &Decoded) -> Vec<WitnessLine> {
    // A field may be listed twice: a union has its bytes under several names, and names may repeat.
    let mut olds: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (name, value) in before.lines.iter().rev() {
        olds.entry(name).or_default().push(value);
    }
    let mut lines = Vec::new();
    for (name, value) in &after.lines {
        let old = olds.get_mut(name.as_str()).and_then(Vec::pop);
        if old != Some(value.as_str()) {
            let (name, before) = (name.clone(), old.map(str::to_owned));
            lines.push(WitnessLine { name, before, after: Some(value.clone()) });
        }
    }
    for (name, value) in &before.lines {
        if let Some(at) = olds.get_mut(name.as_str())
            && at.last() == Some(&value.as_str())
        {
            at.pop();
            lines.push(WitnessLine { name: name.clone(), before: Some(value.clone()), after: None });
        }
    }
    lines
}

/// Finds witnesses for findings: real events first, and bytes made from the layout where there are none.
#[derive(Debug)]
pub struct Witnesses<'c> {
    old: Decoder<'c>,
    new: Decoder<'c>,
    /// Samples of each subject that were tried.
    tried: BTreeMap<(Subject, Pointer, Option<String>), usize>,
}

/// Events of one kind beyond this are not tried.
const TRIED: usize = 32;

impl<'c> Witnesses<'c> {
    /// Creates a search for bytes that two versions decode differently.
    pub fn new(old: &'c Catalog, new: &'c Catalog) -> Witnesses<'c> {
        Witnesses { old: Decoder::new(old), new: Decoder::new(new), tried: BTreeMap::new() }
    }

    /// Returns a witness, with the rows of bytes on which its lines depend.
    fn of(&self, sample: &Sample, lines: Vec<WitnessLine>) -> Witness {
        let depend = |row: &usize| {
            let mut sample = sample.clone();
            sample.bytes.iter_mut().skip(row * ROW).take(ROW).for_each(|byte| *byte ^= 0xFF);
            let all = differing_lines(&self.old.decode(&sample), &self.new.decode(&sample));
            !lines.iter().all(|line| all.contains(line))
        };
        let rows = (0..sample.bytes.len().div_ceil(ROW).min(64)).filter(depend).take(4).collect();
        Witness { origin: sample.origin.clone(), synthetic: sample.synthetic, bytes: sample.bytes.clone(), rows, lines }
    }

    /// Returns whether events of a kind are worth more tries.
    pub fn accepts(&mut self, subject: &Subject, pointer: Pointer, release: Option<&String>) -> bool {
        let tried = self.tried.entry((subject.clone(), pointer, release.cloned())).or_default();
        *tried += 1;
        *tried <= TRIED
    }

    /// Uses an event as the witness of those findings that it proves, and that have none yet.
    pub fn offer(&self, findings: &mut [Finding<'_>], sample: &Sample) {
        if findings.iter().all(|finding| finding.witness.is_some() || !needs(finding)) {
            return;
        }
        let (before, after) = (self.old.decode(sample), self.new.decode(sample));
        let all = differing_lines(&before, &after);
        if all.is_empty() {
            return;
        }
        for finding in findings.iter_mut().filter(|finding| finding.witness.is_none() && needs(finding)) {
            let one = finding.difference;
            let used = |name: &str| before.used.contains(name) || after.used.contains(name);
            let about = used(&one.owner) || used(&one.item) || one.before.as_deref().is_some_and(used);
            let lines = proof(one, &all);
            if about && !lines.is_empty() && pointers(one).any(|pointer| pointer == sample.pointer) {
                finding.witness = Some(self.of(sample, lines));
            }
        }
    }

    /// Makes bytes from layouts for findings that have no witness yet.
    pub fn synthesize(&self, findings: &mut [Finding<'_>]) {
        for at in 0..findings.len() {
            if findings[at].witness.is_some() || !needs(&findings[at]) {
                continue;
            }
            for sample in self.made(findings[at].difference) {
                self.offer(&mut findings[at..=at], &sample);
                if findings[at].witness.is_some() {
                    break;
                }
            }
        }
    }

    /// Returns bytes that may show a difference.
    fn made(&self, one: &Difference) -> Vec<Sample> {
        let mut samples = Vec::new();
        let stops = &self.new.catalog.releases.stops;
        let release = |pointer| Some(stops.get(one.cells.of(pointer).last()?)?.id());
        let sample = |subject: &Subject, pointer, bytes: Vec<u8>| Sample {
            subject: subject.clone(),
            pointer,
            release: release(pointer),
            bytes,
            origin: "bytes made from the layout; no event in the given traces shows it".to_owned(),
            synthetic: true,
        };
        match one.kind {
            Kind::Value | Kind::Set => {
                let subject = Subject::Value(one.owner.clone());
                for text in [&one.before, &one.after].into_iter().flatten() {
                    samples.extend(
                        number(text).map(|number| sample(&subject, Pointer::Bits64, number.to_le_bytes().to_vec())),
                    );
                }
                for number in self.numbers(one) {
                    samples.push(sample(&subject, Pointer::Bits64, number.to_le_bytes().to_vec()));
                }
            }
            Kind::Event | Kind::Group | Kind::Payload => {
                for subject in self.subjects(one) {
                    for pointer in pointers(one) {
                        samples.extend(patterns(96).map(|bytes| sample(&subject, pointer, bytes)));
                    }
                }
            }
            _ => {
                let size = |catalog: &Catalog| {
                    let structure = catalog.structure(&one.owner);
                    structure
                        .map_or(0, |structure| structure.forms.iter().map(|form: &Form| form.size).max().unwrap_or(0))
                };
                let size = size(self.old.catalog).max(size(self.new.catalog)) as usize;
                let subject = Subject::Structure(one.owner.clone());
                for pointer in pointers(one) {
                    for extra in [0, 24] {
                        samples.extend(patterns(size + extra).map(|bytes| sample(&subject, pointer, bytes)));
                    }
                }
            }
        }
        samples
    }

    /// Returns the numbers that a name of a set has in either version.
    fn numbers(&self, one: &Difference) -> Vec<u64> {
        let name = one.item.rsplit('.').next().unwrap_or_default();
        let named = |name: &Option<String>, wanted: &str| name.as_deref() == Some(wanted);
        let mut numbers = Vec::new();
        for catalog in [self.old.catalog, self.new.catalog] {
            for wanted in [Some(name), one.before.as_deref()].into_iter().flatten() {
                let values = catalog.sets.iter().filter(|set| set.name == one.owner).flat_map(|set| &set.values);
                let values = values.filter(|value| named(&value.name, wanted));
                numbers.extend(values.filter_map(|value| Some(value.value?.of(Pointer::Bits64))));
                let bits = catalog.masks.iter().flat_map(|mask| &mask.groups).flat_map(|group| &group.bits);
                numbers.extend(bits.filter(|bit| named(&bit.name, wanted)).map(|bit| u64::from(bit.value)));
                let flags = catalog.masks.iter().flat_map(|mask| &mask.enable_flags);
                numbers.extend(flags.filter(|flag| flag.name == wanted).map(|flag| u64::from(flag.value)));
            }
        }
        numbers
    }

    /// Returns the kinds of events that a difference may be about.
    fn subjects(&self, one: &Difference) -> Vec<Subject> {
        let mut subjects = Vec::new();
        let named = one.item.split(" carries ").next().unwrap_or(&one.item);
        for catalog in [self.old.catalog, self.new.catalog] {
            for group in catalog.hooks.iter() {
                for event in &group.events {
                    let is = event.called() == Some(named)
                        || one.before.as_deref().is_some_and(|before| event.called() == Some(before))
                        || event.called().is_none() && named.ends_with(&format!("({})", group.number(event)))
                        || one.kind == Kind::Group && group.name == one.owner;
                    if !is {
                        continue;
                    }
                    let mut versions: Vec<u32> =
                        event.payloads.iter().filter_map(|payload| payload.event_version).collect();
                    versions.push(2);
                    for version in versions {
                        subjects.extend(event.hook.map(|hook| Subject::Hook(hook, version)));
                        if let (None, Some(guid), Some(ty)) = (event.hook, &group.guid, event.ty) {
                            subjects.push(Subject::Class(guid.clone(), ty, version));
                        }
                    }
                }
            }
        }
        subjects
    }
}

/// Returns whether a finding is about bytes or output.
fn needs(finding: &Finding<'_>) -> bool {
    finding.categories.has(Category::Wire) || finding.categories.has(Category::Data)
}

/// Returns the lines that show a difference: the lines of its field, or all lines for a whole structure or event.
fn proof(one: &Difference, all: &[WitnessLine]) -> Vec<WitnessLine> {
    let last = |text: &str| text.rsplit('.').next().unwrap_or(text).to_owned();
    let names = [Some(last(&one.item)), one.before.as_deref().map(last), one.after.as_deref().map(last)];
    let is = |line: &&WitnessLine| {
        let name = line.name.split('[').next().unwrap_or(&line.name);
        names.iter().flatten().any(|wanted| last(name) == *wanted)
    };
    let of_field = matches!(one.kind, Kind::Field | Kind::Bit | Kind::Part);
    let found: Vec<WitnessLine> = match of_field {
        true => all.iter().filter(is).take(MAX).cloned().collect(),
        false => all.iter().take(MAX).cloned().collect(),
    };
    found
}

fn number(text: &str) -> Option<u64> {
    u64::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}

/// Returns bytes of a size: distinct ones, small numbers, all bits set.
fn patterns(size: usize) -> impl Iterator<Item = Vec<u8>> {
    let distinct = (0..size).map(|at| (at as u8).wrapping_mul(0x11).wrapping_add(0x81)).collect();
    let small = (0..size).map(|at| u8::from(at % 2 == 0) * (at as u8 / 2 % 7 + 1)).collect();
    [distinct, small, vec![0xFF; size], vec![1; size]].into_iter()
}

/// Returns the pointer sizes of data that a difference concerns.
fn pointers(one: &Difference) -> impl Iterator<Item = Pointer> {
    let concerned = |pointer: &Pointer| one.cells.is_empty() || !one.cells.of(*pointer).is_empty();
    [Pointer::Bits64, Pointer::Bits32].into_iter().filter(concerned)
}
