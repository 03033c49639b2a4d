import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { APPOINTMENT_NAMES } from '#property/appointment/appointment-names.ts'
import { OWN_APPOINTMENT_NAMES } from '#property/appointment/own-appointment-names.ts'
import { listingLink } from '#property/listing/listing-link.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { BusyTitle } from '../booking/busy-item.tsx'
import { isTaking, spanWords, useCalendar } from '../calendar/calendar-context.ts'
import { type BusyPart, type CalendarEntry, entriesByDay, minutesOfEntry, timesOf } from '../calendar/calendar-entries.ts'
import { BOOKING_STATE_WORDS } from '../calendar/calendar-words.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { addDays, clockMoment, dayWords, type LocalTime, timeOfMinutes, weekOf } from '../calendar-days.ts'
import { useOwnTitle } from '../own/own-facts.tsx'
import type { OwnBooking, OwnOpenHouse, WrittenAppointment } from '../schedule.ts'
import { type Lane, lanesOf } from './lanes.ts'
import { isMoved, type MoveBy } from './move-by.ts'
import { MovedEntry } from './moved-entry.tsx'
import { hoursShown, isDayOff, isHourOpen } from './open-hours.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useMoving } from './use-moving.ts'

/** px of an hour */
const HOUR_HEIGHT = 56
/** px that lines of an appointment need */
const TWO_LINES = 38
const THREE_LINES = 54
const WHOLE_DAY = { first: 0, last: 23 }
const ALONE: Lane = { lane: 0, lanes: 1 }

interface Placed {
  entry: CalendarEntry
  day: CalendarDay
  from: number
  to: number
}

/** Something that was moved to another time, until that is sent or left. */
interface MovedTo {
  entry: CalendarEntry
  startsAt: string
}

/** A week by hours; what is offered is light, and what is taken stands at its time. An empty hour is pressed to write something down. */
export function WeekView() {
  const { t, i18n } = useLingui()
  const { calendar, day, clock, openForm } = useCalendar()
  const [isWhole, setWhole] = useState(false)
  const [moved, setMoved] = useState<MovedTo | null>(null)
  const movedTo = (entry: CalendarEntry, { days: by, minutes }: MoveBy) => {
    const start = clock(timesOf(entry).startsAt)
    return clockMoment({ day: addDays(start.day, by), minutes: start.minutes + minutes }, clock)
  }
  const moves = useMoving(HOUR_HEIGHT, (entry, by) => setMoved({ entry, startsAt: movedTo(entry, by) }))
  const days = weekOf(day)
  const placed = [...entriesByDay(calendar, clock, isTaking).values()]
    .flat()
    .map((entry): Placed => ({ entry, day: clock(timesOf(entry).startsAt).day, ...minutesOfEntry(entry, clock) }))
  const ofWeek = placed.filter((one) => days.includes(one.day))
  const known = ofWeek.filter(({ entry }) => !entry.busy)
  const { first, last } = isWhole ? WHOLE_DAY : hoursShown(calendar.schedule, known)
  const shown = ofWeek.flatMap((one) => withinHours(one, first, last))
  const hours = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const firstTaken = hours.flatMap((hour) => days.map((one) => beginsIn(shown, one, hour).length > 0)).indexOf(true)
  const { grid, tabIndexOf } = useGridKeys(7, Math.max(0, firstTaken))
  const lanes = new Map(days.flatMap((one) => [...lanesOf(shown.filter((other) => other.day === one))]))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {openForm ? <WeekHelp isWhole={isWhole} onWhole={setWhole} moving={moves.moving && movedWords(moves.moving)} /> : null}
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
                    at={{ day: one, minutes: hour * 60 }}
                    isOpen={!isDayOff(calendar.schedule, calendar.holidays, one) && isHourOpen(calendar.schedule, one, hour)}
                    placed={beginsIn(shown, one, hour)}
                    lanes={lanes}
                    moves={moves}
                    tabIndex={tabIndexOf(row * 7 + column)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {moved ? <MovedEntry key={moved.startsAt} {...moved} onClose={() => setMoved(null)} /> : null}
    </div>
  )

  /** The time to which something is being moved. */
  function movedWords({ id, by }: { id: string; by: MoveBy }): string {
    const one = placed.find(({ entry }) => timesOf(entry).id === id)
    if (!one) return ''
    const local = clock(movedTo(one.entry, by))
    return `${dayWords(local.day, i18n.locale, 'short')}, ${timeOfMinutes(local.minutes)}`
  }
}

