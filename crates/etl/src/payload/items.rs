//! Items beside the data of an event: stack traces, counters, identifiers.

use std::sync::LazyLock;

use etwspec::Error;
use etwspec::common::{Sid as SidRecord, SidView};
use etwspec::describe::{Content, Dispatch, Layout, Why};
use etwspec::headers::{
    EventHeaderExtType, EventHeaderExtendedDataItemInBuffer, PerfinfoTraceHeader, TraceHeaderMarker, TraceHeaderView,
};

use super::field::{Field, Group, Sid, Value, Visitor};
use super::{Decoder, PlanId};
use crate::record::Event;
use crate::text::CodePage;

/// An item in the list of them.
static ITEM: LazyLock<Field> = LazyLock::new(|| {
    let mut item = Field::new("");
    item.doc = "An item that goes with the event.";
    item
});

impl Decoder {
    /// Visits the items of an event: extended data items after an EVENT_HEADER, and counters and PEBS index after a
    /// PERFINFO_TRACE_HEADER. Each is a [`Group::Struct`] with the name of its type. Returns the number of items.
    ///
    /// # Errors
    ///
    /// Returns the errors of the event's header; nothing was visited.
    pub fn items<'a>(&mut self, event: &Event<'a>, visitor: &mut impl Visitor<'a>) -> Result<usize, Error> {
        let mut count = 0;
        match event.header()? {
            TraceHeaderView::EventHeader(view) => {
                let Some(items) = view.tail()?.extended_data else { return Ok(0) };
                for item in items.iter() {
                    let name = item.ext_type().name().unwrap_or(EventHeaderExtType::VALUES.name);
                    let data = item.tail().map(|tail| tail.data.as_bytes()).unwrap_or(&[]);
                    visitor.begin(&ITEM, Group::Struct(Some(name)));
                    self.item(item.ext_type(), data, event.code_page(), visitor);
                    visitor.end(Group::Struct(Some(name)));
                    count += 1;
                }
            }
            TraceHeaderView::PerfinfoTraceHeader(view) if !view.inserted().is_empty() => {
                let marker = view.marker();
                let set = PerfinfoTraceHeader::LAYOUT
                    .inserted
                    .iter()
                    .filter(|item| TraceHeaderMarker(item.mask as u32).intersects(marker));
                let (name, layout) = match (set.clone().next(), set.count()) {
                    (Some(item), 1) => (Some(item.name), Some(item.layout)),
                    _ => (None, None),
                };
                visitor.begin(&ITEM, Group::Struct(name));
                match layout {
                    Some(layout) => self.structure(layout, view.inserted(), event.code_page(), visitor),
                    None => {
                        let why = Why::Error(Error::OrderUnknown { name: PerfinfoTraceHeader::LAYOUT.name });
                        visitor.rest(view.inserted(), why);
                    }
                }
                visitor.end(Group::Struct(name));
                count += 1;
            }
            _ => {}
        }
        Ok(count)
    }

    fn structure<'a>(
        &mut self,
        layout: &'static Layout,
        bytes: &'a [u8],
        code_page: Option<CodePage>,
        visitor: &mut impl Visitor<'a>,
    ) {
        let plan = self.plan(layout, false);
        self.visit(PlanId(plan), bytes, code_page, visitor);
    }

    fn item<'a>(
        &mut self,
        of: EventHeaderExtType,
        data: &'a [u8],
        code_page: Option<CodePage>,
        visitor: &mut impl Visitor<'a>,
    ) {
        let number = u64::from(of.0);
        let dispatch = dispatch();
        let case = dispatch.and_then(|dispatch| dispatch.case(number, self.versions.log));
        let layout = dispatch.zip(case).and_then(|(dispatch, case)| dispatch.layout(case));
        match layout {
            // An empty item has nothing to visit.
            _ if data.is_empty() => {}
            Some(layout) if std::ptr::eq(layout, SidRecord::LAYOUT) => match SidView::new(data) {
                Ok(sid) => {
                    let field = Field::new("Sid");
                    visitor.value(&field, Value::Sid(Sid(sid)));
                }
                Err(error) => visitor.rest(data, Why::Error(error)),
            },
            Some(layout) => self.structure(layout, data, code_page, visitor),
            None => visitor.rest(data, Why::NoCase(dispatch.map_or("", |dispatch| dispatch.name), number)),
        }
    }
}

/// Returns the dispatch that selects the structure of an item by its type.
fn dispatch() -> Option<&'static Dispatch> {
    EventHeaderExtendedDataItemInBuffer::LAYOUT.tail.iter().find_map(|part| match part.content {
        Content::Dispatch(dispatch) => Some(dispatch),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use etwspec::headers::EventDescriptor;
    use etwspec::{Guid, Pointer};

    use super::*;
    use crate::payload::Value;
    use crate::write::{Head, heads};

    /// The names of groups, and the rest.
    #[derive(Default)]
    struct Recorded(Vec<String>);

    impl<'a> Visitor<'a> for Recorded {
        fn value(&mut self, _: &Field, _: Value<'a>) {}

        fn begin(&mut self, _: &Field, group: Group) {
            self.0.push(format!("{group:?}"));
        }

        fn rest(&mut self, bytes: &'a [u8], _: Why) {
            self.0.push(format!("{bytes:?}"));
        }
    }

    #[test]
    fn visits_nothing_in_empty_items() {
        let descriptor = EventDescriptor::from_bytes(&[0; EventDescriptor::SIZE]);
        let mut head = heads::event_header(Pointer::Bits64, Guid::default(), descriptor, 1);
        let types = [EventHeaderExtType(0x7F), EventHeaderExtType::SID];
        let items = types.map(|of| [&[][..], &[1]].map(|data| heads::item(of, data).expect("an item is small")));
        head.extended_data = Some(items.concat());
        let bytes = head.event(&[]).expect("an event is small");
        let versions = crate::kind::Versions::default();
        let prefix = crate::kind::prefix(&bytes, versions).expect("an event");
        let event = Event::new(&bytes, 0, prefix, Default::default());
        let mut recorded = Recorded::default();
        assert_eq!(Decoder::new(None).items(&event, &mut recorded), Ok(4));
        let [unknown, sid] =
            ["EVENT_HEADER_EXT_TYPE", "EVENT_HEADER_EXT_TYPE_SID"].map(|name| format!("Struct(Some({name:?}))"));
        assert_eq!(recorded.0, [&unknown, &unknown, "[1]", &sid, &sid, "[1]"].map(str::to_owned));
    }
}
