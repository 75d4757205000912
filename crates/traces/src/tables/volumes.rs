//! Paths of programs for paths of the kernel.

use super::Room;
use super::cell::Cell;

/// Prefixes of paths in kernel events, such as `\Device\HarddiskVolume3\`, and the prefixes of the same paths in programs.
#[derive(Debug, Default)]
pub(super) struct Volumes(Vec<(Box<str>, Box<str>)>);

impl Volumes {
    pub(super) fn add(&mut self, cells: &[Cell], room: &mut Room) {
        let text = |at: usize| cells.get(at)?.text().map(Box::<str>::from);
        let (device, drive) = (text(0), text(1));
        // The kernel names files in the folder of Windows also by paths without a device.
        let of_system = || drive.as_deref()?.split_once(':').map(|(_, folder)| folder.into());
        let device = device.or_else(of_system);
        if let Some((device, drive)) = device.zip(drive).filter(|(device, _)| !device.is_empty())
            && !self.0.iter().any(|(known, _)| *known == device)
            && room.takes(device.len() + drive.len())
        {
            self.0.push((device, drive));
        }
    }

    /// Returns the path in programs. `None` if no event states how the volume is mapped.
    pub(super) fn dos_path(&self, path: &str) -> Option<Box<str>> {
        if let Some(share) = share(path) {
            return Some(format!(r"\\{share}").into());
        }
        let rest = |device: &str| {
            let (start, rest) = path.split_at_checked(device.len())?;
            let is_whole = device.ends_with('\\') || rest.is_empty() || rest.starts_with('\\');
            (is_whole && start.eq_ignore_ascii_case(device)).then_some(rest)
        };
        let matching = self.0.iter().filter_map(|(device, drive)| Some((device.len(), drive, rest(device)?)));
        let (_, drive, rest) = matching.max_by_key(|(length, ..)| *length)?;
        Some(format!("{drive}{rest}").into())
    }
}

/// Returns server, share and what follows in the path of a redirector: `…\;Z:0000000000012345\server\share`. The component before
/// them contains the drive letter and the logon session for which the share is connected. Names of files contain no colon.
fn share(path: &str) -> Option<&str> {
    path.match_indices(r"\;").find_map(|(at, before)| {
        let (connected, rest) = path.get(at + before.len()..)?.split_once('\\')?;
        matches!(connected.as_bytes(), [drive, b':', ..] if drive.is_ascii_alphabetic()).then_some(rest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_have_the_longest_prefix_up_to_a_component() {
        let pairs = [
            (r"\Device\HarddiskVolume1\", r"C:\"),
            (r"\Device\HarddiskVolume1\Mount\", r"D:\"),
            (r"\Device\Mup", r"\"),
            (r"\??\", ""),
        ];
        let volumes = Volumes(pairs.iter().map(|(device, drive)| ((*device).into(), (*drive).into())).collect());
        let path = |path: &str| volumes.dos_path(path).map(String::from);
        assert_eq!(path(r"\device\harddiskvolume1\Windows\a.dll"), Some(r"C:\Windows\a.dll".to_owned()));
        assert_eq!(path(r"\Device\HarddiskVolume1\Mount\a.dll"), Some(r"D:\a.dll".to_owned()));
        assert_eq!(path(r"\Device\Mup\server\share"), Some(r"\\server\share".to_owned()));
        assert_eq!(path(r"\??\C:\a.dll"), Some(r"C:\a.dll".to_owned()));
        for redirected in [r"Mup\DfsClient\;Z:", r"LanmanRedirector\;Z:00000000000abc12", r"Mup\;LanmanRedirector\;y:1"]
        {
            let own = path(&format!(r"\Device\{redirected}\server\share\a.txt"));
            assert_eq!(own, Some(r"\\server\share\a.txt".to_owned()), "{redirected}");
        }
        assert_eq!(path(r"\Device\Mup\server\share\;a\b"), Some(r"\\server\share\;a\b".to_owned()));
        for other in [r"\Device\HarddiskVolume10\a.dll", r"\Device\HarddiskVolume1", r"\Device\Mupa", "C:\\a", "é"] {
            assert_eq!(path(other), None, "{other}");
        }
    }
}
