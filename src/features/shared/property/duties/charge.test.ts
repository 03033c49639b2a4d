import { describe, expect, it } from 'vitest'
import { hongKongDuties } from './hk.ts'
import { malaysiaDuties } from './my.ts'
import type { Disposal, Purchase } from './purchase.ts'
import { singaporeDuties } from './sg.ts'

const home: Purchase = { day: '2026-03-15', price: 480_000, buyer: 'citizen', homes: 1, use: 'home', state: 'NSW', loan: null }
const sale: Disposal = { day: '2026-03-15', price: 500_000, seller: 'citizen', boughtOn: '2010-03-15', paid: 500_000, spent: 0 }
const loan = 300_000

describe('the charges of Singapore', () => {
  it('have their names, and no line where nothing is due', () => {
    const charges = singaporeDuties.buying({ ...home, loan }) ?? []
    expect(charges.map(({ name }) => name)).toEqual(['sg-buyer', 'sg-additional', 'sg-mortgage'])
    expect(singaporeDuties.buying(home)).toHaveLength(2)
    expect(charges[1]?.lines).toEqual([])
    const held = { ...sale, boughtOn: '2017-03-11' }
    expect(singaporeDuties.selling(held)).toMatchObject([{ name: 'sg-seller', lines: [], amount: 0, year: 10 }])
  })

  it('cap the duty of a mortgage above its cap alone', () => {
    const linesOf = (of: number) => singaporeDuties.buying({ ...home, loan: of })?.[2]?.lines
    expect(linesOf(125_000)).toEqual([{ from: 0, to: null, rate: 40, amount: 500 }])
    expect(linesOf(125_001)).toEqual([{ from: 0, to: null, rate: null, amount: 500 }])
  })

  it('are unknown before their tables begin', () => {
    expect(singaporeDuties.selling({ ...sale, boughtOn: '2011-01-13' })).toBeNull()
    expect(singaporeDuties.letting({ day: '2014-02-21', rent: 3_000, months: 12 })).toBeNull()
  })

  it('of a lease begin above a thousand a year', () => {
    const letting = (rent: number) => singaporeDuties.letting({ day: home.day, rent, months: 12 })
    expect(letting(1_000 / 12)).toMatchObject([{ name: 'sg-lease', lines: [] }])
    expect(letting(84)).toMatchObject([{ name: 'sg-lease', lines: [{ rate: 40 }] }])
  })
})

describe('the charges of Hong Kong', () => {
  it('have their names', () => {
    expect(hongKongDuties.buying(home)?.map(({ name }) => name)).toEqual(['hk-ad-valorem'])
    expect(hongKongDuties.letting({ day: home.day, rent: 9_000, months: 24 })?.map(({ name }) => name)).toEqual(['hk-lease'])
  })

  it('are unknown before their tables begin', () => {
    expect(hongKongDuties.selling({ ...sale, day: '2024-02-28' })).toEqual([])
    expect(hongKongDuties.selling({ ...sale, day: '2024-02-27' })).toBeNull()
    expect(hongKongDuties.letting({ day: '1900-01-01', rent: 9_000, months: 24 })).toBeNull()
  })
})

describe('the charges of Malaysia', () => {
  it('have their names, and none of a loan that there is not', () => {
    expect(malaysiaDuties.buying({ ...home, loan })?.map(({ name }) => name)).toEqual(['my-transfer', 'my-loan'])
    expect(malaysiaDuties.buying(home)?.map(({ name }) => name)).toEqual(['my-transfer'])
    expect(malaysiaDuties.letting({ day: home.day, rent: 9_000, months: 24 })).toEqual([])
  })

  it('leave a first home free from the first day of the relief to its last', () => {
    const transfer = (day: string, price = 500_000) => malaysiaDuties.buying({ ...home, day, price, use: 'first-home' })?.[0]?.lines
    expect(transfer('2021-01-01')).toEqual([])
    expect(transfer('2027-12-31')).toEqual([])
    expect(transfer('2020-12-31')).not.toEqual([])
    expect(transfer('2028-01-01')).not.toEqual([])
    expect(transfer('2021-01-01', 500_001)).not.toEqual([])
  })

  it('of a sale without a gain have no relief and no line', () => {
    expect(malaysiaDuties.selling(sale)).toMatchObject([{ name: 'my-gains', lines: [], amount: 0, steps: [{ name: 'gain', amount: 0 }] }])
    const gained = malaysiaDuties.selling({ ...sale, boughtOn: '2024-03-15', paid: 300_000 })
    expect(gained?.[0]).toMatchObject({ steps: [{ name: 'gain', amount: 200_000 }, { name: 'relief' }], year: 2 })
    expect(gained?.[0]?.lines).toHaveLength(1)
    expect(malaysiaDuties.selling({ ...sale, paid: 300_000 })?.[0]?.lines).toEqual([])
    expect(malaysiaDuties.selling({ ...sale, day: '2021-12-31' })).toBeNull()
  })
})
