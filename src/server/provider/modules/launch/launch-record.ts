import { z } from 'zod'
import { LAUNCH_STATES, UNIT_STATES } from '#graphql/launch-kinds.ts'
import { COUNTRY_CODES, FACILITIES, TENURES, TYPE_GROUPS, UNIT_MIXES } from '#market/vocabulary.ts'

export const LAUNCH_UNITS_MAX = 3_000
const DATED_MAX = 200

const day = z.iso.date()
const line = (max: number) => z.string().trim().min(1).max(max)
const whole = z.int().positive()
/** A picture among the files of this site, "/launches/the-meadow/pool.jpg": the browser loads none of other sites. */
const picture = z
  .string()
  .max(200)
  .regex(/^(?:\/[\w-]+)+\.(?:avif|jpe?g|png|svg|webp)$/)
export const LAUNCH_PICTURES_MAX = 24
const PLANS_MAX = 60

const unit = z.strictObject({
  stack: line(12),
  floor: z.int().min(-5).max(150),
  unitMix: z.enum(UNIT_MIXES),
  sizeSqft: whole.max(100_000),
  plan: z.string().trim().max(20).default(''),
  prices: z.array(z.strictObject({ day, price: whole.max(10_000_000_000) })).max(DATED_MAX),
  events: z.array(z.strictObject({ day, state: z.enum(UNIT_STATES) })).max(DATED_MAX),
})

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length

/**
 * A launch as a file states it: facts, and every unit with its dated prices and states. Days are "2026-11-28", prices whole units of the
 * country's currency. docs/launches.md is its description for people.
 */
export const launchRecord = z
  .strictObject({
    country: z.enum(COUNTRY_CODES),
    projectType: z.enum(TYPE_GROUPS),
    projectSlug: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .max(120),
    name: line(120),
    developer: line(120),
    state: z.enum(LAUNCH_STATES),
    previewFrom: day.nullable().default(null),
    previewTo: day.nullable().default(null),
    bookingFrom: day.nullable().default(null),
    /** "2028-06" */
    topMonth: z
      .string()
      .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
      .nullable()
      .default(null),
    tenure: z.enum(TENURES),
    tenureYears: whole.max(9_999).nullable().default(null),
    source: line(200),
    pricesOn: day,
    pictures: z
      .array(z.strictObject({ url: picture, caption: line(120) }))
      .max(LAUNCH_PICTURES_MAX)
      .default([]),
    /** of plans that units name; without `url` the page draws a usual layout, and says so */
    plans: z
      .array(z.strictObject({ plan: line(20), url: picture.nullable().default(null) }))
      .max(PLANS_MAX)
      .default([]),
    facilities: z.array(z.enum(FACILITIES)).max(FACILITIES.length).default([]),
    units: z.array(unit).min(1).max(LAUNCH_UNITS_MAX),
  })
  .superRefine(({ units, plans, facilities, previewFrom, previewTo, bookingFrom, pricesOn, tenure, tenureYears }, check) => {
    const fault = (path: (string | number)[], message: string) => check.addIssue({ code: 'custom', path, message })
    if (!isUnique(units.map(({ stack, floor }) => `${floor} ${stack}`))) fault(['units'], 'two units have the same stack and floor')
    const named = new Set(units.map(({ plan }) => plan))
    if (!isUnique(plans.map(({ plan }) => plan))) fault(['plans'], 'two have the same name')
    for (const [at, { plan }] of plans.entries()) if (!named.has(plan)) fault(['plans', at, 'plan'], 'no unit names this plan')
    if (!isUnique(facilities)) fault(['facilities'], 'one is there twice')
    if (previewFrom && previewTo && previewTo < previewFrom) fault(['previewTo'], 'lies before previewFrom')
    if (previewFrom && bookingFrom && bookingFrom < previewFrom) fault(['bookingFrom'], 'lies before previewFrom')
    if (tenure === 'freehold' && tenureYears !== null) fault(['tenureYears'], 'a freehold has none')
    for (const [at, { prices, events }] of units.entries()) {
      if (!isUnique(prices.map(({ day }) => day))) fault(['units', at, 'prices'], 'two prices are of the same day')
      if (!isUnique(events.map(({ day }) => day))) fault(['units', at, 'events'], 'two states are of the same day')
      if ([...prices, ...events].some(({ day }) => day > pricesOn)) fault(['units', at], 'something is dated after pricesOn')
    }
  })

export type LaunchRecord = z.output<typeof launchRecord>
export type LaunchUnitRecord = LaunchRecord['units'][number]

/** The key of a launch: its project, by what holds across editions. */
export const launchId = ({ country, projectType, projectSlug }: Pick<LaunchRecord, 'country' | 'projectType' | 'projectSlug'>): string =>
  `${country}:${projectType}:${projectSlug}`
