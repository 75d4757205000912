//! Events of providers: classic and manifest events, messages, and reports of losses.

use etwspec::common::{KwaitReason, Sid};
use etwspec::headers::{
    EtwRtLoss, EventDescriptor, EventExtendedItemEventKey, EventExtendedItemInstance, EventExtendedItemPebsIndex,
    EventExtendedItemPmcCounters, EventExtendedItemProcessStartKey, EventExtendedItemRelatedActivityid,
    EventExtendedItemStackKey32, EventExtendedItemStackKey64, EventExtendedItemStackTrace32,
    EventExtendedItemStackTrace64, EventExtendedItemTsId, EventHeader, EventHeaderExtType, EventHeaderProperty,
    EventProviderTraits, EventSchemaTl, HookId, TdhInType, TraceMessageFlags, TraceloggingField, TraceloggingIn,
};
use etwspec::{Guid, Pointer};

use super::kernel::{self, Image};
use super::scenario::{MAIN, NOTES, OTHER, SHELL, WORKER};
use super::schedule::{Moment, Schedule, Thread};
use crate::write::{WriteError, heads};

/// Returns a made-up GUID.
const fn guid(number: u32, name: &[u8; 8]) -> Guid {
    Guid { data1: number, data2: 0x5EED, data3: 0x4000, data4: *name }
}

/// The class of the program's classic events.
const CLASS: Guid = guid(0x0001_C1A5, b"\x80classic");
/// The provider of events that a manifest describes.
const MANIFEST: Guid = guid(0x0002_3A2F, b"\x80manfest");
/// The provider of events that describe themselves.
const TELLING: Guid = guid(0x0003_7E11, b"\x80telling");
/// The messages of a source file.
const SOURCE: Guid = guid(0x0004_0E55, b"\x80message");
/// An activity of the program.
const ACTIVITY: Guid = guid(0x0005_AC71, b"\x80openfil");
/// The activity of the shell that led to it.
const CAUSE: Guid = guid(0x0006_AC71, b"\x80clicked");

/// Opcodes that winmeta.xml names.
const START: u8 = 1;
const STOP: u8 = 2;

pub(crate) fn record(schedule: &mut Schedule) -> Result<(), WriteError> {
    other_size(schedule)?;
    classic(schedule)?;
    manifest(schedule)?;
    telling(schedule)?;
    items(schedule)?;
    messages(schedule)?;
    lost(schedule)
}

/// Returns a text as it is stored in events.
fn text(text: &str) -> Vec<u8> {
    text.encode_utf16().chain([0]).flat_map(u16::to_le_bytes).collect()
}

/// Writes kernel events of the other pointer size, as in a 32-bit process on 64-bit Windows, or in a merged trace.
fn other_size(schedule: &mut Schedule) -> Result<(), WriteError> {
    let own = schedule.pointer;
    let other = match own {
        Pointer::Bits32 => Pointer::Bits64,
        Pointer::Bits64 => Pointer::Bits32,
    };
    schedule.pointer = other;
    let (shell, who) = ((SHELL.main, SHELL.pid), (OTHER.main, OTHER.pid));
    let [shell, who] = [shell, who].map(|(thread, process)| Thread { thread, process });
    let file = r"\Device\HarddiskVolume1\Clock\clock.exe";
    let image = Image { base: kernel::user(other, 0), size: 0x2_8000, stamp: 0x5F11_0C0C, file };
    let at = |index: i64| Moment(1, 34_000 + index * 10);
    schedule.system(at(-3), shell, HookId::PROCESS_CREATE, 4, &kernel::process(other, &OTHER, 0)?)?;
    schedule.system(at(-2), shell, HookId::THREAD_CREATE, 3, &kernel::thread(other, who, "")?)?;
    schedule.system(at(-1), who, HookId::PROCESS_LOAD_IMAGE, 3, &kernel::image(other, OTHER.pid, &image)?)?;
    let opened = kernel::registry(other, schedule.ticks(at(1).1 - 2), 0, 0x70_0100, "Software")?;
    schedule.compact(at(1), who, HookId::REGOPEN, 2, &opened)?;
    schedule.short(at(2), HookId::SAMPLED_PROFILE, 2, &kernel::sample(other, kernel::user(other, 0x1200), who))?;
    let switch = kernel::switch(who, Thread { thread: 0, process: 0 }, Some(KwaitReason::USER_REQUEST));
    schedule.counted(at(3), HookId::CONTEXTSWAP, 4, &[68_000_000, 22_000_000, 41_000], &switch)?;
    schedule.pointer = own;
    Ok(())
}

