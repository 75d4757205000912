//! `--where`.

use std::cmp::Ordering;
use std::net::IpAddr;

use etwspec_etl::filter::{NamePattern, TimeBound};
use etwspec_traces::expression::{Comparison, Expression, Operator, Test, Word};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;

use crate::common::{ok, run_with};

/// A trace on standard input or from a file, by the arguments that select it, and its lines in JSON.
struct Dumped {
    trace: Vec<String>,
    rows: Vec<Value>,
    /// Columns and fields, with an event that has them.
    fields: Vec<(String, usize)>,
}

/// Columns whose values tests compare. Other properties of events, such as their names, have tests of their own.
const COLUMNS: [&str; 15] = [
    "time",
    "time_stamp",
    "cpu",
    "pid",
    "tid",
    "process_by",
    "header",
    "pointer",
    "hook",
    "group",
    "version",
    "level",
    "opcode",
    "task",
    "keyword",
];

impl Dumped {
    fn new(trace: &[&str]) -> Dumped {
        let out = run_with(&[&["dump", "--format", "json"], trace].concat(), b"").out;
        let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
        let mut fields: Vec<(String, usize)> = Vec::new();
        for (at, row) in rows.iter().enumerate() {
            let data = row["data"].as_object().into_iter().flatten().map(|(name, _)| format!("data.{name}"));
            let columns = COLUMNS.iter().filter(|name| row.get(**name).is_some()).map(|name| (*name).to_owned());
            for name in columns.chain(data) {
                let is_printed = !name.contains(['[', '"']) && name.split('.').count() <= 2;
                if is_printed && fields.iter().filter(|(known, _)| *known == name).count() < 3 {
                    fields.push((name, at));
                }
            }
        }
        Dumped { trace: trace.iter().map(|text| (*text).to_owned()).collect(), rows, fields }
    }

    fn dump(&self, args: &[&str]) -> Vec<Value> {
        let trace: Vec<&str> = self.trace.iter().map(String::as_str).collect();
        let ran = run_with(&[&["dump", "--format", "json"], &trace[..], args].concat(), b"");
        assert!(matches!(ran.code, 0 | 1 | 3), "{args:?}: {}", ran.err);
        ran.out.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
    }
}

/// A value of a row as the evaluation below compares it.
fn scalars(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(all) => all.iter().flat_map(scalars).collect(),
        Value::Null | Value::Object(_) => Vec::new(),
        other => vec![other.clone()],
    }
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn whole(text: &str) -> Option<i128> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let number = match digits.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16),
        None => digits.parse(),
    };
    number.ok().filter(|_| !digits.starts_with(['+', '-'])).map(|number| sign * number)
}

/// Returns the number of digits of a number without a sign, and the first ones: of longer numbers, 37 digits count.
fn long(text: &str) -> Option<(usize, String)> {
    let digits = text.trim_start_matches('0');
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| (digits.len(), digits.chars().take(37).collect()))
}

fn time(text: &str) -> Option<i64> {
    if let Ok(TimeBound::At(time)) = text.parse() { Some(time.0) } else { None }
}

/// Compares a value with a word. `None` if they cannot be compared.
fn order(own: &Value, word: &Word) -> Option<Ordering> {
    let own = text(own);
    if let Some(wanted) = time(&word.text) {
        return Some(time(&own)?.cmp(&wanted));
    }
    if !word.quoted {
        if let Some(wanted) = whole(&word.text) {
            return Some(whole(&own)?.cmp(&wanted));
        }
        if let (Some(wanted), Some(own)) =
            (long(&word.text), whole(&own).map(|own| own.to_string()).or(Some(own.clone())))
            && let Some(own) = long(&own)
        {
            return Some(own.cmp(&wanted));
        }
        if let (Ok(wanted), false) = (word.text.parse::<f64>(), word.text.contains(char::is_alphabetic)) {
            return own.parse::<f64>().ok()?.partial_cmp(&wanted);
        }
        if let Ok(wanted) = word.text.parse::<IpAddr>() {
            return Some(own.parse::<IpAddr>().ok()?.cmp(&wanted));
        }
        if word.text.parse::<etwspec::Guid>().is_ok() {
            return own.eq_ignore_ascii_case(&word.text).then_some(Ordering::Equal);
        }
    }
    Some(own.to_lowercase().cmp(&word.text.to_lowercase()))
}

