import type { Feature, LineString } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import * as z from 'zod/mini'
import { readPointText } from '#graphql/point-text.ts'
import type { StreetFile } from '#graphql/street-file.ts'
import { boundsOf } from '#property/base-map/base-map.client.ts'
import { colourScheme } from '#property/base-map/colour-scheme.client.ts'
import { MAIN_SOURCE, OTHER_SOURCE, OTHER_STREETS_FROM_ZOOM, streetLayers } from './street-style.ts'
import { keepAdditions } from './style-additions.client.ts'

/** tiles are fetched a little before they are drawn */
const FETCH_FROM_ZOOM = OTHER_STREETS_FROM_ZOOM - 0.2
const RAILS = 'rail-casing'

const streets = z.object({ names: z.array(z.string()), lines: z.array(z.tuple([z.number(), z.string()])) })
const mainStreets = z.object({
  ...streets.shape,
  credit: z.string(),
  tiles: z.array(z.object({ file: z.string(), box: z.tuple([z.number(), z.number(), z.number(), z.number()]) })),
})

type StreetFeature = Feature<LineString>

const featuresOf = ({ names, lines }: StreetFile): StreetFeature[] =>
  lines.map(([name, text]) => ({
    type: 'Feature',
    properties: names[name] === undefined ? {} : { name: names[name] },
    geometry: { type: 'LineString', coordinates: readPointText(text).map(([lat, lng]) => [lng, lat]) },
  }))

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`streets: ${response.status}`)
  return response.json()
}

/** Resolves when the map has drawn all that it is asked to draw so far. */
const atRest = (map: MapLibreMap): Promise<void> =>
  new Promise((done) => {
    map.once('idle', () => done())
    map.triggerRepaint()
  })

/**
 * Draws the streets below rails and marks, when the map has come to rest: first the main ones, then, where they are large enough to be seen, the
 * others of what is in view. On a style without our rails nothing is drawn. Returns a function that removes them.
 */
export function showStreets(map: MapLibreMap, address: string): () => void {
  const url = new URL(address, window.location.href).href
  const leaving = new AbortController()
  const shown: Record<string, StreetFeature[]> = { [MAIN_SOURCE]: [], [OTHER_SOURCE]: [] }
  let remove = () => {}
  map.once('remove', () => leaving.abort())

  const add = (source: string, file: StreetFile) => {
    shown[source] = [...(shown[source] ?? []), ...featuresOf(file)]
    void map.getSource<GeoJSONSource>(source)?.setData({ type: 'FeatureCollection', features: shown[source] })
  }
  const start = async () => {
    await atRest(map)
    const main = mainStreets.parse(await fetchJson(url, leaving.signal))
    shown[MAIN_SOURCE] = featuresOf(main)
    const additions = keepAdditions(map, 'street-', () => ({
      sources: Object.fromEntries(
        Object.entries(shown).map(([id, features]) => [
          id,
          { type: 'geojson', data: { type: 'FeatureCollection', features }, attribution: main.credit },
        ]),
      ),
      layers: streetLayers(colourScheme()),
      below: RAILS,
    }))
    const waiting = new Set(main.tiles)
    const look = () => {
      if (map.getZoom() < FETCH_FROM_ZOOM) return
      const view = boundsOf(map)
      for (const tile of waiting) {
        const [south, west, north, east] = tile.box
        if (south > view.north || north < view.south || west > view.east || east < view.west) continue
        waiting.delete(tile)
        fetchJson(new URL(tile.file, url).href, leaving.signal)
          .then((file) => add(OTHER_SOURCE, streets.parse(file)))
          .catch(() => waiting.add(tile))
      }
    }
    map.on('moveend', look)
    remove = () => {
      map.off('moveend', look)
      additions.remove()
    }
    look()
  }
  start().catch((error: unknown) => {
    if (!leaving.signal.aborted) console.warn('The streets cannot be drawn.', error)
  })
  return () => {
    leaving.abort()
    remove()
  }
}
