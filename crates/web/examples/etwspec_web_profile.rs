//! Profiles for the decoder of the reference site, as a program of its own: most readers of the page need no profile.

#[path = "../src/abi.rs"]
pub mod abi;
#[path = "../src/profiler.rs"]
mod profiler;

use profiler::Profiler as Program;
