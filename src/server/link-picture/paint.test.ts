import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hexColour, LIGHT_TOKENS, paintedSvg } from './paint.ts'

it.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  // as Chromium computes them
  ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
  ['oklch(0.86644 0.294827 142.4953)', '#00ff00'],
  ['color-mix(in oklab, oklch(1 0 0) 50%, oklch(0 0 0))', '#636363'],
  ['light-dark(oklch(1 0 0), oklch(0 0 0))', '#ffffff'],
  ['var(--none, oklch(0 0 0))', '#000000'],
])('%s is %s', (expression, hex) => expect(hexColour(expression)).toBe(hex))

it.each(['red', 'var(--none)', 'oklch(1 0)', 'oklch(a b c)', '', 'url(x)'])('%j is not of the pictures', (expression) =>
  expect(() => hexColour(expression)).toThrow(RangeError),
)

it('has the light values of the tokens', () => {
  const css = readFileSync('src/features/shared/ui/tokens.css', 'utf8')
  for (const [name, colour] of Object.entries(LIGHT_TOKENS)) expect(css).toContain(`${name}: light-dark(${colour}, `)
})

it('paints attributes and leaves the rest', () => {
  expect(paintedSvg('<path fill="var(--x)" stroke="none" d="M0 0"/><g fill="url(#a)"/>', { '--x': 'oklch(1 0 0)' })).toBe(
    '<path fill="#ffffff" stroke="none" d="M0 0"/><g fill="url(#a)"/>',
  )
})
