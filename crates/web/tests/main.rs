//! The decoder as the page uses it, on the machine that builds it.

mod profiler;

use std::sync::Arc;

use etwspec_etl::state::FirstPass;
use etwspec_etl::{Item, Json, SAMPLE, Trace};
use etwspec_schema::Schemas;
use etwspec_web::Decoder;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Sends a request to a decoder. Panics if the answer is no JSON.
fn ask(decoder: &mut Decoder, request: &Value, bytes: &[u8]) -> Value {
    // The name of the request, and its arguments.
    let mut arguments = request.as_object().cloned().unwrap_or_default();
    let json = match arguments.remove("do") {
        Some(name) => json!({ name.as_str().expect("text"): arguments }).to_string(),
        None => request.to_string(),
    };
    let size = u32::try_from(json.len()).expect("a request is small").to_le_bytes();
    let answer = decoder.call(&[&size, json.as_bytes(), bytes].concat());
    serde_json::from_slice(&answer).unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&answer)))
}

/// Buffers of an open trace: offset, size, number of events.
type Buffers = Vec<(usize, usize, usize)>;

/// Opens a trace in slices.
fn open(decoder: &mut Decoder, file: &[u8], slice: usize) -> Buffers {
    ask(decoder, &json!({ "do": "open", "size": file.len() }), &[]);
    let number = |value: &Value| usize::try_from(value.as_u64().expect("a number")).expect("it is small");
    let mut buffers = Buffers::new();
    let mut at = 0;
    loop {
        let end = (at + slice).min(file.len());
        let last = end == file.len();
        let answer = ask(decoder, &json!({ "do": "push", "last": last }), &file[at..end]);
        for row in answer["buffers"].as_array().expect("a list") {
            buffers.push((number(&row[0]), number(&row[1]), number(&row[2])));
        }
        assert_eq!(answer["done"], last);
        if last {
            return buffers;
        }
        at = end;
    }
}

/// Returns the events of a buffer.
fn rows(decoder: &mut Decoder, file: &[u8], buffers: &Buffers, buffer: usize) -> Vec<Value> {
    let slice = |first: usize, last: usize| &file[buffers[first].0..buffers[last].0 + buffers[last].1];
    let mut all = Vec::new();
    loop {
        let request = json!({ "do": "rows", "buffer": buffer, "from": all.len(), "count": 50 });
        let answer = ask(decoder, &request, slice(buffer, buffer));
        let rows = answer["rows"].as_array().unwrap_or_else(|| panic!("{answer}")).clone();
        if rows.is_empty() {
            return all;
        }
        all.extend(rows);
    }
}

/// Returns the lines that the command prints for a trace.
fn lines(file: &[u8]) -> Vec<Value> {
    let trace = Trace::new(file);
    let mut state = FirstPass::of(&trace).state();
    let mut schemas = Schemas::new();
    schemas.read_trace(&trace);
    let clock = trace.log_file().map(|log_file| log_file.clock);
    let mut schemas = etwspec_schema::Decoder::new(Arc::new(schemas), clock);
    let mut json = Json::new(trace.log_file());
    let mut lines = Vec::new();
    trace.for_each(|item| {
        if let Item::Event(_, event) = item {
            state.update(&event);
            let mut line = Vec::new();
            json.line_described(&event, Some(&state), &mut schemas, &mut line);
            lines.push(serde_json::from_slice(&line).expect("JSON"));
        }
    });
    lines
}

