//! Folded stacks: text for flame graphs, with a line for each stack.

use std::io::{self, Write};

use etwspec::common::KprofileSource;
use etwspec_console::visible;
use hashbrown::HashMap;

use crate::model::{Missing, Profile};
use crate::stacks::StackId;

/// Number by which stacks are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Weight {
    /// Number of processor samples.
    #[default]
    Samples,
    /// Time in microseconds for which threads did not run.
    Waits,
    /// Time in microseconds for which threads were ready and did not run.
    Ready,
    /// Number of samples of a processor counter.
    Counter(KprofileSource),
}

/// A stack of a process.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Folded<'f> {
    /// Index of the process.
    pub process: u32,
    /// The stack.
    pub stack: StackId,
    /// The process and the frames from the outermost one, separated by semicolons.
    pub text: &'f str,
    /// Weight, of the kind that was chosen.
    pub weight: u64,
}

impl Profile {
    /// Returns the weights of all stacks by process, in the order of processes.
    pub(crate) fn weights(&self, weight: Weight) -> Vec<((u32, StackId), u64)> {
        let mut all: HashMap<(u32, StackId), u64> = HashMap::new();
        let mut add = |thread: u32, stack: StackId, weight: u64| {
            let process = self.threads.get(thread as usize).map_or(0, |thread| thread.process);
            *all.entry((process, self.stacks.folded(stack))).or_default() += weight;
        };
        let source = match weight {
            Weight::Samples => Some(KprofileSource::TIME),
            Weight::Counter(source) => Some(source),
            Weight::Waits | Weight::Ready => None,
        };
        let samples = self.samples.iter().chain(&self.counter_samples);
        samples.filter(|sample| Some(sample.source) == source).for_each(|sample| add(sample.thread, sample.stack, 1));
        for wait in self.waits.iter().filter(|_| source.is_none()) {
            let from = if weight == Weight::Waits { Some(wait.from) } else { wait.ready };
            if let Some(from) = from {
                add(wait.thread, wait.stack, wait.to.saturating_sub(from).max(0) as u64);
            }
        }
        let mut all: Vec<_> = all.into_iter().collect();
        // The order of a hash table differs from run to run.
        all.sort_unstable();
        all
    }

    /// Calls a function with each distinct stack of each process, and its weight. The text of a stack is the process and the frames
    /// from the outermost one, separated by semicolons. Returns the stacks whose inner frames are left out, because the text of all
    /// frames has at most the size that the profile may have.
    ///
    /// # Errors
    ///
    /// Returns the errors of the function.
    pub fn for_each_folded<E>(
        &self,
        weight: Weight,
        mut each: impl FnMut(Folded<'_>) -> Result<(), E>,
    ) -> Result<Missing, E> {
        let (mut text, mut frames) = (String::new(), Vec::new());
        let (mut room, mut missing) = (self.limit, Missing::default());
        let mut names: Vec<Option<Box<str>>> = vec![None; self.stacks.all_frames().len()];
        for ((process, stack), total) in self.weights(weight) {
            text.clear();
            push(&mut text, &self.process_name(process));
            frames.extend(self.stacks.folded_frames_of(stack));
            while let Some(frame) = frames.pop() {
                let Some(name) = names.get_mut(frame.0 as usize) else { continue };
                let name = name.get_or_insert_with(|| {
                    let mut name = ";".to_owned();
                    push(&mut name, &self.frame_name(frame));
                    name.into()
                });
                let Some(left) = room.checked_sub(name.len()) else {
                    missing.cut_stacks += 1;
                    frames.clear();
                    break;
                };
                room = left;
                text.push_str(name);
            }
            let weight = if matches!(weight, Weight::Waits | Weight::Ready) { total / 1_000 } else { total };
            each(Folded { process, stack, text: &text, weight })?;
        }
        Ok(missing)
    }

    /// Writes a line for each distinct stack of each process: the process and the frames from the outermost one, separated by
    /// semicolons, and the weight. Scripts and programs for flame graphs read it, such as `flamegraph.pl`, inferno and
    /// speedscope. Returns what [`for_each_folded`](Self::for_each_folded) does.
    ///
    /// # Errors
    ///
    /// Returns the errors of the output.
    pub fn write_folded(&self, weight: Weight, mut to: impl Write) -> io::Result<Missing> {
        let missing = self.for_each_folded(weight, |Folded { text, weight, .. }| match weight {
            0 => Ok(()),
            _ => writeln!(to, "{text} {weight}"),
        })?;
        to.flush().map(|()| missing)
    }
}

/// Appends a name without semicolons, which separate frames, and with hidden characters as escapes.
fn push(line: &mut String, name: &str) {
    line.extend(visible(name).chars().map(|character| if character == ';' { ':' } else { character }));
}
