import type { DemoMarket, DemoSegment, Mix } from '../market/demo-market.ts'
import { malaysiaAreas } from './areas.ts'
import { malaysiaParks, malaysiaRivers, malaysiaSeas, malaysiaWaters } from './green-and-blue.ts'
import { malaysiaPlaces } from './places.ts'
import { malaysiaLines } from './stations.ts'

/*
 * Calibration, approximate, remembered magnitudes of public series: Malaysian house price index (NAPIC) 2015 about 152, 2025 about 225
 * (2010 = 100), high-rise of Kuala Lumpur nearly flat since 2018; condominiums RM 350–700 psf, KLCC above RM 1,000; terraces of the
 * Klang Valley RM 600,000–900,000 on 1,400–2,000 sqft of land. The market hides rent: none is made.
 */
const mix = (name: Mix['mix'], weight: number, low: number, high: number, bedrooms: number, bathrooms: number, model: string): Mix => ({
  mix: name,
  weight,
  area: [low, high],
  bedrooms,
  bathrooms,
  model,
})

const VOLUME = [24, 21, 20, 21, 22, 19, 20, 25, 26, 27, 27]

const highRise: DemoSegment = {
  key: 'C',
  typeGroup: 'private-stack',
  propertyGroup: 'condo',
  propertyTypes: [
    ['condominium', 6],
    ['serviced-residence', 4],
    ['apartment', 2],
  ],
  share: 0.6,
  psf: 500,
  baseMix: '3',
  path: [0.81, 0.84, 0.875, 0.905, 0.915, 0.92, 0.92, 0.93, 0.95, 0.97, 0.99, 1.01],
  rentPath: null,
  grossYield: 0.048,
  volume: VOLUME,
  tenures: [
    [['freehold', null], 5],
    [['leasehold', 99], 5],
  ],
  completion: [1998, 2024],
  floors: [
    [12, 18],
    [20, 28],
    [30, 42],
  ],
  perFloor: [5, 10],
  buildings: [1, 3],
  mixes: [
    mix('0', 0.6, 38, 48, 0, 1, 'Studio'),
    mix('1', 1, 50, 65, 1, 1, 'Standard'),
    mix('2', 2.4, 70, 92, 2, 2, 'Standard'),
    mix('3', 4.5, 88, 130, 3, 2, 'Standard'),
    mix('4', 1, 140, 210, 4, 3, 'Standard'),
    mix('PH', 0.2, 230, 380, 5, 5, 'Penthouse'),
  ],
  floorStep: 0.003,
  levelPower: 1,
  sizePower: 0.16,
  holdYears: 3,
  layout: 'stacks',
  areaIs: 'floor',
  launches: 0.12,
}

const landed: DemoSegment = {
  ...highRise,
  key: 'L',
  typeGroup: 'private-land',
  propertyGroup: 'land',
  propertyTypes: [['terrace', 1]],
  share: 0.4,
  psf: 520,
  baseMix: null,
  path: [0.66, 0.71, 0.755, 0.79, 0.815, 0.835, 0.85, 0.88, 0.91, 0.94, 0.98, 1.02],
  tenures: [
    [['freehold', null], 7],
    [['leasehold', 99], 3],
  ],
  completion: [1980, 2022],
  perFloor: [40, 160],
  mixes: [
    mix('ter-hse', 6, 130, 180, 4, 3, 'Double Storey Terrace'),
    mix('sd-hse', 2, 260, 380, 5, 4, 'Semi-detached'),
    mix('d-hse', 1, 450, 900, 6, 6, 'Bungalow'),
  ],
  floorStep: 0,
  levelPower: 1.2,
  sizePower: 0.3,
  layout: 'houses',
  areaIs: 'land',
  launches: 0,
}

// two words together, so that a name does not match a real garden or tower by chance
const FLOWERS =
  'Kemuning Meranti Teratai Kesuma Seroja Kekwa Cenderai Mayang Rimbun Damar Gaharu Sena Anggerik Selasih Purnama Mestika'.split(' ')
const GRACES = 'Senja Kirana Segara Nirwana Kencana Puspita Hening Wangsa Delapan Jingga Samudera'.split(' ')
const DEVELOPERS = [
  'Rimba Mestika Development',
  'Bayu Purnama Land',
  'Embun Sari Properties',
  'Damar Hijau Realty',
  'Seroja Jaya Homes',
  'Titian Suria Holdings',
]

export const malaysiaDemo: DemoMarket = {
  country: 'MY',
  dataMonth: 202506,
  places: malaysiaPlaces,
  segments: [highRise, landed],
  areas: malaysiaAreas,
  lines: malaysiaLines,
  parks: malaysiaParks,
  waters: malaysiaWaters,
  rivers: malaysiaRivers,
  seas: malaysiaSeas,
  coast: { lines: [], islands: [] },
  box: [2.7, 101.15, 3.5, 102.05],
  size: { default: { projects: 240, transactions: 14_000 }, large: { projects: 20_000, transactions: 200_000 } },
  season: [0.95, 0.8, 1, 1, 1, 0.95, 1.05, 1.05, 1.05, 1.05, 1.05, 1.05],
  priceStep: 5000,
  rentStep: 50,
  nameProject: (random, segment, place) => {
    const flower = `${random.pick(FLOWERS)} ${random.pick(GRACES)}`
    const head =
      segment.layout === 'houses'
        ? random.pick(['Taman', 'Taman Seri', 'Laman', 'Desa'])
        : random.pick(['Residensi', 'Vista', 'Menara', 'Sri'])
    const tail = segment.layout === 'stacks' && random.chance(0.2) ? ` @ ${place.name}` : ''
    return { name: `${head} ${flower}${tail}`, nameLocal: null, developer: random.pick(DEVELOPERS) }
  },
  postalCode: (random, _segment, place) => random.pick(place.postal),
  buildingName: (index) => `Tower ${String.fromCharCode(65 + index)}`,
  stackLabel: (index) => String(index + 1).padStart(2, '0'),
  unitNo: (building, floor, label) => `${building.at(-1)}-${String(floor).padStart(2, '0')}-${label}`,
  amenities: [
    ['school', 'primary', 'SK Seri Embun *', null],
    ['school', 'secondary', 'SMK Puncak Mestika *', null],
    ['bus-stop', null, '%', null],
    ['market', null, 'Pasar Awam *', null],
    ['medical', 'clinic', 'Klinik Keluarga *', null],
    ['bank', null, 'Bank Titian, *', null],
    ['restaurant', null, 'Restoran Nasi Kandar Seri *', null],
    ['supermarket', null, 'Pasaraya Segar, *', null],
    ['childcare', null, 'Taska Si Kecil, *', null],
    ['mall', null, 'Plaza *', null],
  ],
  landYears: 99,
  busStopCode: () => null,
  countsStacksThrough: false,
  landUses: ['Kediaman', 'Kediaman', 'Pembangunan Bercampur', 'Komersial'],
  buildings: {
    homes: 'BUA',
    blocks: 'BUA',
    offices: 'NLA',
    efficiency: 0.8,
    managers: ['Teduh Property Management', 'Rimba Jaga Services', 'Seri Tangga Facilities'],
    architects: ['Arkitek Selasar', 'Studio Anjung', 'Rekabina Lima'],
    contractors: ['Bina Cengal', 'Teras Damai Construction', 'Pancang Utama'],
    landUse: { homes: 'Kediaman', offices: 'Komersial' },
    plotRatios: [2, 3, 4, 5],
    serviceCharge: [0.25, 0.45],
    parking: [1, 2],
  },
}
