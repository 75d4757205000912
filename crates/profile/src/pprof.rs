//! The format of pprof.
//!
//! # Design
//!
//! The messages are those of `profile.proto` of github.com/google/pprof, with the fields that are written. An address is the offset
//! in its image, because an image has another base address in each process.

use std::borrow::Cow;
use std::io::{self, BufWriter, Write};

use etwspec::common::KprofileSource;
use etwspec_console::visible;
use flate2::Compression;
use flate2::write::GzEncoder;
use hashbrown::HashMap;

use crate::model::{Missing, Profile};
use crate::names::Texts;
use crate::stacks::{Code, FrameId, StackId};

/// Bytes of a message of Protocol Buffers. Fields with the value 0 are left out.
#[derive(Default)]
struct Message(Vec<u8>);

impl Message {
    fn varint(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
    }

    /// Adds a number. Negative numbers are those of int64.
    fn number(mut self, field: u64, number: impl Into<u64>) -> Message {
        let number = number.into();
        if number != 0 {
            self.varint(field << 3);
            self.varint(number);
        }
        self
    }

    /// Adds a text, a message or a list of numbers.
    fn bytes(mut self, field: u64, bytes: &[u8]) -> Message {
        self.varint(field << 3 | 2);
        self.varint(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
        self
    }

    fn numbers(self, field: u64, numbers: impl Iterator<Item = u64>) -> Message {
        let mut list = Message::default();
        numbers.for_each(|number| list.varint(number));
        if list.0.is_empty() { self } else { self.bytes(field, &list.0) }
    }
}

/// Writes a field of the profile. The order of fields is free.
fn write(to: &mut dyn Write, field: u64, bytes: &[u8]) -> io::Result<()> {
    to.write_all(&Message::default().bytes(field, bytes).0)
}

/// Maximum size of a frame of a stack in bytes.
const FRAME: usize = 5;

/// Number of values of a sample before those of counters: samples, running, waiting and ready times.
const VALUES: usize = 4;

impl Profile {
    /// Writes the profile in the format of pprof, compressed by gzip if `compress` is set. Returns the stacks whose outer frames are
    /// left out, because the frames of all stacks take at most as much as the profile may take.
    ///
    /// Each distinct stack of a thread has the number of its samples and their time, the time for which the thread waited and was
    /// ready with this stack, and the number of its samples of each processor counter.
    ///
    /// # Errors
    ///
    /// Returns the errors of the output.
    pub fn write_pprof(&self, compress: bool, mut to: impl Write) -> io::Result<Missing> {
        let missing = if compress {
            let mut gzip = BufWriter::new(GzEncoder::new(&mut to, Compression::default()));
            let missing = self.pprof(&mut gzip)?;
            gzip.into_inner()?.finish()?;
            missing
        } else {
            self.pprof(&mut to)?
        };
        to.flush().map(|()| missing)
    }

