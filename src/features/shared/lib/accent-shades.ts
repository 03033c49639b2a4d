const HEX = /^#[0-9a-f]{6}$/

/** "#1A5FB4" → "#1a5fb4"; null for what is no colour of six hexadecimal digits. */
export function parseAccent(text: string): string | null {
  const colour = text.trim().toLowerCase()
  return HEX.test(colour) ? colour : null
}

/** WCAG 2 AA for text of any size, 1.4.3. */
export const READABLE_CONTRAST = 4.5

/** The grounds that coloured words lie on at worst: the darkest light one and the lightest dark one; a test holds them to the tokens. */
const GROUNDS = { light: [0xe5, 0xf0, 0xf2], dark: [0x2a, 0x32, 0x3c] } as const
const STEPS = 64

type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast of two colours "#rrggbb", 1 to 21. */
export const hexContrast = (a: string, b: string): number => contrast(rgbOf(a), rgbOf(b))

function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [Math.min(luminance(a), luminance(b)), Math.max(luminance(a), luminance(b))]
  return (high + 0.05) / (low + 0.05)
}

/** The colour nearest to `colour` on its way to black or white that can be read on a ground. */
function towards(colour: Rgb, end: 0 | 255, ground: Rgb): Rgb {
  for (let step = 0; step < STEPS; step++) {
    const shade = mixed(colour, end, step / STEPS)
    if (contrast(shade, ground) >= READABLE_CONTRAST) return shade
  }
  return [end, end, end]
}

const mixed = ([r, g, b]: Rgb, end: number, share: number): Rgb => [part(r, end, share), part(g, end, share), part(b, end, share)]
const part = (from: number, to: number, share: number) => Math.round(from + (to - from) * share)

interface AccentShades {
  /** on light grounds, and under white letters */
  light: string
  /** on dark grounds */
  dark: string
}

/** Shades of a colour "#rrggbb" that can be read as words in the light and the dark theme; the colour itself where it can be. */
export function accentShades(accent: string): AccentShades {
  const colour = rgbOf(accent)
  return { light: hexOf(towards(colour, 0, GROUNDS.light)), dark: hexOf(towards(colour, 255, GROUNDS.dark)) }
}
