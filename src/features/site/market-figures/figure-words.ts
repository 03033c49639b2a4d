import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CLASS_AREAS, type SizeClass } from '#graphql/figure-kinds.ts'
import type { FigureRegion, Segment } from '#graphql/generated/graphql.ts'
import { areaUnitText } from '#lib/units.ts'

export const REGION_WORDS: Record<FigureRegion, MessageDescriptor> = {
  ALL: msg`All regions`,
  HONG_KONG_ISLAND: msg`Hong Kong Island`,
  KOWLOON: msg`Kowloon`,
  NEW_TERRITORIES: msg`New Territories`,
}

/** The homes that recorded sales are of. */
export const SALES_WORDS: Record<Segment, MessageDescriptor> = {
  HDB: msg`HDB flats`,
  HOS: msg`Subsidised flats`,
  CONDO: msg`Private apartments`,
  LAND: msg`Landed homes`,
}

const LAST_TENTH = 0.1

/** The saleable areas of a class: "below 40 sqm", "40 to 69.9 sqm", "160 sqm or more". */
export function classAreaText(i18n: I18n, sizeClass: SizeClass): string {
  const { from, below } = CLASS_AREAS[sizeClass]
  const unit = areaUnitText('sqm', i18n.locale)
  if (from === null) return below === null ? i18n._(msg`All classes`) : i18n._(msg`below ${below} ${unit}`)
  if (below === null) return i18n._(msg`${from} ${unit} or more`)
  const last = (below - LAST_TENTH).toFixed(1)
  return i18n._(msg`${from} to ${last} ${unit}`)
}

/** "Class A", "Classes A to C". */
export function classText(i18n: I18n, sizeClass: SizeClass): string {
  if (sizeClass === 'all') return i18n._(msg`All classes`)
  const [first = '', last] = sizeClass.split('-')
  return last ? i18n._(msg`Classes ${first} to ${last}`) : i18n._(msg`Class ${first}`)
}
