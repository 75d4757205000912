//! Hints to the processor which memory is read next.
//!
//! # Design
//!
//! The crate contains `unsafe` code only here and in the modules that map a file and guard the mapping.

/// Size of what a processor reads of memory at once, in bytes.
pub(crate) const LINE: usize = 64;

/// Prefetches the bytes at an offset.
#[inline]
pub(crate) fn prefetch(bytes: &[u8], at: usize) {
    #[cfg(target_arch = "x86_64")]
    if let Some(byte) = bytes.get(at) {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: the instruction affects only caches, whatever the address, and every x86-64 processor has it.
        #[allow(unsafe_code)]
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(byte).cast());
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (bytes, at);
}
