//! Short addresses, which stay the same when pages move: `e/0524`, `s/NAME`, `v/NAME`, `c/GUID`, `p/NAME`, `p/GUID`.
//!
//! Each is a folder with an index of a few hundred bytes, so that the short form works on any server, and the long form,
//! with `index.html`, also in a folder. A test compares them with the list of all that were ever published.

use std::collections::HashSet;

use askama::Template;

use super::addresses::{
    dispatch_page, event_anchors, hooks_page, hooks_page_of, mask_anchors, mask_page, number_anchors, provider_page,
    requests_page, struct_page, topic_page, value_anchors, values_page, windows_page,
};
use super::context::Site;
use super::html::slug;
use super::rendered::Rendered;
use etwspec_catalog::{Catalog, HookGroup};
use etwspec_runtime::Guid;
use etwspec_schema::pack::Pack;

#[derive(Template)]
#[template(path = "redirect.html")]
struct Redirect {
    title: String,
    kind: &'static str,
    /// The target, from the root of the site.
    target: String,
    /// The root of the site, from the page.
    root: String,
    address: Option<String>,
    picture: Option<String>,
}

/// Returns the root of the site as a page refers to it.
fn root(page: &str) -> String {
    "../".repeat(page.matches('/').count())
}

/// A short address and its target.
pub(super) struct Permanent {
    /// The address, without a slash at its end.
    pub(super) address: String,
    title: String,
    kind: &'static str,
    target: String,
}

/// The short address of a structure.
pub fn of_struct(name: &str) -> String {
    format!("s/{}", slug(name))
}

/// The short address of a set of values, a value or a bit.
pub(super) fn of_value(name: &str) -> String {
    format!("v/{}", slug(name))
}

/// The short address of events that share a GUID.
pub(super) fn of_group(group: &HookGroup) -> Option<String> {
    group.guid.as_ref().map(|guid| format!("c/{}", slug(guid)))
}

/// The short address of a provider, by its name or GUID.
pub(super) fn of_provider(name: &str) -> String {
    format!("p/{}", slug(name))
}

/// The pages of all short addresses.
pub(super) fn pages(site: &Site<'_>) -> Vec<Rendered> {
    let page = |one: Permanent| {
        let path = format!("{}/index.html", one.address);
        let address = one.target.split('#').next().and_then(|page| site.options.address(page));
        let root = root(&path);
        let picture = site.options.picture();
        let view = Redirect { title: one.title, kind: one.kind, target: one.target, root, address, picture };
        (path, view.to_string())
    };
    let mut pages: Vec<Rendered> = all(site.catalog, site.options.windows).into_iter().map(page).collect();
    let mut taken: HashSet<String> = site.catalog.structs.iter().map(|one| struct_page(&one.name)).collect();
    taken.extend(site.catalog.sets.iter().map(|one| values_page(&one.name)));
    taken.extend(site.catalog.hooks.iter().map(hooks_page));
    taken.extend(site.catalog.dispatches.iter().map(|one| dispatch_page(&one.name)));
    taken.extend(site.catalog.masks.iter().map(|one| mask_page(&one.name)));
    taken.extend(site.catalog.topics.iter().map(|one| topic_page(&one.module)));
    for requests in &site.catalog.requests {
        taken.insert(requests_page(&requests.name));
        taken.extend(requests.classes.iter().map(|class| requests_page(&class.name)));
    }
    // The page of a former name leads to that of the new one, unless another item has the name.
    for one in former_pages(site.catalog) {
        if taken.insert(one.address.clone()) {
            let address = site.options.address(&one.target);
            let root = root(&one.address);
            let picture = site.options.picture();
            let view = Redirect { title: one.title, kind: one.kind, target: one.target, root, address, picture };
            pages.push((one.address, view.to_string()));
        }
    }
    pages
}

/// The pages under former names, each with its target.
fn former_pages(catalog: &Catalog) -> Vec<Permanent> {
    let page = |name: &String, kind, address: String, target| Permanent { address, title: name.clone(), kind, target };
    let structs = catalog.structs.iter().flat_map(|one| {
        let of = move |name| page(name, "structure", struct_page(name), struct_page(&one.name));
        one.renamed_from.iter().map(of)
    });
    let sets = catalog.sets.iter().flat_map(|one| {
        let of = move |name| page(name, "set of values", values_page(name), values_page(&one.name));
        one.renamed_from.iter().map(of)
    });
    let groups = catalog.hooks.iter().flat_map(|one| {
        let kind = kind_of(one);
        let of = move |name| page(name, kind, hooks_page_of(one, name), hooks_page(one));
        one.renamed_from.iter().map(of)
    });
    let dispatches = catalog.dispatches.iter().flat_map(|one| {
        let of = move |name| page(name, "dispatch", dispatch_page(name), dispatch_page(&one.name));
        one.renamed_from.iter().map(of)
    });
    let masks = catalog.masks.iter().flat_map(|one| {
        let of = move |name| page(name, "group mask", mask_page(name), mask_page(&one.name));
        one.renamed_from.iter().map(of)
    });
    let topics = catalog.topics.iter().flat_map(|one| {
        let of = move |name| page(name, "topic", topic_page(name), topic_page(&one.module));
        one.renamed_from.iter().map(of)
    });
    let requests = catalog.requests.iter().flat_map(|one| {
        let set = catalog.set(&one.name).into_iter().flat_map(|set| &set.renamed_from);
        let whole =
            set.map(move |name| page(name, "information classes", requests_page(name), requests_page(&one.name)));
        let classes = one.classes.iter().flat_map(|class| {
            let of = move |name| page(name, "information class", requests_page(name), requests_page(&class.name));
            class.renamed_from.iter().map(of)
        });
        whole.chain(classes)
    });
    structs.chain(sets).chain(groups).chain(dispatches).chain(masks).chain(topics).chain(requests).collect()
}

