import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder } from './made-folder.ts'

const box = (west: number, south: number, east: number, north: number) => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
]

const collection = (features: readonly { properties: object; geometry: object }[]) =>
  JSON.stringify({ type: 'FeatureCollection', features: features.map((feature) => ({ type: 'Feature', ...feature })) })

const district = (letter: string, name: string, nameLocal: string, coordinates: number[][][]) => ({
  properties: { 地區號碼: letter, District: name, 地區: nameLocal },
  geometry: { type: 'Polygon', coordinates },
})

const line = (name: string, ...coordinates: [number, number][]) => ({
  properties: { line: name, color: '#E50011' },
  geometry: { type: 'LineString', coordinates },
})

const CLASSES = ['Less than 40 m2', '40 m2 to 69.9 m2', '70 m2 to 99.9 m2', '100 m2 to 159.9 m2', '160 m2 or above', 'All Classes']

/** The last months of the quarters of some years. */
const quarters = (from: number, to: number): string[] =>
  Array.from({ length: (to - from + 1) * 4 }, (_, i) => `${from + Math.floor(i / 4)}${['03', '06', '09', '12'][i % 4]}`)

/** An index whose year 1999 has the mean 100 and which rises one point a quarter. */
const indexRows = (start: number) => [
  '\uFEFFTime,Class,Value',
  ...CLASSES.flatMap((name) => quarters(1999, 2025).map((time, at) => `${time},${name},${(start + at).toFixed(1)}`)),
]

const averages = (column: string, level: number) => [
  `\uFEFFTime,Class,Region,${column}`,
  ...CLASSES.slice(0, 5).flatMap((name) =>
    ['Hong Kong', 'Kowloon', 'New Territories'].flatMap((region) =>
      quarters(2024, 2025).map((time, at) => `${time},${name},${region},${level + at}`),
    ),
  ),
]

export const AGENCY_HEAD =
  'district,estate,estate_zh,building,address,floor,flat,saleable_area_sqft,price_hkd,date,deal,type,bedrooms,lease_from,lease_years,completion_year,lat,lng'

/** Sales of two towers over two years, two a month. */
export const agencyRows = (): string[] =>
  Array.from({ length: 48 }, (_, at) => {
    const [year, month] = [2024 + Math.floor(at / 24), String((Math.floor(at / 2) % 12) + 1).padStart(2, '0')]
    const price = 6_000_000 + at * 20_000
    return `Yau Tsim Mong,Made Gardens,造景花園,Tower ${(at % 2) + 1},1 Made Street,${5 + (at % 20)},${'ABCD'[at % 4]},${480 + (at % 3) * 10},${price},${year}-${month}-12,secondary,private,2,1980,75,1985,22.31,114.17`
  })

/** Small files of each of Hong Kong's formats, by name. */
export const hkMadeFiles = (): Record<string, string> => ({
  'districts.geojson': collection([
    district('E', 'Yau Tsim Mong', '油尖旺', box(114.15, 22.29, 114.19, 22.33)),
    district('A', 'Central & Western', '中西區', box(114.11, 22.26, 114.19, 22.29)),
    district('R', 'Sha Tin', '沙田', box(114.15, 22.35, 114.25, 22.42)),
  ]),
  'stations.csv': [
    'name_en,name_zh,lat,lng,exits,max_exit_distance_m',
    'Mong Kok,旺角,22.3193,114.1694,9,150',
    'Prince Edward,太子,22.3245,114.1684,6,150',
    'Nowhere,無處,1.3,103.8,1,10',
    'Central,中環,22.2817,114.1588,14,267',
    'Admiralty,金鐘,22.2790,114.1652,7,132',
    'Jordan,佐敦,22.3049,114.1717,6,100',
  ].join('\n'),
  'exits.json': JSON.stringify(
    [22.3128, 22.3132].map((lat, at) => ({
      name_en: 'Yau Ma Tei',
      name_zh: '油麻地',
      exit: 'AB'[at],
      lat,
      lng: 114.1705,
      barrierFree: at === 0,
    })),
  ),
  'lines.geojson': collection([
    line('tsuen-wan-line', [114.1694, 22.3193], [114.1684, 22.3245]),
    line('tsuen-wan-line', [114.1705, 22.313], [114.1694, 22.3193]),
  ]),
  'streets.geojson': collection([
    {
      properties: {},
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [114.16, 22.3],
            [114.17, 22.3],
            [114.18, 22.3],
          ],
          [
            [114.17, 22.3],
            [114.17, 22.32],
          ],
        ],
      },
    },
  ]),
  'rvd-12quarterly-rents.csv': indexRows(98.5).join('\n'),
  'rvd-13quarterly-price.csv': [...indexRows(98.5), '199812,All Classes,'].join('\n'),
  'rvd-16quarterly-domestic.csv': [
    '\uFEFFTime,Class,Value',
    ...quarters(2024, 2025).map((time, at) => `${time},All Classes,${(3 + at / 10).toFixed(2)}`),
  ].join('\n'),
  'rvd-10quarterly.csv': averages('Average Rent', 300).join('\n'),
  'rvd-11quarterly.csv': averages('Average Price', 120_000).join('\n'),
  'registrations.csv': [
    'Period,Total',
    ...Array.from({ length: 24 }, (_, at) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01,${4_000 + at}`),
  ].join('\r\n'),
  'series.json': JSON.stringify({
    periods: ['2025-12-01', '2026-03-01'],
    classes: { 'All Classes': { price: [206, 209], rent: [205.5, 207], yield: [null, 3.6] } },
  }),
  'sales.csv': [AGENCY_HEAD, ...agencyRows()].join('\n'),
})

/** Writes the files into a fresh folder. */
export function hkMadeFolder(files = hkMadeFiles()): string {
  const folder = join(freshFolder('made-hk'), 'files')
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
