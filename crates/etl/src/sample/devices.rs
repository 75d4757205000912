//! The data of kernel events about disks, files, the network and the machine, for both pointer sizes.

use etwspec::Pointer;
use etwspec::common::IrpFlags;
use etwspec::payloads::config::{CpuConfigRecordPtr32, CpuConfigRecordPtr64, LogicalDiskExtents, PhysicalDiskRecord};
use etwspec::payloads::disk::{
    EtwDiskioReadwriteV3Ptr32, EtwDiskioReadwriteV3Ptr64, WmiDiskioReadwriteInitPtr32, WmiDiskioReadwriteInitPtr64,
};
use etwspec::payloads::file::{
    PerfinfoFileCreatePtr32, PerfinfoFileCreatePtr64, PerfinfoFileOperationEndPtr32, PerfinfoFileOperationEndPtr64,
    PerfinfoFileReadWritePtr32, PerfinfoFileReadWritePtr64, PerfinfoFileSimpleOperationPtr32,
    PerfinfoFileSimpleOperationPtr64, WmiFileIoPtr32, WmiFileIoPtr64,
};
use etwspec::payloads::network::{
    TcpIpTypeGroup1Ptr32, TcpIpTypeGroup1Ptr64, TcpIpTypeGroup2Ptr32, TcpIpTypeGroup2Ptr64, UdpIpTypeGroup1Ptr32,
    UdpIpTypeGroup1Ptr64, WmiTcpipSendV4Ptr32, WmiTcpipSendV4Ptr64,
};

use super::by_pointer::{sized, tailed};
use super::kernel::{Data, kernel, user};
use super::schedule::Thread;

pub(crate) fn disk_begin(pointer: Pointer, irp: u64, who: Thread) -> Vec<u8> {
    sized!(pointer, WmiDiskioReadwriteInitPtr32 | WmiDiskioReadwriteInitPtr64, record => {
        record.set_irp(kernel(pointer, irp) as _);
        record.set_issuing_thread_id(who.thread);
    })
}

/// Returns a read or write of a disk that took `ticks`.
pub(crate) fn disk(pointer: Pointer, irp: u64, who: Thread, file: u64, place: u64, size: u32, ticks: u32) -> Vec<u8> {
    sized!(pointer, EtwDiskioReadwriteV3Ptr32 | EtwDiskioReadwriteV3Ptr64, record => {
        record.set_irp_flags(IrpFlags(0x6_0043));
        record.set_size(size);
        record.set_byte_offset(place);
        record.set_file_object(kernel(pointer, file) as _);
        record.set_irp_address(kernel(pointer, irp) as _);
        record.set_high_res_response_time(ticks.into());
        record.set_issuing_thread_id(who.thread);
    })
}

pub(crate) fn file_name(pointer: Pointer, file: u64, name: &str) -> Data {
    tailed!(pointer, WmiFileIoPtr32 | WmiFileIoPtr64, record => {
        record.set_file_object(kernel(pointer, file) as _);
        record.file_name = name.into();
    })
}

pub(crate) fn file_create(pointer: Pointer, irp: u64, object: u64, who: Thread, path: &str) -> Data {
    tailed!(pointer, PerfinfoFileCreatePtr32 | PerfinfoFileCreatePtr64, record => {
        record.set_irp(kernel(pointer, irp) as _);
        record.set_file_object(kernel(pointer, object) as _);
        record.set_issuing_thread_id(who.thread);
        record.set_options(0x0100_0060);
        record.set_attributes(0x80);
        record.set_share_access(1);
        record.open_path = path.into();
    })
}

/// Returns a read or write of a file: of an object that is open, and of the file that is its key.
pub(crate) fn file_io(
    pointer: Pointer,
    irp: u64,
    object: u64,
    file: u64,
    who: Thread,
    place: u64,
    size: u32,
) -> Vec<u8> {
    sized!(pointer, PerfinfoFileReadWritePtr32 | PerfinfoFileReadWritePtr64, record => {
        record.set_offset(place);
        record.set_irp(kernel(pointer, irp) as _);
        record.set_file_object(kernel(pointer, object) as _);
        record.set_file_key(kernel(pointer, file) as _);
        record.set_issuing_thread_id(who.thread);
        record.set_size(size);
        record.set_flags(IrpFlags(0x6_0900));
    })
}

pub(crate) fn file_simple(pointer: Pointer, irp: u64, object: u64, file: u64, who: Thread) -> Vec<u8> {
    sized!(pointer, PerfinfoFileSimpleOperationPtr32 | PerfinfoFileSimpleOperationPtr64, record => {
        record.set_irp(kernel(pointer, irp) as _);
        record.set_file_object(kernel(pointer, object) as _);
        record.set_file_key(kernel(pointer, file) as _);
        record.set_issuing_thread_id(who.thread);
    })
}

pub(crate) fn file_end(pointer: Pointer, irp: u64, information: u64) -> Vec<u8> {
    sized!(pointer, PerfinfoFileOperationEndPtr32 | PerfinfoFileOperationEndPtr64, record => {
        record.set_irp(kernel(pointer, irp) as _);
        record.set_extra_information(information as _);
    })
}

