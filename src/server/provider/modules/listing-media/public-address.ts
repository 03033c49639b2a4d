/** Address ranges that no public picture lies in: this host, private nets, link-local, carriers' own, documentation, multicast and the rest (RFC 6890). */
const CLOSED_V4: readonly (readonly [base: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Names that lead into a net of its own, or are not resolved by the public one (RFC 6761, 6762, 8375, 9476). */
const CLOSED_NAMES = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
  'onion',
  'test',
  'invalid',
  'alt',
]

const BYTE = 256
const v4Number = (text: string): number | null => {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number)
  return parts?.every((part) => part < BYTE) ? parts.reduce((sum, part) => sum * BYTE + part, 0) : null
}

const isClosedV4 = (address: number): boolean =>
  CLOSED_V4.some(([base, bits]) => {
    const size = 2 ** (32 - bits)
    return Math.floor(address / size) === Math.floor((v4Number(base) ?? 0) / size)
  })

/**
 * An address that may be fetched for a picture, as the URL standard writes it; null for any other. It is https at its own port, without a name or password,
 * of a host with a public name. Hosts that are numbers are refused whatever range they lie in, except public IPv4 ones: those a feed may name.
 * The standard's parser has already turned "0x7f.1" and "2130706433" into the dotted form.
 */
export function publicAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null
  const host = url.hostname.replace(/\.$/, '').toLowerCase()
  // no IPv6 literal names a picture: too many of its forms hold another address
  if (host.startsWith('[')) return null
  const number = v4Number(host)
  if (number !== null) return isClosedV4(number) ? null : url
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  return labels.length < 2 || CLOSED_NAMES.includes(last) || !/^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/.test(last) ? null : url
}
