import { expect, it } from 'vitest'
import { codeOf } from '#filter/quantisation.ts'
import { madeData } from '#fixtures/made-markers.ts'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import { hexPoints, hexRadiusMetres } from './hex-points.ts'
import { planFilter } from './marker-filter.ts'
import { LEGEND_MIN, legendOf } from './marker-metric.ts'
import { SCALE_RAMP } from './metric-ramps.ts'

it('takes what passes the filter and ranks each mark among its own kind', () => {
  const psf = (figure: number) => ({ psf: codeOf('psf', figure), lat6: 1_300_000, lng6: 103_800_000 })
  const from = (start: number) => Array.from({ length: LEGEND_MIN }, (_, i) => psf(start + i * 40))
  const data = madeData({ 'public-stack': from(400), 'private-stack': [...from(1_500), {}], 'private-land': [psf(1_500)] })
  const legend = legendOf(data, TYPE_GROUPS, 'psf')
  if (!legend) throw new Error('no legend')
  const points = (min: number | null, groups = [...TYPE_GROUPS]) =>
    hexPoints({ data, groups, legend, plan: planFilter({ psf: { min, max: null } }, null, null) })
  const ranks = (group: TypeGroup) => points(null, [group]).map(({ rank }) => rank)
  for (const group of ['public-stack', 'private-stack'] as const) expect(new Set(ranks(group))).toEqual(new Set(SCALE_RAMP.keys()))
  // too few to rank
  expect(ranks('private-land')).toEqual([])
  expect(points(null)).toHaveLength(2 * LEGEND_MIN)
  expect(points(1_600)).toHaveLength(LEGEND_MIN - 3)
  expect(points(null)[0]).toMatchObject({ lng: 103.8, lat: 1.3, rank: 0 })
})

it('makes hexagons smaller at higher zoom', () => {
  const radii = [8, 10, 11.5, 12.8, 14, 18].map(hexRadiusMetres)
  expect(radii).toEqual(radii.toSorted((a, b) => b - a))
  expect(new Set(radii).size).toBeGreaterThan(3)
})
