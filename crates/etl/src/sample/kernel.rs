//! The data of kernel events about processes, threads, memory, the registry and the processors, for both pointer sizes.

use etwspec::common::{AdjustReason, KprofileSource, KthreadState, KwaitReason, Ntstatus, Sid};
use etwspec::payloads::image::{WmiImageloadInformationPtr32, WmiImageloadInformationPtr64};
use etwspec::payloads::memory::{
    PageFaultHardFaultPtr32, PageFaultHardFaultPtr64, PerfinfoVirtualAllocPtr32, PerfinfoVirtualAllocPtr64,
    WmiPageFaultPtr32, WmiPageFaultPtr64,
};
use etwspec::payloads::process::{WmiProcessInformationPtr32, WmiProcessInformationPtr64};
use etwspec::payloads::profile::{
    PerfinfoDpcInformationPtr32, PerfinfoDpcInformationPtr64, PerfinfoInterruptInformationPtr32,
    PerfinfoInterruptInformationPtr64, PerfinfoSampledProfileConfig, PerfinfoSampledProfileInformationPtr32,
    PerfinfoSampledProfileInformationPtr64,
};
use etwspec::payloads::registry::{WmiRegistryPtr32, WmiRegistryPtr64};
use etwspec::payloads::stack::{StackWalkEventDataPtr32, StackWalkEventDataPtr64};
use etwspec::payloads::thread::{
    EtwReadyThreadEvent, WmiContextswap, WmiExtendedThreadInformationPtr32, WmiExtendedThreadInformationPtr64,
};
use etwspec::{Error, Pointer};

use super::by_pointer::{sized, tailed};
use super::schedule::Thread;

/// Data, or why they have no bytes.
pub(crate) type Data = Result<Vec<u8>, Error>;

/// Returns an address in the kernel.
pub(crate) fn kernel(pointer: Pointer, offset: u64) -> u64 {
    match pointer {
        Pointer::Bits32 => 0x8200_0000 + offset,
        Pointer::Bits64 => 0xFFFF_F801_2200_0000 + offset,
    }
}

/// Returns an address in a process.
pub(crate) fn user(pointer: Pointer, offset: u64) -> u64 {
    match pointer {
        Pointer::Bits32 => 0x0040_0000 + offset,
        Pointer::Bits64 => 0x0000_7FF6_1000_0000 + offset,
    }
}

/// A process that starts, ends or is there.
pub(crate) struct Process<'a> {
    pub(crate) pid: u32,
    pub(crate) parent: u32,
    pub(crate) main: u32,
    pub(crate) image: &'a str,
    pub(crate) command: &'a str,
    /// The last parts of the SID of its user; none: the system.
    pub(crate) user: &'a [u32],
}

pub(crate) fn process(pointer: Pointer, of: &Process<'_>, status: u32) -> Data {
    tailed!(pointer, WmiProcessInformationPtr32 | WmiProcessInformationPtr64, record => {
        let key = kernel(pointer, 0x10_0000 + u64::from(of.pid) * 0x80);
        record.set_unique_process_key(key as _);
        record.set_process_id(of.pid);
        record.set_parent_id(of.parent);
        record.set_session_id(u32::from(!of.user.is_empty()));
        record.set_exit_status(Ntstatus(status));
        record.set_directory_table_base((0x1A_0000 + u64::from(of.pid) * 0x1000) as _);
        // The low part of an address that indicates that a SID follows.
        record.set_sid(key as u32);
        record.token_user = Some(Default::default());
        let authorities = if of.user.is_empty() { &[18] } else { of.user };
        let mut sid = Sid::default();
        sid.set_revision(1);
        sid.set_sub_authority_count(authorities.len() as u8);
        sid.set_identifier_authority([0, 0, 0, 0, 0, 5]);
        sid.sub_authority = authorities.to_vec();
        record.user_sid = Some(sid);
        record.image_file_name = of.image.into();
        record.command_line = of.command.into();
    })
}

pub(crate) fn thread(pointer: Pointer, who: Thread, name: &str) -> Data {
    tailed!(pointer, WmiExtendedThreadInformationPtr32 | WmiExtendedThreadInformationPtr64, record => {
        let stack = u64::from(who.thread) * 0x1_0000;
        record.set_process_id(who.process);
        record.set_thread_id(who.thread);
        record.set_stack_base(kernel(pointer, 0x0100_0000 + stack % 0x0100_0000 + 0x6000) as _);
        record.set_stack_limit(kernel(pointer, 0x0100_0000 + stack % 0x0100_0000) as _);
        if who.process > 4 {
            record.set_user_stack_base(user(pointer, 0x0200_0000 + stack % 0x0100_0000 + 0x8000) as _);
            record.set_user_stack_limit(user(pointer, 0x0200_0000 + stack % 0x0100_0000) as _);
            record.set_win32_start_address(user(pointer, 0x1480) as _);
            record.set_teb_base(user(pointer, 0x0300_0000 + u64::from(who.thread % 64) * 0x2000) as _);
        }
        record.set_affinity(3);
        record.set_base_priority(8);
        record.set_page_priority(5);
        record.set_io_priority(2);
        record.thread_name = Some(name.into());
    })
}

/// An image: its address, its size, and its file.
pub(crate) struct Image<'a> {
    pub(crate) base: u64,
    pub(crate) size: u32,
    pub(crate) stamp: u32,
    pub(crate) file: &'a str,
}

