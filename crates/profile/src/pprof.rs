//! The format of pprof.
//!
//! # Design
//!
//! The messages are those of `profile.proto` of github.com/google/pprof, with the fields that are written. An address is the offset
//! in its image, because an image has another base address in each process.

use std::borrow::Cow;
use std::io::{self, Write};

use etwspec::common::KprofileSource;
use flate2::Compression;
use flate2::write::GzEncoder;
use hashbrown::HashMap;

use crate::model::Profile;
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

    fn messages(self, field: u64, messages: impl IntoIterator<Item = Message>) -> Message {
        messages.into_iter().fold(self, |all, message| all.bytes(field, &message.0))
    }
}

/// Number of values of a sample before those of counters: samples, running, waiting and ready times.
const VALUES: usize = 4;

impl Profile {
    /// Writes the profile in the format of pprof, compressed by gzip if `compress` is set.
    ///
    /// Each distinct stack of a thread has the number of its samples and their time, the time for which the thread waited and was
    /// ready with this stack, and the number of its samples of each processor counter.
    ///
    /// # Errors
    ///
    /// Returns the errors of the output.
    pub fn write_pprof(&self, compress: bool, mut to: impl Write) -> io::Result<()> {
        let bytes = self.to_pprof().0;
        if compress {
            let mut gzip = GzEncoder::new(to, Compression::default());
            gzip.write_all(&bytes)?;
            return gzip.finish()?.flush();
        }
        to.write_all(&bytes)?;
        to.flush()
    }

    fn to_pprof(&self) -> Message {
        let mut texts = Texts::default();
        texts.index("");
        let mut unit =
            |name: &str, unit: &str| Message::default().number(1, texts.index(name)).number(2, texts.index(unit));
        let types = [("samples", "count"), ("cpu", "nanoseconds"), ("wait", "nanoseconds"), ("ready", "nanoseconds")];
        let counters: Vec<KprofileSource> = self.counters().collect();
        let names: Vec<Cow<'_, str>> = counters.iter().map(|counter| self.counter_name(*counter)).collect();
        let types = types.into_iter().chain(names.iter().map(|name| (&**name, "count")));
        let sample_types: Vec<Message> = types.map(|(name, of)| unit(name, of)).collect();
        let period_type = unit("cpu", "nanoseconds");
        let samples = self.pprof_samples(&mut texts, &counters);
        let mappings = self.modules.iter().zip(1_u64..).map(|(module, id)| {
            let filename = texts.index(&module.path);
            let build_id = module.symbols.as_ref().map_or(0, |symbols| {
                let guid = symbols.guid.to_string().replace(['-', '{', '}'], "");
                texts.index(&format!("{}{:x}", guid.to_uppercase(), symbols.age))
            });
            let limit = module.size.unwrap_or(u32::MAX.into());
            let has_functions = 1_u64;
            Message::default()
                .number(1, id)
                .number(3, limit)
                .number(5, filename)
                .number(6, build_id)
                .number(7, has_functions)
        });
        let mappings: Vec<Message> = mappings.collect();
        let (mut functions, mut known) = (Vec::new(), HashMap::new());
        let frames = self.stacks.all_frames().iter().zip(0..).map(|(frame, index)| {
            let name = texts.index(&self.frame_name(FrameId(index)));
            let function = *known.entry(name).or_insert_with(|| {
                let id = functions.len() as u64 + 1;
                functions.push(Message::default().number(1, id).number(2, name).number(3, name));
                id
            });
            let (mapping, address) = match frame.code {
                Code::Module(module, offset) => (u64::from(module) + 1, offset),
                Code::Method(_) | Code::Address(_) => (0, 0),
            };
            let location = Message::default().number(1, u64::from(index) + 1).number(2, mapping).number(3, address);
            location.bytes(4, &Message::default().number(1, function).0)
        });
        let locations: Vec<Message> = frames.collect();
        let start = self.start.unix_nanos().clamp(i64::MIN.into(), i64::MAX.into()) as i64;
        let profile = Message::default()
            .messages(1, sample_types)
            .messages(2, samples)
            .messages(3, mappings)
            .messages(4, locations)
            .messages(5, functions);
        let profile = texts.all.iter().fold(profile, |profile, text| profile.bytes(6, text.as_bytes()));
        let profile = profile.number(9, start as u64).number(10, self.end as u64).bytes(11, &period_type.0);
        profile.number(12, self.interval)
    }

    /// Returns the values of each stack of each thread.
    fn pprof_samples(&self, texts: &mut Texts, counters: &[KprofileSource]) -> Vec<Message> {
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
        let samples = all.into_iter().map(|((of, stack), values)| {
            let labels = labels.entry(of).or_insert_with(|| {
                let owner = self.threads.get(of as usize).map_or(0, |thread| thread.process);
                let mut label = |key, text: &str| Message::default().number(1, key).number(2, texts.index(text));
                [label(process, &self.process_name(owner)), label(thread, &self.thread_name(of))]
            });
            let frames = self.stacks.folded_frames_of(stack).map(|frame| u64::from(frame.0) + 1);
            let sample = Message::default().numbers(1, frames).numbers(2, values.iter().map(|value| *value as u64));
            labels.iter().fold(sample, |sample, label| sample.bytes(3, &label.0))
        });
        samples.collect()
    }
}
