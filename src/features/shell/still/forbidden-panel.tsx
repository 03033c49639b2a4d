import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'

/** §6: signed in, but the page needs more; says what, and where to go. */
export function ForbiddenPanel({ needs }: { needs: 'subscription' | 'staff' }) {
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
