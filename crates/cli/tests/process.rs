//! The command as a process: working folder, pipes and memory.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

#[cfg(unix)]
use etwspec_corpus::process::pipes_and_devices;
use etwspec_corpus::process::text;

fn etwspec() -> Command {
    Command::new(env!("CARGO_BIN_EXE_etwspec"))
}

/// Runs a command that must end by itself, and returns its status and standard error.
#[cfg(unix)]
fn ends(args: &[&str]) -> (Option<i32>, String) {
    let mut command = etwspec();
    command.args(args);
    etwspec_corpus::process::ends(command)
}

#[test]
fn works_in_an_empty_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    for args in [
        &["explain", "0x20000004"][..],
        &["catalog", "--release", "6.1"],
        &["mask", "encode", "PERF_LOADER"],
        &["decode", "WMI_TRACE_PACKET", "18000705"],
    ] {
        let ran = etwspec().args(args).current_dir(&folder).output().expect("it runs");
        let (code, out, err) = text(&ran);
        assert_eq!((code, err.as_str()), (Some(0), ""), "{args:?}");
        assert!(!out.is_empty(), "{args:?}");
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
    fs::write(&path, [&[0xEE; 0x48][..], &packet, &[0xFF; 100]].concat()).expect("a file");
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
        assert!(err.contains("not a regular file") && err.contains("standard input"), "{err}");
    }
}

#[cfg(unix)]
#[test]
fn rejects_pipes_and_devices_as_inputs_without_waiting() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out").to_str().expect("text").to_owned();
    for (input, kind) in pipes_and_devices(folder.path()) {
        let at = format!("{input}@0");
        let files = [
            &["dump", "--sample", "--schema", &input][..],
            &["stats", "--sample", "--schema", &input],
            &["schema", "list", "--sample", "--schema", &input],
            &["schema", "export", "--sample", "--schema", &input],
            &["decode", "WMI_TRACE_PACKET", &at],
            &["explain", "PERF", "--catalog", &input],
        ];
        // The writer of a pipe of a trace is waited for.
        let traces = [
            &["dump", &input][..],
            &["stats", &input],
            &["info", &input],
            &["check-trace", &input],
            &["cut", &input, &out],
            &["schema", "list", &input],
        ];
        let traces = traces.into_iter().filter(|_| kind == "a device");
        for args in files.into_iter().chain(traces) {
            let (code, err) = ends(args);
            assert_eq!(code, Some(2), "{args:?}: {err}");
            assert!(err.contains(&format!("it is {kind}, not a regular file")), "{args:?}: {err}");
            assert_eq!(err.matches("error:").count(), 1, "{args:?}: {err}");
        }
    }
}

#[cfg(unix)]
#[test]
fn skips_pipes_and_devices_in_folders_of_schemas() {
    let folder = tempfile::tempdir().expect("a folder");
    for (at, (input, _)) in pipes_and_devices(folder.path()).iter().enumerate() {
        if input.starts_with("/dev") {
            continue;
        }
        fs::rename(input, folder.path().join(format!("{at}.man"))).expect("renamed");
    }
    let folder = folder.path().to_str().expect("text");
    let (code, err) = ends(&["dump", "--sample", "--schema", folder]);
    assert!(code == Some(2) && err.contains("contains no .man, .tmf, .pdb, .exe, .dll or .sys file"), "{err}");
}

/// Writes the sample trace, repeated to about `size` bytes, and returns the number of its buffers.
fn write_large(path: &Path, size: usize) -> usize {
    let sample = etwspec_etl::SAMPLE;
    let buffer = etwspec_etl::Trace::new(sample).log_file().expect("the sample has a header").buffer_size as usize;
    let (first, rest) = sample.split_at(buffer);
    let times = size / rest.len();
    fs::write(path, [first, &rest.repeat(times)].concat()).expect("written");
    1 + times * (sample.len() / buffer - 1)
}

/// The limit applies to private memory, not to mapped files.
#[cfg(target_os = "linux")]
#[test]
fn counts_large_trace_in_little_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.etl");
    let buffers = write_large(&path, 128 << 20);
    for (command, input) in [("stats \"$0\"", false), ("stats -", true)] {
        let mut limited = Command::new("sh");
        limited.arg("-c").arg(format!("ulimit -d 65536 && exec \"$1\" {command}")).arg(&path);
        limited.arg(env!("CARGO_BIN_EXE_etwspec"));
        if input {
            limited.stdin(File::open(&path).expect("it is there"));
        }
        let (code, out, err) = text(&limited.output().expect("it runs"));
        assert_eq!((code, err.as_str()), (Some(0), ""));
        let plain = out.chars().filter(|c| *c != ',').collect::<String>();
        assert!(plain.contains(&format!("  {buffers} buffers")), "{buffers}: {out}");
    }
}

