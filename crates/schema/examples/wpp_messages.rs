//! Prints the messages of the Windows software trace preprocessor (WPP) in a trace.
//!
//! ```text
//! cargo run -p etwspec-schema --features codes,pdb --example wpp_messages TRACE FORMATS...
//! ```
//!
//! FORMATS are TMF files, folders of TMF files, and PDB files with trace message formats.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::collections::HashMap;
use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

use etwspec_etl::{File, Identity, Item};
use etwspec_schema::message::{Arguments, Context, Header, Message, STANDARD_PREFIX};
use etwspec_schema::{Decoder, Problem, Schema, Schemas, wpp};

fn main() -> Result<(), Box<dyn Error>> {
    let mut paths = env::args_os().skip(1);
    let trace = paths.next().ok_or("no trace; write `wpp_messages TRACE FORMATS...`")?;
    let mut schemas = Schemas::new();
    for path in paths {
        read_formats(Path::new(&path), &mut schemas)?;
    }

    let file = File::read(&trace)?;
    let trace = file.trace();
    let clock = trace.log_file().map(|log_file| log_file.clock);
    // Processor, process, thread, time and component, as Microsoft's tools show them.
    let prefix = Message::prefix(STANDARD_PREFIX);
    let mut decoder = Decoder::new(Arc::new(schemas), None);
    // A message is compiled once, and formatted for each event.
    let mut messages: HashMap<Identity, Option<Message>> = HashMap::new();
    let mut line = String::new();
    let mut unknown = 0u64;
    trace.for_each(|item| {
        let Item::Event(buffer, event) = item else { return };
        let identity = event.identity();
        if !matches!(identity, Identity::Message { .. }) {
            return;
        }
        let mut arguments = Arguments::new();
        let Ok(Some((schema, _))) = decoder.fields(&event, &mut arguments) else {
            unknown += 1;
            return;
        };
        let message = messages.entry(identity).or_insert_with(|| Message::new(schema));
        let Some(message) = message else { return };
        let context = Context {
            pointer_size: event.pointer().bytes(),
            header: Header::of(&event, buffer.header().processor, clock.as_ref()),
            prefix: Some(&prefix),
            ..Context::default()
        };
        line.clear();
        message.write(&arguments, &context, &mut line);
        // Data of a trace may contain escapes of a terminal.
        println!("{}", line.escape_debug());
    });
    if unknown > 0 {
        eprintln!("{unknown} messages have no format in the given files");
    }
    Ok(())
}

/// Reads a TMF file, a PDB file, or a folder of them, and prints the problems.
fn read_formats(path: &Path, schemas: &mut Schemas) -> Result<(), Box<dyn Error>> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("tmf")) {
                read_formats(&path, schemas)?;
            }
        }
        return Ok(());
    }
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let (found, problems) = read_file(&bytes, &path.display().to_string())?;
    problems.iter().for_each(|problem| eprintln!("{problem}"));
    found.into_iter().for_each(|schema| schemas.add(schema));
    Ok(())
}

/// Reads a file by its first bytes.
fn read_file(bytes: &[u8], name: &str) -> Result<(Vec<Arc<Schema>>, Vec<Problem>), Problem> {
    #[cfg(feature = "pdb")]
    if bytes.starts_with(b"Microsoft C/C++") {
        return wpp::read_pdb(bytes, name);
    }
    Ok(wpp::read_tmf(&String::from_utf8_lossy(bytes), name))
}
