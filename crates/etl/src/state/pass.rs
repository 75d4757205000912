//! Facts that a pass over the events of traces collects.

use crate::logfile::LogFile;
use crate::record::Event;

/// Facts that one pass over the events of traces collects. An option collects them if there is a value, and a tuple those of both.
pub trait Pass: Send + Sized + Sync {
    /// Begins the next trace, to which the events that follow belong.
    fn begin(&mut self, _log_file: Option<&LogFile>) {}

    /// Returns an empty value for some buffers of the trace, which another thread reads in any order. `None`, the default, if the
    /// facts depend on the order of the file.
    fn part(&self) -> Option<Self> {
        None
    }

    /// Adds an event of a buffer.
    fn event(&mut self, event: &Event<'_>);

    /// Adds the facts of other buffers of the trace, which a [`part`](Self::part) has collected.
    fn merge(&mut self, _part: Self) {}
}

impl<P: Pass> Pass for Option<P> {
    fn begin(&mut self, log_file: Option<&LogFile>) {
        self.iter_mut().for_each(|pass| pass.begin(log_file));
    }

    fn part(&self) -> Option<Self> {
        self.as_ref().map_or(Some(None), |pass| pass.part().map(Some))
    }

    #[inline]
    fn event(&mut self, event: &Event<'_>) {
        self.iter_mut().for_each(|pass| pass.event(event));
    }

    fn merge(&mut self, part: Self) {
        self.iter_mut().zip(part).for_each(|(pass, part)| pass.merge(part));
    }
}

impl<A: Pass, B: Pass> Pass for (A, B) {
    fn begin(&mut self, log_file: Option<&LogFile>) {
        self.0.begin(log_file);
        self.1.begin(log_file);
    }

    fn part(&self) -> Option<Self> {
        self.0.part().zip(self.1.part())
    }

    #[inline]
    fn event(&mut self, event: &Event<'_>) {
        self.0.event(event);
        self.1.event(event);
    }

    fn merge(&mut self, part: Self) {
        self.0.merge(part.0);
        self.1.merge(part.1);
    }
}
