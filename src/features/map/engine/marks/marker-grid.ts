import { addUint32At, float64At, uint32At } from '#lib/element-at.ts'
/** An index of fixed points for box queries: point numbers sorted into the cells of a square grid. */
export interface MarkerGrid {
  /** Calls back with every point in the box (and none outside it), in no particular order. */
  each: (x0: number, y0: number, x1: number, y1: number, visit: (index: number) => void) => void
}

const POINTS_PER_CELL = 8
const SIDE_MAX = 256

/** `points`: x, y pairs, never changed afterwards. */
export function markerGrid(points: Float64Array): MarkerGrid {
  const count = points.length / 2
  const [west, south, east, north] = boxOf(points)
  const side = Math.max(1, Math.min(SIDE_MAX, Math.ceil(Math.sqrt(count / POINTS_PER_CELL))))
  const columnOf = (x: number) => cell(x, west, east, side)
  const rowOf = (y: number) => cell(y, south, north, side)
  const cellOf = (i: number) => rowOf(float64At(points, i * 2 + 1)) * side + columnOf(float64At(points, i * 2))
  // counting sort: the points of cell c are sorted[starts[c] … starts[c + 1])
  const starts = new Uint32Array(side * side + 1)
  for (let i = 0; i < count; i++) addUint32At(starts, cellOf(i) + 1, 1)
  for (let c = 0; c < side * side; c++) addUint32At(starts, c + 1, uint32At(starts, c))
  const next = starts.slice()
  const sorted = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    const c = cellOf(i)
    sorted[uint32At(next, c)] = i
    addUint32At(next, c, 1)
  }
  return {
    each: (x0, y0, x1, y1, visit) => {
      if (count === 0 || x1 < west || x0 > east || y1 < south || y0 > north) return
      for (let row = rowOf(y0); row <= rowOf(y1); row++) {
        const from = uint32At(starts, row * side + columnOf(x0))
        const to = uint32At(starts, row * side + columnOf(x1) + 1)
        for (let at = from; at < to; at++) {
          const i = uint32At(sorted, at)
          const [x, y] = [float64At(points, i * 2), float64At(points, i * 2 + 1)]
          if (x >= x0 && x <= x1 && y >= y0 && y <= y1) visit(i)
        }
      }
    },
  }
}

const cell = (value: number, low: number, high: number, side: number): number =>
  high === low ? 0 : Math.max(0, Math.min(side - 1, Math.floor(((value - low) / (high - low)) * side)))

function boxOf(points: Float64Array): [west: number, south: number, east: number, north: number] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [float64At(points, i), float64At(points, i + 1)]
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return [west, south, east, north]
}
