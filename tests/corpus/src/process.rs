//! Commands as processes, and what they must reject.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Returns the exit status of a process, its standard output and its standard error.
pub fn text(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// Runs a command that must end by itself, and returns its status and standard error.
///
/// # Panics
///
/// Panics if the command cannot be run or does not end within a minute.
pub fn ends(mut command: Command) -> (Option<i32>, String) {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut running = command.spawn().expect("it runs");
    let start = Instant::now();
    while running.try_wait().expect("it can be waited for").is_none() {
        if start.elapsed() > Duration::from_secs(60) {
            let _ = running.kill();
            panic!("{command:?} does not end");
        }
        thread::sleep(Duration::from_millis(10));
    }
    let (code, _, err) = text(&running.wait_with_output().expect("it ended"));
    (code, err)
}

/// Returns a pipe, a device, and links to both, with the name of each kind in messages.
///
/// # Panics
///
/// Panics if they cannot be made.
#[cfg(unix)]
pub fn pipes_and_devices(folder: &Path) -> [(String, &'static str); 4] {
    use std::os::unix::fs::symlink;
    let path = |name: &str| folder.join(name).to_str().expect("text").to_owned();
    assert!(Command::new("mkfifo").arg(path("pipe")).status().expect("it runs").success());
    symlink(path("pipe"), path("to-pipe")).expect("linked");
    symlink("/dev/zero", path("to-device")).expect("linked");
    let (pipe, device) = ("a named pipe", "a device");
    [(path("pipe"), pipe), (path("to-pipe"), pipe), ("/dev/zero".to_owned(), device), (path("to-device"), device)]
}
