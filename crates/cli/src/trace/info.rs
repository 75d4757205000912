//! Properties of a trace, its session and its machine: `etwspec info`.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use etwspec::headers::{EventTraceGroup, HookId};
use etwspec::logfile::{TimeZoneInformation, TraceLogfileHeaderPtr32View, TraceLogfileHeaderPtr64View};
use etwspec::masks::GroupMask;
use etwspec::payloads::Payload;
use etwspec::{Pointer, Utf16String};
use etwspec_console::Problem;
use etwspec_etl::buffers::BufferHeader;
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::counts::{Counts, Losses};
use etwspec_etl::time::Clock;
use etwspec_etl::{Event, LogFile};
use etwspec_schema::{NamedOverview, Schemas};
use etwspec_traces::Traces;
use etwspec_traces::input::Input;
use serde::Serialize;

use super::lost::Lost;
use super::over_time::{Chart, INTERVALS};
use super::times::filetime;

/// Properties of a trace, serialized as `--format json` prints them.
#[derive(Debug, Serialize)]
pub(crate) struct Info {
    pub(crate) file: String,
    /// Size of the file in bytes, unless it is a stream.
    pub(crate) size: Option<u64>,
    /// The log file header, if the file begins with one.
    pub(crate) log_file: Option<Header>,
    /// Build string of the Windows build that wrote the trace.
    pub(crate) build_lab: Option<String>,
    /// The machine, as far as events about its configuration describe it.
    pub(crate) machine: Machine,
    /// Enabled kernel events, one entry for each change.
    pub(crate) group_masks: Vec<Masks>,
    /// Number of events with group masks that are not listed because there are too many.
    pub(crate) group_masks_omitted: u64,
    pub(crate) buffers: Buffers,
    pub(crate) events: Events,
    pub(crate) lost: Lost,
    /// Events over time. `None` if no event has a time.
    pub(crate) over_time: Option<Chart>,
}

/// Properties of a machine that events state. `None`: no event does.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Machine {
    pub(crate) computer_name: Option<String>,
    pub(crate) domain: Option<String>,
    /// Edition of Windows.
    pub(crate) product: Option<String>,
    /// Time at which Windows was installed.
    pub(crate) installed: Option<String>,
    pub(crate) processors: Option<u32>,
    pub(crate) processor_mhz: Option<u32>,
    pub(crate) memory_mb: Option<u32>,
    pub(crate) manufacturer: Option<String>,
    pub(crate) model: Option<String>,
    pub(crate) firmware: Option<String>,
}

/// Fields of the log file header.
#[derive(Debug, Serialize)]
pub(crate) struct Header {
    pub(crate) session_name: String,
    pub(crate) file_name: String,
    /// Windows version: `10.0`.
    pub(crate) windows: String,
    pub(crate) build: u32,
    /// Name of the release of the build, or of the last one before it.
    pub(crate) release: Option<&'static str>,
    /// True if the tables list this build.
    pub(crate) build_is_listed: bool,
    /// Version of the log file format: `2.0`.
    pub(crate) log_version: String,
    pub(crate) processors: u32,
    pub(crate) cpu_mhz: u32,
    pub(crate) pointer_size: u32,
    pub(crate) start: Option<String>,
    pub(crate) end: Option<String>,
    /// Time from start to end in 100 ns units.
    pub(crate) duration: Option<i64>,
    pub(crate) boot: Option<String>,
    pub(crate) time_zone: Zone,
    pub(crate) clock: ClockInfo,
    /// Timer interrupt interval in 100 ns units.
    pub(crate) timer_resolution: u32,
    pub(crate) mode: Names,
    pub(crate) maximum_file_size_mb: u32,
    pub(crate) buffer_size: u32,
    pub(crate) start_buffers: u32,
    pub(crate) buffers_written: u32,
}

#[derive(Debug, Serialize)]
pub(crate) struct Zone {
    /// UTC minus local standard time in minutes.
    pub(crate) bias_minutes: i32,
    /// Local time minus UTC at the start of the session in minutes, with daylight saving time.
    pub(crate) offset_minutes: Option<i32>,
    pub(crate) standard_name: Option<String>,
}

#[derive(Debug, Serialize)]
pub(crate) struct ClockInfo {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    pub(crate) is_system_time: bool,
    /// True if the first buffer states a time stamp with its time; otherwise, the two are those of different points in time.
    pub(crate) has_reference_time: bool,
    /// Ticks per second.
    pub(crate) frequency: i64,
    /// Time stamp of the start of the session.
    pub(crate) ticks: i64,
    /// The same point in time in UTC.
    pub(crate) utc: String,
}

