//! The part of this crate that is written by hand: what the generated types are made of.

mod bytes;
mod elements;
mod error;
mod guid;
pub(crate) mod record;
mod release;
pub(crate) mod values;

pub use bytes::Bytes;
pub(crate) use bytes::{array, fill, get, part, part_mut, put};
pub(crate) use elements::sealed::Sealed;
#[cfg(feature = "alloc")]
pub(crate) use elements::to_vec;
pub use elements::{Element, Elements};
pub use error::Error;
pub use guid::{Guid, ParseGuidError};
#[cfg(feature = "binrw")]
pub use record::Extent;
pub use record::Record;
#[cfg(feature = "alloc")]
pub use record::Tailed;
#[cfg(feature = "binrw")]
pub(crate) use record::{binrw_any, binrw_fixed, binrw_inserted, binrw_tailed};
pub use release::{ParseReleaseError, Pointer, Release, ReleaseRow};
pub(crate) use values::{flags, open_enum};

#[cfg(feature = "describe")]
pub(crate) mod describe;
