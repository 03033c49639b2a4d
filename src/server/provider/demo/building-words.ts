import type { AreaMeasure, CountryCode } from '#market/vocabulary.ts'

/** Words and area measures of a market's building info; every company is invented. */
interface BuildingWords {
  /** the area measures in which homes and offices are offered */
  homes: AreaMeasure
  /** what homes in blocks of public housing are offered by */
  blocks: AreaMeasure
  offices: AreaMeasure
  /** share of the gross floor area that is saleable */
  efficiency: number
  managers: readonly string[]
  architects: readonly string[]
  contractors: readonly string[]
  landUse: { homes: string; offices: string }
  plotRatios: readonly number[]
  /** monthly charge per square foot of a home with shared grounds */
  serviceCharge: readonly [number, number]
  /** parking lots per home */
  parking: readonly [number, number]
}

export const BUILDING_WORDS: Record<CountryCode, BuildingWords> = {
  SG: {
    homes: 'SFA',
    blocks: 'IFA',
    offices: 'NLA',
    efficiency: 0.84,
    managers: ['Kapur Estate Services', 'Banyan Row Management', 'Five Lanterns Property Care'],
    architects: ['Studio Tembusu', 'Quay & Lintel Architects', 'Third Verandah Design'],
    contractors: ['Straits Keel Construction', 'Merbau Builders', 'Northpier Engineering'],
    landUse: { homes: 'Residential', offices: 'Commercial' },
    plotRatios: [1.4, 1.6, 2.1, 2.8, 3.5],
    serviceCharge: [0.28, 0.48],
    parking: [0.6, 1.05],
  },
  MY: {
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
  HK: {
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
  AU: {
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
