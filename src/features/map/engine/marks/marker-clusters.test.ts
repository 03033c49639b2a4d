import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MadeMarker, madeData } from '#fixtures/made-markers.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import { boundsOfCamera } from '#property/base-map/camera.ts'
import { clusterRegion, clustersOf, OVERLAP_PX, openCluster } from './marker-clusters.ts'
import { type MarkerData, worldOf } from './marker-data.ts'
import { planFilter } from './marker-filter.ts'
import { nearMarks } from './near-marks.ts'

const ZOOM = 15
const DEGREES_PER_PX = 360 / (512 * 2 ** ZOOM)
const ALL = planFilter({}, null, null)

/** marks on the equator, `px` apart at zoom 15 */
const places = (...px: number[]): MadeMarker[] => px.map((at) => ({ lng6: Math.round(at * DEGREES_PER_PX * 1e6) }))
const row = (group: TypeGroup, ...px: number[]): MarkerData => madeData({ [group]: places(...px) })

describe('clusters', () => {
  it('join marks that overlap and only those', () => {
    const apart = clustersOf(row('public-stack', 0, OVERLAP_PX + 1), ALL, ZOOM)
    expect(apart.marks.map(({ kind }) => kind)).toEqual(['marker', 'marker'])
    const touching = clustersOf(row('public-stack', 0, OVERLAP_PX - 1), ALL, ZOOM)
    expect(touching.marks).toMatchObject([{ kind: 'cluster', count: 2, group: 'public-stack' }])
    expect(clustersOf(row('public-stack', 0, OVERLAP_PX - 1), ALL, ZOOM + 1).marks).toHaveLength(2)
  })

  it('lose no mark, and the remaining marks do not overlap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 14, max: 18 }),
        (at, zoom) => {
          const marks = clustersOf(row('private-stack', ...at), ALL, zoom).marks
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
    expect(clustersOf(data, ALL, ZOOM).marks).toMatchObject([{ kind: 'cluster', count: 2, group: null, counts: [1, 0, 1] }])
    const land = planFilter({ typeGroups: ['private-land'] }, null, null)
    expect(clustersOf(data, land, ZOOM).marks).toMatchObject([{ kind: 'marker', group: 'private-land' }])
  })

  it('keep a mark that is placed by its area from looking exact', () => {
    const data = madeData({ 'private-land': [{ placedByArea: 1 }] })
    const { marks, members } = clustersOf(data, ALL, ZOOM)
    expect(marks).toMatchObject([{ kind: 'cluster', count: 1, group: 'private-land' }])
    expect(openCluster(data, members[0] ?? new Uint32Array(), 19, null)).toEqual({ to: 'project', id: 1 })
  })

  it('open by zooming until they separate; marks at one spot are shown one after another', () => {
    const open = (data: MarkerData, selected: number | null) => {
      const { members } = clustersOf(data, ALL, ZOOM)
      expect(members).toHaveLength(1)
      return openCluster(data, members[0] ?? new Uint32Array(), 19, selected)
    }
    expect(open(row('public-stack', 0, 10), null)).toEqual({ to: 'zoom', zoom: 17 })
    const step = (selected: number | null) => open(row('public-stack', 5, 5, 5), selected)
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
    const above = (psf: number) => clustersOf(data, planFilter({ psf: { min: psf, max: null } }, null, null), ZOOM).marks
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
    expect(clustersOf(row('public-stack', 0), ALL, ZOOM, [x0, 0, x1, 512]).marks).toEqual([])
  })

  it('of a view are made from the marks in it and around it, however many the market has', () => {
    // a hundred thousand over 0.6 by 0.3 degrees, as Singapore has them
    const spread = Array.from({ length: 100_000 }, (_, i) => ({
      lng6: 103_550_000 + ((i * 7_919) % 600_000),
      lat6: 1_150_000 + ((i * 104_729) % 300_000),
    }))
    const data = madeData({ 'public-stack': spread.slice(0, 60_000), 'private-stack': spread.slice(60_000) })
    let looked = 0
    const counting = planFilter({}, () => Boolean(++looked), null)
    const view = boundsOfCamera({ lat: 1.3, lng: 103.85, zoom: 14.2 }, 1200, 800)
    const near = nearMarks(data, counting, view, 14.2, null)
    const [x0, y0, x1, y1] = clusterRegion(view, 14.2)
    const isNear = ({ lng6, lat6 }: (typeof spread)[number]) => {
      const [x, y] = worldOf(lng6 / 1e6, lat6 / 1e6)
      return x >= x0 && x <= x1 && y >= y0 && y <= y1
    }
    expect(looked).toBe(spread.filter(isNear).length)
    expect(looked).toBeLessThan(5_000)
    // elsewhere in the same squares the result is reused
    looked = 0
    expect(nearMarks(data, counting, view, 14.6, near)).toBe(near)
    expect(looked).toBe(0)
  })
})
