//! Schemas of files that users name, for tables and for plans that other processes run.
//!
//! A plan contains the files, and the other process parses them again. The alternative, an encoding of parsed schemas, would
//! repeat the model of `etwspec-schema` field by field, and lose what a later version of the model adds. Parsing takes
//! milliseconds, and processes keep the schemas that they parsed last. A PDB file is sent as its messages alone.

use std::fmt;
use std::path::Path;
use std::sync::Arc;
#[cfg(feature = "codec")]
use std::sync::OnceLock;

use etwspec_schema::Schemas;
use etwspec_schema::files::{self, Error, SchemaFile, Warning};

/// Schemas of files, which describe events that the traces do not.
#[derive(Clone, Default)]
pub struct SchemaFiles(Arc<Inner>);

#[derive(Default)]
struct Inner {
    schemas: Schemas,
    /// The files in the order in which they were added, as [`files::parse`] reads them.
    sources: Vec<Vec<u8>>,
    #[cfg(feature = "codec")]
    encoded: OnceLock<Vec<u8>>,
}

impl SchemaFiles {
    /// Reads manifests (.man), TMF files, PDB files, and folders with such files. Problems are added to `warnings`.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`files::read_each`].
    pub fn read<P: AsRef<Path>>(
        paths: impl IntoIterator<Item = P>,
        warnings: &mut Vec<Warning>,
    ) -> Result<SchemaFiles, Error> {
        let mut inner = Inner::default();
        files::read_each(paths, warnings, |_, file| inner.add(file))?;
        Ok(SchemaFiles(Arc::new(inner)))
    }

    /// Returns the schemas.
    pub fn schemas(&self) -> &Schemas {
        &self.0.schemas
    }

    /// Returns whether there is no file.
    pub fn is_empty(&self) -> bool {
        self.0.sources.is_empty()
    }

    /// Returns the contents of the files, in their order. The contents of a PDB file are only its messages.
    pub fn sources(&self) -> impl Iterator<Item = &[u8]> {
        self.0.sources.iter().map(Vec::as_slice)
    }
}

impl Inner {
    fn add(&mut self, mut file: SchemaFile) {
        self.sources.push(std::mem::take(&mut file.source));
        file.add_to(&mut self.schemas);
    }
}

/// Equal files in the same order.
impl PartialEq for SchemaFiles {
    fn eq(&self, other: &SchemaFiles) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.sources == other.0.sources
    }
}

impl Eq for SchemaFiles {}

impl fmt::Debug for SchemaFiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SchemaFiles").field("files", &self.0.sources.len()).finish_non_exhaustive()
    }
}

#[cfg(feature = "codec")]
pub(crate) use encoding::Decoder;

/// Files in plans: the version of the encoding, and compressed by zlib, the size and the bytes of each file.
#[cfg(feature = "codec")]
mod encoding {
    use std::collections::VecDeque;
    use std::sync::{Arc, Mutex, PoisonError};

    use datafusion::common::plan_err;
    use datafusion::error::Result;
    use etwspec_schema::files;
    use miniz_oxide::deflate::compress_to_vec_zlib;
    use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

    use super::{Inner, SchemaFiles};

    /// First byte of encoded files.
    const VERSION: u8 = 1;

    /// Maximum size of encoded files in bytes. Each table of a plan has them, and Ballista's messages have at most 16 MiB.
    const MAX_ENCODED: usize = 1 << 20;

    /// Maximum size of all files together in bytes.
    const MAX_DECODED: usize = 64 << 20;

    /// Level of compression: the default of zlib.
    const LEVEL: u8 = 6;

    /// Schemas that a decoder keeps.
    const KEPT: usize = 4;

    impl SchemaFiles {
        /// Encodes the files: equal files have equal bytes, and no files have none.
        ///
        /// # Errors
        ///
        /// Returns an error if the files are too large for a plan.
        pub(crate) fn encode(&self) -> Result<&[u8]> {
            if self.is_empty() {
                return Ok(&[]);
            }
            let total: usize = self.sources().map(<[u8]>::len).sum();
            let encoded = if total > MAX_DECODED { None } else { Some(self.0.encoded.get_or_init(|| self.bytes())) };
            match encoded {
                Some(encoded) if encoded.len() <= MAX_ENCODED => Ok(encoded),
                Some(encoded) => too_large(encoded.len(), "compressed", MAX_ENCODED),
                None => too_large(total, "of files", MAX_DECODED),
            }
        }

        fn bytes(&self) -> Vec<u8> {
            let mut all = Vec::new();
            for source in self.sources() {
                // A file has at most 64 MiB here.
                all.extend((source.len() as u32).to_le_bytes());
                all.extend(source);
            }
            [vec![VERSION], compress_to_vec_zlib(&all, LEVEL)].concat()
        }
    }

    fn too_large<T>(size: usize, of: &str, most: usize) -> Result<T> {
        let (size, most) = (size.div_ceil(1 << 10), most >> 10);
        plan_err!(
            "the schemas are {size} KiB {of}, and a plan for other processes has at most {most} KiB; name fewer files"
        )
    }

