//! Fields of any event by name, without a visitor.

use std::cell::RefCell;

use crate::kind::Versions;
use crate::payload::{Decoder, Value};
use crate::record::Event;
use crate::tape::{NamedValue, Tape};

impl<'a> Event<'a> {
    /// Returns the value of a field of the data, by Microsoft's name or path: see [`NamedValue::name`].
    ///
    /// `None` if the structure of the data is unknown, or has no such field. To read many events, a [`Decoder`] with a
    /// [`Visitor`](crate::payload::Visitor) is faster; to read events of one kind, [`payload`](Event::payload) is.
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
        // The name in the structure differs only in the last step.
        let is_own = |named: &NamedValue<'_>| {
            let (own, start) = (named.own_name, named.name.rfind('.').map_or(0, |point| point + 1));
            !own.is_empty() && name.strip_suffix(own) == named.name.get(..start)
        };
        self.fields().find(|named| named.name == name || is_own(named)).map(|named| named.value)
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
        thread_local! {
            static DECODER: RefCell<Option<(Versions, Decoder)>> = const { RefCell::new(None) };
        }
        let (versions, mut tape) = (self.versions(), Tape::default());
        DECODER.with_borrow_mut(|held| {
            if held.as_ref().is_some_and(|(of, _)| *of != versions) {
                *held = None;
            }
            let (_, decoder) = held.get_or_insert_with(|| (versions, Decoder::for_versions(versions)));
            // An event that cannot be read has no fields.
            let _known = decoder.fields(self, &mut tape).is_ok();
        });
        tape.named_values().into_iter()
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

    #[test]
    fn finds_fields_by_their_name_in_the_structure() {
        let mut names = Vec::new();
        Trace::new(SAMPLE).for_each_event(|event| {
            for NamedValue { name, own_name, .. } in event.fields().filter(|field| !field.own_name.is_empty()) {
                let path = format!("{}{own_name}", &name[..name.rfind('.').map_or(0, |point| point + 1)]);
                let value = |name: &str| event.get(name).map(|value| format!("{value:?}"));
                assert!(value(&path).is_some() && value(&path) == value(&name), "{name} {path}");
                names.push((name, own_name));
            }
        });
        assert!(names.contains(&("ProcessId".to_owned(), "PID")), "{names:?}");
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
