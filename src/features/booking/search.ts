import * as v from 'valibot'
import { homeSearch } from '#property/address/home-search.ts'
import { projectIn } from '#property/address/named-project.ts'
import { APPOINTMENT_WORDS } from './kind-wire.ts'

const PROJECT_MAX_CHARS = 120

const isDay = (text: string): boolean => {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text
}
/** "2026-11-28" */
const day = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^2\d{3}-\d\d-\d\d$/), v.check(isDay))), undefined)
/** a moment as the contract writes it */
const moment = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/),
      v.check((text) => !Number.isNaN(Date.parse(text))),
    ),
  ),
  undefined,
)

/** Which times are shown, and which is chosen. */
const times = {
  /** the week that the strip begins with */
  week: day,
  day,
  at: moment,
}

/** The public page of an agent's times. */
export const bookSearch = v.object({
  ...times,
  appointment: v.fallback(v.optional(v.picklist(APPOINTMENT_WORDS)), undefined),
  /** the home: "SG/private-stack/the-meadow" */
  project: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.maxLength(PROJECT_MAX_CHARS),
        v.check((text) => projectIn(text) !== null),
      ),
    ),
    undefined,
  ),
  /** of a letter of the waiting list */
  waiting: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))), undefined),
})
export type BookSearch = v.InferOutput<typeof bookSearch>

/** The page on which a valuation is booked: the home and the time. */
export const valuationSearch = v.object({
  ...times,
  ...homeSearch,
  project: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.maxLength(PROJECT_MAX_CHARS),
        v.check((text) => projectIn(text) !== null),
      ),
    ),
    undefined,
  ),
})
export type ValuationSearch = v.InferOutput<typeof valuationSearch>

/** The page of one appointment. */
export const manageSearch = v.object({
  ...times,
  /** another time is being chosen */
  move: v.fallback(v.optional(v.literal(true)), undefined),
})
export type ManageSearch = v.InferOutput<typeof manageSearch>
