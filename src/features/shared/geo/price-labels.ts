import type { Feature, FeatureCollection, Point } from 'geojson'
import { formatMoney } from '#lib/format.ts'
import { figureOf } from '#market/marker-ladders.ts'
import type { Mark } from './marker-clusters.ts'
import type { MarkerData } from './marker-data.ts'

/** How a price is written. */
export interface PriceWords {
  currency: string
  locale: string
}

/**
 * Every near mark as a point: `price` its last price in words, '' for clusters and where none is known; the lower `order`, the sooner it is
 * written where two would touch.
 */
export function priceLabels(data: MarkerData, marks: readonly Mark[], { currency, locale }: PriceWords): FeatureCollection<Point> {
  const features = marks.map((mark): Feature<Point, { price: string; order: number }> => {
    const price = mark.kind === 'cluster' ? null : figureOf('price', data[mark.group].columns.price[mark.index] as number)
    return {
      type: 'Feature',
      properties: { price: price === null ? '' : formatMoney(price, currency, locale, { compact: true }), order: -(price ?? 0) },
      geometry: { type: 'Point', coordinates: [mark.lng, mark.lat] },
    }
  })
  return { type: 'FeatureCollection', features }
}
