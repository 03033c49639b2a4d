import { describe, expect, it } from 'vitest'
import { AU_TABLES, australiaDuties } from './au.ts'
import { type BandTable, bandLines, sumOf } from './bands.ts'
import type { Dated } from './dated.ts'
import { hongKongDuties } from './hk.ts'
import { AD_VALOREM, type HK_LEASE } from './hk-tables.ts'
import { malaysiaDuties } from './my.ts'
import { type FOREIGN_TRANSFER, type GAINS, type LOAN, TRANSFER } from './my-tables.ts'
import { AU_STATES, type AuState, type Buyer, type Disposal, type Duties, type Purchase } from './purchase.ts'
import { singaporeDuties } from './sg.ts'
import { type ADDITIONAL, BUYER, type MORTGAGE, type SELLER, type SG_LEASE } from './sg-tables.ts'

/** A value and what is due on it: at a threshold the amount that the authority prints there. */
type Examples = readonly (readonly [value: number, due: number])[]
/** The days from which the rows of a table hold. A row without an example does not compile. */
type Days<Rows extends readonly Dated[]> = Rows[number]['effectiveFrom']

const SINGAPORE: Record<Days<typeof BUYER>, Examples> = {
  '2000-01-01': [
    [180_000, 1_800],
    [360_000, 5_400],
    [500_000, 9_600],
  ],
  '2018-02-20': [
    [180_000, 1_800],
    [360_000, 5_400],
    [1_000_000, 24_600],
    [1_200_000, 32_600],
  ],
  '2023-02-15': [
    [180_000, 1_800],
    [360_000, 5_400],
    [1_000_000, 24_600],
    [1_500_000, 44_600],
    [3_000_000, 119_600],
    [3_600_000, 155_600],
  ],
}
const MALAYSIA: Record<Days<typeof TRANSFER>, Examples> = {
  '2019-07-01': [
    [100_000, 1_000],
    [500_000, 9_000],
    [1_000_000, 24_000],
    [1_200_000, 32_000],
  ],
}
const HONG_KONG_MIDDLE: Examples = [
  [4_500_000, 67_500],
  [4_935_480, 111_048],
  [6_000_000, 135_000],
  [6_642_860, 199_286],
  [9_000_000, 270_000],
  [10_080_000, 378_000],
  [20_000_000, 750_000],
  [21_739_120, 923_912],
  [26_100_000, 1_109_250],
]
const HONG_KONG: Record<Days<typeof AD_VALOREM>, Examples> = {
  '2024-02-28': [[3_000_000, 100], [3_528_240, 52_924], ...HONG_KONG_MIDDLE],
  '2025-02-26': [[4_000_000, 100], [4_323_780, 64_856], ...HONG_KONG_MIDDLE],
  '2026-02-26': [
    [4_000_000, 100],
    [4_323_780, 64_856],
    ...HONG_KONG_MIDDLE,
    [100_000_000, 4_250_000],
    [109_574_470, 7_122_341],
    [131_500_000, 8_547_500],
  ],
}

