// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! File operations and file names.
//!
//! The feature `payloads-file` enables the module.
pub mod file_io_create;
pub use file_io_create::FileIoCreatePtr32View;
pub use file_io_create::FileIoCreatePtr64View;
pub use file_io_create::FileIoCreateView;
#[cfg(feature = "alloc")]
pub use file_io_create::FileIoCreatePtr32;
#[cfg(feature = "alloc")]
pub use file_io_create::FileIoCreatePtr64;
#[cfg(feature = "alloc")]
pub use file_io_create::FileIoCreate;
pub mod file_io_dir_enum;
pub use file_io_dir_enum::FileIoDirEnumPtr32View;
pub use file_io_dir_enum::FileIoDirEnumPtr64View;
pub use file_io_dir_enum::FileIoDirEnumView;
#[cfg(feature = "alloc")]
pub use file_io_dir_enum::FileIoDirEnumPtr32;
#[cfg(feature = "alloc")]
pub use file_io_dir_enum::FileIoDirEnumPtr64;
#[cfg(feature = "alloc")]
pub use file_io_dir_enum::FileIoDirEnum;
pub mod file_io_info;
pub use file_io_info::FileIoInfoPtr32;
pub use file_io_info::FileIoInfoPtr64;
pub use file_io_info::FileIoInfoPtr32View;
pub use file_io_info::FileIoInfoPtr64View;
pub use file_io_info::FileIoInfo;
pub use file_io_info::FileIoInfoView;
pub mod file_io_read_write;
pub use file_io_read_write::FileIoReadWritePtr32;
pub use file_io_read_write::FileIoReadWritePtr64;
pub use file_io_read_write::FileIoReadWritePtr32View;
pub use file_io_read_write::FileIoReadWritePtr64View;
pub use file_io_read_write::FileIoReadWrite;
pub use file_io_read_write::FileIoReadWriteView;
pub mod file_io_simple_op;
pub use file_io_simple_op::FileIoSimpleOpPtr32;
pub use file_io_simple_op::FileIoSimpleOpPtr64;
pub use file_io_simple_op::FileIoSimpleOpPtr32View;
pub use file_io_simple_op::FileIoSimpleOpPtr64View;
pub use file_io_simple_op::FileIoSimpleOp;
pub use file_io_simple_op::FileIoSimpleOpView;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub mod perfinfo_file_create;
pub use perfinfo_file_create::PerfinfoFileCreatePtr32View;
pub use perfinfo_file_create::PerfinfoFileCreatePtr64View;
pub use perfinfo_file_create::PerfinfoFileCreateView;
#[cfg(feature = "alloc")]
pub use perfinfo_file_create::PerfinfoFileCreatePtr32;
#[cfg(feature = "alloc")]
pub use perfinfo_file_create::PerfinfoFileCreatePtr64;
#[cfg(feature = "alloc")]
pub use perfinfo_file_create::PerfinfoFileCreate;
pub mod perfinfo_file_direnum;
pub use perfinfo_file_direnum::PerfinfoFileDirenumPtr32View;
pub use perfinfo_file_direnum::PerfinfoFileDirenumPtr64View;
pub use perfinfo_file_direnum::PerfinfoFileDirenumView;
#[cfg(feature = "alloc")]
pub use perfinfo_file_direnum::PerfinfoFileDirenumPtr32;
#[cfg(feature = "alloc")]
pub use perfinfo_file_direnum::PerfinfoFileDirenumPtr64;
#[cfg(feature = "alloc")]
pub use perfinfo_file_direnum::PerfinfoFileDirenum;
pub mod perfinfo_file_information;
pub use perfinfo_file_information::PerfinfoFileInformationPtr32;
pub use perfinfo_file_information::PerfinfoFileInformationPtr64;
pub use perfinfo_file_information::PerfinfoFileInformationPtr32View;
pub use perfinfo_file_information::PerfinfoFileInformationPtr64View;
pub use perfinfo_file_information::PerfinfoFileInformation;
pub use perfinfo_file_information::PerfinfoFileInformationView;
pub mod perfinfo_file_operation_end;
pub use perfinfo_file_operation_end::PerfinfoFileOperationEndPtr32;
pub use perfinfo_file_operation_end::PerfinfoFileOperationEndPtr64;
pub use perfinfo_file_operation_end::PerfinfoFileOperationEndPtr32View;
pub use perfinfo_file_operation_end::PerfinfoFileOperationEndPtr64View;
pub use perfinfo_file_operation_end::PerfinfoFileOperationEnd;
pub use perfinfo_file_operation_end::PerfinfoFileOperationEndView;
pub mod perfinfo_file_path_operation;
pub use perfinfo_file_path_operation::PerfinfoFilePathOperationPtr32View;
pub use perfinfo_file_path_operation::PerfinfoFilePathOperationPtr64View;
pub use perfinfo_file_path_operation::PerfinfoFilePathOperationView;
#[cfg(feature = "alloc")]
pub use perfinfo_file_path_operation::PerfinfoFilePathOperationPtr32;
#[cfg(feature = "alloc")]
pub use perfinfo_file_path_operation::PerfinfoFilePathOperationPtr64;
#[cfg(feature = "alloc")]
pub use perfinfo_file_path_operation::PerfinfoFilePathOperation;
pub mod perfinfo_file_read_write;
pub use perfinfo_file_read_write::PerfinfoFileReadWritePtr32;
pub use perfinfo_file_read_write::PerfinfoFileReadWritePtr64;
pub use perfinfo_file_read_write::PerfinfoFileReadWritePtr32View;
pub use perfinfo_file_read_write::PerfinfoFileReadWritePtr64View;
pub use perfinfo_file_read_write::PerfinfoFileReadWrite;
pub use perfinfo_file_read_write::PerfinfoFileReadWriteView;
pub mod perfinfo_file_simple_operation;
pub use perfinfo_file_simple_operation::PerfinfoFileSimpleOperationPtr32;
pub use perfinfo_file_simple_operation::PerfinfoFileSimpleOperationPtr64;
pub use perfinfo_file_simple_operation::PerfinfoFileSimpleOperationPtr32View;
pub use perfinfo_file_simple_operation::PerfinfoFileSimpleOperationPtr64View;
pub use perfinfo_file_simple_operation::PerfinfoFileSimpleOperation;
pub use perfinfo_file_simple_operation::PerfinfoFileSimpleOperationView;
pub mod perfinfo_filename_rundown_information;
pub use perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationPtr32View;
pub use perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationPtr64View;
pub use perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationView;
#[cfg(feature = "alloc")]
pub use perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationPtr32;
#[cfg(feature = "alloc")]
pub use perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformationPtr64;
#[cfg(feature = "alloc")]
pub use perfinfo_filename_rundown_information::PerfinfoFilenameRundownInformation;
pub use perfinfo_filename_rundown_information_wow64::PerfinfoFilenameRundownInformationWow64View;
#[cfg(feature = "alloc")]
pub use perfinfo_filename_rundown_information_wow64::PerfinfoFilenameRundownInformationWow64;
pub mod perfinfo_filename_same_information;
pub use perfinfo_filename_same_information::PerfinfoFilenameSameInformationPtr32;
pub use perfinfo_filename_same_information::PerfinfoFilenameSameInformationPtr64;
pub use perfinfo_filename_same_information::PerfinfoFilenameSameInformationPtr32View;
pub use perfinfo_filename_same_information::PerfinfoFilenameSameInformationPtr64View;
pub use perfinfo_filename_same_information::PerfinfoFilenameSameInformation;
pub use perfinfo_filename_same_information::PerfinfoFilenameSameInformationView;
pub mod perfinfo_fileobject_information;
pub use perfinfo_fileobject_information::PerfinfoFileobjectInformationPtr32;
pub use perfinfo_fileobject_information::PerfinfoFileobjectInformationPtr64;
pub use perfinfo_fileobject_information::PerfinfoFileobjectInformationPtr32View;
pub use perfinfo_fileobject_information::PerfinfoFileobjectInformationPtr64View;
pub use perfinfo_fileobject_information::PerfinfoFileobjectInformation;
pub use perfinfo_fileobject_information::PerfinfoFileobjectInformationView;
pub mod perfinfo_flt_operation;
pub use perfinfo_flt_operation::PerfinfoFltOperationPtr32;
pub use perfinfo_flt_operation::PerfinfoFltOperationPtr64;
pub use perfinfo_flt_operation::PerfinfoFltOperationPtr32View;
pub use perfinfo_flt_operation::PerfinfoFltOperationPtr64View;
pub use perfinfo_flt_operation::PerfinfoFltOperation;
pub use perfinfo_flt_operation::PerfinfoFltOperationView;
pub mod perfinfo_flt_operation_status;
pub use perfinfo_flt_operation_status::PerfinfoFltOperationStatusPtr32;
pub use perfinfo_flt_operation_status::PerfinfoFltOperationStatusPtr64;
pub use perfinfo_flt_operation_status::PerfinfoFltOperationStatusPtr32View;
pub use perfinfo_flt_operation_status::PerfinfoFltOperationStatusPtr64View;
pub use perfinfo_flt_operation_status::PerfinfoFltOperationStatus;
pub use perfinfo_flt_operation_status::PerfinfoFltOperationStatusView;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub mod wmi_file_io;
pub use wmi_file_io::WmiFileIoPtr32View;
pub use wmi_file_io::WmiFileIoPtr64View;
pub use wmi_file_io::WmiFileIoView;
#[cfg(feature = "alloc")]
pub use wmi_file_io::WmiFileIoPtr32;
#[cfg(feature = "alloc")]
pub use wmi_file_io::WmiFileIoPtr64;
#[cfg(feature = "alloc")]
pub use wmi_file_io::WmiFileIo;
pub use wmi_file_io_wow64::WmiFileIoWow64View;
#[cfg(feature = "alloc")]
pub use wmi_file_io_wow64::WmiFileIoWow64;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &file_io_create::LAYOUT_0,
        &file_io_create::LAYOUT_1,
        &file_io_dir_enum::LAYOUT_0,
        &file_io_dir_enum::LAYOUT_1,
        &file_io_info::LAYOUT_0,
        &file_io_info::LAYOUT_1,
        &file_io_read_write::LAYOUT_0,
        &file_io_read_write::LAYOUT_1,
        &file_io_simple_op::LAYOUT_0,
        &file_io_simple_op::LAYOUT_1,
        &perfinfo_filename_rundown_information::LAYOUT_0,
        &perfinfo_filename_rundown_information::LAYOUT_1,
        &perfinfo_filename_rundown_information_wow64::LAYOUT_0,
        &perfinfo_filename_same_information::LAYOUT_0,
        &perfinfo_filename_same_information::LAYOUT_1,
        &perfinfo_fileobject_information::LAYOUT_0,
        &perfinfo_fileobject_information::LAYOUT_1,
        &perfinfo_file_create::LAYOUT_0,
        &perfinfo_file_create::LAYOUT_1,
        &perfinfo_file_direnum::LAYOUT_0,
        &perfinfo_file_direnum::LAYOUT_1,
        &perfinfo_file_information::LAYOUT_0,
        &perfinfo_file_information::LAYOUT_1,
        &perfinfo_file_operation_end::LAYOUT_0,
        &perfinfo_file_operation_end::LAYOUT_1,
        &perfinfo_file_path_operation::LAYOUT_0,
        &perfinfo_file_path_operation::LAYOUT_1,
        &perfinfo_file_read_write::LAYOUT_0,
        &perfinfo_file_read_write::LAYOUT_1,
        &perfinfo_file_simple_operation::LAYOUT_0,
        &perfinfo_file_simple_operation::LAYOUT_1,
        &perfinfo_flt_operation::LAYOUT_0,
        &perfinfo_flt_operation::LAYOUT_1,
        &perfinfo_flt_operation_status::LAYOUT_0,
        &perfinfo_flt_operation_status::LAYOUT_1,
        &wmi_file_io::LAYOUT_0,
        &wmi_file_io::LAYOUT_1,
        &wmi_file_io_wow64::LAYOUT_0,
    ],
    values: &[
        EventTraceFileEventType::VALUES,
        PerfinfoFileReadWriteFlag::VALUES,
        SystemIofilterKw::VALUES,
    ],
    dispatches: &[],
};
