// Generated from spec/structs/WMI_SPINLOCK.toml by `cargo spec generate`. Do not edit: edit that file.

//! Release of a spin lock selected by sampling, with details of its acquisition and hold.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_WMI_SPINLOCK, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_SPINLOCK", "V6_1Ptr64")
    .size(56)
    .fixed(51)
    .about("Release of a spin lock selected by sampling, with details of its acquisition and hold.")
    .in_releases("6.1..6.2 (64-bit)", &[holds(Pointer::Bits64, 6, 7)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID SpinLockAddress").at(0..8).about("Address of the spin lock.").means(Meaning::DataAddress),
        address("PVOID CallerAddress").at(8..16)
            .about("Address from the stack at the lock's release. It is the return address of an exported function, or \
                further up if the release is inlined in the kernel's own code.")
            .means(Meaning::CodeAddress),
        unsigned("ULONG64 AcquireTime").at(16..24).about("Time at which the lock was acquired.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        unsigned("ULONG64 ReleaseTime").at(24..32).about("Time at which the lock was released.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        unsigned("ULONG WaitTimeInCycles").at(32..36).about("Time for which the acquirer waited.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        unsigned("ULONG SpinCount").at(36..40).about("Number of retries by the acquirer.").means(Meaning::Count),
        unsigned("ULONG ThreadId").at(40..44).about("ID of the thread that released the lock.")
            .means(Meaning::ThreadId),
        unsigned("ULONG InterruptCount").at(44..48).about("Number of interrupts while the lock was requested and held.")
            .means(Meaning::Count),
        unsigned("UCHAR Irql").at(48..49).about("Interrupt request level, broadly that at which the lock was held.")
            .means(Meaning::Irql),
        unsigned("UCHAR AcquireDepth").at(49..50)
            .about("Number of spin locks that the processor held, including this one. At most eight are tracked.")
            .means(Meaning::Count),
        union("union ").at(50..51).with(&[More::Fields(&[
            bit_fields("UCHAR ").at(50..51).with(&[More::Fields(&[
                bit("UCHAR AcquireMode").at(50..51).bits(0..6).about("Type of the lock.").means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES)]),
                bit("UCHAR ExecuteDpc").at(50..51).bits(6..7).about("The lock was held in a deferred procedure call.")
                    .means(Meaning::Boolean),
                bit("UCHAR ExecuteIsr").at(50..51).bits(7..8)
                    .about("The lock was held in an interrupt service routine.").means(Meaning::Boolean),
            ])]),
            unsigned("UCHAR Flags").at(50..51).about("The same byte as one number.").means(Meaning::Flags),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_SPINLOCK", "V6_2Ptr32")
    .size(48)
    .fixed(43)
    .about("Release of a spin lock selected by sampling, with details of its acquisition and hold.")
    .in_releases("6.2 (32-bit)", &[holds(Pointer::Bits32, 7, 7)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID SpinLockAddress").at(0..4).about("Address of the spin lock.").means(Meaning::DataAddress),
        address("PVOID CallerAddress").at(4..8)
            .about("Address from the stack at the lock's release. It is the return address of an exported function, or \
                further up if the release is inlined in the kernel's own code.")
            .means(Meaning::CodeAddress),
        unsigned("ULONG64 AcquireTime").at(8..16).about("Time at which the lock was acquired.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        unsigned("ULONG64 ReleaseTime").at(16..24).about("Time at which the lock was released.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        unsigned("ULONG WaitTimeInCycles").at(24..28).about("Time for which the acquirer waited.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        unsigned("ULONG SpinCount").at(28..32).about("Number of retries by the acquirer.").means(Meaning::Count),
        unsigned("ULONG ThreadId").at(32..36).about("ID of the thread that released the lock.")
            .means(Meaning::ThreadId),
        unsigned("ULONG InterruptCount").at(36..40).about("Number of interrupts while the lock was requested and held.")
            .means(Meaning::Count),
        unsigned("UCHAR Irql").at(40..41).about("Interrupt request level, broadly that at which the lock was held.")
            .means(Meaning::Irql),
        unsigned("UCHAR AcquireDepth").at(41..42)
            .about("Number of spin locks that the processor held, including this one. At most eight are tracked.")
            .means(Meaning::Count),
        union("union ").at(42..43).with(&[More::Fields(&[
            bit_fields("UCHAR ").at(42..43).with(&[More::Fields(&[
                bit("UCHAR AcquireMode").at(42..43).bits(0..6).about("Type of the lock.").means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES)]),
                bit("UCHAR ExecuteDpc").at(42..43).bits(6..7).about("The lock was held in a deferred procedure call.")
                    .means(Meaning::Boolean),
                bit("UCHAR ExecuteIsr").at(42..43).bits(7..8)
                    .about("The lock was held in an interrupt service routine.").means(Meaning::Boolean),
            ])]),
            unsigned("UCHAR Flags").at(42..43).about("The same byte as one number.").means(Meaning::Flags),
        ])]),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("WMI_SPINLOCK", "WmiSpinlockPtr32")
    .size(48)
    .about("Release of a spin lock selected by sampling, with details of its acquisition and hold.")
    .in_releases("6.3+ (32-bit)", &[holds(Pointer::Bits32, 8, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID SpinLockAddress").at(0..4).about("Address of the spin lock.").means(Meaning::DataAddress),
        address("PVOID CallerAddress").at(4..8)
            .about("Address from the stack at the lock's release. It is the return address of an exported function, or \
                further up if the release is inlined in the kernel's own code.")
            .means(Meaning::CodeAddress),
        unsigned("ULONG64 AcquireTime").at(8..16).about("Time at which the lock was acquired.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        unsigned("ULONG64 ReleaseTime").at(16..24).about("Time at which the lock was released.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        unsigned("ULONG WaitTimeInCycles").at(24..28).about("Time for which the acquirer waited.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        unsigned("ULONG SpinCount").at(28..32).about("Number of retries by the acquirer.").means(Meaning::Count),
        unsigned("ULONG ThreadId").at(32..36).about("ID of the thread that released the lock.")
            .means(Meaning::ThreadId),
        unsigned("ULONG InterruptCount").at(36..40).about("Number of interrupts while the lock was requested and held.")
            .means(Meaning::Count),
        unsigned("UCHAR Irql").at(40..41).about("Interrupt request level, broadly that at which the lock was held.")
            .means(Meaning::Irql),
        unsigned("UCHAR AcquireDepth").at(41..42)
            .about("Number of spin locks that the processor held, including this one. At most eight are tracked.")
            .means(Meaning::Count),
        union("union ").at(42..43).with(&[More::Fields(&[
            bit_fields("UCHAR ").at(42..43).with(&[More::Fields(&[
                bit("UCHAR AcquireMode").at(42..43).bits(0..6).about("Type of the lock.").means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES)]),
                bit("UCHAR ExecuteDpc").at(42..43).bits(6..7).about("The lock was held in a deferred procedure call.")
                    .means(Meaning::Boolean),
                bit("UCHAR ExecuteIsr").at(42..43).bits(7..8)
                    .about("The lock was held in an interrupt service routine.").means(Meaning::Boolean),
            ])]),
            unsigned("UCHAR Flags").at(42..43).about("The same byte as one number.").means(Meaning::Flags),
        ])]),
        field(
            "UCHAR Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 5 }
        )
            .at(43..48).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("WMI_SPINLOCK", "WmiSpinlockPtr64")
    .size(56)
    .about("Release of a spin lock selected by sampling, with details of its acquisition and hold.")
    .in_releases("6.3+ (64-bit)", &[holds(Pointer::Bits64, 8, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID SpinLockAddress").at(0..8).about("Address of the spin lock.").means(Meaning::DataAddress),
        address("PVOID CallerAddress").at(8..16)
            .about("Address from the stack at the lock's release. It is the return address of an exported function, or \
                further up if the release is inlined in the kernel's own code.")
            .means(Meaning::CodeAddress),
        unsigned("ULONG64 AcquireTime").at(16..24).about("Time at which the lock was acquired.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        unsigned("ULONG64 ReleaseTime").at(24..32).about("Time at which the lock was released.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        unsigned("ULONG WaitTimeInCycles").at(32..36).about("Time for which the acquirer waited.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        unsigned("ULONG SpinCount").at(36..40).about("Number of retries by the acquirer.").means(Meaning::Count),
        unsigned("ULONG ThreadId").at(40..44).about("ID of the thread that released the lock.")
            .means(Meaning::ThreadId),
        unsigned("ULONG InterruptCount").at(44..48).about("Number of interrupts while the lock was requested and held.")
            .means(Meaning::Count),
        unsigned("UCHAR Irql").at(48..49).about("Interrupt request level, broadly that at which the lock was held.")
            .means(Meaning::Irql),
        unsigned("UCHAR AcquireDepth").at(49..50)
            .about("Number of spin locks that the processor held, including this one. At most eight are tracked.")
            .means(Meaning::Count),
        union("union ").at(50..51).with(&[More::Fields(&[
            bit_fields("UCHAR ").at(50..51).with(&[More::Fields(&[
                bit("UCHAR AcquireMode").at(50..51).bits(0..6).about("Type of the lock.").means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES)]),
                bit("UCHAR ExecuteDpc").at(50..51).bits(6..7).about("The lock was held in a deferred procedure call.")
                    .means(Meaning::Boolean),
                bit("UCHAR ExecuteIsr").at(50..51).bits(7..8)
                    .about("The lock was held in an interrupt service routine.").means(Meaning::Boolean),
            ])]),
            unsigned("UCHAR Flags").at(50..51).about("The same byte as one number.").means(Meaning::Flags),
        ])]),
        field(
            "UCHAR Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 5 }
        )
            .at(51..56).means(Meaning::Reserved),
    ]);
fixed! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// Older form.
    /// In C: `WMI_SPINLOCK`, 0x38 bytes with one element of its array, 0x33 without elements. Documented for 6.1..6.2
    /// (64-bit).
    ///
    /// Spin locks here are ordinary, queued and executive spin locks. By default the events include every contended
    /// acquisition, about one in a thousand others and, from 6.3, every lock held for too long.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
    ///
    /// Unknown:
    ///
    /// - Whether the last five bytes exist before 6.3, for which no source has Reserved. Here they are padding, as they
    ///   would be without the packing that the header requests.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can
    /// Bölük, *Windows types from symbol files*.
    owned V6_1Ptr64 / V6_1Ptr64View: lone,
        name = "WMI_SPINLOCK", size = 51, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of the spin lock. `PVOID SpinLockAddress` at 0x00.
        spin_lock_address / set_spin_lock_address: u64, at = 0;
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further
        /// up if the release is inlined in the kernel's own code. `PVOID CallerAddress` at 0x08.
        caller_address / set_caller_address: u64, at = 8;
        /// Time at which the lock was acquired. `ULONG64 AcquireTime` at 0x10. Unit: CPU cycles.
        acquire_time / set_acquire_time: u64, at = 16;
        /// Time at which the lock was released. `ULONG64 ReleaseTime` at 0x18. Unit: CPU cycles.
        release_time / set_release_time: u64, at = 24;
        /// Time for which the acquirer waited. `ULONG WaitTimeInCycles` at 0x20. Unit: CPU cycles.
        wait_time_in_cycles / set_wait_time_in_cycles: u32, at = 32;
        /// Number of retries by the acquirer. `ULONG SpinCount` at 0x24.
        spin_count / set_spin_count: u32, at = 36;
        /// ID of the thread that released the lock. `ULONG ThreadId` at 0x28.
        thread_id / set_thread_id: u32, at = 40;
        /// Number of interrupts while the lock was requested and held. `ULONG InterruptCount` at 0x2C.
        interrupt_count / set_interrupt_count: u32, at = 44;
        /// Interrupt request level, broadly that at which the lock was held. `UCHAR Irql` at 0x30.
        irql / set_irql: u8, at = 48;
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. `UCHAR
        /// AcquireDepth` at 0x31.
        acquire_depth / set_acquire_depth: u8, at = 49;
        /// The same byte as one number. `UCHAR Flags` at 0x32.
        flags / set_flags: u8, at = 50;
    }
    bits {
        /// Type of the lock. `AcquireMode`, bits 0 to 5 of the integer at 0x32.
        acquire_mode / set_acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode, at = 50, size = 1, bits = 0..6;
        /// The lock was held in a deferred procedure call. `ExecuteDpc`, bit 6 of the integer at 0x32.
        execute_dpc / set_execute_dpc: u8, at = 50, size = 1, bits = 6..7;
        /// The lock was held in an interrupt service routine. `ExecuteIsr`, bit 7 of the integer at 0x32.
        execute_isr / set_execute_isr: u8, at = 50, size = 1, bits = 7..8;
    }
}

fixed! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// Older form.
    /// In C: `WMI_SPINLOCK`, 0x30 bytes with one element of its array, 0x2b without elements. Documented for 6.2
    /// (32-bit).
    ///
    /// Spin locks here are ordinary, queued and executive spin locks. By default the events include every contended
    /// acquisition, about one in a thousand others and, from 6.3, every lock held for too long.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
    ///
    /// Unknown:
    ///
    /// - Whether the last five bytes exist before 6.3, for which no source has Reserved. Here they are padding, as they
    ///   would be without the packing that the header requests.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can
    /// Bölük, *Windows types from symbol files*.
    owned V6_2Ptr32 / V6_2Ptr32View: lone,
        name = "WMI_SPINLOCK", size = 43, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of the spin lock. `PVOID SpinLockAddress` at 0x00.
        spin_lock_address / set_spin_lock_address: u32, at = 0;
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further
        /// up if the release is inlined in the kernel's own code. `PVOID CallerAddress` at 0x04.
        caller_address / set_caller_address: u32, at = 4;
        /// Time at which the lock was acquired. `ULONG64 AcquireTime` at 0x08. Unit: CPU cycles.
        acquire_time / set_acquire_time: u64, at = 8;
        /// Time at which the lock was released. `ULONG64 ReleaseTime` at 0x10. Unit: CPU cycles.
        release_time / set_release_time: u64, at = 16;
        /// Time for which the acquirer waited. `ULONG WaitTimeInCycles` at 0x18. Unit: CPU cycles.
        wait_time_in_cycles / set_wait_time_in_cycles: u32, at = 24;
        /// Number of retries by the acquirer. `ULONG SpinCount` at 0x1C.
        spin_count / set_spin_count: u32, at = 28;
        /// ID of the thread that released the lock. `ULONG ThreadId` at 0x20.
        thread_id / set_thread_id: u32, at = 32;
        /// Number of interrupts while the lock was requested and held. `ULONG InterruptCount` at 0x24.
        interrupt_count / set_interrupt_count: u32, at = 36;
        /// Interrupt request level, broadly that at which the lock was held. `UCHAR Irql` at 0x28.
        irql / set_irql: u8, at = 40;
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. `UCHAR
        /// AcquireDepth` at 0x29.
        acquire_depth / set_acquire_depth: u8, at = 41;
        /// The same byte as one number. `UCHAR Flags` at 0x2A.
        flags / set_flags: u8, at = 42;
    }
    bits {
        /// Type of the lock. `AcquireMode`, bits 0 to 5 of the integer at 0x2A.
        acquire_mode / set_acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode, at = 42, size = 1, bits = 0..6;
        /// The lock was held in a deferred procedure call. `ExecuteDpc`, bit 6 of the integer at 0x2A.
        execute_dpc / set_execute_dpc: u8, at = 42, size = 1, bits = 6..7;
        /// The lock was held in an interrupt service routine. `ExecuteIsr`, bit 7 of the integer at 0x2A.
        execute_isr / set_execute_isr: u8, at = 42, size = 1, bits = 7..8;
    }
}

fixed! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// In C: `WMI_SPINLOCK`, 0x30 bytes. Documented for 6.3+ (32-bit), assumed unchanged after 11-21H2.
    ///
    /// Spin locks here are ordinary, queued and executive spin locks. By default the events include every contended
    /// acquisition, about one in a thousand others and, from 6.3, every lock held for too long.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
    ///
    /// Unknown:
    ///
    /// - Whether the last five bytes exist before 6.3, for which no source has Reserved. Here they are padding, as they
    ///   would be without the packing that the header requests.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can
    /// Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_SPINLOCK")]
    owned WmiSpinlockPtr32 / WmiSpinlockPtr32View: lone,
        name = "WMI_SPINLOCK", size = 48, table = Table::form(&LAYOUT_2), layout = LAYOUT_2;
    fields {
        /// Address of the spin lock. `PVOID SpinLockAddress` at 0x00.
        spin_lock_address / set_spin_lock_address: u32, at = 0;
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further
        /// up if the release is inlined in the kernel's own code. `PVOID CallerAddress` at 0x04.
        caller_address / set_caller_address: u32, at = 4;
        /// Time at which the lock was acquired. `ULONG64 AcquireTime` at 0x08. Unit: CPU cycles.
        acquire_time / set_acquire_time: u64, at = 8;
        /// Time at which the lock was released. `ULONG64 ReleaseTime` at 0x10. Unit: CPU cycles.
        release_time / set_release_time: u64, at = 16;
        /// Time for which the acquirer waited. `ULONG WaitTimeInCycles` at 0x18. Unit: CPU cycles.
        wait_time_in_cycles / set_wait_time_in_cycles: u32, at = 24;
        /// Number of retries by the acquirer. `ULONG SpinCount` at 0x1C.
        spin_count / set_spin_count: u32, at = 28;
        /// ID of the thread that released the lock. `ULONG ThreadId` at 0x20.
        thread_id / set_thread_id: u32, at = 32;
        /// Number of interrupts while the lock was requested and held. `ULONG InterruptCount` at 0x24.
        interrupt_count / set_interrupt_count: u32, at = 36;
        /// Interrupt request level, broadly that at which the lock was held. `UCHAR Irql` at 0x28.
        irql / set_irql: u8, at = 40;
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. `UCHAR
        /// AcquireDepth` at 0x29.
        acquire_depth / set_acquire_depth: u8, at = 41;
        /// The same byte as one number. `UCHAR Flags` at 0x2A.
        flags / set_flags: u8, at = 42;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x2B.
        reserved / set_reserved: [u8; 5], at = 43;
    }
    bits {
        /// Type of the lock. `AcquireMode`, bits 0 to 5 of the integer at 0x2A.
        acquire_mode / set_acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode, at = 42, size = 1, bits = 0..6;
        /// The lock was held in a deferred procedure call. `ExecuteDpc`, bit 6 of the integer at 0x2A.
        execute_dpc / set_execute_dpc: u8, at = 42, size = 1, bits = 6..7;
        /// The lock was held in an interrupt service routine. `ExecuteIsr`, bit 7 of the integer at 0x2A.
        execute_isr / set_execute_isr: u8, at = 42, size = 1, bits = 7..8;
    }
}

fixed! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// In C: `WMI_SPINLOCK`, 0x38 bytes. Documented for 6.3+ (64-bit), assumed unchanged after 11-21H2.
    ///
    /// Spin locks here are ordinary, queued and executive spin locks. By default the events include every contended
    /// acquisition, about one in a thousand others and, from 6.3, every lock held for too long.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
    ///
    /// Unknown:
    ///
    /// - Whether the last five bytes exist before 6.3, for which no source has Reserved. Here they are padding, as they
    ///   would be without the packing that the header requests.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can
    /// Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_SPINLOCK")]
    owned WmiSpinlockPtr64 / WmiSpinlockPtr64View: lone,
        name = "WMI_SPINLOCK", size = 56, table = Table::form(&LAYOUT_3), layout = LAYOUT_3;
    fields {
        /// Address of the spin lock. `PVOID SpinLockAddress` at 0x00.
        spin_lock_address / set_spin_lock_address: u64, at = 0;
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further
        /// up if the release is inlined in the kernel's own code. `PVOID CallerAddress` at 0x08.
        caller_address / set_caller_address: u64, at = 8;
        /// Time at which the lock was acquired. `ULONG64 AcquireTime` at 0x10. Unit: CPU cycles.
        acquire_time / set_acquire_time: u64, at = 16;
        /// Time at which the lock was released. `ULONG64 ReleaseTime` at 0x18. Unit: CPU cycles.
        release_time / set_release_time: u64, at = 24;
        /// Time for which the acquirer waited. `ULONG WaitTimeInCycles` at 0x20. Unit: CPU cycles.
        wait_time_in_cycles / set_wait_time_in_cycles: u32, at = 32;
        /// Number of retries by the acquirer. `ULONG SpinCount` at 0x24.
        spin_count / set_spin_count: u32, at = 36;
        /// ID of the thread that released the lock. `ULONG ThreadId` at 0x28.
        thread_id / set_thread_id: u32, at = 40;
        /// Number of interrupts while the lock was requested and held. `ULONG InterruptCount` at 0x2C.
        interrupt_count / set_interrupt_count: u32, at = 44;
        /// Interrupt request level, broadly that at which the lock was held. `UCHAR Irql` at 0x30.
        irql / set_irql: u8, at = 48;
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. `UCHAR
        /// AcquireDepth` at 0x31.
        acquire_depth / set_acquire_depth: u8, at = 49;
        /// The same byte as one number. `UCHAR Flags` at 0x32.
        flags / set_flags: u8, at = 50;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x33.
        reserved / set_reserved: [u8; 5], at = 51;
    }
    bits {
        /// Type of the lock. `AcquireMode`, bits 0 to 5 of the integer at 0x32.
        acquire_mode / set_acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode, at = 50, size = 1, bits = 0..6;
        /// The lock was held in a deferred procedure call. `ExecuteDpc`, bit 6 of the integer at 0x32.
        execute_dpc / set_execute_dpc: u8, at = 50, size = 1, bits = 6..7;
        /// The lock was held in an interrupt service routine. `ExecuteIsr`, bit 7 of the integer at 0x32.
        execute_isr / set_execute_isr: u8, at = 50, size = 1, bits = 7..8;
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
