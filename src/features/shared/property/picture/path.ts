/** SVG path text with one decimal, to keep pictures with thousands of windows small. */
export const round1 = (value: number): number => Math.round(value * 10) / 10

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** All boxes as one path. */
export const boxesPath = (boxes: readonly Box[]): string =>
  boxes.map((b) => `M${round1(b.x)} ${round1(b.y)}h${round1(b.width)}v${round1(b.height)}h${round1(-b.width)}z`).join('')

/** Horizontal lines at `ys` from x to x + width, as one path with one `M` a line. */
export const linesPath = (x: number, width: number, ys: readonly number[]): string =>
  ys.map((y) => `M${round1(x)} ${round1(y)}h${round1(width)}`).join('')

/** Vertical lines at `xs` from y down to y + height. */
export const uprightsPath = (xs: readonly number[], y: number, height: number): string =>
  xs.map((x) => `M${round1(x)} ${round1(y)}v${round1(height)}`).join('')

/** All discs as one path. */
export const discsPath = (discs: readonly { x: number; y: number; r: number; squash?: number }[]): string =>
  discs
    .map(({ x, y, r, squash = 1 }) => {
      const ry = round1(r * squash)
      return `M${round1(x - r)} ${round1(y)}a${round1(r)} ${ry} 0 1 1 ${round1(2 * r)} 0a${round1(r)} ${ry} 0 1 1 ${round1(-2 * r)} 0z`
    })
    .join('')

/** 0 … count − 1 */
export const range = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i)