/// Commands that read a trace, each with the number of arguments before the trace.
const READERS: [(&[&str], usize); 9] = [
    (&["stats"], 1),
    (&["dump", "--pid", "1"], 3),
    (&["dump", "--pid", "1", "--sort"], 4),
    (&["info"], 1),
    (&["check-trace"], 1),
    (&["cut", "OUT"], 1),
    (&["cut", "--compressed", "OUT"], 2),
    (&["hex", "--offset", "0x100000"], 3),
    (&["decode", "WMI_BUFFER_HEADER", "@0x100000"], 2),
];

/// Starts a command that reads a trace.
fn reading(args: &[&str], before: usize, trace: &Path, out: &Path) -> Command {
    let (first, rest) = args.split_at(before);
    let mut command = etwspec();
    command.args(first).stdout(Stdio::piped()).stderr(Stdio::piped());
    match rest {
        [offset] if offset.starts_with('@') => command.arg(format!("{}{offset}", trace.display())),
        ["OUT"] => command.arg(trace).arg(out),
        _ => command.arg(trace).args(rest),
    };
    command
}

const SHORTER: &str =
    "became shorter while it was read, so the output may be wrong or incomplete\n help: copy the file";

/// Each command is disturbed at several moments of its usual duration.
#[test]
fn survives_files_that_become_shorter() {
    const MOMENTS: u32 = 6;
    let folder = tempfile::tempdir().expect("a folder");
    let (whole, trace, out) =
        (folder.path().join("whole.etl"), folder.path().join("a.etl"), folder.path().join("out.etl"));
    write_large(&whole, 2 << 20);
    let mut noticed = 0;
    for (args, before) in READERS {
        let start = Instant::now();
        let (code, ..) = text(&reading(args, before, &whole, &out).output().expect("it runs"));
        // No event is of the selected process.
        assert_eq!(code, Some(if args.contains(&"--pid") { 3 } else { 0 }), "{args:?}");
        let usual = start.elapsed();
        let _ = fs::remove_file(&out);
        for moment in 0..MOMENTS {
            fs::copy(&whole, &trace).expect("copied");
            let child = reading(args, before, &trace, &out).spawn().expect("it runs");
            // Reads the output, so that the command is not blocked.
            let ended = thread::spawn(|| child.wait_with_output());
            thread::sleep(usual * moment / MOMENTS);
            // The first buffer remains, with half of the second.
            File::options().write(true).open(&trace).and_then(|file| file.set_len(6144)).expect("shortened");
            let (code, _, err) = text(&ended.join().expect("no panic").expect("it ends"));
            let code = code.unwrap_or_else(|| panic!("{args:?} was killed by a signal: {err}"));
            let was_shorter_at_start = err.contains("beyond the end of");
            assert!(code <= 3 && !err.contains("panicked"), "{args:?}: {code}: {err}");
            assert!(code != 2 || err.contains(SHORTER) || was_shorter_at_start, "{args:?}: {err}");
            noticed += usize::from(err.contains(SHORTER));
            assert_eq!(out.exists(), code != 2 && args.contains(&"OUT"), "{args:?}: {code}");
            let _ = fs::remove_file(&out);
            assert_eq!(fs::read_dir(&folder).expect("listed").count(), 2, "no temporary file remains");
        }
    }
    // Windows refuses to truncate a mapped file, and a machine may be slow.
    assert!(noticed > 0 || cfg!(windows), "no command was disturbed while it was reading");
}

/// The pipe is full before the file becomes shorter, so the command is in the middle of it.
#[cfg(unix)]
#[test]
fn reports_files_that_become_shorter_while_they_are_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("a.etl");
    for more in [&[][..], &["--sort"]] {
        write_large(&trace, 8 << 20);
        let mut command = etwspec();
        command.args(["dump", "--format", "csv"]).args(more).arg(&trace).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it runs");
        let mut first = [0];
        child.stdout.as_mut().expect("a pipe").read_exact(&mut first).expect("it prints");
        File::options().write(true).open(&trace).and_then(|file| file.set_len(6144)).expect("shortened");
        let (code, out, err) = text(&child.wait_with_output().expect("it ends"));
        assert_eq!(code, Some(2), "{err}");
        assert!(err.contains(&format!("error: {} {SHORTER}", trace.display())), "{err}");
        assert!(out.lines().count() > 100);
    }
}

