//! Decompresses and compresses buffers, against a plain copy of the same bytes in the same run.
//!
//! `cargo bench -p etwspec-etl --bench xpress`
//!
//! The buffers come from a real trace with many kinds of events; without the corpus, they are synthetic. All figures
//! refer to uncompressed bytes.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use divan::Bencher;
use divan::counter::BytesCount;
use etwspec_etl::File;
use etwspec_etl::buffers::xpress;
use etwspec_etl::etwspec::buffers::WmiBufferHeaderPtr64;

const TRACE: &str = "perfview-net452-x86.etl";

fn main() {
    divan::main();
}

/// Buffers as they are in memory and in the file, without their headers.
struct Buffers {
    plain: Vec<Vec<u8>>,
    compressed: Vec<Vec<u8>>,
    /// Buffers as compressed by this crate.
    again: Vec<Vec<u8>>,
}

impl Buffers {
    fn bytes(&self) -> BytesCount {
        BytesCount::new(self.plain.iter().map(Vec::len).sum::<usize>())
    }

    fn largest(&self) -> usize {
        self.plain.iter().map(Vec::len).max().unwrap_or(0)
    }
}

static BUFFERS: LazyLock<Buffers> = LazyLock::new(|| {
    let trace = trace().filter(|trace| trace.is_file());
    let mut buffers = trace.and_then(|trace| real(&trace)).unwrap_or_else(made);
    buffers.again = buffers.plain.iter().map(|plain| compress(plain)).collect();
    buffers
});

fn trace() -> Option<PathBuf> {
    Some(etwspec_corpus::folder().ok()?.join(TRACE))
}

fn real(trace: &Path) -> Option<Buffers> {
    let file = File::open(trace).ok()?;
    let trace = file.trace();
    let buffers = trace.buffers().filter_map(Result::ok).filter(|buffer| buffer.header().is_compressed());
    let both = buffers.filter_map(|buffer| {
        let compressed = buffer.bytes().get(WmiBufferHeaderPtr64::SIZE..)?;
        let end = buffer.header().saved_offset.max(buffer.header().offset) as usize;
        let mut plain = vec![0; end.checked_sub(WmiBufferHeaderPtr64::SIZE)?];
        let written = xpress::decompress(compressed, &mut plain).ok()?;
        plain.truncate(written);
        Some((plain, compressed.to_vec()))
    });
    let (plain, compressed) = both.unzip();
    Some(Buffers { plain, compressed, again: Vec::new() })
}

/// Buffers of 64 KB with records that are much like those before.
fn made() -> Buffers {
    let mut state = 1u64;
    let mut random = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 33
    };
    let mut buffer = || {
        let mut plain = Vec::new();
        while plain.len() < 64 << 10 {
            let kind = random() % 8;
            plain.extend([16 + kind as u8 * 8, 0, 0x14, 0xC0, kind as u8, 0, 0, 0]);
            plain.extend((0xFFFF_F800_0000_0000 | random()).to_le_bytes());
            (0..kind).for_each(|at| plain.extend((random() % (1 << (at * 4 + 1))).to_le_bytes()));
        }
        plain
    };
    let plain: Vec<_> = (0..100).map(|_| buffer()).collect();
    let compressed = plain.iter().map(|plain| compress(plain)).collect();
    Buffers { plain, compressed, again: Vec::new() }
}

fn compress(plain: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    xpress::compress(plain, &mut out);
    out
}

#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let mut out = vec![0; BUFFERS.largest()];
    bencher.counter(BUFFERS.bytes()).bench_local(|| {
        for plain in &BUFFERS.plain {
            out[..plain.len()].copy_from_slice(plain);
            divan::black_box(&mut out);
        }
    });
}

#[divan::bench]
fn decompress(bencher: Bencher<'_, '_>) {
    decompress_all(bencher, &BUFFERS.compressed);
}

#[divan::bench]
fn decompress_what_this_crate_compressed(bencher: Bencher<'_, '_>) {
    decompress_all(bencher, &BUFFERS.again);
}

fn decompress_all(bencher: Bencher<'_, '_>, compressed: &[Vec<u8>]) {
    let mut out = vec![0; BUFFERS.largest()];
    bencher.counter(BUFFERS.bytes()).bench_local(|| {
        for (compressed, plain) in compressed.iter().zip(&BUFFERS.plain) {
            let written = xpress::decompress(compressed, &mut out[..plain.len()]);
            assert_eq!(written, Ok(plain.len()));
        }
    });
}

#[divan::bench]
fn compress_all(bencher: Bencher<'_, '_>) {
    let mut out = Vec::new();
    bencher.counter(BUFFERS.bytes()).bench_local(|| {
        for plain in &BUFFERS.plain {
            out.clear();
            xpress::compress(plain, &mut out);
            divan::black_box(&mut out);
        }
    });
}
