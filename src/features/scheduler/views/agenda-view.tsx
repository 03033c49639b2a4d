import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BookingItem } from '../booking/booking-item.tsx'
import { BusyItem } from '../booking/busy-item.tsx'
import { OpenHouseItem } from '../booking/open-house-item.tsx'
import { useCalendar } from '../calendar/calendar-context.ts'
import { type CalendarEntry, entriesByDay } from '../calendar/calendar-entries.ts'
import { AGENDA_DAYS, addDays, dayWords } from '../calendar-days.ts'
import { OwnItem } from '../own/own-item.tsx'
import type { OwnBooking } from '../schedule.ts'
import { NoAppointments } from './no-appointments.tsx'

/** What waits for an answer, and the appointments of the days from the chosen one on. */
export function AgendaView() {
  const { calendar, day, clock } = useCalendar()
  const last = addDays(day, AGENDA_DAYS - 1)
  const days = entriesByDay(calendar, clock)
  const shown = [...days].filter(([one]) => one >= day && one <= last)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {calendar.waiting.length > 0 ? <Waiting bookings={calendar.waiting} /> : null}
      {shown.length === 0 ? (
        <NoAppointments>
          <Trans>No appointments in these weeks</Trans>
        </NoAppointments>
      ) : (
        shown.map(([one, entries]) => <AgendaDay key={one} day={one} entries={entries} />)
      )}
    </div>
  )
}

const Waiting = ({ bookings }: { bookings: readonly OwnBooking[] }) => (
  <section aria-labelledby="waiting">
    <h2 id="waiting" className="border-b border-ink pb-2 text-lg font-semibold">
      <Trans>Waiting for your answer</Trans>
    </h2>
    <ul>
      {bookings.map((booking) => (
        <BookingItem key={booking.id} booking={booking} withDay />
      ))}
    </ul>
  </section>
)

function AgendaDay({ day, entries }: { day: string; entries: readonly CalendarEntry[] }) {
  const { i18n } = useLingui()
  const { calendar } = useCalendar()
  const holiday = calendar.holidays.find((one) => one.day === day)
  return (
    <section aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="figures border-b border-ink pb-2 text-lg font-semibold">
        <Link
          from="/scheduler"
          to="."
          search={(now) => ({ ...now, view: 'day', day })}
          className="inline-flex min-h-6 items-center decoration-line underline-offset-4 hover:underline"
        >
          {dayWords(day, i18n.locale, 'full')}
        </Link>
        {holiday ? <span className="ps-3 text-sm font-normal text-ink-3">{holiday.name}</span> : null}
      </h2>
      <ul>
        {entries.map(({ booking, openHouse, written, busy }) =>
          written ? (
            <OwnItem key={written.id} own={written} />
          ) : booking ? (
            <BookingItem key={booking.id} booking={booking} withActions={!calendar.waiting.some(({ id }) => id === booking.id)} />
          ) : openHouse ? (
            <OpenHouseItem key={openHouse.id} openHouse={openHouse} />
          ) : (
            <BusyItem key={busy.id} busy={busy} />
          ),
        )}
      </ul>
    </section>
  )
}
