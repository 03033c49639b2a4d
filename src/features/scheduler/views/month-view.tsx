import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { cx } from '#ui/class-names.ts'
import { BusyTitle } from '../booking/busy-item.tsx'
import { isTaking, useCalendar } from '../calendar/calendar-context.ts'
import { type CalendarEntry, entriesByDay, timesOf } from '../calendar/calendar-entries.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { dayWords, timeOfMinutes, weekOf, weeksOfMonth } from '../calendar-days.ts'
import { useOwnTitle } from '../own/own-facts.tsx'
import { isDayOff } from './open-hours.ts'
import { useGridKeys } from './use-grid-keys.ts'

/** Appointments of a day that are named in its cell; the day itself lists all. */
const NAMED_MAX = 3

/** A month by weeks; a day leads to its list. */
export function MonthView() {
  const { i18n } = useLingui()
  const { calendar, day, clock } = useCalendar()
  const weeks = weeksOfMonth(day)
  const { grid, tabIndexOf } = useGridKeys(7, weeks.flat().indexOf(day))
  const days = entriesByDay(calendar, clock, isTaking)
  return (
    <table {...grid} aria-label={dayWords(day, i18n.locale, 'month')} className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {weekOf(day).map((one) => (
            <th key={one} scope="col" className="pb-2 text-start text-xs font-medium text-ink-3">
              {dayWords(one, i18n.locale, 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week[0]}>
            {week.map((one, column) => (
              <td
                key={one}
                data-cell=""
                className={cx(
                  'h-20 border border-line p-0 align-top lg:h-28',
                  isDayOff(calendar.schedule, calendar.holidays, one) && 'bg-wash',
                )}
              >
                <MonthDay day={one} entries={days.get(one) ?? []} tabIndex={tabIndexOf(row * 7 + column)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface MonthDayProps {
  day: CalendarDay
  entries: readonly CalendarEntry[]
  tabIndex: 0 | -1
}

function MonthDay({ day, entries, tabIndex }: MonthDayProps) {
  const { i18n } = useLingui()
  const { clock, day: chosen, today } = useCalendar()
  const isOwnMonth = day.slice(0, 7) === chosen.slice(0, 7)
  return (
    <Link
      from="/scheduler"
      to="."
      search={(now) => ({ ...now, view: 'day', day })}
      tabIndex={tabIndex}
      aria-current={day === today ? 'date' : undefined}
      className="grid h-full content-start gap-1 p-1.5 -outline-offset-2 hover:bg-lagoon-soft"
    >
      <span className="sr-only">{dayWords(day, i18n.locale, 'full')}</span>
      <span
        aria-hidden="true"
        className={cx(
          'figures grid size-6 place-items-center rounded-full text-sm',
          day === today ? 'bg-lagoon font-semibold text-paper' : isOwnMonth ? 'text-ink' : 'text-ink-3',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {entries.length > 0 ? (
        <>
          <span className="figures justify-self-start rounded bg-lagoon-soft px-1.5 text-xs font-[560] text-lagoon lg:sr-only">
            <span aria-hidden="true" className="lg:hidden">
              {entries.length}
            </span>
            <span className="sr-only">
              <Plural value={entries.length} one="# appointment" other="# appointments" />
            </span>
          </span>
          <span aria-hidden="true" className="hidden gap-0.5 lg:grid">
            {entries.slice(0, NAMED_MAX).map((entry) => (
              <span
                key={timesOf(entry).id}
                className={cx(
                  'figures block truncate rounded px-1 text-xs leading-5',
                  entry.booking?.state === 'HELD'
                    ? 'bg-caution-soft text-caution-ink'
                    : entry.busy
                      ? 'bg-wash text-ink-2'
                      : 'bg-lagoon-soft text-lagoon',
                )}
              >
                {timeOfMinutes(clock(timesOf(entry).startsAt).minutes)} <EntryName entry={entry} />
              </span>
            ))}
            {entries.length > NAMED_MAX ? <span className="figures px-1 text-xs text-ink-2">+{entries.length - NAMED_MAX}</span> : null}
          </span>
        </>
      ) : null}
    </Link>
  )
}

function EntryName({ entry: { booking, written, busy } }: { entry: CalendarEntry }) {
  const ownTitle = useOwnTitle()
  if (booking) return booking.visitorName
  if (written) return ownTitle(written)
  return busy ? <BusyTitle name={busy.name} /> : <Trans>Open house</Trans>
}
