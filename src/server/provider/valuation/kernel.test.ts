import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementAt } from '#lib/element-at.ts'
import { keysOf } from '#lib/records.ts'
import { Comparables } from './comparables.ts'
import { askKernel, KernelView, weightOf } from './kernel.ts'
import { HDB_PLAN, LANDED_PLAN, PRIVATE_PLAN } from './plan.ts'

type Column = 'age' | 'metres' | 'floorGap' | 'areaGap' | 'leaseGap' | 'rate'

function pair(first: Partial<Record<Column, number>>, second: Partial<Record<Column, number>>): Comparables {
  const c = new Comparables(2)
  c.count = 2
  for (const [i, given] of [first, second].entries()) {
    c.sameKind[i] = 1
    c.sameModel[i] = 1
    for (const name of keysOf(given)) c[name][i] = given[name] ?? 0
    c.beforeArea[i] = given.rate ?? 0
    c.areaAt[i] = c.placeOf(100 + i)
  }
  c.sortByArea()
  return c
}

const ask = (c: Comparables) => {
  const view = new KernelView(shape, 2)
  view.lookAt(c)
  return askKernel(c, view)
}
const shape = elementAt(HDB_PLAN.shapes, 0).shape

const shapes = [HDB_PLAN, PRIVATE_PLAN, LANDED_PLAN].flatMap((plan) => plan.shapes)

describe('the weight of a comparable', () => {
  it.each(['age', 'metres', 'floorGap', 'areaGap', 'leaseGap'] as const)('falls with %s', (column) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shapes),
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.double({ min: 0.1, max: 5, noNaN: true }),
        ({ shape }, near, further) => {
          const c = pair({ [column]: near }, { [column]: near + further })
          const [a, b] = [weightOf(c, 0, shape), weightOf(c, 1, shape)]
          expect(a === 0 || b < a).toBe(true)
        },
      ),
    )
  })

  it('is lost for another kind, another model and a developer’s sale where the shape says so', () => {
    const strict = { ...shape, otherKind: 0.25, otherModel: 0.5, newSale: 0 }
    const c = pair({}, {})
    const whole = weightOf(c, 0, strict)
    c.sameModel[0] = 0
    c.newSale[1] = 1
    expect(weightOf(c, 0, strict)).toBeCloseTo(whole / 2)
    expect(weightOf(c, 1, strict)).toBe(0)
    c.sameKind[0] = 0
    expect(weightOf(c, 0, strict)).toBeCloseTo(whole / 8)
    expect(weightOf(c, 0, { ...strict, otherKind: 0 })).toBe(0)
  })
})

describe('askKernel', () => {
  it('lies between its comparables, nearer to the heavier', () => {
    const { rate, effective, spread } = ask(pair({ rate: 8, age: 1 }, { rate: 9, age: 12 }))
    expect(rate).toBeGreaterThan(8)
    expect(rate).toBeLessThan(8.5)
    expect(effective).toBeGreaterThan(1)
    expect(effective).toBeLessThan(2)
    expect(spread).toBeGreaterThan(0)
  })

  it('counts equal sales fully and has nothing to say without any', () => {
    expect(ask(pair({ rate: 8 }, { rate: 8 })).effective).toBeCloseTo(2)
    const none = ask(new Comparables(1))
    expect(none.rate).toBeNaN()
    expect(none.effective).toBe(0)
  })
})
