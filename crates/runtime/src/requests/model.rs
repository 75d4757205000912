//! Executable model of the studies' statements about requests and their effects.

use alloc::borrow::ToOwned;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;
use core::marker::PhantomData;

use super::check::{Answer, At, Limits, begin, number, tail};
use super::refusal::{Found, Refusal};
use super::tables::{ClassRow, InformationClass, Operation, Requirement, Rule};
use crate::release::{Pointer, Release};

/// A machine with its loggers, the caller of requests, and the HAL.
///
/// This models the statements of the studies, not the kernel: it evaluates the rows of the tables and nothing else.
/// Behavior that the studies do not document is not modeled, such as the state after a failed request or the result of
/// a query. If the order of evaluation is unknown, the model uses the order of the tables, and the [`Outcome`] lists
/// all violated rules.
///
/// A new model has no logger. Its caller is in user mode and has every permission but no privileges. Its one processor
/// accepts every request. Limits of the HAL are unknown.
#[derive(Clone, Debug)]
pub struct Model<C> {
    release: Release,
    pointer: Pointer,
    loggers: Vec<Logger>,
    /// The caller of requests.
    pub caller: Caller,
    /// The environment of the kernel.
    pub hal: Hal,
    of: PhantomData<fn() -> C>,
}

/// The caller of requests.
#[derive(Clone, Debug)]
pub struct Caller {
    /// True if requests are made from user mode. Privileges are required only of user mode.
    pub user_mode: bool,
    /// Names of the privileges held.
    pub privileges: BTreeSet<String>,
    /// Permissions for loggers, by logger ID.
    pub permissions: BTreeMap<u64, u32>,
    /// Permissions for the NT Kernel Logger.
    pub kernel_logger_permissions: u32,
    /// Permissions for loggers that are not listed.
    pub other_permissions: u32,
}

/// Responses of the HAL.
#[derive(Clone, Debug)]
pub struct Hal {
    /// Limits that the HAL determines, by their names in the tables.
    pub limits: BTreeMap<String, u32>,
    /// For each active processor, whether it accepts a request.
    pub processors: Vec<bool>,
}

/// An active logger.
#[derive(Clone, Debug)]
pub struct Logger {
    /// Logger ID.
    pub id: u64,
    /// True for the NT Kernel Logger, which a reserved ID selects too.
    pub kernel: bool,
    /// Logger mode.
    pub mode: u32,
    /// True if the function can obtain exclusive access to it.
    pub exclusive: bool,
    /// True if memory is available for its structures.
    pub memory: bool,
    structures: BTreeSet<&'static str>,
    kept: BTreeMap<&'static str, Vec<u64>>,
}

impl Logger {
    /// Creates a logger with mode 0, exclusive access, and memory for all structures.
    pub fn new(id: u64) -> Self {
        Logger {
            id,
            kernel: false,
            mode: 0,
            exclusive: true,
            memory: true,
            structures: BTreeSet::new(),
            kept: BTreeMap::new(),
        }
    }

    /// Makes it the NT Kernel Logger.
    #[must_use]
    pub fn kernel(mut self) -> Self {
        self.kernel = true;
        self
    }

    /// Sets the mode.
    #[must_use]
    pub fn mode(mut self, mode: impl Into<u32>) -> Self {
        self.mode = mode.into();
        self
    }

    /// Returns the elements set by earlier requests, by the name of the structure in the tables.
    pub fn kept(&self, name: &str) -> Option<&[u64]> {
        self.kept.get(name).map(Vec::as_slice)
    }

    /// Returns whether it has the structure.
    pub fn has_structure(&self, name: &str) -> bool {
        self.structures.contains(name)
    }

    /// Adds a structure, other than through a request.
    pub fn give_structure(&mut self, name: &'static str) {
        self.structures.insert(name);
    }
}

/// Result of a request.
#[derive(Clone, Debug)]
pub struct Outcome<C: InformationClass> {
    /// Status returned to the caller.
    pub status: OutcomeStatus<C::Status>,
    /// The deciding rule, or `None` on success.
    pub refusal: Option<Refusal<C>>,
    /// True if the study qualifies the status with "typically".
    pub typically: bool,
    /// Every violated rule; the first determines the status. If the evaluation order is unknown, any of them may be the
    /// kernel's reason.
    pub failing: Vec<&'static Rule<C::Status>>,
    /// True if the rules were evaluated in the order documented by the study.
    pub ordered: bool,
    /// Rules that the model could not evaluate, such as a limit of the HAL without a value.
    pub undecided: Vec<&'static Rule<C::Status>>,
}

