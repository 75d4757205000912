//! The data of events as named, typed fields.
//!
//! Two ways lead to them. [`Event::payload`] gives a view of the very structure: a program that knows which events it
//! wants reads their fields by getters. A [`Decoder`] tells the fields of any event to a [`Visitor`]: a program that
//! shows or converts events needs to know none of them.

mod by_name;
mod field;
mod items;
mod plan;
mod run;

use std::collections::HashMap;

use etwspec::describe::Layout;
use etwspec::headers::HookId;
use etwspec::payloads::{self, Payload};
use etwspec::{Error, Pointer, Release};

pub use by_name::NamedValue;
pub use field::{Field, FlagField, Group, Names, Sid, Value, Visitor};
use plan::{Maker, Plan};

use crate::kind::Versions;
use crate::logfile::LogFile;
use crate::record::Event;

impl<'a> Event<'a> {
    /// The data as a view of their structure, in the form of the trace's release, or in the newest if that is unknown.
    /// `None` if no structure is known.
    ///
    /// # Errors
    ///
    /// Those of [`data`](Event::data) and of the structure's view.
    pub fn payload(&self) -> Option<Result<Payload<'a>, Error>> {
        let (hook, version) = self.hook()?;
        match self.data() {
            Ok(data) => Payload::decode_in(hook, version, self.pointer(), self.versions().release, data),
            Err(error) => Some(Err(error)),
        }
    }
}

/// What is known of a kind of kernel event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct HookInfo {
    /// Hook ID.
    pub hook: HookId,
    /// Microsoft's name of the event.
    pub name: Option<&'static str>,
    /// The name of its group.
    pub group: Option<&'static str>,
    /// The name of the structure of its data.
    pub structure: Option<&'static str>,
}

/// What is known of an event of a hook id, a version and a pointer size.
#[derive(Clone, Copy, Debug)]
struct Entry {
    version: u8,
    pointer: Pointer,
    info: HookInfo,
    plan: Option<u32>,
    /// The next entry of the hook id, plus one; 0: none.
    next: u32,
}

/// Tells the fields of events.
///
/// It remembers how to read what it has met: keep one for a trace.
///
/// ```no_run
/// use etwspec_etl::{Decoder, Field, File, Item, Value, Visitor};
///
/// struct Print;
///
/// impl<'a> Visitor<'a> for Print {
///     fn value(&mut self, field: &Field, value: Value<'a>) {
///         println!("{} = {value:?}", field.name);
///     }
/// }
///
/// # fn main() -> std::io::Result<()> {
/// let file = File::open("boot.etl")?;
/// let trace = file.trace();
/// let mut decoder = Decoder::new(trace.log_file());
/// trace.for_each(|item| {
///     if let Item::Event(_, event) = item {
///         let _known = decoder.fields(&event, &mut Print);
///     }
/// });
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Decoder {
    release: Option<Release>,
    log_version: Option<(u8, u8)>,
    /// The first entry of each hook id, plus one; 0: none.
    heads: Box<[u32]>,
    entries: Vec<Entry>,
    plans: Vec<Plan>,
    /// The plan of each layout, by its address.
    by_layout: HashMap<usize, u32>,
}

impl Decoder {
    /// A decoder for the events of a trace. Without the header of its log file, data are taken to be of the newest
    /// release.
    pub fn new(log_file: Option<&LogFile>) -> Decoder {
        Decoder::for_versions(Versions {
            release: log_file.and_then(|log_file| log_file.release),
            log: log_file.map(|log_file| log_file.log_version),
        })
    }

    fn for_versions(versions: Versions) -> Decoder {
        Decoder {
            release: versions.release,
            log_version: versions.log,
            heads: vec![0; 1 << 16].into_boxed_slice(),
            entries: Vec::new(),
            plans: Vec::new(),
            by_layout: HashMap::new(),
        }
    }

    /// Tells a visitor the fields of an event's data, in their order. Gives what is known of the event: if that has no
    /// structure, the visitor was told nothing.
    ///
    /// # Errors
    ///
    /// Those of [`Event::data`]; the visitor was told nothing.
    pub fn fields<'a>(&mut self, event: &Event<'a>, visitor: &mut impl Visitor<'a>) -> Result<Option<HookInfo>, Error> {
        let data = event.data()?;
        let Some((hook, version)) = event.hook() else { return Ok(None) };
        Ok(Some(self.hook_fields(hook, version, event.pointer(), data, visitor)))
    }

    /// The same for data that are known to be of a hook id, an event version and a pointer size.
    pub fn hook_fields<'a>(
        &mut self,
        hook: HookId,
        version: u8,
        pointer: Pointer,
        data: &'a [u8],
        visitor: &mut impl Visitor<'a>,
    ) -> HookInfo {
        let (info, plan) = self.entry(hook, version, pointer);
        if let Some(plan) = plan.and_then(|plan| self.plans.get(plan as usize)) {
            run::run(plan, data, self.log_version, visitor);
        }
        info
    }

    /// What is known of events of a hook id.
    #[inline]
    pub fn hook(&mut self, hook: HookId, version: u8, pointer: Pointer) -> HookInfo {
        self.entry(hook, version, pointer).0
    }

    #[inline]
    fn entry(&mut self, hook: HookId, version: u8, pointer: Pointer) -> (HookInfo, Option<u32>) {
        let mut at = self.heads.get(usize::from(hook.0)).copied().unwrap_or(0);
        while let Some(entry) = (at as usize).checked_sub(1).and_then(|at| self.entries.get(at)) {
            if entry.version == version && entry.pointer == pointer {
                return (entry.info, entry.plan);
            }
            at = entry.next;
        }
        self.learn(hook, version, pointer)
    }

    #[cold]
    fn learn(&mut self, hook: HookId, version: u8, pointer: Pointer) -> (HookInfo, Option<u32>) {
        let binding = payloads::find(hook, version, pointer, self.release);
        let layout = binding.and_then(|binding| binding.layout(pointer, self.release));
        let info = HookInfo {
            hook,
            name: hook.name(),
            group: hook.group().name(),
            structure: layout.map(|layout| layout.name),
        };
        let plan = layout.map(|layout| self.plan(layout));
        if let Some(head) = self.heads.get_mut(usize::from(hook.0)) {
            self.entries.push(Entry { version, pointer, info, plan, next: *head });
            *head = self.entries.len() as u32;
        }
        (info, plan)
    }

    /// The plan of a layout: there are no more than there are layouts.
    fn plan(&mut self, layout: &'static Layout) -> u32 {
        let (release, plans) = (self.release, &mut self.plans);
        *self.by_layout.entry(std::ptr::from_ref(layout) as usize).or_insert_with(|| {
            plans.push(Maker { release }.plan(layout));
            plans.len() as u32 - 1
        })
    }
}
