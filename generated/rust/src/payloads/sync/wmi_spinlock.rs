// Generated from spec/structs/WMI_SPINLOCK.toml by `cargo spec generate`. Do not edit: edit that file.

//! Release of a spin lock selected by sampling, with details of its acquisition and hold.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_SPINLOCK", "V6_1Ptr64", (56, 51), "Release of a spin lock selected by sampling, with details of its acquisition and hold.", &[
    address("SpinLockAddress", 0, 8, "PVOID", "Address of the spin lock.").means(Meaning::DataAddress),
    address("CallerAddress", 8, 8, "PVOID", "Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code.").means(Meaning::CodeAddress),
    unsigned("AcquireTime", 16, 8, "ULONG64", "Time at which the lock was acquired.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
    unsigned("ReleaseTime", 24, 8, "ULONG64", "Time at which the lock was released.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
    unsigned("WaitTimeInCycles", 32, 4, "ULONG", "Time for which the acquirer waited.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
    unsigned("SpinCount", 36, 4, "ULONG", "Number of retries by the acquirer.").means(Meaning::Count),
    unsigned("ThreadId", 40, 4, "ULONG", "ID of the thread that released the lock.").means(Meaning::ThreadId),
    unsigned("InterruptCount", 44, 4, "ULONG", "Number of interrupts while the lock was requested and held.").means(Meaning::Count),
    unsigned("Irql", 48, 1, "UCHAR", "Interrupt request level, broadly that at which the lock was held.").means(Meaning::Irql),
    unsigned("AcquireDepth", 49, 1, "UCHAR", "Number of spin locks that the processor held, including this one. At most eight are tracked.").means(Meaning::Count),
    field("", 50, 1, "union", Kind::Union, "").with(&[
        field("", 50, 1, "UCHAR", Kind::Bits, "").with(&[
            bit("AcquireMode", (50, 1), "UCHAR", 0, 6, "Type of the lock.").of(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES).means(Meaning::Enumeration),
            bit("ExecuteDpc", (50, 1), "UCHAR", 6, 1, "The lock was held in a deferred procedure call.").means(Meaning::Boolean),
            bit("ExecuteIsr", (50, 1), "UCHAR", 7, 1, "The lock was held in an interrupt service routine.").means(Meaning::Boolean),
        ]),
        unsigned("Flags", 50, 1, "UCHAR", "The same byte as one number.").means(Meaning::Flags),
    ]),
])
    .in_releases("6.1..6.2 (64-bit)", &[holds(Pointer::Bits64, 6, 7)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_SPINLOCK, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_SPINLOCK", "V6_2Ptr32", (48, 43), "Release of a spin lock selected by sampling, with details of its acquisition and hold.", &[
    address("SpinLockAddress", 0, 4, "PVOID", "Address of the spin lock.").means(Meaning::DataAddress),
    address("CallerAddress", 4, 4, "PVOID", "Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code.").means(Meaning::CodeAddress),
    unsigned("AcquireTime", 8, 8, "ULONG64", "Time at which the lock was acquired.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
    unsigned("ReleaseTime", 16, 8, "ULONG64", "Time at which the lock was released.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
    unsigned("WaitTimeInCycles", 24, 4, "ULONG", "Time for which the acquirer waited.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
    unsigned("SpinCount", 28, 4, "ULONG", "Number of retries by the acquirer.").means(Meaning::Count),
    unsigned("ThreadId", 32, 4, "ULONG", "ID of the thread that released the lock.").means(Meaning::ThreadId),
    unsigned("InterruptCount", 36, 4, "ULONG", "Number of interrupts while the lock was requested and held.").means(Meaning::Count),
    unsigned("Irql", 40, 1, "UCHAR", "Interrupt request level, broadly that at which the lock was held.").means(Meaning::Irql),
    unsigned("AcquireDepth", 41, 1, "UCHAR", "Number of spin locks that the processor held, including this one. At most eight are tracked.").means(Meaning::Count),
    field("", 42, 1, "union", Kind::Union, "").with(&[
        field("", 42, 1, "UCHAR", Kind::Bits, "").with(&[
            bit("AcquireMode", (42, 1), "UCHAR", 0, 6, "Type of the lock.").of(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES).means(Meaning::Enumeration),
            bit("ExecuteDpc", (42, 1), "UCHAR", 6, 1, "The lock was held in a deferred procedure call.").means(Meaning::Boolean),
            bit("ExecuteIsr", (42, 1), "UCHAR", 7, 1, "The lock was held in an interrupt service routine.").means(Meaning::Boolean),
        ]),
        unsigned("Flags", 42, 1, "UCHAR", "The same byte as one number.").means(Meaning::Flags),
    ]),
])
    .in_releases("6.2 (32-bit)", &[holds(Pointer::Bits32, 7, 7)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_SPINLOCK, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_2: Layout = layout("WMI_SPINLOCK", "WmiSpinlockPtr32", (48, 48), "Release of a spin lock selected by sampling, with details of its acquisition and hold.", &[
    address("SpinLockAddress", 0, 4, "PVOID", "Address of the spin lock.").means(Meaning::DataAddress),
    address("CallerAddress", 4, 4, "PVOID", "Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code.").means(Meaning::CodeAddress),
    unsigned("AcquireTime", 8, 8, "ULONG64", "Time at which the lock was acquired.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
    unsigned("ReleaseTime", 16, 8, "ULONG64", "Time at which the lock was released.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
    unsigned("WaitTimeInCycles", 24, 4, "ULONG", "Time for which the acquirer waited.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
    unsigned("SpinCount", 28, 4, "ULONG", "Number of retries by the acquirer.").means(Meaning::Count),
    unsigned("ThreadId", 32, 4, "ULONG", "ID of the thread that released the lock.").means(Meaning::ThreadId),
    unsigned("InterruptCount", 36, 4, "ULONG", "Number of interrupts while the lock was requested and held.").means(Meaning::Count),
    unsigned("Irql", 40, 1, "UCHAR", "Interrupt request level, broadly that at which the lock was held.").means(Meaning::Irql),
    unsigned("AcquireDepth", 41, 1, "UCHAR", "Number of spin locks that the processor held, including this one. At most eight are tracked.").means(Meaning::Count),
    field("", 42, 1, "union", Kind::Union, "").with(&[
        field("", 42, 1, "UCHAR", Kind::Bits, "").with(&[
            bit("AcquireMode", (42, 1), "UCHAR", 0, 6, "Type of the lock.").of(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES).means(Meaning::Enumeration),
            bit("ExecuteDpc", (42, 1), "UCHAR", 6, 1, "The lock was held in a deferred procedure call.").means(Meaning::Boolean),
            bit("ExecuteIsr", (42, 1), "UCHAR", 7, 1, "The lock was held in an interrupt service routine.").means(Meaning::Boolean),
        ]),
        unsigned("Flags", 42, 1, "UCHAR", "The same byte as one number.").means(Meaning::Flags),
    ]),
    field("Reserved", 43, 5, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 5 }, "").means(Meaning::Reserved),
])
    .in_releases("6.3+ (32-bit)", &[holds(Pointer::Bits32, 8, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_SPINLOCK, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_3: Layout = layout("WMI_SPINLOCK", "WmiSpinlockPtr64", (56, 56), "Release of a spin lock selected by sampling, with details of its acquisition and hold.", &[
    address("SpinLockAddress", 0, 8, "PVOID", "Address of the spin lock.").means(Meaning::DataAddress),
    address("CallerAddress", 8, 8, "PVOID", "Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code.").means(Meaning::CodeAddress),
    unsigned("AcquireTime", 16, 8, "ULONG64", "Time at which the lock was acquired.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
    unsigned("ReleaseTime", 24, 8, "ULONG64", "Time at which the lock was released.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
    unsigned("WaitTimeInCycles", 32, 4, "ULONG", "Time for which the acquirer waited.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
    unsigned("SpinCount", 36, 4, "ULONG", "Number of retries by the acquirer.").means(Meaning::Count),
    unsigned("ThreadId", 40, 4, "ULONG", "ID of the thread that released the lock.").means(Meaning::ThreadId),
    unsigned("InterruptCount", 44, 4, "ULONG", "Number of interrupts while the lock was requested and held.").means(Meaning::Count),
    unsigned("Irql", 48, 1, "UCHAR", "Interrupt request level, broadly that at which the lock was held.").means(Meaning::Irql),
    unsigned("AcquireDepth", 49, 1, "UCHAR", "Number of spin locks that the processor held, including this one. At most eight are tracked.").means(Meaning::Count),
    field("", 50, 1, "union", Kind::Union, "").with(&[
        field("", 50, 1, "UCHAR", Kind::Bits, "").with(&[
            bit("AcquireMode", (50, 1), "UCHAR", 0, 6, "Type of the lock.").of(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES).means(Meaning::Enumeration),
            bit("ExecuteDpc", (50, 1), "UCHAR", 6, 1, "The lock was held in a deferred procedure call.").means(Meaning::Boolean),
            bit("ExecuteIsr", (50, 1), "UCHAR", 7, 1, "The lock was held in an interrupt service routine.").means(Meaning::Boolean),
        ]),
        unsigned("Flags", 50, 1, "UCHAR", "The same byte as one number.").means(Meaning::Flags),
    ]),
    field("Reserved", 51, 5, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 5 }, "").means(Meaning::Reserved),
])
    .in_releases("6.3+ (64-bit)", &[holds(Pointer::Bits64, 8, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_SPINLOCK, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// Older form.
    /// In C: `WMI_SPINLOCK`, 0x38 bytes with one element of its array, 0x33 without elements. Documented for 6.1..6.2 (64-bit).
    ///
    /// Spin locks here are ordinary, queued and executive spin locks. By default the events include every contended acquisition, about one in a thousand others and, from 6.3, every lock held for too long.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
    ///
    /// Unknown:
    ///
    /// - Whether the last five bytes exist before 6.3, for which no source has Reserved. Here they are padding, as they would be without the packing that the header requests.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can Bölük, *Windows types from symbol files*.
    owned V6_1Ptr64 / V6_1Ptr64View: lone [51] "WMI_SPINLOCK" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of the spin lock. `PVOID SpinLockAddress` at 0x00.
        spin_lock_address set_spin_lock_address: u64 = 0;
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code. `PVOID CallerAddress` at 0x08.
        caller_address set_caller_address: u64 = 8;
        /// Time at which the lock was acquired. `ULONG64 AcquireTime` at 0x10. Unit: CPU cycles.
        acquire_time set_acquire_time: u64 = 16;
        /// Time at which the lock was released. `ULONG64 ReleaseTime` at 0x18. Unit: CPU cycles.
        release_time set_release_time: u64 = 24;
        /// Time for which the acquirer waited. `ULONG WaitTimeInCycles` at 0x20. Unit: CPU cycles.
        wait_time_in_cycles set_wait_time_in_cycles: u32 = 32;
        /// Number of retries by the acquirer. `ULONG SpinCount` at 0x24.
        spin_count set_spin_count: u32 = 36;
        /// ID of the thread that released the lock. `ULONG ThreadId` at 0x28.
        thread_id set_thread_id: u32 = 40;
        /// Number of interrupts while the lock was requested and held. `ULONG InterruptCount` at 0x2C.
        interrupt_count set_interrupt_count: u32 = 44;
        /// Interrupt request level, broadly that at which the lock was held. `UCHAR Irql` at 0x30.
        irql set_irql: u8 = 48;
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. `UCHAR AcquireDepth` at 0x31.
        acquire_depth set_acquire_depth: u8 = 49;
        /// The same byte as one number. `UCHAR Flags` at 0x32.
        flags set_flags: u8 = 50;
    }
    bits {
        /// Type of the lock. `AcquireMode`, bits 0 to 5 of the integer at 0x32.
        acquire_mode set_acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode = 1 50 0 6;
        /// The lock was held in a deferred procedure call. `ExecuteDpc`, bit 6 of the integer at 0x32.
        execute_dpc set_execute_dpc: u8 = 1 50 6 1;
        /// The lock was held in an interrupt service routine. `ExecuteIsr`, bit 7 of the integer at 0x32.
        execute_isr set_execute_isr: u8 = 1 50 7 1;
    }
}

fixed! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// Older form.
    /// In C: `WMI_SPINLOCK`, 0x30 bytes with one element of its array, 0x2b without elements. Documented for 6.2 (32-bit).
    ///
    /// Spin locks here are ordinary, queued and executive spin locks. By default the events include every contended acquisition, about one in a thousand others and, from 6.3, every lock held for too long.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
    ///
    /// Unknown:
    ///
    /// - Whether the last five bytes exist before 6.3, for which no source has Reserved. Here they are padding, as they would be without the packing that the header requests.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can Bölük, *Windows types from symbol files*.
    owned V6_2Ptr32 / V6_2Ptr32View: lone [43] "WMI_SPINLOCK" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of the spin lock. `PVOID SpinLockAddress` at 0x00.
        spin_lock_address set_spin_lock_address: u32 = 0;
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code. `PVOID CallerAddress` at 0x04.
        caller_address set_caller_address: u32 = 4;
        /// Time at which the lock was acquired. `ULONG64 AcquireTime` at 0x08. Unit: CPU cycles.
        acquire_time set_acquire_time: u64 = 8;
        /// Time at which the lock was released. `ULONG64 ReleaseTime` at 0x10. Unit: CPU cycles.
        release_time set_release_time: u64 = 16;
        /// Time for which the acquirer waited. `ULONG WaitTimeInCycles` at 0x18. Unit: CPU cycles.
        wait_time_in_cycles set_wait_time_in_cycles: u32 = 24;
        /// Number of retries by the acquirer. `ULONG SpinCount` at 0x1C.
        spin_count set_spin_count: u32 = 28;
        /// ID of the thread that released the lock. `ULONG ThreadId` at 0x20.
        thread_id set_thread_id: u32 = 32;
        /// Number of interrupts while the lock was requested and held. `ULONG InterruptCount` at 0x24.
        interrupt_count set_interrupt_count: u32 = 36;
        /// Interrupt request level, broadly that at which the lock was held. `UCHAR Irql` at 0x28.
        irql set_irql: u8 = 40;
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. `UCHAR AcquireDepth` at 0x29.
        acquire_depth set_acquire_depth: u8 = 41;
        /// The same byte as one number. `UCHAR Flags` at 0x2A.
        flags set_flags: u8 = 42;
    }
    bits {
        /// Type of the lock. `AcquireMode`, bits 0 to 5 of the integer at 0x2A.
        acquire_mode set_acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode = 1 42 0 6;
        /// The lock was held in a deferred procedure call. `ExecuteDpc`, bit 6 of the integer at 0x2A.
        execute_dpc set_execute_dpc: u8 = 1 42 6 1;
        /// The lock was held in an interrupt service routine. `ExecuteIsr`, bit 7 of the integer at 0x2A.
        execute_isr set_execute_isr: u8 = 1 42 7 1;
    }
}

fixed! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// In C: `WMI_SPINLOCK`, 0x30 bytes. Documented for 6.3+ (32-bit), assumed unchanged after 11-21H2.
    ///
    /// Spin locks here are ordinary, queued and executive spin locks. By default the events include every contended acquisition, about one in a thousand others and, from 6.3, every lock held for too long.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
    ///
    /// Unknown:
    ///
    /// - Whether the last five bytes exist before 6.3, for which no source has Reserved. Here they are padding, as they would be without the packing that the header requests.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_SPINLOCK")]
    owned WmiSpinlockPtr32 / WmiSpinlockPtr32View: lone [48] "WMI_SPINLOCK" Table::form(&LAYOUT_2), LAYOUT_2;
    fields {
        /// Address of the spin lock. `PVOID SpinLockAddress` at 0x00.
        spin_lock_address set_spin_lock_address: u32 = 0;
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code. `PVOID CallerAddress` at 0x04.
        caller_address set_caller_address: u32 = 4;
        /// Time at which the lock was acquired. `ULONG64 AcquireTime` at 0x08. Unit: CPU cycles.
        acquire_time set_acquire_time: u64 = 8;
        /// Time at which the lock was released. `ULONG64 ReleaseTime` at 0x10. Unit: CPU cycles.
        release_time set_release_time: u64 = 16;
        /// Time for which the acquirer waited. `ULONG WaitTimeInCycles` at 0x18. Unit: CPU cycles.
        wait_time_in_cycles set_wait_time_in_cycles: u32 = 24;
        /// Number of retries by the acquirer. `ULONG SpinCount` at 0x1C.
        spin_count set_spin_count: u32 = 28;
        /// ID of the thread that released the lock. `ULONG ThreadId` at 0x20.
        thread_id set_thread_id: u32 = 32;
        /// Number of interrupts while the lock was requested and held. `ULONG InterruptCount` at 0x24.
        interrupt_count set_interrupt_count: u32 = 36;
        /// Interrupt request level, broadly that at which the lock was held. `UCHAR Irql` at 0x28.
        irql set_irql: u8 = 40;
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. `UCHAR AcquireDepth` at 0x29.
        acquire_depth set_acquire_depth: u8 = 41;
        /// The same byte as one number. `UCHAR Flags` at 0x2A.
        flags set_flags: u8 = 42;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x2B.
        reserved set_reserved: [u8; 5] = 43;
    }
    bits {
        /// Type of the lock. `AcquireMode`, bits 0 to 5 of the integer at 0x2A.
        acquire_mode set_acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode = 1 42 0 6;
        /// The lock was held in a deferred procedure call. `ExecuteDpc`, bit 6 of the integer at 0x2A.
        execute_dpc set_execute_dpc: u8 = 1 42 6 1;
        /// The lock was held in an interrupt service routine. `ExecuteIsr`, bit 7 of the integer at 0x2A.
        execute_isr set_execute_isr: u8 = 1 42 7 1;
    }
}

fixed! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// In C: `WMI_SPINLOCK`, 0x38 bytes. Documented for 6.3+ (64-bit), assumed unchanged after 11-21H2.
    ///
    /// Spin locks here are ordinary, queued and executive spin locks. By default the events include every contended acquisition, about one in a thousand others and, from 6.3, every lock held for too long.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
    ///
    /// Unknown:
    ///
    /// - Whether the last five bytes exist before 6.3, for which no source has Reserved. Here they are padding, as they would be without the packing that the header requests.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_SPINLOCK")]
    owned WmiSpinlockPtr64 / WmiSpinlockPtr64View: lone [56] "WMI_SPINLOCK" Table::form(&LAYOUT_3), LAYOUT_3;
    fields {
        /// Address of the spin lock. `PVOID SpinLockAddress` at 0x00.
        spin_lock_address set_spin_lock_address: u64 = 0;
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code. `PVOID CallerAddress` at 0x08.
        caller_address set_caller_address: u64 = 8;
        /// Time at which the lock was acquired. `ULONG64 AcquireTime` at 0x10. Unit: CPU cycles.
        acquire_time set_acquire_time: u64 = 16;
        /// Time at which the lock was released. `ULONG64 ReleaseTime` at 0x18. Unit: CPU cycles.
        release_time set_release_time: u64 = 24;
        /// Time for which the acquirer waited. `ULONG WaitTimeInCycles` at 0x20. Unit: CPU cycles.
        wait_time_in_cycles set_wait_time_in_cycles: u32 = 32;
        /// Number of retries by the acquirer. `ULONG SpinCount` at 0x24.
        spin_count set_spin_count: u32 = 36;
        /// ID of the thread that released the lock. `ULONG ThreadId` at 0x28.
        thread_id set_thread_id: u32 = 40;
        /// Number of interrupts while the lock was requested and held. `ULONG InterruptCount` at 0x2C.
        interrupt_count set_interrupt_count: u32 = 44;
        /// Interrupt request level, broadly that at which the lock was held. `UCHAR Irql` at 0x30.
        irql set_irql: u8 = 48;
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. `UCHAR AcquireDepth` at 0x31.
        acquire_depth set_acquire_depth: u8 = 49;
        /// The same byte as one number. `UCHAR Flags` at 0x32.
        flags set_flags: u8 = 50;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x33.
        reserved set_reserved: [u8; 5] = 51;
    }
    bits {
        /// Type of the lock. `AcquireMode`, bits 0 to 5 of the integer at 0x32.
        acquire_mode set_acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode = 1 50 0 6;
        /// The lock was held in a deferred procedure call. `ExecuteDpc`, bit 6 of the integer at 0x32.
        execute_dpc set_execute_dpc: u8 = 1 50 6 1;
        /// The lock was held in an interrupt service routine. `ExecuteIsr`, bit 7 of the integer at 0x32.
        execute_isr set_execute_isr: u8 = 1 50 7 1;
    }
}

/// Alias of [`WmiSpinlockPtr32`], named by the first release of the form.
pub type V6_3Ptr32 = WmiSpinlockPtr32;
/// Alias of [`WmiSpinlockPtr32View`], named by the first release of the form.
pub type V6_3Ptr32View<'a> = WmiSpinlockPtr32View<'a>;
/// Alias of [`WmiSpinlockPtr64`], named by the first release of the form.
pub type V6_3Ptr64 = WmiSpinlockPtr64;
/// Alias of [`WmiSpinlockPtr64View`], named by the first release of the form.
pub type V6_3Ptr64View<'a> = WmiSpinlockPtr64View<'a>;
/// Alias of [`WmiSpinlockPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiSpinlockPtr32` or `WmiSpinlockPtr64`"]
pub type WmiSpinlock = WmiSpinlockPtr64;
/// Alias of [`WmiSpinlockPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiSpinlockPtr32View` or `WmiSpinlockPtr64View`"]
pub type WmiSpinlockView<'a> = WmiSpinlockPtr64View<'a>;
