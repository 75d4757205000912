//! Tests of fields and JSON lines, on any bytes.

#[path = "json_text/mod.rs"]
mod json_text;

use std::collections::BTreeMap;

use etwspec::describe::{Content, Fit, Layout, Many, What, Why};
use etwspec::payloads::EventKey;
use etwspec::{Pointer, payloads};
use etwspec_etl::payload::{Decoder, Field, Group, Value, Visitor};
use etwspec_etl::{Event, Item, Json, SAMPLE, Trace, etwspec};
use json_text::{Shape, parse};
use proptest::prelude::*;

/// A visitor that records a visit and checks its rules.
#[derive(Debug, Default)]
struct Recorder {
    /// The names in each group that has begun.
    groups: Vec<(Group, Vec<String>)>,
    values: usize,
    /// The borrowed bytes, by address and length.
    borrowed: Vec<(usize, usize)>,
    rest: Option<(usize, usize, Why)>,
}

impl Recorder {
    fn name(&mut self, field: &Field) {
        assert!(self.rest.is_none(), "nothing comes after the rest");
        let Some((group, names)) = self.groups.last_mut() else { return };
        if *group == Group::List {
            assert_eq!(field.name, "", "elements have no names");
        } else {
            assert!(!field.name.is_empty() && !names.contains(&field.name.to_string()), "{} again", field.name);
            names.push(field.name.to_string());
        }
    }

    fn borrow(&mut self, bytes: &[u8]) {
        self.borrowed.push((bytes.as_ptr() as usize, bytes.len()));
    }
}

impl<'a> Visitor<'a> for Recorder {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        self.name(field);
        self.values += 1;
        match value {
            Value::Utf16(text) => self.borrow(text.as_bytes()),
            Value::Ansi(text, _) => self.borrow(text.as_bytes()),
            Value::Bytes(bytes) => self.borrow(bytes),
            Value::Unsigned(number) if field.bits < 64 => assert!(number >> field.bits == 0, "{}", field.name),
            _ => {}
        }
    }

    fn begin(&mut self, field: &Field, group: Group) {
        self.name(field);
        self.groups.push((group, Vec::new()));
    }

    fn end(&mut self, group: Group) {
        assert_eq!(self.groups.pop().map(|(group, _)| group), Some(group));
    }

    fn rest(&mut self, bytes: &'a [u8], why: Why) {
        assert!(self.rest.is_none() && !bytes.is_empty());
        self.rest = Some((bytes.as_ptr() as usize, bytes.len(), why));
    }
}

/// Visits the fields of data and checks them against an independent walk over the same bytes.
fn check(decoder: &mut Decoder, key: EventKey, version: u8, pointer: Pointer, data: &[u8]) -> bool {
    let mut recorder = Recorder { groups: vec![(Group::Struct(None), Vec::new())], ..Recorder::default() };
    let info = decoder.fields_of(key, version, pointer, data, None, &mut recorder);
    assert_eq!(recorder.groups.len(), 1);
    let (start, end) = (data.as_ptr() as usize, data.as_ptr() as usize + data.len());
    assert!(recorder.borrowed.iter().all(|&(at, len)| start <= at && at + len <= end));
    let choice = payloads::choose(key, version, pointer, None, data);
    let layout = choice.map(|choice| choice.layout);
    assert_eq!(info.structure, layout.map(|layout| layout.name));
    if let Some(choice) = choice {
        assert_eq!((info.fit, info.pointer), (choice.fit, choice.pointer), "{}", choice.layout.name);
    }
    let Some(layout) = layout else {
        assert_eq!((recorder.values, recorder.rest.is_some()), (0, false));
        return false;
    };
    // The rest is at the end, and is what the walk does not explain either.
    let padding = if layout.tail.is_empty() { layout.size - layout.fixed } else { 0 };
    let walked = layout.walk(data).find(|piece| matches!(piece.what, What::Rest(_))).map(|piece| piece.start);
    match (recorder.rest, walked) {
        (Some((at, len, why)), Some(from)) => {
            assert_eq!(at + len, end, "{}", layout.name);
            // A truncated SID is not visited.
            assert!(at - start == from || at - start < from && why != Why::NoRow, "{} {why:?}", layout.name);
        }
        (Some(rest), None) => panic!("{}: {rest:?} is explained", layout.name),
        (None, Some(from)) => assert!([0, padding].contains(&(data.len() - from)), "{}", layout.name),
        (None, None) => {}
    }
    true
}

