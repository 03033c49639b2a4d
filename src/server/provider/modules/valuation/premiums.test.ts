import { describe, expect, it } from 'vitest'
import { estimatePremiums, type Observation, type Premiums, USUAL } from './premiums.ts'

const USUAL_PREMIUMS: Premiums = USUAL['private-stack']

/** Homes whose prices follow given premiums with a little noise. */
function homes(n: number, truth: { area: number; floor: number }, noiseSize = 0.01): Observation[] {
  return Array.from({ length: n }, (_, i) => {
    const [logArea, floor] = [Math.log(60 + (i % 9) * 10), 1 + ((i * 7) % 30)]
    return { logArea, floor, logPrice: 9 + truth.area * logArea + truth.floor * floor + noiseSize * Math.sin(i * 12.9898) }
  })
}

describe('premiums', () => {
  it('are the default ones without evidence', () => {
    expect(estimatePremiums([], USUAL_PREMIUMS)).toEqual(USUAL_PREMIUMS)
    expect(estimatePremiums(homes(2, { area: 1, floor: 0.01 }), USUAL_PREMIUMS)).toEqual(USUAL_PREMIUMS)
  })

  it('are recovered from many sales', () => {
    const found = estimatePremiums(homes(150, { area: 0.75, floor: 0.008 }), USUAL_PREMIUMS)
    expect(found.area).toBeCloseTo(0.75, 1)
    expect(found.floor).toBeCloseTo(0.008, 3)
  })

  it('move further from the defaults with more sales', () => {
    const truth = { area: 0.6, floor: 0.004 }
    const [few, many] = [estimatePremiums(homes(4, truth), USUAL_PREMIUMS), estimatePremiums(homes(150, truth), USUAL_PREMIUMS)]
    expect(Math.abs(many.area - 0.6)).toBeLessThan(Math.abs(few.area - 0.6))
    expect(few.area).toBeLessThan(USUAL_PREMIUMS.area)
  })

  it('stay within plausible bounds for any prices', () => {
    const wild = estimatePremiums(homes(150, { area: 3, floor: 0.2 }), USUAL_PREMIUMS)
    expect(wild).toEqual({ area: 1.1, floor: 0.015 })
  })

  it('are hardly changed by one absurd sale', () => {
    const good = homes(60, { area: 0.9, floor: 0.004 })
    const [first] = good
    const bad = { logArea: first?.logArea ?? 0, floor: 30, logPrice: (first?.logPrice ?? 0) + 2 }
    expect(Math.abs(estimatePremiums([...good, bad], USUAL_PREMIUMS).floor - estimatePremiums(good, USUAL_PREMIUMS).floor)).toBeLessThan(
      0.001,
    )
  })

  it('houses have no floor premium', () => {
    expect(estimatePremiums(homes(50, { area: 0.8, floor: 0.01 }), { area: 0.8, floor: 0 }).floor).toBe(0)
  })
})