/** By state and day; a table of homes to live in beside the general one. */
const AUSTRALIA: Record<AuState, Record<string, { general: Examples; home?: Examples }>> = {
  NSW: {
    '2024-07-01': {
      general: [
        [17_000, 212],
        [36_000, 497],
        [97_000, 1_564],
        [364_000, 10_909],
        [1_212_000, 49_069],
        [3_636_000, 182_389],
        [4_400_000, 235_869],
      ],
    },
    '2025-07-01': {
      general: [
        [17_000, 212],
        [37_000, 512],
        [99_000, 1_597],
        [372_000, 11_152],
        [1_240_000, 50_212],
        [3_721_000, 186_667],
        [4_500_000, 241_197],
      ],
    },
    '2026-07-01': {
      general: [
        [18_000, 225],
        [38_000, 525],
        [103_000, 1_662],
        [387_000, 11_602],
        [1_290_000, 52_237],
        [1_600_000, 69_287],
      ],
    },
  },
  VIC: {
    '2021-07-01': {
      general: [
        [25_000, 350],
        [130_000, 2_870],
        [960_000, 52_670],
        [2_000_000, 110_000],
        [2_400_000, 136_000],
      ],
      home: [
        [25_000, 350],
        [130_000, 2_870],
        [440_000, 18_370],
        [600_000, 27_970],
      ],
    },
  },
  QLD: {
    '2024-06-09': {
      general: [
        [5_000, 0],
        [75_000, 1_050],
        [540_000, 17_325],
        [1_000_000, 38_025],
        [1_200_000, 49_525],
      ],
      home: [
        [350_000, 3_500],
        [540_000, 10_150],
        [1_000_000, 30_850],
        [1_200_000, 42_350],
      ],
    },
  },
  WA: {
    '2019-01-01': {
      general: [
        [120_000, 2_280],
        [150_000, 3_135],
        [360_000, 11_115],
        [725_000, 28_453],
        [900_000, 37_466],
      ],
    },
  },
  SA: {
    '2018-01-01': {
      general: [
        [12_000, 120],
        [30_000, 480],
        [50_000, 1_080],
        [100_000, 2_830],
        [200_000, 6_830],
        [250_000, 8_955],
        [300_000, 11_330],
        [500_000, 21_330],
        [600_000, 26_830],
      ],
    },
  },
  TAS: {
    '2013-10-21': {
      general: [
        [3_000, 50],
        [25_000, 435],
        [75_000, 1_560],
        [200_000, 5_935],
        [375_000, 12_935],
        [725_000, 27_810],
        [900_000, 35_685],
      ],
    },
  },
  ACT: {
    '2024-07-01': {
      general: [
        [200_000, 2_400],
        [300_000, 4_600],
        [500_000, 11_400],
        [750_000, 22_200],
        [1_000_000, 36_950],
        [1_455_000, 66_070],
        [1_800_000, 81_720],
      ],
      home: [
        [260_000, 1_040],
        [300_000, 1_920],
        [500_000, 8_720],
        [750_000, 19_520],
        [1_000_000, 34_270],
        [1_455_000, 63_390],
        [1_800_000, 81_720],
      ],
    },
    '2025-07-01': {
      general: [
        [200_000, 2_400],
        [300_000, 4_600],
        [500_000, 11_400],
        [750_000, 22_200],
        [1_000_000, 36_950],
        [1_455_000, 66_070],
        [1_800_000, 81_720],
      ],
      home: [
        [260_000, 728],
        [300_000, 1_608],
        [500_000, 8_408],
        [750_000, 19_208],
        [1_000_000, 33_958],
        [1_455_000, 63_078],
        [1_800_000, 81_720],
      ],
    },
  },
  NT: {
    '2019-07-01': {
      general: [
        [525_000, 25_988],
        [2_999_999, 148_500],
        [4_999_999, 287_500],
        [6_000_000, 357_000],
      ],
    },
  },
}

type Case = readonly [name: string, table: BandTable, examples: Examples]

function rowsOf<Rows extends readonly (Dated & { table: BandTable })[]>(
  name: string,
  rows: Rows,
  examples: Record<string, Examples>,
): Case[] {
  return rows.map(({ effectiveFrom, table }) => [`${name} ${effectiveFrom}`, table, examples[effectiveFrom] ?? []])
}

const BANDED: Case[] = [
  ...rowsOf('SG', BUYER, SINGAPORE),
  ...rowsOf('MY', TRANSFER, MALAYSIA),
  ...rowsOf('HK', AD_VALOREM, HONG_KONG),
  ...AU_STATES.flatMap((state) =>
    AU_TABLES[state].duty.flatMap(({ effectiveFrom, general, ...more }): Case[] => {
      const examples = AUSTRALIA[state][effectiveFrom]
      const home = 'home' in more ? more.home : undefined
      return [
        [`${state} ${effectiveFrom}`, general, examples?.general ?? []],
        ...(home ? [[`${state} ${effectiveFrom}, home`, home.table, examples?.home ?? []] as const] : []),
      ]
    }),
  ),
]

/** Which row of a table a value falls into. */
const rowAt = ({ bands }: BandTable, value: number): number => bands.findLastIndex(({ over }) => value > over)

