import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { sqmToSqft } from '#lib/units.ts'
import { OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import type { Estimate, Pro, Project } from '../project.ts'
import { Bars, type CountBar } from './bars.tsx'
import { KeyNumber } from './key-number.tsx'

type Spread = NonNullable<Pro['priceDistribution']>

interface SpreadProps {
  spread: Pro['priceDistribution']
  estimate: Estimate | null
  project: Project
  /** the one kind of home that the report is about; null: all */
  mix: string | null
  heading: SectionHeading
  format: Format
}

/** labels under the bars */
const LABELS_MAX = 6

/** How the prices of many years are spread, in today's money, and where the valued home stands among them. */
export function SpreadSection({ spread, estimate, mix, project, heading, format }: SpreadProps) {
  const { i18n } = useLingui()
  if (!spread)
    return (
      <PageSection {...heading}>
        <p className="pt-4 text-ink-2">
          <Trans>Too few sales are on record to show how their prices are spread.</Trans>
        </p>
      </PageSection>
    )
  const { median, p25, p75, n } = spread.psf
  const psf = estimate && spread.below !== null ? estimate.value / sqmToSqft(estimate.areaSqm) : null
  return (
    <PageSection {...heading} aside={<Pooled pooled={{ ...spread, n }} format={format} />}>
      <div className="grid gap-x-12 gap-y-6 pt-4 *:min-w-0 lg:grid-cols-[1fr_2.1fr]">
        <dl className="grid grid-cols-2 content-start gap-x-8 gap-y-5">
          <KeyNumber
            figure={format.psf(median)}
            small={
              <Trans>
                middle half {format.psfFigure(p25)} to {format.psfFigure(p75)}
              </Trans>
            }
          >
            {mix === null ? (
              project.isCommercial ? (
                <Trans>median of all units</Trans>
              ) : (
                <Trans>median of all homes</Trans>
              )
            ) : (
              <Trans>median, {unitMixWord(i18n._.bind(i18n), mix, project.propertyGroup)}</Trans>
            )}
          </KeyNumber>
          {psf === null || spread.below === null ? null : (
            <KeyNumber figure={format.percent(spread.below / n, 0)} small={<Trans>its estimate is {format.psf(psf)}</Trans>}>
              <Trans>of them cost no more per sqft than this home</Trans>
            </KeyNumber>
          )}
        </dl>
        <PriceBars bins={spread.bins} psf={psf} format={format} />
      </div>
    </PageSection>
  )
}

function PriceBars({ bins, psf, format }: Pick<Spread, 'bins'> & { psf: number | null; format: Format }) {
  const { t } = useLingui()
  const every = Math.ceil(bins.length / LABELS_MAX)
  const bars = bins.map(
    ({ from, to, n }, at): CountBar => ({
      key: String(from),
      count: n,
      label: at % every === 0 ? format.psfFigure(from) : null,
      detail: t`${format.psfFigure(from)} to ${format.psfFigure(to)}: ${n}`,
      isMarked: psf !== null && psf >= from && psf < to,
    }),
  )
  return <Bars label={t`Sales by price per square foot`} bars={bars} />
}

interface PooledProps {
  pooled: { n: number; from: string; to: string; inPricesOf: string | null }
  format: Format
}

/** Of which years the figures are, and in which money. */
export function Pooled({ pooled, format }: PooledProps) {
  const sold = format.range(format.month(pooled.from), format.month(pooled.to))
  return (
    <>
      {pooled.inPricesOf ? (
        <Trans>
          <Plural value={pooled.n} one="# sale" other="# sales" /> ({sold}), in prices of {format.month(pooled.inPricesOf)} by the area’s
          index
        </Trans>
      ) : (
        <Trans>
          <Plural value={pooled.n} one="# sale" other="# sales" />, as paid in {sold}
        </Trans>
      )}
      <OldData month={pooled.inPricesOf ?? pooled.to} />
    </>
  )
}
