import * as z from 'zod/mini'
import { maxChars } from '#lib/max-chars.ts'
import { homeSearch } from '#property/address/home-search.ts'
import { projectIn } from '#property/address/named-project.ts'
import { APPOINTMENT_WORDS } from './kind-wire.ts'

const PROJECT_MAX_CHARS = 120
const LISTING_MAX_CHARS = 100

const isDay = (text: string): boolean => {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text
}
/** "2026-11-28" */
const day = z.catch(z.optional(z.string().check(z.regex(/^2\d{3}-\d\d-\d\d$/), z.refine(isDay))), undefined)
/** a moment as the contract writes it */
const moment = z.catch(
  z.optional(
    z.string().check(
      z.regex(/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/),
      z.refine((text) => !Number.isNaN(Date.parse(text))),
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
export const bookSearch = z.object({
  ...times,
  appointment: z.catch(z.optional(z.enum(APPOINTMENT_WORDS)), undefined),
  /** the home: "SG/private-stack/the-meadow" */
  project: z.catch(
    z.optional(
      z.string().check(
        z.refine(maxChars(PROJECT_MAX_CHARS)),
        z.refine((text) => projectIn(text) !== null),
      ),
    ),
    undefined,
  ),
  /** the host's advertisement of the home: its id */
  listing: z.catch(z.optional(z.string().check(z.refine(maxChars(LISTING_MAX_CHARS)), z.regex(/^[\w:.-]+$/))), undefined),
  /** of a letter of the waiting list */
  waiting: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{43}$/))), undefined),
})
export type BookSearch = z.output<typeof bookSearch>

/** The page on which a valuation is booked: the home and the time. */
export const valuationSearch = z.object({
  ...times,
  ...homeSearch,
  project: z.catch(
    z.optional(
      z.string().check(
        z.refine(maxChars(PROJECT_MAX_CHARS)),
        z.refine((text) => projectIn(text) !== null),
      ),
    ),
    undefined,
  ),
})
export type ValuationSearch = z.output<typeof valuationSearch>

/** The page of one appointment. */
export const manageSearch = z.object({
  ...times,
  /** another time is being chosen */
  move: z.catch(z.optional(z.literal(true)), undefined),
})
export type ManageSearch = z.output<typeof manageSearch>
