// Copied from codegen/runtime/requests/tables.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! What the tables of the information classes are made of.

use core::fmt;

use super::rows::{Class, Status};
use crate::rt::{Pointer, Release};

/// Whether information is asked for or given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operation {
    /// The kernel is asked for information.
    Query,
    /// The kernel is given information.
    Set,
}

impl Operation {
    /// Both.
    pub const ALL: [Operation; 2] = [Operation::Query, Operation::Set];

    /// The word for it in the tables.
    pub const fn name(self) -> &'static str {
        match self {
            Operation::Query => "query",
            Operation::Set => "set",
        }
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Releases, by pointer size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// The releases in words.
    pub text: &'static str,
    /// The first and last release of each run with pointers of 4 bytes.
    pub x86: &'static [(Release, Release)],
    /// The same with pointers of 8 bytes.
    pub x64: &'static [(Release, Release)],
}

impl When {
    /// Whether the release with that pointer size is among them.
    pub fn contains(&self, release: Release, pointer: Pointer) -> bool {
        let runs = match pointer {
            Pointer::Bits32 => self.x86,
            Pointer::Bits64 => self.x64,
        };
        runs.iter().any(|(first, last)| (*first..=*last).contains(&release))
    }

    /// The newest of them, with either pointer size.
    fn last(&self) -> Option<Release> {
        self.x86.iter().chain(self.x64).map(|run| run.1).max()
    }

    /// The oldest of them, with either pointer size.
    fn first(&self) -> Option<Release> {
        self.x86.iter().chain(self.x64).map(|run| run.0).min()
    }
}

/// All that the tables say of the information classes.
#[derive(Debug)]
pub struct Rules {
    /// Microsoft's name of the enumeration of the classes.
    pub name: &'static str,
    /// The releases for which the classes are known to be complete.
    pub complete: Option<When>,
    /// The status for a class that is not valid for the operation.
    pub invalid_class: Option<Status>,
    /// Numbers that rules refer to, by release.
    pub limits: &'static [Limit],
    /// The paths of the fields that select a logger, in whatever structure has them.
    pub handles: &'static [&'static str],
    /// The classes, by value.
    pub classes: &'static [ClassRow],
}

impl Rules {
    /// What the tables say of a class; nothing if they do not list it.
    pub fn class(&self, class: Class) -> Option<&'static ClassRow> {
        self.classes.iter().find(|row| row.class == class)
    }

    /// The row of a limit for a release.
    pub fn limit(&self, name: &str, release: Release, pointer: Pointer) -> Option<&'static Limit> {
        self.limits.iter().find(|row| row.name == name && row.when.contains(release, pointer))
    }

    /// The status for a class that is not valid for an operation. It is known in the releases for which the classes
    /// are known to be complete and, of a class that one of them has, in later releases too.
    pub(super) fn invalid_class(&self, class: Class, release: Release, pointer: Pointer) -> Option<Status> {
        let complete = self.complete.as_ref()?;
        let later = complete.last().is_some_and(|last| last < release)
            && self.class(class).and_then(|row| row.when?.first()).is_some_and(|first| Some(first) <= complete.last());
        if complete.contains(release, pointer) || later { self.invalid_class } else { None }
    }
}

/// What the tables say of an information class.
#[derive(Debug)]
pub struct ClassRow {
    /// The class.
    pub class: Class,
    /// Microsoft's name of it.
    pub name: &'static str,
    /// The releases whose enumeration has it, if a source says.
    pub when: Option<When>,
    /// The releases in which information can be queried; nothing if in none.
    pub query: Option<When>,
    /// The releases in which information can be set; nothing if in none.
    pub set: Option<When>,
    /// The structure that the buffer begins with.
    pub structure: Option<&'static Structure>,
    /// Whether the rules are in the order in which the kernel evaluates them, as a study says; otherwise the order is
    /// that of the tables and means nothing.
    pub ordered: bool,
    /// What is asked of the buffer, the caller and the logger. None: no source says.
    pub rules: &'static [Rule],
    /// What success changes.
    pub effect: Option<Effect>,
    /// What no source says.
    pub unknown: &'static [&'static str],
}

impl ClassRow {
    /// Whether the class can be used for the operation.
    pub fn valid(&self, operation: Operation, release: Release, pointer: Pointer) -> bool {
        let when = match operation {
            Operation::Query => &self.query,
            Operation::Set => &self.set,
        };
        when.is_some_and(|when| when.contains(release, pointer))
    }

    /// The rules that apply to the operation, in the tables' order.
    pub fn rules(
        &self,
        operation: Operation,
        release: Release,
        pointer: Pointer,
    ) -> impl Iterator<Item = &'static Rule> + use<> {
        self.rules.iter().filter(move |rule| rule.applies(operation, release, pointer))
    }

    /// The form of the structure; nothing if the class has none or no layout is known.
    pub fn form(&self, release: Release, pointer: Pointer) -> Option<&'static Form> {
        self.structure?.form(release, pointer)
    }
}

