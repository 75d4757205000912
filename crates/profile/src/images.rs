//! Images and their symbols, by the events that identify them.

use std::sync::LazyLock;

use etwspec::Guid;
use etwspec::headers::HookId;
use etwspec::payloads::image::ImageIdType;
use etwspec::payloads::{Payload, Reference, ReferenceEvent};
use etwspec_etl::Event;
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::text::output;
use etwspec_etl::time::FileTime;
use hashbrown::{HashMap, HashSet};

/// An image: a program, library or driver.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Module {
    /// Path of the file, as the trace states it. Empty if it is unknown.
    pub path: Box<str>,
    /// Time stamp in the header of the image, which identifies it with its size.
    pub time_date_stamp: Option<u32>,
    /// Size in memory, in bytes.
    pub size: Option<u64>,
    /// File of its symbols.
    pub symbols: Option<Symbols>,
}

/// Identity of a file of symbols.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Symbols {
    /// GUID of the PDB file.
    pub guid: Guid,
    /// Age of the PDB file.
    pub age: u32,
    /// Path of the PDB file on the machine that built the image.
    pub path: Box<str>,
}

impl Module {
    /// Returns the name of the file, without its folder.
    pub fn name(&self) -> &str {
        file_name(&self.path)
    }
}

impl Symbols {
    /// Returns the name of the PDB file, without its folder.
    pub fn name(&self) -> &str {
        file_name(&self.path)
    }
}

/// Returns whether events of a hook ID are about an image.
pub(crate) fn names_image(hook: HookId) -> bool {
    static HOOKS: LazyLock<HashSet<HookId>> = LazyLock::new(|| hooks(Reference::ModuleBase, |_| true));
    HOOKS.contains(&hook)
}

/// Returns the hook IDs of the events that state things of a kind, as far as a test selects them.
pub(crate) fn hooks(reference: Reference, is: impl Fn(&ReferenceEvent) -> bool) -> HashSet<HookId> {
    reference.table().events.iter().filter(|event| is(event)).filter_map(ReferenceEvent::hook).collect()
}

/// Returns the last part of a path of Windows.
pub(crate) fn file_name(path: &str) -> &str {
    path.rsplit(['\\', '/']).next().unwrap_or(path)
}

/// Identity of the images at an address, by the time of the events.
#[derive(Clone, Debug, Default)]
struct Identity {
    time: FileTime,
    time_date_stamp: Option<u32>,
    size: Option<u64>,
    symbols: Option<Symbols>,
    /// True if the symbols are those of the intermediate language of a precompiled image.
    intermediate: bool,
}

/// Identities of images by process and base address.
#[derive(Debug, Default)]
pub(crate) struct Identities {
    all: HashMap<(u32, u64), Vec<Identity>>,
}

impl Identities {
    /// Size of an identity in bytes, without its name.
    const SIZE: usize = size_of::<Identity>() + 48;

    /// Adds an event that identifies an image, with its time. Returns the size in bytes by which more is known.
    pub(crate) fn add(&mut self, event: &Event<'_>, time: FileTime) -> usize {
        let Some((key, _)) = event.key() else { return 0 };
        match event.payload() {
            Some(Ok(Payload::ImageLoad(image))) => {
                let Some(process) = image.process_id().or(event.process_id()) else { return 0 };
                self.at((process, image.image_base()), time, |identity| {
                    identity.size = Some(image.image_size());
                    identity.time_date_stamp = image.time_date_stamp().filter(|stamp| *stamp != 0);
                    0
                })
            }
            Some(Ok(Payload::ImageIdInfo(image))) => {
                self.at((image.process_id(), image.image_base()), time, |identity| {
                    identity.size = Some(image.image_size());
                    identity.time_date_stamp = Some(image.time_date_stamp());
                    0
                })
            }
            Some(Ok(Payload::ImageIdRsds(image))) => {
                let intermediate = key.event_type() == ImageIdType::ILRSDS.0;
                let mut path = image.pdb_file_name().map(|name| name.to_string()).unwrap_or_default();
                output::cut_off(&mut path, 0, output::NAME_SIZE);
                let symbols = Symbols { guid: image.guid_sig(), age: image.age(), path: path.into() };
                self.at((image.process_id(), image.image_base()), time, |identity| identity.set(symbols, intermediate))
            }
            _ => 0,
        }
    }

    /// Changes the identity at a time.
    fn at(&mut self, key: (u32, u64), time: FileTime, set: impl FnOnce(&mut Identity) -> usize) -> usize {
        let all = self.all.entry(key).or_default();
        // Events about one image have one time stamp.
        let known = all.iter_mut().rev().take(MAX_APART).find(|identity| identity.time == time);
        if let Some(known) = known {
            return set(known);
        }
        let mut new = Identity { time, ..Identity::default() };
        let size = set(&mut new);
        all.push(new);
        Identities::SIZE + size
    }

    /// Describes the image with a path at a base address of a process, or of the kernel.
    pub(crate) fn module(&self, process: u32, base: u64, path: &str, time: FileTime) -> Module {
        let all = self.all.get(&(process, base)).or_else(|| self.all.get(&(0, base)));
        let identity = all.and_then(|all| {
            let at = all.partition_point(|identity| identity.time <= time);
            all.get(at.saturating_sub(1))
        });
        let identity = identity.cloned().unwrap_or_default();
        Module {
            path: path.into(),
            time_date_stamp: identity.time_date_stamp,
            size: identity.size,
            symbols: identity.symbols,
        }
    }

    /// Sorts the identities by time. Call it after all events.
    pub(crate) fn sort(&mut self) {
        for all in self.all.values_mut() {
            all.order_by_key(|identity| identity.time);
            // The end of an image may lack what the start states.
            for at in 1..all.len() {
                if let Some([before, identity]) = all.get_mut(at - 1..=at)
                    && identity.symbols.is_none()
                    && (before.time_date_stamp, before.size) == (identity.time_date_stamp, identity.size)
                {
                    identity.symbols = before.symbols.clone();
                }
            }
        }
    }
}

/// Maximum number of identities at an address between events about one image.
const MAX_APART: usize = 64;

impl Identity {
    fn set(&mut self, symbols: Symbols, intermediate: bool) -> usize {
        if intermediate && !self.intermediate && self.symbols.is_some() {
            return 0;
        }
        let size = symbols.path.len();
        (self.symbols, self.intermediate) = (Some(symbols), intermediate);
        size
    }
}
