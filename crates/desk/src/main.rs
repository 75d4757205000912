//! The maintainers' command, which the alias `cargo spec` runs.
//!
//! The alias builds it without the feature `traces`: the commands for editing tables then need a fraction of the packages. This
//! program builds and runs itself with the feature for all other arguments.

#[cfg(not(feature = "traces"))]
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(not(feature = "traces"))]
    if let Some(code) = with_traces(std::env::args_os().skip(1).collect()) {
        return code;
    }
    etwspec_console::command::main(etwspec_desk::run)
}

/// Builds and runs the program with all commands, unless this one has the command. Returns `None` to go on.
#[cfg(not(feature = "traces"))]
fn with_traces(args: Vec<std::ffi::OsString>) -> Option<ExitCode> {
    let here = args.first().and_then(|arg| arg.to_str()).is_some_and(etwspec_desk::has_command);
    // A new provider is read from a trace.
    let from = |arg: &std::ffi::OsString| arg.to_str().is_some_and(|arg| arg == "--from" || arg.starts_with("--from="));
    if here && !args.iter().any(from) {
        return None;
    }
    // `cargo run` states its program.
    let mut command = std::process::Command::new(std::env::var_os("CARGO")?);
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    command.args(["run", "--profile", "desk", "--manifest-path", manifest, "--"]).args(args);
    let status = match command.status() {
        Ok(status) => status,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "error: cannot run cargo: {error}");
            return Some(ExitCode::from(2));
        }
    };
    // A signal leaves no code.
    Some(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(2).into())
}
