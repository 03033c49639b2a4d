import type { Feature, FeatureCollection, Point } from 'geojson'
import { figureOf } from '#filter/quantisation.ts'
import { int32At } from '#lib/element-at.ts'
import type { Mark } from './marker-clusters.ts'
import type { MarkerData } from './marker-data.ts'

/** How a price per square foot is written, with its unit. */
export type PriceWords = (psf: number) => string

/**
 * Every near mark as a point: `price` is the median psf of its last twelve months, which compares small homes with large ones, '' for clusters
 * and where nothing was sold in them; labels with lower `order` are
 * placed first where two would overlap. `isWhole`: whether the label is fully visible.
 */
export function priceLabels(
  data: MarkerData,
  marks: readonly Mark[],
  written: PriceWords,
  isWhole: (mark: Mark, text: string) => boolean = () => true,
): FeatureCollection<Point> {
  const features = marks.map((mark): Feature<Point, { price: string; order: number }> => {
    const price = mark.kind === 'cluster' ? null : figureOf('psf', int32At(data[mark.group].columns.psf, mark.index))
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
