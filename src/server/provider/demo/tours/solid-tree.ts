import { clearHit, type Hit, meet, type Ray, type Solid } from './solids.ts'

interface Node {
  x0: number
  y0: number
  z0: number
  x1: number
  y1: number
  z1: number
  isWide: boolean
  halves: readonly [Node, Node] | null
  /** index of each solid with it */
  leaves: readonly (readonly [number, Solid])[]
}

/** The solids of a flat, halved again and again by their places, so that a ray looks at few of them. */
export class SolidTree {
  readonly #root: Node

  constructor(solids: readonly Solid[]) {
    this.#root = build(solids.map((solid, index) => [index, solid]))
  }

  /** The nearest entry of a ray within `reach` metres; false where there is none. */
  cast(ray: Ray, hit: Hit, reach = Number.POSITIVE_INFINITY): boolean {
    clearHit(hit, reach)
    visit(this.#root, ray, hit)
    return hit.solid >= 0
  }
}

function build(leaves: readonly (readonly [number, Solid])[]): Node {
  const node = {
    x0: Math.min(...leaves.map(([, { x0 }]) => x0)),
    y0: Math.min(...leaves.map(([, { y0 }]) => y0)),
    z0: Math.min(...leaves.map(([, { z0 }]) => z0)),
    x1: Math.max(...leaves.map(([, { x1 }]) => x1)),
    y1: Math.max(...leaves.map(([, { y1 }]) => y1)),
    z1: Math.max(...leaves.map(([, { z1 }]) => z1)),
  }
  const isWide = node.x1 - node.x0 > node.y1 - node.y0
  if (leaves.length <= 3) return { ...node, isWide, halves: null, leaves }
  const middle = ({ x0, x1, y0, y1 }: Solid) => (isWide ? x0 + x1 : y0 + y1)
  const sorted = leaves.toSorted(([, a], [, b]) => middle(a) - middle(b))
  const half = sorted.length >> 1
  return { ...node, isWide, halves: [build(sorted.slice(0, half)), build(sorted.slice(half))], leaves: [] }
}

function visit(node: Node, ray: Ray, hit: Hit): void {
  if (!passes(node, ray, hit.t)) return
  const { halves } = node
  if (halves === null) {
    for (const [index, solid] of node.leaves) meet(ray, solid, index, hit)
    return
  }
  // the nearer half first, so that the other one is often not looked at
  const isForward = (node.isWide ? ray.dx : ray.dy) > 0
  visit(isForward ? halves[0] : halves[1], ray, hit)
  visit(isForward ? halves[1] : halves[0], ray, hit)
}

function passes({ x0, x1, y0, y1, z0, z1 }: Node, { x, y, z, ix, iy, iz }: Ray, reach: number): boolean {
  const ax = ((ix < 0 ? x1 : x0) - x) * ix
  const bx = ((ix < 0 ? x0 : x1) - x) * ix
  const ay = ((iy < 0 ? y1 : y0) - y) * iy
  const by = ((iy < 0 ? y0 : y1) - y) * iy
  if (ax > by || ay > bx) return false
  const az = ((iz < 0 ? z1 : z0) - z) * iz
  const bz = ((iz < 0 ? z0 : z1) - z) * iz
  const near = Math.max(ax, ay, az)
  const far = Math.min(bx, by, bz)
  return near < reach && near <= far && far > 0
}
