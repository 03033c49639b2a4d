import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Oklch = readonly [lightness: number, chroma: number, hue: number]
type Theme = 'light' | 'dark'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const NUMBERS = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`
const TOKEN = new RegExp(String.raw`--color-([\w-]+): light-dark\(${NUMBERS}, ${NUMBERS}\)`, 'g')

const tokens = new Map<string, Record<Theme, Oklch>>()
for (const [, name = '', ...parts] of css.matchAll(TOKEN)) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = parts.map(Number)
  tokens.set(name, { light: [a, b, c], dark: [d, e, f] })
}

/** Linear-light sRGB of an OKLCH colour, clipped to the gamut (Ottosson's matrices). */
function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** WCAG 2 contrast of two tokens in a theme. */
function contrast(front: string, back: string, theme: Theme): number {
  const luminance = (name: string) => {
    const colour = tokens.get(name)
    if (!colour) throw new Error(`no token ${name}`)
    const [r, g, b] = linearRgb(colour[theme])
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [high = 0, low = 0] = [luminance(front), luminance(back)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
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

test('white on black is 21, so the measure itself is right', () => {
  tokens.set('white-probe', { light: [1, 0, 0], dark: [1, 0, 0] })
  tokens.set('black-probe', { light: [0, 0, 0], dark: [0, 0, 0] })
  expect(contrast('white-probe', 'black-probe', 'light')).toBeCloseTo(21, 1)
})