/// Another program writes to the trace and appends to it while commands read it.
#[test]
fn survives_files_whose_bytes_change() {
    let folder = tempfile::tempdir().expect("a folder");
    let (trace, out): (PathBuf, PathBuf) = (folder.path().join("a.etl"), folder.path().join("out.etl"));
    write_large(&trace, 1 << 20);
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| write_noise(&trace, &done));
        let printing: (&[&str], usize) = (&["dump", "--format", "json"], 3);
        let ran = READERS.iter().chain([&printing]).cycle().take(30).map(|(args, before)| {
            let (code, _, err) = text(&reading(args, *before, &trace, &out).output().expect("it runs"));
            (code.is_some_and(|code| code <= 3) && !err.contains("panicked"), args, code, err)
        });
        let failed = ran.filter(|(whole, ..)| !whole).collect::<Vec<_>>();
        done.store(true, Ordering::Relaxed);
        assert!(failed.is_empty(), "{failed:?}");
    });
}

/// Replaces single bytes by others, appends some, and restores all from time to time.
fn write_noise(trace: &Path, done: &AtomicBool) {
    use std::io::{Seek, SeekFrom};
    let whole = fs::read(trace).expect("read");
    let mut file = File::options().write(true).open(trace).expect("it is there");
    let mut random: u64 = 0x9E37_79B9_7F4A_7C15;
    while !done.load(Ordering::Relaxed) {
        for _ in 0..2000 {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            // One byte of 64 is written behind the end.
            let at = random % (whole.len() as u64 * 65 / 64);
            file.seek(SeekFrom::Start(at)).expect("in reach");
            file.write_all(&random.to_le_bytes()[..1 + (random >> 60) as usize % 8]).expect("written");
        }
        thread::sleep(Duration::from_millis(1));
        if random.is_multiple_of(4) {
            file.seek(SeekFrom::Start(0)).expect("in reach");
            file.write_all(&whole).expect("written");
        }
    }
}

/// A killed command leaves a temporary file, which the next command that writes to the folder removes.
#[cfg(unix)]
#[test]
fn removes_temporary_files_of_killed_commands() {
    let folder = tempfile::tempdir().expect("a folder");
    let (trace, out) = (folder.path().join("a.etl"), folder.path().join("out.etl"));
    write_large(&trace, 8 << 20);
    let files = || fs::read_dir(&folder).expect("listed").count();
    // The first commands wait for the rest of their input, with their output files open.
    let waiting = || {
        let mut command = etwspec();
        command.args(["cut", "-"]).arg(&out).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().expect("it runs");
        let before = files();
        child.stdin.as_mut().expect("a pipe").write_all(&fs::read(&trace).expect("read")[..1 << 20]).expect("written");
        while files() == before {
            thread::sleep(Duration::from_millis(1));
        }
        child
    };
    let (mut killed, mut running) = (waiting(), waiting());
    assert_eq!(files(), 3);
    killed.kill().and_then(|()| killed.wait()).expect("killed");
    let ran = etwspec().arg("sample").arg(folder.path().join("sample.etl")).output().expect("it runs");
    assert_eq!(text(&ran).0, Some(0));
    assert_eq!(files(), 3, "the trace, the sample and the temporary file of the running command");
    drop(running.stdin.take());
    running.wait().expect("it ends");
    assert!(out.is_file());
    assert_eq!(files(), 3);
}

/// `-o FILE` and what else names a file.
#[cfg(unix)]
#[test]
fn every_command_rejects_pipes_devices_and_folders_as_output() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("a.etl").to_str().expect("text").to_owned();
    assert_eq!(ends(&["sample", &trace]).0, Some(0));
    let inside = folder.path().to_str().expect("text").to_owned();
    let others = pipes_and_devices(folder.path());
    for (out, kind) in others.iter().map(|(out, kind)| (out, *kind)).chain([(&inside, "a folder")]) {
        for args in [
            &["sample", out][..],
            &["cut", &trace, out],
            &["dump", &trace, "-o", out],
            &["stats", &trace, "-o", out],
            &["info", &trace, "-o", out],
            &["schema", "list", &trace, "-o", out],
            &["schema", "export", &trace, "-o", out],
        ] {
            let (code, err) = ends(args);
            assert_eq!(code, Some(2), "{args:?}: {err}");
            assert!(err.contains(&format!("it is {kind}")), "{args:?}: {err}");
        }
    }
}

/// Writing to a pipe would block until there is a reader.
#[cfg(unix)]
#[test]
fn rejects_pipes_as_output_without_blocking() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("it runs").success());
    for (out, why) in
        [(pipe.as_path(), "regular file"), (Path::new("/dev/null"), "regular file"), (folder.path(), "it is a folder")]
    {
        let ran = etwspec().arg("sample").arg(out).output().expect("it runs");
        let (code, _, err) = text(&ran);
        assert_eq!(code, Some(2), "{err}");
        assert!(err.contains(&format!("cannot write {}: ", out.display())) && err.contains(why), "{err}");
        assert!(err.contains("\n help: name "), "{err}");
    }
    assert_eq!(fs::read_dir(&folder).expect("listed").count(), 1);
}
