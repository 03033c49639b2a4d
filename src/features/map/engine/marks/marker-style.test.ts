import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colourTokens, srgbOf } from '#ui/contrast.ts'
import { MARKER_STYLES } from './marker-style.ts'

const tokens = colourTokens(readFileSync(new URL('../../../shared/ui/tokens.css', import.meta.url), 'utf8'))

// the map's layers cannot read CSS, the legend beside them does
it.each(Object.entries(MARKER_STYLES))('%s has one colour on the map and in the legend', (_, { token, colour }) => {
  const themed = tokens.get(token.replace('--color-', ''))
  if (!themed) throw new Error(`tokens.css has no ${token}`)
  expect(colour.light).toEqual(srgbOf(themed.light))
  expect(colour.dark).toEqual(srgbOf(themed.dark))
})
