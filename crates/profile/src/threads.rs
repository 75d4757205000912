//! Processes and threads, whose IDs are used again.

use hashbrown::HashMap;

use crate::model::{Nanos, Process, Thread};

/// Processor of threads that are no idle thread.
const ANY: u16 = u16::MAX;

/// Key of a machine and a number.
type Key = (usize, u32);

/// Processes and threads of all machines.
#[derive(Debug, Default)]
pub(crate) struct Threads {
    pub(crate) processes: Vec<Process>,
    pub(crate) threads: Vec<Thread>,
    by_process: HashMap<Key, u32>,
    /// Threads by ID, and idle threads by processor. Threads without an ID have that of no thread.
    by_thread: HashMap<(Key, u16), u32>,
}

/// A thread and its process, as the names of a trace state them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stated<'s> {
    pub(crate) machine: usize,
    pub(crate) thread: Option<u32>,
    pub(crate) process: Option<u32>,
    pub(crate) processor: u16,
    pub(crate) thread_name: Option<&'s str>,
    pub(crate) process_name: Option<&'s str>,
}

impl Threads {
    /// Size of a thread in bytes, with its share of the tables.
    pub(crate) const THREAD: usize = size_of::<Thread>() + 64;

    /// Returns the index of a thread. It is created if it is new.
    pub(crate) fn thread(&mut self, stated: &Stated<'_>) -> u32 {
        let (key, idle) = Threads::key(stated);
        if let Some(known) = self.by_thread.get(&key) {
            let process =
                self.threads.get(*known as usize).and_then(|thread| self.processes.get(thread.process as usize)?.id);
            // The start of another thread with this ID was lost.
            let other = stated.process.zip(process).is_some_and(|(stated, own)| stated != own);
            if !other || idle.is_some() {
                return *known;
            }
        }
        self.new_thread(stated, None)
    }

    fn key(stated: &Stated<'_>) -> ((Key, u16), Option<u16>) {
        // Each processor has an idle thread. All have the same ID.
        let idle = (stated.thread == Some(0)).then_some(stated.processor);
        (((stated.machine, stated.thread.unwrap_or(u32::MAX)), idle.unwrap_or(ANY)), idle)
    }

    /// Adds a thread that starts at a time, or that was there before the trace.
    pub(crate) fn new_thread(&mut self, stated: &Stated<'_>, start: Option<Nanos>) -> u32 {
        let (key, idle) = Threads::key(stated);
        let process = self.process(stated);
        let new = self.threads.len() as u32;
        let name = stated.thread_name.map(Box::from);
        self.threads.push(Thread { id: stated.thread, idle, process, name, start, ..Thread::default() });
        self.by_thread.insert(key, new);
        new
    }

    /// Returns the index of a process. It is created if it is new.
    fn process(&mut self, stated: &Stated<'_>) -> u32 {
        let key = (stated.machine, stated.process.unwrap_or(u32::MAX));
        match self.by_process.get(&key) {
            Some(known) => *known,
            None => self.new_process(stated, None),
        }
    }

    /// Adds a process that starts at a time, or that was there before the trace.
    pub(crate) fn new_process(&mut self, stated: &Stated<'_>, start: Option<Nanos>) -> u32 {
        let new = self.processes.len() as u32;
        let name = stated.process_name.map(Box::from);
        self.processes.push(Process { id: stated.process, name, start, end: None });
        self.by_process.insert((stated.machine, stated.process.unwrap_or(u32::MAX)), new);
        new
    }

    pub(crate) fn end_process(&mut self, stated: &Stated<'_>, end: Nanos) {
        let process = self.process(stated);
        if let Some(process) = self.processes.get_mut(process as usize) {
            process.end = Some(end);
        }
    }

    pub(crate) fn end_thread(&mut self, stated: &Stated<'_>, end: Nanos) {
        let thread = self.thread(stated);
        if let Some(thread) = self.threads.get_mut(thread as usize) {
            thread.end = Some(end);
        }
    }
}
