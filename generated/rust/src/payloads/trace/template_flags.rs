// Generated from spec/enums/TEMPLATE_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of the template of an event, in a schema.
    ///
    /// In C: `TEMPLATE_FLAGS`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TEMPLATE_FLAGS")]
    TemplateFlags(u32), size = 4 {
        /// `TEMPLATE_EVENT_DATA`. The template describes the fields of the event. Releases unknown.
        #[doc(alias = "TEMPLATE_EVENT_DATA")]
        EVENT_DATA = 0x00000001, "TEMPLATE_EVENT_DATA";
        /// `TEMPLATE_USER_DATA`. The template describes the event in XML that the provider defines. Releases unknown.
        #[doc(alias = "TEMPLATE_USER_DATA")]
        USER_DATA = 0x00000002, "TEMPLATE_USER_DATA";
        /// `TEMPLATE_CONTROL_GUID`. The template has a control GUID. Releases unknown.
        #[doc(alias = "TEMPLATE_CONTROL_GUID")]
        CONTROL_GUID = 0x00000004, "TEMPLATE_CONTROL_GUID";
    }
}

static TABLE: Values = values("TEMPLATE_FLAGS", true, &[
    named("TEMPLATE_EVENT_DATA", 1, &[]),
    named("TEMPLATE_USER_DATA", 2, &[]),
    named("TEMPLATE_CONTROL_GUID", 4, &[]),
]);
