//! Stacks of all encodings are joined to their events.

use etwspec_corpus::cases;
use etwspec_etl::Trace;
use etwspec_etl::etwspec::headers::{
    EventExtendedItemStackKey64, EventExtendedItemStackTrace32, EventExtendedItemStackTrace64, EventHeaderExtType,
    HookId,
};
use etwspec_profile::{Code, Profile, StackId};
use proptest::prelude::*;

use crate::traces::{MS, Traced};

const KERNEL: u64 = 0xFFFF_F800_0000_0000;

fn read(trace: &[u8]) -> Profile {
    Profile::read(&[Trace::new(trace)], |_, damage| panic!("{damage}"))
}

/// Returns the addresses of a stack, innermost first.
fn addresses(profile: &Profile, stack: StackId) -> Vec<u64> {
    let frames = profile.stacks.frames_of(stack).map(|frame| profile.stacks.get(frame).expect("a frame").code);
    let address = |code| match code {
        Code::Address(address) => address,
        other => panic!("{other:?}"),
    };
    frames.map(address).collect()
}

/// Time of an event, and the function that writes it.
type Event = (i64, Box<dyn FnOnce(&mut Traced)>);

/// Form in which a trace contains the stack of a sample.
#[derive(Clone, Copy, Debug)]
enum Encoding {
    None,
    Kernel,
    User,
    Both,
    /// Both parts in one event.
    Whole,
    /// Keys, whose addresses follow.
    Keys,
}

/// A sample with its stack.
#[derive(Clone, Debug)]
struct Stacked {
    encoding: Encoding,
    processor: u16,
    /// Frames of the kernel and of the process, whose addresses differ for each sample by the depth only.
    depth: (u64, u64),
    /// Delay of the part of the process, in ticks, and the processor that logs it.
    later: (i64, u16),
}

fn stacked() -> impl Strategy<Value = Stacked> {
    use Encoding::*;
    let encoding = proptest::sample::select(vec![None, Kernel, User, Both, Whole, Keys]);
    (encoding, 0..3u16, (1..5u64, 1..5u64), (1..40 * MS, 0..3u16))
        .prop_map(|(encoding, processor, depth, later)| Stacked { encoding, processor, depth, later })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(100)))]
    #[test]
    fn every_sample_has_its_own_stack(all in proptest::collection::vec(stacked(), 1..60)) {
        // Events of a processor are written in time order.
        let mut events: Vec<Event> = Vec::new();
        let mut expected = Vec::new();
        let mut keys = 0;
        for (index, sample) in all.iter().enumerate() {
            // Processors sample at the same times.
            let at = (index as i64 / 3 + 1) * MS;
            let (processor, thread) = (sample.processor, 100 + index as u32);
            let ids = (8, thread);
            let inner: Vec<u64> = (0..sample.depth.0).map(|depth| KERNEL + depth * 16).collect();
            let outer: Vec<u64> = (0..sample.depth.1).map(|depth| 0x1000 + depth * 16).collect();
            let leaf = inner[0];
            let (delay, other) = sample.later;
            events.push((at, Box::new(move |trace| trace.sample(processor, at, thread, leaf))));
            let (kernel, user) = (inner.clone(), outer.clone());
            let whole: Vec<u64> = inner.iter().chain(&outer).copied().collect();
            let kernel_part = move |trace: &mut Traced| trace.stack(processor, at + 1, at, ids, &kernel);
            let user_part = move |trace: &mut Traced| trace.stack(other, at + delay, at, ids, &user);
            expected.push((thread, match sample.encoding {
                Encoding::None => vec![leaf],
                Encoding::Kernel => {
                    events.push((at + 1, Box::new(kernel_part)));
                    inner
                }
                Encoding::User => {
                    events.push((at + delay, Box::new(user_part)));
                    outer
                }
                Encoding::Both => {
                    events.push((at + 1, Box::new(kernel_part)));
                    events.push((at + delay, Box::new(user_part)));
                    whole
                }
                Encoding::Whole => {
                    let both = whole.clone();
                    events.push((at + 1, Box::new(move |trace| trace.stack(processor, at + 1, at, ids, &both))));
                    whole
                }
                Encoding::Keys => {
                    keys += 2;
                    let (first, second) = (keys, keys + 1);
                    let kernel = (HookId::STACKTRACE_KEY_KERNEL, first);
                    let user = (HookId::STACKTRACE_KEY_USER, second);
                    events.push((at + 1, Box::new(move |trace| trace.key(processor, at + 1, at, ids, kernel))));
                    events.push((at + delay, Box::new(move |trace| trace.key(other, at + delay, at, ids, user))));
                    let end = at + delay + MS;
                    let hooks = [HookId::STACKTRACE_DELETE, HookId::STACKTRACE_RUNDOWN];
                    events.push((end, Box::new(move |trace| {
                        trace.addresses(0, end, hooks[index % 2], first, &inner);
                        trace.addresses(2, end, hooks[index % 2], second, &outer);
                    })));
                    whole
                }
            }));
        }
        events.sort_by_key(|(at, _)| *at);
        let mut trace = Traced::new(3);
        events.into_iter().for_each(|(_, event)| event(&mut trace));
        let profile = read(&trace.finish());
        prop_assert_eq!(profile.samples.len(), expected.len());
        for sample in &profile.samples {
            let thread = profile.threads[sample.thread as usize].id.expect("an ID");
            let (_, stack) = expected.iter().find(|(of, _)| *of == thread).expect("a sample of the thread");
            prop_assert_eq!(&addresses(&profile, sample.stack), stack);
        }
        prop_assert_eq!(profile.missing.stacks_without_event, 0);
        prop_assert_eq!(profile.missing.keys_without_stack, 0);
    }
}

