import type { Position } from 'geojson'
import { elementAt, lastOf } from '#lib/element-at.ts'
import type { NamedStreet } from './main-streets.ts'
import type { MergedStreet } from './merge-streets.ts'
import { type Path, type PlanePoint, planeDistance, planeOf } from './plane.ts'
import { SegmentIndex } from './segment-index.ts'

/** Something that says which street it stands at. */
export interface NameSign {
  at: Position
  name: string
  /** how far it may stand from its street */
  metres: number
  /** 1: tells the name by itself; less: several are needed */
  weight: number
}

interface Vote {
  /** along the street */
  metres: number
  name: string
  weight: number
}

interface Stretch {
  name: string | null
  from: number
  to: number
}

/** a name holds so far beyond the last sign of it */
const REACH_METRES = 450
/** signs of another name must weigh more than this at the end of a street, and more than twice this where the first name comes back */
const CHANGE_COST = 0.6
const WEIGHT_MIN = 0.9

/** Names streets by the signs along them, and cuts them where the name changes; what no sign tells has no name. Same input, same streets. */
export function nameStreets(streets: readonly MergedStreet[], signs: readonly NameSign[]): NamedStreet[] {
  const plane = planeOf(streets.flatMap(({ line }) => line))
  const paths = streets.map(({ line }) => line.map(plane.spot))
  const index = new SegmentIndex<{ street: number; start: PlanePoint; metres: number }>()
  const lengths = paths.map((path, street) => {
    let metres = 0
    path.slice(1).forEach((end, i) => {
      const start = elementAt(path, i)
      index.add([start, end], { street, start, metres })
      metres += planeDistance(start, end)
    })
    return metres
  })
  const votes = streets.map((): Vote[] => [])
  for (const { at, name, metres, weight } of signs) {
    const near = index.nearest(plane.spot(at), metres)
    if (near) votes[near.value.street]?.push({ name, weight, metres: near.value.metres + planeDistance(near.value.start, near.spot) })
  }
  return streets.flatMap((street, i) => {
    const path = elementAt(paths, i)
    const line = ({ from, to }: Stretch) => sliceOf(path, from, to).map(plane.position)
    return stretchesOf(elementAt(votes, i), elementAt(lengths, i)).map((one) => ({ ...street, name: one.name, line: line(one) }))
  })
}

/** The stretches of a street by their names, of which one follows the other from end to end. */
function stretchesOf(given: readonly Vote[], length: number): Stretch[] {
  const votes = given.toSorted((a, b) => a.metres - b.metres || (a.name < b.name ? -1 : 1))
  const named = groupsOf(votes, likeliest(votes)).filter(({ weight }) => weight >= WEIGHT_MIN)
  const stretches: Stretch[] = []
  const add = (name: string | null, from: number, to: number) => {
    const last = stretches.at(-1)
    if (last?.name === name) last.to = to
    else if (to - from > 1) stretches.push({ name, from: last?.to ?? 0, to })
  }
  named.forEach((group, i) => {
    const [before, after] = [named[i - 1], named[i + 1]]
    const from = Math.max(before ? (before.last + group.first) / 2 : 0, group.first - REACH_METRES)
    const to = Math.min(after ? (group.last + after.first) / 2 : length, group.last + REACH_METRES)
    add(null, stretches.at(-1)?.to ?? 0, from)
    add(group.name, from, to)
  })
  add(null, stretches.at(-1)?.to ?? 0, length)
  const last = stretches.at(-1)
  if (last) last.to = length
  return stretches.length > 0 ? stretches : [{ name: null, from: 0, to: length }]
}

/** The name at each vote that disagrees least with the votes while it seldom changes (the best path through names, from the first vote on). */
function likeliest(votes: readonly Vote[]): string[] {
  const names = [...new Set(votes.map(({ name }) => name))].toSorted()
  let costs = names.map(() => 0)
  const cameFrom = votes.map(({ name, weight }) => {
    const least = costs.indexOf(Math.min(...costs))
    const from = costs.map((cost, i) => (cost <= elementAt(costs, least) + CHANGE_COST ? i : least))
    costs = names.map((own, i) => {
      const before = elementAt(from, i)
      return elementAt(costs, before) + (before === i ? 0 : CHANGE_COST) + (own === name ? 0 : weight)
    })
    return from
  })
  let at = costs.indexOf(Math.min(...costs))
  return votes
    .map((_, i) => {
      const vote = votes.length - 1 - i
      const name = elementAt(names, at)
      at = elementAt(elementAt(cameFrom, vote), at)
      return name
    })
    .reverse()
}

/** Votes that follow each other under one name: where they begin and end, and the weight of those that agree. */
function groupsOf(votes: readonly Vote[], names: readonly string[]) {
  const groups: { name: string; first: number; last: number; weight: number }[] = []
  votes.forEach(({ metres, name, weight }, i) => {
    const own = elementAt(names, i)
    const open = groups.at(-1)?.name === own ? lastOf(groups) : { name: own, first: metres, last: metres, weight: 0 }
    if (open !== groups.at(-1)) groups.push(open)
    if (name !== own) return
    open.last = metres
    open.weight += weight
  })
  return groups
}

/** The part of a path between two distances from its start. */
function sliceOf(path: Path, from: number, to: number): PlanePoint[] {
  const part: PlanePoint[] = []
  let metres = 0
  path.slice(1).forEach((end, i) => {
    const start = elementAt(path, i)
    const own = planeDistance(start, end)
    const at = (along: number): PlanePoint => {
      const t = own === 0 ? 0 : Math.max(0, Math.min(1, (along - metres) / own))
      return [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t]
    }
    if (metres + own > from && metres < to) {
      if (part.length === 0) part.push(at(from))
      part.push(at(to))
    }
    metres += own
  })
  return part
}
