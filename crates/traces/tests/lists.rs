//! Laws of lists: rows of generated traces are those of a model that knows the lives of processes and threads.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::sync::Arc;

use etwspec_etl::etwspec::headers::{EventDescriptor, HookId};
use etwspec_etl::etwspec::payloads::Reference;
use etwspec_etl::etwspec::payloads::process::WmiProcessInformationPtr64;
use etwspec_etl::etwspec::providers::kernel::{kernel_network, kernel_process, kernel_registry};
use etwspec_etl::etwspec::{AnsiString, Guid, Pointer};
use etwspec_etl::state::{FirstPass, State};
use etwspec_etl::time::FileTime;
use etwspec_etl::write::{Ended, Options, Writer, heads};
use etwspec_etl::{LogFile, Trace};
use etwspec_schema::Schemas;
use etwspec_traces::Known;
use etwspec_traces::tables::{Cell, List, Row, Tables, find};
use proptest::prelude::*;
use proptest::sample::Index;

/// Start of the sessions.
const START: i64 = 132_000_000_000_000_000;

/// Ticks between two events.
const STEP: i64 = 100;

/// Number of processors, and of threads.
const PROCESSORS: usize = 2;
const THREADS: u32 = 5;

/// An event. Processes and threads are few, so that their IDs are used again.
#[derive(Clone, Debug)]
enum Step {
    Start(u32),
    End(u32),
    Send(u32, u32),
    /// A processor runs another thread. The old one waits for a reason, or is preempted.
    Switch(usize, u32, Option<u8>),
}

/// A life of a process.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Life {
    pid: u32,
    name: String,
    start: Option<i64>,
    end: Option<i64>,
}

/// Events that can happen, and the rows that follow from them.
#[derive(Clone, Debug, Default)]
struct Model {
    /// Time, processor and event.
    steps: Vec<(i64, usize, Step)>,
    lives: Vec<Life>,
    /// Sums of bytes, by life.
    sent: BTreeMap<usize, (u64, u64)>,
    /// Number and length of waits, by thread and reason.
    waits: BTreeMap<(u32, u8), (u64, i64)>,
    /// Threads that the processors run.
    running: [u32; PROCESSORS],
}

impl Model {
    /// Plays events, without those that cannot happen. The process 8 exists before the trace.
    fn of(steps: &[(Step, usize)], from: i64, to: i64) -> Model {
        let mut model = Model::default();
        model.lives.push(Life { pid: 8, name: "p8-0.exe".to_owned(), start: None, end: None });
        let mut waiting: BTreeMap<u32, (i64, u8)> = BTreeMap::new();
        for (at, (step, processor)) in steps.iter().enumerate() {
            let time = STEP * (at as i64 + 1);
            let is_within = (from..to).contains(&time);
            let alive = |pid: u32| model.lives.iter().rposition(|life| life.pid == pid && life.end.is_none());
            let mut processor = *processor % PROCESSORS;
            match *step {
                Step::Start(pid) if alive(pid).is_none() => {
                    let before = model.lives.iter().filter(|life| life.pid == pid).count();
                    let name = format!("p{pid}-{before}.exe");
                    model.lives.push(Life { pid, name, start: Some(time), end: None });
                }
                Step::End(pid) => match alive(pid) {
                    Some(life) => model.lives[life].end = Some(time),
                    None => continue,
                },
                Step::Send(pid, bytes) => match alive(pid) {
                    Some(life) => {
                        if is_within {
                            let sums = model.sent.entry(life).or_default();
                            *sums = (sums.0 + 1, sums.1 + u64::from(bytes));
                        }
                    }
                    None => continue,
                },
                Step::Switch(own, to, reason) => {
                    processor = own % PROCESSORS;
                    let from = model.running[processor];
                    if model.running.contains(&to) || from == to {
                        continue;
                    }
                    if let Some((since, reason)) = waiting.remove(&to)
                        && is_within
                    {
                        let sums = model.waits.entry((to, reason)).or_default();
                        *sums = (sums.0 + 1, sums.1 + (time - since) * 100);
                    }
                    if let Some(reason) = reason.filter(|_| from != 0) {
                        waiting.insert(from, (time, reason));
                    }
                    model.running[processor] = to;
                    model.steps.push((time, processor, Step::Switch(from as usize, to, reason)));
                    continue;
                }
                Step::Start(_) => continue,
            }
            model.steps.push((time, processor, step.clone()));
        }
        model
    }

