/** The colours of pictures, computed: what turns a drawing into pixels knows neither variables nor mixtures. */

/** Light values of `ui/tokens.css` that pictures use. */
export const LIGHT_TOKENS = {
  '--color-paper': 'oklch(0.985 0.006 90)',
  '--color-sheet': 'oklch(0.998 0.002 90)',
  '--color-wash': 'oklch(0.962 0.008 90)',
  '--color-sky': 'oklch(0.962 0.016 222)',
  '--color-ink': 'oklch(0.22 0.02 260)',
  '--color-ink-2': 'oklch(0.45 0.02 260)',
  '--color-ink-3': 'oklch(0.52 0.015 260)',
  '--color-line': 'oklch(0.9 0.008 90)',
  '--color-lagoon': 'oklch(0.52 0.09 210)',
  '--color-terracotta-mark': 'oklch(0.6 0.14 40)',
} as const satisfies Readonly<Record<`--color-${string}`, string>>

type Oklab = readonly [lightness: number, a: number, b: number]

const CALL = /^([a-z-]+)\((.*)\)$/s

/** "a, f(b, c), d" → its parts at the top level. */
function parts(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let part = ''
  for (const sign of text) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) {
      found.push(part.trim())
      part = ''
    } else part += sign
  }
  return [...found, part.trim()]
}

function oklabOf(expression: string, variables: Readonly<Record<string, string>>): Oklab {
  const [, name, inside = ''] = CALL.exec(expression.trim()) ?? []
  const [first = '', second = '', third = ''] = parts(inside)
  if (name === 'var') return oklabOf(variables[first] ?? second, variables)
  if (name === 'light-dark') return oklabOf(first, variables)
  if (name === 'color-mix' && first === 'in oklab') {
    const [, colour = '', percent = '50'] = /^(.*?)\s+([\d.]+)%$/s.exec(second) ?? []
    const share = Number(percent) / 100
    const [one, other] = [oklabOf(colour, variables), oklabOf(third, variables)]
    const mix = (at: 0 | 1 | 2) => one[at] * share + other[at] * (1 - share)
    return [mix(0), mix(1), mix(2)]
  }
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = name === 'oklch' ? inside.trim().split(/\s+/).map(Number) : []
  if ([lightness, chroma, hue].some(Number.isNaN)) throw new RangeError(`not a colour of the pictures: ${expression}`)
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code; what sRGB cannot show is clipped */
function hexOf([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map((linear) => byteOf(linear).toString(16).padStart(2, '0')).join('')}`
}

function byteOf(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}

/** A CSS colour of the tokens and drawings → "#rrggbb" of the light theme. Throws RangeError for what is none. */
export const hexColour = (expression: string, variables: Readonly<Record<string, string>> = LIGHT_TOKENS): string =>
  hexOf(oklabOf(expression, variables))

/** SVG text with every `var(…)` and `color-mix(…)` of its attributes computed. */
export const paintedSvg = (svg: string, variables: Readonly<Record<string, string>>): string =>
  svg.replaceAll(
    /(fill|stroke)="((?:var|color-mix|oklch)\([^"]*\))"/g,
    (_, attribute, colour) => `${attribute}="${hexColour(colour, variables)}"`,
  )
