// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/CRIM_CHANNEL_FLAGS.toml
flags! {
    /// Flags of a channel, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_CHANNEL_FLAGS`, of type `ULONG`.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    CrimChannelFlags(u32), size = 4 {
        /// `CRIM_CHANNEL_IMPORTED`. Another manifest defines the channel. Releases unknown.
        #[doc(alias = "CRIM_CHANNEL_IMPORTED")]
        IMPORTED = 0x00000001, "CRIM_CHANNEL_IMPORTED";
    }, values("CRIM_CHANNEL_FLAGS", true, &[
        named("CRIM_CHANNEL_IMPORTED", 1, &[]),
    ])
}

// spec/enums/CRIM_EVENT_ATTRIBUTE_TYPE.toml
open_enum! {
    /// Kind of an attribute of an event, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_EVENT_ATTRIBUTE_TYPE`, of type `UCHAR`.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    CrimEventAttributeType(u8), size = 1 {
        /// `CRIM_EVENT_ATTRIBUTE_NAME`. Name of the event. Releases unknown.
        #[doc(alias = "CRIM_EVENT_ATTRIBUTE_NAME")]
        NAME = 0x11, "CRIM_EVENT_ATTRIBUTE_NAME";
        /// `CRIM_EVENT_ATTRIBUTE_ATTRIBUTE`. Attribute of the event: a name, `=` and a value. Releases unknown.
        #[doc(alias = "CRIM_EVENT_ATTRIBUTE_ATTRIBUTE")]
        ATTRIBUTE = 0x12, "CRIM_EVENT_ATTRIBUTE_ATTRIBUTE";
    }, values("CRIM_EVENT_ATTRIBUTE_TYPE", false, &[
        named("CRIM_EVENT_ATTRIBUTE_NAME", 17, &[]),
        named("CRIM_EVENT_ATTRIBUTE_ATTRIBUTE", 18, &[]),
    ])
}

// spec/enums/CRIM_ITEM_FLAGS.toml
flags! {
    /// Flags of a field, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_ITEM_FLAGS`, of type `ULONG`.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    CrimItemFlags(u32), size = 4 {
        /// `CRIM_ITEM_STRUCT`. The field is a structure: other items are its members. Releases unknown.
        #[doc(alias = "CRIM_ITEM_STRUCT")]
        STRUCT = 0x00000001, "CRIM_ITEM_STRUCT";
        /// `CRIM_ITEM_FIXED_LENGTH`. The length is fixed. Releases unknown.
        #[doc(alias = "CRIM_ITEM_FIXED_LENGTH")]
        FIXED_LENGTH = 0x00000002, "CRIM_ITEM_FIXED_LENGTH";
        /// `CRIM_ITEM_LENGTH_ITEM`. The length is in another item. Releases unknown.
        #[doc(alias = "CRIM_ITEM_LENGTH_ITEM")]
        LENGTH_ITEM = 0x00000004, "CRIM_ITEM_LENGTH_ITEM";
        /// `CRIM_ITEM_FIXED_COUNT`. The number of elements is fixed. Releases unknown.
        #[doc(alias = "CRIM_ITEM_FIXED_COUNT")]
        FIXED_COUNT = 0x00000008, "CRIM_ITEM_FIXED_COUNT";
        /// `CRIM_ITEM_COUNT_ITEM`. The number of elements is in another item. Releases unknown.
        #[doc(alias = "CRIM_ITEM_COUNT_ITEM")]
        COUNT_ITEM = 0x00000010, "CRIM_ITEM_COUNT_ITEM";
    }, values("CRIM_ITEM_FLAGS", true, &[
        named("CRIM_ITEM_STRUCT", 1, &[]),
        named("CRIM_ITEM_FIXED_LENGTH", 2, &[]),
        named("CRIM_ITEM_LENGTH_ITEM", 4, &[]),
        named("CRIM_ITEM_FIXED_COUNT", 8, &[]),
        named("CRIM_ITEM_COUNT_ITEM", 16, &[]),
    ])
}

