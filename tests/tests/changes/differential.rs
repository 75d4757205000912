//! The decoder that works from a catalog alone, compared with the decoder that works from the generated tables.

use std::collections::{BTreeMap, BTreeSet};

use etwspec::Release;
use etwspec::describe::{Layout, layouts};
use etwspec::payloads::{self, EventKey};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::changes::{Sample, Subject, decode};
use etwspec_catalog::query::Moment;
use etwspec_catalog::{Catalog, Field, Shape};
use etwspec_etl::{File, Identity, Item, SAMPLE, Trace};
use etwspec_tests::published::CATALOG;
use etwspec_tests::{console, corpus};
use etwspec_traces::decode::pointer_size::{to_catalog, to_etwspec};
use etwspec_traces::decode::{Decoding, Input, Node, NodeKind, Number};

/// Values by path. Names may repeat: a union may have the same name in several arms.
type Values = BTreeMap<String, BTreeSet<String>>;

/// Elements of an array beyond this are not listed by the catalog's decoder.
const LISTED: usize = 8;
/// Bytes of an array beyond this are not listed by the catalog's decoder.
const HEX: usize = 32;

fn beyond(path: &str) -> bool {
    let indexes = path.split('[').skip(1).filter_map(|rest| rest.split(']').next()?.parse::<usize>().ok());
    indexes.into_iter().any(|index| index >= LISTED)
}

/// Returns whether bytes do not match the layout.
fn invalid(node: &Node) -> bool {
    node.kind == NodeKind::After && node.path == "(invalid)" || node.children.iter().any(invalid)
}

/// Returns the number or the text of a node.
fn value(node: &Node) -> Option<String> {
    match (&node.text, node.number) {
        (Some(text), _) => Some(format!("{text:?}")),
        (None, Some(Number::Unsigned(number, _))) => Some(number.to_string()),
        // Signed numbers are compared as bits.
        (None, Some(number @ Number::Signed(..))) => number.bits().map(|bits| bits.to_string()),
        (None, Some(guid @ Number::Guid(_))) => Some(guid.hex().trim_matches(['{', '}']).to_owned()),
        (None, None) => None,
    }
}

/// Collects the numbers and texts of a tree. `within` is the path of what contains the node.
fn collect(node: &Node, within: &str, values: &mut Values) {
    let path = if within.is_empty() { node.path.clone() } else { format!("{within}.{}", node.path) };
    let numbers = node.kind == NodeKind::Array && node.text.is_none() && node.meaning.is_none();
    let text = match node.children.first() {
        // A text of no bytes has no line.
        None if node.bytes.is_empty() || node.kind == NodeKind::Array && node.text.is_some() => None,
        // An array of bytes.
        None if numbers && node.number.is_none() && node.ty.contains("CHAR[") => Some(hex(&node.bytes)),
        None => value(node),
        // An array of numbers is one line. The numbers that it lists are compared.
        Some(first) if numbers && first.children.is_empty() => {
            node.children.iter().take(LISTED).map(value).collect::<Option<Vec<_>>>().map(|all| all.join(" "))
        }
        Some(_) => None,
    };
    if let (Some(text), false) = (text, node.path.is_empty() || node.path.ends_with(']') || beyond(&path)) {
        values.entry(path.clone()).or_default().insert(text);
    }
    // Paths of fields are from the start of their structure; paths of fields of an item are from the start of the item.
    let within = if node.kind == NodeKind::Inserted { &path } else { within };
    node.children.iter().for_each(|child| collect(child, within, values));
}

/// Returns bytes as the catalog's decoder writes them.
fn hex(bytes: &[u8]) -> String {
    let digits: String = bytes.iter().take(HEX).map(|byte| format!("{byte:02x}")).collect();
    if bytes.len() > HEX { format!("{digits}…") } else { digits }
}

/// Returns the value of a line without names, meaning and units, in any of the forms that the other decoder may have.
fn plain(text: &str, bits: u32) -> Vec<String> {
    if text.starts_with('"') {
        return vec![text.to_owned()];
    }
    let number = |element: &str| {
        let first = element.split(' ').next()?;
        match first.parse::<i64>() {
            Ok(number) if number < 0 => Some((number as u64 & (u64::MAX >> (64 - bits.clamp(1, 64)))).to_string()),
            Ok(_) => Some(first.to_owned()),
            // Beyond signed numbers.
            Err(_) => first.parse::<u64>().is_ok().then(|| first.to_owned()),
        }
    };
    let numbers: Vec<String> = text.split(", ").filter_map(number).collect();
    let words: Vec<&str> = text.split(", ").filter(|element| !element.starts_with("and ")).collect();
    let first = text.split([' ', ',']).next().map(str::to_owned);
    [Some(numbers.join(" ")), numbers.first().cloned(), first, Some(words.join(" "))].into_iter().flatten().collect()
}

