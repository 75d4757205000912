//! The page of a group mask: its words, their bits, and the documented flags that set them.

use askama::Template;

use super::addresses::{calculator_page, event_anchors, hooks_page, mask_anchors, mask_page, topic_page};
use super::context::{PageContext, Site, SourceView, WhenView};
use super::evidence::{self, EvidenceView, RowFact};
use super::html::{Html, slug};
use super::page::Page;
use super::rendered::Rendered;
use super::{calculator, permanent, survival, wording};
use etwspec_catalog::query::coverage::What;
use etwspec_catalog::{EnableFlag, GroupMask, MaskValue, Sets, Status};

#[derive(Template)]
#[template(path = "mask.html")]
struct MaskPage {
    page: Page,
    rust: String,
    mask_rust: String,
    enable_name: String,
    enable_rust: String,
    /// Former names of bits, mask and flags.
    former: [Option<Html>; 3],
    structure: Html,
    field: String,
    shift: u32,
    example: Option<(String, String, u32, String)>,
    examined: Option<Html>,
    doc: Option<Html>,
    calculator: Html,
    groups: Vec<GroupView>,
    flags: Vec<FlagView>,
    /// Names of tools, each with links to its bits.
    community_groups: Vec<(String, Vec<Html>)>,
    community_source: Html,
    unknown: Vec<Html>,
    sources: Vec<SourceView>,
}

struct GroupView {
    index: u32,
    doc: Option<Html>,
    counts: String,
    bits: Vec<BitView>,
}

struct BitView {
    anchor: String,
    value: String,
    bit: String,
    name: Option<Html>,
    rust: Option<Html>,
    aliases: Vec<Html>,
    community: Vec<String>,
    /// None for a named bit in use.
    kind: Option<Html>,
    when: WhenView,
    /// Notes on what the bit enables.
    notes: Vec<Html>,
    evidence: EvidenceView,
    /// The events that it enables, and the groups of these.
    events: Vec<Html>,
    groups: Vec<Html>,
}

struct FlagView {
    anchor: String,
    value: String,
    name: Html,
    rust: Option<Html>,
    sets: Html,
    when: WhenView,
    doc: Option<Html>,
    evidence: EvidenceView,
}

/// The pages of all group masks.
pub(super) fn pages(site: &Site<'_>) -> Vec<Rendered> {
    site.catalog.masks.iter().map(|mask| page(site, mask)).collect()
}

fn page(site: &Site<'_>, mask: &GroupMask) -> Rendered {
    let path = mask_page(&mask.name);
    let cx = site.page_context(&path);
    let unknown: Vec<Html> = mask.unknown.iter().map(|text| cx.text(text)).collect();
    let groups = groups(&cx, mask);
    let titles: Vec<(String, String)> = groups
        .iter()
        .map(|group| (format!("group-{}", group.index), format!("{} [{}]", mask.field, group.index)))
        .collect();
    let page = Page::new(&cx, &mask.name, "group mask", &mask.summary)
        .under(&cx, &topic_page(&mask.module), &mask.module)
        .generated_from(&mask.file)
        .permanent(Some(permanent::of_value(&mask.name)))
        .sections(
            [(true, "encoding", "How a value encodes a bit")]
                .into_iter()
                .chain(titles.iter().map(|(anchor, title)| (true, anchor.as_str(), title.as_str())))
                .chain([
                    (true, "enable-flags", mask.enable_name.as_str()),
                    (!mask.community_groups.is_empty(), "community-groups", "Names for several bits"),
                    (!unknown.is_empty(), "unknown", "Unknown"),
                    (true, "sources", "Sources"),
                ]),
        );
    let bits = mask.groups.iter().flat_map(|group| &group.bits).map(|bit| &bit.when);
    let open = bits.chain(mask.enable_flags.iter().map(|flag| &flag.when)).filter_map(|when| when.releases.as_ref());
    let view = MaskPage {
        page,
        rust: format!("etwspec::{}::{}", mask.module, mask.rust),
        mask_rust: format!("etwspec::{}::{}", mask.module, mask.mask_rust),
        enable_name: mask.enable_name.clone(),
        enable_rust: format!("etwspec::{}::{}", mask.module, mask.enable_rust),
        former: [&mask.renamed_from, &mask.mask_renamed_from, &mask.enable_renamed_from]
            .map(|names| survival::facts(&cx, names, None).next().map(|(_, names)| names)),
        structure: cx.name(&mask.structure),
        field: mask.field.clone(),
        shift: mask.index_shift,
        example: example(mask),
        examined: cx.examined(open, &mask.sources),
        doc: cx.doc(&mask.doc),
        calculator: Html::link(&cx.href(&calculator_page(site.catalog, mask)), calculator::TITLE),
        groups,
        flags: mask.enable_flags.iter().map(|flag| flag_view(&cx, mask, flag)).collect(),
        community_source: cx.source_line(if mask.community_sources.is_empty() {
            &mask.sources
        } else {
            &mask.community_sources
        }),
        community_groups: mask
            .community_groups
            .iter()
            .map(|group| (group.name.clone(), group.of.iter().map(|name| cx.name(name)).collect()))
            .collect(),
        unknown,
        sources: cx.sources(&mask.name, &mask.sources),
    };
    (path.clone(), view.to_string())
}

