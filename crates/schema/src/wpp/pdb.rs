//! TMF records in PDB files.
//!
//! WPP states each message in a call of the compiler's `__annotation`. The compiler stores its strings in a symbol of the
//! kind S_ANNOTATION, within the symbols of the function that logs the message, and the linker copies it to the PDB file.
//! Public symbol files have no private symbols, and so none of these.
//!
//! # Design
//!
//! The crate `pdb2` is the maintained fork of `pdb`, and returns unknown records as bytes. Stream sizes are checked
//! first, because the crate allocates the sizes that a file states.

use std::sync::Arc;

use hashbrown::HashSet;
use pdb2::{FallibleIterator, PDB, SymbolIter};

use super::tmf::Reader;
use crate::limits;
use crate::model::Schema;
use crate::problem::Problem;

/// Kind of a symbol that contains strings of `__annotation`.
const S_ANNOTATION: u16 = 0x1019;

/// First string of an annotation that describes a message.
const MARKER: &str = "TMF:";

/// Reads the TMF records of a PDB file.
///
/// A file without records, such as a public symbol file, has one problem that describes this. Lines of problems are
/// lines of the records, one record after another.
///
/// # Errors
///
/// Returns an error if the data is no PDB file, or too damaged to be read.
pub fn read_pdb(data: &[u8], name: &str) -> Result<(Vec<Arc<Schema>>, Vec<Problem>), Problem> {
    let records = Records::of_pdb(data, name)?;
    Ok(records.read(name))
}

/// First bytes of encoded records.
pub(crate) const RECORDS: &[u8] = b"etwspec WPP records 1\0";

/// The TMF records of a PDB file.
#[derive(Debug, Default)]
pub(crate) struct Records {
    /// Each as the number of its lines in 16 bits, and the lines, with a zero at the end of each.
    bytes: Vec<u8>,
    /// True if symbols are damaged.
    damaged: bool,
}

impl Records {
    /// Reads the records of a PDB file.
    pub(crate) fn of_pdb(data: &[u8], name: &str) -> Result<Records, Problem> {
        let failed = |error: String| {
            let text = format!("cannot be read as a PDB file: {error}; name a PDB file of MSVC or clang");
            Problem::new(&name.into(), 1, 1, text)
        };
        check_streams(data).map_err(|error| failed(error.to_owned()))?;
        records(data).map_err(|error| failed(error.to_string()))
    }

    /// Encodes the records: whether symbols are damaged, and the records.
    pub(crate) fn encode(&self) -> Vec<u8> {
        [RECORDS, &[self.damaged.into()], &self.bytes].concat()
    }

    /// Decodes what [`encode`](Records::encode) returns.
    pub(crate) fn decode(bytes: &[u8], name: &str) -> Result<Records, Problem> {
        let decode = || {
            let [damaged @ 0..=1, rest @ ..] = bytes.strip_prefix(RECORDS)? else { return None };
            let records = Records { bytes: rest.to_vec(), damaged: *damaged == 1 };
            records.each(|_| ()).map(|()| records)
        };
        decode().ok_or_else(|| Problem::new(&name.into(), 1, 1, "the records of messages are damaged"))
    }

    /// Adds a record.
    fn push(&mut self, lines: &[String]) {
        // Their number was read from 16 bits.
        self.bytes.extend((lines.len() as u16).to_le_bytes());
        for line in lines {
            self.bytes.extend(line.as_bytes());
            self.bytes.push(0);
        }
    }

