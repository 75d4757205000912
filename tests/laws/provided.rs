//! Payload types of providers, with the values of their getters. The tests of etwspec-schema include this file, too.

use etwspec::describe::provider::Provider;
use etwspec::{Error, Pointer};
use etwspec_runtime::private::provider_payload::Fields;
use etwspec_runtime::provider_payload::{ProviderData, ProviderPayload};
use etwspec_runtime::tested::{Gets, Got, Gotten};

/// A provider and its payload types.
pub(crate) struct Provided {
    /// Table of the provider.
    pub(crate) provider: &'static Provider,
    pub(crate) events: &'static [Event],
}

/// A payload type.
pub(crate) struct Event {
    pub(crate) id: u16,
    /// Reads the data of a version.
    pub(crate) read: for<'a> fn(u8, &'a [u8], Pointer) -> Own<'a>,
    /// Calls the code of all getters.
    pub(crate) getters: for<'a, 'b> fn(&'b Fields<'a>) -> Gotten,
}

impl Provided {
    /// Reads the payload type of the event, if it has one.
    pub(crate) fn own<'a>(&self, id: u16, version: u8, data: &'a [u8], pointer: Pointer) -> Option<Own<'a>> {
        Some((self.event(id)?.read)(version, data, pointer))
    }

    /// Returns names of fields, each with what its getter returns.
    pub(crate) fn read(&self, id: u16, version: u8, data: &[u8], pointer: Pointer) -> Option<Result<Gotten, Error>> {
        let event = self.event(id)?;
        Some((event.read)(version, data, pointer).map(|payload| (event.getters)(payload.table_fields())))
    }

    fn event(&self, id: u16) -> Option<&Event> {
        self.events.iter().find(|event| event.id == id)
    }
}

/// Payload of an event, or why it is none.
pub(crate) type Own<'a> = Result<ProviderData<'a>, Error>;

/// Returns the row of a payload type.
pub(crate) const fn event<T: ProviderPayload<'static> + Gets>(
    read: for<'a> fn(u8, &'a [u8], Pointer) -> Own<'a>,
) -> Event {
    Event { id: T::ID, read, getters: T::gotten }
}

/// Returns names of fields with what their getters return.
pub(crate) fn named(gotten: &Gotten) -> Vec<(String, &Got)> {
    let name = |getter, read, field| {
        let name = field_name(getter, !matches!(read, "get" | "all"), field);
        name.unwrap_or_else(|| panic!("`{getter}` reads another field"))
    };
    gotten.iter().map(|(getter, read, field, got)| (name(getter, *read, *field), got)).collect()
}

/// Returns the name of the field of a getter: that in the table, or the getter's with the number that makes it unique. It
/// is empty if the version does not have the field, which `optional` permits. `None` for the name of another field.
fn field_name(getter: &str, optional: bool, field: Option<&str>) -> Option<String> {
    let Some(field) = field else { return optional.then(String::new) };
    let getter = getter.trim_end_matches('_');
    if same_name(getter, field) {
        return Some(field.into());
    }
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    // Such a name cannot begin an identifier.
    let is_word = field.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    if !is_word && getter.strip_prefix("field").is_some_and(is_number) {
        return Some(field.into());
    }
    let (own, end) = getter.rsplit_once('_')?;
    let number = end.strip_prefix('v').unwrap_or(end);
    let versioned = number.len() < end.len();
    if !is_number(number) || !same_name(own, field) {
        return None;
    }
    Some(if versioned { field.into() } else { format!("{field}_{number}") })
}

/// Returns whether a name in Rust is that of a name in C. Case and underscores may differ.
pub(super) fn same_name(rust: &str, c: &str) -> bool {
    let letters = |name: &str| -> Vec<u8> {
        name.bytes().filter(u8::is_ascii_alphanumeric).map(|byte| byte.to_ascii_lowercase()).collect()
    };
    match c {
        // The word is a keyword of Rust.
        "Type" | "type" => rust.trim_end_matches('_') == "kind",
        _ => letters(rust) == letters(c),
    }
}

/// Makes the table of all providers with payload types. Each row has the module of the provider and the types.
macro_rules! law_providers {
    ($($($module:ident)::+ { $($type:ident,)* })*) => {
        /// All providers with payload types.
        pub(crate) static PROVIDERS: &[$crate::laws::Provided] = &[$({
            use $($module)::+::{PROVIDER, payloads};

            $crate::laws::Provided {
                provider: &PROVIDER,
                events: &[$($crate::laws::event::<payloads::$type<'static>>(
                    |version, data, pointer| payloads::$type::read(version, data, pointer).map(|payload| *payload),
                ),)*],
            }
        },)*];
    };
}
