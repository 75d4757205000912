//! Kernel events of the scenario: a program starts, works and ends.

use etwspec::common::KwaitReason;
use etwspec::headers::HookId;
use etwspec::payloads::trace::{WmiBuildLab, WmiDbgidRsds};
use etwspec::{Guid, Pointer};

use super::devices::{self, Ends};
use super::kernel::{self, Image, Process};
use super::schedule::{Moment, Schedule, Thread};
use crate::write::WriteError;

/// The user: S-1-5-21-…-1001.
const USER: &[u32] = &[21, 1_004_336, 2_112_001, 3_010_207, 1_001];

/// The processes of Windows: of processors that have nothing to do, and of the kernel.
const IDLE_PROCESS: Process<'_> = Process { pid: 0, parent: 0, main: 0, image: "Idle", command: "", user: &[] };
const SYSTEM: Process<'_> = Process { pid: 4, parent: 0, main: 96, image: "System", command: "", user: &[] };

/// The process that starts the program, and the session.
pub(crate) const SHELL: Process<'_> =
    Process { pid: 4210, parent: 4100, main: 4214, image: "shell.exe", command: "shell.exe", user: USER };

/// A program of the other pointer size, which the shell starts later and which does not end.
pub(crate) const OTHER: Process<'_> =
    Process { pid: 6000, parent: 4210, main: 6010, image: "clock.exe", command: "clock.exe", user: USER };

/// The program.
pub(crate) const NOTES: Process<'_> = Process {
    pid: 5120,
    parent: 4210,
    main: 5124,
    image: "notes.exe",
    command: r#""C:\Notes\notes.exe" C:\Users\ada\list.txt"#,
    user: USER,
};

/// The thread of a processor that has nothing to do.
const IDLE: Thread = Thread { thread: 0, process: 0 };
const SHELL_MAIN: Thread = Thread { thread: SHELL.main, process: SHELL.pid };
/// The first thread of the program.
pub(crate) const MAIN: Thread = Thread { thread: NOTES.main, process: NOTES.pid };
/// Its second thread.
pub(crate) const WORKER: Thread = Thread { thread: 5128, process: NOTES.pid };

/// Files, by the address that the kernel has for each.
const LIST: u64 = 0x40_1000;
const FILES: [(u64, &str); 5] = [
    (0x40_0000, r"\Device\HarddiskVolume1\Windows\System32\ntdll.dll"),
    (0x40_0400, r"\Device\HarddiskVolume1\Windows\System32\kernel32.dll"),
    (0x40_0800, r"\Device\HarddiskVolume1\Notes\notes.exe"),
    (LIST, r"\Device\HarddiskVolume1\Users\ada\list.txt"),
    (0x40_1400, r"\Device\HarddiskVolume1\Windows\shell.exe"),
];

/// The executive's wait reasons, of KWAIT_REASON: a thread's own, the end of a read.
const WAITS: KwaitReason = KwaitReason::USER_REQUEST;
const WAITS_FOR_PAGE: KwaitReason = KwaitReason::PAGE_IN;

/// Number of parts of the text that are read.
const PARTS: u64 = 12;

pub(crate) fn record(schedule: &mut Schedule) -> Result<(), WriteError> {
    machine(schedule)?;
    running(schedule, [HookId::PROCESS_DC_START, HookId::THREAD_DC_START, HookId::IMAGE_DC_START], 30)?;
    start(schedule)?;
    settings(schedule)?;
    reading(schedule)?;
    talking(schedule)?;
    samples(schedule)?;
    end(schedule)?;
    running(schedule, [HookId::PROCESS_DC_END, HookId::THREAD_DC_END, HookId::IMAGE_DC_END], 49_000)
}

/// Writes the properties of the machine and the names of files.
fn machine(schedule: &mut Schedule) -> Result<(), WriteError> {
    let (pointer, at) = (schedule.pointer, |micros| Moment(0, micros));
    let mut lab = WmiBuildLab::default();
    lab.build_lab = match pointer {
        Pointer::Bits32 => "19041.1.x86fre.vb_release.191206-1406",
        Pointer::Bits64 => "19041.1.amd64fre.vb_release.191206-1406",
    }
    .into();
    schedule.short(at(1), HookId::BUILD_LAB, 2, &lab.to_vec()?)?;
    schedule.system(at(2), IDLE, HookId::CONFIG_CPU, 3, &devices::machine(pointer))?;
    schedule.system(at(3), IDLE, HookId::CONFIG_PHYSICALDISK, 2, &devices::physical_disk())?;
    schedule.system(at(4), IDLE, HookId::CONFIG_LOGICALDISK, 2, &devices::logical_disk())?;
    schedule.short(at(5), HookId::SAMPLED_PROFILE_DC_START, 3, &kernel::sampling(10_000)?)?;
    for (index, (file, name)) in (0..).zip(FILES) {
        schedule.short(at(10 + index), HookId::FILENAME_RUNDOWN, 2, &devices::file_name(pointer, file, name)?)?;
    }
    Ok(())
}

