import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { colourTokens, contrastOf, type Theme } from './contrast.ts'

const tokens = colourTokens(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'))

function contrast(front: string, back: string, theme: Theme): number {
  const [one, other] = [tokens.get(front), tokens.get(back)]
  if (!one || !other) throw new Error(`no token ${front} or ${back}`)
  return contrastOf(one[theme], other[theme])
}

const SURFACES = ['paper', 'sheet', 'wash', 'sky', 'lagoon-soft']
const TEXTS = ['ink', 'ink-2', 'ink-3', 'lagoon', 'good', 'bad', 'caution-ink', 'indigo']

describe.each<Theme>(['light', 'dark'])('colours of the %s theme', (theme) => {
  test.each(TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))('%s reads on %s', (text, surface) => {
    expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['on-accent', 'terracotta'],
    ['on-accent', 'terracotta-deep'],
    ['bad', 'bad-soft'],
    ['caution-ink', 'caution-soft'],
  ])('%s reads on %s', (text, surface) => {
    expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['field-line', 'lagoon', 'ochre', 'indigo', 'terracotta-mark'])('%s is seen on paper and sheet as a shape', (mark) => {
    expect(contrast(mark, 'paper', theme)).toBeGreaterThanOrEqual(3)
    expect(contrast(mark, 'sheet', theme)).toBeGreaterThanOrEqual(3)
  })
})

test('white on black is 21', () => {
  expect(contrastOf([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1)
  expect(contrastOf([0.5, 0, 0], [0.5, 0, 0])).toBe(1)
})
