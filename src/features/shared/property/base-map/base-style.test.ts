import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import { baseStyle } from './base-style.ts'
import { MAP_COLOURS } from './map-colours.ts'

const style = (changes: Partial<Parameters<typeof baseStyle>[0]> = {}) =>
  baseStyle({
    basemapUrl: 'https://x.test/b',
    stationsUrl: 'https://x.test/s',
    scheme: 'light',
    isLocalNames: false,
    labelSide: 'left',
    origin: 'https://x.test/map',
    ...changes,
  })

describe('the offline basemap', () => {
  it.each(['light', 'dark'] as const)('is a valid %s style', (scheme) => {
    for (const isLocalNames of [true, false]) expect(validateStyleMin(style({ scheme, isLocalNames }))).toEqual([])
  })

  it('requests nothing from other hosts', () => {
    const addresses = JSON.stringify(style()).match(/https?:\/\/[^/"]+/g) ?? []
    expect(new Set(addresses)).toEqual(new Set(['https://x.test']))
    expect(style().glyphs).toBeUndefined()
    expect(style().sprite).toBeUndefined()
  })

  it('uses the device’s fonts for Chinese', () => {
    const faces = style()['font-faces']?.Inter
    expect(Array.isArray(faces) && faces.every((face) => (face['unicode-range']?.length ?? 0) > 0)).toBe(true)
    expect(JSON.stringify(faces)).not.toMatch(/U\+[4-9]/)
  })

  it('keeps labels after everything else, so that marks can go between', () => {
    const types = style().layers.map(({ type }) => type)
    const first = types.indexOf('symbol')
    expect(types.slice(first).every((type) => type === 'symbol')).toBe(true)
  })

  it('has a dark value for every light one', () => {
    expect(Object.keys(MAP_COLOURS.dark)).toEqual(Object.keys(MAP_COLOURS.light))
    for (const [name, colour] of Object.entries(MAP_COLOURS.dark))
      expect(colour).not.toBe(MAP_COLOURS.light[name as keyof typeof MAP_COLOURS.light])
  })
})
