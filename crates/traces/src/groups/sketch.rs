//! Percentiles in bounded memory.
//!
//! Few values are stored, and their percentiles are values. Beyond that, values are counted in intervals whose bounds have a
//! constant ratio, so that a percentile is within 1 % of a value, as in DDSketch. The order of values does not matter.
//!
//! `sketches-ddsketch` (0.4.2 was tried) has one array from the least to the greatest interval. With its 2,048 intervals, values
//! from 1e-9 to 1e18 lose the low percentiles. With enough of them, two values take 540 KiB in each group, and infinity panics.

use std::collections::BTreeMap;

/// Number of values up to which percentiles are exact.
pub const SKETCHED: usize = 512;

/// Ratio of the bounds of an interval: its middle is within 1 % of both.
const RATIO: f64 = 1.01 / 0.99;

/// Greater than the number of an interval of any value, which is at most the logarithm of 2^1100.
const MIDDLE: i32 = 1 << 20;

/// Counts of values for percentiles.
#[derive(Clone, Debug)]
pub(crate) enum Sketch {
    Values(Vec<f64>),
    /// Counts by interval. Those of negative values are negative, and 0 is that of 0.
    Intervals(BTreeMap<i32, u64>),
}

impl Default for Sketch {
    fn default() -> Sketch {
        Sketch::Values(Vec::new())
    }
}

fn interval(value: f64) -> i32 {
    if value == 0.0 {
        return 0;
    }
    let place = MIDDLE + (value.abs().ln() / RATIO.ln()).ceil() as i32;
    if value < 0.0 { -place } else { place }
}

fn middle(interval: i32) -> f64 {
    if interval == 0 {
        return 0.0;
    }
    let size = RATIO.powi(interval.abs() - MIDDLE) * 2.0 / (RATIO + 1.0);
    if interval < 0 { -size } else { size }
}

impl Sketch {
    pub(crate) fn add(&mut self, value: f64) {
        self.add_times(value, 1);
    }

    fn add_times(&mut self, value: f64, times: u64) {
        match self {
            Sketch::Values(values) if times == 1 && values.len() < SKETCHED => values.push(value),
            Sketch::Values(values) => {
                let mut intervals = BTreeMap::new();
                values.iter().for_each(|value| *intervals.entry(interval(*value)).or_default() += 1);
                *self = Sketch::Intervals(intervals);
                self.add_times(value, times);
            }
            Sketch::Intervals(intervals) => *intervals.entry(interval(value)).or_default() += times,
        }
    }

    /// Adds the values of another.
    pub(crate) fn merge(&mut self, other: &Sketch) {
        match other {
            Sketch::Values(values) => values.iter().for_each(|value| self.add(*value)),
            Sketch::Intervals(intervals) => {
                intervals.iter().for_each(|(interval, times)| self.add_times(middle(*interval), *times));
            }
        }
    }

    /// Returns whether percentiles are not exact.
    pub(crate) fn approximates(&self) -> bool {
        matches!(self, Sketch::Intervals(_))
    }

    /// Returns the least value that at least `percent` of the values do not exceed. `None` without values.
    pub(crate) fn percentile(&self, percent: u32) -> Option<f64> {
        let rank = |all: u64| (u128::from(all) * u128::from(percent)).div_ceil(100).max(1) as u64;
        match self {
            Sketch::Values(values) => {
                let mut values = values.clone();
                values.sort_by(f64::total_cmp);
                values.get(rank(values.len() as u64) as usize - 1).copied()
            }
            Sketch::Intervals(intervals) => {
                let rank = rank(intervals.values().sum());
                let mut seen = 0;
                let reaches = |(interval, times): (&i32, &u64)| {
                    seen += times;
                    (seen >= rank).then(|| middle(*interval))
                };
                intervals.iter().find_map(reaches)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn percentiles_are_exact_or_within_1_percent(
            values in proptest::collection::vec(prop_oneof![any::<i32>().prop_map(f64::from), Just(0.0), -1e300..1e300], 1..1500),
            percent in 1u32..=100,
            at in any::<prop::sample::Index>(),
        ) {
            let (first, second) = values.split_at(at.index(values.len()));
            let sketch = |values: &[f64]| {
                let mut sketch = Sketch::default();
                values.iter().for_each(|value| sketch.add(*value));
                sketch
            };
            let mut merged = sketch(first);
            merged.merge(&sketch(second));
            let mut sorted = values.clone();
            sorted.sort_by(f64::total_cmp);
            let exact = sorted[(values.len() * percent as usize).div_ceil(100) - 1];
            for sketch in [sketch(&values), merged] {
                let found = sketch.percentile(percent).expect("there are values");
                let error = if sketch.approximates() { 0.0100001 } else { 0.0 };
                prop_assert!((found - exact).abs() <= exact.abs() * error, "{found} {exact}");
                prop_assert_eq!(sketch.approximates(), values.len() > SKETCHED);
            }
        }
    }
}
