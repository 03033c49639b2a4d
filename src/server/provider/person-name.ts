/** Words between names, of Malay and Indian custom, which are written small except at the beginning. */
const BETWEEN_NAMES = new Set(['anak', 'bin', 'binte', 'binti', 'bt', 'bte', 'ibni', 'a/k', 'a/l', 'a/p', 'd/o', 's/o'])
/** Two letters without a vowel that are a name or a title, not initials. */
const SHORT_WORDS = new Set(['dr', 'hj', 'jr', 'mr', 'ms', 'ng', 'sr', 'st'])
const ROMAN = /^(ii|iii|iv)$/

/**
 * A person's name as people write it, of one that a register keeps in capitals: "MUHAMMAD BIN ALI" → "Muhammad bin Ali", "O'BRIEN" →
 * "O'Brien". A name that has a small letter anywhere is as somebody wrote it, and is left; so are scripts without capitals.
 */
export function personName(registered: string): string {
  const name = registered.trim().replace(/\s+/g, ' ')
  if (/\p{Ll}/u.test(name)) return name
  return name
    .split(' ')
    .map((word, at) => nameWord(word, at === 0))
    .join(' ')
}

function nameWord(word: string, isFirst: boolean): string {
  const lower = word.toLowerCase()
  if (!isFirst && BETWEEN_NAMES.has(lower)) return lower
  // "KS RAJAN": initials that stand together; NG is a name
  if ((/^[b-df-hj-np-tv-xz]{2}$/.test(lower) && !SHORT_WORDS.has(lower)) || (!isFirst && ROMAN.test(lower))) return word
  return lower
    .replace(/(^|[^\p{L}\p{M}'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(
      // "O'Brien" and "D'Souza", but "Nur'ain"
      /(^|[^\p{L}\p{M}])([DLO]['’])(\p{L})/gu,
      (_, before: string, mark: string, letter: string) => before + mark + letter.toUpperCase(),
    )
    .replace(/(^|[^\p{L}])Mc(\p{L})(?=\p{L}{2})/gu, (_, before: string, letter: string) => `${before}Mc${letter.toUpperCase()}`)
}