fn kind_of(group: &HookGroup) -> &'static str {
    if group.class { "class of events" } else { "kernel events" }
}

/// All short addresses. Of several targets with one address, the first has it: whole sets precede their values.
pub(super) fn all(catalog: &Catalog, windows: Option<&Pack<'_>>) -> Vec<Permanent> {
    let mut all = Vec::new();
    let mut add = |address: String, title: &str, kind: &'static str, target: String| {
        all.push(Permanent { address, title: title.to_owned(), kind, target });
    };
    for structure in &catalog.structs {
        add(of_struct(&structure.name), &structure.name, "structure", struct_page(&structure.name));
    }
    for structure in &catalog.structs {
        for alias in &structure.aliases {
            add(of_struct(&alias.name), &alias.name, "structure", struct_page(&structure.name));
        }
    }
    for structure in &catalog.structs {
        for former in &structure.renamed_from {
            add(of_struct(former), former, "structure", struct_page(&structure.name));
        }
    }
    for set in &catalog.sets {
        add(of_value(&set.name), &set.name, "set of values", values_page(&set.name));
        for former in &set.renamed_from {
            add(of_value(former), former, "set of values", values_page(&set.name));
        }
    }
    for mask in &catalog.masks {
        for name in std::iter::once(&mask.name).chain(&mask.renamed_from) {
            add(of_value(name), name, "group mask", mask_page(&mask.name));
        }
    }
    values(catalog, &mut add);
    for group in &catalog.hooks {
        let page = hooks_page(group);
        if let Some(address) = of_group(group) {
            add(address, &group.name, kind_of(group), page.clone());
        }
        let anchors = number_anchors(group).into_iter().zip(event_anchors(group));
        for (event, (number, name)) in group.events.iter().zip(anchors) {
            if let Some(hook) = event.hook {
                let target = format!("{page}#{}", number.unwrap_or(name));
                add(format!("e/{hook:04X}"), &group.number(event), "kernel event", target);
            }
        }
    }
    for provider in &catalog.providers {
        for name in [&provider.name, &provider.guid] {
            add(of_provider(name), &provider.name, "provider", provider_page(&provider.name));
        }
    }
    // Providers with a table have taken their addresses already.
    for entry in windows.into_iter().flat_map(Pack::providers) {
        let guids = entry.guids().map(|own| format!("{:X}", Guid::from_bytes(own.guid)));
        for name in guids.chain([entry.name().to_owned()]) {
            add(of_provider(&name), entry.name(), "provider", windows_page(entry, 0));
        }
    }
    // File systems and servers may ignore case.
    let mut taken = HashSet::new();
    all.retain(|one| taken.insert(one.address.to_ascii_lowercase()));
    all
}

fn values(catalog: &Catalog, add: &mut impl FnMut(String, &str, &'static str, String)) {
    for class in catalog.requests.iter().flat_map(|requests| &requests.classes) {
        for name in std::iter::once(&class.name).chain(&class.renamed_from) {
            add(of_value(name), name, "information class", requests_page(&class.name));
        }
    }
    for mask in &catalog.masks {
        let page = mask_page(&mask.name);
        let bits = mask.groups.iter().flat_map(|group| &group.bits).zip(mask_anchors(mask));
        for (bit, name, anchor) in bits.filter_map(|(bit, anchor)| Some((bit, bit.name.as_ref()?, anchor))) {
            for name in std::iter::once(name).chain(&bit.renamed_from) {
                add(of_value(name), name, "mask bit", format!("{page}#{anchor}"));
            }
        }
        for flag in &mask.enable_flags {
            for name in std::iter::once(&flag.name).chain(&flag.renamed_from) {
                add(of_value(name), name, "flag", format!("{page}#{}", slug(&flag.name)));
            }
        }
    }
    for set in &catalog.sets {
        let page = values_page(&set.name);
        for (value, anchor) in set.values.iter().zip(value_anchors(set)) {
            if let Some(name) = &value.name {
                for name in std::iter::once(name).chain(&value.renamed_from) {
                    add(of_value(name), name, "value", format!("{page}#{anchor}"));
                }
            }
        }
    }
}
