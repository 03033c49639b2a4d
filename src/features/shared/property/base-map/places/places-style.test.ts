import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, it } from 'vitest'
import { styleWithPlaces } from './places-style.ts'

const files = { basemapUrl: '/b', stationsUrl: '/s', isLocalNames: false }
const mark = { key: 'public-stack/cedar', lat: 1.3, lng: 103.8, count: 3, price: '$600K' }

it.each(['light', 'dark'] as const)('is a valid %s style, with the homes above the map and gathered by their number', (scheme) => {
  const style = styleWithPlaces({ files, marks: [mark] }, scheme, 'https://x.test/realListing/search')
  expect(validateStyleMin(style)).toEqual([])
  const { homes } = style.sources
  expect(homes).toMatchObject({ cluster: true, clusterProperties: { count: ['+', ['get', 'count']] } })
  expect(JSON.stringify(homes)).toContain('"coordinates":[103.8,1.3]')
  expect(style.layers.slice(-4).map(({ id }) => id)).toEqual(['home-clusters', 'home-places', 'home-counts', 'home-prices'])
})
