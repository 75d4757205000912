//! `serve` and `check --watch`, as processes: real saves, real sockets.

#![allow(clippy::print_stdout, reason = "tests state what they measure and skip")]

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::served::{PATIENCE, Process, Site, copied, edited, line_with, save, state, structure};

#[test]
fn check_reports_after_each_save() {
    let (_scratch, spec) = copied();
    let (path, text, _) = structure(&spec);
    let watch = Process::start(&["check", "--watch"], &spec);
    line_with(&watch.out, ": no problems");
    save(&path, &text.replace("\nsummary = ", "\nsumary = "));
    line_with(&watch.err, "unknown key `sumary`");
    assert!(line_with(&watch.out, "UTC: checked").contains(" ms: 1 problem (structs/"));
    save(&path, &text);
    line_with(&watch.out, ": no problems (structs/");
    let other = spec.join("structs/NEW.toml");
    fs::write(&other, "").expect("written");
    line_with(&watch.out, " 1 problem (structs/NEW.toml)");
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

#[test]
fn open_streams_and_silent_clients_block_no_page() {
    let (_scratch, spec) = copied();
    let site = Site::start(&spec);
    let status = |stream: &mut BufReader<TcpStream>| {
        let mut line = String::new();
        stream.read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    };
    // Streams that are closed make room long before the next comment.
    let open = |since: Instant| loop {
        let mut stream = site.events();
        if status(&mut stream) == "HTTP/1.1 200 OK" {
            return stream;
        }
        assert!(since.elapsed() < Duration::from_secs(10), "closed streams are not noticed");
        thread::sleep(Duration::from_millis(20));
    };
    let mut streams: Vec<_> = (0..64).map(|_| site.events()).collect();
    streams.iter_mut().for_each(|stream| assert_eq!(status(stream), "HTTP/1.1 200 OK"));
    // The second round fails if a refusal changes the number of streams that are open.
    for _ in 0..2 {
        for _ in 0..3 {
            assert_eq!(status(&mut site.events()), "HTTP/1.1 503 Service Unavailable");
        }
        assert!(site.get("/-/serve.js").0.starts_with("HTTP/1.1 200 OK"));
        drop(streams);
        let closed = Instant::now();
        streams = (0..64).map(|_| open(closed)).collect();
    }
    drop(streams);
    for _ in 0..2 {
        let started = Instant::now();
        let busy = || status(&mut site.send("GET")) == "HTTP/1.1 503 Service Unavailable";
        let silent = loop {
            let silent: Vec<_> = (0..64).map(|_| site.send("G")).collect();
            // Clients that are closed may keep their places while these are refused; the next ones find places.
            if (0..3).all(|_| busy()) {
                break silent;
            }
            assert!(started.elapsed() < PATIENCE, "silent clients are not counted");
        };
        drop(silent);
        let page = format!("HEAD /-/serve.js HTTP/1.1\r\nHost: localhost:{}\r\n\r\n", site.port);
        while status(&mut site.send(&page)) != "HTTP/1.1 200 OK" {
            assert!(started.elapsed() < PATIENCE, "refused requests keep their places");
            thread::sleep(Duration::from_millis(20));
        }
    }
}
