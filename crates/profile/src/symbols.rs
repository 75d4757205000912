//! Names of functions from PDB files.

use std::io::Cursor;

use pdb_addr2line::pdb::PDB;
use pdb_addr2line::{ContextPdbData, Error};

use crate::images::{Module, Symbols};
use crate::model::{Function, Profile};
use crate::stacks::Code;

impl Profile {
    /// Names the functions of frames. `find` returns the contents of PDB files that may be those of an image. A file with another
    /// GUID or age is passed over. Returns the number of images whose symbols were found, and of those with an identity of symbols.
    ///
    /// Files are taken to be correct: use those of a source that is trusted.
    pub fn add_symbols<I>(&mut self, mut find: impl FnMut(&Module) -> I) -> (usize, usize)
    where
        I: IntoIterator<Item = Vec<u8>>,
    {
        let mut offsets: Vec<Vec<u32>> = vec![Vec::new(); self.modules.len()];
        for frame in self.stacks.all_frames() {
            if let Code::Module(module, offset) = frame.code
                && let (Some(offsets), Ok(offset)) = (offsets.get_mut(module as usize), u32::try_from(offset))
            {
                offsets.push(offset);
            }
        }
        self.functions.resize(self.modules.len(), Vec::new());
        let (mut found, mut all) = (0, 0);
        for ((module, mut offsets), functions) in self.modules.iter().zip(offsets).zip(&mut self.functions) {
            let Some(symbols) = module.symbols.as_ref().filter(|_| !offsets.is_empty()) else { continue };
            all += 1;
            offsets.sort_unstable();
            offsets.dedup();
            let files = find(module).into_iter();
            let named = files.filter_map(|file| functions_of(file, symbols, &offsets).ok().flatten()).next();
            if let Some(named) = named {
                *functions = named;
                found += 1;
            }
        }
        (found, all)
    }

    /// Returns the function at an offset of a module, if symbols name it.
    pub(crate) fn function(&self, module: u32, offset: u64) -> Option<&Function> {
        let functions = self.functions.get(module as usize)?;
        let offset = u32::try_from(offset).ok()?;
        let after = functions.partition_point(|function| function.start <= offset);
        let function = functions.get(after.checked_sub(1)?)?;
        function.size.is_none_or(|size| offset - function.start < size).then_some(function)
    }
}

/// Returns the functions at offsets. `None` if the file is of another image.
fn functions_of(file: Vec<u8>, symbols: &Symbols, offsets: &[u32]) -> Result<Option<Vec<Function>>, Error> {
    let mut pdb = PDB::open(Cursor::new(file))?;
    let (guid, age) = (pdb.pdb_information()?.guid, pdb.debug_information()?.age());
    if guid.to_bytes_le() != symbols.guid.to_bytes() || age.is_some_and(|age| age != symbols.age) {
        return Ok(None);
    }
    let data = ContextPdbData::try_from_pdb(pdb)?;
    let context = data.make_context()?;
    let mut functions: Vec<Function> = Vec::new();
    for offset in offsets {
        let known =
            functions.last().is_some_and(|last| last.size.is_some_and(|size| offset.wrapping_sub(last.start) < size));
        if known {
            continue;
        }
        // Damage of a part of the file leaves the others.
        let Ok(Some(function)) = context.find_function(*offset) else { continue };
        let size = function.end_rva.and_then(|end| end.checked_sub(function.start_rva));
        let name = function.name.unwrap_or_default().into();
        if functions.last().is_none_or(|last| last.start < function.start_rva) {
            functions.push(Function { start: function.start_rva, size, name });
        }
    }
    Ok(Some(functions))
}
