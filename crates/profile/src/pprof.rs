//! The format of pprof.
//!
//! # Design
//!
//! The messages are those of `profile.proto` of github.com/google/pprof, with the fields that are written. An address is the offset
//! in its image, because an image has another base address in each process.

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use hashbrown::HashMap;
use prost::Message as _;

use crate::model::Profile;
use crate::stacks::{Code, FrameId, StackId};

/// The messages.
pub mod messages {
    #![allow(missing_docs)]

    /// A profile. Texts are indices in the string table.
    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Profile {
        #[prost(message, repeated, tag = "1")]
        pub sample_type: Vec<ValueType>,
        #[prost(message, repeated, tag = "2")]
        pub sample: Vec<Sample>,
        #[prost(message, repeated, tag = "3")]
        pub mapping: Vec<Mapping>,
        #[prost(message, repeated, tag = "4")]
        pub location: Vec<Location>,
        #[prost(message, repeated, tag = "5")]
        pub function: Vec<Function>,
        #[prost(string, repeated, tag = "6")]
        pub string_table: Vec<String>,
        #[prost(int64, tag = "9")]
        pub time_nanos: i64,
        #[prost(int64, tag = "10")]
        pub duration_nanos: i64,
        #[prost(message, optional, tag = "11")]
        pub period_type: Option<ValueType>,
        #[prost(int64, tag = "12")]
        pub period: i64,
    }

    /// Type and unit of a value.
    #[derive(Clone, Copy, PartialEq, prost::Message)]
    pub struct ValueType {
        #[prost(int64, tag = "1")]
        pub r#type: i64,
        #[prost(int64, tag = "2")]
        pub unit: i64,
    }

    /// Values of a stack, innermost frame first.
    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Sample {
        #[prost(uint64, repeated, tag = "1")]
        pub location_id: Vec<u64>,
        #[prost(int64, repeated, tag = "2")]
        pub value: Vec<i64>,
        #[prost(message, repeated, tag = "3")]
        pub label: Vec<Label>,
    }

    /// Property of a sample.
    #[derive(Clone, Copy, PartialEq, prost::Message)]
    pub struct Label {
        #[prost(int64, tag = "1")]
        pub key: i64,
        #[prost(int64, tag = "2")]
        pub str: i64,
        #[prost(int64, tag = "3")]
        pub num: i64,
    }

    /// An image.
    #[derive(Clone, Copy, PartialEq, prost::Message)]
    pub struct Mapping {
        #[prost(uint64, tag = "1")]
        pub id: u64,
        #[prost(uint64, tag = "2")]
        pub memory_start: u64,
        #[prost(uint64, tag = "3")]
        pub memory_limit: u64,
        #[prost(int64, tag = "5")]
        pub filename: i64,
        #[prost(int64, tag = "6")]
        pub build_id: i64,
        #[prost(bool, tag = "7")]
        pub has_functions: bool,
    }

    /// A frame.
    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Location {
        #[prost(uint64, tag = "1")]
        pub id: u64,
        #[prost(uint64, tag = "2")]
        pub mapping_id: u64,
        #[prost(uint64, tag = "3")]
        pub address: u64,
        #[prost(message, repeated, tag = "4")]
        pub line: Vec<Line>,
    }

    /// Function of a frame.
    #[derive(Clone, Copy, PartialEq, prost::Message)]
    pub struct Line {
        #[prost(uint64, tag = "1")]
        pub function_id: u64,
    }

    /// A function.
    #[derive(Clone, Copy, PartialEq, prost::Message)]
    pub struct Function {
        #[prost(uint64, tag = "1")]
        pub id: u64,
        #[prost(int64, tag = "2")]
        pub name: i64,
        #[prost(int64, tag = "3")]
        pub system_name: i64,
    }
}

use messages::{Function, Label, Line, Location, Mapping, Sample, ValueType};

/// Number of values of a sample: samples, running, waiting and ready times.
const VALUES: usize = 4;

/// Texts of a profile, each once. The first is empty.
#[derive(Default)]
struct Texts {
    indices: HashMap<String, i64>,
    all: Vec<String>,
}

impl Texts {
    fn index(&mut self, text: &str) -> i64 {
        if let Some(known) = self.indices.get(text) {
            return *known;
        }
        let new = self.all.len() as i64;
        self.all.push(text.to_owned());
        self.indices.insert(text.to_owned(), new);
        new
    }
}

