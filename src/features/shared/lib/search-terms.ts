/**
 * One spelling for what people type and what is stored. Pairs of short and long forms as on street signs, block plates and maps;
 * sources: HDB's resale file (short forms), URA's transaction file (long forms).
 */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  ave: 'avenue',
  bldg: 'building',
  blk: 'block',
  blvd: 'boulevard',
  bt: 'bukit',
  cct: 'circuit',
  cir: 'circle',
  cl: 'close',
  condo: 'condominium',
  cres: 'crescent',
  ct: 'court',
  ctr: 'centre',
  ctrl: 'central',
  cwealth: 'commonwealth',
  dr: 'drive',
  est: 'estate',
  gdn: 'garden',
  gdns: 'gardens',
  gr: 'grove',
  hts: 'heights',
  ind: 'industrial',
  jc: 'junior college',
  jln: 'jalan',
  kg: 'kampong',
  lor: 'lorong',
  lk: 'link',
  mkt: 'market',
  mt: 'mount',
  nth: 'north',
  pk: 'park',
  pl: 'place',
  pri: 'primary',
  rd: 'road',
  sch: 'school',
  sec: 'secondary',
  sq: 'square',
  st: 'street',
  stn: 'station',
  sth: 'south',
  ter: 'terrace',
  tg: 'tanjong',
  upp: 'upper',
  vw: 'view',
}

/** Names that locals write as letters. */
const LOCAL_LETTERS: Readonly<Record<string, string>> = {
  'ang mo kio': 'amk',
  'bukit panjang': 'bp',
  'choa chu kang': 'cck',
  'jurong east': 'je',
  'jurong west': 'jw',
  'kuala lumpur': 'kl',
  'kuala lumpur city centre': 'klcc',
  'petaling jaya': 'pj',
  'subang jaya': 'sj',
  'toa payoh': 'tpy',
  'tseung kwan o': 'tko',
  'tsim sha tsui': 'tst',
}

const LONG_FORMS: Readonly<Record<string, readonly string[]>> = Object.entries(SHORT_FORMS).reduce<Record<string, string[]>>(
  (all, [short, long]) => {
    all[long] = [...(all[long] ?? []), short]
    return all
  },
  {},
)

/** Lower-case words without marks or apostrophes: "C'WEALTH AVE-1" → ["cwealth", "ave", "1"]. Scripts other than Latin are kept. */
export const searchWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** A street-name or address with every short form spelt out, lower case: "UPP SERANGOON RD" → "upper serangoon road". "St." before a name stays. */
export const spellOut = (text: string): string =>
  searchWords(text)
    .map((word, at) => (word === 'st' && at === 0 ? 'saint' : (SHORT_FORMS[word] ?? word)))
    .join(' ')

/** Every word by which the text may be looked for, each once, in a stable order: as written, spelt out, shortened, and as local letters. */
export function searchTerms(...texts: (string | null | undefined)[]): string {
  const terms = new Set<string>()
  for (const text of texts) {
    if (!text) continue
    const words = searchWords(text)
    for (const word of words) {
      terms.add(word)
      for (const form of SHORT_FORMS[word]?.split(' ') ?? []) terms.add(form)
      for (const form of LONG_FORMS[word] ?? []) terms.add(form)
    }
    const phrase = ` ${spellOut(text)} `
    for (const [name, letters] of Object.entries(LOCAL_LETTERS)) if (phrase.includes(` ${name} `)) terms.add(letters)
  }
  return [...terms].join(' ')
}

/**
 * What a person typed as an FTS5 query over `title, terms`: every word must occur, each may be unfinished.
 * Words are quoted, so no FTS operator can be injected. Null when there is nothing to look for.
 */
export function searchQuery(text: string): string | null {
  const words = searchWords(text).slice(0, 12)
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(' AND ')
}
