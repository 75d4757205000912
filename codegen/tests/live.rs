//! `serve` and `check --watch`, as processes: real saves, real sockets.

#![allow(clippy::print_stdout, reason = "tests state what they measure and skip")]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

/// Time after which a test gives up. Machines that run many tests at once are slow.
const PATIENCE: Duration = Duration::from_secs(60);

/// A copy of the tables with every feature of the language.
fn copied() -> (tempfile::TempDir, PathBuf) {
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
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/shapes"), &spec);
    (scratch, spec)
}

/// A process whose lines can be waited for. It ends with the test.
struct Process {
    child: Child,
    out: Receiver<String>,
    err: Receiver<String>,
}

impl Process {
    fn start(args: &[&str], spec: &Path) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_etwspec-codegen"))
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

fn lines(pipe: impl Read + Send + 'static) -> Receiver<String> {
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
fn line_with(lines: &Receiver<String>, text: &str) -> String {
    loop {
        let line = lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no line with {text}"));
        if line.contains(text) {
            return line;
        }
    }
}

/// The first structure of the tables: its path, its text and its name.
fn structure(spec: &Path) -> (PathBuf, String, String) {
    let mut files: Vec<_> =
        fs::read_dir(spec.join("structs")).expect("a folder").map(|one| one.expect("one").path()).collect();
    files.sort();
    let path = files.swap_remove(0);
    let name = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
    let text = fs::read_to_string(&path).expect("a text");
    (path, text, name)
}

fn save(path: &Path, text: &str) {
    // As editors do.
    let temporary = path.with_extension("tmp");
    fs::write(&temporary, text).expect("written");
    fs::rename(temporary, path).expect("renamed");
}

fn edited(text: &str, summary: &str) -> String {
    assert!(text.contains("\nsummary = \""), "{text}");
    text.replacen("\nsummary = \"", &format!("\nsummary = \"{summary} "), 1)
}

#[test]
fn check_reports_after_each_save() {
    let (_scratch, spec) = copied();
    let (path, text, _) = structure(&spec);
    let watch = Process::start(&["check", "--watch"], &spec);
    line_with(&watch.out, ": no problems");
    save(&path, &text.replace("\nsummary = ", "\nsumary = "));
    line_with(&watch.err, "unknown key `sumary`");
    assert!(line_with(&watch.out, "UTC: checked").contains(" ms: 2 problems (structs/"));
    save(&path, &text);
    line_with(&watch.out, ": no problems (structs/");
    let other = spec.join("structs/NEW.toml");
    fs::write(&other, "").expect("written");
    line_with(&watch.out, " problems (structs/NEW.toml)");
    fs::remove_file(other).expect("removed");
    line_with(&watch.out, ": no problems (structs/NEW.toml)");
    fs::rename(&spec, spec.with_extension("old")).expect("renamed");
    line_with(&watch.err, "cannot read the folder");
    fs::rename(spec.with_extension("old"), &spec).expect("renamed");
    line_with(&watch.out, ": no problems");
}

#[test]
#[cfg(unix)]
fn signal_ends_a_watch_with_complete_output() {
    use std::os::unix::process::ExitStatusExt as _;
    let (_scratch, spec) = copied();
    let mut watch = Process::start(&["check", "--watch", "--format", "json"], &spec);
    assert_eq!(watch.out.recv_timeout(PATIENCE).as_deref(), Ok("[]"));
    let id = watch.child.id().to_string();
    // Shells let programs in the background ignore SIGINT, which the command treats alike.
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill runs").success());
    assert_eq!(watch.child.wait().expect("ended").signal(), Some(15));
    assert!(watch.out.recv().is_err() && watch.err.recv().is_err());
}

/// A served copy of the tables.
struct Site {
    process: Process,
    port: u16,
}

impl Site {
    fn start(spec: &Path) -> Site {
        let process = Process::start(&["serve", "--port", "0"], spec);
        let line = line_with(&process.out, "http://127.0.0.1:");
        let port = line.trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok()).expect("a port");
        Site { process, port }
    }

    fn send(&self, request: &str) -> BufReader<TcpStream> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("connected");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        stream.write_all(request.as_bytes()).expect("sent");
        BufReader::new(stream)
    }

