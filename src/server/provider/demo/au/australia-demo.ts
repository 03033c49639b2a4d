import type { DemoMarket, DemoSegment, Mix } from '../market/demo-market.ts'
import { australiaAreas } from './areas.ts'
import { australiaCoast } from './coast-by-hand.ts'
import { australiaParks, australiaRivers, australiaSeas, australiaWaters } from './green-and-blue.ts'
import { australiaPlaces } from './places.ts'
import { australiaLines } from './stations.ts'

/*
 * Calibration, approximate, remembered magnitudes of public series: mean dwelling values and the former residential property price
 * index (ABS): Sydney houses up about 75 % and units about 30 % from 2015 to 2025; Sydney units near A$ 10,000 a square metre, Melbourne
 * near A$ 7,500; houses A$ 1.4 million in Sydney and 0.95 million in Melbourne on some 500 m² of land. Units yield 4–5 %, houses about 3 %.
 */
const mix = (name: Mix['mix'], weight: number, low: number, high: number, bedrooms: number, bathrooms: number, model: string): Mix => ({
  mix: name,
  weight,
  area: [low, high],
  bedrooms,
  bathrooms,
  model,
})

const RENT_PATH = [0.74, 0.75, 0.77, 0.79, 0.79, 0.79, 0.75, 0.78, 0.88, 0.96, 0.99, 1.01]
const VOLUME = [44, 42, 43, 37, 34, 38, 52, 42, 43, 46, 45]

const apartments: DemoSegment = {
  key: 'C',
  typeGroup: 'private-stack',
  propertyGroup: 'condo',
  propertyTypes: [
    ['apartment', 8],
    ['condominium', 1],
  ],
  share: 0.6,
  psf: 1010,
  baseMix: '3',
  path: [0.78, 0.85, 0.92, 0.945, 0.865, 0.93, 0.94, 1.0, 0.93, 0.965, 0.985, 1.015],
  rentPath: RENT_PATH,
  grossYield: 0.044,
  volume: VOLUME,
  // strata title over freehold land
  tenures: [[['freehold', null], 1]],
  completion: [1985, 2024],
  floors: [
    [3, 5],
    [5, 9],
    [10, 18],
    [22, 40],
  ],
  perFloor: [4, 9],
  buildings: [1, 2],
  mixes: [
    mix('0', 0.5, 32, 42, 0, 1, 'Studio'),
    mix('1', 2.4, 48, 60, 1, 1, 'Unit'),
    mix('2', 4.6, 70, 95, 2, 2, 'Unit'),
    mix('3', 1.3, 98, 130, 3, 2, 'Unit'),
    mix('PH', 0.15, 150, 240, 4, 3, 'Penthouse'),
  ],
  levelPower: 1,
  floorStep: 0.005,
  sizePower: 0.1,
  holdYears: 3,
  layout: 'stacks',
  areaIs: 'floor',
  launches: 0.12,
}

const houses: DemoSegment = {
  ...apartments,
  key: 'L',
  typeGroup: 'private-land',
  propertyGroup: 'land',
  propertyTypes: [['house', 1]],
  share: 0.4,
  psf: 330,
  baseMix: null,
  path: [0.575, 0.63, 0.71, 0.73, 0.66, 0.7, 0.735, 0.92, 0.855, 0.94, 0.985, 1.015],
  grossYield: 0.031,
  completion: [1920, 2022],
  perFloor: [18, 60],
  mixes: [
    mix('hse', 7, 380, 680, 4, 2, 'House'),
    mix('cls-hse', 2, 180, 260, 3, 2, 'Townhouse'),
    mix('ter-hse', 1, 120, 200, 3, 1, 'Terrace'),
  ],
  levelPower: 2.2,
  floorStep: 0,
  sizePower: 0.45,
  layout: 'houses',
  areaIs: 'land',
  launches: 0,
}

