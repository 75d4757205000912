//! Binary manifests: reading, and writing.
//!
//! A compiler of manifests writes a manifest in binary form, CRIM_MANIFEST. A program contains it as a resource of the type
//! `WEVT_TEMPLATE`, and its texts as a resource of the type MESSAGETABLE. Programs of Windows contain the texts in a file for
//! each language, such as `en-US/app.dll.mui`.
//!
//! ```
//! use etwspec_schema::binary_manifest::{self, Options};
//! use etwspec_schema::manifest::{self, Named, Provider};
//!
//! let mut provider = Provider::new("4857fab7-1162-3184-360b-cdd863ddf4ea".parse()?);
//! provider.name = Some("Contoso-App".into());
//! provider.tasks.insert(1, Named::new("Install"));
//! let (resources, problems) = binary_manifest::write(std::slice::from_ref(&provider));
//! assert!(problems.is_empty());
//! let manifest = binary_manifest::read(&resources, &Options::default());
//! assert_eq!(manifest.providers, [provider]);
//! # Ok::<(), etwspec::ParseGuidError>(())
//! ```
//!
//! # Contents
//!
//! A binary manifest states the same as the manifest from which it was compiled, with these exceptions:
//!
//! - Symbols of the C header are not in it. The name of an event is the attribute `name` of the manifest, which few have.
//! - Levels, opcodes and keywords that all manifests share are in it only if events have them.
//! - Every field has an out-type: that of the in-type if the manifest states none.
//! - The name of the provider is not in manifests of version 3.
//!
//! # Limits
//!
//! Every offset and number is checked, and parts may overlap. Contents take at most [`MAX_MEMORY`](crate::limits::MAX_MEMORY)
//! and three times the size of the resources, or [`Options::memory`]. Everything else is left out, and reported.

mod language;
mod messages;
mod out;
mod program;
mod read;
mod reader;
mod resources;
mod template;
mod template_writer;
mod text;
mod write;

#[cfg(feature = "parse")]
pub(crate) use language::USUAL;
pub use program::{Program, ProgramError};
pub use read::{BinaryManifest, Options, read};
#[cfg(feature = "parse")]
pub(crate) use resources::ENCODED;
pub use resources::Resources;
pub use write::write;