/// Returns each kind of event whose structure is in the tables.
fn kinds() -> Vec<(EventKey, u8, Pointer)> {
    let bindings = EventKey::all().flat_map(|key| payloads::bindings(key).iter().map(move |binding| (key, binding)));
    let mut kinds: Vec<(EventKey, u8, Pointer)> = bindings
        .flat_map(|(key, binding)| Pointer::ALL.map(|pointer| (key, binding.version.unwrap_or(2), pointer)))
        .collect();
    kinds.dedup();
    kinds
}

/// No structure hides bytes in parts that the decoder cannot visit.
#[test]
fn visits_every_part_of_every_structure() {
    fn parts(layout: &'static Layout) {
        assert!(layout.inserted.is_empty() && layout.total.is_none(), "{}", layout.name);
        for part in layout.tail {
            assert!(!matches!(part.many, Many::Next(_) | Many::While(_)) && part.by.is_none(), "{}", layout.name);
            match part.content {
                Content::Layout(inner) => parts(inner),
                Content::Dispatch(dispatch) => {
                    dispatch.cases.iter().filter_map(|case| dispatch.layout(case)).for_each(parts);
                }
                _ => {}
            }
        }
    }
    for (key, version, pointer) in kinds() {
        if let Some(binding) = payloads::find(key, version, pointer, None) {
            binding.layout(pointer, None).into_iter().for_each(parts);
        }
    }
}

#[test]
fn visits_truncated_data_up_to_its_end() {
    let mut decoder = Decoder::new(None);
    let bytes: Vec<u8> = (0..200u32).map(|at| (at * at % 251) as u8).collect();
    let mut known = 0;
    for (key, version, pointer) in kinds() {
        for pattern in [bytes.as_slice(), &[0; 200], &[0xFF; 200], &[1; 200]] {
            for size in (0..120).step_by(3) {
                known += usize::from(check(&mut decoder, key, version, pointer, &pattern[..size]));
            }
        }
    }
    assert!(known > 30_000, "{known}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn visits_every_byte_of_any_data(
        kind in any::<prop::sample::Index>(),
        data in prop::collection::vec(prop_oneof![Just(0u8), Just(1u8), any::<u8>()], 0..400),
    ) {
        let kinds = kinds();
        let (key, version, pointer) = *kind.get(&kinds);
        check(&mut Decoder::new(None), key, version, pointer, &data);
    }

    #[test]
    fn writes_json_for_any_bytes(
        at in any::<prop::sample::Index>(),
        noise in prop::collection::vec(any::<u8>(), 1..40),
    ) {
        let mut bytes = SAMPLE.to_vec();
        let at = at.index(bytes.len() - noise.len());
        bytes[at..at + noise.len()].copy_from_slice(&noise);
        lines(&Trace::new(&bytes), |_, _| {});
    }
}

/// Writes each event as a line, and reads it again.
fn lines(trace: &Trace<'_>, mut each: impl FnMut(&Event<'_>, Shape)) -> usize {
    let (mut json, mut line, mut count) = (Json::new(trace.log_file()), Vec::new(), 0);
    trace.for_each(|item| {
        let Item::Event(_, event) = item else { return };
        line.clear();
        json.line(&event, &mut line);
        let text = std::str::from_utf8(&line).expect("it is UTF-8");
        let object = text.strip_suffix('\n').expect("a line feed ends it");
        assert!(!object.contains('\n'));
        each(&event, parse(object));
        count += 1;
    });
    count
}

/// Collects the types of all members of an object, by path.
fn types(path: &str, shape: &Shape, all: &mut BTreeMap<String, &'static str>) {
    match shape {
        Shape::Object(members) => {
            for (name, member) in members {
                types(&format!("{path}.{name}"), member, all);
            }
        }
        Shape::List(elements) => elements.iter().for_each(|element| types(&format!("{path}[]"), element, all)),
        _ => {}
    }
    let before = all.insert(path.to_owned(), shape.kind());
    assert!(before.is_none_or(|before| before == shape.kind()), "{path} is {} and {before:?}", shape.kind());
}

