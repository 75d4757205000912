//! Fields of any event by name, without a visitor.

use std::cell::RefCell;

use super::{Decoder, Field, Group, Value, Visitor};
use crate::kind::Versions;
use crate::record::Event;

/// A field of an event's data: its path and its value.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct NamedValue<'a> {
    /// Microsoft's name. A field of a structure within the data has the names of both, as in `Packet.Size`; an element of
    /// a list has its index, as in `Counter[2]`.
    pub name: String,
    /// The value.
    pub value: Value<'a>,
    own_name: &'static str,
}

impl<'a> Event<'a> {
    /// Returns the value of a field of the data, by Microsoft's name or path: see [`NamedValue::name`].
    ///
    /// `None` if the structure of the data is unknown, or has no such field. To read many events, a [`Decoder`] with a
    /// [`Visitor`] is faster; to read events of one kind, [`payload`](Event::payload) is.
    ///
    /// ```
    /// use etwspec_etl::etwspec::headers::HookId;
    /// use etwspec_etl::payload::Value;
    /// use etwspec_etl::{Item, SAMPLE, Trace};
    ///
    /// let mut switches = 0;
    /// Trace::new(SAMPLE).for_each(|item| {
    ///     let Item::Event(_, event) = item else { return };
    ///     if event.hook_id() == Some(HookId::CONTEXTSWAP) {
    ///         assert!(matches!(event.get("NewThreadId"), Some(Value::Unsigned(_))));
    ///         assert!(event.get("NoSuchField").is_none());
    ///         switches += 1;
    ///     }
    /// });
    /// assert!(switches > 0);
    /// ```
    pub fn get(&self, name: &str) -> Option<Value<'a>> {
        with_decoder(self.versions(), |decoder| decoder.get(self, name))
    }

    /// Returns the named values of the data, in their order. Empty if the structure of the data is unknown.
    ///
    /// ```
    /// use etwspec_etl::{Item, SAMPLE, Trace};
    ///
    /// let mut names = Vec::new();
    /// Trace::new(SAMPLE).for_each(|item| {
    ///     if let Item::Event(_, event) = item {
    ///         names.extend(event.fields().map(|field| field.name));
    ///     }
    /// });
    /// assert!(names.iter().any(|name| name == "NewThreadId"));
    /// ```
    pub fn fields(&self) -> impl Iterator<Item = NamedValue<'a>> + use<'a> {
        let mut all = NamedValues::default();
        // An event that cannot be read has no fields.
        let _known = with_decoder(self.versions(), |decoder| decoder.fields(self, &mut all).ok());
        all.into_iter()
    }
}

impl Decoder {
    /// Returns the value of a field of an event's data: see [`Event::get`].
    pub fn get<'a>(&mut self, event: &Event<'a>, name: &str) -> Option<Value<'a>> {
        let mut all = NamedValues::default();
        self.fields(event, &mut all).ok()?;
        // The name in the structure differs only in the last step.
        let is_own = |named: &NamedValue<'_>| {
            let (own, start) = (named.own_name, named.name.rfind('.').map_or(0, |point| point + 1));
            !own.is_empty() && name.strip_suffix(own) == named.name.get(..start)
        };
        all.found.into_iter().find(|named| named.name == name || is_own(named)).map(|named| named.value)
    }
}

/// Calls a function with the decoder of the thread, which is replaced when a trace of other versions is read.
fn with_decoder<T>(versions: Versions, call: impl FnOnce(&mut Decoder) -> T) -> T {
    thread_local! {
        static DECODER: RefCell<Option<(Versions, Decoder)>> = const { RefCell::new(None) };
    }
    DECODER.with_borrow_mut(|held| {
        if held.as_ref().is_some_and(|(of, _)| *of != versions) {
            *held = None;
        }
        let (_, decoder) = held.get_or_insert_with(|| (versions, Decoder::for_versions(versions)));
        call(decoder)
    })
}

