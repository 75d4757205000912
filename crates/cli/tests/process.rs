//! The command as a process: working folder, pipes and memory.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn etwspec() -> Command {
    Command::new(env!("CARGO_BIN_EXE_etwspec"))
}

fn text(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn works_in_an_empty_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    for args in [
        &["explain", "0x20000004"][..],
        &["catalog", "--release", "6.1"],
        &["mask", "encode", "PERF_LOADER"],
        &["decode", "WMI_TRACE_PACKET", "18000705"],
        &["docs"],
    ] {
        let ran = etwspec().args(args).current_dir(&folder).output().expect("it runs");
        let (code, out, err) = text(&ran);
        assert_eq!((code, err.as_str()), (Some(0), ""), "{args:?}");
        assert!(!out.is_empty(), "{args:?}");
    }
    assert!(folder.path().join("target/site/index.html").is_file());
    for args in [&["generate"][..], &["check"]] {
        let (code, out, err) = text(&etwspec().args(args).current_dir(&folder).output().expect("it runs"));
        assert_eq!((code, out.as_str()), (Some(2), ""), "{args:?}");
        assert!(err.contains("the folder spec does not exist") && err.contains("--spec DIR"), "{err}");
    }
}

#[test]
fn closed_output_pipe_is_no_error() {
    let mut child = etwspec().arg("catalog").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    drop(child.stdout.take());
    let (code, _, err) = text(&child.wait_with_output().expect("it ends"));
    assert_eq!((code, err.as_str()), (Some(0), ""));
}

#[test]
fn decodes_files_and_standard_input_alike() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a@b.etl");
    let packet = [0x18, 0, 7, 5];
    std::fs::write(&path, [&[0xEE; 0x48][..], &packet, &[0xFF; 100]].concat()).expect("a file");
    let decode = |data: &[&str], input: &[u8]| {
        let mut child = etwspec()
            .args(["decode", "WMI_TRACE_PACKET"])
            .args(data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it runs");
        let mut stdin = child.stdin.take().expect("a pipe");
        // The process may exit without reading.
        let _ = stdin.write_all(input);
        drop(stdin);
        let (code, out, _) = text(&child.wait_with_output().expect("it ends"));
        assert_eq!(code, Some(0));
        out.lines().filter(|line| line.starts_with("0x")).map(|line| format!("{line}\n")).collect::<String>()
    };
    let written = decode(&["18 00 07 05"], b"");
    assert!(written.contains("HookId"), "{written}");
    for offset in ["0x48", "72"] {
        assert_eq!(decode(&[&format!("{}@{offset}", path.display())], b""), written);
    }
    assert_eq!(decode(&["-"], b"18 00 07 05\n"), written);
    assert_eq!(decode(&["-"], &[&packet[..], &[0xFF; 9]].concat()), written);
    assert_eq!(decode(&["-", "--raw"], &[&packet[..], &[0xFF; 9]].concat()), written);
    assert_eq!(decode(&["-", "--raw"], b"abcd"), decode(&["61 62 63 64"], b""));
}

/// Opening a pipe blocks until there is a writer, and a device may have no end.
#[cfg(unix)]
#[test]
fn rejects_pipes_and_devices_without_blocking() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("it runs").success());
    for path in [pipe.as_path(), Path::new("/dev/zero"), folder.path()] {
        let data = format!("{}@0", path.display());
        let ran = etwspec().args(["decode", "WMI_TRACE_PACKET", &data]).output().expect("it runs");
        let (code, out, err) = text(&ran);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{data}");
        assert!(err.contains("is not a regular file") && err.contains("standard input"), "{err}");
    }
}

#[test]
fn names_stale_files_and_how_to_update_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = tempfile::tempdir().expect("a folder");
    let run = |more: &[&str]| {
        let mut command = etwspec();
        command.arg("generate").args(more).arg("--spec").arg(root.join("spec")).arg("--out").arg(folder.path());
        text(&command.output().expect("it runs"))
    };
    assert_eq!(run(&[]).0, Some(0));
    assert_eq!(run(&["--check"]).0, Some(0));
    let stale = folder.path().join("catalog.json");
    std::fs::write(&stale, "{}").expect("a file");
    let (code, _, err) = run(&["--check"]);
    assert_eq!(code, Some(1));
    assert!(err.contains("stale: ") && err.contains("catalog.json"), "{err}");
    assert!(err.contains("to update them, run: cargo run -p etwspec-codegen -- generate --spec "), "{err}");
    assert_eq!(std::fs::read_to_string(&stale).expect("the file"), "{}", "--check writes nothing");
    let (code, out, _) = run(&[]);
    assert_eq!(code, Some(0));
    assert!(out.starts_with("wrote catalog.json\n") && out.contains("files written   1\n"), "{out}");
}

/// The limit applies to private memory, not to mapped files.
#[cfg(target_os = "linux")]
#[test]
fn counts_large_trace_in_little_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.etl");
    let sample = etwspec_etl::SAMPLE;
    let size = etwspec_etl::Trace::new(sample).log_file().expect("the sample has a header").buffer_size as usize;
    let (first, rest) = sample.split_at(size);
    let times = (128 << 20) / rest.len();
    std::fs::write(&path, [first, &rest.repeat(times)].concat()).expect("written");
    for (command, input) in [("stats \"$0\"", false), ("stats -", true)] {
        let mut limited = Command::new("sh");
        limited.arg("-c").arg(format!("ulimit -d 65536 && exec \"$1\" {command}")).arg(&path);
        limited.arg(env!("CARGO_BIN_EXE_etwspec"));
        if input {
            limited.stdin(std::fs::File::open(&path).expect("it is there"));
        }
        let (code, out, err) = text(&limited.output().expect("it runs"));
        assert_eq!((code, err.as_str()), (Some(0), ""));
        let buffers = 1 + times * (sample.len() / size - 1);
        let plain = out.chars().filter(|c| *c != ',').collect::<String>();
        assert!(plain.contains(&format!("  {buffers} buffers")), "{buffers}: {out}");
    }
}
