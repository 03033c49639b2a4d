import { describe, expect, it } from 'vitest'
import { floorOfUnit } from './au-sales.ts'

describe('floors of units', () => {
  it.each([
    ['1204', 12],
    ['305', 3],
    ['C502', 5],
    ['G05', 0],
    ['LG1', 0],
    ['17', null],
    ['9001', null],
    [null, null],
  ])('%s → %s', (unit, floor) => {
    expect(floorOfUnit(unit)).toBe(floor)
  })
})
