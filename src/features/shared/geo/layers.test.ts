import { describe, expect, it } from 'vitest'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { type LayerInput, markerLayers, markOf, shapePx, stageAt } from './layers.ts'
import { ATLAS_ICONS, packAtlas } from './marker-atlas.ts'
import { emptyMarkers, groupMarkers } from './marker-data.ts'
import { LARGE_FROM_ZOOM, MARKER_STYLES } from './marker-style.ts'

const many = (count: number) =>
  groupMarkers('public-stack', {
    count,
    lat: new Int32Array(count).fill(1_300_000),
    lng: Int32Array.from({ length: count }, (_, i) => 103_800_000 + i),
    projectId: Uint32Array.from({ length: count }, (_, i) => i + 1),
  })

const input = (changes: Partial<LayerInput> = {}): LayerInput => ({
  data: { ...emptyMarkers(), 'public-stack': many(3) },
  zoom: 11,
  groups: TYPE_GROUPS,
  selected: null,
  highlighted: null,
  marks: [],
  scheme: 'light',
  beforeId: 'labels',
  ...changes,
})

const ids = (changes?: Partial<LayerInput>) => markerLayers(input(changes)).map(({ id }) => id)

describe('marker layers', () => {
  it('draw few marks as shapes, many as dots, near ones large', () => {
    expect(ids()).toEqual(['shapes:public-stack', 'shapes:private-stack', 'shapes:private-land', 'large', 'top'])
    expect(ids({ data: { ...emptyMarkers(), 'public-stack': many(2_001) } })[0]).toBe('dots:public-stack')
    expect(ids({ zoom: LARGE_FROM_ZOOM })).toEqual(['large', 'top'])
    expect([stageAt(12, 50_000), stageAt(11.9, 50_000), stageAt(11.9, 2_000), stageAt(14, 1)]).toEqual([
      'shapes',
      'dots',
      'shapes',
      'large',
    ])
  })

  it('hand over the snapshot columns as they are', () => {
    const { data } = input()
    const [layer] = markerLayers(input({ data }))
    expect(layer?.data).toBe(data['public-stack'].binary)
    expect(data['public-stack'].binary.attributes.getPosition.value).toBe(data['public-stack'].positions)
  })

  it('colour the groups by the one table', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const dots = markerLayers(input({ data: { ...emptyMarkers(), 'public-stack': many(2_001) }, scheme }))
      expect(dots.filter(({ kind }) => kind === 'dots')).toMatchObject(
        TYPE_GROUPS.map((group) => ({ fill: MARKER_STYLES[group].colour[scheme] })),
      )
    }
  })

  it('hide what is toggled off', () => {
    expect(ids({ groups: ['private-land'] })).toEqual(['shapes:private-land', 'large', 'top'])
  })

  it('stay below the labels and can all be pressed', () => {
    for (const layer of markerLayers(input())) expect(layer).toMatchObject({ beforeId: 'labels', pickable: true })
  })

  it('keep the selected mark on top, larger, with its own icon; a highlighted one gets a ring', () => {
    const top = (changes: Partial<LayerInput>) => markerLayers(input(changes)).at(-1)?.data
    expect(top({ selected: 2 })).toMatchObject([{ icon: 'public-stack-selected', mark: { id: 2 } }])
    expect(top({ selected: 2, highlighted: 3 })).toMatchObject([{ icon: 'ring', mark: { id: 3 } }, { icon: 'public-stack-selected' }])
    expect(top({ selected: 2, highlighted: 2 })).toHaveLength(1)
    expect(top({ selected: 99 })).toEqual([])
  })

  it('draw a cluster as a bubble with its count', () => {
    const mark = { kind: 'cluster' as const, clusterId: 1, count: 140, lng: 103.8, lat: 1.3, group: null }
    const large = markerLayers(input({ zoom: 15, marks: [mark] }))[0]
    expect(large?.data).toMatchObject([{ icon: 'bubble-mixed' }, { icon: 'count-100', mark }])
  })

  it('name only icons that the atlas has', () => {
    const { cells } = packAtlas()
    const marks = TYPE_GROUPS.flatMap((group, i) => [
      { kind: 'marker' as const, id: i, group, lng: 0, lat: 0 },
      { kind: 'cluster' as const, clusterId: i, count: 2 + i * 50, lng: 0, lat: 0, group },
    ])
    const layers = [...markerLayers(input()), ...markerLayers(input({ zoom: 16, marks, selected: 1, highlighted: 2 }))]
    const icons = layers.flatMap((layer) =>
      layer.kind === 'sprites' ? layer.data.map(({ icon }) => icon) : layer.kind === 'shapes' ? [layer.icon] : [],
    )
    expect(icons.filter((icon) => !(icon in cells))).toEqual([])
  })

  it('grow with the zoom', () => {
    const sizes = [8, 10, 12, 13.9].map(shapePx)
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  })
})

describe('a picked mark', () => {
  it('is found by layer and index, or carried by its sprite', () => {
    const { data } = input()
    expect(markOf(data, 'shapes:public-stack', 1, null)).toMatchObject({ kind: 'marker', id: 2, group: 'public-stack' })
    expect(markOf(data, 'dots:private-land', 0, null)).toBeNull()
    const mark = { kind: 'marker' as const, id: 5, group: 'private-land' as const, lng: 1, lat: 2 }
    expect(markOf(data, 'large', 0, { lng: 1, lat: 2, icon: 'x', size: 1, mark })).toBe(mark)
  })
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
