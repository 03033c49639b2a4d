import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'

/** real360/{path} without a tour, in a window without bar and footer. */
export const TourNotFoundPage = () => (
  <div className="page grid flex-1 content-center justify-items-start gap-5 py-16">
    <p className="figures text-sm font-[560] text-ink-3">404</p>
    <h1 className="title text-4xl">
      <Trans>There is no tour at this address</Trans>
    </h1>
    <p className="max-w-[58ch] text-lg text-ink-2">
      <Trans>It may have been taken offline when the home was sold or let, or a letter of the address is missing.</Trans>
    </p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/search" look="primary">
        <Trans>Search for a home</Trans>
      </ButtonLink>
      <ButtonLink to="/real360/faq">
        <Trans>About virtual tours</Trans>
      </ButtonLink>
    </div>
  </div>
)