// spec/enums/CRIM_LIST_TYPE.toml
open_enum! {
    /// Type of a list of a provider, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_LIST_TYPE`, of type `ULONG`.
    ///
    /// It determines the signature of the list.
    ///
    /// Unknown:
    ///
    /// - Meaning of CRIM_LIST_CTRT.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    CrimListType(u32), size = 4 {
        /// `CRIM_LIST_LEVELS`. Levels, CRIM_LEVELS. Releases unknown.
        #[doc(alias = "CRIM_LIST_LEVELS")]
        LEVELS = 0x00000000, "CRIM_LIST_LEVELS";
        /// `CRIM_LIST_TASKS`. Tasks, CRIM_TASKS. Releases unknown.
        #[doc(alias = "CRIM_LIST_TASKS")]
        TASKS = 0x00000001, "CRIM_LIST_TASKS";
        /// `CRIM_LIST_OPCODES`. Opcodes, CRIM_OPCODES. Releases unknown.
        #[doc(alias = "CRIM_LIST_OPCODES")]
        OPCODES = 0x00000002, "CRIM_LIST_OPCODES";
        /// `CRIM_LIST_KEYWORDS`. Keywords, CRIM_KEYWORDS. Releases unknown.
        #[doc(alias = "CRIM_LIST_KEYWORDS")]
        KEYWORDS = 0x00000003, "CRIM_LIST_KEYWORDS";
        /// `CRIM_LIST_EVENTS`. Events, CRIM_EVENTS. Releases unknown.
        #[doc(alias = "CRIM_LIST_EVENTS")]
        EVENTS = 0x00000004, "CRIM_LIST_EVENTS";
        /// `CRIM_LIST_CHANNELS`. Channels, CRIM_CHANNELS. Releases unknown.
        #[doc(alias = "CRIM_LIST_CHANNELS")]
        CHANNELS = 0x00000005, "CRIM_LIST_CHANNELS";
        /// `CRIM_LIST_MAPS`. Maps, CRIM_MAPS. Releases unknown.
        #[doc(alias = "CRIM_LIST_MAPS")]
        MAPS = 0x00000006, "CRIM_LIST_MAPS";
        /// `CRIM_LIST_TEMPLATES`. Templates, CRIM_TEMPLATES. Releases unknown.
        #[doc(alias = "CRIM_LIST_TEMPLATES")]
        TEMPLATES = 0x00000007, "CRIM_LIST_TEMPLATES";
        /// `CRIM_LIST_PATTERN_MAPS`. Pattern maps. Releases unknown.
        #[doc(alias = "CRIM_LIST_PATTERN_MAPS")]
        PATTERN_MAPS = 0x00000008, "CRIM_LIST_PATTERN_MAPS";
        /// `CRIM_LIST_FILTERS`. Filters. Releases unknown.
        #[doc(alias = "CRIM_LIST_FILTERS")]
        FILTERS = 0x00000009, "CRIM_LIST_FILTERS";
        /// `CRIM_LIST_CTRT`. Unknown. Releases unknown.
        #[doc(alias = "CRIM_LIST_CTRT")]
        CTRT = 0x0000000a, "CRIM_LIST_CTRT";
        /// `CRIM_LIST_EVENT_FLAGS`. Flags of events. Releases unknown.
        #[doc(alias = "CRIM_LIST_EVENT_FLAGS")]
        EVENT_FLAGS = 0x0000000b, "CRIM_LIST_EVENT_FLAGS";
        /// `CRIM_LIST_EVENT_ATTRIBUTES`. Attributes of events, CRIM_EVENT_ATTRIBUTES. Releases unknown.
        #[doc(alias = "CRIM_LIST_EVENT_ATTRIBUTES")]
        EVENT_ATTRIBUTES = 0x0000000c, "CRIM_LIST_EVENT_ATTRIBUTES";
        /// `CRIM_LIST_PROVIDER_ATTRIBUTES`. Attributes of the provider, CRIM_PROVIDER_ATTRIBUTES. Releases unknown.
        #[doc(alias = "CRIM_LIST_PROVIDER_ATTRIBUTES")]
        PROVIDER_ATTRIBUTES = 0x0000000d, "CRIM_LIST_PROVIDER_ATTRIBUTES";
    }, values("CRIM_LIST_TYPE", false, &[
        named("CRIM_LIST_LEVELS", 0, &[]),
        named("CRIM_LIST_TASKS", 1, &[]),
        named("CRIM_LIST_OPCODES", 2, &[]),
        named("CRIM_LIST_KEYWORDS", 3, &[]),
        named("CRIM_LIST_EVENTS", 4, &[]),
        named("CRIM_LIST_CHANNELS", 5, &[]),
        named("CRIM_LIST_MAPS", 6, &[]),
        named("CRIM_LIST_TEMPLATES", 7, &[]),
        named("CRIM_LIST_PATTERN_MAPS", 8, &[]),
        named("CRIM_LIST_FILTERS", 9, &[]),
        named("CRIM_LIST_CTRT", 10, &[]),
        named("CRIM_LIST_EVENT_FLAGS", 11, &[]),
        named("CRIM_LIST_EVENT_ATTRIBUTES", 12, &[]),
        named("CRIM_LIST_PROVIDER_ATTRIBUTES", 13, &[]),
    ])
}

