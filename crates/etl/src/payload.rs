//! Event data as named, typed fields.
//!
//! [`Event::payload`] and [`Event::provider_payload`] return a type with getters, for programs that read certain events of
//! the kernel or of a provider. [`Event::get`] and [`Event::fields`] return fields of any event by name. A [`Decoder`] passes the fields of any event to a [`Visitor`], for
//! programs that show or convert all events.
//!
//! # Design
//!
//! Event, version, release and pointer size select a layout. A layout that leaves bytes is wrong or incomplete, so the
//! other layouts of the event are tried: first for the pointer size of the header, then for the other one. Programs
//! that write events themselves log 64-bit data behind 32-bit headers. Another layout is used only if it explains all
//! bytes. Otherwise the first layout is used, and the fit reports the bytes that are left or missing.

mod column;
mod field;
mod items;
mod names;
mod plan;
mod provider;
mod run;
mod scalar;

use std::collections::HashMap;

use etwspec::describe::{Fit, Layout};
use etwspec::headers::HookId;
use etwspec::payloads::{self, EventKey, Payload};
use etwspec::{Error, Pointer};

pub use column::{Column, Place, Shape, ValueType, columns_of, units_per_second};
pub use field::{Field, FieldInfo, FieldName, Group, LeftOver, Names, Sid, Value, ValueNames, Visitor};
pub use names::field_names;
use plan::{Maker, Plan};

use crate::kind::Versions;
use crate::logfile::LogFile;
use crate::record::Event;
use crate::text::CodePage;
use crate::time::Clock;

impl<'a> Event<'a> {
    /// Returns the payload by type, with getters for its fields. `None` if no structure is known.
    ///
    /// Event version, pointer size and release select the layout; the getters are the same for all layouts. If the release
    /// of the trace is unknown, the newest is assumed. If the bytes do not fit that layout, the layout for the other pointer
    /// size is used if they fit it. [`PayloadData::fit`](etwspec::payloads::PayloadData::fit) returns whether they fit.
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
    /// Returns the errors of [`data`](Event::data), and [`Error::TooShort`] if the data are shorter than the fixed part
    /// of the structure.
    pub fn payload(&self) -> Option<Result<Payload<'a>, Error>> {
        let (key, version) = self.key()?;
        match self.data() {
            Ok(data) => Payload::decode_in(key, version, self.pointer(), self.versions().release, data),
            Err(error) => Some(Err(error)),
        }
    }
}

/// Names of a kind of kernel or classic event, and how its data were decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct EventInfo {
    /// Key: the hook ID, or the class and the event type.
    pub key: EventKey,
    /// Microsoft's name of the event.
    pub name: Option<&'static str>,
    /// The most common name in tools of the community, such as `Process/Start`.
    pub community_name: Option<&'static str>,
    /// Name of the group of kernel events, or of the class.
    pub group: Option<&'static str>,
    /// Name of the structure of the data.
    pub structure: Option<&'static str>,
    /// Pointer size of the structure. It differs from the pointer size of the event's header if the data only fit the
    /// other one.
    pub pointer: Pointer,
    /// Fit of the data: whether the structure explains all bytes.
    pub fit: Fit,
    /// True if the tables state the structure for other releases only: see [`payloads::assumable`].
    pub assumed: bool,
}

impl EventInfo {
    /// Returns the hook ID of a kernel event.
    pub fn hook(&self) -> Option<HookId> {
        self.key.hook_id()
    }

    /// Returns the name of the event: Microsoft's, or else that in tools of the community.
    pub fn any_name(&self) -> Option<&'static str> {
        self.name.or(self.community_name)
    }

    /// Returns the reason why the fields are not certain, as [`doubt`](fn@doubt) does for an event with a pointer size
    /// in its header.
    pub fn doubt(&self, header: Pointer) -> Option<&'static str> {
        doubt(self.fit, self.pointer, header, self.assumed)
    }
}

