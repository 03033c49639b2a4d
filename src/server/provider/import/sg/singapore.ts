import type { Position } from 'geojson'
import type { MapShape, MarketSink } from '../../db/market/rows.ts'
import { watersOf } from '../../demo/basemap.ts'
import { landOf } from '../../demo/coast.ts'
import type { Point } from '../../demo/market/demo-market.ts'
import { singaporeDemo } from '../../demo/sg/singapore-demo.ts'
import { areaSquareMetres } from '../geometry.ts'
import { TimetableBook } from '../gtfs/timetable-book.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { ImportRefused } from '../input-file.ts'
import { wellCased } from '../place-names.ts'
import { eachFeature, textOf } from '../read-rows.ts'
import { RowError } from '../row-error.ts'
import { simplifyPolygons } from '../simplify.ts'
import { SingaporeAmenities } from './amenities.ts'
import { AreaBook } from './area-book.ts'
import { BedroomsByArea } from './bedrooms-by-area.ts'
import type { SgFormat } from './formats.ts'
import { HdbBlocks } from './hdb-blocks.ts'
import { readHdbResale } from './hdb-resale.ts'
import { LandedEstates } from './landed-sales.ts'
import { PrivateProjects } from './private-projects.ts'
import { readPrivateRentals } from './private-rentals.ts'
import { readPrivateSales } from './private-sales.ts'
import { readRail } from './rail.ts'
import { RailPlan } from './rail-plan.ts'
import { StreetBook } from './street-book.ts'

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
function writeSurroundings(sink: MarketSink): void {
  for (const ring of landOf(singaporeDemo)) if (isBeyond(ring)) sink.shape(shape('land', '', null, ring))
  for (const { name, ring } of watersOf(singaporeDemo)) sink.shape(shape('water', name.name, name.nameLocal, ring))
  for (const { name, nameLocal, at, rank } of singaporeDemo.seas)
    sink.shape({ kind: 'sea', name, nameLocal, colour: null, rank, geometry: { type: 'Point', coordinates: [at[1], at[0]] } })
}

/** Smaller parks are points on the map and not shapes. */
const PARK_SQUARE_METRES_MIN = 12_000
const OUTLINE_METRES = 14

/** Park outlines for the basemap. */
async function readParks(file: RecognisedFile, context: ImportContext): Promise<void> {
  await eachFeature(file, context, (properties, geometry) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') throw new RowError('geometry', 'is not an outline')
    if (areaSquareMetres(geometry) < PARK_SQUARE_METRES_MIN) return
    const [simple] = simplifyPolygons([geometry], OUTLINE_METRES)
    const name = wellCased(textOf(properties, 'NAME').replace(/\bPK\b/g, 'PARK'))
    if (simple) context.sink.shape({ kind: 'park', name, nameLocal: null, colour: null, geometry: simple })
  })
}

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
  const [timetables, plan] = [new TimetableBook(), new RailPlan()]
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
    'sg-hdb-estate-names': (file) => blocks.readEstateNames(file, inner),
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
    'sg-gtfs': (file) => timetables.readZip(file, inner),
    'sg-rail-plan': (file) => plan.readEntities(file, inner),
    'sg-rail-disruptions': (file) => plan.readDisruptions(file, inner),
  } satisfies Record<SgFormat, (file: RecognisedFile) => Promise<void>>
  for (const file of context.files) await readers[file.format.id](file)
  condos.dropDoubtfulPlaces(blocks.knownPlaces())
  blocks.write(sink, areas)
  condos.write(sink, areas, newest)
  estates.write(sink, areas)
  amenities.write(sink)
  areas.write(sink, amenities.book.localNames())
  streets.write(sink)
  timetables.write(sink, (timetable) => plan.completed(timetable))
  writeSurroundings(sink)
}
