// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

#[allow(unused_imports)]
use crate::rt::*;

payload_type! {
    /// Location of the page through which the kernel calls the hypervisor.
    ///
    /// Payload of `WMI_LOG_TYPE_IMAGE_HYPERCALL_PAGE` (0x1422).
    ///
    /// Structures: `HyperCallPage`.
    #[doc(alias = "HyperCallPage")]
    HyperCallPagePayload
}

impl<'a> HyperCallPagePayload<'a> {
    /// Virtual address of the page. In C: `HypercallPageVa`.
    #[inline]
    pub fn hypercall_page_va(&self) -> u64 {
        self.0.number(0)
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
    ImageIdDetermPayload
}

impl<'a> ImageIdDetermPayload<'a> {
    /// Address at which the image is mapped. In C: `ImageBase`.
    #[inline]
    pub fn image_base(&self) -> u64 {
        self.0.number(0)
    }
    /// ID of the process that contains the image. In C: `ProcessId`.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.0.number(1)
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
    ImageIdFileVersionPayload
}

impl<'a> ImageIdFileVersionPayload<'a> {
    /// Size of the image. With the time stamp, it identifies the image. In C: `ImageSize`. Unit: bytes.
    #[inline]
    pub fn image_size(&self) -> u32 {
        self.0.number(0)
    }
    /// Time stamp from the image's header. In C: `TimeDateStamp`. Unit: seconds since 1970.
    #[inline]
    pub fn time_date_stamp(&self) -> u32 {
        self.0.number(1)
    }
    /// Original file name. In C: `OrigFileName`.
    #[inline]
    pub fn original_file_name(&self) -> Option<Text<'a>> {
        self.0.find_text(2)
    }
    /// Description of the file. In C: `FileDescription`.
    #[inline]
    pub fn file_description(&self) -> Option<Text<'a>> {
        self.0.find_text(3)
    }
    /// Version of the file, as text of its vendor. In C: `FileVersion`.
    #[inline]
    pub fn file_version(&self) -> Option<Text<'a>> {
        self.0.find_text(4)
    }
    /// Version of the file, as four numbers. In C: `BinFileVersion`.
    #[inline]
    pub fn bin_file_version(&self) -> Option<Text<'a>> {
        self.0.find_text(5)
    }
    /// Language of the version resource. In C: `VerLanguage`.
    #[inline]
    pub fn ver_language(&self) -> Option<Text<'a>> {
        self.0.find_text(6)
    }
    /// Name of the product. In C: `ProductName`.
    #[inline]
    pub fn product_name(&self) -> Option<Text<'a>> {
        self.0.find_text(7)
    }
    /// Name of the company. In C: `CompanyName`.
    #[inline]
    pub fn company_name(&self) -> Option<Text<'a>> {
        self.0.find_text(8)
    }
    /// Version of the product. In C: `ProductVersion`.
    #[inline]
    pub fn product_version(&self) -> Option<Text<'a>> {
        self.0.find_text(9)
    }
    /// Identifier of the file for the application compatibility inventory; a hash. In C: `FileId`.
    #[inline]
    pub fn file_id(&self) -> Option<Text<'a>> {
        self.0.find_text(10)
    }
    /// Identifier of the program for the application compatibility inventory. In C: `ProgramId`.
    #[inline]
    pub fn program_id(&self) -> Option<Text<'a>> {
        self.0.find_text(11)
    }
    /// Point in time. The raw value is `time_date_stamp`.
    #[inline]
    pub fn time_date_stamp_as_file_time(&self) -> FileTime {
        unix_time(self.time_date_stamp())
    }
}

pub(crate) static IMAGE_ID_FILE_VERSION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::Part(0), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Part(4), Slot::Part(5), Slot::Part(6), Slot::Part(7), Slot::Part(8), Slot::Part(9)];
payload_type! {
    /// Size, time stamp and original name of an image.
    ///
    /// Payload of `DBGID_LOG_TYPE_IMAGEID` (type 0x00 of `IMAGE_ID`).
    ///
    /// Structures: `IMAGE_ID_INFO`.
    #[doc(alias = "IMAGE_ID_INFO")]
    ImageIdInfoPayload
}

impl<'a> ImageIdInfoPayload<'a> {
    /// Address at which the image is mapped: that of the image event with the same time stamp. In C: `ImageBase`.
    #[inline]
    pub fn image_base(&self) -> u64 {
        self.0.number(0)
    }
    /// In C: `ImageSize`. Unit: bytes.
    #[inline]
    pub fn image_size(&self) -> u64 {
        self.0.number(1)
    }
    /// ID of the process that contains the image. 0 for kernel images. In C: `ProcessId`.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.0.number(2)
    }
    /// Time stamp from the image's header. In C: `TimeDateStamp`. Unit: seconds since 1970.
    #[inline]
    pub fn time_date_stamp(&self) -> u32 {
        self.0.number(3)
    }
    /// Original file name from the version resource. In C: `OriginalFileName`.
    #[inline]
    pub fn original_file_name(&self) -> Option<Text<'a>> {
        self.0.find_text(4)
    }
    /// Point in time. The raw value is `time_date_stamp`.
    #[inline]
    pub fn time_date_stamp_as_file_time(&self) -> FileTime {
        unix_time(self.time_date_stamp())
    }
}