    fn name(&self, pid: u32, time: i64) -> &str {
        let mut lives = self.lives.iter().rev();
        let life = lives.find(|life| life.pid == pid && life.start.is_none_or(|start| start <= time));
        life.map_or("", |life| &life.name)
    }
}

/// Sources of a trace, and their order.
#[derive(Clone, Copy, Debug)]
struct How<'h> {
    /// Rundown at the start, and at the end.
    rundowns: (bool, bool),
    /// Events of the kernel and of providers about processes and transfers.
    sources: (bool, bool),
    compress: bool,
    /// Events after which the buffer of a processor is written.
    flushes: &'h [Index],
}

const PLAIN: How<'_> = How { rundowns: (true, false), sources: (true, false), compress: false, flushes: &[] };

/// Writes the trace of a model.
fn written(model: &Model, how: How<'_>) -> Vec<u8> {
    let options = Options {
        processors: PROCESSORS as u32,
        buffer_size: 1 << 12,
        compress: how.compress,
        boot_time: FileTime(START - 1),
        start_time: FileTime(START),
        ..Options::default()
    };
    let mut writer: Writer<Cursor<Vec<u8>>> = Writer::in_memory(options).expect("valid options");
    let start = writer.options().start_ticks;
    let process = |writer: &mut Writer<_>, (time, processor): (i64, usize), hook: HookId, pid: u32, name: &str| {
        let mut record = WmiProcessInformationPtr64::default();
        record.set_process_id(pid);
        record.image_file_name = AnsiString::from(name);
        let head = heads::perfinfo(Pointer::Bits64, hook, 4, start + time);
        writer.write_event(processor as u16, &head, &record.to_vec().expect("data")).expect("the event fits");
    };
    let of_provider = |writer: &mut Writer<_>,
                       (time, processor): (i64, usize),
                       provider: Guid,
                       (id, version): (u16, u8),
                       data: &[u8]| {
        let mut descriptor = EventDescriptor::default();
        descriptor.set_id(id);
        descriptor.set_version(version);
        let mut head = heads::event_header(Pointer::Bits64, provider, descriptor, start + time);
        head.set_process_id(4);
        head.set_thread_id(4);
        writer.write_event(processor as u16, &head, data).expect("the event fits");
    };
    if how.rundowns.0 {
        process(&mut writer, (0, 0), HookId::PROCESS_DC_START, 8, "p8-0.exe");
    }
    for (at, (time, processor, step)) in model.steps.iter().enumerate() {
        let place = (*time, *processor);
        match step {
            Step::Start(pid) => {
                let name = model.name(*pid, *time);
                if how.sources.0 {
                    process(&mut writer, place, HookId::PROCESS_CREATE, *pid, name);
                }
                if how.sources.1 {
                    let path: Vec<u8> =
                        format!(r"\a\{name}").encode_utf16().chain([0]).flat_map(u16::to_le_bytes).collect();
                    let data = [&pid.to_le_bytes()[..], &[0; 8], &4_u32.to_le_bytes(), &[0; 4], &path].concat();
                    of_provider(&mut writer, place, kernel_process::GUID, (1, 0), &data);
                }
            }
            Step::End(pid) => {
                let name = model.name(*pid, *time);
                if how.sources.0 {
                    process(&mut writer, place, HookId::PROCESS_DELETE, *pid, name);
                }
                if how.sources.1 {
                    let data = [&pid.to_le_bytes()[..], &[0; 16], &[0; 12], &[0; 16], name.as_bytes(), &[0]].concat();
                    of_provider(&mut writer, place, kernel_process::GUID, (2, 0), &data);
                }
            }
            Step::Send(pid, bytes) => {
                let data = [&pid.to_le_bytes()[..], &bytes.to_le_bytes(), &[192, 0, 2, 1], &[0; 20]].concat();
                if how.sources.0 {
                    let head = heads::perfinfo(Pointer::Bits64, HookId(0x080A), 2, start + time);
                    writer.write_event(*processor as u16, &head, &data).expect("the event fits");
                }
                if how.sources.1 {
                    of_provider(&mut writer, place, kernel_network::GUID, (42, 0), &data);
                }
            }
            Step::Switch(from, to, reason) => {
                // The state is Waiting, or else Ready.
                let state = [reason.unwrap_or(0), 0, if reason.is_some() { 5 } else { 1 }, 0];
                let data =
                    [&to.to_le_bytes()[..], &(*from as u32).to_le_bytes(), &[8, 8, 0, 0], &state, &[0; 8]].concat();
                let head = heads::perfinfo(Pointer::Bits64, HookId(0x0524), 4, start + time);
                writer.write_event(*processor as u16, &head, &data).expect("the event fits");
            }
        }
        if how.flushes.iter().any(|flush| flush.index(model.steps.len()) == at) {
            writer.flush(*processor as u16).expect("memory");
        }
    }
    let end = STEP * 1_000;
    if how.rundowns.1 {
        for life in model.lives.iter().filter(|life| life.end.is_none()) {
            process(&mut writer, (end, 0), HookId::PROCESS_DC_END, life.pid, &life.name);
        }
    }
    writer.finish(Ended { end_time: FileTime(START + end), ..Ended::default() }).expect("memory").into_inner()
}

