//! The maintainers' command, which the alias `cargo spec` runs.

fn main() -> std::process::ExitCode {
    etwspec_console::command::main(etwspec_desk::run)
}
