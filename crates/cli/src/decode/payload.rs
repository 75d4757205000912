//! The data of a kernel event: which structure they are of.

use std::ops::Range;

use etwspec::headers::{HookId, TraceHeaderView};
use etwspec::{Binding, payloads};
use etwspec_catalog::axis::Pointer;
use etwspec_console::Problem;

use super::choose::{for_crate, release};
use super::input::Input;
use super::tail::moved;
use super::{Decoded, Decoding, Node, NodeKind};

/// A kernel event, as far as it tells what its data are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Event {
    /// The hook id.
    pub(crate) hook: u16,
    /// The event version.
    pub(crate) version: u8,
}

impl Event {
    /// The event in words.
    fn words(self) -> String {
        let Event { hook, version } = self;
        match HookId(hook).name() {
            Some(name) => format!("0x{hook:04X} ({name}), event version {version}"),
            None => format!("0x{hook:04X}, event version {version}"),
        }
    }
}

/// The event that a header is of, and where its data are from the start of the header.
pub(super) fn event(header: &TraceHeaderView<'_>) -> Option<(Event, Range<usize>)> {
    let hook = header.hook_id().or_else(|| payloads::hook_of(&header.provider()?, header.opcode()?).map(HookId))?;
    // A manifest provider may have the GUID of a group, and its events are no kernel events.
    if header.event_id().is_some() {
        return None;
    }
    let version = u8::try_from(header.event_version()?).ok()?;
    let (begin, end) = (header.data_offset()?, header.total_size()?);
    Some((Event { hook: hook.0, version }, begin..end))
}

impl Decoding<'_> {
    /// The structure of the data of an event.
    fn binding(&self, event: Event) -> Option<&'static Binding> {
        let pointer = for_crate(self.pointer);
        let release = if self.release_given { release(&self.moment).ok() } else { None };
        payloads::find(event.hook, event.version, pointer, release)
    }

    /// Labels bytes that are the data of an event.
    pub(crate) fn data(&self, event: Event, input: &Input) -> Result<Decoded, Problem> {
        let words = event.words();
        let Some(binding) = self.binding(event) else {
            let known = payloads::bindings(event.hook);
            let mut names: Vec<&str> = known.iter().map(|binding| binding.name).collect();
            names.dedup();
            let problem = Problem::new(format!(
                "no structure is known for the data of {words} with {}-bit pointers",
                self.pointer.bits()
            ));
            return Err(match names[..] {
                [] => problem.help(format!("`etwspec explain 0x{:04X}` tells what is known of it", event.hook)),
                _ => problem.help(format!("other versions, releases or pointer sizes have {}", names.join(", "))),
            });
        };
        let layout = self.layout_of(binding)?;
        let mut decoded = self.decode(layout, input)?;
        decoded.notes.insert(0, format!("the bytes are taken as the data of {words}"));
        Ok(decoded)
    }

    fn layout_of(&self, binding: &'static Binding) -> Result<&'static etwspec::describe::Layout, Problem> {
        let given = if self.release_given { Some(release(&self.moment)?) } else { None };
        binding.layout(for_crate(self.pointer), given).ok_or_else(|| {
            let bits = self.pointer.bits();
            Problem::new(format!("{} is not in {} with {bits}-bit pointers", binding.name, self.moment.id))
        })
    }

    /// Labels the data of an event that stand after its header. Without a structure for them, there is a note.
    pub(super) fn labelled(&self, event: Event, data: &[u8], start: usize, notes: &mut Vec<String>) -> Option<Node> {
        if data.is_empty() {
            return None;
        }
        let words = event.words();
        let Some(layout) = self.binding(event).and_then(|binding| self.layout_of(binding).ok()) else {
            notes.push(format!("no structure is known for the data of {words}"));
            return None;
        };
        let input = Input { bytes: data.to_vec(), label: String::new(), goes_on: false };
        match self.decode(layout, &input) {
            Ok(mut inner) => {
                notes.push(format!("the data are those of {words}"));
                notes.append(&mut inner.notes);
                let mut node = Node {
                    path: "event data".to_owned(),
                    kind: NodeKind::Struct,
                    offset: 0,
                    ty: layout.name.to_owned(),
                    bytes: data.to_vec(),
                    number: None,
                    text: None,
                    names: Vec::new(),
                    unknown: None,
                    units: "",
                    children: inner.nodes,
                };
                moved(&mut node, start);
                Some(node)
            }
            Err(problem) => {
                let problem = problem.to_string();
                let what = problem.lines().next().unwrap_or_default().trim_start_matches("error: ");
                notes.push(format!("the data of {words} are not what the tables say: {what}"));
                None
            }
        }
    }
}

/// The pointer size as the catalog has it.
pub(super) fn for_catalog(pointer: etwspec::Pointer) -> Pointer {
    match pointer {
        etwspec::Pointer::Bits32 => Pointer::Bits32,
        etwspec::Pointer::Bits64 => Pointer::Bits64,
    }
}
