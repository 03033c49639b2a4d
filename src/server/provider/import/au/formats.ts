import { csvWith, type FileFormat, geoJsonWith } from '../file-format.ts'
import { isGtfsZip } from '../gtfs/gtfs-tables.ts'
import { VICTORIA_TITLES } from './victoria-sales.ts'
import { isTrainStops, isTramStops } from './victoria-transport.ts'

const CC_BY = 'CC BY 4.0'
const UNSTATED = 'as stated by its publisher'

/** Australia's files, recognised by their content, in the order in which they are read. */
const FORMATS = [
  {
    id: 'au-localities',
    title: 'Suburbs and towns of Australia',
    licence: UNSTATED,
    ...csvWith('postcode', 'locality', 'state', 'lat', 'lng'),
  },
  {
    id: 'au-nsw-sales',
    title: 'Property sales of the Valuer General of New South Wales',
    licence: CC_BY,
    // a zip's names stand unpacked before their files
    recognise: ({ text }) => text.startsWith('PK\u0003\u0004') && text.includes('_SALES_DATA_NNME_'),
  },
  {
    id: 'au-nsw-schools',
    title: 'Public schools of New South Wales',
    licence: CC_BY,
    recognise: geoJsonWith('name', 'suburb', 'level', 'opportunityClass'),
  },
  { id: 'au-vic-sales', title: 'Melbourne sales', licence: 'CC BY-NC-SA 4.0', ...csvWith(...VICTORIA_TITLES) },
  { id: 'au-vic-stations', title: 'Train stations of Victoria', licence: UNSTATED, recognise: isTrainStops },
  { id: 'au-vic-tram-stops', title: 'Tram stops of Melbourne', licence: UNSTATED, recognise: isTramStops },
  {
    id: 'au-vic-train-lines',
    title: 'Train lines of Melbourne',
    licence: UNSTATED,
    recognise: geoJsonWith('SHAPE_ID', 'HEADSIGN', 'SHORT_NAME', 'MODE'),
  },
  { id: 'au-gtfs', title: 'Timetable of public transport (GTFS)', licence: UNSTATED, recognise: isGtfsZip },
] as const satisfies readonly Omit<FileFormat, 'market'>[]

export type AuFormat = (typeof FORMATS)[number]['id']
export const AU_FORMATS: readonly FileFormat<AuFormat>[] = FORMATS.map((format) => ({ ...format, market: 'AU' }))
