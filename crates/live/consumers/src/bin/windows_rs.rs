//! Prints the events of a session with the crate `windows`: `windows_rs "NT Kernel Logger"`.

#[cfg(windows)]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    use etwspec_live::Record;
    use windows::Win32::System::Diagnostics::Etw::{
        CloseTrace, EVENT_RECORD, EVENT_TRACE_LOGFILEW, OpenTraceW, PROCESS_TRACE_MODE_EVENT_RECORD,
        PROCESS_TRACE_MODE_REAL_TIME, ProcessTrace,
    };
    use windows::core::{HSTRING, PWSTR};

    unsafe extern "system" fn on_event(record: *mut EVENT_RECORD) {
        // SAFETY: Windows passes a record that is valid until the callback returns.
        if let Some(record) = unsafe { Record::from_ptr(record.cast()) }
            && let Some(line) = etwspec_consumers::describe(&record)
        {
            println!("{line}");
        }
    }

    let name = HSTRING::from(std::env::args().nth(1).ok_or("name a session")?);
    let mut log_file = EVENT_TRACE_LOGFILEW { LoggerName: PWSTR(name.as_ptr().cast_mut()), ..Default::default() };
    log_file.Anonymous1.ProcessTraceMode = PROCESS_TRACE_MODE_REAL_TIME | PROCESS_TRACE_MODE_EVENT_RECORD;
    log_file.Anonymous2.EventRecordCallback = Some(on_event);
    // SAFETY: the structure and the name are valid until the trace is closed.
    unsafe {
        let handle = OpenTraceW(&mut log_file);
        if handle.Value == u64::MAX {
            return Err(windows::core::Error::from_thread().into());
        }
        let status = ProcessTrace(&[handle], None, None);
        let _closed = CloseTrace(handle);
        status.ok()?;
    }
    Ok(())
}

#[cfg(not(windows))]
fn main() {
    eprintln!("sessions exist on Windows only");
    std::process::exit(2);
}
