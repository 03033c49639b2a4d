import { expect, it } from 'vitest'
import { budgetRow, fails, isUnmeasured, type Row } from './report-table.ts'

const row = (ours: string, baseline: string, more: Partial<Row> = {}): Row => ({ what: 'one', ours, baseline, ratio: '', ...more })

it.each([
  ['no bytes', budgetRow('script of home', 0, 200)],
  ['no requests', row('0', '–')],
  ['no waits', row('0 / 0 / 0', '–')],
  ['no waits of the baseline', row('3 / 4 / 5', '0 / 0 / 0')],
  ['a mean of none', row('NaN', '2')],
  ['a quantile of none', row('Infinity / Infinity', '2000')],
  ['a baseline of none', row('12', 'NaN')],
  ['no figure', row('–', '12')],
  ['a mean of no faults', row('NaN', '0', { isOfFaults: true })],
])('%s is not measured, and fails', (_, of) => {
  expect(isUnmeasured(of)).toBe(true)
  expect(fails(of)).toBe(true)
})

it.each([
  ['within its budget', budgetRow('script of home', 200_000, 200)],
  ['without a baseline', row('0.02', '–')],
  ['with a baseline of other words', row('12.0', '')],
  ['of faults, of which there are none', row('0', '0', { isOfFaults: true })],
])('%s it holds', (_, of) => expect(fails(of)).toBe(false))

it('beyond its limit it fails, though it was measured', () => {
  expect(fails(budgetRow('script of home', 200_001, 200))).toBe(true)
  expect(isUnmeasured(budgetRow('script of home', 200_001, 200))).toBe(false)
  expect(fails(row('2', '0', { isOfFaults: true, isBroken: true }))).toBe(true)
})
