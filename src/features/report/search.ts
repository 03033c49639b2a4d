import * as v from 'valibot'
import { FLOOR_AREA_UNITS, type FloorAreaUnit, sqftToSqm } from '#lib/units.ts'
import { UNIT_MIXES } from '#market/vocabulary.ts'

/** Numbers of a form without JavaScript arrive as typed: "1,200". */
const typedNumber = (text: unknown): unknown => (typeof text === 'string' ? Number(text.replaceAll(/[,\s]/g, '') || Number.NaN) : text)
const numberIn = (low: number, high: number) =>
  v.fallback(v.optional(v.pipe(v.unknown(), v.transform(typedNumber), v.number(), v.minValue(low), v.maxValue(high))), undefined)
const wholeIn = (low: number, high: number) =>
  v.fallback(
    v.optional(v.pipe(v.unknown(), v.transform(typedNumber), v.number(), v.integer(), v.minValue(low), v.maxValue(high))),
    undefined,
  )

/** The router reads "?mix=3" as a number and "?mix=EX" as a text; both are kept as they came so that addresses stay clean. */
const unitMix = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.check((value) => UNIT_MIXES.some((mix) => mix === String(value))),
    ),
  ),
  undefined,
)

/** The home to value and the page of sales. Everything is optional; wrong values are dropped. Bounds of §9. */
export const reportSearch = v.object({
  mix: unitMix,
  /** in `unit` */
  area: numberIn(1, 100_000),
  unit: v.fallback(v.optional(v.picklist(FLOOR_AREA_UNITS)), undefined),
  floor: wholeIn(1, 200),
  deals: v.fallback(v.optional(v.picklist(['sale', 'rent'])), undefined),
  page: wholeIn(1, 500),
})

export type ReportSearch = v.InferOutput<typeof reportSearch>

/** §9 */
export const DEFAULT_UNIT: FloorAreaUnit = 'sqft'

/** The described home in the contract's units; null when nothing is described. */
export function homeOf({ mix, area, unit = DEFAULT_UNIT, floor }: ReportSearch) {
  if (mix === undefined && area === undefined && floor === undefined) return null
  return {
    unitMix: mix === undefined ? null : String(mix),
    areaSqm: area === undefined ? null : Math.round((unit === 'sqft' ? sqftToSqm(area) : area) * 10) / 10,
    floor: floor ?? null,
  }
}

export const TRANSACTIONS_PAGE_SIZE = 20

/** Which page of which deals the address asks for. */
export const dealsOf = ({ deals = 'sale', page = 1 }: ReportSearch) =>
  ({ kind: deals === 'rent' ? 'RENT' : 'SALE', first: TRANSACTIONS_PAGE_SIZE, offset: (page - 1) * TRANSACTIONS_PAGE_SIZE }) as const
