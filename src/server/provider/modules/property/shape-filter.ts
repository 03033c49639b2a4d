import { boxOfShapes, type Circle, type MapShapes, withinShapes } from '#filter/map-shapes.ts'
import { decodeRings } from '#filter/ring-text.ts'
import { type StationGraph, travelTimeCircles } from '#filter/travel-time.ts'
import { TRAVEL_MINUTES_MAX } from '#graphql/limits.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { checkedNear, type Near, type PlaceBounds, withinBounds } from '../../place-inputs.ts'
import { readArtifactOf } from '../map/store.ts'
import type { ProjectQuestion } from './store.ts'

export interface TravelTimeFilter {
  lat: number
  lng: number
  minutes: number
}

export interface ShapeFilter {
  outlines?: string | null
  around?: Near[] | null
  reach?: TravelTimeFilter | null
}

const AROUND_MAX = 4
const NOTHING: ProjectQuestion = { conditions: [{ sql: 'false', parameters: [] }], within: null }

const millionths = (degrees: number): number => Math.round(degrees * 1e6)

/** A market's ride times between stations, null where it was published without. */
export type RideTimes = () => Promise<StationGraph | null>

async function circlesWithin(rides: RideTimes, { lat, lng, minutes }: TravelTimeFilter): Promise<Circle[]> {
  if (!(minutes > 0 && minutes <= TRAVEL_MINUTES_MAX))
    throw refusal('bad-reach', `reach.minutes is above 0 and at most ${TRAVEL_MINUTES_MAX}.`)
  const graph = await rides()
  return graph ? travelTimeCircles(graph, { lat6: millionths(lat), lng6: millionths(lng) }, minutes) : []
}

/** Reads the rides of a market. */
export async function readRides(market: Pick<ProviderContext, 'market'>): Promise<StationGraph | null> {
  const bytes = await readArtifactOf(market, 'station-graph')
  const graph: StationGraph | null = bytes && JSON.parse(new TextDecoder().decode(bytes))
  return graph
}

async function shapesOf(rides: RideTimes, { outlines, around, reach }: ShapeFilter): Promise<MapShapes> {
  if ((around?.length ?? 0) > AROUND_MAX) throw refusal('too-many-circles', `around holds at most ${AROUND_MAX}.`)
  const rings = outlines ? decodeRings(outlines) : []
  if (!rings) throw refusal('bad-outlines', 'outlines cannot be read, or hold too many corners.')
  const circles = (around ?? []).map((near) => {
    const { lat, lng, radiusMetres } = checkedNear(near)
    return [{ lat6: millionths(lat), lng6: millionths(lng), metres: radiusMetres }]
  })
  return { outlines: rings, circles: reach ? [...circles, await circlesWithin(rides, reach)] : circles }
}

/** A box around the shapes, and the exact test, which is the code that the map runs too. */
interface ShapeLimits {
  /** null: nothing lies there */
  box: PlaceBounds | null
  within: NonNullable<ProjectQuestion['within']>
}

/** What the shapes of a filter limit; null where it has none. Reads at most one stored file. */
export async function limitsOfShapes(rides: RideTimes, filter: ShapeFilter): Promise<ShapeLimits | null> {
  const shapes = await shapesOf(rides, filter)
  const within = withinShapes(shapes)
  if (!within) return null
  const box = boxOfShapes(shapes)
  if (!box) return { box: null, within }
  // the test rounds positions to millionths of a degree
  const slack = 1e-6
  return { box: { south: box.south - slack, west: box.west - slack, north: box.north + slack, east: box.east + slack }, within }
}

/** The shapes of a filter: a box for the R*-tree, and the exact test. Reads at most one stored file. */
export async function questionOfShapes(rides: RideTimes, filter: ShapeFilter): Promise<ProjectQuestion> {
  const limits = await limitsOfShapes(rides, filter)
  if (!limits) return { conditions: [], within: null }
  return limits.box ? { conditions: [withinBounds('p', 'project_rtree', limits.box)], within: limits.within } : NOTHING
}
