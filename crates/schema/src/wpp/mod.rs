//! Messages of the Windows software trace preprocessor (WPP), as TMF files and PDB files describe them.

mod item;
#[cfg(feature = "pdb")]
mod pdb;
mod tmf;

pub use item::{Argument, Form};
#[cfg(feature = "pdb")]
pub use pdb::read_pdb;
pub use tmf::read_tmf;
