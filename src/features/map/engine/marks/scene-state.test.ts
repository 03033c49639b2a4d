import { expect, it } from 'vitest'
import { codeOf } from '#filter/quantisation.ts'
import { madeData } from '#fixtures/made-markers.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { changeScene, openingScene } from './scene-state.ts'

const data = madeData({ 'private-stack': Array.from({ length: 50 }, (_, i) => ({ psf: codeOf('psf', 800 + i) })) })
const opened = changeScene(changeScene(openingScene(), { data }), { shown: { ...openingScene().shown, groups: TYPE_GROUPS } })

it('has no filter until the first one is set, and keeps a plan afterwards', () => {
  expect(opened.card).toBeNull()
  const filtered = changeScene(opened, { shown: { ...opened.shown, filter: { psf: { min: 820, max: null } } } })
  expect(filtered.card).toBe(filtered.plan)
  const free = changeScene(filtered, { shown: { ...filtered.shown, filter: {} } })
  expect(free.card?.channels).toBe(filtered.card?.channels)
})

it('leaves colours and filter alone while only the selection changes', () => {
  const coloured = changeScene(opened, { shown: { ...opened.shown, colourBy: 'psf' } })
  expect(coloured.legend?.scales.map(({ known }) => known)).toEqual([50])
  const selected = changeScene(coloured, { shown: { ...coloured.shown, selected: { id: 3 } } })
  expect([selected.plan, selected.legend, selected.painting]).toEqual([coloured.plan, coloured.legend, coloured.painting])
  expect(selected.painting).toBe(coloured.painting)
  expect(selected.plan).toBe(coloured.plan)
})

it('has the classes of prices for areas, and leaves near marks the colours of their kinds', () => {
  const hex = changeScene(opened, { shown: { ...opened.shown, colourBy: 'hex' } })
  expect(hex.legend?.metric).toBe('psf')
  expect(hex.painting).toBeNull()
  const density = changeScene(hex, { shown: { ...opened.shown, colourBy: 'density' } })
  expect([density.legend, density.painting]).toEqual([null, null])
  expect(changeScene(density, { shown: { ...opened.shown, colourBy: 'psf' } }).painting).not.toBeNull()
})
