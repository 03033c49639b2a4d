import { ScatterplotLayer } from '@deck.gl/layers'
import { MapLibreOverlay } from '@deck.gl/maplibre'
import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { dotRadiusPx } from '#features/map/engine/marks/layers.ts'
import { type MarkerColumns, readMarkers } from '#graphql/marker-snapshot.ts'
import { baseStyle } from '#property/base-map/base-style.ts'

/** The baseline: the same base map and the same markers, drawn by nothing but deck.gl's own overlay with one layer of binary points. */
interface Asked {
  basemapUrl: string
  stationsUrl: string
  markers: string[]
  camera: { lng: number; lat: number; zoom: number }
}

setWorkerUrl(workerUrl)
const { basemapUrl, stationsUrl, markers, camera }: Asked = JSON.parse(document.body.dataset.asked ?? '{}')
const { href } = window.location
const absolute = (url: string) => new URL(url, href).href
const map = new MapLibreMap({
  container: 'box',
  style: baseStyle({
    basemapUrl: absolute(basemapUrl),
    stationsUrl: absolute(stationsUrl),
    scheme: 'light',
    isLocalNames: false,
    labelSide: 'left',
    origin: href,
  }),
  center: [camera.lng, camera.lat],
  zoom: camera.zoom,
})

async function load(url: string): Promise<MarkerColumns> {
  const response = await fetch(url)
  return readMarkers(await response.arrayBuffer())
}

function pointsOf(groups: readonly MarkerColumns[]) {
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const positions = new Float32Array(count * 2)
  const colours = new Uint8Array(count * 3)
  let at = 0
  for (const { count: own, lng6, lat6, typeGroup } of groups) {
    for (let i = 0; i < own; i++, at++) {
      positions.set([(lng6[i] ?? 0) / 1e6, (lat6[i] ?? 0) / 1e6], at * 2)
      colours.set([typeGroup === 0 ? 30 : 120, typeGroup === 1 ? 30 : 120, 160], at * 3)
    }
  }
  return {
    length: count,
    attributes: { getPosition: { value: positions, size: 2 }, getFillColor: { value: colours, size: 3, normalized: true } },
  }
}

map.once('load', async () => {
  const data = pointsOf(await Promise.all(markers.map(load)))
  const overlay = new MapLibreOverlay({
    interleaved: true,
    layers: [new ScatterplotLayer({ id: 'points', data, radiusUnits: 'pixels', getRadius: dotRadiusPx(camera.zoom) + 0.4 })],
    onAfterRender: () => performance.mark('map-first-markers'),
  })
  map.addControl(overlay)
})
