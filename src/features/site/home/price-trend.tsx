import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { OldTo } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { TrendChart } from '#ui/chart/trend-chart.tsx'
import { rebaseIndex } from '#ui/chart/trend-geometry.ts'
import { Chip } from '#ui/form/chip.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { HomeSegment } from '../queries.ts'
import { segmentWords } from './segment-words.ts'

/** Price per square foot of one segment over five years, with the mix-adjusted index beside it; the first segment to begin with. */
export function PriceTrend({ segments, currency }: { segments: readonly HomeSegment[]; currency: string }) {
  const { t, i18n } = useLingui()
  const format = useFormat(currency)
  const [chosen, setChosen] = useState(segments[0]?.segment)
  const segment = segments.find((one) => one.segment === chosen)
  if (!segment) return null
  const name = i18n._(segmentWords[segment.segment])
  const points = segment.history.map((point) => ({
    period: point.month,
    n: point.n,
    p25: point.psfP25,
    median: point.psfMedian,
    p75: point.psfP75,
  }))
  const index = segment.history.map((point) => ({ period: point.month, value: point.value }))
  const sample = format.sample(segment.history.reduce((sum, point) => sum + point.n, 0))
  return (
    <PageSection
      title={<Trans>Price per square foot</Trans>}
      aside={
        <>
          <Trans>Median by month with the middle half of sales · {sample}</Trans>
          <OldTo month={points.at(-1)?.period ?? null} format={format} />
        </>
      }
    >
      <fieldset aria-label={t`Kind of home`} className="flex flex-wrap gap-2 pt-4 pb-5">
        {segments.map((one) => (
          <Chip key={one.segment} on={one === segment} onClick={() => setChosen(one.segment)}>
            {i18n._(segmentWords[one.segment])}
          </Chip>
        ))}
      </fieldset>
      <TrendChart
        key={segment.segment}
        title={t`Median price per square foot by month, ${name}`}
        points={points}
        index={rebaseIndex(points, index)}
        name={t`Median`}
        indexName={t`Mix-adjusted index`}
        format={format.psfFigure}
        formatPeriod={format.month}
      />
    </PageSection>
  )
}
