// Generated from spec/enums/PROPERTY_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a field, in a schema.
    ///
    /// In C: `PROPERTY_FLAGS`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "PROPERTY_FLAGS")]
    PropertyFlags(u32), size = 4 {
        /// `PropertyStruct`. The field is a structure: other properties are its members. Releases unknown.
        #[doc(alias = "PropertyStruct")]
        STRUCT = 0x00000001, "PropertyStruct";
        /// `PropertyParamLength`. The length is in another property. Releases unknown.
        #[doc(alias = "PropertyParamLength")]
        PARAM_LENGTH = 0x00000002, "PropertyParamLength";
        /// `PropertyParamCount`. The number of elements is in another property. Releases unknown.
        #[doc(alias = "PropertyParamCount")]
        PARAM_COUNT = 0x00000004, "PropertyParamCount";
        /// `PropertyWBEMXmlFragment`. The field is a fragment of XML, for MOF classes. Releases unknown.
        #[doc(alias = "PropertyWBEMXmlFragment")]
        WBEM_XML_FRAGMENT = 0x00000008, "PropertyWBEMXmlFragment";
        /// `PropertyParamFixedLength`. The length is fixed. Releases unknown.
        #[doc(alias = "PropertyParamFixedLength")]
        PARAM_FIXED_LENGTH = 0x00000010, "PropertyParamFixedLength";
        /// `PropertyParamFixedCount`. The number of elements is fixed. Releases unknown.
        #[doc(alias = "PropertyParamFixedCount")]
        PARAM_FIXED_COUNT = 0x00000020, "PropertyParamFixedCount";
        /// `PropertyHasTags`. The field has tags. Releases unknown.
        #[doc(alias = "PropertyHasTags")]
        HAS_TAGS = 0x00000040, "PropertyHasTags";
        /// `PropertyHasCustomSchema`. The field has a schema of its own. Releases unknown.
        #[doc(alias = "PropertyHasCustomSchema")]
        HAS_CUSTOM_SCHEMA = 0x00000080, "PropertyHasCustomSchema";
    }
}

static TABLE: Values = values("PROPERTY_FLAGS", true, &[
    named("PropertyStruct", 1, &[]),
    named("PropertyParamLength", 2, &[]),
    named("PropertyParamCount", 4, &[]),
    named("PropertyWBEMXmlFragment", 8, &[]),
    named("PropertyParamFixedLength", 16, &[]),
    named("PropertyParamFixedCount", 32, &[]),
    named("PropertyHasTags", 64, &[]),
    named("PropertyHasCustomSchema", 128, &[]),
]);