/// Writes the processes that exist at the start and at the end, with their threads and images.
fn running(schedule: &mut Schedule, hooks: [HookId; 3], from: i64) -> Result<(), WriteError> {
    let (pointer, [process, thread, image]) = (schedule.pointer, hooks);
    let mut micros = from;
    let mut system = |schedule: &mut Schedule, hook, version, data: &[u8]| {
        let at = Moment(0, micros);
        micros += 1;
        schedule.system(at, SHELL_MAIN, hook, version, data)
    };
    let at_end = image == HookId::IMAGE_DC_END;
    for of in [IDLE_PROCESS, SYSTEM, SHELL].iter().chain(at_end.then_some(&OTHER)) {
        let who = Thread { thread: of.main, process: of.pid };
        system(schedule, process, 4, &kernel::process(pointer, of, 0)?)?;
        system(schedule, thread, 3, &kernel::thread(pointer, who, "")?)?;
    }
    let kernel_image = Image { base: kernel::kernel(pointer, 0), size: 0x104_6000, stamp: 0x5E0C_1F0A, file: KERNEL };
    system(schedule, image, 3, &kernel::image(pointer, 0, &kernel_image)?)?;
    for loaded in images(pointer, FILES[4].1) {
        system(schedule, image, 3, &kernel::image(pointer, SHELL.pid, &loaded)?)?;
    }
    if !at_end {
        let mut symbols = WmiDbgidRsds::default();
        symbols.set_guid(Guid { data1: 0x2B7C_1D44, data2: 0x0A55, data3: 0x4C3E, data4: *b"symbols!" });
        symbols.set_age(1);
        symbols.pdb_file_name = "ntkrnlmp.pdb".into();
        schedule.short(Moment(0, from + 20), HookId::DBGID_RSDS, 2, &symbols.to_vec()?)?;
    }
    schedule.short(Moment(0, from + 21), HookId::RUNDOWN_COMPLETE, 2, &[])
}

const KERNEL: &str = r"\SystemRoot\system32\ntoskrnl.exe";

/// Returns the images of a process: its program and two libraries.
fn images(pointer: Pointer, program: &str) -> [Image<'_>; 3] {
    let user = |offset| kernel::user(pointer, offset);
    [
        Image { base: user(0), size: 0x1_8000, stamp: 0x6614_2200, file: program },
        Image { base: user(0x0900_0000), size: 0x1F_0000, stamp: 0x5E0C_2A11, file: FILES[0].1 },
        Image { base: user(0x0800_0000), size: 0xB_2000, stamp: 0x5E0C_2B77, file: FILES[1].1 },
    ]
}

