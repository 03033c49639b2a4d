import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import { activeKeys, type MapLimits, NO_LIMITS, type Spot, without } from '#filter/map-limits.ts'
import type { FilterKey } from '#filter/rows.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type NamedPlace, useLimitWords } from '#property/filter/use-limit-words.ts'
import { CloseIcon } from '#ui/close-icon.tsx'
import { fetchPlaceNames } from '../map.functions.ts'
import type { MapTools } from '../tools/tools-state.ts'

/** The name of the station or school at a spot, asked for once; null until it is known. */
function usePlaceName(country: CountryCode, spot: Spot | null, types: string): NamedPlace | null {
  const [found, setFound] = useState<{ key: string; place: NamedPlace | null }>({ key: '', place: null })
  const key = spot ? `${country} ${spot.lat5} ${spot.lng5}` : ''
  const { lat5 = 0, lng5 = 0 } = spot ?? {}
  useEffect(() => {
    if (key === '') return
    let isCurrent = true
    fetchPlaceNames({ data: { country, lat: lat5 / 1e5, lng: lng5 / 1e5, types: types.split(' ') } })
      .then((answer) => {
        if (isCurrent) setFound({ key, place: answer.ok ? (answer.value.amenities.nodes[0] ?? null) : null })
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [key, country, lat5, lng5, types])
  return found.key === key ? found.place : null
}

/** The text of each active filter, with the names of its places. */
function useChipWords(country: CountryCode, limits: MapLimits): (key: FilterKey) => string {
  const words = useLimitWords(country)
  const school = usePlaceName(country, limits.places.school, 'school')
  const reach = usePlaceName(country, limits.places.reach, 'mrt mtr lrt')
  return (key) => words(key, limits, { school, reach })
}

/** A chip for each active filter; clicking it removes the filter. `said`: the chips' texts. */
export function FilterChips({ view, said }: Pick<MapTools, 'view'> & { said: RefObject<readonly string[]> }) {
  const { t } = useLingui()
  const { country, limits, setLimits } = view
  const words = useChipWords(country, limits)
  const active = activeKeys(limits)
  const { asked, change } = view
  const hasAsked = Object.keys(asked).length > 0
  const askedText = asked.q ?? asked.street ?? t`the chosen kinds and areas`
  const clearAsked = () => change({ q: undefined, areaId: undefined, street: undefined, type: undefined, inArea: undefined })
  const texts = active.map(words)
  useEffect(() => {
    said.current = texts
  })
  return (
    <ul aria-label={t`Active filters`} className="flex flex-wrap items-center gap-1.5">
      {hasAsked ? (
        <li className="min-w-0">
          <button
            type="button"
            aria-label={t`Remove the filter ${askedText}`}
            onClick={clearAsked}
            className="figures flex h-7 max-w-full items-center gap-1.5 rounded-full bg-lagoon-soft ps-3 pe-2 text-sm text-ink hover:bg-wash"
          >
            <span className="truncate">“{askedText}”</span>
            <span className="shrink-0 text-ink-3 [&_svg]:size-3">
              <CloseIcon />
            </span>
          </button>
        </li>
      ) : null}
      {active.map((key, at) => {
        const text = texts[at]
        return (
          <li key={key} className="min-w-0">
            <button
              type="button"
              aria-label={t`Remove the filter ${text}`}
              onClick={() => setLimits(without(limits, key))}
              className="figures flex h-7 max-w-full items-center gap-1.5 rounded-full bg-lagoon-soft ps-3 pe-2 text-sm text-ink hover:bg-wash"
            >
              <span className="truncate">{text}</span>
              <span className="shrink-0 text-ink-3 [&_svg]:size-3">
                <CloseIcon />
              </span>
            </button>
          </li>
        )
      })}
      <li>
        <button type="button" onClick={() => setLimits(NO_LIMITS)} className="h-7 px-2 text-sm text-lagoon hover:underline">
          <Trans>Clear all</Trans>
        </button>
      </li>
    </ul>
  )
}
