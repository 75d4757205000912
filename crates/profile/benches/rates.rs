//! Speed of making profiles from samples with stacks: `cargo bench -p etwspec-profile`.

#[path = "../tests/traces.rs"]
#[allow(dead_code)]
mod traces;

use std::sync::LazyLock;

use divan::Bencher;
use divan::counter::ItemsCount;
use etwspec_etl::Trace;
use etwspec_etl::etwspec::headers::HookId;
use etwspec_profile::{Profile, Weight};

use traces::Traced;

/// Number of samples.
const SAMPLES: i64 = 1_000_000;

/// Number of frames of the kernel and of the process.
const DEPTH: (u64, u64) = (8, 24);

/// A trace of four processors, in which each sample has a stack in two parts. Some of the outer frames are those of many stacks.
static TRACE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut trace = Traced::new(4);
    trace.process(1, HookId::PROCESS_DC_START, 8, "app.exe");
    for index in 0..32 {
        trace.thread(2, HookId::THREAD_DC_START, 8, 100 + index);
        trace.image(3, HookId::IMAGE_DC_START, 8, u64::from(index) << 16, &format!(r"\Device\{index}.dll"));
    }
    let mut random = 1u64;
    for index in 0..SAMPLES {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let path = random >> 52;
        // A thread runs some of the code.
        let thread = 100 + path as u32 % 32;
        let (at, processor) = (100 + index * 100, (index % 4) as u16);
        let frame = |depth: u64| (path >> (depth % 12)) * 0x40 % 0x20_0000 + depth;
        let inner: Vec<u64> = (0..DEPTH.0).map(|depth| 0xFFFF_F800_0000_0000 + frame(depth)).collect();
        let outer: Vec<u64> = (0..DEPTH.1).map(frame).collect();
        trace.sample(processor, at, thread, inner[0]);
        trace.stack(processor, at + 1, at, (8, thread), &inner);
        trace.stack(processor, at + 2, at, (8, thread), &outer);
    }
    trace.finish()
});

fn main() {
    divan::main();
}

fn read() -> Profile {
    Profile::read(&[Trace::new(&TRACE)], |_, _| ())
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn reads(bencher: Bencher<'_, '_>) {
    LazyLock::force(&TRACE);
    bencher.counter(ItemsCount::new(SAMPLES as usize)).bench(read);
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn writes_firefox(bencher: Bencher<'_, '_>) {
    let profile = read();
    assert_eq!((profile.samples.len() as i64, profile.missing.samples_without_stack), (SAMPLES, 0));
    bencher.counter(ItemsCount::new(SAMPLES as usize)).bench(|| {
        let mut out = Vec::new();
        profile.write_firefox("bench", true, &mut out).map(|_| out.len())
    });
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn writes_folded(bencher: Bencher<'_, '_>) {
    let profile = read();
    bencher.counter(ItemsCount::new(SAMPLES as usize)).bench(|| profile.write_folded(Weight::Samples, std::io::sink()));
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn writes_pprof(bencher: Bencher<'_, '_>) {
    let profile = read();
    bencher.counter(ItemsCount::new(SAMPLES as usize)).bench(|| profile.write_pprof(true, std::io::sink()));
}
