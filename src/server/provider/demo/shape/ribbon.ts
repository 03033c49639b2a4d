import type { Point } from '../market/demo-market.ts'

const METRES_PER_DEGREE = 111_195

/** The outline of a band `widthMetres` wide along a line, first corner not repeated. */
export function ribbon(line: readonly Point[], widthMetres: number): Point[] {
  const side = (sign: 1 | -1) =>
    line.map((at, i): Point => {
      const before = line[Math.max(0, i - 1)] ?? at
      const after = line[Math.min(line.length - 1, i + 1)] ?? at
      const wide = Math.cos((at[0] * Math.PI) / 180)
      const [north, east] = [after[0] - before[0], (after[1] - before[1]) * wide]
      const length = Math.hypot(north, east)
      const away = length === 0 ? 0 : (sign * widthMetres) / 2 / METRES_PER_DEGREE / length
      return [at[0] + east * away, at[1] - (north * away) / wide]
    })
  return [...side(1), ...side(-1).reverse()]
}