pub(crate) static IMAGE_ID_INFO_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Part(0)];
pub(crate) static IMAGE_ID_INFO_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::Part(0)];
payload_type! {
    /// Image without debug information.
    ///
    /// Payload of `DBGID_LOG_TYPE_NONE` (type 0x20 of `IMAGE_ID`).
    ///
    /// Structures: `IMAGE_ID_NONE`.
    #[doc(alias = "IMAGE_ID_NONE")]
    ImageIdNonePayload
}

impl<'a> ImageIdNonePayload<'a> {
    /// Address at which the image is mapped. In C: `ImageBase`.
    #[inline]
    pub fn image_base(&self) -> u64 {
        self.0.number(0)
    }
    /// ID of the process that contains the image. In C: `ProcessId`.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.0.number(1)
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
    ImageIdPpdbPayload
}

impl<'a> ImageIdPpdbPayload<'a> {
    /// Address at which the image is mapped. In C: `ImageBase`.
    #[inline]
    pub fn image_base(&self) -> u64 {
        self.0.number(0)
    }
    /// ID of the process that contains the image. In C: `ProcessId`.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.0.number(1)
    }
    /// Time stamp of the debug directory. In C: `TimeDateStamp`.
    #[inline]
    pub fn time_date_stamp(&self) -> u32 {
        self.0.number(2)
    }
    /// Major version of the format. In C: `MajorVersion`.
    #[inline]
    pub fn major_version(&self) -> u16 {
        self.0.number(3)
    }
    /// Minor version of the format. In C: `MinorVersion`.
    #[inline]
    pub fn minor_version(&self) -> u16 {
        self.0.number(4)
    }
}

pub(crate) static IMAGE_ID_PPDB_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 2), Slot::At(14, 2)];
pub(crate) static IMAGE_ID_PPDB_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 2), Slot::At(18, 2)];
payload_type! {
    /// PDB file of an image.
    ///
    /// Payload of `DBGID_LOG_TYPE_RSDS` (type 0x24 of `IMAGE_ID`), `DBGID_LOG_TYPE_ILRSDS` (type 0x25 of `IMAGE_ID`).
    ///
    /// Structures: `IMAGE_ID_RSDS`.
    #[doc(alias = "IMAGE_ID_RSDS")]
    ImageIdRsdsPayload
}

impl<'a> ImageIdRsdsPayload<'a> {
    /// Address at which the image is mapped: that of the image event with the same time stamp. In C: `ImageBase`.
    #[inline]
    pub fn image_base(&self) -> u64 {
        self.0.number(0)
    }
    /// ID of the process that contains the image. 0 for kernel images. In C: `ProcessId`.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.0.number(1)
    }
    /// GUID of the PDB file. With the age, it identifies the symbols of the image. In C: `GuidSig`.
    #[inline]
    pub fn guid_sig(&self) -> Guid {
        self.0.find_value(2).unwrap_or_default()
    }
    /// Age of the PDB file: the number of times that it was written. In C: `Age`.
    #[inline]
    pub fn age(&self) -> u32 {
        self.0.number(3)
    }
    /// Name or path of the PDB file, in UTF-8. In C: `PdbFileName`.
    #[inline]
    pub fn pdb_file_name(&self) -> Option<Text<'a>> {
        self.0.find_text(4)
    }
}

pub(crate) static IMAGE_ID_RSDS_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 16), Slot::At(24, 4), Slot::Part(0)];
pub(crate) static IMAGE_ID_RSDS_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 16), Slot::At(28, 4), Slot::Part(0)];
payload_type! {
    /// Image mapped, unmapped, or already mapped.
    ///
    /// Payload of `WMI_LOG_TYPE_PROCESS_LOAD_IMAGE` (0x030A), `WMI_LOG_TYPE_IMAGE_UNLOAD` (0x1402), `WMI_LOG_TYPE_IMAGE_DC_START` (0x1403), `WMI_LOG_TYPE_IMAGE_DC_END` (0x1404), (0x140A).
    ///
    /// Structures: `Image_V0_Load`, `Image_V1_Load`, `WMI_IMAGELOAD_INFORMATION`.
    #[doc(alias = "Image_V0_Load")]
    #[doc(alias = "Image_V1_Load")]
    #[doc(alias = "WMI_IMAGELOAD_INFORMATION")]
    ImageLoadPayload
}

