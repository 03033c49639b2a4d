import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeOf } from '#filter/quantisation.ts'
import { madeData } from '#fixtures/made-markers.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { LARGE_FROM_ZOOM } from '#property/base-map/style-words.ts'
import { type LayerInput, markerLayers, RINGS_UP_TO, SHARES, shapePx, sharesIcon, sharesOf, stageAt } from './layers.ts'
import { ATLAS_ICONS, packAtlas } from './marker-atlas.ts'
import { bufferStore } from './marker-buffers.ts'
import type { MarkerData } from './marker-data.ts'
import { planFilter } from './marker-filter.ts'
import { legendOf, paintingOf } from './marker-metric.ts'
import { MARKER_STYLES, SHAPES_FROM_ZOOM } from './marker-style.ts'
import { SCALE_RAMP } from './metric-ramps.ts'

const many = (count: number) =>
  madeData({
    'public-stack': Array.from({ length: count }, (_, i) => ({ lat6: 1_300_000, lng6: 103_800_000 + i, psf: codeOf('psf', 500 + i) })),
  })
const PAINTING = (data: MarkerData) => {
  const legend = legendOf(data, TYPE_GROUPS, 'psf')
  return legend && paintingOf(legend)
}

const input = (changes: Partial<LayerInput> = {}): LayerInput => {
  const data = changes.data ?? many(3)
  return {
    data,
    buffers: bufferStore()(data, changes.plan ?? null, changes.painting ?? null, 'light'),
    zoom: 11,
    groups: TYPE_GROUPS,
    selected: null,
    highlighted: null,
    marks: [],
    scheme: 'light',
    plan: null,
    painting: null,
    ...changes,
  }
}

const ids = (changes?: Partial<LayerInput>) => markerLayers(input(changes)).map(({ id }) => id)

