//! Speed of reading a trace: `cargo bench -p etwspec-etl --bench trace`.

mod workloads;

use divan::counter::BytesCount;
use divan::{Bencher, counter::ItemsCount};
use workloads::{COMPRESSED, Input, PLAIN, WORK};

fn main() {
    divan::main();
}

#[divan::bench(args = names(), sample_count = 5, sample_size = 1)]
fn plain(bencher: Bencher<'_, '_>, work: &str) {
    bench(bencher, PLAIN.as_ref(), work);
}

#[divan::bench(args = names(), sample_count = 5, sample_size = 1)]
fn compressed(bencher: Bencher<'_, '_>, work: &str) {
    bench(bencher, COMPRESSED.as_ref(), work);
}

fn names() -> impl Iterator<Item = &'static str> {
    WORK.iter().map(|work| work.name)
}

fn bench(bencher: Bencher<'_, '_>, input: Option<&Input>, work: &str) {
    let (Some(input), Some(work)) = (input, WORK.iter().find(|known| known.name == work)) else { return };
    bencher
        .counter(BytesCount::new(input.bytes.len()))
        .counter(ItemsCount::new(input.events))
        .bench(|| (work.run)(input));
}
