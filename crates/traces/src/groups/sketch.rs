//! Percentiles in bounded memory.
//!
//! Few different values are counted, and their percentiles are values. Beyond that, values are counted in intervals whose bounds have a
//! constant ratio, so that a percentile is within 1 % of a value, as in DDSketch. The order of values does not matter.
//!
//! `sketches-ddsketch` (0.4.2 was tried) has one array from the least to the greatest interval. With its 2,048 intervals, values
//! from 1e-9 to 1e18 lose the low percentiles. With enough of them, two values take 540 KiB in each group, and infinity panics.

use std::collections::BTreeMap;

/// Number of different values up to which percentiles are exact.
pub const SKETCHED: usize = 512;

/// Ratio of the bounds of an interval: its middle is within 1 % of both.
const RATIO: f64 = 1.01 / 0.99;

/// Greater than the number of an interval of any value, which is at most the logarithm of 2^1100.
const MIDDLE: i64 = 1 << 20;

/// Counts of values for percentiles.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sketch {
    /// True if values are counted by interval: those of negative values are negative, and 0 is that of 0.
    approximates: bool,
    counts: BTreeMap<i64, u64>,
}

/// Returns the bits of a number as an integer in the order of numbers, or the bits of such an integer.
fn ordered(bits: i64) -> i64 {
    bits ^ ((bits >> 63) as u64 >> 1) as i64
}

fn interval(value: f64) -> i64 {
    if value == 0.0 {
        return 0;
    }
    let place = MIDDLE + (value.abs().ln() / RATIO.ln()).ceil() as i64;
    if value < 0.0 { -place } else { place }
}

fn middle(interval: i64) -> f64 {
    if interval == 0 {
        return 0.0;
    }
    let size = RATIO.powi((interval.abs() - MIDDLE) as i32) * 2.0 / (RATIO + 1.0);
    if interval < 0 { -size } else { size }
}

impl Sketch {
    pub(crate) fn add(&mut self, value: f64) {
        self.add_times(value, 1);
    }

    fn add_times(&mut self, value: f64, times: u64) {
        let key = if self.approximates { interval(value) } else { ordered(value.to_bits() as i64) };
        *self.counts.entry(key).or_default() += times;
        if self.counts.len() > SKETCHED && !self.approximates {
            self.approximate();
        }
    }

    /// Counts values by interval from now on.
    fn approximate(&mut self) {
        let exact = std::mem::take(self);
        self.approximates = true;
        exact.counts.iter().for_each(|(key, times)| self.add_times(exact.value(*key), *times));
    }

    /// Returns the value of a key, or one within 1 % of it.
    fn value(&self, key: i64) -> f64 {
        if self.approximates { middle(key) } else { f64::from_bits(ordered(key) as u64) }
    }

    /// Adds the values of another.
    pub(crate) fn merge(&mut self, other: &Sketch) {
        if other.approximates && !self.approximates {
            self.approximate();
        }
        other.counts.iter().for_each(|(key, times)| self.add_times(other.value(*key), *times));
    }

    /// Returns whether percentiles are not exact.
    pub(crate) fn approximates(&self) -> bool {
        self.approximates
    }

    /// Returns the least value that at least `percent` of the values do not exceed. `None` without values.
    pub(crate) fn percentile(&self, percent: u32) -> Option<f64> {
        let all: u64 = self.counts.values().sum();
        let rank = (u128::from(all) * u128::from(percent)).div_ceil(100).max(1) as u64;
        let mut seen = 0;
        let reaches = |(key, times): (&i64, &u64)| {
            seen += times;
            (seen >= rank).then(|| self.value(*key))
        };
        self.counts.iter().find_map(reaches)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn percentiles_are_exact_or_within_1_percent(
            values in prop_oneof![
                proptest::collection::vec(prop_oneof![any::<i32>().prop_map(f64::from), Just(0.0), -1e300..1e300], 1..1500),
                proptest::collection::vec((-9..9).prop_map(|value| f64::from(value) / 7.0), 1..1500),
            ],
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
            let different = sorted.iter().map(|value| value.to_bits()).collect::<std::collections::BTreeSet<_>>().len();
            let exact = sorted[(values.len() * percent as usize).div_ceil(100) - 1];
            for sketch in [sketch(&values), merged] {
                let found = sketch.percentile(percent).expect("there are values");
                let error = if sketch.approximates() { 0.0100001 } else { 0.0 };
                prop_assert!((found - exact).abs() <= exact.abs() * error, "{found} {exact}");
                prop_assert_eq!(sketch.approximates(), different > SKETCHED);
            }
        }
    }
}
