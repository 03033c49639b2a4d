import type { Feature, FeatureCollection, Point } from 'geojson'
import { figureOf } from '#filter/quantisation.ts'
import { int32At } from '#lib/element-at.ts'
import { quantileSorted } from '#lib/quantiles.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import { type Clusters, indexOfKey, type Mark } from './marker-clusters.ts'
import type { MarkerData } from './marker-data.ts'

/** How a price per square foot is written, with its unit. */
export type PriceWords = (psf: number) => string

/** The median psf of the last twelve months of a mark, of the projects of a cluster of one kind their median; null where nothing was sold in them. */
function psfOf(data: MarkerData, mark: Mark, members: readonly Uint32Array[]): number | null {
  const psfAt = (group: TypeGroup, index: number) => figureOf('psf', int32At(data[group].columns.psf, index))
  if (mark.kind === 'marker') return psfAt(mark.group, mark.index)
  const { group } = mark
  if (group === null) return null
  const known = Array.from(members[mark.clusterId] ?? [], (key) => psfAt(group, indexOfKey(key))).filter((psf) => psf !== null)
  return known.length === 0
    ? null
    : quantileSorted(
        known.toSorted((a, b) => a - b),
        0.5,
      )
}

/**
 * Every near mark as a point: `price` is the median psf of its last twelve months, which compares small homes with large ones, '' for clusters
 * of several kinds and where nothing was sold in them; labels with lower `order` are
 * placed first where two would overlap. `isWhole`: whether the label is fully visible.
 */
export function priceLabels(
  data: MarkerData,
  { marks, members }: Clusters,
  written: PriceWords,
  isWhole: (mark: Mark, text: string) => boolean = () => true,
): FeatureCollection<Point> {
  const features = marks.map((mark): Feature<Point, { price: string; order: number }> => {
    const price = psfOf(data, mark, members)
    const text = price === null ? '' : written(price)
    return {
      type: 'Feature',
      properties: { price: isWhole(mark, text) ? text : '', order: -(price ?? 0) },
      geometry: { type: 'Point', coordinates: [mark.lng, mark.lat] },
    }
  })
  return { type: 'FeatureCollection', features }
}

const CHARACTER_PX = 7
/** a price is below its mark, and the attribution in the last line of the map */
const BELOW_PX = 32
const ATTRIBUTION_PX = 20

/** Whether the price of a mark at this point is fully visible within the map. */
export function isInView({ x, y }: { x: number; y: number }, text: string, { width, height }: { width: number; height: number }): boolean {
  const half = (text.length * CHARACTER_PX) / 2
  return x >= half && x <= width - half && y >= 0 && y <= height - ATTRIBUTION_PX - BELOW_PX
}