const WORDS =
  `Banksia Grevillea Hakea Kurrajong Lilly-Pilly Bottlebrush Ironbark Boronia Melaleuca Casuarina Bluegum Correa Callistemon Quandong
  Blackbutt Tea-Tree Mulga Lorikeet Currawong Rosella Kookaburra Galah Bowerbird Wattlebird Brolga Whipbird`
    .split(/\s+/)
    .map((word) => word.replaceAll('-', ' '))
const SITES = 'Mill Works Foundry Tannery Orchard Signal Kiln Ropeyard Saddlery Glasshouse'.split(' ')
const HOMES = ['House', 'Apartments', 'Residences', 'on the Park', 'Place', 'Lane']
const POCKETS = ['Rise Estate', 'Close', 'Gardens Estate', 'Row', 'Green Estate', 'Walk']
const DEVELOPERS = [
  'Ironbark & Vale',
  'Southern Arc Homes',
  'Two Rivers Living',
  'Harbour Bench Group',
  'Long Paddock Property',
  'Blue Quoll Developments',
]

export const australiaDemo: DemoMarket = {
  country: 'AU',
  dataMonth: 202506,
  places: australiaPlaces,
  segments: [apartments, houses],
  areas: australiaAreas,
  lines: australiaLines,
  parks: australiaParks,
  waters: australiaWaters,
  rivers: australiaRivers,
  seas: australiaSeas,
  coast: australiaCoast,
  box: [-38.75, 143.9, -33.2, 151.95],
  size: { default: { projects: 240, transactions: 18_000 }, large: { projects: 30_000, transactions: 210_000 } },
  season: [0.6, 0.95, 1.15, 0.95, 1.05, 0.95, 0.9, 1, 1.1, 1.2, 1.3, 0.95],
  priceStep: 5000,
  rentStep: 20,
  nameProject: (random, segment) => {
    const word = `${random.pick(WORDS)} ${random.pick(SITES)}`
    const last = random.pick(segment.layout === 'houses' ? POCKETS : HOMES)
    return { name: `${word} ${last}`, nameLocal: null, developer: segment.layout === 'houses' ? null : random.pick(DEVELOPERS) }
  },
  postalCode: (random, _segment, place) => random.pick(place.postal),
  buildingName: (index) => `Building ${String.fromCharCode(65 + index)}`,
  stackLabel: (index) => String(index + 1).padStart(2, '0'),
  unitNo: (building, floor, label) => `${building.at(-1)}${floor}${label}`,
  amenities: [
    ['school', 'primary', '* Gumleaf Public School', null],
    ['school', 'secondary', '* Ridge High School', null],
    ['bus-stop', null, '% at * Shops', null],
    ['market', null, '* Growers Market', null],
    ['medical', 'clinic', '* Family Medical Centre', null],
    ['bank', null, 'Southern Arc Bank, *', null],
    ['restaurant', null, 'Two Rivers Kitchen, *', null],
    ['supermarket', null, 'Corner Basket, *', null],
    ['childcare', null, 'Little Quolls Early Learning, *', null],
    ['mall', null, '* Village Centre', null],
  ],
  landYears: null,
  busStopCode: () => null,
  countsStacksThrough: false,
  landUses: ['R4 High Density Residential', 'R3 Medium Density Residential', 'MU1 Mixed Use', 'E2 Commercial Centre'],
  buildings: {
    homes: 'IFA',
    blocks: 'IFA',
    offices: 'NLA',
    efficiency: 0.82,
    managers: ['Currawong Strata', 'Blue Quoll Strata Services', 'Two Rivers Building Care'],
    architects: ['Lorikeet & Beam', 'Studio Ironbark', 'Verandah Works'],
    contractors: ['Southern Keel Build', 'Grevillea Constructions', 'Longspan Group'],
    landUse: { homes: 'R4 High Density Residential', offices: 'E2 Commercial Centre' },
    plotRatios: [0.9, 1.5, 2.2, 3],
    serviceCharge: [0.35, 0.7],
    parking: [0.7, 1.1],
  },
}