/// Flags by name.
#[derive(Debug, Serialize)]
pub(crate) struct Names {
    pub(crate) value: u32,
    pub(crate) names: Vec<&'static str>,
    /// Bits without a name.
    pub(crate) unnamed: u32,
}

#[derive(Debug, Serialize)]
pub(crate) struct Masks {
    /// Logger ID of the session. A merged trace contains several sessions.
    pub(crate) logger_id: u16,
    pub(crate) time: Option<String>,
    pub(crate) masks: [u32; 8],
    /// Names of the enabled groups, or hexadecimal values for bits without a name.
    pub(crate) names: Vec<String>,
    /// Version of the kernel events.
    pub(crate) kernel_event_version: Option<u32>,
}

#[derive(Debug, Default, Serialize)]
pub(crate) struct Buffers {
    pub(crate) found: u64,
    pub(crate) compressed: u64,
    /// Size of the buffers in the file in bytes.
    pub(crate) stored_bytes: u64,
    /// Size of the decompressed buffers in bytes, up to the end of their events.
    pub(crate) memory_bytes: u64,
    pub(crate) processors: u64,
    pub(crate) types: BTreeMap<String, u64>,
    pub(crate) flags: BTreeMap<String, u64>,
    pub(crate) first_sequence_number: Option<i64>,
    pub(crate) last_sequence_number: Option<i64>,
}

#[derive(Debug, Serialize)]
pub(crate) struct Events {
    pub(crate) count: u64,
    pub(crate) bytes: u64,
    /// Time of the first event after the log file header.
    pub(crate) first: Option<String>,
    pub(crate) last: Option<String>,
    /// Time from the first to the last event in 100 ns units.
    pub(crate) duration: Option<i64>,
}

impl Header {
    fn new(file: &LogFile) -> Header {
        let (os, log) = (file.os_version, file.log_version);
        let lasted = (file.start_time != 0 && file.end_time != 0).then(|| file.end_time.wrapping_sub(file.start_time));
        let ticks = file.clock.time_stamp(etwspec_etl::time::FileTime(file.start_time));
        Header {
            session_name: file.session_name.clone(),
            file_name: file.file_name.clone(),
            windows: format!("{}.{}", os.0, os.1),
            build: file.build,
            release: file.release.map(|release| release.name()),
            build_is_listed: file.release.is_some_and(|release| release.row().builds.contains(&file.build)),
            log_version: format!("{}.{}", log.0, log.1),
            processors: file.processors,
            cpu_mhz: file.cpu_speed_in_mhz,
            pointer_size: file.pointer_size,
            start: filetime(file.start_time),
            end: filetime(file.end_time),
            duration: lasted,
            boot: filetime(file.boot_time),
            time_zone: Zone { bias_minutes: file.time_zone_bias, offset_minutes: offset(file), standard_name: None },
            clock: ClockInfo {
                kind: file.clock_type.name().map_or_else(|| file.clock_type.0.to_string(), str::to_owned),
                is_system_time: file.clock.is_system_time(),
                has_reference_time: file.has_reference_time,
                frequency: file.clock.frequency(),
                ticks,
                utc: file.clock.time(ticks).to_string(),
            },
            timer_resolution: file.timer_resolution,
            mode: Names {
                value: file.mode.0,
                names: file.mode.names().map(|(name, _)| name).collect(),
                unnamed: file.mode.unnamed().0,
            },
            maximum_file_size_mb: file.maximum_file_size,
            buffer_size: file.buffer_size,
            start_buffers: file.start_buffers,
            buffers_written: file.buffers_written,
        }
    }
}

/// Returns the offset of local time at the start of a session in minutes.
fn offset(file: &LogFile) -> Option<i32> {
    let zone = file.time_zone.as_ref().filter(|_| file.start_time != 0)?;
    Some(zone.offset(etwspec_etl::time::FileTime(file.start_time)) / 60)
}

/// Maximum number of changes of group masks that are listed.
const MAX_MASKS: usize = 1000;

/// The events that a session enables from a point in time on.
#[derive(Clone, Copy)]
struct EnabledEvents {
    logger_id: u16,
    stamp: Option<i64>,
    masks: [u32; 8],
    version: Option<u32>,
}

