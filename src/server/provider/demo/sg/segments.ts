import type { DemoSegment, Mix } from '../market/demo-market.ts'

/*
 * Calibration, approximate, remembered magnitudes of public series:
 * HDB resale price index (HDB) Q4 2014 137, 2016 135, 2019 132, 2021 156, 2023 180, Q2 2025 203; median about 600 psf.
 * Private residential price index (URA) Q4 2014 147, 2016 137, 2019 154, 2021 174, 2023 202, Q2 2025 213; landed rose more.
 * Rental index of private homes (URA) 2015 113, 2020 104, 2024 163, mid 2025 160. Gross yields: HDB about 5 %, condominium 3–4 %, landed 2–3 %.
 */
const flat = (
  mix: Mix['mix'],
  weight: number,
  low: number,
  high: number,
  bedrooms: number,
  bathrooms: number,
  model: string | null,
): Mix => ({
  mix,
  weight,
  area: [low, high],
  bedrooms,
  bathrooms,
  model,
})

const VOLUME_HDB = [19, 20, 22, 23, 24, 25, 29, 28, 27, 29, 27]
const VOLUME_PRIVATE = [14, 16, 25, 22, 19, 21, 34, 22, 19, 22, 25]

// a public flat's mix counts its rooms as HDB does: a four-room flat has three bedrooms
const hdb: DemoSegment = {
  key: 'H',
  typeGroup: 'public-stack',
  propertyGroup: 'hdb',
  propertyTypes: [['hdb', 1]],
  share: 0.5,
  psf: 775,
  baseMix: '4',
  path: [0.675, 0.664, 0.663, 0.654, 0.648, 0.648, 0.68, 0.767, 0.847, 0.889, 0.975, 1.025],
  rentPath: [0.66, 0.63, 0.61, 0.6, 0.6, 0.61, 0.62, 0.68, 0.86, 0.97, 0.99, 1.01],
  grossYield: 0.052,
  volume: VOLUME_HDB,
  tenures: [[['leasehold', 99], 1]],
  completion: [1974, 2019],
  floors: [
    [10, 13],
    [12, 16],
    [16, 18],
    [25, 30],
    [38, 40],
  ],
  perFloor: [6, 10],
  buildings: [1, 1],
  mixes: [
    flat('2', 0.4, 36, 47, 1, 1, 'Standard'),
    flat('3', 2.4, 60, 73, 2, 2, 'New Generation'),
    flat('4', 4.2, 84, 104, 3, 2, 'Model A'),
    flat('5', 2.5, 110, 123, 3, 2, 'Improved'),
    flat('EX', 0.7, 132, 150, 3, 2, 'Maisonette'),
  ],
  floorStep: 0.007,
  levelPower: 1,
  sizePower: 0.18,
  holdYears: 5,
  layout: 'block',
  areaIs: 'floor',
  launches: 0,
}

const condominium: DemoSegment = {
  key: 'C',
  typeGroup: 'private-stack',
  propertyGroup: 'condo',
  propertyTypes: [
    ['condominium', 6],
    ['apartment', 3],
    ['executive-condominium', 1],
  ],
  share: 0.38,
  psf: 1810,
  baseMix: '3',
  path: [0.69, 0.665, 0.644, 0.651, 0.702, 0.721, 0.737, 0.815, 0.885, 0.946, 0.983, 1.017],
  rentPath: [0.7, 0.67, 0.645, 0.63, 0.64, 0.65, 0.645, 0.72, 0.93, 1.01, 0.99, 1.01],
  grossYield: 0.034,
  volume: VOLUME_PRIVATE,
  tenures: [
    [['leasehold', 99], 6],
    [['freehold', null], 3],
    [['leasehold', 999], 1],
  ],
  completion: [1994, 2024],
  floors: [
    [5, 8],
    [10, 18],
    [18, 24],
    [24, 38],
  ],
  perFloor: [4, 8],
  buildings: [1, 4],
  mixes: [
    flat('0', 0.3, 35, 39, 0, 1, 'Apartment'),
    flat('1', 1.8, 41, 54, 1, 1, 'Apartment'),
    flat('2', 3.4, 60, 82, 2, 2, 'Apartment'),
    flat('3', 3.4, 85, 122, 3, 2, 'Apartment'),
    flat('4', 1.3, 123, 160, 4, 3, 'Apartment'),
    flat('5', 0.2, 165, 210, 5, 4, 'Apartment'),
    flat('PH', 0.25, 180, 290, 4, 4, 'Penthouse'),
  ],
  floorStep: 0.005,
  levelPower: 1,
  sizePower: 0.14,
  holdYears: 3,
  layout: 'stacks',
  areaIs: 'floor',
  launches: 0.12,
}

const landed: DemoSegment = {
  ...condominium,
  key: 'L',
  typeGroup: 'private-land',
  propertyGroup: 'land',
  propertyTypes: [['terrace', 1]],
  share: 0.12,
  psf: 1640,
  baseMix: null,
  path: [0.66, 0.63, 0.605, 0.605, 0.65, 0.68, 0.7, 0.8, 0.885, 0.955, 0.985, 1.015],
  grossYield: 0.024,
  tenures: [
    [['freehold', null], 7],
    [['leasehold', 999], 2],
    [['leasehold', 99], 1],
  ],
  completion: [1965, 2018],
  perFloor: [16, 70],
  mixes: [
    flat('ter-hse', 5, 130, 220, 4, 4, 'Terrace House'),
    flat('sd-hse', 3, 220, 380, 5, 4, 'Semi-detached House'),
    flat('cls-hse', 0.6, 150, 240, 4, 4, 'Cluster House'),
    flat('d-hse', 1, 420, 900, 6, 6, 'Detached House'),
  ],
  floorStep: 0,
  levelPower: 1,
  sizePower: 0.12,
  layout: 'houses',
  areaIs: 'land',
  launches: 0,
}

export const singaporeSegments: readonly DemoSegment[] = [hdb, condominium, landed]
