import { createRequire } from 'node:module'
import type { Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { MapShape } from '../db/market/rows.ts'
import type { DemoMarket, LineFact, Point } from './demo-market.ts'

type Ring = readonly Point[]
type Box = DemoMarket['box']

/** One half-plane of the clip: is the point in, and where does the edge cross it. */
interface Side {
  holds(point: Point): boolean
  cross(a: Point, b: Point): Point
}

function sidesOf([south, west, north, east]: Box): Side[] {
  const at = (axis: 0 | 1, limit: number, keepAbove: boolean): Side => ({
    holds: (point) => (keepAbove ? point[axis] >= limit : point[axis] <= limit),
    cross: (a, b) => {
      const t = (limit - a[axis]) / (b[axis] - a[axis])
      return axis === 0 ? [limit, a[1] + t * (b[1] - a[1])] : [a[0] + t * (b[0] - a[0]), limit]
    },
  })
  return [at(0, south, true), at(0, north, false), at(1, west, true), at(1, east, false)]
}

/** Sutherland–Hodgman: the part of a ring inside a box, possibly empty. */
export function clipRing(ring: Ring, box: Box): Ring {
  let points: Point[] = [...ring]
  for (const side of sidesOf(box)) {
    const input = points
    points = []
    input.forEach((point, i) => {
      const before = input.at(i - 1) ?? point
      if (side.holds(point) !== side.holds(before)) points.push(side.cross(before, point))
      if (side.holds(point)) points.push(point)
    })
  }
  return points
}

/** Natural Earth 1:10m land (public domain) of the market's box, outer rings only. */
function atlasLand(market: DemoMarket): Ring[] {
  const topology: Topology<{ countries: GeometryCollection }> = createRequire(import.meta.url)('world-atlas/countries-10m.json')
  const wanted = topology.objects.countries.geometries.filter((geometry) => market.atlasIds.includes(String(geometry.id)))
  const rings: Ring[] = []
  for (const country of feature(topology, { type: 'GeometryCollection', geometries: wanted }).features) {
    const { geometry } = country
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
    for (const [outer] of polygons) {
      const ring = clipRing(
        (outer ?? []).map(([lng = 0, lat = 0]): Point => [lat, lng]),
        market.box,
      )
      if (ring.length > 2) rings.push(ring)
    }
  }
  return rings
}

export const landOf = (market: DemoMarket): readonly Ring[] => [...market.land, ...atlasLand(market)]

const position = ([lat, lng]: Point): Position => [Number(lng.toFixed(5)), Number(lat.toFixed(5))]

function polygon(ring: Ring): Polygon {
  const coordinates = ring.map(position)
  return { type: 'Polygon', coordinates: [[...coordinates, coordinates[0] ?? [0, 0]]] }
}

function railShape(line: LineFact): MapShape {
  const stops = line.stations.map((station) => position(station.at))
  const coordinates = line.loop && stops[0] ? [...stops, stops[0]] : stops
  return { kind: 'rail', name: line.name, nameLocal: line.nameLocal, colour: line.colour, geometry: { type: 'LineString', coordinates } }
}

/** The offline basemap of a demo market: land, parks, waters, rail. Area labels come from the area rows. */
export function basemapOf(market: DemoMarket, land: readonly Ring[]): MapShape[] {
  const shape = (kind: MapShape['kind'], name: string, nameLocal: string | null, ring: Ring): MapShape => ({
    kind,
    name,
    nameLocal,
    colour: null,
    geometry: polygon(ring),
  })
  return [
    ...land.map((ring) => shape('land', '', null, ring)),
    ...market.parks.map((park) => shape('park', park.name, park.nameLocal, park.outline)),
    ...market.waters.map((water) => shape('water', water.name, water.nameLocal, water.outline)),
    ...market.lines.map(railShape),
  ]
}
