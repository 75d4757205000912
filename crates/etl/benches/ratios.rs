//! Reading speed of a trace relative to a copy of its bytes in the same run: `cargo bench -p etwspec-etl --bench
//! ratios`. The table is in the documentation.
#![allow(clippy::print_stdout)]

mod workloads;

use std::time::Instant;

use workloads::{COMPRESSED, Input, PLAIN, WORK};

/// Rounds, in each of which everything is measured once: what disturbs the machine disturbs all alike.
const ROUNDS: usize = 7;

fn main() {
    // `cargo test --benches` checks that it runs, not how fast.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    for input in [PLAIN.as_ref(), COMPRESSED.as_ref()] {
        match input {
            Some(input) => table(input),
            None => println!("skipped: no corpus; set ETWSPEC_CORPUS to its folder"),
        }
    }
}

fn table(input: &Input) {
    let (mib, out) = (input.bytes.len() >> 20, input.memory >> 20);
    println!("\n{}: {mib} MiB, {out} MiB in memory, {} events\n", input.name, input.events);
    println!("| | of the copy | GB/s | GB/s in memory | million events/s |\n|---|---|---|---|---|");
    let mut times = vec![Vec::new(); WORK.len()];
    for _ in 0..ROUNDS {
        for (times, work) in times.iter_mut().zip(WORK) {
            let start = Instant::now();
            std::hint::black_box((work.run)(input));
            times.push(start.elapsed().as_secs_f64());
        }
    }
    let copy = median(&times[0]);
    for (times, work) in times.iter().zip(WORK) {
        let time = median(times);
        let per = |what: f64| what / time;
        println!(
            "| {} | {:.2} | {:.2} | {:.2} | {:.1} |",
            work.name,
            copy / time,
            per(input.bytes.len() as f64) / 1e9,
            per(input.memory as f64) / 1e9,
            per(input.events as f64) / 1e6,
        );
    }
}

fn median(times: &[f64]) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}
