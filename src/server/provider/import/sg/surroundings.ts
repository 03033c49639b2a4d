import type { Position } from 'geojson'
import type { MapShape, MarketSink } from '../../db/market/rows.ts'
import { watersOf } from '../../demo/basemap.ts'
import { landOf } from '../../demo/coast.ts'
import type { Point } from '../../demo/market/demo-market.ts'
import { singaporeDemo } from '../../demo/sg/singapore-demo.ts'

/** The box of the planning areas: land wholly within it is Singapore's and comes from them. */
const SINGAPORE = { south: 1.13, west: 103.58, north: 1.482, east: 104.11 }

const isBeyond = (ring: readonly Point[]) =>
  ring.some(([lat, lng]) => lat < SINGAPORE.south || lat > SINGAPORE.north || lng < SINGAPORE.west || lng > SINGAPORE.east)

const toRing = (ring: readonly Point[]): Position[] => [...ring, ...ring.slice(0, 1)].map(([lat, lng]) => [lng, lat])

const shape = (kind: MapShape['kind'], name: string, nameLocal: string | null, ring: readonly Point[]): MapShape => ({
  kind,
  name,
  nameLocal,
  colour: null,
  geometry: { type: 'Polygon', coordinates: [toRing(ring)] },
})

/**
 * Map shapes that the published files lack: Johor and the islands across the straits, reservoirs and rivers, names of the sea. Planning areas
 * count a reservoir as land, so it is drawn above them.
 */
export function writeSurroundings(sink: MarketSink): void {
  for (const ring of landOf(singaporeDemo)) if (isBeyond(ring)) sink.shape(shape('land', '', null, ring))
  for (const { name, ring } of watersOf(singaporeDemo)) sink.shape(shape('water', name.name, name.nameLocal, ring))
  for (const { name, nameLocal, at, rank } of singaporeDemo.seas)
    sink.shape({ kind: 'sea', name, nameLocal, colour: null, rank, geometry: { type: 'Point', coordinates: [at[1], at[0]] } })
}