/// Writes the events of the shell that starts the program.
fn start(schedule: &mut Schedule) -> Result<(), WriteError> {
    let pointer = schedule.pointer;
    schedule.short(Moment(0, 995), HookId::READY_THREAD, 2, &kernel::ready(SHELL_MAIN))?;
    switch(schedule, Moment(0, 1_000), IDLE, SHELL_MAIN, None)?;
    schedule.system(Moment(0, 1_040), SHELL_MAIN, HookId::PROCESS_CREATE, 4, &kernel::process(pointer, &NOTES, 0)?)?;
    stack(schedule, Moment(0, 1_040), SHELL_MAIN, &[0x3A_1140, 0x3A_0422, 0x1B_4408], &[0x0900_9F44, 0x6A10])?;
    schedule.system(Moment(0, 1_050), SHELL_MAIN, HookId::THREAD_CREATE, 3, &kernel::thread(pointer, MAIN, "")?)?;
    schedule.short(Moment(0, 1_060), HookId::READY_THREAD, 2, &kernel::ready(MAIN))?;
    switch(schedule, Moment(1, 1_064), IDLE, MAIN, None)?;
    for (index, image) in (0..).zip(images(pointer, FILES[2].1)) {
        let micros = 1_100 + index * 40;
        let loaded = kernel::image(pointer, NOTES.pid, &image)?;
        schedule.system(Moment(1, micros), MAIN, HookId::PROCESS_LOAD_IMAGE, 3, &loaded)?;
        let fault = kernel::fault(pointer, image.base + 0x1000, image.base + 0x1480);
        schedule.short(Moment(1, micros + 8), HookId::PAGE_FAULT_DEMAND_ZERO, 2, &fault)?;
    }
    switch(schedule, Moment(0, 1_180), SHELL_MAIN, IDLE, Some(WAITS))?;
    // A page of the program is not in memory: the disk has it.
    let (began, irp, place) = (schedule.ticks(1_240), 0x50_0000, 0x1_2345_6000);
    switch(schedule, Moment(1, 1_242), MAIN, IDLE, Some(WAITS_FOR_PAGE))?;
    schedule.short(Moment(1, 1_241), HookId::IO_READ_INIT, 3, &devices::disk_begin(pointer, irp, MAIN))?;
    finished(schedule, 1_800)?;
    let read = devices::disk(pointer, irp, MAIN, FILES[2].0, place, 0x1000, 5_600);
    schedule.short(Moment(0, 1_806), HookId::IO_READ, 3, &read)?;
    schedule.short(Moment(0, 1_808), HookId::READY_THREAD, 2, &kernel::ready(MAIN))?;
    switch(schedule, Moment(1, 1_812), IDLE, MAIN, None)?;
    let fault = kernel::hard_fault(pointer, began, FILES[2].0, MAIN, 0x8000, kernel::user(pointer, 0x9000));
    schedule.short(Moment(1, 1_815), HookId::HARDFAULT, 2, &fault)?;
    let heap = kernel::memory(pointer, NOTES.pid, kernel::user(pointer, 0x0500_0000), 0x10_0000, 0x3000);
    schedule.short(Moment(1, 1_830), HookId::VIRTUAL_ALLOC, 2, &heap)
}

/// Writes the interrupt of a device that has finished, and the deferred rest.
fn finished(schedule: &mut Schedule, micros: i64) -> Result<(), WriteError> {
    let (pointer, began) = (schedule.pointer, schedule.ticks(micros));
    let interrupt = kernel::interrupt(pointer, began, 0x60_1200, 0x51);
    schedule.short(Moment(0, micros + 2), HookId::INTERRUPT, 2, &interrupt)?;
    let deferred = kernel::dpc(pointer, schedule.ticks(micros + 3), 0x60_1480);
    schedule.short(Moment(0, micros + 5), HookId::DPC, 2, &deferred)
}

/// Writes a switch from one thread to another, with the counters of the processor until then.
fn switch(
    schedule: &mut Schedule,
    at: Moment,
    from: Thread,
    to: Thread,
    waits: Option<KwaitReason>,
) -> Result<(), WriteError> {
    let (data, cycles) = (kernel::switch(from, to, waits), at.1 as u64 * 2_000);
    match at.1 % 3 {
        0 => schedule.short(at, HookId::CONTEXTSWAP, 4, &data),
        1 => schedule.indexed(at, HookId::CONTEXTSWAP, 4, cycles >> 8, &data),
        _ => schedule.counted(at, HookId::CONTEXTSWAP, 4, &[cycles, cycles / 3], &data),
    }
}

/// Writes the stack of the last event: offsets in the kernel and in the process.
fn stack(schedule: &mut Schedule, at: Moment, who: Thread, inside: &[u64], outside: &[u64]) -> Result<(), WriteError> {
    let (pointer, of) = (schedule.pointer, schedule.ticks(at.1));
    let inside = inside.iter().map(|offset| kernel::kernel(pointer, *offset));
    let outside = outside.iter().map(|offset| kernel::user(pointer, *offset));
    let addresses: Vec<u64> = inside.chain(outside).collect();
    schedule.short(Moment(at.0, at.1 + 1), HookId::STACKWALK, 2, &kernel::stack(pointer, of, who, &addresses)?)
}

