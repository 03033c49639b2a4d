import type { MapShape, MarketSink } from '../../db/market/rows.ts'
import { watersOf } from '../../demo/basemap.ts'
import { mendCoast, readCoastFile } from '../../demo/coast.ts'
import type { Point } from '../../demo/market/demo-market.ts'
import { malaysiaDemo } from '../../demo/my/malaysia-demo.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { ImportRefused } from '../input-file.ts'
import { AreaTree } from './area-tree.ts'
import type { MyFormat } from './formats.ts'
import { eachNapicSale } from './napic-sales.ts'
import { RapidRail } from './rapid-rail.ts'
import { SchemePlaces } from './scheme-places.ts'
import { Schemes } from './schemes.ts'
import { MELAKA_SHORE } from './shore.ts'

const SALES = ['my-napic-sales', 'my-napic-sample'] satisfies MyFormat[]

/** Reads all of Malaysia's files in the order of their formats and hands the rows over. Refuses a folder without sales. */
export async function produceMalaysia(context: ImportContext<MyFormat>): Promise<void> {
  const ids = new Set(context.files.map(({ format }) => format.id))
  if (!SALES.some((id) => ids.has(id))) throw new ImportRefused('the folder has no sales: NAPIC open transactions or a sample of them')
  const { sink } = context
  const [areas, places, rail] = [new AreaTree(), new SchemePlaces(), new RapidRail()]
  const schemes = new Schemes(areas)
  const readSales = (file: RecognisedFile) => eachNapicSale(file, context, (sale, tally) => schemes.take(sale, tally, sink))
  const readers = {
    'my-napic-schemes': (file) => places.read(file, context),
    'my-napic-sales': readSales,
    'my-napic-sample': readSales,
    'my-gtfs-routes': (file) => rail.readRoutes(file, context),
    'my-gtfs-trips': (file) => rail.readTrips(file, context),
    'my-gtfs-shapes': (file) => rail.readShapes(file, context),
    'my-gtfs-stops': (file) => rail.readStops(file, context),
  } satisfies Record<MyFormat, (file: RecognisedFile) => Promise<void>>
  for (const file of context.files) await readers[file.format.id](file)
  schemes.write(sink, places)
  rail.write(sink)
  areas.write(sink)
  writeGround(sink)
}

const shape = (kind: MapShape['kind'], name: string, nameLocal: string | null, ring: readonly Point[]): MapShape => ({
  kind,
  name,
  nameLocal,
  colour: null,
  geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)].map(([lat, lng]) => [lng, lat])] },
})

/** What the published files lack: the peninsula's coast from Perak to Johor, lakes and rivers about Kuala Lumpur, names of the sea. */
function writeGround(sink: MarketSink): void {
  for (const ring of mendCoast(readCoastFile('MY'), MELAKA_SHORE)) sink.shape(shape('land', '', null, ring))
  for (const { name, ring } of watersOf(malaysiaDemo)) sink.shape(shape('water', name.name, name.nameLocal, ring))
  for (const { name, nameLocal, at, rank } of malaysiaDemo.seas)
    sink.shape({ kind: 'sea', name, nameLocal, colour: null, rank, geometry: { type: 'Point', coordinates: [at[1], at[0]] } })
}
