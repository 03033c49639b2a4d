import type { DemoMarket, Mix, Segment } from '../demo-market.ts'
import { readOutlines } from '../fact-table.ts'
import { hongKongAreas } from './areas.ts'
import { hongKongLand } from './land.ts'
import { hongKongPlaces } from './places.ts'
import { hongKongLines } from './stations.ts'

/*
 * Calibration, approximate, remembered magnitudes of public series: private domestic price index (RVD, 1999 = 100) 2015 about 297,
 * 2016 286, 2018 377, September 2021 398, 2023 337, 2024 299, mid 2025 about 288; saleable area, HK$ 11,000 psf in the New Territories,
 * 13,000 in Kowloon, 16,000 on the Island. Flats of the Home Ownership Scheme trade at about two thirds. The market hides rent.
 */
const mix = (name: Mix['mix'], weight: number, low: number, high: number, bedrooms: number, bathrooms: number): Mix => ({
  mix: name,
  weight,
  area: [low, high],
  bedrooms,
  bathrooms,
  model: null,
})

const home: Segment = {
  key: 'C',
  typeGroup: 'private-stack',
  propertyGroup: 'condo',
  propertyTypes: [
    ['apartment', 8],
    ['condominium', 2],
  ],
  share: 0.68,
  psf: 13800,
  baseMix: '3',
  path: [0.985, 1.02, 1.06, 1.27, 1.28, 1.32, 1.33, 1.37, 1.17, 1.09, 1.01, 0.99],
  rentPath: null,
  grossYield: 0.034,
  volume: [56, 55, 62, 57, 60, 60, 74, 45, 43, 53, 60],
  // government leases run on by law, so years left do not price a flat
  tenures: [[['leasehold', null], 1]],
  completion: [1978, 2023],
  floors: [
    [20, 26],
    [26, 34],
    [34, 48],
  ],
  perFloor: [4, 8],
  buildings: [1, 3],
  mixes: [
    mix('0', 1.1, 18, 24, 0, 1),
    mix('1', 2.2, 26, 36, 1, 1),
    mix('2', 3.8, 36, 52, 2, 1),
    mix('3', 2.2, 52, 78, 3, 2),
    mix('4', 0.4, 85, 130, 4, 3),
    mix('PH', 0.1, 130, 190, 4, 4),
  ],
  floorStep: 0.003,
  levelPower: 1,
  sizePower: -0.06,
  holdYears: 3,
  layout: 'stacks',
  areaIs: 'floor',
  launches: 0.12,
}

const hos: Segment = {
  ...home,
  key: 'P',
  typeGroup: 'public-stack',
  propertyGroup: 'hos',
  propertyTypes: [['hos', 1]],
  share: 0.32,
  psf: 9900,
  baseMix: '3',
  completion: [1982, 2021],
  floors: [
    [30, 35],
    [36, 41],
  ],
  perFloor: [8, 10],
  mixes: [mix('1', 1, 26, 34, 1, 1), mix('2', 5, 37, 48, 2, 1), mix('3', 3, 50, 61, 3, 1)],
  holdYears: 2,
  launches: 0,
}

const ESTATES = [
  ['Marisol', '藍岸'],
  ['Solenne', '曦濱'],
  ['Meridel', '朗澄'],
  ['Verdana', '翠瀾'],
  ['Calista', '嘉澄'],
  ['Aurelle', '珀瓏'],
  ['Larkspur', '飛燕'],
  ['Camellia Row', '山茶'],
  ['Ivory Wharf', '象牙'],
  ['Glasswing', '琉翼'],
  ['Kingfisher Quay', '翠鳥'],
  ['Saffron', '金蕊'],
  ['Lantern', '燈影'],
  ['Osmanthus', '桂影'],
] as const
const BUILDINGS = [
  ['Court', '閣'],
  ['Terrace', '臺'],
  ['Garden', '花園'],
  ['Heights', '軒'],
  ['Place', '居'],
  ['Mansion', '大廈'],
] as const
const HOS_FIRST = 'Yuet悅 Sing星 Yat逸 Ho皓 Cheuk卓 Wai蔚 Tsing晴'.split(' ')
const HOS_SECOND = 'Sang笙 Ying映 Chiu潮 Lam嵐 Wing詠 Hei曦 Yu瑜'.split(' ')
const DEVELOPERS = [
  'Harbour Lantern Land',
  'Nine Peaks Development',
  'Bauhinia Quay Properties',
  'Lion Ridge Estates',
  'Junk Bay Realty',
  'Victoria Reach Holdings',
]

const split = (pair: string): [string, string] => [pair.slice(0, -1), pair.slice(-1)]

