import { spellOut } from '#lib/search-terms.ts'

const SMALL_WORDS = new Set(['and', 'at', 'by', 'in', 'of', 'on', 'the'])
const ROMAN = /^(?=[ivx])(x{0,2})(ix|iv|v?i{0,3})$/i
const SPECIAL: Readonly<Record<string, string>> = {
  chij: 'CHIJ',
  ltd: 'Ltd',
  'ltd.': 'Ltd.',
  ntuc: 'NTUC',
  macpherson: 'MacPherson',
  mcnair: 'McNair',
  mccallum: 'McCallum',
}

/** "SERANGOON GARDEN ESTATE" → "Serangoon Garden Estate". Text that already has lower-case letters is left as it is. */
export function wellCased(text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  if (/\p{Ll}/u.test(trimmed)) return trimmed
  return trimmed
    .split(' ')
    .map((word, at) => casedWord(word, at === 0))
    .join(' ')
}

function casedWord(word: string, first: boolean): string {
  const lower = word.toLowerCase()
  if (SPECIAL[lower]) return SPECIAL[lower]
  if (!first && SMALL_WORDS.has(lower)) return lower
  if (ROMAN.test(word) || /^\d+[a-z]$/i.test(word)) return word.toUpperCase()
  if (!/[aeiouy]/i.test(word) && /^[a-z]{1,3}$/i.test(word) && !STREET_SHORTS.has(lower)) return word
  return lower
    .replace(/(^|[^\p{L}'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^(\p{L})(['’])(\p{L})(?=\p{L}{3})/u, (_, letter: string, mark: string, next: string) => letter + mark + next.toUpperCase())
}

/** Short words without a vowel that are no abbreviations. */
const STREET_SHORTS = new Set(['bt', 'cl', 'ctr', 'dr', 'hts', 'jln', 'kg', 'mkt', 'mt', 'nth', 'pk', 'pl', 'rd', 'st', 'sth', 'tg'])

/** "UPP SERANGOON RD" → "Upper Serangoon Road"; "ST. GEORGE'S RD" → "St. George's Road". */
export function fullStreetName(street: string): string {
  return wellCased(
    street
      .trim()
      .toUpperCase()
      .split(/\s+/)
      .map((word, at) => (at === 0 && /^ST\.?$/.test(word) ? 'ST.' : longWord(word)))
      .join(' '),
  )
}

function longWord(word: string): string {
  const long = spellOut(`x ${word}`).slice(2)
  return long.replaceAll(' ', '') === word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') ? word : long.toUpperCase()
}

/** One key for all spellings of a street. */
export const streetKey = (street: string): string => spellOut(street)

/** One key for all spellings of a project: letters and digits only. */
export const bareNameKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
