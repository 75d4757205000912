//! Packs bytes as programs pack traces.

use std::io::Write;

use flate2::Compression;
use flate2::write::{DeflateEncoder, GzEncoder};
use lzma_rust2::{XzOptions, XzWriter};
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

/// Packs bytes.
pub type Packer = fn(&[u8]) -> Vec<u8>;

/// Formats: the extension of their files, and a function that packs bytes.
pub const FORMATS: [(&str, Packer); 4] =
    [("gz", gzip), ("xz", xz), ("zst", zstd), ("zip", |bytes| zip(&[Member::new("trace.etl", bytes)]))];

/// Compresses bytes as `gzip` does.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).expect("memory does not fail");
    encoder.finish().expect("memory does not fail")
}

/// Compresses bytes as `xz` does.
pub fn xz(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = XzWriter::new(Vec::new(), XzOptions::with_preset(0)).expect("the options are valid");
    encoder.write_all(bytes).expect("memory does not fail");
    encoder.finish().expect("memory does not fail")
}

/// Compresses bytes as `zstd` does.
pub fn zstd(bytes: &[u8]) -> Vec<u8> {
    compress_to_vec(bytes, CompressionLevel::Fastest)
}

/// A member of a zip archive.
#[derive(Clone, Copy, Debug)]
pub struct Member<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// Method: 0 stored, 8 deflate, 93 Zstandard, 95 xz. Others are stored.
    pub method: u16,
    /// Flags. Bit 0 states that it is encrypted, which it is not; bit 3, that its sizes follow its data.
    pub flags: u16,
    /// Sizes and offset have 64 bits.
    pub wide: bool,
}

impl<'a> Member<'a> {
    /// Returns a member that is compressed by deflate.
    pub fn new(name: &'a str, bytes: &'a [u8]) -> Self {
        Member { name, bytes, method: 8, flags: 0, wide: false }
    }

    fn packed(&self) -> Vec<u8> {
        match self.method {
            8 => {
                let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
                encoder.write_all(self.bytes).expect("memory does not fail");
                encoder.finish().expect("memory does not fail")
            }
            93 => zstd(self.bytes),
            95 => xz(self.bytes),
            _ => self.bytes.to_vec(),
        }
    }
}

/// Writes a zip archive.
pub fn zip(members: &[Member<'_>]) -> Vec<u8> {
    let (mut out, mut directory) = (Vec::new(), Vec::new());
    for member in members {
        let (at, packed) = (out.len() as u64, member.packed());
        let (size, crc) = (member.bytes.len() as u64, crc(member.bytes));
        let follow = member.flags & 8 != 0;
        let narrow = |number: u64| if member.wide { u32::MAX } else { number as u32 };
        let head = |crc: u32, packed: u32, size: u32, extra: usize| {
            let mut head = Vec::new();
            [45, member.flags, member.method, 0, 0].iter().for_each(|word: &u16| head.extend(word.to_le_bytes()));
            [crc, packed, size].iter().for_each(|number| head.extend(number.to_le_bytes()));
            head.extend((member.name.len() as u16).to_le_bytes());
            head.extend((extra as u16).to_le_bytes());
            head
        };
        let extra = |numbers: &[u64]| {
            let mut extra = Vec::new();
            if member.wide {
                [1, 8 * numbers.len() as u16].iter().for_each(|word| extra.extend(word.to_le_bytes()));
                numbers.iter().for_each(|number| extra.extend(number.to_le_bytes()));
            }
            extra
        };
        let (own, all) = (extra(&[size, packed.len() as u64]), extra(&[size, packed.len() as u64, at]));
        out.extend(b"PK\x03\x04");
        out.extend(match follow {
            true => head(0, 0, 0, own.len()),
            false => head(crc, narrow(packed.len() as u64), narrow(size), own.len()),
        });
        out.extend(member.name.as_bytes());
        out.extend(&own);
        out.extend(&packed);
        if follow {
            out.extend(b"PK\x07\x08");
            out.extend(crc.to_le_bytes());
            for number in [packed.len() as u64, size] {
                match member.wide {
                    true => out.extend(number.to_le_bytes()),
                    false => out.extend((number as u32).to_le_bytes()),
                }
            }
        }
        directory.extend(b"PK\x01\x02\x2D\0");
        directory.extend(head(crc, narrow(packed.len() as u64), narrow(size), all.len()));
        directory.extend([0; 10]);
        directory.extend(narrow(at).to_le_bytes());
        directory.extend(member.name.as_bytes());
        directory.extend(&all);
    }
    let (at, size) = (out.len() as u64, directory.len() as u64);
    out.extend(directory);
    if members.iter().any(|member| member.wide) {
        let end = out.len() as u64;
        out.extend(b"PK\x06\x06");
        out.extend(44u64.to_le_bytes());
        out.extend([45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        [members.len() as u64, members.len() as u64, size, at].iter().for_each(|n| out.extend(n.to_le_bytes()));
        out.extend(b"PK\x06\x07\0\0\0\0");
        out.extend(end.to_le_bytes());
        out.extend(1u32.to_le_bytes());
    }
    out.extend(b"PK\x05\x06\0\0\0\0");
    [members.len() as u16; 2].iter().for_each(|n| out.extend(n.to_le_bytes()));
    [size as u32, at as u32].iter().for_each(|n| out.extend(n.to_le_bytes()));
    out.extend([0; 2]);
    out
}

fn crc(bytes: &[u8]) -> u32 {
    let mut crc = flate2::Crc::new();
    crc.update(bytes);
    crc.sum()
}
