//! Checks of what a command prints.

use etwspec_console::is_hidden;

/// Output and exit status of a command.
#[derive(Debug)]
pub(super) struct Output {
    pub(super) status: u8,
    pub(super) out: String,
    pub(super) err: String,
}

/// Maximum size of what a number of events is shown as in bytes, for each event and for each byte of them.
const SIZES: (usize, usize) = (1 << 20, 256);

/// Checks the size of output against the number and the size of the events, with their schemas.
pub(super) fn check_size(output: usize, events: usize, input: usize) {
    assert!(
        output <= SIZES.0 * events + SIZES.1 * input,
        "{output} bytes of output from {events} events, {input} bytes"
    );
}

/// The format of standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    Text,
    Json,
    /// A JSON object in each line.
    JsonLines,
    Csv,
}

impl Output {
    /// Checks bytes that were printed.
    pub(super) fn new(status: u8, out: Vec<u8>, err: Vec<u8>) -> Output {
        assert!(status <= 3, "exit status {status}");
        let (out, err) = (text(out), text(err));
        assert!(status != 2 || !err.is_empty(), "a failure is reported");
        Output { status, out, err }
    }

    /// Checks that standard output has a format. A command that fails may print nothing.
    pub(super) fn check(&self, format: Format) {
        let Output { status, out, .. } = self;
        if *status == 2 && out.is_empty() {
            return;
        }
        let json = |text: &str| {
            if let Err(error) = serde_json::from_str::<serde_json::Value>(text) {
                panic!("invalid JSON: {error}: {text}");
            }
        };
        assert!(format == Format::Csv || !out.contains('\r'), "only cells of CSV have carriage returns: {out:?}");
        match format {
            Format::Text => {}
            Format::Json => json(out),
            Format::JsonLines => out.lines().for_each(json),
            Format::Csv => {
                let mut columns = csv::ReaderBuilder::new().has_headers(false).from_reader(out.as_bytes());
                // The reader rejects rows with another number of cells.
                for row in columns.records() {
                    row.expect("the text is CSV");
                }
            }
        }
    }
}

/// Checks that a text contains no character that acts instead of being shown.
fn text(bytes: Vec<u8>) -> String {
    let text = String::from_utf8(bytes).expect("output is UTF-8");
    if let Some(at) = text.find(|char| is_hidden(char) && !matches!(char, '\n' | '\r' | '\t')) {
        let from = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        panic!("hidden character at {at}: {:?}", text[from..].lines().next());
    }
    text
}
