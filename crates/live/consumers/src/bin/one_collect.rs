//! Prints process starts, image loads and context switches with the crate `one_collect`, for ten seconds.

#[cfg(windows)]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    use etwspec_live::Record;
    use one_collect::etw::EtwSession;

    let mut session = EtwSession::new();
    let current = session.ancillary_data();
    let on_event = move |_: &one_collect::event::EventData| {
        current.read(|current| {
            let Some(record) = current.record() else { return };
            // SAFETY: the record is the EVENT_RECORD that Windows passes, which is valid until the callback returns.
            if let Some(record) = unsafe { Record::from_ptr(std::ptr::from_ref(record).cast()) }
                && let Some(line) = etwspec_consumers::describe(&record)
            {
                println!("{line}");
            }
        });
        Ok(())
    };
    session.comm_start_event().add_callback(on_event.clone());
    session.mmap_load_event().add_callback(on_event.clone());
    session.cswitch_event(None).add_callback(on_event);
    session.parse_for_duration("etwspec", std::time::Duration::from_secs(10))?;
    Ok(())
}

#[cfg(not(windows))]
fn main() {
    eprintln!("sessions exist on Windows only");
    std::process::exit(2);
}
