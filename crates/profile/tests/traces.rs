//! Traces for tests, by the writer of the project.

use std::io::Cursor;

use etwspec_etl::etwspec::common::{KprofileSource, KthreadState, KwaitReason};
use etwspec_etl::etwspec::headers::{EventDescriptor, EventHeaderExtType, HookId};
use etwspec_etl::etwspec::payloads::image::{ImageIdRsdsPtr64, ImageIdType, WmiImageloadInformationPtr64};
use etwspec_etl::etwspec::payloads::process::WmiProcessInformationPtr64;
use etwspec_etl::etwspec::payloads::profile::{PerfinfoSampledProfileConfig, PerfinfoSampledProfileInformationPtr64};
use etwspec_etl::etwspec::payloads::stack::{
    StackTraceEventDataPtr64, StackWalkEventDataPtr64, StackWalkKeyEventDataPtr64,
};
use etwspec_etl::etwspec::payloads::thread::{
    EtwReadyThreadEvent, PerfinfoCcswap, PerfinfoCcswapBuffer, PerfinfoCcswapIdle, PerfinfoCcswapIdleShort,
    PerfinfoCcswapLite, PerfinfoCcswapRecord, PerfinfoCcswapType, WmiContextswap, WmiExtendedThreadInformationPtr64,
};
use etwspec_etl::etwspec::providers::dotnet::{dotnet_runtime, dotnet_runtime_rundown};
use etwspec_etl::etwspec::{Guid, Pointer};
use etwspec_etl::time::FileTime;
use etwspec_etl::write::{Ended, Options, Writer, heads};

/// Ticks of a millisecond: the performance counter has 10 MHz.
pub(crate) const MS: i64 = 10_000;

/// A trace that is written. Times are ticks since its start.
pub(crate) struct Traced {
    writer: Writer<Cursor<Vec<u8>>>,
}

impl Traced {
    pub(crate) fn new(processors: u32) -> Traced {
        let (boot_time, start_time) = (FileTime(132_000_000_000_000_000), FileTime(132_000_000_600_000_000));
        let options = Options { processors, boot_time, start_time, ..Options::default() };
        let writer = Writer::in_memory(options).expect("valid options");
        Traced { writer }
    }

    fn event(&mut self, processor: u16, at: i64, hook: HookId, version: u8, data: &[u8]) {
        let start = self.writer.options().start_ticks;
        let head = heads::perfinfo(Pointer::Bits64, hook, version, start + at);
        self.writer.write_event(processor, &head, data).expect("the event fits");
    }

    pub(crate) fn interval(&mut self, at: i64, interval: u32) {
        let mut record = PerfinfoSampledProfileConfig::default();
        record.set_source(KprofileSource::TIME);
        record.set_new_interval(interval);
        let data = record.to_vec().expect("data");
        self.event(0, at, HookId::SAMPLED_PROFILE_DC_START, 3, &data);
    }

    pub(crate) fn process(&mut self, at: i64, hook: HookId, process: u32, name: &str) {
        let mut record = WmiProcessInformationPtr64::default();
        record.set_process_id(process);
        record.image_file_name = name.into();
        self.event(0, at, hook, 4, &record.to_vec().expect("data"));
    }

    pub(crate) fn thread(&mut self, at: i64, hook: HookId, process: u32, thread: u32) {
        let mut record = WmiExtendedThreadInformationPtr64::default();
        record.set_process_id(process);
        record.set_thread_id(thread);
        self.event(0, at, hook, 3, &record.to_vec().expect("data"));
    }

    pub(crate) fn image(&mut self, at: i64, hook: HookId, process: u32, base: u64, name: &str) {
        let mut record = WmiImageloadInformationPtr64::default();
        record.set_image_base(base);
        record.set_image_size(0x1_0000);
        record.set_process_id(process);
        record.set_time_date_stamp(0x5F00_0000);
        record.file_name = name.into();
        self.event(0, at, hook, 3, &record.to_vec().expect("data"));
    }

