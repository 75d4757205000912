//! Runs the invariants of the command's and the generator's fuzz targets on seeds and mutations, without a fuzzer.

#[path = "../../crates/etl/fuzz/src/library/mod.rs"]
#[allow(dead_code, unreachable_pub)]
pub(crate) mod library;

#[path = "../../crates/etl/fuzz/src/tools/mod.rs"]
#[allow(dead_code, unreachable_pub)]
mod tools;

use library::numbers::Numbers;
use library::{Target, mutate};

/// Number of mutated seeds of every target, because each input takes milliseconds.
const EACH: u64 = 60;

fn check(Target { run, seeds, mutate, .. }: Target) {
    let seeds = seeds();
    assert!(!seeds.is_empty());
    for number in 0..EACH {
        let mut numbers = Numbers::new(number);
        let mut bytes = seeds[numbers.below(seeds.len())].clone();
        match mutate {
            Some(mutate) if !numbers.once_in(4) => mutate(&mut bytes, &mut numbers),
            _ => mutate::bytes(&mut bytes, &mut numbers),
        }
        run(&bytes);
    }
}

#[test]
fn commands_keep_their_promises_on_mutated_traces() {
    check(tools::commands::TARGET);
}

#[test]
fn mutated_archives_are_unpacked_within_limits() {
    check(tools::containers::TARGET);
}

#[test]
fn mutated_expressions_match_an_event_or_do_not() {
    check(tools::expressions::TARGET);
}

#[test]
fn mutated_traces_become_profiles_with_every_sample() {
    check(tools::profiles::TARGET);
}

#[test]
fn mutated_tables_are_rejected_or_generate_rust() {
    check(tools::tables::TARGET);
}

#[test]
fn mutated_schemas_and_data_are_decoded_once() {
    check(tools::schemas::TARGET);
}

#[test]
fn mutated_binary_manifests_are_read_within_limits() {
    check(tools::binary_manifests::TARGET);
}

#[test]
fn mutated_files_with_schemas_are_read_within_limits() {
    check(tools::schema_files::TARGET);
}

#[test]
fn mutations_repeat_the_fields_of_schemas() {
    let Target { seeds, mutate, .. } = tools::schemas::TARGET;
    let (seeds, mutate, mut most) = (seeds(), mutate.expect("schemas have a structure"), [0; 3]);
    for number in 0..2000 {
        let mut numbers = Numbers::new(number);
        let mut input = seeds[numbers.below(seeds.len())].clone();
        mutate(&mut input, &mut numbers);
        let Some((&[kind, _, low, high], parts)) = input.split_first_chunk() else { continue };
        let schema = &parts[..usize::from(u16::from_le_bytes([low, high])).min(parts.len())];
        let count = match kind % 3 {
            0 => etwspec_schema::read_trace_event_info(schema).ok().flatten().map(|read| read.fields.len()),
            1 => etwspec_schema::read_event_map_info(schema).ok().flatten().map(|(_, names)| names.values.len()),
            _ => etwspec_schema::read_tracelogging(etwspec::Guid::default(), schema).ok().map(|read| read.fields.len()),
        };
        let place = &mut most[usize::from(kind % 3)];
        *place = count.map_or(*place, |count| count.max(*place));
    }
    assert!(most[0] > 500 && most[1] > 5 && most[2] > 1000, "{most:?}");
}
