import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaIn } from './blur-areas.ts'

const part = fc.double({ min: 0, max: 0.5, noNaN: true })

test('what lies in the tiles covers an area wholly, and no more than a pixel beside it', () => {
  fc.assert(
    fc.property(fc.record({ left: part, top: part, width: part, height: part }), (area) => {
      fc.pre(area.width > 0 && area.height > 0)
      const [whole, size] = [{ width: 2_048, height: 1_024 }, 256]
      let covered = 0
      for (let x = 0; x < whole.width; x += size)
        for (let y = 0; y < whole.height; y += size) {
          const box = areaIn(area, { x, y, width: size, height: size }, whole)
          if (!box) continue
          expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= size && box.y + box.height <= size).toBe(true)
          covered += box.width * box.height
        }
      const [wide, high] = [area.width * whole.width, area.height * whole.height]
      expect(covered).toBeGreaterThanOrEqual(Math.floor(wide * high))
      expect(covered).toBeLessThanOrEqual(Math.ceil((wide + 2) * (high + 2)))
    }),
  )
})
