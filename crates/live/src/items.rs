//! Extended data items of a record.

use crate::item::Item;
use crate::pointer::Pointers;

/// Extended data items of a record, in order.
#[derive(Clone, Debug)]
pub struct Items<'a>(pub(crate) Source<'a>);

/// Location of the items.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source<'a> {
    Parts(&'a [Item<'a>]),
    Pointers(Pointers<'a>),
}

impl<'a> Iterator for Items<'a> {
    type Item = Item<'a>;

    fn next(&mut self) -> Option<Item<'a>> {
        match &mut self.0 {
            Source::Parts(parts) => {
                let (first, rest) = parts.split_first()?;
                *parts = rest;
                Some(*first)
            }
            Source::Pointers(pointers) => pointers.next(),
        }
    }
}