#[test]
fn shows_every_event_as_the_command_does_in_any_order() {
    let expected = lines(SAMPLE);
    for slice in [SAMPLE.len(), 5000] {
        let mut decoder = Decoder::default();
        let buffers = open(&mut decoder, SAMPLE, slice);
        let starts: Vec<usize> =
            buffers.iter().scan(0, |sum, buffer| Some(std::mem::replace(sum, *sum + buffer.2))).collect();
        let forward = 0..buffers.len();
        for buffer in forward.clone().rev().chain(forward).chain([3, 1, 6, 0]) {
            let found = rows(&mut decoder, SAMPLE, &buffers, buffer);
            let begin = starts[buffer];
            assert_eq!(found, expected[begin..begin + buffers[buffer].2], "buffer {buffer}");
        }
        let summary = ask(&mut decoder, &json!({ "do": "summary" }), &[]);
        assert_eq!(summary["events"], expected.len());
        assert_eq!(summary["header"]["session"], "etwspec sample");
        assert_eq!(summary["damage"]["places"], 0);
    }
}

#[test]
fn filters_select_events() {
    let mut decoder = Decoder::default();
    let buffers = open(&mut decoder, SAMPLE, SAMPLE.len());
    let all = lines(SAMPLE);
    let is_shell = |row: &&Value| row["process"] == "shell.exe";
    let is_switch = |row: &&Value| row["community_name"] == "Thread/CSwitch";
    let is_early = |row: &&Value| row["time"].as_str().is_some_and(|time| time < "2024-05-04T09:00:00.0100000Z");
    type Is<'a> = &'a dyn Fn(&&Value) -> bool;
    let cases: [(Value, Is<'_>); 6] = [
        (json!({ "do": "filter", "event": "Thread/CSwitch" }), &is_switch),
        (json!({ "do": "filter", "process": "SHELL*" }), &is_shell),
        (json!({ "do": "filter", "to": "+10ms", "event": "0x0524" }), &|row| is_switch(row) && is_early(row)),
        (json!({ "do": "filter", "expression": "event = CSwitch and not cpu = 0" }), &|row| {
            is_switch(row) && row["cpu"] != 0
        }),
        (json!({ "do": "filter", "expression": "NewThreadId > 0", "process": "SHELL*" }), &|row| {
            is_shell(row) && row["data"]["NewThreadId"].as_u64().is_some_and(|thread| thread > 0)
        }),
        (json!({ "do": "filter" }), &|_| true),
    ];
    for (filter, is) in cases {
        let expected: Vec<Value> = all.iter().filter(is).cloned().collect();
        assert!(!expected.is_empty(), "{filter}");
        let answer = ask(&mut decoder, &filter, &[]);
        let mut count = 0;
        let mut next = 0;
        while answer["all"] == false && next < buffers.len() {
            let from = buffers[next].0;
            let answer = ask(
                &mut decoder,
                &json!({ "do": "count", "buffer": next }),
                &SAMPLE[from..(from + 9000).min(SAMPLE.len())],
            );
            count += answer["selected"].as_array().expect("counts").iter().filter_map(Value::as_u64).sum::<u64>();
            next = answer["next"].as_u64().expect("an index") as usize;
        }
        assert!(answer["all"] == true || count == expected.len() as u64, "{filter}: {count}");
        let found: Vec<Value> = (0..buffers.len()).flat_map(|at| rows(&mut decoder, SAMPLE, &buffers, at)).collect();
        assert_eq!(found, expected, "{filter}");
    }
    for (field, filter) in [
        ("event", json!({ "do": "filter", "event": "no such event" })),
        ("from", json!({ "do": "filter", "from": "yesterday" })),
        ("process", json!({ "do": "filter", "process": "99999999999" })),
        ("expression", json!({ "do": "filter", "expression": "NoSuchFeld = 1" })),
        ("expression", json!({ "do": "filter", "expression": "cpu >" })),
    ] {
        let answer = ask(&mut decoder, &filter, &[]);
        assert!(answer["error"].is_string() && answer["field"] == field, "{answer}");
    }
}

#[test]
fn record_and_header_have_their_bytes_and_fields() {
    let mut decoder = Decoder::default();
    let buffers = open(&mut decoder, SAMPLE, SAMPLE.len());
    let (at, len, _) = buffers[1];
    let bytes = &SAMPLE[at..at + len];
    let header = ask(&mut decoder, &json!({ "do": "header", "buffer": 1 }), bytes);
    assert_eq!(header["fileOffset"], at);
    assert!(header["tree"]["fields"].as_array().is_some_and(|fields| fields.len() > 5), "{header}");
    for row in rows(&mut decoder, SAMPLE, &buffers, 1) {
        let place = row["at"].as_str().expect("a place");
        let offset = place.split_once("+0x").and_then(|(_, offset)| usize::from_str_radix(offset, 16).ok());
        let offset = offset.expect("an offset");
        let answer = ask(&mut decoder, &json!({ "do": "record", "buffer": 1, "offset": offset }), bytes);
        assert_eq!(answer["row"], row);
        let hex = answer["hex"].as_str().expect("bytes");
        let stored: String = bytes[offset..offset + hex.len() / 2].iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, stored);
        assert!(answer["tree"].is_object() && answer["problem"].is_null(), "{answer}");
    }
    let wrong = ask(&mut decoder, &json!({ "do": "record", "buffer": 1, "offset": 1 }), bytes);
    assert!(wrong["error"].as_str().is_some_and(|error| error.contains("0x1")), "{wrong}");
}

