//! The command as a process: working folder, pipes and devices, and the language server.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use etwspec_corpus::process::text;
#[cfg(unix)]
use etwspec_corpus::process::{ends, pipes_and_devices};

use crate::common::shapes;

fn desk() -> Command {
    Command::new(env!("CARGO_BIN_EXE_etwspec-desk"))
}

#[test]
fn commands_name_the_folder_of_tables_that_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    for args in [&["generate"][..], &["check"], &["docs"], &["coverage"], &["explain", "PERF"]] {
        let (code, out, err) = text(&desk().args(args).current_dir(&folder).output().expect("it runs"));
        assert_eq!((code, out.as_str()), (Some(2), ""), "{args:?}");
        assert!(err.contains("the folder spec does not exist") && err.contains("--spec DIR"), "{err}");
    }
}

#[test]
fn language_server_answers_over_standard_streams_and_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = desk()
        .arg("lsp")
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut send = |message: serde_json::Value| {
        let body = message.to_string();
        write!(input, "Content-Length: {}\r\n\r\n{body}", body.len()).expect("the server reads");
        input.flush().expect("the server reads");
    };
    // Messages in between, such as diagnostics, have no id.
    let mut answer = |id: u64| loop {
        let mut length = 0;
        loop {
            let mut line = String::new();
            assert_ne!(output.read_line(&mut line).expect("a header"), 0, "the server ended before answer {id}");
            match line.trim_end().split_once(": ") {
                Some((name, value)) if name.eq_ignore_ascii_case("Content-Length") => {
                    length = value.parse().expect("a number");
                }
                Some(_) => {}
                None => break,
            }
        }
        let mut body = vec![0; length];
        output.read_exact(&mut body).expect("a message");
        let message: serde_json::Value = serde_json::from_slice(&body).expect("JSON");
        if message["id"] == id && message.get("method").is_none() {
            return message;
        }
    };
    let call = |id: u64, method: &str, params: serde_json::Value| serde_json::json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params });
    send(call(1, "initialize", serde_json::json!({ "processId": null, "rootUri": null, "capabilities": {} })));
    assert!(answer(1)["result"]["capabilities"]["hoverProvider"].as_bool().is_some_and(|has| has));
    send(serde_json::json!({ "jsonrpc": "2.0", "method": "initialized", "params": {} }));
    send(call(2, "shutdown", serde_json::Value::Null));
    let shutdown = answer(2);
    assert!(shutdown.get("error").is_none(), "{shutdown}");
    send(serde_json::json!({ "jsonrpc": "2.0", "method": "exit" }));
    drop((input, output));
    let (code, _, err) = text(&child.wait_with_output().expect("it ends"));
    assert_eq!((code, err.as_str()), (Some(0), ""));
}

#[cfg(unix)]
#[test]
fn rejects_pipes_and_devices_without_waiting() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let (out, trace, tables) = (path("out"), path("a.etl"), shapes());
    fs::write(&trace, etwspec_etl::SAMPLE).expect("written");
    let tables = tables.to_str().expect("text");
    for (path, kind) in pipes_and_devices(folder.path()) {
        let files = [
            &["import", &path, "-o", &out][..],
            &["evidence", "--sample", "--spec", &path],
            &["diff", &path, &path],
            &["breaking", "--against", &path, &path],
            &["breaking", "--against", &path, "--allow", &path],
            &["new", "struct", "EXAMPLE", "--from-c", &path, "--spec", tables],
            &["docs", "--decoder", &path, "--spec", tables, "--out", &out],
            &["evidence", &trace, "--spec", tables, "--patch", &path],
        ];
        // The writer of a pipe of a trace is waited for.
        let trace = ["evidence", &path, "--spec", tables];
        for args in files.into_iter().chain((kind == "a device").then_some(&trace[..])) {
            let mut command = desk();
            command.args(args);
            let (code, err) = ends(command);
            assert_eq!(code, Some(2), "{args:?}: {err}");
            assert!(err.contains(&format!("it is {kind}")), "{args:?}: {err}");
            assert_eq!(err.matches("error:").count(), 1, "{args:?}: {err}");
        }
    }
}

#[test]
fn names_stale_files_and_how_to_update_them() {
    let tables = shapes();
    let folder = tempfile::tempdir().expect("a folder");
    let run = |more: &[&str]| {
        let mut command = desk();
        command.arg("generate").args(more).arg("--spec").arg(&tables).arg("--out").arg(folder.path());
        text(&command.output().expect("it runs"))
    };
    assert_eq!(run(&[]).0, Some(0));
    assert_eq!(run(&["--check"]).0, Some(0));
    let stale = folder.path().join("catalog/catalog.json");
    fs::write(&stale, "{}").expect("a file");
    let (code, _, err) = run(&["--check"]);
    assert_eq!(code, Some(1));
    assert!(err.contains("stale: ") && err.contains("catalog.json"), "{err}");
    assert!(err.contains("to update them, run: cargo spec generate --spec "), "{err}");
    assert_eq!(fs::read_to_string(&stale).expect("the file"), "{}", "--check writes nothing");
    let (code, out, _) = run(&[]);
    assert_eq!(code, Some(0));
    assert!(out.starts_with("wrote catalog/catalog.json\n") && out.contains("files written   1\n"), "{out}");
}

#[cfg(unix)]
#[test]
fn follows_no_links_out_of_the_folder_of_tables() {
    use std::os::unix::fs::symlink;
    let scratch = tempfile::tempdir().expect("a folder");
    let (dir, other) = (scratch.path().join("spec"), scratch.path().join("other"));
    for folder in [&dir, &other] {
        crate::common::copy(&crate::common::shapes(), folder);
    }
    std::fs::rename(dir.join("types.toml"), dir.join("kept.txt")).expect("renamed");
    std::fs::remove_file(dir.join("references.toml")).expect("removed");
    let check = || crate::common::run(&["check", "--spec", dir.to_str().expect("a plain path")]);
    symlink(dir.join("kept.txt"), dir.join("types.toml")).expect("linked");
    let (_, _, err) = check();
    assert!(err.contains("kept.txt") && !err.contains("link"), "{err}");
    for (to, name) in [(other.join("structs"), "more"), (other.join("references.toml"), "references.toml")] {
        symlink(to, dir.join(name)).expect("linked");
        let (code, out, err) = check();
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains(name) && err.contains("it is a link out of the folder"), "{err}");
        std::fs::remove_file(dir.join(name)).expect("removed");
    }
}
