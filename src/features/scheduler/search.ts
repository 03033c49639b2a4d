import * as z from 'zod/mini'
import { isUuid } from '#lib/uuid.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { parameter } from '#session/parameter.ts'
import { isCalendarDay } from './calendar-day.ts'

/** What the scheduler shows; the agenda is the first and has no word in the address. */
export const SCHEDULER_VIEWS = ['agenda', 'day', 'week', 'month', 'hours'] as const
export type SchedulerView = (typeof SCHEDULER_VIEWS)[number]

/** View, day and chosen appointment live in the address; a wrong value is dropped. */
export const schedulerSearch = z.object({
  view: parameter<SchedulerView>(z.enum(SCHEDULER_VIEWS)),
  /** from which day on, by the schedule's own clock; today without it */
  day: parameter<string>(z.string().check(z.refine(isCalendarDay))),
  /** the appointment that is opened, e.g. by a notice */
  booking: parameter<string>(z.string().check(z.refine(isUuid))),
  /** what the agent has written down and opened, among the days shown */
  own: parameter<string>(z.string().check(z.refine(isUuid))),
  /** the open house that is opened, among the days shown */
  house: parameter<string>(z.string().check(z.refine(isUuid))),
  /** the valuation desk of a country, for staff */
  desk: parameter<CountryCode>(z.enum(COUNTRY_CODES)),
})

export type SchedulerSearch = z.output<typeof schedulerSearch>
