// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Directory enumerated or watched.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_FILE_IO_DIRENUM` (0x0448), `PERFINFO_LOG_TYPE_FILE_IO_DIRNOTIFY` (0x044D).
    ///
    /// Structures: `FileIo_DirEnum`, `PERFINFO_FILE_DIRENUM`.
    #[doc(alias = "FileIo_DirEnum")]
    #[doc(alias = "PERFINFO_FILE_DIRENUM")]
    DirectoryEnumerationPayload {
        /// IRP pointer, which identifies the matching end event. In C: `Irp`, `IrpPtr`.
        fn irp -> u64 = number(0);
        /// File object pointer. In C: `FileObject`.
        fn file_object -> u64 = number(1);
        /// File key, by which the file system identifies the file. The same for all file objects of the file. In C:
        /// `FileKey`.
        fn file_key -> u64 = number(2);
        /// ID of the thread that issued the request. In C: `IssuingThreadId`, `TTID`.
        fn issuing_thread_id -> u64 = number(3);
        /// Size of the caller's buffer. In C: `Length`. Unit: bytes.
        fn length -> u32 = number(4);
        /// A value of the documented FILE_INFORMATION_CLASS. In C: `InfoClass`.
        fn info_class -> u32 = number(5);
        /// Index in the directory at which to continue. In C: `FileIndex`.
        fn file_index -> u32 = number(6);
        /// Name pattern. In C: `FileName`.
        fn file_name -> Option<Text<'a>> = find_text(7);
    }
}

pub(crate) static FILE_IO_DIR_ENUM_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(4, 4), Slot::At(16, 4), Slot::At(20, 4),
        Slot::At(24, 4), Slot::Part(0)
    ];
pub(crate) static FILE_IO_DIR_ENUM_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(8, 8), Slot::At(32, 4), Slot::At(36, 4),
        Slot::At(40, 4), Slot::Part(0)
    ];
pub(crate) static PERFINFO_FILE_DIRENUM_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4),
        Slot::At(24, 4), Slot::Part(0)
    ];
pub(crate) static PERFINFO_FILE_DIRENUM_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4),
        Slot::At(36, 4), Slot::Part(0)
    ];
payload_type! {
    /// File created or opened.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_FILE_IO_CREATE` (0x0440).
    ///
    /// Structures: `FileIo_Create`, `PERFINFO_FILE_CREATE`.
    #[doc(alias = "FileIo_Create")]
    #[doc(alias = "PERFINFO_FILE_CREATE")]
    FileCreatePayload {
        /// IRP pointer, which identifies the matching end event. In C: `Irp`, `IrpPtr`.
        fn irp -> u64 = number(0);
        /// File object pointer. In C: `FileObject`.
        fn file_object -> u64 = number(1);
        /// ID of the thread that issued the request. In C: `IssuingThreadId`, `TTID`.
        fn issuing_thread_id -> u64 = number(2);
        /// Create options, with the disposition in the highest byte. In C: `Options`, `CreateOptions`.
        fn options -> u32 = number(3);
        /// FILE_ATTRIBUTE_ constants. In C: `Attributes`, `FileAttributes`.
        fn attributes -> u32 = number(4);
        /// FILE_SHARE_ constants. In C: `ShareAccess`.
        fn share_access -> u32 = number(5);
        /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. In C: `OpenPath`.
        fn open_path -> Option<Text<'a>> = find_text(6);
    }
}

pub(crate) static FILE_IO_CREATE_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(8, 4), Slot::At(4, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4), Slot::Part(0)];
pub(crate) static FILE_IO_CREATE_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(16, 8), Slot::At(8, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4),
        Slot::Part(0)
    ];
pub(crate) static PERFINFO_FILE_CREATE_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4), Slot::Part(0)];
pub(crate) static PERFINFO_FILE_CREATE_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4),
        Slot::Part(0)
    ];
payload_type! {
    /// File information queried or set.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_FILE_IO_SET_INFORMATION` (0x0445), `PERFINFO_LOG_TYPE_FILE_IO_DELETE` (0x0446),
    /// `PERFINFO_LOG_TYPE_FILE_IO_RENAME` (0x0447), `PERFINFO_LOG_TYPE_FILE_IO_QUERY_INFORMATION` (0x044A),
    /// `PERFINFO_LOG_TYPE_FILE_IO_FS_CONTROL` (0x044B).
    ///
    /// Structures: `FileIo_Info`, `PERFINFO_FILE_INFORMATION`.
    #[doc(alias = "FileIo_Info")]
    #[doc(alias = "PERFINFO_FILE_INFORMATION")]
    FileInformationPayload {
        /// IRP pointer, which identifies the matching end event. In C: `Irp`, `IrpPtr`.
        fn irp -> u64 = number(0);
        /// File object pointer. In C: `FileObject`.
        fn file_object -> u64 = number(1);
        /// File key, by which the file system identifies the file. The same for all file objects of the file. In C:
        /// `FileKey`.
        fn file_key -> u64 = number(2);
        /// Depends on the information class, for example the new size. In C: `ExtraInformation`, `ExtraInfo`.
        fn extra_information -> u64 = number(3);
        /// ID of the thread that issued the request. In C: `IssuingThreadId`, `TTID`.
        fn issuing_thread_id -> u64 = number(4);
        /// A value of the documented FILE_INFORMATION_CLASS. In C: `InfoClass`.
        fn info_class -> u32 = number(5);
    }
}

