import { expect, it } from 'vitest'
import { isFisheyePair } from './fisheye-pair.ts'

const [WIDTH, HEIGHT] = [256, 128]

/** A picture of these greys. */
function drawn(grey: (column: number, row: number) => number) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  for (let at = 0; at < WIDTH * HEIGHT; at++) data.fill(grey(at % WIDTH, Math.floor(at / WIDTH)), at * 4, at * 4 + 3)
  return { width: WIDTH, height: HEIGHT, data }
}
const fromMiddle = (column: number, row: number) => Math.hypot((column % HEIGHT) + 0.5 - 64, row + 0.5 - 64)

it('two round pictures side by side are told from a panorama', () => {
  const room = (column: number, row: number) => 90 + 60 * Math.sin(column / 9) + row / 4
  expect(isFisheyePair(drawn((column, row) => (fromMiddle(column, row) < 64 ? room(column, row) : 4)))).toBe(true)
  expect(isFisheyePair(drawn(room))).toBe(false)
})

it.each<[string, (column: number, row: number) => number]>([
  ['a dark one', () => 8],
  ['one with a dark ceiling and floor', (_, row) => (row < 30 || row > 98 ? 4 : 160)],
  ['a bright one', () => 250],
  ['one with a tripod covered', (_, row) => (row > 110 ? 0 : 140)],
])('%s is none', (_, grey) => expect(isFisheyePair(drawn(grey))).toBe(false))
