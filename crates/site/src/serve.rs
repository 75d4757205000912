//! The site on this machine, in memory: pages, and events that notify open pages of changes.
//!
//! Requests read a map of pages and nothing else; no path of a request reaches the file system.

mod content;
mod http;

use std::io::{self, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

pub use content::Content;
use http::{Request, Response};

/// Path of the events.
const EVENTS: &str = "/-/events";
/// Path below which each rule has its explanation.
const RULES: &str = "/-/rules/";

/// Maximum number of requests that are answered at a time. A browser opens at most six connections.
const REQUESTS: usize = 64;
/// Maximum number of streams of events, of which each open page keeps one.
const STREAMS: usize = 64;
/// Time after which a stream of events that the client closed is noticed.
const NOTICE: Duration = Duration::from_millis(500);
/// Time after which a silent stream of events gets a comment, so that clients that are gone without a word are found.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// A site that is served.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    port: u16,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    content: Mutex<Arc<Content>>,
    changed: Condvar,
    requests: AtomicUsize,
    streams: AtomicUsize,
    /// Pages that were requested last, the newest last: as many as can be open.
    requested: Mutex<Vec<String>>,
}

impl Shared {
    fn content(&self) -> MutexGuard<'_, Arc<Content>> {
        // The value is replaced as a whole, so it is right even if a thread panicked.
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn requested(&self) -> MutexGuard<'_, Vec<String>> {
        self.requested.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add_requested(&self, path: &str) {
        let mut requested = self.requested();
        requested.retain(|other| other != path);
        requested.push(path.to_owned());
        let extra = requested.len().saturating_sub(STREAMS);
        requested.drain(..extra);
    }
}

/// One of a limited number of requests or streams, until it is dropped.
struct Slot<'c>(&'c AtomicUsize);

impl<'c> Slot<'c> {
    fn take(count: &'c AtomicUsize, most: usize) -> Option<Slot<'c>> {
        let free = |used: usize| (used < most).then_some(used + 1);
        // A slot that is made is given back, so a refusal must not make one.
        count.fetch_update(Ordering::Relaxed, Ordering::Relaxed, free).is_ok().then(|| Slot(count))
    }
}

impl Drop for Slot<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Server {
    /// Listens on a port of this machine, or on any that is free if it is 0.
    ///
    /// # Errors
    ///
    /// Those of the operating system.
    pub fn bind(port: u16) -> io::Result<Server> {
        let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))?;
        let port = listener.local_addr()?.port();
        Ok(Server { listener, port, shared: Arc::default() })
    }

    /// Returns the address of the site.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Returns the paths of the pages that were requested last: those that are probably open.
    pub fn open_pages(&self) -> Vec<String> {
        self.shared.requested().clone()
    }

    /// Replaces the content, and notifies open pages.
    pub fn set(&self, content: Content) {
        *self.shared.content() = Arc::new(content);
        self.shared.changed.notify_all();
    }

    /// Answers requests in the background, for as long as the program runs.
    ///
    /// # Errors
    ///
    /// Those of the operating system.
    pub fn start(&self) -> io::Result<()> {
        let (listener, shared, port) = (self.listener.try_clone()?, Arc::clone(&self.shared), self.port);
        thread::Builder::new().name("serve".to_owned()).spawn(move || {
            for stream in listener.incoming() {
                match stream {
                    Ok(stream) => accept(stream, &shared, port),
                    // Too many open files, for example: wait until some are closed.
                    Err(_) => thread::sleep(Duration::from_millis(50)),
                }
            }
        })?;
        Ok(())
    }
}

/// Answers a connection in a thread of its own.
fn accept(stream: TcpStream, shared: &Arc<Shared>, port: u16) {
    let Some(slot) = Slot::take(&shared.requests, REQUESTS) else {
        let _gone = http::refuse(stream);
        return;
    };
    // The thread has a slot of its own.
    std::mem::forget(slot);
    let own = Arc::clone(shared);
    let work = move || {
        let slot = Slot(&own.requests);
        // A client that is gone needs no answer.
        let _gone = answer(stream, &own, port, slot);
    };
    if thread::Builder::new().spawn(work).is_err() {
        drop(Slot(&shared.requests));
    }
}

fn answer(mut stream: TcpStream, shared: &Shared, port: u16, slot: Slot<'_>) -> io::Result<()> {
    let request = match http::read(&mut stream, port)? {
        None => return Ok(()),
        Some(Ok(request)) => request,
        Some(Err(refused)) => return http::write(&mut stream, &refused, false),
    };
    if request.path == EVENTS && !request.head {
        drop(slot);
        return match Slot::take(&shared.streams, STREAMS) {
            Some(_slot) => events(stream, shared),
            None => http::write(&mut stream, &http::busy("too many pages are open\n"), false),
        };
    }
    let content = Arc::clone(&shared.content());
    respond(&mut stream, &request, &content, shared)
}

fn respond(stream: &mut TcpStream, request: &Request, content: &Content, shared: &Shared) -> io::Result<()> {
    let head = request.head;
    if request.path == content::SCRIPT_PATH {
        let response = Response::ok("text/javascript; charset=utf-8", content::SCRIPT.as_bytes());
        return http::write(stream, &response, head);
    }
    if request.path == EVENTS {
        return http::write(stream, &Response::ok("text/event-stream", &[]), head);
    }
    if let Some(rule) = request.path.strip_prefix(RULES) {
        return match etwspec_codegen::check::explain(rule) {
            Ok(text) => http::write(stream, &Response::text("200 OK", &text), head),
            Err(_) => http::write(stream, &Response::text("404 Not Found", "there is no such rule\n"), head),
        };
    }
    let path = request.path.trim_start_matches('/');
    let index = if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
    if let Some(text) = content.file(&index) {
        if index.ends_with(".html") {
            shared.add_requested(&index);
        }
        let body = content.with_script(&index, text);
        return http::write(stream, &Response::ok(content::content_type(&index), body.as_bytes()), head);
    }
    if content.file(&format!("{path}/index.html")).is_some() {
        return http::write(stream, &http::moved(&format!("/{path}/")), head);
    }
    let (status, page) = content.missing();
    let response = Response { status, content_type: content::HTML, header: None, body: page.as_bytes() };
    http::write(stream, &response, head)
}

/// Sends the state of the tables now, and whenever it changes, until the client is gone.
fn events(mut stream: TcpStream, shared: &Shared) -> io::Result<()> {
    http::write_events(&mut stream)?;
    let mut sent = None;
    let mut last = Instant::now();
    loop {
        let content = {
            let content = shared.content();
            let same = |content: &mut Arc<Content>| sent == Some(content.revision());
            let (content, _) =
                shared.changed.wait_timeout_while(content, NOTICE, same).unwrap_or_else(PoisonError::into_inner);
            Arc::clone(&content)
        };
        if http::is_closed(&mut stream)? {
            return Ok(());
        }
        match sent == Some(content.revision()) {
            true if last.elapsed() < HEARTBEAT => continue,
            true => stream.write_all(b":\n\n")?,
            false => stream.write_all(format!("data: {}\n\n", content.state()).as_bytes())?,
        }
        sent = Some(content.revision());
        last = Instant::now();
    }
}