/// Keeps only changes, up to the number that is listed. Returns the number of omitted ones.
fn only_changes(masks: &mut Vec<EnabledEvents>) -> u64 {
    masks.order_by_key(|masks| (masks.logger_id, masks.stamp));
    // Each change logs two events with the same masks.
    masks.dedup_by(|next, last| (next.logger_id, next.masks) == (last.logger_id, last.masks));
    let omitted = masks.len().saturating_sub(MAX_MASKS);
    masks.truncate(MAX_MASKS);
    omitted as u64
}

impl Masks {
    fn new(from: &EnabledEvents, clock: Option<Clock>) -> Masks {
        let names = GroupMask::from_words(from.masks).to_string();
        Masks {
            logger_id: from.logger_id,
            time: clock.zip(from.stamp).map(|(clock, stamp)| clock.time(stamp).to_string()),
            masks: from.masks,
            names: names.split('|').filter(|name| !name.is_empty()).map(str::to_owned).collect(),
            kernel_event_version: from.version,
        }
    }
}

/// Data collected from the buffers read so far.
struct Gathered {
    log_file: Option<LogFile>,
    counts: Counts,
    overview: NamedOverview,
    schemas: Schemas,
    buffers: Buffers,
    times: Option<(i64, i64)>,
    masks: Vec<EnabledEvents>,
    masks_omitted: u64,
    build_lab: Option<String>,
    machine: Machine,
    zone: Option<String>,
}

