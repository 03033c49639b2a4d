import { describe, expect, it } from 'vitest'
import { areasOf, priceRange, unitsLeft } from './launch-figures.ts'

const mix = (change: Partial<Parameters<typeof unitsLeft>[0][number]>) => ({
  unitMix: '2',
  unitsAvailable: null,
  launchPriceMin: null,
  launchPriceMax: null,
  salePriceMedian: null,
  ...change,
})

describe('the figures of a launch', () => {
  it('adds up the units left, and is null where none are known', () => {
    expect(unitsLeft([mix({ unitsAvailable: 3 }), mix({}), mix({ unitsAvailable: 0 })])).toBe(3)
    expect(unitsLeft([mix({ unitsAvailable: 0 })])).toBe(0)
    expect(unitsLeft([mix({})])).toBeNull()
  })

  it('takes medians before single prices', () => {
    const both = [mix({ salePriceMedian: 900, launchPriceMin: 1, launchPriceMax: 9_999 }), mix({ salePriceMedian: 1_500 })]
    expect(priceRange(both)).toEqual({ kind: 'medians', low: 900, high: 1_500 })
    expect(priceRange([mix({ launchPriceMin: 700, launchPriceMax: 800 }), mix({})])).toEqual({ kind: 'prices', low: 700, high: 800 })
    expect(priceRange([mix({})])).toBeNull()
  })

  it('counts projects by area, most first', () => {
    const [north, east] = [
      { id: '1', name: 'North' },
      { id: '2', name: 'East' },
    ]
    expect(areasOf([{ area: north }, { area: east }, { area: east }])).toEqual([
      { ...east, count: 2 },
      { ...north, count: 1 },
    ])
  })
})
