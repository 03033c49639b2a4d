import { elementAt } from '#lib/element-at.ts'
import { nearestOn, type Path, type PlanePoint, planeDistance } from './plane.ts'

const CELL_METRES = 50

export interface NearLine<Value> {
  value: Value
  /** the nearest point of it */
  spot: PlanePoint
  metres: number
}

/** The segments of many lines by where they are. */
export class SegmentIndex<Value> {
  private readonly cells = new Map<string, { a: PlanePoint; b: PlanePoint; value: Value }[]>()

  /** Segments are expected to be shorter than a few hundred metres. */
  add(path: Path, value: Value): void {
    for (let i = 1; i < path.length; i++) {
      const segment = { a: elementAt(path, i - 1), b: elementAt(path, i), value }
      for (const key of cellsAlong(segment.a, segment.b)) {
        const cell = this.cells.get(key)
        if (cell) cell.push(segment)
        else this.cells.set(key, [segment])
      }
    }
  }

  /** The nearest line within `metres` (at most a cell's side) of a spot, of those that fit; of equally near ones the first added. */
  nearest(
    spot: PlanePoint,
    metres: number,
    fits: (near: NearLine<Value>, a: PlanePoint, b: PlanePoint) => boolean = () => true,
  ): NearLine<Value> | null {
    let best: NearLine<Value> | null = null
    const [column, row] = [Math.floor(spot[0] / CELL_METRES), Math.floor(spot[1] / CELL_METRES)]
    for (let x = column - 1; x <= column + 1; x++)
      for (let y = row - 1; y <= row + 1; y++)
        for (const { a, b, value } of this.cells.get(`${x} ${y}`) ?? []) {
          const at = nearestOn(spot, a, b)
          const near = { value, spot: at, metres: planeDistance(spot, at) }
          if (near.metres > metres || (best && near.metres >= best.metres) || !fits(near, a, b)) continue
          best = near
        }
    return best
  }
}

/** The cells that a segment passes, perhaps some beside it. */
function cellsAlong(a: PlanePoint, b: PlanePoint): Set<string> {
  const parts = Math.ceil((2 * planeDistance(a, b)) / CELL_METRES) + 1
  const keys = new Set<string>()
  for (let i = 0; i <= parts; i++) {
    const [east, north] = [a[0] + ((b[0] - a[0]) * i) / parts, a[1] + ((b[1] - a[1]) * i) / parts]
    keys.add(`${Math.floor(east / CELL_METRES)} ${Math.floor(north / CELL_METRES)}`)
  }
  return keys
}
