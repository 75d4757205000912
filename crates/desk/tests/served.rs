//! `serve` and `check --watch` as processes, on a copy of tables that tests edit.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use serde_json::Value;

/// Time after which a test gives up. Machines that run many tests at once are slow.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Returns a copy of the tables with every feature of the language.
pub(crate) fn copied() -> (tempfile::TempDir, PathBuf) {
    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).expect("a folder");
        for entry in fs::read_dir(from).expect("a folder") {
            let entry = entry.expect("an entry");
            let (from, to) = (entry.path(), to.join(entry.file_name()));
            if from.is_dir() {
                copy(&from, &to);
            } else {
                fs::copy(&from, &to).expect("copied");
            }
        }
    }
    let scratch = tempfile::tempdir().expect("a folder");
    let spec = scratch.path().join("spec");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/shapes"), &spec);
    (scratch, spec)
}

/// A process whose lines can be waited for. It ends with the test.
pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) out: Receiver<String>,
    pub(crate) err: Receiver<String>,
}

impl Process {
    pub(crate) fn start(args: &[&str], spec: &Path) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_etwspec-desk"))
            .args(args)
            .arg("--spec")
            .arg(spec)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command runs");
        let out = lines(child.stdout.take().expect("a pipe"));
        let err = lines(child.stderr.take().expect("a pipe"));
        Process { child, out, err }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ended = self.child.kill();
        let _status = self.child.wait();
    }
}

pub(crate) fn lines(pipe: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        for line in BufReader::new(pipe).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    receiver
}

/// Waits for a line that contains a text.
pub(crate) fn line_with(lines: &Receiver<String>, text: &str) -> String {
    loop {
        let line = lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no line with {text}"));
        if line.contains(text) {
            return line;
        }
    }
}

/// Returns the first structure of the tables: its path, its text and its name.
pub(crate) fn structure(spec: &Path) -> (PathBuf, String, String) {
    let mut files: Vec<_> =
        fs::read_dir(spec.join("structs")).expect("a folder").map(|one| one.expect("one").path()).collect();
    files.sort();
    let path = files.swap_remove(0);
    let name = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
    let text = fs::read_to_string(&path).expect("a text");
    (path, text, name)
}

pub(crate) fn save(path: &Path, text: &str) {
    // As editors do.
    let temporary = path.with_extension("tmp");
    fs::write(&temporary, text).expect("written");
    fs::rename(temporary, path).expect("renamed");
}

pub(crate) fn edited(text: &str, summary: &str) -> String {
    assert!(text.contains("\nsummary = \""), "{text}");
    text.replacen("\nsummary = \"", &format!("\nsummary = \"{summary} "), 1)
}

/// A served copy of the tables.
pub(crate) struct Site {
    pub(crate) process: Process,
    pub(crate) port: u16,
}

impl Site {
    pub(crate) fn start(spec: &Path) -> Site {
        let process = Process::start(&["serve", "--port", "0"], spec);
        let line = line_with(&process.out, "http://127.0.0.1:");
        let port = line.trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok()).expect("a port");
        Site { process, port }
    }

    pub(crate) fn send(&self, request: &str) -> BufReader<TcpStream> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("connected");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        stream.write_all(request.as_bytes()).expect("sent");
        BufReader::new(stream)
    }

    /// Sends a request, and returns the headers and the body of the response.
    pub(crate) fn ask(&self, method: &str, target: &str, host: &str) -> (String, String) {
        let mut response = self.send(&format!("{method} {target} HTTP/1.1\r\nHost: {host}\r\n\r\n"));
        let mut text = String::new();
        response.read_to_string(&mut text).expect("a response");
        let (headers, body) = text.split_once("\r\n\r\n").expect("headers");
        (headers.to_owned(), body.to_owned())
    }

    pub(crate) fn get(&self, target: &str) -> (String, String) {
        self.ask("GET", target, &format!("127.0.0.1:{}", self.port))
    }

    pub(crate) fn events(&self) -> BufReader<TcpStream> {
        self.send(&format!("GET /-/events HTTP/1.1\r\nHost: localhost:{}\r\n\r\n", self.port))
    }
}

/// Waits for the next state.
pub(crate) fn state(events: &mut BufReader<TcpStream>) -> Value {
    loop {
        let mut line = String::new();
        assert_ne!(events.read_line(&mut line).expect("a line"), 0, "the stream ended");
        if let Some(json) = line.strip_prefix("data: ") {
            return serde_json::from_str(json).expect("JSON");
        }
    }
}
