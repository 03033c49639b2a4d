import { useLingui } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import type { Range } from '#filter/map-filter.ts'
import { RANGE_UNITS } from '#filter/row-shapes.ts'
import { type RangeKey, rangeRow } from '#filter/rows.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { filterNames } from '#property/filter/filter-names.ts'
import { keptRange, shownRange, sliderBounds, useRangeFigures } from '#property/filter/range-figures.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { RangeSlider } from '#ui/form/range-slider.tsx'
import { type RangeBounds, type RangeValue, rangePositions, SLIDER_STEPS } from '#ui/form/range-values.ts'
import type { MarkerData } from '../engine/marks/marker-data.ts'
import { BINS, histogram } from './histogram.ts'
import type { SetField } from './use-set-field.ts'

interface RangeFilterProps {
  name: RangeKey
  country: CountryCode
  chosen: Range | undefined
  onField: SetField
  data: MarkerData | null
}

/** One range filter: a histogram of the market's homes, two thumbs and two number fields. Nothing where the country does not offer it. */
export const RangeFilter = memo(function RangeFilter({ name, country, chosen, onField, data }: RangeFilterProps) {
  const { i18n } = useLingui()
  const unit = useAreaUnit()
  const figures = useRangeFigures(country)
  const bounds = useMemo(() => sliderBounds(country, name), [country, name])
  const bins = useMemo(() => (data && bounds ? histogram(data, name, bounds, unit) : null), [data, name, bounds, unit])
  if (!bounds || (data && !bins)) return null
  const value = shownRange(name, unit, chosen)
  const text = figures.range(name, value)
  return (
    <RangeSlider
      {...bounds}
      legend={
        <span className="flex w-full justify-between gap-3">
          <span>{i18n._(filterNames[name])}</span>
          <span className="figures font-normal text-ink">{text}</span>
        </span>
      }
      decimals={RANGE_UNITS[rangeRow(name).unit].decimals}
      above={<Histogram bins={bins} value={value} bounds={bounds} />}
      value={value}
      onValue={(next) => onField(name, keptRange(name, unit, next))}
      format={(number) => figures.one(name, number)}
    />
  )
})

const HEIGHT = 30

function Histogram({ bins, value, bounds }: { bins: readonly number[] | null; value: RangeValue; bounds: RangeBounds }) {
  const [from, to] = rangePositions(value, bounds)
  const isIn = (bin: number) => (bin + 1) / BINS > from / SLIDER_STEPS && bin / BINS < to / SLIDER_STEPS
  const path = (wanted: boolean) =>
    bins
      ?.map((share, bin) => {
        // a bin with any home is visible
        const height = share === 0 ? 0 : Math.max(1, Math.sqrt(share) * HEIGHT)
        return height > 0 && isIn(bin) === wanted ? `M${bin + 0.12} ${HEIGHT}v${-height.toFixed(1)}h.76v${height.toFixed(1)}z` : ''
      })
      .join('')
  return (
    <svg viewBox={`0 0 ${BINS} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="-mb-2 block h-[30px] w-full">
      <path d={path(false)} className="fill-line" />
      <path d={path(true)} className="fill-lagoon opacity-45" />
    </svg>
  )
}
