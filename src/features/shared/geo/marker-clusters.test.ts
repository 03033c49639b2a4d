import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TypeGroup } from '#market/vocabulary.ts'
import { clusterIndex, marksIn, OVERLAP_PX, openCluster } from './marker-clusters.ts'
import { emptyMarkers, groupMarkers, type MarkerData } from './marker-data.ts'

const ZOOM = 15
const DEGREES_PER_PX = 360 / (512 * 2 ** ZOOM)
const WORLD = { south: -80, west: -179, north: 80, east: 179 }

/** marks on the equator, `px` apart at zoom 15 */
const row = (group: TypeGroup, ...px: number[]): MarkerData => ({
  ...emptyMarkers(),
  [group]: groupMarkers(group, {
    count: px.length,
    lat: new Int32Array(px.length),
    lng: Int32Array.from(px, (at) => Math.round(at * DEGREES_PER_PX * 1e6)),
    projectId: Uint32Array.from(px, (_, i) => i + 1),
  }),
})

describe('clusters', () => {
  it('join marks that overlap and only those', () => {
    const apart = clusterIndex(row('public-stack', 0, OVERLAP_PX + 1), ['public-stack'])
    expect(marksIn(apart, WORLD, ZOOM).map(({ kind }) => kind)).toEqual(['marker', 'marker'])
    const touching = clusterIndex(row('public-stack', 0, OVERLAP_PX - 1), ['public-stack'])
    expect(marksIn(touching, WORLD, ZOOM)).toMatchObject([{ kind: 'cluster', count: 2, group: 'public-stack' }])
    expect(marksIn(touching, WORLD, ZOOM + 1)).toHaveLength(2)
  })

  it('lose nobody, and no two marks that remain overlap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 14, max: 18 }),
        (at, zoom) => {
          const marks = marksIn(clusterIndex(row('private-stack', ...at), ['private-stack']), WORLD, zoom)
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
    const data = { ...row('public-stack', 0), 'private-land': row('private-land', 3)['private-land'] }
    expect(marksIn(clusterIndex(data, ['public-stack', 'private-land']), WORLD, ZOOM)).toMatchObject([
      { kind: 'cluster', count: 2, group: null },
    ])
    expect(marksIn(clusterIndex(data, ['private-land']), WORLD, ZOOM)).toMatchObject([{ kind: 'marker', group: 'private-land' }])
  })

  it('open by zooming until they part; marks at one spot are shown one after another', () => {
    const index = clusterIndex(row('public-stack', 0, 10), ['public-stack'])
    const [near] = marksIn(index, WORLD, ZOOM)
    expect(near?.kind === 'cluster' && openCluster(index, near.clusterId, 19, null)).toEqual({ to: 'zoom', zoom: 17 })
    const same = clusterIndex(row('public-stack', 5, 5, 5), ['public-stack'])
    const [spot] = marksIn(same, WORLD, ZOOM)
    const step = (selected: number | null) => (spot?.kind === 'cluster' ? openCluster(same, spot.clusterId, 19, selected) : null)
    expect([step(null), step(1), step(2), step(3)]).toEqual([1, 2, 3, 1].map((id) => ({ to: 'project', id })))
  })
})
