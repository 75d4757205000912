//! Distinct call stacks, as a tree of frames.

use std::hash::BuildHasher;

use hashbrown::{DefaultHashBuilder, HashMap, HashTable};

/// A call stack: the path from the root of the tree to a node. 0 is the empty stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StackId(pub(crate) u32);

impl StackId {
    /// The stack without frames.
    pub const EMPTY: StackId = StackId(0);

    /// Returns whether the stack has no frames.
    pub fn is_empty(self) -> bool {
        self == StackId::EMPTY
    }
}

/// Index of a frame in [`Stacks`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FrameId(pub(crate) u32);

/// Code of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Code {
    /// Offset in an image: the index of the module, and the offset from its base address.
    Module(u32, u64),
    /// Managed method: the index of its name.
    Method(u32),
    /// Address outside of all known images and methods. Profiles for other programs name only the part of the address space.
    Address(u64),
}

/// A frame of a call stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Frame {
    /// The code.
    pub code: Code,
    /// True for code of the kernel.
    pub kernel: bool,
}

/// A call stack and the frame that it calls.
type Node = (StackId, FrameId);

/// Call stacks that share their outer frames.
#[derive(Debug)]
pub struct Stacks {
    nodes: Vec<Node>,
    /// Indices of nodes by their content, which the table does not contain.
    by_node: HashTable<u32>,
    hasher: DefaultHashBuilder,
    frames: Vec<Frame>,
    by_frame: HashMap<Frame, FrameId>,
    /// First frame in unknown code of processes, and of the kernel.
    unknown: [Option<FrameId>; 2],
    /// First stack that is the same in profiles for other programs, by stack.
    folded: Vec<StackId>,
    /// Stacks with the frames of two stacks, by both.
    joined: HashMap<(StackId, StackId), StackId>,
    /// Number of nodes and frames that may be added.
    room: usize,
    cut: u64,
}

impl Default for Stacks {
    fn default() -> Stacks {
        Stacks::new(0)
    }
}

impl Stacks {
    /// Size of a node in bytes, with its share of the tables.
    pub(crate) const NODE: usize = 40;

    /// Creates an empty tree for at most `room` nodes and frames.
    pub(crate) fn new(room: usize) -> Stacks {
        Stacks {
            nodes: vec![(StackId::EMPTY, FrameId(u32::MAX))],
            by_node: HashTable::new(),
            hasher: DefaultHashBuilder::default(),
            frames: Vec::new(),
            by_frame: HashMap::new(),
            unknown: [None; 2],
            folded: Vec::new(),
            joined: HashMap::new(),
            room: room.min(u32::MAX as usize - 1),
            cut: 0,
        }
    }

    /// Returns the index of a frame. `None` if there is no room.
    pub(crate) fn frame(&mut self, frame: Frame) -> Option<FrameId> {
        if let Some(known) = self.by_frame.get(&frame) {
            return Some(*known);
        }
        self.room = self.room.checked_sub(1)?;
        let new = FrameId(self.frames.len() as u32);
        self.frames.push(frame);
        self.by_frame.insert(frame, new);
        Some(new)
    }

    /// Returns the stack with one more inner frame. `None` if there is no room.
    #[inline]
    pub(crate) fn call(&mut self, outer: StackId, frame: FrameId) -> Option<StackId> {
        let Stacks { nodes, by_node, hasher, .. } = self;
        let node = (outer, frame);
        let hash = hasher.hash_one(node);
        if let Some(known) = by_node.find(hash, |at| nodes.get(*at as usize) == Some(&node)) {
            return Some(StackId(*known));
        }
        self.room = self.room.checked_sub(1)?;
        let new = nodes.len() as u32;
        nodes.push(node);
        by_node.insert_unique(hash, new, |at| nodes.get(*at as usize).map_or(0, |node| hasher.hash_one(node)));
        Some(StackId(new))
    }

    /// Returns the stack whose outer frames are those of one stack, and whose inner frames those of another one. If there is no
    /// room, frames are left out.
    pub(crate) fn join(&mut self, outer: StackId, inner: StackId) -> StackId {
        if outer.is_empty() || inner.is_empty() {
            return if inner.is_empty() { outer } else { inner };
        }
        if let Some(known) = self.joined.get(&(outer, inner)) {
            return *known;
        }
        let mut frames: Vec<FrameId> = self.frames_of(inner).collect();
        let mut all = outer;
        while let Some(frame) = frames.pop() {
            let Some(next) = self.call(all, frame) else {
                self.cut();
                return all;
            };
            all = next;
        }
        if self.take(Stacks::NODE) {
            self.joined.insert((outer, inner), all);
        }
        all
    }

    /// Takes the room of a number of bytes. False if there is no room for them.
    pub(crate) fn take(&mut self, bytes: usize) -> bool {
        let room = self.room.checked_sub(bytes.div_ceil(Stacks::NODE));
        self.room = room.unwrap_or(self.room);
        room.is_some()
    }

    /// Counts a stack with frames that were left out.
    pub(crate) fn cut(&mut self) {
        self.cut += 1;
    }

    /// Returns the number of stacks with frames that were left out, because memory is limited.
    pub fn cut_off(&self) -> u64 {
        self.cut
    }

