/** Names that only resolve on a local network, or never. */
const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|arpa|test|invalid|onion)$/

/**
 * First address and prefix length of IPv4 blocks outside the public internet (from IANA's special-purpose registry,
 * without those for documentation).
 */
const privateBlocks: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]

const numberOf = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

const isPrivateV4 = (address: string): boolean =>
  privateBlocks.some(([first, length]) => {
    const size = 2 ** (32 - length)
    return Math.floor(numberOf(address) / size) === Math.floor(numberOf(first) / size)
  })

/** Parses the eight groups of an IPv6 address as URL formats it, without a dotted tail. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const read = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  if (tail === undefined) return read(head)
  const [before, after] = [read(head), read(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const dotted = (high = 0, low = 0) => [high >> 8, high & 255, low >> 8, low & 255].join('.')

/** Returns the IPv4 address inside an IPv6 address: mapped, translated (SIIT, NAT64) or tunnelled (6to4). */
function insideOf(groups: readonly number[]): string | undefined {
  const begins = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(':')
  if (['0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '64:ff9b:0:0:0:0'].includes(begins))
    return dotted(groups[6], groups[7])
  return groups[0] === 0x2002 ? dotted(groups[1], groups[2]) : undefined
}

/** Only 2000::/3 is the public internet. Teredo is excluded, because its addresses don't show where they lead. */
function isPrivateV6(address: string): boolean {
  const groups = groupsOf(address)
  const inside = insideOf(groups)
  if (inside !== undefined) return isPrivateV4(inside)
  const [first = 0, second = 0] = groups
  return first >> 13 !== 1 || (first === 0x2001 && second === 0)
}

/**
 * Whether a host is this machine, on its network, or otherwise not on the public internet. `hostname` is as URL
 * returns it: decimal, octal and hexadecimal IPv4 forms are normalised, and IPv6 is in brackets. A public name that
 * resolves to a private address isn't detected here: Chromium requires a permission for that.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host.startsWith('[')) return isPrivateV6(host.slice(1, -1))
  if (/^\d+(\.\d+){3}$/.test(host)) return isPrivateV4(host)
  return !host.includes('.') || localNames.test(host)
}