/// Returns the rows of a list.
fn rows(bytes: &[u8], name: &str, within: Option<(i64, i64)>) -> (&'static List, Vec<Row>) {
    let list = find(name).expect("the tables have it");
    let trace = Trace::new(bytes);
    let log_file: Option<&LogFile> = trace.log_file();
    let mut known = Known::new(FirstPass::of(&trace).state(), Arc::new(Schemas::new()), log_file);
    let mut tables = Tables::new(&[list], log_file);
    if let Some((from, to)) = within {
        tables = tables.within(Some(FileTime(START + from)), Some(FileTime(START + to)));
    }
    tables.trace(&trace, &mut known, |_, _, _| true);
    let answers = tables.finish();
    assert_eq!(answers.left_out, 0);
    (list, answers.rows(list).to_vec())
}

fn cell<'r>((list, row): (&List, &'r Row), name: &str) -> &'r Cell {
    let at = list.columns.iter().position(|column| column.name == name).expect(name);
    row.cell(at)
}

fn lives(bytes: &[u8]) -> Vec<Life> {
    let (list, rows) = rows(bytes, "processes", None);
    let life = |row: &Row| Life {
        pid: cell((list, row), "pid").number().expect("a number") as u32,
        name: cell((list, row), "name").text().unwrap_or_default().to_owned(),
        start: cell((list, row), "start").time().map(|time| time.0 - START),
        end: cell((list, row), "end").time().map(|time| time.0 - START),
    };
    let mut lives: Vec<Life> = rows.iter().map(life).collect();
    lives.sort();
    lives
}

/// Returns the sums of bytes, by name of the process.
fn sent(bytes: &[u8], within: Option<(i64, i64)>) -> BTreeMap<String, (u64, u64)> {
    let (list, rows) = rows(bytes, "network", within);
    let sum = |row: &Row, name: &str| cell((list, row), name).number().expect("a sum");
    let name = |row: &Row| cell((list, row), "process").text().unwrap_or_default().to_owned();
    rows.iter().map(|row| (name(row), (sum(row, "sends"), sum(row, "sent_bytes")))).collect()
}

/// Returns the number and the length of waits, by thread and reason.
fn waits(bytes: &[u8], within: Option<(i64, i64)>) -> BTreeMap<(u32, String), (u64, i64)> {
    let (list, rows) = rows(bytes, "waits", within);
    let key = |row: &Row| {
        let tid = cell((list, row), "tid").number().expect("a number") as u32;
        (tid, cell((list, row), "reason").text().unwrap_or_default().to_owned())
    };
    let sums = |row: &Row| {
        (cell((list, row), "count").number().expect("a number"), cell((list, row), "wait_ns").signed().expect("a time"))
    };
    rows.iter().map(|row| (key(row), sums(row))).collect()
}

