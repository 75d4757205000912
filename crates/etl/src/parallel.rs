//! Reading the buffers of a trace with several threads.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;

use crate::buffer::{RawBuffer, Scratch};
use crate::damage::Damage;
use crate::trace::{Buffers, Trace};

/// Number of buffers that a thread takes at a time.
const BATCH: usize = 16;

/// Maximum number of finished batches that wait for an earlier one.
const AHEAD: usize = 16;

/// Consecutive buffers of a trace, and the bytes that belong to none.
pub type Part<'a> = std::vec::IntoIter<Result<RawBuffer<'a>, Damage>>;

/// The shared source of buffers.
struct Source<'a> {
    buffers: Buffers<'a>,
    /// Number of batches taken.
    taken: usize,
    /// Number of batches finished.
    done: usize,
    /// True if a thread has panicked; its batch will not arrive.
    failed: bool,
}

/// Wakes waiting threads if a worker panics.
struct OnPanic<'s, 'a> {
    source: &'s Mutex<Source<'a>>,
    turn: &'s Condvar,
}

impl Drop for OnPanic<'_, '_> {
    fn drop(&mut self) {
        if thread::panicking() {
            lock(self.source).failed = true;
            self.turn.notify_all();
        }
    }
}

impl<'a> Source<'a> {
    fn batch(&mut self) -> Option<(usize, Part<'a>)> {
        let batch: Vec<_> = self.buffers.by_ref().take(BATCH).collect();
        let index = self.taken;
        self.taken += 1;
        (!batch.is_empty()).then(|| (index, batch.into_iter()))
    }
}

/// Locks a mutex. Its contents stay consistent if a thread panics, so poisoning is ignored.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<'a> Trace<'a> {
    /// Reads all buffers with several threads, in any order. Each thread creates a value with `make`, passes it to `each`
    /// with every part, and returns it.
    pub fn fold_parts<T: Send>(
        &self,
        threads: NonZeroUsize,
        make: impl Fn() -> T + Sync,
        each: impl Fn(&mut T, Part<'a>) + Sync,
    ) -> Vec<T> {
        let source = Mutex::new(Source { buffers: self.buffers(), taken: 0, done: 0, failed: false });
        let work = || {
            let mut value = make();
            loop {
                let batch = lock(&source).batch();
                match batch {
                    Some((_, part)) => each(&mut value, part),
                    None => return value,
                }
            }
        };
        thread::scope(|scope| {
            let others: Vec<_> = (1..threads.get()).map(|_| scope.spawn(work)).collect();
            let own = work();
            let others = others.into_iter().map(|other| match other.join() {
                Ok(value) => value,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            std::iter::once(own).chain(others).collect()
        })
    }

    /// Maps each buffer with several threads, and calls `each` with the results in file order.
    ///
    /// At most a few hundred results wait for their turn.
    pub fn map_in_order<T: Send>(
        &self,
        threads: NonZeroUsize,
        map: impl Fn(&mut Scratch, Result<RawBuffer<'a>, Damage>) -> T + Sync,
        mut each: impl FnMut(T),
    ) {
        let source = Mutex::new(Source { buffers: self.buffers(), taken: 0, done: 0, failed: false });
        let turn = Condvar::new();
        let (sender, receiver) = mpsc::channel();
        let work = |sender: mpsc::Sender<(usize, Vec<T>)>| {
            let _guard = OnPanic { source: &source, turn: &turn };
            let mut scratch = Scratch::new();
            loop {
                let mut source = lock(&source);
                while source.taken >= source.done + AHEAD && !source.failed {
                    source = turn.wait(source).unwrap_or_else(PoisonError::into_inner);
                }
                let batch = if source.failed { None } else { source.batch() };
                drop(source);
                let Some((index, part)) = batch else { return };
                let made = part.map(|buffer| map(&mut scratch, buffer)).collect();
                if sender.send((index, made)).is_err() {
                    return;
                }
            }
        };
        thread::scope(|scope| {
            let work = &work;
            for _ in 0..threads.get() {
                let sender = sender.clone();
                scope.spawn(move || work(sender));
            }
            drop(sender);
            let _guard = OnPanic { source: &source, turn: &turn };
            let (mut waiting, mut next) = (BTreeMap::new(), 0);
            while let Ok((index, made)) = receiver.recv() {
                waiting.insert(index, made);
                while let Some(made) = waiting.remove(&next) {
                    made.into_iter().for_each(&mut each);
                    next += 1;
                    lock(&source).done = next;
                    turn.notify_all();
                }
            }
        });
    }
}
