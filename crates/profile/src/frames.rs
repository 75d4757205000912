//! Finds the code at an address: an image, a managed method, or neither.
//!
//! # Design
//!
//! Most addresses occur many times, so frames are cached by process and address, with the time for which a method is there. Images
//! of a process that come and go change what an address means: an event about an image empties the cache of its process. Images of
//! the kernel are those of process 0.

use etwspec::Pointer;
use etwspec::payloads::Reference;
use etwspec_etl::state::State;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

use crate::images::{Identities, Module};
use crate::methods::{Methods, Span};
use crate::stacks::{Code, Frame, FrameId, StackId, Stacks};

/// Process of the images of the kernel.
const KERNEL: u32 = 0;

/// Code of the processes of a machine.
#[derive(Debug, Default)]
pub(crate) struct Resolver {
    pub(crate) identities: Identities,
    pub(crate) methods: Methods,
    cached: HashMap<u32, Cached>,
}

/// Addresses of a process, and what they mean.
#[derive(Debug, Default)]
struct Cached {
    frames: HashMap<u64, (FrameId, Span)>,
    /// Whole stacks, since most of them occur many times.
    stacks: HashMap<Box<[u64]>, (StackId, Span)>,
}

/// Images of all machines.
#[derive(Debug, Default)]
pub(crate) struct Modules {
    all: Vec<Module>,
    by_module: HashMap<Module, u32>,
}

impl Modules {
    fn index(&mut self, module: Module) -> u32 {
        let new = self.all.len() as u32;
        *self.by_module.entry(module).or_insert_with_key(|module| {
            self.all.push(module.clone());
            new
        })
    }

    pub(crate) fn into_all(self) -> Vec<Module> {
        self.all
    }
}

/// Process and time of the addresses of a stack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) process: u32,
    pub(crate) time: FileTime,
}

/// Returns whether an address is in the part of the address space that belongs to the kernel: the upper half.
pub(crate) fn is_kernel(address: u64, pointer: Pointer) -> bool {
    match pointer {
        Pointer::Bits32 => address >> 31 & 1 != 0,
        Pointer::Bits64 => address >> 63 != 0,
    }
}

impl Resolver {
    /// Forgets the meaning of addresses of a process.
    pub(crate) fn forget(&mut self, process: u32) {
        if let Some(cached) = self.cached.get_mut(&process) {
            cached.frames.clear();
            cached.stacks.clear();
        }
    }

    /// Returns the stack of addresses of the kernel or of a process, innermost first.
    pub(crate) fn stack(
        &mut self,
        addresses: &[u64],
        kernel: bool,
        place: &Place,
        state: &State,
        (stacks, modules): (&mut Stacks, &mut Modules),
    ) -> StackId {
        if addresses.is_empty() {
            return StackId::EMPTY;
        }
        let Resolver { identities, methods, cached } = self;
        let process = if kernel { KERNEL } else { place.process };
        let Cached { frames, stacks: known } = cached.entry(process).or_default();
        if let Some((known, span)) = known.get(addresses)
            && span.contains(place.time)
        {
            return *known;
        }
        let mut code = |address: u64, method: Option<u32>| match method {
            Some(name) if !kernel => Code::Method(name),
            _ => match state.containing(Reference::ModuleBase, address, Some(place.process)) {
                Some((base, path)) => {
                    let module = identities.module(place.process, base, path, place.time);
                    Code::Module(modules.index(module), address - base)
                }
                None => Code::Address(address),
            },
        };
        let (mut stack, mut whole) = (StackId::EMPTY, Span::ALWAYS);
        for address in addresses.iter().rev() {
            let frame = frames.get(address).copied().filter(|(_, span)| span.contains(place.time)).or_else(|| {
                let (method, span) = methods.find(process, *address, place.time);
                let frame = stacks.frame(Frame { code: code(*address, method), kernel })?;
                frames.insert(*address, (frame, span));
                Some((frame, span))
            });
            let inner = frame.and_then(|(frame, span)| Some((stacks.call(stack, frame)?, span)));
            let Some((inner, span)) = inner else {
                stacks.cut();
                return stack;
            };
            (stack, whole) = (inner, whole.and(span));
        }
        if stacks.take(size_of_val(addresses) + size_of::<(Box<[u64]>, (StackId, Span))>()) {
            known.insert(addresses.into(), (stack, whole));
        }
        stack
    }
}
