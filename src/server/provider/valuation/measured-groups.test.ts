import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GROUP_N_MIN, type GroupedSale, measuredGroups, narrowestGroup, sizeBandOf } from './measured-groups.ts'
import { SEGMENT_NAMES } from './segments.ts'

const segment = fc.constantFrom(...SEGMENT_NAMES)
const size = fc.double({ min: 15, max: 900, noNaN: true })
const sale = fc.record({
  area: fc.constantFrom('BEDOK', 'BISHAN', null),
  areaSqm: size,
  actual: fc.integer({ min: 100_000, max: 5_000_000 }),
  estimate: fc.integer({ min: 100_000, max: 5_000_000 }),
})
/** Enough sales for several groups, of a few drawn ones. */
const sales = fc.array(sale, { minLength: 1, maxLength: 12 }).map((drawn) => drawn.flatMap((one) => Array<GroupedSale>(70).fill(one)))
const off = ({ actual, estimate }: GroupedSale) => (100 * Math.abs(estimate - actual)) / actual

describe('groups of sales valued blind', () => {
  it('hold half of their sales within the one figure and nine in ten within the other', () => {
    fc.assert(
      fc.property(segment, sales, (name, all) => {
        for (const { area, areaSqmFrom, areaSqmTo, n, half, nine } of measuredGroups(name, all)) {
          const own = all.filter(
            (one) =>
              (area === null || one.area === area) &&
              one.areaSqm >= (areaSqmFrom ?? 0) &&
              one.areaSqm < (areaSqmTo ?? Number.POSITIVE_INFINITY),
          )
          expect(own).toHaveLength(n)
          expect(own.filter((one) => off(one) <= half + 0.001).length * 2).toBeGreaterThanOrEqual(n)
          expect(own.filter((one) => off(one) <= nine + 0.001).length).toBeGreaterThanOrEqual(0.9 * n)
          expect(half).toBeLessThanOrEqual(nine)
        }
      }),
    )
  })

  it('are never of few sales, but for the whole segment', () => {
    fc.assert(
      fc.property(segment, sales, (name, all) => {
        const groups = measuredGroups(name, all)
        const few = groups.filter(({ n }) => n < GROUP_N_MIN)
        expect(few.every((one) => one.area === null && one.areaSqmFrom === null && one.areaSqmTo === null)).toBe(true)
        expect(groups.at(-1)).toMatchObject({ area: null, n: all.length })
      }),
    )
  })

  it('say of a home what the narrowest of them says', () => {
    fc.assert(
      fc.property(segment, sales, fc.constantFrom('BEDOK', 'BISHAN', 'YISHUN'), size, (name, all, area, areaSqm) => {
        const groups = measuredGroups(name, all)
        const found = narrowestGroup(groups, { areaSqm, isHere: (one) => one === area })
        if (found === null) throw new Error('the whole segment holds every home')
        expect([area, null]).toContain(found.area)
        expect(areaSqm).toBeGreaterThanOrEqual(found.areaSqmFrom ?? 0)
        expect(areaSqm).toBeLessThan(found.areaSqmTo ?? Number.POSITIVE_INFINITY)
        const band = sizeBandOf(name, areaSqm)
        const own = groups.find((one) => one.area === area && one.areaSqmFrom === band.areaSqmFrom && one.areaSqmTo === band.areaSqmTo)
        if (own) expect(found.n).toBeLessThanOrEqual(own.n)
      }),
    )
  })

  it('cut sizes without gap or overlap', () => {
    for (const name of SEGMENT_NAMES)
      fc.assert(
        fc.property(size, (areaSqm) => {
          const { areaSqmFrom, areaSqmTo } = sizeBandOf(name, areaSqm)
          expect(areaSqmFrom ?? 0).toBeLessThanOrEqual(areaSqm)
          expect(areaSqmTo ?? Number.POSITIVE_INFINITY).toBeGreaterThan(areaSqm)
        }),
      )
    expect(sizeBandOf('hdb', 80)).toEqual({ areaSqmFrom: 80, areaSqmTo: 100 })
    expect(sizeBandOf('landed', 120)).toEqual({ areaSqmFrom: null, areaSqmTo: 150 })
  })
})
