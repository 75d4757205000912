//! The data of every kind of kernel and classic event, whatever their bytes.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use etwspec::describe::Fit;
use etwspec::payloads::{self, EventKey, Payload};
use etwspec::{Pointer, Release};
use etwspec_etl::buffers::Scratch;
use etwspec_etl::payload::Decoder;
use etwspec_etl::write::Head;
use etwspec_etl::write::heads::perfinfo;
use etwspec_etl::{Json, Trace};

use super::layout_walk::covers;
use super::records::is_json;
use super::trace::{each_event, of_one_buffer};
use super::visitor::{CheckedVisitor, show};
use super::{Target, dictionary};

/// A structure of data, and the key and event version of events that have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct EventKind {
    key: EventKey,
    version: Option<u8>,
}

/// Returns all kinds of events.
fn all() -> &'static [EventKind] {
    static ALL: OnceLock<Vec<EventKind>> = OnceLock::new();
    ALL.get_or_init(|| {
        let bindings = EventKey::all().flat_map(payloads::bindings);
        bindings.map(|binding| EventKind { key: binding.key, version: binding.version }).collect()
    })
}

/// The target.
pub const TARGET: Target = Target { name: "payloads", run, seeds, mutate: None, words: dictionary::of_traces };

/// Input: which structure, in two bytes; the event version, if any has it; pointer size and release; the data.
pub fn run(bytes: &[u8]) {
    let Some((&[low, high, version, form], data)) = bytes.split_first_chunk() else { return };
    let data = data.get(..data.len().min(0xFF00)).unwrap_or(data);
    let Some(of) = all().get(usize::from(u16::from_le_bytes([low, high])) % all().len()) else { return };
    let version = of.version.unwrap_or(version);
    let pointer = Pointer::ALL[usize::from(form & 1)];
    // 0: the release is not known.
    let release = usize::from(form >> 1).checked_sub(1).and_then(|index| Release::all().nth(index));

    let typed = Payload::decode_in(of.key, version, pointer, release, data);
    show(&typed);
    for binding in payloads::candidates(of.key, version, pointer) {
        if let Some(layout) = binding.layout(pointer, release) {
            covers(layout, data);
        }
    }
    let choice = payloads::choose(of.key, version, pointer, release, data);
    let layout = choice.map(|choice| choice.layout);
    assert_eq!(layout.is_some(), typed.is_some(), "a structure has a table");
    if let (Some(choice), Some(Ok(typed))) = (choice, &typed) {
        assert_eq!(choice.fit, typed.data().fit());
        assert_eq!(choice.pointer != pointer, typed.data().has_other_pointer_size());
        assert!(choice.fit == Fit::Exact || choice.pointer == pointer, "the other size must fit");
    }
    let cut = typed.is_some_and(|typed| typed.is_err());
    if let (Some(layout), true) = (layout, cut) {
        assert!(covers(layout, data).is_some(), "{} {typed:?}: the tables say that it is good", layout.name);
    }
    if release.is_none() {
        fields(*of, version, pointer, data, choice.map(|choice| choice.fit));
    }
}

/// Checks the same, visited field by field.
fn fields(of: EventKind, version: u8, pointer: Pointer, data: &[u8], fit: Option<Fit>) {
    let mut told = CheckedVisitor::default();
    let info = Decoder::new(None).fields_of(of.key, version, pointer, data, None, &mut told);
    told.is_over();
    assert_eq!(info.structure.is_some(), fit.is_some());
    assert_eq!(info.fit, fit.unwrap_or(Fit::Exact), "a decoder and the tables agree");
    if let [.., (last, _)] = told.rests[..] {
        assert!(data.ends_with(last), "what is left comes last");
    }
    assert!(told.rests.len() <= 1, "it is told once");

    // Events of a class have another header.
    let Some(hook) = of.key.hook_id() else { return };
    let head = perfinfo(pointer, hook, version, 1);
    let event = head.event(data).expect("the data are not too many");
    let file = of_one_buffer(&event, false);
    let trace = Trace::new(&file);
    let mut scratch = Scratch::new();
    let mut buffers = trace.buffers().skip(1);
    let raw = buffers.next().expect("there are two buffers").expect("the buffer is whole");
    // Data that are a whole buffer end the one around them.
    if buffers.next().is_some() {
        return;
    }
    let buffer = raw.open(&mut scratch);
    let event = buffer.events().next().expect("there is an event").expect("the event is whole");
    assert_eq!(event.data(), Ok(data));
    let mut line = Vec::new();
    Json::new(trace.log_file()).line(&event, &mut line);
    is_json(&line);
}

/// Returns the data of each kind of event in the samples, and some bytes for each structure of which there are none.
pub fn seeds() -> Vec<Vec<u8>> {
    let (mut seeds, mut known) = (Vec::new(), BTreeSet::new());
    let mut seed = |at: usize, version, pointer: Pointer, data: &[u8]| {
        let [low, high] = (at as u16).to_le_bytes();
        let size = u8::from(pointer == Pointer::Bits64);
        seeds.push([&[low, high, version, size], data].concat());
    };
    each_event(|event| {
        let (Some((key, version)), Ok(data)) = (event.key(), event.data()) else { return };
        let of = |of: &EventKind| of.key == key && of.version.is_none_or(|own| own == version);
        if let Some(at) = all().iter().position(of)
            && known.insert((at, version, event.pointer()))
        {
            seed(at, version, event.pointer(), data);
        }
    });
    let some: Vec<u8> = (0..=255).map(|byte: u8| if byte.is_multiple_of(4) { byte / 4 } else { 0 }).collect();
    for (at, of) in all().iter().enumerate() {
        if known.range((at, 0, Pointer::Bits32)..).next().is_none_or(|(next, ..)| *next != at) {
            seed(at, of.version.unwrap_or(2), Pointer::Bits64, &some);
        }
    }
    // Data that are a whole buffer.
    let hook = all().iter().find_map(|of| of.key.hook_id()).expect("kernel events have hook IDs");
    let event = perfinfo(Pointer::Bits64, hook, 2, 1).event(&[]).expect("there are no data");
    let buffers = of_one_buffer(&event, false);
    let buffer = Trace::new(&buffers).buffers().flatten().last().expect("there are two buffers");
    let at = all().iter().position(|of| of.key == hook.into()).expect("it is one of all");
    seed(at, 2, Pointer::Bits64, buffer.bytes());
    seeds
}
