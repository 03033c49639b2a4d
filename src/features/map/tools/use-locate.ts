import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ClientStateSlot } from '#session/client-state.ts'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import type { MarkerData } from '../engine/marks/marker-data.ts'
import { countMatches } from '../engine/marks/marker-filter.ts'

/** The state of locating the visitor. */
export type Located = { kind: 'asking' | 'refused' | 'unknown' | 'outside' } | { kind: 'here'; lat: number; lng: number }

const NEAR_ZOOM = 15
const TIMEOUT_MS = 15_000
/** a degree or so: farther from every home than this is another country */
const AWAY_DEGREES = 0.6
/** GeolocationPositionError.PERMISSION_DENIED */
const PERMISSION_DENIED = 1

const hasHomesAround = (data: MarkerData, { lat, lng }: { lat: number; lng: number }): boolean =>
  countMatches(data, {}, { south: lat - AWAY_DEGREES, north: lat + AWAY_DEGREES, west: lng - AWAY_DEGREES, east: lng + AWAY_DEGREES }) > 0

/** §3 currentLocation: where this tab has found the visitor; null while the location is the default one. */
function lastPlace({ state }: ClientStateSlot): Located | null {
  if (!state || state.currentLocation.key) return null
  const { lat, lng } = state.currentLocation
  return { kind: 'here', lat, lng }
}

async function keep(slot: ClientStateSlot, place: { lat: number; lng: number }): Promise<void> {
  slot.state ??= (await import('#session/client-state.ts')).openClientState(true)
  slot.state.currentLocation = place
}

/**
 * Asks the device for its position, on demand only. The position does not leave the tab, which keeps it: it is shown again when the
 * visitor comes back to the map, and when the device cannot tell it anew.
 */
export function useLocate(map: DrawnMap | null, data: MarkerData | null) {
  const { clientState } = useRouter().options.context
  const [located, setLocated] = useState<Located | null>(() => lastPlace(clientState))
  const locate = () => {
    if (!('geolocation' in navigator)) return setLocated({ kind: 'unknown' })
    setLocated({ kind: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        if (data && !hasHomesAround(data, { lat, lng })) return setLocated({ kind: 'outside' })
        setLocated({ kind: 'here', lat, lng })
        void keep(clientState, { lat, lng })
        map?.easeTo({ center: [lng, lat], zoom: Math.max(NEAR_ZOOM, map.getZoom()) })
      },
      ({ code }) => setLocated(code === PERMISSION_DENIED ? { kind: 'refused' } : (lastPlace(clientState) ?? { kind: 'unknown' })),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    )
  }
  return { located, locate, forget: () => setLocated(null) }
}
