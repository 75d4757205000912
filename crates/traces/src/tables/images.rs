//! Images, and the identity of their symbols.

use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

use super::Room;
use super::read::Values;
use super::row::{Address, Image};
use super::statements::{Role, Slot};

/// Identity of the symbols of an image: name, signature and age.
type Symbols = (Option<Box<str>>, Option<Box<str>>, Option<u64>);

/// Collects what events state about images.
#[derive(Debug, Default)]
pub(super) struct Images {
    loads: Vec<Image>,
    /// Loads that events of another provider state.
    others: Vec<Image>,
    symbols: HashMap<(u64, u64), Symbols>,
}

impl Images {
    pub(super) fn add(&mut self, (role, time): (Role, Option<FileTime>), mut values: Values, room: &mut Room) {
        let (pid, base) = (values.number(Slot::Pid), values.number(Slot::Base));
        let path = values.text(Slot::Path);
        let size = path.as_ref().map_or(0, |path| path.len());
        if role == Role::Symbols {
            let signature = values.text(Slot::Signature);
            let age = values.number(Slot::Age);
            if let Some(key) = pid.zip(base)
                && room.takes(size)
            {
                let known = self.symbols.entry(key).or_default();
                least(&mut known.0, path);
                least(&mut known.1, signature);
                least(&mut known.2, age);
            }
        } else if room.takes(size) {
            let loads = if role == Role::BeginsToo { &mut self.others } else { &mut self.loads };
            loads.push(Image {
                loaded: time.filter(|_| role != Role::Before),
                pid,
                process: None,
                base: base.map(Address),
                size: values.number(Slot::Size),
                path,
                dos_path: None,
                checksum: values.number(Slot::Checksum),
                linked: values.time(Slot::Linked),
                pdb: None,
                signature: None,
                age: None,
            });
        }
    }

    pub(super) fn finish(mut self, name: &dyn Fn(Option<u64>) -> Option<Box<str>>) -> Vec<Image> {
        if self.loads.is_empty() {
            self.loads = self.others;
        }
        for image in &mut self.loads {
            image.process = name(image.pid);
            let key = image.pid.zip(image.base.map(|base| base.0));
            if let Some((pdb, signature, age)) = key.and_then(|key| self.symbols.get(&key)) {
                (image.pdb, image.signature, image.age) = (pdb.clone(), signature.clone(), *age);
            }
        }
        self.loads.order_by_key(|image| (image.pid, image.loaded.map(|time| time.0), image.base));
        self.loads
    }
}

/// Keeps the lesser of two values.
pub(super) fn least<T: Ord>(known: &mut Option<T>, own: Option<T>) {
    if own.is_some() && (known.is_none() || own < *known) {
        *known = own;
    }
}
