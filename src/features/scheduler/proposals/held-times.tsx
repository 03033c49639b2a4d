import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { APPOINTMENT_NAMES } from '#property/appointment/appointment-names.ts'
import { spanWords, useCalendar } from '../calendar/calendar-context.ts'
import { dayWords, timeOfMinutes } from '../calendar-days.ts'
import type { OpenProposal } from '../schedule.ts'

/** Times that the agent has proposed: they are held, and offered to nobody else. */
export function HeldTimes() {
  const { proposals } = useCalendar().calendar
  if (proposals.length === 0) return null
  return (
    <section aria-labelledby="held-times" className="grid gap-2 rounded border border-line p-4">
      <h2 id="held-times" className="font-[560]">
        <Trans>Times that you have proposed</Trans>
      </h2>
      <ul className="grid gap-2">
        {proposals.map((one) => (
          <Held key={one.id} proposal={one} />
        ))}
      </ul>
    </section>
  )
}

function Held({ proposal: { lead, name, kind, heldUntil, times } }: { proposal: OpenProposal }) {
  const { i18n } = useLingui()
  const { clock } = useCalendar()
  const told = (at: string) => dayWords(clock(at).day, i18n.locale, 'short')
  const until = `${told(heldUntil)}, ${timeOfMinutes(clock(heldUntil).minutes)}`
  return (
    <li className="figures flex flex-wrap gap-x-4 gap-y-1">
      <Link
        to="/user/leads"
        search={{ lead }}
        className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4 wrap-anywhere"
      >
        {name}
      </Link>
      <span className="text-ink-2">{i18n._(APPOINTMENT_NAMES[kind])}</span>
      {times.map((time) => (
        <span key={time.startsAt}>
          {told(time.startsAt)}, {spanWords(time, clock)}
        </span>
      ))}
      <span className="text-ink-2">
        <Trans>held until {until}</Trans>
      </span>
    </li>
  )
}