export const hongKongDemo: DemoMarket = {
  country: 'HK',
  dataMonth: 202507,
  places: hongKongPlaces,
  segments: [home, hos],
  areas: hongKongAreas,
  lines: hongKongLines,
  parks: readOutlines(`
Victoria Park | 維多利亞公園 | 22.2800,114.1870 22.2840,114.1870 22.2845,114.1910 22.2805,114.1910
Kowloon Park | 九龍公園 | 22.2985,114.1680 22.3020,114.1680 22.3020,114.1715 22.2985,114.1715
Hong Kong Park | 香港公園 | 22.2760,114.1600 22.2790,114.1600 22.2790,114.1640 22.2760,114.1640
Sha Tin Park | 沙田公園 | 22.3780,114.1860 22.3800,114.1870 22.3830,114.1910 22.3810,114.1915
Aberdeen Country Park | 香港仔郊野公園 | 22.2530,114.1560 22.2680,114.1580 22.2690,114.1750 22.2560,114.1760
Tai Tam Country Park | 大潭郊野公園 | 22.2400,114.1900 22.2650,114.1930 22.2740,114.2080 22.2600,114.2260 22.2420,114.2150
Lion Rock Country Park | 獅子山郊野公園 | 22.3490,114.1740 22.3570,114.1730 22.3600,114.1950 22.3560,114.2080 22.3480,114.2000
Kam Shan Country Park | 金山郊野公園 | 22.3430,114.1420 22.3600,114.1400 22.3650,114.1560 22.3480,114.1600
Shing Mun Country Park | 城門郊野公園 | 22.3800,114.1320 22.4100,114.1280 22.4150,114.1580 22.3870,114.1600
Tai Mo Shan Country Park | 大帽山郊野公園 | 22.3950,114.1000 22.4220,114.1000 22.4250,114.1280 22.4000,114.1280
Tai Lam Country Park | 大欖郊野公園 | 22.3750,114.0080 22.4150,114.0150 22.4200,114.0900 22.3850,114.0950 22.3720,114.0500
Pat Sin Leng Country Park | 八仙嶺郊野公園 | 22.4750,114.1850 22.5000,114.1900 22.5050,114.2500 22.4800,114.2500
Ma On Shan Country Park | 馬鞍山郊野公園 | 22.3650,114.2150 22.4000,114.2350 22.4120,114.2550 22.3950,114.2700 22.3600,114.2350
Sai Kung West Country Park | 西貢西郊野公園 | 22.4000,114.2900 22.4350,114.2950 22.4400,114.3400 22.4000,114.3400
Clear Water Bay Country Park | 清水灣郊野公園 | 22.2800,114.2900 22.3000,114.2880 22.3000,114.3020 22.2780,114.3050
Lantau North Country Park | 北大嶼郊野公園 | 22.2600,113.9200 22.2780,113.9200 22.2850,113.9700 22.2650,113.9700
Lantau South Country Park | 南大嶼郊野公園 | 22.2200,113.8600 22.2550,113.8700 22.2550,113.9600 22.2350,113.9600
`),
  waters: readOutlines(`
Plover Cove Reservoir | 船灣淡水湖 | 22.4750,114.2400 22.4880,114.2600 22.4850,114.2800 22.4720,114.2800 22.4650,114.2600
High Island Reservoir | 萬宜水庫 | 22.3700,114.3300 22.3900,114.3500 22.3800,114.3680 22.3630,114.3600
Tai Lam Chung Reservoir | 大欖涌水塘 | 22.3750,114.0150 22.3900,114.0250 22.3870,114.0350 22.3760,114.0280
Shing Mun Reservoir | 城門水塘 | 22.3850,114.1420 22.3980,114.1480 22.3920,114.1540 22.3840,114.1500
Shing Mun River | 城門河 | 22.3755,114.1870 22.4020,114.2090 22.4010,114.2105 22.3745,114.1883
`),
  land: hongKongLand,
  box: [22.12, 113.78, 22.65, 114.52],
  atlasIds: ['156', '446'],
  size: { default: { projects: 60, transactions: 6_000 }, large: { projects: 10_000, transactions: 150_000 } },
  season: [0.95, 0.7, 1.1, 1.1, 1.1, 1.05, 1.05, 1, 0.95, 1, 1.05, 0.95],
  priceStep: 10_000,
  rentStep: 100,
  nameProject: (random, segment, place) => {
    if (segment.key === 'P') {
      const [first, firstLocal] = split(random.pick(HOS_FIRST))
      const [second, secondLocal] = split(random.pick(HOS_SECOND))
      return { name: `${first} ${second} Court`, nameLocal: `${firstLocal}${secondLocal}苑`, developer: 'Hong Kong Housing Authority' }
    }
    const [first, firstLocal] = random.pick(ESTATES)
    const [last, lastLocal] = random.pick(BUILDINGS)
    const local = `${firstLocal}${lastLocal}`
    const developer = random.pick(DEVELOPERS)
    if (random.chance(0.2)) return { name: `${place.name} ${first} ${last}`, nameLocal: `${place.nameLocal ?? ''}${local}`, developer }
    return { name: `${first} ${last}`, nameLocal: local, developer }
  },
  postalCode: () => null,
  buildingName: (index, segment) => (segment.key === 'P' ? `Block ${String.fromCharCode(65 + index)}` : `Tower ${index + 1}`),
  stackLabel: (index) => String.fromCharCode(65 + index),
  unitNo: (building, floor, label) => `${building} ${floor}/F ${label}`,
  amenities: [
    ['school', 'primary', '* Harbour Primary School', '*海濱小學'],
    ['school', 'secondary', '* Lantern College', '*燈影書院'],
    ['bus-stop', null, '%', null],
    ['market', null, '* Cooked Food Market', '*熟食市場'],
    ['medical', 'clinic', '* Family Clinic', '*家庭診所'],
    ['bank', null, 'Nine Peaks Bank, *', '九峰銀行*'],
    ['restaurant', null, 'Golden Pot Cha Chaan Teng, *', '金壺茶餐廳*'],
    ['supermarket', null, 'Fresh Lane, *', '鮮里超市*'],
    ['mall', null, '* Plaza', '*廣場'],
  ],
  landUses: ['Residential (Group A)', 'Residential (Group B)', 'Residential (Group A)', 'Commercial/Residential'],
}
