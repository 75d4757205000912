//! Claims of the catalog about releases, and the words for them.
//!
//! The tables distinguish three kinds of statements. A source *documents* the exact releases that have a fact, it
//! *observed* the fact in some releases, or the releases are unknown. [`Claim`] is such a statement about one item.
//! Everything that presents releases to people uses this module, so that no output claims more than the tables.
//!
//! - [`item`] is the claim about a structure, an event, a bit, a value or anything else with a [`When`].
//! - [`form`] is the claim about one form of a structure. Its layout may be known for releases in which the existence
//!   of the structure is unknown; these releases are not part of the claim.
//! - [`payload`] is the claim that an event has a structure as its data.
//!
//! [`Claim::state`] is what a claim states about one release, and [`Change`] how an item differs between two.
//!
//! A claim that is open-ended, such as `5.1+`, includes later releases by assumption. Its [`assumed`](Claim::assumed)
//! cells are the cells after the last release that any of its sources examined.

use serde::Serialize;

use crate::axis::{Axis, Cells, Pointer, Stops};
use crate::{Catalog, Form, HookEvent, Payload, Relation, Struct, Value, ValueSet, Versions, When};

/// Strength of a claim, weakest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// No source states any release.
    #[default]
    Unknown,
    /// The fact was observed in these releases. Nothing is claimed about others.
    Observed,
    /// The fact is true in these releases and in no others.
    Documented,
}

impl From<Relation> for Kind {
    fn from(relation: Relation) -> Kind {
        match relation {
            Relation::Exact => Kind::Documented,
            Relation::Seen => Kind::Observed,
            Relation::Unknown => Kind::Unknown,
        }
    }
}

texts! {
    /// State of a claim in one release.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum State {
        /// A source documents the fact for the release.
        Documented = ["documented"],
        /// The fact was observed in the release.
        Observed = ["observed"],
        /// The release is after the last one that a source examined, in an open-ended range.
        Assumed = ["assumed"],
        /// No source states any release.
        Unknown = ["releases unknown"],
        /// The fact was observed in other releases only.
        NotObserved = ["not observed"],
        /// A source states the releases exactly, and this is none of them.
        Absent = ["absent"],
    }
}

impl State {
    /// Returns the state in a few words, to which `in 6.1` can be added where the fact is missing.
    pub fn words(self) -> &'static str {
        Self::TEXTS[self as usize][0]
    }

    /// Returns whether the fact is documented, observed or assumed in the release.
    pub fn is_present(self) -> bool {
        matches!(self, State::Documented | State::Observed | State::Assumed)
    }
}

texts! {
    /// Difference of an item, a field or a value between two releases. Nothing is ever called removed: without a source for
    /// a release, a fact is unknown in it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Change {
        /// Present in the second only.
        Added = ["added", "Stated for the second release and not for the first."],
        /// Present in the first only.
        NoLongerStated = ["no longer stated", "Stated for the first release and not for the second."],
        /// Observed in one of the two, which is no statement about the other.
        ObservedInOne = ["observed in one only", "Observed in one of the releases. This is no statement about the other."],
        /// Another name for the same bytes with the same type.
        Renamed = ["renamed", "The same bytes with the same type have another name."],
        /// Another offset, or another bit.
        Moved = ["moved", "At another offset or bit."],
        /// Another size, or another number of bits.
        Resized = ["resized", "Of another size."],
        /// Another type.
        Retyped = ["retyped", "Of another type, which may have the same size."],
        /// Other values, or another meaning of the values.
        Values = ["other values", "The values belong to another set."],
        /// Another number with the same name.
        Renumbered = ["renumbered", "The name stands for another number."],
        /// Another payload, or another form of it.
        Payload = ["other payload", "The payload is another structure, or another form of the same structure."],
        /// The same named fields; unnamed ones or their arrangement differ.
        Rearranged = ["rearranged", "Named fields are the same; unnamed ones or their arrangement differ."],
    }
}

impl Change {
    /// Returns the change in a few words.
    pub fn words(self) -> &'static str {
        Self::TEXTS[self as usize][0]
    }

    /// Returns what the word means, for legends.
    pub fn explanation(self) -> &'static str {
        Self::TEXTS[self as usize][1]
    }
}

