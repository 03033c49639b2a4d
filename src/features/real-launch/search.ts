import * as z from 'zod/mini'
import { LAUNCH_SORTS, LAUNCH_STATES } from '#graphql/launch-kinds.ts'
import { FLOOR_AREA_UNITS } from '#lib/units.ts'
import { TENURES, UNIT_MIXES } from '#market/vocabulary.ts'
import { wholeIn } from '#property/address/home-search.ts'
import { AU_STATES, BUYERS } from '#property/duties/purchase.ts'
import { areaParameter, wholeBetween } from '#session/parameter.ts'

export const LAUNCHES_PER_PAGE = 12
const PAGES_MAX = 100
export const BEDROOMS = [0, 1, 2, 3, 4, 5] as const

export const launchDefaults = { page: 1, launchPage: 1, sort: 'next-day' } as const

const count = (min: number, max: number) => z.catch(z.optional(wholeBetween(min, max)), undefined)
const choice = <const Words extends readonly string[]>(words: Words) => z.catch(z.optional(z.enum(words)), undefined)
const page = z.catch(z._default(wholeBetween(1, PAGES_MAX), 1), 1)

/** What narrows and orders the launches, and the pages of both lists, live in the address; a wrong value is dropped. */
export const launchSearch = z.object({
  /** of any level; narrows both lists */
  areaId: areaParameter,
  page,
  stage: choice(LAUNCH_STATES),
  bedrooms: count(0, 5),
  tenure: choice(TENURES),
  /** of the cheapest home that is left, whole units of the country's currency */
  upTo: wholeIn(1, 10_000_000_000),
  /** floor area of one of its homes, in `unit` */
  sizeFrom: wholeIn(1, 1_000_000),
  sizeTo: wholeIn(1, 1_000_000),
  /** without it, that of the country */
  unit: choice(FLOOR_AREA_UNITS),
  /** the year of the expected completion */
  top: count(2000, 2100),
  sort: z.catch(z._default(z.enum(LAUNCH_SORTS), launchDefaults.sort), launchDefaults.sort),
  launchPage: page,
  view: choice(['map']),
})

export type LaunchSearch = z.output<typeof launchSearch>

/** The parameters that determine the launches; wrong ones are dropped. */
export const parseLaunchSearch = (address: object): LaunchSearch => launchSearch.parse(address)

const isUnitMix = (value: string | number): boolean => UNIT_MIXES.some((mix) => mix === String(value))

const unitName = z.string().check(z.regex(/^-?\d{1,3}-[^<>]{1,12}$/))

export const COMPARED_UNITS_MAX = 5

/** "12-03": the unit that is chosen on the page of a launch, those set side by side, and who buys. */
export const saleSearch = z.object({
  unit: z.catch(z.optional(unitName), undefined),
  /** of a long price list, from 1; without it the one with the unit */
  part: count(1, 500),
  /** what the price list is narrowed to: a kind of home, and what is available */
  mix: z.catch(z.optional(z.union([z.string(), z.number()]).check(z.refine(isUnitMix))), undefined),
  left: z.catch(z.optional(z.literal(true)), undefined),
  compare: z.catch(z.optional(z.array(unitName).check(z.minLength(1), z.maxLength(COMPARED_UNITS_MAX))), undefined),
  buyer: choice(BUYERS),
  /** with this one: 1, 2, or 3 and more */
  homes: count(1, 3),
  /** of Australia */
  state: choice(AU_STATES),
})

export type SaleSearch = z.output<typeof saleSearch>
