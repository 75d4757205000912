//! Which images were loaded, when, by whom, and where to: `cargo run -p etwspec-etl --example image_loads [FILE]`.
#![allow(clippy::print_stdout)]

use etwspec_etl::etwspec::headers::HookId;
use etwspec_etl::etwspec::payloads::Payload;
use etwspec_etl::{File, Item, SAMPLE, Trace};

fn main() -> std::io::Result<()> {
    let file = std::env::args_os().nth(1).map(File::open).transpose()?;
    let trace = file.as_ref().map_or_else(|| Trace::new(SAMPLE), File::trace);
    let log_file = trace.log_file();
    let release = log_file.and_then(|log_file| log_file.release);
    trace.for_each_by_time(|item| {
        let Item::Event(_, event) = item else { return };
        if event.hook().is_none_or(|(hook, _)| hook != HookId::PROCESS_LOAD_IMAGE) {
            return;
        }
        // The structure depends on the event's version and on the pointer size of its data.
        let (base, process, name) = match event.payload(release) {
            Some(Ok(Payload::WmiImageloadInformationX64(image))) => {
                (image.image_base(), image.process_id(), image.tail().map(|tail| tail.file_name))
            }
            Some(Ok(Payload::WmiImageloadInformationX86(image))) => {
                (image.image_base().into(), image.process_id(), image.tail().map(|tail| tail.file_name))
            }
            _ => return,
        };
        let name: String = name.map(|name| name.chars().collect()).unwrap_or_default();
        let time = event.time_stamp().zip(log_file).map(|(stamp, log_file)| log_file.clock.time(stamp));
        let time = time.map(|time| time.to_string()).unwrap_or_default();
        println!("{time} {process:6} {base:#018x} {name}");
    });
    Ok(())
}
