import { describe, expect, it } from 'vitest'
import { madeData } from '#fixtures/made-markers.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { planFilter } from './marker-filter.ts'
import { FINGER_SLACK_PX, type PickInput, pickMark } from './marker-pick.ts'

const ZOOM = 11
/** degrees of longitude on the equator for one CSS pixel */
const PX = 360 / (512 * 2 ** ZOOM)
const at = (px: number) => ({ lng6: Math.round(px * PX * 1e6) })
const data = madeData({ 'public-stack': [at(0), { ...at(8), psf: 2 }], 'private-land': [{ ...at(3), projectId: 9 }] })
const input = (changes: Partial<PickInput> = {}): PickInput => ({
  data,
  plan: planFilter({}, null, null),
  groups: TYPE_GROUPS,
  zoom: ZOOM,
  marks: [],
  selected: null,
  isMetric: false,
  ...changes,
})
const idAt = (px: number, changes?: Partial<PickInput>) => {
  const mark = pickMark({ lng: px * PX, lat: 0 }, input(changes))
  return mark?.kind === 'marker' ? mark.id : null
}

describe('a click', () => {
  it('selects the nearest mark, also a little beside it, and nothing far away', () => {
    expect([idAt(0), idAt(1), idAt(4), idAt(7), idAt(12), idAt(40)]).toEqual([1, 1, 9, 2, 2, null])
  })

  it('by touch has a larger radius', () => {
    const finger = pickMark({ lng: 20 * PX, lat: 0 }, input(), FINGER_SLACK_PX)
    expect([idAt(20), finger?.kind === 'marker' && finger.id]).toEqual([null, 2])
  })

  it('never selects filtered or hidden marks', () => {
    expect(idAt(0, { groups: ['private-land'] })).toBe(9)
    expect(idAt(0, { plan: planFilter({ psf: { min: 0, max: null } }, null, null) })).toBe(2)
  })

  it('selects the selected mark where it is over others, even when it fails the filter', () => {
    expect(idAt(4, { selected: 1 })).toBe(1)
    expect(idAt(4, { selected: 1, plan: planFilter({ psf: { min: 100, max: null } }, null, null) })).toBe(1)
  })

  it('selects a cluster by its bubble where marks are large', () => {
    const cluster = { kind: 'cluster' as const, clusterId: 4, count: 2, lng: 0, lat: 0, group: null, counts: [1, 1, 0] }
    expect(pickMark({ lng: 0, lat: 0 }, input({ zoom: 15, marks: [cluster] }))).toBe(cluster)
    expect(pickMark({ lng: 0, lat: 0 }, input({ zoom: 15 }))).toBeNull()
  })
})
