import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { useSheetTitle } from '#ui/use-sheet-title.ts'
import { BookingItem } from '../booking/booking-item.tsx'
import { OpenHouseItem } from '../booking/open-house-item.tsx'
import { isTaking, useCalendar } from '../calendar/calendar-context.ts'
import { entriesByDay } from '../calendar/calendar-entries.ts'
import { dayWords } from '../calendar-days.ts'
import { NoAppointments } from './no-appointments.tsx'

/** The list of one day, also on A4: whom to meet when and where, with telephone numbers and notes. */
export function DayView() {
  const { i18n } = useLingui()
  const { calendar, day, clock } = useCalendar()
  const entries = entriesByDay(calendar, clock).get(day) ?? []
  const title = dayWords(day, i18n.locale, 'full')
  useSheetTitle(title)
  const holiday = calendar.holidays.find((one) => one.day === day)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={title}>
      <Waiting />
      {holiday ? <p className="text-ink-2">{holiday.name}</p> : null}
      {entries.length === 0 ? (
        <NoAppointments>
          <Trans>No appointments on this day</Trans>
        </NoAppointments>
      ) : (
        <>
          <ul className="border-t border-ink">
            {entries.map(({ booking, openHouse }) =>
              booking ? (
                <BookingItem key={booking.id} booking={booking} isWhole isPrinted={isTaking(booking)} />
              ) : (
                <OpenHouseItem key={openHouse.id} openHouse={openHouse} />
              ),
            )}
          </ul>
          <p className="no-print">
            <Button onClick={() => window.print()}>
              <Trans>Print the day</Trans>
            </Button>
          </p>
        </>
      )}
    </section>
  )
}

/** How many people wait for a time on this day. */
function Waiting() {
  const { calendar, day } = useCalendar()
  const people = calendar.waitedDays.filter((one) => one.day === day).reduce((sum, one) => sum + one.people, 0)
  if (people === 0) return null
  return (
    <p className="no-print text-ink-2">
      <Plural
        value={people}
        one="# person waits for a free time on this day and hears when something is cancelled."
        other="# people wait for a free time on this day and hear when something is cancelled."
      />
    </p>
  )
}
