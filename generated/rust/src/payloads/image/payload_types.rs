// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Location of the page through which the kernel calls the hypervisor.
    ///
    /// Payload of `WMI_LOG_TYPE_IMAGE_HYPERCALL_PAGE` (0x1422).
    ///
    /// Structures: `HyperCallPage`.
    #[doc(alias = "HyperCallPage")]
    HyperCallPagePayload {
        /// Virtual address of the page. In C: `HypercallPageVa`.
        fn hypercall_page_va -> u64 = number(0);
    }
}

pub(crate) static HYPER_CALL_PAGE_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static HYPER_CALL_PAGE_1: &[Slot] = &[Slot::At(0, 8)];
payload_type! {
    /// Image of a deterministic build.
    ///
    /// Payload of `DBGID_LOG_TYPE_DETERM` (type 0x28 of `IMAGE_ID`).
    ///
    /// Structures: `IMAGE_ID_DETERM`.
    #[doc(alias = "IMAGE_ID_DETERM")]
    ImageIdDetermPayload {
        /// Address at which the image is mapped. In C: `ImageBase`.
        fn image_base -> u64 = number(0);
        /// ID of the process that contains the image. In C: `ProcessId`.
        fn process_id -> u32 = number(1);
    }
}

pub(crate) static IMAGE_ID_DETERM_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static IMAGE_ID_DETERM_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Version resource of an image.
    ///
    /// Payload of `DBGID_LOG_TYPE_FILEVERSION` (type 0x40 of `IMAGE_ID`).
    ///
    /// Structures: `IMAGE_ID_FILE_VERSION`.
    #[doc(alias = "IMAGE_ID_FILE_VERSION")]
    ImageIdFileVersionPayload {
        /// Size of the image. With the time stamp, it identifies the image. In C: `ImageSize`. Unit: bytes.
        fn image_size -> u32 = number(0);
        /// Time stamp from the image's header. In C: `TimeDateStamp`. Unit: seconds since 1970.
        fn time_date_stamp -> u32 = number(1);
        /// Original file name. In C: `OrigFileName`.
        fn original_file_name -> Option<Text<'a>> = find_text(2);
        /// Description of the file. In C: `FileDescription`.
        fn file_description -> Option<Text<'a>> = find_text(3);
        /// Version of the file, as text of its vendor. In C: `FileVersion`.
        fn file_version -> Option<Text<'a>> = find_text(4);
        /// Version of the file, as four numbers. In C: `BinFileVersion`.
        fn bin_file_version -> Option<Text<'a>> = find_text(5);
        /// Language of the version resource. In C: `VerLanguage`.
        fn ver_language -> Option<Text<'a>> = find_text(6);
        /// Name of the product. In C: `ProductName`.
        fn product_name -> Option<Text<'a>> = find_text(7);
        /// Name of the company. In C: `CompanyName`.
        fn company_name -> Option<Text<'a>> = find_text(8);
        /// Version of the product. In C: `ProductVersion`.
        fn product_version -> Option<Text<'a>> = find_text(9);
        /// Identifier of the file for the application compatibility inventory; a hash. In C: `FileId`.
        fn file_id -> Option<Text<'a>> = find_text(10);
        /// Identifier of the program for the application compatibility inventory. In C: `ProgramId`.
        fn program_id -> Option<Text<'a>> = find_text(11);
    }
}

impl<'a> ImageIdFileVersionPayload<'a> {
    /// Point in time. The raw value is `time_date_stamp`.
    #[inline]
    pub fn time_date_stamp_as_file_time(&self) -> FileTime {
        unix_time(self.time_date_stamp())
    }
}

pub(crate) static IMAGE_ID_FILE_VERSION_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::Part(0), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Part(4),
        Slot::Part(5), Slot::Part(6), Slot::Part(7), Slot::Part(8), Slot::Part(9)
    ];
payload_type! {
    /// Size, time stamp and original name of an image.
    ///
    /// Payload of `DBGID_LOG_TYPE_IMAGEID` (type 0x00 of `IMAGE_ID`).
    ///
    /// Structures: `IMAGE_ID_INFO`.
    #[doc(alias = "IMAGE_ID_INFO")]
    ImageIdInfoPayload {
        /// Address at which the image is mapped: that of the image event with the same time stamp. In C: `ImageBase`.
        fn image_base -> u64 = number(0);
        /// In C: `ImageSize`. Unit: bytes.
        fn image_size -> u64 = number(1);
        /// ID of the process that contains the image. 0 for kernel images. In C: `ProcessId`.
        fn process_id -> u32 = number(2);
        /// Time stamp from the image's header. In C: `TimeDateStamp`. Unit: seconds since 1970.
        fn time_date_stamp -> u32 = number(3);
        /// Original file name from the version resource. In C: `OriginalFileName`.
        fn original_file_name -> Option<Text<'a>> = find_text(4);
    }
}