/// Writes classic events, and some of an instance: a document of a window.
fn classic(schedule: &mut Schedule) -> Result<(), WriteError> {
    for (index, pointer) in (0..).zip([Pointer::Bits64, Pointer::Bits32]) {
        for (kind, micros) in [(START, 2_150), (STOP, 15_100)] {
            let at = Moment(1, micros + index);
            let mut head = heads::event_trace(pointer, CLASS, kind, 1, schedule.ticks(at.1));
            head.set_thread_id(MAIN.thread);
            head.set_process_id(MAIN.process);
            head.set_user_time((at.1 / 15_600) as u32);
            schedule.event(at, &head, &text("list.txt"))?;
        }
        let at = Moment(1, 15_200 + index);
        let mut head = heads::instance(pointer, CLASS, 10, 1, schedule.ticks(at.1));
        head.set_thread_id(MAIN.thread);
        head.set_process_id(MAIN.process);
        head.set_instance_id(2);
        head.set_parent_instance_id(1);
        head.set_parent_guid(CLASS);
        schedule.event(at, &head, &7u32.to_le_bytes())?;
    }
    Ok(())
}

/// Returns the header of an event of the program.
fn event(schedule: &Schedule, at: Moment, who: Thread, provider: Guid, descriptor: EventDescriptor) -> EventHeader {
    let mut head = heads::event_header(schedule.pointer, provider, descriptor, schedule.ticks(at.1));
    head.set_thread_id(who.thread);
    head.set_process_id(who.process);
    head.set_activity_id(ACTIVITY);
    head
}

/// Events that only a manifest explains: a document is opened, in an activity that the shell began.
fn manifest(schedule: &mut Schedule) -> Result<(), WriteError> {
    for (id, opcode, micros) in [(1, START, 2_180), (2, STOP, 15_050)] {
        let at = Moment(1, micros);
        let descriptor = *EventDescriptor::default()
            .set_id(id)
            .set_version(1)
            .set_channel(0)
            .set_level(4)
            .set_opcode(opcode)
            .set_task(1)
            .set_keyword(0x8000_0000_0000_0001);
        let mut head = event(schedule, at, MAIN, MANIFEST, descriptor);
        if opcode == START {
            let cause = *EventExtendedItemRelatedActivityid::default().set_related_activity_id(CAUSE);
            head.extended_data = Some(vec![heads::item(EventHeaderExtType::RELATED_ACTIVITYID, cause.as_bytes())?]);
        }
        let data = [text(r"C:\Users\ada\list.txt"), 0xC000u32.to_le_bytes().to_vec()].concat();
        schedule.event(at, &head, &data)?;
    }
    Ok(())
}

/// Writes self-describing events with the number of received bytes.
fn telling(schedule: &mut Schedule) -> Result<(), WriteError> {
    let fields = [("server", TdhInType::UNICODESTRING), ("bytes", TdhInType::UINT32)].map(|(name, of)| {
        let mut field = TraceloggingField::default();
        field.name = name.into();
        field.in_ = TraceloggingIn::default().with_in_type(of.0 as u8);
        field
    });
    let (name, provider) = ("Received", "Etwspec.Sample");
    let mut schema = EventSchemaTl::default();
    let sizes = fields.iter().map(|field| Ok(field.to_vec()?.len()));
    let size = EventSchemaTl::FIXED_SIZE + name.len() + 1 + sizes.sum::<Result<usize, WriteError>>()?;
    schema.set_size(size as u16);
    (schema.event_name, schema.fields) = (name.into(), fields.into());
    let mut traits = EventProviderTraits::default();
    traits.set_traits_size((EventProviderTraits::FIXED_SIZE + provider.len() + 1) as u16);
    traits.provider_name = provider.into();
    let items = vec![
        heads::item(EventHeaderExtType::EVENT_SCHEMA_TL, &schema.to_vec()?)?,
        heads::item(EventHeaderExtType::PROV_TRAITS, &traits.to_vec()?)?,
    ];
    for index in 0..6 {
        let at = Moment(0, 19_710 + index * 2_000);
        let descriptor = *EventDescriptor::default().set_channel(11).set_level(5).set_keyword(0x2);
        let mut head = event(schedule, at, WORKER, TELLING, descriptor);
        head.extended_data = Some(items.clone());
        let bytes = 1_400 + (index as u32 + 1) * 8;
        schedule.event(at, &head, &[text("notes.example"), bytes.to_le_bytes().to_vec()].concat())?;
    }
    Ok(())
}