#[test]
fn decodes_pasted_bytes() {
    let mut decoder = Decoder::default();
    let example = ask(&mut decoder, &json!({ "do": "example" }), &[]);
    let text = example["hex"].as_str().expect("digits");
    let read = ask(&mut decoder, &json!({ "do": "text" }), text.as_bytes());
    assert_eq!(read["hex"], text);
    let bytes: Vec<u8> =
        (0..text.len()).step_by(2).filter_map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect();
    let event = ask(&mut decoder, &json!({ "do": "decode" }), &bytes);
    assert!(event["notes"].to_string().contains("the payload belongs to"), "{event}");
    let start = ask(&mut decoder, &json!({ "do": "decode" }), SAMPLE);
    assert!(start["notes"].to_string().contains("the start of a trace"), "{start}");
    let structures = ask(&mut decoder, &json!({ "do": "structures" }), &[]);
    assert!(structures["structures"].as_array().is_some_and(|all| all.len() > 300));
    for (request, field) in [
        (json!({ "do": "decode", "structure": "NO_SUCH_THING" }), ""),
        (json!({ "do": "decode", "event": "no such event" }), "event"),
        (json!({ "do": "decode", "release": "3.1" }), ""),
        (json!({ "do": "decode" }), ""),
        (json!({ "do": "summary" }), ""),
        (json!({ "do": "nothing" }), ""),
        (json!([]), ""),
    ] {
        let answer = ask(&mut decoder, &request, &[1, 2, 3]);
        assert!(answer["error"].is_string() && answer["field"] == field, "{request}: {answer}");
    }
    assert!(decoder.call(&[]).starts_with(b"{\"error\""));
    assert!(decoder.call(&[9, 0, 0, 0, b'{']).starts_with(b"{\"error\""));
}

/// Sends all requests about a file, whatever it contains.
fn look_at_everything(file: &[u8], slice: usize) {
    let mut decoder = Decoder::default();
    let buffers = open(&mut decoder, file, slice);
    ask(&mut decoder, &json!({ "do": "summary" }), &[]);
    for buffer in 0..buffers.len().min(20) {
        let (at, len, _) = buffers[buffer];
        let bytes = &file[at..at + len];
        ask(&mut decoder, &json!({ "do": "header", "buffer": buffer }), bytes);
        for row in rows(&mut decoder, file, &buffers, buffer).iter().take(40) {
            let offset = row["at"].as_str().and_then(|place| place.split_once("+0x"));
            let offset = offset.and_then(|(_, offset)| usize::from_str_radix(offset, 16).ok()).expect("a place");
            ask(&mut decoder, &json!({ "do": "record", "buffer": buffer, "offset": offset }), bytes);
            let record = bytes.get(offset..).unwrap_or(&[]);
            ask(&mut decoder, &json!({ "do": "decode" }), &record[..record.len().min(200)]);
        }
    }
    // Bytes of another place, as if the file had changed.
    ask(
        &mut decoder,
        &json!({ "do": "rows", "buffer": 0, "from": 0, "count": 9, "plain": true }),
        &file[file.len() / 3..],
    );
}