/// A structure that buffers begin with.
#[derive(Debug)]
pub struct Structure {
    /// Microsoft's name.
    pub name: &'static str,
    /// Its forms; none if only the name is known.
    pub forms: &'static [Form],
}

impl Structure {
    /// The form in a release with a pointer size.
    pub fn form(&self, release: Release, pointer: Pointer) -> Option<&'static Form> {
        self.forms.iter().find(|form| form.when.contains(release, pointer))
    }
}

/// A form of a structure. Sizes and offsets are in bytes.
#[derive(Debug)]
pub struct Form {
    /// The releases and pointer sizes that have it.
    pub when: When,
    /// What C's `sizeof` gives, which counts one element of an open array.
    pub size: usize,
    /// The size of the part before the open array, or of the whole if there is none.
    pub fixed: usize,
    /// The fields.
    pub fields: &'static [FieldAt],
    /// The array that goes on to the end of the buffer.
    pub open: Option<FieldAt>,
}

impl Form {
    /// The field with a path; the open array too.
    pub fn field(&self, path: &str) -> Option<&FieldAt> {
        self.fields.iter().chain(&self.open).find(|field| field.path == path)
    }

    /// The open array, if it has this path.
    pub(super) fn array(&self, path: &str) -> Option<&FieldAt> {
        self.open.as_ref().filter(|open| open.path == path)
    }
}

/// Where a field is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldAt {
    /// The path, as C writes it.
    pub path: &'static str,
    /// From the start of the structure, in bytes.
    pub offset: usize,
    /// In bytes; of one element, for an open array.
    pub size: usize,
}

/// A number that rules refer to, in some releases.
#[derive(Debug)]
pub struct Limit {
    /// The name that rules use.
    pub name: &'static str,
    /// The number, if the tables can say it.
    pub value: Option<u32>,
    /// Who decides, where they cannot.
    pub decided_by: Option<&'static str>,
    /// The releases.
    pub when: When,
}

/// One thing that is asked.
#[derive(Debug)]
pub struct Rule {
    /// What is asked.
    pub asks: Asks,
    /// The operation for which it is asked; nothing: both.
    pub on: Option<Operation>,
    /// The releases in which it is asked; nothing: all that have the class.
    pub when: Option<When>,
    /// The status if it does not hold, where a study names one.
    pub status: Option<Status>,
    /// The study says "typically" of that status.
    pub typically: bool,
    /// What else is to be said of it.
    pub doc: &'static str,
}

impl Rule {
    /// Whether it is asked of the operation.
    pub fn applies(&self, operation: Operation, release: Release, pointer: Pointer) -> bool {
        self.on.is_none_or(|on| on == operation) && self.when.is_none_or(|when| when.contains(release, pointer))
    }

    /// The name of the kind of rule.
    pub const fn name(&self) -> RuleName {
        self.asks.name()
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.asks, f)
    }
}

