//! Served pages in a browser, as a program of its own: `cargo test --workspace --test site`.

#![allow(clippy::print_stdout, reason = "tests state what they measure and skip")]

#[allow(dead_code, reason = "tests without a browser use the rest")]
mod served;

use std::path::Path;
use std::process::{Command, Stdio};

use served::{Site, copied, structure};

#[test]
fn pages_follow_their_tables_in_a_browser() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/browser");
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