/// Returns the values of an array whose elements have a line each, as in the tail. A text is the text of the first
/// element.
fn of_elements(lines: &BTreeMap<&str, BTreeSet<&str>>, path: &str, bits: u32) -> Vec<String> {
    let element = |index| Some(lines.get(format!("{path}[{index}]").as_str())?.first()?.to_owned());
    let elements: Vec<&str> = (0..).map_while(element).collect();
    let Some(first) = elements.first() else { return Vec::new() };
    let numbers = elements.iter().filter_map(|line| plain(line, bits).into_iter().next());
    let bytes: Vec<u8> = elements.iter().filter_map(|line| plain(line, 8).first()?.parse().ok()).collect();
    vec![(*first).to_owned(), numbers.take(LISTED).collect::<Vec<_>>().join(" "), hex(&bytes)]
}

/// Collects the paths of fields that depend on a condition. The generated tables describe them without it.
fn conditional(catalog: &Catalog, fields: &[Field], path: &str, paths: &mut Vec<String>) {
    for field in fields {
        let path = match &field.name {
            None => path.to_owned(),
            Some(name) if path.is_empty() => name.clone(),
            Some(name) => format!("{path}.{name}"),
        };
        if field.when.is_some() {
            paths.push(path.clone());
        }
        match &field.shape {
            Shape::Union(inner) | Shape::Group(inner) => conditional(catalog, inner, &path, paths),
            Shape::Struct { name, form } => {
                let inner = catalog.form(name, *form).map_or(&[][..], |form| &form.fields);
                conditional(catalog, inner, &path, paths);
            }
            _ => {}
        }
    }
}

/// Results of both decoders for bytes, and their differences.
struct Comparison<'c> {
    catalog: &'c Catalog,
    layouts: Vec<&'static Layout>,
    compared: usize,
    structures: BTreeSet<&'static str>,
    differences: BTreeMap<String, String>,
}

