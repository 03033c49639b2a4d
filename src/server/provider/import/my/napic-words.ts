import { sqftToSqm } from '#lib/units.ts'
import type { PropertyGroup, TypeGroup, UnitMix } from '#market/vocabulary.ts'

/** What a home of one of NAPIC's property types is here. */
export interface NapicHome {
  typeGroup: TypeGroup
  propertyGroup: PropertyGroup
  propertyType: string
  unitMix: UnitMix
}

const highRise = (propertyType: string): NapicHome => ({
  typeGroup: 'private-stack',
  propertyGroup: 'condo',
  propertyType,
  unitMix: 'apt',
})
const house = (propertyType: string, unitMix: UnitMix): NapicHome => ({
  typeGroup: 'private-land',
  propertyGroup: 'land',
  propertyType,
  unitMix,
})

/** NAPIC's property types in lower case. Those set to null are known and no homes. */
const NAPIC_TYPES: Readonly<Record<string, NapicHome | null>> = {
  'condominium/apartment': highRise('condominium'),
  'service apartment': highRise('serviced-residence'),
  flat: highRise('flat'),
  'low-cost flat': highRise('low-cost-flat'),
  '1 - 1 1/2 storey terraced': house('terrace', 'ter-hse'),
  '2 - 2 1/2 storey terraced': house('terrace', 'ter-hse'),
  '3 - 3 1/2 storey terraced': house('terrace', 'ter-hse'),
  '1 - 1 1/2 storey semi-detached': house('semi-detached', 'sd-hse'),
  '2 - 2 1/2 storey semi-detached': house('semi-detached', 'sd-hse'),
  '3 - 3 1/2 storey semi-detached': house('semi-detached', 'sd-hse'),
  detached: house('detached', 'd-hse'),
  'cluster house': house('cluster', 'cls-hse'),
  'town house': house('town-house', 'hse'),
  'low-cost house': house('low-cost-house', 'ter-hse'),
  '1 - 1 1/2 storey shop': null,
  '2 - 2 1/2 storey shop': null,
  '3 - 3 1/2 storey shop': null,
  '4 - 4 1/2 storey shop': null,
  '5 - 5 1/2 storey shop': null,
  '6 - 6 1/2 storey shop': null,
  'office lot': null,
  'shop unit/retail unit': null,
  'soho/sofo/sovo': null,
  'detached factory/warehouse': null,
  'semi-detached factory/warehouse': null,
  'terraced factory/warehouse': null,
  'industrial unit': null,
  'vacant plot': null,
}

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** null for what is no home; undefined for words that are not NAPIC's. */
export function napicHome(text: string): NapicHome | null | undefined {
  const key = plain(text)
  return Object.hasOwn(NAPIC_TYPES, key) ? NAPIC_TYPES[key] : undefined
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_NAMES = 'january february march april may june july august september october november december'.split(' ')

/** "October 2022", "Oct 2022", "Oct-22" → 202210; undefined when it is not such a month. */
export function napicMonth(text: string): number | undefined {
  const [, word = '', digits = ''] = /^([a-z]+)[\s,-]+(\d{4}|\d{2})$/.exec(plain(text)) ?? []
  const month = MONTHS.includes(word) ? MONTHS.indexOf(word) : MONTH_NAMES.indexOf(word)
  if (month < 0) return undefined
  const year = Number(digits) + (digits.length === 2 ? 2000 : 0)
  return year < 1970 || year > 2100 ? undefined : year * 100 + month + 1
}

const HECTARE_SQM = 10_000

/** Square metres of one unit of area; undefined when it is none of NAPIC's. */
export function napicUnitSqm(text: string): number | undefined {
  const unit = plain(text).replace(/[^a-z]/g, '')
  if (unit === 'sqm' || unit === 'sm' || unit === 'metersquare') return 1
  if (unit === 'sqft' || unit === 'sf' || unit === 'footsquare') return sqftToSqm(1)
  return unit === 'hectare' || unit === 'hectares' || unit === 'ha' ? HECTARE_SQM : undefined
}

/**
 * The level of a home, 0 the ground: "12", "G", "LG", "B2", and "13A", which is how the fourteenth is written. null when it is not stated,
 * undefined when it is no level.
 */
export function napicLevel(text: string): number | null | undefined {
  const level = plain(text).replaceAll(' ', '')
  if (level === '' || level === '-') return null
  if (level === 'g' || level === 'ground' || level === 'ug') return 0
  if (level === 'lg') return -1
  const [, below, digits, next] =
    /^(b?)0*(\d{1,3}|\d{1,3}(?=a))(a?)$/.exec(level) ?? (/^-\d$/.test(level) ? ['', 'b', level.slice(1), ''] : [])
  if (digits === undefined) return undefined
  return (below ? -1 : 1) * Number(digits) + (next ? 1 : 0)
}
