//! `etwspec mask`.

use clap::{Args, Subcommand};
use etwspec_catalog::GroupMask;
use etwspec_catalog::query::mask::{MaskError, decode, decode_enable_flags, encode, encode_enable_flags, words};
use etwspec_console::{Console, Problem, visible_json};
use serde_json::json;

use crate::arguments::Format;
use crate::{builtin, mask_report};

/// Encode names as a group mask, or decode a group mask to names.
#[derive(Debug, Args)]
pub(crate) struct MaskArgs {
    #[command(subcommand)]
    command: MaskCommand,
}

#[derive(Debug, Subcommand)]
enum MaskCommand {
    Encode(EncodeArgs),
    Decode(DecodeArgs),
}

/// Print the group mask with the given names set, as eight dwords.
#[derive(Debug, Args)]
#[command(after_help = ENCODE_AFTER)]
struct EncodeArgs {
    /// Names (PERF_CONTEXT_SWITCH, context_switch, Perf::CONTEXT_SWITCH, EVENT_TRACE_FLAG_CSWITCH), flags and groups of xperf
    /// (PROC_THREAD+LOADER, Latency) or values (0x20000004), optionally joined with | or +.
    #[arg(required = true, value_name = "NAME")]
    names: Vec<String>,
    /// Print the documented EnableFlags instead, as one dword.
    #[arg(long)]
    enable_flags: bool,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

const ENCODE_AFTER: &str = "\
Examples:
  etwspec mask encode PERF_PROC_THREAD PERF_CONTEXT_SWITCH
  etwspec mask encode 'PERF_PROC_THREAD|PERF_LOADER'
  etwspec mask encode Latency+POWER
  etwspec mask encode --enable-flags EVENT_TRACE_FLAG_CSWITCH EVENT_TRACE_FLAG_PROCESS
  etwspec mask decode $(etwspec mask encode PERF_POOLTRACE)";

/// Print the names of the bits that are set in a group mask.
#[derive(Debug, Args)]
#[command(after_help = DECODE_AFTER)]
struct DecodeArgs {
    /// Dwords in hexadecimal, the first of the mask first; or all bytes of the mask as one string.
    #[arg(required = true, value_name = "HEX")]
    words: Vec<String>,
    /// Decode one dword of documented EnableFlags instead.
    #[arg(long)]
    enable_flags: bool,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

const DECODE_AFTER: &str = "\
Examples:
  etwspec mask decode 0x00000003 0x00000004
  etwspec mask decode 0300000004000000000000000000000000000000000000000000000000000000
  etwspec mask decode --enable-flags 0x80000013";

pub(crate) fn mask(args: &MaskArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let catalog = builtin::catalog()?;
    let mask = catalog.masks.first().ok_or_else(|| Problem::new("the catalog has no group mask"))?;
    match &args.command {
        MaskCommand::Encode(args) => encode_names(mask, args, console),
        MaskCommand::Decode(args) => decode_words(mask, args, console),
    }
}

fn encode_names(mask: &GroupMask, args: &EncodeArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let made = match args.enable_flags {
        true => vec![encode_enable_flags(mask, &args.names).map_err(refused)?],
        false => encode(mask, &args.names).map_err(refused)?,
    };
    let texts: Vec<String> = made.iter().map(|word| format!("0x{word:08X}")).collect();
    match args.format {
        Format::Text => writeln!(console.out, "{}", texts.join(" "))?,
        Format::Json if args.enable_flags => {
            writeln!(console.out, "{}", visible_json(&json!({ "enable_flags": made[0] })))?
        }
        Format::Json => writeln!(console.out, "{}", visible_json(&json!({ "masks": made })))?,
    }
    Ok(())
}

fn decode_words(mask: &GroupMask, args: &DecodeArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let given = dwords(&args.words, words(mask))?;
    if !args.enable_flags {
        let decoded = decode(mask, &given);
        match args.format {
            Format::Text => write!(console.out, "{}", mask_report::text(mask, &decoded, console.width))?,
            Format::Json => writeln!(console.out, "{}", visible_json(&mask_report::json(mask, &decoded)))?,
        }
        return Ok(());
    }
    let [flags] = given[..] else {
        return Err(Problem::new(format!("--enable-flags: EnableFlags is 1 dword, but {} are given", given.len()))
            .help("leave out --enable-flags to decode a group mask"));
    };
    let decoded = decode_enable_flags(mask, flags);
    match args.format {
        Format::Text => write!(console.out, "{}", mask_report::flags_text(mask, flags, &decoded, console.width))?,
        Format::Json => writeln!(console.out, "{}", visible_json(&mask_report::flags_json(mask, flags, &decoded)))?,
    }
    Ok(())
}

fn refused(error: MaskError) -> Problem {
    let problem = Problem::new(error.to_string());
    match &error {
        MaskError::Unknown { suggestions, .. } => {
            problem.suggest(suggestions, "list all names with `etwspec explain PERF`")
        }
        MaskError::Control { .. } => problem.help("add --enable-flags to set it in EnableFlags"),
        MaskError::NoFlag { .. } => {
            problem.help("leave out --enable-flags, and pass the group mask to the session instead")
        }
        MaskError::Nothing => {
            problem.help("write names such as PERF_CONTEXT_SWITCH; list all with `etwspec explain PERF`")
        }
        MaskError::NoBit { .. } => {
            problem.help("write the value of a bit with the index of its word in the top bits, such as 0x20000004")
        }
        MaskError::TooBig { .. } => problem.help("write the value of one name, such as 0x20000004"),
    }
}

/// Parses up to `most` dwords, or the bytes of exactly `most` dwords.
fn dwords(texts: &[String], most: usize) -> Result<Vec<u32>, Problem> {
    let tokens: Vec<&str> = texts
        .iter()
        .flat_map(|text| text.split(|c: char| c == ',' || c.is_whitespace()))
        .filter(|token| !token.is_empty())
        .map(|token| token.strip_prefix("0x").or_else(|| token.strip_prefix("0X")).unwrap_or(token))
        .collect();
    for token in &tokens {
        if token.is_empty() || !token.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(Problem::new(format!("invalid hexadecimal number `{token}`"))
                .help("write dwords such as 0x00000003 0x00000004, or use `etwspec mask encode` for names"));
        }
    }
    let bytes = most * 4;
    let joined = tokens.concat();
    if joined.len() == bytes * 2 && (tokens.len() == 1 || tokens.len() == bytes) {
        let byte = |at: usize| joined.get(at * 2..at * 2 + 2).and_then(|text| u8::from_str_radix(text, 16).ok());
        let bytes: Vec<u8> = (0..bytes).filter_map(byte).collect();
        return Ok(bytes.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect());
    }
    if let Some(long) = tokens.iter().find(|token| token.trim_start_matches('0').len() > 8) {
        return Err(Problem::new(format!("`{long}` does not fit in 32 bits"))
            .help(format!("write dwords, or all {bytes} bytes as {} hex digits", bytes * 2)));
    }
    if tokens.is_empty() || tokens.len() > most {
        return Err(Problem::new(format!("a group mask has at most {most} dwords, but {} are given", tokens.len()))
            .help(format!("write dwords with Masks[0] first, or all {bytes} bytes as one string")));
    }
    Ok(tokens.iter().filter_map(|token| u32::from_str_radix(token, 16).ok()).collect())
}
