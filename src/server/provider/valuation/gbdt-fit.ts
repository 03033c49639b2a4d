import { addFloat64At, elementAt, float64At, int16At, int32At, uint8At } from '#lib/element-at.ts'
import { binBounds, binColumn } from './gbdt-bins.ts'
import type { ForestOptions } from './gbdt-options.ts'
import type { Forest } from './gbdt-predict.ts'
import { growTree, type Tree, TreeSpace } from './gbdt-tree.ts'
import { sampleBelow, seededRandom } from './random.ts'

/**
 * Fits boosted regression trees to `target` from feature columns (NaN = missing) with row weights. Deterministic for a seed.
 * Without rows it answers NaN. Histogram-based and leaf-wise, as in LightGBM (Ke et al. 2017).
 */
export function fitForest(columns: readonly Float32Array[], target: Float64Array, weight: Float64Array, options: ForestOptions): Forest {
  const rows = target.length
  if (rows === 0) return assemble([], [], Number.NaN, columns.length)
  const random = seededRandom(options.seed)
  const uppers = columns.map((column) => binBounds(column))
  const bins = columns.map((column, f) => binColumn(column, elementAt(uppers, f)))
  const base = weightedMedian(target, weight)
  const answer = new Float64Array(rows).fill(base)
  const gradient = new Float64Array(rows)
  const featureCount = Math.max(1, Math.round(columns.length * options.featureShare))
  const rowCount = Math.max(1, Math.round(rows * options.rowShare))
  const space = new TreeSpace(rowCount, featureCount, options.leaves)
  const trees: Tree[] = []
  for (let t = 0; t < options.trees; t++) {
    for (let row = 0; row < rows; row++) {
      const residual = float64At(target, row) - float64At(answer, row)
      gradient[row] = Math.max(-options.clip, Math.min(options.clip, residual)) * float64At(weight, row)
    }
    const features = sampleBelow(columns.length, featureCount, random)
    const sample = sampleBelow(rows, rowCount, random)
    const tree = growTree({ bins, features, gradient, weight, sample, options, space })
    addAnswers(tree, bins, answer)
    trees.push(tree)
  }
  return assemble(trees, uppers, base, columns.length)
}

function addAnswers(tree: Tree, bins: readonly Uint8Array[], answer: Float64Array): void {
  const { feature, bin, left, value } = tree
  for (let row = 0; row < answer.length; row++) {
    let node = 0
    let at = int16At(feature, 0)
    while (at >= 0) {
      node = int32At(left, node) + (uint8At(elementAt(bins, at), row) > uint8At(bin, node) ? 1 : 0)
      at = int16At(feature, node)
    }
    addFloat64At(answer, row, float64At(value, node))
  }
}

function assemble(trees: readonly Tree[], uppers: readonly Float64Array[], base: number, featureCount: number): Forest {
  const total = trees.reduce((sum, tree) => sum + tree.nodes, 0)
  const forest: Forest = {
    base,
    featureCount,
    roots: new Int32Array(trees.length),
    feature: new Int16Array(total).fill(-1),
    number: new Float32Array(total),
    left: new Int32Array(total),
  }
  let offset = 0
  trees.forEach((tree, t) => {
    forest.roots[t] = offset
    for (let node = 0; node < tree.nodes; node++) {
      const feature = int16At(tree.feature, node)
      forest.feature[offset + node] = feature
      if (feature < 0) forest.number[offset + node] = float64At(tree.value, node)
      else {
        const bin = uint8At(tree.bin, node)
        forest.left[offset + node] = offset + int32At(tree.left, node)
        forest.number[offset + node] = bin === 0 ? Number.NEGATIVE_INFINITY : float64At(elementAt(uppers, feature), bin - 1)
      }
    }
    offset += tree.nodes
  })
  return forest
}

function weightedMedian(values: Float64Array, weight: Float64Array): number {
  const order = Array.from(values.keys()).sort((a, b) => float64At(values, a) - float64At(values, b))
  const half = weight.reduce((sum, w) => sum + w, 0) / 2
  let sum = 0
  for (const row of order) {
    sum += float64At(weight, row)
    if (sum >= half) return float64At(values, row)
  }
  return 0
}
