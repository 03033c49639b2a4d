import type { UnitMix } from '#market/vocabulary.ts'

/** HDB's flat types as unit mixes: the trade counts a flat's rooms, not its bedrooms. */
export const FLAT_TYPES: Readonly<Record<string, UnitMix>> = {
  '1 ROOM': '1',
  '2 ROOM': '2',
  '3 ROOM': '3',
  '4 ROOM': '4',
  '5 ROOM': '5',
  EXECUTIVE: 'EX',
  'MULTI-GENERATION': 'MG',
  'MULTI GENERATION': 'MG',
}

/** Town codes of HDB's property information to the town names of its resale file. */
export const HDB_TOWN_CODES: Readonly<Record<string, string>> = {
  AMK: 'ANG MO KIO',
  BB: 'BUKIT BATOK',
  BD: 'BEDOK',
  BH: 'BISHAN',
  BM: 'BUKIT MERAH',
  BP: 'BUKIT PANJANG',
  BT: 'BUKIT TIMAH',
  CCK: 'CHOA CHU KANG',
  CL: 'CLEMENTI',
  CT: 'CENTRAL AREA',
  GL: 'GEYLANG',
  HG: 'HOUGANG',
  JE: 'JURONG EAST',
  JW: 'JURONG WEST',
  KWN: 'KALLANG/WHAMPOA',
  MP: 'MARINE PARADE',
  PG: 'PUNGGOL',
  PRC: 'PASIR RIS',
  QT: 'QUEENSTOWN',
  SB: 'SEMBAWANG',
  SGN: 'SERANGOON',
  SK: 'SENGKANG',
  TAP: 'TAMPINES',
  TP: 'TOA PAYOH',
  WL: 'WOODLANDS',
  YS: 'YISHUN',
}

const MODEL_SPELLINGS: Readonly<Record<string, string>> = {
  dbss: 'DBSS',
  '3gen': '3Gen',
  '2-room': '2-Room',
  'multi generation': 'Multi-Generation',
}

/** One spelling per flat model: "MODEL A" and "Model A" are the same. */
export const flatModel = (text: string): string => {
  const lower = text.trim().toLowerCase().replace(/\s+/g, ' ')
  return MODEL_SPELLINGS[lower] ?? lower.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/**
 * HDB's remaining lease in months: "61 years 04 months", "61 years", "1 month", or whole years "61" (2015–16).
 * Null when it is empty (before 2015); NaN when it is anything else.
 */
export function remainingLeaseMonths(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const match = /^(?:(\d{1,2})(?: years?)?)?(?: ?(\d{1,2}) months?)?$/.exec(trimmed)
  return match ? Number(match[1] ?? 0) * 12 + Number(match[2] ?? 0) : Number.NaN
}

/** Floors of "04 TO 06" (three-floor bands since 2012, five-floor bands before) and "B1 to B5" (basements count down from -1); null for "-". */
export function hdbFloorBand(text: string): { low: number; high: number } | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '-' || trimmed === '') return null
  const match = /^(B?)(\d{1,3}) to (B?)(\d{1,3})$/i.exec(trimmed)
  if (!match) return undefined
  const [a, b] = [Number(match[2]) * (match[1] ? -1 : 1), Number(match[4]) * (match[3] ? -1 : 1)]
  return { low: Math.min(a, b), high: Math.max(a, b) }
}
