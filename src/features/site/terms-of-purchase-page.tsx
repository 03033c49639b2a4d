import { Trans } from '@lingui/react/macro'
import { Link, useLoaderData, useRouteContext } from '@tanstack/react-router'
import { PurchaseTerms } from './purchase-terms.tsx'
import { ReadingFrame } from './reading-frame.tsx'

/** §2.8 legal pages. What is said of paying follows from how plans are paid here. */
export function TermsOfPurchasePage() {
  const { country } = useRouteContext({ from: '__root__' })
  const payment = useLoaderData({ from: '/_default/terms-of-purchase' })
  return (
    <ReadingFrame title={<Trans>Terms of purchase</Trans>} lead={<Trans>What is free, and how a paid plan is agreed.</Trans>}>
      <h2>
        <Trans>What is free</Trans>
      </h2>
      <p>
        <Trans>Search, map, transaction lists and the free reports. They need no account and no payment.</Trans>
      </p>
      <PurchaseTerms payment={payment} country={country} />
      <h2>
        <Trans>What a plan does not change</Trans>
      </h2>
      <p>
        <Trans>
          A paid report follows the same rules as a free one: range, date and evidence, or no number. Paying does not change an estimate,
          and an estimate is never a valuation for lending.
        </Trans>
      </p>
      <h2>
        <Trans>Questions</Trans>
      </h2>
      <p>
        <Trans>
          Ask before you buy. <Link to="/contact">Write to us</Link>, and say which market and which tools you need.
        </Trans>
      </p>
    </ReadingFrame>
  )
}
