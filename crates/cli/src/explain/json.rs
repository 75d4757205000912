//! Everything known about a name or a number, as JSON.

use etwspec_catalog::Form;
use etwspec_catalog::query::answer::{Answer, Scope};
use etwspec_catalog::query::fields::flatten;
use etwspec_catalog::query::naming::Part;
use etwspec_catalog::query::users::{User, users};
use etwspec_catalog::query::{Item, Presence};
use serde_json::{Value, json};

use super::facts;
use super::structs::{contents_text, in_scope};

/// Converts the answer: one object per item, whose `fact` is the row of the catalog.
pub(crate) fn json(scope: &Scope<'_>, query: &str, answer: &Answer<'_>) -> Value {
    let items = |items: &[Item<'_>]| items.iter().map(|item| one(scope, item)).collect::<Vec<_>>();
    match answer {
        Answer::Items(found) | Answer::Guid(found) => json!({ "name": query, "items": items(found) }),
        Answer::Size(size, found) => {
            let found: Vec<Item<'_>> = found.iter().map(|structure| Item::Struct(structure)).collect();
            json!({ "size": size, "items": items(&found) })
        }
        Answer::NoByte(..) | Answer::Nothing(_) => Value::Null,
        Answer::Number(found) => {
            let combined = |combined: &etwspec_catalog::query::number::Combined<'_>| {
                let part = |part: &Part| json!({ "value": part.bits, "name": part.text });
                json!({ "set": combined.set, "parts": combined.parts.iter().map(part).collect::<Vec<_>>() })
            };
            json!({
                "number": found.number,
                "hex": format!("0x{:X}", found.number),
                "items": items(&found.items),
                "combined": found.combined.iter().map(combined).collect::<Vec<_>>(),
                "hook_group": found.unlisted_hook.map(|group| &group.name),
            })
        }
    }
}

fn one(scope: &Scope<'_>, item: &Item<'_>) -> Value {
    let name = match item {
        Item::Byte(..) => Some(facts::name(item)),
        _ => item.name().map(str::to_owned),
    };
    let mut object = json!({ "kind": item.kind(), "name": name, "in": within(item) });
    if let Some(value) = item.value() {
        object["value"] = json!(value);
    }
    if let (Some(moment), Some(when)) = (&scope.moment, item.when()) {
        object["at"] = json!({ "release": moment.id, "build": moment.build, "presence":
            match moment.presence(&scope.catalog.releases, when, scope.pointer) {
                Presence::Here => "here",
                Presence::Possible => "possible",
                Presence::Absent => "absent",
            }
        });
    }
    object["fact"] = fact(scope, item);
    // The scope of the query selects the form of a field.
    let scoped = in_scope(scope, item);
    object["sources"] = json!(scoped.sources());
    object["disputed"] = json!(scoped.disputed());
    object
}

fn within<'a>(item: &Item<'a>) -> Option<&'a str> {
    match *item {
        Item::Alias(structure, _) | Item::Field(structure, ..) | Item::Byte(structure, _) => Some(&structure.name),
        Item::Case(dispatch, _) => Some(&dispatch.name),
        Item::Value(set, _) | Item::Sentinel(set, _) => Some(&set.name),
        Item::Bit(mask, ..) => Some(&mask.name),
        Item::EnableFlag(mask, _) => Some(&mask.enable_name),
        Item::Class(requests, _) | Item::Status(requests, _) => Some(&requests.name),
        Item::Event(group, _) => Some(&group.name),
        Item::ProviderEvent(provider, _) | Item::Keyword(provider, _) | Item::EventMap(provider, _) => {
            Some(&provider.name)
        }
        _ => None,
    }
}

fn fact(scope: &Scope<'_>, item: &Item<'_>) -> Value {
    match item {
        Item::Struct(structure) | Item::Alias(structure, _) => {
            let mut fact = json!(structure);
            let mut forms: Vec<&Form> = scope.forms(structure).collect();
            forms.reverse();
            fact["forms"] = json!(forms);
            let user = |user: &User| json!({ "by": user.by, "how": user.how });
            fact["used_by"] = json!(users(scope.catalog, structure).iter().map(user).collect::<Vec<_>>());
            fact
        }
        Item::Field(structure, path, _) => {
            let in_form = |form: &Form| {
                let Some(flat) = flatten(scope.catalog, form).into_iter().find(|flat| flat.path == *path) else {
                    let part = form.tail.iter().find(|part| part.name == *path)?;
                    return Some(json!({
                        "path": path, "form": form.rust, "releases": form.releases, "size": part.size, "type": part.ty,
                        "fact": part,
                    }));
                };
                Some(json!({
                    "path": path, "form": form.rust, "releases": form.releases, "offset": flat.offset,
                    "size": flat.size, "type": flat.ty, "bits": flat.bits,
                    "fact": flat.bit.map_or_else(|| json!(flat.field), |bit| json!(bit)),
                }))
            };
            json!(structure.forms.iter().filter_map(in_form).collect::<Vec<_>>())
        }
        Item::Byte(structure, at) => {
            let in_form = |form: &Form| {
                let contents = contents_text(scope.catalog, form, *at);
                json!({ "offset": at, "form": form.rust, "releases": form.releases, "size": form.size, "contents": contents })
            };
            json!(scope.forms(structure).map(in_form).collect::<Vec<_>>())
        }
        Item::Dispatch(dispatch) => json!(dispatch),
        Item::Case(_, case) => json!(case),
        Item::Set(set) => json!(set),
        Item::Value(_, value) => json!(value),
        Item::Sentinel(_, sentinel) => json!(sentinel),
        Item::Mask(mask) | Item::EnableFlags(mask) => json!(mask),
        Item::Bit(_, _, bit) => json!(bit),
        Item::EnableFlag(_, flag) => json!(flag),
        Item::Class(_, class) => json!(class),
        Item::Status(_, status) => json!(status),
        Item::HookGroup(group) => json!(group),
        Item::Event(_, event) => json!(event),
        Item::Provider(provider) => json!(provider),
        Item::ProviderEvent(provider, event) => {
            let mut fact = json!(event);
            // A template is a row of the provider, which the answer does not contain.
            fact["fields"] = json!(provider.fields(event));
            fact
        }
        Item::Keyword(_, keyword) => json!(keyword),
        Item::EventMap(_, map) => json!(map),
        Item::Type(ty) => json!(ty),
        Item::Source(source) => json!(source),
        Item::Release(stop) => json!(stop),
    }
}
