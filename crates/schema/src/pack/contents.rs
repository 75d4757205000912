//! The decompressed events of a provider.

use crate::pack::model::Block;

/// Decompressed events, and indices of their parts.
#[derive(Debug)]
pub(super) struct Contents {
    pub(super) block: Block,
    /// ID of each row.
    pub(super) ids: Vec<u16>,
    /// Start of each list of fields.
    pub(super) starts: Vec<u32>,
    /// Start of each name.
    pub(super) names: Vec<u32>,
}

impl Contents {
    /// Returns the events of a block. `None` if an index of the block is wrong.
    pub(super) fn new(block: Block) -> Option<Contents> {
        let mut ids = Vec::with_capacity(block.ids.len());
        let mut id = 0_u16;
        for step in &block.ids {
            id = id.checked_add(*step)?;
            ids.push(id);
        }
        let starts = starts(block.list_sizes.iter().map(|size| u32::from(*size)))?;
        let names = self::starts(block.sizes.iter().copied())?;
        let (rows, fields) = (ids.len(), *starts.last()? as usize);
        let columns = [
            &block.names,
            &block.lists,
            &block.opcodes,
            &block.tasks,
            &block.levels,
            &block.keywords,
            &block.channels,
            &block.dumps,
        ];
        let is_complete = block.versions.len() == rows
            && columns.iter().all(|column| column.len() == rows)
            && block.field_names.len() == fields
            && block.field_types.len() == fields;
        is_complete.then_some(Contents { block, ids, starts, names })
    }
}

/// Returns the start of each part, and the end of the last.
fn starts(sizes: impl ExactSizeIterator<Item = u32>) -> Option<Vec<u32>> {
    let mut starts = Vec::with_capacity(sizes.len() + 1);
    let mut start = 0_u32;
    starts.push(start);
    for size in sizes {
        start = start.checked_add(size)?;
        starts.push(start);
    }
    Some(starts)
}
