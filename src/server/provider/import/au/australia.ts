import type { MapShape, MarketSink } from '../../db/market/rows.ts'
import { australiaDemo } from '../../demo/au/australia-demo.ts'
import { watersOf } from '../../demo/basemap.ts'
import { landOf } from '../../demo/coast.ts'
import type { Point } from '../../demo/market/demo-market.ts'
import { AmenityBook } from '../amenity-book.ts'
import { TimetableBook } from '../gtfs/timetable-book.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { ImportRefused } from '../input-file.ts'
import { eachFeature, textOf } from '../read-rows.ts'
import { RowError } from '../row-error.ts'
import { AustralianAreas } from './area-book.ts'
import type { AuFormat } from './formats.ts'
import { Localities } from './localities.ts'
import { NswHomes } from './nsw-homes.ts'
import { VictorianHomes } from './victoria-homes.ts'
import { VictorianTransport } from './victoria-transport.ts'

/** Levels of the state's schools; the others are for special needs, outdoors or before school. */
const SCHOOL_LEVELS: Readonly<Record<string, string>> = {
  'Infants School': 'primary',
  'Primary School': 'primary',
  'Secondary School': 'secondary',
  'Central/Community School': 'mixed-level',
}

/** Australia's schools and stations from all files that have some. */
class AustralianAmenities {
  readonly book = new AmenityBook()

  async readSchools(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachFeature(file, context, (properties, geometry) => {
      const name = textOf(properties, 'name')
      if (name === '') throw new RowError('name', 'is empty')
      if (geometry.type !== 'Point') throw new RowError('geometry', 'is not a point')
      const [lng, lat] = geometry.coordinates
      if (lng === undefined || lat === undefined) throw new RowError('geometry', 'is empty')
      const subtype = SCHOOL_LEVELS[textOf(properties, 'level')] ?? null
      this.book.add({ type: 'school', subtype, code: null, name, nameLocal: null, lat, lng })
    })
  }

  write(sink: MarketSink): void {
    this.book.write(sink)
  }
}

const SALES = ['au-nsw-sales', 'au-vic-sales'] satisfies AuFormat[]

const counter = () => {
  let last = 0
  return () => ++last
}

/** Reads all of Australia's files in the order of their formats and hands the rows over. Refuses a folder without sales, or sales that nothing places. */
export async function produceAustralia(context: ImportContext<AuFormat>): Promise<void> {
  const ofFormat = (id: AuFormat) => context.files.filter(({ format }) => format.id === id)
  if (!SALES.some((id) => ofFormat(id).length > 0)) throw new ImportRefused('the folder has no sales of homes')
  if (ofFormat('au-nsw-sales').length > 0 && ofFormat('au-localities').length === 0)
    throw new ImportRefused('the folder has no list of suburbs and towns: without it no home of New South Wales can be placed')
  const [nextProject, nextTxn] = [counter(), counter()]
  const [areas, localities, amenities] = [new AustralianAreas(), new Localities(), new AustralianAmenities()]
  const nsw = new NswHomes(nextProject, areas, localities)
  const [victoria, transport] = [new VictorianHomes(nextProject, areas), new VictorianTransport(amenities.book)]
  const weeks = ofFormat('au-nsw-sales')
  const timetables = new TimetableBook()
  const readers = {
    'au-localities': (file) => localities.read(file, context),
    // a dealing may return in a later week, so that all weeks are read as one
    'au-nsw-sales': async (file) => {
      if (file === weeks[0]) await nsw.read(weeks, context, nextTxn)
    },
    'au-nsw-schools': (file) => amenities.readSchools(file, context),
    'au-vic-sales': (file) => victoria.read(file, context, nextTxn),
    'au-vic-stations': (file) => transport.readStations(file, context),
    'au-vic-tram-stops': (file) => transport.readTramStops(file, context),
    'au-vic-train-lines': (file) => transport.readLines(file, context),
    'au-gtfs': (file) => timetables.readZip(file, context),
  } satisfies Record<AuFormat, (file: RecognisedFile) => Promise<void>>
  for (const file of context.files) await readers[file.format.id](file)
  nsw.write(context.sink)
  victoria.write(context.sink)
  transport.write(context.sink)
  timetables.write(context.sink)
  amenities.write(context.sink)
  areas.write(context.sink)
  writeAustralianGround(context.sink)
}

const shape = (kind: MapShape['kind'], name: string, ring: readonly Point[]): MapShape => ({
  kind,
  name,
  nameLocal: null,
  colour: null,
  geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)].map(([lat, lng]) => [lng, lat])] },
})

/** What the published files lack: the coast, rivers and lakes about Sydney and Melbourne, names of the sea. */
function writeAustralianGround(sink: MarketSink): void {
  for (const ring of landOf(australiaDemo)) sink.shape(shape('land', '', ring))
  for (const { name, ring } of watersOf(australiaDemo)) sink.shape(shape('water', name.name, ring))
  for (const { name, at, rank } of australiaDemo.seas)
    sink.shape({ kind: 'sea', name, nameLocal: null, colour: null, rank, geometry: { type: 'Point', coordinates: [at[1], at[0]] } })
}