fn equals(own: &Value, word: &Word) -> bool {
    order(own, word) == Some(Ordering::Equal) || text(own).to_lowercase() == word.text.to_lowercase()
}

fn has(own: &Value, word: &Word) -> bool {
    match (whole(&text(own)), whole(&word.text).filter(|_| !word.quoted)) {
        (Some(own), Some(mask)) => own & mask != 0,
        _ => equals(own, word),
    }
}

/// Evaluates a test of a row with selected fields. `None` if the result is unknown.
fn test(test: &Test, row: &Value) -> Option<bool> {
    let field = test.field.text.as_str();
    let value = row.get(field).filter(|value| !value.is_null());
    if test.comparison == Comparison::Exists {
        return Some(value.is_some());
    }
    let values = scalars(value?);
    let names = ["_name", "_names"].map(|suffix| row.get(format!("{field}{suffix}")).map(scalars).unwrap_or_default());
    let names = names.concat();
    let named = |words: &[Word]| {
        let is = |name: &Value, word: &Word| text(name).to_lowercase() == word.text.to_lowercase();
        names.iter().any(|name| words.iter().any(|word| is(name, word)))
    };
    let mut results: Vec<Option<bool>> = match &test.comparison {
        Comparison::Order(Operator::Equal | Operator::NotEqual, word) => {
            values.iter().map(|own| Some(equals(own, word))).collect()
        }
        Comparison::Order(operator, word) => {
            let is = |order: Ordering| match operator {
                Operator::Less => order.is_lt(),
                Operator::LessOrEqual => order.is_le(),
                Operator::Greater => order.is_gt(),
                _ => order.is_ge(),
            };
            values.iter().map(|own| order(own, word).map(is)).collect()
        }
        Comparison::Like(words) => {
            let like = |own: &Value| words.iter().any(|word| NamePattern::new(&word.text).matches(&text(own)));
            values.iter().chain(&names).map(|own| Some(like(own))).collect()
        }
        Comparison::In(words) => values.iter().map(|own| Some(words.iter().any(|word| equals(own, word)))).collect(),
        Comparison::Has(words) => values.iter().map(|own| Some(words.iter().any(|word| has(own, word)))).collect(),
        Comparison::Exists => Vec::new(),
    };
    let ordered = [Operator::Less, Operator::LessOrEqual, Operator::Greater, Operator::GreaterOrEqual];
    let is_ordered = matches!(&test.comparison, Comparison::Order(operator, _) if ordered.contains(operator));
    if !is_ordered && named(test.values()) {
        results.push(Some(true));
    }
    let known: Vec<bool> = results.into_iter().flatten().collect();
    let any = if known.is_empty() { None } else { Some(known.contains(&true)) };
    if matches!(test.comparison, Comparison::Order(Operator::NotEqual, _)) { any.map(|is| !is) } else { any }
}

fn evaluate(expression: &Expression, row: &Value) -> Option<bool> {
    let meet = |results: Vec<Option<bool>>, decisive: bool| match results {
        all if all.contains(&Some(decisive)) => Some(decisive),
        all if all.contains(&None) => None,
        _ => Some(!decisive),
    };
    match expression {
        Expression::All(parts) => meet(parts.iter().map(|part| evaluate(part, row)).collect(), false),
        Expression::Any(parts) => meet(parts.iter().map(|part| evaluate(part, row)).collect(), true),
        Expression::Not(part) => evaluate(part, row).map(|is| !is),
        Expression::Test(own) => test(own, row),
    }
}

fn tests(expression: &Expression) -> Vec<&Test> {
    match expression {
        Expression::All(parts) | Expression::Any(parts) => parts.iter().flat_map(tests).collect(),
        Expression::Not(part) => tests(part),
        Expression::Test(test) => vec![test],
    }
}

/// Choices from which a test is made: a field, events with values, an operator, and a pattern.
type Choices = (Index, Index, Index, u8, bool);