pub(crate) static FILE_IO_INFO_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(4, 4), Slot::At(20, 4)];
pub(crate) static FILE_IO_INFO_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8), Slot::At(8, 8), Slot::At(40, 4)];
pub(crate) static PERFINFO_FILE_INFORMATION_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4)];
pub(crate) static PERFINFO_FILE_INFORMATION_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 4), Slot::At(36, 4)];
payload_type! {
    /// Name of an existing file.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_FILENAME` (0x0400), `PERFINFO_LOG_TYPE_FILENAME_CREATE` (0x0420),
    /// `PERFINFO_LOG_TYPE_FILENAME_DELETE` (0x0423), `PERFINFO_LOG_TYPE_FILENAME_RUNDOWN` (0x0424).
    ///
    /// Structures: `WMI_FILE_IO`, `PERFINFO_FILENAME_RUNDOWN_INFORMATION`.
    #[doc(alias = "WMI_FILE_IO")]
    #[doc(alias = "PERFINFO_FILENAME_RUNDOWN_INFORMATION")]
    FileNamePayload {
        /// File object pointer. In C: `FileObject`.
        fn file_object -> u64 = number(0);
        /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. In C: `FileName`.
        fn file_name -> Option<Text<'a>> = find_text(1);
    }
}

pub(crate) static WMI_FILE_IO_0: &[Slot] = &[Slot::At(0, 4), Slot::Part(0)];
pub(crate) static WMI_FILE_IO_1: &[Slot] = &[Slot::At(0, 8), Slot::Part(0)];
pub(crate) static PERFINFO_FILENAME_RUNDOWN_INFORMATION_0: &[Slot] = &[Slot::At(0, 4), Slot::Part(0)];
pub(crate) static PERFINFO_FILENAME_RUNDOWN_INFORMATION_1: &[Slot] = &[Slot::At(0, 8), Slot::Part(0)];
payload_type! {
    /// File operation without further parameters: cleanup, close or flush.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_FILE_IO_CLEANUP` (0x0441), `PERFINFO_LOG_TYPE_FILE_IO_CLOSE` (0x0442),
    /// `PERFINFO_LOG_TYPE_FILE_IO_FLUSH` (0x0449).
    ///
    /// Structures: `FileIo_SimpleOp`, `PERFINFO_FILE_SIMPLE_OPERATION`.
    #[doc(alias = "FileIo_SimpleOp")]
    #[doc(alias = "PERFINFO_FILE_SIMPLE_OPERATION")]
    FileOperationPayload {
        /// IRP pointer, which identifies the matching end event. In C: `Irp`, `IrpPtr`.
        fn irp -> u64 = number(0);
        /// File object pointer. In C: `FileObject`.
        fn file_object -> u64 = number(1);
        /// File key, by which the file system identifies the file. The same for all file objects of the file. In C:
        /// `FileKey`.
        fn file_key -> u64 = number(2);
        /// ID of the thread that issued the request. In C: `IssuingThreadId`, `TTID`.
        fn issuing_thread_id -> u64 = number(3);
    }
}

pub(crate) static FILE_IO_SIMPLE_OP_0: &[Slot] = &[Slot::At(0, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(4, 4)];
pub(crate) static FILE_IO_SIMPLE_OP_1: &[Slot] = &[Slot::At(0, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(8, 8)];
pub(crate) static PERFINFO_FILE_SIMPLE_OPERATION_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
pub(crate) static PERFINFO_FILE_SIMPLE_OPERATION_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4)];
payload_type! {
    /// File read or write.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_FILE_IO_READ` (0x0443), `PERFINFO_LOG_TYPE_FILE_IO_WRITE` (0x0444).
    ///
    /// Structures: `FileIo_ReadWrite`, `PERFINFO_FILE_READ_WRITE`.
    #[doc(alias = "FileIo_ReadWrite")]
    #[doc(alias = "PERFINFO_FILE_READ_WRITE")]
    FileTransferPayload {
        /// Offset in the file. In C: `Offset`. Unit: bytes.
        fn offset -> u64 = number(0);
        /// IRP pointer, which identifies the matching end event. In C: `Irp`, `IrpPtr`.
        fn irp -> u64 = number(1);
        /// File object pointer. In C: `FileObject`.
        fn file_object -> u64 = number(2);
        /// File key, by which the file system identifies the file. The same for all file objects of the file. In C:
        /// `FileKey`.
        fn file_key -> u64 = number(3);
        /// ID of the thread that issued the request. In C: `IssuingThreadId`, `TTID`.
        fn issuing_thread_id -> u64 = number(4);
        /// In C: `Size`, `IoSize`. Unit: bytes.
        fn size -> u32 = number(5);
        /// IRP flags, IRP_ constants of wdm.h. In C: `Flags`, `IoFlags`.
        fn flags -> crate::common::IrpFlags = number(6);
        /// In C: `ExtraFlags`. Not in `FileIo_ReadWrite`.
        fn extra_flags -> Option<crate::payloads::file::PerfinfoFileReadWriteFlag> = find_number(7);
    }
}

