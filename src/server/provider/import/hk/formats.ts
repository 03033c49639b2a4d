import { csvWith, type FileFormat, geoJsonWith } from '../file-format.ts'
import { isGtfsZip } from '../gtfs/gtfs-tables.ts'
import { type FileHead, ImportRefused } from '../input-file.ts'
import { AGENCY_COLUMNS } from './agency-columns.ts'

const TERMS = 'DATA.GOV.HK terms'
const UNSTATED = 'as stated by its publisher'

const hasValues = csvWith('Time', 'Class', 'Value').recognise

/** Indices and yields have the same columns: the publisher's names of the files distinguish them. */
const valuesNamed = (word: RegExp) => ({ recognise: (head: FileHead) => hasValues(head) && word.test(head.name) })

/** Hong Kong's files, recognised by their columns and properties, in the order in which they are read. */
const FORMATS = [
  { id: 'hk-districts', title: 'Eighteen districts', licence: TERMS, recognise: geoJsonWith('地區號碼', 'District', '地區') },
  { id: 'hk-mtr-stations', title: 'MTR stations', licence: TERMS, ...csvWith('name_en', 'name_zh', 'lat', 'lng', 'exits') },
  {
    id: 'hk-mtr-exits',
    title: 'MTR station exits',
    licence: TERMS,
    recognise: ({ text }) => /^\s*\[\s*\{\s*"name_en"/.test(text) && text.includes('"exit"'),
  },
  { id: 'hk-mtr-lines', title: 'MTR lines', licence: TERMS, recognise: geoJsonWith('line', 'color') },
  {
    id: 'hk-streets',
    title: 'Streets that buses and minibuses use',
    licence: TERMS,
    // lines that say nothing but where they are
    recognise: ({ properties, text }) =>
      properties.length === 0 && text.includes('"FeatureCollection"') && /"(Multi)?LineString"/.test(text),
  },
  {
    id: 'hk-rvd-series',
    title: 'RVD indices and yields by class',
    licence: TERMS,
    recognise: ({ text }) => /^\s*\{\s*"periods"\s*:\s*\[\s*"\d{4}-\d{2}-\d{2}"/.test(text),
  },
  { id: 'hk-rvd-average-rents', title: 'RVD average rents', licence: TERMS, ...csvWith('Time', 'Class', 'Region', 'Average Rent') },
  { id: 'hk-rvd-average-prices', title: 'RVD average prices', licence: TERMS, ...csvWith('Time', 'Class', 'Region', 'Average Price') },
  { id: 'hk-rvd-rent-index', title: 'RVD rental indices', licence: TERMS, ...valuesNamed(/rent/i) },
  { id: 'hk-rvd-price-index', title: 'RVD price indices', licence: TERMS, ...valuesNamed(/price/i) },
  { id: 'hk-rvd-yields', title: 'RVD market yields', licence: TERMS, ...valuesNamed(/yield|domestic/i) },
  {
    id: 'hk-registrations',
    title: 'Agreements lodged with the Land Registry',
    licence: TERMS,
    recognise: ({ columns }) => columns.join() === 'Period,Total',
  },
  { id: 'hk-agency-records', title: "An agency's own records of sales", licence: UNSTATED, ...csvWith(...AGENCY_COLUMNS) },
  { id: 'hk-gtfs', title: 'Timetable of public transport (GTFS)', licence: TERMS, recognise: isGtfsZip },
] as const satisfies readonly Omit<FileFormat, 'market'>[]

export type HkFormat = (typeof FORMATS)[number]['id']

export const HK_FORMATS: readonly FileFormat<HkFormat>[] = FORMATS.map((row: Omit<FileFormat<HkFormat>, 'market'>) => ({
  ...row,
  market: 'HK',
  recognise: (head) => row.recognise(head) || (row.id === 'hk-rvd-yields' && refusedValues(head)),
}))

/** Stops at a file of which neither columns nor name tell what its values are. */
function refusedValues(head: FileHead): false {
  if (!hasValues(head)) return false
  throw new ImportRefused(
    `${head.name}: has Time, Class and Value, as price indices, rental indices and yields have: keep "price", "rent" or "domestic" of the publisher's name in its name`,
  )
}
