//! A C program that includes the header and prints the fixed parts of structures.
//!
//! The header declares no tails, so the program compares what it declares: it gets the bytes of every header and payload, and
//! the compiler places the members.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::Command;

use etwspec::describe::Layout;
use etwspec_codegen::emit::c;
use etwspec_tests::corpus;
use etwspec_tests::published::CATALOG;
use serde_json::Value;

use super::Case;
use super::reference::Leaf;

const BEGIN: &str = r#"#include <stdio.h>
#include <string.h>
#include "etwspec.h"

static void hex(const void *bytes, size_t size) {
    putchar('"');
    for (size_t at = 0; at < size; at++) printf("%02x", ((const unsigned char *)bytes)[at]);
    putchar('"');
}

static void guid(const etwspec_GUID *g) {
    printf("\"%08x-%04x-%04x-%02x%02x-", (unsigned)g->Data1, g->Data2, g->Data3, g->Data4[0], g->Data4[1]);
    for (int at = 2; at < 8; at++) printf("%02x", g->Data4[at]);
    putchar('"');
}
"#;

const END: &str = r#"        }
        putchar('\n');
    }
    return 0;
}
"#;

/// Compares the fixed parts of all structures with the reference.
pub(super) fn agrees(cases: &[Case], scratch: &Path) {
    let Some(compiler) = corpus::program_or_skip("CC", "cc") else { return };
    // The fields of each layout, and the structures in order.
    let mut layouts: BTreeMap<(&str, &str), BTreeSet<(String, String)>> = BTreeMap::new();
    let mut records: Vec<(&Layout, &[Leaf], &[u8], String)> = Vec::new();
    for case in cases {
        for event in &case.events {
            let place = format!("{} of {}", event.at, case.name);
            let header = event.header.iter().map(|(layout, leaves)| (*layout, leaves, event.bytes.as_slice()));
            let payload = event.payload.iter().filter(|payload| payload.fit != "too-short");
            let payload = payload.map(|payload| (payload.layout, &payload.fields, payload.data.as_slice()));
            records.extend(
                header.chain(payload).map(|(layout, leaves, bytes)| (layout, &leaves[..], bytes, place.clone())),
            );
        }
    }
    for (layout, leaves, ..) in &records {
        let fields = leaves.iter().filter(is_declared).map(|leaf| (leaf.path.clone(), print(leaf)));
        layouts.entry((layout.name, layout.form)).or_default().extend(fields);
    }
    layouts.retain(|_, fields| !fields.is_empty());
    records.retain(|(layout, ..)| layouts.contains_key(&(layout.name, layout.form)));
    let mut program = BEGIN.to_owned();
    program += "\nint main(void) {\n    static unsigned char bytes[65536];\n    unsigned head[2];\n";
    program += "    while (fread(head, sizeof head, 1, stdin) == 1 && fread(bytes, 1, head[1], stdin) == head[1]) {\n";
    program += "        switch (head[0]) {\n";
    for (index, ((name, form), fields)) in layouts.iter().enumerate() {
        let structure = CATALOG.structure(name).expect("the tables have it");
        let types = c::types_with(structure, |own| own.rust == *form);
        let ty = types.first().expect("the header has it");
        program += &format!("        case {index}: {{\n            {ty} s;\n            memset(&s, 0, sizeof s);\n");
        program += "            memcpy(&s, bytes, head[1] < sizeof s ? head[1] : sizeof s);\n";
        for (number, (path, print)) in fields.iter().enumerate() {
            let comma = if number == 0 { '{' } else { ',' };
            program += &format!("            printf(\"{comma}\\\"{path}\\\":\"); {print}\n");
        }
        program += "            putchar('}');\n            break;\n        }\n";
    }
    program += END;
    let [source, binary, input, output] = ["fields.c", "fields", "records", "lines"].map(|name| scratch.join(name));
    fs::write(&source, program).expect("the program is written");
    let include = corpus::repository().join("generated/c");
    let built =
        Command::new(compiler).arg("-std=c11").arg("-I").arg(include).arg("-o").args([&binary, &source]).output();
    let built = built.expect("the compiler runs");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let mut bytes = Vec::new();
    for (layout, _, record, _) in &records {
        let index = layouts.keys().position(|key| *key == (layout.name, layout.form)).expect("a layout");
        bytes.extend([index, record.len()].map(|number| (number as u32).to_ne_bytes()).concat());
        bytes.extend_from_slice(record);
    }
    fs::write(&input, bytes).expect("the records are written");
    let [stdin, stdout] = [File::open(&input), File::create(&output)].map(|file| file.expect("a file"));
    assert!(Command::new(binary).stdin(stdin).stdout(stdout).status().expect("the program runs").success());
    let lines = fs::read_to_string(output).expect("the lines are text");
    assert_eq!(lines.lines().count(), records.len());
    for (line, (layout, leaves, _, place)) in lines.lines().zip(&records) {
        let found: BTreeMap<String, Value> = serde_json::from_str(line).expect("a line is JSON");
        let fixed = leaves.iter().filter(is_declared);
        let expected: BTreeMap<String, Value> = fixed.map(|leaf| (leaf.path.clone(), leaf.value.clone())).collect();
        assert_eq!(found, expected, "{} at {place}", layout.name);
    }
    let _ = writeln!(std::io::stderr(), "C: {} structures of {} layouts", records.len(), layouts.len());
}

/// Returns whether a field is one of C. An integer of bit-fields with a name is a structure there.
fn is_declared(leaf: &&Leaf) -> bool {
    leaf.fixed && !leaf.hidden
}

/// Returns a statement that prints a field.
fn print(leaf: &Leaf) -> String {
    let path = &leaf.path;
    let scalar = |value: &Value, expression: &str| match value {
        Value::String(_) => format!("guid(&{expression});"),
        _ if leaf.big_endian => format!("printf(\"%u\", (unsigned)etwspec_u{}be(&{expression}));", 8 * leaf.size),
        _ if leaf.signed => format!("printf(\"%lld\", (long long){expression});"),
        _ => format!("printf(\"%llu\", (unsigned long long){expression});"),
    };
    match &leaf.value {
        Value::Array(values) => {
            let print = |(index, value)| {
                let comma = if index == 0 { '[' } else { ',' };
                format!("putchar('{comma}'); {}", scalar(value, &format!("s.{path}[{index}]")))
            };
            values.iter().enumerate().map(print).collect::<String>() + "putchar(']');"
        }
        // The text of an array has not the length of a GUID's.
        Value::String(_) if leaf.array => format!("hex(s.{path}, sizeof s.{path});"),
        value => scalar(value, &format!("s.{path}")),
    }
}
