// Generated from spec/enums/LANGUAGE_ID.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

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
    }
}

static TABLE: Values = values("LANGUAGE_ID", false, &[
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
]);
