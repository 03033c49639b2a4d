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
    let node = roots[tree] as number
    let at = feature[node] as number
    while (at >= 0) {
      // missing values go left: a comparison with NaN is false
      node = (left[node] as number) + ((row[at] as number) > (number[node] as number) ? 1 : 0)
      at = feature[node] as number
    }
    sum += number[node] as number
  }
  return sum
}
