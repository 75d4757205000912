//! Names of frames, processes and threads, as all formats write them.

use std::borrow::Cow;
use std::collections::BTreeSet;

use etwspec::common::KprofileSource;
use etwspec_etl::text::output;
use hashbrown::HashMap;

use crate::model::{Process, Profile, Thread};
use crate::stacks::{Code, Frame, FrameId};

/// Maximum size in bytes of a name that is written more than once: 255 characters, the longest name of a file, have at most 765.
const MAX_NAME: usize = 768;

/// Returns a name with a limited size.
fn limited(name: &str) -> String {
    let mut name = name.to_owned();
    output::cut_off(&mut name, 0, MAX_NAME);
    name
}

/// Texts, each once.
#[derive(Debug, Default)]
pub(crate) struct Texts {
    indices: HashMap<Box<str>, u32>,
    pub(crate) all: Vec<Box<str>>,
}

impl Texts {
    /// Returns the index of a text if it is known.
    pub(crate) fn known(&self, text: &str) -> Option<u32> {
        self.indices.get(text).copied()
    }

    /// Returns the index of a text, which is added if it is new.
    pub(crate) fn index(&mut self, text: &str) -> u32 {
        self.known(text).unwrap_or_else(|| {
            let new = self.all.len() as u32;
            self.all.push(text.into());
            self.indices.insert(text.into(), new);
            new
        })
    }
}

impl Profile {
    /// Returns the text of a frame: the name of a method, a module with a function or an offset, or unknown code.
    pub fn frame_name(&self, frame: FrameId) -> Cow<'_, str> {
        let Some(Frame { code, kernel }) = self.stacks.get(frame) else { return Cow::Borrowed("") };
        match *code {
            Code::Method(name) => Cow::Borrowed(self.methods.get(name as usize).map_or("", |name| &**name)),
            Code::Module(module, offset) => {
                let name = limited(self.modules.get(module as usize).map_or("", |module| module.name()));
                #[cfg(feature = "symbols")]
                if let Some(function) = self.function(module, offset) {
                    return Cow::Owned(format!("{name}!{}", function.name));
                }
                Cow::Owned(format!("{name}+{offset:#x}"))
            }
            Code::Address(_) => Cow::Borrowed(if *kernel { "unknown kernel code" } else { "unknown code" }),
        }
    }

    /// Returns the text of a process: its name and ID.
    pub fn process_name(&self, process: u32) -> String {
        let Some(Process { id, name, .. }) = self.processes.get(process as usize) else { return String::new() };
        match (name.as_deref().map(limited), id) {
            (Some(name), Some(id)) => format!("{name} ({id})"),
            (Some(name), None) => name,
            (None, Some(id)) => format!("process {id}"),
            (None, None) => "unknown process".to_owned(),
        }
    }

    /// Returns the text of a thread: its name, or its ID.
    pub fn thread_name(&self, thread: u32) -> String {
        let Some(Thread { id, idle, name, .. }) = self.threads.get(thread as usize) else { return String::new() };
        match (idle, name.as_deref().map(limited), id) {
            (Some(processor), ..) => format!("Idle (processor {processor})"),
            (None, Some(name), Some(id)) => format!("{name} ({id})"),
            (None, Some(name), None) => name,
            (None, None, Some(id)) => format!("thread {id}"),
            (None, None, None) => "unknown thread".to_owned(),
        }
    }

    /// Returns the processor counters that have samples, in the order of their numbers.
    pub fn counters(&self) -> impl Iterator<Item = KprofileSource> {
        let all: BTreeSet<u32> = self.counter_samples.iter().map(|sample| sample.source.0).collect();
        all.into_iter().map(KprofileSource)
    }

    /// Returns the name of a processor counter, by the tables or by the trace, or its number.
    pub fn counter_name(&self, counter: KprofileSource) -> Cow<'_, str> {
        let named = self.counter_names.get(&counter.0).map(|name| Cow::Borrowed(&**name));
        let named = counter.name().map(Cow::Borrowed).or(named);
        named.unwrap_or_else(|| Cow::Owned(format!("counter {}", counter.0)))
    }

    /// Returns the text with an index.
    pub fn text(&self, text: Option<u32>) -> &str {
        text.and_then(|text| self.texts.get(text as usize)).map_or("", |text| text)
    }
}
