import { float32At, int16At, int32At } from '#lib/element-at.ts'
/**
 * Gradient-boosted regression trees, flat. Node i is a leaf when `feature[i]` is −1, and `number[i]` is its value; else rows whose feature is
 * missing or at most `number[i]` go on to node `left[i]`, the others to `left[i] + 1`. `roots` holds the first node of each tree.
 */
export interface Forest {
  base: number
  featureCount: number
  roots: Int32Array
  feature: Int16Array
  number: Float32Array
  left: Int32Array
}

/** The forest's answer for one row of features. */
export function predictRow({ base, roots, feature, number, left }: Forest, row: Float32Array): number {
  let sum = base
  for (let tree = 0; tree < roots.length; tree++) {
    let node = int32At(roots, tree)
    let at = int16At(feature, node)
    while (at >= 0) {
      // missing values go left: a comparison with NaN is false
      node = int32At(left, node) + (float32At(row, at) > float32At(number, node) ? 1 : 0)
      at = int16At(feature, node)
    }
    sum += float32At(number, node)
  }
  return sum
}
