import type { Street } from '../../db/market/rows.ts'
import type { MergedStreet } from './merge-streets.ts'
import { lengthOf, planeOf } from './plane.ts'

/** the share of a network's length that its main streets have */
const MAIN_SHARE = 0.3

export type NamedStreet = MergedStreet & Pick<Street, 'name'>

/**
 * Which streets are main: the longest ones that most lines follow, until they make up {@link MAIN_SHARE} of the network. What has one name is one
 * street and main or not from end to end; and what goes straight on counts as long as it is.
 */
export function markMain(streets: readonly NamedStreet[]): Street[] {
  const plane = planeOf(streets.flatMap(({ line }) => line))
  const measured = streets.map((street) => ({ street, metres: lengthOf(street.line.map(plane.spot)) }))
  const scored = [...Map.groupBy(measured, ({ street }) => street.name ?? street).values()].map((parts) => {
    const named = parts.reduce((sum, { street, metres }) => sum + metres * Math.log2(1 + street.uses), 0)
    // a part of a long way, such as an expressway, of which signs name little
    const straight = parts.map(({ street }) => street.streetMetres * Math.log2(1 + street.uses))
    return { parts, metres: parts.reduce((sum, part) => sum + part.metres, 0), score: Math.max(named, ...straight) }
  })
  let left = measured.reduce((sum, { metres }) => sum + metres, 0) * MAIN_SHARE
  const main = new Set<NamedStreet>()
  for (const { metres, parts } of scored.toSorted((a, b) => b.score - a.score)) {
    if (left <= 0) break
    for (const { street } of parts) main.add(street)
    left -= metres
  }
  return streets.map((street) => ({ name: street.name, isMain: main.has(street), line: street.line }))
}
