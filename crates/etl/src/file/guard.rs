//! Replaces lost pages of mapped files with zeros, in a handler of `SIGBUS`.
//!
//! The handler runs between any two instructions of a thread, so it only reads atomics and calls `mmap` and
//! `sigaction`: no lock, no allocation.
//!
//! # Design
//!
//! If another program truncates a mapped file, the system raises `SIGBUS`. A handler that prints a message and exits
//! would leave temporary files and lose buffered output. With zeros in place of the lost pages, reading continues to
//! the end, and the command then reports the truncated file as an error.
//!
//! `pread` needs no handler and is as fast in file order. Time order and several threads would need a second source of
//! bytes below `Trace`. The handler is installed only on request, because a signal handler belongs to the whole
//! process.

use std::io;
use std::mem::MaybeUninit;
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};

/// The addresses of one guarded mapping. Slots form a list that only grows; a released slot is used again.
#[derive(Debug)]
struct Slot {
    taken: AtomicBool,
    start: AtomicUsize,
    /// End of the addresses, or 0 if the slot is free.
    end: AtomicUsize,
    /// A page has been replaced.
    lost: AtomicBool,
    next: OnceLock<Box<Slot>>,
}

impl Slot {
    const fn new() -> Slot {
        Slot {
            taken: AtomicBool::new(false),
            start: AtomicUsize::new(0),
            end: AtomicUsize::new(0),
            lost: AtomicBool::new(false),
            next: OnceLock::new(),
        }
    }

    fn contains(&self, address: usize) -> bool {
        self.start.load(SeqCst) <= address && address < self.end.load(SeqCst)
    }
}

/// The first slot.
static SLOTS: Slot = Slot::new();
/// Size of a page in bytes.
static PAGE: AtomicUsize = AtomicUsize::new(0);
/// The handler before this one.
static PREVIOUS: OnceLock<libc::sigaction> = OnceLock::new();

/// Guards a mapping until it is dropped.
#[derive(Debug)]
pub(super) struct Guard {
    slot: &'static Slot,
}

impl Guard {
    /// Guards a mapping, which must begin at the start of a page and outlive the guard.
    pub(super) fn new(mapping: &[u8]) -> io::Result<Guard> {
        install()?;
        let mut slot = &SLOTS;
        while slot.taken.swap(true, SeqCst) {
            slot = slot.next.get_or_init(|| Box::new(Slot::new()));
        }
        let addresses = mapping.as_ptr_range();
        slot.lost.store(false, SeqCst);
        slot.start.store(addresses.start.expose_provenance(), SeqCst);
        slot.end.store(addresses.end.addr(), SeqCst);
        Ok(Guard { slot })
    }

    /// Returns whether a page of the mapping was replaced.
    pub(super) fn has_lost_pages(&self) -> bool {
        self.slot.lost.load(SeqCst)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.slot.end.store(0, SeqCst);
        self.slot.taken.store(false, SeqCst);
    }
}

/// Installs the handler, once for the process.
fn install() -> io::Result<()> {
    static INSTALLED: OnceLock<Result<(), i32>> = OnceLock::new();
    let installed = INSTALLED.get_or_init(|| {
        // SAFETY: `sysconf` reads a constant of the system. `action` is valid as zeros, the calls receive pointers to
        // it or null, and `on_fault` has the signature that SA_SIGINFO requires. SA_ONSTACK has no effect on threads
        // without an alternate stack.
        #[allow(unsafe_code)]
        unsafe {
            PAGE.store(usize::try_from(libc::sysconf(libc::_SC_PAGESIZE)).unwrap_or(0), SeqCst);
            let mut action: libc::sigaction = MaybeUninit::zeroed().assume_init();
            if libc::sigaction(libc::SIGBUS, ptr::null(), &raw mut action) != 0 {
                return Err(last_error());
            }
            // Stored first: the handler may run as soon as it is installed.
            PREVIOUS.get_or_init(|| action);
            let handler: extern "C" fn(libc::c_int, *mut libc::siginfo_t, *mut libc::c_void) = on_fault;
            action.sa_sigaction = handler as usize;
            action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
            libc::sigemptyset(&raw mut action.sa_mask);
            if libc::sigaction(libc::SIGBUS, &raw const action, ptr::null_mut()) != 0 {
                return Err(last_error());
            }
        }
        Ok(())
    });
    installed.map_err(io::Error::from_raw_os_error)
}

