//! Methods of just-in-time compilers, by the events that state where their code is.
//!
//! # Design
//!
//! The lists [`METHODS`] and [`MODULES`] of the tables name the events and their fields. The end of a method, the end of its process
//! and another method at the same address end the use of its name, so that each address has the name of its time.

use std::fmt::Write as _;
use std::sync::LazyLock;

use etwspec::Guid;
use etwspec::headers::HookId;
use etwspec::payloads::{Does, List, ListDoes, ListEvent, ListTake, Payload, Reference};
use etwspec_etl::columns::{ColumnValue, EventColumn, RecordReader, Wanted};
use etwspec_etl::payload::Value;
use etwspec_etl::text::output;
use etwspec_etl::time::FileTime;
use etwspec_etl::{Event, Identity, event_columns};
use etwspec_schema::{Decoder, Schemas};
use hashbrown::{HashMap, HashSet};

use crate::images::{file_name, hooks};
use crate::names::Texts;

/// Names of the lists of methods and of what contains them.
const METHODS: &str = "methods";
const MODULES: &str = "modules";

/// Statement of an event about a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    Ends,
    Begins,
    /// It is there, at the start or at the end of the trace.
    Exists,
    /// The module or the source that contains methods.
    Contains,
}

/// Time from which something is so, and the time from which it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span(FileTime, FileTime);

impl Span {
    pub(crate) const ALWAYS: Span = Span(FileTime(i64::MIN), FileTime(i64::MAX));

    pub(crate) fn contains(self, time: FileTime) -> bool {
        self.0 <= time && time < self.1
    }

    pub(crate) fn and(self, other: Span) -> Span {
        Span(self.0.max(other.0), self.1.min(other.1))
    }
}

/// Process ID, and the number of processes that had it before.
type Life = (u32, usize);

/// Values that an event states.
#[derive(Debug)]
struct Stated {
    process: u32,
    time: FileTime,
    role: Role,
    start: u64,
    size: u64,
    /// Key of what contains the method.
    container: u64,
    line: Option<u64>,
    /// Index of the name, or of the path of a container.
    name: u32,
}

/// Machine code of a method.
#[derive(Clone, Copy, Debug)]
struct Method {
    start: u64,
    size: u64,
    span: Span,
    /// Index of its name.
    name: u32,
}

/// Returns whether events of a hook ID state the start of a process.
pub(crate) fn begins_process(hook: HookId) -> bool {
    static HOOKS: LazyLock<HashSet<HookId>> =
        LazyLock::new(|| hooks(Reference::ProcessId, |event| event.does == Does::Begins));
    HOOKS.contains(&hook)
}

type Statement = (&'static List, &'static ListEvent);

/// Returns the statement of an event about a method or what contains methods, by the lists of the tables.
fn statement(event: &Event<'_>) -> Option<Statement> {
    static BY_EVENT: LazyLock<HashMap<(Guid, u16), Statement>> = LazyLock::new(|| {
        let lists = List::ALL.iter().filter(|list| [METHODS, MODULES].contains(&list.name));
        let events = lists.flat_map(|list| list.events.iter().map(move |event| (list, event)));
        let ids = |statement: Statement| {
            let (guid, ids) = statement.1.provider.unwrap_or_default();
            ids.iter().map(move |id| ((guid, *id), statement))
        };
        events.flat_map(ids).collect()
    });
    let Identity::Provider { guid, id, .. } = event.identity() else { return None };
    BY_EVENT.get(&(guid, id)).copied()
}

/// Returns whether an event states a method or what contains methods.
pub(crate) fn is_statement(event: &Event<'_>) -> bool {
    statement(event).is_some()
}

/// Methods of processes.
#[derive(Debug, Default)]
pub(crate) struct Methods {
    /// Readers of the fields of events.
    readers: Option<(RecordReader, Decoder)>,
    stated: Vec<Stated>,
    texts: Texts,
    /// Starts of the processes with an ID.
    starts: HashMap<u32, Vec<FileTime>>,
    by_life: HashMap<Life, Vec<Method>>,
}

