// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Samples, interrupts, deferred procedure calls, timers, clocks, system calls and marks.
pub mod isr_v1;
pub use isr_v1::IsrV132;
pub use isr_v1::IsrV164;
pub use isr_v1::IsrV132View;
pub use isr_v1::IsrV164View;
