//! The functions that WebAssembly exports.
//!
//! The host reserves memory with [`etwspec_input`], writes a request there, and calls [`etwspec_call`]. The response is
//! at [`etwspec_output`] until the next call. No function takes a pointer, so none of them is unsafe to call.
//!
//! # Design
//!
//! wasm-bindgen generates similar functions, but its program must have the version of its crate, and its modules do not
//! load from a folder. With these functions, the build needs no tool besides Rust.

// Only the names of exports need this: a symbol could replace another one of the same name.
#![allow(unsafe_code)]

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::Program;

/// A program with the memory for its request and its response.
#[derive(Debug)]
struct Instance {
    program: Option<Program>,
    input: Vec<u8>,
    output: Vec<u8>,
}

/// The only instance. A worker has one thread.
static INSTANCE: Mutex<Instance> = Mutex::new(Instance { program: None, input: Vec::new(), output: Vec::new() });

/// Memory that a request may leave reserved, in bytes.
const KEPT: usize = 16 << 20;

fn instance() -> MutexGuard<'static, Instance> {
    INSTANCE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Reserves memory for a request and returns where it begins.
#[unsafe(no_mangle)]
pub extern "C" fn etwspec_input(size: usize) -> *mut u8 {
    let mut instance = instance();
    instance.input.clear();
    instance.input.shrink_to(KEPT);
    instance.input.resize(size, 0);
    instance.input.as_mut_ptr()
}

/// Answers the request and returns the size of the response in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn etwspec_call() -> usize {
    let mut instance = instance();
    let Instance { program, input, output } = &mut *instance;
    let input = std::mem::take(input);
    *output = program.get_or_insert_with(Program::default).call(&input);
    let size = output.len();
    instance.input = input;
    size
}

/// Returns where the response begins.
#[unsafe(no_mangle)]
pub extern "C" fn etwspec_output() -> *const u8 {
    instance().output.as_ptr()
}
