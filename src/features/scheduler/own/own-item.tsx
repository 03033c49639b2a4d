import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { OWN_APPOINTMENT_NAMES } from '#property/appointment/own-appointment-names.ts'
import { spanWords, useCalendar } from '../calendar/calendar-context.ts'
import { OverlapBadge } from '../calendar/overlap-badge.tsx'
import type { WrittenAppointment } from '../schedule.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { OwnActions } from './own-actions.tsx'
import { writtenHome } from './own-entry.ts'
import { OwnFacts, useOwnTitle } from './own-facts.tsx'

interface OwnItemProps {
  own: WrittenAppointment
  /** with telephone, note and place */
  isWhole?: boolean
}

/** An own appointment or a blocked time in a list, with what can be done with it. */
export function OwnItem({ own, isWhole = false }: OwnItemProps) {
  const { i18n } = useLingui()
  const { clock } = useCalendar()
  const title = useOwnTitle()(own)
  const { id, kind, name, outcome } = own
  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)] lg:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <p className="figures text-lg font-semibold">{spanWords(own, clock)}</p>
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            from="/scheduler"
            to="."
            search={(now) => ({ ...now, own: id, booking: undefined, house: undefined })}
            className="inline-flex min-h-6 items-center text-lg font-semibold underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
          >
            {title}
          </Link>
          <OverlapBadge id={id} />
          <OutcomeBadge outcome={outcome} />
        </p>
        <p className="text-ink-2">{[i18n._(OWN_APPOINTMENT_NAMES[kind]), name && writtenHome(own)].filter(Boolean).join(' · ')}</p>
        {isWhole ? <OwnFacts own={own} /> : null}
      </div>
      <div className="sm:col-start-2 lg:col-start-3">
        <OwnActions own={own} />
      </div>
    </li>
  )
}