fn last_error() -> i32 {
    io::Error::last_os_error().raw_os_error().unwrap_or(0)
}

/// Handles a fault: replaces the rest of the mapping with zeros, and returns to the instruction, which then succeeds.
extern "C" fn on_fault(signal: libc::c_int, info: *mut libc::siginfo_t, _: *mut libc::c_void) {
    // SAFETY: the kernel passes a valid pointer.
    #[allow(unsafe_code)]
    let address = unsafe { (*info).si_addr() }.addr();
    if replaced(address) {
        return;
    }
    // The instruction faults again, and the previous handler handles the fault.
    if let Some(previous) = PREVIOUS.get() {
        // SAFETY: `previous` is what `sigaction` returned.
        #[allow(unsafe_code)]
        unsafe {
            libc::sigaction(signal, &raw const *previous, ptr::null_mut());
        }
    }
}

/// Replaces the pages of a guarded mapping from an address to the end, if the address is in one.
///
/// The pages to the end are lost with the first, unless the file becomes longer again.
fn replaced(address: usize) -> bool {
    let mut next = Some(&SLOTS);
    while let Some(slot) = next {
        if slot.contains(address) {
            let start = address & !PAGE.load(SeqCst).saturating_sub(1);
            let length = slot.end.load(SeqCst).saturating_sub(start);
            let flags = libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_FIXED | libc::MAP_NORESERVE;
            // SAFETY: the addresses belong to a mapping that its guard keeps registered while it exists, and that is
            // only read. Zeros are valid bytes.
            #[allow(unsafe_code)]
            let pages =
                unsafe { libc::mmap(ptr::with_exposed_provenance_mut(start), length, libc::PROT_READ, flags, -1, 0) };
            if pages == libc::MAP_FAILED {
                return false;
            }
            slot.lost.store(true, SeqCst);
            return true;
        }
        next = slot.next.get().map(|slot| &**slot);
    }
    false
}

#[cfg(test)]
mod tests {
    use crate::File;

    #[test]
    fn reads_zeros_of_files_that_become_shorter() {
        let folder = tempfile::tempdir().expect("a folder");
        let files: Vec<_> = (0..5u8)
            .map(|number| {
                let path = folder.path().join(number.to_string());
                std::fs::write(&path, vec![0xA0 | number; 1 << 20]).expect("written");
                (path.clone(), File::open_guarded(path).expect("it can be mapped"))
            })
            .collect();
        for (path, _) in &files[1..4] {
            std::fs::File::options().write(true).open(path).and_then(|file| file.set_len(1 << 16)).expect("shortened");
        }
        for (number, (_, file)) in (0..).zip(&files) {
            let lost = (1..4).contains(&number);
            let values = |bytes: &[u8]| (bytes[0], bytes.iter().all(|byte| *byte == bytes[0]));
            let (first, rest) = file.as_bytes().split_at(1 << 16);
            assert_eq!(values(first), (0xA0 | number, true));
            assert_eq!(values(rest), (if lost { 0 } else { 0xA0 | number }, true));
            let error = file.check().err().map(|error| error.kind());
            assert_eq!(error, lost.then_some(std::io::ErrorKind::UnexpectedEof));
        }
        // Longer again, but the bytes are still lost.
        let (path, file) = &files[1];
        std::fs::write(path, vec![1; 1 << 20]).expect("written");
        assert_eq!(file.check().expect_err("lost").kind(), std::io::ErrorKind::Other);
        drop(files);
        let path = folder.path().join("0");
        let again = File::open_guarded(&path).expect("it can be mapped");
        assert_eq!(again.as_bytes()[1 << 19], 0xA0);
        assert!(again.check().is_ok(), "a slot is used again without its state");
    }

    #[test]
    fn reports_end_within_last_page() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a");
        std::fs::write(&path, vec![1; 3000]).expect("written");
        let file = File::open(&path).expect("it can be mapped");
        assert!(file.check().is_ok());
        std::fs::File::options().write(true).open(&path).and_then(|file| file.set_len(2000)).expect("shortened");
        assert_eq!(file.as_bytes()[2500], 0);
        assert_eq!(file.check().expect_err("lost").kind(), std::io::ErrorKind::UnexpectedEof);
    }
}
