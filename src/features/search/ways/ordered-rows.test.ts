import { expect, it } from 'vitest'
import { orderedRows } from './ordered-rows.ts'

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

it('puts the named rows first, in their order, and the others behind them as they were', () => {
  expect(orderedRows(rows, ['d', 'b']).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c'])
})

it('leaves rows as they are without an order', () => {
  expect(orderedRows(rows, null)).toBe(rows)
})