#[test]
fn damaged_traces_never_panic() {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    for round in 0..24 {
        let mut file = SAMPLE.to_vec();
        for _ in 0..1 + random(20) {
            let at = random(file.len());
            match random(4) {
                0 => file[at] = random(256) as u8,
                1 => file.truncate(at.max(200)),
                2 => drop(file.drain(at..(at + random(64)).min(file.len()))),
                _ => file[at] ^= 1 << random(8),
            }
            if file.len() < 200 {
                break;
            }
        }
        look_at_everything(&file, if round % 2 == 0 { file.len() } else { 3000 });
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn any_request_has_an_answer(bytes in prop::collection::vec(any::<u8>(), 0..300), event in any::<u16>()) {
        let mut decoder = Decoder::default();
        decoder.call(&bytes);
        ask(&mut decoder, &json!({ "do": "text" }), &bytes);
        ask(&mut decoder, &json!({ "do": "decode" }), &bytes);
        ask(&mut decoder, &json!({ "do": "decode", "event": format!("{event:#06x}"), "pointer": 32 }), &bytes);
        look_at_everything(&bytes, 100);
    }
}

#[test]
fn overview_counts_every_event_and_schemas_name_them() {
    let manifest = br#"<instrumentationManifest xmlns="http://schemas.microsoft.com/win/2004/08/events">
        <instrumentation><events>
        <provider name="Etwspec-Dropped" guid="{00023a2f-5eed-4000-806d-616e66657374}" symbol="DROPPED">
        <events><event value="3" version="0" symbol="DroppedEvent"/></events>
        </provider></events></instrumentation></instrumentationManifest>"#;
    let overview = json!({ "do": "overview", "intervals": 40 });
    let schema = json!({ "do": "schema", "name": "dropped.man" });
    let described = |decoder: &mut Decoder, buffers: &Buffers| {
        let rows = (0..buffers.len()).flat_map(|at| rows(decoder, SAMPLE, buffers, at));
        rows.filter(|row| row["provider_name"] == "Etwspec-Dropped").count()
    };
    // Schemas come after the trace, or before.
    let mut decoder = Decoder::default();
    let buffers = open(&mut decoder, SAMPLE, 5000);
    assert_eq!(described(&mut decoder, &buffers), 0);
    assert_eq!(ask(&mut decoder, &schema, manifest), json!({ "schemas": 1, "problems": null }));
    let some = described(&mut decoder, &buffers);
    assert!(some > 0);
    let buffers = open(&mut decoder, SAMPLE, SAMPLE.len());
    assert_eq!(described(&mut decoder, &buffers), some);

    let all = ask(&mut decoder, &overview, &[]);
    let sum = |counts: &Value| counts.as_array().expect("a list").iter().filter_map(Value::as_u64).sum::<u64>();
    let left_out = all["leftOut"].as_u64().expect("a number");
    assert_eq!(sum(&all["events"]) + left_out, lines(SAMPLE).len() as u64);
    assert_eq!((sum(&all["lost"]), sum(&all["damaged"]), &all["after"]), (1, 0, &json!(0)));
    let kinds = all["kinds"].as_array().expect("a list");
    let listed: u64 = kinds.iter().map(|kind| sum(&kind["events"])).sum();
    assert_eq!(listed + all["others"]["count"].as_u64().expect("a number"), sum(&all["events"]));
    for (bytes, name) in
        [(&b"class Some {};"[..], "some.mof"), (b"Microsoft C/C++ MSF 7.00", "some.pdb"), (b"", "no.man")]
    {
        let answer = ask(&mut decoder, &json!({ "do": "schema", "name": name }), bytes);
        assert!(answer["error"].as_str().is_some_and(|error| error.contains(name)), "{answer}");
    }
}