impl<'a> ImageLoadPayload<'a> {
    /// Address at which an image is loaded. In C: `ImageBase`, `BaseAddress`.
    #[inline]
    pub fn image_base(&self) -> u64 {
        self.0.number(0)
    }
    /// In C: `ImageSize`, `ModuleSize`. Unit: bytes.
    #[inline]
    pub fn image_size(&self) -> u64 {
        self.0.number(1)
    }
    /// ID of the process that contains the image. 0 for kernel images. In C: `ProcessId`. Not in `Image_V0_Load`.
    #[inline]
    pub fn process_id(&self) -> Option<u32> {
        self.0.find_number(2)
    }
    /// Checksum from the image's header. In C: `ImageChecksum`. Not in `Image_V0_Load`, `Image_V1_Load`.
    #[inline]
    pub fn image_checksum(&self) -> Option<u32> {
        self.0.find_number(3)
    }
    /// Time stamp from the image's header. In C: `TimeDateStamp`. Unit: seconds since 1970. Not in `Image_V0_Load`, `Image_V1_Load`.
    #[inline]
    pub fn time_date_stamp(&self) -> Option<u32> {
        self.0.find_number(4)
    }
    /// Trust level of the image's signature. 0x10 if the image is signed by a catalog, 0x20 if the signature is embedded. In C: `SignatureLevel`. Not in `Image_V0_Load`, `Image_V1_Load`.
    #[inline]
    pub fn signature_level(&self) -> Option<crate::payloads::image::EtwImageSignature> {
        self.0.find_number(5)
    }
    /// In C: `SignatureType`. Not in `Image_V0_Load`, `Image_V1_Load`.
    #[inline]
    pub fn signature_type(&self) -> Option<u8> {
        self.0.find_number(6)
    }
    /// Reserved or padding, according to a source. In C: `Reserved0`. Not in `Image_V0_Load`, `Image_V1_Load`.
    #[inline]
    pub fn reserved0(&self) -> Option<u16> {
        self.0.find_number(7)
    }
    /// Preferred base address of the image. In C: `DefaultBase`. Not in `Image_V0_Load`, `Image_V1_Load`.
    #[inline]
    pub fn default_base(&self) -> Option<u64> {
        self.0.find_number(8)
    }
    /// Reserved or padding, according to a source. In C: `Reserved1`. Not in `Image_V0_Load`, `Image_V1_Load`.
    #[inline]
    pub fn reserved1(&self) -> Option<u32> {
        self.0.find_number(9)
    }
    /// Reserved or padding, according to a source. In C: `Reserved2`. Not in `Image_V0_Load`, `Image_V1_Load`.
    #[inline]
    pub fn reserved2(&self) -> Option<u32> {
        self.0.find_number(10)
    }
    /// Reserved or padding, according to a source. In C: `Reserved3`. Not in `Image_V0_Load`, `Image_V1_Load`.
    #[inline]
    pub fn reserved3(&self) -> Option<u32> {
        self.0.find_number(11)
    }
    /// Reserved or padding, according to a source. In C: `Reserved4`. Not in `Image_V0_Load`, `Image_V1_Load`.
    #[inline]
    pub fn reserved4(&self) -> Option<u32> {
        self.0.find_number(12)
    }
    /// Path of the image file. In C: `FileName`, `ImageFileName`.
    #[inline]
    pub fn file_name(&self) -> Option<Text<'a>> {
        self.0.find_text(13)
    }
    /// Point in time. The raw value is `time_date_stamp`.
    #[inline]
    pub fn time_date_stamp_as_file_time(&self) -> Option<FileTime> {
        self.time_date_stamp().map(unix_time)
    }
}

pub(crate) static IMAGE_V0_LOAD_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Part(0)];
pub(crate) static IMAGE_V0_LOAD_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Part(0)];
pub(crate) static IMAGE_V1_LOAD_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Part(0)];
pub(crate) static IMAGE_V1_LOAD_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Part(0)];
pub(crate) static WMI_IMAGELOAD_INFORMATION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 1), Slot::At(21, 1), Slot::At(22, 2), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 4), Slot::Part(0)];
pub(crate) static WMI_IMAGELOAD_INFORMATION_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 1), Slot::At(29, 1), Slot::At(30, 2), Slot::At(32, 8), Slot::At(40, 4), Slot::At(44, 4), Slot::At(48, 4), Slot::At(52, 4), Slot::Part(0)];
payload_type! {
    /// Location of the kernel in memory.
    ///
    /// Payload of `WMI_LOG_TYPE_IMAGE_KERNEL_BASE` (0x1421).
    ///
    /// Structures: `KernelImageBase`.
    #[doc(alias = "KernelImageBase")]
    KernelImageBasePayload
}

impl<'a> KernelImageBasePayload<'a> {
    /// Base address of the kernel. In C: `ImageBase`.
    #[inline]
    pub fn image_base(&self) -> u64 {
        self.0.number(0)
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
    PerfinfoImageloadInPagefileInfoPayload
}

impl<'a> PerfinfoImageloadInPagefileInfoPayload<'a> {
    /// File object pointer. In C: `FileObject`.
    #[inline]
    pub fn file_object(&self) -> u64 {
        self.0.number(0)
    }
    /// FILE_ constants of the device characteristics. In C: `DeviceCharacteristics`.
    #[inline]
    pub fn device_characteristics(&self) -> u32 {
        self.0.number(1)
    }
    /// Documented as reserved. In C: `FileCharacteristics`.
    #[inline]
    pub fn file_characteristics(&self) -> u16 {
        self.0.number(2)
    }
}

pub(crate) static PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 2)];
pub(crate) static PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 2)];
