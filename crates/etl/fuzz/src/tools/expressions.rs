//! Filter expressions.

use etwspec_etl::state::FirstPass;
use etwspec_etl::{SAMPLE, Trace};
use etwspec_schema::{Decoder, Schemas};
use etwspec_traces::expression::Expression;
use etwspec_traces::{BoundFilter, Plan};

use super::super::library::{Target, mutate};

/// The target.
pub const TARGET: Target = Target { name: "expressions", run, seeds, mutate: Some(mutate::text), words };

/// Input: an expression.
///
/// Parsing never panics, and errors are in the text. A printed expression parses to the same one. An event of the sample matches
/// the expression, its negation, or neither; it matches either of them if it matches one.
pub fn run(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let expression: Expression = match text.parse() {
        Ok(expression) => expression,
        Err(error) => {
            let (place, shown) = (error.place(), error.to_string());
            assert!(place.start <= place.end && place.end <= text.len().max(1), "{place:?}");
            return assert!(!error.message().is_empty() && shown.contains('^'), "{shown}");
        }
    };
    let printed = expression.to_string();
    assert_eq!(printed.parse::<Expression>().as_ref(), Ok(&expression), "{printed}");
    let negated = Expression::Not(Box::new(expression.clone()));
    let either = Expression::Any(vec![expression.clone(), negated.clone()]);
    let trace = Trace::new(SAMPLE);
    let keep = |expression: &Expression| -> Option<BoundFilter> {
        let plan = Plan::new(expression, &text).ok()?;
        plan.keep("sample", trace.log_file()).ok()
    };
    let (Some(mut is), Some(mut is_not), Some(mut either)) = (keep(&expression), keep(&negated), keep(&either)) else {
        return;
    };
    let mut schemas = Schemas::new();
    schemas.read_trace(&trace);
    let (mut state, mut schemas) = (FirstPass::of(&trace).state(), Decoder::new(schemas.into(), None));
    trace.for_each_event(|event| {
        state.update(event);
        let mut matches = |keep: &mut BoundFilter| keep.matches(event, Some(&state), &mut schemas);
        let (is, is_not, either) = (matches(&mut is), matches(&mut is_not), matches(&mut either));
        assert!(!(is && is_not) && either == (is || is_not), "{printed}: {is} {is_not} {either}");
    });
}

fn seeds() -> Vec<Vec<u8>> {
    let seeds = [
        r#"size > 4096 and FileObject_name ~ "*.txt" and not process = "System""#,
        "event in (ContextSwap, 0x0f2e) or provider ~ thread* and time >= +1ms",
        "DestinationAddress in 198.51.100.0/24 and daddr != ::1",
        "OldThreadState = Waiting or LogFileMode has (EVENT_TRACE_FILE_MODE_SEQUENTIAL, 0x2)",
        "not (pid in (4, -1) or tid = 0x1404) and level <= warning and keyword has 0x10",
        "Stack not in (1.5, {00000000-0000-0000-0000-000000000000}) and Version and 'a ''b''' ~ ?",
    ];
    seeds.map(|seed| seed.as_bytes().to_vec()).into()
}

/// Operators, and names of fields and values.
fn words() -> Vec<Vec<u8>> {
    let words = [
        " and ",
        " or ",
        " not ",
        " in ",
        " has ",
        "(",
        ")",
        ",",
        "=",
        "!=",
        "<",
        "<=",
        ">",
        ">=",
        "~",
        "\"",
        "'",
        "*",
        "?",
        "event",
        "provider",
        "process",
        "pid",
        "tid",
        "cpu",
        "level",
        "keyword",
        "time",
        "Size",
        "Stack",
        "data.",
        "_name",
        "[0]",
        ".",
        "0x10",
        "-1",
        "+1ms",
        "10.0.0.0/8",
        "::1",
        "2024-05-04T09:00:00Z",
        "System",
        "Waiting",
    ];
    words.map(|word| word.as_bytes().to_vec()).into()
}
