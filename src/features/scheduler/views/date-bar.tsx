import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useCalendar } from '../calendar/calendar-context.ts'
import { type CalendarDay, isCalendarDay } from '../calendar-day.ts'
import { AGENDA_DAYS, addCalendarMonths, addDays, dayWords, weekOf } from '../calendar-days.ts'
import type { SchedulerView } from '../search.ts'

/** The day from which a view is shown when somebody turns its page. */
const TURNS: Record<SchedulerView, (day: CalendarDay, by: 1 | -1) => CalendarDay> = {
  agenda: (day, by) => addDays(day, by * AGENDA_DAYS),
  day: (day, by) => addDays(day, by),
  week: (day, by) => addDays(day, by * 7),
  month: (day, by) => addCalendarMonths(day, by),
  hours: (day) => day,
}

/** The day that begins the page before or after. */
export const turned = (view: SchedulerView, day: CalendarDay, by: 1 | -1): CalendarDay => TURNS[view](day, by)

function titleOf(view: SchedulerView, day: CalendarDay, locale: string): string {
  if (view === 'month') return dayWords(day, locale, 'month')
  if (view === 'day') return dayWords(day, locale, 'full')
  const [first = day, last = day] = view === 'week' ? [weekOf(day)[0], weekOf(day)[6]] : [day, addDays(day, AGENDA_DAYS - 1)]
  return `${dayWords(first, locale, 'short')} – ${dayWords(last, locale, 'short')}`
}

/** Which days are shown, and the ways to others. */
export function DateBar() {
  const { t, i18n } = useLingui()
  const { view, day, today } = useCalendar()
  const navigate = useNavigate({ from: '/scheduler' })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="title figures text-2xl" aria-live="polite">
        {titleOf(view, day, i18n.locale)}
      </h2>
      <div className="no-print flex flex-wrap items-center gap-2">
        <TurnLink day={turned(view, day, -1)} label={t`Earlier`} mark="M10 3 5 8l5 5" />
        <ButtonLink from="/scheduler" to="." search={(now) => ({ ...now, day: undefined })} resetScroll={false}>
          <Trans>Today</Trans>
        </ButtonLink>
        <TurnLink day={turned(view, day, 1)} label={t`Later`} mark="m6 3 5 5-5 5" />
        <TextInput
          type="date"
          key={day}
          aria-label={t`Go to a day`}
          className="!w-40"
          defaultValue={day}
          onValue={(chosen) => {
            if (!isCalendarDay(chosen) || chosen === day) return
            void navigate({ search: (now) => ({ ...now, day: chosen === today ? undefined : chosen }), resetScroll: false })
          }}
        />
      </div>
    </div>
  )
}

const TurnLink = ({ day, label, mark }: { day: CalendarDay; label: string; mark: string }) => (
  <ButtonLink from="/scheduler" to="." search={(now) => ({ ...now, day })} resetScroll={false} aria-label={label} className="!px-2.5">
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
      <path d={mark} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </ButtonLink>
)