#[test]
fn json_type_of_field_is_the_same_in_all_events() {
    let mut by_kind: BTreeMap<String, BTreeMap<String, &'static str>> = BTreeMap::new();
    let mut check = |trace: &Trace<'_>| {
        lines(trace, |event, line| {
            let kind = event.key().map_or(String::new(), |(key, _)| key.name().unwrap_or("").to_owned());
            let Shape::Object(members) = line else { panic!("a line is an object") };
            for (name, member) in members {
                let items = match member {
                    Shape::List(items) => items,
                    member => {
                        let kind = if name == "data" { kind.clone() } else { String::new() };
                        types(&name, &member, by_kind.entry(kind).or_default());
                        continue;
                    }
                };
                for item in items {
                    let Shape::Object(members) = &item else { panic!("an item is an object") };
                    let ty = members.iter().find(|(name, _)| name == "type").map(|(_, ty)| format!("{ty:?}"));
                    types(&name, &item, by_kind.entry(ty.expect("an item has a type")).or_default());
                }
            }
        })
    };
    assert!(check(&Trace::new(SAMPLE)) > 20);
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    let by_pointer = ["sawbuck-image-32-v2.etl", "sawbuck-image-64-v1.etl", "sawbuck-process-32-v3.etl"];
    let others = ["perfview-gcevents.etl", "airbus-amsi.etl", "findneedle-wpp-types.etl"];
    for name in by_pointer.iter().chain(&others) {
        let bytes = std::fs::read(folder.join(name)).expect("a trace of the corpus");
        assert!(check(&Trace::new(&bytes)) > 0, "{name}");
    }
    assert_eq!(by_kind["WMI_LOG_TYPE_IMAGE_UNLOAD"]["data.ImageSize"], "text");
}

/// Returns an image load in event version 1, with 64-bit data.
fn image_load() -> Vec<u8> {
    let mut data = Vec::new();
    data.extend(0x7FF6_0000_0000u64.to_le_bytes());
    data.extend(0x1000u64.to_le_bytes());
    data.extend(4u32.to_le_bytes());
    data.extend("a.dll\0".encode_utf16().flat_map(u16::to_le_bytes));
    data
}

#[test]
fn data_that_only_fit_the_other_pointer_size_are_decoded_with_it_and_marked() {
    let data = image_load();
    let mut decoder = Decoder::new(None);
    let load = EventKey::named("Image/Load").find(|key| key.hook_id().is_some_and(|hook| hook.0 >> 8 == 0x14));
    let load = load.expect("the event has a community name");
    for (header, doubt) in [(Pointer::Bits64, None), (Pointer::Bits32, Some("other-pointer-size"))] {
        let mut recorder = Recorder { groups: vec![(Group::Struct(None), Vec::new())], ..Recorder::default() };
        let info = decoder.fields_of(load, 1, header, &data, None, &mut recorder);
        assert_eq!((info.pointer, info.doubt(header)), (Pointer::Bits64, doubt));
        assert!(recorder.rest.is_none());
        let choice = payloads::choose(load, 1, header, None, &data).expect("a structure");
        assert_eq!((choice.pointer, choice.fit), (Pointer::Bits64, Fit::Exact));
    }
}

#[test]
fn data_that_fit_no_layout_are_marked() {
    let mut decoder = Decoder::new(None);
    let load = EventKey::named("image/load").last().expect("the event has a community name");
    let longer = [image_load(), vec![1; 4]].concat();
    for (data, doubt) in [(&longer[..], "bytes-left"), (&longer[..7], "too-short")] {
        let mut recorder = Recorder { groups: vec![(Group::Struct(None), Vec::new())], ..Recorder::default() };
        let info = decoder.fields_of(load, 1, Pointer::Bits64, data, None, &mut recorder);
        assert_eq!((info.pointer, info.doubt(Pointer::Bits64)), (Pointer::Bits64, Some(doubt)));
        assert!(recorder.rest.is_some());
    }
}

#[test]
fn layouts_of_other_releases_are_assumed_only_of_the_event_version_and_if_they_explain_all_bytes() {
    let mut assumed = 0;
    for binding in EventKey::all().flat_map(payloads::bindings).filter(|binding| !binding.whole) {
        let versions = payloads::bindings(binding.key).iter().filter_map(|other| other.version);
        // A structure of no version belongs to those before the newest with a structure of its own.
        let newest = versions.max();
        let Some(version) = binding.version.or(newest.and_then(|newest| newest.checked_sub(1))) else { continue };
        let Some(layout) = binding.layout(Pointer::Bits64, None).filter(|layout| layout.tail.is_empty()) else {
            continue;
        };
        let data = vec![0; layout.fixed + 1];
        for release in etwspec::Release::all().filter(|release| !binding.holds(*release)) {
            let choose =
                |version, len| payloads::choose(binding.key, version, Pointer::Bits64, Some(release), &data[..len]);
            let choice = choose(version, layout.fixed).expect("a structure explains all bytes");
            assert_eq!(choice.fit, Fit::Exact, "{}", binding.name);
            assert!(choice.binding.holds(release) != choice.assumed, "{}", binding.name);
            assumed += usize::from(choice.assumed);
            for choice in [choose(version, layout.fixed + 1), choose(u8::MAX, layout.fixed)].into_iter().flatten() {
                assert!(!choice.assumed, "{}", binding.name);
            }
        }
    }
    assert!(assumed > 0);
}