/// The path of the current field.
#[derive(Debug, Default)]
struct Path {
    text: String,
    /// The length of the text before each group that has begun, and the index of the next element if it is a list.
    open: Vec<(usize, Option<usize>)>,
}

impl Path {
    /// Returns the length of the path before a field, after its name has been appended.
    fn push(&mut self, field: &Field) -> usize {
        let before = self.text.len();
        match self.open.last_mut() {
            Some((_, Some(index))) => {
                self.text += &format!("[{index}]");
                *index += 1;
            }
            _ => {
                if before > 0 && !field.name.is_empty() {
                    self.text.push('.');
                }
                self.text += &field.name;
            }
        }
        before
    }

    fn begin(&mut self, field: &Field, group: Group) {
        let before = self.push(field);
        self.open.push((before, (group == Group::List).then_some(0)));
    }

    fn end(&mut self) {
        if let Some((before, _)) = self.open.pop() {
            self.text.truncate(before);
        }
    }
}

/// A visitor that collects the values of data with their paths, for [`IntoIterator`].
#[derive(Debug, Default)]
pub struct NamedValues<'a> {
    path: Path,
    found: Vec<NamedValue<'a>>,
}

impl<'a> IntoIterator for NamedValues<'a> {
    type Item = NamedValue<'a>;
    type IntoIter = std::vec::IntoIter<NamedValue<'a>>;

    fn into_iter(self) -> Self::IntoIter {
        self.found.into_iter()
    }
}

impl<'a> Visitor<'a> for NamedValues<'a> {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        let before = self.path.push(field);
        self.found.push(NamedValue { name: self.path.text.clone(), value, own_name: field.own_name });
        self.path.text.truncate(before);
    }

    fn begin(&mut self, field: &Field, group: Group) {
        self.path.begin(field, group);
    }

    fn end(&mut self, _: Group) {
        self.path.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::buffer::Item;
    use crate::{SAMPLE, Trace};

    #[test]
    fn finds_every_field_of_the_sample_by_its_path() {
        let mut fields = 0;
        Trace::new(SAMPLE).for_each(|item| {
            let Item::Event(_, event) = item else { return };
            for field in event.fields() {
                let found = event.get(&field.name).map(|value| format!("{value:?}"));
                assert_eq!(found, Some(format!("{:?}", field.value)), "{}", field.name);
                fields += 1;
            }
        });
        assert!(fields > 500, "{fields}");
    }

    /// Fields with two names.
    #[derive(Default)]
    struct Named(Vec<(String, &'static str)>);

    impl Visitor<'_> for Named {
        fn value(&mut self, field: &Field, _: Value<'_>) {
            if !field.own_name.is_empty() {
                self.0.push((field.name.to_string(), field.own_name));
            }
        }
    }

    #[test]
    fn finds_fields_by_their_name_in_the_structure() {
        let mut decoder = Decoder::new(Trace::new(SAMPLE).log_file());
        let mut named = Named::default();
        Trace::new(SAMPLE).for_each(|item| {
            let Item::Event(_, event) = item else { return };
            let from = named.0.len();
            decoder.fields(&event, &mut named).expect("the sample is whole");
            for (name, own) in &named.0[from..] {
                let value = |name: &str| event.get(name).map(|value| format!("{value:?}"));
                assert!(value(own).is_some() && value(own) == value(name), "{name} {own}");
            }
        });
        assert!(named.0.contains(&("ProcessId".to_owned(), "PID")), "{:?}", named.0);
    }

    #[test]
    fn indexes_elements_of_lists() {
        let mut names = Vec::new();
        Trace::new(SAMPLE).for_each(|item| {
            if let Item::Event(_, event) = item {
                names.extend(event.fields().map(|field| field.name).filter(|name| name.contains('[')));
            }
        });
        assert!(names.iter().any(|name| name.ends_with("[1]")), "{names:?}");
    }
}