/// Writes the events of the program that looks for its settings.
fn settings(schedule: &mut Schedule) -> Result<(), WriteError> {
    const NOT_FOUND: u32 = 0xC000_0034;
    let (pointer, key) = (schedule.pointer, 0x70_0000);
    let name = r"\REGISTRY\USER\S-1-5-21-1004336-2112001-3010207-1001\Software\Notes";
    for (index, value) in (0..).zip(["Font", "Width", "Height", "Missing"]) {
        let micros = 2_000 + index * 30;
        let began = schedule.ticks(micros);
        if index == 0 {
            let created = kernel::registry(pointer, began, 0, key, name)?;
            schedule.compact(Moment(1, micros + 2), MAIN, HookId::REGKCBCREATE, 2, &created)?;
            let opened = kernel::registry(pointer, began, 0, 0, r"Software\Notes")?;
            schedule.compact(Moment(1, micros + 4), MAIN, HookId::REGOPEN, 2, &opened)?;
        }
        let status = if value == "Missing" { NOT_FOUND } else { 0 };
        let asked = kernel::registry(pointer, schedule.ticks(micros + 6), status, key, value)?;
        schedule.compact(Moment(1, micros + 9), MAIN, HookId::REGQUERYVALUE, 2, &asked)?;
    }
    let closed = kernel::registry(pointer, schedule.ticks(2_120), 0, key, "")?;
    schedule.compact(Moment(1, 2_122), MAIN, HookId::REGCLOSE, 2, &closed)
}

/// Writes the events of the program that reads a text, part by part, and writes it back once.
fn reading(schedule: &mut Schedule) -> Result<(), WriteError> {
    let (pointer, object, size) = (schedule.pointer, 0x48_0000, 0x4000);
    let (irp, path) = (0x50_0400, r"\Users\ada\list.txt");
    let create = devices::file_create(pointer, irp, object, MAIN, path)?;
    schedule.compact(Moment(1, 2_200), MAIN, HookId::FILE_IO_CREATE, 3, &create)?;
    schedule.short(Moment(1, 2_204), HookId::FILENAME_CREATE, 2, &devices::file_name(pointer, LIST, FILES[3].1)?)?;
    schedule.short(Moment(1, 2_210), HookId::FILE_IO_OPERATION_END, 3, &devices::file_end(pointer, irp, 1))?;
    for part in 0..=PARTS {
        let (micros, last) = (2_300 + part as i64 * 900, part == PARTS);
        let (irp, lower) = (0x50_1000 + part * 0x400, 0x50_8000 + part * 0x400);
        let (place, ticks) = (if last { 0 } else { part * u64::from(size) }, 3_000 + (part * 37 % 11) as u32 * 100);
        let (begin, io) = match last {
            false => (HookId::IO_READ_INIT, HookId::IO_READ),
            true => (HookId::IO_WRITE_INIT, HookId::IO_WRITE),
        };
        let hook = if last { HookId::FILE_IO_WRITE } else { HookId::FILE_IO_READ };
        let asks = devices::file_io(pointer, irp, object, LIST, MAIN, place, size);
        schedule.compact(Moment(1, micros), MAIN, hook, 3, &asks)?;
        if part % 4 == 0 {
            stack(schedule, Moment(1, micros), MAIN, &[0x3B_2210, 0x1B_4408], &[0x0900_A044, 0x0801_2210, 0x2210])?;
        }
        schedule.short(Moment(1, micros + 20), begin, 3, &devices::disk_begin(pointer, lower, MAIN))?;
        switch(schedule, Moment(1, micros + 30), MAIN, IDLE, Some(WAITS))?;
        let done = micros + i64::from(ticks / 10) + 20;
        finished(schedule, done)?;
        let read = devices::disk(pointer, lower, MAIN, LIST, 0x2_0000_0000 + place, size, ticks);
        schedule.short(Moment(0, done + 6), io, 3, &read)?;
        schedule.short(Moment(0, done + 8), HookId::READY_THREAD, 2, &kernel::ready(MAIN))?;
        switch(schedule, Moment(1, done + 12), IDLE, MAIN, None)?;
        let end = devices::file_end(pointer, irp, size.into());
        schedule.short(Moment(1, done + 20), HookId::FILE_IO_OPERATION_END, 3, &end)?;
    }
    let (irp, at) = (0x50_0800, |micros| Moment(1, micros));
    let close = devices::file_simple(pointer, irp, object, LIST, MAIN);
    schedule.compact(at(15_000), MAIN, HookId::FILE_IO_CLOSE, 3, &close)?;
    schedule.short(at(15_004), HookId::FILE_IO_OPERATION_END, 3, &devices::file_end(pointer, irp, 0))
}