    /// Writes the identity of the symbols of an image.
    pub(crate) fn symbols(&mut self, at: i64, process: u32, base: u64, (guid, age): (Guid, u32), name: &str) {
        let mut record = ImageIdRsdsPtr64::default();
        record.set_image_base(base);
        record.set_process_id(process);
        record.set_guid_sig(guid);
        record.set_age(age);
        record.pdb_file_name = name.into();
        let start = self.writer.options().start_ticks;
        let kind = ImageIdType::RSDS.0;
        let head = heads::event_trace(Pointer::Bits64, ImageIdType::CLASS, kind, 2, start + at);
        self.writer.write_event(0, &head, &record.to_vec().expect("data")).expect("the event fits");
    }

    pub(crate) fn sample(&mut self, processor: u16, at: i64, thread: u32, address: u64) {
        let mut record = PerfinfoSampledProfileInformationPtr64::default();
        record.set_instruction_pointer(address);
        record.set_thread_id(thread);
        record.set_count(1);
        self.event(processor, at, HookId::SAMPLED_PROFILE, 2, record.as_bytes());
    }

    pub(crate) fn switch(&mut self, processor: u16, at: i64, old: u32, new: u32) {
        let mut record = WmiContextswap::default();
        record.set_new_thread_id(new);
        record.set_old_thread_id(old);
        record.set_old_thread_state(KthreadState::WAITING);
        record.set_old_thread_wait_reason(KwaitReason::EXECUTIVE);
        self.event(processor, at, HookId::CONTEXTSWAP, 4, record.as_bytes());
    }

    /// Writes a batch of context switches, each with its time and the old thread, in each form of records in turn.
    pub(crate) fn batch(&mut self, processor: u16, at: i64, from: i64, switches: &[(i64, u32)]) {
        let mut batch = PerfinfoCcswapBuffer::default();
        batch.set_first_time_stamp(self.writer.options().start_ticks + from);
        let (mut ids, mut before) = ([0; 16], from);
        let mut known: Vec<u32> = Vec::new();
        for (index, (time, old)) in switches.iter().enumerate() {
            let delta = u32::try_from(time - before).expect("later");
            before = *time;
            let place = (*old != 0).then(|| {
                let place = known.iter().position(|id| id == old).unwrap_or_else(|| {
                    known.push(*old);
                    known.len() - 1
                });
                ids[place] = *old;
                place as u32
            });
            batch.records.push(match place {
                None if delta < 1 << 14 && index % 2 == 0 => {
                    let mut idle = PerfinfoCcswapIdleShort::default();
                    idle.set_data_type(PerfinfoCcswapType::IDLE_SHORT);
                    idle.set_time_delta(delta as u16);
                    PerfinfoCcswapRecord::PerfinfoCcswapIdleShort(idle)
                }
                None => {
                    let mut idle = PerfinfoCcswapIdle::default();
                    idle.set_data_type(PerfinfoCcswapType::IDLE);
                    idle.set_time_delta(delta);
                    PerfinfoCcswapRecord::PerfinfoCcswapIdle(idle)
                }
                Some(place) if delta < 1 << 17 && index % 2 == 0 => {
                    let mut lite = PerfinfoCcswapLite::default();
                    lite.set_data_type(PerfinfoCcswapType::LITE);
                    lite.set_time_delta(delta);
                    lite.set_old_thread_id_index(place);
                    PerfinfoCcswapRecord::PerfinfoCcswapLite(lite)
                }
                Some(place) => {
                    let mut full = PerfinfoCcswap::default();
                    full.set_data_type(PerfinfoCcswapType::FULL);
                    full.set_time_delta(delta);
                    full.set_old_thread_id_index(place);
                    PerfinfoCcswapRecord::PerfinfoCcswap(full)
                }
            });
        }
        batch.set_tid_table(ids);
        self.event(processor, at, HookId::CONTEXTSWAP_BATCH, 2, &batch.to_vec().expect("data"));
    }

    pub(crate) fn ready(&mut self, processor: u16, at: i64, thread: u32) {
        let mut record = EtwReadyThreadEvent::default();
        record.set_thread_id(thread);
        self.event(processor, at, HookId::READY_THREAD, 2, record.as_bytes());
    }

