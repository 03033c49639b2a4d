import { elementAt } from '#lib/element-at.ts'
import { type Path, type PlanePoint, planeDistance } from './plane.ts'

/** points within one cell of this grid are one corner of the network */
const GRID_METRES = 3
/** at a junction two streets are one when the way from the one to the other turns less than this */
const TURN_DEGREES_MAX = 45
const NODES_MAX = 2 ** 25

interface Network {
  nodes: PlanePoint[]
  /** the two nodes of each edge */
  edges: (readonly [number, number])[]
  /** how many lines follow each edge */
  uses: number[]
  /** edges at each node */
  at: number[][]
}

/** Every stretch between two corners once, however often and in whichever direction lines follow it. */
function networkOf(lines: readonly Path[]): Network {
  const known = new Map<string, number>()
  const network: Network = { nodes: [], edges: [], uses: [], at: [] }
  const nodeOf = (spot: PlanePoint): number => {
    const key = `${Math.round(spot[0] / GRID_METRES)} ${Math.round(spot[1] / GRID_METRES)}`
    const id = known.get(key) ?? network.nodes.length
    if (id < network.nodes.length) return id
    known.set(key, id)
    network.nodes.push(spot)
    network.at.push([])
    return id
  }
  const drawn = new Map<number, number>()
  const lastUser: number[] = []
  for (const [user, line] of lines.entries()) {
    let before: number | null = null
    for (const spot of line) {
      const node = nodeOf(spot)
      if (before !== null && before !== node) {
        const key: number = Math.min(before, node) * NODES_MAX + Math.max(before, node)
        const edge: number = drawn.get(key) ?? network.edges.length
        if (edge === network.edges.length) {
          drawn.set(key, edge)
          elementAt(network.at, before).push(edge)
          elementAt(network.at, node).push(edge)
          network.edges.push([before, node])
        }
        if (lastUser[edge] !== user) network.uses[edge] = (network.uses[edge] ?? 0) + 1
        lastUser[edge] = user
      }
      before = node
    }
  }
  return network
}

const otherEnd = ({ edges }: Network, edge: number, node: number): number => {
  const [a, b] = elementAt(edges, edge)
  return a === node ? b : a
}

/** How far the way over a node turns from one edge to another: 0 straight on, 180 back. */
function turnDegrees(network: Network, node: number, one: number, two: number): number {
  const at = elementAt(network.nodes, node)
  const [a, b] = [one, two].map((edge) => elementAt(network.nodes, otherEnd(network, edge, node)))
  if (!a || !b) return 180
  const turn = Math.atan2(b[1] - at[1], b[0] - at[0]) - Math.atan2(at[1] - a[1], at[0] - a[0])
  return (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180) / Math.PI
}

/** Which edge goes on as the same street at a node; the straightest pair first. */
function pairsAt(network: Network, node: number): Map<number, number> {
  const edges = elementAt(network.at, node)
  const most = edges.length === 2 ? 180 : TURN_DEGREES_MAX
  const found = edges.flatMap((one, i) => edges.slice(i + 1).map((two) => ({ one, two, turn: turnDegrees(network, node, one, two) })))
  const pairs = new Map<number, number>()
  for (const { one, two, turn } of found.toSorted((a, b) => a.turn - b.turn || a.one - b.one || a.two - b.two)) {
    if (turn > most || pairs.has(one) || pairs.has(two)) continue
    pairs.set(one, two)
    pairs.set(two, one)
  }
  return pairs
}

/** A way without a sharp turn. */
export interface Stroke {
  path: Path
  metres: number
  /** how many of the lines follow it on the average of its metres */
  uses: number
}

/**
 * Lines that cross, repeat and follow each other as strokes: the longest ways without a sharp turn, of which every stretch belongs to one.
 * The order depends on the order of the lines alone.
 */
export function strokesOf(lines: readonly Path[]): Stroke[] {
  const network = networkOf(lines)
  const pairs = network.nodes.map((_, node) => pairsAt(network, node))
  const isTaken = new Uint8Array(network.edges.length)
  /** edges and nodes after `from` along the street that goes on over it from an edge */
  const walk = (edge: number, from: number): { edges: number[]; nodes: number[] } => {
    const passed: { edges: number[]; nodes: number[] } = { edges: [], nodes: [] }
    for (let [on, node] = [edge, from]; ; ) {
      const next = pairs[node]?.get(on)
      if (next === undefined || isTaken[next] === 1) return passed
      isTaken[next] = 1
      node = otherEnd(network, next, node)
      passed.edges.push(next)
      passed.nodes.push(node)
      on = next
    }
  }
  return network.edges.flatMap(([a, b], edge) => {
    if (isTaken[edge] === 1) return []
    isTaken[edge] = 1
    const [ahead, back] = [walk(edge, b), walk(edge, a)]
    const path = [...back.nodes.reverse(), a, b, ...ahead.nodes].map((node) => elementAt(network.nodes, node))
    return [{ path, ...measured(network, [...back.edges, edge, ...ahead.edges]) }]
  })
}

function measured({ nodes, edges, uses }: Network, along: readonly number[]): Pick<Stroke, 'metres' | 'uses'> {
  let [metres, used] = [0, 0]
  for (const edge of along) {
    const [a, b] = elementAt(edges, edge)
    const own = planeDistance(elementAt(nodes, a), elementAt(nodes, b))
    metres += own
    used += own * elementAt(uses, edge)
  }
  return { metres, uses: used / metres }
}
