// Generated from spec/enums/ETW_IMAGE_SIGNATURE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// Where the signature of an image is; the other bits are its level.
    ///
    /// Microsoft gives the set no name; here: `ETW_IMAGE_SIGNATURE`, held by `UCHAR`.
    ///
    /// What no source says:
    ///
    /// - Which bits have the level: no source states a mask.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwImageSignature(u8), 1 {
        /// `ETW_IMAGE_CATALOG_SIGNED`. In a catalogue. In which releases it holds is not known.
        #[doc(alias = "ETW_IMAGE_CATALOG_SIGNED")]
        CATALOG_SIGNED = 0x10 "ETW_IMAGE_CATALOG_SIGNED",
        /// `ETW_IMAGE_EMBEDDED_SIGNED`. In the image. In which releases it holds is not known.
        #[doc(alias = "ETW_IMAGE_EMBEDDED_SIGNED")]
        EMBEDDED_SIGNED = 0x20 "ETW_IMAGE_EMBEDDED_SIGNED",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EtwImageSignature {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_image_signature::VALUES;
}
