import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { MAIN_SOURCE, OTHER_SOURCE, STREET_COLOURS, streetLayers } from './street-style.ts'

const NOTHING: GeoJSONSourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }

describe('streets on the built-in map', () => {
  it.each(['light', 'dark'] as const)('are valid %s layers, labels last', (scheme) => {
    const layers = streetLayers(scheme)
    const sources = { [MAIN_SOURCE]: NOTHING, [OTHER_SOURCE]: NOTHING }
    expect(validateStyleMin({ version: 8, glyphs: 'https://x.test/{fontstack}/{range}', sources, layers })).toEqual([])
    expect(layers.map(({ type }) => type).lastIndexOf('line')).toBeLessThan(layers.findIndex(({ type }) => type === 'symbol'))
    // additions are found again by it
    for (const { id } of layers) expect(id).toMatch(/^street-/)
  })

  it('have a dark value for every light one', () => {
    expect(Object.keys(STREET_COLOURS.dark)).toEqual(Object.keys(STREET_COLOURS.light))
    for (const scheme of ['light', 'dark'] as const) expect(new Set(Object.values(STREET_COLOURS[scheme])).size).toBeGreaterThan(3)
  })
})
