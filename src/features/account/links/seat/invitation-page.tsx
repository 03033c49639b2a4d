import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { lazy, type ReactNode, useState } from 'react'
import type { Failure } from '#lib/result.ts'
import { formatDay } from '#session/day-time.ts'
import { ButtonLink } from '#ui/button.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { RightNames } from '../../words/right-words.tsx'
import { LinkPage } from '../link-page.tsx'
import type { Invitation } from './invitation.ts'
import { JoinPart } from './join-part.tsx'

// a link that is closed shows no form
const AcceptForm = lazy(async () => ({ default: (await import('./accept-form.tsx')).AcceptForm }))

/** What a refusal says of the link that was open when the page came. */
const CLOSED_BY: Readonly<Record<string, Invitation['state']>> = {
  'seat-link-used': 'USED',
  'seat-link-expired': 'EXPIRED',
  'seat-link-withdrawn': 'WITHDRAWN',
  'token-spent': 'WITHDRAWN',
}

const CLOSED_WORDS: Record<Exclude<Invitation['state'], 'OPEN'>, ReactNode> = {
  USED: <Trans>This invitation has been accepted already. Log in with the address it went to.</Trans>,
  EXPIRED: <Trans>This invitation is too old. Ask whoever sent it for a new letter; the newest one works.</Trans>,
  WITHDRAWN: <Trans>This invitation was withdrawn. Ask whoever sent it if you expected a seat.</Trans>,
}

/** §2.4 user/active-email with the link of an invitation to a seat: who invites, what the seat may do, and how to take it. */
export function InvitationPage({ invitation }: { invitation: Invitation }) {
  const { token = '' } = useParams({ strict: false })
  const [closed, setClosed] = useState<Invitation['state'] | null>(null)
  const onClosed = ({ code }: Failure) => setClosed(CLOSED_BY[code] ?? null)
  const state = closed ?? invitation.state
  const { email, holderName } = invitation
  if (state !== 'OPEN') return <ClosedInvitation state={state} />
  return (
    <LinkPage title={<Trans>{holderName} invites you to a seat</Trans>}>
      <InvitationFacts invitation={invitation} />
      {invitation.hasAccount ? (
        <JoinPart token={token} email={email} onClosed={onClosed} />
      ) : (
        <>
          <p className="max-w-[58ch] text-lg text-ink-2">
            <Trans>Choose a name and a password. You log in with {email}; nobody but you learns the password.</Trans>
          </p>
          <noscript>
            <p className="text-ink-2">
              <Trans>This form needs scripts. Everything else on this site works without them.</Trans>
            </p>
          </noscript>
          <div className="w-full">
            <OnceAwake fallback={<div className="min-h-80" />}>
              <AcceptForm token={token} email={email} onClosed={onClosed} />
            </OnceAwake>
          </div>
        </>
      )}
    </LinkPage>
  )
}

function InvitationFacts({ invitation: { holderName, rights, linkUntil } }: { invitation: Invitation }) {
  const { i18n } = useLingui()
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 border-y border-line py-3 text-lg">
      <dt className="text-ink-2">
        <Trans>Paid by</Trans>
      </dt>
      <dd>{holderName}</dd>
      <dt className="text-ink-2">
        <Trans>You may use</Trans>
      </dt>
      <dd>
        <RightNames rights={rights} />
      </dd>
      <dt className="text-ink-2">
        <Trans>Link works until</Trans>
      </dt>
      <dd className="figures">{formatDay(linkUntil, i18n.locale)}</dd>
    </dl>
  )
}

function ClosedInvitation({ state }: { state: Exclude<Invitation['state'], 'OPEN'> }) {
  return (
    <LinkPage
      title={<Trans>Invitation to a seat</Trans>}
      actions={
        <>
          <ButtonLink to="." search={(now) => ({ ...now, auth: true as const, authKey: 'login' as const })} look="primary">
            <Trans>Log in</Trans>
          </ButtonLink>
          <ButtonLink to="/" look="ghost">
            <Trans>Back to the home page</Trans>
          </ButtonLink>
        </>
      }
    >
      <p role="alert" className="max-w-[58ch] border-s-2 border-caution ps-4 text-lg font-[560]">
        {CLOSED_WORDS[state]}
      </p>
    </LinkPage>
  )
}
