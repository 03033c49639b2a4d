import * as z from 'zod/mini'
import { numberIn } from '#property/address/home-search.ts'
import { AU_STATES, BUYERS, USES } from '#property/duties/purchase.ts'

export const TOOLS = ['buy', 'sell', 'loan', 'instalment', 'yield'] as const
export type Tool = (typeof TOOLS)[number]

export const MONEY_MAX = 1_000_000_000
export const RATE_MAX = 20
export const YEARS_MAX = 35
/** days of these years are understood */
export const DAY = { min: '1990-01-01', max: '2099-12-31' }

const choice = <const Words extends readonly string[]>(words: Words) => z.catch(z.optional(z.enum(words)), undefined)
const money = numberIn(0, MONEY_MAX)
const day = z.catch(z.optional(z.string().check(z.regex(/^(?:199|20\d)\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))), undefined)

/** All inputs of the calculators, so that an address gives its result again. Wrong values are dropped; missing ones have the country's defaults. */
export const calculatorSearch = z.object({
  tool: choice(TOOLS),
  price: money,
  buyer: choice(BUYERS),
  use: choice(USES),
  state: choice(AU_STATES),
  /** with this one */
  homes: numberIn(1, 3),
  day,
  boughtOn: day,
  paid: money,
  spent: money,
  loan: money,
  rate: numberIn(0, RATE_MAX),
  years: numberIn(1, YEARS_MAX),
  income: money,
  debts: money,
  living: money,
  flat: choice(['public', 'private']),
  rent: money,
  costs: money,
  empty: numberIn(0, 12),
  months: numberIn(1, 120),
})

export type CalculatorSearch = z.output<typeof calculatorSearch>
