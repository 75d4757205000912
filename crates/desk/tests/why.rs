//! `why` leads from every kind of output to its row, and from each row to its outputs.

use std::collections::{HashMap, HashSet};

use etwspec_codegen::{Tables, emit, tables};
use etwspec_desk::origin::{Origin, Question, all};
use etwspec_site::site;

use crate::common::{run, shapes, spec};

/// Returns the first row that a question leads to: the name and the text of the table from there on.
fn ask(question: &str) -> (u8, String, String) {
    run(&["why", question, "--spec", spec().to_str().expect("text")])
}

#[test]
fn every_kind_of_output_leads_to_its_row() {
    for (question, name, file) in [
        (
            "etwspec::headers::EventTraceHeader::process_id",
            "EVENT_TRACE_HEADER.ProcessId",
            "structs/EVENT_TRACE_HEADER.toml",
        ),
        ("EventTraceHeader::process_id", "EVENT_TRACE_HEADER.ProcessId", "structs/EVENT_TRACE_HEADER.toml"),
        ("etwspec_EVENT_TRACE_HEADER.ProcessId", "EVENT_TRACE_HEADER.ProcessId", "structs/EVENT_TRACE_HEADER.toml"),
        ("etwspec_EVENT_TRACE_HEADER", "EVENT_TRACE_HEADER,", "structs/EVENT_TRACE_HEADER.toml"),
        ("ETWSPEC_PERF_CONTEXT_SWITCH", "PERF.PERF_CONTEXT_SWITCH", "groupmask.toml"),
        ("etwspec::masks::Perf::CONTEXT_SWITCH", "PERF.PERF_CONTEXT_SWITCH", "groupmask.toml"),
        (
            "https://example.org/etw/structs/EVENT_TRACE_HEADER.html",
            "EVENT_TRACE_HEADER,",
            "structs/EVENT_TRACE_HEADER.toml",
        ),
        ("PERFINFO_LOG_TYPE_CONTEXTSWAP", "", "hooks/"),
        ("releases[0]", "5.0,", "releases.toml"),
        ("chappell/hookid", "chappell/hookid,", "sources.toml"),
        ("etwspec_EVENT_TRACE_HEADER_PTR32", "EVENT_TRACE_HEADER,", "structs/EVENT_TRACE_HEADER.toml"),
        ("headers::EventTraceHeaderPtr64", "EVENT_TRACE_HEADER,", "structs/EVENT_TRACE_HEADER.toml"),
        ("wnode_header::V5_0Ptr32", "WNODE_HEADER,", "structs/WNODE_HEADER.toml"),
        ("WNODE_HEADER_PTR32", "WNODE_HEADER,", "structs/WNODE_HEADER.toml"),
        ("Microsoft-Windows-Kernel-Process/1", "Microsoft-Windows-Kernel-Process.", "providers/"),
        ("late 5.2", "5.2,", "releases.toml"),
        ("Windows 7", "6.1,", "releases.toml"),
        ("7601", "6.1,", "releases.toml"),
        ("Release::WINDOWS_7", "6.1,", "releases.toml"),
        ("ETWSPEC_BUILD_V6_1", "6.1,", "releases.toml"),
    ] {
        let (status, out, err) = ask(question);
        if name.is_empty() && status != 0 {
            assert!(err.contains("did you mean"), "{question}: {err}");
            continue;
        }
        assert_eq!((status, err.as_str()), (0, ""), "{question}");
        assert!(out.contains(name) && out.contains(file), "{question}: {out}");
    }
}

#[test]
fn former_names_lead_to_the_rows_of_the_new_ones() {
    let shapes = shapes();
    let shapes = shapes.to_str().expect("text");
    for (question, name) in [
        ("SHAPE_BIT_CIRCULAR", "SHAPE_BIT_ROUND"),
        ("ETWSPEC_SHAPE_BIT_CIRCULAR", "SHAPE_BIT_ROUND"),
        ("SHAPE_ENABLE_CIRCULAR", "SHAPE_ENABLE_"),
        ("ALIGNED.First", "ALIGNED.A"),
    ] {
        let (status, out, err) = run(&["why", question, "--spec", shapes]);
        assert_eq!((status, err.as_str()), (0, ""), "{question}");
        assert!(out.contains(name), "{question}: {out}");
    }
}

