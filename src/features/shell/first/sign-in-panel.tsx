import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'

/** §2.7: the content under the overlay of a page that needs an account, also without scripts. */
export function SignInPanel() {
  return (
    <div className="page grid flex-1 content-center justify-items-start gap-5 py-16">
      <h1 className="title text-4xl">
        <Trans>This page needs an account</Trans>
      </h1>
      <p className="max-w-[58ch] text-lg text-ink-2">
        <Trans>Search, map and price reports are open to everybody. Your own pages open once you have signed in.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" look="primary">
          <Trans>Back to the home page</Trans>
        </ButtonLink>
        <ButtonLink to="/search">
          <Trans>Search for a home</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
