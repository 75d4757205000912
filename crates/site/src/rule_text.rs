//! Sentences for the rules of information classes.

use super::addresses::requests_page;
use super::context::PageContext;
use super::html::{Html, slug};
use super::wording;
use etwspec_catalog::{Class, Requests, Requirement, StatusCode};

/// The requirement of a rule, as a sentence.
pub(super) fn sentence(cx: &PageContext<'_>, requests: &Requests, class: &Class, asks: &Requirement) -> Html {
    let code = |name: &str| Html::code(name);
    match asks {
        Requirement::Exactly(names) => {
            let names = Html::join(names.iter().map(|name| cx.name(name)), " or one ");
            Html::text("The buffer is exactly one ").with(&names).then(".")
        }
        Requirement::AtLeast(name) => Html::text("The buffer is at least one ").with(&cx.name(name)).then("."),
        Requirement::AtLeastTo(field) => {
            let structure = class.structure.as_ref().map_or_else(|| Html::text("its structure"), |name| cx.name(name));
            Html::text("The buffer is at least ")
                .with(&structure)
                .then(", up to but not including its ")
                .with(&code(field))
                .then(" array.")
        }
        Requirement::WholeElements(of) => Html::text("The rest of the buffer is a whole number of elements of ")
            .with(&code(of))
            .then(". Zero elements are valid."),
        Requirement::Elements { of, min, max, max_limit } => {
            elements(cx, requests, of, *min, *max, max_limit.as_deref())
        }
        Requirement::EachElement { of, equals } => {
            let event = u32::try_from(*equals).ok().and_then(|hook| event(cx, hook));
            let text = Html::text("Every element of ").with(&code(of)).then(&format!(" is 0x{equals:08X}"));
            match event {
                Some(event) => text.then(" (").with(&event).then(")."),
                None => text.then("."),
            }
        }
        Requirement::FieldAtLeast { field, min, or_zero } => {
            let zero = if *or_zero { "0 or " } else { "" };
            code(field).then(&format!(" is {zero}at least {min}."))
        }
        Requirement::Privilege(name) => {
            Html::text("A caller in user mode has the privilege ").with(&cx.name(name)).then(".")
        }
        Requirement::PrivilegeFor { privilege, field, bits } => Html::text("A caller in user mode has the privilege ")
            .with(&cx.name(privilege))
            .then(" if ")
            .with(&code(field))
            .then(" includes ")
            .with(&Html::join(bits.iter().map(|bits| cx.name(&bits.name)), " or "))
            .then("."),
        Requirement::Logger { field, mask, kernel, kernel_id } => Html::text("The bits ")
            .with(&code(&format!("0x{mask:X}")))
            .then(" of ")
            .with(&code(field))
            .then(" are the ID of an active event logger. ")
            .with(&code(&format!("0x{kernel_id:X}")))
            .then(" (")
            .with(&cx.name(kernel))
            .then(") is the NT Kernel Logger."),
        Requirement::Permission { name, value } => Html::text("The caller has the permission ")
            .with(&cx.name(name))
            .then(&format!(" (0x{value:04X}) for the logger.")),
        Requirement::LoggerModeWith { name, value } => {
            Html::text("The logger’s mode includes ").with(&cx.name(name)).then(&format!(" (0x{value:08X})."))
        }
        Requirement::LoggerModeWithout { name, value } => {
            Html::text("The logger’s mode does not have ").with(&cx.name(name)).then(&format!(" (0x{value:08X})."))
        }
        Requirement::LoggerCanHave(name) => {
            Html::text("The logger has the structure ").with(&cx.name(name)).then(" or can be given one.")
        }
        Requirement::NotYet(what) => {
            Html::text("The logger does not yet have ").with(&cx.text(&wording::phrase(what))).then(".")
        }
        Requirement::EveryProcessor(through) => {
            Html::text("Every active processor supports the request, as reported by ").with(&cx.name(through)).then(".")
        }
    }
}

fn elements(
    cx: &PageContext<'_>,
    requests: &Requests,
    of: &str,
    min: u32,
    max: Option<u32>,
    limit: Option<&str>,
) -> Html {
    let head = Html::code(of);
    match (max, limit) {
        (Some(max), _) if max == min => {
            head.then(&format!(" has exactly {}.", wording::count(max as usize, "element", "elements")))
        }
        (Some(max), _) if min == 0 => {
            head.then(&format!(" has at most {}.", wording::count(max as usize, "element", "elements")))
        }
        (Some(max), _) => head.then(&format!(" has {min} to {max} elements.")),
        (None, Some(limit)) => {
            let href = cx.href(&format!("{}#{}", requests_page(&requests.name), limit_anchor(limit)));
            head.then(&format!(
                " has at least {} and at most the limit ",
                wording::count(min as usize, "element", "elements")
            ))
            .with(&Html::link(&href, &wording::phrase(limit)))
            .then(".")
        }
        (None, None) => head.then(&format!(" has at least {}.", wording::count(min as usize, "element", "elements"))),
    }
}

/// The event of a hook ID, if the catalog names it.
fn event(cx: &PageContext<'_>, hook: u32) -> Option<Html> {
    let mut events = cx.site.catalog.hooks.iter().flat_map(|group| &group.events);
    let name = events.find(|event| event.hook == Some(hook))?.called()?;
    Some(cx.name(name))
}

/// The anchor of a limit on the page of the enumeration.
pub(super) fn limit_anchor(name: &str) -> String {
    format!("limit-{}", slug(name))
}

/// The name and value of a status.
pub(super) fn status(cx: &PageContext<'_>, status: &StatusCode) -> Html {
    cx.name(&status.name).then(&format!(" (0x{:08X})", status.value))
}
