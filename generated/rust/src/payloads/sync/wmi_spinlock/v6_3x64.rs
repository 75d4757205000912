// Generated from spec/structs/WMI_SPINLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_SPINLOCK in the form of releases 6.3+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A spin lock was released that a sample chose, with how it was acquired and held.
///
/// In C: `WMI_SPINLOCK`, 0x38 bytes. Releases 6.3+ with 64 bit pointers.
///
/// Spin locks here are ordinary ones, queued ones and executive ones. By default every contended acquisition is logged, about one of a thousand others, and, from 6.3 on, every lock that was held for too long.
///
/// What no source says:
///
/// - Whether the last five bytes are there before 6.3, when no source has Reserved: here they are padding, as they would be without the packing that the header asks for.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_SPINLOCK")]
pub struct WmiSpinlockX64 {
    /// `PVOID SpinLockAddress`, at 0x00. The lock.
    pub spin_lock_address: u64,
    /// `PVOID CallerAddress`, at 0x08. An address from the stack at the lock's release: where an exported function returns to, or further up if the kernel's own code has the release inlined.
    pub caller_address: u64,
    /// `ULONG64 AcquireTime`, at 0x10. When the lock was acquired. Unit: cycles of the processor.
    pub acquire_time: u64,
    /// `ULONG64 ReleaseTime`, at 0x18. When the lock was released. Unit: cycles of the processor.
    pub release_time: u64,
    /// `ULONG WaitTimeInCycles`, at 0x20. How long the acquirer waited. Unit: cycles of the processor.
    pub wait_time_in_cycles: u32,
    /// `ULONG SpinCount`, at 0x24. How often the acquirer tried again.
    pub spin_count: u32,
    /// `ULONG ThreadId`, at 0x28. The thread that released the lock.
    pub thread_id: u32,
    /// `ULONG InterruptCount`, at 0x2C. How many interrupts happened while the lock was asked for and held.
    pub interrupt_count: u32,
    /// `UCHAR Irql`, at 0x30. The interrupt request level, broadly that at which the lock was held.
    pub irql: u8,
    /// `UCHAR AcquireDepth`, at 0x31. How many spin locks the processor held, with this one; up to eight are tracked.
    pub acquire_depth: u8,
    /// The bytes that `AcquireMode`, `ExecuteDpc`, `ExecuteIsr`, `Flags` share.
    pub union_32: Bytes<1>,
    /// `UCHAR Reserved`, at 0x33. What it is for is not known.
    pub reserved: [u8; 5],
}

impl WmiSpinlockX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 56]) -> Self {
        Self {
            spin_lock_address: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            caller_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            acquire_time: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            release_time: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            wait_time_in_cycles: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            spin_count: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            interrupt_count: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            irql: u8::from_le_bytes(get::<48, 1, _>(bytes)),
            acquire_depth: u8::from_le_bytes(get::<49, 1, _>(bytes)),
            union_32: Bytes(get::<50, 1, _>(bytes)),
            reserved: array(part::<51, 5, _>(bytes), u8::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 56] {
        let mut bytes = [0; 56];
        put::<0, 8, _>(&mut bytes, self.spin_lock_address.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.caller_address.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.acquire_time.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.release_time.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.wait_time_in_cycles.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.spin_count.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.interrupt_count.to_le_bytes());
        put::<48, 1, _>(&mut bytes, self.irql.to_le_bytes());
        put::<49, 1, _>(&mut bytes, self.acquire_depth.to_le_bytes());
        put::<50, 1, _>(&mut bytes, self.union_32.0);
        fill(part_mut::<51, 5, _>(&mut bytes), &self.reserved, |element| element.to_le_bytes());
        bytes
    }
    /// `AcquireMode`, bits 0 to 5 of the word at 0x32. Which kind of lock it is.
    #[inline]
    pub fn acquire_mode(&self) -> crate::payloads::sync::WmiSpinlockAcquireMode {
        crate::payloads::sync::WmiSpinlockAcquireMode((u8::from_le_bytes(get::<0, 1, _>(&self.union_32.0)) >> 0) & 0x3f)
    }
    /// Sets `AcquireMode`.
    #[inline]
    pub fn set_acquire_mode(&mut self, value: crate::payloads::sync::WmiSpinlockAcquireMode) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_32.0)) & !(0x3f << 0) | (value.0 as u8 & 0x3f) << 0; put::<0, 1, _>(&mut self.union_32.0, word.to_le_bytes());
    }
    /// `ExecuteDpc`, bit 6 of the word at 0x32. The lock was held in a deferred procedure call.
    #[inline]
    pub fn execute_dpc(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_32.0)) >> 6) & 0x1
    }
    /// Sets `ExecuteDpc`.
    #[inline]
    pub fn set_execute_dpc(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_32.0)) & !(0x1 << 6) | (value & 0x1) << 6; put::<0, 1, _>(&mut self.union_32.0, word.to_le_bytes());
    }
    /// `ExecuteIsr`, bit 7 of the word at 0x32. The lock was held in an interrupt service routine.
    #[inline]
    pub fn execute_isr(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_32.0)) >> 7) & 0x1
    }
    /// Sets `ExecuteIsr`.
    #[inline]
    pub fn set_execute_isr(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_32.0)) & !(0x1 << 7) | (value & 0x1) << 7; put::<0, 1, _>(&mut self.union_32.0, word.to_le_bytes());
    }
    /// `UCHAR Flags`, at 0x32. The same byte as one number.
    #[inline]
    pub fn flags(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_32.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_32.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_spinlock::V6_3X64;
}

fixed_record!(WmiSpinlockX64, WmiSpinlockX64View, 56, "WMI_SPINLOCK");
getters! {
    self WmiSpinlockX64View "WmiSpinlockX64View" {
        /// `PVOID SpinLockAddress`, at 0x00.
        spin_lock_address: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID CallerAddress`, at 0x08.
        caller_address: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG64 AcquireTime`, at 0x10.
        acquire_time: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG64 ReleaseTime`, at 0x18.
        release_time: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG WaitTimeInCycles`, at 0x20.
        wait_time_in_cycles: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG SpinCount`, at 0x24.
        spin_count: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x28.
        thread_id: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG InterruptCount`, at 0x2C.
        interrupt_count: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `UCHAR Irql`, at 0x30.
        irql: u8 = u8::from_le_bytes(get::<48, 1, _>(self.fixed));
        /// `UCHAR AcquireDepth`, at 0x31.
        acquire_depth: u8 = u8::from_le_bytes(get::<49, 1, _>(self.fixed));
        /// `AcquireMode`, bits 0 to 5 of the word at 0x32.
        acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode = crate::payloads::sync::WmiSpinlockAcquireMode((u8::from_le_bytes(get::<50, 1, _>(self.fixed)) >> 0) & 0x3f);
        /// `ExecuteDpc`, bit 6 of the word at 0x32.
        execute_dpc: u8 = (u8::from_le_bytes(get::<50, 1, _>(self.fixed)) >> 6) & 0x1;
        /// `ExecuteIsr`, bit 7 of the word at 0x32.
        execute_isr: u8 = (u8::from_le_bytes(get::<50, 1, _>(self.fixed)) >> 7) & 0x1;
        /// `UCHAR Flags`, at 0x32.
        flags: u8 = u8::from_le_bytes(get::<50, 1, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x33.
        reserved: [u8; 5] = array(part::<51, 5, _>(self.fixed), u8::from_le_bytes);
    }
}
