//! Callback that the consumers share. It runs on any machine, over records made from the events of a trace.

use etwspec_live::Record;
use etwspec_live::etwspec::payloads::Payload;

/// Returns a line about a kernel event, or `None` for other events.
pub fn describe(record: &Record<'_>) -> Option<String> {
    let payload = record.payload(None)?;
    Some(match payload {
        Ok(Payload::Process(process)) => {
            let name = process.image_file_name().map(|name| name.to_string()).unwrap_or_default();
            format!("process {} {name}", process.process_id())
        }
        Ok(Payload::ImageLoad(image)) => {
            format!("image {} at {:#x}", image.file_name().unwrap_or_default(), image.image_base())
        }
        Ok(Payload::ContextSwitch(switch)) => {
            format!("processor {} runs thread {}", record.processor(), switch.new_thread_id())
        }
        Ok(other) => format!("{other:?}"),
        Err(error) => error.to_string(),
    })
}
