//! Prints process starts and image loads with the crate `ferrisetw`, for ten seconds.

#[cfg(windows)]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    use etwspec_live::Record;
    use ferrisetw::provider::{Provider, kernel_providers};
    use ferrisetw::trace::KernelTrace;
    use ferrisetw::{EventRecord, SchemaLocator};

    let on_event = |record: &EventRecord, _: &SchemaLocator| {
        // SAFETY: an `EventRecord` is the EVENT_RECORD that Windows passes, which is valid until the callback returns.
        if let Some(record) = unsafe { Record::from_ptr(std::ptr::from_ref(record).cast()) }
            && let Some(line) = etwspec_consumers::describe(&record)
        {
            println!("{line}");
        }
    };
    let provider = |of| Provider::kernel(of).add_callback(on_event).build();
    let trace = KernelTrace::new()
        .named("etwspec".to_owned())
        .enable(provider(&kernel_providers::PROCESS_PROVIDER))
        .enable(provider(&kernel_providers::IMAGE_LOAD_PROVIDER))
        .start_and_process()
        .map_err(|error| format!("{error:?}"))?;
    std::thread::sleep(std::time::Duration::from_secs(10));
    trace.stop().map_err(|error| format!("{error:?}"))?;
    Ok(())
}

#[cfg(not(windows))]
fn main() {
    eprintln!("sessions exist on Windows only");
    std::process::exit(2);
}