    /// Writes the stack of the event at a time.
    pub(crate) fn stack(&mut self, processor: u16, at: i64, of: i64, ids: (u32, u32), addresses: &[u64]) {
        let mut record = StackWalkEventDataPtr64::default();
        record.set_time_stamp((self.writer.options().start_ticks + of) as u64);
        record.set_process_id(ids.0);
        record.set_thread_id(ids.1);
        record.addresses = addresses.to_vec();
        self.event(processor, at, HookId::STACKWALK, 2, &record.to_vec().expect("data"));
    }

    /// Writes the key of a stack.
    pub(crate) fn key(&mut self, processor: u16, at: i64, of: i64, ids: (u32, u32), (hook, key): (HookId, u64)) {
        let mut record = StackWalkKeyEventDataPtr64::default();
        record.set_time_stamp((self.writer.options().start_ticks + of) as u64);
        record.set_process_id(ids.0);
        record.set_thread_id(ids.1);
        record.set_stack_key(key);
        self.event(processor, at, hook, 2, record.as_bytes());
    }

    /// Writes the addresses of a stack with a key.
    pub(crate) fn addresses(&mut self, processor: u16, at: i64, hook: HookId, key: u64, addresses: &[u64]) {
        let mut record = StackTraceEventDataPtr64::default();
        record.set_stack_key(key);
        record.addresses = addresses.to_vec();
        self.event(processor, at, hook, 2, &record.to_vec().expect("data"));
    }

    /// Writes the start of a garbage collection, with items in its header.
    pub(crate) fn collection(&mut self, at: i64, ids: (u32, u32), items: &[(EventHeaderExtType, Vec<u8>)]) {
        let start = self.writer.options().start_ticks;
        let descriptor = *EventDescriptor::default().set_id(dotnet_runtime::event::GC_START).set_version(1);
        let mut head = heads::event_header(Pointer::Bits64, dotnet_runtime::GUID, descriptor, start + at);
        head.set_process_id(ids.0);
        head.set_thread_id(ids.1);
        let items = items.iter().map(|(kind, data)| heads::item(*kind, data).expect("the item fits"));
        head.extended_data = Some(items.collect());
        let data: Vec<u8> =
            [(at / MS) as u32, 2, 1, 0].iter().flat_map(|number| number.to_le_bytes()).chain([0, 0]).collect();
        self.writer.write_event(0, &head, &data).expect("the event fits");
    }

    /// Writes the rundown of a method: its class and name, its address and its size.
    pub(crate) fn method(&mut self, at: i64, process: u32, names: (&str, &str), code: (u64, u32)) {
        let id = dotnet_runtime_rundown::event::METHOD_DC_END_VERBOSE;
        self.method_event(at, process, (dotnet_runtime_rundown::GUID, id), names, code);
    }

    /// Writes an event of a provider and an ID about a method.
    pub(crate) fn method_event(
        &mut self,
        at: i64,
        process: u32,
        (provider, id): (Guid, u16),
        (class, name): (&str, &str),
        (address, size): (u64, u32),
    ) {
        let start = self.writer.options().start_ticks;
        let descriptor = *EventDescriptor::default().set_id(id).set_version(1);
        let mut head = heads::event_header(Pointer::Bits64, provider, descriptor, start + at);
        head.set_process_id(process);
        let numbers = [1u64, 2, address].into_iter().flat_map(u64::to_le_bytes);
        let numbers = numbers.chain([size, 0, 0].into_iter().flat_map(u32::to_le_bytes));
        let texts = [class, name, "void ()"].map(|text| text.encode_utf16().chain([0]).collect::<Vec<_>>()).concat();
        let data: Vec<u8> = numbers.chain(texts.into_iter().flat_map(u16::to_le_bytes)).chain([0, 0]).collect();
        self.writer.write_event(0, &head, &data).expect("the event fits");
    }

    pub(crate) fn finish(self) -> Vec<u8> {
        self.writer.finish(Ended::default()).expect("memory does not fail").into_inner()
    }
}
