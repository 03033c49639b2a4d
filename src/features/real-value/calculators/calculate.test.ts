import { describe, expect, it } from 'vitest'
import { todayIn } from '#market/today.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { calculate } from './calculate.ts'
import { calculatorSearch, TOOLS } from './calculator-search.ts'
import { calculatorFields, inputsOf } from './inputs.ts'

const read = (search: Record<string, unknown>) => calculatorSearch.parse(search)

describe('calculate', () => {
  it('answers a Singapore citizen’s first home of 1.5 million', async () => {
    const { result } = await calculate('SG', read({ price: 1_500_000, day: '2026-11-20' }))
    expect(result).toMatchObject({ tool: 'buy', total: 44_600 })
  })
  it('reads numbers as a form without scripts sends them', async () => {
    const { result } = await calculate('SG', read({ price: '1,500,000', buyer: 'foreigner', loan: '', day: '2026-11-20' }))
    expect(result).toMatchObject({ total: 944_600 })
  })
  it('says so where no table is held for the day', async () => {
    const { result } = await calculate('HK', read({ day: '2020-01-01' }))
    expect(result).toMatchObject({ charges: null, total: 0 })
  })
  it.each(COUNTRY_CODES)('%s: every calculator answers without a question asked', async (country) => {
    for (const tool of TOOLS) {
      const { result } = await calculate(country, read({ tool }))
      expect(result.tool).toBe(tool)
    }
  })
  it('draws the curve through the price asked about', async () => {
    const { result } = await calculate('MY', read({ price: 1_500_000, buyer: 'foreigner', day: '2026-03-01' }))
    if (result.tool !== 'buy') throw new Error(result.tool)
    expect(result.curve[30]).toEqual({ price: 1_500_000, duty: 120_000 })
  })
  it('shortens a loan to what the market allows', async () => {
    const [long, most] = await Promise.all([35, 30].map((years) => calculate('HK', read({ tool: 'loan', years }))))
    expect(long?.result).toEqual(most?.result)
  })
})

describe('inputs', () => {
  it('drop a buyer whom the country does not know', () =>
    expect(inputsOf(read({ buyer: 'company' }), 'AU', '2026-11-20').buyer).toBe('citizen'))
  it('begin two years ago for a sale, on a day that exists', () =>
    expect(inputsOf(read({}), 'SG', '2028-02-29').boughtOn).toBe('2026-02-28'))
  it('take three quarters of the price as the loan of an instalment', () => {
    expect(inputsOf(read({ tool: 'instalment', price: 800_000 }), 'SG', '2026-11-20').loan).toBe(600_000)
    expect(inputsOf(read({ price: 800_000 }), 'SG', '2026-11-20').loan).toBeNull()
  })
  it.each(COUNTRY_CODES)('%s: each calculator asks for nothing twice', (country) => {
    for (const tool of TOOLS) expect(new Set(calculatorFields(country, tool)).size).toBe(calculatorFields(country, tool).length)
  })
})

it('knows the day in the market', () => {
  const evening = new Date('2026-11-20T17:00:00Z')
  expect([todayIn('SG', evening), todayIn('AU', evening)]).toEqual(['2026-11-21', '2026-11-21'])
  expect(todayIn('SG', new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-20')
})
