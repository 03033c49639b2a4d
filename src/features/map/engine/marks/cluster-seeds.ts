import { float64At, int32At } from '#lib/element-at.ts'
/** The first marks of clusters, each with a number; no two of them are nearer than `reach`. */
export interface ClusterSeeds {
  /** The number of the nearest one within reach; -1 when there is none. */
  nearest: (x: number, y: number) => number
  /** Adds a seed with the next number. */
  add: (x: number, y: number) => void
}

const SIDE_MAX = 1024

/** `positions`: x, y pairs among which the seeds will be. Cells are at least as wide as the reach, so only a cell's neighbours are looked at. */
export function clusterSeeds(positions: Float64Array, reach: number): ClusterSeeds {
  const count = positions.length / 2
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < positions.length; i += 2) {
    const [x, y] = [float64At(positions, i), float64At(positions, i + 1)]
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  const cell = Math.max(reach, (east - west) / SIDE_MAX, (north - south) / SIDE_MAX)
  // an empty cell on every side, so that no neighbour needs a test
  const columns = Math.floor(Math.max(0, east - west) / cell) + 3
  const rows = Math.floor(Math.max(0, north - south) / cell) + 3
  // each cell is a linked list: its last seed, and for every seed the one before it; stored as number + 1, 0 is the end
  const last = new Int32Array(columns * rows)
  const before = new Int32Array(count + 1)
  const seedX = new Float64Array(count + 1)
  const seedY = new Float64Array(count + 1)
  let made = 0
  const cellOf = (x: number, y: number) => (Math.floor((y - south) / cell) + 1) * columns + Math.floor((x - west) / cell) + 1
  return {
    nearest: (x, y) => {
      const middle = cellOf(x, y)
      let best = 0
      let least = reach * reach
      for (let row = middle - columns; row <= middle + columns; row += columns) {
        for (let at = row - 1; at <= row + 1; at++) {
          for (let seed = int32At(last, at); seed > 0; seed = int32At(before, seed)) {
            const dx = float64At(seedX, seed) - x
            const dy = float64At(seedY, seed) - y
            const squared = dx * dx + dy * dy
            if (squared > least) continue
            least = squared
            best = seed
          }
        }
      }
      return best - 1
    },
    add: (x, y) => {
      const at = cellOf(x, y)
      const seed = ++made
      seedX[seed] = x
      seedY[seed] = y
      before[seed] = int32At(last, at)
      last[at] = seed
    },
  }
}
