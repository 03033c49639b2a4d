import { z } from 'zod'
import { LAUNCH_STATES, UNIT_STATES } from '#graphql/launch-kinds.ts'
import { COUNTRY_CODES, TYPE_GROUPS, UNIT_MIXES } from '#market/vocabulary.ts'

export const LAUNCH_UNITS_MAX = 3_000
const DATED_MAX = 200

const day = z.iso.date()
const line = (max: number) => z.string().trim().min(1).max(max)
const whole = z.int().positive()

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
    tenure: z.enum(['freehold', 'leasehold']),
    tenureYears: whole.max(9_999).nullable().default(null),
    source: line(200),
    pricesOn: day,
    units: z.array(unit).min(1).max(LAUNCH_UNITS_MAX),
  })
  .superRefine(({ units, previewFrom, previewTo, bookingFrom, pricesOn, tenure, tenureYears }, check) => {
    const fault = (path: (string | number)[], message: string) => check.addIssue({ code: 'custom', path, message })
    if (!isUnique(units.map(({ stack, floor }) => `${floor} ${stack}`))) fault(['units'], 'two units have the same stack and floor')
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
