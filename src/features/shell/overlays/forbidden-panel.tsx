import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { overviewOf, SUBSCRIPTION_PART } from '#access/sub-account.ts'
import { formatDay } from '#session/day-time.ts'
import type { Lapse } from '#session/viewer.ts'
import { ButtonLink } from '#ui/button.tsx'

/** §6: signed in, but the page needs more; says what, and where to go. */
export function ForbiddenPanel({ needs, lapse }: { needs: 'subscription' | 'staff'; lapse?: Lapse }) {
  if (needs === 'subscription' && lapse?.standing === 'closed') return <ClosedPanel lapse={lapse} />
  return (
    <div className="page grid flex-1 content-center justify-items-start gap-5 py-16">
      <h1 className="title text-4xl">
        {needs === 'staff' ? <Trans>This page is for our staff</Trans> : <Trans>This page needs a subscription</Trans>}
      </h1>
      <p className="max-w-[58ch] text-lg text-ink-2">
        {needs === 'staff' ? (
          <Trans>Your account does not include it. Everything else is open to you as before.</Trans>
        ) : (
          <Trans>Your account is open and does not include this page yet. The plans say what each of them contains.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {needs === 'subscription' ? (
          <ButtonLink to="/user/subscription-plans" look="primary">
            <Trans>See the plans</Trans>
          </ButtonLink>
        ) : null}
        <ButtonLink to="/">
          <Trans>Back to the home page</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}

/** The plan exists, and is closed until what it owes is paid. */
function ClosedPanel({ lapse: { planName, until } }: { lapse: Lapse }) {
  const { i18n } = useLingui()
  const { viewer } = useRouteContext({ from: '__root__' })
  const day = formatDay(until, i18n.locale)
  return (
    <div className="page grid flex-1 content-center justify-items-start gap-5 py-16">
      <h1 className="title text-4xl">
        <Trans>Your plan is closed</Trans>
      </h1>
      <p className="max-w-[58ch] text-lg text-ink-2">
        <Trans>
          A payment for {planName} has failed and was not settled by {day}. Pay it in your account overview, and this page opens at once.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={overviewOf('/user', viewer)} hash={SUBSCRIPTION_PART} look="primary">
          <Trans>Account overview</Trans>
        </ButtonLink>
        <ButtonLink to="/">
          <Trans>Back to the home page</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
