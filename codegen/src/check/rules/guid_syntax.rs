//! A GUID is written as one.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;

pub(super) static RULE: Rule = rule!(
    "guid-syntax",
    Check(run),
    "A GUID is 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12, not all of them 0.",
    "Hyphens separate the groups; there are no braces. A GUID of zeros stands for none.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let groups = ctx.layout.spec.hooks.iter().filter_map(|file| Some((file.file, file.data.guid.as_ref()?)));
    let classes = ctx.layout.spec.values.iter().filter_map(|file| Some((file.file, file.data.class_guid.as_ref()?)));
    let providers = ctx.layout.spec.providers.iter().map(|file| (file.file, &*file.data.guid));
    for (file, guid) in groups.chain(classes).chain(providers).filter(|(_, guid)| !is_guid(guid)) {
        let message = format!("`{}` is not a GUID", **guid);
        let problem = RULE.at(guid.place(file), message, "not a GUID");
        out.push(problem.help("write it as 3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C, without braces"));
    }
}

fn is_guid(text: &str) -> bool {
    let groups: Vec<&str> = text.split('-').collect();
    let lengths: Vec<usize> = groups.iter().map(|group| group.len()).collect();
    let digits = groups.iter().all(|group| group.bytes().all(|byte| byte.is_ascii_hexdigit()));
    lengths == [8, 4, 4, 4, 12] && digits && groups.iter().any(|group| group.bytes().any(|byte| byte != b'0'))
}
