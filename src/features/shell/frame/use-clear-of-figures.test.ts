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
