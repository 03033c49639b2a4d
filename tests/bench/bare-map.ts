import { serveBarePage } from './bare-page.ts'

/** What the bare page draws, and the size of its map. */
export interface BareMap {
  basemapUrl: string
  stationsUrl: string
  markers: string[]
  camera: { lng: number; lat: number; zoom: number }
  width: number
  height: number
}

/** Serves a page with nothing but deck.gl's own overlay over the map; base map and markers come from `base`. */
export const serveBareMap = (base: string) => serveBarePage<BareMap>(base, 'bare-deck.ts')
