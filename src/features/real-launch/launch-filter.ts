import { enumName } from '#filter/wire-names.ts'
import type { LaunchFilter } from '#graphql/generated/graphql.ts'
import { type FloorAreaUnit, sqmToSqft } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { LaunchSearch } from './search.ts'

/** The unit in which the sizes of an address are. */
export const sizeUnit = (country: CountryCode, { unit }: Pick<LaunchSearch, 'unit'>): FloorAreaUnit =>
  unit ?? COUNTRIES[country].homeAreaUnit

/** The filter of the provider that an address asks for: sizes in square feet, the lesser first. */
export function launchFilter(country: CountryCode, search: LaunchSearch): LaunchFilter {
  const { stage, bedrooms = null, tenure, upTo = null, top = null, areaId, sizeFrom, sizeTo } = search
  const sqft = (size: number | undefined, round: (value: number) => number): number | null =>
    size === undefined ? null : sizeUnit(country, search) === 'sqft' ? size : round(sqmToSqft(size))
  const [low, high] = sizeFrom !== undefined && sizeTo !== undefined && sizeFrom > sizeTo ? [sizeTo, sizeFrom] : [sizeFrom, sizeTo]
  return {
    state: stage ? enumName(stage) : null,
    bedrooms,
    tenure: tenure ? enumName(tenure) : null,
    topYear: top,
    priceMax: upTo,
    sizeMin: sqft(low, Math.floor),
    sizeMax: sqft(high, Math.ceil),
    areaId: areaId === undefined ? null : String(areaId),
  }
}

/** How many limits of an address leave launches out. */
export const launchLimitCount = ({ stage, bedrooms, tenure, upTo, top, areaId, sizeFrom, sizeTo }: LaunchSearch): number =>
  [stage, bedrooms, tenure, upTo, top, areaId, sizeFrom ?? sizeTo].filter((limit) => limit !== undefined).length