#[test]
fn every_output_exists_and_leads_back_to_its_row() {
    let Tables { catalog, spec } = tables(&spec()).expect("the tables have no problem");
    let (catalog, site) = (&catalog, site(&catalog));
    let rows = all(&spec, catalog);
    let ids = |text| str::split(text, " id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let anchors: HashMap<&str, HashSet<&str>> =
        site.iter().map(|(path, text)| (path.as_str(), ids(text).collect())).collect();
    let json: serde_json::Value = serde_json::from_str(&emit::json(catalog)).expect("JSON");
    let header = emit::c::header_file(catalog);
    let words: HashSet<&str> = header.split(|char: char| !char.is_ascii_alphanumeric() && char != '_').collect();
    // Formatting changes no word.
    let rust: String = emit::rust::files(catalog).into_iter().map(|file| file.text.into_raw()).collect();
    let rust = rust + &emit::rust::lists(catalog);
    let code: HashSet<&str> = rust.split(|char: char| !char.is_ascii_alphanumeric() && char != '_').collect();
    let mut missing = Vec::new();
    assert!(rows.len() > 5000, "{}", rows.len());
    for row in &rows {
        // The place is the place of the name or the number of the row.
        let text = &spec.files.get(row.place.file).expect("a file").text[row.place.range.clone()];
        let own = row.name.rsplit('.').next().expect("one");
        assert!(
            text.contains(own)
                || row.name.contains(text.trim_matches('"'))
                || text.starts_with("0x")
                || row.kind == "case",
            "{row:?}"
        );
        if at(&json, &row.json).is_null() {
            missing.push((row.kind, row.json.clone(), &row.name));
        }
        for address in &row.site {
            let (page, anchor) = address.split_once('#').unwrap_or((address, ""));
            let page = if page.ends_with(".html") { page.to_owned() } else { format!("{page}/index.html") };
            let found = anchors.get(page.as_str()).is_some_and(|ids| anchor.is_empty() || ids.contains(anchor));
            if !found {
                missing.push((row.kind, address.clone(), &row.name));
            }
        }
        for name in &row.c {
            missing.extend(
                name.split('.').find(|part| !words.contains(part)).map(|part| (row.kind, part.to_owned(), name)),
            );
        }
        for name in &row.rust {
            missing.extend(
                name.split("::").find(|part| !code.contains(part)).map(|part| (row.kind, part.to_owned(), name)),
            );
        }
    }
    assert_eq!(missing, []);
    // A sample of all questions, back to their rows.
    for row in rows.iter().step_by(197) {
        let json = [row.json.clone()];
        for name in row.rust.iter().chain(&row.c).chain(&row.site).chain(&json) {
            let answer = Question::new(name).answer(&rows, &spec.files);
            let same = |other: &&Origin| {
                other.json == row.json
                    || other.name == row.name
                    || other.site.contains(name)
                    || other.c.contains(name)
                    || other.rust.contains(name)
            };
            assert!(answer.iter().any(same), "{name}: {row:?}");
        }
    }
}

/// Returns the value at a path such as `structs[3].rows[1]`.
fn at<'v>(json: &'v serde_json::Value, path: &str) -> &'v serde_json::Value {
    let path = path.replace('[', ".").replace(']', "");
    path.split('.').fold(json, |value, part| match part.parse::<usize>() {
        Ok(index) => &value[index],
        Err(_) => &value[part],
    })
}

#[test]
fn lines_lead_to_the_row_that_contains_them() {
    let text = std::fs::read_to_string(spec().join("structs/EVENT_TRACE_HEADER.toml")).expect("read");
    let lines: Vec<&str> = text.lines().collect();
    let field = lines.iter().position(|line| *line == "name = \"ProcessId\"").expect("a row") + 1;
    for line in [field, field + 1, field + 2] {
        let (status, out, _) = ask(&format!("spec/structs/EVENT_TRACE_HEADER.toml:{line}"));
        assert_eq!(status, 0);
        assert!(out.starts_with("EVENT_TRACE_HEADER.ProcessId, a field\n"), "{line}: {out}");
    }
    let (status, _, err) = ask("spec/structs/EVENT_TRACE_HEADER.toml:99999");
    assert_eq!(status, 2);
    assert!(err.contains("no row is on line 99999"), "{err}");
    assert!(ask("EVENT_TRACE_HEADRE").2.contains("did you mean `EVENT_TRACE_HEADER`?"));
}
