import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { freshFolder } from './made-folder.ts'

const OPEN_HEAD =
  'Property Type\tDistrict\tMukim\tScheme Name/Area\tRoad Name\tMonth, Year of Transaction Date\tTenure\tLand/Parcel Area\tUnit\tMain Floor Area\tUnit         \tUnit Level\tTransaction Price  '
const MELAKA_HEAD =
  'Property Type,District,Mukim,Scheme Name/Area,"Month, Year of Transaction Date",Tenure,Land Area,Unit,Main Floor Area,Transaction Price'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** The name of month number `at` counted from January 2023. */
const monthName = (at: number) => `${MONTHS[at % 12]} ${2023 + Math.floor(at / 12)}`

/** Four flats a month in a tower of Petaling, at rising prices. */
const towerSales = (months: number) =>
  Array.from({ length: months * 4 }, (_, at) => {
    const [area, level] = [80 + (at % 4) * 5, 2 + (at % 12)]
    const price = (area * (5_000 + at * 8)).toLocaleString('en-US')
    return `Condominium/Apartment\tPetaling\tBdr Petaling Jaya\tVISTA "SENJA"\tJALAN SENJA\t${monthName(Math.floor(at / 4))}\tLeasehold\t${area}\tsq.m\t-\t-\t${level === 13 ? '12A' : level}\tRM${price}.00`
  })

/** Three terrace houses a month in a taman of Melaka. */
const tamanSales = (months: number) =>
  Array.from(
    { length: months * 3 },
    (_, at) =>
      `2 - 2 1/2 Storey Terraced,Melaka Tengah,Bkt Katil,TAMAN BKT SENJA,${monthName(Math.floor(at / 3))},Freehold,${130 + (at % 3) * 12},sq.m,110,${320_000 + at * 900 + (at % 3) * 24_000}`,
  )

/** Rows made for the quirks of each published form, keyed by file name. `months` from January 2023 on. */
export const madeMalaysiaFiles = (months = 24): Record<string, string> => ({
  'Open Transaction Data.csv': [
    OPEN_HEAD,
    ...towerSales(months),
    // the same row again, as twin flats have it
    towerSales(months)[5],
    'Flat\tPetaling\tBdr Petaling Jaya\tRUMAH PANGSA SENJA\t-\tMay 2024\tLeasehold\t65\tsq.m\t\t\tG\tRM150,000.00',
    '2 - 2 1/2 Storey Terraced\tPetaling\tBdr Petaling Jaya\tVISTA "SENJA"\t-\tMay 2024\tFreehold\t1600\tsq.ft\t1400\tsq.ft\t-\tRM800,000.00',
    'Office Lot\tPetaling\tBdr Petaling Jaya\tMENARA\t-\tMay 2024\tLeasehold\t65\tsq.m\t\t\t3\tRM150,000.00',
    'Houseboat\tPetaling\tBdr Petaling Jaya\tJETTY\t-\tMay 2024\tLeasehold\t65\tsq.m\t\t\t3\tRM150,000.00',
    'Flat\tBedok\tBdr Petaling Jaya\tRUMAH PANGSA SENJA\t-\tMay 2024\tLeasehold\t65\tsq.m\t\t\tG\tRM150,000.00',
    'Flat\tPetaling\tBdr Petaling Jaya\tRUMAH PANGSA SENJA\t-\tMay 2024\tLeasehold\t65\tsq.m\t\t\tG\tRM150,000.00\t\t',
  ].join('\r\n'),
  'melaka.csv': [MELAKA_HEAD, ...tamanSales(months)].join('\n'),
  'schemes.csv': [
    'Scheme Name/Area,Lat,Long',
    'TAMAN BKT SENJA,2.2291,102.2912',
    'TAMAN BKT SENJA,2.2292,102.2913',
    '"VISTA ""SENJA""",3.1021,101.6455',
  ].join('\n'),
  'sample.csv': [
    ',property_type,district,land_m2,property_m2,year,unit_level,freehold,price_m2,mall_count',
    ...Array.from({ length: 6 }, (_, at) => `${at},flat,klang,66,66,2024,${at},1,${3_000 + at * 10},0`),
    '9,detached,sepang,420,300,2023,0,1,4000,0',
  ].join('\n'),
  'routes.txt': [
    'route_id,agency_id,route_short_name,route_long_name,route_desc,route_type,route_color,route_text_color,category,status',
    'KJ,rapidrail,KJL,LRT Kelana Jaya Line,Gombak ~ Putra Heights,1,D50032,FFFFFF,LRT,valid',
    'BRT,rapidrail,BRT,BRT Sunway Line,Sunway ~ USJ 7,0,115740,FFFFFF,BRT,valid',
  ].join('\n'),
  'trips.txt': [
    'route_id,service_id,trip_id,trip_headsign,direction_id,shape_id',
    'KJ,weekday,KJ_0,Gombak,0,shp_KJ_0',
    'KJ,weekday,KJ_1,Putra Heights,1,shp_KJ_1',
    'BRT,weekday,BRT_0,USJ 7,0,shp_BRT_0',
  ].join('\n'),
  'shapes.txt': [
    'shape_id,shape_pt_lon,shape_pt_lat,shape_pt_sequence',
    'shp_KJ_0,101.65,3.105,2',
    'shp_KJ_0,101.64,3.104,1',
    'shp_KJ_0,101.66,3.12,3',
    'shp_KJ_1,101.66,3.12,1',
    'shp_BRT_0,101.66,3.12,1',
  ].join('\n'),
  'stops.txt': [
    'stop_id,stop_name,stop_lat,stop_lon,category,route_id,geometry,isOKU,status,search',
    'KJ20,TAMAN JAYA,3.104086,101.645248,LRT,KJ,[object Object],true,valid,LRT TAMAN JAYA',
    'KG20,TAMAN JAYA,3.104,101.6453,MRT,MRT,[object Object],true,valid,MRT TAMAN JAYA',
    'KJ29,SS 15,3.075972,101.585983,LRT,KJ,[object Object],true,valid,LRT SS15',
    'BRT7,USJ7,3.054956,101.59193,BRT,BRT,[object Object],true,valid,BRT USJ7',
  ].join('\n'),
  'readme.txt': 'not data\n',
})

/** Writes the files into a fresh folder as they are published: the open transactions in UTF-16, packed; the rest in UTF-8 with a mark. */
export function madeMalaysia(files = madeMalaysiaFiles()): string {
  const folder = join(freshFolder('made-my'), 'files')
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files))
    if (name.startsWith('Open')) writeFileSync(join(folder, `${name}.gz`), gzipSync(Buffer.from(`\uFEFF${text}`, 'utf16le')))
    else writeFileSync(join(folder, name), `\uFEFF${text}`)
  return folder
}
