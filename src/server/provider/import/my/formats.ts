import { csvWith, type FileFormat } from '../file-format.ts'
import { isGtfsZip } from '../gtfs/gtfs-tables.ts'
import { OPEN_TITLES, openColumns } from './napic-columns.ts'
import { isSample, SAMPLE_TITLES } from './napic-sales.ts'

const UNSTATED = 'as stated by its publisher'
const RAPID_RAIL = 'CC BY 4.0'

/** Malaysia's files, recognised by their columns, in the order in which they are read. */
const FORMATS = [
  {
    id: 'my-napic-schemes',
    title: 'Places of schemes',
    licence: UNSTATED,
    ...csvWith('Scheme Name/Area', 'Lat', 'Long'),
  },
  {
    id: 'my-napic-sales',
    title: 'NAPIC open transactions',
    licence: UNSTATED,
    columns: OPEN_TITLES,
    recognise: (head) => openColumns(head.columns) !== null,
  },
  {
    id: 'my-napic-sample',
    title: 'NAPIC sales by district and year',
    licence: UNSTATED,
    columns: SAMPLE_TITLES,
    recognise: (head) => isSample(head.columns),
  },
  {
    id: 'my-gtfs-routes',
    title: 'Rapid Rail lines',
    licence: RAPID_RAIL,
    ...csvWith('route_id', 'route_long_name', 'route_type', 'route_color'),
  },
  {
    id: 'my-gtfs-trips',
    title: 'Rapid Rail trips',
    licence: RAPID_RAIL,
    ...csvWith('route_id', 'service_id', 'trip_id', 'shape_id'),
  },
  {
    id: 'my-gtfs-shapes',
    title: 'Rapid Rail tracks',
    licence: RAPID_RAIL,
    ...csvWith('shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'),
  },
  {
    id: 'my-gtfs-stops',
    title: 'Rapid Rail stations',
    licence: RAPID_RAIL,
    ...csvWith('stop_id', 'stop_name', 'stop_lat', 'stop_lon'),
  },
  {
    id: 'my-gtfs-agency',
    title: 'Rapid Rail, the operator',
    licence: RAPID_RAIL,
    ...csvWith('agency_name', 'agency_url', 'agency_timezone'),
  },
  {
    id: 'my-gtfs-calendar',
    title: 'Rapid Rail days of service',
    licence: RAPID_RAIL,
    ...csvWith('service_id', 'monday', 'sunday', 'start_date', 'end_date'),
  },
  {
    id: 'my-gtfs-stop-times',
    title: 'Rapid Rail times at stations',
    licence: RAPID_RAIL,
    ...csvWith('trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'),
  },
  {
    id: 'my-gtfs-frequencies',
    title: 'Rapid Rail headways',
    licence: RAPID_RAIL,
    ...csvWith('trip_id', 'start_time', 'end_time', 'headway_secs'),
  },
  { id: 'my-gtfs', title: 'Timetable of public transport (GTFS)', licence: UNSTATED, recognise: isGtfsZip },
] as const satisfies readonly Omit<FileFormat, 'market'>[]

export type MyFormat = (typeof FORMATS)[number]['id']

export const MY_FORMATS: readonly FileFormat<MyFormat>[] = FORMATS.map((row) => ({ ...row, market: 'MY' }))