/// Returns why the fields of data are not certain: a word that JSON and tables contain. `None` if they are. The arguments are how
/// the data fit their structure, the pointer sizes of the structure and in the header, and whether the structure is assumed.
pub fn doubt(fit: Fit, structure: Pointer, header: Pointer, assumed: bool) -> Option<&'static str> {
    match fit {
        Fit::Exact if structure != header => Some("other-pointer-size"),
        Fit::Exact if assumed => Some("assumed"),
        Fit::Exact => None,
        Fit::BytesLeft => Some("bytes-left"),
        _ => Some("too-short"),
    }
}

/// Names and plan for a key, an event version and a pointer size.
#[derive(Clone, Copy, Debug)]
struct Entry {
    version: u8,
    pointer: Pointer,
    info: EventInfo,
    plan: Option<u32>,
    /// True if another layout can be tried when the data do not fit.
    others: bool,
    /// Index of the next entry of the key plus one; 0 for none.
    next: u32,
}

/// The plan by which a [`Decoder`] decodes data of one structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlanId(u32);

impl PlanId {
    /// Returns the number of the plan in its decoder, from 0 on.
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// Decodes the data of events into fields.
///
/// A decoder caches a plan for each structure: use one for a whole trace.
///
/// ```no_run
/// use etwspec_etl::payload::{Decoder, Field, Value, Visitor};
/// use etwspec_etl::{File, Item};
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
    versions: Versions,
    clock: Option<Clock>,
    /// Index of the first entry of each key plus one; 0 for none.
    heads: Box<[u32]>,
    entries: Vec<Entry>,
    plans: Vec<Plan>,
    /// The plan of each layout, by its address and whether it is assumed.
    by_layout: HashMap<(usize, bool), u32>,
}

impl Decoder {
    /// Creates a decoder for the events of a trace. Without a log file header, the newest release is assumed.
    pub fn new(log_file: Option<&LogFile>) -> Decoder {
        let versions = Versions {
            release: log_file.and_then(|log_file| log_file.release),
            log: log_file.map(|log_file| log_file.log_version),
            code_page: None,
        };
        Decoder { clock: log_file.map(|log_file| log_file.clock), ..Decoder::for_versions(versions) }
    }

    pub(crate) fn for_versions(versions: Versions) -> Decoder {
        Decoder {
            versions,
            clock: None,
            heads: vec![0; EventKey::COUNT].into_boxed_slice(),
            entries: Vec::new(),
            plans: Vec::new(),
            by_layout: HashMap::new(),
        }
    }

    /// Returns the clock of the session, which converts [`Value::Stamp`]. `None` if the trace has no log file header.
    #[inline]
    pub fn clock(&self) -> Option<Clock> {
        self.clock
    }

