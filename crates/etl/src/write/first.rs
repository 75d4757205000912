//! The first buffer of a file, with the header of the log file.

use etwspec::Pointer;
use etwspec::buffers::{EtwBufferFlag, EtwBufferType};
use etwspec::headers::HookId;
use etwspec::logfile::{
    EtwKernelHeaderExtension, LoggerMode, TimeZoneInformation, TraceLogfileHeaderPtr32, TraceLogfileHeaderPtr64,
};

use super::buffer::{Form, Numbers, Open};
use super::ended::Ended;
use super::error::WriteError;
use super::heads::{Head, system};
use super::options::Options;

/// The first buffer of a file that is small: its size is the next multiple of this.
const SMALL: usize = 0x200;

/// The version of the events of a log file's header.
const VERSION: u8 = 2;

/// The version of the extension, which has the kernel's version.
const EXTENSION_VERSION: u8 = 5;

/// Kernel version in builds of Windows 10.
const KERNEL_VERSION: u32 = 70;

/// Returns the first buffer, as it is at the end of the session, or before.
pub(crate) fn buffer(options: &Options, ended: Option<&Ended>, written: u32) -> Result<Vec<u8>, WriteError> {
    let mut events = Open::new(0);
    events.push(&event(options, HookId::HEADER, VERSION, &header(options, ended, written)?)?);
    if let Some(mask) = options.group_mask {
        let mut extension = EtwKernelHeaderExtension::from_bytes(&[0; EtwKernelHeaderExtension::SIZE]);
        extension.set_group_masks(mask.into());
        extension.set_version(KERNEL_VERSION);
        let id = HookId::HEADER_EXTENSION;
        events.push(&event(options, id, EXTENSION_VERSION, &extension.to_bytes())?);
    }
    let form = Form::of(options);
    let size = match options.compress {
        true => events.end().next_multiple_of(SMALL),
        false => options.buffer_size as usize,
    };
    if size > options.buffer_size as usize || events.end() > size {
        return Err(WriteError::HeaderTooLarge { needed: events.end(), buffer_size: options.buffer_size });
    }
    let numbers = if options.compress { Numbers::None } else { form.numbers };
    let form = Form { buffer_type: EtwBufferType::HEADER, buffer_size: size as u32, compress: false, numbers, ..form };
    let current = if options.compress { 0 } else { events.end() };
    Ok(form.seal(&events, EtwBufferFlag::FLUSH_MARKER, current))
}

fn event(options: &Options, hook: HookId, version: u8, data: &[u8]) -> Result<Vec<u8>, WriteError> {
    let mut head = system(options.pointer, hook, version, options.start_ticks());
    let (thread, process) = options.started_by;
    head.set_thread_id(thread);
    head.set_process_id(process);
    head.event(data)
}

/// Returns the header of the log file, and its two texts.
fn header(options: &Options, ended: Option<&Ended>, written: u32) -> Result<Vec<u8>, WriteError> {
    macro_rules! header {
        ($header:ty, $bytes:expr) => {{
            let mut header = <$header>::default();
            let mut version = header.version_detail();
            let ((major, minor), (sub, sub_minor)) = (options.os_version, options.log_version);
            version.set_major_version(major).set_minor_version(minor);
            version.set_sub_version(sub).set_sub_minor_version(sub_minor);
            header.set_buffer_size(options.buffer_size);
            header.set_version_detail(version);
            header.set_provider_version(options.build);
            header.set_number_of_processors(options.processors);
            header.set_timer_resolution(options.timer_resolution);
            header.set_maximum_file_size(options.maximum_file_size);
            header.set_log_file_mode(match options.compress {
                true => options.mode.with(LoggerMode::COMPRESSED_MODE),
                false => options.mode,
            });
            header.set_start_buffers(1);
            header.set_pointer_size($bytes);
            header.set_cpu_speed_in_mhz(options.cpu_speed_in_mhz);
            header.set_time_zone(*TimeZoneInformation::default().set_bias(options.time_zone_bias));
            header.set_boot_time(options.boot_time.0);
            header.set_perf_freq(options.perf_freq);
            header.set_start_time(options.start_time.0);
            header.set_reserved_flags(options.clock);
            header.session_name_string = options.session_name.as_str().into();
            header.log_file_name_string = options.file_name.as_str().into();
            header.set_buffers_written(written);
            if let Some(ended) = ended {
                header.set_end_time(ended.end_time.0);
                header.set_buffers_lost(ended.buffers_lost);
                header.set_events_lost(ended.events_lost);
            }
            Ok(header.to_vec()?)
        }};
    }
    match options.pointer {
        Pointer::Bits32 => header!(TraceLogfileHeaderPtr32, 4),
        Pointer::Bits64 => header!(TraceLogfileHeaderPtr64, 8),
    }
}
