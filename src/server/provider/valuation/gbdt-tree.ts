import { addFloat64At, elementAt, float64At, int32At, uint8At } from '#lib/element-at.ts'
import type { ForestOptions } from './gbdt-options.ts'

/** One tree over binned features: rows with a bin up to `bin[i]` go to `left[i]`, the others to `left[i] + 1`; `feature[i]` is −1 in a leaf. */
export interface Tree {
  nodes: number
  feature: Int16Array
  bin: Uint8Array
  left: Int32Array
  value: Float64Array
}

const BINS = 256
const BIN_CELLS = BINS * 2

/** Memory that every tree of a forest uses again. */
export class TreeSpace {
  readonly order: Int32Array
  readonly spare: Int32Array
  readonly gradient: Float64Array
  readonly weight: Float64Array
  /** one histogram per leaf: per feature and bin the sum of gradients and the sum of weights */
  readonly histograms: Float64Array[]

  constructor(rows: number, features: number, leaves: number) {
    this.order = new Int32Array(rows)
    this.spare = new Int32Array(rows)
    this.gradient = new Float64Array(rows)
    this.weight = new Float64Array(rows)
    this.histograms = Array.from({ length: leaves }, () => new Float64Array(features * BIN_CELLS))
  }
}

interface Growth {
  bins: readonly Uint8Array[]
  features: Int32Array
  gradient: Float64Array
  weight: Float64Array
  sample: Int32Array
  options: ForestOptions
  space: TreeSpace
}

interface Leaf {
  node: number
  from: number
  to: number
  /** which histogram of the space */
  slot: number
  g: number
  w: number
  /** bounds of the value that monotone ancestors leave */
  low: number
  high: number
  split: Split | null
}

interface Split {
  gain: number
  /** position among the sampled features */
  at: number
  bin: number
  leftG: number
  leftW: number
}

export function growTree(growth: Growth): Tree {
  const { options, space, sample, gradient, weight } = growth
  const tree = emptyTree(options.leaves * 2)
  space.order.set(sample)
  let g = 0
  let w = 0
  for (const row of sample) {
    g += float64At(gradient, row)
    w += float64At(weight, row)
  }
  const root: Leaf = { node: 0, from: 0, to: sample.length, slot: 0, g, w, low: -Infinity, high: Infinity, split: null }
  fillHistogram(growth, root)
  root.split = bestSplit(growth, root)
  const leaves = [root]
  while (leaves.length < options.leaves) {
    let best: { leaf: Leaf; split: Split } | null = null
    for (const leaf of leaves) if (leaf.split && (!best || leaf.split.gain > best.split.gain)) best = { leaf, split: leaf.split }
    if (!best) break
    leaves.splice(leaves.indexOf(best.leaf), 1, ...divide(growth, tree, best.leaf, best.split, leaves.length))
  }
  for (const leaf of leaves) tree.value[leaf.node] = options.rate * leafValue(leaf.g, leaf.w, leaf, options.ridge)
  return tree
}

const emptyTree = (nodes: number): Tree => ({
  nodes: 1,
  feature: new Int16Array(nodes).fill(-1),
  bin: new Uint8Array(nodes),
  left: new Int32Array(nodes),
  value: new Float64Array(nodes),
})

const leafValue = (g: number, w: number, { low, high }: Leaf, ridge: number): number => Math.max(low, Math.min(high, g / (w + ridge)))