/// The words for rows of a comparison without a [`Change`]. They may differ in a way that no source states.
pub const NO_CHANGE: &str = "without a stated difference";

/// Subject of the releases of a claim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Subject {
    /// Windows.
    #[default]
    Windows,
    /// The development kit, whose headers define the name.
    Kit,
}

/// A statement about releases.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claim {
    /// Strength of the claim.
    pub kind: Kind,
    /// The releases that a source states or observed.
    pub stated: Cells,
    /// The releases to which an open-ended statement extends by assumption.
    pub assumed: Cells,
    /// The releases as text, documented and assumed together; none for an unknown claim.
    pub releases: Option<Versions>,
    /// The last release that a cited source examined, if the claim is open-ended.
    pub examined_to: Option<String>,
    /// Releases that have the layout of a form, if they are neither all releases nor the releases of the claim. No
    /// source claims that the structure exists in them.
    pub layout: Option<Versions>,
    /// The pointer size of the data, if it is about one size.
    pub pointer: Option<Pointer>,
    /// Subject of the releases.
    pub subject: Subject,
}

/// Returns the claim about an item, from its releases and the sources that it cites.
pub fn item(catalog: &Catalog, when: &When, sources: &[String]) -> Claim {
    let kind = if when.releases.is_none() { Kind::Unknown } else { Kind::from(when.relation) };
    let cells = when.releases.as_ref().and_then(|versions| catalog.releases.cells(versions).ok()).unwrap_or_default();
    claim(catalog, kind, cells, sources, when.releases.as_ref())
}

/// Returns the claim about a form of a structure.
///
/// If the releases of the structure are exact, so are the releases of its forms. Otherwise, the form is claimed for no
/// more releases than the structure, even if more is known about its fields and its nested structures.
pub fn form(catalog: &Catalog, structure: &Struct, form: &Form) -> Claim {
    let axis = &catalog.releases;
    let layout = axis.cells(&form.releases).unwrap_or_default();
    let whole = item(catalog, &structure.when, &structure.sources);
    let known = if whole.kind == Kind::Unknown { Cells::default() } else { whole.all().and(layout) };
    let claim = claim(catalog, whole.kind, known, &structure.sources, whole.releases.as_ref());
    let every = Pointer::ALL.into_iter().all(|size| [axis.all().of(size), Stops::default()].contains(&layout.of(size)));
    let differs = !every && claim.all() != layout;
    Claim { layout: differs.then(|| form.releases.clone()), pointer: form.pointer, ..claim }
}

/// Returns the claim about a field of a form: fields are part of the form in all of its releases.
pub fn field(catalog: &Catalog, structure: &Struct, of: &Form) -> Claim {
    form(catalog, structure, of)
}

/// Returns the claim about a value of a set.
pub fn value(catalog: &Catalog, set: &ValueSet, value: &Value) -> Claim {
    let sources = if value.sources.is_empty() { &set.sources } else { &value.sources };
    let subject = if set.sdk_releases { Subject::Kit } else { Subject::Windows };
    Claim { subject, ..item(catalog, &value.when, sources) }
}

/// Returns the claim that an event has a structure as its data.
///
/// It is as strong as the weakest of what the tables state about the event, the structure and the two together.
pub fn payload(catalog: &Catalog, event: &HookEvent, payload: &Payload) -> Claim {
    let axis = &catalog.releases;
    let structure = catalog.structure(&payload.structure);
    let whens = [Some(&event.when), structure.map(|structure| &structure.when)];
    let bound = payload.releases.as_ref().and_then(|versions| axis.cells(versions).ok());
    let mut kind = Kind::Documented;
    let mut cells = bound.unwrap_or_else(|| axis.all());
    for when in whens.into_iter().flatten() {
        let claim = item(catalog, when, &[]);
        kind = kind.min(claim.kind);
        if claim.kind != Kind::Unknown {
            cells = cells.and(claim.all());
        }
    }
    if let Some(pointer) = payload.pointer {
        cells = Cells::default().with(pointer, cells.of(pointer));
    }
    let sources = if payload.sources.is_empty() { &event.sources } else { &payload.sources };
    let like = payload.releases.as_ref().or(event.when.releases.as_ref());
    let claim = claim(catalog, kind, cells, sources, like);
    let layout = payload.releases.clone().filter(|_| claim.kind == Kind::Unknown);
    Claim { layout, pointer: payload.pointer, ..claim }
}

