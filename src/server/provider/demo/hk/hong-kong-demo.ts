import type { DemoMarket, DemoSegment, Mix } from '../market/demo-market.ts'
import { hongKongAreas } from './areas.ts'
import { hongKongCoast } from './coast-by-hand.ts'
import { hongKongParks, hongKongRivers, hongKongSeas, hongKongWaters } from './green-and-blue.ts'
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

const home: DemoSegment = {
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
  // government leases are extended by law, so the remaining years do not affect a flat's price
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

const hos: DemoSegment = {
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
  ['Crest', '峰'],
  ['Grove', '林'],
  ['Lodge', '廬'],
  ['Residences', '雅苑'],
  ['Point', '灣畔'],
  ['House', '樓'],
  ['Vista', '匯'],
  ['Rise', '臻峰'],
] as const
const HOS_FIRST = 'Yuet悅 Sing星 Yat逸 Ho皓 Cheuk卓 Wai蔚 Tsing晴 Hing慶 Lok樂 Kwun冠 Ching澄 Yin賢'.split(' ')
const HOS_SECOND = 'Sang笙 Ying映 Chiu潮 Lam嵐 Wing詠 Hei曦 Yu瑜 Ming明 Wan雲 Fung楓 Tong棠 Chung頌'.split(' ')
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
  parks: hongKongParks,
  waters: hongKongWaters,
  rivers: hongKongRivers,
  seas: hongKongSeas,
  coast: hongKongCoast,
  box: [22.12, 113.78, 22.65, 114.52],
  size: { default: { projects: 240, transactions: 16_000 }, large: { projects: 10_000, transactions: 150_000 } },
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
  landYears: 50,
  busStopCode: () => null,
  countsStacksThrough: false,
  landUses: ['Residential (Group A)', 'Residential (Group B)', 'Residential (Group A)', 'Commercial/Residential'],
  buildings: {
    homes: 'SFA',
    blocks: 'SFA',
    offices: 'LFA',
    efficiency: 0.76,
    managers: ['Harbour Lantern Management', 'Bauhinia Estate Care', 'Nine Peaks Facilities'],
    architects: ['Studio Stone Steps', 'Ferry & Ridge Architects', 'Banyan Wall Design'],
    contractors: ['Lion Ridge Engineering', 'Kowloon Keel Builders', 'Ma Wan Civil Works'],
    landUse: { homes: 'Residential (Group A)', offices: 'Commercial' },
    plotRatios: [5, 6.5, 7.5, 8, 9],
    serviceCharge: [2.2, 4.2],
    parking: [0.05, 0.25],
  },
}
