import { expect, it } from 'vitest'
import { codeOf } from '#filter/ladders.ts'
import { madeData } from '#fixtures/made-markers.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { hexPoints, hexRadiusMetres } from './hex-points.ts'
import { planFilter } from './marker-filter.ts'

it('takes what passes the filter and has a median psf', () => {
  const psf = (figure: number) => ({ psf: codeOf('psf', figure), lat6: 1_300_000, lng6: 103_800_000 })
  const data = madeData({ 'private-stack': [psf(900), psf(2_000), {}], 'private-land': [psf(1_500)] })
  const points = (min: number | null) => hexPoints(data, TYPE_GROUPS, planFilter({ psf: { min, max: null } }, null, null))
  expect(points(null).map((point) => point.psf)).toEqual([900, 2_000, 1_500])
  expect(points(1_000)).toEqual([
    { lng: 103.8, lat: 1.3, psf: 2_000 },
    { lng: 103.8, lat: 1.3, psf: 1_500 },
  ])
  expect(hexPoints(data, ['private-land'], planFilter({}, null, null))).toHaveLength(1)
})

it('makes hexagons smaller at higher zoom', () => {
  const radii = [8, 10, 11.5, 12.8, 14, 18].map(hexRadiusMetres)
  expect(radii).toEqual(radii.toSorted((a, b) => b - a))
  expect(new Set(radii).size).toBeGreaterThan(3)
})
