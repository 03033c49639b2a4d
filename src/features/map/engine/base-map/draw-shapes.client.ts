import type { FeatureCollection, MultiLineString, Polygon, Position } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { type Circle, type MapShapes, withinShapes } from '#filter/map-shapes.ts'
import type { Ring } from '#filter/ring-text.ts'
import { colourScheme } from '#property/base-map/colour-scheme.client.ts'
import { keepAdditions } from './style-additions.client.ts'

const PREFIX = 'limits-'
const SOURCE = `${PREFIX}shapes`
const LINES = `${PREFIX}lines`
const TRACK = `${PREFIX}made`
const CIRCLE_STEPS = 72
const METRES_PER_DEGREE = 111_195
const COLOUR = { light: '#007785', dark: '#57c3cf' }

const outlineOf = (ring: Ring): Position[] => [...ring, ...ring.slice(0, 1)].map(([lat5, lng5]) => [lng5 / 1e5, lat5 / 1e5])

function circleOf({ lat6, lng6, metres }: Circle): Position[] {
  const [lat, lng] = [lat6 / 1e6, lng6 / 1e6]
  const dLat = metres / METRES_PER_DEGREE
  const dLng = dLat / Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: CIRCLE_STEPS + 1 }, (_, step) => {
    const angle = (2 * Math.PI * (step % CIRCLE_STEPS)) / CIRCLE_STEPS
    return [lng + dLng * Math.cos(angle), lat + dLat * Math.sin(angle)]
  })
}

const featuresOf = ({ outlines, circles }: MapShapes): FeatureCollection<Polygon> => ({
  type: 'FeatureCollection',
  features: [...outlines.map(outlineOf), ...circles.flat().map(circleOf)].map((ring) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [ring] },
  })),
})

/** The edge around a group of circles: their arcs, without what lies inside another circle of the group. */
function edgesOf(group: readonly Circle[]): Position[][] {
  return group.flatMap((circle, own) => {
    const others = withinShapes({ outlines: [], circles: [group.filter((_, at) => at !== own)] })
    const arc = circleOf(circle)
    return arc.slice(1).flatMap((end, at) => {
      const start = arc[at] ?? end
      const [lng = 0, lat = 0] = [((start[0] ?? 0) + (end[0] ?? 0)) / 2, ((start[1] ?? 0) + (end[1] ?? 0)) / 2]
      return others?.(lat * 1e6, lng * 1e6) ? [] : [[start, end]]
    })
  })
}

const linesOf = ({ outlines, circles }: MapShapes): FeatureCollection<MultiLineString> => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiLineString', coordinates: [...outlines.map(outlineOf), ...circles.flatMap(edgesOf)] },
    },
  ],
})

/** The edge of an outline that is being drawn; its corners are elements of the page. */
const trackOf = (corners: Ring): FeatureCollection => ({
  type: 'FeatureCollection',
  features:
    corners.length > 1 ? [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [outlineOf(corners)] } }] : [],
})

export interface ShownShapes {
  show: (shapes: MapShapes, corners: Ring) => void
  remove: () => void
}

/** Draws the shapes of filters and of an outline that is being drawn. */
export function showShapes(map: MapLibreMap): ShownShapes {
  let shapes: MapShapes = { outlines: [], circles: [] }
  let corners: Ring = []
  const additions = keepAdditions(map, PREFIX, () => {
    const colour = COLOUR[colourScheme()]
    return {
      sources: {
        [SOURCE]: { type: 'geojson', data: featuresOf(shapes) },
        [LINES]: { type: 'geojson', data: linesOf(shapes) },
        [TRACK]: { type: 'geojson', data: trackOf(corners) },
      },
      layers: [
        { id: `${PREFIX}fill`, type: 'fill', source: SOURCE, paint: { 'fill-color': colour, 'fill-opacity': 0.07 } },
        { id: `${PREFIX}line`, type: 'line', source: LINES, paint: { 'line-color': colour, 'line-width': 1.6, 'line-opacity': 0.8 } },
        { id: `${PREFIX}made`, type: 'fill', source: TRACK, paint: { 'fill-color': colour, 'fill-opacity': 0.1 } },
        {
          id: `${PREFIX}track`,
          type: 'line',
          source: TRACK,
          paint: { 'line-color': colour, 'line-width': 1.6, 'line-dasharray': [2, 2] },
        },
      ],
    }
  })
  return {
    show: (next, track) => {
      shapes = next
      corners = track
      map.getSource<GeoJSONSource>(SOURCE)?.setData(featuresOf(shapes))
      map.getSource<GeoJSONSource>(LINES)?.setData(linesOf(shapes))
      map.getSource<GeoJSONSource>(TRACK)?.setData(trackOf(corners))
    },
    remove: additions.remove,
  }
}
