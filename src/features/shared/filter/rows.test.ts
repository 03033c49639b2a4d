import { describe, expect, it } from 'vitest'
import { MARKER_BITS } from '#graphql/marker-snapshot.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { sliderRange } from './offered.ts'
import { snap } from './quantisation.ts'
import { PANEL_SECTIONS } from './row-shapes.ts'
import { FILTER_KEYS, FILTER_PARAMS, FILTERS, filtersIn, RANGE_KEYS, SET_KEYS, SETS } from './rows.ts'

describe('the rows of the filters', () => {
  it('have each a name of its own in addresses', () => {
    expect(new Set([...FILTER_PARAMS, 'type', 'inArea']).size).toBe(FILTER_KEYS.length + 2)
  })

  it('stand each at a place of its own in the panel', () => {
    expect(PANEL_SECTIONS.flatMap(filtersIn).toSorted()).toEqual(FILTER_KEYS.toSorted())
    expect(new Set(FILTER_KEYS.map((key) => FILTERS[key].panel.join(' '))).size).toBe(FILTER_KEYS.length)
  })

  it('offer ranges that end on their quantisations', () => {
    for (const key of RANGE_KEYS)
      for (const country of COUNTRY_CODES) {
        const range = sliderRange(key, country)
        if (range) expect([key, snap(key, range.min), snap(key, range.max)]).toEqual([key, range.min, range.max])
      }
  })

  it('have no more choices than their column can hold', () => {
    for (const key of SET_KEYS) {
      const { marks, choices } = SETS[key]
      if (marks === null) continue
      const bits = marks.holds === 'bits' ? marks.first + choices.length : Math.ceil(Math.log2(marks.first + choices.length))
      expect(bits, key).toBeLessThanOrEqual(MARKER_BITS[marks.column])
    }
  })
})
