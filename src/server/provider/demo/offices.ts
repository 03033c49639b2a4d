import { type CountryWith, isModuleOpen } from '#market/module-countries.ts'
import { TXN_FLAG } from '../db/market/rows.ts'
import type { DemoMarket, DemoSegment, ProjectName } from './market/demo-market.ts'
import type { Seat } from './market/placement.ts'

/** An invented strata office building in a real quarter. */
interface OfficeFact extends ProjectName {
  place: string
  grade: string
  completion: number
  floors: number
}

/*
 * Calibration, approximate, remembered magnitudes: strata offices of Singapore's centre S$ 2,400 psf at 3.3 %; Hong Kong's business quarters
 * HK$ 11,000 psf, a third below 2018; Kuala Lumpur's centre RM 950 psf. Where the report is not open (Australia) there are none.
 */
interface OfficeMarket {
  psf: number
  path: readonly number[]
  rentPath: readonly number[] | null
  grossYield: number
  suite: readonly [number, number]
  tenure: DemoSegment['tenures']
  offices: readonly OfficeFact[]
}

const OFFICES: Record<CountryWith<'report'>, OfficeMarket> = {
  SG: {
    psf: 2400,
    path: [0.83, 0.82, 0.83, 0.87, 0.9, 0.88, 0.89, 0.93, 0.97, 0.99, 1, 1.005],
    rentPath: [0.92, 0.82, 0.8, 0.87, 0.94, 0.89, 0.86, 0.92, 0.97, 0.99, 1, 1.01],
    grossYield: 0.033,
    suite: [42, 190],
    tenure: [[['leasehold', 99], 1]],
    offices: [
      {
        place: 'Downtown',
        name: 'Strandlight Exchange',
        nameLocal: null,
        developer: 'Seagate Hearth Land',
        grade: 'A',
        completion: 2013,
        floors: 28,
      },
      {
        place: 'Novena',
        name: 'Quillworks Centre',
        nameLocal: null,
        developer: 'Telok Brook Realty',
        grade: 'B',
        completion: 2004,
        floors: 17,
      },
    ],
  },
  MY: {
    psf: 950,
    path: [0.94, 0.96, 0.98, 1, 1, 0.98, 0.96, 0.96, 0.97, 0.98, 1, 1.005],
    rentPath: null,
    grossYield: 0.055,
    suite: [55, 260],
    tenure: [[['freehold', null], 1]],
    offices: [
      {
        place: 'KLCC',
        name: 'Menara Cahaya Timbul',
        nameLocal: null,
        developer: 'Bayu Purnama Land',
        grade: 'A',
        completion: 2016,
        floors: 32,
      },
      {
        place: 'Bangsar',
        name: 'Wisma Pena Biru',
        nameLocal: null,
        developer: 'Titian Suria Holdings',
        grade: 'B',
        completion: 2007,
        floors: 19,
      },
    ],
  },
  HK: {
    psf: 11_000,
    path: [1.08, 1.14, 1.2, 1.4, 1.55, 1.42, 1.28, 1.3, 1.22, 1.1, 1.01, 0.99],
    rentPath: null,
    grossYield: 0.032,
    suite: [38, 170],
    tenure: [[['leasehold', null], 1]],
    offices: [
      {
        place: 'Wan Chai',
        name: 'Lantern Quay Tower',
        nameLocal: '燈影碼頭大廈',
        developer: 'Harbour Lantern Land',
        grade: 'A',
        completion: 2011,
        floors: 34,
      },
      {
        place: 'Kwun Tong',
        name: 'Nine Peaks Commercial Centre',
        nameLocal: '九峰商業中心',
        developer: 'Nine Peaks Development',
        grade: 'B',
        completion: 1998,
        floors: 24,
      },
    ],
  },
}

const segmentOf = (market: OfficeMarket, { name, nameLocal, developer, floors, completion, grade }: OfficeFact): DemoSegment => ({
  key: 'O',
  typeGroup: 'private-stack',
  propertyGroup: 'condo',
  propertyTypes: [['office', 1]],
  share: 0,
  launches: 0,
  grade,
  psf: market.psf,
  baseMix: null,
  path: market.path,
  rentPath: market.rentPath,
  grossYield: market.grossYield,
  volume: [10, 11, 11, 12, 11, 8, 11, 11, 10, 10, 11],
  tenures: market.tenure,
  completion: [completion, completion],
  floors: [[floors, floors]],
  perFloor: [4, 6],
  buildings: [1, 1],
  mixes: [{ mix: 'other', weight: 1, area: market.suite, bedrooms: null, bathrooms: null, model: 'Office' }],
  levelPower: 0.5,
  floorStep: 0.006,
  sizePower: 0.04,
  holdYears: 2,
  layout: 'stacks',
  areaIs: 'floor',
  turnover: 0.7,
  txnFlags: TXN_FLAG.commercial,
  named: { name, nameLocal, developer },
})

/** Positions of the offices, after those of the homes of their places. */
export function seatOffices({ country, places }: DemoMarket, homes: readonly Seat[]): Seat[] {
  if (!isModuleOpen('report', country)) return []
  const own = OFFICES[country]
  return own.offices.map((fact): Seat => {
    const place = places.find(({ name }) => name === fact.place)
    if (!place) throw new RangeError(`${country} has no ${fact.place}`)
    const seat = homes.filter((home) => home.place === place).length
    return { place, segment: segmentOf(own, fact), index: 0, ordinal: 0, seat, of: seat + 1 }
  })
}
