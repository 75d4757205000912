//! Parallel map on as many threads as there are cores.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Applies a function to each item and returns the results in the order of the items.
pub fn map<'i, I: Sync, R: Send>(items: &'i [I], work: impl Fn(&'i I) -> R + Sync) -> Vec<R> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(items.len());
    if threads < 2 {
        return items.iter().map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let take = || {
        let index = next.fetch_add(1, Ordering::Relaxed);
        Some((index, work(items.get(index)?)))
    };
    let worker = || std::iter::from_fn(take).collect::<Vec<_>>();
    let mut done: Vec<(usize, R)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        // A lost item would be missing from the generated files, so propagate panics.
        let joined = workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)));
        joined.flatten().collect()
    });
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, made)| made).collect()
}

#[cfg(test)]
mod tests {
    use super::map;

    #[test]
    fn results_are_in_item_order() {
        let items: Vec<usize> = (0..1000).collect();
        assert_eq!(map(&items, |item| item * 2), items.iter().map(|item| item * 2).collect::<Vec<_>>());
        assert_eq!(map(&items[..1], |item| item + 1), [1]);
        assert!(map(&items[..0], |item| *item).is_empty());
    }
}
