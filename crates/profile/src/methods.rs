//! Managed methods, by the events of the .NET runtime.

use etwspec::Utf16Str;
use etwspec::providers::dotnet::dotnet_runtime::payloads as runtime;
use etwspec::providers::dotnet::dotnet_runtime_rundown::payloads as rundown;
use etwspec::providers::dotnet::{dotnet_runtime, dotnet_runtime_rundown};
use etwspec_etl::Event;
use etwspec_etl::text::output;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

/// Machine code of a method.
#[derive(Clone, Copy, Debug)]
struct Method {
    start: u64,
    size: u32,
    /// Time from which the code exists. The minimum if it existed before the trace.
    from: FileTime,
    /// Index of its name.
    name: u32,
}

/// Methods of processes.
#[derive(Debug, Default)]
pub(crate) struct Methods {
    by_process: HashMap<u32, Vec<Method>>,
    by_name: HashMap<Box<str>, u32>,
    names: Vec<Box<str>>,
    /// Index of the first name among those of all machines.
    first: u32,
}

impl Methods {
    /// Adds an event that names a method, with its time. Returns the size in bytes by which more is known.
    pub(crate) fn add(&mut self, event: &Event<'_>, time: FileTime) -> usize {
        let Some(provider) = event.provider() else { return 0 };
        if provider != dotnet_runtime::GUID && provider != dotnet_runtime_rundown::GUID {
            return 0;
        }
        macro_rules! read {
            ($($payload:ty: $began:expr),*) => {
                $(if let Some(payload) = event.provider_payload::<$payload>() {
                    return payload.map_or(0, |method| {
                        let code = (method.method_start_address(), method.method_size());
                        let from = if $began { time } else { FileTime(i64::MIN) };
                        self.named(event, code, from, (method.method_namespace(), method.method_name()))
                    });
                })*
            };
        }
        read!(
            runtime::MethodLoadVerbosePayload<'_>: true,
            runtime::MethodUnloadVerbosePayload<'_>: false,
            runtime::MethodDcStartVerboseV2Payload<'_>: false,
            runtime::MethodDcEndVerboseV2Payload<'_>: false,
            rundown::MethodDcStartVerbosePayload<'_>: false,
            rundown::MethodDcEndVerbosePayload<'_>: false
        );
        0
    }

    fn named(
        &mut self,
        event: &Event<'_>,
        (start, size): (u64, u32),
        from: FileTime,
        (class, method): (Utf16Str<'_>, Utf16Str<'_>),
    ) -> usize {
        let Some(process) = event.process_id() else { return 0 };
        let class = class.to_string();
        let mut name = if class.is_empty() { method.to_string() } else { format!("{class}.{method}") };
        output::cut_off(&mut name, 0, output::NAME_SIZE);
        let (name, new) = match self.by_name.get(name.as_str()) {
            Some(known) => (*known, 0),
            None => {
                let index = self.names.len() as u32;
                let bytes = 2 * (name.len() + 32);
                self.names.push(name.as_str().into());
                self.by_name.insert(name.into(), index);
                (index, bytes)
            }
        };
        self.by_process.entry(process).or_default().push(Method { start, size, from, name });
        new + size_of::<Method>()
    }

    /// Orders the methods by address. Call it after all events, with the names of other machines, to which the names are added.
    pub(crate) fn sort(&mut self, names: &mut Vec<Box<str>>) {
        self.first = names.len() as u32;
        names.append(&mut self.names);
        self.by_name.clear();
        for methods in self.by_process.values_mut() {
            methods.sort_unstable_by_key(|method| (method.start, method.from, method.size, method.name));
            // A rundown repeats what an event at the start of a method stated.
            methods.dedup_by_key(|method| (method.start, method.size, method.name));
        }
    }

    /// Returns the index of the name of the method at an address of a process.
    pub(crate) fn find(&self, process: u32, address: u64, time: FileTime) -> Option<u32> {
        let methods = self.by_process.get(&process)?;
        // The return address of a call at the end of a method is behind the method.
        let contains = |method: &&Method| address.wrapping_sub(method.start) <= method.size.into();
        let at = methods.partition_point(|method| method.start < address.saturating_add(1));
        let before = methods.get(..at)?.iter().rev().take(MAX_AT_ADDRESS).filter(contains);
        let (mut first, mut current) = (None, None);
        for method in before {
            first = Some(method.name);
            if current.is_none() && method.from <= time {
                current = Some(method.name);
            }
        }
        current.or(first).map(|name| self.first + name)
    }
}

/// Maximum number of methods before an address that are compared with it.
const MAX_AT_ADDRESS: usize = 8;