    /// Calls a function with the lines of each record. `None` if the bytes are no records.
    fn each<'r>(&'r self, mut found: impl FnMut(&[&'r str])) -> Option<()> {
        let (mut rest, mut lines) = (&self.bytes[..], Vec::new());
        while !rest.is_empty() {
            let (count, after) = rest.split_first_chunk::<2>()?;
            rest = after;
            lines.clear();
            for _ in 0..u16::from_le_bytes(*count) {
                let end = rest.iter().position(|byte| *byte == 0)?;
                lines.push(std::str::from_utf8(&rest[..end]).ok()?);
                rest = &rest[end + 1..];
            }
            found(&lines);
        }
        Some(())
    }

    /// Reads the messages, and problems of their text.
    pub(crate) fn read(&self, name: &str) -> (Vec<Arc<Schema>>, Vec<Problem>) {
        let file = Arc::<str>::from(name);
        let mut reader = Reader::new(name, self.bytes.len());
        // An enumeration may follow the messages that use it.
        let enumerations = self.each(|lines| {
            reader.enumerations(lines);
            reader.next_set(lines.len());
        });
        reader.restart();
        let messages = self.each(|lines| {
            reader.messages(lines);
            reader.next_set(lines.len());
        });
        let (schemas, mut problems) = reader.finish();
        let mut report = |text: &str| problems.push(Problem::new(&file, 1, 1, text));
        if self.damaged || enumerations.and(messages).is_none() {
            report("symbols of a module are damaged; messages of it may be missing");
        } else if self.bytes.is_empty() {
            report(
                "no trace message formats in this PDB file; public symbol files lack them: name the private one, or TMF files",
            );
        }
        (schemas, problems)
    }
}

/// Checks that the streams are not larger than the file. The library allocates memory of the size that a stream states, and
/// a page may be listed any number of times.
fn check_streams(data: &[u8]) -> Result<(), &'static str> {
    const MAGIC: &[u8] = b"Microsoft C/C++ MSF 7.00\r\n\x1a\x44\x53\0\0\0";
    const TRUNCATED: &str = "the file is truncated";
    if !data.starts_with(MAGIC) {
        return Err("it does not begin like one");
    }
    let number = |at: usize| -> Result<usize, &'static str> {
        let bytes = at.checked_add(4).and_then(|end| data.get(at..end)).ok_or(TRUNCATED)?;
        Ok(bytes.iter().rev().fold(0usize, |number, byte| number << 8 | usize::from(*byte)))
    };
    let (page, directory) = (number(32)?, number(44)?);
    if !page.is_power_of_two() || page < 0x100 || directory > data.len() {
        return Err("sizes in its header are impossible");
    }
    // Pages that list the pages of the directory follow the header.
    let entry = |index: usize| -> Result<usize, &'static str> {
        let per_page = page / 4;
        let directory_page = index / per_page;
        let list = number(52 + directory_page / per_page * 4)?;
        let list = list.checked_mul(page).ok_or(TRUNCATED)?;
        let pages = number(list + directory_page % per_page * 4)?;
        number(pages.checked_mul(page).ok_or(TRUNCATED)? + index % per_page * 4)
    };
    let streams = entry(0)?;
    if streams > directory / 4 {
        return Err("its directory is damaged");
    }
    let mut total = 0usize;
    for stream in 0..streams {
        let size = entry(1 + stream)?;
        total += if size == u32::MAX as usize { 0 } else { size };
    }
    if total > data.len() { Err("its streams are larger than the file") } else { Ok(()) }
}

/// Returns the TMF records of all modules.
fn records(data: &[u8]) -> Result<Records, pdb2::Error> {
    let mut pdb = PDB::open(std::io::Cursor::new(data))?;
    let mut found = Records::default();
    let information = pdb.debug_information()?;
    let mut modules = information.modules()?;
    // Each module has its own stream. The size of the file limits the number and the size of streams.
    let mut streams = HashSet::new();
    while let Some(module) = modules.next()? {
        if !streams.insert(module.info().stream.0) {
            found.damaged |= module.info().stream.is_some();
            continue;
        }
        let Some(module) = pdb.module_info(&module)? else { continue };
        found.damaged |= module.symbols().and_then(|symbols| module_records(symbols, &mut found, data.len())).is_err();
    }
    Ok(found)
}

/// Adds the TMF records among the symbols of a module. Together they are not larger than the file.
fn module_records(mut symbols: SymbolIter<'_>, found: &mut Records, most: usize) -> Result<(), pdb2::Error> {
    let mut function = None;
    while let Some(symbol) = symbols.next()? {
        if symbol.raw_kind() == S_ANNOTATION {
            if let Some(lines) = tmf_record(symbol.raw_bytes(), function.as_deref()) {
                found.push(&lines);
                if found.bytes.len() > most {
                    return Err(pdb2::Error::InvalidStreamLength("module symbols"));
                }
            }
        } else if let Ok(pdb2::SymbolData::Procedure(procedure)) = symbol.parse() {
            function = Some(limits::short(&procedure.name.to_string()).into_owned());
        }
    }
    Ok(())
}

/// Returns the lines of a TMF record, from the bytes of a symbol: kind, address (offset, segment), number of strings, and
/// the strings, each with a zero at its end. Returns `None` for other annotations.
pub(super) fn tmf_record(symbol: &[u8], function: Option<&str>) -> Option<Vec<String>> {
    let (header, mut rest) = symbol.split_at_checked(10)?;
    if header[..2] != S_ANNOTATION.to_le_bytes() {
        return None;
    }
    let count = u16::from_le_bytes([header[8], header[9]]);
    let mut strings = Vec::new();
    for _ in 0..count {
        let end = rest.iter().position(|byte| *byte == 0)?;
        strings.push(String::from_utf8_lossy(&rest[..end]).into_owned());
        rest = &rest[end + 1..];
    }
    if strings.first()? != MARKER {
        return None;
    }
    strings.remove(0);
    // `tracepdb` adds the function, which the annotation lacks.
    let message = strings.iter_mut().find(|line| line.starts_with("#type"));
    if let (Some(message), Some(function)) = (message, function)
        && message.contains("\" //")
        && !message.contains(" FUNC=")
    {
        message.push_str(" FUNC=");
        message.push_str(function);
    }
    Some(strings)
}