/// An example of the encoding: name, value, index and bit of a named bit outside of the first word.
fn example(mask: &GroupMask) -> Option<(String, String, u32, String)> {
    let bits = mask.groups.iter().filter(|group| group.index > 0).flat_map(|group| &group.bits);
    let bit = bits.into_iter().find(|bit| bit.name.is_some() && bit.of.is_empty() && !bit.all)?;
    let name = bit.name.clone()?;
    let index = bit.value.checked_shr(mask.index_shift).unwrap_or(0);
    Some((name, format!("0x{:08X}", bit.value), index, within(mask, bit.value)))
}

/// The bits of a value, without its index.
fn within(mask: &GroupMask, value: u32) -> String {
    let bits = 1u32.checked_shl(mask.index_shift).map_or(value, |end| value & (end - 1));
    format!("0x{bits:08X}")
}

/// All words of the mask, including those without a known bit.
fn groups(cx: &PageContext<'_>, mask: &GroupMask) -> Vec<GroupView> {
    let words = 1u32.checked_shl(u32::BITS.saturating_sub(mask.index_shift)).unwrap_or(1).min(64);
    let mut anchors = mask_anchors(mask).into_iter();
    let mut views: Vec<GroupView> = mask
        .groups
        .iter()
        .map(|group| GroupView {
            index: group.index,
            doc: cx.doc(&group.doc),
            counts: counts(&group.bits),
            bits: group.bits.iter().zip(anchors.by_ref()).map(|(bit, at)| bit_view(cx, mask, bit, at)).collect(),
        })
        .collect();
    for index in 0..words {
        if !views.iter().any(|view| view.index == index) {
            views.push(GroupView { index, doc: None, counts: String::new(), bits: Vec::new() });
        }
    }
    views.sort_by_key(|view| view.index);
    views
}

fn counts(bits: &[MaskValue]) -> String {
    if bits.is_empty() {
        return String::new();
    }
    let single = bits.iter().filter(|bit| bit.of.is_empty() && !bit.all);
    let named = single.clone().filter(|bit| bit.name.is_some()).count();
    let unnamed = single.filter(|bit| bit.name.is_none()).count();
    let combined = bits.iter().filter(|bit| !bit.of.is_empty() || bit.all).count();
    let mut text = wording::count(named, "named bit", "named bits");
    if unnamed > 0 {
        text += &format!(", {}", wording::count(unnamed, "unnamed row", "unnamed rows"));
    }
    if combined > 0 {
        text += &format!(", {}", wording::count(combined, "combination", "combinations"));
    }
    text
}

fn bit_view(cx: &PageContext<'_>, mask: &GroupMask, bit: &MaskValue, anchor: String) -> BitView {
    let sets_bit = |flag: &&EnableFlag| match &flag.sets {
        Sets::Bit { value, .. } => *value == bit.value,
        Sets::SameBit => flag.value == bit.value,
        Sets::Control => false,
    };
    let mut notes = Vec::new();
    let survives = survival::notes(cx, &bit.renamed_from, bit.deprecated.as_ref());
    notes.extend(bit.status.map(|status| Html::text(wording::status(status).1)));
    notes.extend(cx.doc(&bit.doc));
    for flag in mask.enable_flags.iter().filter(sets_bit) {
        let link = Html::name_link(&format!("#{}", slug(&flag.name)), &flag.name);
        // The description of the flag is that of the bit, unless the bit has one of its own.
        notes.push(match cx.doc(&flag.doc) {
            Some(doc) => link.then(": ").with(&doc),
            None => link,
        });
    }
    if !bit.of.is_empty() {
        notes.push(Html::text("Combines ").with(&Html::join(bit.of.iter().map(|name| cx.name(name)), ", ")).then("."));
    }
    if bit.all {
        notes.push(Html::text("All bits of the word."));
    }
    let (events, groups) = events(cx, bit);
    let unknown = [
        (bit.name.is_none(), "Name."),
        (bit.when.releases.is_none(), "Releases."),
        (notes.is_empty() && events.is_empty(), "What it enables."),
        (events.is_empty() && bit.of.is_empty() && !bit.all, "Events."),
    ];
    if notes.is_empty() && events.is_empty() {
        notes.push(Html::text("What it enables is unknown."));
    }
    notes.splice(..0, survives);
    BitView {
        anchor,
        value: format!("0x{:08X}", bit.value),
        bit: within(mask, bit.value),
        name: bit.name.as_deref().map(Html::name),
        rust: bit.rust.as_ref().map(|rust| Html::rust_path(&mask.rust, rust)),
        aliases: bit.aliases.iter().map(|name| Html::name(name)).collect(),
        community: bit.community.clone(),
        kind: kind(bit),
        when: cx.when(&bit.when),
        notes,
        evidence: cx.evidence(&RowFact {
            sources: &bit.sources,
            table: &mask.sources,
            disputes: &bit.disputed,
            unknown: evidence::unknown(unknown),
            ..RowFact::new(
                What::MaskBit,
                &mask.name,
                &cx.path,
                &bit.name.clone().unwrap_or_else(|| format!("{} 0x{:08X}", mask.name, bit.value)),
            )
        }),
        events,
        groups,
    }
}

