import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { useSheetTitle } from '#ui/use-sheet-title.ts'
import { BookingItem } from '../booking/booking-item.tsx'
import { BusyItem } from '../booking/busy-item.tsx'
import { OpenHouseItem } from '../booking/open-house-item.tsx'
import { isTaking, useCalendar } from '../calendar/calendar-context.ts'
import { type CalendarEntry, entriesByDay, minutesOfEntry } from '../calendar/calendar-entries.ts'
import { dayWords, timeOfMinutes } from '../calendar-days.ts'
import { OwnItem } from '../own/own-item.tsx'
import { NoAppointments } from './no-appointments.tsx'
import { emptyHours, hoursShown } from './open-hours.ts'

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
            {entries.map(({ booking, openHouse, written, busy }) =>
              written ? (
                <OwnItem key={written.id} own={written} isWhole />
              ) : booking ? (
                <BookingItem key={booking.id} booking={booking} isWhole isPrinted={isTaking(booking)} />
              ) : openHouse ? (
                <OpenHouseItem key={openHouse.id} openHouse={openHouse} />
              ) : (
                <BusyItem key={busy.id} busy={busy} />
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
      <EmptyHours entries={entries} />
    </section>
  )
}

/** The hours of the day at which nothing stands: a press writes something down there. */
function EmptyHours({ entries }: { entries: readonly CalendarEntry[] }) {
  const { t } = useLingui()
  const { calendar, day, clock, openForm } = useCalendar()
  if (!openForm) return null
  const times = entries.filter(({ booking }) => !booking || isTaking(booking)).map((entry) => minutesOfEntry(entry, clock))
  // a busy night does not lengthen the day
  const known = entries.filter(({ booking, busy }) => !busy && (!booking || isTaking(booking))).map((entry) => minutesOfEntry(entry, clock))
  const hours = emptyHours(hoursShown(calendar.schedule, known), times)
  if (hours.length === 0) return null
  return (
    <section className="no-print grid gap-2" aria-labelledby="empty-hours">
      <h3 id="empty-hours" className="font-[560]">
        <Trans>Hours at which nothing stands</Trans>
      </h3>
      <div className="figures flex flex-wrap gap-2">
        {hours.map((hour) => {
          const time = timeOfMinutes(hour * 60)
          return (
            <Button
              key={hour}
              size="small"
              aria-label={t`Write down an appointment at ${time}`}
              onClick={() => openForm({ at: { day, minutes: hour * 60 } })}
            >
              {time}
            </Button>
          )
        })}
      </div>
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
