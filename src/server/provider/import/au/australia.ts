import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { ImportRefused } from '../input-file.ts'
import { AustralianAmenities } from './amenities.ts'
import { AustralianAreas } from './area-book.ts'
import type { AuFormat } from './formats.ts'
import { writeAustralianGround } from './ground.ts'
import { Localities } from './localities.ts'
import { NswHomes } from './nsw-homes.ts'
import { VictorianHomes } from './victoria-homes.ts'
import { VictorianTransport } from './victoria-transport.ts'

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
  } satisfies Record<AuFormat, (file: RecognisedFile) => Promise<void>>
  for (const file of context.files) await readers[file.format.id](file)
  nsw.write(context.sink)
  victoria.write(context.sink)
  transport.write(context.sink)
  amenities.write(context.sink)
  areas.write(context.sink)
  writeAustralianGround(context.sink)
}
