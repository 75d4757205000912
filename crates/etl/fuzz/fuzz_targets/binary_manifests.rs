//! The invariants are documented in src/tools/binary_manifests.rs.
#![no_main]

invariants::fuzz!(invariants::tools::binary_manifests::TARGET);
