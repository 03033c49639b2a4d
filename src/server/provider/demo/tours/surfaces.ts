import type { Material, Solid } from './solids.ts'

const hash = (a: number, b: number): number => {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43_758.5453
  return value - Math.floor(value)
}

/** Along a surface, in metres: two of the three places, by the way it faces. */
const across = (face: number, x: number, y: number): number => (face < 2 ? y : x)
const upwards = (face: number, y: number, z: number): number => (face < 4 ? z : y)

/** The colour of a surface where a ray met it. Writes linear red, green and blue into `out`. */
export function surface(solid: Solid, face: number, x: number, y: number, z: number, out: Float64Array): void {
  const { material } = solid
  const [red, green, blue] = material.colour
  const u = across(face, x, y)
  const v = upwards(face, y, z)
  const by = shadeOf(material.pattern, u, v, solid, face)
  out[0] = red * by
  out[1] = green * by
  out[2] = blue * by
  const second = material.second
  if (second && isSecond(material, u, v, solid)) {
    out[0] = second[0] * by
    out[1] = second[1] * by
    out[2] = second[2] * by
  }
  if (material.pattern === 'books') bookColour(u, out)
}

function shadeOf(pattern: Material['pattern'], u: number, v: number, solid: Solid, face: number): number {
  switch (pattern) {
    case 'planks': {
      const row = Math.floor(v / 0.14)
      const along = u + hash(row, 3) * 2.4
      const plank = Math.floor(along / 1.8)
      const seam = v / 0.14 - row < 0.03 || along / 1.8 - plank < 0.0025 ? 0.6 : 1
      return seam * (0.84 + 0.26 * hash(row, plank) + 0.05 * Math.sin((along + hash(plank, row)) * 14 + Math.sin(v * 90) * 1.6))
    }
    case 'grain':
      return 0.92 + 0.09 * Math.sin((solid.x1 - solid.x0 > solid.y1 - solid.y0 ? v : u) * 74 + Math.sin(u * 5 + v * 3) * 2.2)
    case 'weave':
      return 0.94 + 0.06 * Math.sin(u * 420) * Math.sin(v * 420) + 0.04 * hash(Math.floor(u * 60), Math.floor(v * 60))
    case 'folds':
      return face < 4 ? 0.8 + 0.2 * Math.sin(u * 62 + Math.sin(v * 1.7) * 0.5) : 0.9
    case 'stone':
      return 0.97 + 0.04 * Math.sin(u * 9 + Math.sin(v * 13) * 2)
    case 'books':
      return 0.8 + 0.2 * hash(Math.floor(u / 0.033), 1)
    default:
      return 1
  }
}

function isSecond({ pattern }: Material, u: number, v: number, { x0, x1, y0, y1 }: Solid): boolean {
  switch (pattern) {
    case 'tiles': {
      const [size, gap] = x1 - x0 > 1.6 && y1 - y0 > 1.6 ? [0.4, 0.02] : [0.12, 0.06]
      return u / size - Math.floor(u / size) < gap || v / size - Math.floor(v / size) < gap
    }
    case 'stone':
      return Math.abs(Math.sin(u * 2.3 + Math.sin(v * 3.1) * 1.4 + Math.sin(u * 11) * 0.2)) < 0.03
    case 'art':
      return Math.sin(u * 7.1 + Math.sin(v * 5.3) * 1.9) > 0.25 !== Math.sin(v * 9.7 + u * 2) > 0.6
    case 'weave':
      return (
        y1 - y0 > 1 && x1 - x0 > 1 && (Math.abs(u * 3 - Math.floor(u * 3) - 0.5) < 0.07 || Math.abs(v * 3 - Math.floor(v * 3) - 0.5) < 0.07)
      )
    default:
      return false
  }
}

function bookColour(u: number, out: Float64Array): void {
  const book = Math.floor(u / 0.033)
  out[0] = 0.08 + 0.5 * hash(book, 5)
  out[1] = 0.08 + 0.34 * hash(book, 7)
  out[2] = 0.08 + 0.3 * hash(book, 9)
}
