import type { PanoPixels } from './sphere-view.ts'

const DARK = 40
/** Parts of a circle's radius: beyond it is nothing, close inside it is picture. */
const BEYOND = 1.06
const RING = [0.75, 0.95] as const

/** Whether a picture that is twice as wide as high is two round ones side by side, as a camera with two lenses takes them before they are joined. */
export function isFisheyePair({ width, height, data }: PanoPixels): boolean {
  const radius = height / 2
  const sums = { beyond: { count: 0, dark: 0 }, ring: { count: 0, dark: 0 } }
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const across = (column % height) + 0.5 - radius
      const distance = Math.hypot(across, row + 0.5 - radius) / radius
      const kind = distance > BEYOND ? 'beyond' : distance > RING[0] && distance < RING[1] ? 'ring' : null
      if (!kind) continue
      const at = (row * width + column) * 4
      sums[kind].count++
      if (Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < DARK) sums[kind].dark++
    }
  const { beyond, ring } = sums
  return beyond.dark / beyond.count > 0.98 && ring.dark / ring.count < 0.5
}
