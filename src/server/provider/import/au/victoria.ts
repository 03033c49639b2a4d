import type { MapShape } from '../../db/market/rows.ts'
import { australiaDemo } from '../../demo/au/australia-demo.ts'
import { watersOf } from '../../demo/basemap.ts'
import { landOf } from '../../demo/coast.ts'
import type { Point } from '../../demo/demo-market.ts'
import { AmenityBook } from '../amenity-book.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { ImportRefused } from '../input-file.ts'
import { VictorianAreas } from './victoria-areas.ts'
import type { VictoriaFormat } from './victoria-formats.ts'
import { VictorianHomes } from './victoria-homes.ts'
import { VictorianTransport } from './victoria-transport.ts'

const counter = () => {
  let last = 0
  return () => ++last
}

const shape = (kind: MapShape['kind'], name: string, nameLocal: string | null, ring: readonly Point[]): MapShape => ({
  ...{ kind, name, nameLocal, colour: null },
  geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)].map(([lat, lng]) => [lng, lat])] },
})

/** Reads Victoria's files in the order of their formats and hands the rows over. Refuses a folder without sales. */
export async function produceVictoria(context: ImportContext<VictoriaFormat>): Promise<void> {
  if (!context.files.some(({ format }) => format.id === 'au-vic-sales')) throw new ImportRefused('the folder has no sales of homes')
  const { sink } = context
  const [nextProject, nextTxn] = [counter(), counter()]
  const [areas, book] = [new VictorianAreas(), new AmenityBook()]
  const [homes, transport] = [new VictorianHomes(nextProject, areas), new VictorianTransport(book)]
  const readers = {
    'au-vic-sales': (file) => homes.read(file, context, nextTxn),
    'au-vic-stations': (file) => transport.readStations(file, context),
    'au-vic-tram-stops': (file) => transport.readTramStops(file, context),
    'au-vic-train-lines': (file) => transport.readLines(file, context),
  } satisfies Record<VictoriaFormat, (file: RecognisedFile) => Promise<void>>
  for (const file of context.files) await readers[file.format.id](file)
  homes.write(sink)
  book.write(sink)
  transport.write(sink)
  areas.write(sink)
  for (const ring of landOf(australiaDemo)) sink.shape(shape('land', '', null, ring))
  for (const { name, ring } of watersOf(australiaDemo)) sink.shape(shape('water', name.name, name.nameLocal, ring))
  for (const { name, nameLocal, at, rank } of australiaDemo.seas)
    sink.shape({ ...{ kind: 'sea', name, nameLocal, colour: null, rank }, geometry: { type: 'Point', coordinates: [at[1], at[0]] } })
}
