//! HTTP/1.1 as far as a site on this machine needs it: one request for each connection, without a body.
//!
//! # Design
//!
//! httparse parses requests, and responses are written here. `tiny_http` (0.12.0 was examined) reads header lines of any
//! size, has no time limit for silent clients, and starts a thread for each connection: 400 idle connections took over 300
//! threads. The name in `Host` must be a name of this machine. A page elsewhere can map its own name to this machine's
//! address, but cannot change that header.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use percent_encoding::percent_decode_str;

/// Largest request without its body, in bytes.
const MAX: usize = 16 << 10;
/// Time after which a silent client is disconnected.
const PATIENCE: Duration = Duration::from_secs(10);
/// Time that a connection gets for which there is no place.
const SHORT: Duration = Duration::from_millis(20);
/// Maximum number of headers.
const HEADERS: usize = 100;

/// A request that may be answered.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Request {
    /// The decoded path without the query; it begins with `/`.
    pub(super) path: String,
    /// True if only the headers are wanted.
    pub(super) head: bool,
}

/// A response.
#[derive(Debug)]
pub(super) struct Response<'b> {
    pub(super) status: &'static str,
    pub(super) content_type: &'static str,
    /// A further header, without the end of its line.
    pub(super) header: Option<String>,
    pub(super) body: &'b [u8],
}

impl<'b> Response<'b> {
    pub(super) fn ok(content_type: &'static str, body: &'b [u8]) -> Response<'b> {
        Response { status: "200 OK", content_type, header: None, body }
    }

    pub(super) fn text(status: &'static str, body: &'b str) -> Response<'b> {
        Response { status, content_type: "text/plain; charset=utf-8", header: None, body: body.as_bytes() }
    }

    fn with(mut self, header: String) -> Response<'b> {
        self.header = Some(header);
        self
    }
}

/// Why a request is not answered with a page.
type Refused = Response<'static>;

/// Reads a request of a client. `None` if the client sends nothing.
pub(super) fn read(stream: &mut TcpStream, port: u16) -> io::Result<Option<Result<Request, Refused>>> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut bytes = Vec::new();
    let mut piece = [0; 2048];
    loop {
        let read = stream.read(&mut piece)?;
        if read == 0 {
            return Ok(None);
        }
        bytes.extend_from_slice(&piece[..read]);
        if let Some(parsed) = parse(&bytes, port) {
            return Ok(Some(parsed));
        }
        if bytes.len() > MAX {
            return Ok(Some(Err(Response::text("431 Request Header Fields Too Large", "the request is too large\n"))));
        }
    }
}

/// Parses a request; `None` if it is not complete.
fn parse(bytes: &[u8], port: u16) -> Option<Result<Request, Refused>> {
    let mut headers = [httparse::EMPTY_HEADER; HEADERS];
    let mut request = httparse::Request::new(&mut headers);
    match request.parse(bytes) {
        Ok(httparse::Status::Complete(_)) => Some(accept(&request, port)),
        Ok(httparse::Status::Partial) => None,
        Err(error) => Some(Err(match error {
            httparse::Error::TooManyHeaders => {
                Response::text("431 Request Header Fields Too Large", "the request has too many headers\n")
            }
            _ => Response::text("400 Bad Request", "this is not a request of HTTP/1.1\n"),
        })),
    }
}

fn accept(request: &httparse::Request<'_, '_>, port: u16) -> Result<Request, Refused> {
    let mut hosts = request.headers.iter().filter(|header| header.name.eq_ignore_ascii_case("host"));
    let (host, second) = (hosts.next(), hosts.next());
    if second.is_some() || !host.is_some_and(|host| is_local(host.value, port)) {
        let text = "the name in the address is not 127.0.0.1 or localhost\n";
        return Err(Response::text("403 Forbidden", text));
    }
    if !is_own(request.headers, port) {
        return Err(Response::text("403 Forbidden", "the request is that of a page elsewhere\n"));
    }
    let head = match request.method {
        Some("GET") => false,
        Some("HEAD") => true,
        _ => {
            let refused = Response::text("405 Method Not Allowed", "only GET and HEAD are possible\n");
            return Err(refused.with("Allow: GET, HEAD".to_owned()));
        }
    };
    let target = request.path.unwrap_or_default();
    let path = target.split(['?', '#']).next().unwrap_or_default();
    match percent_decode_str(path).decode_utf8() {
        Ok(path) if path.starts_with('/') => Ok(Request { path: path.into_owned(), head }),
        _ => Err(Response::text("400 Bad Request", "the address is not a path\n")),
    }
}

/// Returns whether a host is this machine. A page elsewhere could give its own name the address of this machine, and
/// then read the site as its own: the name would be its own, too.
fn is_local(host: &[u8], port: u16) -> bool {
    let names = ["127.0.0.1", "localhost"];
    let with_port = names.iter().any(|name| host.eq_ignore_ascii_case(format!("{name}:{port}").as_bytes()));
    with_port || port == 80 && names.iter().any(|name| host.eq_ignore_ascii_case(name.as_bytes()))
}

