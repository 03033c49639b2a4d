import { expect, it } from 'vitest'
import { codeOf } from '#filter/quantisation.ts'
import { madeData } from '#fixtures/made-markers.ts'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import { DENSITY_CUTS, densityClass, hexPoints, hexRadiusMetres, hexSqkm } from './hex-points.ts'
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
    hexPoints({ colour: 'hex', data, groups, legend, plan: planFilter({ psf: { min, max: null } }, null, null) })
  const ranks = (group: TypeGroup) => points(null, [group]).map(({ figure }) => figure)
  for (const group of ['public-stack', 'private-stack'] as const) expect(new Set(ranks(group))).toEqual(new Set(SCALE_RAMP.keys()))
  // too few to rank
  expect(ranks('private-land')).toEqual([])
  expect(points(null)).toHaveLength(2 * LEGEND_MIN)
  expect(points(1_600)).toHaveLength(LEGEND_MIN - 3)
  expect(points(null)[0]).toMatchObject({ lng: 103.8, lat: 1.3, figure: 0 })
})

it('takes the sales of marks that pass the filter for density, and none of those without', () => {
  const data = madeData({ 'public-stack': [{ sales: 12 }, {}, { sales: 255, psf: codeOf('psf', 900) }] })
  const points = (min: number | null) =>
    hexPoints({ colour: 'density', data, groups: TYPE_GROUPS, legend: null, plan: planFilter({ psf: { min, max: null } }, null, null) })
  expect(points(null).map(({ figure }) => figure)).toEqual([12, 255])
  expect(points(800).map(({ figure }) => figure)).toEqual([255])
})

it('has a class of density for each colour, by square kilometre and not by hexagon', () => {
  expect(DENSITY_CUTS).toHaveLength(SCALE_RAMP.length - 1)
  expect([0, 2.9, 3, 299, 5_000].map(densityClass)).toEqual([0, 0, 1, 4, 6])
  // a regular hexagon of 1 km: 3√3 / 2
  expect(hexSqkm(1_000)).toBeCloseTo(2.598, 3)
})

it('makes hexagons smaller at higher zoom, about as wide on the screen wherever the zoom is', () => {
  const radii = [4, 6.5, 8, 10, 11.5, 12.8, 14, 18].map(hexRadiusMetres)
  expect(radii).toEqual(radii.toSorted((a, b) => b - a))
  expect(new Set(radii).size).toBeGreaterThan(5)
  for (const zoom of [4, 5.5, 7, 9, 10.5, 12]) {
    // 512 px of a world of 40,075 km at zoom 0
    const px = hexRadiusMetres(zoom) / (40_075_000 / 512 / 2 ** zoom)
    expect(px).toBeGreaterThan(7)
    expect(px).toBeLessThan(32)
  }
})
