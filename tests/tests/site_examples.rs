//! Runs the examples of the site with the files that they name.

use std::fs;
use std::path::Path;
use std::process::Command;

use etwspec_tests::console;
use etwspec_tests::published::{CATALOG, SITE};

/// Returns the folder `data` of the site in a temporary folder.
fn data() -> tempfile::TempDir {
    let scratch = tempfile::tempdir().expect("a folder");
    for (path, text) in SITE.iter() {
        // Folders in it have the data of pages.
        if let Some(name) = path.strip_prefix("data/").filter(|name| !name.contains('/')) {
            fs::write(scratch.path().join(name), text).expect("the file is written");
        }
    }
    scratch
}

/// Returns the text of an example.
fn example(folder: &Path, language: &str) -> String {
    let page = fs::read_to_string(folder.join("index.html")).expect("the page");
    let (_, code) = page.split_once(&format!("id=\"example-{language}\">")).expect("an example");
    let (code, _) = code.split_once("</code>").expect("the end of the example");
    code.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#34;", "\"").replace("&amp;", "&")
}

/// Returns the output of a program in a folder. `None` if it is not installed.
fn printed(program: &str, arguments: &[&str], folder: &Path) -> Option<String> {
    match Command::new(program).args(arguments).current_dir(folder).output() {
        Ok(output) => {
            assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
            Some(String::from_utf8_lossy(&output.stdout).into_owned())
        }
        Err(_) => {
            console::say(&format!("skipped: no {program}"));
            None
        }
    }
}

#[test]
fn examples_of_data_page_print_sizes_of_catalog() {
    let scratch = data();
    let folder = scratch.path();
    let name =
        example(folder, "c").split_once("etwspec_").and_then(|(_, rest)| Some(rest.split_once(')')?.0.to_owned()));
    let structure = name.and_then(|name| CATALOG.structure(&name)).expect("the example uses a structure");
    let newest = structure.forms.last().expect("a form");

    fs::write(folder.join("example.py"), example(folder, "python")).expect("the example is written");
    if let Some(text) = printed("python3", &["example.py"], folder) {
        let forms: Vec<String> =
            structure.forms.iter().map(|form| format!("{} {} bytes", form.rust, form.size)).collect();
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with(' ')).collect();
        assert_eq!(lines, forms);
    }

    fs::write(folder.join("example.c"), example(folder, "c")).expect("the example is written");
    if printed("cc", &["-std=c11", "-Wall", "-Werror", "-I.", "-o", "example", "example.c"], folder).is_some() {
        let program = folder.join("example");
        let text = printed(&program.display().to_string(), &[], folder);
        assert_eq!(text, Some(format!("{} bytes\n", newest.size)));
    }
    let rust = example(folder, "rust");
    assert!(rust.starts_with(&format!("use etwspec::{}::{};", structure.module, newest.rust)), "{rust}");
}