#[test]
fn stacks_in_headers_belong_to_their_events() {
    let mut stack = EventExtendedItemStackTrace64::default();
    stack.address = vec![KERNEL, 0x1000, 0x2000];
    let mut short = EventExtendedItemStackTrace32::default();
    short.address = vec![0x3000, 0x4000];
    let key = |key: u64| EventExtendedItemStackKey64::default().set_stack_key(key).as_bytes().to_vec();
    let mut trace = Traced::new(1);
    let items = [
        (EventHeaderExtType::STACK_TRACE64, stack.to_vec().expect("data")),
        (EventHeaderExtType::STACK_TRACE32, short.to_vec().expect("data")),
        (EventHeaderExtType::STACK_KEY64, key(77)),
    ];
    for (at, item) in (1..).zip(items) {
        trace.collection(at * MS, (8, 5), &[item]);
    }
    trace.addresses(0, 9 * MS, HookId::STACKTRACE_RUNDOWN, 77, &[KERNEL, 0x5000]);
    let profile = read(&trace.finish());
    let stacks: Vec<_> = profile.markers.iter().map(|marker| addresses(&profile, marker.stack)).collect();
    assert_eq!(stacks, [vec![KERNEL, 0x1000, 0x2000], vec![0x3000, 0x4000], vec![KERNEL, 0x5000]]);
}

#[test]
fn no_stack_is_attached_to_two_events() {
    let mut trace = Traced::new(2);
    // Two samples at one time, in one thread: an impossible trace.
    trace.sample(0, MS, 5, 0x1000);
    trace.sample(0, MS, 5, 0x1000);
    trace.stack(0, MS + 1, MS, (8, 5), &[0x1000, 0x2000]);
    let profile = read(&trace.finish());
    let depths: Vec<usize> = profile.samples.iter().map(|sample| addresses(&profile, sample.stack).len()).collect();
    assert_eq!(depths, [2, 1]);
}

#[test]
fn missing_parts_are_counted() {
    let mut trace = Traced::new(1);
    trace.sample(0, MS, 5, 0x1000);
    trace.stack(0, MS + 1, 7, (8, 5), &[0x1000]);
    trace.key(0, MS + 2, MS, (8, 5), (HookId::STACKTRACE_KEY_USER, 77));
    let missing = read(&trace.finish()).missing;
    assert_eq!((missing.stacks_without_event, missing.keys_without_stack, missing.samples_without_stack), (1, 1, 1));
}

#[test]
fn addresses_are_those_of_the_images_of_their_time() {
    let mut trace = Traced::new(1);
    trace.process(1, HookId::PROCESS_CREATE, 8, "app.exe");
    trace.thread(2, HookId::THREAD_CREATE, 8, 5);
    trace.image(3, HookId::PROCESS_LOAD_IMAGE, 8, 0x1_0000, r"\Device\a.dll");
    trace.sample(0, MS, 5, 0x1_0010);
    trace.image(MS + 5, HookId::IMAGE_UNLOAD, 8, 0x1_0000, r"\Device\a.dll");
    trace.image(MS + 6, HookId::PROCESS_LOAD_IMAGE, 8, 0x1_0000, r"\Device\b.dll");
    trace.sample(0, 2 * MS, 5, 0x1_0010);
    trace.sample(0, 3 * MS, 5, 0x9_0000);
    let profile = read(&trace.finish());
    let name = |index: usize| {
        profile.frame_name(profile.stacks.frames_of(profile.samples[index].stack).next().expect("a frame"))
    };
    assert_eq!([name(0), name(1), name(2)], ["a.dll+0x10", "b.dll+0x10", "unknown code"]);
    assert_eq!(profile.process_name(profile.threads[0].process), "app.exe (8)");
}