interface WeekHelpProps {
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  /** the time to which something is being moved; null while nothing is */
  moving: string | null
}

/** How something is written down and moved here; and where it goes while it is moved. */
function WeekHelp({ isWhole, onWhole, moving }: WeekHelpProps) {
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="max-w-[76ch] text-sm text-ink-2">
        <Trans>Press an empty hour to write something down.</Trans>{' '}
        <span className="pointer-coarse:hidden">
          <Trans>Drag an appointment to move it; by keys: M, then the arrows, then Enter.</Trans>
        </span>
      </p>
      <p role="status" className="figures font-[560] empty:hidden">
        {moving}
      </p>
      <Button size="small" aria-pressed={isWhole} onClick={() => onWhole(!isWhole)}>
        <Trans>All 24 hours</Trans>
      </Button>
    </div>
  )
}

/** What other calendars take at night does not lengthen the day: of it, the part within the hours that are shown. */
function withinHours(one: Placed, first: number, last: number): Placed[] {
  if (!one.entry.busy) return [one]
  const [from, to] = [Math.max(one.from, first * 60), Math.min(one.to, (last + 1) * 60)]
  return from < to ? [Object.assign({}, one, { from, to })] : []
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
  at: LocalTime
  isOpen: boolean
  placed: readonly Placed[]
  lanes: ReadonlyMap<Placed, Lane>
  moves: ReturnType<typeof useMoving>
  tabIndex: 0 | -1
}

function HourCell({ at, isOpen, placed, lanes, moves, tabIndex }: HourCellProps) {
  const { i18n } = useLingui()
  const { openForm } = useCalendar()
  const isEmpty = placed.length === 0
  /** Of what stands in a cell, a press is not the cell's. */
  const write = (event: SyntheticEvent<HTMLElement>, minutes: number) => {
    if (event.target === event.currentTarget) openForm?.({ at: { ...at, minutes: at.minutes + minutes } })
  }
  return (
    <td
      data-cell=""
      tabIndex={isEmpty ? tabIndex : undefined}
      aria-label={isEmpty ? `${dayWords(at.day, i18n.locale, 'short')} ${timeOfMinutes(at.minutes)}` : undefined}
      onClick={(event) => write(event, event.nativeEvent.offsetY < HOUR_HEIGHT / 2 ? 0 : 30)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return
        // or the same press would be one of the first button of the form
        event.preventDefault()
        write(event, 0)
      }}
      className={cx(
        'relative border border-line p-0 align-top -outline-offset-2',
        isOpen ? 'bg-sheet' : 'bg-wash',
        openForm && 'cursor-pointer',
      )}
    >
      {placed.map((one) => (
        <Block
          key={timesOf(one.entry).id}
          placed={one}
          lane={lanes.get(one) ?? ALONE}
          by={moves.byOf(timesOf(one.entry))}
          handlers={mayMove(one.entry) ? moves.handlersOf(one.entry) : null}
          tabIndex={tabIndex}
        />
      ))}
    </td>
  )
}

/** What is confirmed is moved, and what the agent wrote down; an open house is its source's. */
const mayMove = ({ booking, written }: CalendarEntry): boolean => written !== undefined || booking?.state === 'CONFIRMED'

interface BlockProps {
  placed: Placed
  lane: Lane
  /** how far it is being moved */
  by: MoveBy
  /** null: it stays where it is */
  handlers: ReturnType<ReturnType<typeof useMoving>['handlersOf']> | null
  tabIndex: 0 | -1
}

/** What stands at a time, as long as it lasts; what overlaps stands beside each other. */
function Block({ placed: { entry, from, to }, lane: { lane, lanes }, by, handlers, tabIndex }: BlockProps) {
  const height = Math.max(24, ((to - from) / 60) * HOUR_HEIGHT - 2)
  const place = {
    top: ((from % 60) / 60) * HOUR_HEIGHT,
    height,
    left: `${(lane / lanes) * 100}%`,
    width: `${100 / lanes}%`,
    // a day is as wide as all lanes
    transform: isMoved(by) ? `translate(${by.days * lanes * 100}%, ${(by.minutes / 60) * HOUR_HEIGHT}px)` : undefined,
  }
  if (entry.booking) return <BookingBlock booking={entry.booking} place={place} handlers={handlers} tabIndex={tabIndex} />
  if (entry.written) return <OwnBlock own={entry.written} place={place} handlers={handlers} tabIndex={tabIndex} />
  if (entry.busy) return <BusyBlock busy={entry.busy} place={place} tabIndex={tabIndex} />
  return <OpenHouseBlock openHouse={entry.openHouse} place={place} handlers={null} tabIndex={tabIndex} />
}

