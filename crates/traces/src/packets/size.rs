//! Headers of packets: their sizes, and a bit that no longer applies.
//!
//! # Design
//!
//! Sizes are for packets of which only the first bytes are captured. The capture driver can cut packets and does not state their sizes. The header of IP does, except for packets that the network
//! adapter splits, whose size is 0 there.

use std::borrow::Cow;

use crate::packets::interface::Link;

/// Types of Ethernet.
mod ethernet {
    pub(super) const IPV4: u16 = 0x0800;
    pub(super) const IPV6: u16 = 0x86DD;
    pub(super) const VLAN: [u16; 2] = [0x8100, 0x88A8];
}

/// Size of the fixed header of IPv6.
const IPV6: u32 = 40;

/// The bit Protected Frame in the second byte of a header of IEEE 802.11.
const PROTECTED: u8 = 0x40;

/// Clears the bit that a frame of Wi-Fi is encrypted. The capture driver logs decrypted frames without clearing it.
pub(crate) fn clear_protected(frame: &mut Cow<'_, [u8]>) {
    if frame.get(1).is_some_and(|flags| flags & PROTECTED != 0) {
        frame.to_mut().iter_mut().skip(1).take(1).for_each(|flags| *flags &= !PROTECTED);
    }
}

/// Returns the size of a packet in bytes, as its header of IP states it.
pub(crate) fn size_of_packet(link: Link, bytes: &[u8]) -> Option<u32> {
    let number = |at: usize| Some(u16::from_be_bytes(bytes.get(at..at + 2)?.try_into().ok()?));
    let at = match link {
        Link::WiFi => return None,
        Link::Ip => 0,
        Link::Ethernet => {
            let mut at = 12;
            while ethernet::VLAN.contains(&number(at)?) {
                at += 4;
            }
            if !matches!(number(at)?, ethernet::IPV4 | ethernet::IPV6) {
                return None;
            }
            at + 2
        }
    };
    let size = match bytes.get(at)? >> 4 {
        4 => number(at + 2).filter(|size| *size != 0)?.into(),
        6 => IPV6 + u32::from(number(at + 4).filter(|size| *size != 0)?),
        _ => return None,
    };
    Some(at as u32 + size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_follow_from_headers() {
        let mut packet = vec![0; 12];
        packet.extend([0x81, 0, 0, 5, 8, 0, 0x45, 0, 0x02, 0x10]);
        assert_eq!(size_of_packet(Link::Ethernet, &packet), Some(18 + 0x210));
        assert_eq!(size_of_packet(Link::Ethernet, &packet[..20]), None);
        assert_eq!(size_of_packet(Link::Ip, &packet[18..]), Some(0x210));
        assert_eq!(size_of_packet(Link::Ip, &[0x60, 0, 0, 0, 0, 9]), Some(49));
        assert_eq!(size_of_packet(Link::Ip, &[0x45, 0, 0, 0]), None);
        assert_eq!(size_of_packet(Link::WiFi, &packet), None);
        assert_eq!(size_of_packet(Link::Ethernet, &[]), None);
    }
}
