import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { colourTokens, type Oklch, srgbOf } from '#ui/contrast.ts'
import { accentShades, hexContrast, parseAccent, READABLE_CONTRAST } from './accent-shades.ts'

const tokens = colourTokens(readFileSync('src/features/shared/ui/tokens.css', 'utf8'))
const hex = (colour: Oklch) =>
  `#${srgbOf(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
const grounds = ['paper', 'sheet', 'wash', 'sky'].flatMap((name) => tokens.get(name) ?? [])
const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

it('can be read on every ground of both themes, and under white letters, whatever was chosen', () => {
  expect(grounds).toHaveLength(4)
  fc.assert(
    fc.property(colour, (accent) => {
      const { light, dark } = accentShades(accent)
      expect(hexContrast(light, '#ffffff')).toBeGreaterThanOrEqual(READABLE_CONTRAST)
      for (const ground of grounds) {
        expect(hexContrast(light, hex(ground.light))).toBeGreaterThanOrEqual(READABLE_CONTRAST)
        expect(hexContrast(dark, hex(ground.dark))).toBeGreaterThanOrEqual(READABLE_CONTRAST)
      }
    }),
  )
})

it('keeps a colour that can be read already', () => {
  expect(accentShades('#0b3d91').light).toBe('#0b3d91')
  expect(accentShades('#ffd23f').dark).toBe('#ffd23f')
  expect(accentShades('#ffd23f').light).not.toBe('#ffd23f')
})

it('agrees with the contrast that WCAG tells for black and white', () => expect(hexContrast('#000000', '#ffffff')).toBeCloseTo(21, 5))

it.each([
  [' #1A5FB4 ', '#1a5fb4'],
  ['#fff', null],
  ['red', null],
  ['#1a5fb4;}', null],
])('reads %j as %j', (text, read) => expect(parseAccent(text)).toBe(read))