describe('every row of every table', () => {
  it.each(BANDED)('%s: is reached by an example', (_, table, examples) => {
    expect([...new Set(examples.map(([value]) => rowAt(table, value)))].toSorted((a, b) => a - b)).toEqual(table.bands.map((__, i) => i))
  })

  it.each(BANDED)('%s: asks what the authority prints', (_, table, examples) => {
    for (const [value, due] of examples) expect(Math.abs(sumOf(bandLines(table, value)) - due), `on ${value}`).toBeLessThanOrEqual(0.6)
  })
})

const HOME: Purchase = { day: '2026-01-15', price: 1_000_000, buyer: 'citizen', homes: 1, use: 'home', state: 'NSW', loan: null }
const dueOf = ({ buying }: Duties, name: string, purchase: Partial<Purchase>) =>
  buying({ ...HOME, ...purchase })?.find((one) => one.name === name)?.amount
const dueOnSale = ({ selling }: Duties, sale: Partial<Disposal>) =>
  selling({ day: '2026-01-15', price: 1_000_000, seller: 'citizen', boughtOn: '2025-12-31', paid: 0, spent: 0, ...sale })?.[0]?.amount

/** Of a home of a million, from the day on which the row begins. */
describe('every rate on the whole', () => {
  const additional: Record<Days<typeof ADDITIONAL>, readonly (readonly [Buyer, homes: number, due: number])[]> = {
    '2000-01-01': [
      ['foreigner', 1, 0],
      ['citizen', 3, 0],
    ],
    '2011-12-08': [
      ['citizen', 3, 30_000],
      ['resident', 2, 30_000],
      ['foreigner', 1, 100_000],
      ['company', 1, 100_000],
    ],
    '2013-01-12': [
      ['citizen', 2, 70_000],
      ['citizen', 3, 100_000],
      ['resident', 1, 50_000],
      ['resident', 2, 100_000],
      ['foreigner', 1, 150_000],
      ['company', 1, 150_000],
    ],
    '2018-07-06': [
      ['citizen', 2, 120_000],
      ['citizen', 3, 150_000],
      ['resident', 1, 50_000],
      ['resident', 2, 150_000],
      ['foreigner', 1, 200_000],
      ['company', 1, 250_000],
    ],
    '2021-12-16': [
      ['citizen', 2, 170_000],
      ['citizen', 3, 250_000],
      ['resident', 1, 50_000],
      ['resident', 2, 250_000],
      ['resident', 3, 300_000],
      ['foreigner', 1, 300_000],
      ['company', 1, 350_000],
    ],
    '2023-04-27': [
      ['citizen', 2, 200_000],
      ['citizen', 3, 300_000],
      ['resident', 1, 50_000],
      ['resident', 2, 300_000],
      ['resident', 3, 350_000],
      ['foreigner', 1, 600_000],
      ['company', 1, 650_000],
    ],
  }
  it.each(Object.entries(additional))('additional buyer’s stamp duty since %s', (day, rows) => {
    for (const [buyer, homes, due] of rows)
      expect(dueOf(singaporeDuties, 'sg-additional', { day, buyer, homes }), `${buyer} ${homes}`).toBe(due)
  })

  const seller: Record<Days<typeof SELLER>, readonly (readonly [soldOn: string, due: number])[]> = {
    '2011-01-14': [
      ['2011-06-01', 160_000],
      ['2012-06-01', 120_000],
      ['2013-06-01', 80_000],
      ['2014-06-01', 40_000],
      ['2015-06-01', 0],
    ],
    '2017-03-11': [
      ['2017-06-01', 120_000],
      ['2018-06-01', 80_000],
      ['2019-06-01', 40_000],
      ['2020-06-01', 0],
    ],
    '2025-07-04': [
      ['2026-06-01', 160_000],
      ['2027-06-01', 120_000],
      ['2028-06-01', 80_000],
      ['2029-06-01', 40_000],
      ['2030-06-01', 0],
    ],
  }
  it.each(Object.entries(seller))('seller’s stamp duty of homes bought since %s', (boughtOn, rows) => {
    for (const [day, due] of rows) expect(dueOnSale(singaporeDuties, { boughtOn, day }), day).toBe(due)
  })

  const mortgage: Record<Days<typeof MORTGAGE>, number> = { '2014-02-22': 400 }
  it.each(Object.entries(mortgage))('duty on a mortgage of a hundred thousand since %s', (day, due) =>
    expect(dueOf(singaporeDuties, 'sg-mortgage', { day, loan: 100_000 })).toBe(due),
  )

  const sgLease: Record<Days<typeof SG_LEASE>, number> = { '2014-02-22': 288 }
  it.each(Object.entries(sgLease))('lease duty of two years at 3,000 since %s, Singapore', (day, due) =>
    expect(singaporeDuties.letting({ day, rent: 3_000, months: 24 })?.[0]?.amount).toBe(due),
  )
  const hkLease: Record<Days<typeof HK_LEASE>, readonly [months: number, due: number][]> = {
    '2024-02-28': [
      [12, 600],
      [24, 1_200],
      [48, 2_400],
    ],
  }
  it.each(Object.entries(hkLease))('lease duty at 20,000 since %s, Hong Kong', (day, rows) => {
    for (const [months, due] of rows) expect(hongKongDuties.letting({ day, rent: 20_000, months })?.[0]?.amount, `${months}`).toBe(due)
  })

  const foreign: Record<Days<typeof FOREIGN_TRANSFER>, number> = { '2024-01-01': 40_000, '2026-01-01': 80_000 }
  it.each(Object.entries(foreign))('transfer to a foreigner since %s, Malaysia', (day, due) =>
    expect(dueOf(malaysiaDuties, 'my-transfer', { day, buyer: 'foreigner' })).toBe(due),
  )
  const loan: Record<Days<typeof LOAN>, number> = { '2019-07-01': 2_255 }
  it.each(Object.entries(loan))('a loan of 450,001 since %s, Malaysia', (day, due) =>
    expect(dueOf(malaysiaDuties, 'my-loan', { day, loan: 450_001 })).toBe(due),
  )
  const gains: Record<Days<typeof GAINS>, readonly (readonly [seller: Buyer, soldOn: string, due: number])[]> = {
    // a gain of a million, a tenth relieved but of companies; sold in the first, fourth, fifth and sixth year
    '2022-01-01': [
      ['citizen', '2022-06-01', 270_000],
      ['citizen', '2025-06-01', 180_000],
      ['resident', '2026-06-01', 135_000],
      ['citizen', '2027-06-01', 0],
      ['foreigner', '2025-06-01', 270_000],
      ['foreigner', '2027-06-01', 90_000],
      ['company', '2022-06-01', 300_000],
      ['company', '2027-06-01', 100_000],
    ],
  }
  it.each(Object.entries(gains))('gains tax of homes bought on %s, Malaysia', (boughtOn, rows) => {
    for (const [by, day, due] of rows) expect(dueOnSale(malaysiaDuties, { boughtOn, day, seller: by }), `${by} ${day}`).toBe(due)
  })

  const surcharge: Record<AuState, Record<string, number> | null> = {
    NSW: { '2017-07-01': 80_000, '2025-01-01': 90_000 },
    VIC: { '2019-07-01': 80_000 },
    QLD: { '2024-07-01': 80_000 },
    WA: { '2019-01-01': 70_000 },
    SA: { '2018-01-01': 70_000 },
    TAS: { '2020-04-01': 80_000 },
    ACT: null,
    NT: null,
  }
  it.each(AU_STATES)('foreign purchasers in %s', (state) => {
    const rows: readonly Dated[] | null = AU_TABLES[state].surcharge
    expect(rows?.map(({ effectiveFrom }) => effectiveFrom) ?? []).toEqual(Object.keys(surcharge[state] ?? {}))
    // before the tables of transfer duty begin a purchase is not told
    const [first] = AU_TABLES[state].duty
    for (const [from, due] of Object.entries(surcharge[state] ?? {}))
      expect(
        dueOf(australiaDuties, 'au-foreign', { day: [from, first.effectiveFrom].toSorted().at(-1), state, buyer: 'foreigner' }),
        from,
      ).toBe(due)
  })
})
