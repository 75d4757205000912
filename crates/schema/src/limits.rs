//! Limits on memory: texts of schemas, and all data of schemas and decoders.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use etwspec_etl::text::output;

/// Maximum size of a message in a schema, in bytes. Longer ones are cut off, and so are names longer than
/// [`output::NAME_SIZE`].
pub const MAX_MESSAGE: usize = 1 << 16;

/// Memory in bytes that a set of schemas may take, without what files of schemas and traces [allow](crate::Schemas::allow).
pub const MAX_MEMORY: usize = 12 << 20;

/// Memory in bytes that all decoders of a set of schemas may take for compiled data, in addition to the memory that the
/// set allows. Beyond it, they compile again.
pub(crate) const MAX_COMPILED: usize = 8 << 20;

/// Returns a text, cut off and [marked](output::MARK) if it is larger than a limit in bytes.
pub(crate) fn cut(text: &str, most: usize) -> Cow<'_, str> {
    let is_cut = || text.len() <= most + output::MARK.len() && text.ends_with(output::MARK);
    if text.len() <= most || is_cut() {
        return text.into();
    }
    // One character more than fits.
    let end = (most + 1..text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(text.len());
    let mut text = text.get(..end).unwrap_or_default().to_owned();
    output::cut_off(&mut text, 0, most);
    text.into()
}

/// Returns the name in a schema, cut off if it is too large.
pub(crate) fn short(name: &str) -> Cow<'_, str> {
    cut(name, output::NAME_SIZE)
}

/// Returns the name in a schema.
pub(crate) fn name(name: &str) -> Arc<str> {
    short(name).into()
}

/// Limits the names of keywords to [`output::KEYWORDS_SIZE`] together.
pub(crate) fn keywords(names: &mut Vec<Arc<str>>) {
    let sizes = names.iter().scan(0, |size, name| {
        *size += name.len() + 3;
        Some(*size)
    });
    let few = sizes.take_while(|size| *size <= output::KEYWORDS_SIZE).count();
    if few < names.len() {
        names.truncate(few);
        names.push(output::MARK.into());
    }
}

/// Returns the message in a schema.
pub(crate) fn message(text: &str) -> Arc<str> {
    cut(text, MAX_MESSAGE).into()
}

/// Memory that several owners may still take, in bytes. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Budget(Arc<AtomicUsize>);

impl Budget {
    pub(crate) fn new(bytes: usize) -> Budget {
        Budget(Arc::new(AtomicUsize::new(bytes)))
    }

    /// Adds memory, or returns the memory that was taken.
    pub(crate) fn add(&self, bytes: usize) {
        let add = |left: usize| Some(left.saturating_add(bytes));
        // The function never declines.
        let _ = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, add);
    }

    /// Takes memory. Returns whether as much was left.
    #[must_use]
    pub(crate) fn take(&self, bytes: usize) -> bool {
        self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(bytes)).is_ok()
    }
}

/// Memory that an owner of a cache has taken from a budget.
#[derive(Debug)]
pub(crate) struct Account {
    budget: Budget,
    taken: usize,
    /// True if the budget did not suffice.
    over: bool,
}

impl Account {
    pub(crate) fn new(budget: Budget) -> Account {
        Account { budget, taken: 0, over: false }
    }

    /// Takes memory for data that is compiled now.
    pub(crate) fn take(&mut self, bytes: usize) {
        if self.budget.take(bytes) {
            self.taken += bytes;
        } else {
            self.over = true;
        }
    }

    /// Returns whether the budget did not suffice, and the cache must be cleared. Returns the taken memory to the
    /// budget.
    pub(crate) fn must_clear(&mut self) -> bool {
        let over = std::mem::take(&mut self.over);
        if over {
            self.give_back();
        }
        over
    }

    /// Returns the taken memory to the budget.
    pub(crate) fn give_back(&mut self) {
        self.budget.add(std::mem::take(&mut self.taken));
    }
}

impl Drop for Account {
    fn drop(&mut self) {
        self.give_back();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_off_with_a_mark() {
        let long = "é".repeat(output::NAME_SIZE);
        assert_eq!((name("abc").as_ref(), name(&long).len()), ("abc", output::NAME_SIZE + output::MARK.len()));
        assert!(name(&long).ends_with(output::MARK));
        assert_eq!(name(&name(&long)), name(&long));
        let mut names = vec![Arc::<str>::from("k".repeat(1000)); 10];
        keywords(&mut names);
        assert_eq!((names.len(), names[4].as_ref()), (5, output::MARK));
    }

    #[test]
    fn owners_return_what_they_took() {
        let budget = Budget::new(10);
        let mut account = Account::new(budget.clone());
        account.take(8);
        assert!(!account.must_clear());
        account.take(3);
        assert!(!budget.take(3));
        assert!(account.must_clear());
        assert!(budget.take(10));
        budget.add(10);
        account.take(1);
        drop(account);
        assert!(!budget.take(11));
        assert!(budget.take(10));
    }
}
