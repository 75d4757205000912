// Generated from spec/enums/CRIM_SIGNATURE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// First four bytes of a part of a binary manifest, read as one number.
    ///
    /// No known name in C; here: `CRIM_SIGNATURE`, of type `ULONG`.
    ///
    /// The number of a signature is its four letters, the first in the lowest byte.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    CrimSignature(u32), size = 4 {
        /// `CRIM_SIGNATURE_CRIM`. The manifest, CRIM_MANIFEST. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_CRIM")]
        CRIM = 0x4d495243, "CRIM_SIGNATURE_CRIM";
        /// `CRIM_SIGNATURE_WEVT`. Provider, CRIM_PROVIDER. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_WEVT")]
        WEVT = 0x54564557, "CRIM_SIGNATURE_WEVT";
        /// `CRIM_SIGNATURE_LEVL`. Levels, CRIM_LEVELS. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_LEVL")]
        LEVL = 0x4c56454c, "CRIM_SIGNATURE_LEVL";
        /// `CRIM_SIGNATURE_TASK`. Tasks, CRIM_TASKS. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_TASK")]
        TASK = 0x4b534154, "CRIM_SIGNATURE_TASK";
        /// `CRIM_SIGNATURE_OPCO`. Opcodes, CRIM_OPCODES. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_OPCO")]
        OPCO = 0x4f43504f, "CRIM_SIGNATURE_OPCO";
        /// `CRIM_SIGNATURE_KEYW`. Keywords, CRIM_KEYWORDS. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_KEYW")]
        KEYW = 0x5759454b, "CRIM_SIGNATURE_KEYW";
        /// `CRIM_SIGNATURE_EVNT`. Events, CRIM_EVENTS. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_EVNT")]
        EVNT = 0x544e5645, "CRIM_SIGNATURE_EVNT";
        /// `CRIM_SIGNATURE_CHAN`. Channels, CRIM_CHANNELS. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_CHAN")]
        CHAN = 0x4e414843, "CRIM_SIGNATURE_CHAN";
        /// `CRIM_SIGNATURE_MAPS`. Maps, CRIM_MAPS. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_MAPS")]
        MAPS = 0x5350414d, "CRIM_SIGNATURE_MAPS";
        /// `CRIM_SIGNATURE_VMAP`. Map of values, CRIM_MAP. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_VMAP")]
        VMAP = 0x50414d56, "CRIM_SIGNATURE_VMAP";
        /// `CRIM_SIGNATURE_BMAP`. Map of bits, CRIM_MAP. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_BMAP")]
        BMAP = 0x50414d42, "CRIM_SIGNATURE_BMAP";
        /// `CRIM_SIGNATURE_TTBL`. Templates, CRIM_TEMPLATES. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_TTBL")]
        TTBL = 0x4c425454, "CRIM_SIGNATURE_TTBL";
        /// `CRIM_SIGNATURE_TEMP`. Template, CRIM_TEMPLATE. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_TEMP")]
        TEMP = 0x504d4554, "CRIM_SIGNATURE_TEMP";
        /// `CRIM_SIGNATURE_QTAB`. Pattern maps. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_QTAB")]
        QTAB = 0x42415451, "CRIM_SIGNATURE_QTAB";
        /// `CRIM_SIGNATURE_QUER`. Pattern map. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_QUER")]
        QUER = 0x52455551, "CRIM_SIGNATURE_QUER";
        /// `CRIM_SIGNATURE_FLTR`. Filters. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_FLTR")]
        FLTR = 0x52544c46, "CRIM_SIGNATURE_FLTR";
        /// `CRIM_SIGNATURE_CTRT`. Unknown. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_CTRT")]
        CTRT = 0x54525443, "CRIM_SIGNATURE_CTRT";
        /// `CRIM_SIGNATURE_EVTF`. Flags of events. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_EVTF")]
        EVTF = 0x46545645, "CRIM_SIGNATURE_EVTF";
        /// `CRIM_SIGNATURE_EVTA`. Attributes of events, CRIM_EVENT_ATTRIBUTES. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_EVTA")]
        EVTA = 0x41545645, "CRIM_SIGNATURE_EVTA";
        /// `CRIM_SIGNATURE_PRVA`. Attributes of the provider, CRIM_PROVIDER_ATTRIBUTES. Releases unknown.
        #[doc(alias = "CRIM_SIGNATURE_PRVA")]
        PRVA = 0x41565250, "CRIM_SIGNATURE_PRVA";
    }
}

static TABLE: Values = values("CRIM_SIGNATURE", false, &[
    named("CRIM_SIGNATURE_CRIM", 1296650819, &[]),
    named("CRIM_SIGNATURE_WEVT", 1414939991, &[]),
    named("CRIM_SIGNATURE_LEVL", 1280722252, &[]),
    named("CRIM_SIGNATURE_TASK", 1263747412, &[]),
    named("CRIM_SIGNATURE_OPCO", 1329811535, &[]),
    named("CRIM_SIGNATURE_KEYW", 1465468235, &[]),
    named("CRIM_SIGNATURE_EVNT", 1414420037, &[]),
    named("CRIM_SIGNATURE_CHAN", 1312901187, &[]),
    named("CRIM_SIGNATURE_MAPS", 1397768525, &[]),
    named("CRIM_SIGNATURE_VMAP", 1346456918, &[]),
    named("CRIM_SIGNATURE_BMAP", 1346456898, &[]),
    named("CRIM_SIGNATURE_TTBL", 1279415380, &[]),
    named("CRIM_SIGNATURE_TEMP", 1347241300, &[]),
    named("CRIM_SIGNATURE_QTAB", 1111577681, &[]),
    named("CRIM_SIGNATURE_QUER", 1380275537, &[]),
    named("CRIM_SIGNATURE_FLTR", 1381256262, &[]),
    named("CRIM_SIGNATURE_CTRT", 1414681667, &[]),
    named("CRIM_SIGNATURE_EVTF", 1179932229, &[]),
    named("CRIM_SIGNATURE_EVTA", 1096046149, &[]),
    named("CRIM_SIGNATURE_PRVA", 1096176208, &[]),
]);