    /// Sends a request, and returns the headers and the body of the response.
    fn ask(&self, method: &str, target: &str, host: &str) -> (String, String) {
        let mut response = self.send(&format!("{method} {target} HTTP/1.1\r\nHost: {host}\r\n\r\n"));
        let mut text = String::new();
        response.read_to_string(&mut text).expect("a response");
        let (headers, body) = text.split_once("\r\n\r\n").expect("headers");
        (headers.to_owned(), body.to_owned())
    }

    fn get(&self, target: &str) -> (String, String) {
        self.ask("GET", target, &format!("127.0.0.1:{}", self.port))
    }

    fn events(&self) -> BufReader<TcpStream> {
        self.send(&format!("GET /-/events HTTP/1.1\r\nHost: localhost:{}\r\n\r\n", self.port))
    }
}

/// Waits for the next state.
fn state(events: &mut BufReader<TcpStream>) -> Value {
    loop {
        let mut line = String::new();
        assert_ne!(events.read_line(&mut line).expect("a line"), 0, "the stream ended");
        if let Some(json) = line.strip_prefix("data: ") {
            return serde_json::from_str(json).expect("JSON");
        }
    }
}

#[test]
fn serves_pages_of_the_site_and_nothing_else() {
    let (_scratch, spec) = copied();
    let (_, _, name) = structure(&spec);
    let site = Site::start(&spec);
    let page = format!("/structs/{name}.html");
    let local = format!("localhost:{}", site.port);
    let (headers, body) = site.get("/");
    assert!(headers.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"), "{headers}");
    assert!(body.contains("<script src=\"/-/serve.js\" data-site=\"1\" defer></script>\n</body>"));
    let (headers, body) = site.get(&page);
    assert!(headers.starts_with("HTTP/1.1 200 OK") && body.contains(&name), "{headers}");
    let length = format!("Content-Length: {}", body.len());
    assert!(headers.contains(&length) && headers.contains("Cache-Control: no-store"), "{headers}");
    let (headers, body) = site.ask("HEAD", &page, &local);
    assert!(headers.contains(&length) && body.is_empty(), "{headers}");
    assert!(site.get("/style.css").0.contains("Content-Type: text/css"));
    assert!(site.get("/favicon.svg").0.contains("Content-Type: image/svg+xml"));
    assert!(site.get("/-/serve.js").1.contains("EventSource"));
    assert!(site.get("/-/rules/overlap").1.contains("overlap"));
    for target in [
        "/no-such-page.html",
        "/../Cargo.toml",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/structs",
        "/releases.toml",
        "/structs/../index.html",
        "/-/rules/no-such-rule",
        "/C:/Windows/win.ini",
        "/%00",
    ] {
        let (headers, body) = site.get(target);
        assert!(headers.starts_with("HTTP/1.1 404 Not Found"), "{target}: {headers}");
        assert!(!body.contains("root:"), "{target}");
    }
    assert!(site.ask("POST", "/", &local).0.contains("405 Method Not Allowed\r\n"));
    assert!(site.ask("POST", "/", &local).0.contains("Allow: GET, HEAD"));
    for host in ["example.org", "127.0.0.1.example.org", "127.0.0.1", ""] {
        assert!(site.ask("GET", "/", host).0.starts_with("HTTP/1.1 403 Forbidden"), "{host}");
    }
    let large = format!("GET / HTTP/1.1\r\nHost: {local}\r\nA: {}\r\n", "a".repeat(40 << 10));
    let mut status = String::new();
    site.send(&large).read_line(&mut status).expect("a line");
    assert!(status.contains("431"), "{status}");
}

#[test]
fn events_follow_edits_and_problems() {
    let (_scratch, spec) = copied();
    let (path, text, name) = structure(&spec);
    let page = format!("/structs/{name}.html");
    let site = Site::start(&spec);
    let mut events = site.events();
    let first = state(&mut events);
    assert_eq!(first["problems"], Value::Array(Vec::new()));

    let saved = Instant::now();
    save(&path, &edited(&text, "Freshly edited."));
    let second = state(&mut events);
    println!("measured: {} ms from a save to its event", saved.elapsed().as_millis());
    assert_ne!(second["site"], first["site"]);
    assert!(site.get(&page).1.contains("Freshly edited."));

    // A comment changes no page.
    save(&path, &format!("# A comment.\n{}", edited(&text, "Freshly edited.")));
    assert_eq!(state(&mut events)["site"], second["site"]);

    save(&path, &text.replace("\nsummary = ", "\nsumary = "));
    let broken = state(&mut events);
    assert_eq!(broken["site"], second["site"]);
    let problem = broken["problems"].as_array().and_then(|all| all.iter().find(|one| one["rule"] == "unknown-key"));
    let problem = problem.unwrap_or_else(|| panic!("{broken}"));
    assert!(problem["file"].as_str().is_some_and(|file| file.ends_with(&format!("structs/{name}.toml"))));
    assert!(problem["snippet"].as_str().is_some_and(|line| line.starts_with("sumary = ")), "{problem}");
    assert_eq!(problem["help"], "did you mean `summary`?");
    assert!(site.get(&page).1.contains("Freshly edited."), "the last site without problems remains");

    save(&path, &text);
    let last = state(&mut events);
    assert_eq!(last["problems"], Value::Array(Vec::new()));
    assert!(!site.get(&page).1.contains("Freshly edited."));
    drop(site.process);
}

#[test]
fn pages_wait_for_the_first_tables_without_problems() {
    let (_scratch, spec) = copied();
    let (path, text, _) = structure(&spec);
    fs::write(&path, "[").expect("written");
    let site = Site::start(&spec);
    let (headers, body) = site.get("/");
    assert!(headers.starts_with("HTTP/1.1 503") && body.contains("/-/serve.js"), "{headers}");
    let mut events = site.events();
    assert_eq!(state(&mut events)["problems"].as_array().map(Vec::len), Some(1));
    save(&path, &text);
    assert_eq!(state(&mut events)["site"], 1);
    assert!(site.get("/").0.starts_with("HTTP/1.1 200 OK"));
}

#[test]
fn pages_follow_their_tables_in_a_browser() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/browser");
    let runs = |program: &str| {
        let version = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        version.is_ok_and(|status| status.success())
    };
    let browser = std::env::var_os("CHROMIUM").is_some()
        || ["chromium", "chromium-browser", "google-chrome"].into_iter().any(runs);
    if !browser || !runs("node") || !folder.join("node_modules/puppeteer-core").is_dir() {
        assert!(std::env::var_os("CI").is_none(), "a browser is required to test served pages");
        println!("skipped: no browser, node or packages of tests/browser");
        return;
    }
    let (_scratch, spec) = copied();
    let (path, _, name) = structure(&spec);
    let site = Site::start(&spec);
    let run = Command::new("node")
        .args(["--test", "--test-reporter=spec"])
        .arg(folder.join("test/serve.test.js"))
        .env("SERVED", format!("http://127.0.0.1:{}/", site.port))
        .env("PAGE", format!("structs/{name}.html"))
        .env("TABLE", path)
        .output()
        .expect("node runs");
    let text = String::from_utf8_lossy(&run.stdout);
    text.lines().filter(|line| line.starts_with("measured: ")).for_each(|line| println!("{line}"));
    assert!(run.status.success(), "{text}\n{}", String::from_utf8_lossy(&run.stderr));
}

#[test]
fn port_in_use_is_one_message() {
    let (_scratch, spec) = copied();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let mut second = Process::start(&["serve", "--port", &port], &spec);
    let line = line_with(&second.err, "error: cannot listen on 127.0.0.1:");
    assert!(line.contains(&port), "{line}");
    line_with(&second.err, "name another port with --port");
    assert_eq!(second.child.wait().expect("ended").code(), Some(2));
}
