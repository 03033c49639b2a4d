import { binColumn, boundsOf } from './gbdt-bins.ts'
import type { ForestOptions } from './gbdt-options.ts'
import type { Forest } from './gbdt-predict.ts'
import { growTree, type Tree, TreeSpace } from './gbdt-tree.ts'
import { sampleBelow, seededRandom } from './random.ts'

/**
 * Fits boosted regression trees to `target` from feature columns (NaN = missing) with row weights. Deterministic for a seed.
 * Histogram-based and leaf-wise, as in LightGBM (Ke et al. 2017).
 */
export function fitForest(columns: readonly Float32Array[], target: Float64Array, weight: Float64Array, options: ForestOptions): Forest {
  const rows = target.length
  const random = seededRandom(options.seed)
  const uppers = columns.map((column) => boundsOf(column))
  const bins = columns.map((column, f) => binColumn(column, uppers[f] as Float64Array))
  const base = weightedMedian(target, weight)
  const answer = new Float64Array(rows).fill(base)
  const gradient = new Float64Array(rows)
  const featureCount = Math.max(1, Math.round(columns.length * options.featureShare))
  const rowCount = Math.max(1, Math.round(rows * options.rowShare))
  const space = new TreeSpace(rowCount, featureCount, options.leaves)
  const trees: Tree[] = []
  for (let t = 0; t < options.trees; t++) {
    for (let row = 0; row < rows; row++) {
      const residual = (target[row] as number) - (answer[row] as number)
      gradient[row] = Math.max(-options.clip, Math.min(options.clip, residual)) * (weight[row] as number)
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
    let at = feature[0] as number
    while (at >= 0) {
      node = (left[node] as number) + (((bins[at] as Uint8Array)[row] as number) > (bin[node] as number) ? 1 : 0)
      at = feature[node] as number
    }
    answer[row] = (answer[row] as number) + (value[node] as number)
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
      const feature = tree.feature[node] as number
      forest.feature[offset + node] = feature
      if (feature < 0) forest.number[offset + node] = tree.value[node] as number
      else {
        const bin = tree.bin[node] as number
        forest.left[offset + node] = offset + (tree.left[node] as number)
        forest.number[offset + node] = bin === 0 ? Number.NEGATIVE_INFINITY : ((uppers[feature] as Float64Array)[bin - 1] as number)
      }
    }
    offset += tree.nodes
  })
  return forest
}

function weightedMedian(values: Float64Array, weight: Float64Array): number {
  const order = Array.from(values.keys()).sort((a, b) => (values[a] as number) - (values[b] as number))
  const half = weight.reduce((sum, w) => sum + w, 0) / 2
  let sum = 0
  for (const row of order) {
    sum += weight[row] as number
    if (sum >= half) return values[row] as number
  }
  return 0
}
