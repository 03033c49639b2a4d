import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { APPOINTMENT_NAMES } from '#property/appointment/appointment-names.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import { isTaking, spanWords, useCalendar } from '../calendar/calendar-context.ts'
import { BOOKING_STATE_TONES, BOOKING_STATE_WORDS } from '../calendar/calendar-words.ts'
import { OverlapBadge } from '../calendar/overlap-badge.tsx'
import { dayWords, timeOfMinutes } from '../calendar-days.ts'
import { OutcomeBadge } from '../own/outcome-badge.tsx'
import type { OwnBooking } from '../schedule.ts'
import { BookingActions } from './booking-actions.tsx'
import { BookingContact } from './booking-contact.tsx'

interface BookingItemProps {
  booking: OwnBooking
  /** with its day, where no heading says it */
  withDay?: boolean
  /** with telephone, note and place */
  isWhole?: boolean
  isPrinted?: boolean
  /** false where it stands a second time on the page */
  withActions?: boolean
}

/** One appointment of a list, with what can be done with it. */
export function BookingItem({ booking, withDay = false, isWhole = false, isPrinted = true, withActions = true }: BookingItemProps) {
  const { i18n } = useLingui()
  const { clock } = useCalendar()
  const { id, kind, state, visitorName, home } = booking
  return (
    <li
      className={cx(
        'grid break-inside-avoid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)] lg:grid-cols-[8.5rem_minmax(0,1fr)_auto]',
        !isPrinted && 'no-print',
      )}
    >
      <p className={cx('figures text-lg font-semibold', !isTaking(booking) && 'text-ink-3 line-through')}>
        {withDay ? (
          <span className="block text-sm font-normal text-ink-2">{dayWords(clock(booking.startsAt).day, i18n.locale, 'short')}</span>
        ) : null}
        {spanWords(booking, clock)}
      </p>
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            from="/scheduler"
            to="."
            search={(now) => ({ ...now, booking: id })}
            className="inline-flex min-h-6 items-center text-lg font-semibold underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {visitorName}
          </Link>
          <Badge tone={BOOKING_STATE_TONES[state]}>{i18n._(BOOKING_STATE_WORDS[state])}</Badge>
          <OutcomeBadge outcome={booking.outcome} />
          <OverlapBadge id={id} />
        </p>
        <p className="text-ink-2">
          {i18n._(APPOINTMENT_NAMES[kind])}
          {home ? ` · ${[home.name, home.unit].filter(Boolean).join(' ')}` : null}
        </p>
        {isWhole ? <BookingContact booking={booking} /> : null}
        <HeldUntil booking={booking} />
      </div>
      {withActions ? (
        <div className="no-print sm:col-start-2 lg:col-start-3">
          <BookingActions booking={booking} />
        </div>
      ) : null}
    </li>
  )
}

/** Until when a request waits. */
export function HeldUntil({ booking: { state, heldUntil } }: { booking: OwnBooking }) {
  const { i18n } = useLingui()
  const { clock } = useCalendar()
  if (state !== 'HELD' || heldUntil === null) return null
  const until = clock(heldUntil)
  const time = timeOfMinutes(until.minutes)
  const day = dayWords(until.day, i18n.locale, 'short')
  return (
    <p className="figures no-print text-sm text-caution-ink">
      <Trans>
        Answer by {day}, {time}; then the time is free again.
      </Trans>
    </p>
  )
}
