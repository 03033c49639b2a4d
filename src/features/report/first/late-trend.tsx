import { Hydrate } from '@tanstack/react-start'
import { memo } from 'react'
import { useFormat } from '#property/use-format.ts'
import { useLateWords } from '#session/late-words.ts'
import type { HydrateWhen } from '#ui/hydration.ts'
import { TrendSection } from '../late/trend-section.tsx'
import type { Body, Project, ReportMarket } from '../project.ts'

interface LateTrendProps {
  when: HydrateWhen
  project: Project
  body: Body
  market: ReportMarket
  /** of the valued home; null: the report is about no single home */
  areaSqm: number | null
}

/** The chart; it is hydrated for pointer and keys when it comes into view. */
export const LateTrend = memo(
  function LateTrend({ when, ...trend }: LateTrendProps) {
    return (
      <Hydrate when={when} fallback={<div className="min-h-96" />}>
        <Trend {...trend} />
      </Hydrate>
    )
  },
  (one, other) => one.body === other.body && one.areaSqm === other.areaSqm,
)

function Trend({ market, ...shown }: Omit<LateTrendProps, 'when'>) {
  useLateWords('report-late')
  return <TrendSection {...shown} country={market.countryCode} format={useFormat(market.currencyCode)} />
}
