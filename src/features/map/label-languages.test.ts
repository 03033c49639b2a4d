import { expect, it } from 'vitest'
import { LOCALES } from '#locales/locales.ts'
import { labelIn } from './engine/base-map/hosted-labels.client.ts'
import { labelLanguageOf } from './label-languages.ts'

it('§3 Locale, mapbox: labels are in the language and script of every locale', () => {
  for (const { code, iso } of LOCALES) expect(labelLanguageOf(code)).toBe(iso.replace(/-[A-Z]{2}$/, ''))
})

/** A hosted style whose layers write `texts`; what is set is kept. */
function hosted(texts: Record<string, unknown>) {
  const set: Record<string, unknown> = {}
  const layers = Object.entries(texts).map(([id, text]) => ({ id, type: text === null ? 'line' : 'symbol' }))
  const map = {
    getStyle: () => ({ layers }),
    getLayoutProperty: (id: string) => texts[id],
    setLayoutProperty: (id: string, _: string, value: unknown) => {
      set[id] = value
    },
  }
  return { map: map as unknown as Parameters<typeof labelIn>[0], set }
}

it('writes the names of a hosted style in that language, and leaves other labels alone', () => {
  const latin = ['coalesce', ['get', 'name:latin'], ['get', 'name']]
  const { map, set } = hosted({ road: null, shield: ['get', 'ref'], city: latin, sea: '{name:latin}', icon: undefined })
  labelIn(map, 'zh-Hant')
  const first = ['coalesce', ['get', 'name_zh-Hant'], ['get', 'name:zh-Hant']]
  expect(set).toEqual({ city: [...first, latin], sea: [...first, ['get', 'name']] })
})