/// What a rule asks.
#[derive(Debug)]
pub enum Asks {
    /// The buffer is exactly as big as one of these structures.
    Exactly(&'static [&'static Structure]),
    /// The buffer is at least as big as this structure.
    AtLeast(&'static Structure),
    /// The buffer holds at least what stands before this field.
    AtLeastTo(&'static str),
    /// What stands from the start of this array to the end of the buffer is a whole number of elements.
    WholeElements(&'static str),
    /// The array has so many elements.
    Elements {
        /// The array.
        of: &'static str,
        /// The fewest.
        min: u32,
        /// The most.
        max: Option<u32>,
        /// The most, by the name of a limit.
        max_limit: Option<&'static str>,
    },
    /// Every element of the array is this.
    EachElement {
        /// The array.
        of: &'static str,
        /// The number.
        equals: u64,
    },
    /// The caller holds this privilege, if it calls from user mode.
    Privilege(&'static str),
    /// A handle selects an active logger to which there can be exclusive access.
    Logger {
        /// The field that holds the handle.
        field: &'static str,
        /// The bits of it that hold the logger's id.
        mask: u64,
        /// The name of the id that stands for the NT Kernel Logger.
        kernel: &'static str,
        /// That id.
        kernel_id: u64,
    },
    /// The caller has this permission for the logger.
    Permission {
        /// The name.
        name: &'static str,
        /// The bits.
        value: u32,
    },
    /// The logger's mode is without this flag.
    LoggerModeWithout {
        /// The name.
        name: &'static str,
        /// The bits.
        value: u32,
    },
    /// The logger has this structure, or can be given it.
    LoggerCanHave(&'static str),
    /// The logger does not have this yet.
    NotYet(&'static str),
    /// Every active processor accepts, as this interface reports.
    EveryProcessor(&'static str),
}

impl Asks {
    /// The name of the kind of rule.
    pub const fn name(&self) -> RuleName {
        match self {
            Asks::Exactly(_) => RuleName::Exactly,
            Asks::AtLeast(_) => RuleName::AtLeast,
            Asks::AtLeastTo(_) => RuleName::AtLeastTo,
            Asks::WholeElements(_) => RuleName::WholeElements,
            Asks::Elements { .. } => RuleName::Elements,
            Asks::EachElement { .. } => RuleName::EachElement,
            Asks::Privilege(_) => RuleName::Privilege,
            Asks::Logger { .. } => RuleName::Logger,
            Asks::Permission { .. } => RuleName::Permission,
            Asks::LoggerModeWithout { .. } => RuleName::LoggerModeWithout,
            Asks::LoggerCanHave(_) => RuleName::LoggerCanHave,
            Asks::NotYet(_) => RuleName::NotYet,
            Asks::EveryProcessor(_) => RuleName::EveryProcessor,
        }
    }
}

impl fmt::Display for Asks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Asks::Exactly(structures) => {
                f.write_str("the buffer is exactly ")?;
                for (index, structure) in structures.iter().enumerate() {
                    write!(f, "{}{}", if index == 0 { "" } else { " or " }, structure.name)?;
                }
                Ok(())
            }
            Asks::AtLeast(structure) => write!(f, "the buffer is at least {}", structure.name),
            Asks::AtLeastTo(field) => write!(f, "the buffer holds at least what stands before {field}"),
            Asks::WholeElements(field) => write!(f, "the buffer ends with a whole number of elements of {field}"),
            Asks::Elements { of, min, max, max_limit } => {
                write!(f, "{of} has ")?;
                match (min, max, max_limit) {
                    (min, Some(max), _) if min == max => write!(f, "{min} elements"),
                    (0, Some(max), _) => write!(f, "at most {max} elements"),
                    (min, Some(max), _) => write!(f, "{min} to {max} elements"),
                    (0, None, Some(limit)) => write!(f, "at most as many elements as {limit} says"),
                    (min, None, Some(limit)) => write!(f, "at least {min} elements, at most as {limit} says"),
                    (min, None, None) => write!(f, "at least {min} elements"),
                }
            }
            Asks::EachElement { of, equals } => write!(f, "every element of {of} is {equals:#x}"),
            Asks::Privilege(name) => write!(f, "the caller holds {name}, if it calls from user mode"),
            Asks::Logger { field, mask, kernel, kernel_id } => {
                write!(
                    f,
                    "{field} & {mask:#x} selects an active logger, {kernel} ({kernel_id:#x}) the NT Kernel Logger"
                )
            }
            Asks::Permission { name, .. } => write!(f, "the caller has the permission {name} for the logger"),
            Asks::LoggerModeWithout { name, .. } => write!(f, "the logger's mode is without {name}"),
            Asks::LoggerCanHave(name) => write!(f, "the logger has {name} or can be given it"),
            Asks::NotYet(name) => write!(f, "the logger has no {name} yet"),
            Asks::EveryProcessor(name) => write!(f, "every active processor accepts, as {name} reports"),
        }
    }
}

/// What success changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// What the logger then has.
    pub gives: &'static str,
    /// The array whose elements it keeps.
    pub from: &'static str,
    /// How long it keeps them, in words.
    pub until: &'static str,
}

/// The name of a kind of rule: the word that the tables use. The first three kinds are asked of every request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum RuleName {
    /// The buffer has room for the class.
    ClassPresent,
    /// The buffer begins with the class that is asked about.
    ClassMatches,
    /// The class is valid for the operation.
    ClassValid,
    /// [`Asks::Exactly`].
    Exactly,
    /// [`Asks::AtLeast`].
    AtLeast,
    /// [`Asks::AtLeastTo`].
    AtLeastTo,
    /// [`Asks::WholeElements`].
    WholeElements,
    /// [`Asks::Elements`].
    Elements,
    /// [`Asks::EachElement`].
    EachElement,
    /// [`Asks::Privilege`].
    Privilege,
    /// [`Asks::Logger`].
    Logger,
    /// [`Asks::Permission`].
    Permission,
    /// [`Asks::LoggerModeWithout`].
    LoggerModeWithout,
    /// [`Asks::LoggerCanHave`].
    LoggerCanHave,
    /// [`Asks::NotYet`].
    NotYet,
    /// [`Asks::EveryProcessor`].
    EveryProcessor,
}

impl RuleName {
    /// The word.
    pub const fn as_str(self) -> &'static str {
        match self {
            RuleName::ClassPresent => "class-present",
            RuleName::ClassMatches => "class-matches",
            RuleName::ClassValid => "class-valid",
            RuleName::Exactly => "exactly",
            RuleName::AtLeast => "at-least",
            RuleName::AtLeastTo => "at-least-to",
            RuleName::WholeElements => "whole-elements",
            RuleName::Elements => "elements",
            RuleName::EachElement => "each-element",
            RuleName::Privilege => "privilege",
            RuleName::Logger => "logger",
            RuleName::Permission => "permission",
            RuleName::LoggerModeWithout => "logger-mode-without",
            RuleName::LoggerCanHave => "logger-can-have",
            RuleName::NotYet => "not-yet",
            RuleName::EveryProcessor => "every-processor",
        }
    }
}

impl fmt::Display for RuleName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
