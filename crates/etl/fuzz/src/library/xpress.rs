//! Decompression of any bytes, and of what compression makes.

use etwspec_etl::Trace;
use etwspec_etl::buffers::xpress::{compress, decompress};

use super::Target;
use super::trace::samples;

// A slow decoder that follows the description literally.
#[path = "../../../../../tests/src/xpress.rs"]
#[allow(unreachable_pub)]
mod described;

/// No output is larger.
const MAX: usize = 0xFFFF;

/// The target.
pub const TARGET: Target = Target { name: "xpress", run, seeds, mutate: None, words: Vec::new };

/// Input: the size of the output in two bytes, and what to decompress, or to compress.
pub fn run(bytes: &[u8]) {
    let Some((size, input)) = bytes.split_first_chunk() else { return };
    let size = usize::from(u16::from_le_bytes(*size));
    decompresses(input, size);
    comes_back(input);
}

/// Checks that any bytes decompress as in the reference, also into a smaller output.
fn decompresses(input: &[u8], size: usize) {
    let mut out = vec![0xAA; size];
    let result = decompress(input, &mut out);
    let good = result.unwrap_or_else(|error| {
        assert!(error.at() <= input.len(), "{error}");
        error.written()
    });
    let good = out.get(..good).expect("what is good is in the output").to_vec();
    match described::decompress(input, size) {
        Some(described) => assert!(result.is_ok() && described == good, "{result:?}"),
        None => assert!(result.is_err(), "the description has no such bytes"),
    }
    // The loop for where there is room ends elsewhere: the same comes out.
    for less in [size / 2, good.len().saturating_sub(1), good.len()] {
        let mut out = vec![0x55; less];
        let less = decompress(input, &mut out).unwrap_or_else(|error| error.written());
        assert!(good.starts_with(&out[..less]) && less == out.len().min(good.len()));
    }
}

fn comes_back(events: &[u8]) {
    let mut compressed = Vec::new();
    compress(events, &mut compressed);
    // A literal has a byte, and each 32 tokens have four.
    assert!(compressed.len() <= events.len() + 4 * (events.len() / 32 + 1));
    let mut out = vec![0; events.len()];
    assert_eq!(decompress(&compressed, &mut out), Ok(events.len()));
    assert!(out == events);
}

/// Returns the bytes after the headers of compressed buffers, and the same bytes decompressed.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = vec![[&300u16.to_le_bytes()[..], &REPEATED].concat()];
    for sample in samples() {
        for raw in Trace::new(sample).buffers().flatten() {
            let data = raw.bytes().get(0x48..).unwrap_or(&[]);
            // Of events in plain bytes, the first ones do.
            let data = if raw.header().is_compressed() { data } else { &data[..data.len().min(512)] };
            let size = raw.header().offset.min(MAX as u32) as u16;
            seeds.push([&size.to_le_bytes(), data].concat());
        }
    }
    seeds
}

/// The second example of [MS-XCA], section 3.1.
const REPEATED: [u8; 13] = [0xff, 0xff, 0xff, 0x1f, 0x61, 0x62, 0x63, 0x17, 0x00, 0x0f, 0xff, 0x26, 0x01];