impl Methods {
    /// Adds the start of a process. Returns the size in bytes by which more is known.
    pub(crate) fn begin_process(&mut self, event: &Event<'_>, time: FileTime) -> usize {
        let Some(Ok(Payload::Process(process))) = event.payload() else { return 0 };
        let Ok(id) = u32::try_from(process.process_id()) else { return 0 };
        self.starts.entry(id).or_default().push(time);
        2 * size_of::<(u32, Vec<FileTime>)>()
    }

    /// Adds an event that states a method. Returns the size in bytes by which more is known.
    pub(crate) fn add(&mut self, event: &Event<'_>, time: FileTime) -> usize {
        let Some(((list, statement), process)) = statement(event).zip(event.process_id()) else { return 0 };
        let role = match (list.name, statement.does) {
            (MODULES, _) => Role::Contains,
            (_, ListDoes::Begins) => Role::Begins,
            (_, ListDoes::Ends) => Role::Ends,
            _ => Role::Exists,
        };
        let (start, size, container, line, name) = (0, 0, 0, None, 0);
        let mut stated = Stated { process, time, role, start, size, container, line, name };
        let (reader, schemas) = self.readers.get_or_insert_with(|| {
            let wanted = Wanted::new(&event_columns![Data], [], []);
            (RecordReader::new(wanted, None), Decoder::new(Schemas::new().into(), None))
        });
        let [mut class, mut method, mut signature] = [const { String::new() }; 3];
        reader.read(event, None, schemas, |record| {
            let Some(ColumnValue::Field(data)) = record.get(EventColumn::Data) else { return };
            data.for_each_value(&mut |field, value| {
                let is_of = |(_, _, name): &&(usize, ListTake, &str)| field.name == *name;
                let column = statement.values.iter().find(is_of).and_then(|(at, ..)| list.columns.get(*at));
                let name = column.map_or("", |column| column.name);
                if let Value::Unsigned(number) | Value::Address(number) | Value::Hex(number) = value {
                    match name {
                        "address" => stated.start = number,
                        "size" => stated.size = number,
                        "module" | "id" => stated.container = number,
                        "line" => stated.line = Some(number),
                        _ => {}
                    }
                    return;
                }
                let text = match name {
                    "class" => &mut class,
                    "name" | "path" => &mut method,
                    "signature" => &mut signature,
                    _ => return,
                };
                // Characters are written one by one.
                text.reserve(USUAL_NAME);
                _ = write!(text, "{value}");
            });
        });
        if method.is_empty() {
            return 0;
        }
        let dot = if class.is_empty() { "" } else { "." };
        let parameters = signature.find('(').and_then(|at| signature.get(at..)).unwrap_or_default();
        let (known, mut text) = (self.texts.all.len(), format!("{class}{dot}{method}{parameters}"));
        output::cut_off(&mut text, 0, output::NAME_SIZE);
        self.stated.push(Stated { name: self.texts.index(&text), ..stated });
        // The name with its container is another text.
        let name = 2 * (text.len() + 32);
        let new = if self.texts.all.len() > known { name } else { 0 };
        new + name + 2 * (MAX_CONTAINER + size_of::<Stated>())
    }

    /// Returns the process that has an ID at a time, and the time for which it has.
    fn life(&self, process: u32, time: FileTime) -> (Life, Span) {
        let starts = self.starts.get(&process).map_or(&[][..], |starts| starts);
        let before = starts.partition_point(|start| *start <= time);
        let from = before.checked_sub(1).and_then(|at| starts.get(at)).copied().unwrap_or(Span::ALWAYS.0);
        ((process, before), Span(from, starts.get(before).copied().unwrap_or(Span::ALWAYS.1)))
    }

