import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A folder of its own under the system's temporary one. */
export const freshFolder = (name: string): string => mkdtempSync(join(tmpdir(), `${name}-`))

const box = (west: number, south: number, east: number, north: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
})

const collection = (features: { properties: Record<string, unknown>; geometry: unknown }[]) =>
  JSON.stringify({ type: 'FeatureCollection', features: features.map((feature) => ({ type: 'Feature', ...feature })) })

const PLANNING = collection([
  { properties: { PLN_AREA_N: 'ANG MO KIO', REGION_N: 'NORTH-EAST REGION' }, geometry: box(103.8, 1.3, 103.9, 1.4) },
  { properties: { PLN_AREA_N: 'BEDOK', REGION_N: 'EAST REGION' }, geometry: box(103.9, 1.3, 104, 1.4) },
])

const RAIL = collection([
  {
    properties: { name: 'Ang Mo Kio', 'name_zh-Hans': '宏茂桥', network: 'singapore-mrt', station_codes: 'NS16', stop_type: 'station' },
    geometry: { type: 'Point', coordinates: [103.8495, 1.37] },
  },
  {
    properties: { name: 'North South Line', line_color: 'orangered', network: 'singapore-mrt' },
    geometry: {
      type: 'LineString',
      coordinates: [
        [103.84, 1.36],
        [103.85, 1.37],
        [103.85, 1.38],
      ],
    },
  },
])

const HDB_HEAD =
  'month,town,flat_type,block,street_name,storey_range,floor_area_sqm,flat_model,lease_commence_date,remaining_lease,resale_price'
const URA_HEAD =
  'Project Name,Transacted Price ($),Area (SQFT),Unit Price ($ PSF),Sale Date,Street Name,Type of Sale,Type of Area,Area (SQM),Unit Price ($ PSM),Nett Price($),Property Type,Number of Units,Tenure,Postal District,Market Segment,Floor Level'
const CONTRACT_HEAD =
  'transaction_id,contract_date,dataset_scope,property_class,project,project_key,lat,lon,size_sqft,price_sgd,rent_sgd,psf_signal,lease_total_years,room_count_source_text'

/** Enough ordinary resale flats for medians, in two blocks over `months` months of 2023 and 2024. */
const ordinarySales = (months: number): string[] =>
  Array.from({ length: months * 4 }, (_, at) => {
    const month = `${2023 + Math.floor(at / 4 / 12)}-${String((Math.floor(at / 4) % 12) + 1).padStart(2, '0')}`
    const block = at % 2 === 0 ? '406' : '172A'
    return `${month},ANG MO KIO,4 ROOM,${block},ANG MO KIO AVE 10,${at % 3 === 0 ? '01 TO 03' : '10 TO 12'},92,New Generation,1980,55 years 04 months,${500_000 + at * 1_000}.0`
  })

