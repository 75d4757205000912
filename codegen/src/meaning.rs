//! Meanings of values: what type, unit, values and accessor of a row imply.
//!
//! # Design
//!
//! A type specifies the size of a value, and a meaning its interpretation: a port in network byte order, a FILETIME,
//! the ID of a process. The list of meanings is closed, so outputs can format each of them. The rule `meaning` rejects
//! a row that repeats an implied meaning. A field without a documented meaning has none, and `coverage` lists it.

use etwspec_catalog::{Accessor, Meaning};

use crate::resolve::{Names, Type, scalar_of};
use crate::spec::{BitRow, FieldRow, Scalar, TailRow, ValueKind};

/// Properties of a row that determine its meaning.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stated<'s> {
    /// The meaning, if the row states one.
    pub(crate) meaning: Option<Meaning>,
    ty: Option<&'s str>,
    units: Option<&'s str>,
    pub(crate) values: Option<&'s str>,
    accessor: Option<Accessor>,
    /// True if the value is an array or a text.
    several: bool,
    unknown: bool,
}

impl<'s> Stated<'s> {
    /// Statements of a field.
    pub(crate) fn field(row: &'s FieldRow) -> Self {
        Stated {
            meaning: row.meaning.as_ref().map(|meaning| **meaning),
            ty: row.ty.as_ref().map(|ty| ty.as_str()),
            units: row.units.as_deref(),
            values: row.values.as_ref().map(|values| values.as_str()),
            accessor: row.accessor.as_ref().map(|accessor| **accessor),
            several: row.count.is_some() || row.open,
            unknown: row.unknown,
        }
    }

    /// Statements of bits.
    pub(crate) fn bits(row: &'s BitRow) -> Self {
        Stated {
            meaning: row.meaning.as_ref().map(|meaning| **meaning),
            values: row.values.as_ref().map(|values| values.as_str()),
            accessor: row.accessor.as_ref().map(|accessor| **accessor),
            unknown: row.unknown,
            ..Stated::default()
        }
    }

    /// Statements of a part of the tail.
    pub(crate) fn part(row: &'s TailRow) -> Self {
        Stated {
            meaning: row.meaning.as_ref().map(|meaning| **meaning),
            ty: Some(row.ty.as_str()),
            units: row.units.as_deref(),
            values: row.values.as_ref().map(|values| values.as_str()),
            accessor: row.accessor.as_ref().map(|accessor| **accessor),
            several: row.count.is_some() || row.open || row.string.is_some(),
            unknown: row.unknown,
        }
    }

    /// Returns the meaning: explicit or implied.
    pub(crate) fn resolve(&self, names: &Names<'_>) -> Option<Meaning> {
        self.meaning.or_else(|| self.implied(names))
    }

    /// Returns the meaning that the other statements imply.
    pub(crate) fn implied(&self, names: &Names<'_>) -> Option<Meaning> {
        if self.unknown {
            return None;
        }
        let values = self.values.and_then(|name| of_values(names, name));
        let accessor = || self.accessor.and_then(of_accessor);
        // The unit of an array of bytes is the unit of its length.
        let raw = self.several && self.ty.and_then(|ty| scalar_of(names, ty)).is_some_and(is_byte);
        let units = || self.units.filter(|_| !raw).and_then(Meaning::of_unit);
        values.or_else(accessor).or_else(units).or_else(|| self.ty.and_then(|ty| self.of_type(names, ty)))
    }

    fn of_type(&self, names: &Names<'_>, ty: &str) -> Option<Meaning> {
        match names.ty(ty)? {
            Type::Scalar(row) if row.character && self.several => Some(Meaning::Text),
            Type::Scalar(row) => match (&row.meaning, *row.scalar) {
                (Some(meaning), _) => Some(**meaning),
                (None, Scalar::Guid) => Some(Meaning::Guid),
                (None, _) => None,
            },
            Type::Struct(file) => file.data.meaning.as_ref().map(|meaning| **meaning),
            Type::Values(_) | Type::Requests(_) => of_values(names, ty),
            Type::Dispatch(_) => None,
        }
    }
}

fn is_byte(scalar: Scalar) -> bool {
    matches!(scalar, Scalar::U8 | Scalar::I8)
}

/// Returns the meaning of values of a set. Sets of a group mask and of information classes have names of their own.
fn of_values(names: &Names<'_>, name: &str) -> Option<Meaning> {
    let Some(Type::Values(file)) = names.ty(name) else {
        return Some(if matches!(names.ty(name), Some(Type::Requests(_))) {
            Meaning::Enumeration
        } else {
            Meaning::Flags
        });
    };
    match (&file.data.meaning, *file.data.kind) {
        (Some(meaning), _) => Some(**meaning),
        (None, ValueKind::Enumeration) => Some(Meaning::Enumeration),
        (None, ValueKind::Flags) => Some(Meaning::Flags),
        (None, ValueKind::Constants) => None,
    }
}

/// Returns the meaning of what an accessor reads.
fn of_accessor(accessor: Accessor) -> Option<Meaning> {
    Some(match accessor {
        Accessor::TimeStamp => Meaning::TimeStamp,
        Accessor::ProcessId => Meaning::ProcessId,
        Accessor::ThreadId => Meaning::ThreadId,
        Accessor::HookId => Meaning::HookId,
        Accessor::EventVersion => Meaning::Version,
        Accessor::Opcode => Meaning::EventType,
        Accessor::Level => Meaning::Enumeration,
        Accessor::Keyword => Meaning::Flags,
        Accessor::SequenceNumber => Meaning::SequenceNumber,
        Accessor::ActivityId | Accessor::RelatedActivityId => Meaning::ActivityId,
        Accessor::Provider | Accessor::ParentProvider | Accessor::MessageGuid => Meaning::Guid,
        Accessor::ProviderHandle
        | Accessor::ParentProviderHandle
        | Accessor::EventId
        | Accessor::Channel
        | Accessor::Task
        | Accessor::MessageNumber
        | Accessor::ComponentId
        | Accessor::InstanceId
        | Accessor::ParentInstanceId => Meaning::Identifier,
        Accessor::KernelTime | Accessor::UserTime | Accessor::ProcessorTime => return None,
    })
}