fn claim(catalog: &Catalog, kind: Kind, cells: Cells, sources: &[String], like: Option<&Versions>) -> Claim {
    if kind == Kind::Unknown || cells.is_empty() {
        return Claim::default();
    }
    let axis = &catalog.releases;
    let releases = like.map_or_else(|| axis.versions(cells), |stated| axis.versions_like(cells, stated));
    let open = versions_text(&releases).contains('+');
    let examined = last_examined(catalog, sources).filter(|_| open);
    let after = examined.map_or_else(Cells::default, |(last, _)| {
        let later = (last + 1..axis.stops.len()).fold(Stops::default(), |set, stop| set.or(Stops::one(stop)));
        Cells { ptr32: later, ptr64: later }
    });
    // A range that ends later than the examination is a statement of its own.
    let assumed = Pointer::ALL.into_iter().fold(Cells::default(), |set, size| {
        let last = open && cells.of(size).last() == axis.stops.len().checked_sub(1);
        set.with(size, if last { trailing(axis, cells.of(size)).and(after.of(size)) } else { Stops::default() })
    });
    Claim {
        kind,
        stated: cells.minus(assumed),
        assumed,
        releases: Some(releases),
        examined_to: examined.map(|(_, id)| id.to_owned()),
        layout: None,
        pointer: None,
        subject: Subject::Windows,
    }
}

/// Returns the last run of a set of releases.
fn trailing(axis: &Axis, set: Stops) -> Stops {
    let run = (0..axis.stops.len()).rev().take_while(|&stop| set.contains(stop));
    run.fold(Stops::default(), |set, stop| set.or(Stops::one(stop)))
}

/// Returns the last release that any of these sources examined.
pub fn last_examined<'c>(catalog: &'c Catalog, sources: &[String]) -> Option<(usize, &'c str)> {
    let cited = catalog.sources.iter().filter(|source| sources.contains(&source.id));
    let ends = cited.filter_map(|source| source.examined_to.as_deref());
    ends.filter_map(|id| Some((catalog.releases.find(id).ok()?.1, id))).max()
}

impl Claim {
    /// Returns all releases of the claim, including assumed ones.
    pub fn all(&self) -> Cells {
        self.stated.or(self.assumed)
    }

    /// Returns the state of the claim in a release.
    pub fn state(&self, stop: usize, pointer: Pointer) -> State {
        match self.kind {
            Kind::Unknown => State::Unknown,
            _ if self.assumed.contains(stop, pointer) => State::Assumed,
            Kind::Documented if self.stated.contains(stop, pointer) => State::Documented,
            Kind::Documented => State::Absent,
            Kind::Observed if self.stated.contains(stop, pointer) => State::Observed,
            Kind::Observed => State::NotObserved,
        }
    }

    /// Returns the claim in the form of the catalog.
    pub fn when(&self) -> When {
        let relation = match self.kind {
            Kind::Documented => Relation::Exact,
            Kind::Observed => Relation::Seen,
            Kind::Unknown => Relation::Unknown,
        };
        When { relation, releases: self.releases.clone() }
    }

    /// Returns the claim in a few words: `5.1+`, `observed in 1607 (64-bit)`, `releases unknown`.
    pub fn text(&self) -> String {
        self.worded(&versions_text)
    }

    /// Returns the claim in a few words, with ranges written out: `5.1 and higher`, `observed in 6.1 and higher`.
    pub fn words(&self) -> String {
        self.worded(&Versions::in_words)
    }

    fn worded(&self, versions: &dyn Fn(&Versions) -> String) -> String {
        let text = match (self.kind, &self.releases) {
            (Kind::Documented, Some(releases)) => versions(releases),
            (Kind::Observed, Some(releases)) => format!("observed in {}", versions(releases).trim_end_matches(" only")),
            _ => self.unknown("releases unknown"),
        };
        match &self.layout {
            Some(layout) => format!("{text}; layout of {}", versions(layout).trim_end_matches(" only")),
            None => text,
        }
    }

