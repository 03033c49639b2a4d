import { readPointText } from '#graphql/point-text.ts'
import { AMENITY_TYPES, type AmenityType } from '#market/vocabulary.ts'
import type { Nearby } from './pick-nearby.ts'

interface Point {
  lat: number
  lng: number
}

export interface MapMark {
  id: string
  x: number
  y: number
  kind: MarkKind
  /** undefined where it would overlap another name */
  name: { text: string; x: number; anchor: 'start' | 'end' } | null
}

export type MarkKind = 'transit' | 'learning' | 'shopping' | 'green' | 'care' | 'other'

const KINDS: Record<AmenityType, MarkKind> = {
  mrt: 'transit',
  mtr: 'transit',
  lrt: 'transit',
  'bus-stop': 'transit',
  school: 'learning',
  childcare: 'learning',
  market: 'shopping',
  supermarket: 'shopping',
  mall: 'shopping',
  restaurant: 'shopping',
  park: 'green',
  medical: 'care',
  bank: 'other',
}

const isKnown = (type: string): type is AmenityType => AMENITY_TYPES.some((known) => known === type)

export const markKind = (type: string): MarkKind => (isKnown(type) ? KINDS[type] : 'other')

const METRES_PER_DEGREE = 111_320
const LINE = 15
/** widths of letters at 11 px: Latin ones, and those of a full square */
const LETTER = 5.9
const WIDE_LETTER = 11.5
const GAP = 8

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? WIDE_LETTER : LETTER), 0)

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const overlaps = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

interface MapSize {
  width: number
  height: number
  /** from the middle to the upper edge */
  metres: number
}

/** five and ten minutes on foot, as in the list of places: 80 m a minute on 1.3 times the straight line */
export const RINGS = [5, 10].map((minutes) => ({ minutes, metres: (minutes * 80) / 1.3 }))

const RING_LABEL = { halfWidth: 22, height: 18 }

/** Places around a project → marks on a sheet with the project in its middle, north up; the nearest get their names where there is room. */
export function placeMarks(
  centre: Point,
  nearby: readonly Nearby[],
  { width, height, metres }: MapSize,
  nameOf: (amenity: Nearby['amenity']) => string,
): MapMark[] {
  const scale = height / 2 / metres
  const perLng = METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180)
  const [x, y] = [width / 2, height / 2]
  const taken: Box[] = [{ left: x - 16, right: x + 16, top: y - 16, bottom: y + 16 }]
  for (const ring of RINGS)
    taken.push({
      left: x - RING_LABEL.halfWidth,
      right: x + RING_LABEL.halfWidth,
      top: y - ring.metres * scale - RING_LABEL.height,
      bottom: y - ring.metres * scale,
    })
  const free = (box: Box) =>
    box.left > 4 && box.right < width - 4 && box.top > 4 && box.bottom < height - 4 && !taken.some((other) => overlaps(box, other))
  const marks = nearby
    .map(({ amenity }) => ({
      amenity,
      x: Math.round((width / 2 + (amenity.lng - centre.lng) * perLng * scale) * 10) / 10,
      y: Math.round((height / 2 - (amenity.lat - centre.lat) * METRES_PER_DEGREE * scale) * 10) / 10,
    }))
    .filter(({ x, y }) => x > 8 && x < width - 8 && y > 8 && y < height - 8)
  for (const { x, y } of marks) taken.push({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 })
  return marks.map(({ amenity, x, y }) => {
    const text = nameOf(amenity)
    const long = widthOf(text)
    const mark = { id: amenity.id, x, y, kind: markKind(amenity.type) }
    if (amenity.type === 'bus-stop') return { ...mark, name: null }
    for (const anchor of ['start', 'end'] as const) {
      const left = anchor === 'start' ? x + GAP : x - GAP - long
      const box = { left, right: left + long, top: y - LINE / 2, bottom: y + LINE / 2 }
      if (!free(box)) continue
      taken.push(box)
      return { ...mark, name: { text, x: anchor === 'start' ? x + GAP : x - GAP, anchor } }
    }
    return { ...mark, name: null }
  })
}

/** Streets around the middle of a sheet as two path texts in its units: the main ones and the others. Points outside the sheet are cut off by it. */
export function streetPaths(
  centre: Point,
  streets: readonly { isMain: boolean; points: string }[],
  { width, height, metres }: MapSize,
): { main: string; other: string } {
  const scale = height / 2 / metres
  const perLng = METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180)
  // steps from point to point take half the letters of places
  const path = ({ points }: { points: string }) => {
    let [x, y] = [0, 0]
    const steps = readPointText(points).flatMap(([lat, lng], i) => {
      const [nextX, nextY] = [
        Math.round(width / 2 + (lng - centre.lng) * perLng * scale),
        Math.round(height / 2 - (lat - centre.lat) * METRES_PER_DEGREE * scale),
      ]
      const [dx, dy] = [nextX - x, nextY - y]
      ;[x, y] = [nextX, nextY]
      return i > 0 && dx === 0 && dy === 0 ? [] : `${dx} ${dy}`
    })
    return `M${steps[0]}l${steps.slice(1).join(' ')}`
  }
  const paths = (isMain: boolean) =>
    streets
      .flatMap((street) => (street.isMain === isMain ? path(street) : []))
      .filter((text) => !text.endsWith('l'))
      .join('')
  return { main: paths(true), other: paths(false) }
}