/// Makes a test of a field that an event has, with values that events have.
fn made(dumped: &Dumped, (field, one, other, operator, edit): Choices) -> Expression {
    let (name, at) = field.get(&dumped.fields);
    let values_of = |row: &Value| {
        let data = name.strip_prefix("data.");
        let value = data.map_or_else(|| row.get(name), |field| row["data"].get(field));
        let beside = data.and_then(|field| row["data"].get(format!("{field}_name")));
        value.into_iter().chain(beside).flat_map(scalars).collect::<Vec<Value>>()
    };
    let mut values = values_of(&dumped.rows[*at]);
    values.extend(values_of(one.get(&dumped.rows)));
    values.extend(values_of(other.get(&dumped.rows)));
    values.push(Value::from("text"));
    let is_number =
        COLUMNS.contains(&name.as_str()) && !matches!(name.as_str(), "time" | "process_by" | "header" | "group");
    let fits = |value: &Value| match name.as_str() {
        "time" => time(&text(value)).is_some(),
        _ => !is_number || whole(&text(value)).is_some(),
    };
    values.retain(fits);
    let word = |index: &Index| {
        let word = Word::new(text(index.get(&values)));
        // A word is as long as one that is typed.
        let short = Word::new(word.text.chars().take(40).collect::<String>());
        if word.text.len() > 200 || edit && !word.quoted && !is_number && name != "time" { short } else { word }
    };
    // Without quotation marks, it would be a pattern.
    let exact = |index: &Index| {
        let word = word(index);
        Word { quoted: word.quoted || word.text.contains(['*', '?']), ..word }
    };
    let comparison = match operator % 10 {
        0 => Comparison::Exists,
        1 => Comparison::Like(vec![Word::new(format!("*{}", word(&one).text.chars().skip(2).collect::<String>()))]),
        2 => Comparison::In(vec![exact(&one), exact(&other)]),
        3 if !matches!(name.as_str(), "time" | "keyword") => Comparison::Has(vec![exact(&one)]),
        operator => Comparison::Order(Operator::ALL[usize::from(operator) % 6], exact(&one)),
    };
    Expression::Test(Test { field: Word::new(name.as_str()), comparison })
}

/// Makes an expression of tests.
fn joined(mut tests: Vec<Expression>, shape: u8) -> Expression {
    if shape & 1 != 0
        && let Some(first) = tests.pop()
    {
        tests.push(Expression::Not(Box::new(first)));
    }
    match (tests.len(), shape & 6) {
        (1, _) => tests.swap_remove(0),
        (_, 0) => Expression::Any(tests),
        (_, 2) => Expression::Not(Box::new(Expression::All(tests))),
        (_, 4) if tests.len() > 2 => {
            let first = tests.remove(0);
            Expression::All(vec![first, Expression::Any(tests)])
        }
        _ => Expression::All(tests),
    }
}

/// Checks that the events that an expression selects are those that it selects among the lines.
fn check(dumped: &Dumped, expression: &Expression) {
    let mut fields = vec!["at".to_owned()];
    for test in tests(expression) {
        let field = &test.field.text;
        let has = |name: &str| dumped.rows.iter().any(|row| row["data"].get(name).is_some());
        let bare = field.strip_prefix("data.").unwrap_or_default();
        let beside = ["", "_name", "_names"].map(|suffix| (format!("{field}{suffix}"), format!("{bare}{suffix}")));
        for (name, bare) in beside {
            if !fields.contains(&name) && (name == *field || has(&bare)) {
                fields.push(name);
            }
        }
    }
    let names_of = [("level", "level_name"), ("opcode", "opcode_name"), ("task", "task_name"), ("keyword", "keywords")];
    let rows = dumped.dump(&["--fields", &fields.join(",")]);
    let wanted = rows.iter().zip(&dumped.rows).filter(|(row, whole)| {
        let mut row = (*row).clone();
        for (column, names) in names_of {
            if let (Some(name), Some(row)) = (whole.get(names), row.as_object_mut()) {
                row.insert(format!("{column}_name"), name.clone());
            }
        }
        evaluate(expression, &row) == Some(true)
    });
    let wanted: Vec<String> = wanted.map(|(row, _)| text(&row["at"])).collect();
    let selected = dumped.dump(&["--where", &expression.to_string(), "--fields", "at"]);
    let selected: Vec<String> = selected.iter().map(|row| text(&row["at"])).collect();
    assert_eq!(selected, wanted, "{expression}");
}

