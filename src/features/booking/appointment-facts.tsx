import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AppointmentFactsFragment } from '#graphql/generated/graphql.ts'
import { APPOINTMENT_NAMES } from '#property/appointment/appointment-names.ts'
import { appointmentStateWords } from './booking-words.ts'
import { isSameClock, ownClock, zoneClock, zoneDate, zoneName } from './zone-time.ts'

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[9rem_1fr]">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-[560]">{children}</dd>
  </div>
)

/** A span of time by the clock of its place, and by the visitor's where that differs. */
export function SpanOfTime({ startsAt, endsAt, timeZone }: Pick<AppointmentFactsFragment, 'startsAt' | 'endsAt' | 'timeZone'>) {
  const { i18n } = useLingui()
  const isHydrated = useHydrated()
  const ownZone = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : null
  const date = zoneDate(startsAt, timeZone, i18n.locale)
  const [from, to] = [zoneClock(startsAt, timeZone, i18n.locale), zoneClock(endsAt, timeZone, i18n.locale)]
  const zone = zoneName(timeZone, startsAt, i18n.locale)
  const own = ownZone && !isSameClock(ownZone, timeZone, startsAt) ? ownClock(startsAt, ownZone, timeZone, i18n.locale) : null
  return (
    <>
      <span className="figures">
        {date}, {from}–{to}
      </span>{' '}
      <span className="font-normal text-ink-2">({zone})</span>
      {own ? (
        <span className="block font-normal text-ink-2">
          <Trans>{own} with you</Trans>
        </span>
      ) : null}
    </>
  )
}

/** What was agreed: with whom, what, when, where. */
export function AppointmentFacts({ appointment }: { appointment: AppointmentFactsFragment }) {
  const { i18n } = useLingui()
  const { kind, state, place, hostName, home } = appointment
  return (
    <dl className="max-w-[44rem] border-t border-ink">
      <Fact name={<Trans>State</Trans>}>{i18n._(appointmentStateWords[state])}</Fact>
      <Fact name={<Trans>With</Trans>}>{hostName || '–'}</Fact>
      <Fact name={<Trans>What</Trans>}>
        {i18n._(APPOINTMENT_NAMES[kind])}
        {home ? ` · ${[home.name, home.unit].filter(Boolean).join(' ')}` : null}
      </Fact>
      <Fact name={<Trans>When</Trans>}>
        <SpanOfTime {...appointment} />
      </Fact>
      <Fact name={<Trans>Where</Trans>}>{place || <Trans>The place is agreed with you separately.</Trans>}</Fact>
    </dl>
  )
}
