import type { Point } from '../market/demo-market.ts'
import { createRandom } from '../market/random.ts'

/** offset of an edge's middle as a share of its length; small enough that outlines do not cross themselves */
const STRAY = 0.13
const ROUNDS = 2

/** Makes a rough outline irregular like the edge of a forest: each edge bends a little, and so do its halves. The same name gives the same bends. */
export function wander(outline: readonly Point[], name: string): Point[] {
  const random = createRandom(`outline ${name}`)
  let ring: readonly Point[] = outline
  for (let round = 0; round < ROUNDS; round++)
    ring = ring.flatMap((from, i) => {
      const to = ring[(i + 1) % ring.length] ?? from
      const stray = random.between(-STRAY, STRAY)
      const wide = Math.cos((from[0] * Math.PI) / 180)
      const [north, east] = [to[0] - from[0], (to[1] - from[1]) * wide]
      const middle: Point = [from[0] + north / 2 + east * stray, from[1] + (east / 2 - north * stray) / wide]
      return [from, middle]
    })
  return [...ring]
}
