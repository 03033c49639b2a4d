import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isModuleOpen } from '#market/module-countries.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { APPOINTMENT_NAMES } from '#property/appointment/appointment-names.ts'
import { listingLink } from '#property/listing/listing-link.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { spanWords, useCalendar } from '../calendar/calendar-context.ts'
import { BOOKING_STATE_TONES, BOOKING_STATE_WORDS, zoneWords } from '../calendar/calendar-words.ts'
import { OverlapBadge } from '../calendar/overlap-badge.tsx'
import { dayWords } from '../calendar-days.ts'
import { OutcomeBadge } from '../own/outcome-badge.tsx'
import type { OwnBooking } from '../schedule.ts'
import { BookingActions } from './booking-actions.tsx'
import { BookingContact } from './booking-contact.tsx'
import { HeldUntil } from './booking-item.tsx'
import { ValuationEvidence } from './valuation-evidence.tsx'

/** The appointment that the address names, e.g. from a notice, with all of it and what can be done. */
export function BookingPanel() {
  const { booking } = useSearch({ from: '/_default/scheduler' })
  const { opened } = useCalendar().calendar
  if (booking === undefined || opened === null) return null
  if (opened === 'unknown')
    return (
      <Panel kind="empty" title={<Trans>This appointment is not among yours</Trans>} action={<CloseLink />}>
        <Trans>Its link may be of another account.</Trans>
      </Panel>
    )
  return <OpenedBooking key={opened.id} booking={opened} />
}

function OpenedBooking({ booking }: { booking: OwnBooking }) {
  const { i18n } = useLingui()
  const { clock } = useCalendar()
  const panel = useRef<HTMLElement>(null)
  // somebody who chose it among others goes on here
  useEffect(() => panel.current?.focus(), [])
  const { visitorName, kind, state, startsAt, home, timeZone } = booking
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="opened-booking"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded border border-line bg-sheet p-6 outline-none"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h2 id="opened-booking" className="title text-2xl">
            {visitorName}
          </h2>
          <p className="figures text-lg">
            {dayWords(clock(startsAt).day, i18n.locale, 'full')}, {spanWords(booking, clock)}, {zoneWords(i18n, timeZone)}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            {i18n._(APPOINTMENT_NAMES[kind])}
            {home ? <HomeLink home={home} /> : null}
            <Badge tone={BOOKING_STATE_TONES[state]}>{i18n._(BOOKING_STATE_WORDS[state])}</Badge>
            <OutcomeBadge outcome={booking.outcome} />
            <OverlapBadge id={booking.id} />
          </p>
          <HeldUntil booking={booking} />
        </div>
        <span className="no-print">
          <CloseLink />
        </span>
      </header>
      <BookingContact booking={booking} />
      <ValuationEvidence booking={booking} />
      <div className="no-print">
        <BookingActions booking={booking} />
      </div>
    </section>
  )
}

const CloseLink = () => (
  <ButtonLink from="/scheduler" to="." search={(now) => ({ ...now, booking: undefined })} resetScroll={false} size="small">
    <Trans>Close</Trans>
  </ButtonLink>
)

const HOME_LINK = 'inline-flex min-h-6 items-center text-lagoon underline underline-offset-4'

/** The home that an appointment is about, with its advertisement, else its report where there is one. */
function HomeLink({ home }: { home: NonNullable<OwnBooking['home']> }) {
  const name = [home.name, home.unit].filter(Boolean).join(' ')
  if (home.listing) {
    const address = { ...home.listing, addressTypeGroup: home.typeGroup, addressProjectSlug: home.slug }
    return (
      <Link {...listingLink(address, home.country)} className={HOME_LINK}>
        {name}
      </Link>
    )
  }
  if (!isModuleOpen('report', home.country)) return <span>{name}</span>
  return (
    <Link
      to="/report/$reportKey/project/$countryCode/$projectType/$projectSlug"
      params={{
        reportKey: 'realvalue',
        countryCode: home.country,
        projectType: fromWireTypeGroup(home.typeGroup),
        projectSlug: home.slug,
      }}
      className={HOME_LINK}
    >
      {name}
    </Link>
  )
}
