//! Facts that have to be known before the first event of a trace is read.

/// Things of which a first pass collects names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Things {
    /// Processes and threads.
    Writers,
    /// Everything that values refer to.
    All,
}

/// Facts in other events of a trace that determine a value of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Names of things.
    pub things: Option<Things>,
    /// Schemas.
    pub schemas: bool,
    /// Names of fields that only schemas contain.
    pub fields: bool,
}

impl Needs {
    /// All facts, but no names of fields.
    pub const ALL: Needs = Needs { things: Some(Things::All), schemas: true, fields: false };

    /// Returns what either of two needs.
    #[must_use]
    pub fn or(self, other: Needs) -> Needs {
        Needs {
            things: self.things.max(other.things),
            schemas: self.schemas || other.schemas,
            fields: self.fields || other.fields,
        }
    }

    /// Returns whether other events determine no value.
    pub fn is_empty(self) -> bool {
        self == Needs::default()
    }
}
