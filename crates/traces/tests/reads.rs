//! The number of times that files are read.

use std::io;
use std::ops::ControlFlow;

use etwspec_traces::packets::{Capture, Components};
use etwspec_traces::{Filter, Location, Needs, Record, Traces, Wanted};

/// Returns the number of times that the sample is read by a function that takes its events.
fn reads(filter: &str, read: impl FnOnce(&mut Traces<'_>, &Filter)) -> u32 {
    let filter: Filter = if filter.is_empty() { Filter::default() } else { filter.parse().expect("a filter") };
    let mut traces = Traces::open_twice(&[Location::Sample]).expect("the sample is readable");
    read(&mut traces, &filter);
    traces.inputs()[0].reads()
}

fn ignore(_: usize, _: Record<'_>) -> Result<(), etwspec_traces::Problem> {
    Ok(())
}

#[test]
fn names_and_events_are_read_in_two_passes() {
    for filter in ["", "process ~ s*", "provider = Thread and process ~ s*", "FileName ~ *.dll"] {
        let all = |traces: &mut Traces<'_>, filter: &Filter| {
            _ = traces.for_each(filter, &mut io::sink(), &mut ignore).expect("the sample is readable");
        };
        assert_eq!(reads(filter, all), 2, "{filter}");
    }
}

#[test]
fn facts_of_consumers_are_collected_in_the_pass_over_names() {
    let packets = |traces: &mut Traces<'_>, filter: &Filter| {
        let (wanted, components) = (Wanted::new(Needs::ALL), Components::default());
        let read = traces.read_ahead_with(filter, wanted, components, &mut io::sink());
        let (mut readings, components) = read.expect("the sample is readable");
        assert_eq!(traces.inputs()[0].reads(), 1);
        let mut capture = Capture::new(components);
        let read = readings.each_by_time(traces, &mut io::sink(), &mut |trace, mut candidate| {
            if candidate.is_selected() {
                capture.event(trace, &candidate.record, &mut |_| Ok(()))?;
            }
            Ok(ControlFlow::Continue(()))
        });
        read.expect("the sample is readable");
        readings.finish(traces, &mut io::sink()).expect("the sample is readable");
    };
    assert_eq!(reads("process ~ s*", packets), 2);
}

#[test]
fn filters_on_headers_need_one_pass() {
    let one = |traces: &mut Traces<'_>, filter: &Filter| {
        let read = traces.read_ahead(filter, Wanted::new(Needs::default()), &mut io::sink());
        let mut readings = read.expect("the sample is readable");
        readings.read(traces, false, &mut io::sink(), &mut ignore).expect("the sample is readable");
    };
    assert_eq!(reads("event = ContextSwap", one), 1);
}