    fn pprof(&self, to: &mut dyn Write) -> io::Result<Missing> {
        let mut texts = Texts::default();
        texts.index("");
        let mut unit =
            |name: &str, unit: &str| Message::default().number(1, texts.index(name)).number(2, texts.index(unit));
        let types = [("samples", "count"), ("cpu", "nanoseconds"), ("wait", "nanoseconds"), ("ready", "nanoseconds")];
        let counters: Vec<KprofileSource> = self.counters().collect();
        let names: Vec<Cow<'_, str>> = counters.iter().map(|counter| self.counter_name(*counter)).collect();
        let types = types.into_iter().chain(names.iter().map(|name| (&**name, "count")));
        for (name, of) in types {
            write(to, 1, &unit(&visible(name), of).0)?;
        }
        let period_type = unit("cpu", "nanoseconds");
        let missing = self.pprof_samples(&mut texts, &counters, to)?;
        for (module, id) in self.modules.iter().zip(1_u64..) {
            let filename = texts.index(&visible(&module.path));
            let build_id = module.symbols.as_ref().map_or(0, |symbols| {
                let guid = symbols.guid.to_string().replace(['-', '{', '}'], "");
                texts.index(&format!("{}{:x}", guid.to_uppercase(), symbols.age))
            });
            let limit = module.size.unwrap_or(u32::MAX.into());
            let has_functions = 1_u64;
            let mapping = Message::default().number(1, id).number(3, limit).number(5, filename);
            write(to, 3, &mapping.number(6, build_id).number(7, has_functions).0)?;
        }
        let (mut functions, mut known) = (Vec::new(), HashMap::new());
        for (frame, index) in self.stacks.all_frames().iter().zip(0..) {
            let name = texts.index(&visible(&self.frame_name(FrameId(index))));
            let function = *known.entry(name).or_insert_with(|| {
                functions.push(name);
                functions.len() as u64
            });
            let (mapping, address) = match frame.code {
                Code::Module(module, offset) => (u64::from(module) + 1, offset),
                Code::Method(_) | Code::Address(_) => (0, 0),
            };
            let location = Message::default().number(1, u64::from(index) + 1).number(2, mapping).number(3, address);
            write(to, 4, &location.bytes(4, &Message::default().number(1, function).0).0)?;
        }
        for (name, id) in functions.into_iter().zip(1_u64..) {
            write(to, 5, &Message::default().number(1, id).number(2, name).number(3, name).0)?;
        }
        texts.all.iter().try_for_each(|text| write(to, 6, text.as_bytes()))?;
        let start = self.start.unix_nanos().clamp(i64::MIN.into(), i64::MAX.into()) as i64;
        let profile = Message::default().number(9, start as u64).number(10, self.end as u64);
        to.write_all(&profile.bytes(11, &period_type.0).number(12, self.interval).0)?;
        Ok(missing)
    }

    /// Writes the values of each stack of each thread.
    fn pprof_samples(&self, texts: &mut Texts, counters: &[KprofileSource], to: &mut dyn Write) -> io::Result<Missing> {
        let mut all: HashMap<(u32, StackId), Box<[i64]>> = HashMap::new();
        let mut add = |thread: u32, stack: StackId, at: usize, value: i64| {
            let values = all.entry((thread, self.stacks.folded(stack)));
            let values = values.or_insert_with(|| vec![0; VALUES + counters.len()].into());
            if let Some(own) = values.get_mut(at) {
                *own += value;
            }
        };
        for sample in &self.samples {
            add(sample.thread, sample.stack, 0, 1);
            if self.threads.get(sample.thread as usize).is_some_and(|thread| thread.idle.is_none()) {
                add(sample.thread, sample.stack, 1, sample.interval.into());
            }
        }
        for wait in &self.waits {
            add(wait.thread, wait.stack, 2, wait.to.saturating_sub(wait.from).max(0));
            add(wait.thread, wait.stack, 3, wait.ready.map_or(0, |ready| wait.to.saturating_sub(ready).max(0)));
        }
        for sample in &self.counter_samples {
            let counter = counters.iter().position(|counter| *counter == sample.source).unwrap_or_default();
            add(sample.thread, sample.stack, VALUES + counter, 1);
        }
        let mut all: Vec<_> = all.into_iter().collect();
        // The order of a hash table differs from run to run.
        all.sort_unstable();
        let (process, thread) = (texts.index("process"), texts.index("thread"));
        let mut labels: HashMap<u32, [Message; 2]> = HashMap::new();
        let (mut room, mut missing) = (self.limit, Missing::default());
        for ((of, stack), values) in all {
            let labels = labels.entry(of).or_insert_with(|| {
                let owner = self.threads.get(of as usize).map_or(0, |thread| thread.process);
                let mut label =
                    |key, text: &str| Message::default().number(1, key).number(2, texts.index(&visible(text)));
                [label(process, &self.process_name(owner)), label(thread, &self.thread_name(of))]
            });
            let mut frames = self.stacks.folded_frames_of(stack).map(|frame| u64::from(frame.0) + 1);
            let sample = Message::default().numbers(1, frames.by_ref().take(room / FRAME));
            missing.cut_stacks += u64::from(frames.next().is_some());
            room = room.saturating_sub(sample.0.len());
            let sample = sample.numbers(2, values.iter().map(|value| *value as u64));
            write(to, 2, &labels.iter().fold(sample, |sample, label| sample.bytes(3, &label.0)).0)?;
        }
        Ok(missing)
    }
}