/** Splits a leaf; the smaller half's histogram is counted, the other's is the difference. */
function divide(growth: Growth, tree: Tree, leaf: Leaf, split: Split, freeSlot: number): [Leaf, Leaf] {
  const { space, options, features } = growth
  const feature = int32At(features, split.at)
  const middle = partition(growth, leaf, feature, split.bin)
  const node = tree.nodes
  tree.nodes += 2
  tree.feature[leaf.node] = feature
  tree.bin[leaf.node] = split.bin
  tree.left[leaf.node] = node
  const left: Leaf = { ...leaf, node, to: middle, g: split.leftG, w: split.leftW, split: null }
  const right: Leaf = { ...leaf, node: node + 1, from: middle, g: leaf.g - split.leftG, w: leaf.w - split.leftW, split: null }
  const direction = options.monotone?.[feature] ?? 0
  if (direction !== 0) {
    const between = (leafValue(left.g, left.w, leaf, options.ridge) + leafValue(right.g, right.w, leaf, options.ridge)) / 2
    if (direction > 0) left.high = right.low = between
    else left.low = right.high = between
  }
  const [small, large] = left.to - left.from <= right.to - right.from ? [left, right] : [right, left]
  small.slot = freeSlot
  fillHistogram(growth, small)
  const counted = elementAt(space.histograms, small.slot)
  const rest = elementAt(space.histograms, large.slot)
  for (let i = 0; i < counted.length; i++) rest[i] = float64At(rest, i) - float64At(counted, i)
  left.split = bestSplit(growth, left)
  right.split = bestSplit(growth, right)
  return [left, right]
}

/** Moves the leaf's rows that go left before the others, keeping their order; returns where the others begin. */
function partition({ bins, space }: Growth, { from, to }: Leaf, feature: number, bin: number): number {
  const { order, spare } = space
  const column = elementAt(bins, feature)
  let left = from
  let right = 0
  for (let i = from; i < to; i++) {
    const row = int32At(order, i)
    if (uint8At(column, row) <= bin) order[left++] = row
    else spare[right++] = row
  }
  for (let i = 0; i < right; i++) order[left + i] = int32At(spare, i)
  return left
}

function fillHistogram({ bins, features, gradient, weight, space }: Growth, { from, to, slot }: Leaf): void {
  const { order } = space
  const histogram = elementAt(space.histograms, slot)
  histogram.fill(0)
  for (let i = from; i < to; i++) {
    space.gradient[i] = float64At(gradient, int32At(order, i))
    space.weight[i] = float64At(weight, int32At(order, i))
  }
  for (let f = 0; f < features.length; f++)
    countFeature(elementAt(bins, int32At(features, f)), histogram.subarray(f * BIN_CELLS, (f + 1) * BIN_CELLS), space, from, to)
}

function countFeature(column: Uint8Array, cells: Float64Array, { order, gradient, weight }: TreeSpace, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const cell = uint8At(column, int32At(order, i)) * 2
    addFloat64At(cells, cell, float64At(gradient, i))
    addFloat64At(cells, cell + 1, float64At(weight, i))
  }
}

function bestSplit({ features, options, space }: Growth, leaf: Leaf): Split | null {
  const { leafWeight, ridge, monotone } = options
  if (leaf.w < leafWeight * 2) return null
  const histogram = elementAt(space.histograms, leaf.slot)
  const score = (g: number, w: number): number => {
    const value = leafValue(g, w, leaf, ridge)
    return value * (2 * g - (w + ridge) * value)
  }
  const own = score(leaf.g, leaf.w)
  let best: Split | null = null
  let bestGain = 1e-12
  for (let at = 0; at < features.length; at++) {
    const direction = monotone?.[int32At(features, at)] ?? 0
    let leftG = 0
    let leftW = 0
    const start = at * BIN_CELLS
    for (let bin = 0; bin < BINS - 1; bin++) {
      const w = float64At(histogram, start + bin * 2 + 1)
      if (w === 0) continue
      leftG += float64At(histogram, start + bin * 2)
      leftW += w
      if (leftW < leafWeight) continue
      const rightW = leaf.w - leftW
      if (rightW < leafWeight) break
      const rightG = leaf.g - leftG
      const gain = score(leftG, leftW) + score(rightG, rightW) - own
      if (gain <= bestGain) continue
      if (direction !== 0 && direction * (leafValue(rightG, rightW, leaf, ridge) - leafValue(leftG, leftW, leaf, ridge)) < 0) continue
      bestGain = gain
      best = { gain, at, bin, leftG, leftW }
    }
  }
  return best
}