impl<'c> Comparison<'c> {
    fn new(catalog: &'c Catalog) -> Comparison<'c> {
        let layouts = layouts().collect();
        Comparison { catalog, layouts, compared: 0, structures: BTreeSet::new(), differences: BTreeMap::new() }
    }

    /// Compares the results of both decoders for bytes with a layout.
    fn compare(&mut self, layout: &'static Layout, pointer: Pointer, bytes: &[u8]) {
        let Some(at) = Release::all().position(|release| layout.holds(release, to_etwspec(pointer))) else { return };
        let release = self.catalog.releases.stops[at].id();
        let Ok(moment) = Moment::resolve(&self.catalog.releases, &release) else { panic!("{release} is a release") };
        if Release::all().nth(moment.last).is_none_or(|release| !layout.holds(release, to_etwspec(pointer))) {
            return;
        }
        let catalog = self.catalog;
        let (release_given, clock, code_page) = (true, None, None);
        let decoding = Decoding { catalog, layouts: &self.layouts, moment, release_given, pointer, clock, code_page };
        let input = Input { bytes: bytes.to_vec(), label: String::new(), goes_on: false };
        // Bytes that the generated tables reject have no value to compare.
        let Ok(expected) = decoding.decode(layout, &input) else { return };
        if expected.nodes.iter().any(invalid) {
            return;
        }
        let mut values = Values::new();
        expected.nodes.iter().for_each(|node| collect(node, "", &mut values));
        let subject = Subject::Structure(layout.name.to_owned());
        let sample = Sample {
            subject,
            pointer,
            release: Some(release),
            bytes: bytes.to_vec(),
            origin: String::new(),
            synthetic: true,
        };
        let decoded = decode(catalog, &sample);
        self.compared += 1;
        self.structures.insert(layout.name);
        let mut lines: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (path, value) in &decoded.lines {
            lines.entry(path).or_default().insert(value);
        }
        let structure = catalog.structure(layout.name);
        let mut absent = Vec::new();
        for form in structure.iter().flat_map(|structure| &structure.forms) {
            conditional(catalog, &form.fields, "", &mut absent);
        }
        for (path, expected) in &values {
            let bits = width(expected);
            let own = lines.get(path.as_str()).into_iter().flatten();
            let found: BTreeSet<String> =
                own.flat_map(|line| plain(line, bits)).chain(of_elements(&lines, path, bits)).collect();
            let may_be_absent = || {
                absent.iter().any(|one| path == one || path.strip_prefix(one).is_some_and(|rest| rest.starts_with('.')))
            };
            if found.is_empty() && may_be_absent() || found.iter().any(|one| expected.contains(one)) {
                continue;
            }
            let name = format!("{}.{path}", layout.name);
            let text = format!("{name}: {found:?}, not {expected:?} ({} bytes)", bytes.len());
            self.differences.entry(name).or_insert(text);
        }
    }

    fn assert_equal(&self, least: usize) {
        let (differences, all) = (self.differences.len(), self.differences.values());
        let first: Vec<&String> = all.take(40).collect();
        assert!(differences == 0, "{differences} fields differ: {first:#?}");
        assert!(self.structures.len() >= least, "only {} structures were compared", self.structures.len());
    }

    /// Compares the headers and the payloads of the events of a trace: some of each kind.
    fn trace(&mut self, trace: &Trace<'_>) {
        let mut tried: BTreeMap<(&str, &str, usize), usize> = BTreeMap::new();
        trace.for_each(|item| {
            let Item::Event(_, event) = item else { return };
            let key = match event.identity() {
                Identity::Hook { id, version } => (EventKey::from(id), version),
                Identity::Class { guid, kind, version } => match EventKey::of_class(&guid, kind) {
                    Some(key) => (key, version),
                    None => return,
                },
                _ => return,
            };
            let Ok(data) = event.data() else { return };
            let Ok(version) = u8::try_from(key.1) else { return };
            let Some(choice) = payloads::choose(key.0, version, event.pointer(), None, data) else { return };
            let times = tried.entry((choice.layout.name, choice.layout.form, data.len())).or_default();
            *times += 1;
            if *times <= 4 {
                self.compare(choice.layout, to_catalog(choice.pointer), data);
            }
        });
    }
}

/// Returns the number of bits of a value, for the comparison of signed numbers.
fn width(values: &BTreeSet<String>) -> u32 {
    let numbers = values.iter().flat_map(|value| value.split(' ')).filter_map(|value| value.parse::<u64>().ok());
    let most = numbers.max().unwrap_or(0);
    [8, 16, 32].into_iter().find(|bits| most >> bits == 0).unwrap_or(64)
}

/// Compares every layout, with bytes of some patterns.
fn compare_all(catalog: &Catalog) -> Comparison<'_> {
    let mut comparison = Comparison::new(catalog);
    let patterns: [fn(usize) -> u8; 3] = [
        |at| (at as u8).wrapping_mul(0x11).wrapping_add(0x81),
        |at| u8::from(at % 2 == 0) * (at / 2 % 7 + 1) as u8,
        // Small, distinct and without zeros.
        |at| (at % 61 + 1) as u8,
    ];
    for layout in comparison.layouts.clone() {
        for (pointer, pattern) in Pointer::ALL.into_iter().flat_map(|one| patterns.map(|pattern| (one, pattern))) {
            for extra in [0, 40] {
                let bytes: Vec<u8> = (0..layout.size.max(layout.fixed) + extra).map(pattern).collect();
                comparison.compare(layout, pointer, &bytes);
            }
        }
    }
    comparison
}

#[test]
fn catalog_decoder_reads_every_structure_like_the_generated_tables() {
    compare_all(&CATALOG).assert_equal(300);
}

#[test]
fn decoders_that_disagree_are_noticed() {
    let mut moved = CATALOG.clone();
    let mut of_arrays = 0;
    for form in moved.structs.iter_mut().flat_map(|structure| &mut structure.forms) {
        for field in form.fields.iter_mut().filter(|field| matches!(field.shape, Shape::Array { .. })) {
            field.offset += 1;
            of_arrays += 1;
        }
    }
    let found = compare_all(&moved).differences.len();
    assert!(of_arrays > 40 && found > 20, "{found} differences of {of_arrays} arrays that moved");
    let mut renamed = CATALOG.clone();
    renamed.structs.iter_mut().flat_map(|structure| &mut structure.forms).for_each(|form| {
        let named = form.fields.iter_mut().filter_map(|field| field.name.as_mut());
        named.for_each(|name| name.push('2'));
    });
    let found = compare_all(&renamed).differences.len();
    assert!(found > 1000, "{found} differences of names");
}

#[test]
fn catalog_decoder_reads_real_events_like_the_generated_tables() {
    let mut comparison = Comparison::new(&CATALOG);
    comparison.trace(&Trace::new(SAMPLE));
    comparison.assert_equal(10);
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    for path in corpus::traces(&folder) {
        comparison.trace(&File::open_guarded(&path).expect("a trace").trace());
    }
    comparison.assert_equal(60);
}
