/** WGS84, latitude first. */
type Point = readonly [lat: number, lng: number]

/** 1e-5 of a degree, about a metre. */
const STEP = 1e-5
const FIRST = 63
const CHUNK_BITS = 5
const MORE = 1 << CHUNK_BITS

function numberText(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  for (; rest >= MORE; rest >>= CHUNK_BITS) text += String.fromCharCode((MORE | (rest & (MORE - 1))) + FIRST)
  return text + String.fromCharCode(rest + FIRST)
}

/** Points as text, each as the difference from the one before: two or three letters per point. */
export function writePoints(points: readonly Point[]): string {
  let before: Point = [0, 0]
  let text = ''
  for (const [lat, lng] of points) {
    const at: Point = [Math.round(lat / STEP), Math.round(lng / STEP)]
    text += numberText(at[0] - before[0]) + numberText(at[1] - before[1])
    before = at
  }
  return text
}

/** The inverse of {@link writePoints}, to a metre. Throws a RangeError on text that ends within a point. */
export function readPointText(text: string): Point[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const chunk = text.charCodeAt(at) - FIRST
    value |= (chunk & (MORE - 1)) << shift
    shift += CHUNK_BITS
    if (chunk >= MORE) continue
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1)
    ;[value, shift] = [0, 0]
  }
  if (shift > 0 || numbers.length % 2 === 1) throw new RangeError('the outline ends within a point')
  let [lat, lng] = [0, 0]
  const points: Point[] = []
  for (let at = 0; at < numbers.length; at += 2) {
    lat += numbers[at] ?? 0
    lng += numbers[at + 1] ?? 0
    points.push([Number((lat * STEP).toFixed(5)), Number((lng * STEP).toFixed(5))])
  }
  return points
}