/// Two ends of a connection: address and port of the other machine, and of this one.
#[derive(Clone, Copy)]
pub(crate) struct Ends {
    pub(crate) there: ([u8; 4], u16),
    pub(crate) here: ([u8; 4], u16),
    pub(crate) id: u64,
}

pub(crate) fn connect(pointer: Pointer, pid: u32, ends: Ends) -> Vec<u8> {
    sized!(pointer, TcpIpTypeGroup2Ptr32 | TcpIpTypeGroup2Ptr64, record => {
        record.set_pid(pid);
        record.set_daddr(ends.there.0);
        record.set_saddr(ends.here.0);
        record.set_dport(ends.there.1);
        record.set_sport(ends.here.1);
        record.set_mss(1460);
        record.set_sackopt(1);
        record.set_wsopt(1);
        record.set_rcvwin(65_535);
        record.set_rcvwinscale(8);
        record.set_sndwinscale(7);
        record.set_connid(ends.id as _);
    })
}

pub(crate) fn send(pointer: Pointer, pid: u32, ends: Ends, size: u32, number: u32) -> Vec<u8> {
    sized!(pointer, WmiTcpipSendV4Ptr32 | WmiTcpipSendV4Ptr64, record => {
        record.set_process_id(pid);
        record.set_transfer_size(size);
        record.set_destination_address(ends.there.0);
        record.set_source_address(ends.here.0);
        record.set_destination_port(ends.there.1);
        record.set_source_port(ends.here.1);
        record.set_sequence_number(number);
        record.set_connection_id(ends.id as _);
    })
}

pub(crate) fn receive(pointer: Pointer, pid: u32, ends: Ends, size: u32, number: u32) -> Vec<u8> {
    sized!(pointer, TcpIpTypeGroup1Ptr32 | TcpIpTypeGroup1Ptr64, record => {
        record.set_pid(pid);
        record.set_size(size);
        record.set_daddr(ends.there.0);
        record.set_saddr(ends.here.0);
        record.set_dport(ends.there.1);
        record.set_sport(ends.here.1);
        record.set_seqnum(number);
        record.set_connid(ends.id as _);
    })
}

pub(crate) fn datagram(pointer: Pointer, pid: u32, ends: Ends, size: u32) -> Vec<u8> {
    sized!(pointer, UdpIpTypeGroup1Ptr32 | UdpIpTypeGroup1Ptr64, record => {
        record.set_pid(pid);
        record.set_size(size);
        record.set_daddr(ends.there.0);
        record.set_saddr(ends.here.0);
        record.set_dport(ends.there.1);
        record.set_sport(ends.here.1);
    })
}

/// Returns a text in a field of `N` units.
fn units<const N: usize>(text: &str) -> [u16; N] {
    let mut units = [0; N];
    for (place, unit) in units.iter_mut().zip(text.encode_utf16()) {
        *place = unit;
    }
    units
}

pub(crate) fn machine(pointer: Pointer) -> Vec<u8> {
    sized!(pointer, CpuConfigRecordPtr32 | CpuConfigRecordPtr64, record => {
        record.set_processor_speed(2_000);
        record.set_number_of_processors(2);
        record.set_memory_size(4_096);
        record.set_page_size(0x1000);
        record.set_allocation_granularity(0x1_0000);
        record.set_computer_name(units("SAMPLE"));
        record.set_domain_name(units("WORKGROUP"));
        record.set_highest_user_address(user(pointer, 0x0FFF_FFFF) as _);
        record.set_processor_architecture(if pointer == Pointer::Bits64 { 9 } else { 0 });
        record.set_processor_level(6);
        record.set_nx_enabled(1);
        record.set_pae_enabled(1);
        record.set_memory_speed(2_666);
    })
}

pub(crate) fn physical_disk() -> Vec<u8> {
    let manufacturer = units("Sample Disk");
    let mut record = PhysicalDiskRecord::default();
    record.set_bytes_per_sector(512);
    record.set_manufacturer(manufacturer);
    record.set_sectors_per_track(63);
    record.set_tracks_per_cylinder(255);
    record.set_cylinders(31_130);
    record.set_partition_count(1);
    record.set_write_cache_enabled(1);
    record.set_boot_drive_letter(units("C:"));
    record.as_bytes().to_vec()
}

pub(crate) fn logical_disk() -> Vec<u8> {
    let mut record = LogicalDiskExtents::default();
    record.set_starting_offset(1 << 20);
    record.set_partition_size(255 << 30);
    record.set_drive_letter_string(units("C:"));
    record.set_partition_number(1);
    record.set_sectors_per_cluster(8);
    record.set_bytes_per_sector(512);
    record.set_total_number_of_clusters(255 << 18);
    record.set_number_of_free_clusters(100 << 18);
    record.set_file_system_type(units("NTFS"));
    record.as_bytes().to_vec()
}