/// Status returned to the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutcomeStatus<S> {
    /// No rule is violated.
    Success,
    /// The status that the study names.
    Known(S),
    /// The request fails, and the study does not name the status.
    RefusedUnknown,
}

impl<C: InformationClass> Model<C> {
    /// Creates a machine without loggers.
    pub fn new(release: Release, pointer: Pointer) -> Self {
        Model {
            release,
            pointer,
            loggers: Vec::new(),
            caller: Caller {
                user_mode: true,
                privileges: BTreeSet::new(),
                permissions: BTreeMap::new(),
                kernel_logger_permissions: u32::MAX,
                other_permissions: u32::MAX,
            },
            hal: Hal { limits: BTreeMap::new(), processors: [true].into() },
            of: PhantomData,
        }
    }

    /// Starts a logger, after stopping any logger with the same ID.
    pub fn start_logger(&mut self, logger: Logger) {
        self.stop_logger(logger.id);
        self.loggers.push(logger);
    }

    /// Stops a logger and discards what requests set for it. Returns whether there was one.
    pub fn stop_logger(&mut self, id: u64) -> bool {
        let before = self.loggers.len();
        self.loggers.retain(|logger| logger.id != id);
        self.loggers.len() < before
    }

    /// Returns an active logger.
    pub fn logger(&self, id: u64) -> Option<&Logger> {
        self.loggers.iter().find(|logger| logger.id == id)
    }

    /// Returns an active logger, mutably.
    pub fn logger_mut(&mut self, id: u64) -> Option<&mut Logger> {
        self.loggers.iter_mut().find(|logger| logger.id == id)
    }

    /// Grants the caller a privilege.
    pub fn grant(&mut self, privilege: &str) {
        self.caller.privileges.insert(privilege.to_owned());
    }

    /// Makes a request: evaluates all rules of its class and, if none is violated, applies its effects.
    pub fn request(&mut self, class: C, operation: Operation, bytes: &[u8]) -> Outcome<C> {
        let row = match begin(class, operation, self.release, self.pointer, bytes) {
            Ok(row) => row,
            Err(refusal) => return Outcome::new(Some(refusal), Vec::new(), true, Vec::new()),
        };
        let limits: Vec<(&str, u32)> = self.hal.limits.iter().map(|(name, most)| (name.as_str(), *most)).collect();
        let (release, pointer) = (self.release, self.pointer);
        let at = At { row, operation, release, pointer, limits: Limits::new(&limits) };
        let selected = self.select(row, operation, bytes);
        let (mut first, mut failing, mut undecided) = (None, Vec::new(), Vec::new());
        for rule in row.rules(operation, self.release, self.pointer) {
            let answer = match at.answer(rule, bytes) {
                Answer::Open => self.answer(rule, &at, bytes, &selected),
                answer => answer,
            };
            match answer {
                Answer::Holds => {}
                Answer::Open => undecided.push(rule),
                Answer::Fails(found) => {
                    first.get_or_insert_with(|| at.refusal(rule, found));
                    failing.push(rule);
                    // Rules that follow in the order of the study are not evaluated.
                    if row.ordered {
                        break;
                    }
                }
            }
        }
        if first.is_none() {
            let form = at.form();
            let array = row.effect.and_then(|effect| form?.array(effect.from));
            let given = array.map(|array| tail(bytes, array).chunks_exact(array.size).map(number).collect());
            self.succeed(row, operation, &selected, given.unwrap_or_default());
        }
        Outcome::new(first, failing, row.ordered, undecided)
    }