pub(crate) static FILE_IO_READ_WRITE_0: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::At(16, 4), Slot::At(20, 4), Slot::At(12, 4), Slot::At(24, 4),
        Slot::At(28, 4), Slot::Absent
    ];
pub(crate) static FILE_IO_READ_WRITE_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(24, 8), Slot::At(32, 8), Slot::At(16, 8), Slot::At(40, 4),
        Slot::At(44, 4), Slot::Absent
    ];
pub(crate) static PERFINFO_FILE_READ_WRITE_0: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4),
        Slot::At(28, 4), Slot::At(32, 4)
    ];
pub(crate) static PERFINFO_FILE_READ_WRITE_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 4), Slot::At(36, 4),
        Slot::At(40, 4), Slot::At(44, 4)
    ];
payload_type! {
    /// File operation completed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_FILE_IO_OPERATION_END` (0x044C).
    ///
    /// Structures: `PERFINFO_FILE_OPERATION_END`.
    #[doc(alias = "PERFINFO_FILE_OPERATION_END")]
    PerfinfoFileOperationEndPayload {
        /// IRP pointer, which identifies the matching start event. In C: `Irp`.
        fn irp -> u64 = number(0);
        /// Depends on the operation: for reads and writes, the size in bytes. In C: `ExtraInformation`.
        fn extra_information -> u64 = number(1);
        /// Status returned by the operation. In C: `Status`.
        fn status -> crate::common::Ntstatus = number(2);
    }
}

pub(crate) static PERFINFO_FILE_OPERATION_END_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static PERFINFO_FILE_OPERATION_END_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4)];
payload_type! {
    /// Path operation: delete, rename or link.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_FILE_IO_DELETE_PATH` (0x044F), `PERFINFO_LOG_TYPE_FILE_IO_RENAME_PATH` (0x0450),
    /// `PERFINFO_LOG_TYPE_FILE_IO_SETLINK_PATH` (0x0451).
    ///
    /// Structures: `PERFINFO_FILE_PATH_OPERATION`.
    #[doc(alias = "PERFINFO_FILE_PATH_OPERATION")]
    PerfinfoFilePathOperationPayload {
        /// IRP pointer, which identifies the matching end event. In C: `Irp`.
        fn irp -> u64 = number(0);
        /// File object pointer. In C: `FileObject`.
        fn file_object -> u64 = number(1);
        /// File key, by which the file system identifies the file. The same for all file objects of the file. In C:
        /// `FileKey`.
        fn file_key -> u64 = number(2);
        /// Depends on the information class, for example the new size. In C: `ExtraInformation`.
        fn extra_information -> u64 = number(3);
        /// ID of the thread that issued the request. In C: `IssuingThreadId`.
        fn issuing_thread_id -> u32 = number(4);
        /// A value of the documented FILE_INFORMATION_CLASS. In C: `InfoClass`.
        fn info_class -> u32 = number(5);
        /// Path of a file, in a form that no source states. In C: `Path`.
        fn path -> Option<Text<'a>> = find_text(6);
    }
}

pub(crate) static PERFINFO_FILE_PATH_OPERATION_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4), Slot::Part(0)];
pub(crate) static PERFINFO_FILE_PATH_OPERATION_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 4), Slot::At(36, 4),
        Slot::Part(0)
    ];
payload_type! {
    /// Two file objects of the same file.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_FILENAME_SAME` (0x0421).
    ///
    /// Structures: `PERFINFO_FILENAME_SAME_INFORMATION`.
    #[doc(alias = "PERFINFO_FILENAME_SAME_INFORMATION")]
    PerfinfoFilenameSameInformationPayload {
        /// Pointer to the existing file object. In C: `OldFile`.
        fn old_file -> u64 = number(0);
        /// Pointer to the file object with the same name. In C: `NewFile`.
        fn new_file -> u64 = number(1);
    }
}

pub(crate) static PERFINFO_FILENAME_SAME_INFORMATION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_FILENAME_SAME_INFORMATION_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8)];