interface PlacedBlockProps extends Pick<BlockProps, 'handlers' | 'tabIndex'> {
  place: { top: number; height: number; left: string; width: string; transform: string | undefined }
}

const BLOCK = 'figures absolute z-10 overflow-hidden rounded border px-1.5 py-0.5 text-xs hover:z-20 focus-visible:z-20'

function BookingBlock({ booking, place, handlers, tabIndex }: PlacedBlockProps & { booking: OwnBooking }) {
  const { i18n } = useLingui()
  return (
    <Link
      from="/scheduler"
      to="."
      search={(now) => ({ ...now, booking: booking.id, own: undefined, house: undefined })}
      tabIndex={tabIndex}
      style={place}
      {...handlers}
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

function OwnBlock({ own, place, handlers, tabIndex }: PlacedBlockProps & { own: WrittenAppointment }) {
  const { i18n } = useLingui()
  const title = useOwnTitle()(own)
  return (
    <Link
      from="/scheduler"
      to="."
      search={(now) => ({ ...now, own: own.id, booking: undefined, house: undefined })}
      tabIndex={tabIndex}
      style={place}
      {...handlers}
      className={cx(BLOCK, own.kind === 'BLOCKED' ? 'border-line bg-wash text-ink-2' : 'border-ink-3 bg-sheet text-ink')}
    >
      <BlockTimes times={own} height={place.height} name={title} />
      <span className={place.height < THREE_LINES ? 'sr-only' : 'block truncate'}>{i18n._(OWN_APPOINTMENT_NAMES[own.kind])}</span>
    </Link>
  )
}

/** It stays where the other calendar has it, and says no more than that. */
function BusyBlock({ busy, place, tabIndex }: Omit<PlacedBlockProps, 'handlers'> & { busy: BusyPart }) {
  return (
    <div style={place} tabIndex={tabIndex} className={cx(BLOCK, 'border-line border-dashed bg-wash text-ink-2')}>
      <BlockTimes times={busy} height={place.height} name={<BusyTitle name={busy.name} />} />
    </div>
  )
}

function OpenHouseBlock({ openHouse, place, tabIndex }: PlacedBlockProps & { openHouse: OwnOpenHouse }) {
  const { slug, country, name, hosted, ...address } = openHouse
  const words = (
    <>
      <BlockTimes times={openHouse} height={place.height} name={name} />
      <span className={place.height < THREE_LINES ? 'sr-only' : 'block truncate'}>
        <Trans>Open house</Trans>
      </span>
    </>
  )
  const look = { style: place, tabIndex, className: cx(BLOCK, 'border-lagoon bg-sheet text-lagoon') }
  if (hosted)
    return (
      <Link from="/scheduler" to="." search={(now) => ({ ...now, house: hosted.id, booking: undefined, own: undefined })} {...look}>
        {words}
      </Link>
    )
  return slug === null ? (
    <div {...look}>{words}</div>
  ) : (
    <Link {...listingLink({ ...address, slug }, country)} {...look}>
      {words}
    </Link>
  )
}

function BlockTimes({ times, height, name }: { times: Pick<OwnBooking, 'id' | 'startsAt' | 'endsAt'>; height: number; name: ReactNode }) {
  const { clock, overlaps } = useCalendar()
  const over = overlaps.has(times.id) ? (
    <span className="float-end size-2 rounded-full bg-bad">
      <span className="sr-only">
        <Trans>At the time of something else</Trans>
      </span>
    </span>
  ) : null
  return height < TWO_LINES ? (
    <span className="block truncate">
      {over}
      <span className="font-semibold">{timeOfMinutes(clock(times.startsAt).minutes)}</span> {name}
    </span>
  ) : (
    <>
      <span className="block truncate font-semibold">
        {over}
        {spanWords(times, clock)}
      </span>
      <span className="block truncate">{name}</span>
    </>
  )
}