    fn unknown(&self, text: &str) -> String {
        match (self.pointer, &self.layout) {
            (Some(pointer), None) => format!("{text} ({})", pointer.words()),
            _ => text.to_owned(),
        }
    }

    /// Returns the claim as a sentence: `Documented for 5.1+, assumed unchanged after 2004.`
    pub fn sentence(&self) -> String {
        let kits = if self.subject == Subject::Kit { "development kits of " } else { "" };
        let mut text = match (self.kind, &self.releases) {
            (Kind::Documented, Some(releases)) => format!("Documented for {kits}{}", versions_text(releases)),
            (Kind::Observed, Some(releases)) => format!("Observed in {kits}{}", versions_text(releases)),
            _ => self.unknown("Releases unknown"),
        };
        if let Some(release) = &self.examined_to {
            text += &format!(", assumed unchanged after {release}");
        }
        if let Some(layout) = &self.layout {
            text += &format!("; layout of {}", versions_text(layout));
        }
        text + "."
    }
}

/// Returns the claim about a form as a sentence, for the documentation of generated types.
pub fn form_sentence(catalog: &Catalog, structure: &Struct, of: &Form) -> String {
    form(catalog, structure, of).sentence()
}

/// Returns the claim about a form in a few words: `5.1+`, `releases unknown`, `observed in 1607 (64-bit)`.
pub fn form_text(catalog: &Catalog, structure: &Struct, of: &Form) -> String {
    form(catalog, structure, of).text()
}

/// Returns a set of releases in the grammar of the tables: `5.1+`, or `6.2+ (32-bit), 6.1+ (64-bit)`.
pub fn versions_text(versions: &Versions) -> String {
    match versions {
        Versions::Both(text) => text.clone(),
        Versions::ByPointer { ptr32, ptr64 } => {
            let of =
                |text: &Option<String>, size: Pointer| text.as_ref().map(|text| format!("{text} ({})", size.words()));
            let both = [of(ptr32, Pointer::Bits32), of(ptr64, Pointer::Bits64)];
            both.into_iter().flatten().collect::<Vec<_>>().join(", ")
        }
    }
}

/// Returns the releases of a fact in a few words: `5.1+`, `observed in 6.1+`, `releases unknown`.
pub fn when_text(when: &When) -> String {
    match (when.relation, &when.releases) {
        (Relation::Exact, Some(versions)) => versions_text(versions),
        (Relation::Seen, Some(versions)) => format!("observed in {}", versions_text(versions)),
        _ => "releases unknown".to_owned(),
    }
}

/// Returns the releases of a fact in a few words, with ranges written out: `5.1 and higher`, `observed in 6.1 and
/// higher`, `unknown`.
pub fn when_words(when: &When) -> String {
    match (when.relation, &when.releases) {
        (Relation::Exact, Some(versions)) => versions.in_words(),
        (Relation::Seen, Some(versions)) => {
            format!("observed in {}", versions.in_words().trim_end_matches(" only"))
        }
        _ => "unknown".to_owned(),
    }
}

/// Returns the releases of a fact as a sentence: `Documented for 5.1+.`, `Observed in 6.1+.`, `Releases unknown.`
pub fn when_sentence(when: &When, subject: Subject) -> String {
    let kits = if subject == Subject::Kit { "development kits of " } else { "" };
    match (when.relation, &when.releases) {
        (Relation::Exact, Some(versions)) => format!("Documented for {kits}{}.", versions_text(versions)),
        (Relation::Seen, Some(versions)) => format!("Observed in {kits}{}.", versions_text(versions)),
        _ => "Releases unknown.".to_owned(),
    }
}

/// Explanations of the kinds of claims, for legends: an example of the words, and the explanation.
pub const LEGEND: [(Kind, &str, &str); 3] = [
    (
        Kind::Documented,
        "6.1 and higher",
        "Documented: the fact holds in these releases, and in no release outside the range. In an open-ended range, the \
         releases after the last one that the sources examined are assumed.",
    ),
    (
        Kind::Observed,
        "observed in 6.1 and higher",
        "Observed: the fact was observed in these releases. It may also hold in others.",
    ),
    (Kind::Unknown, "unknown", "Unknown: no source states any release. The fact may hold in all, some or only one."),
];
