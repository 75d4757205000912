//! The `etwspec` command.

fn main() -> std::process::ExitCode {
    etwspec_console::command::main(etwspec_cli::run)
}