impl<'a> ImageIdInfoPayload<'a> {
    /// Point in time. The raw value is `time_date_stamp`.
    #[inline]
    pub fn time_date_stamp_as_file_time(&self) -> FileTime {
        unix_time(self.time_date_stamp())
    }
}

pub(crate) static IMAGE_ID_INFO_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Part(0)];
pub(crate) static IMAGE_ID_INFO_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::Part(0)];
payload_type! {
    /// Image without debug information.
    ///
    /// Payload of `DBGID_LOG_TYPE_NONE` (type 0x20 of `IMAGE_ID`).
    ///
    /// Structures: `IMAGE_ID_NONE`.
    #[doc(alias = "IMAGE_ID_NONE")]
    ImageIdNonePayload {
        /// Address at which the image is mapped. In C: `ImageBase`.
        fn image_base -> u64 = number(0);
        /// ID of the process that contains the image. In C: `ProcessId`.
        fn process_id -> u32 = number(1);
    }
}

pub(crate) static IMAGE_ID_NONE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static IMAGE_ID_NONE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Portable PDB of a managed image.
    ///
    /// Payload of `DBGID_LOG_TYPE_PPDB` (type 0x26 of `IMAGE_ID`).
    ///
    /// Structures: `IMAGE_ID_PPDB`.
    #[doc(alias = "IMAGE_ID_PPDB")]
    ImageIdPpdbPayload {
        /// Address at which the image is mapped. In C: `ImageBase`.
        fn image_base -> u64 = number(0);
        /// ID of the process that contains the image. In C: `ProcessId`.
        fn process_id -> u32 = number(1);
        /// Time stamp of the debug directory. In C: `TimeDateStamp`.
        fn time_date_stamp -> u32 = number(2);
        /// Major version of the format. In C: `MajorVersion`.
        fn major_version -> u16 = number(3);
        /// Minor version of the format. In C: `MinorVersion`.
        fn minor_version -> u16 = number(4);
    }
}

pub(crate) static IMAGE_ID_PPDB_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 2), Slot::At(14, 2)];
pub(crate) static IMAGE_ID_PPDB_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 2), Slot::At(18, 2)];
payload_type! {
    /// PDB file of an image.
    ///
    /// Payload of `DBGID_LOG_TYPE_RSDS` (type 0x24 of `IMAGE_ID`), `DBGID_LOG_TYPE_ILRSDS` (type 0x25 of `IMAGE_ID`).
    ///
    /// Structures: `IMAGE_ID_RSDS`.
    #[doc(alias = "IMAGE_ID_RSDS")]
    ImageIdRsdsPayload {
        /// Address at which the image is mapped: that of the image event with the same time stamp. In C: `ImageBase`.
        fn image_base -> u64 = number(0);
        /// ID of the process that contains the image. 0 for kernel images. In C: `ProcessId`.
        fn process_id -> u32 = number(1);
        /// GUID of the PDB file. With the age, it identifies the symbols of the image. In C: `GuidSig`.
        fn guid_sig -> Guid = value(2);
        /// Age of the PDB file: the number of times that it was written. In C: `Age`.
        fn age -> u32 = number(3);
        /// Name or path of the PDB file, in UTF-8. In C: `PdbFileName`.
        fn pdb_file_name -> Option<Text<'a>> = find_text(4);
    }
}

