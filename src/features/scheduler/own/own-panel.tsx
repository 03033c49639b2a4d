import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { OWN_APPOINTMENT_NAMES } from '#property/appointment/own-appointment-names.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { spanWords, useCalendar } from '../calendar/calendar-context.ts'
import { zoneWords } from '../calendar/calendar-words.ts'
import { OverlapBadge } from '../calendar/overlap-badge.tsx'
import { dayWords } from '../calendar-days.ts'
import type { WrittenAppointment } from '../schedule.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { OwnActions } from './own-actions.tsx'
import { OwnFacts, OwnHome, useOwnTitle } from './own-facts.tsx'

/** The own appointment that the address names, with all of it and what can be done. */
export function OwnPanel() {
  const { own } = useSearch({ from: '/_default/scheduler' })
  const { written } = useCalendar().calendar
  if (own === undefined) return null
  const opened = written.find(({ id }) => id === own)
  if (!opened)
    return (
      <Panel kind="empty" title={<Trans>This appointment is not on these days</Trans>} action={<CloseLink />}>
        <Trans>It was taken away or moved, or it is of another account.</Trans>
      </Panel>
    )
  return <OpenedOwn key={opened.id} own={opened} />
}

function OpenedOwn({ own }: { own: WrittenAppointment }) {
  const { i18n } = useLingui()
  const { clock } = useCalendar()
  const title = useOwnTitle()(own)
  const panel = useRef<HTMLElement>(null)
  // somebody who chose it among others goes on here
  useEffect(() => panel.current?.focus(), [])
  const { kind, startsAt, timeZone, outcome } = own
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="opened-own"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded border border-line bg-sheet p-6 outline-none"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h2 id="opened-own" className="title text-2xl wrap-anywhere">
            {title}
          </h2>
          <p className="figures text-lg">
            {dayWords(clock(startsAt).day, i18n.locale, 'full')}, {spanWords(own, clock)}, {zoneWords(i18n, timeZone)}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            {i18n._(OWN_APPOINTMENT_NAMES[kind])}
            <OwnHome own={own} />
            <OverlapBadge id={own.id} />
            <OutcomeBadge outcome={outcome} />
          </p>
        </div>
        <span className="no-print">
          <CloseLink />
        </span>
      </header>
      <OwnFacts own={own} />
      <OwnActions own={own} />
    </section>
  )
}

const CloseLink = () => (
  <ButtonLink from="/scheduler" to="." search={(now) => ({ ...now, own: undefined })} resetScroll={false} size="small">
    <Trans>Close</Trans>
  </ButtonLink>
)
