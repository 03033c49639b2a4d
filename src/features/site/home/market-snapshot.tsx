import { Trans, useLingui } from '@lingui/react/macro'
import { FiguresAlone } from '#property/figures-alone/figures-alone.tsx'
import { hasFiguresAlone } from '#property/figures-alone/has-figures-alone.ts'
import { FiguresToAbove, OldData } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { countryName } from '#session/country-name.ts'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import type { HomeMarket } from '../queries.ts'
import { SegmentFigures } from './segment-figures.tsx'
import { snapshotMonth } from './snapshot-month.ts'

/** product §4.3: mix-adjusted index, volume and medians of each segment for its newest complete month. */
export function MarketSnapshot({ market }: { market: HomeMarket }) {
  const { i18n, t } = useLingui()
  const format = useFormat(market.currencyCode)
  const place = countryName(i18n, market.countryCode)
  const [first] = market.segments
  if (!first) {
    return (
      <PageSection title={place}>
        <div className="pt-5">
          {hasFiguresAlone(market) ? (
            <FiguresAlone country={market.countryCode} />
          ) : (
            <Panel kind="empty" title={<Trans>There are no sales to report yet</Trans>}>
              <Trans>Figures appear here as soon as the first sales of this market are on record.</Trans>
            </Panel>
          )}
        </div>
      </PageSection>
    )
  }
  const shared = snapshotMonth(market.segments)
  const month = shared === null ? null : format.month(shared)
  const sales = format.count(market.saleCount)
  return (
    <PageSection
      title={
        <>
          {month ? t`${place} in ${month}` : t`${place}, newest complete months`}
          {shared ? (
            <span className="font-sans text-sm tracking-normal text-ink-3">
              <OldData month={shared} />
            </span>
          ) : null}
        </>
      }
      aside={<Trans>Mix-adjusted prices of sold homes · {sales} sales on record</Trans>}
    >
      <FiguresToAbove value={shared}>
        <div className="grid gap-x-12 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[repeat(6,auto)]">
          {market.segments.map((segment) => (
            <SegmentFigures key={segment.segment} segment={segment} currency={market.currencyCode} />
          ))}
        </div>
      </FiguresToAbove>
    </PageSection>
  )
}
