//! Processes by the events that state them.

use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::time::FileTime;
use etwspec_schema::codes;
use hashbrown::HashMap;

use super::Room;
use super::images::least;
use super::read::Values;
use super::row::Process;
use super::statements::{Role, Slot, Source};

/// Statement about a process.
#[derive(Debug)]
struct Stated {
    /// Without a time, it is the last.
    time: Option<FileTime>,
    role: Role,
    is_of_provider: bool,
    short_name: Option<Box<str>>,
    /// Statement, with the time of it.
    own: Process,
}

/// Collects what events state about processes.
#[derive(Debug, Default)]
pub(super) struct Processes(Vec<Stated>);

impl Processes {
    pub(super) fn add(
        &mut self,
        (role, source, time): (Role, Source, Option<FileTime>),
        mut values: Values,
        room: &mut Room,
    ) {
        let own = Process {
            pid: values.number(Slot::Pid),
            parent: values.number(Slot::Parent),
            name: values.text(Slot::Name),
            image: values.text(Slot::Path),
            command_line: values.text(Slot::CommandLine),
            session: values.number(Slot::Session),
            sid: values.text(Slot::User),
            exit_status: values.signed(Slot::Status),
            ..Process::default()
        };
        let is_of_provider = matches!(source, Source::Provider(..));
        let stated = Stated { time, role, is_of_provider, short_name: values.text(Slot::ShortName), own };
        let texts =
            [&stated.short_name, &stated.own.name, &stated.own.image, &stated.own.command_line, &stated.own.sid];
        let size: usize = texts.into_iter().flatten().map(|text| text.len()).sum();
        if room.takes(size) {
            self.0.push(stated);
        }
    }

    /// Returns the processes in the order of their IDs and starts.
    ///
    /// An ID is used again: each start begins another process, unless the kernel and the provider state one start, one after the
    /// other.
    pub(super) fn finish(self) -> Vec<Process> {
        let Processes(mut stated) = self;
        stated.order_by_key(|one| {
            (one.own.pid, one.time.is_none(), one.time.map(|time| time.0), one.role, one.is_of_provider)
        });
        let mut all: Vec<(Process, Option<Box<str>>)> = Vec::new();
        let mut last: Option<(Option<u64>, Role, bool)> = None;
        for one in stated {
            let begins = one.role == Role::Begins
                && last.is_none_or(|(_, role, is_of_provider)| {
                    role != Role::Begins || is_of_provider == one.is_of_provider
                });
            let (pid, own) = (one.own.pid, one.own);
            if begins || last.is_none_or(|(last, ..)| last != pid) {
                all.push((Process { pid, ..Process::default() }, None));
            }
            last = Some((pid, one.role, one.is_of_provider));
            let Some((process, short_name)) = all.last_mut() else { continue };
            process.parent = process.parent.max(own.parent);
            most(&mut process.name, own.name);
            most(&mut process.image, own.image);
            most(&mut process.command_line, own.command_line);
            most(&mut process.sid, own.sid);
            most(short_name, one.short_name);
            process.session = process.session.max(own.session);
            process.exit_status = process.exit_status.max(own.exit_status);
            match (one.role, one.time) {
                (Role::Begins, Some(time)) if process.start.is_none_or(|start| time < start) => {
                    process.start = Some(time);
                }
                (Role::Ends, Some(time)) if process.end.is_none_or(|end| end < time) => process.end = Some(time),
                (Role::Before, time @ Some(_)) => least(&mut process.listed[0], time),
                (Role::After, time @ Some(_)) => least(&mut process.listed[1], time),
                _ => {}
            }
        }
        let mut all: Vec<Process> = all.into_iter().map(|(process, short_name)| named(process, short_name)).collect();
        let parents: Vec<Option<Box<str>>> = {
            let by_pid = Lifetimes::of(&all);
            let name = |process: &Process| all.get(by_pid.parent(&all, process)?)?.name.clone();
            all.iter().map(name).collect()
        };
        all.iter_mut().zip(parents).for_each(|(process, parent)| process.parent_name = parent);
        all
    }
}

fn most(known: &mut Option<Box<str>>, own: Option<Box<str>>) {
    if own > *known {
        *known = own;
    }
}

/// Sets the name of a process: that of kernel events, or else the last component of its path. Sets the name of its exit status.
fn named(mut process: Process, short_name: Option<Box<str>>) -> Process {
    if process.name.is_none() {
        let of_path = process.image.as_deref().and_then(|path| path.rsplit('\\').next()).map(Into::into);
        process.name = of_path.or(short_name);
    }
    // Numbers of success are those of programs.
    let status = process.exit_status.map(|status| status as u32).filter(|status| status >> 30 != 0);
    process.exit_status_name = status.and_then(codes::nt_status);
    process
}

/// Processes by ID.
#[derive(Debug)]
pub(super) struct Lifetimes(HashMap<u64, Vec<usize>>);