fn steps() -> impl Strategy<Value = Vec<(Step, usize)>> {
    let step = prop_oneof![
        2 => (2..5u32).prop_map(|pid| Step::Start(4 * pid)),
        1 => (2..5u32).prop_map(|pid| Step::End(4 * pid)),
        3 => (2..5u32, 1..2000u32).prop_map(|(pid, bytes)| Step::Send(4 * pid, bytes)),
        5 => (0..PROCESSORS, 1..=THREADS, proptest::option::weighted(0.7, 0..8u8))
            .prop_map(|(processor, to, reason)| Step::Switch(processor, to, reason)),
    ];
    proptest::collection::vec((step, 0..PROCESSORS), 1..60)
}

/// Names of KWAIT_REASON, in the order of their numbers.
const REASONS: [&str; 8] =
    ["Executive", "FreePage", "PageIn", "PoolAllocation", "DelayExecution", "Suspended", "UserRequest", "WrExecutive"];

proptest! {
    #![proptest_config(ProptestConfig { cases: etwspec_corpus::cases(64), ..ProptestConfig::default() })]

    #[test]
    fn rows_are_those_of_the_model_whatever_the_sources_and_their_order(
        steps in steps(),
        flushes in proptest::collection::vec(any::<Index>(), 0..8),
        compress: bool,
    ) {
        let model = Model::of(&steps, i64::MIN, i64::MAX);
        let named = |(life, sums): (&usize, &(u64, u64))| (model.lives[*life].name.clone(), *sums);
        let own_sent: BTreeMap<String, (u64, u64)> = model.sent.iter().map(named).collect();
        let named = |((tid, reason), sums): (&(u32, u8), &(u64, i64))| {
            ((*tid, REASONS[usize::from(*reason)].to_owned()), *sums)
        };
        let own_waits: BTreeMap<(u32, String), (u64, i64)> = model.waits.iter().map(named).collect();
        let mut own_lives = model.lives.clone();
        own_lives.sort();
        let first_ends = model.lives[0].end.is_some();
        for (rundowns, sources) in [
            ((true, false), (true, false)),
            // A rundown at the end is one at the start; both state one process.
            ((false, true), (true, false)),
            ((true, true), (true, false)),
            // Both sources state one start and one end.
            ((true, true), (true, true)),
            // The provider alone states the same.
            ((true, true), (false, true)),
        ] {
            let how = How { rundowns, sources, compress, flushes: &flushes };
            let bytes = written(&model, how);
            prop_assert_eq!(&sent(&bytes, None), &own_sent, "{:?}", how);
            prop_assert_eq!(&waits(&bytes, None), &own_waits, "{:?}", how);
            // The name at an end of the provider may be cut off, and the rundown at the end lists no process that ended.
            if rundowns.0 || !first_ends || sources.0 {
                prop_assert_eq!(&lives(&bytes), &own_lives, "{:?}", how);
            }
        }
    }

    #[test]
    fn sums_of_an_interval_are_those_of_its_events(steps in steps(), from in 0..40i64, length in 1..40i64) {
        let (from, to) = (STEP * from, STEP * (from + length));
        let (model, whole) = (Model::of(&steps, from, to), Model::of(&steps, i64::MIN, i64::MAX));
        let bytes = written(&whole, PLAIN);
        let own: u64 = model.sent.values().map(|(_, bytes)| bytes).sum();
        prop_assert_eq!(sent(&bytes, Some((from, to))).values().map(|(_, bytes)| bytes).sum::<u64>(), own);
        let own: i64 = model.waits.values().map(|(_, length)| length).sum();
        prop_assert_eq!(waits(&bytes, Some((from, to))).values().map(|(_, length)| length).sum::<i64>(), own);
    }
}