/// Reads a whole trace, and returns its properties and its counts, which contain the damage.
pub(crate) fn gather(traces: &mut Traces<'_>) -> Result<(Info, Counts), Problem> {
    let log_file = traces.log_file(0).cloned();
    let mut all = Gathered {
        overview: NamedOverview::new(log_file.as_ref()),
        schemas: Schemas::new(),
        log_file,
        counts: Counts::default(),
        buffers: Buffers::default(),
        times: None,
        masks: Vec::new(),
        masks_omitted: 0,
        build_lab: None,
        machine: Machine::default(),
        zone: None,
    };
    traces.each_buffer(0, &mut |next| {
        match next {
            Err(damage) => {
                all.overview.add_damage();
                all.counts.damages.add(damage);
            }
            Ok(buffer) => {
                all.buffer(buffer.header());
                let logger = buffer.header().logger_id;
                let mut counts = std::mem::take(&mut all.counts);
                counts.add_with(buffer, |item| {
                    all.overview.add(item);
                    if let Ok(event) = item {
                        all.schemas.read_event(event);
                        all.event(logger, event);
                    }
                });
                all.counts = counts;
                all.overview.end_buffer(buffer);
            }
        }
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(all.done(traces))
}

impl Gathered {
    fn buffer(&mut self, header: &BufferHeader) {
        let Buffers { types, flags, first_sequence_number: first, last_sequence_number: last, .. } = &mut self.buffers;
        let kind = header.buffer_type;
        *types.entry(kind.name().map_or_else(|| format!("{:#06x}", kind.0), str::to_owned)).or_default() += 1;
        for (name, _) in header.flags.names() {
            *flags.entry(name.to_owned()).or_default() += 1;
        }
        let unnamed = header.flags.unnamed();
        if !unnamed.is_empty() {
            *flags.entry(format!("{:#06x}", unnamed.0)).or_default() += 1;
        }
        if let Some(number) = header.sequence_number {
            *first = Some(first.map_or(number, |first| first.min(number)));
            *last = Some(last.map_or(number, |last| last.max(number)));
        }
    }

    fn event(&mut self, logger: u16, event: &Event<'_>) {
        let hook = event.hook();
        let header = matches!(hook, Some((HookId::HEADER, _)));
        if let Some(stamp) = event.time_stamp().filter(|_| !header) {
            let (first, last) = self.times.unwrap_or((stamp, stamp));
            self.times = Some((first.min(stamp), last.max(stamp)));
        }
        // The events about the trace itself are in group 0, those about the machine in a group of their own, and both are in a class
        // if merging added them.
        let groups = [EventTraceGroup::HEADER, EventTraceGroup::CONFIG];
        if let Some((key, version)) = event.key()
            && key.hook_id().is_none_or(|hook| groups.contains(&hook.group()))
            && let Ok(data) = event.data()
        {
            let release = self.log_file.as_ref().and_then(|file| file.release);
            let payload = Payload::decode_in(key, version, event.pointer(), release, data);
            if let Some(Ok(payload)) = payload {
                self.about(logger, event, &payload, data);
            }
        }
    }

    /// Collects properties from an event about the trace itself.
    fn about(&mut self, logger: u16, event: &Event<'_>, payload: &Payload<'_>, data: &[u8]) {
        let (words, version) = match payload {
            Payload::EtwKernelHeaderExtension(extension) => (extension.group_masks().masks(), extension.version()),
            Payload::WmiBuildLab(build) => return self.build(build.build_lab()),
            Payload::SystemConfigExBuildInfo(build) => {
                first(&mut self.machine.product, build.product_name());
                first(&mut self.machine.installed, filetime(build.install_date()));
                return self.build(build.build_lab());
            }
            Payload::CpuConfig(cpu) => {
                let machine = &mut self.machine;
                first(&mut machine.computer_name, cpu.computer_name());
                first(&mut machine.domain, cpu.domain_name());
                let number = |known: &mut Option<u32>, own: u32| *known = known.or((own != 0).then_some(own));
                number(&mut machine.processors, cpu.number_of_processors());
                number(&mut machine.processor_mhz, cpu.processor_speed());
                number(&mut machine.memory_mb, cpu.memory_size());
                return;
            }
            Payload::SystemConfigPlatform(platform) => {
                first(&mut self.machine.manufacturer, platform.system_manufacturer());
                first(&mut self.machine.model, platform.system_product_name());
                first(&mut self.machine.firmware, platform.bios_version());
                return;
            }
            _ if event.hook().is_some_and(|(hook, _)| hook == HookId::HEADER) => {
                self.zone = self.zone.take().or_else(|| zone(event.pointer(), data));
                return;
            }
            _ => return,
        };
        self.masks.push(EnabledEvents { logger_id: logger, stamp: event.time_stamp(), masks: words, version });
        if self.masks.len() >= 2 * MAX_MASKS {
            self.masks_omitted += only_changes(&mut self.masks);
        }
    }

    fn build(&mut self, build_lab: Option<impl ToString>) {
        first(&mut self.build_lab, build_lab);
    }

    fn done(self, traces: &Traces<'_>) -> (Info, Counts) {
        let Gathered { log_file, counts, mut overview, mut schemas, mut buffers, times, .. } = self;
        let Gathered { mut masks, masks_omitted, build_lab, machine, zone, .. } = self;
        let omitted = only_changes(&mut masks).saturating_add(masks_omitted);
        let losses = Losses::of(log_file.as_ref(), &counts);
        overview.add_losses(&losses);
        schemas.finish();
        buffers.found = counts.buffers;
        buffers.compressed = counts.compressed_buffers;
        buffers.stored_bytes = counts.stored_bytes;
        buffers.memory_bytes = counts.memory_bytes;
        buffers.processors = counts.by_processor().count() as u64;
        let clock = log_file.as_ref().map(|file| file.clock);
        let times = clock.zip(times).map(|(clock, (first, last))| (clock.time(first), clock.time(last)));
        let mut header = log_file.as_ref().map(Header::new);
        if let Some(header) = &mut header {
            header.time_zone.standard_name = zone;
        }
        let info = Info {
            file: traces.name(0).to_owned(),
            size: traces.inputs().first().and_then(Input::size),
            log_file: header,
            build_lab,
            machine,
            group_masks: masks.iter().map(|masks| Masks::new(masks, clock)).collect(),
            group_masks_omitted: omitted,
            buffers,
            events: Events {
                count: counts.all.events,
                bytes: counts.all.bytes,
                first: times.map(|(first, _)| first.to_string()),
                last: times.map(|(_, last)| last.to_string()),
                duration: times.map(|(first, last)| last.0.wrapping_sub(first.0)),
            },
            lost: Lost::new(log_file.as_ref(), &losses, &counts),
            over_time: overview.over_time(&schemas, INTERVALS).map(Chart),
        };
        (info, counts)
    }
}

/// Keeps the first text that is not empty.
fn first(known: &mut Option<String>, own: Option<impl ToString>) {
    if known.is_none() {
        *known = own.map(|own| own.to_string()).filter(|own| !own.is_empty());
    }
}

/// Returns the name of the time zone from the payload of the log file header.
fn zone(pointer: Pointer, data: &[u8]) -> Option<String> {
    let name = |zone: TimeZoneInformation| {
        let units = zone.standard_name();
        let units = units.into_iter().take_while(|unit| *unit != 0).collect();
        let name = Utf16String { units, terminated: true };
        (!name.units.is_empty()).then(|| name.to_string())
    };
    match pointer {
        Pointer::Bits32 => name(TraceLogfileHeaderPtr32View::new(data).ok()?.time_zone()),
        Pointer::Bits64 => name(TraceLogfileHeaderPtr64View::new(data).ok()?.time_zone()),
    }
}
