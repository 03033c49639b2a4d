import { wellCased } from '../place-names.ts'

/** How Victoria's addresses shorten kinds of streets. */
const LONG: Readonly<Record<string, string>> = {
  Av: 'Avenue',
  Ave: 'Avenue',
  Bvd: 'Boulevard',
  Cct: 'Circuit',
  Cir: 'Circle',
  Cl: 'Close',
  Cr: 'Crescent',
  Ct: 'Court',
  Dr: 'Drive',
  Esp: 'Esplanade',
  Gdns: 'Gardens',
  Gr: 'Grove',
  Grn: 'Green',
  Hts: 'Heights',
  Hwy: 'Highway',
  La: 'Lane',
  Pde: 'Parade',
  Pl: 'Place',
  Qy: 'Quay',
  Rd: 'Road',
  Sq: 'Square',
  St: 'Street',
  Tce: 'Terrace',
  Wy: 'Way',
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
}

export interface VictorianAddress {
  /** of a home in a building */
  unit: string | null
  /** of the house or building: "85", "145a", "12-14" */
  house: string
  street: string
}

/** "6/241 Nicholson St" → unit 6 at 241 Nicholson Street; undefined for an address without a number. */
export function victorianAddress(text: string): VictorianAddress | undefined {
  const match = /^(?:([\w-]+)\s*\/\s*)?(\d+[a-z]?(?:-\d+[a-z]?)?)\s+(\S.*)$/i.exec(text.trim())
  const [, unit, house = '', street = ''] = match ?? []
  if (!match) return undefined
  const words = street.split(/\s+/)
  // "St Georges Rd": only the last words are kinds and directions
  const long = words.map((word, at) => (at > 0 && at >= words.length - 2 && Object.hasOwn(LONG, word) ? (LONG[word] ?? word) : word))
  return { unit: unit ?? null, house, street: wellCased(long.join(' ')) }
}

/** "3/12/2016", day first → 201612; undefined when it is no such day. */
export function victorianMonth(text: string): number | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())?.map(Number) ?? []
  if (!day || !month || !year || day > 31 || month > 12) return undefined
  return year * 100 + month
}

/** How an auction ended or a home was sold, by the letters of the agents' reports. */
const METHODS: Readonly<Record<string, 'sold' | 'unsold' | 'undisclosed'>> = {
  S: 'sold',
  SP: 'sold',
  SA: 'sold',
  PI: 'unsold',
  NB: 'unsold',
  VB: 'unsold',
  W: 'unsold',
  PN: 'undisclosed',
  SN: 'undisclosed',
  SS: 'undisclosed',
}

export const victorianMethod = (text: string) => (Object.hasOwn(METHODS, text.trim()) ? METHODS[text.trim()] : undefined)