pub(crate) static IMAGE_ID_RSDS_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 16), Slot::At(24, 4), Slot::Part(0)];
pub(crate) static IMAGE_ID_RSDS_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 16), Slot::At(28, 4), Slot::Part(0)];
payload_type! {
    /// Image mapped, unmapped, or already mapped.
    ///
    /// Payload of `WMI_LOG_TYPE_PROCESS_LOAD_IMAGE` (0x030A), `WMI_LOG_TYPE_IMAGE_UNLOAD` (0x1402),
    /// `WMI_LOG_TYPE_IMAGE_DC_START` (0x1403), `WMI_LOG_TYPE_IMAGE_DC_END` (0x1404), (0x140A).
    ///
    /// Structures: `Image_V0_Load`, `Image_V1_Load`, `WMI_IMAGELOAD_INFORMATION`.
    #[doc(alias = "Image_V0_Load")]
    #[doc(alias = "Image_V1_Load")]
    #[doc(alias = "WMI_IMAGELOAD_INFORMATION")]
    ImageLoadPayload {
        /// Address at which an image is loaded. In C: `ImageBase`, `BaseAddress`.
        fn image_base -> u64 = number(0);
        /// In C: `ImageSize`, `ModuleSize`. Unit: bytes.
        fn image_size -> u64 = number(1);
        /// ID of the process that contains the image. 0 for kernel images. In C: `ProcessId`. Not in `Image_V0_Load`.
        fn process_id -> Option<u32> = find_number(2);
        /// Checksum from the image's header. In C: `ImageChecksum`. Not in `Image_V0_Load`, `Image_V1_Load`.
        fn image_checksum -> Option<u32> = find_number(3);
        /// Time stamp from the image's header. In C: `TimeDateStamp`. Unit: seconds since 1970. Not in `Image_V0_Load`,
        /// `Image_V1_Load`.
        fn time_date_stamp -> Option<u32> = find_number(4);
        /// Trust level of the image's signature. 0x10 if the image is signed by a catalog, 0x20 if the signature is
        /// embedded. In C: `SignatureLevel`. Not in `Image_V0_Load`, `Image_V1_Load`.
        fn signature_level -> Option<crate::payloads::image::EtwImageSignature> = find_number(5);
        /// In C: `SignatureType`. Not in `Image_V0_Load`, `Image_V1_Load`.
        fn signature_type -> Option<u8> = find_number(6);
        /// Reserved or padding, according to a source. In C: `Reserved0`. Not in `Image_V0_Load`, `Image_V1_Load`.
        fn reserved0 -> Option<u16> = find_number(7);
        /// Preferred base address of the image. In C: `DefaultBase`. Not in `Image_V0_Load`, `Image_V1_Load`.
        fn default_base -> Option<u64> = find_number(8);
        /// Reserved or padding, according to a source. In C: `Reserved1`. Not in `Image_V0_Load`, `Image_V1_Load`.
        fn reserved1 -> Option<u32> = find_number(9);
        /// Reserved or padding, according to a source. In C: `Reserved2`. Not in `Image_V0_Load`, `Image_V1_Load`.
        fn reserved2 -> Option<u32> = find_number(10);
        /// Reserved or padding, according to a source. In C: `Reserved3`. Not in `Image_V0_Load`, `Image_V1_Load`.
        fn reserved3 -> Option<u32> = find_number(11);
        /// Reserved or padding, according to a source. In C: `Reserved4`. Not in `Image_V0_Load`, `Image_V1_Load`.
        fn reserved4 -> Option<u32> = find_number(12);
        /// Path of the image file. In C: `FileName`, `ImageFileName`.
        fn file_name -> Option<Text<'a>> = find_text(13);
    }
}

impl<'a> ImageLoadPayload<'a> {
    /// Point in time. The raw value is `time_date_stamp`.
    #[inline]
    pub fn time_date_stamp_as_file_time(&self) -> Option<FileTime> {
        self.time_date_stamp().map(unix_time)
    }
}

pub(crate) static IMAGE_V0_LOAD_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Part(0)
    ];
pub(crate) static IMAGE_V0_LOAD_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Part(0)
    ];
pub(crate) static IMAGE_V1_LOAD_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Part(0)
    ];
pub(crate) static IMAGE_V1_LOAD_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Part(0)
    ];
pub(crate) static WMI_IMAGELOAD_INFORMATION_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 1),
        Slot::At(21, 1), Slot::At(22, 2), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4),
        Slot::At(40, 4), Slot::Part(0)
    ];
pub(crate) static WMI_IMAGELOAD_INFORMATION_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 1),
        Slot::At(29, 1), Slot::At(30, 2), Slot::At(32, 8), Slot::At(40, 4), Slot::At(44, 4), Slot::At(48, 4),
        Slot::At(52, 4), Slot::Part(0)
    ];
payload_type! {
    /// Location of the kernel in memory.
    ///
    /// Payload of `WMI_LOG_TYPE_IMAGE_KERNEL_BASE` (0x1421).
    ///
    /// Structures: `KernelImageBase`.
    #[doc(alias = "KernelImageBase")]
    KernelImageBasePayload {
        /// Base address of the kernel. In C: `ImageBase`.
        fn image_base -> u64 = number(0);
    }
}

pub(crate) static KERNEL_IMAGE_BASE_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static KERNEL_IMAGE_BASE_1: &[Slot] = &[Slot::At(0, 8)];
payload_type! {
    /// Image load backed by the page file.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PAGEFILE_BACK` (0x0269).
    ///
    /// Structures: `PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO`.
    #[doc(alias = "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO")]
    PerfinfoImageloadInPagefileInfoPayload {
        /// File object pointer. In C: `FileObject`.
        fn file_object -> u64 = number(0);
        /// FILE_ constants of the device characteristics. In C: `DeviceCharacteristics`.
        fn device_characteristics -> u32 = number(1);
        /// Documented as reserved. In C: `FileCharacteristics`.
        fn file_characteristics -> u16 = number(2);
    }
}

pub(crate) static PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 2)];
pub(crate) static PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 2)];