    /// Returns the logger of a request: the one selected by its handle, or the NT Kernel Logger if no rule mentions a
    /// handle.
    fn select(&self, row: &ClassRow<C>, operation: Operation, bytes: &[u8]) -> Selected {
        let handle = row.rules(operation, self.release, self.pointer).find_map(|rule| match rule.asks {
            Requirement::Logger { field, mask, kernel_id, .. } => Some((field, mask, kernel_id)),
            _ => None,
        });
        let id = match handle {
            None => None,
            Some((path, mask, kernel_id)) => {
                let field = row.form(self.release, self.pointer).and_then(|form| form.field(path));
                let handle =
                    field.and_then(|field| bytes.get(field.offset..field.offset + field.size)).map_or(0, number);
                Some(handle & mask).filter(|id| *id != kernel_id)
            }
        };
        let is = |logger: &&Logger| id.map_or(logger.kernel, |id| logger.id == id);
        let active = self.loggers.iter().find(is);
        let permissions = match (id, active) {
            (None, _) | (_, Some(Logger { kernel: true, .. })) => self.caller.kernel_logger_permissions,
            (Some(id), _) => self.caller.permissions.get(&id).copied().unwrap_or(self.caller.other_permissions),
        };
        Selected { active: active.map(|logger| logger.id), permissions }
    }

    /// Evaluates a rule about the caller, the logger or the processors.
    fn answer(&self, rule: &Rule<C::Status>, at: &At<'_, C>, bytes: &[u8], selected: &Selected) -> Answer<C> {
        let logger = selected.active.and_then(|id| self.logger(id));
        let has = |privilege: &str| !self.caller.user_mode || self.caller.privileges.contains(privilege);
        let holds = match &rule.asks {
            Requirement::Privilege(name) => Some(has(name)),
            Requirement::PrivilegeFor { privilege, field, bits } => {
                at.includes(field, bits, bytes).map(|includes| !includes || has(privilege))
            }
            Requirement::Logger { .. } => Some(logger.is_some_and(|logger| logger.exclusive)),
            Requirement::Permission { value, .. } => Some(selected.permissions & value == *value),
            Requirement::LoggerModeWith { value, .. } => logger.map(|logger| logger.mode & value == *value),
            Requirement::LoggerModeWithout { value, .. } => logger.map(|logger| logger.mode & value == 0),
            Requirement::LoggerCanHave(name) => logger.map(|logger| logger.has_structure(name) || logger.memory),
            Requirement::NotYet(name) => logger.map(|logger| logger.kept(name).is_none()),
            Requirement::EveryProcessor(_) => Some(self.hal.processors.iter().all(|accepts| *accepts)),
            // The bytes decide this rule but could not: a limit or a layout is unknown.
            Requirement::Exactly(_)
            | Requirement::AtLeast(_)
            | Requirement::AtLeastTo(_)
            | Requirement::WholeElements(_)
            | Requirement::Elements { .. }
            | Requirement::EachElement { .. }
            | Requirement::FieldAtLeast { .. } => None,
        };
        match holds {
            None => Answer::Open,
            Some(true) => Answer::Holds,
            Some(false) => Answer::Fails(Found::State),
        }
    }

    fn succeed(&mut self, row: &ClassRow<C>, operation: Operation, selected: &Selected, given: Vec<u64>) {
        let rules = row.rules(operation, self.release, self.pointer);
        let Some(logger) = selected.active.and_then(|id| self.logger_mut(id)) else { return };
        for rule in rules {
            if let Requirement::LoggerCanHave(name) = rule.asks {
                logger.structures.insert(name);
            }
        }
        if let Some(effect) = row.effect.filter(|_| operation == Operation::Set) {
            logger.kept.insert(effect.gives, given);
        }
    }
}

/// The logger of a request.
struct Selected {
    /// Its ID, if it is active.
    active: Option<u64>,
    permissions: u32,
}

impl<C: InformationClass> Outcome<C> {
    fn new(
        refusal: Option<Refusal<C>>,
        failing: Vec<&'static Rule<C::Status>>,
        ordered: bool,
        undecided: Vec<&'static Rule<C::Status>>,
    ) -> Self {
        let status = match &refusal {
            None => OutcomeStatus::Success,
            Some(refusal) => refusal.status.map_or(OutcomeStatus::RefusedUnknown, OutcomeStatus::Known),
        };
        let typically = refusal.is_some_and(|refusal| refusal.row.is_some_and(|row| row.typically));
        Outcome { status, refusal, typically, failing, ordered, undecided }
    }
}