// spec/enums/CRIM_MAP_TYPE.toml
open_enum! {
    /// Kind of a map, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_MAP_TYPE`, of type `ULONG`.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    CrimMapType(u32), size = 4 {
        /// `CRIM_MAP_TYPE_VALUE_MAP`. Names of values. Releases unknown.
        #[doc(alias = "CRIM_MAP_TYPE_VALUE_MAP")]
        VALUE_MAP = 0x00000000, "CRIM_MAP_TYPE_VALUE_MAP";
        /// `CRIM_MAP_TYPE_BIT_MAP`. Names of bits. Releases unknown.
        #[doc(alias = "CRIM_MAP_TYPE_BIT_MAP")]
        BIT_MAP = 0x00000001, "CRIM_MAP_TYPE_BIT_MAP";
    }, values("CRIM_MAP_TYPE", false, &[
        named("CRIM_MAP_TYPE_VALUE_MAP", 0, &[]),
        named("CRIM_MAP_TYPE_BIT_MAP", 1, &[]),
    ])
}

// spec/enums/CRIM_PROVIDER_ATTRIBUTE_TYPE.toml
open_enum! {
    /// Kind of an attribute of a provider, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_PROVIDER_ATTRIBUTE_TYPE`, of type `ULONG`.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    CrimProviderAttributeType(u32), size = 4 {
        /// `CRIM_PROVIDER_ATTRIBUTE_NAME`. Name of the provider: text. Releases unknown.
        #[doc(alias = "CRIM_PROVIDER_ATTRIBUTE_NAME")]
        NAME = 0x10000001, "CRIM_PROVIDER_ATTRIBUTE_NAME";
        /// `CRIM_PROVIDER_ATTRIBUTE_CONTROL_GUID`. GUID by which sessions enable the provider. Releases unknown.
        #[doc(alias = "CRIM_PROVIDER_ATTRIBUTE_CONTROL_GUID")]
        CONTROL_GUID = 0x20000001, "CRIM_PROVIDER_ATTRIBUTE_CONTROL_GUID";
        /// `CRIM_PROVIDER_ATTRIBUTE_GROUP_GUID`. GUID of the group of providers. Releases unknown.
        #[doc(alias = "CRIM_PROVIDER_ATTRIBUTE_GROUP_GUID")]
        GROUP_GUID = 0x20000002, "CRIM_PROVIDER_ATTRIBUTE_GROUP_GUID";
    }, values("CRIM_PROVIDER_ATTRIBUTE_TYPE", false, &[
        named("CRIM_PROVIDER_ATTRIBUTE_NAME", 268435457, &[]),
        named("CRIM_PROVIDER_ATTRIBUTE_CONTROL_GUID", 536870913, &[]),
        named("CRIM_PROVIDER_ATTRIBUTE_GROUP_GUID", 536870914, &[]),
    ])
}

