//! Compressed files and archives.

use std::io::{Cursor, Read};

use etwspec_corpus::pack::{FORMATS, Member, zip};
use etwspec_etl::SAMPLE;
use etwspec_etl::container::{Error, Format, MAX_MEMBERS, MAX_NAME, Unpacked, members, unpack};

use super::super::library::numbers::Numbers;
use super::super::library::trace::small_traces;
use super::super::library::{Target, mutate};

/// Maximum size of a window in bytes.
const WINDOW: u64 = 8 << 20;

/// Maximum number of unpacked bytes that are read.
const MAX: u64 = 8 << 20;

/// The target.
pub const TARGET: Target = Target { name: "containers", run, seeds, mutate: Some(change), words };

/// Input: a compressed file or an archive.
///
/// Unpacks bytes as a file and as a pipe, which must give the same. After an error, there are no more bytes. Numbers and names of members
/// are limited.
pub fn run(input: &[u8]) {
    let Some(format) = Format::of(input) else { return };
    let pipe = read(unpack(format, input, WINDOW));
    if format != Format::Zip {
        return assert!(pipe == read(Unpacked::new(format, input, WINDOW)));
    }
    let all = match members(Cursor::new(input)) {
        Ok(all) => all,
        Err(error) => return check(Error::of(&error)),
    };
    assert!(!all.is_empty() && all.len() <= MAX_MEMBERS);
    for member in all.iter().take(4) {
        // A name that is not UTF-8 may grow.
        assert!(member.name().len() <= 3 * MAX_NAME);
        match member.open(Cursor::new(input), WINDOW) {
            Ok(unpacked) => drop(read(unpacked)),
            Err(error) => check(Error::of(&error)),
        }
    }
}

/// Reads an input to its end. Returns the bytes and the message of the error.
fn read(mut from: impl Read) -> (Vec<u8>, Option<String>) {
    let mut bytes = Vec::new();
    let error = from.by_ref().take(MAX).read_to_end(&mut bytes).err();
    if let Some(error) = &error {
        check(Error::of(error));
        assert_eq!(from.read(&mut [0; 9]).ok(), Some(0), "bytes after an error");
    }
    (bytes, error.map(|error| error.to_string()))
}

fn check(error: Option<&Error>) {
    let error = error.expect("memory does not fail");
    assert!(!error.to_string().is_empty() && !error.help().is_empty());
}

fn seeds() -> Vec<Vec<u8>> {
    let trace = &small_traces()[0];
    let mut seeds: Vec<Vec<u8>> = FORMATS.iter().map(|(_, pack)| pack(trace)).collect();
    seeds.extend(FORMATS.iter().map(|(_, pack)| pack(SAMPLE)));
    for (method, flags, wide) in
        [(0, 0, false), (8, 8, true), (8, 1, false), (93, 0, true), (95, 0, false), (9, 8, true)]
    {
        let names = ["PDBs/a.pdb", "a.etl", "a.kernel.etl"];
        let members = names.map(|name| Member { method, flags, wide, ..Member::new(name, trace) });
        seeds.push(zip(&members));
    }
    seeds
}

/// Changes bytes, most of them at the ends, where archives and streams describe their contents.
fn change(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    if numbers.once_in(4) {
        return mutate::bytes(bytes, numbers);
    }
    for _ in 0..=numbers.below(4) {
        let end = bytes.len().min(120);
        let at =
            if numbers.once_in(2) { numbers.below(end.max(1)) } else { bytes.len() - end + numbers.below(end.max(1)) };
        if let Some(byte) = bytes.get_mut(at) {
            *byte = [0, 1, 8, 0x7F, 0xFF, numbers.below(256) as u8][numbers.below(6)];
        }
    }
}

fn words() -> Vec<Vec<u8>> {
    let words: [&[u8]; 8] = [
        b"PK\x01\x02",
        b"PK\x03\x04",
        b"PK\x05\x06",
        b"PK\x06\x06",
        b"PK\x06\x07",
        b".etl",
        b"\xFF\xFF\xFF\xFF",
        b"\x28\xB5\x2F\xFD",
    ];
    words.iter().map(|word| word.to_vec()).collect()
}
