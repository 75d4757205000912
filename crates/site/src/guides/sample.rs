//! Bytes of the shipped sample trace, as guides show them.
//!
//! A test of the workspace writes `templates/guides/sample.json` from the sample and compares the two.

use serde::Deserialize;

use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::compare::Side;

const SAMPLE: &str = include_str!("../../templates/guides/sample.json");

/// The file as it is written.
#[derive(Deserialize)]
struct Written {
    size: u32,
    build: u32,
    pointer: u32,
    buffers: Vec<Buffer>,
    first: [WrittenPiece; 2],
    example: Example,
}

#[derive(Deserialize)]
struct Example {
    number: usize,
    at: u32,
    size: u32,
    records: Vec<(u32, u32, String)>,
    header: WrittenPiece,
    record: u32,
    event: [WrittenPiece; 2],
}

#[derive(Deserialize)]
struct WrittenPiece {
    structure: String,
    at: u32,
    bytes: String,
}

/// A buffer of the sample.
#[derive(Deserialize)]
pub(super) struct Buffer {
    pub(super) at: u32,
    pub(super) size: u32,
    /// The size of its valid part.
    pub(super) used: u32,
    pub(super) processor: u32,
    pub(super) events: u32,
}

impl Buffer {
    /// The valid part, in hundredths.
    pub(super) fn percent(&self) -> u32 {
        self.used * 100 / self.size.max(1)
    }
}

/// A run of bytes that is a structure.
pub(super) struct Piece {
    pub(super) structure: String,
    /// Offset in the file.
    pub(super) at: u32,
    pub(super) bytes: Vec<u8>,
}

impl Piece {
    /// The little-endian number in a range of the bytes; none if it is longer than 8 bytes.
    pub(super) fn number(&self, offset: u32, size: u32) -> Option<u64> {
        let bytes = self.bytes.get(offset as usize..(offset + size) as usize).filter(|bytes| bytes.len() <= 8)?;
        Some(bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }
}

/// A field in a figure of bytes.
pub(super) struct Cell {
    pub(super) href: String,
    pub(super) name: String,
    pub(super) bytes: String,
    /// Number of bytes.
    pub(super) count: usize,
    /// Value; empty if it is longer than a number.
    pub(super) value: String,
}

/// A record in the figure of a buffer.
pub(super) struct Slice {
    pub(super) at: u32,
    pub(super) size: u32,
    pub(super) class: &'static str,
}

/// The sample.
pub(super) struct Sample {
    /// Release and pointer size of its headers.
    pub(super) side: Side,
    pub(super) size: u32,
    pub(super) buffers: Vec<Buffer>,
    /// The first record of the file: its header and its payload.
    pub(super) first_header: Piece,
    pub(super) first_payload: Piece,
    /// The number of the buffer that is shown, from 1.
    pub(super) number: usize,
    pub(super) buffer_at: u32,
    pub(super) buffer_size: u32,
    pub(super) buffer_header: Piece,
    pub(super) slices: Vec<Slice>,
    /// The record that is shown: its offset in the buffer, its header and its payload.
    pub(super) record: u32,
    pub(super) header: Piece,
    pub(super) payload: Piece,
}

impl Sample {
    /// The number of records in the buffer that is shown.
    pub(super) fn records(&self) -> usize {
        self.slices.iter().filter(|slice| slice.class != "head").count()
    }

    /// The size of the record that is shown.
    pub(super) fn record_size(&self) -> usize {
        self.header.bytes.len() + self.payload.bytes.len()
    }

    /// A number in hexadecimal.
    pub(super) fn hex(&self, number: &u32) -> String {
        super::super::wording::hex(*number)
    }
}

/// Returns the sample. `None` if the catalog has no release for its build.
pub(super) fn sample(catalog: &Catalog) -> Option<Sample> {
    // The text is part of the program, and a test reads it.
    let written: Written = serde_json::from_str(SAMPLE).ok()?;
    let stop = catalog.releases.find_build(written.build)?.1;
    let pointer = Pointer::ALL.into_iter().find(|pointer| pointer.bits() == written.pointer)?;
    let Example { number, at, size, records, header, record, event: [event_header, payload] } = written.example;
    let [first_header, first_payload] = written.first.map(piece);
    let buffer_header = piece(header);
    let head = Slice { at: 0, size: u32::try_from(buffer_header.bytes.len()).ok()?, class: "head" };
    let slice = |(start, size, name): (u32, u32, String)| Slice {
        at: start,
        size,
        class: if start == record {
            "here"
        } else if name == event_header.structure {
            "same"
        } else {
            "other"
        },
    };
    Some(Sample {
        side: Side { stop, pointer },
        size: written.size,
        buffers: written.buffers,
        first_header,
        first_payload,
        number,
        buffer_at: at,
        buffer_size: size,
        buffer_header,
        slices: std::iter::once(head).chain(records.into_iter().map(slice)).collect(),
        record,
        header: piece(event_header),
        payload: piece(payload),
    })
}

fn piece(written: WrittenPiece) -> Piece {
    let bytes = written.bytes.split(' ').filter_map(|byte| u8::from_str_radix(byte, 16).ok());
    Piece { bytes: bytes.collect(), structure: written.structure, at: written.at }
}
