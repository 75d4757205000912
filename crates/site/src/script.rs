//! The escaper of scripts: data of the catalog as a script that assigns it.

use serde::Serialize;

/// Returns a script that sets a variable of the page.
///
/// It contains no character that HTML or a script could read as the end of the text: `<`, `>` and `&` are escaped, and
/// so is each character that is not ASCII.
pub(super) fn assign(variable: &str, value: &impl Serialize) -> String {
    // Serialization fails for maps with keys that are not strings; a value has none.
    let json = serde_json::to_string(value).unwrap_or_default();
    let mut script = format!("var {variable} = ");
    for c in json.chars() {
        match c {
            '<' | '>' | '&' => script += &format!("\\u{:04X}", u32::from(c)),
            c if c.is_ascii() => script.push(c),
            c => c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| script += &format!("\\u{unit:04X}")),
        }
    }
    script + ";\n"
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::assign;

    #[test]
    fn text_cannot_end_the_script() {
        let script = assign("x", &json!({ "a": "</script><!--\u{2028}\"\\ \u{1F600} é" }));
        assert_eq!(
            script,
            "var x = {\"a\":\"\\u003C/script\\u003E\\u003C!--\\u2028\\\"\\\\ \\uD83D\\uDE00 \\u00E9\"};\n"
        );
        let json = script.trim_start_matches("var x = ").trim_end_matches(";\n");
        let read: serde_json::Value = serde_json::from_str(json).expect("JSON");
        assert_eq!(read["a"], "</script><!--\u{2028}\"\\ \u{1F600} é");
    }
}
