import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partsWithin } from './streets-around.ts'

const BOX = { south: 1, north: 2, west: 100, east: 101 }
const point = fc.tuple(fc.double({ min: 0, max: 3, noNaN: true }), fc.double({ min: 99, max: 102, noNaN: true }))
const within = ([lat, lng]: readonly [number, number]) => lat >= BOX.south && lat <= BOX.north && lng >= BOX.west && lng <= BOX.east

it('keeps every link that has a point in the box, in its order, and nothing that lies beyond one side', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), (line) => {
      const links = (own: readonly (readonly [number, number])[]) => own.slice(1).map((to, i) => [own[i], to].join(' '))
      const kept = partsWithin(line, BOX).flatMap(links)
      const all = links(line)
      expect(kept).toEqual(all.filter((link) => kept.includes(link)))
      for (const [i, to] of line.entries()) {
        const from = line[i - 1]
        if (from && (within(from) || within(to))) expect(kept).toContain([from, to].join(' '))
        if (from && from[0] > BOX.north && to[0] > BOX.north) expect(kept).not.toContain([from, to].join(' '))
      }
    }),
  )
})

it('begins a new part where the line comes back', () => {
  const line = [
    [1.5, 100.2],
    [1.5, 100.8],
    [4, 100.8],
    [4, 100.2],
    [1.6, 100.2],
  ] as const
  expect(partsWithin(line, BOX).map((part) => part.length)).toEqual([3, 2])
})
