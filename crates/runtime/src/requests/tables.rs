//! Row types of the tables of information classes.

use core::fmt;

use crate::release::{Pointer, Release};

/// Operation of a request: information is queried or set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operation {
    /// Information is queried from the kernel.
    Query,
    /// Information is passed to the kernel.
    Set,
}

impl Operation {
    /// Both operations.
    pub const ALL: [Operation; 2] = [Operation::Query, Operation::Set];

    /// Returns the name of the operation in the tables.
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
    /// The releases as text.
    pub text: &'static str,
    /// First and last release of each range with 4-byte pointers.
    pub x86: &'static [(Release, Release)],
    /// First and last release of each range with 8-byte pointers.
    pub x64: &'static [(Release, Release)],
}

impl When {
    /// Returns whether it contains the release with that pointer size.
    pub fn contains(&self, release: Release, pointer: Pointer) -> bool {
        let runs = match pointer {
            Pointer::Bits32 => self.x86,
            Pointer::Bits64 => self.x64,
        };
        runs.iter().any(|(first, last)| (*first..=*last).contains(&release))
    }

    /// Returns the newest release, with either pointer size.
    fn last(&self) -> Option<Release> {
        self.x86.iter().chain(self.x64).map(|run| run.1).max()
    }

    /// Returns the oldest release, with either pointer size.
    fn first(&self) -> Option<Release> {
        self.x86.iter().chain(self.x64).map(|run| run.0).min()
    }
}

/// An enumeration of information classes, with its tables. Generated code implements it.
pub trait InformationClass: Copy + Eq + fmt::Debug + 'static {
    /// Type of a status.
    type Status: Copy + Eq + fmt::Debug + 'static;

    /// Returns the tables of the classes.
    fn rules() -> &'static Rules<Self>;

    /// Returns the class with a number.
    fn from_number(number: u32) -> Self;

    /// Returns the number of the class.
    fn number(self) -> u32;

    /// Returns the number of a status.
    fn status_number(status: Self::Status) -> u32;
}

/// The tables of information classes.
#[derive(Debug)]
pub struct Rules<C: InformationClass> {
    /// Microsoft's name of the enumeration of classes.
    pub name: &'static str,
    /// Releases for which the list of classes is known to be complete.
    pub complete: Option<When>,
    /// Status of a class that is invalid for the operation.
    pub invalid_class: Option<C::Status>,
    /// Numbers that rules refer to, by release.
    pub limits: &'static [Limit],
    /// Paths of the fields that select a logger, in any structure.
    pub handles: &'static [&'static str],
    /// The classes, by value.
    pub classes: &'static [ClassRow<C>],
}

impl<C: InformationClass> Rules<C> {
    /// Returns the row of a class, or `None` if it is not listed.
    pub fn class(&self, class: C) -> Option<&'static ClassRow<C>> {
        self.classes.iter().find(|row| row.class == class)
    }

    /// Returns the row of a limit for a release.
    pub fn limit(&self, name: &str, release: Release, pointer: Pointer) -> Option<&'static Limit> {
        self.limits.iter().find(|row| row.name == name && row.when.contains(release, pointer))
    }

    /// Returns the status of a class that is invalid for an operation. It is known in the releases with a complete list
    /// of classes. For a class in one of these, it is also known in later releases.
    pub(super) fn invalid_class(&self, class: C, release: Release, pointer: Pointer) -> Option<C::Status> {
        let complete = self.complete.as_ref()?;
        let later = complete.last().is_some_and(|last| last < release)
            && self.class(class).and_then(|row| row.when?.first()).is_some_and(|first| Some(first) <= complete.last());
        if complete.contains(release, pointer) || later { self.invalid_class } else { None }
    }
}

/// Row of an information class.
#[derive(Debug)]
pub struct ClassRow<C: InformationClass> {
    /// The class.
    pub class: C,
    /// Microsoft's name of the class.
    pub name: &'static str,
    /// Releases whose enumeration contains the class, if documented.
    pub when: Option<When>,
    /// Releases in which information can be queried, or `None`.
    pub query: Option<When>,
    /// Releases in which information can be set, or `None`.
    pub set: Option<When>,
    /// Structure at the start of the buffer.
    pub structure: Option<&'static Structure>,
    /// True if the rules are in the documented order of evaluation of the kernel. Otherwise the order is that of the
    /// tables and has no meaning.
    pub ordered: bool,
    /// Requirements on the buffer, the caller and the logger. If empty, they are unknown.
    pub rules: &'static [Rule<C::Status>],
    /// Effect of a successful request.
    pub effect: Option<Effect>,
    /// Unknown properties.
    pub unknown: &'static [&'static str],
}

