import { expect, it } from 'vitest'
import { snapshotMonth } from './snapshot-month.ts'

it('names a month over several segments only where it is the month of each', () => {
  expect(snapshotMonth([{ month: '2025-07' }, { month: '2025-07' }])).toBe('2025-07')
  expect(snapshotMonth([{ month: '2025-07' }, { month: '2025-01' }])).toBeNull()
  expect(snapshotMonth([])).toBeNull()
})
