import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { saleBuyer, unitCosts } from './unit-costs.ts'

const unit = (floor: number, price: number | null) => ({
  stack: '01',
  floor,
  unitMix: '2',
  sizeSqft: 700,
  plan: '',
  state: 'AVAILABLE' as const,
  stateOn: '2026-11-01',
  price,
})
const UNITS = [unit(2, 1_500_000), unit(3, 1_600_000), unit(4, null)]
const NONE = { unit: undefined, compare: undefined, buyer: undefined, homes: undefined, state: undefined }

describe('the costs of units', () => {
  it.each(COUNTRY_CODES)('are those of the named ones with a price, and loan and down payment are the price, in %s', async (country) => {
    const dear = UNITS.map((one) => ({ ...one, price: one.price && one.price * 10 }))
    const { of } = await unitCosts(country, dear, { ...NONE, unit: '2-01', compare: ['3-01', '4-01', '9-09'] })
    expect(Object.keys(of)).toEqual(['2-01', '3-01'])
    expect((of['3-01']?.loan.loan ?? 0) + (of['3-01']?.loan.down ?? 0)).toBe(16_000_000)
    expect(of['3-01']?.duties).toBeGreaterThan(of['2-01']?.duties ?? 0)
    expect(of['2-01']?.charges?.every(({ rule }) => /^\d{4}-\d\d-\d\d$/.test(rule.effectiveFrom) && rule.source.name !== '')).toBe(true)
  })

  it('grow for a foreigner in Singapore, and for a second home', async () => {
    const duties = async (change: object) => (await unitCosts('SG', UNITS, { ...NONE, unit: '2-01', ...change })).of['2-01']?.duties ?? 0
    // buyer's duty of 44,600 on 1.5 million, and 60 % more for a foreigner
    const own = await duties({})
    expect(await duties({ buyer: 'foreigner' })).toBe(own + 900_000)
    expect(await duties({ homes: 2 })).toBeGreaterThan(own)
  })

  it('know no buyer that the country does not tell apart', () => {
    expect(saleBuyer('HK', { ...NONE, buyer: 'foreigner' }).buyer).toBe('citizen')
    expect(saleBuyer('AU', { ...NONE, state: 'VIC' }).state).toBe('VIC')
  })
})
