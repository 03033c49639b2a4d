import type { Polygon, Position } from 'geojson'
import type { MapShape } from '../db/market/rows.ts'
import { simplifyLine } from '../import/simplify.ts'
import type { DemoMarket, LineFact, OutlineFact, Point, RiverFact } from './market/demo-market.ts'
import type { Ground } from './market/placement.ts'
import { metresBetween, smoothLine, smoothRing, squareMetres } from './shape/curve.ts'
import { dryOutline } from './shape/dry-outline.ts'
import { groundOf } from './shape/ground.ts'
import { ribbon } from './shape/ribbon.ts'
import { roundCorners } from './shape/round-corners.ts'
import { wander } from './shape/wander.ts'

type Ring = readonly Point[]

const PARK_STEP_METRES = 70
const WATER_STEP_METRES = 60
const RAIL_STEP_METRES = 40
/** points nearer to the simplified line than this are left out, because the file is part of the first load */
const RAIL_METRES = 0.8
const OUTLINE_METRES = 4
/** parks laid out in a town have few corners and straight sides */
const TOWN_PARK_CORNERS = 5
const WILD_METRES = 4000
/** perimeter squared by area; 12.6 is a circle */
const ROUNDNESS_MAX = 40
const TOWN_PARK_ROUNDING_METRES = 30

const position = ([lat, lng]: Point): Position => [Number(lat.toFixed(5)), Number(lng.toFixed(5))].reverse()

function polygon(ring: Ring): Polygon {
  const corners = ring.map(position)
  return { type: 'Polygon', coordinates: [[...corners, corners[0] ?? [0, 0]]] }
}

function thinned(ring: Ring): Ring {
  const half = Math.floor(ring.length / 2)
  const halves = [ring.slice(0, half + 1), [...ring.slice(half), ...ring.slice(0, 1)]]
  return halves.flatMap((part) =>
    simplifyLine(part.map(position), OUTLINE_METRES)
      .slice(0, -1)
      .map(([lng = 0, lat = 0]): Point => [lat, lng]),
  )
}

/** Draws tracks as a smooth line that passes through every station exactly. */
function railShape({ name, nameLocal, colour, stations, loop }: LineFact): MapShape {
  const stops = stations.map(({ at }) => at)
  const track = smoothLine(loop && stops[0] ? [...stops, stops[0]] : stops, RAIL_STEP_METRES)
  return {
    kind: 'rail',
    name,
    nameLocal,
    colour,
    geometry: { type: 'LineString', coordinates: simplifyLine(track.map(position), RAIL_METRES) },
  }
}

/** True for a forest rather than a garden, unless it is a narrow strip, whose varied outline would cross itself. */
function isWild(outline: Ring): boolean {
  const around = outline.reduce((sum, at, i) => sum + metresBetween(at, outline[(i + 1) % outline.length] ?? at), 0)
  return around > WILD_METRES && around ** 2 < ROUNDNESS_MAX * squareMetres(outline)
}

/** The outline of a park as it is drawn, within the land. */
export function parkOutline({ name, outline }: OutlineFact, isLand: Ground): Ring {
  const isTown = outline.length <= TOWN_PARK_CORNERS
  const soft = isTown
    ? roundCorners(outline, TOWN_PARK_ROUNDING_METRES, true)
    : smoothRing(isWild(outline) ? wander(outline, name) : outline, PARK_STEP_METRES)
  return dryOutline(soft, isLand)
}

const riverShape = ({ middle, widthMetres }: RiverFact): Ring => ribbon(smoothLine(middle, WATER_STEP_METRES), widthMetres)

/** Lakes, reservoirs and rivers as rings. */
export const watersOf = ({ waters, rivers }: Pick<DemoMarket, 'waters' | 'rivers'>): { name: OutlineFact | RiverFact; ring: Ring }[] => [
  ...waters.map((name) => ({ name, ring: smoothRing(name.outline, WATER_STEP_METRES) })),
  ...rivers.map((name) => ({ name, ring: riverShape(name) })),
]

/** The offline basemap of a demo market: land, parks, waters, rail, names of the sea. Area labels come from the area rows. */
export function basemapOf(market: DemoMarket, land: readonly Ring[]): MapShape[] {
  const isLand = groundOf(land)
  const shape = (kind: MapShape['kind'], name: string, nameLocal: string | null, ring: Ring): MapShape => ({
    kind,
    name,
    nameLocal,
    colour: null,
    geometry: polygon(kind === 'land' ? ring : thinned(ring)),
  })
  return [
    ...land.map((ring) => shape('land', '', null, ring)),
    ...market.parks.map((park) => shape('park', park.name, park.nameLocal, parkOutline(park, isLand))),
    ...watersOf(market).map(({ name, ring }) => shape('water', name.name, name.nameLocal, ring)),
    ...market.lines.map(railShape),
    ...market.seas.map(
      ({ name, nameLocal, at, rank }): MapShape => ({
        kind: 'sea',
        name,
        nameLocal,
        colour: null,
        rank,
        geometry: { type: 'Point', coordinates: position(at) },
      }),
    ),
  ]
}
