import { expect, test } from 'vitest'
import { samplePoints } from './use-clear-of-figures.ts'

test('looks at every corner of the box, and nowhere outside it', () => {
  const points = samplePoints({ left: 100, top: 50, width: 48, height: 96 })
  for (const corner of [
    { x: 100, y: 50 },
    { x: 148, y: 50 },
    { x: 100, y: 146 },
    { x: 148, y: 146 },
  ])
    expect(points).toContainEqual(corner)
  expect(points.every(({ x, y }) => x >= 100 && x <= 148 && y >= 50 && y <= 146)).toBe(true)
})

test('misses nothing that is as high as a line, however wide the box is', () => {
  const points = samplePoints({ left: 0, top: 0, width: 250, height: 46 })
  for (const [axis, length] of [
    ['x', 250],
    ['y', 46],
  ] as const) {
    const places = [...new Set(points.map((point) => point[axis]))].toSorted((a, b) => a - b)
    expect(places[0]).toBe(0)
    expect(places.at(-1)).toBe(length)
    expect(Math.max(...places.slice(1).map((place, at) => place - (places[at] ?? 0)))).toBeLessThanOrEqual(20)
  }
})
