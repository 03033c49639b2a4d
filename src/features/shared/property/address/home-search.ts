import * as z from 'zod/mini'
import { amountIn } from '#lib/typed-amount.ts'
import { FLOOR_AREA_UNITS, type FloorAreaUnit, sqftToSqm } from '#lib/units.ts'
import { TENURES, UNIT_MIXES } from '#market/vocabulary.ts'
import { numberBetween, wholeBetween } from '#session/parameter.ts'

/** digits after the point of the finest figure of an address */
const DECIMALS = 6

/** Numbers of a form without JavaScript arrive as typed: "1,200", "1.2 million"; one that has two meanings is none. */
const typedFigure = (text: unknown): unknown => (typeof text === 'string' ? amountIn(text, DECIMALS) : text)
export const numberIn = (low: number, high: number) =>
  z.catch(z.optional(z.pipe(z.transform(typedFigure), numberBetween(low, high))), undefined)
export const wholeIn = (low: number, high: number) =>
  z.catch(z.optional(z.pipe(z.transform(typedFigure), wholeBetween(low, high))), undefined)

/** The router reads "?mix=3" as a number and "?mix=EX" as a text; both are kept as they came so that addresses stay clean. */
const unitMix = z.catch(
  z.optional(z.union([z.string(), z.number()]).check(z.refine((value) => UNIT_MIXES.some((mix) => mix === String(value))))),
  undefined,
)

export const LEASE_YEARS = { min: 1800, max: 2100 }

/** A home described in an address. Everything is optional; wrong values are dropped. Bounds of §9. */
export const homeSearch = {
  mix: unitMix,
  /** in `unit` */
  area: numberIn(1, 100_000),
  unit: z.catch(z.optional(z.enum(FLOOR_AREA_UNITS)), undefined),
  floor: wholeIn(1, 200),
  /** where the record does not say it */
  tenure: z.catch(z.optional(z.enum(TENURES)), undefined),
  /** first year of the lease */
  lease: wholeIn(LEASE_YEARS.min, LEASE_YEARS.max),
}

const homeWords = z.object(homeSearch)
export type HomeSearch = z.output<typeof homeWords>

/** §9 */
export const DEFAULT_UNIT: FloorAreaUnit = 'sqft'

/** The described home in the contract's units; null when nothing is described. */
export function homeOf({ mix, area, unit = DEFAULT_UNIT, floor, tenure, lease }: HomeSearch) {
  if ([mix, area, floor, tenure, lease].every((word) => word === undefined)) return null
  return {
    unitMix: mix === undefined ? null : String(mix),
    areaSqm: area === undefined ? null : Math.round((unit === 'sqft' ? sqftToSqm(area) : area) * 10) / 10,
    floor: floor ?? null,
    tenure: tenure === undefined ? null : tenure === 'freehold' ? ('FREEHOLD' as const) : ('LEASEHOLD' as const),
    leaseStartYear: lease ?? null,
  }
}
