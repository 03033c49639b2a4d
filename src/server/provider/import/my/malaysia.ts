import type { MapShape, MarketSink } from '../../db/market/rows.ts'
import { watersOf } from '../../demo/basemap.ts'
import { mendCoast, readCoastFile } from '../../demo/coast.ts'
import type { Point } from '../../demo/market/demo-market.ts'
import { readCoast } from '../../demo/market/fact-table.ts'
import { malaysiaDemo } from '../../demo/my/malaysia-demo.ts'
import { TimetableBook } from '../gtfs/timetable-book.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { ImportRefused } from '../input-file.ts'
import { AreaTree } from './area-tree.ts'
import type { MyFormat } from './formats.ts'
import { eachNapicSale } from './napic-sales.ts'
import { RapidRail } from './rapid-rail.ts'
import { readRapidRailTimetable, withBusway } from './rapid-rail-timetable.ts'
import { SchemePlaces } from './scheme-places.ts'
import { Schemes } from './schemes.ts'

/** The shore of Melaka town, which has grown into the strait since the coast file was traced; drawn from memory of public maps, good to about 200 m. */
const MELAKA_SHORE = readCoast(`
Tanjung Kling to Pernu | 2.2215,102.1573 2.2175,102.1630 2.2180,102.1700 2.2180,102.1800 2.2165,102.1900 2.2130,102.1935 2.2060,102.1960 2.2055,102.1995 2.2110,102.2020 2.2090,102.2100 2.2065,102.2160 2.2050,102.2230 2.1980,102.2280 2.1905,102.2330 2.1880,102.2390 2.1875,102.2450 2.1870,102.2490 2.1850,102.2560 2.1820,102.2620 2.1785,102.2690 2.1755,102.2760 2.1745,102.2850 2.1735,102.2950 2.1700,102.3020 2.1660,102.3090 2.1610,102.3170 2.1590,102.3240 2.1653,102.3306
`)

const SALES = ['my-napic-sales', 'my-napic-sample'] satisfies MyFormat[]

/** Reads all of Malaysia's files in the order of their formats and hands the rows over. Refuses a folder without sales. */
export async function produceMalaysia(context: ImportContext<MyFormat>): Promise<void> {
  const ids = new Set(context.files.map(({ format }) => format.id))
  if (!SALES.some((id) => ids.has(id))) throw new ImportRefused('the folder has no sales: NAPIC open transactions or a sample of them')
  const { sink } = context
  const [areas, places, rail] = [new AreaTree(), new SchemePlaces(), new RapidRail()]
  const schemes = new Schemes(areas)
  const timetables = new TimetableBook()
  const readSales = (file: RecognisedFile) => eachNapicSale(file, context, (sale, tally) => schemes.take(sale, tally, sink))
  const readers = {
    'my-napic-schemes': (file) => places.read(file, context),
    'my-napic-sales': readSales,
    'my-napic-sample': readSales,
    'my-gtfs-routes': (file) => rail.readRoutes(file, context),
    'my-gtfs-trips': (file) => rail.readTrips(file, context),
    'my-gtfs-shapes': (file) => rail.readShapes(file, context),
    'my-gtfs-stops': (file) => rail.readStops(file, context),
    // the tables of the timetable are read together
    'my-gtfs-agency': async () => {},
    'my-gtfs-calendar': async () => {},
    'my-gtfs-stop-times': async () => {},
    'my-gtfs-frequencies': async () => {},
    'my-gtfs': (file) => timetables.readZip(file, context),
  } satisfies Record<MyFormat, (file: RecognisedFile) => Promise<void>>
  for (const file of context.files) await readers[file.format.id](file)
  await readRapidRailTimetable(timetables, context)
  schemes.write(sink, places)
  rail.write(sink)
  timetables.write(sink, withBusway)
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
