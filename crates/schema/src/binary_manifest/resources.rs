//! Resources of a program with a binary manifest.

/// First bytes of encoded resources.
#[cfg(feature = "parse")]
pub(crate) const ENCODED: &[u8] = b"etwspec resources 1\0";

/// Binary manifests and message tables: the resources of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Resources {
    /// Resources of the type `WEVT_TEMPLATE`, each a CRIM_MANIFEST.
    pub manifests: Vec<Vec<u8>>,
    /// Resources of the type MESSAGETABLE, each a MESSAGE_RESOURCE_DATA.
    pub messages: Vec<Vec<u8>>,
    /// Number of resources that are left out, because there are too many.
    pub left_out: usize,
}

impl Resources {
    /// Creates resources with one manifest, and without messages.
    pub fn of_manifest(manifest: Vec<u8>) -> Resources {
        Resources { manifests: vec![manifest], ..Resources::default() }
    }

    /// Size of all resources in bytes.
    pub(super) fn size(&self) -> usize {
        self.manifests.iter().chain(&self.messages).map(Vec::len).sum()
    }
}

/// Resources in one piece, as [`SchemaFile::source`](crate::files::SchemaFile::source) contains them.
#[cfg(feature = "parse")]
impl Resources {
    /// Encodes the resources: each as 0 for a manifest or 1 for messages, its size in 32 bits, and its bytes.
    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut bytes = ENCODED.to_vec();
        for (kind, all) in [&self.manifests, &self.messages].into_iter().enumerate() {
            for resource in all {
                // A resource of a program has a size of 32 bits.
                bytes.push(kind as u8);
                bytes.extend((resource.len() as u32).to_le_bytes());
                bytes.extend(resource);
            }
        }
        bytes
    }

    /// Decodes what [`encode`](Resources::encode) returns.
    pub(crate) fn decode(bytes: &[u8]) -> Option<Resources> {
        let (mut rest, mut resources) = (bytes.strip_prefix(ENCODED)?, Resources::default());
        while let [kind, after @ ..] = rest {
            let (size, after) = after.split_first_chunk::<4>()?;
            let (own, after) = after.split_at_checked(usize::try_from(u32::from_le_bytes(*size)).ok()?)?;
            match kind {
                0 => resources.manifests.push(own.to_vec()),
                1 => resources.messages.push(own.to_vec()),
                _ => return None,
            }
            rest = after;
        }
        Some(resources)
    }
}