pub(crate) fn image(pointer: Pointer, pid: u32, of: &Image<'_>) -> Data {
    tailed!(pointer, WmiImageloadInformationPtr32 | WmiImageloadInformationPtr64, record => {
        record.set_image_base(of.base as _);
        record.set_image_size(of.size as _);
        record.set_process_id(pid);
        record.set_image_checksum(of.stamp ^ of.size);
        record.set_time_date_stamp(of.stamp);
        record.set_default_base(of.base as _);
        record.file_name = of.file.into();
    })
}

/// Returns a switch from one thread to another: `waits` is the reason, if the first cannot go on.
pub(crate) fn switch(from: Thread, to: Thread, waits: Option<KwaitReason>) -> Vec<u8> {
    let mut record = WmiContextswap::default();
    record.set_new_thread_id(to.thread);
    record.set_old_thread_id(from.thread);
    record.set_new_thread_priority(if to.thread == 0 { 0 } else { 9 });
    record.set_old_thread_priority(if from.thread == 0 { 0 } else { 8 });
    record.set_old_thread_wait_reason(waits.unwrap_or(KwaitReason::EXECUTIVE));
    // An idle thread runs always.
    record.set_old_thread_state(match (from.thread, waits) {
        (0, _) => KthreadState::RUNNING,
        (_, Some(_)) => KthreadState::WAITING,
        (_, None) => KthreadState::READY,
    });
    record.set_old_thread_ideal_processor((from.thread % 2) as u8);
    record.set_new_thread_wait_time(1);
    record.as_bytes().to_vec()
}

pub(crate) fn ready(who: Thread) -> Vec<u8> {
    let mut record = EtwReadyThreadEvent::default();
    record.set_thread_id(who.thread).set_adjust_reason(AdjustReason::UNWAIT).set_adjust_increment(1);
    record.as_bytes().to_vec()
}

pub(crate) fn fault(pointer: Pointer, address: u64, program: u64) -> Vec<u8> {
    sized!(pointer, WmiPageFaultPtr32 | WmiPageFaultPtr64, record => {
        record.set_virtual_address(address as _);
        record.set_program_counter(program as _);
    })
}

/// Returns a page that has to be read, which began at a time stamp.
pub(crate) fn hard_fault(pointer: Pointer, began: i64, file: u64, who: Thread, place: u64, address: u64) -> Vec<u8> {
    sized!(pointer, PageFaultHardFaultPtr32 | PageFaultHardFaultPtr64, record => {
        record.set_initial_time(began);
        record.set_read_offset(place);
        record.set_virtual_address(address as _);
        record.set_file_object(kernel(pointer, file) as _);
        record.set_tthread_id(who.thread);
        record.set_byte_count(0x1000);
    })
}

pub(crate) fn memory(pointer: Pointer, pid: u32, base: u64, size: u64, flags: u32) -> Vec<u8> {
    sized!(pointer, PerfinfoVirtualAllocPtr32 | PerfinfoVirtualAllocPtr64, record => {
        record.set_captured_base(base as _);
        record.set_captured_region_size(size as _);
        record.set_process_id(pid);
        record.set_flags(flags);
    })
}

pub(crate) fn registry(pointer: Pointer, began: i64, status: u32, key: u64, name: &str) -> Data {
    tailed!(pointer, WmiRegistryPtr32 | WmiRegistryPtr64, record => {
        record.set_initial_time(began);
        record.set_status(status);
        record.set_kcb(if key == 0 { 0 } else { kernel(pointer, key) as _ });
        record.name = name.into();
    })
}

pub(crate) fn sample(pointer: Pointer, address: u64, who: Thread) -> Vec<u8> {
    sized!(pointer, PerfinfoSampledProfileInformationPtr32 | PerfinfoSampledProfileInformationPtr64, record => {
        record.set_instruction_pointer(address as _);
        record.set_thread_id(who.thread);
        record.set_count(1);
    })
}

/// Returns the configuration of samples, with their interval in units of 100 ns.
pub(crate) fn sampling(interval: u32) -> Data {
    let mut record = PerfinfoSampledProfileConfig::default();
    record.set_source(KprofileSource::TIME);
    record.set_new_interval(interval);
    record.set_old_interval(interval);
    record.source_name = Some("Timer".into());
    record.to_vec()
}

/// Returns the stack of the thread of the event with a time stamp.
pub(crate) fn stack(pointer: Pointer, of: i64, who: Thread, addresses: &[u64]) -> Data {
    tailed!(pointer, StackWalkEventDataPtr32 | StackWalkEventDataPtr64, record => {
        record.set_time_stamp(of as u64);
        record.set_process_id(who.process);
        record.set_thread_id(who.thread);
        record.addresses = addresses.iter().map(|address| *address as _).collect();
    })
}

pub(crate) fn interrupt(pointer: Pointer, began: i64, routine: u64, vector: u16) -> Vec<u8> {
    sized!(pointer, PerfinfoInterruptInformationPtr32 | PerfinfoInterruptInformationPtr64, record => {
        record.set_initial_time(began as u64);
        record.set_service_routine(kernel(pointer, routine) as _);
        record.set_return_value(1);
        record.set_vector(vector);
    })
}

pub(crate) fn dpc(pointer: Pointer, began: i64, routine: u64) -> Vec<u8> {
    sized!(pointer, PerfinfoDpcInformationPtr32 | PerfinfoDpcInformationPtr64, record => {
        record.set_initial_time(began as u64);
        record.set_dpc_routine(kernel(pointer, routine) as _);
    })
}