fn check_expressions_of(trace: &[&str]) {
    let dumped = Dumped::new(trace);
    assert_eq!(dumped.dump(&["--fields", "at"]).len(), dumped.rows.len());
    let index = any::<Index>;
    let tests = proptest::collection::vec((index(), index(), index(), any::<u8>(), any::<bool>()), 1..4);
    let config = ProptestConfig { cases: etwspec_corpus::cases(24), ..ProptestConfig::default() };
    proptest!(config, |(tests in tests, shape in any::<u8>())| {
        let tests = tests.into_iter().map(|choices| made(&dumped, choices)).collect();
        check(&dumped, &joined(tests, shape));
    });
}

#[test]
fn selects_the_events_of_the_sample_that_its_lines_select() {
    check_expressions_of(&["--sample"]);
}

#[test]
fn selects_the_events_of_real_traces_that_their_lines_select() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    for name in ["sawbuck-process-64-v2", "tx-http-server", "perfview-gcevents", "perfview-self-describing"] {
        let path = folder.join(format!("{name}.etl"));
        check_expressions_of(&[path.to_str().expect("the path is text")]);
    }
}

#[test]
fn options_are_short_for_expressions() {
    let dump = |args: &[&str]| run_with(&[&["dump", "--sample", "--format", "json"], args].concat(), b"").out;
    for (options, expression) in [
        (&["--event", "ContextSwap", "--cpu", "0"][..], "event = ContextSwap and cpu = 0"),
        (&["--event", "Context*", "--event", "Process/Start"], "event ~ (Context*, Process/Start)"),
        (&["--event", "0x0524"], "event in (0x0524)"),
        (&["--provider", "thread*"], "provider ~ thread*"),
        (&["--provider", "ThreadGuid"], "provider = ThreadGuid"),
        (&["--process", "NOTES*", "--process", "4"], "process ~ (notes*, 4)"),
        (&["--pid", "5120"], "pid = 0x1400"),
        (&["--pid", "-1"], "not pid"),
        (&["--tid", "5124", "--tid", "-1"], "tid in (5124, -1)"),
        (&["--level", "warning"], "level <= warning"),
        (&["--from", "+1ms", "--to", "+3ms"], "time >= +1ms and time < +3ms"),
        (&["--from", "+1ms", "--to", "+3ms"], "not (time < +1ms or time >= +3ms)"),
        (&["--event", "ContextSwap", "--limit", "2"], "event = CSwitch"),
    ] {
        let limit = options.iter().position(|option| *option == "--limit").map_or(&[][..], |at| &options[at..]);
        assert_eq!(dump(options), dump(&[&["--where", expression], limit].concat()), "{expression}");
        assert!(dump(options).lines().count() > 0);
    }
}

#[test]
fn names_of_values_and_flags_are_compared() {
    let dump = |expression: &str| ok(&["dump", "--sample", "--where", expression, "--fields", "at", "--format", "csv"]);
    let waiting = dump("OldThreadState = Waiting");
    assert!(waiting.lines().count() > 1);
    for same in [
        "oldthreadstate = 5",
        "OldThreadState ~ wait*",
        "OldThreadState in (Waiting, x)",
        "OldThreadState_name = waiting",
    ] {
        assert_eq!(dump(same), waiting, "{same}");
    }
    let read = dump("LogFileMode has EVENT_TRACE_FILE_MODE_SEQUENTIAL");
    assert!(read.lines().count() == 2 && dump("LogFileMode has 0x1") == read, "{read}");
}

#[test]
fn a_test_and_its_negation_leave_out_events_without_the_field() {
    let ran = run_with(&["dump", "--sample", "--fields", "at", "--where", "not NewThreadId = 0"], b"");
    assert_eq!(ran.code, 0);
    insta::assert_snapshot!("where_left_out", ran.err);
    assert_eq!(ok(&["dump", "--sample", "--fields", "at", "--where", "NewThreadId != 0 and event = CSwitch"]), ran.out);
    let count = |expression: &str| {
        run_with(&["dump", "--sample", "--format", "json", "--where", expression], b"").out.lines().count()
    };
    let all = count("cpu = 0 or cpu != 0");
    let (with, without) = (count("NewThreadId"), count("not NewThreadId"));
    assert_eq!(with + without, all);
    assert_eq!(count("NewThreadId = 0") + count("NewThreadId != 0"), with);
}

