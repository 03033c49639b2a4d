import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { ImportRefused } from '../input-file.ts'
import { SingaporeAmenities } from './amenities.ts'
import { AreaBook } from './area-book.ts'
import { BedroomsByArea } from './bedrooms-by-area.ts'
import type { SgFormat } from './formats.ts'
import { HdbBlocks } from './hdb-blocks.ts'
import { readHdbResale } from './hdb-resale.ts'
import { LandedEstates } from './landed-sales.ts'
import { readParks } from './parks.ts'
import { PrivateProjects } from './private-projects.ts'
import { readPrivateRentals } from './private-rentals.ts'
import { readPrivateSales } from './private-sales.ts'
import { readRail } from './rail.ts'
import { StreetBook } from './street-book.ts'
import { writeSurroundings } from './surroundings.ts'

const SALES = ['sg-hdb-resale', 'sg-private-sales', 'sg-landed-sales'] satisfies SgFormat[]

const counter = () => {
  let last = 0
  return () => ++last
}

/** Reads all of Singapore's files in the order of their formats and hands the rows over. Refuses a folder without planning areas or sales. */
export async function produceSingapore(context: ImportContext<SgFormat>): Promise<void> {
  const ids = new Set(context.files.map(({ format }) => format.id))
  if (!ids.has('sg-planning-areas') && !ids.has('sg-subzones'))
    throw new ImportRefused('the folder has no URA planning areas or subzones: without them no home can be placed')
  if (!SALES.some((id) => ids.has(id))) throw new ImportRefused('the folder has no sales: HDB resale, URA private or landed sales')
  const [nextProject, nextTxn] = [counter(), counter()]
  const areas = new AreaBook()
  const blocks = new HdbBlocks(nextProject)
  const condos = new PrivateProjects(nextProject)
  const estates = new LandedEstates(nextProject)
  const bedrooms = new BedroomsByArea()
  const amenities = new SingaporeAmenities()
  const streets = new StreetBook()
  let newest = 0
  const sink = {
    ...context.sink,
    txn: (row: Parameters<typeof context.sink.txn>[0]) => {
      if (row.month > newest) newest = row.month
      context.sink.txn(row)
    },
    project: (row: Parameters<typeof context.sink.project>[0]) => {
      streets.home(row)
      context.sink.project(row)
    },
  }
  const inner: ImportContext = { ...context, sink }
  const readers = {
    'sg-planning-areas': (file) => areas.readPlanningAreas(file, inner),
    'sg-subzones': (file) => areas.readSubzones(file, inner),
    'sg-town-areas': (file) => areas.readTowns(file, inner),
    'sg-hdb-property-information': (file) => blocks.readProperties(file, inner),
    'sg-hdb-block-coordinates': (file) => blocks.readCoordinates(file, inner),
    'sg-private-projects': (file) => condos.read(file, inner),
    'sg-private-rentals': (file) => readPrivateRentals(file, inner, condos, bedrooms, nextTxn),
    'sg-private-sales': (file) => readPrivateSales(file, inner, condos, bedrooms, nextTxn),
    'sg-landed-sales': (file) => estates.read(file, inner, nextTxn),
    'sg-hdb-resale': (file) => readHdbResale(file, inner, blocks, nextTxn),
    'sg-rail': (file) => readRail(file, inner, amenities),
    'sg-mrt-exits': (file) => amenities.readStationExits(file, inner),
    'sg-schools': (file) => amenities.readSchools(file, inner),
    'sg-hawker-centres': (file) => amenities.readHawkerCentres(file, inner),
    'sg-supermarkets': (file) => amenities.readSupermarkets(file, inner),
    'sg-parks': (file) => readParks(file, inner),
    'sg-amenities': (file) => amenities.readAmenityFile(file, inner),
    'sg-bus-routes': (file) => streets.readRoutes(file, inner),
    'sg-bus-stops': (file) => streets.readStops(file, inner),
  } satisfies Record<SgFormat, (file: RecognisedFile) => Promise<void>>
  for (const file of context.files) await readers[file.format.id](file)
  condos.dropDoubtfulPlaces(blocks.knownPlaces())
  blocks.write(sink, areas)
  condos.write(sink, areas, newest)
  estates.write(sink, areas)
  amenities.write(sink)
  areas.write(sink, amenities.book.localNames())
  streets.write(sink)
  writeSurroundings(sink)
}
