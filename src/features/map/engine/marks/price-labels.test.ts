import { expect, it } from 'vitest'
import { codeOf } from '#filter/quantisation.ts'
import { madeData } from '#fixtures/made-markers.ts'
import { isInView, priceLabels } from './price-labels.ts'

it('labels single marks with the median psf of twelve months, not with a last price of any size, the highest first, and reserves room for all; a cluster of one kind has the median of its projects', () => {
  const data = madeData({
    'public-stack': [
      { psf: codeOf('psf', 512), price: codeOf('price', 9_000_000) },
      { psf: codeOf('psf', 1_250) },
      { price: codeOf('price', 700_000) },
    ],
  })
  const mark = (index: number) => ({ kind: 'marker' as const, index, id: index + 1, group: 'public-stack' as const, lng: 103, lat: 1 })
  const cluster = { kind: 'cluster' as const, clusterId: 1, count: 3, lng: 104, lat: 2, group: null, counts: [2, 1, 0] }
  const ofOneKind = { ...cluster, clusterId: 0, group: 'public-stack' as const }
  const near = { marks: [mark(0), mark(1), mark(2), cluster, ofOneKind], members: [Uint32Array.of(0, 1, 2), Uint32Array.of(0, 1)] }
  const { features } = priceLabels(data, near, (psf) => `$${Math.round(psf)} psf`)
  expect(features.map(({ properties }) => properties?.price)).toEqual(['$512 psf', '$1250 psf', '', '', '$881 psf'])
  expect(features[1]?.properties?.order).toBeLessThan(features[0]?.properties?.order)
  expect(features[3]?.geometry.coordinates).toEqual([104, 2])
})

it('leaves out labels that the edge of the map or its attribution would cut', () => {
  const size = { width: 400, height: 300 }
  const at = (x: number, y: number) => isInView({ x, y }, '$1.25M', size)
  expect([at(200, 150), at(10, 150), at(395, 150), at(200, -3), at(200, 260)]).toEqual([true, false, false, false, false])
  expect(isInView({ x: 12, y: 150 }, '$9K', size)).toBe(true)
})
