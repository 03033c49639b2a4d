import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ReadingFrame } from './reading-frame.tsx'

/** §2.8 legal pages. True for what can be bought now: nothing on the site itself. */
export const TermsOfPurchasePage = () => (
  <ReadingFrame title={<Trans>Terms of purchase</Trans>} lead={<Trans>What is free, and how a paid plan is agreed.</Trans>}>
    <h2>
      <Trans>What is free</Trans>
    </h2>
    <p>
      <Trans>Search, map, transaction lists and the free reports. They need no account and no payment.</Trans>
    </p>
    <h2>
      <Trans>Paid plans</Trans>
    </h2>
    <p>
      <Trans>
        Nothing can be paid on this site at the moment, and we ask for no card details. If you want a plan,{' '}
        <Link to="/contact">write to us</Link>. You receive an offer that names what is included, the price with taxes, the period and how
        it ends. A plan begins only when both sides have agreed to that offer in writing; its terms then apply beside the{' '}
        <Link to="/terms-of-use">terms of use</Link>.
      </Trans>
    </p>
    <h2>
      <Trans>What a plan does not change</Trans>
    </h2>
    <p>
      <Trans>
        A paid report follows the same rules as a free one: range, date and evidence, or no number. Paying does not change an estimate, and
        an estimate is never a valuation for lending.
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
