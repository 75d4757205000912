//! The `etwspec` command.

fn main() -> std::process::ExitCode {
    etwspec_command::main(etwspec_cli::run)
}
