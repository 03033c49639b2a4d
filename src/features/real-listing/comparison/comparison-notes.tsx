import { Trans } from '@lingui/react/macro'
import { siteOrigin } from '#session/site-origin.ts'
import type { Comparison } from './comparison.ts'

/** Notes on the figures, printed with them. */
export function ComparisonNotes({ market }: { market: NonNullable<Comparison['market']> }) {
  const origin = siteOrigin()
  return (
    <footer className="grid max-w-[80ch] gap-1 text-sm text-ink-2 print:text-[10px]">
      {market.isDemo ? (
        <p>
          <Trans>Demonstration data: projects, people and prices are invented.</Trans>
        </p>
      ) : null}
      <p>
        <Trans>An estimate is computed from recorded sales. It is not a valuation and does not know the condition of a home.</Trans>
      </p>
      <p>
        <Trans>Made with realEstate, {origin}</Trans>
      </p>
    </footer>
  )
}