/// Writes the events of a second thread that resolves the address of a server and connects to it.
fn talking(schedule: &mut Schedule) -> Result<(), WriteError> {
    let (pointer, pid) = (schedule.pointer, NOTES.pid);
    let ends = |there, port, own| Ends { there: (there, port), here: ([192, 0, 2, 10], own), id: 0x71_0000 };
    let names = ends([192, 0, 2, 1], 53, 50_001);
    let server = ends([198, 51, 100, 7], 443, 50_002);
    schedule.system(Moment(1, 16_000), MAIN, HookId::THREAD_CREATE, 3, &kernel::thread(pointer, WORKER, "network")?)?;
    schedule.short(Moment(1, 16_002), HookId::READY_THREAD, 2, &kernel::ready(WORKER))?;
    switch(schedule, Moment(0, 16_008), IDLE, WORKER, None)?;
    schedule.system(Moment(0, 16_100), WORKER, HookId::UDP_SEND, 2, &devices::datagram(pointer, pid, names, 40))?;
    schedule.system(Moment(0, 16_900), WORKER, HookId::UDP_RECEIVE, 2, &devices::datagram(pointer, pid, names, 56))?;
    schedule.system(Moment(0, 18_000), WORKER, HookId::TCPIP_CONNECT, 2, &devices::connect(pointer, pid, server))?;
    for (index, number) in (0..6).zip(1..) {
        let micros = 18_500 + index * 2_000;
        let sent = devices::send(pointer, pid, server, 512, number);
        schedule.system(Moment(0, micros), WORKER, HookId::TCPIP_SEND, 2, &sent)?;
        let received = devices::receive(pointer, pid, server, 1_400 + number * 8, number);
        schedule.system(Moment(0, micros + 1_200), WORKER, HookId::TCPIP_RECEIVE, 2, &received)?;
    }
    let gone = devices::receive(pointer, pid, server, 0, 7);
    schedule.system(Moment(0, 31_000), WORKER, HookId::TCPIP_DISCONNECT, 2, &gone)
}

/// Writes a sample of each processor every millisecond.
fn samples(schedule: &mut Schedule) -> Result<(), WriteError> {
    let pointer = schedule.pointer;
    for milli in 0..28 {
        let micros = 3_000 + milli * 1_000;
        let worker = if micros < 16_100 { IDLE } else { WORKER };
        for (processor, who) in [(0, worker), (1, MAIN)] {
            let at = Moment(processor, micros + i64::from(processor) * 7);
            let inside = who.thread == 0 || milli % 3 == 0;
            let address = match inside {
                true => kernel::kernel(pointer, 0x1A_0000 + milli as u64 * 0x44),
                false => kernel::user(pointer, 0x2200 + milli as u64 % 5 * 0x30),
            };
            schedule.short(at, HookId::SAMPLED_PROFILE, 2, &kernel::sample(pointer, address, who))?;
            if who.thread != 0 && milli % 4 == 0 {
                stack(schedule, at, who, if inside { &[0x1A_0000, 0x1B_4408] } else { &[] }, &[0x2200, 0x1480])?;
            }
        }
    }
    schedule.short(Moment(0, 49_100), HookId::SAMPLED_PROFILE_DC_END, 3, &kernel::sampling(10_000)?)
}

/// Writes the end of the program.
fn end(schedule: &mut Schedule) -> Result<(), WriteError> {
    let pointer = schedule.pointer;
    let worker = kernel::thread(pointer, WORKER, "network")?;
    schedule.system(Moment(0, 32_000), WORKER, HookId::THREAD_DELETE, 3, &worker)?;
    switch(schedule, Moment(0, 32_004), WORKER, IDLE, Some(WAITS))?;
    for (index, image) in (0..).zip(images(pointer, FILES[2].1)) {
        let unload = kernel::image(pointer, NOTES.pid, &image)?;
        schedule.system(Moment(1, 33_000 + index), MAIN, HookId::IMAGE_UNLOAD, 3, &unload)?;
    }
    schedule.system(Moment(1, 33_020), MAIN, HookId::PROCESS_TERMINATE, 2, &NOTES.pid.to_le_bytes())?;
    schedule.system(Moment(1, 33_030), MAIN, HookId::THREAD_DELETE, 3, &kernel::thread(pointer, MAIN, "")?)?;
    schedule.system(Moment(1, 33_040), MAIN, HookId::PROCESS_DELETE, 4, &kernel::process(pointer, &NOTES, 0)?)?;
    switch(schedule, Moment(1, 33_050), MAIN, IDLE, Some(WAITS))
}
