//! Decodes payloads of kernel and classic events.

use std::ops::Range;

use etwspec::Release;
use etwspec::headers::TraceHeaderView;
use etwspec::payloads::{self, Binding, EventKey};
use etwspec_console::problem::Message;

use super::choose::release;

use super::decoding::Decoding;
use super::model::{Decoded, Input, Node, NodeKind};
use super::walk::moved;
use crate::decode::pointer_size::{to_catalog, to_etwspec};

/// The part of a kernel or classic event that determines the layout of its payload.
#[derive(Clone, Copy, Debug)]
pub struct Event {
    /// Hook ID, or class and event type.
    pub key: EventKey,
    /// Event version.
    pub version: u8,
}

impl Event {
    /// Formats the event for messages.
    fn words(self) -> String {
        let Event { key, version } = self;
        let number = match key.hook_id() {
            Some(hook) => format!("0x{:04X}", hook.0),
            None => format!("{} type 0x{:02X}", key.group_name().unwrap_or("class"), key.event_type()),
        };
        match key.name() {
            Some(name) => format!("{number} ({name}), event version {version}"),
            None => format!("{number}, event version {version}"),
        }
    }
}

/// Returns the event of a header, and the range of its payload from the start of the header.
pub(super) fn event(header: &TraceHeaderView<'_>) -> Option<(Event, Range<usize>)> {
    let of_class = || EventKey::of_class(&header.provider()?, header.opcode()?);
    let key = header.hook_id().map(EventKey::from).or_else(of_class)?;
    // A manifest provider may have the GUID of a group, and its events are no kernel events.
    if header.event_id().is_some() {
        return None;
    }
    let version = u8::try_from(header.event_version()?).ok()?;
    let (begin, end) = (header.data_offset()?, header.total_size()?);
    Some((Event { key, version }, begin..end))
}

impl Decoding<'_> {
    /// Returns the release that the user gave.
    fn given(&self) -> Option<Release> {
        self.release_given.then(|| release(&self.moment))
    }

    /// Returns the payload structure of an event.
    fn binding(&self, event: Event) -> Option<&'static Binding> {
        let pointer = to_etwspec(self.pointer);
        let release = self.given();
        payloads::find(event.key, event.version, pointer, release)
    }

    /// Decodes bytes that are the payload of an event.
    ///
    /// # Errors
    ///
    /// Returns an error if the layout of the payload is unknown, or if there are fewer bytes than it needs.
    pub fn data(&self, event: Event, input: &Input) -> Result<Decoded, Message> {
        let words = event.words();
        let Some(binding) = self.binding(event) else {
            let known = payloads::bindings(event.key);
            let mut names: Vec<&str> = known.iter().map(|binding| binding.name).collect();
            names.dedup();
            let problem =
                Message::new(format!("unknown payload layout: {words}, {}-bit pointers", self.pointer.bits()));
            return Err(match names[..] {
                [] => problem.help(match event.key.hook_id() {
                    Some(hook) => format!("show what is known with `etwspec explain 0x{:04X}`", hook.0),
                    None => "show what is known with `etwspec explain` and the GUID of the class".to_owned(),
                }),
                _ => problem.help(format!(
                    "layouts of other versions, releases or pointer sizes are known: {}",
                    names.join(", ")
                )),
            });
        };
        let layout = self.layout_of(binding)?;
        let mut decoded = self.decode(layout, input)?;
        decoded.notes.insert(0, format!("decoded as the payload of {words}"));
        Ok(decoded)
    }

    fn layout_of(&self, binding: &'static Binding) -> Result<&'static etwspec::describe::Layout, Message> {
        let given = self.given();
        binding.layout(to_etwspec(self.pointer), given).ok_or_else(|| {
            let bits = self.pointer.bits();
            Message::new(format!("{} has no form in {} with {bits}-bit pointers", binding.name, self.moment.id))
        })
    }

    /// Decodes the payload after an event header. The bytes decide between layouts, as in traces. Adds a note and returns `None` if its layout is unknown.
    pub(super) fn payload(&self, event: Event, data: &[u8], start: usize, notes: &mut Vec<String>) -> Option<Node> {
        if data.is_empty() {
            return None;
        }
        let words = event.words();
        let release = self.given();
        let pointer = to_etwspec(self.pointer);
        let Some(choice) = payloads::choose(event.key, event.version, pointer, release, data) else {
            notes.push(format!("unknown payload layout: {words}"));
            return None;
        };
        let layout = choice.layout;
        if choice.pointer != pointer {
            let bits = choice.pointer.bits();
            notes.push(format!("the payload only fits {} with {bits}-bit pointers, which was used", layout.name));
        }
        if choice.assumed {
            notes.push(format!(
                "{} is assumed: its layout explains all bytes, but no source states the release",
                layout.name
            ));
        }
        let inner = Decoding { pointer: to_catalog(choice.pointer), ..self.clone() };
        let input = Input { bytes: data.to_vec(), label: String::new(), goes_on: false };
        match inner.decode(layout, &input) {
            Ok(mut inner) => {
                notes.push(format!("the payload belongs to {words}"));
                notes.append(&mut inner.notes);
                let mut node = Node {
                    ty: layout.name.to_owned(),
                    form: layout.form,
                    children: inner.nodes,
                    ..Node::plain("payload", NodeKind::Struct, 0, data)
                };
                moved(&mut node, start);
                Some(node)
            }
            Err(problem) => {
                let problem = problem.to_string();
                let what = problem.lines().next().unwrap_or_default().trim_start_matches("error: ");
                notes.push(format!("the payload of {words} does not match its layout: {what}"));
                None
            }
        }
    }
}
