//! Bytes, names and messages that offsets and numbers in manifests refer to.

use std::sync::Arc;

use etwspec::Tailed;
use etwspec::manifests::{CrimText, CrimTextView};
use etwspec_etl::text::output::NAME_SIZE;
use hashbrown::HashMap;

use super::messages::{self, Messages};
use super::text;
use crate::limits::{self, Budget};

/// Bytes of a name, in addition to its text.
pub(super) const ENTRY: usize = 64;

/// Maximum number of problems that are kept.
const MAX_PROBLEMS: usize = 1000;

/// State for all manifests of a program.
pub(super) struct Common<'r> {
    pub(super) messages: Messages<'r>,
    /// Messages by their ID, so that definitions and events share them. `None` for those that no table contains.
    pub(super) texts: HashMap<u32, Option<Arc<str>>>,
    pub(super) budget: Budget,
    /// True if contents were omitted for lack of memory.
    pub(super) full: bool,
    pub(super) problems: Vec<String>,
}

impl Common<'_> {
    /// Takes memory. Returns whether as much was left.
    pub(super) fn take(&mut self, bytes: usize) -> bool {
        let taken = !self.full && self.budget.take(bytes);
        if !taken && !self.full {
            self.full = true;
            self.problem("the manifest takes too much memory; what follows is left out".to_owned());
        }
        taken
    }

    pub(super) fn problem(&mut self, text: String) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(text);
        }
    }

    /// Returns the text of a message. `None` if there is none.
    pub(super) fn message(&mut self, id: u32) -> Option<Arc<str>> {
        if id == messages::NONE {
            return None;
        }
        if let Some(text) = self.texts.get(&id) {
            return text.clone();
        }
        let text = self.messages.get(id);
        if !self.take(ENTRY + text.as_ref().map_or(0, |text| text.len())) {
            return None;
        }
        self.texts.insert(id, text.clone());
        text
    }
}

pub(super) struct Reader<'r> {
    /// The manifest, to whose start offsets refer.
    pub(super) bytes: &'r [u8],
    /// Names by their offset.
    pub(super) names: HashMap<u32, Option<Arc<str>>>,
    pub(super) common: Common<'r>,
}

impl<'r> Reader<'r> {
    /// Returns the bytes at an offset. No bytes if the offset is beyond the manifest.
    pub(super) fn at(&self, offset: u32) -> &'r [u8] {
        usize::try_from(offset).ok().and_then(|at| self.bytes.get(at..)).unwrap_or_default()
    }

    /// Returns the name at an offset, which has its size before it. `None` if the offset is 0 or beyond the manifest.
    pub(super) fn name(&mut self, offset: u32) -> Option<Arc<str>> {
        self.text(offset, |bytes| {
            // Not by the view of the text, which looks for its end: many offsets may lead to one long text.
            let size = CrimTextView::new(bytes).ok()?.total_size();
            bytes.get(CrimText::FIXED..size)
        })
    }

    /// Returns the text at an offset, which ends with a zero.
    pub(super) fn text(&mut self, offset: u32, find: impl FnOnce(&'r [u8]) -> Option<&'r [u8]>) -> Option<Arc<str>> {
        if offset == 0 {
            return None;
        }
        if let Some(name) = self.names.get(&offset) {
            return name.clone();
        }
        let name = find(self.at(offset)).map(|bytes| limits::name(&text::utf16(bytes, NAME_SIZE)));
        if !self.common.take(ENTRY + name.as_ref().map_or(0, |name| name.len())) {
            return None;
        }
        self.names.insert(offset, name.clone());
        name
    }
}
