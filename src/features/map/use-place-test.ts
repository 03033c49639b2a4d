import { useEffect, useState } from 'react'
import { activeKeys, type MapLimits, PLACE_KEYS, type Places } from './filter-state.ts'

/** Whether a place lies where the filters want it; null: no such filter. */
export type PlaceTest = ((lat6: number, lng6: number) => boolean) | null

/** The test of the place filters, with its code and the rides between stations loaded when the first such filter is set. */
export function usePlaceTest(limits: MapLimits, stationGraphUrl: string | null): PlaceTest {
  const [test, setTest] = useState<{ key: string; within: PlaceTest }>({ key: '', within: null })
  const { places } = limits
  const hasPlaces = activeKeys(limits).some((key) => PLACE_KEYS.some((place) => place === key))
  const key = hasPlaces ? JSON.stringify(places) : ''
  useEffect(() => {
    if (key === '') return
    let isCurrent = true
    import('./place-shapes.ts')
      .then(async ({ placeTest }) => {
        const within = await placeTest(JSON.parse(key) as Places, stationGraphUrl)
        if (isCurrent) setTest({ key, within })
      })
      .catch((error: unknown) => console.warn('The places of the filters could not be loaded.', error))
    return () => {
      isCurrent = false
    }
  }, [key, stationGraphUrl])
  // the last test stays until the next is ready, so that marks do not flash
  return key === '' ? null : test.within
}
