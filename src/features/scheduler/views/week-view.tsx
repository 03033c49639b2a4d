import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { APPOINTMENT_NAMES } from '#property/appointment/appointment-names.ts'
import { listingLink } from '#property/listing/listing-link.ts'
import { cx } from '#ui/class-names.ts'
import { isTaking, spanWords, useCalendar } from '../calendar/calendar-context.ts'
import { type CalendarEntry, entriesByDay, timesOf } from '../calendar/calendar-entries.ts'
import { BOOKING_STATE_WORDS } from '../calendar/calendar-words.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { dayWords, timeOfMinutes, weekOf } from '../calendar-days.ts'
import type { OwnBooking, OwnOpenHouse } from '../schedule.ts'
import { hoursShown, isDayOff, isHourOpen } from './open-hours.ts'
import { useGridKeys } from './use-grid-keys.ts'

/** px of an hour */
const HOUR_HEIGHT = 56
/** px that lines of an appointment need */
const TWO_LINES = 38
const THREE_LINES = 54

interface Placed {
  entry: CalendarEntry
  day: CalendarDay
  from: number
  to: number
}

/** A week by hours; what is offered is light, and what is taken stands at its time. */
export function WeekView() {
  const { t, i18n } = useLingui()
  const { calendar, day, clock } = useCalendar()
  const days = weekOf(day)
  const placed = [...entriesByDay(calendar, clock, isTaking).values()].flat().map((entry): Placed => {
    const { startsAt, endsAt } = timesOf(entry)
    const start = clock(startsAt)
    const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
    return { entry, day: start.day, from: start.minutes, to: Math.min(1_440, start.minutes + minutes) }
  })
  const { first, last } = hoursShown(
    calendar.schedule,
    placed.filter((one) => days.includes(one.day)),
  )
  const hours = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const firstTaken = hours.flatMap((hour) => days.map((one) => beginsIn(placed, one, hour).length > 0)).indexOf(true)
  const { grid, tabIndexOf } = useGridKeys(7, Math.max(0, firstTaken))
  return (
    <div className="more-beside overflow-x-auto">
      <table {...grid} aria-label={t`Week`} className="w-full min-w-[720px] table-fixed border-collapse">
        <WeekHead days={days} />
        <tbody>
          {hours.map((hour, row) => (
            <tr key={hour} style={{ height: HOUR_HEIGHT }}>
              <th scope="row" className="figures pe-2 text-end align-top text-xs font-normal text-ink-3">
                {timeOfMinutes(hour * 60)}
              </th>
              {days.map((one, column) => (
                <HourCell
                  key={one}
                  label={`${dayWords(one, i18n.locale, 'short')} ${timeOfMinutes(hour * 60)}`}
                  isOpen={!isDayOff(calendar.schedule, calendar.holidays, one) && isHourOpen(calendar.schedule, one, hour)}
                  placed={beginsIn(placed, one, hour)}
                  tabIndex={tabIndexOf(row * 7 + column)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const beginsIn = (placed: readonly Placed[], day: CalendarDay, hour: number): Placed[] =>
  placed.filter((one) => one.day === day && Math.floor(one.from / 60) === hour)

function WeekHead({ days }: { days: readonly CalendarDay[] }) {
  const { i18n } = useLingui()
  const { today, calendar } = useCalendar()
  return (
    <thead>
      <tr>
        <td className="w-14" />
        {days.map((day) => (
          <th key={day} scope="col" className="pb-2 text-start align-bottom text-xs font-medium">
            <Link
              from="/scheduler"
              to="."
              search={(now) => ({ ...now, view: 'day', day })}
              aria-current={day === today ? 'date' : undefined}
              className={cx(
                'figures inline-flex min-h-6 items-center rounded px-1 hover:bg-wash',
                day === today ? 'bg-lagoon-soft text-lagoon' : 'text-ink-2',
              )}
            >
              {dayWords(day, i18n.locale, 'short')}
            </Link>
            <span className="block truncate px-1 font-normal text-ink-3">{calendar.holidays.find((one) => one.day === day)?.name}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface HourCellProps {
  label: string
  isOpen: boolean
  placed: readonly Placed[]
  tabIndex: 0 | -1
}

function HourCell({ label, isOpen, placed, tabIndex }: HourCellProps) {
  const isEmpty = placed.length === 0
  return (
    <td
      data-cell=""
      tabIndex={isEmpty ? tabIndex : undefined}
      aria-label={isEmpty ? label : undefined}
      className={cx('relative border border-line p-0 align-top -outline-offset-2', isOpen ? 'bg-sheet' : 'bg-wash')}
    >
      {placed.map((one) => {
        const beside = placed.filter(({ from }) => from === one.from)
        return <Block key={timesOf(one.entry).id} placed={one} lane={beside.indexOf(one)} lanes={beside.length} tabIndex={tabIndex} />
      })}
    </td>
  )
}

interface BlockProps {
  placed: Placed
  lane: number
  lanes: number
  tabIndex: 0 | -1
}

/** An appointment or open house at its time, as long as it lasts; those of the same time stand beside each other. */
function Block({ placed: { entry, from, to }, lane, lanes, tabIndex }: BlockProps) {
  const height = Math.max(24, ((to - from) / 60) * HOUR_HEIGHT - 2)
  const place = { top: ((from % 60) / 60) * HOUR_HEIGHT, height, left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` }
  return entry.booking ? (
    <BookingBlock booking={entry.booking} place={place} tabIndex={tabIndex} />
  ) : (
    <OpenHouseBlock openHouse={entry.openHouse} place={place} tabIndex={tabIndex} />
  )
}

interface PlacedBlockProps {
  place: { top: number; height: number; left: string; width: string }
  tabIndex: 0 | -1
}

const BLOCK = 'figures absolute z-10 overflow-hidden rounded border px-1.5 py-0.5 text-xs hover:z-20 focus-visible:z-20'

function BookingBlock({ booking, place, tabIndex }: PlacedBlockProps & { booking: OwnBooking }) {
  const { i18n } = useLingui()
  return (
    <Link
      from="/scheduler"
      to="."
      search={(now) => ({ ...now, booking: booking.id })}
      tabIndex={tabIndex}
      style={place}
      className={cx(
        BLOCK,
        booking.state === 'HELD'
          ? 'border-caution border-dashed bg-caution-soft text-caution-ink'
          : booking.state === 'DONE'
            ? 'border-line bg-wash text-ink-2'
            : 'border-lagoon bg-lagoon-soft text-lagoon',
      )}
    >
      <BlockTimes times={booking} height={place.height} name={booking.visitorName} />
      <span className={place.height < THREE_LINES ? 'sr-only' : 'block truncate'}>{i18n._(APPOINTMENT_NAMES[booking.kind])}</span>
      <span className="sr-only">{i18n._(BOOKING_STATE_WORDS[booking.state])}</span>
    </Link>
  )
}

function OpenHouseBlock({ openHouse, place, tabIndex }: PlacedBlockProps & { openHouse: OwnOpenHouse }) {
  const { slug, country, name, ...address } = openHouse
  const words = (
    <>
      <BlockTimes times={openHouse} height={place.height} name={name} />
      <span className={place.height < THREE_LINES ? 'sr-only' : 'block truncate'}>
        <Trans>Open house</Trans>
      </span>
    </>
  )
  const look = { style: place, tabIndex, className: cx(BLOCK, 'border-lagoon bg-sheet text-lagoon') }
  return slug === null ? (
    <div {...look}>{words}</div>
  ) : (
    <Link {...listingLink({ ...address, slug }, country)} {...look}>
      {words}
    </Link>
  )
}

function BlockTimes({ times, height, name }: { times: Pick<OwnBooking, 'startsAt' | 'endsAt'>; height: number; name: string }) {
  const { clock } = useCalendar()
  return height < TWO_LINES ? (
    <span className="block truncate">
      <span className="font-semibold">{timeOfMinutes(clock(times.startsAt).minutes)}</span> {name}
    </span>
  ) : (
    <>
      <span className="block truncate font-semibold">{spanWords(times, clock)}</span>
      <span className="block truncate">{name}</span>
    </>
  )
}
