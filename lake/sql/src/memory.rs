//! Memory of a query that has a limit.

use std::fmt::{Display, Formatter};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use datafusion::error::{DataFusionError, Result};
use datafusion::execution::context::SessionConfig;
use datafusion::execution::memory_pool::{MemoryConsumer, MemoryLimit, MemoryPool, MemoryReservation};
use datafusion::execution::runtime_env::RuntimeEnvBuilder;

/// Size in bytes of what a sort that merges its files needs for each of them, with ordinary rows.
const MERGED_FILE: usize = 4 << 20;

/// Number of parts of the memory, of which consumers that can use files share one.
const PARTS: usize = 4;

/// Size in bytes of a wide row: all columns of an event with its message. A sort counts twice of it.
const WIDE_ROW: usize = 2 << 10;

/// Limits the memory of sorting, grouping and joining to a size in bytes, divided between as many threads as `config` states.
pub(crate) fn limit(size: usize, config: &mut SessionConfig, mut runtime: RuntimeEnvBuilder) -> RuntimeEnvBuilder {
    let threads = config.target_partitions().max(1);
    // Memory that each sort keeps for merging its files: the memory of all sorts has to fit.
    let kept = &mut config.options_mut().execution.sort_spill_reservation_bytes;
    *kept = (size / (8 * threads)).min(*kept);
    // A sort collects at least four batches before it uses a file.
    let rows = (size / PARTS / threads / (4 * 2 * WIDE_ROW)).clamp(32, config.batch_size());
    *config = std::mem::take(config).with_batch_size(rows);
    // A sort that merges as many files as its memory allows leaves nothing to the others, and to what merges their rows.
    let files = size / (MERGED_FILE * (threads + 1));
    let disk = runtime.disk_manager_builder.take().unwrap_or_default();
    let disk = disk.with_max_spill_merge_fan_in(files.clamp(2, 64));
    runtime.with_disk_manager_builder(disk).with_memory_pool(Arc::new(DividedPool::new(size)))
}

/// Divides memory between consumers that can use files, and keeps three quarters of it for those that cannot.
///
/// The pool of DataFusion that divides memory, `FairSpillPool`, keeps none: a sort that begins early takes all of it,
/// and another fails before its first row, because it cannot reserve the memory for merging its files. A sort that has
/// collected rows takes up to 1.8 times as much to merge them (measured), also while another one does. Half of the
/// memory was not enough for two sorts that merge at the same time, which depends on the load of the machine.
#[derive(Debug)]
struct DividedPool {
    size: usize,
    /// Memory that consumers without files can have in any case.
    kept: usize,
    state: Mutex<State>,
}

/// Memory of consumers.
#[derive(Debug, Default)]
struct State {
    /// Number of consumers that can use files.
    consumers: usize,
    /// Size in bytes of their memory.
    with_files: usize,
    /// Size in bytes of what others have.
    without_files: usize,
}

impl DividedPool {
    /// Creates a pool of a size in bytes. Three quarters of it are kept.
    fn new(size: usize) -> DividedPool {
        DividedPool { size, kept: size - size / PARTS, state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Display for DividedPool {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}({} bytes)", self.name(), self.size)
    }
}

impl MemoryPool for DividedPool {
    fn name(&self) -> &str {
        "divided"
    }

    fn register(&self, consumer: &MemoryConsumer) {
        self.state().consumers += usize::from(consumer.can_spill());
    }

    fn unregister(&self, consumer: &MemoryConsumer) {
        let mut state = self.state();
        state.consumers = state.consumers.saturating_sub(usize::from(consumer.can_spill()));
    }

    fn grow(&self, reservation: &MemoryReservation, additional: usize) {
        let mut state = self.state();
        match reservation.consumer().can_spill() {
            true => state.with_files += additional,
            false => state.without_files += additional,
        }
    }

    fn shrink(&self, reservation: &MemoryReservation, less: usize) {
        let mut state = self.state();
        match reservation.consumer().can_spill() {
            true => state.with_files = state.with_files.saturating_sub(less),
            false => state.without_files = state.without_files.saturating_sub(less),
        }
    }

    fn try_grow(&self, reservation: &MemoryReservation, additional: usize) -> Result<()> {
        let mut state = self.state();
        let (own, available) = match reservation.consumer().can_spill() {
            true => {
                let all = self.size.saturating_sub(self.kept.max(state.without_files));
                (reservation.size(), all / state.consumers.max(1))
            }
            false => {
                let rest = self.size.saturating_sub(state.with_files);
                (state.without_files, rest.max(self.kept))
            }
        };
        if own.saturating_add(additional) > available {
            let name = reservation.consumer().name();
            let text = format!("{name} needs {additional} bytes more than {own}, and can have {available}");
            return Err(DataFusionError::ResourcesExhausted(text));
        }
        match reservation.consumer().can_spill() {
            true => state.with_files += additional,
            false => state.without_files += additional,
        }
        Ok(())
    }

    fn reserved(&self) -> usize {
        let state = self.state();
        state.with_files + state.without_files
    }

    fn memory_limit(&self) -> MemoryLimit {
        MemoryLimit::Finite(self.size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sort_that_begins_early_leaves_memory_to_merge_the_files_of_another() {
        let pool: Arc<dyn MemoryPool> = Arc::new(DividedPool::new(1600));
        let early = MemoryConsumer::new("early").with_can_spill(true).register(&pool);
        early.try_grow(400).expect("all but what is kept");
        assert!(early.try_grow(1).is_err());
        let late = MemoryConsumer::new("late").with_can_spill(true).register(&pool);
        let merge = MemoryConsumer::new("merge").register(&pool);
        merge.try_grow(1200).expect("what is kept");
        assert!(merge.try_grow(1).is_err());
        // Each has its share, also if the early one has more for now.
        late.try_grow(200).expect("half of what is not kept");
        assert!(late.try_grow(1).is_err());
        drop((early, late));
        merge.try_grow(400).expect("all");
        assert_eq!(pool.reserved(), 1600);
        drop(merge);
        assert_eq!(pool.reserved(), 0);
    }
}
