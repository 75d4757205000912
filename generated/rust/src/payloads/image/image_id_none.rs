// Generated from spec/structs/IMAGE_ID_NONE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Image without debug information.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("IMAGE_ID_NONE", "ImageIdNonePtr32", (8, 8), "Image without debug information.", &[
    address("ImageBase", 0, 4, "PVOID", "Address at which the image is mapped.").means(Meaning::ModuleBase),
    unsigned("ProcessId", 4, 4, "ULONG", "ID of the process that contains the image.").means(Meaning::ProcessId),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::OBSERVED_TRACES]);
pub(crate) static LAYOUT_1: Layout = layout("IMAGE_ID_NONE", "ImageIdNonePtr64", (12, 12), "Image without debug information.", &[
    address("ImageBase", 0, 8, "PVOID", "Address at which the image is mapped.").means(Meaning::ModuleBase),
    unsigned("ProcessId", 8, 4, "ULONG", "ID of the process that contains the image.").means(Meaning::ProcessId),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::OBSERVED_TRACES]);
fixed! {
    /// Image without debug information.
    ///
    /// No known name in C; here: `IMAGE_ID_NONE`, 0x8 bytes. Releases unknown (32-bit).
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "IMAGE_ID_NONE")]
    owned ImageIdNonePtr32 / ImageIdNonePtr32View: lone [8] "IMAGE_ID_NONE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address at which the image is mapped. `PVOID ImageBase` at 0x00.
        image_base set_image_base: u32 = 0;
        /// ID of the process that contains the image. `ULONG ProcessId` at 0x04.
        process_id set_process_id: u32 = 4;
    }
    bits {
    }
}

fixed! {
    /// Image without debug information.
    ///
    /// No known name in C; here: `IMAGE_ID_NONE`, 0xc bytes. Releases unknown (64-bit).
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "IMAGE_ID_NONE")]
    owned ImageIdNonePtr64 / ImageIdNonePtr64View: lone [12] "IMAGE_ID_NONE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address at which the image is mapped. `PVOID ImageBase` at 0x00.
        image_base set_image_base: u64 = 0;
        /// ID of the process that contains the image. `ULONG ProcessId` at 0x08.
        process_id set_process_id: u32 = 8;
    }
    bits {
    }
}

/// Alias of [`ImageIdNonePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageIdNonePtr32` or `ImageIdNonePtr64`"]
pub type ImageIdNone = ImageIdNonePtr64;
/// Alias of [`ImageIdNonePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageIdNonePtr32View` or `ImageIdNonePtr64View`"]
pub type ImageIdNoneView<'a> = ImageIdNonePtr64View<'a>;
