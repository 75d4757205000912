// Generated from spec/enums/ETW_IMAGE_SIGNATURE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Location of the signature of an image. The other bits contain the signature level.
    ///
    /// No known name in C; here: `ETW_IMAGE_SIGNATURE`, of type `UCHAR`.
    ///
    /// Unknown:
    ///
    /// - Bits that contain the level. No source documents a mask.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwImageSignature(u8), size = 1 {
        /// `ETW_IMAGE_CATALOG_SIGNED`. Signed in a catalog. Releases unknown.
        #[doc(alias = "ETW_IMAGE_CATALOG_SIGNED")]
        CATALOG_SIGNED = 0x10, "ETW_IMAGE_CATALOG_SIGNED";
        /// `ETW_IMAGE_EMBEDDED_SIGNED`. Signed in the image itself. Releases unknown.
        #[doc(alias = "ETW_IMAGE_EMBEDDED_SIGNED")]
        EMBEDDED_SIGNED = 0x20, "ETW_IMAGE_EMBEDDED_SIGNED";
    }
}

static TABLE: Values = values("ETW_IMAGE_SIGNATURE", true, &[
    named("ETW_IMAGE_CATALOG_SIGNED", 16, &[]),
    named("ETW_IMAGE_EMBEDDED_SIGNED", 32, &[]),
]);
