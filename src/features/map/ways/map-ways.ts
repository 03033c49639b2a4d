import type { PlaceTest } from '../engine/marks/marker-filter.ts'

/** What the map and its list know of a household's ways; null in their place until minutes are there. */
export interface MapWays {
  /** whether a home is inside all limits; the same function while nothing changes */
  isWithin: NonNullable<PlaceTest>
  /** what a home is ordered by, in minutes; Infinity where somebody is not in time or its place is not known */
  rankOf: (id: number) => number
  /** "Anna 24, Ben 38"; null of a home whose place is not known */
  lineOf: (id: number) => string | null
  /** what the list says of itself: how many of its rows are inside, and their order */
  noteOf: (within: number, rows: number) => string
}

/** Both tests, where there are two. */
export const bothTests = (one: PlaceTest, other: PlaceTest): PlaceTest =>
  one && other ? (lat6, lng6, id) => other(lat6, lng6, id) && one(lat6, lng6, id) : (one ?? other)

/** The rows of a list that are inside all limits, in the order of their ways; rows as quick keep their order. */
export const rowsWithin = <Row extends { id: string }>(rows: readonly Row[], ways: Pick<MapWays, 'isWithin' | 'rankOf'> | null): Row[] =>
  ways === null
    ? [...rows]
    : rows
        .filter(({ id }) => ways.isWithin(0, 0, Number(id)))
        .map((row) => ({ row, rank: ways.rankOf(Number(row.id)) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ row }) => row)
