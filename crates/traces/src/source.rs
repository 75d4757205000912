//! Places of values that expressions compare.

use etwspec_etl::columns::EventColumn;

use crate::field::{Place, Selected, needs_of, stand_in};
use crate::needs::Needs;

/// Place of a value.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    Column(EventColumn),
    Place(Place),
}

impl Source {
    /// Returns where the value of a column or a field may be.
    pub(crate) fn all(selected: Selected) -> Vec<Source> {
        match selected {
            Selected::Column(column) => {
                let stand_in = stand_in(column).map(|path| Source::Place(Place::Data(path.clone())));
                std::iter::once(Source::Column(column)).chain(stand_in).collect()
            }
            Selected::Field { places, .. } => places.into_iter().map(Source::Place).collect(),
        }
    }

    /// Returns the facts in other events of the trace that determine the value.
    pub(crate) fn needs(&self) -> Needs {
        match self {
            Source::Column(column) => needs_of(*column),
            Source::Place(place) => place.needs(),
        }
    }
}
