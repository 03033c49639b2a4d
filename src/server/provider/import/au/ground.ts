import type { MapShape, MarketSink } from '../../db/market/rows.ts'
import { australiaDemo } from '../../demo/au/australia-demo.ts'
import { watersOf } from '../../demo/basemap.ts'
import { landOf } from '../../demo/coast.ts'
import type { Point } from '../../demo/market/demo-market.ts'

const shape = (kind: MapShape['kind'], name: string, ring: readonly Point[]): MapShape => ({
  kind,
  name,
  nameLocal: null,
  colour: null,
  geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)].map(([lat, lng]) => [lng, lat])] },
})

/** What the published files lack: the coast, rivers and lakes about Sydney and Melbourne, names of the sea. */
export function writeAustralianGround(sink: MarketSink): void {
  for (const ring of landOf(australiaDemo)) sink.shape(shape('land', '', ring))
  for (const { name, ring } of watersOf(australiaDemo)) sink.shape(shape('water', name.name, ring))
  for (const { name, at, rank } of australiaDemo.seas)
    sink.shape({ kind: 'sea', name, nameLocal: null, colour: null, rank, geometry: { type: 'Point', coordinates: [at[1], at[0]] } })
}