    /// Finds the times of the methods. Call it after all events, with the names of other machines, to which the names are added.
    pub(crate) fn sort(&mut self, names: &mut Vec<Box<str>>) {
        self.starts.values_mut().for_each(|starts| starts.sort_unstable());
        let (mut stated, texts) = (std::mem::take(&mut self.stated), std::mem::take(&mut self.texts).all);
        self.readers = None;
        stated.sort_unstable_by_key(|one| (one.process, one.start, one.time, one.role, one.size, one.name));
        let contains = stated.iter().filter(|one| one.role == Role::Contains);
        let contains: HashMap<(Life, u64), u32> =
            contains.map(|one| ((self.life(one.process, one.time).0, one.container), one.name)).collect();
        let text = |index: u32| texts.get(index as usize).map_or("", |text| text);
        let mut named = Texts::default();
        for one in stated.iter().filter(|one| one.role != Role::Contains) {
            let (life, span) = self.life(one.process, one.time);
            let container = contains.get(&(life, one.container)).map(|path| {
                let mut file = file_name(text(*path)).to_owned();
                output::cut_off(&mut file, 0, MAX_CONTAINER);
                file
            });
            let name = match (container, one.line) {
                (Some(source), Some(line)) => format!("{} ({source}:{line})", text(one.name)),
                (Some(module), None) => format!("{module}!{}", text(one.name)),
                _ => text(one.name).to_owned(),
            };
            let name = names.len() as u32 + named.index(&name);
            let methods = self.by_life.entry(life).or_default();
            let last = methods.last_mut().filter(|last| last.start == one.start);
            let before = last.as_ref().map_or(span.0, |last| last.span.1);
            let is_open = before == span.1;
            match (one.role, last) {
                (Role::Ends, Some(last)) if is_open => {
                    last.span.1 = one.time;
                    continue;
                }
                (Role::Exists, Some(last)) if is_open && (last.size, last.name) == (one.size, name) => continue,
                // Another method is there, whose start was lost.
                (_, Some(last)) if is_open => last.span.1 = one.time,
                _ => {}
            }
            let from = if is_open || one.role == Role::Begins { one.time } else { before };
            let to = if one.role == Role::Ends { one.time } else { span.1 };
            methods.push(Method { start: one.start, size: one.size, span: Span(from, to), name });
        }
        names.append(&mut named.all);
    }

    /// Returns the index of the name of the method at an address of a process, and the time for which the answer is the same.
    pub(crate) fn find(&self, process: u32, address: u64, time: FileTime) -> (Option<u32>, Span) {
        let (life, mut span) = self.life(process, time);
        let Some(methods) = self.by_life.get(&life) else { return (None, span) };
        let mut end = methods.partition_point(|method| method.start <= address);
        for _ in 0..MAX_AT_ADDRESS {
            // Methods that were at one address, one after the other.
            let Some(start) = end.checked_sub(1).and_then(|last| methods.get(last)).map(|last| last.start) else {
                break;
            };
            let before = methods.get(..end).unwrap_or_default();
            let first = before.partition_point(|method| method.start < start);
            let all = before.get(first..).unwrap_or_default();
            let at = all.partition_point(|method| method.span.0 <= time);
            if let Some(next) = all.get(at) {
                span.1 = span.1.min(next.span.0);
            }
            if let Some(method) = at.checked_sub(1).and_then(|at| all.get(at)) {
                let is_there = method.span.contains(time);
                span = span.and(if is_there { method.span } else { Span(method.span.1, span.1) });
                // The return address of a call at the end of a method is behind the method.
                if is_there && address - start <= method.size {
                    return (Some(method.name), span);
                }
            }
            end = first;
        }
        (None, span)
    }
}

/// Maximum number of addresses of methods before an address that are compared with it.
const MAX_AT_ADDRESS: usize = 8;

/// Size in bytes of most names.
const USUAL_NAME: usize = 96;

/// Maximum size in bytes of the name of a module or a source in the name of a method.
const MAX_CONTAINER: usize = 64;
