import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markerGrid } from './marker-grid.ts'

const coordinate = fc.double({ min: 0, max: 512, noNaN: true })

it('finds exactly the points in a box', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(coordinate, coordinate), { maxLength: 300 }),
      fc.tuple(coordinate, coordinate, coordinate, coordinate),
      (points, [a, b, c, d]) => {
        const [x0, x1, y0, y1] = [Math.min(a, b), Math.max(a, b), Math.min(c, d), Math.max(c, d)]
        const found: number[] = []
        markerGrid(Float64Array.from(points.flat())).each(x0, y0, x1, y1, (i) => found.push(i))
        const wanted = points.flatMap(([x, y], i) => (x >= x0 && x <= x1 && y >= y0 && y <= y1 ? [i] : []))
        expect(found.sort((m, n) => m - n)).toEqual(wanted)
      },
    ),
  )
})