#[test]
fn operations_on_heaps_are_summed_by_process_and_heap() {
    let options = Options { start_time: FileTime(START), ..Options::default() };
    let mut writer: Writer<Cursor<Vec<u8>>> = Writer::in_memory(options).expect("valid options");
    let start = writer.options().start_ticks;
    let (one, other) = (0x1_0000_u64, 0x2_0000_u64);
    // Allocated, resized and freed blocks, as Windows describes them in MOF: handle, sizes and addresses.
    let events: [(u16, u32, Vec<u64>); 5] = [
        (0x1021, 8, vec![one, 100, 0x1000, 2]),
        (0x1021, 8, vec![one, 28, 0x2000, 2]),
        (0x1021, 12, vec![one, 7, 0x1000, 2]),
        (0x1022, 8, vec![other, 0x5000, 0x4000, 300, 200, 2]),
        (0x1024, 8, vec![one, 0x1000, 2]),
    ];
    for (time, (hook, pid, numbers)) in (1..).zip(events) {
        let mut head = heads::system(Pointer::Bits64, HookId(hook), 2, start + time);
        head.set_process_id(pid);
        let data: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        // The last number has 32 bits.
        writer.write_event(0, &head, &data[..data.len() - 4]).expect("the event fits");
    }
    let bytes = writer.finish(Ended::default()).expect("memory").into_inner();
    let (list, rows) = rows(&bytes, "heaps", None);
    let columns = ["pid", "heap", "allocations", "allocated_bytes", "resizes", "resized_bytes", "frees"];
    let row = |row: &Row| columns.map(|name| cell((list, row), name).number().unwrap_or(0));
    let mut all: Vec<[u64; 7]> = rows.iter().map(row).collect();
    all.sort_unstable();
    assert_eq!(all, [[8, one, 2, 128, 0, 0, 1], [8, other, 0, 0, 1, 300, 0], [12, one, 1, 7, 0, 0, 0]]);
}

#[test]
fn registry_keys_have_the_names_of_the_keys_that_contain_them() {
    let mut writer: Writer<Cursor<Vec<u8>>> = Writer::in_memory(Options::default()).expect("valid options");
    let start = writer.options().start_ticks;
    let text = |text: &str| text.encode_utf16().chain([0]).flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    let open = |base: u64, key: u64, name: &str| {
        (2, [&base.to_le_bytes()[..], &key.to_le_bytes(), &[0; 8], &text(""), &text(name)].concat())
    };
    let delete = |key: u64| (3, [&key.to_le_bytes()[..], &[0; 4], &text("")].concat());
    let events = [
        open(0, 0x10, r"\REGISTRY\MACHINE"),
        open(0x10, 0x20, "Software"),
        open(0x20, 0x30, r"App\Settings"),
        delete(0x30),
        // The number of the key that contained it is used again.
        open(0, 0x20, r"\REGISTRY\USER"),
        delete(0x30),
        open(0x20, 0x40, "Console"),
        delete(0x40),
        // No event names the key that contains it.
        open(0x99, 0x50, "Lost"),
        delete(0x50),
    ];
    for (time, (id, data)) in (1..).zip(events) {
        let mut descriptor = EventDescriptor::default();
        descriptor.set_id(id);
        let mut head = heads::event_header(Pointer::Bits64, kernel_registry::GUID, descriptor, start + time);
        head.set_process_id(8);
        writer.write_event(0, &head, &data).expect("the event fits");
    }
    let bytes = writer.finish(Ended::default()).expect("memory").into_inner();
    let (list, rows) = rows(&bytes, "registry", None);
    let text = |row: &Row, name: &str| cell((list, row), name).text().unwrap_or_default().to_owned();
    let deleted = rows.iter().filter(|row| text(row, "operation") == "Delete").map(|row| text(row, "key"));
    let mut deleted: Vec<String> = deleted.collect();
    deleted.sort();
    let settings = r"\REGISTRY\MACHINE\Software\App\Settings";
    assert_eq!(deleted, ["Lost", settings, r"\REGISTRY\USER\Console"]);
    let opened = rows.iter().find(|row| text(row, "value") == r"App\Settings").expect("a row");
    assert_eq!(text(opened, "key"), r"\REGISTRY\MACHINE\Software");
    // A stream, which is read once, has the same names.
    let trace = Trace::new(&bytes);
    let mut state = State::new(trace.log_file());
    let mut names = Vec::new();
    trace.for_each_event(|event| {
        state.update(event);
        names.extend(state.name(Reference::RegistryKeyHandle, 0x30, None).map(str::to_owned));
    });
    assert!(!names.is_empty() && names.iter().all(|name| name == settings), "{names:?}");
}
