import { elementAt, float32At, int16At, int32At } from '#lib/element-at.ts'
import type { Forest } from './gbdt-predict.ts'

/** "GBT1", little-endian */
const MAGIC = 0x31544247
const HEADER_BYTES = 24
const NODE_BYTES = 8

/**
 * A forest as bytes, little-endian: magic, feature count, trees and nodes (uint32 each), base (float64); per tree its node count (uint16);
 * per node its feature (int16), left child relative to the tree (uint16) and number (float32).
 */
export function serialiseForest(forest: Forest): Uint8Array {
  const { roots, feature, number, left } = forest
  const bytes = new Uint8Array(HEADER_BYTES + roots.length * 2 + feature.length * NODE_BYTES)
  const view = new DataView(bytes.buffer)
  ;[MAGIC, forest.featureCount, roots.length, feature.length].forEach((value, i) => {
    view.setUint32(i * 4, value, true)
  })
  view.setFloat64(16, forest.base, true)
  let at = HEADER_BYTES
  const ends = [...roots.subarray(1), feature.length]
  roots.forEach((root, tree) => {
    view.setUint16(at, elementAt(ends, tree) - root, true)
    at += 2
  })
  roots.forEach((root, tree) => {
    for (let node = root; node < elementAt(ends, tree); node++, at += NODE_BYTES) {
      const isLeaf = int16At(feature, node) < 0
      view.setInt16(at, int16At(feature, node), true)
      view.setUint16(at + 2, isLeaf ? 0 : int32At(left, node) - root, true)
      view.setFloat32(at + 4, float32At(number, node), true)
    }
  })
  return bytes
}

/** The inverse of {@link serialiseForest}. Throws a RangeError when the bytes are not a forest. */
export function parseForest(bytes: Uint8Array): Forest {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== MAGIC) throw new RangeError('not a forest')
  const [featureCount, trees, nodes] = [view.getUint32(4, true), view.getUint32(8, true), view.getUint32(12, true)]
  if (bytes.length !== HEADER_BYTES + trees * 2 + nodes * NODE_BYTES) throw new RangeError('a forest of another length')
  const forest: Forest = {
    base: view.getFloat64(16, true),
    featureCount,
    roots: new Int32Array(trees),
    feature: new Int16Array(nodes),
    number: new Float32Array(nodes),
    left: new Int32Array(nodes),
  }
  let node = 0
  let at = HEADER_BYTES + trees * 2
  for (let tree = 0; tree < trees; tree++) {
    const root = node
    forest.roots[tree] = root
    const end = root + view.getUint16(HEADER_BYTES + tree * 2, true)
    for (; node < end; node++, at += NODE_BYTES) {
      const feature = view.getInt16(at, true)
      forest.feature[node] = feature
      forest.left[node] = feature < 0 ? 0 : root + view.getUint16(at + 2, true)
      forest.number[node] = view.getFloat32(at + 4, true)
    }
  }
  return forest
}
