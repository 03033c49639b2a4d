import type { AmenityRow } from '../db/market/rows.ts'
import type { DemoMarket, LineFact, Point } from './market/demo-market.ts'
import { type Ground, offset } from './market/placement.ts'
import type { Random } from './market/random.ts'

const round = (value: number) => Number(value.toFixed(6))

const centroid = (points: readonly Point[]): Point => [
  points.reduce((sum, [lat]) => sum + lat, 0) / points.length,
  points.reduce((sum, [, lng]) => sum + lng, 0) / points.length,
]

/** The middle of a park, or a point between it and a corner where a lake lies in the middle. */
function dryMiddle(outline: readonly Point[], isDry: Ground): Point {
  const middle = centroid(outline)
  const ways = outline.map(([lat, lng]): Point => [(lat + middle[0]) / 2, (lng + middle[1]) / 2])
  return [middle, ...ways].find(isDry) ?? middle
}

/** Interchanges are on several lines, so they get one row with all codes. */
function stations(lines: readonly LineFact[]): Omit<AmenityRow, 'id'>[] {
  const byName = new Map<string, Omit<AmenityRow, 'id'>>()
  for (const line of lines)
    for (const { name, nameLocal, code, at } of line.stations) {
      const seen = byName.get(name)
      const codes = new Set([...(seen?.code?.split('/') ?? []), ...code.split('/')].filter(Boolean))
      const row = seen ?? { type: line.type, subtype: line.name, code: null, name, nameLocal, lat: at[0], lng: at[1] }
      byName.set(name, { ...row, code: [...codes].join('/') || null })
    }
  return [...byName.values()]
}

/** A point of the place's town, on land. */
function near(random: Random, at: Point, radius: number, isDry: Ground): Point {
  for (let attempt = 0; attempt < 8; attempt++) {
    const distance = radius * Math.sqrt(random.next())
    const angle = random.between(0, 2 * Math.PI)
    const point = offset(at, distance * Math.cos(angle), distance * Math.sin(angle))
    if (isDry(point)) return point
  }
  return at
}

/** Real stations and parks, and plausible invented everyday amenities of every place. */
export function planAmenities(random: Random, market: DemoMarket, isDry: Ground): AmenityRow[] {
  const rows = stations(market.lines)
  for (const park of market.parks) {
    const [lat, lng] = dryMiddle(park.outline, isDry)
    rows.push({ type: 'park', subtype: null, code: null, name: park.name, nameLocal: park.nameLocal, lat: round(lat), lng: round(lng) })
  }
  for (const place of market.places)
    for (const [type, subtype, pattern, patternLocal] of market.amenities) {
      const [lat, lng] = near(random, place.at, place.radius, isDry)
      const name = pattern.replace('*', place.name).replace('%', random.pick(place.streets))
      const nameLocal = place.nameLocal && patternLocal ? patternLocal.replace('*', place.nameLocal) : null
      const code = type === 'bus-stop' ? market.busStopCode(random) : null
      rows.push({ type, subtype, code, name, nameLocal, lat: round(lat), lng: round(lng) })
    }
  return rows.map((row, i) => ({ id: i + 1, ...row }))
}
