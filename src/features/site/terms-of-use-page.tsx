import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ReadingFrame } from './reading-frame.tsx'

/** §2.8 legal pages. */
export const TermsOfUsePage = () => (
  <ReadingFrame
    title={<Trans>Terms of use</Trans>}
    lead={<Trans>What you may do with this site and its figures, and what they are not.</Trans>}
  >
    <h2>
      <Trans>Estimates are not valuations</Trans>
    </h2>
    <p>
      <Trans>
        An estimate is computed from recorded sales. Nobody has seen the home. It is not a valuation for lending, tax, insurance or court,
        and not advice to buy or sell. For those, ask a licensed valuer.
      </Trans>
    </p>
    <h2>
      <Trans>What the figures can and cannot be</Trans>
    </h2>
    <p>
      <Trans>
        We publish what the sources hold, with their dates. Sources can be late, incomplete or wrong, and so can we. Read a figure with its
        range and its month, and check what your decision rests on.
      </Trans>
    </p>
    <p>
      <Trans>
        Markets marked as demo data show invented projects and prices. They are there to show how the site works. Do not use them for any
        decision.
      </Trans>
    </p>
    <h2>
      <Trans>Using and sharing</Trans>
    </h2>
    <p>
      <Trans>
        You may read, print and share pages, for yourself and for your clients, if you leave date, range and source with the figure. The
        data itself remains under the licence of its source, which every report names. Copying the database, or calling the service so often
        that others are slowed down, is not allowed.
      </Trans>
    </p>
    <h2>
      <Trans context="of the site">Availability</Trans>
    </h2>
    <p>
      <Trans>
        We do what we can to keep the site running, and may change or stop parts of it. Use without an account is free of charge.
      </Trans>
    </p>
    <h2>
      <Trans>Mistakes</Trans>
    </h2>
    <p>
      <Trans>
        If something is wrong, <Link to="/contact">tell us</Link>. How we treat what you send is in the{' '}
        <Link to="/privacy-policy">privacy policy</Link>.
      </Trans>
    </p>
  </ReadingFrame>
)