// spec/enums/CRIM_SIGNATURE.toml
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
    }, values("CRIM_SIGNATURE", false, &[
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
    ])
}

// spec/enums/CRIM_TEMPLATE_TYPE.toml
open_enum! {
    /// Kind of the XML of a template, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_TEMPLATE_TYPE`, of type `ULONG`.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    CrimTemplateType(u32), size = 4 {
        /// `CRIM_TEMPLATE_TYPE_EVENT_DATA`. The element EventData, with an element Data for each field. Releases
        /// unknown.
        #[doc(alias = "CRIM_TEMPLATE_TYPE_EVENT_DATA")]
        EVENT_DATA = 0x00000001, "CRIM_TEMPLATE_TYPE_EVENT_DATA";
        /// `CRIM_TEMPLATE_TYPE_USER_DATA`. The element UserData, with elements that the manifest defines. Releases
        /// unknown.
        #[doc(alias = "CRIM_TEMPLATE_TYPE_USER_DATA")]
        USER_DATA = 0x00000002, "CRIM_TEMPLATE_TYPE_USER_DATA";
    }, values("CRIM_TEMPLATE_TYPE", false, &[
        named("CRIM_TEMPLATE_TYPE_EVENT_DATA", 1, &[]),
        named("CRIM_TEMPLATE_TYPE_USER_DATA", 2, &[]),
    ])
}