impl<C: InformationClass> ClassRow<C> {
    /// Returns whether the class is valid for the operation.
    pub fn valid(&self, operation: Operation, release: Release, pointer: Pointer) -> bool {
        let when = match operation {
            Operation::Query => &self.query,
            Operation::Set => &self.set,
        };
        when.is_some_and(|when| when.contains(release, pointer))
    }

    /// Returns the rules that apply to the operation, in table order.
    pub fn rules(
        &self,
        operation: Operation,
        release: Release,
        pointer: Pointer,
    ) -> impl Iterator<Item = &'static Rule<C::Status>> + use<C> {
        self.rules.iter().filter(move |rule| rule.applies(operation, release, pointer))
    }

    /// Returns the form of the structure, or `None` if the class has none or the layout is unknown.
    pub fn form(&self, release: Release, pointer: Pointer) -> Option<&'static Form> {
        self.structure?.form(release, pointer)
    }
}

/// A structure at the start of buffers.
#[derive(Debug)]
pub struct Structure {
    /// Microsoft's name.
    pub name: &'static str,
    /// Its forms; empty if only the name is known.
    pub forms: &'static [Form],
}

impl Structure {
    /// Returns the form in a release with a pointer size.
    pub fn form(&self, release: Release, pointer: Pointer) -> Option<&'static Form> {
        self.forms.iter().find(|form| form.when.contains(release, pointer))
    }
}

/// A form of a structure. Sizes and offsets are in bytes.
#[derive(Debug)]
pub struct Form {
    /// Releases and pointer sizes that have this form.
    pub when: When,
    /// Size as returned by C's `sizeof`, with one element of an open array.
    pub size: usize,
    /// Size of the part before the open array, or of the structure if there is none.
    pub fixed: usize,
    /// The fields.
    pub fields: &'static [FieldAt],
    /// The array that extends to the end of the buffer.
    pub open: Option<FieldAt>,
}

impl Form {
    /// Returns the field with a path, including the open array.
    pub fn field(&self, path: &str) -> Option<&FieldAt> {
        self.fields.iter().chain(&self.open).find(|field| field.path == path)
    }

    /// Returns the open array, if it has this path.
    pub(super) fn array(&self, path: &str) -> Option<&FieldAt> {
        self.open.as_ref().filter(|open| open.path == path)
    }
}

/// Location of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldAt {
    /// Path, as written in C.
    pub path: &'static str,
    /// Offset from the start of the structure, in bytes.
    pub offset: usize,
    /// Size in bytes; of one element, for an open array.
    pub size: usize,
}

/// A number that rules refer to, in some releases.
#[derive(Debug)]
pub struct Limit {
    /// Name used by rules.
    pub name: &'static str,
    /// The number, if documented.
    pub value: Option<u32>,
    /// Component that determines the number, if it is not fixed.
    pub decided_by: Option<&'static str>,
    /// The releases.
    pub when: When,
}

/// A requirement.
#[derive(Debug)]
pub struct Rule<S> {
    /// The requirement.
    pub asks: Requirement,
    /// The operation it applies to, or `None` for both.
    pub on: Option<Operation>,
    /// The releases it applies to, or `None` for all that have the class.
    pub when: Option<When>,
    /// Status if the rule is violated, where a study names one.
    pub status: Option<S>,
    /// True if the study qualifies the status with "typically".
    pub typically: bool,
    /// Additional notes.
    pub doc: &'static str,
}

impl<S> Rule<S> {
    /// Returns whether the rule applies to the operation.
    pub fn applies(&self, operation: Operation, release: Release, pointer: Pointer) -> bool {
        self.on.is_none_or(|on| on == operation) && self.when.is_none_or(|when| when.contains(release, pointer))
    }

    /// Returns the name of the kind of rule.
    pub const fn name(&self) -> RuleName {
        self.asks.name()
    }
}

