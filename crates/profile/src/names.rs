//! Names of frames, processes and threads, as all formats write them.

use std::borrow::Cow;

use crate::model::{Process, Profile, Thread};
use crate::stacks::{Code, Frame, FrameId};

impl Profile {
    /// Returns the text of a frame: the name of a method, a module with a function or an offset, or an address.
    pub fn frame_name(&self, frame: FrameId) -> Cow<'_, str> {
        let Some(Frame { code, .. }) = self.stacks.get(frame) else { return Cow::Borrowed("") };
        match *code {
            Code::Method(name) => Cow::Borrowed(self.methods.get(name as usize).map_or("", |name| &**name)),
            Code::Module(module, offset) => {
                let name = self.modules.get(module as usize).map_or("", |module| module.name());
                #[cfg(feature = "symbols")]
                if let Some(function) = self.function(module, offset) {
                    return Cow::Owned(format!("{name}!{}", function.name));
                }
                Cow::Owned(format!("{name}+{offset:#x}"))
            }
            Code::Address(address) => Cow::Owned(format!("{address:#x}")),
        }
    }

    /// Returns the text of a process: its name and ID.
    pub fn process_name(&self, process: u32) -> String {
        let Some(Process { id, name, .. }) = self.processes.get(process as usize) else { return String::new() };
        match (name, id) {
            (Some(name), Some(id)) => format!("{name} ({id})"),
            (Some(name), None) => name.to_string(),
            (None, Some(id)) => format!("process {id}"),
            (None, None) => "unknown process".to_owned(),
        }
    }

    /// Returns the text of a thread: its name, or its ID.
    pub fn thread_name(&self, thread: u32) -> String {
        let Some(Thread { id, idle, name, .. }) = self.threads.get(thread as usize) else { return String::new() };
        match (idle, name, id) {
            (Some(processor), ..) => format!("Idle (processor {processor})"),
            (None, Some(name), Some(id)) => format!("{name} ({id})"),
            (None, Some(name), None) => name.to_string(),
            (None, None, Some(id)) => format!("thread {id}"),
            (None, None, None) => "unknown thread".to_owned(),
        }
    }

    /// Returns the text with an index.
    pub fn text(&self, text: Option<u32>) -> &str {
        text.and_then(|text| self.texts.get(text as usize)).map_or("", |text| text)
    }
}