/// The events that a bit enables, and the groups of these.
fn events(cx: &PageContext<'_>, bit: &MaskValue) -> (Vec<Html>, Vec<Html>) {
    let names: Vec<&String> = bit.name.iter().chain(&bit.aliases).collect();
    let (mut events, mut groups) = (Vec::new(), Vec::new());
    for group in &cx.site.catalog.hooks {
        let enabled = group.events.iter().zip(event_anchors(group));
        let enabled = enabled.filter(|(event, _)| event.needs.iter().any(|need| names.contains(&need)));
        let before = events.len();
        events.extend(enabled.map(|(event, anchor)| {
            let href = cx.href(&format!("{}#{anchor}", hooks_page(group)));
            let number = group.number(event);
            match event.called() {
                Some(name) => Html::name_link(&href, name).then(&format!(" {number}")),
                None => Html::link(&href, &number),
            }
        }));
        if events.len() > before {
            groups.push(cx.name(&group.name));
        }
    }
    (events, groups)
}

fn kind(bit: &MaskValue) -> Option<Html> {
    Some(match (bit.status, &bit.name) {
        (Some(Status::Unknown), _) => Html::mark("unknown", "unknown"),
        (Some(Status::Unused), _) => Html::mark("status", "unused"),
        _ if !bit.of.is_empty() || bit.all => Html::mark("composite", "combination"),
        (Some(Status::Unnamed), _) | (None, None) => Html::mark("status", "unnamed"),
        (Some(Status::Defined), _) => Html::mark("status", "defined only"),
        (Some(Status::Reserved), _) => Html::mark("status", "reserved"),
        (None, Some(_)) => return None,
    })
}

fn flag_view(cx: &PageContext<'_>, mask: &GroupMask, flag: &EnableFlag) -> FlagView {
    let sets = match &flag.sets {
        Sets::SameBit => {
            let bits = mask.groups.iter().flat_map(|group| &group.bits);
            let same = bits.into_iter().find(|bit| bit.value == flag.value).and_then(|bit| bit.name.as_ref());
            match same {
                Some(name) => {
                    Html::text("Sets ").with(&cx.name(name)).then(&format!(", the same bit of {} [0].", mask.field))
                }
                None => Html::text(format!("Sets the same bit of {} [0].", mask.field)),
            }
        }
        Sets::Bit { name, value } => {
            let index = value.checked_shr(mask.index_shift).unwrap_or(0);
            Html::text("Sets ").with(&cx.name(name)).then(&format!(" in {} [{index}].", mask.field))
        }
        Sets::Control => Html::mark("status", "control").then(" Sets no bit of the mask."),
    };
    FlagView {
        anchor: slug(&flag.name),
        value: format!("0x{:08X}", flag.value),
        name: Html::name(&flag.name),
        rust: flag.rust.as_ref().map(|rust| Html::rust_path(&mask.enable_rust, rust)),
        sets,
        when: cx.when(&flag.when),
        doc: match survival::notes(cx, &flag.renamed_from, flag.deprecated.as_ref()) {
            notes if notes.is_empty() => cx.doc(&flag.doc),
            notes => Some(Html::join(notes.into_iter().chain(cx.doc(&flag.doc)), " ")),
        },
        evidence: cx.evidence(&RowFact {
            sources: &flag.sources,
            table: &mask.sources,
            unknown: if flag.when.releases.is_none() { vec!["Releases."] } else { Vec::new() },
            ..RowFact::new(What::MaskBit, &mask.name, &cx.path, &flag.name)
        }),
    }
}
