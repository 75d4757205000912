//! Event data as named, typed fields.
//!
//! [`Event::payload`] returns a view of the structure, for programs that read certain events by getters. [`Event::get`] and
//! [`Event::fields`] return fields of any event by name. A [`Decoder`] passes the fields of any event to a [`Visitor`], for
//! programs that show or convert all events.

mod by_name;
mod field;
mod items;
mod names;
mod plan;
mod run;
mod scalar;

use std::collections::HashMap;

use etwspec::describe::Layout;
use etwspec::headers::HookId;
use etwspec::payloads::{self, Payload};
use etwspec::{Error, Pointer, Release};

pub use by_name::NamedValue;
pub use field::{Field, FlagField, Group, Names, Sid, Value, Visitor};
pub use names::field_names;
use plan::{Maker, Plan};

use crate::kind::Versions;
use crate::logfile::LogFile;
use crate::record::Event;
use crate::time::Clock;

impl<'a> Event<'a> {
    /// Returns the payload by type, with getters for its fields. `None` if no structure is known.
    ///
    /// Event version, pointer size and release select the layout; the getters are the same for all layouts. If the release
    /// of the trace is unknown, the newest is assumed.
    ///
    /// ```
    /// use etwspec_etl::etwspec::payloads::Payload;
    /// use etwspec_etl::{Item, SAMPLE, Trace};
    ///
    /// let mut switches = 0;
    /// Trace::new(SAMPLE).for_each(|item| {
    ///     if let Item::Event(_, event) = item
    ///         && let Some(Ok(Payload::ContextSwitch(switch))) = event.payload()
    ///         && switch.new_thread_id() != 0
    ///     {
    ///         switches += 1;
    ///     }
    /// });
    /// assert!(switches > 0);
    /// ```
    ///
    /// # Errors
    ///
    /// The errors of [`data`](Event::data), and [`Error::TooShort`] if the data are shorter than the fixed part of the
    /// structure.
    pub fn payload(&self) -> Option<Result<Payload<'a>, Error>> {
        let (hook, version) = self.hook()?;
        match self.data() {
            Ok(data) => Payload::decode_in(hook, version, self.pointer(), self.versions().release, data),
            Err(error) => Some(Err(error)),
        }
    }
}

/// Names of a kind of kernel event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct HookInfo {
    /// Hook ID.
    pub hook: HookId,
    /// Microsoft's name of the event.
    pub name: Option<&'static str>,
    /// Name of the group.
    pub group: Option<&'static str>,
    /// Name of the structure of the data.
    pub structure: Option<&'static str>,
}

/// Names and plan for a hook ID, an event version and a pointer size.
#[derive(Clone, Copy, Debug)]
struct Entry {
    version: u8,
    pointer: Pointer,
    info: HookInfo,
    plan: Option<u32>,
    /// Index of the next entry of the hook ID plus one; 0 for none.
    next: u32,
}

/// Decodes the data of events into fields.
///
/// A decoder caches a plan for each structure: use one for a whole trace.
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
    clock: Option<Clock>,
    /// Index of the first entry of each hook ID plus one; 0 for none.
    heads: Box<[u32]>,
    entries: Vec<Entry>,
    plans: Vec<Plan>,
    /// The plan of each layout, by its address.
    by_layout: HashMap<usize, u32>,
}

impl Decoder {
    /// Creates a decoder for the events of a trace. Without a log file header, the newest release is assumed.
    pub fn new(log_file: Option<&LogFile>) -> Decoder {
        let versions = Versions {
            release: log_file.and_then(|log_file| log_file.release),
            log: log_file.map(|log_file| log_file.log_version),
        };
        Decoder { clock: log_file.map(|log_file| log_file.clock), ..Decoder::for_versions(versions) }
    }

    fn for_versions(versions: Versions) -> Decoder {
        Decoder {
            release: versions.release,
            log_version: versions.log,
            clock: None,
            heads: vec![0; 1 << 16].into_boxed_slice(),
            entries: Vec::new(),
            plans: Vec::new(),
            by_layout: HashMap::new(),
        }
    }

    /// Clock of the session, which converts [`Value::Stamp`]. `None` if the trace has no log file header.
    #[inline]
    pub fn clock(&self) -> Option<Clock> {
        self.clock
    }

    /// Visits the fields of an event's data in order. Returns the names of the event. If they contain no structure,
    /// nothing was visited.
    ///
    /// # Errors
    ///
    /// Those of [`Event::data`]; nothing was visited.
    pub fn fields<'a>(&mut self, event: &Event<'a>, visitor: &mut impl Visitor<'a>) -> Result<Option<HookInfo>, Error> {
        let data = event.data()?;
        let Some((hook, version)) = event.hook() else { return Ok(None) };
        Ok(Some(self.hook_fields(hook, version, event.pointer(), data, visitor)))
    }

    /// Visits the fields of data of a hook ID, an event version and a pointer size.
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

    /// Names of events of a hook ID.
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

    /// Index of the plan of a layout, which is made once.
    fn plan(&mut self, layout: &'static Layout) -> u32 {
        let (release, plans) = (self.release, &mut self.plans);
        *self.by_layout.entry(std::ptr::from_ref(layout) as usize).or_insert_with(|| {
            plans.push(Maker { release }.plan(layout));
            plans.len() as u32 - 1
        })
    }
}
