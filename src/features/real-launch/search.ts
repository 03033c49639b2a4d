import * as v from 'valibot'
import { LAUNCH_SORTS, LAUNCH_STATES } from '#graphql/launch-kinds.ts'
import { FLOOR_AREA_UNITS } from '#lib/units.ts'
import { TENURES, UNIT_MIXES } from '#market/vocabulary.ts'
import { AU_STATES, BUYERS } from '#property/duties/purchase.ts'
import { areaParameter } from '#session/parameter.ts'

export const LAUNCHES_PER_PAGE = 12
const PAGES_MAX = 100
export const BEDROOMS = [0, 1, 2, 3, 4, 5] as const

export const launchDefaults = { page: 1, launchPage: 1, sort: 'next-day' } as const

const whole = (min: number, max: number) =>
  v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max))), undefined)
const choice = <const Words extends readonly string[]>(words: Words) => v.fallback(v.optional(v.picklist(words)), undefined)
const page = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGES_MAX)), 1), 1)

/** What narrows and orders the launches, and the pages of both lists, live in the address; a wrong value is dropped. */
export const launchSearch = v.object({
  /** of any level; narrows both lists */
  areaId: areaParameter,
  page,
  stage: choice(LAUNCH_STATES),
  bedrooms: whole(0, 5),
  tenure: choice(TENURES),
  /** of the cheapest home that is left, whole units of the country's currency */
  upTo: whole(1, 10_000_000_000),
  /** floor area of one of its homes, in `unit` */
  sizeFrom: whole(1, 1_000_000),
  sizeTo: whole(1, 1_000_000),
  /** without it, that of the country */
  unit: choice(FLOOR_AREA_UNITS),
  /** the year of the expected completion */
  top: whole(2000, 2100),
  sort: v.fallback(v.optional(v.picklist(LAUNCH_SORTS), launchDefaults.sort), launchDefaults.sort),
  launchPage: page,
  view: choice(['map']),
})

export type LaunchSearch = v.InferOutput<typeof launchSearch>

/** The parameters that determine the launches; wrong ones are dropped. */
export const parseLaunchSearch = (address: object): LaunchSearch => v.parse(launchSearch, address)

const isUnitMix = (value: string | number): boolean => UNIT_MIXES.some((mix) => mix === String(value))

const unitName = v.pipe(v.string(), v.regex(/^-?\d{1,3}-[^<>]{1,12}$/))

export const COMPARED_UNITS_MAX = 5

/** "12-03": the unit that is chosen on the page of a launch, those set side by side, and who buys. */
export const saleSearch = v.object({
  unit: v.fallback(v.optional(unitName), undefined),
  /** of a long price list, from 1; without it the one with the unit */
  part: whole(1, 500),
  /** what the price list is narrowed to: a kind of home, and what is available */
  mix: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.check(isUnitMix))), undefined),
  left: v.fallback(v.optional(v.literal(true)), undefined),
  compare: v.fallback(v.optional(v.pipe(v.array(unitName), v.minLength(1), v.maxLength(COMPARED_UNITS_MAX))), undefined),
  buyer: choice(BUYERS),
  /** with this one: 1, 2, or 3 and more */
  homes: whole(1, 3),
  /** of Australia */
  state: choice(AU_STATES),
})

export type SaleSearch = v.InferOutput<typeof saleSearch>
