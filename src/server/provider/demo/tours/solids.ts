/** Linear light, 0 to 1 for what reflects, more for what shines. */
export type Colour = readonly [red: number, green: number, blue: number]

/** How a surface is patterned; `plain` has one colour. */
export type Pattern = 'plain' | 'planks' | 'tiles' | 'weave' | 'grain' | 'folds' | 'art' | 'books' | 'stone'

export interface Material {
  colour: Colour
  pattern: Pattern
  /** the other colour of the pattern */
  second?: Colour
  /** shines by itself when lamps are lit */
  isLamp?: boolean
}

/** A box along the axes, in metres: x to the east, y to the north, z up. A `round` one is the ellipsoid, a `pillar` the upright cylinder inside of it. */
export interface Solid {
  shape: 'box' | 'round' | 'pillar'
  material: Material
  x0: number
  y0: number
  z0: number
  x1: number
  y1: number
  z1: number
}

/** From a place in a direction of length 1; `ix`, `iy` and `iz` are one by each part of the direction, which boxes are met by. */
export interface Ray {
  x: number
  y: number
  z: number
  dx: number
  dy: number
  dz: number
  ix: number
  iy: number
  iz: number
}

export const newRay = (): Ray => ({ x: 0, y: 0, z: 0, dx: 1, dy: 0, dz: 0, ix: 1, iy: 0, iz: 0 })

/** Keeps the parts of a direction off zero, by which nothing can be divided. */
const OFF_ZERO = 1e-9

export function aimRay(ray: Ray, dx: number, dy: number, dz: number): void {
  ray.dx = dx + OFF_ZERO
  ray.dy = dy + OFF_ZERO
  ray.dz = dz + OFF_ZERO
  ray.ix = 1 / ray.dx
  ray.iy = 1 / ray.dy
  ray.iz = 1 / ray.dz
}

export function placeRay(ray: Ray, x: number, y: number, z: number): void {
  ray.x = x
  ray.y = y
  ray.z = z
}

/** What a ray meets; reused, so that a picture of millions of rays makes no garbage. Face: 0 −x, 1 +x, 2 −y, 3 +y, 4 −z, 5 +z. */
export interface Hit {
  t: number
  solid: number
  face: number
  nx: number
  ny: number
  nz: number
}

export const newHit = (): Hit => ({ t: Number.POSITIVE_INFINITY, solid: -1, face: 0, nx: 0, ny: 0, nz: 0 })

export function clearHit(hit: Hit, t: number): void {
  hit.t = t
  hit.solid = -1
}

/** Notes in `hit` where a ray enters a solid, if that is nearer than what is there. From the inside there is no entry. */
export function meet(ray: Ray, solid: Solid, index: number, hit: Hit): void {
  if (solid.shape === 'round') meetRound(ray, solid, index, hit)
  else if (solid.shape === 'pillar') meetPillar(ray, solid, index, hit)
  else meetBox(ray, solid, index, hit)
}

function meetBox(ray: Ray, solid: Solid, index: number, hit: Hit): void {
  const { ix, iy, iz } = ray
  const ax = ((ix < 0 ? solid.x1 : solid.x0) - ray.x) * ix
  const bx = ((ix < 0 ? solid.x0 : solid.x1) - ray.x) * ix
  const ay = ((iy < 0 ? solid.y1 : solid.y0) - ray.y) * iy
  const by = ((iy < 0 ? solid.y0 : solid.y1) - ray.y) * iy
  if (ax > by || ay > bx) return
  const az = ((iz < 0 ? solid.z1 : solid.z0) - ray.z) * iz
  const bz = ((iz < 0 ? solid.z0 : solid.z1) - ray.z) * iz
  const near = Math.max(ax, ay, az)
  if (near >= hit.t || near < 1e-6) return
  const far = Math.min(bx, by, bz)
  if (near > far) return
  hit.t = near
  hit.solid = index
  hit.nx = hit.ny = hit.nz = 0
  if (near === ax) {
    hit.nx = ix < 0 ? 1 : -1
    hit.face = ix < 0 ? 1 : 0
  } else if (near === ay) {
    hit.ny = iy < 0 ? 1 : -1
    hit.face = iy < 0 ? 3 : 2
  } else {
    hit.nz = iz < 0 ? 1 : -1
    hit.face = iz < 0 ? 5 : 4
  }
}

function meetRound(ray: Ray, solid: Solid, index: number, hit: Hit): void {
  const rx = (solid.x1 - solid.x0) / 2
  const ry = (solid.y1 - solid.y0) / 2
  const rz = (solid.z1 - solid.z0) / 2
  const ox = (ray.x - solid.x0 - rx) / rx
  const oy = (ray.y - solid.y0 - ry) / ry
  const oz = (ray.z - solid.z0 - rz) / rz
  const dx = ray.dx / rx
  const dy = ray.dy / ry
  const dz = ray.dz / rz
  const a = dx * dx + dy * dy + dz * dz
  const b = ox * dx + oy * dy + oz * dz
  const under = b * b - a * (ox * ox + oy * oy + oz * oz - 1)
  if (under <= 0) return
  const t = (-b - Math.sqrt(under)) / a
  if (t >= hit.t || t < 1e-6) return
  hit.t = t
  hit.solid = index
  const nx = (ox + t * dx) / rx
  const ny = (oy + t * dy) / ry
  const nz = (oz + t * dz) / rz
  const by = 1 / Math.hypot(nx, ny, nz)
  hit.nx = nx * by
  hit.ny = ny * by
  hit.nz = nz * by
}

function meetPillar(ray: Ray, solid: Solid, index: number, hit: Hit): void {
  const r = (solid.x1 - solid.x0) / 2
  const ox = ray.x - solid.x0 - r
  const oy = ray.y - solid.y0 - r
  const a = ray.dx * ray.dx + ray.dy * ray.dy
  const b = ox * ray.dx + oy * ray.dy
  const under = b * b - a * (ox * ox + oy * oy - r * r)
  if (under <= 0) return
  const t = (-b - Math.sqrt(under)) / a
  const z = ray.z + t * ray.dz
  if (t > 1e-6 && t < hit.t && z >= solid.z0 && z <= solid.z1) {
    hit.t = t
    hit.solid = index
    hit.nx = (ox + t * ray.dx) / r
    hit.ny = (oy + t * ray.dy) / r
    hit.nz = 0
  }
  const cap = ray.dz < 0 ? solid.z1 : solid.z0
  const at = (cap - ray.z) / ray.dz
  if (at <= 1e-6 || at >= hit.t || (ox + at * ray.dx) ** 2 + (oy + at * ray.dy) ** 2 > r * r) return
  hit.t = at
  hit.solid = index
  hit.nx = hit.ny = 0
  hit.nz = ray.dz < 0 ? 1 : -1
}
