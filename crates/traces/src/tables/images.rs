//! Images, and the identity of their symbols.

use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

use super::Room;
use super::owner::Owner;
use super::read::Values;
use super::row::{Address, Image};
use super::statements::{Role, Slot};

/// Statement about an image.
#[derive(Debug)]
struct Stated {
    owner: Owner,
    /// Without a time, it is the last.
    time: Option<FileTime>,
    role: Role,
    image: Image,
}

/// Collects what events state about images.
#[derive(Debug, Default)]
pub(super) struct Images {
    stated: Vec<Stated>,
    /// Versions of files by size and time stamp, which are all that their events state of an image.
    versions: HashMap<(u64, u64), Box<str>>,
}

impl Images {
    pub(super) fn add(
        &mut self,
        (role, time, owner): (Role, Option<FileTime>, Owner),
        mut values: Values,
        room: &mut Room,
    ) {
        let stamp = values.time(Slot::Linked);
        if let Role::Version = role {
            let (key, version) = (values.number(Slot::Size).zip(stamp), values.text(Slot::Name));
            if let Some(((size, stamp), version)) = key.zip(version)
                && room.takes(version.len())
            {
                self.versions.insert((size, stamp.0 as u64), version);
            }
            return;
        }
        let image = Image {
            loaded: None,
            unloaded: None,
            pid: owner.pid,
            process: owner.name.clone(),
            base: values.number(Slot::Base).map(Address),
            size: values.number(Slot::Size),
            path: values.text(Slot::Path),
            dos_path: None,
            checksum: values.number(Slot::Checksum),
            linked: stamp,
            version: None,
            pdb: values.text(Slot::Pdb),
            signature: values.text(Slot::Signature),
            age: values.number(Slot::Age),
        };
        let texts = [&image.path, &image.process, &image.pdb];
        if room.takes(texts.into_iter().flatten().map(|text| text.len()).sum()) {
            self.stated.push(Stated { owner, time, role, image });
        }
    }

    /// Returns the images in the order of processes and loads.
    ///
    /// An address is used again: each load begins another image, unless the kernel and a provider state one load, one after the other.
    pub(super) fn finish(mut self, name: &dyn Fn(Option<u64>) -> Option<Box<str>>) -> Vec<Image> {
        self.stated.order_by_key(|one| {
            let time = (one.time.is_none(), one.time.map(|time| time.0));
            (one.owner.pid, one.owner.life, one.image.base, time, one.role)
        });
        let mut all: Vec<Image> = Vec::new();
        let mut last: Option<(Owner, Option<Address>, Role)> = None;
        // Details from events before the image that they describe.
        let mut early: Option<Image> = None;
        for Stated { owner, time, role, image } in self.stated {
            let is_other = last
                .as_ref()
                .is_none_or(|(of, base, _)| (of.pid, of.life) != (owner.pid, owner.life) || *base != image.base);
            let before = last.as_ref().filter(|_| !is_other).map(|(.., role)| *role);
            let is_details = matches!(role, Role::Symbols | Role::Intermediate);
            early = early.filter(|_| !is_other);
            if is_details && before.is_none() {
                early = Some(image);
                continue;
            }
            let begins = match (role, before) {
                (_, None) | (Role::Begins | Role::BeginsToo, Some(Role::Ends)) => true,
                (Role::Begins, Some(before)) => before != Role::BeginsToo,
                (Role::BeginsToo, Some(before)) => before == Role::BeginsToo,
                (Role::Before | Role::After, Some(Role::Ends)) => true,
                _ => false,
            };
            if begins {
                all.push(Image { loaded: time.filter(|_| matches!(role, Role::Begins | Role::BeginsToo)), ..image });
                if let (Some(image), Some(early)) = (all.last_mut(), early.take()) {
                    complete(image, early);
                }
            } else if let Some(known) = all.last_mut() {
                complete(known, image);
            }
            if let (Role::Ends, Some(known)) = (role, all.last_mut()) {
                known.unloaded = time;
            }
            if !is_details {
                last = Some((owner, all.last().and_then(|image| image.base), role));
            }
        }
        for image in &mut all {
            if image.process.is_none() {
                image.process = name(image.pid);
            }
            let key = image.size.zip(image.linked.map(|time| time.0 as u64));
            image.version = key.and_then(|key| self.versions.get(&key).cloned());
        }
        all.order_by_key(|image| (image.pid, image.loaded.map(|time| time.0), image.base));
        all
    }
}

/// Adds what is not known of an image.
fn complete(known: &mut Image, other: Image) {
    known.size = known.size.or(other.size);
    known.path = known.path.take().or(other.path);
    known.process = known.process.take().or(other.process);
    known.checksum = known.checksum.or(other.checksum);
    known.linked = known.linked.or(other.linked);
    if known.signature.is_none() {
        (known.pdb, known.signature, known.age) = (other.pdb, other.signature, other.age);
    }
}

/// Keeps the lesser of two values.
pub(super) fn least<T: Ord>(known: &mut Option<T>, own: Option<T>) {
    if own.is_some() && (known.is_none() || own < *known) {
        *known = own;
    }
}