/// Writes an event with an item of every type whose structure is known, and one of a 32-bit process.
fn items(schedule: &mut Schedule) -> Result<(), WriteError> {
    use EventHeaderExtType as Type;
    let mut user = Sid::default();
    user.set_revision(1);
    user.set_sub_authority_count(NOTES.user.len() as u8);
    user.set_identifier_authority([0, 0, 0, 0, 0, 5]);
    user.sub_authority = NOTES.user.to_vec();
    let addresses = [0x0900_9F44, 0x2210, 0x1480].map(|offset| kernel::user(Pointer::Bits64, offset));
    let mut stack = EventExtendedItemStackTrace64::default();
    stack.address = addresses.to_vec();
    let instance =
        *EventExtendedItemInstance::default().set_instance_id(2).set_parent_instance_id(1).set_parent_guid(CLASS);
    let key = *EventExtendedItemProcessStartKey::default().set_process_start_key(0x0001_0000_0000_0051);
    let mut counters = EventExtendedItemPmcCounters::default();
    counters.counter = vec![70_000_000, 23_000_000];
    let all = vec![
        heads::item(Type::RELATED_ACTIVITYID, &ACTIVITY.to_bytes())?,
        heads::item(Type::SID, &user.to_vec()?)?,
        heads::item(Type::TS_ID, EventExtendedItemTsId::default().set_session_id(1).as_bytes())?,
        heads::item(Type::INSTANCE_INFO, instance.as_bytes())?,
        heads::item(Type::STACK_TRACE64, &stack.to_vec()?)?,
        heads::item(Type::PEBS_INDEX, EventExtendedItemPebsIndex::default().set_pebs_index(17).as_bytes())?,
        heads::item(Type::PMC_COUNTERS, &counters.to_vec()?)?,
        heads::item(Type::EVENT_KEY, EventExtendedItemEventKey::default().set_key(0x51).as_bytes())?,
        heads::item(Type::PROCESS_START_KEY, key.as_bytes())?,
        heads::item(Type::STACK_KEY64, EventExtendedItemStackKey64::default().set_stack_key(0x77).as_bytes())?,
    ];
    let mut stack = EventExtendedItemStackTrace32::default();
    stack.address = vec![0x0040_2210, 0x0040_1480];
    let short = vec![
        heads::item(Type::STACK_TRACE32, &stack.to_vec()?)?,
        heads::item(Type::STACK_KEY32, EventExtendedItemStackKey32::default().set_stack_key(0x78).as_bytes())?,
    ];
    let shell = Thread { thread: SHELL.main, process: SHELL.pid };
    for (index, (pointer, who, list)) in (0..).zip([(Pointer::Bits64, MAIN, all), (Pointer::Bits32, shell, short)]) {
        let at = Moment(1, 15_300 + index);
        let descriptor = *EventDescriptor::default().set_id(3).set_level(2).set_task(2).set_keyword(0x4);
        let mut head = heads::event_header(pointer, MANIFEST, descriptor, schedule.ticks(at.1));
        head.set_thread_id(who.thread);
        head.set_process_id(who.process);
        head.extended_data = Some(list);
        schedule.event(at, &head, &index.to_le_bytes())?;
    }
    // XML that the event contains.
    let at = Moment(1, 15_310);
    let descriptor = *EventDescriptor::default().set_id(4).set_level(3).set_keyword(0);
    let mut head = event(schedule, at, MAIN, MANIFEST, descriptor);
    head.set_event_property(EventHeaderProperty::XML);
    schedule.event(at, &head, &text("<saved bytes=\"16384\"/>"))
}

/// Messages with every part that messages can have.
fn messages(schedule: &mut Schedule) -> Result<(), WriteError> {
    let at = |index: i64| Moment(1, 15_400 + index * 5);
    let shapes: [(bool, bool, bool, bool, bool, TraceMessageFlags); 6] = [
        // Sequence, GUID, component, time, system; and flags of the data or of the time.
        (true, true, false, true, true, TraceMessageFlags::POINTER64),
        (false, true, false, true, false, TraceMessageFlags::PERFORMANCE_TIMESTAMP),
        (true, false, true, true, true, TraceMessageFlags::POINTER32),
        (false, false, true, false, false, TraceMessageFlags(0)),
        (true, false, false, false, true, TraceMessageFlags(0)),
        (false, true, false, true, true, TraceMessageFlags(0)),
    ];
    for (index, (sequence, named, component, time, system, flags)) in (0..).zip(shapes) {
        let mut head = heads::message(10 + index as u16);
        let mut packet = head.packet();
        packet.set_option_flags(packet.option_flags() | flags.0 as u16);
        head.set_packet(packet);
        head.sequence_number = sequence.then_some(index as u32 + 1);
        head.message_guid = named.then_some(SOURCE);
        head.component_id = component.then_some(0x51);
        head.time_stamp = time.then(|| schedule.ticks(at(index).1));
        head.thread_id = system.then_some(MAIN.thread);
        head.process_id = system.then_some(MAIN.process);
        schedule.event(at(index), &head, &[&b"saved\0"[..], &16_384u32.to_le_bytes()].concat())?;
    }
    Ok(())
}

/// Writes a report of lost events between two events.
fn lost(schedule: &mut Schedule) -> Result<(), WriteError> {
    let at = Moment(0, 40_000);
    let head =
        heads::event_trace(schedule.pointer, EtwRtLoss::CLASS, EtwRtLoss::EVENT.0 as u8, 0, schedule.ticks(at.1));
    schedule.event(at, &head, &[])
}
