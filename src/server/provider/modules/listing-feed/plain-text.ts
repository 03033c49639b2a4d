/** Signs by the names that HTML has for them: what texts of advertisements hold of its list. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  times: '×',
  frac12: '½',
  sup2: '²',
  eacute: 'é',
  pound: '£',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
}
const CODE_POINT_MAX = 0x10ffff

function decoded(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return Number.isInteger(code) && code > 0 && code <= CODE_POINT_MAX && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : ' '
}

// control characters but line ends, and those that turn the direction of writing or are not seen
const UNSEEN = /[\p{Cc}\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/gu
const TAG = /<\/?[a-z!?][^>]*(?:>|$)/gi

/**
 * Text from outside as plain text: entities decoded once, tags dropped, unseen characters removed, white space folded; lines stay where `keepsLines`.
 * What looks like a tag after another was taken out of it is dropped as well.
 */
export function plainText(text: string, keepsLines = false): string {
  let said = text.replace(/&(#x?[0-9a-f]{1,6}|[a-z][a-z\d]{1,7});/gi, decoded)
  said = said.replace(/\r\n?/g, '\n').replace(keepsLines ? /\t/g : /[\t\n]/g, ' ')
  // before the tags, which they hide
  said = said.replace(UNSEEN, (sign) => (sign === '\n' ? sign : ''))
  for (let before = ''; before !== said; ) {
    before = said
    said = said.replace(TAG, ' ')
  }
  if (!keepsLines) return said.replace(/\s+/g, ' ').trim()
  return said
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
