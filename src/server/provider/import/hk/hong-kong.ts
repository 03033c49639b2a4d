import type { Position } from 'geojson'
import type { MarketSink } from '../../db/market/rows.ts'
import { basemapOf } from '../../demo/basemap.ts'
import { landOf } from '../../demo/coast.ts'
import { hongKongDemo } from '../../demo/hk/hong-kong-demo.ts'
import { TimetableBook } from '../gtfs/timetable-book.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { ImportRefused } from '../input-file.ts'
import { eachFeature } from '../read-rows.ts'
import { RowError } from '../row-error.ts'
import { markMain } from '../streets/main-streets.ts'
import { mergeStreets } from '../streets/merge-streets.ts'
import { AgencyRecords } from './agency-records.ts'
import { DistrictBook } from './district-book.ts'
import { Estates } from './estates.ts'
import type { HkFormat } from './formats.ts'
import { OfficialFigures } from './official-figures.ts'
import { RailLines } from './rail.ts'
import { MtrStations } from './stations.ts'

const CREDIT = 'Transport Department, Hong Kong SAR, via CSDI'

/** The streets that buses and minibuses use. The file tells no names. */
class BusStreets {
  private readonly lines: Position[][] = []

  read(file: RecognisedFile, context: ImportContext): Promise<void> {
    return eachFeature(file, context, (_, geometry) => {
      if (geometry.type !== 'LineString' && geometry.type !== 'MultiLineString') throw new RowError('geometry', 'is not a line')
      for (const line of geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates) this.lines.push(line)
    })
  }

  /** Nothing where no lines were read. */
  write(sink: MarketSink): void {
    if (this.lines.length === 0) return
    const streets = mergeStreets(this.lines).map((street) => ({ ...street, name: null }))
    sink.streets({ credit: CREDIT, streets: markMain(streets) })
  }
}

/**
 * Reads all of Hong Kong's files in the order of their formats and hands the rows over. No deeds are published there: homes and sales come from an
 * agency's own records alone. Refuses a folder without districts, or with neither official figures nor such records.
 */
export async function produceHongKong(context: ImportContext<HkFormat>): Promise<void> {
  if (!context.files.some(({ format }) => format.id === 'hk-districts'))
    throw new ImportRefused('the folder has no eighteen districts: without them nothing can be placed')
  const districts = new DistrictBook()
  const stations = new MtrStations()
  const rail = new RailLines()
  const streets = new BusStreets()
  const timetables = new TimetableBook()
  const figures = new OfficialFigures()
  const estates = new Estates()
  const records = new AgencyRecords(districts, estates)
  const { sink } = context
  const readers = {
    'hk-districts': (file) => districts.read(file, context),
    'hk-mtr-stations': (file) => stations.readStations(file, context),
    'hk-mtr-exits': (file) => stations.readExits(file, context),
    'hk-mtr-lines': (file) => rail.read(file, context),
    'hk-streets': (file) => streets.read(file, context),
    'hk-rvd-series': (file) => figures.readSeries(file, context),
    'hk-rvd-average-rents': (file) => figures.readAverages(file, context, 'average-rent'),
    'hk-rvd-average-prices': (file) => figures.readAverages(file, context, 'average-price'),
    'hk-rvd-rent-index': (file) => figures.readValues(file, context, 'rent-index'),
    'hk-rvd-price-index': (file) => figures.readValues(file, context, 'price-index'),
    'hk-rvd-yields': (file) => figures.readValues(file, context, 'yield'),
    'hk-registrations': (file) => figures.readRegistrations(file, context),
    'hk-agency-records': (file) => records.read(file, context),
    'hk-gtfs': (file) => timetables.readZip(file, context),
  } satisfies Record<HkFormat, (file: RecognisedFile) => Promise<void>>
  for (const file of context.files) await readers[file.format.id](file)
  if (!figures.hasAny() && records.newest === 0)
    throw new ImportRefused("the folder has neither figures of the Rating and Valuation Department nor an agency's own records of sales")
  districts.write(sink)
  writeGround(sink)
  rail.write(sink)
  streets.write(sink)
  timetables.write(sink)
  stations.write(sink)
  figures.write(sink)
  records.write(sink)
  estates.write(sink, records.newest)
}

/** Map shapes that the published files lack: districts reach out to sea, so the coast is the shipped one, with its country parks and waters. */
function writeGround(sink: MarketSink): void {
  for (const shape of basemapOf({ ...hongKongDemo, lines: [] }, landOf(hongKongDemo))) sink.shape(shape)
}