/// Returns whether a request is not made by a page of another site. Browsers state the site; links to the pages work.
fn is_own(headers: &[httparse::Header<'_>], port: u16) -> bool {
    let value = |name: &str| headers.iter().find(|header| header.name.eq_ignore_ascii_case(name)).map(|one| one.value);
    let is = |name: &str, texts: &[&str]| {
        value(name).is_none_or(|value| texts.iter().any(|text| value.eq_ignore_ascii_case(text.as_bytes())))
    };
    let origin =
        value("origin").is_none_or(|origin| origin.strip_prefix(b"http://").is_some_and(|host| is_local(host, port)));
    let opened = value("sec-fetch-mode").is_some_and(|mode| mode.eq_ignore_ascii_case(b"navigate"));
    origin && (opened || is("sec-fetch-site", &["same-origin", "none"]))
}

/// Returns the response to a request for which there is no place.
pub(super) fn busy(text: &'static str) -> Response<'static> {
    Response::text("503 Service Unavailable", text).with("Retry-After: 1".to_owned())
}

/// Answers a connection for which there is no place, without waiting for it.
pub(super) fn refuse(mut stream: TcpStream) -> io::Result<()> {
    stream.set_write_timeout(Some(SHORT))?;
    write(&mut stream, &busy("too many requests at a time\n"), false)?;
    // A connection that is closed with unread bytes would lose the response.
    stream.set_read_timeout(Some(SHORT))?;
    stream.shutdown(Shutdown::Write)?;
    let _ends = stream.read(&mut [0; 2048]);
    Ok(())
}

/// Returns whether the client closed a connection on which it has nothing to send.
pub(super) fn is_closed(stream: &mut TcpStream) -> io::Result<bool> {
    stream.set_nonblocking(true)?;
    let read = stream.read(&mut [0; 256]);
    stream.set_nonblocking(false)?;
    match read {
        Ok(length) => Ok(length == 0),
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(false),
        Err(error) => Err(error),
    }
}

/// Headers of all responses: nothing is kept, as every save can change it, and pages elsewhere get nothing.
const ALWAYS: &str = "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n\
                      Cross-Origin-Resource-Policy: same-origin\r\nConnection: close\r\n";

/// Writes a response.
pub(super) fn write(stream: &mut TcpStream, response: &Response<'_>, head: bool) -> io::Result<()> {
    let Response { status, content_type, header, body } = response;
    let length = body.len();
    let header = header.as_ref().map_or_else(String::new, |header| format!("{header}\r\n"));
    let text = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {content_type}\r\nContent-Length: {length}\r\n{header}{ALWAYS}\r\n"
    );
    let mut bytes = text.into_bytes();
    if !head {
        bytes.extend_from_slice(body);
    }
    stream.write_all(&bytes)
}

/// Writes the headers of a stream of events.
pub(super) fn write_events(stream: &mut TcpStream) -> io::Result<()> {
    stream.write_all(format!("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n{ALWAYS}\r\n").as_bytes())
}

/// A response that leads to another address of the site.
pub(super) fn moved(path: &str) -> Response<'static> {
    Response::text("308 Permanent Redirect", "").with(format!("Location: {path}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(text: &str) -> Result<Request, &'static str> {
        parse(text.replace('\n', "\r\n").as_bytes(), 8017).expect("complete").map_err(|refused| refused.status)
    }

    #[test]
    fn accepts_requests_for_this_machine_only() {
        let get = |host: &str| status(&format!("GET /a%20b?c#d HTTP/1.1\nHost: {host}\n\n"));
        for host in ["127.0.0.1:8017", "localhost:8017", "LOCALHOST:8017"] {
            assert_eq!(get(host), Ok(Request { path: "/a b".to_owned(), head: false }), "{host}");
        }
        for host in ["example.org", "example.org:8017", "127.0.0.1", "127.0.0.1:80", "localhost:8017.example.org", ""] {
            assert_eq!(get(host), Err("403 Forbidden"), "{host}");
        }
        assert_eq!(status("GET / HTTP/1.1\n\n"), Err("403 Forbidden"));
        assert_eq!(status("GET / HTTP/1.1\nHost: localhost:8017\nHost: a\n\n"), Err("403 Forbidden"));
    }

    #[test]
    fn refuses_pages_of_other_sites() {
        let get = |headers: &str| status(&format!("GET / HTTP/1.1\nHost: localhost:8017\n{headers}\n\n")).map(|_| ());
        for own in [
            "Origin: http://localhost:8017",
            "Origin: http://127.0.0.1:8017\nSec-Fetch-Site: same-origin",
            "Sec-Fetch-Site: none",
            "Sec-Fetch-Site: cross-site\nSec-Fetch-Mode: navigate",
        ] {
            assert_eq!(get(own), Ok(()), "{own}");
        }
        for other in [
            "Origin: http://example.org",
            "Origin: null",
            "Origin: https://localhost:8017",
            "Origin: http://localhost:3000\nSec-Fetch-Site: same-site",
            "Sec-Fetch-Site: cross-site\nSec-Fetch-Mode: no-cors",
        ] {
            assert_eq!(get(other), Err("403 Forbidden"), "{other}");
        }
    }

    #[test]
    fn refuses_other_methods_and_what_is_no_request() {
        let local = "Host: localhost:8017\n\n";
        assert_eq!(status(&format!("POST / HTTP/1.1\n{local}")), Err("405 Method Not Allowed"));
        assert_eq!(status(&format!("GET http://a/ HTTP/1.1\n{local}")), Err("400 Bad Request"));
        // A `%` without two digits is itself, as in browsers. The site has no such page.
        let path = |text: &str| status(&format!("GET {text} HTTP/1.1\n{local}")).map(|request| request.path);
        assert_eq!(path("/%f"), Ok("/%f".to_owned()));
        assert_eq!(status(&format!("GET /%ff HTTP/1.1\n{local}")), Err("400 Bad Request"));
        assert_eq!(status("\u{1}\u{2}\n\n"), Err("400 Bad Request"));
        assert!(parse(b"GET / HTTP/1.1\r\nHost", 8017).is_none());
    }
}
