import { Hydrate } from '@tanstack/react-start'
import { memo } from 'react'
import type { HydrateWhen } from '#ui/hydration.ts'
import type { HomeSegment } from '../../queries.ts'
import { PriceTrend } from '../late/price-trend.tsx'

interface LatePriceTrendProps {
  when: HydrateWhen
  segments: readonly HomeSegment[]
  currency: string
}

/** The chart below the first screen: drawn by the server, hydrated later. */
export const LatePriceTrend = memo(function LatePriceTrend({ when, segments, currency }: LatePriceTrendProps) {
  return (
    <Hydrate when={when} fallback={<div className="min-h-[520px]" />}>
      <PriceTrend segments={segments} currency={currency} />
    </Hydrate>
  )
})
