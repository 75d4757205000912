//! Resources in programs: .exe, .dll, .sys and .mui files.
//!
//! Only the headers, the directory of resources and the resources that are used are read, since programs are large.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};

use etwspec::manifests::LanguageId;
use object::LittleEndian as LE;
use object::pe::{
    IMAGE_DIRECTORY_ENTRY_RESOURCE, IMAGE_DOS_SIGNATURE, IMAGE_NT_OPTIONAL_HDR64_MAGIC, IMAGE_NT_SIGNATURE,
    IMAGE_RESOURCE_NAME_IS_STRING, ImageDataDirectory, ImageDosHeader, ImageFileHeader, ImageNtHeaders32,
    ImageNtHeaders64, ImageResourceDataEntry, ImageResourceDirStringU, ImageResourceDirectory,
    ImageResourceDirectoryEntry, ImageSectionHeader, RT_MESSAGETABLE,
};
use object::pod::Pod;

use super::language::rank;
use super::resources::Resources;

/// Name of the type of resources that are binary manifests.
const WEVT_TEMPLATE: &str = "WEVT_TEMPLATE";

/// Maximum number of resources that are read.
const MAX_RESOURCES: usize = 64;

/// Maximum number of entries of the directories of resources.
const MAX_ENTRIES: usize = 1 << 16;

