import type { Position } from 'geojson'
import { elementAt, lastOf } from '#lib/element-at.ts'
import { simplifyLine } from '../simplify.ts'
import { degreesApart, lengthOf, type Path, type PlanePoint, planeDistance, planeOf } from './plane.ts'
import { SegmentIndex } from './segment-index.ts'
import { strokesOf } from './strokes.ts'

/** lines in the same direction nearer than this are one street: the two carriageways of most roads */
const SAME_STREET_METRES = 17
const SAME_DIRECTION_DEGREES = 40
const STEP_METRES = 8
/** a street that another accompanies for less than this stays whole */
const GAP_METRES = 30
/** what is left of a carriageway beside its street, shorter than this and nearer than twice the width, is part of it */
const SLIVER_METRES = 34
/** an end that stops short of another street by less than this is led up to it, where it lies ahead */
const UNDERSHOOT_METRES = 45
const AHEAD_DEGREES = 70
const TOUCH_METRES = 1
const LINE_METRES = 2.2

/** A line of a network. */
export interface MergedStreet {
  line: Position[]
  /** the length of the way without a sharp turn that it is part of */
  streetMetres: number
  /** how many of the given lines follow that way, on the average */
  uses: number
}

type Run = Omit<MergedStreet, 'line'> & { path: PlanePoint[] }

/**
 * One network from lines that overlap, run side by side and repeat each other: each street once, joined where they meet, the longest
 * first. No stretch of the lines is further than 34 m from what is kept. Same lines, same network.
 */
export function mergeStreets(lines: readonly (readonly Position[])[]): MergedStreet[] {
  const plane = planeOf(lines.flat())
  const runs = keptRuns(lines.map((line) => line.map(plane.spot)))
  joinEnds(runs)
  return runs.map(({ path, ...street }) => ({ ...street, line: simplifyLine(path.map(plane.position), LINE_METRES) }))
}

/** The strokes of the lines without what runs beside a longer one. */
function keptRuns(lines: readonly Path[]): Run[] {
  const kept = new SegmentIndex<null>()
  return strokesOf(lines)
    .toSorted((a, b) => b.metres - a.metres)
    .flatMap(({ path, metres, uses }) => {
      const runs = newRuns(stepped(path), kept)
      for (const run of runs) kept.add(run, null)
      return runs.map((path) => ({ path, streetMetres: metres, uses }))
    })
}

/** The path with points at most a step apart. */
function stepped(path: Path): PlanePoint[] {
  return path.flatMap((spot, i): PlanePoint[] => {
    const before = path[i - 1]
    if (!before) return [spot]
    const parts = Math.max(1, Math.ceil(planeDistance(before, spot) / STEP_METRES))
    return Array.from({ length: parts }, (_, at): PlanePoint => {
      const t = (at + 1) / parts
      return [before[0] + (spot[0] - before[0]) * t, before[1] + (spot[1] - before[1]) * t]
    })
  })
}

/** The parts of a path that no kept street accompanies, led up to the kept streets at their ends. */
function newRuns(path: readonly PlanePoint[], kept: SegmentIndex<null>): PlanePoint[][] {
  const isNew = path.map((spot, i) => {
    const [from, to] = [path[i - 1] ?? spot, path[i + 1] ?? spot]
    return kept.nearest(spot, SAME_STREET_METRES, (_, a, b) => degreesApart(a, b, from, to) <= SAME_DIRECTION_DEGREES) === null
  })
  for (const { from, to } of stretches(isNew, false))
    if (from > 0 && to < path.length - 1 && lengthOf(path.slice(from, to + 1)) < GAP_METRES) isNew.fill(true, from, to + 1)
  return stretches(isNew, true).flatMap(({ from, to }): PlanePoint[][] => {
    const own = path.slice(from, to + 1)
    if (lengthOf(own) < SLIVER_METRES && own.every((spot) => kept.nearest(spot, 2 * SAME_STREET_METRES))) return []
    const joint = (end: number, beyond: number) => kept.nearest(path[beyond] ?? elementAt(path, end), SAME_STREET_METRES)
    const [before, after] = [joint(from, from - 1), joint(to, to + 1)]
    const run = [...(before ? [before.spot] : []), ...own, ...(after ? [after.spot] : [])]
    return run.length > 1 ? [run] : []
  })
}

/** The first and last index of each stretch of equal flags. */
function stretches(flags: readonly boolean[], flag: boolean): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  flags.forEach((one, i) => {
    if (one !== flag) return
    const open = found.at(-1)
    if (open && open.to === i - 1) open.to = i
    else found.push({ from: i, to: i })
  })
  return found
}

/** Leads ends that stop short of another street up to it. */
function joinEnds(runs: readonly Run[]): void {
  const index = new SegmentIndex<Run>()
  for (const run of runs) index.add(run.path, run)
  const jointOf = (run: Run, end: PlanePoint, before: PlanePoint): PlanePoint | null => {
    const isOther = ({ value }: { value: Run }) => value !== run
    if (index.nearest(end, TOUCH_METRES, isOther)) return null
    const isAhead = (to: PlanePoint) => {
      const [ax, ay, bx, by] = [end[0] - before[0], end[1] - before[1], to[0] - end[0], to[1] - end[1]]
      return ax * bx + ay * by > 0 && degreesApart(before, end, end, to) < AHEAD_DEGREES
    }
    return index.nearest(end, UNDERSHOOT_METRES, (near) => isOther(near) && isAhead(near.spot))?.spot ?? null
  }
  for (const run of runs) {
    const { path } = run
    const [start, end] = [
      jointOf(run, elementAt(path, 0), elementAt(path, 1)),
      jointOf(run, lastOf(path), elementAt(path, path.length - 2)),
    ]
    if (start) path.unshift(start)
    if (end) path.push(end)
  }
}