// spec/enums/LANGUAGE_ID.toml
open_enum! {
    /// Language of a resource of a program, and its tag.
    ///
    /// No known name in C; here: `LANGUAGE_ID`, of type `USHORT`.
    ///
    /// Names are `LANGUAGE_` and the tag, in which `_` replaces `-`. The list contains the languages of Windows, not
    /// all languages of the source.
    ///
    /// Source: Microsoft, *Windows Language Code Identifier (LCID) Reference*.
    LanguageId(u16), size = 2 {
        /// `LANGUAGE_neutral`. Any language. Releases unknown.
        #[doc(alias = "LANGUAGE_neutral")]
        NEUTRAL = 0x0000, "LANGUAGE_neutral";
        /// `LANGUAGE_ar_SA`. Arabic (Saudi Arabia). Releases unknown.
        #[doc(alias = "LANGUAGE_ar_SA")]
        AR_SA = 0x0401, "LANGUAGE_ar_SA";
        /// `LANGUAGE_bg_BG`. Bulgarian (Bulgaria). Releases unknown.
        #[doc(alias = "LANGUAGE_bg_BG")]
        BG_BG = 0x0402, "LANGUAGE_bg_BG";
        /// `LANGUAGE_ca_ES`. Catalan (Catalan). Releases unknown.
        #[doc(alias = "LANGUAGE_ca_ES")]
        CA_ES = 0x0403, "LANGUAGE_ca_ES";
        /// `LANGUAGE_zh_TW`. Chinese (Traditional, Taiwan). Releases unknown.
        #[doc(alias = "LANGUAGE_zh_TW")]
        ZH_TW = 0x0404, "LANGUAGE_zh_TW";
        /// `LANGUAGE_cs_CZ`. Czech (Czechia). Releases unknown.
        #[doc(alias = "LANGUAGE_cs_CZ")]
        CS_CZ = 0x0405, "LANGUAGE_cs_CZ";
        /// `LANGUAGE_da_DK`. Danish (Denmark). Releases unknown.
        #[doc(alias = "LANGUAGE_da_DK")]
        DA_DK = 0x0406, "LANGUAGE_da_DK";
        /// `LANGUAGE_de_DE`. German (Germany). Releases unknown.
        #[doc(alias = "LANGUAGE_de_DE")]
        DE_DE = 0x0407, "LANGUAGE_de_DE";
        /// `LANGUAGE_el_GR`. Greek (Greece). Releases unknown.
        #[doc(alias = "LANGUAGE_el_GR")]
        EL_GR = 0x0408, "LANGUAGE_el_GR";
        /// `LANGUAGE_en_US`. English (United States). Releases unknown.
        #[doc(alias = "LANGUAGE_en_US")]
        EN_US = 0x0409, "LANGUAGE_en_US";
        /// `LANGUAGE_fi_FI`. Finnish (Finland). Releases unknown.
        #[doc(alias = "LANGUAGE_fi_FI")]
        FI_FI = 0x040b, "LANGUAGE_fi_FI";
        /// `LANGUAGE_fr_FR`. French (France). Releases unknown.
        #[doc(alias = "LANGUAGE_fr_FR")]
        FR_FR = 0x040c, "LANGUAGE_fr_FR";
        /// `LANGUAGE_he_IL`. Hebrew (Israel). Releases unknown.
        #[doc(alias = "LANGUAGE_he_IL")]
        HE_IL = 0x040d, "LANGUAGE_he_IL";
        /// `LANGUAGE_hu_HU`. Hungarian (Hungary). Releases unknown.
        #[doc(alias = "LANGUAGE_hu_HU")]
        HU_HU = 0x040e, "LANGUAGE_hu_HU";
        /// `LANGUAGE_it_IT`. Italian (Italy). Releases unknown.
        #[doc(alias = "LANGUAGE_it_IT")]
        IT_IT = 0x0410, "LANGUAGE_it_IT";
        /// `LANGUAGE_ja_JP`. Japanese (Japan). Releases unknown.
        #[doc(alias = "LANGUAGE_ja_JP")]
        JA_JP = 0x0411, "LANGUAGE_ja_JP";
        /// `LANGUAGE_ko_KR`. Korean (Korea). Releases unknown.
        #[doc(alias = "LANGUAGE_ko_KR")]
        KO_KR = 0x0412, "LANGUAGE_ko_KR";
        /// `LANGUAGE_nl_NL`. Dutch (Netherlands). Releases unknown.
        #[doc(alias = "LANGUAGE_nl_NL")]
        NL_NL = 0x0413, "LANGUAGE_nl_NL";
        /// `LANGUAGE_nb_NO`. Norwegian Bokmål (Norway). Releases unknown.
        #[doc(alias = "LANGUAGE_nb_NO")]
        NB_NO = 0x0414, "LANGUAGE_nb_NO";
        /// `LANGUAGE_pl_PL`. Polish (Poland). Releases unknown.
        #[doc(alias = "LANGUAGE_pl_PL")]
        PL_PL = 0x0415, "LANGUAGE_pl_PL";
        /// `LANGUAGE_pt_BR`. Portuguese (Brazil). Releases unknown.
        #[doc(alias = "LANGUAGE_pt_BR")]
        PT_BR = 0x0416, "LANGUAGE_pt_BR";
        /// `LANGUAGE_ro_RO`. Romanian (Romania). Releases unknown.
        #[doc(alias = "LANGUAGE_ro_RO")]
        RO_RO = 0x0418, "LANGUAGE_ro_RO";
        /// `LANGUAGE_ru_RU`. Russian (Russia). Releases unknown.
        #[doc(alias = "LANGUAGE_ru_RU")]
        RU_RU = 0x0419, "LANGUAGE_ru_RU";
        /// `LANGUAGE_hr_HR`. Croatian (Croatia). Releases unknown.
        #[doc(alias = "LANGUAGE_hr_HR")]
        HR_HR = 0x041a, "LANGUAGE_hr_HR";
        /// `LANGUAGE_sk_SK`. Slovak (Slovakia). Releases unknown.
        #[doc(alias = "LANGUAGE_sk_SK")]
        SK_SK = 0x041b, "LANGUAGE_sk_SK";
        /// `LANGUAGE_sv_SE`. Swedish (Sweden). Releases unknown.
        #[doc(alias = "LANGUAGE_sv_SE")]
        SV_SE = 0x041d, "LANGUAGE_sv_SE";
        /// `LANGUAGE_th_TH`. Thai (Thailand). Releases unknown.
        #[doc(alias = "LANGUAGE_th_TH")]
        TH_TH = 0x041e, "LANGUAGE_th_TH";
        /// `LANGUAGE_tr_TR`. Turkish (Turkey). Releases unknown.
        #[doc(alias = "LANGUAGE_tr_TR")]
        TR_TR = 0x041f, "LANGUAGE_tr_TR";
        /// `LANGUAGE_id_ID`. Indonesian (Indonesia). Releases unknown.
        #[doc(alias = "LANGUAGE_id_ID")]
        ID_ID = 0x0421, "LANGUAGE_id_ID";
        /// `LANGUAGE_uk_UA`. Ukrainian (Ukraine). Releases unknown.
        #[doc(alias = "LANGUAGE_uk_UA")]
        UK_UA = 0x0422, "LANGUAGE_uk_UA";
        /// `LANGUAGE_sl_SI`. Slovenian (Slovenia). Releases unknown.
        #[doc(alias = "LANGUAGE_sl_SI")]
        SL_SI = 0x0424, "LANGUAGE_sl_SI";
        /// `LANGUAGE_et_EE`. Estonian (Estonia). Releases unknown.
        #[doc(alias = "LANGUAGE_et_EE")]
        ET_EE = 0x0425, "LANGUAGE_et_EE";
        /// `LANGUAGE_lv_LV`. Latvian (Latvia). Releases unknown.
        #[doc(alias = "LANGUAGE_lv_LV")]
        LV_LV = 0x0426, "LANGUAGE_lv_LV";
        /// `LANGUAGE_lt_LT`. Lithuanian (Lithuania). Releases unknown.
        #[doc(alias = "LANGUAGE_lt_LT")]
        LT_LT = 0x0427, "LANGUAGE_lt_LT";
        /// `LANGUAGE_vi_VN`. Vietnamese (Vietnam). Releases unknown.
        #[doc(alias = "LANGUAGE_vi_VN")]
        VI_VN = 0x042a, "LANGUAGE_vi_VN";
        /// `LANGUAGE_eu_ES`. Basque (Basque). Releases unknown.
        #[doc(alias = "LANGUAGE_eu_ES")]
        EU_ES = 0x042d, "LANGUAGE_eu_ES";
        /// `LANGUAGE_gl_ES`. Galician (Galician). Releases unknown.
        #[doc(alias = "LANGUAGE_gl_ES")]
        GL_ES = 0x0456, "LANGUAGE_gl_ES";
        /// `LANGUAGE_zh_CN`. Chinese (Simplified, China). Releases unknown.
        #[doc(alias = "LANGUAGE_zh_CN")]
        ZH_CN = 0x0804, "LANGUAGE_zh_CN";
        /// `LANGUAGE_en_GB`. English (United Kingdom). Releases unknown.
        #[doc(alias = "LANGUAGE_en_GB")]
        EN_GB = 0x0809, "LANGUAGE_en_GB";
        /// `LANGUAGE_es_MX`. Spanish (Mexico). Releases unknown.
        #[doc(alias = "LANGUAGE_es_MX")]
        ES_MX = 0x080a, "LANGUAGE_es_MX";
        /// `LANGUAGE_pt_PT`. Portuguese (Portugal). Releases unknown.
        #[doc(alias = "LANGUAGE_pt_PT")]
        PT_PT = 0x0816, "LANGUAGE_pt_PT";
        /// `LANGUAGE_zh_HK`. Chinese (Traditional, Hong Kong SAR). Releases unknown.
        #[doc(alias = "LANGUAGE_zh_HK")]
        ZH_HK = 0x0c04, "LANGUAGE_zh_HK";
        /// `LANGUAGE_es_ES`. Spanish (Spain, International Sort). Releases unknown.
        #[doc(alias = "LANGUAGE_es_ES")]
        ES_ES = 0x0c0a, "LANGUAGE_es_ES";
        /// `LANGUAGE_fr_CA`. French (Canada). Releases unknown.
        #[doc(alias = "LANGUAGE_fr_CA")]
        FR_CA = 0x0c0c, "LANGUAGE_fr_CA";
        /// `LANGUAGE_sr_Latn_RS`. Serbian (Latin, Serbia). Releases unknown.
        #[doc(alias = "LANGUAGE_sr_Latn_RS")]
        SR_LATN_RS = 0x241a, "LANGUAGE_sr_Latn_RS";
    }, values("LANGUAGE_ID", false, &[
        named("LANGUAGE_neutral", 0, &[]),
        named("LANGUAGE_ar_SA", 1025, &[]),
        named("LANGUAGE_bg_BG", 1026, &[]),
        named("LANGUAGE_ca_ES", 1027, &[]),
        named("LANGUAGE_zh_TW", 1028, &[]),
        named("LANGUAGE_cs_CZ", 1029, &[]),
        named("LANGUAGE_da_DK", 1030, &[]),
        named("LANGUAGE_de_DE", 1031, &[]),
        named("LANGUAGE_el_GR", 1032, &[]),
        named("LANGUAGE_en_US", 1033, &[]),
        named("LANGUAGE_fi_FI", 1035, &[]),
        named("LANGUAGE_fr_FR", 1036, &[]),
        named("LANGUAGE_he_IL", 1037, &[]),
        named("LANGUAGE_hu_HU", 1038, &[]),
        named("LANGUAGE_it_IT", 1040, &[]),
        named("LANGUAGE_ja_JP", 1041, &[]),
        named("LANGUAGE_ko_KR", 1042, &[]),
        named("LANGUAGE_nl_NL", 1043, &[]),
        named("LANGUAGE_nb_NO", 1044, &[]),
        named("LANGUAGE_pl_PL", 1045, &[]),
        named("LANGUAGE_pt_BR", 1046, &[]),
        named("LANGUAGE_ro_RO", 1048, &[]),
        named("LANGUAGE_ru_RU", 1049, &[]),
        named("LANGUAGE_hr_HR", 1050, &[]),
        named("LANGUAGE_sk_SK", 1051, &[]),
        named("LANGUAGE_sv_SE", 1053, &[]),
        named("LANGUAGE_th_TH", 1054, &[]),
        named("LANGUAGE_tr_TR", 1055, &[]),
        named("LANGUAGE_id_ID", 1057, &[]),
        named("LANGUAGE_uk_UA", 1058, &[]),
        named("LANGUAGE_sl_SI", 1060, &[]),
        named("LANGUAGE_et_EE", 1061, &[]),
        named("LANGUAGE_lv_LV", 1062, &[]),
        named("LANGUAGE_lt_LT", 1063, &[]),
        named("LANGUAGE_vi_VN", 1066, &[]),
        named("LANGUAGE_eu_ES", 1069, &[]),
        named("LANGUAGE_gl_ES", 1110, &[]),
        named("LANGUAGE_zh_CN", 2052, &[]),
        named("LANGUAGE_en_GB", 2057, &[]),
        named("LANGUAGE_es_MX", 2058, &[]),
        named("LANGUAGE_pt_PT", 2070, &[]),
        named("LANGUAGE_zh_HK", 3076, &[]),
        named("LANGUAGE_es_ES", 3082, &[]),
        named("LANGUAGE_fr_CA", 3084, &[]),
        named("LANGUAGE_sr_Latn_RS", 9242, &[]),
    ])
}

// spec/enums/MESSAGE_RESOURCE_FLAGS.toml
flags! {
    /// Encoding of a message of a program.
    ///
    /// No known name in C; here: `MESSAGE_RESOURCE_FLAGS`, of type `USHORT`.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*; The etwspec developers, *Resources of Windows programs in public
    /// packages*.
    MessageResourceFlags(u16), size = 2 {
        /// `MESSAGE_RESOURCE_UNICODE`. UTF-16. Without the flag, the text is in a code page. Releases unknown.
        #[doc(alias = "MESSAGE_RESOURCE_UNICODE")]
        UNICODE = 0x0001, "MESSAGE_RESOURCE_UNICODE";
    }, values("MESSAGE_RESOURCE_FLAGS", true, &[
        named("MESSAGE_RESOURCE_UNICODE", 1, &[]),
    ])
}