/// A program, in memory or in a file.
#[derive(Debug)]
#[non_exhaustive]
pub enum Program<'a> {
    /// Bytes of the whole program.
    Bytes(&'a [u8]),
    /// Open file.
    File(&'a File),
}

/// Reason why the resources of a program cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProgramError {
    /// The system cannot read the file.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The bytes are no program with a PE header.
    #[error("it has no PE header")]
    NoProgram,
    /// Headers or directories of the program are damaged.
    #[error("the resources are damaged: {0}")]
    Damaged(&'static str),
}

impl Program<'_> {
    /// Reads the binary manifests and the messages of the program. Each is read in one language: `language`, a tag such as
    /// `de-DE`; without it or if it is absent, English, or else the first. A program may have none.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, is no program, or is damaged.
    pub fn resources(&self, language: Option<&str>) -> Result<Resources, ProgramError> {
        let mut reader = Reader::new(self)?;
        let (mut chosen, mut left_out): (Vec<(u8, Entry)>, _) = (Vec::new(), HashSet::new());
        for entry in reader.find()? {
            let (rank, room) = (rank(entry.language, language), chosen.len() < MAX_RESOURCES);
            match chosen.iter_mut().find(|(_, own)| (own.kind, own.name) == (entry.kind, entry.name)) {
                Some(own) if rank < own.0 => *own = (rank, entry),
                None if room => chosen.push((rank, entry)),
                None => _ = left_out.insert((entry.kind, entry.name)),
                _ => {}
            }
        }
        let mut resources = Resources { left_out: left_out.len(), ..Resources::default() };
        for (_, entry) in &chosen {
            let bytes = reader.resource(entry)?;
            match entry.kind {
                Kind::Manifest => resources.manifests.push(bytes),
                Kind::Messages => resources.messages.push(bytes),
            }
        }
        Ok(resources)
    }

    fn size(&self) -> io::Result<u64> {
        match self {
            Program::Bytes(bytes) => Ok(bytes.len() as u64),
            Program::File(file) => Ok(file.metadata()?.len()),
        }
    }

    fn read(&self, at: u64, size: usize) -> io::Result<Cow<'_, [u8]>> {
        match self {
            Program::Bytes(bytes) => {
                let at = usize::try_from(at).unwrap_or(usize::MAX);
                let found = bytes.get(at..).and_then(|rest| rest.get(..size));
                found.map(Cow::Borrowed).ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
            }
            Program::File(file) => {
                let mut file: &File = file;
                file.seek(SeekFrom::Start(at))?;
                let mut bytes = vec![0; size];
                file.read_exact(&mut bytes)?;
                Ok(bytes.into())
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Manifest,
    Messages,
}

/// A resource of a program.
struct Entry {
    kind: Kind,
    /// ID of the resource, or the offset of its name.
    name: u32,
    language: LanguageId,
    data: ImageResourceDataEntry,
}

struct Reader<'p> {
    program: &'p Program<'p>,
    size: u64,
    sections: Vec<ImageSectionHeader>,
    /// Place of the directory of resources in the file.
    root: Option<u64>,
    /// Entries of directories that may still be read. Directories may be the same.
    entries: usize,
    /// Bytes of resources that may still be read. Resources may overlap.
    left: u64,
}

impl<'p> Reader<'p> {
    fn new(program: &'p Program<'p>) -> Result<Reader<'p>, ProgramError> {
        let size = program.size()?;
        let mut reader = Reader { program, size, sections: Vec::new(), root: None, entries: MAX_ENTRIES, left: size };
        let dos: ImageDosHeader = reader.get(0).map_err(no_program)?;
        let nt = u64::from(dos.e_lfanew.get(LE));
        // Both headers begin with the same members.
        let short: ImageNtHeaders32 = reader.get(nt).map_err(no_program)?;
        if dos.e_magic.get(LE) != IMAGE_DOS_SIGNATURE || short.signature.get(LE) != IMAGE_NT_SIGNATURE {
            return Err(ProgramError::NoProgram);
        }
        let (headers, count) = match short.optional_header.magic.get(LE) {
            IMAGE_NT_OPTIONAL_HDR64_MAGIC => {
                let long: ImageNtHeaders64 = reader.get(nt)?;
                (size_of::<ImageNtHeaders64>(), long.optional_header.number_of_rva_and_sizes.get(LE))
            }
            _ => (size_of::<ImageNtHeaders32>(), short.optional_header.number_of_rva_and_sizes.get(LE)),
        };
        let file = short.file_header;
        let sections = nt
            + (size_of_val(&short.signature) + size_of::<ImageFileHeader>()) as u64
            + u64::from(file.size_of_optional_header.get(LE));
        for index in 0..u64::from(file.number_of_sections.get(LE)) {
            let section = reader.get(sections + index * size_of::<ImageSectionHeader>() as u64)?;
            reader.sections.push(section);
        }
        if (IMAGE_DIRECTORY_ENTRY_RESOURCE as u64) < u64::from(count) {
            let at = headers + IMAGE_DIRECTORY_ENTRY_RESOURCE * size_of::<ImageDataDirectory>();
            let directory: ImageDataDirectory = reader.get(nt + at as u64)?;
            let address = directory.virtual_address.get(LE);
            reader.root = (address != 0).then(|| reader.place(address)).flatten();
        }
        Ok(reader)
    }

    /// Reads a structure.
    fn get<T: Pod>(&self, at: u64) -> Result<T, ProgramError> {
        let bytes = self.bytes(at, size_of::<T>(), "a header is incomplete")?;
        let (value, _) =
            object::pod::from_bytes::<T>(&bytes).map_err(|()| ProgramError::Damaged("a header is misaligned"))?;
        Ok(*value)
    }

    /// Reads bytes, if the program contains them.
    fn bytes(&self, at: u64, size: usize, what: &'static str) -> Result<Cow<'p, [u8]>, ProgramError> {
        if at.checked_add(size as u64).is_none_or(|end| end > self.size) {
            return Err(ProgramError::Damaged(what));
        }
        Ok(self.program.read(at, size)?)
    }

    /// Returns the place of an address in the file.
    fn place(&self, address: u32) -> Option<u64> {
        self.sections.iter().find_map(|section| {
            let (start, size) = (section.virtual_address.get(LE), section.size_of_raw_data.get(LE));
            let within = address.checked_sub(start).filter(|within| *within < size)?;
            Some(u64::from(section.pointer_to_raw_data.get(LE)) + u64::from(within))
        })
    }

    /// Finds the manifests and messages in the directory of resources, which has three levels: type, name and language.
    fn find(&mut self) -> Result<Vec<Entry>, ProgramError> {
        let mut found = Vec::new();
        let Some(root) = self.root else { return Ok(found) };
        for of_type in self.directory(root)? {
            let kind = match of_type.name_or_id.get(LE) {
                id if id == u32::from(RT_MESSAGETABLE) => Kind::Messages,
                _ if of_type.has_name() && self.has_name(root, &of_type)? => Kind::Manifest,
                _ => continue,
            };
            for of_name in self.within(root, &of_type)? {
                for of_language in self.within(root, &of_name)? {
                    let at = root + u64::from(of_language.data_offset());
                    let language = LanguageId(of_language.name_or_id.get(LE) as u16);
                    if !of_language.is_table() {
                        found.push(Entry { kind, name: of_name.name_or_id.get(LE), language, data: self.get(at)? });
                    }
                }
            }
        }
        Ok(found)
    }

    /// Returns the entries of the directory that an entry leads to.
    fn within(
        &mut self,
        root: u64,
        entry: &ImageResourceDirectoryEntry,
    ) -> Result<Vec<ImageResourceDirectoryEntry>, ProgramError> {
        if entry.is_table() { self.directory(root + u64::from(entry.data_offset())) } else { Ok(Vec::new()) }
    }

    fn directory(&mut self, at: u64) -> Result<Vec<ImageResourceDirectoryEntry>, ProgramError> {
        let header: ImageResourceDirectory = self.get(at)?;
        let count =
            [header.number_of_named_entries, header.number_of_id_entries].map(|count| usize::from(count.get(LE)));
        let count = count.into_iter().sum();
        self.entries = self.entries.checked_sub(count).ok_or(ProgramError::Damaged("too many resources"))?;
        let at = at + size_of::<ImageResourceDirectory>() as u64;
        let bytes = self.bytes(at, count * size_of::<ImageResourceDirectoryEntry>(), "a directory is incomplete")?;
        let entries = object::pod::slice_from_all_bytes::<ImageResourceDirectoryEntry>(&bytes);
        entries.map(<[_]>::to_vec).map_err(|()| ProgramError::Damaged("a directory is misaligned"))
    }

    /// Returns whether the name of an entry is that of binary manifests.
    fn has_name(&self, root: u64, entry: &ImageResourceDirectoryEntry) -> Result<bool, ProgramError> {
        let at = root + u64::from(entry.name_or_id.get(LE) & !IMAGE_RESOURCE_NAME_IS_STRING);
        let length: ImageResourceDirStringU = self.get(at)?;
        if usize::from(length.length.get(LE)) != WEVT_TEMPLATE.len() {
            return Ok(false);
        }
        let at = at + size_of::<ImageResourceDirStringU>() as u64;
        let name = self.bytes(at, 2 * WEVT_TEMPLATE.len(), "a name is incomplete")?;
        let units = name.as_chunks::<2>().0.iter().map(|unit| u16::from_le_bytes(*unit));
        Ok(units.eq(WEVT_TEMPLATE.encode_utf16()))
    }

    fn resource(&mut self, entry: &Entry) -> Result<Vec<u8>, ProgramError> {
        let size = entry.data.size.get(LE);
        let place =
            self.place(entry.data.offset_to_data.get(LE)).ok_or(ProgramError::Damaged("a resource is nowhere"))?;
        self.left = self.left.checked_sub(size.into()).ok_or(ProgramError::Damaged("resources overlap"))?;
        Ok(self.bytes(place, size as usize, "a resource is incomplete")?.into_owned())
    }
}

/// Returns the error for a header at the start of the program, which is too short for it.
fn no_program(error: ProgramError) -> ProgramError {
    match error {
        ProgramError::Damaged(_) => ProgramError::NoProgram,
        other => other,
    }
}