    /// Visits the fields of an event's data in order. Returns the names of the event. If they contain no structure,
    /// nothing was visited.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Event::data`]; nothing was visited.
    pub fn fields<'a>(
        &mut self,
        event: &Event<'a>,
        visitor: &mut impl Visitor<'a>,
    ) -> Result<Option<EventInfo>, Error> {
        let data = event.data()?;
        let Some((key, version)) = event.key() else { return Ok(None) };
        Ok(Some(self.fields_of(key, version, event.pointer(), data, event.code_page(), visitor)))
    }

    /// Visits the fields of data of a key or hook ID, an event version, a pointer size and a code page of 8-bit text.
    ///
    /// If the data do not fit the structure for the pointer size, the structure that they fit is used: see
    /// [`payloads::choose`].
    pub fn fields_of<'a>(
        &mut self,
        key: impl Into<EventKey>,
        version: u8,
        pointer: Pointer,
        data: &'a [u8],
        code_page: Option<CodePage>,
        visitor: &mut impl Visitor<'a>,
    ) -> EventInfo {
        let entry = self.entry(key.into(), version, pointer);
        let (mut info, plan) = match self.is_certain(&entry, data) {
            true => (entry.info, entry.plan),
            false => self.choose(entry.info, version, pointer, data),
        };
        if let Some(plan) = plan {
            info.fit = self.visit(PlanId(plan), data, code_page, visitor);
        }
        info
    }

    /// Returns the plan by which [`fields_of`](Self::fields_of) decodes data, and the pointer size of the structure. `None` if no
    /// structure is known.
    #[inline]
    pub fn plan_of(
        &mut self,
        key: impl Into<EventKey>,
        version: u8,
        pointer: Pointer,
        data: &[u8],
    ) -> Option<(PlanId, Pointer)> {
        let at = self.find(key.into(), version, pointer)?;
        let entry = self.entries.get(at)?;
        if self.is_certain(entry, data) {
            return Some((PlanId(entry.plan?), entry.info.pointer));
        }
        let (info, plan) = self.choose(entry.info, version, pointer, data);
        Some((PlanId(plan?), info.pointer))
    }

    /// Returns whether an entry certainly has the structure of the data.
    #[inline]
    fn is_certain(&self, entry: &Entry, data: &[u8]) -> bool {
        !entry.others || self.layout(entry.plan).is_some_and(|layout| layout.fit(data) == Fit::Exact)
    }

    /// Returns the fields that data of a plan can have, in the order in which they are visited. Empty for a plan of another
    /// decoder.
    pub fn columns(&self, plan: PlanId) -> Vec<Column> {
        self.plans.get(plan.0 as usize).map(Plan::columns).unwrap_or_default()
    }

    /// Visits the fields of data by a plan of this decoder, with the code page of their 8-bit text. Returns whether the structure
    /// explains all bytes.
    #[inline]
    pub fn visit<'a>(
        &self,
        plan: PlanId,
        data: &'a [u8],
        code_page: Option<CodePage>,
        visitor: &mut impl Visitor<'a>,
    ) -> Fit {
        match self.plans.get(plan.0 as usize) {
            Some(plan) => run::run(plan, data, Versions { code_page, ..self.versions }, visitor),
            None => Fit::TooShort,
        }
    }

    /// Returns whether the structure of a plan explains all bytes of data, and the number of those that it does not.
    #[inline]
    pub fn fit(&self, plan: PlanId, data: &[u8]) -> (Fit, usize) {
        if self.fixed_size(plan) == Some(data.len()) {
            return (Fit::Exact, 0);
        }
        let mut left = LeftOver::default();
        (self.visit_parts(plan, data, None, &mut left), left.0)
    }

    /// Returns the size of the fixed part of data of a plan, if nothing can follow it.
    #[inline]
    pub fn fixed_size(&self, plan: PlanId) -> Option<usize> {
        let plan = self.plans.get(plan.0 as usize)?;
        plan.parts.is_empty().then_some(plan.layout.fixed)
    }

    /// Returns whether the tables state the structure of a plan for other releases only.
    pub fn is_assumed(&self, plan: PlanId) -> bool {
        self.plans.get(plan.0 as usize).is_some_and(|plan| plan.assumed)
    }

    /// Returns the layout of a plan.
    pub fn layout_of(&self, plan: PlanId) -> Option<&'static Layout> {
        self.layout(Some(plan.0))
    }

    /// Visits what follows the fixed part of data, in which all values have a [`Place`]. Data that end within the fixed part
    /// are visited as a whole. Returns whether the structure explains all bytes.
    #[inline]
    pub fn visit_parts<'a>(
        &self,
        plan: PlanId,
        data: &'a [u8],
        code_page: Option<CodePage>,
        visitor: &mut impl Visitor<'a>,
    ) -> Fit {
        match self.plans.get(plan.0 as usize) {
            Some(plan) if data.len() >= plan.layout.fixed => {
                run::run_parts(plan, data, Versions { code_page, ..self.versions }, visitor)
            }
            _ => self.visit(plan, data, code_page, visitor),
        }
    }

    /// Names of events of a key or hook ID.
    #[inline]
    pub fn info(&mut self, key: impl Into<EventKey>, version: u8, pointer: Pointer) -> EventInfo {
        self.entry(key.into(), version, pointer).info
    }

    #[inline]
    fn layout(&self, plan: Option<u32>) -> Option<&'static Layout> {
        Some(self.plans.get(plan? as usize)?.layout)
    }

    #[inline]
    fn entry(&mut self, key: EventKey, version: u8, pointer: Pointer) -> Entry {
        let known = self.find(key, version, pointer).and_then(|at| self.entries.get(at));
        known.copied().unwrap_or_else(|| self.new_entry(key, version, pointer))
    }

    /// Returns the index of an entry. `None` for a key that is none.
    #[inline]
    fn find(&mut self, key: EventKey, version: u8, pointer: Pointer) -> Option<usize> {
        let mut next = self.heads.get(key.index()).copied().unwrap_or(0);
        while let Some(at) = (next as usize).checked_sub(1)
            && let Some(entry) = self.entries.get(at)
        {
            if entry.version == version && entry.pointer == pointer {
                return Some(at);
            }
            next = entry.next;
        }
        self.learn(key, version, pointer)
    }

    #[cold]
    fn learn(&mut self, key: EventKey, version: u8, pointer: Pointer) -> Option<usize> {
        let entry = self.new_entry(key, version, pointer);
        let head = self.heads.get_mut(key.index())?;
        self.entries.push(Entry { next: *head, ..entry });
        *head = self.entries.len() as u32;
        Some(self.entries.len() - 1)
    }

    fn new_entry(&mut self, key: EventKey, version: u8, pointer: Pointer) -> Entry {
        let release = self.versions.release;
        let layouts = |pointer: Pointer| {
            let of = payloads::candidates(key, version, pointer).filter(|binding| !binding.whole);
            of.filter_map(move |binding| binding.layout(pointer, release))
        };
        let binding = payloads::find(key, version, pointer, self.versions.release);
        let layout = binding.and_then(|binding| binding.layout(pointer, self.versions.release));
        let mut all = Pointer::ALL.into_iter().flat_map(layouts);
        let mut others = all.any(|other| layout.is_none_or(|layout| !std::ptr::eq(layout, other)));
        others |= release.is_some_and(|release| payloads::assumable(key, version, pointer, release).next().is_some());
        let info = EventInfo {
            key,
            name: key.name(),
            community_name: key.community_name(),
            group: key.group_name(),
            structure: layout.map(|layout| layout.name),
            pointer,
            fit: Fit::Exact,
            assumed: false,
        };
        let plan = layout.map(|layout| self.plan(layout, false));
        Entry { version, pointer, info, plan, others, next: 0 }
    }

    /// Returns the layout of data that do not fit the expected one.
    #[cold]
    fn choose(&mut self, info: EventInfo, version: u8, pointer: Pointer, data: &[u8]) -> (EventInfo, Option<u32>) {
        let choice = payloads::choose(info.key, version, pointer, self.versions.release, data);
        match choice {
            Some(choice) => {
                let (layout, pointer, fit, assumed) = (choice.layout, choice.pointer, choice.fit, choice.assumed);
                let info = EventInfo { structure: Some(layout.name), pointer, fit, assumed, ..info };
                (info, Some(self.plan(layout, assumed)))
            }
            None => (info, None),
        }
    }

    /// Returns the index of the plan of a layout, which is made once.
    fn plan(&mut self, layout: &'static Layout, assumed: bool) -> u32 {
        let (release, plans) = (self.versions.release, &mut self.plans);
        *self.by_layout.entry((std::ptr::from_ref(layout) as usize, assumed)).or_insert_with(|| {
            plans.push(Plan { assumed, ..Maker { release }.plan(layout) });
            plans.len() as u32 - 1
        })
    }
}