describe('marker layers', () => {
  it('draw few marks as shapes, many as dots, and large ones at high zoom', () => {
    expect(ids()).toEqual(['shapes:public-stack', 'shapes:private-stack', 'shapes:private-land', 'large', 'top'])
    expect(ids({ data: many(2_001) })[0]).toBe('dots:public-stack')
    expect(ids({ zoom: LARGE_FROM_ZOOM })).toEqual(['large', 'top'])
    expect([stageAt(12, 50_000), stageAt(11.9, 50_000), stageAt(11.9, 2_000), stageAt(14, 1)]).toEqual([
      'shapes',
      'dots',
      'shapes',
      'large',
    ])
  })

  it('separate dots by rings until those would cover the dots', () => {
    const lineOf = (count: number) => {
      const [layer] = markerLayers(input({ data: many(count) }))
      return layer?.kind === 'dots' && layer.line
    }
    expect(lineOf(RINGS_UP_TO)).not.toBeNull()
    expect(lineOf(RINGS_UP_TO + 1)).toBeNull()
  })

  it('pass the snapshot columns on unchanged', () => {
    const own = input()
    const [layer] = markerLayers(own)
    expect(layer?.data).toBe(own.buffers['public-stack'])
    expect(own.buffers['public-stack'].attributes.getPosition.value).toBe(own.data['public-stack'].world)
  })

  it('filter nothing on the graphics card before the first filter, then only its channels', () => {
    expect(markerLayers(input()).every(({ filter }) => filter === null)).toBe(true)
    const plan = planFilter({ psf: { min: 600, max: 700 } }, null, null)
    const [layer] = markerLayers(input({ plan }))
    expect(layer?.id).toBe('filtered-shapes:public-stack')
    expect(layer?.filter).toEqual({
      filterRange: [
        [1_202, 1_402],
        [-1, 65_536],
        [-1, 65_536],
        [-1, 65_536],
      ],
      filterCategories: [0],
    })
    // the selected mark stays visible
    expect(markerLayers(input({ plan, selected: 1 })).at(-1)).toMatchObject({ filter: null, data: [{ icon: 'public-stack-selected' }] })
  })

  it('are coloured by a figure as dots, and as masks of their shape where they are large', () => {
    const data = many(40)
    const painting = PAINTING(data)
    expect(ids({ data, painting })[0]).toBe('dots:public-stack')
    const mark = { kind: 'marker' as const, id: 40, index: 39, group: 'public-stack' as const, lng: 103.8, lat: 1.3 }
    const large = markerLayers(input({ data, painting, zoom: 15, marks: [mark] }))[0]
    expect(large?.data).toMatchObject([
      { icon: 'public-stack-back' },
      { icon: 'public-stack-stencil', tint: SCALE_RAMP.at(-1)?.colour.light },
    ])
  })

  it('take the groups’ colours from the shared table', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const dots = markerLayers(input({ data: many(2_001), scheme }))
      expect(dots.filter(({ kind }) => kind === 'dots')).toMatchObject(
        TYPE_GROUPS.map((group) => ({ fill: MARKER_STYLES[group].colour[scheme] })),
      )
    }
  })

  it('hide what is toggled off', () => {
    expect(ids({ groups: ['private-land'] })).toEqual(['shapes:private-land', 'large', 'top'])
  })

  it('keep the selected mark on top, larger, with its own icon; a highlighted one gets a ring', () => {
    const top = (changes: Partial<LayerInput>) => markerLayers(input(changes)).at(-1)?.data
    expect(top({ selected: 2 })).toMatchObject([{ icon: 'public-stack-selected' }])
    expect(top({ selected: 2, highlighted: 3 })).toMatchObject([{ icon: 'ring' }, { icon: 'public-stack-selected' }])
    expect(top({ selected: 2, highlighted: 2 })).toHaveLength(1)
    expect(top({ selected: 99 })).toEqual([])
  })

  it('draw a cluster as a bubble with its count', () => {
    const mark = {
      kind: 'cluster' as const,
      clusterId: 1,
      count: 140,
      lng: 103.8,
      lat: 1.3,
      group: 'private-land' as const,
      counts: [0, 0, 140],
    }
    const large = markerLayers(input({ zoom: 15, marks: [mark] }))[0]
    expect(large?.data).toMatchObject([{ icon: 'bubble-private-land' }, { icon: 'count-100' }])
    const mixed = { ...mark, group: null, counts: [100, 1, 39] }
    expect(markerLayers(input({ zoom: 15, marks: [mixed] }))[0]?.data).toMatchObject([{ icon: 'shares-5-1-2' }, { icon: 'count-100' }])
    // where colours show a figure, a ring of groups would be read as a figure too
    const data = many(40)
    const painted = markerLayers(input({ data, painting: PAINTING(data), zoom: 15, marks: [mixed] }))[0]
    expect(painted?.data).toMatchObject([{ icon: 'bubble-mixed' }, { icon: 'count-100' }])
  })

  it('use only icons of the atlas', () => {
    const { cells } = packAtlas()
    const marks = TYPE_GROUPS.flatMap((group, i) => [
      { kind: 'marker' as const, id: i, index: 0, group, lng: 0, lat: 0 },
      { kind: 'cluster' as const, clusterId: i, count: 2 + i * 50, lng: 0, lat: 0, group, counts: [] },
    ])
    const painted = { kind: 'marker' as const, id: 1, index: 0, group: 'public-stack' as const, lng: 0, lat: 0 }
    const data = many(40)
    const layers = [
      ...markerLayers(input()),
      ...markerLayers(input({ zoom: 16, marks, selected: 1, highlighted: 2 })),
      ...markerLayers(input({ data, zoom: 16, marks: [painted], painting: PAINTING(data) })),
    ]
    const icons = layers.flatMap((layer) =>
      layer.kind === 'sprites' ? layer.data.map(({ icon }) => icon) : layer.kind === 'shapes' ? [layer.icon] : [],
    )
    expect(icons.filter((icon) => !(icon in cells))).toEqual([])
  })

  it('grow with the zoom', () => {
    const sizes = [7, 8, 10, 11.9, 12, 12.4, 13.2, 13.6, 13.9].map((zoom) => shapePx(zoom))
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
    expect(shapePx(SHAPES_FROM_ZOOM)).toBeGreaterThanOrEqual(5)
    expect(shapePx(9, true)).toBeGreaterThan(shapePx(9))
  })

  it('draw groups with fewer marks over groups with more', () => {
    const made = (count: number) => Array.from({ length: count }, () => ({}))
    const data = madeData({ 'public-stack': made(1), 'private-stack': made(3), 'private-land': made(2) })
    expect(ids({ data }).slice(0, 3)).toEqual(['shapes:private-stack', 'shapes:private-land', 'shapes:public-stack'])
  })
})

it('shares a ring among the groups of a cluster, and every such ring is in the atlas', () => {
  const { cells } = packAtlas()
  const counts = fc.array(fc.nat(5_000), { minLength: 3, maxLength: 3 }).filter((some) => some.filter((count) => count > 0).length > 1)
  fc.assert(
    fc.property(counts, (some) => {
      const parts = sharesOf(some)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(SHARES)
      expect(parts.map((part) => part > 0)).toEqual(some.map((count) => count > 0))
      expect(cells).toHaveProperty(sharesIcon(parts))
    }),
  )
})

it('packs the atlas without overlaps', () => {
  const { width, height, cells } = packAtlas()
  const boxes = Object.values(cells)
  expect(boxes).toHaveLength(ATLAS_ICONS.length)
  for (const [i, a] of boxes.entries()) {
    expect(a.x + a.width <= width && a.y + a.height <= height).toBe(true)
    for (const b of boxes.slice(i + 1))
      expect(a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height).toBe(false)
  }
})
