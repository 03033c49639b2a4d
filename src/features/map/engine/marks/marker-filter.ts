import { type BitTest, type CodeColumn, type CodeRange, type MapFilter, passes, testsOf } from '#filter/map-filter.ts'
import { int32At } from '#lib/element-at.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import type { Bounds } from '#property/base-map/camera.ts'
import { type GroupMarkers, type MarkerData, worldBox } from './marker-data.ts'

/** Whether a project at a position, in millionths of a degree, passes the place filters; null without any. */
export type PlaceTest = ((lat6: number, lng6: number, id: number) => boolean) | null

/** The channels of deck.gl's DataFilterExtension: four figures that the graphics card compares with ranges. */
export const CHANNELS = 4
/** wider than any code, for a channel without a limit */
const OPEN: readonly [number, number] = [-1, 65_536]

/**
 * How a filter is evaluated on the graphics card. Figures whose sliders move have a channel each: moving one changes two numbers of `ranges`.
 * Everything else (sets, places, ranges beyond the fourth) is folded into one pass-or-fail column, written again only when `folded` changes.
 */
export interface FilterPlan {
  channels: readonly (CodeColumn | null)[]
  ranges: readonly (readonly [low: number, high: number])[]
  folded: { groups: number; ranges: readonly CodeRange[]; bits: readonly BitTest[]; place: PlaceTest }
  /** false: there is nothing to filter */
  isLimiting: boolean
  tests: ReturnType<typeof testsOf>
}

const isSame = (one: FilterPlan['folded'], other: FilterPlan['folded']): boolean =>
  one.place === other.place && JSON.stringify(one) === JSON.stringify(other)

/** The figures that should have a channel, by priority: just moved, then those that have one already. */
function deserving(ranges: readonly CodeRange[], before: FilterPlan | null): CodeColumn[] {
  const old = new Map(before?.tests.ranges.map((range) => [range.column, range]))
  const rank = ({ column, low, high }: CodeRange) => {
    const was = old.get(column)
    if (was?.low !== low || was.high !== high) return 0
    return before?.channels.includes(column) ? 1 : 2
  }
  return ranges
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, CHANNELS)
    .map(({ column }) => column)
}

/** A function of the filter, the plan before and the year that it is; unchanged parts are the same objects. */
export function planFilter(filter: MapFilter, place: PlaceTest, before: FilterPlan | null): FilterPlan {
  const tests = testsOf(filter, new Date().getFullYear())
  const wanted = deserving(tests.ranges, before)
  const held = before?.channels ?? Array.from({ length: CHANNELS }, () => null)
  const rest = wanted.filter((column) => !held.includes(column))
  // a column loses its channel only when another one needs it
  const free = held.flatMap((column, i) => (column === null || !wanted.includes(column) ? [{ column, i }] : []))
  const taken = new Map(free.toSorted((a, b) => Number(a.column !== null) - Number(b.column !== null)).map(({ i }, n) => [i, rest[n]]))
  const next = held.map((column, i) => taken.get(i) ?? column)
  const channels = next.every((column, i) => column === before?.channels[i]) && before ? before.channels : next
  const ranges = channels.map((column) => {
    const own = tests.ranges.find((range) => range.column === column)
    return own ? ([own.low, own.high] as const) : OPEN
  })
  const folding = {
    groups: tests.groups,
    ranges: tests.ranges.filter(({ column }) => !channels.includes(column)),
    bits: tests.bits,
    place,
  }
  const folded = before && isSame(before.folded, folding) ? before.folded : folding
  const isLimiting = tests.ranges.length + tests.bits.length > 0 || place !== null
  return { channels, ranges, folded, isLimiting, tests }
}

/** A layer's props for a plan, the only ones that change while a slider moves. Names are DataFilterExtension's. */
export const filterProps = ({ ranges }: FilterPlan) => ({
  filterRange: ranges.map(([low, high]) => [low, high]),
  filterCategories: [PASSED],
})

/** The layer's filter figures: four codes a marker. */
export function channelValues({ count, columns }: GroupMarkers, channels: FilterPlan['channels']): Float32Array {
  const values = new Float32Array(count * CHANNELS)
  for (const [channel, column] of channels.entries()) {
    if (column === null) continue
    const codes = columns[column]
    for (let i = 0; i < count; i++) values[i * CHANNELS + channel] = int32At(codes, i)
  }
  return values
}

export const PASSED = 0
export const FAILED = 1

/** The layer's filter category: {@link PASSED} or {@link FAILED} for each marker. */
export function foldedValues({ count, columns }: GroupMarkers, { place, ...tests }: FilterPlan['folded']): Uint32Array {
  const values = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    const isIn =
      passes(columns, i, tests) &&
      (place === null || place(int32At(columns.lat6, i), int32At(columns.lng6, i), int32At(columns.projectId, i)))
    values[i] = isIn ? PASSED : FAILED
  }
  return values
}

/** The whole filter on the processor, marker by marker, for picking, clusters and counts. */
export function isShown({ columns }: GroupMarkers, index: number, { tests, folded: { place } }: FilterPlan): boolean {
  return (
    passes(columns, index, tests) &&
    (place === null || place(int32At(columns.lat6, index), int32At(columns.lng6, index), int32At(columns.projectId, index)))
  )
}

/** How many markers pass, in all or in bounds (both edges included). */
export function countMatches(data: MarkerData, filter: MapFilter, bounds: Bounds | null, place: PlaceTest = null): number {
  const plan = planFilter(filter, place, null)
  let count = 0
  for (const group of TYPE_GROUPS) {
    const markers = data[group]
    if ((plan.tests.groups & (1 << markers.columns.typeGroup)) === 0) continue
    const visit = (i: number) => {
      if (isShown(markers, i, plan)) count += 1
    }
    if (bounds) markers.grid.each(...worldBox(bounds), visit)
    else for (let i = 0; i < markers.count; i++) visit(i)
  }
  return count
}
