import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { ImportRefused } from '../input-file.ts'
import { AgencyRecords } from './agency-records.ts'
import { BusStreets } from './bus-streets.ts'
import { DistrictBook } from './district-book.ts'
import { Estates } from './estates.ts'
import type { HkFormat } from './formats.ts'
import { writeGround } from './ground.ts'
import { OfficialFigures } from './official-figures.ts'
import { RailLines } from './rail.ts'
import { MtrStations } from './stations.ts'

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
  } satisfies Record<HkFormat, (file: RecognisedFile) => Promise<void>>
  for (const file of context.files) await readers[file.format.id](file)
  if (!figures.hasAny() && records.newest === 0)
    throw new ImportRefused("the folder has neither figures of the Rating and Valuation Department nor an agency's own records of sales")
  districts.write(sink)
  writeGround(sink)
  rail.write(sink)
  streets.write(sink)
  stations.write(sink)
  figures.write(sink)
  estates.write(sink, records.newest)
}
