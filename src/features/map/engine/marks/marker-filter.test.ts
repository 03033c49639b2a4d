import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MapFilter, matches } from '#filter/map-filter.ts'
import { RANGE_KEYS, RANGES, SET_KEYS, SETS } from '#filter/rows.ts'
import { madeData } from '#fixtures/made-markers.ts'
import { randomFilter } from '#fixtures/random-filter.ts'
import { MARKER_BITS, type MarkerColumn } from '#graphql/marker-snapshot.ts'
import { float32At, uint32At } from '#lib/element-at.ts'
import { recordOf } from '#lib/records.ts'
import type { GroupMarkers } from './marker-data.ts'
import {
  CHANNELS,
  channelValues,
  countMatches,
  type FilterPlan,
  filterProps,
  foldedValues,
  isShown,
  PASSED,
  planFilter,
} from './marker-filter.ts'

const code = (column: MarkerColumn) => fc.integer({ min: 0, max: 2 ** MARKER_BITS[column] - 1 })
/** every column that a filter tests */
const columns: MarkerColumn[] = [
  ...RANGE_KEYS.flatMap((key) => Object.values(RANGES[key].marks)),
  ...SET_KEYS.flatMap((key) => SETS[key].marks?.column ?? []),
]
const marker = fc.record({ ...recordOf(columns, code), lat6: fc.integer({ min: 1_200_000, max: 1_400_000 }) })

/** The graphics card's test: the same steps as the shader of DataFilterExtension. */
function cardShows(markers: GroupMarkers, index: number, plan: FilterPlan): boolean {
  const values = channelValues(markers, plan.channels)
  const { filterRange, filterCategories } = filterProps(plan)
  const isIn = filterRange.every(([low = 0, high = 0], i) => {
    const value = float32At(values, index * CHANNELS + i)
    return value >= low && value <= high
  })
  return isIn && filterCategories.includes(uint32At(foldedValues(markers, plan.folded), index))
}

describe('the filter on the card', () => {
  it('gives the same result as the filter itself, after any sequence of filters', () => {
    fc.assert(
      fc.property(
        fc.array(marker, { minLength: 1, maxLength: 12 }),
        fc.array(randomFilter, { minLength: 1, maxLength: 5 }),
        (made, filters) => {
          const markers = madeData({ 'private-stack': made })['private-stack']
          let plan: FilterPlan | null = null
          for (const filter of filters) {
            plan = planFilter(filter, null, plan)
            for (let i = 0; i < made.length; i++) {
              const wanted = matches(markers.columns, i, filter, new Date().getFullYear())
              expect(isShown(markers, i, plan)).toBe(wanted)
              expect(cardShows(markers, i, plan)).toBe(wanted)
            }
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('changes nothing but the ranges while a slider moves', () => {
    const fixed: MapFilter = {
      bedrooms: ['3'],
      price: { min: 500_000, max: null },
      psf: { min: null, max: 2_000 },
      completion: { min: 1990, max: null },
    }
    const before = planFilter({ ...fixed, change: { min: -10, max: 5 } }, null, null)
    const after = planFilter({ ...fixed, change: { min: -10, max: 6 } }, null, before)
    expect(after.channels).toBe(before.channels)
    expect(after.folded).toBe(before.folded)
    expect(filterProps(after)).not.toEqual(filterProps(before))
  })

  it('gives the moving slider a channel when there are more than four ranges', () => {
    const fixed: MapFilter = {
      price: { min: 1e6, max: null },
      psf: { min: 500, max: null },
      completion: { min: 1990, max: null },
      yield: { min: 20, max: null },
    }
    const full = planFilter(fixed, null, null)
    expect(full.channels).toEqual(['price', 'psf', 'completion', 'yield'])
    const moved = planFilter({ ...fixed, change: { min: 0, max: null } }, null, full)
    expect(moved.channels).toContain('change')
    expect(moved.folded.ranges).toHaveLength(1)
    expect(planFilter({ ...fixed, change: { min: 1, max: null } }, null, moved).channels).toBe(moved.channels)
  })

  it('keeps the channel of a slider that returned to its end, so that the next move needs no upload', () => {
    const before = planFilter({ psf: { min: 500, max: null } }, null, null)
    const open = planFilter({}, null, before)
    expect(open.channels).toBe(before.channels)
    expect(open.isLimiting).toBe(false)
    expect(planFilter({ psf: { min: 700, max: null } }, null, open).channels).toBe(before.channels)
  })

  it('applies place filters as well', () => {
    const data = madeData({ 'public-stack': [{ lat6: 1_300_000 }, { lat6: 1_400_000 }], 'private-land': [{ lat6: 1_300_000 }] })
    const south = (lat6: number) => lat6 < 1_350_000
    expect(countMatches(data, {}, null, south)).toBe(2)
    expect(countMatches(data, { typeGroups: ['private-land'] }, null, south)).toBe(1)
    expect(countMatches(data, {}, { south: 1.39, west: -1, north: 1.41, east: 1 })).toBe(1)
    const plan = planFilter({}, south, null)
    expect([...foldedValues(data['public-stack'], plan.folded)].map((value) => value === PASSED)).toEqual([true, false])
  })
})