impl Lifetimes {
    pub(super) fn of(all: &[Process]) -> Lifetimes {
        let mut by_pid: HashMap<u64, Vec<usize>> = HashMap::new();
        for (index, process) in all.iter().enumerate() {
            if let Some(pid) = process.pid {
                by_pid.entry(pid).or_default().push(index);
            }
        }
        Lifetimes(by_pid)
    }

    /// Returns the index of the process that had the ID of the parent when a process began. `None` if it began before the trace.
    fn parent(&self, all: &[Process], process: &Process) -> Option<usize> {
        let start = process.start?;
        let parent = process.parent.filter(|parent| Some(*parent) != process.pid)?;
        let lived = |process: &Process| {
            process.start.is_none_or(|began| began <= start) && process.end.is_none_or(|end| start <= end)
        };
        let candidates = self.0.get(&parent)?.iter().copied();
        candidates.rev().find(|index| all.get(*index).is_some_and(lived))
    }
}

/// A process in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Index of the process.
    pub index: usize,
    /// Number of its ancestors.
    pub depth: usize,
}

/// Returns processes as a tree, depth first: a parent is followed by its children, in the order of their starts. The parent of a
/// process that began before the trace is the process with that ID that did, too, unless a rundown lists the child first: then the
/// parent has ended, and another process has its ID.
pub fn tree(all: &[Process]) -> Vec<Branch> {
    let lifetimes = Lifetimes::of(all);
    let parent = |process: &Process| match process.start {
        Some(_) => lifetimes.parent(all, process),
        None => {
            let parent = process.parent.filter(|parent| Some(*parent) != process.pid)?;
            let is_later = |other: &Process| {
                let mut times = process.listed.into_iter().zip(other.listed).filter_map(|(own, other)| own.zip(other));
                times.next().is_some_and(|(own, other)| own < other)
            };
            let began_before =
                |index: &usize| all.get(*index).is_some_and(|other| other.start.is_none() && !is_later(other));
            lifetimes.0.get(&parent)?.iter().copied().find(began_before)
        }
    };
    let mut children: HashMap<Option<usize>, Vec<usize>> = HashMap::new();
    for (index, process) in all.iter().enumerate() {
        children.entry(parent(process)).or_default().push(index);
    }
    for of in children.values_mut() {
        of.order_by_key(|index| all.get(*index).map(|process| (process.start.map(|start| start.0), process.pid)));
    }
    let mut found: Vec<Branch> = Vec::with_capacity(all.len());
    let mut is_found = vec![false; all.len()];
    // Processes whose events contradict each other are their own ancestors. They are roots, too.
    let roots = children.remove(&None).unwrap_or_default();
    for root in roots.into_iter().chain(0..all.len()) {
        let mut open = vec![Branch { index: root, depth: 0 }];
        while let Some(branch) = open.pop() {
            if let Some(is_found) = is_found.get_mut(branch.index).filter(|is_found| !**is_found) {
                *is_found = true;
                found.push(branch);
                let own = children.get(&Some(branch.index)).into_iter().flatten().rev();
                open.extend(own.map(|index| Branch { index: *index, depth: branch.depth + 1 }));
            }
        }
    }
    found
}

/// Returns one name for each process ID: that of the process which had it last.
pub(super) fn names(all: &[Process]) -> HashMap<u64, Box<str>> {
    let named =
        all.iter().filter_map(|process| Some((process.pid?, process.name.clone().filter(|name| !name.is_empty())?)));
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn process(pid: u64, parent: u64, start: Option<i64>, end: Option<i64>) -> Process {
        Process {
            pid: Some(pid),
            parent: Some(parent),
            name: Some(format!("{pid}").into()),
            start: start.map(FileTime),
            end: end.map(FileTime),
            ..Process::default()
        }
    }

    #[test]
    fn trees_contain_every_process_once() {
        let all = [
            process(4, 0, None, None),
            process(8, 4, None, Some(10)),
            // The ID of its parent is used again.
            process(8, 4, Some(20), None),
            process(12, 8, Some(5), None),
            process(16, 8, Some(30), None),
            process(20, 24, None, None),
            process(24, 20, None, None),
            process(28, 28, None, None),
        ];
        let tree: Vec<(usize, usize)> = tree(&all).iter().map(|branch| (branch.index, branch.depth)).collect();
        assert_eq!(tree, [(0, 0), (1, 1), (3, 2), (2, 1), (4, 2), (7, 0), (5, 0), (6, 1)]);
    }

    #[test]
    fn rundowns_list_parents_before_their_children() {
        let listed = |at: i64, process: Process| Process { listed: [None, Some(FileTime(at))], ..process };
        let child = listed(1, process(8, 12, None, None));
        let own = |at| tree(&[child.clone(), listed(at, process(12, 0, None, None))]).iter().map(|one| one.depth).max();
        assert_eq!([own(0), own(2)], [Some(1), Some(0)]);
    }
}
