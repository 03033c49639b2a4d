import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { AppointmentFactsFragment } from '#graphql/generated/graphql.ts'
import { ButtonLink } from '#ui/button.tsx'
import { AppointmentFacts } from './appointment-facts.tsx'
import { CalendarFileLink } from './calendar-file-link.tsx'

interface BookedProps {
  appointment: AppointmentFactsFragment
  token: string
  /** of its title on the page */
  level?: 'h1' | 'h2'
}

/** Replaces the form once the time is taken. */
export function Booked({ appointment, token, level: Title = 'h1' }: BookedProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isAsked = appointment.state === 'HELD'
  return (
    <div role="status" className="grid justify-items-start gap-5">
      <Title ref={title} tabIndex={-1} className="title text-3xl outline-none sm:text-4xl">
        {isAsked ? <Trans>You have asked for this time</Trans> : <Trans>Your appointment is confirmed</Trans>}
      </Title>
      <p className="max-w-[60ch] text-lg text-ink-2">
        {isAsked ? (
          <Trans>You hear by e-mail within 24 hours whether it is confirmed. Until then the time is kept for you.</Trans>
        ) : (
          <Trans>An e-mail with all of this is on its way to you.</Trans>
        )}
      </p>
      <div className="w-full">
        <AppointmentFacts appointment={appointment} />
      </div>
      <div className="flex flex-wrap gap-3">
        <CalendarFileLink token={token} />
        <ButtonLink to="/booking/$token" params={{ token }} look="ghost">
          {isAsked ? <Trans>See or withdraw it</Trans> : <Trans>Move or cancel</Trans>}
        </ButtonLink>
      </div>
    </div>
  )
}