    /// Decodes files, and keeps the schemas of the last ones: every part of a plan has them.
    #[derive(Debug, Default)]
    pub(crate) struct Decoder {
        kept: Mutex<VecDeque<(Vec<u8>, SchemaFiles)>>,
    }

    impl Decoder {
        /// Decodes what [`SchemaFiles::encode`] returns.
        pub(crate) fn decode(&self, encoded: &[u8]) -> Result<SchemaFiles> {
            if encoded.is_empty() {
                return Ok(SchemaFiles::default());
            }
            // The lock is kept while files are parsed: several threads decode parts of one plan at a time.
            let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some((_, files)) = kept.iter().find(|(own, _)| own == encoded) {
                return Ok(files.clone());
            }
            let files = parse(encoded)?;
            kept.push_back((encoded.to_vec(), files.clone()));
            if kept.len() > KEPT {
                kept.pop_front();
            }
            Ok(files)
        }
    }

    fn parse(encoded: &[u8]) -> Result<SchemaFiles> {
        let damaged = || plan_err!("schemas of a plan are damaged, or of another version of this program");
        let Some((&VERSION, compressed)) = encoded.split_first() else { return damaged() };
        // Before each file is its size.
        let Ok(all) = decompress_to_vec_zlib_with_limit(compressed, 2 * MAX_DECODED) else { return damaged() };
        let (mut inner, mut rest) = (Inner::default(), all.as_slice());
        while let Some((size, after)) = rest.split_first_chunk::<4>() {
            let Some((source, after)) = after.split_at_checked(u32::from_le_bytes(*size) as usize) else {
                return damaged();
            };
            rest = after;
            match files::parse(source.to_vec(), "schemas of a plan") {
                Ok(file) => inner.add(file),
                Err(error) => return plan_err!("{error}"),
            }
        }
        if rest.is_empty() { Ok(SchemaFiles(Arc::new(inner))) } else { damaged() }
    }

    #[cfg(test)]
    mod tests {
        use std::path::Path;

        use super::*;

        const TMF: &str = "4857fab7-1162-3184-360b-cdd863ddf4ea example // SRC=a.c MJ= MN=\n\
            #typev a_c7 10 \"%0id=%10!d!\" //   LEVEL=INFO FUNC=main\n{\nid, ItemLong -- 10\n}\n";

        /// Returns schemas of a TMF file.
        fn files(text: &str) -> SchemaFiles {
            let mut inner = Inner::default();
            inner.add(files::parse(text.into(), "a.tmf").expect("a message"));
            SchemaFiles(Arc::new(inner))
        }

        #[test]
        fn decodes_what_was_encoded() {
            let manifest =
                concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/schema/tests/manifests/every-construct.man");
            let own = SchemaFiles::read([Path::new(manifest)], &mut Vec::new()).expect("a manifest");
            let decoder = Decoder::default();
            for own in [own, files(TMF), SchemaFiles::default()] {
                let encoded = own.encode().expect("small files");
                let again = decoder.decode(encoded).expect("the files");
                assert_eq!(again, own);
                assert_eq!(again.schemas().iter().count(), own.schemas().iter().count());
                assert_eq!(again.encode().expect("small files"), encoded);
                assert!(own.is_empty() || Arc::ptr_eq(&decoder.decode(encoded).expect("the files").0, &again.0));
            }
        }

        #[test]
        fn keeps_few_schemas() {
            let decoder = Decoder::default();
            for number in 0..3 * KEPT {
                let own = files(&TMF.replace("a_c7", &format!("a_c{number}")));
                assert_eq!(decoder.decode(own.encode().expect("small files")).expect("the files"), own);
            }
            assert_eq!(decoder.kept.lock().expect("no panic").len(), KEPT);
        }

        #[test]
        fn rejects_other_bytes_and_too_many() {
            let own = files(TMF);
            let encoded = own.encode().expect("small files");
            let decoder = Decoder::default();
            for end in 1..encoded.len() {
                assert!(decoder.decode(&encoded[..end]).is_err(), "{end}");
            }
            assert!(decoder.decode(&[&[VERSION + 1], &encoded[1..]].concat()).is_err());
            // Digits that do not repeat are half as large when they are compressed.
            let mut state = 1u64;
            let noise: String = std::iter::repeat_with(|| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                format!("{:08x}", state >> 32)
            })
            .take(3 * MAX_ENCODED / 8)
            .collect();
            let error = files(&format!("{TMF}// {noise}\n")).encode().map(<[u8]>::len).expect_err("too large");
            assert!(error.to_string().contains("name fewer files"), "{error}");
            let zeros = files(&format!("{TMF}// {}\n", "0".repeat(MAX_DECODED)));
            let error = zeros.encode().map(<[u8]>::len).expect_err("too large");
            assert!(error.to_string().contains("KiB of files"), "{error}");
        }
    }
}