impl<S> fmt::Display for Rule<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.asks, f)
    }
}

/// Requirement of a rule.
#[derive(Debug)]
pub enum Requirement {
    /// The size of the buffer is exactly that of one of these structures.
    Exactly(&'static [&'static Structure]),
    /// The size of the buffer is at least that of this structure.
    AtLeast(&'static Structure),
    /// The buffer contains at least the part before this field.
    AtLeastTo(&'static str),
    /// The bytes from the start of this array to the end of the buffer are a whole number of elements.
    WholeElements(&'static str),
    /// The number of elements in the array is within bounds.
    Elements {
        /// The array.
        of: &'static str,
        /// Minimum number.
        min: u32,
        /// Maximum number.
        max: Option<u32>,
        /// Maximum number, by the name of a limit.
        max_limit: Option<&'static str>,
    },
    /// Every element of the array has this value.
    EachElement {
        /// The array.
        of: &'static str,
        /// The value.
        equals: u64,
    },
    /// The field has at least this value. A structure without the field meets the requirement.
    FieldAtLeast {
        /// The field.
        field: &'static str,
        /// Minimum value.
        min: u64,
        /// True if 0 is valid, too.
        or_zero: bool,
    },
    /// The caller holds this privilege, if it calls from user mode.
    Privilege(&'static str),
    /// The caller has this privilege, if it calls from user mode and the request sets any of these bits.
    PrivilegeFor {
        /// The privilege.
        privilege: &'static str,
        /// The array of words that contains the bits.
        field: &'static str,
        /// The bits.
        bits: &'static [MaskBits],
    },
    /// A handle selects an active logger to which exclusive access is possible.
    Logger {
        /// The field that contains the handle.
        field: &'static str,
        /// Mask of the logger ID in the handle.
        mask: u64,
        /// Name of the ID that selects the NT Kernel Logger.
        kernel: &'static str,
        /// Value of that ID.
        kernel_id: u64,
    },
    /// The caller has this permission for the logger.
    Permission {
        /// Name of the permission.
        name: &'static str,
        /// Bits of the permission.
        value: u32,
    },
    /// The logger mode includes this flag.
    LoggerModeWith {
        /// Name of the flag.
        name: &'static str,
        /// Bits of the flag.
        value: u32,
    },
    /// The logger mode does not include this flag.
    LoggerModeWithout {
        /// Name of the flag.
        name: &'static str,
        /// Bits of the flag.
        value: u32,
    },
    /// The logger has this structure, or it can be allocated.
    LoggerCanHave(&'static str),
    /// The logger does not have this yet.
    NotYet(&'static str),
    /// Every active processor accepts the request, as reported by this interface.
    EveryProcessor(&'static str),
}

impl Requirement {
    /// Returns the name of the kind of rule.
    pub const fn name(&self) -> RuleName {
        match self {
            Requirement::Exactly(_) => RuleName::Exactly,
            Requirement::AtLeast(_) => RuleName::AtLeast,
            Requirement::AtLeastTo(_) => RuleName::AtLeastTo,
            Requirement::WholeElements(_) => RuleName::WholeElements,
            Requirement::Elements { .. } => RuleName::Elements,
            Requirement::EachElement { .. } => RuleName::EachElement,
            Requirement::FieldAtLeast { .. } => RuleName::FieldAtLeast,
            Requirement::Privilege(_) => RuleName::Privilege,
            Requirement::PrivilegeFor { .. } => RuleName::PrivilegeFor,
            Requirement::Logger { .. } => RuleName::Logger,
            Requirement::Permission { .. } => RuleName::Permission,
            Requirement::LoggerModeWith { .. } => RuleName::LoggerModeWith,
            Requirement::LoggerModeWithout { .. } => RuleName::LoggerModeWithout,
            Requirement::LoggerCanHave(_) => RuleName::LoggerCanHave,
            Requirement::NotYet(_) => RuleName::NotYet,
            Requirement::EveryProcessor(_) => RuleName::EveryProcessor,
        }
    }
}

impl fmt::Display for Requirement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Requirement::Exactly(structures) => {
                f.write_str("the buffer is exactly ")?;
                for (index, structure) in structures.iter().enumerate() {
                    write!(f, "{}{}", if index == 0 { "" } else { " or " }, structure.name)?;
                }
                Ok(())
            }
            Requirement::AtLeast(structure) => write!(f, "the buffer is at least {}", structure.name),
            Requirement::AtLeastTo(field) => write!(f, "the buffer holds at least what stands before {field}"),
            Requirement::WholeElements(field) => {
                write!(f, "the buffer ends with a whole number of elements of {field}")
            }
            Requirement::Elements { of, min, max, max_limit } => {
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
            Requirement::EachElement { of, equals } => write!(f, "every element of {of} is {equals:#x}"),
            Requirement::FieldAtLeast { field, min, or_zero: false } => write!(f, "{field} is at least {min}"),
            Requirement::FieldAtLeast { field, min, or_zero: true } => write!(f, "{field} is 0 or at least {min}"),
            Requirement::Privilege(name) => write!(f, "the caller holds {name}, if it calls from user mode"),
            Requirement::PrivilegeFor { privilege, field, bits } => {
                write!(f, "the caller has {privilege}, if it calls from user mode and {field} includes ")?;
                for (index, bits) in bits.iter().enumerate() {
                    write!(f, "{}{}", if index == 0 { "" } else { " or " }, bits.name)?;
                }
                Ok(())
            }
            Requirement::Logger { field, mask, kernel, kernel_id } => {
                write!(
                    f,
                    "{field} & {mask:#x} selects an active logger, {kernel} ({kernel_id:#x}) the NT Kernel Logger"
                )
            }
            Requirement::Permission { name, .. } => write!(f, "the caller has the permission {name} for the logger"),
            Requirement::LoggerModeWith { name, .. } => write!(f, "the logger's mode includes {name}"),
            Requirement::LoggerModeWithout { name, .. } => write!(f, "the logger's mode is without {name}"),
            Requirement::LoggerCanHave(name) => write!(f, "the logger has {name} or can be given it"),
            Requirement::NotYet(name) => write!(f, "the logger has no {name} yet"),
            Requirement::EveryProcessor(name) => write!(f, "every active processor accepts, as {name} reports"),
        }
    }
}

/// Bits of a group mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaskBits {
    /// Name of the bits.
    pub name: &'static str,
    /// Index of the 32-bit word that contains them.
    pub word: usize,
    /// Mask of the bits within the word.
    pub mask: u32,
}

/// Effect of a successful request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Name of the value that the logger stores afterwards.
    pub gives: &'static str,
    /// The array whose elements are stored.
    pub from: &'static str,
    /// How long they are stored, as text.
    pub until: &'static str,
}

/// Kind of a rule, named as in the tables. The first three kinds apply to every request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum RuleName {
    /// The buffer has room for the class.
    ClassPresent,
    /// The buffer begins with the requested class.
    ClassMatches,
    /// The class is valid for the operation.
    ClassValid,
    /// [`Requirement::Exactly`].
    Exactly,
    /// [`Requirement::AtLeast`].
    AtLeast,
    /// [`Requirement::AtLeastTo`].
    AtLeastTo,
    /// [`Requirement::WholeElements`].
    WholeElements,
    /// [`Requirement::Elements`].
    Elements,
    /// [`Requirement::EachElement`].
    EachElement,
    /// [`Requirement::FieldAtLeast`].
    FieldAtLeast,
    /// [`Requirement::Privilege`].
    Privilege,
    /// [`Requirement::PrivilegeFor`].
    PrivilegeFor,
    /// [`Requirement::Logger`].
    Logger,
    /// [`Requirement::Permission`].
    Permission,
    /// [`Requirement::LoggerModeWith`].
    LoggerModeWith,
    /// [`Requirement::LoggerModeWithout`].
    LoggerModeWithout,
    /// [`Requirement::LoggerCanHave`].
    LoggerCanHave,
    /// [`Requirement::NotYet`].
    NotYet,
    /// [`Requirement::EveryProcessor`].
    EveryProcessor,
}

impl RuleName {
    /// Returns the name in the tables.
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
            RuleName::FieldAtLeast => "field-at-least",
            RuleName::Privilege => "privilege",
            RuleName::PrivilegeFor => "privilege-for",
            RuleName::Logger => "logger",
            RuleName::Permission => "permission",
            RuleName::LoggerModeWith => "logger-mode-with",
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
