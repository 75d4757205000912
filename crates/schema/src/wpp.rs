//! Messages of the Windows software trace preprocessor (WPP), as TMF files and PDB files describe them.

mod item;
#[cfg(feature = "pdb")]
mod pdb;
mod tmf;

pub use crate::argument::{Argument, Form};
#[cfg(feature = "pdb")]
pub use pdb::read_pdb;
#[cfg(feature = "files")]
pub(crate) use pdb::{RECORDS, Records};
pub use tmf::read_tmf;
