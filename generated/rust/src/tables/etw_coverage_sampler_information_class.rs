// Generated from spec/enums/ETW_COVERAGE_SAMPLER_INFORMATION_CLASS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_COVERAGE_SAMPLER_INFORMATION_CLASS", flags: false, values: &[
    NamedValue { name: "EtwCoverageSamplerCreateInformation", value: 0, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "EtwCoverageSamplerQueryInformation", value: 1, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "EtwCoverageSamplerBloomInformation", value: 2, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "EtwCoverageSamplerPerfInformation", value: 3, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
    NamedValue { name: "EtwCoverageSamplerStatusInformation", value: 4, shift: None, holds: None, releases: &[(Release(19), Release(20)),(Release(25), Release(25)),] },
] };
