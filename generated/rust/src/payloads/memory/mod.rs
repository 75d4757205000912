// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Virtual and physical memory: faults, working sets, pages.
pub mod page_fault_hard_fault;
pub use page_fault_hard_fault::PageFaultHardFault32;
pub use page_fault_hard_fault::PageFaultHardFault64;
pub use page_fault_hard_fault::PageFaultHardFault32View;
pub use page_fault_hard_fault::PageFaultHardFault64View;
