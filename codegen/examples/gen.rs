//! Temporary.
use std::path::Path;
fn main() {
    match etwspec_codegen::generate(Path::new("spec"), Path::new("generated"), false) {
        Ok(r) => println!("{r:?}"),
        Err(etwspec_codegen::Failure::Problems { files, problems }) => {
            for p in problems {
                let f = &files.files[p.place.file.0 as usize];
                println!(
                    "{}:{}: {} {} {}",
                    f.path,
                    f.text[..p.place.range.start].lines().count(),
                    p.rule,
                    p.message,
                    p.label
                );
            }
        }
        Err(e) => println!("{e:?}"),
    }
}
