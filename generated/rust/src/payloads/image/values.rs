// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/ETW_IMAGE_SIGNATURE.toml
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
    }, values("ETW_IMAGE_SIGNATURE", true, &[
        named("ETW_IMAGE_CATALOG_SIGNED", 16, &[]),
        named("ETW_IMAGE_EMBEDDED_SIGNED", 32, &[]),
    ])
}

// spec/enums/IMAGE_ID_TYPE.toml
open_enum! {
    /// Event types of the class that identifies images and their symbols.
    ///
    /// No known name in C; here: `IMAGE_ID_TYPE`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *SymbolTraceEventParser.cs*; Microsoft, *SymbolEventParser.cs*.
    ImageIdType(u8), size = 1 {
        /// `DBGID_LOG_TYPE_IMAGEID`. Size, time stamp and original file name of an image. It has the time stamp of the
        /// image event that it belongs to. Releases unknown.
        #[doc(alias = "DBGID_LOG_TYPE_IMAGEID")]
        IMAGEID = 0x00, "DBGID_LOG_TYPE_IMAGEID";
        /// `DBGID_LOG_TYPE_NONE`. Image without debug information. Releases unknown.
        #[doc(alias = "DBGID_LOG_TYPE_NONE")]
        NONE = 0x20, "DBGID_LOG_TYPE_NONE";
        /// `DBGID_LOG_TYPE_BIN`. Image with debug information of another kind. Its structure is unknown. Releases
        /// unknown.
        #[doc(alias = "DBGID_LOG_TYPE_BIN")]
        BIN = 0x21, "DBGID_LOG_TYPE_BIN";
        /// `DBGID_LOG_TYPE_DBG`. Image with its debug information in a DBG file (inferred from the name). Its structure
        /// is unknown. Releases unknown.
        #[doc(alias = "DBGID_LOG_TYPE_DBG")]
        DBG = 0x22, "DBGID_LOG_TYPE_DBG";
        /// `DBGID_LOG_TYPE_NB10`. Image with the older identification of a PDB file (inferred from the name). Its
        /// structure is unknown. Releases unknown.
        #[doc(alias = "DBGID_LOG_TYPE_NB10")]
        NB10 = 0x23, "DBGID_LOG_TYPE_NB10";
        /// `DBGID_LOG_TYPE_RSDS`. PDB file of an image: GUID, age and path. Releases unknown.
        #[doc(alias = "DBGID_LOG_TYPE_RSDS")]
        RSDS = 0x24, "DBGID_LOG_TYPE_RSDS";
        /// `DBGID_LOG_TYPE_ILRSDS`. PDB file of the intermediate language of a precompiled managed image. Releases
        /// unknown.
        #[doc(alias = "DBGID_LOG_TYPE_ILRSDS")]
        ILRSDS = 0x25, "DBGID_LOG_TYPE_ILRSDS";
        /// `DBGID_LOG_TYPE_PPDB`. Portable PDB of a managed image. Releases unknown.
        #[doc(alias = "DBGID_LOG_TYPE_PPDB")]
        PPDB = 0x26, "DBGID_LOG_TYPE_PPDB";
        /// `DBGID_LOG_TYPE_DETERM`. Image of a deterministic build. Releases unknown.
        #[doc(alias = "DBGID_LOG_TYPE_DETERM")]
        DETERM = 0x28, "DBGID_LOG_TYPE_DETERM";
        /// `DBGID_LOG_TYPE_FILEVERSION`. Version resource of an image. Releases unknown.
        #[doc(alias = "DBGID_LOG_TYPE_FILEVERSION")]
        FILEVERSION = 0x40, "DBGID_LOG_TYPE_FILEVERSION";
    }, values("IMAGE_ID_TYPE", false, &[
        named("DBGID_LOG_TYPE_IMAGEID", 0, &[]),
        named("DBGID_LOG_TYPE_NONE", 32, &[]),
        named("DBGID_LOG_TYPE_BIN", 33, &[]),
        named("DBGID_LOG_TYPE_DBG", 34, &[]),
        named("DBGID_LOG_TYPE_NB10", 35, &[]),
        named("DBGID_LOG_TYPE_RSDS", 36, &[]),
        named("DBGID_LOG_TYPE_ILRSDS", 37, &[]),
        named("DBGID_LOG_TYPE_PPDB", 38, &[]),
        named("DBGID_LOG_TYPE_DETERM", 40, &[]),
        named("DBGID_LOG_TYPE_FILEVERSION", 64, &[]),
    ])
}

impl ImageIdType {
    /// GUID of the classic class of these event types.
    pub const CLASS: crate::rt::Guid =
        crate::rt::Guid {
            data1: 0xb3e675d7, data2: 0x2554, data3: 0x4f18, data4: [0x83, 0x0b, 0x27, 0x62, 0x73, 0x25, 0x60, 0xde]
        };
}
