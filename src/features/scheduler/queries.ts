import { type MissingRight, missingRightOf } from '#access/seat/missing-right.ts'
import type { Result } from '#lib/result.ts'
import { todayIn } from '#market/today.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'
import type { CalendarDay } from './calendar-day.ts'
import { AGENDA_DAYS, addDays, weekOf, weeksOfMonth } from './calendar-days.ts'
import type { Calendar } from './schedule.ts'
import type { SchedulerSearch, SchedulerView } from './search.ts'

interface Offering {
  viewer: Pick<Viewer, 'roles' | 'isStaff' | 'isSubAccount' | 'seatRights'>
}

interface Asking {
  viewer: Offering['viewer'] & Pick<Viewer, 'isLoggedIn'>
  country: CountryCode
}

/** The desk that staff look at who offer no times of their own. */
const STAFF_DESK: CountryCode = 'SG'

/** Whose times the page is about: a desk's for staff, else the own of an agent or of a seat with a calendar; null for everybody else. */
export function deskOrOwn({ viewer }: Offering, desk: CountryCode | undefined): { desk: CountryCode | undefined } | null {
  const isAgent = viewer.roles.includes('agent')
  if (viewer.isStaff) return { desk: desk ?? (isAgent ? undefined : STAFF_DESK) }
  const isSeat = viewer.isSubAccount && viewer.seatRights?.includes('CALENDAR') === true
  return isAgent || isSeat ? { desk: undefined } : null
}

/** First and last day that a view shows. */
export function spanOf(view: SchedulerView, day: CalendarDay): [CalendarDay, CalendarDay] {
  const days: Record<SchedulerView, () => CalendarDay[]> = {
    agenda: () => [day, addDays(day, AGENDA_DAYS - 1)],
    day: () => [day],
    week: () => weekOf(day),
    month: () => weeksOfMonth(day).flat(),
    hours: () => [day],
  }
  const all = days[view]()
  return [all[0] ?? day, all.at(-1) ?? day]
}

/**
 * The calendar of an agent or of a seat, or for staff of a desk; for a seat without one, who can give it; null for everybody else, who read what the page is
 * for. Signed out it is unknown who that is: the answer may still be shown for a moment after signing in.
 */
export async function loadCalendar(
  { viewer, country }: Asking,
  { view = 'agenda', day, booking, house, desk }: SchedulerSearch,
): Promise<Result<Calendar> | { missing: MissingRight } | null | 'signed-out'> {
  if (!viewer.isLoggedIn) return 'signed-out'
  const whose = deskOrOwn({ viewer }, desk)
  if (!whose) {
    const missing = await missingRightOf(viewer, 'CALENDAR')
    return missing && { missing }
  }
  const [from, until] = spanOf(view, day ?? todayIn(whose.desk ?? country))
  const { fetchCalendar } = await import('./scheduler.functions.ts')
  return fetchCalendar({ data: { ...whose, from, until, booking, house } })
}
