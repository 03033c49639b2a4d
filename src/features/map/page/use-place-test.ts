import { useEffect, useState } from 'react'
import { activeKeys, type MapLimits, type Places } from '#filter/map-limits.ts'
import { PLACE_KEYS } from '#filter/rows.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { AskedWords } from '#property/filter/asked.ts'
import type { PlaceTest } from '../engine/marks/marker-filter.ts'
import { fetchAskedIds } from '../map.functions.ts'

interface Asking {
  country: CountryCode
  limits: MapLimits
  /** filters whose fields markers do not hold */
  asked: AskedWords
  stationGraphUrl: string | null
}

/** The test of place filters and of filters that only the provider can apply; code, rides and ids load when the first such filter is set. */
export function usePlaceTest({ country, limits, asked, stationGraphUrl }: Asking): PlaceTest {
  const [test, setTest] = useState<{ key: string; within: PlaceTest }>({ key: '', within: null })
  const { places } = limits
  const hasPlaces = activeKeys(limits).some((key) => PLACE_KEYS.some((place) => place === key))
  const hasAsked = Object.keys(asked).length > 0
  const key = hasPlaces || hasAsked ? JSON.stringify([hasPlaces ? places : null, hasAsked ? asked : null]) : ''
  useEffect(() => {
    if (key === '') return
    let isCurrent = true
    testOf(country, key, stationGraphUrl)
      .then((within) => {
        if (isCurrent) setTest({ key, within })
      })
      .catch((error: unknown) => console.warn('The places of the filters could not be loaded.', error))
    return () => {
      isCurrent = false
    }
  }, [country, key, stationGraphUrl])
  // the last test stays until the next is ready, so that marks do not flicker
  return key === '' ? null : test.within
}

async function testOf(country: CountryCode, key: string, stationGraphUrl: string | null): Promise<PlaceTest> {
  const [places, asked] = JSON.parse(key) as [Places | null, AskedWords | null]
  const [within, ids] = await Promise.all([
    places ? import('../place-shapes.ts').then(({ placeTest }) => placeTest(places, stationGraphUrl)) : null,
    asked ? fetchAskedIds({ data: { country, asked } }) : null,
  ])
  if (!ids?.ok) return within
  const known = new Set(ids.value.projectIds)
  return (lat6, lng6, id) => known.has(id) && (within === null || within(lat6, lng6))
}
