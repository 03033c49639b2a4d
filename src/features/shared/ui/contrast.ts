export type Oklch = readonly [lightness: number, chroma: number, hue: number]
export type Theme = 'light' | 'dark'
export type ThemedColour = Record<Theme, Oklch>

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

/** The same colour as red, green and blue, 0 to 255. */
export const srgbOf = (colour: Oklch): number[] =>
  linearRgb(colour).map((part) => Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)))

function luminance(colour: Oklch): number {
  const [r, g, b] = linearRgb(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrastOf(front: Oklch, back: Oklch): number {
  const [high = 0, low = 0] = [luminance(front), luminance(back)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const NUMBERS = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`
const TOKEN = new RegExp(String.raw`--color-([\w-]+): light-dark\(${NUMBERS}, ${NUMBERS}\)`, 'g')

/** The colour tokens of a style sheet by name, in its order. */
export function colourTokens(css: string): Map<string, ThemedColour> {
  const tokens = new Map<string, ThemedColour>()
  for (const [, name = '', ...parts] of css.matchAll(TOKEN)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = parts.map(Number)
    tokens.set(name, { light: [a, b, c], dark: [d, e, f] })
  }
  return tokens
}
