import { POLYGON_POINTS_MAX, POLYGONS_MAX } from '#graphql/limits.ts'

/** A corner in hundred-thousandths of a degree, about a metre. */
export type Corner = readonly [lat5: number, lng5: number]
/** A closed outline; the first corner is not repeated. */
export type Ring = readonly Corner[]

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BITS = 5
const MORE = 1 << BITS
const LAT_MAX = 9_000_000
const LNG_MAX = 18_000_000

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)
const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2)

function digitsOf(value: number): string {
  let rest = zigzag(value)
  let text = ''
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) text += DIGITS[MORE + (rest % MORE)]
  return text + DIGITS[rest]
}

/** Rings as text for an address: differences between corners, five bits to a letter, rings parted by dots. */
export const encodeRings = (rings: readonly Ring[]): string =>
  rings
    .map((ring) =>
      ring.map(([lat, lng], at) => digitsOf(lat - (ring[at - 1]?.[0] ?? 0)) + digitsOf(lng - (ring[at - 1]?.[1] ?? 0))).join(''),
    )
    .join('.')

function numbersOf(text: string): number[] | null {
  const numbers: number[] = []
  let value = 0
  let factor = 1
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter)
    if (digit < 0 || factor > MORE ** 8) return null
    value += (digit % MORE) * factor
    factor *= MORE
    if (digit < MORE) {
      numbers.push(unzigzag(value))
      value = 0
      factor = 1
    }
  }
  return factor === 1 ? numbers : null
}

function ringOf(text: string): Ring | null {
  const numbers = numbersOf(text)
  if (!numbers || numbers.length < 6 || numbers.length % 2 === 1) return null
  let [lat, lng] = [0, 0]
  const ring: Corner[] = []
  for (let at = 0; at < numbers.length; at += 2) {
    lat += numbers[at] ?? 0
    lng += numbers[at + 1] ?? 0
    if (Math.abs(lat) > LAT_MAX || Math.abs(lng) > LNG_MAX) return null
    ring.push([lat, lng])
  }
  return ring
}

/** The inverse of {@link encodeRings}; null when it is no set of outlines on the globe or holds more than the provider takes. */
export function decodeRings(text: string): Ring[] | null {
  const rings = text.split('.').map(ringOf)
  const whole = rings.filter((ring) => ring !== null)
  const corners = whole.reduce((sum, ring) => sum + ring.length, 0)
  return whole.length < rings.length || rings.length > POLYGONS_MAX || corners > POLYGON_POINTS_MAX ? null : whole
}
