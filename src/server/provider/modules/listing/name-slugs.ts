import { slugify } from '#lib/slug.ts'

/** Words that are written long and short. */
const PAIRS: readonly (readonly [long: string, short: string])[] = [
  ['avenue', 'ave'],
  ['street', 'st'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['crescent', 'cres'],
  ['block', 'blk'],
  ['jalan', 'jln'],
  ['lorong', 'lor'],
  ['bukit', 'bt'],
  ['upper', 'upp'],
  ['north', 'nth'],
  ['south', 'sth'],
  ['place', 'pl'],
  ['terrace', 'ter'],
]

const inWords = (slug: string, change: (word: string) => string): string => slug.split('-').map(change).join('-')
const longest = new Map(PAIRS.map(([long, short]) => [short, long]))
const shortest = new Map(PAIRS.map(([long, short]) => [long, short]))

/**
 * Slugs under which a project of this name may stand, likeliest first: as written, with words long and short, with and without "the" before and a kind of
 * building behind it. None for a name without a letter.
 */
export function nameSlugs(name: string): string[] {
  const slug = slugify(name)
  if (slug === '') return []
  const bare = slug.replace(/^the-/, '').replace(/-(?:condominium|condo|apartments?-block)$/, '')
  const spelled = [slug, bare].flatMap((one) => [
    one,
    inWords(one, (word) => longest.get(word) ?? word),
    inWords(one, (word) => shortest.get(word) ?? word),
    // public blocks are known as "blk-406-…" with the street written as the register has it
    one.replace(/^(?=\d+[a-z]?-)/, 'blk-'),
    one.replace(/^block-/, 'blk-'),
  ])
  return [...new Set([...spelled, `the-${bare}`, inWords(bare, (word) => longest.get(word) ?? word).replace(/^block-/, 'blk-')])]
}
