import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder } from './made-folder.ts'

const HEAD =
  'Suburb,Address,Rooms,Type,Price,Method,SellerG,Date,Distance,Postcode,Bedroom2,Bathroom,Car,Landsize,BuildingArea,YearBuilt,CouncilArea,Lattitude,Longtitude,Regionname,Propertycount'
const row = (address: string, type: string, price: string, method: string, date: string, land: string, floor: string, council = 'Yarra') =>
  `Abbotsford,${address},2,${type},${price},${method},Made,${date},2.5,3067,2,1,1,${land},${floor},1990,${council},-37.8076,144.9942,Northern Metropolitan,4019`

const SALES = [
  ...Array.from({ length: 12 }, (_, at) =>
    row(`${at + 1} Turner St`, at % 4 === 3 ? 't' : 'h', String(900_000 + at * 10_000), 'S', `${at + 1}/${at + 1}/2016`, '202', ''),
  ),
  ...Array.from({ length: 8 }, (_, at) =>
    row(`${at + 1}/56 Nicholson St`, 'u', String(500_000 + at * 5_000), 'SP', `3/${at + 1}/2017`, '4290', String(60 + at), ''),
  ),
  row('99 Turner St', 'h', '1000000', 'PI', '4/3/2017', '202', ''),
  row('98 Turner St', 'h', '', 'SN', '4/3/2017', '202', ''),
  row('9/56 Nicholson St', 'u', '500000', 'S', '4/3/2017', '4290', ''),
  row('97 Turner St', 'h', '1000000', 'S', '2017-03-04', '202', ''),
]

const STOP_HEAD = 'stop_id,stop_name,stop_lat,stop_lon,stop_url,location_type,parent_station,wheelchair_boarding,level_id'
const URL = 'https://transport.vic.gov.au/stop/1/'

/** Rows made for the quirks of Victoria's files, keyed by file name. */
export const madeVictoriaFiles = (): Record<string, string> => ({
  'melbourne.csv': [HEAD, ...SALES].join('\n'),
  'stops_2.txt': [
    STOP_HEAD,
    `"1","Victoria Park Station","-37.7991","144.9945","${URL}","","vic:rail:VPK","1","Level 0"`,
    `"2","Lulie St","-37.7992","144.9946","${URL}","2","vic:rail:VPK","1",""`,
    '"vic:rail:VPK","Victoria Park Railway Station","-37.7992","144.9944","","1","","1",""',
  ].join('\n'),
  'stops_3.txt': [
    STOP_HEAD,
    `"10","Victoria St/Nicholson St #16","-37.8080","144.9960","${URL}","","","0","Level 0"`,
    `"11","Victoria St/Nicholson St #16","-37.8081","144.9962","${URL}","","","0","Level 0"`,
  ].join('\n'),
  'lines.geojson': JSON.stringify({
    type: 'FeatureCollection',
    features: [2, 3].map((points) => ({
      type: 'Feature',
      properties: {
        SHAPE_ID: `2-MDD-${points}`,
        HEADSIGN: 'Mernda',
        SHORT_NAME: 'Mernda',
        LONG_NAME: 'Mernda - City',
        MODE: 'METRO TRAIN',
      },
      geometry: {
        type: 'LineString',
        coordinates: Array.from({ length: points }, (_, at) => [144.99 + at * 0.01, -37.8 - at * at * 0.01]),
      },
    })),
  }),
})

/** Writes the files into a fresh folder, with a byte order mark as they are published. */
export function madeVictoria(files = madeVictoriaFiles()): string {
  const folder = join(freshFolder('made-vic'), 'files')
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), name.endsWith('.geojson') ? text : `\uFEFF${text}`)
  return folder
}
