import { expect, it } from 'vitest'
import { codeOf } from '#market/marker-ladders.ts'
import { madeData } from './marker-fixture.ts'
import { priceLabels } from './price-labels.ts'

it('writes the last price of single marks, the dearest first, and keeps room for all', () => {
  const data = madeData({ 'public-stack': [{ price: codeOf('price', 512_000) }, { price: codeOf('price', 1_250_000) }, {}] })
  const mark = (index: number) => ({ kind: 'marker' as const, index, id: index + 1, group: 'public-stack' as const, lng: 103, lat: 1 })
  const cluster = { kind: 'cluster' as const, clusterId: 1, count: 3, lng: 104, lat: 2, group: null }
  const { features } = priceLabels(data, [mark(0), mark(1), mark(2), cluster], { currency: 'SGD', locale: 'en-US' })
  expect(features.map(({ properties }) => properties?.price)).toEqual(['$512K', '$1.25M', '', ''])
  expect(features[1]?.properties?.order).toBeLessThan(features[0]?.properties?.order)
  expect(features[3]?.geometry.coordinates).toEqual([104, 2])
})
