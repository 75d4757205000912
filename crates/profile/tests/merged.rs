//! Several traces become one profile.

use etwspec_etl::Trace;
use etwspec_etl::etwspec::headers::HookId;
use etwspec_etl::etwspec::providers::dotnet::dotnet_runtime;
use etwspec_profile::Profile;

use crate::traces::{MS, Traced};

#[test]
fn traces_of_one_machine_name_processes_images_and_methods_of_each_other() {
    let mut kernel = Traced::new(2);
    kernel.sample(0, MS, 5, 0x1_0010);
    kernel.sample(1, 2 * MS, 5, 0x2_0010);
    let mut user = Traced::new(1);
    user.process(1, HookId::PROCESS_DC_START, 8, "app.exe");
    user.thread(2, HookId::THREAD_DC_START, 8, 5);
    user.image(3, HookId::IMAGE_DC_START, 8, 0x1_0000, r"\Device\a.dll");
    user.collection(MS + MS / 2, (8, 5), &[]);
    user.method(3 * MS, 8, ("App.Program", "Main"), (0x2_0000, 0x20));
    let (kernel, user) = (kernel.finish(), user.finish());
    for traces in [[Trace::new(&kernel), Trace::new(&user)], [Trace::new(&user), Trace::new(&kernel)]] {
        let profile = Profile::read(&traces, |_, damage| panic!("{damage}"));
        let innermost = |index: usize| profile.stacks.frames_of(profile.samples[index].stack).next().expect("a frame");
        let names = [innermost(0), innermost(1)].map(|frame| profile.frame_name(frame).into_owned());
        assert_eq!(names, ["a.dll+0x10", "App.Program.Main()"]);
        assert_eq!(profile.samples.len(), 2);
        // Of both traces, in one thread of one process.
        assert_eq!((profile.threads.len(), profile.markers.len()), (1, 1));
        assert_eq!(profile.process_name(profile.threads[0].process), "app.exe (8)");
        assert!(profile.samples[0].time < profile.markers[0].from && profile.markers[0].from < profile.samples[1].time);
    }
}

#[test]
fn methods_contain_addresses_up_to_their_end() {
    let mut trace = Traced::new(1);
    trace.thread(1, HookId::THREAD_CREATE, 8, 5);
    trace.method(2, 8, ("A", "First"), (0x2_0000, 0x20));
    trace.sample(0, MS, 5, 0x2_0020);
    trace.sample(0, 2 * MS, 5, 0x2_0021);
    let file = trace.finish();
    let profile = Profile::read(&[Trace::new(&file)], |_, _| ());
    let name = |index: usize| {
        let mut frames = profile.stacks.frames_of(profile.samples[index].stack);
        profile.frame_name(frames.next().expect("a frame")).into_owned()
    };
    // A return address may be the end of a method.
    assert_eq!([name(0), name(1)], ["A.First()", "unknown code"]);
}

#[test]
fn methods_end_when_they_are_unloaded_or_replaced_and_with_their_process() {
    let mut trace = Traced::new(1);
    trace.process(1, HookId::PROCESS_DC_START, 8, "a.exe");
    trace.thread(2, HookId::THREAD_CREATE, 8, 5);
    let (load, unload) = (dotnet_runtime::event::METHOD_LOAD_VERBOSE, dotnet_runtime::event::METHOD_UNLOAD_VERBOSE);
    let method = |trace: &mut Traced, at, id, name: &str, address| {
        trace.method_event(at, 8, (dotnet_runtime::GUID, id), ("A", name), (address, 0x20));
    };
    let mut expected = Vec::new();
    // More methods than are compared with an address, one after the other. The end of each other one is lost.
    for index in 1..=20 {
        let (at, name, ends) = (index * 10 * MS, format!("M{index}"), index % 2 == 0);
        method(&mut trace, at, load, &name, 0x2_0000);
        // Another method before them contains none of their addresses.
        method(&mut trace, at + 1, load, "Other", 0x1_0000);
        trace.sample(0, at + 5 * MS, 5, 0x2_0010);
        if ends {
            method(&mut trace, at + 6 * MS, unload, &name, 0x2_0000);
        }
        trace.sample(0, at + 7 * MS, 5, 0x2_0010);
        expected.push(format!("A.{name}()"));
        expected.push(if ends { "unknown code".to_owned() } else { format!("A.{name}()") });
    }
    method(&mut trace, 300 * MS, load, "Last", 0x2_0000);
    trace.sample(0, 301 * MS, 5, 0x2_0010);
    trace.process(302 * MS, HookId::PROCESS_CREATE, 8, "b.exe");
    trace.thread(302 * MS + 1, HookId::THREAD_CREATE, 8, 6);
    trace.sample(0, 303 * MS, 6, 0x2_0010);
    expected.extend(["A.Last()".to_owned(), "unknown code".to_owned()]);
    let file = trace.finish();
    let profile = Profile::read(&[Trace::new(&file)], |_, damage| panic!("{damage}"));
    let names = profile.samples.iter().map(|sample| {
        let frame = profile.stacks.frames_of(sample.stack).next().expect("a frame");
        profile.frame_name(frame).into_owned()
    });
    assert_eq!(names.collect::<Vec<_>>(), expected);
}
