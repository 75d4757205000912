// Generated from spec/enums/IRP_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of an I/O request packet (IRP).
    ///
    /// No known name in C; here: `IRP_FLAGS`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Bits between those with names. The headers of MinGW-w64 name 0x4000 and 0x8000, those of Microsoft do not.
    ///
    /// Source: Microsoft, *windows_sys::Wdk::System::SystemServices*; The mingw-w64 developers, *wdm.h*.
    IrpFlags(u32), size = 4 {
        /// `IRP_NOCACHE`. The request bypasses the cache. Releases unknown.
        #[doc(alias = "IRP_NOCACHE")]
        NOCACHE = 0x00000001, "IRP_NOCACHE";
        /// `IRP_PAGING_IO`. The memory manager reads or writes pages. In a request to mount a volume: the volume was
        /// mounted. Releases unknown.
        #[doc(alias = "IRP_PAGING_IO")]
        PAGING_IO = 0x00000002, "IRP_PAGING_IO";
        /// `IRP_SYNCHRONOUS_API`. The caller waits for the request. Releases unknown.
        #[doc(alias = "IRP_SYNCHRONOUS_API")]
        SYNCHRONOUS_API = 0x00000004, "IRP_SYNCHRONOUS_API";
        /// `IRP_ASSOCIATED_IRP`. Part of another request, its master IRP. Releases unknown.
        #[doc(alias = "IRP_ASSOCIATED_IRP")]
        ASSOCIATED_IRP = 0x00000008, "IRP_ASSOCIATED_IRP";
        /// `IRP_BUFFERED_IO`. The request has a buffer in system memory. Releases unknown.
        #[doc(alias = "IRP_BUFFERED_IO")]
        BUFFERED_IO = 0x00000010, "IRP_BUFFERED_IO";
        /// `IRP_DEALLOCATE_BUFFER`. The system buffer is freed when the request is complete. Releases unknown.
        #[doc(alias = "IRP_DEALLOCATE_BUFFER")]
        DEALLOCATE_BUFFER = 0x00000020, "IRP_DEALLOCATE_BUFFER";
        /// `IRP_SYNCHRONOUS_PAGING_IO`. The memory manager waits for the pages. In a request with a system buffer: the
        /// buffer receives data. Releases unknown.
        #[doc(alias = "IRP_SYNCHRONOUS_PAGING_IO")]
        SYNCHRONOUS_PAGING_IO = 0x00000040, "IRP_SYNCHRONOUS_PAGING_IO";
        /// `IRP_CREATE_OPERATION`. The request creates or opens a file. Releases unknown.
        #[doc(alias = "IRP_CREATE_OPERATION")]
        CREATE_OPERATION = 0x00000080, "IRP_CREATE_OPERATION";
        /// `IRP_READ_OPERATION`. The request reads. Releases unknown.
        #[doc(alias = "IRP_READ_OPERATION")]
        READ_OPERATION = 0x00000100, "IRP_READ_OPERATION";
        /// `IRP_WRITE_OPERATION`. The request writes. Releases unknown.
        #[doc(alias = "IRP_WRITE_OPERATION")]
        WRITE_OPERATION = 0x00000200, "IRP_WRITE_OPERATION";
        /// `IRP_CLOSE_OPERATION`. The request closes a file. Releases unknown.
        #[doc(alias = "IRP_CLOSE_OPERATION")]
        CLOSE_OPERATION = 0x00000400, "IRP_CLOSE_OPERATION";
        /// `IRP_DEFER_IO_COMPLETION`. Completion of the request is deferred. Releases unknown.
        #[doc(alias = "IRP_DEFER_IO_COMPLETION")]
        DEFER_IO_COMPLETION = 0x00000800, "IRP_DEFER_IO_COMPLETION";
        /// `IRP_OB_QUERY_NAME`. Asynchronous query of a name. Releases unknown.
        #[doc(alias = "IRP_OB_QUERY_NAME")]
        OB_QUERY_NAME = 0x00001000, "IRP_OB_QUERY_NAME";
        /// `IRP_HOLD_DEVICE_QUEUE`. Releases unknown.
        #[doc(alias = "IRP_HOLD_DEVICE_QUEUE")]
        HOLD_DEVICE_QUEUE = 0x00002000, "IRP_HOLD_DEVICE_QUEUE";
        /// `IRP_PRIORITY_MASK`. Priority of the request. The name is from TraceEvent's PriorityMask. Releases unknown.
        #[doc(alias = "IRP_PRIORITY_MASK")]
        PRIORITY_MASK = 0x000e0000, "IRP_PRIORITY_MASK";
        /// `IRP_UM_DRIVER_INITIATED_IO`. The request is from a user-mode driver. Releases unknown.
        #[doc(alias = "IRP_UM_DRIVER_INITIATED_IO")]
        UM_DRIVER_INITIATED_IO = 0x00400000, "IRP_UM_DRIVER_INITIATED_IO";
    } also {
        MOUNT_COMPLETION = 0x00000002, "IRP_MOUNT_COMPLETION";
        INPUT_OPERATION = 0x00000040, "IRP_INPUT_OPERATION";
    }
}

impl IrpFlags {
    /// Returns the bit-field under `IRP_PRIORITY_MASK`.
    pub const fn priority(self) -> u32 {
        (self.0 & 0x000e0000) >> 17
    }

    /// Returns the flags with a value in the bit-field under `IRP_PRIORITY_MASK`. Bits of the value that do not fit are
    /// dropped.
    #[must_use]
    pub const fn with_priority(self, value: u32) -> IrpFlags {
        IrpFlags(self.0 & !0x000e0000 | value << 17 & 0x000e0000)
    }
}

static TABLE: Values = values("IRP_FLAGS", true, &[
    named("IRP_NOCACHE", 1, &[]),
    named("IRP_PAGING_IO", 2, &[]),
    named("IRP_MOUNT_COMPLETION", 2, &[]),
    named("IRP_SYNCHRONOUS_API", 4, &[]),
    named("IRP_ASSOCIATED_IRP", 8, &[]),
    named("IRP_BUFFERED_IO", 16, &[]),
    named("IRP_DEALLOCATE_BUFFER", 32, &[]),
    named("IRP_SYNCHRONOUS_PAGING_IO", 64, &[]),
    named("IRP_INPUT_OPERATION", 64, &[]),
    named("IRP_CREATE_OPERATION", 128, &[]),
    named("IRP_READ_OPERATION", 256, &[]),
    named("IRP_WRITE_OPERATION", 512, &[]),
    named("IRP_CLOSE_OPERATION", 1024, &[]),
    named("IRP_DEFER_IO_COMPLETION", 2048, &[]),
    named("IRP_OB_QUERY_NAME", 4096, &[]),
    named("IRP_HOLD_DEVICE_QUEUE", 8192, &[]),
    named_bits("IRP_PRIORITY_MASK", 917504, Some(17), Some(crate::common::IopPriorityHint::VALUES), &[]),
    named("IRP_UM_DRIVER_INITIATED_IO", 4194304, &[]),
]);
