//! Messages on standard input and output. Invalid messages are reported and skipped, so they do not end the server.

use std::io::{self, BufRead, Read, Write};
use std::thread::{self, JoinHandle};

use crossbeam_channel::{Sender, bounded};
use lsp_server::{Connection, Message, Notification};
use serde_json::json;

/// Largest message in bytes. The largest table is smaller.
const LARGEST: u64 = 128 << 20;
/// Longest line of a header in bytes.
const LINE: u64 = 4096;

/// Threads that read and write.
#[derive(Debug)]
pub(crate) struct Threads {
    reader: JoinHandle<io::Result<()>>,
    writer: JoinHandle<io::Result<()>>,
}

impl Threads {
    /// Waits for both threads.
    pub(crate) fn join(self) -> io::Result<()> {
        for thread in [self.reader, self.writer] {
            thread.join().map_err(|_| io::Error::other("a thread of the connection failed"))??;
        }
        Ok(())
    }
}

/// Returns a connection with standard input and output.
pub(crate) fn stdio() -> (Connection, Threads) {
    let (out, written) = bounded::<Message>(0);
    let (sender, receiver) = bounded::<Message>(0);
    let writer = thread::spawn(move || {
        let mut stdout = io::stdout().lock();
        written.into_iter().try_for_each(|message| message.write(&mut stdout))?;
        stdout.flush()
    });
    let reports = out.clone();
    let reader = thread::spawn(move || read_all(&mut io::stdin().lock(), &sender, &reports));
    (Connection { sender: out, receiver }, Threads { reader, writer })
}

/// Reads messages until the input or the server ends. Reports go to the client.
fn read_all(input: &mut impl BufRead, messages: &Sender<Message>, reports: &Sender<Message>) -> io::Result<()> {
    loop {
        match read(input)? {
            Frame::End => return Ok(()),
            Frame::Message(message) => {
                let exits = matches!(&*message, Message::Notification(Notification { method, .. }) if method == "exit");
                if messages.send(*message).is_err() || exits {
                    return Ok(());
                }
            }
            Frame::Malformed(reason) => {
                let params = json!({ "type": 1, "message": format!("etwspec: a message was skipped: {reason}") });
                if reports.send(Notification::new("window/logMessage".to_owned(), params).into()).is_err() {
                    return Ok(());
                }
            }
        }
    }
}

/// A message, or the bytes in its place.
#[derive(Debug)]
enum Frame {
    Message(Box<Message>),
    Malformed(String),
    End,
}

/// Reads one message.
fn read(input: &mut impl BufRead) -> io::Result<Frame> {
    let mut length = None;
    let mut begun = false;
    loop {
        let mut line = Vec::new();
        input.by_ref().take(LINE).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(Frame::End);
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end();
        if text.is_empty() {
            match length {
                Some(length) => return body(input, length),
                None if begun => return Ok(Frame::Malformed("its header has no Content-Length".to_owned())),
                // An empty line between messages.
                None => continue,
            }
        }
        begun = true;
        let Some((name, value)) = text.split_once(':') else { continue };
        if name.trim().eq_ignore_ascii_case("content-length") {
            length = value.trim().parse::<u64>().ok();
        }
    }
}

fn body(input: &mut impl BufRead, length: u64) -> io::Result<Frame> {
    if length > LARGEST {
        io::copy(&mut input.by_ref().take(length), &mut io::sink())?;
        return Ok(Frame::Malformed(format!("it has {length} bytes, more than {LARGEST}")));
    }
    // Memory grows with the bytes that arrive, whatever the header states.
    let mut bytes = Vec::new();
    input.by_ref().take(length).read_to_end(&mut bytes)?;
    if (bytes.len() as u64) < length {
        return Ok(Frame::End);
    }
    Ok(match serde_json::from_slice(&bytes) {
        Ok(message) => Frame::Message(Box::new(message)),
        Err(error) => Frame::Malformed(error.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use crossbeam_channel::unbounded;

    use super::*;

    fn framed(text: &str) -> String {
        format!("Content-Length: {}\r\n\r\n{text}", text.len())
    }

    /// Returns the methods that were received, and the reports.
    fn received(input: &str) -> (Vec<String>, Vec<String>) {
        let (messages, got) = unbounded();
        let (reports, reported) = unbounded();
        read_all(&mut input.as_bytes(), &messages, &reports).expect("input from memory");
        drop((messages, reports));
        let text = |message: Message| serde_json::to_value(&message).expect("JSON");
        let methods = got.into_iter().map(|message| text(message)["method"].as_str().unwrap_or_default().to_owned());
        let reports = reported.into_iter().map(|message| text(message)["params"]["message"].to_string());
        (methods.collect(), reports.collect())
    }

    #[test]
    fn skips_what_is_no_message() {
        let good = framed(r#"{"jsonrpc":"2.0","method":"a"}"#);
        for (bad, reason) in [
            (framed("{"), "EOF"),
            (framed("[]"), "did not match"),
            (framed("\u{1}"), "expected value"),
            ("Content-Length: x\r\n\r\n".to_owned(), "no Content-Length"),
            ("garbage\r\n\r\n".to_owned(), "no Content-Length"),
        ] {
            let (methods, reports) = received(&format!("{good}{bad}{good}"));
            assert_eq!(methods, ["a", "a"], "{bad}");
            assert!(reports.len() == 1 && reports[0].contains(reason), "{bad}: {reports:?}");
        }
    }

    #[test]
    fn allocates_no_more_than_arrives() {
        for length in ["99999999999", "134217728", "99999999999999999999999"] {
            let (methods, reports) = received(&format!("Content-Length: {length}\r\n\r\n{{}}"));
            assert!(methods.is_empty() && reports.len() <= 1, "{length}: {reports:?}");
        }
    }

    #[test]
    fn ends_after_exit() {
        let exit = framed(r#"{"jsonrpc":"2.0","method":"exit"}"#);
        assert_eq!(received(&format!("{exit}{exit}")).0, ["exit"]);
    }
}
