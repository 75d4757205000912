//! Traces that are read while a session writes them.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

use etwspec_etl::{SAMPLE, Trace};

use crate::common::{ok, run_with};

/// A file that grows by buffers of the sample.
struct Session {
    _folder: tempfile::TempDir,
    path: PathBuf,
    /// Bytes of the sample before the session ends.
    bytes: Vec<u8>,
    size: usize,
    /// Place of the end of the session in its header.
    end: usize,
}

impl Session {
    fn new() -> Session {
        let header = Trace::new(SAMPLE).log_file().cloned().expect("a header");
        let stated = header.end_time.to_le_bytes();
        let end = SAMPLE.windows(8).position(|bytes| bytes == stated).expect("the end of the session");
        let mut bytes = SAMPLE.to_vec();
        bytes[end..end + 8].fill(0);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("trace.etl");
        let session = Session { _folder: folder, path, bytes, size: header.buffer_size as usize, end };
        fs::write(&session.path, &session.bytes[..session.size]).expect("written");
        session
    }

    fn name(&self) -> &str {
        self.path.to_str().expect("a path of text")
    }

    fn append(&self, bytes: &[u8]) {
        let mut file = fs::OpenOptions::new().append(true).open(&self.path).expect("opened");
        file.write_all(bytes).expect("written");
    }

    /// Writes the time of the end into the header.
    fn end(&self) {
        use std::os::unix::fs::FileExt;
        let file = fs::OpenOptions::new().write(true).open(&self.path).expect("opened");
        file.write_all_at(&SAMPLE[self.end..self.end + 8], self.end as u64).expect("written");
    }

    fn follow(&self, args: &[&str]) -> (Child, BufReader<ChildStdout>) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_etwspec"))
            .args(["dump", "--follow", "--format", "json"])
            .args(args)
            .arg(&self.path)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it runs");
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        (child, out)
    }
}

fn lines(out: &mut impl BufRead, number: usize) -> Vec<String> {
    out.lines().take(number).map(|line| line.expect("text")).collect()
}

/// Returns the status and the messages of a command, and the lines that are left.
fn end(child: Child, mut out: impl BufRead) -> (Option<i32>, String, Vec<String>) {
    let rest = lines(&mut out, usize::MAX);
    let ended = child.wait_with_output().expect("it ends");
    (ended.status.code(), String::from_utf8_lossy(&ended.stderr).into_owned(), rest)
}

fn events(bytes: &[u8]) -> usize {
    let mut events = 0;
    Trace::new(bytes).for_each_event(|_| events += 1);
    events
}

/// Lines of a whole trace, which is read once.
fn expected(session: &Session) -> Vec<String> {
    let whole = session.path.with_extension("whole");
    fs::write(&whole, &session.bytes).expect("written");
    let path = whole.to_str().expect("a path of text");
    ok(&["dump", "--one-pass", "--format", "json", path]).lines().map(str::to_owned).collect()
}

#[test]
fn buffers_are_printed_when_they_are_written_until_the_session_ends() {
    let session = Session::new();
    let expected = expected(&session);
    let (child, mut out) = session.follow(&[]);
    let mut seen = Vec::new();
    for (number, buffer) in session.bytes.chunks(session.size).enumerate() {
        if number > 0 {
            // A part of a buffer is none.
            let (first, second) = buffer.split_at(buffer.len() / 3);
            session.append(first);
            session.append(second);
        }
        // Blocks for ever if a buffer is printed only after the next one.
        let all = events(&session.bytes[..(number + 1) * session.size]);
        seen.extend(lines(&mut out, all - seen.len()));
        assert!(expected.starts_with(&seen), "buffer {number}");
    }
    session.end();
    assert_eq!(end(child, out), (Some(0), String::new(), Vec::new()));
    assert_eq!(seen, expected);
    // A session that has ended is not waited for.
    let again = ok(&["dump", "--follow", "--format", "json", session.name()]);
    // The first event is the header, which states the end.
    assert_eq!(again.lines().skip(1).collect::<Vec<_>>(), expected[1..]);
    assert!(ok(&["stats", "--follow", session.name()]).contains(&format!("{} events", expected.len())));
}

#[test]
fn interrupts_end_it_as_the_session_does() {
    let session = Session::new();
    let expected = expected(&session);
    session.append(&session.bytes[session.size..]);
    session.append(&session.bytes[session.size..session.size + 100]);
    let (child, mut out) = session.follow(&[]);
    let seen = lines(&mut out, expected.len());
    assert_eq!(seen, expected);
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("it runs");
    assert!(killed.success());
    let (code, err, _) = end(child, out);
    // Bytes of a buffer that was not completed are damage.
    assert!(code == Some(1) && err.starts_with("damage: "), "{code:?}: {err}");
}

#[test]
fn files_that_are_replaced_or_become_shorter_are_errors() {
    for (change, message) in [(0, "was removed or replaced"), (1, "was removed or replaced"), (2, "became shorter")] {
        let session = Session::new();
        let first = events(&session.bytes[..session.size]);
        let (child, mut out) = session.follow(&[]);
        assert_eq!(lines(&mut out, first).len(), first);
        match change {
            0 => fs::remove_file(&session.path).expect("removed"),
            1 => {
                let new = session.path.with_extension("new");
                fs::write(&new, &session.bytes).expect("written");
                fs::rename(&new, &session.path).expect("replaced");
            }
            _ => fs::File::options().write(true).open(&session.path).expect("opened").set_len(9).expect("cut"),
        }
        let (code, err, rest) = end(child, out);
        assert!(
            code == Some(2) && err.contains(message) && err.contains(" help: ") && rest.is_empty(),
            "{code:?}: {err}"
        );
    }
}

#[test]
fn rejects_what_cannot_be_followed() {
    let session = Session::new();
    let name = session.name();
    for (args, message) in [
        (&["dump", "--follow", "-"][..], "only a file can be followed"),
        (&["stats", "--follow", "--sample"], "only a file can be followed"),
        (&["dump", "--follow", name, name], "only one trace can be followed"),
        (&["dump", "--follow", "no such.etl"], "does not exist"),
        (&["dump", "--follow", "--sort", name], "cannot be used with"),
    ] {
        let ran = run_with(args, SAMPLE);
        assert!(ran.code == 2 && ran.out.is_empty() && ran.err.contains(message), "{args:?}: {}", ran.err);
    }
    let other = session.path.with_extension("other");
    for bytes in
        [&b"no trace, but a text of a few words, which is long enough for the header of a buffer"[..], &[0xEE; 9000]]
    {
        fs::write(&other, bytes).expect("written");
        let ran = run_with(&["dump", "--follow", other.to_str().expect("text")], b"");
        assert!(ran.code == 2 && ran.err.contains("is not an ETW trace"), "{}", ran.err);
    }
    // Bit 1 of the mode, which is written before the numbers of buffers: a circular file.
    let header = Trace::new(&session.bytes).log_file().cloned().expect("a header");
    let mut circular = session.bytes.clone();
    let mode = header.mode.0.to_le_bytes();
    let at = circular.windows(4).position(|bytes| bytes == mode).expect("the mode");
    circular[at] |= 2;
    fs::write(&session.path, &circular).expect("written");
    if Trace::new(&circular).log_file().is_some_and(|header| header.mode.0 & 2 != 0) {
        let ran = run_with(&["dump", "--follow", name], b"");
        assert!(ran.code == 2 && ran.err.contains("does not append buffers to the file"), "{}", ran.err);
    }
}
