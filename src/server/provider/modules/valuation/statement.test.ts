import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEGMENTS } from '../../valuation/segments.ts'
import type { AccuracyRecord } from './accuracy.ts'
import { confidenceOf, isUnmeasured, type MeasuredStatement, reasonWithout, statementFor } from './statement.ts'

const scores = { n: 5_000, mape: 3, mdape: 2.3, within5: 80, within10: 97, within20: 99, medianBias: 0, cover68: 68, cover90: 90 }
const group = (area: string | null, from: number | null, to: number | null, n: number) => ({
  area,
  areaSqmFrom: from,
  areaSqmTo: to,
  n,
  half: 2,
  nine: 6,
})
const GROUPS = [
  group('KALLANG/WHAMPOA', 80, 100, 240),
  group('District 9', 70, 90, 300),
  group('KALLANG/WHAMPOA', null, null, 900),
  group(null, 80, 100, 2_000),
  group(null, null, null, 5_000),
]
const RECORD: AccuracyRecord = {
  kind: 'hdb',
  engine: SEGMENTS.hdb.engine,
  madeOn: '2026-11-20',
  unit: 'percent',
  from: '2024-08',
  to: '2025-07',
  coverage: 99.9,
  ...scores,
  naive: scores,
  floor: null,
  byTown: {},
  byType: {},
  byPriceDecile: {},
  groups: GROUPS,
}
const of = (areaSlugs: string[], areaSqm: number) =>
  statementFor({ record: RECORD, without: 'NO_BACK_TEST', method: 'ENGINE', areaSqm, areaSlugs })

describe('the statement of an estimate', () => {
  it.each([
    [['kallang-whampoa'], 90, 240],
    [['kallang-whampoa'], 110, 900],
    [['bedok'], 90, 2_000],
    [['kallang'], 110, 5_000],
    [['newton', 'd09-orchard-river-valley'], 75, 300],
    [['newton', 'd09'], 75, 300],
    [['newton', 'd19-serangoon'], 75, 5_000],
  ])('of a home in %s of %d sqm is on %d sales', (areaSlugs, areaSqm, n) =>
    expect(of(areaSlugs, areaSqm)).toMatchObject({ n, typeGroup: 'public-stack', from: '2024-08', to: '2025-07' }),
  )

  it('says why there is none, in one way for each case', () => {
    const facts = { method: 'FIRST', areaSqm: 90, areaSlugs: [] } as const
    const without = (isDemo: boolean, ...tooFewSales: string[]) => reasonWithout({ isDemo, tooFewSales }, 'hdb')
    expect(statementFor({ ...facts, record: null, without: without(true) })).toEqual({ reason: 'DEMONSTRATION' })
    expect(statementFor({ ...facts, record: null, without: without(false, 'landed') })).toEqual({ reason: 'NO_BACK_TEST' })
    expect(statementFor({ ...facts, record: null, without: without(false, 'landed', 'hdb') })).toEqual({ reason: 'TOO_FEW_SALES' })
    expect(statementFor({ ...facts, record: RECORD, without: without(false) })).toEqual({ reason: 'OTHER_METHOD' })
  })
})

describe('confidence', () => {
  const measured = (nine: number): MeasuredStatement => ({
    ...group(null, null, null, 5_000),
    nine,
    typeGroup: 'public-stack',
    from: '',
    to: '',
  })
  const range = (percent: number) => ({ value: 1_000_000, low90: 1_000_000 - 10_000 * percent, high90: 1_000_000 + 10_000 * percent })

  it.each([
    [6, 8, 'HIGH'],
    [10, 10, 'HIGH'],
    [10.1, 8, 'MEDIUM'],
    [6, 12, 'MEDIUM'],
    [20, 20, 'MEDIUM'],
    [20.1, 8, 'LOW'],
    [6, 25, 'LOW'],
  ])('of ±%d %% in nine of ten sales and a range of ±%d %% is %s', (nine, own, word) =>
    expect(confidenceOf(measured(nine), range(own))).toBe(word),
  )

  it('is not given where nothing was measured', () => expect(confidenceOf({ reason: 'DEMONSTRATION' }, range(5))).toBeNull())

  it('never rises where estimates were further off or the range is wider', () => {
    const order = ['HIGH', 'MEDIUM', 'LOW']
    const percent = fc.double({ min: 0, max: 60, noNaN: true })
    fc.assert(
      fc.property(percent, percent, percent, percent, (nine, own, worse, wider) => {
        const at = (a: number, b: number) => order.indexOf(confidenceOf(measured(a), range(b)) ?? '')
        expect(at(nine + worse, own + wider)).toBeGreaterThanOrEqual(at(nine, own))
        expect(isUnmeasured(measured(nine))).toBe(false)
      }),
    )
  })
})
