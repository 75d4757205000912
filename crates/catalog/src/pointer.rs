//! Pointer sizes.

use serde::{Deserialize, Serialize};

/// Size of a pointer in the described data.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pointer {
    /// 4 bytes.
    #[serde(rename = "ptr32")]
    Bits32,
    /// 8 bytes.
    #[serde(rename = "ptr64")]
    Bits64,
}

impl Pointer {
    /// Both sizes, smaller first.
    pub const ALL: [Pointer; 2] = [Pointer::Bits32, Pointer::Bits64];

    /// Returns the size in bytes.
    pub fn bytes(self) -> u32 {
        match self {
            Pointer::Bits32 => 4,
            Pointer::Bits64 => 8,
        }
    }

    /// Returns the size in bits.
    pub fn bits(self) -> u32 {
        self.bytes() * 8
    }

    /// Returns the key of the pointer size in tables and in the catalog: `ptr32` or `ptr64`.
    pub fn key(self) -> &'static str {
        match self {
            Pointer::Bits32 => "ptr32",
            Pointer::Bits64 => "ptr64",
        }
    }

    /// Returns the pointer size in words: `32-bit` or `64-bit`.
    pub fn words(self) -> &'static str {
        match self {
            Pointer::Bits32 => "32-bit",
            Pointer::Bits64 => "64-bit",
        }
    }

    /// Returns the suffix of Rust types that differ by pointer size: `Ptr32` or `Ptr64`.
    pub fn type_suffix(self) -> &'static str {
        match self {
            Pointer::Bits32 => "Ptr32",
            Pointer::Bits64 => "Ptr64",
        }
    }

    /// Returns the suffix of C names that differ by pointer size: `_PTR32` or `_PTR64`.
    pub fn c_suffix(self) -> &'static str {
        match self {
            Pointer::Bits32 => "_PTR32",
            Pointer::Bits64 => "_PTR64",
        }
    }
}
