import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Places } from '#filter/map-limits.ts'
import { type StationGraph, stationAt } from '#filter/travel-time.ts'
import { TRAVEL_MINUTES_MAX } from '#graphql/limits.ts'
import { localName } from '#lib/local-name.ts'
import { Select } from '#ui/form/select.tsx'
import { loadStationGraph } from '../place-shapes.ts'
import { PlaceFieldset, type PlaceFilterProps } from './place-fieldset.tsx'
import { StepSlider } from './step-slider.tsx'

const MINUTES = 20
const MINUTES_MIN = 5
const MINUTES_STEP = 5

/** The rides of the market, once loaded. */
export function useStationGraph(url: string | null): StationGraph | null {
  const [graph, setGraph] = useState<StationGraph | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadStationGraph(url).then((loaded) => {
      if (isCurrent) setGraph(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [url])
  return graph
}

/** The filter "within … minutes of a station", by rail and on foot. */
export function ReachFilter({ tools: { view, start }, onPlaces }: PlaceFilterProps) {
  const { i18n, t } = useLingui()
  const graph = useStationGraph(start?.mapData.stationGraphUrl ?? null)
  const { reach } = view.limits.places
  const onReach = (next: Places['reach']) => onPlaces({ reach: next })
  if (!graph || graph.stations.length === 0) return null
  const chosen = reach ? stationAt(graph, { lat6: reach.lat5 * 10, lng6: reach.lng5 * 10 }) : null
  const options = graph.stations
    .map((station, at) => ({ value: String(at), label: [localName(i18n, station), station.code].filter(Boolean).join(' · ') }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.locale))
  const choose = (value: string) => {
    const station = graph.stations[Number(value)]
    if (value === '' || !station) return onReach(null)
    onReach({ lat5: Math.round(station.lat6 / 10), lng5: Math.round(station.lng6 / 10), minutes: reach?.minutes ?? MINUTES })
  }
  return (
    <PlaceFieldset name="reach" onClear={reach ? () => onReach(null) : null}>
      <Select
        aria-label={t`Station`}
        className="w-full [&_select]:w-full"
        value={chosen === null ? '' : String(chosen)}
        options={[{ value: '', label: t`Choose a station` }, ...options]}
        onValue={choose}
      />
      {reach ? (
        <StepSlider
          label={t`Minutes, rail and walk`}
          value={reach.minutes}
          min={MINUTES_MIN}
          max={TRAVEL_MINUTES_MAX}
          step={MINUTES_STEP}
          format={(minutes) => t`${minutes} min`}
          onValue={(minutes) => onReach({ ...reach, minutes })}
        />
      ) : null}
      <p className="text-xs text-ink-3">{t`Estimated riding times with 4 minutes for each change, then at most 20 minutes on foot.`}</p>
    </PlaceFieldset>
  )
}
