import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TypeGroup } from '#market/vocabulary.ts'
import { clusterIndex, clusterRegion, marksOf, OVERLAP_PX, openCluster } from './marker-clusters.ts'
import type { MarkerData } from './marker-data.ts'
import { planFilter } from './marker-filter.ts'
import { type MadeMarker, madeData } from './marker-fixture.ts'

const ZOOM = 15
const DEGREES_PER_PX = 360 / (512 * 2 ** ZOOM)
const ALL = planFilter({}, null, null)

/** marks on the equator, `px` apart at zoom 15 */
const places = (...px: number[]): MadeMarker[] => px.map((at) => ({ lng6: Math.round(at * DEGREES_PER_PX * 1e6) }))
const row = (group: TypeGroup, ...px: number[]): MarkerData => madeData({ [group]: places(...px) })

describe('clusters', () => {
  it('join marks that overlap and only those', () => {
    const apart = clusterIndex(row('public-stack', 0, OVERLAP_PX + 1), ALL, ZOOM)
    expect(marksOf(apart, ZOOM).map(({ kind }) => kind)).toEqual(['marker', 'marker'])
    const touching = clusterIndex(row('public-stack', 0, OVERLAP_PX - 1), ALL, ZOOM)
    expect(marksOf(touching, ZOOM)).toMatchObject([{ kind: 'cluster', count: 2, group: 'public-stack' }])
    expect(marksOf(clusterIndex(row('public-stack', 0, OVERLAP_PX - 1), ALL, ZOOM + 1), ZOOM + 1)).toHaveLength(2)
  })

  it('lose nobody, and no two marks that remain overlap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 14, max: 18 }),
        (at, zoom) => {
          const marks = marksOf(clusterIndex(row('private-stack', ...at), ALL, zoom), zoom)
          expect(marks.reduce((sum, mark) => sum + (mark.kind === 'cluster' ? mark.count : 1), 0)).toBe(at.length)
          const pixels = 1 / (DEGREES_PER_PX / 2 ** (zoom - ZOOM))
          const single = marks
            .filter(({ kind }) => kind === 'marker')
            .map(({ lng }) => lng * pixels)
            .sort((a, b) => a - b)
          expect(single.every((x, i) => i === 0 || x - (single[i - 1] ?? 0) > OVERLAP_PX - 2)).toBe(true)
        },
      ),
    )
  })

  it('show the mixed groups as mixed and leave hidden groups out', () => {
    const data = madeData({ 'public-stack': places(0), 'private-land': places(3) })
    expect(marksOf(clusterIndex(data, ALL, ZOOM), ZOOM)).toMatchObject([{ kind: 'cluster', count: 2, group: null }])
    const land = planFilter({ typeGroups: ['private-land'] }, null, null)
    expect(marksOf(clusterIndex(data, land, ZOOM), ZOOM)).toMatchObject([{ kind: 'marker', group: 'private-land' }])
  })

  it('open by zooming until they part; marks at one spot are shown one after another', () => {
    const index = clusterIndex(row('public-stack', 0, 10), ALL, ZOOM)
    const [near] = marksOf(index, ZOOM)
    expect(near?.kind === 'cluster' && openCluster(index, near.clusterId, 19, null)).toEqual({ to: 'zoom', zoom: 17 })
    const same = clusterIndex(row('public-stack', 5, 5, 5), ALL, ZOOM)
    const [spot] = marksOf(same, ZOOM)
    const step = (selected: number | null) => (spot?.kind === 'cluster' ? openCluster(same, spot.clusterId, 19, selected) : null)
    expect([step(null), step(1), step(2), step(3)]).toEqual([1, 2, 3, 1].map((id) => ({ to: 'project', id })))
  })

  it('count only what the filter lets pass', () => {
    const [one = {}, two = {}, three = {}] = places(0, 3, 6)
    const data = madeData({
      'public-stack': [
        { ...one, psf: 902 },
        { ...two, psf: 1_402 },
        { ...three, psf: 1_402 },
      ],
    })
    const above = (psf: number) => marksOf(clusterIndex(data, planFilter({ psf: { min: psf, max: null } }, null, null), ZOOM), ZOOM)
    expect(above(100)).toMatchObject([{ kind: 'cluster', count: 3 }])
    expect(above(600)).toMatchObject([{ kind: 'cluster', count: 2 }])
    expect(above(2_000)).toEqual([])
  })

  it('are made of whole squares around the view, so that a small pan changes none', () => {
    const view = { south: -0.01, west: 103.8, north: 0.01, east: 103.82 }
    const nudge = 20 * DEGREES_PER_PX
    const moved = { ...view, west: view.west + nudge, east: view.east + nudge }
    expect(clusterRegion(moved, ZOOM)).toEqual(clusterRegion(view, ZOOM))
    const [x0, , x1] = clusterRegion(view, ZOOM)
    const index = clusterIndex(row('public-stack', 0), ALL, ZOOM, [x0, 0, x1, 512])
    expect(marksOf(index, ZOOM)).toEqual([])
  })
})
