//! Places of values that expressions compare.

use etwspec_etl::columns::EventColumn;

use crate::field::{Place, Selected, stand_in};

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
}