impl Profile {
    /// Writes the profile in the format of pprof, compressed by gzip if `compress` is set.
    ///
    /// Each distinct stack of a thread has the number of its samples and their time, and the time for which the thread waited
    /// and was ready with this stack.
    ///
    /// # Errors
    ///
    /// Returns the errors of the output.
    pub fn write_pprof(&self, compress: bool, mut to: impl Write) -> io::Result<()> {
        let bytes = self.to_pprof().encode_to_vec();
        if compress {
            let mut gzip = GzEncoder::new(to, Compression::default());
            gzip.write_all(&bytes)?;
            return gzip.finish()?.flush();
        }
        to.write_all(&bytes)?;
        to.flush()
    }

    /// Returns the message.
    pub fn to_pprof(&self) -> messages::Profile {
        let mut texts = Texts::default();
        texts.index("");
        let mut unit = |name: &str, unit: &str| ValueType { r#type: texts.index(name), unit: texts.index(unit) };
        let sample_type = vec![
            unit("samples", "count"),
            unit("cpu", "nanoseconds"),
            unit("wait", "nanoseconds"),
            unit("ready", "nanoseconds"),
        ];
        let period_type = unit("cpu", "nanoseconds");
        let sample = self.pprof_samples(&mut texts);
        let modules = self.modules.iter().zip(1..).map(|(module, id)| Mapping {
            id,
            memory_start: 0,
            memory_limit: module.size.unwrap_or(u32::MAX.into()),
            filename: texts.index(&module.path),
            build_id: module.symbols.as_ref().map_or(0, |symbols| {
                let guid = symbols.guid.to_string().replace(['-', '{', '}'], "");
                texts.index(&format!("{}{:x}", guid.to_uppercase(), symbols.age))
            }),
            has_functions: true,
        });
        let mapping = modules.collect();
        let (mut function, mut functions) = (Vec::new(), HashMap::new());
        let frames = self.stacks.all_frames().iter().zip(0..).map(|(frame, index)| {
            let name = texts.index(&self.frame_name(FrameId(index)));
            let function_id = *functions.entry(name).or_insert_with(|| {
                let id = function.len() as u64 + 1;
                function.push(Function { id, name, system_name: name });
                id
            });
            let (mapping_id, address) = match frame.code {
                Code::Module(module, offset) => (u64::from(module) + 1, offset),
                Code::Address(address) => (0, address),
                Code::Method(_) => (0, 0),
            };
            Location { id: u64::from(index) + 1, mapping_id, address, line: vec![Line { function_id }] }
        });
        let location = frames.collect();
        messages::Profile {
            sample_type,
            sample,
            mapping,
            location,
            function,
            string_table: texts.all,
            time_nanos: self.start.unix_nanos().clamp(i64::MIN.into(), i64::MAX.into()) as i64,
            duration_nanos: self.end,
            period_type: Some(period_type),
            period: self.interval as i64,
        }
    }

    /// Returns the values of each stack of each thread.
    fn pprof_samples(&self, texts: &mut Texts) -> Vec<Sample> {
        let mut all: HashMap<(u32, StackId), [i64; VALUES]> = HashMap::new();
        for sample in &self.samples {
            let [samples, running, ..] = all.entry((sample.thread, sample.stack)).or_default();
            *samples += 1;
            if self.threads.get(sample.thread as usize).is_some_and(|thread| thread.idle.is_none()) {
                *running += i64::from(sample.interval);
            }
        }
        for wait in &self.waits {
            let [.., waiting, ready] = all.entry((wait.thread, wait.stack)).or_default();
            *waiting += wait.to.saturating_sub(wait.from).max(0);
            *ready += wait.ready.map_or(0, |ready| wait.to.saturating_sub(ready).max(0));
        }
        let mut all: Vec<_> = all.into_iter().collect();
        // The order of a hash table differs from run to run.
        all.sort_unstable();
        let (process, thread) = (texts.index("process"), texts.index("thread"));
        let mut labels: HashMap<u32, Vec<Label>> = HashMap::new();
        let samples = all.into_iter().map(|((of, stack), values)| {
            let label = labels.entry(of).or_insert_with(|| {
                let owner = self.threads.get(of as usize).map_or(0, |thread| thread.process);
                let process = Label { key: process, str: texts.index(&self.process_name(owner)), num: 0 };
                vec![process, Label { key: thread, str: texts.index(&self.thread_name(of)), num: 0 }]
            });
            Sample {
                location_id: self.stacks.frames_of(stack).map(|frame| u64::from(frame.0) + 1).collect(),
                value: values.to_vec(),
                label: label.clone(),
            }
        });
        samples.collect()
    }
}