    /// Returns the number of distinct stacks, the empty one included. Outer frames of a stack are a stack, too.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns whether there is no stack with frames.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() <= 1
    }

    /// Returns the stack without its innermost frame, and that frame. `None` for the empty stack.
    #[inline]
    pub fn innermost(&self, stack: StackId) -> Option<(StackId, FrameId)> {
        self.nodes.get(stack.0 as usize).filter(|_| !stack.is_empty()).copied()
    }

    /// Returns the frames of a stack, innermost first.
    pub fn frames_of(&self, stack: StackId) -> impl Iterator<Item = FrameId> {
        walk(stack, |rest| self.innermost(rest))
    }

    /// As [`frames_of`](Self::frames_of), of a stack that [`folded`](Self::folded) returned.
    pub(crate) fn folded_frames_of(&self, stack: StackId) -> impl Iterator<Item = FrameId> {
        walk(stack, |rest| self.innermost_folded(rest))
    }

    /// Finds the stacks that differ only in addresses of unknown code. Call it after all stacks are known.
    pub(crate) fn fold(&mut self) {
        for (frame, index) in self.frames.iter().zip(0..).filter(|(frame, _)| matches!(frame.code, Code::Address(_))) {
            if let Some(first) = self.unknown.get_mut(usize::from(frame.kernel)) {
                first.get_or_insert(FrameId(index));
            }
        }
        self.folded = Vec::with_capacity(self.nodes.len());
        let mut known: HashMap<Node, StackId> = HashMap::new();
        // The outer frames of a stack precede it.
        for stack in (0..self.nodes.len() as u32).map(StackId) {
            let folded = self.innermost_folded(stack).map_or(StackId::EMPTY, |node @ (outer, frame)| {
                match self.innermost_folded(outer) {
                    Some((_, before)) if before == frame && self.unknown.contains(&Some(frame)) => outer,
                    _ => *known.entry(node).or_insert(stack),
                }
            });
            self.folded.push(folded);
        }
    }

    /// Returns the first stack that is the same in profiles for other programs: all addresses of unknown code of the kernel are one
    /// frame, and so are those of a process. Frames in unknown code that follow each other are one.
    pub fn folded(&self, stack: StackId) -> StackId {
        self.folded.get(stack.0 as usize).copied().unwrap_or(stack)
    }

    /// As [`innermost`](Self::innermost), of a stack that [`folded`](Self::folded) returned.
    pub(crate) fn innermost_folded(&self, stack: StackId) -> Option<(StackId, FrameId)> {
        let (outer, frame) = self.innermost(stack)?;
        let unknown = self.get(frame).filter(|frame| matches!(frame.code, Code::Address(_)));
        let first = unknown.and_then(|frame| *self.unknown.get(usize::from(frame.kernel))?);
        Some((self.folded(outer), first.unwrap_or(frame)))
    }

    /// Returns a frame.
    pub fn get(&self, frame: FrameId) -> Option<&Frame> {
        self.frames.get(frame.0 as usize)
    }

    /// Returns all frames.
    pub fn all_frames(&self) -> &[Frame] {
        &self.frames
    }
}

fn walk(stack: StackId, innermost: impl Fn(StackId) -> Option<Node>) -> impl Iterator<Item = FrameId> {
    let mut rest = stack;
    std::iter::from_fn(move || {
        let (outer, frame) = innermost(rest)?;
        rest = outer;
        Some(frame)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frames(stacks: &mut Stacks, addresses: &[u64]) -> StackId {
        addresses.iter().fold(StackId::EMPTY, |outer, address| {
            let frame = stacks.frame(Frame { code: Code::Address(*address), kernel: false }).expect("room");
            stacks.call(outer, frame).expect("room")
        })
    }

    #[test]
    fn equal_stacks_are_one_and_joined_stacks_have_all_frames() {
        let mut stacks = Stacks::new(100);
        let outer = frames(&mut stacks, &[1, 2]);
        let inner = frames(&mut stacks, &[3, 4]);
        assert_eq!(frames(&mut stacks, &[1, 2]), outer);
        let joined = stacks.join(outer, inner);
        assert_eq!(joined, stacks.join(outer, inner));
        assert_eq!(joined, frames(&mut stacks, &[1, 2, 3, 4]));
        assert_eq!(stacks.join(StackId::EMPTY, inner), inner);
        assert_eq!(stacks.join(outer, StackId::EMPTY), outer);
    }

    #[test]
    fn unknown_code_is_one_frame() {
        let mut stacks = Stacks::new(100);
        let [one, other, deep] = [&[1, 2][..], &[3], &[4, 5, 6]].map(|addresses| frames(&mut stacks, addresses));
        let method = stacks.frame(Frame { code: Code::Method(0), kernel: false }).expect("room");
        let called = [one, other, deep].map(|stack| stacks.call(stack, method).expect("room"));
        stacks.fold();
        assert!(called.iter().all(|stack| stacks.folded(*stack) == stacks.folded(called[0])));
        let (outer, inner) = stacks.innermost_folded(stacks.folded(called[2])).expect("a frame");
        assert_eq!((inner, stacks.innermost_folded(outer)), (method, Some((StackId::EMPTY, FrameId(0)))));
        assert_eq!(stacks.folded(deep), stacks.folded(other));
    }

    #[test]
    fn frames_beyond_the_limit_are_left_out() {
        let mut stacks = Stacks::new(8);
        let (outer, inner) = (frames(&mut stacks, &[1, 2]), frames(&mut stacks, &[3, 4]));
        assert_eq!(stacks.join(outer, inner), outer);
        assert_eq!(stacks.cut_off(), 1);
    }
}