/** Rows made for the quirks of each published format, keyed by file name. */
export const madeFiles = (months = 24): Record<string, string> => ({
  'planning.geojson': PLANNING,
  'rail.geojson': RAIL,
  'blocks.csv': [
    'block,street_name,lat,lng,postal,source,disagreement_m',
    '406,ANG MO KIO AVE 10,1.3629,103.8539,560406,made,',
    '172A,ANG MO KIO AVE 10,1.375,103.837,561172,made,3',
    '16,ANG MO KIO AVE 10,1.371,103.84,277354,made,',
    '348,ANG MO KIO AVE 10,1.372,103.84,NIL,made,16',
  ].join('\n'),
  'properties.csv': [
    'blk_no,street,max_floor_lvl,year_completed,residential,bldg_contract_town,total_dwelling_units,1room_sold,2room_sold,3room_sold,4room_sold,5room_sold,exec_sold,multigen_sold,commercial,market_hawker,multistorey_carpark,precinct_pavilion,1room_rental,2room_rental',
    '406,ANG MO KIO AVE 10,12,1979,Y,AMK,120,0,0,60,60,0,0,0,Y,N,N,Y,4,6',
    '16,ANG MO KIO AVE 10,9,1975,Y,AMK,80,0,0,80,0,0,0,0,N,N,N,N,0,0',
    '407,ANG MO KIO AVE 10,2,1979,N,AMK,0,0,0,0,0,0,0,0,Y,N,N,N,0,0',
  ].join('\n'),
  'resale.csv': [
    HDB_HEAD,
    ...ordinarySales(months),
    '2012-03,ANG MO KIO,3 ROOM,406,ANG MO KIO AVE 10,06 TO 10,67,NEW GENERATION,1980,,310000.0',
    '2015-06,ANG MO KIO,3 ROOM,406,ANG MO KIO AVE 10,07 TO 09,67,New Generation,1980,64,300000.0',
    '2024-05,ANG MO KIO,3 ROOM,406,ANG MO KIO AVE 10,07 TO 09,67,New Generation,1980,55 years,400000.0',
    '2024-05,ANG MO KIO,3 ROOM,406,ANG MO KIO AVE 10,07 TO 09,67,New Generation,1980,55 years,400000.0',
    '2024-05,ANG MO KIO,3 ROOM,348,ANG MO KIO AVE 10,07 TO 09,67,New Generation,1980,1 year 1 month,390000.0',
    '2024-13,ANG MO KIO,3 ROOM,406,ANG MO KIO AVE 10,07 TO 09,67,New Generation,1980,55 years,400000.0',
    '2024-05,ANG MO KIO,9 ROOM,406,ANG MO KIO AVE 10,07 TO 09,67,New Generation,1980,55 years,400000.0',
    '2024-05,ANG MO KIO,3 ROOM,406,ANG MO KIO AVE 10,high,67,New Generation,1980,55 years,400000.0',
    '2024-05,ANG MO KIO,3 ROOM,406,ANG MO KIO AVE 10,07 TO 09,67,New Generation,1980,soon,400000.0',
    '2024-05,ANG MO KIO,3 ROOM,406',
  ].join('\n'),
  'rentals.csv': [
    CONTRACT_HEAD,
    ...Array.from(
      { length: 4 },
      (_, at) =>
        `${at},2024-0${at + 1}-01,rental,private,The Made Court,themadecourt,1.36,103.95,914.9315,,3500.0,3.8,,non-landed properties 3 bedroom`,
    ),
    '9,2024-05-01,rental,private,The Made Court,themadecourt,1.36,103.95,914.9315,,3600.0,3.9,,shed',
    '10,2024-06-01,rental,private,Rented Only,rentedonly,1.36,103.96,484.3755,,2500.0,5.1,,non-landed properties',
  ].join('\n'),
  'ura.csv': [
    URA_HEAD,
    'THE MADE COURT,"1,353,000",904.2,1496,Dec-22,BEDOK RESERVOIR RD,Resale,Strata,84,16107,,Condominium,1,Freehold,16,Outside Central Region,01 to 05',
    'THE MADE COURT,1400000,904.2,1548,Jan-24,BEDOK RESERVOIR RD,Resale,Strata,84,16667,1350000,Condominium,1,Freehold,16,Outside Central Region,B1 to B5',
    'THE MADE COURT,1450000,904.2,1603,Mar-24,BEDOK RESERVOIR RD,Resale,Strata,84,17262,,Condominium,1,Freehold,16,Outside Central Region,-',
    'THE MADE COURT,90000000,80000,1125,Mar-24,BEDOK RESERVOIR RD,Resale,Strata,7432,12110,,Condominium,60,Freehold,16,Outside Central Region,-',
    'THE MADE COURT,50000000,40000,1250,Apr-24,BEDOK RESERVOIR RD,Resale,Land,3716,13455,,Condominium,1,Freehold,16,Outside Central Region,-',
    'NEVER PLACED,900000,500,1800,Apr-24,CHANGI RD,New Sale,Strata,46.5,19355,,Apartment,1,99 yrs lease commencing from 2021,14,Outside Central Region,06 to 10',
    'RESIDENTIAL APARTMENTS,800000,500,1600,Apr-24,CHANGI RD,Resale,Strata,46.5,17204,,Apartment,1,999 yrs lease commencing from 1885,14,Outside Central Region,06 to 10',
    'THE MADE COURT,1400000,904.2,1548,Smarch-24,BEDOK RESERVOIR RD,Resale,Strata,84,16667,,Condominium,1,Freehold,16,Outside Central Region,01 to 05',
  ].join('\n'),
  'landed.csv': [
    CONTRACT_HEAD,
    '1,2023-03-01,sale,landed,MADE GARDENS,madegardens,1.37,103.93,2335.7663,2750000.0,,1177.3,999,terrace',
    '2,2023-04-01,sale,landed,MADE GARDENS,madegardens,1.37,103.93,3078.4754,2618000.0,,850.4,999,strata terrace',
  ].join('\n'),
  'amenities.csv': [
    'amenity_id,facility_family,facility_type,name,lat,lon,status,render_state,source_system,source_reference',
    'a,preschool,preschool,Made Kindergarten,1.36,103.85,operational,operational,x,PT1',
    'b,childcare,childcare,MADE KINDERGARTEN,1.3601,103.85,operational,operational,x,childcare:made',
    'c,train_station,train_station,Ang Mo Kio,1.3702,103.8496,operational,operational,x,NS16',
    'd,police_station,police_station,Made Post,1.37,103.85,operational,operational,x,p',
    'e,hawker_centre,hawker_centre,Made Market,1.361,103.851,operational,operational,x,m',
  ].join('\n'),
  'readme.txt': 'not data\n',
})

/** Writes the files into a fresh folder, the sales packed as they are published. */
export function madeFolder(files = madeFiles()): string {
  const folder = join(freshFolder('made-sg'), 'files')
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files))
    if (name === 'resale.csv') writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
    else writeFileSync(join(folder, name), text)
  return folder
}
