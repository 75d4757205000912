//! Values that messages contain: values of fields and of headers.

use etwspec::FileTime;
use etwspec::describe::Why;
use etwspec::headers::TraceHeaderView;
use etwspec_etl::Event;
use etwspec_etl::payload::{Field, Group, Value, Visitor};
use etwspec_etl::text::CodePage;
use etwspec_etl::time::Clock;

use super::Message;

/// Values of the header of a WPP message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// Thread ID: `%3`.
    pub thread: Option<u32>,
    /// Time of the message, UTC: `%4`.
    pub time: Option<FileTime>,
    /// Time of the thread in kernel mode, in ticks: `%5`.
    pub kernel_time: Option<u32>,
    /// Time of the thread in user mode, in ticks: `%6`.
    pub user_time: Option<u32>,
    /// Sequence number: `%7`.
    pub sequence: Option<u32>,
    /// Process ID: `%8`.
    pub process: Option<u32>,
    /// Processor: `%9`.
    pub processor: Option<u16>,
}

impl Header {
    /// Returns the values in the header of an event. The clock of the session converts the time.
    pub fn of(event: &Event<'_>, processor: u16, clock: Option<&Clock>) -> Header {
        let sequence = match event.header() {
            Ok(TraceHeaderView::MessageTraceHeader(view)) => view.tail().ok().and_then(|tail| tail.sequence_number),
            _ => None,
        };
        Header {
            thread: event.thread_id(),
            time: event.time_stamp().zip(clock).map(|(stamp, clock)| clock.time(stamp)),
            kernel_time: None,
            user_time: None,
            sequence,
            process: event.process_id(),
            processor: Some(processor),
        }
    }
}

/// Finds a parameter string by its number.
pub type Parameters<'a> = dyn Fn(u32) -> Option<&'a str> + 'a;

/// Facts that a message needs besides the values of the event.
#[derive(Clone, Copy, Default)]
pub struct Context<'a> {
    /// Pointer size of the event, in bytes. 8 if it is not 4.
    pub pointer_size: usize,
    /// Values of the header.
    pub header: Header,
    /// Prefix to write for `%0` of a WPP message.
    pub prefix: Option<&'a Message>,
    /// Maximum size of the message in bytes. Without it, the message has no limit.
    pub limit: Option<usize>,
    /// Code page of 8-bit characters.
    pub code_page: Option<CodePage>,
    /// Parameter strings, which replace `%%1234` in text values.
    pub parameters: Option<&'a Parameters<'a>>,
}

impl std::fmt::Debug for Context<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut context = f.debug_struct("Context");
        context.field("pointer_size", &self.pointer_size).field("header", &self.header).field("prefix", &self.prefix);
        context.finish_non_exhaustive()
    }
}

/// Values of an event, collected as a visitor of its fields.
#[derive(Debug, Default)]
pub struct Arguments<'a> {
    slots: Vec<Slot<'a>>,
    /// Number of outermost fields.
    pub(super) fields: usize,
    depth: usize,
    /// Bytes after the fields.
    pub(super) rest: &'a [u8],
}

#[derive(Debug)]
pub(super) struct Slot<'a> {
    pub(super) value: Value<'a>,
    /// Index of the outermost field.
    pub(super) field: usize,
}

impl<'a> Arguments<'a> {
    /// Creates a collection without values.
    pub fn new() -> Arguments<'a> {
        Arguments::default()
    }

    /// Empties the collection and keeps its memory, for the data of another event.
    pub fn reuse<'b>(mut self) -> Arguments<'b> {
        self.slots.clear();
        // Collecting in place keeps the memory, and the elements are none.
        let slots = self.slots.into_iter().map_while(|_| None).collect();
        Arguments { slots, ..Arguments::default() }
    }

    /// Values of an outermost field.
    pub(super) fn field(&self, index: usize) -> &[Slot<'a>] {
        let start = self.slots.partition_point(|slot| slot.field < index);
        let count = self.slots[start..].partition_point(|slot| slot.field == index);
        &self.slots[start..start + count]
    }
}

impl<'a> Visitor<'a> for Arguments<'a> {
    fn value(&mut self, _: &Field, value: Value<'a>) {
        if self.depth == 0 {
            self.fields += 1;
        }
        self.slots.push(Slot { value, field: self.fields - 1 });
    }

    fn begin(&mut self, _: &Field, _: Group) {
        if self.depth == 0 {
            self.fields += 1;
        }
        self.depth += 1;
    }

    fn end(&mut self, _: Group) {
        self.depth = self.depth.saturating_sub(1);
    }

    fn rest(&mut self, bytes: &'a [u8], _: Why) {
        self.rest = bytes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reuse_keeps_memory() {
        let mut arguments = Arguments::new();
        (0..100).for_each(|_| arguments.value(&Field::new(""), Value::Unsigned(1)));
        let capacity = arguments.slots.capacity();
        let arguments: Arguments<'_> = arguments.reuse();
        assert_eq!((arguments.slots.capacity(), arguments.slots.len(), arguments.fields), (capacity, 0, 0));
    }
}