#[test]
fn cut_copies_what_dump_prints() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("part.etl");
    let path = path.to_str().expect("the path is text");
    let sample = folder.path().join("sample.etl");
    std::fs::write(&sample, etwspec_etl::SAMPLE).expect("the folder can be written to");
    let expression = "Size >= 16384 or OldThreadState = Running";
    ok(&["cut", sample.to_str().expect("the path is text"), path, "--where", expression, "--no-context"]);
    let rows = |args: &[&str]| ok(&[&["dump", "--fields", "time,cpu,name,Size", "--where", expression], args].concat());
    assert_eq!(rows(&[path]), rows(&["--sample"]));
}

#[test]
fn errors_point_into_the_expression() {
    let errors = [
        "",
        "size >",
        "size == 4096",
        "size = 1 && cpu = 0",
        "size = 1 cpu = 0",
        "(size = 1",
        "size = 1)",
        "FileName ~ \"*.dll",
        "and size",
        "not",
        "size in (1, 2",
        "size in (1 2)",
        "cpu = abc",
        "cpu = 70000",
        "event > 5",
        "event = Context*",
        "event = 70000",
        "time > yesterday",
        "time = 5",
        "SourceAddress < 10.0.0.0/8",
        "a..b = 1",
        "x <> 5",
        "ä = ö and\nsize ! 5",
        "not not not size not = 5",
        "keyword has 0",
        "NoSuchField = 1",
        "NewThredId = 1",
        "event = NoSuchEvent",
        "provider = NoSuchProvider or cpu = 0",
    ];
    let mut all = String::new();
    for expression in errors {
        let ran = run_with(&["dump", "--sample", "--where", expression], b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{expression}");
        all += &format!("{}\n", ran.err.replace("\nFor more information, try '--help'.\n", ""));
    }
    insta::assert_snapshot!(all);
}

/// The time of a message is by the clock of the session, which every command has to know.
#[test]
fn times_in_messages_select_the_same_events_in_all_commands() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    let wpp = corpus.join("wpp");
    let (folder, trace) = (tempfile::tempdir().expect("a folder"), wpp.join("findneedle-wpp-misc.etl"));
    let trace = trace.to_str().expect("UTF-8");
    let schema = folder.path().join("times.tmf");
    let messages = std::fs::read_to_string(wpp.join("2363c985-9b6e-3283-34a7-e8c27a60b889.tmf")).expect("messages");
    std::fs::write(&schema, messages.replace("\"%0", "\"%4!s! ")).expect("room");
    let schema = schema.to_str().expect("UTF-8");
    let selected = ["--schema", schema, "--where", "message ~ \"20??-??-??T*\""];
    let dumped = ok(&[&["dump", trace, "--format", "json"], &selected[..]].concat()).lines().count();
    assert_eq!(dumped, 2, "messages that begin with a time");
    let counted: Value =
        serde_json::from_str(&ok(&[&["stats", trace, "--format", "json"], &selected[..]].concat())).expect("JSON");
    assert_eq!(counted["events"], dumped);
    let part = folder.path().join("part.etl");
    ok(&[&["cut", trace, part.to_str().expect("UTF-8"), "--no-context"], &selected[..]].concat());
    let part = part.to_str().expect("UTF-8");
    let again = [&["dump", part, "--format", "json"], &selected[..]].concat();
    assert_eq!(ok(&again).lines().count(), dumped);
}

#[test]
fn patterns_after_an_equals_sign_are_explained() {
    let dump = |test: &str| run_with(&["dump", "--sample", "--where", test], b"");
    let hint = dump("FileName = *.dll");
    assert!(hint.code == 2 && hint.err.contains("`*.dll` is a pattern; write `~` before it"), "{}", hint.err);
    assert_eq!(dump("FileName ~ *.dll").code, 0);
    // In quotation marks it is text, which may contain both of them.
    assert_eq!(dump(r#"FileName = "*.dll""#).code, 3);
    assert_eq!(dump(r#"FileName = "a ""b"" 'c'""#).code, 3);
}

#[test]
fn levels_have_short_names() {
    let dump = |level: &str| ok(&["dump", "--sample", "--level", level]);
    assert_eq!([dump("warn"), dump("err")], [dump("warning"), dump("error")]);
    assert_eq!(ok(&["dump", "--sample", "--where", "level <= warn"]), dump("warning"));
    assert_eq!(run_with(&["dump", "--sample", "--level", "res"], b"").code, 2);
}
