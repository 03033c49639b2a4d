import { csvWith, type FileFormat, geoJsonWith } from '../file-format.ts'
import { isGtfsZip } from '../gtfs/gtfs-tables.ts'
import { isRailPlan } from './rail-plan.ts'

const OPEN_DATA = 'Singapore Open Data Licence v1.0'
const UNSTATED = 'as stated by its publisher'

/** Singapore's files, recognised by their columns and properties, in the order in which they are read. */
const FORMATS = [
  {
    id: 'sg-subzones',
    title: 'URA subzones',
    licence: OPEN_DATA,
    recognise: geoJsonWith('Subzone_Name', 'Planning_Area_Name', 'Region_Name'),
  },
  { id: 'sg-planning-areas', title: 'URA planning areas', licence: OPEN_DATA, recognise: geoJsonWith('PLN_AREA_N', 'REGION_N') },
  {
    id: 'sg-town-areas',
    title: 'HDB towns by planning area',
    licence: OPEN_DATA,
    ...csvWith('source_type', 'source_value', 'planning_area'),
  },
  {
    id: 'sg-hdb-property-information',
    title: 'HDB property information',
    licence: OPEN_DATA,
    ...csvWith('blk_no', 'street', 'max_floor_lvl', 'year_completed', 'residential', 'total_dwelling_units', '4room_sold'),
  },
  {
    id: 'sg-hdb-estate-names',
    title: 'HDB blocks with the names of their estates',
    licence: OPEN_DATA,
    ...csvWith('blk_no', 'street', 'bldg_contract_town', 'address', 'name'),
  },
  {
    id: 'sg-hdb-block-coordinates',
    title: 'HDB block coordinates',
    licence: UNSTATED,
    ...csvWith('block', 'street_name', 'lat', 'lng', 'postal'),
  },
  {
    id: 'sg-private-projects',
    title: 'Private projects with coordinates',
    licence: UNSTATED,
    ...csvWith('Project Name', 'street', 'district', 'property_types', 'tenure', 'lat', 'lon'),
  },
  {
    id: 'sg-private-rentals',
    title: 'URA private rental contracts',
    licence: UNSTATED,
    ...contractsWith(/(^|,)rental,private,/m),
  },
  {
    id: 'sg-private-sales',
    title: 'URA private residential transactions',
    licence: UNSTATED,
    ...csvWith('Project Name', 'Transacted Price ($)', 'Sale Date', 'Street Name', 'Type of Sale', 'Type of Area', 'Area (SQM)', 'Tenure'),
  },
  {
    id: 'sg-landed-sales',
    title: 'Landed house sales',
    licence: UNSTATED,
    ...contractsWith(/(^|,)sale,landed,/m),
  },
  {
    id: 'sg-hdb-resale',
    title: 'HDB resale flat prices',
    licence: OPEN_DATA,
    ...csvWith('month', 'town', 'flat_type', 'block', 'street_name', 'storey_range', 'floor_area_sqm', 'flat_model', 'resale_price'),
  },
  { id: 'sg-rail', title: 'Rail lines and stations', licence: UNSTATED, recognise: geoJsonWith('station_codes', 'network', 'stop_type') },
  { id: 'sg-mrt-exits', title: 'LTA station exits', licence: OPEN_DATA, recognise: geoJsonWith('STATION_NA', 'EXIT_CODE') },
  { id: 'sg-schools', title: 'MOE schools', licence: OPEN_DATA, recognise: geoJsonWith('school_name', 'mainlevel_code') },
  {
    id: 'sg-hawker-centres',
    title: 'NEA hawker centres',
    licence: OPEN_DATA,
    recognise: geoJsonWith('NUMBER_OF_COOKED_FOOD_STALLS', 'NAME'),
  },
  {
    id: 'sg-supermarkets',
    title: 'SFA supermarkets',
    licence: OPEN_DATA,
    recognise: (head) => head.properties.includes('Description') && head.text.includes('LIC_NAME'),
  },
  { id: 'sg-parks', title: 'NParks parks and nature reserves', licence: OPEN_DATA, recognise: geoJsonWith('L_CODE', 'N_RESERVE', 'NAME') },
  {
    id: 'sg-amenities',
    title: 'Amenities',
    licence: `${OPEN_DATA}; malls and hospitals CC BY-SA`,
    ...csvWith('amenity_id', 'facility_family', 'facility_type', 'name', 'lat', 'lon'),
  },
  { id: 'sg-bus-routes', title: 'LTA bus routes', licence: UNSTATED, recognise: geoJsonWith('operator', 'service', 'direction') },
  {
    id: 'sg-bus-stops',
    title: 'LTA bus stops',
    licence: UNSTATED,
    // an object of arrays by the number on the pole
    recognise: (head) => /^\s*\{\s*"\d{5}"\s*:\s*\[/.test(head.text),
  },
  { id: 'sg-gtfs', title: 'Timetable of public transport (GTFS)', licence: UNSTATED, recognise: isGtfsZip },
  { id: 'sg-rail-plan', title: 'Rail lines and stations with the days of their opening', licence: 'CC BY 4.0', recognise: isRailPlan },
  {
    id: 'sg-rail-disruptions',
    title: 'Recorded disruptions of rail lines',
    licence: 'CC BY 4.0',
    ...csvWith('issue_id', 'type', 'entity', 'period_kind', 'start'),
  },
] as const satisfies readonly Omit<FileFormat, 'market'>[]

export type SgFormat = (typeof FORMATS)[number]['id']

export const SG_FORMATS: readonly FileFormat<SgFormat>[] = FORMATS.map((row) => ({ ...row, market: 'SG' }))

/** Rentals and landed sales have the same columns; the first rows distinguish them. */
function contractsWith(rows: RegExp): Pick<FileFormat, 'recognise' | 'columns'> {
  const contracts = csvWith(
    'contract_date',
    'dataset_scope',
    'property_class',
    'project',
    'project_key',
    'size_sqft',
    'price_sgd',
    'rent_sgd',
  )
  return { columns: contracts.columns, recognise: (head) => contracts.recognise(head) && rows.test(head.text) }
}
