import { uint16At } from '#lib/element-at.ts'
import type { Subject } from '../../valuation/comparables.ts'
import type { SegmentModel } from '../../valuation/segment-model.ts'
import { BY_SALE, type StoredSale, siteOf } from '../../valuation/stored-sales.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import type { Home } from './evidence.ts'

type Place = Pick<ProjectRecord, 'id' | 'leaseStartYear' | 'completionYear'>

/** The site of a project in the model; null for a project that is newer than the fit. */
export function siteOfProject({ book }: SegmentModel, projectId: number): number | null {
  const site = siteOf(book.projectId, projectId)
  return site < 0 ? null : site
}

/** Whether each sale of the segment says its own kind; elsewhere the place decides it. */
export const kindIsOfSale = ({ book }: SegmentModel, site: number): boolean => book.siteKind[site] === BY_SALE

/**
 * A home in the engine's form. Facts that the visitor is not asked for (a flat's model, the start of its lease) come from the most similar of the
 * project's own sales; null when the model has no such kind of home.
 */
export function subjectOfHome(model: SegmentModel, site: number, place: Place, home: Home, sales: readonly StoredSale[]): Subject | null {
  const { book, month } = model
  const kind = kindIsOfSale(model, site) ? book.kinds.indexOf(home.unitMix) : uint16At(book.siteKind, site)
  if (kind < 0) return null
  const own = sales.filter((sale) => sale.projectId === place.id && (!kindIsOfSale(model, site) || sale.unitMix === home.unitMix))
  const alike = mostAlike(own, home.areaSqm)
  return {
    site,
    kind,
    model:
      book.siteModel[site] === BY_SALE
        ? book.models.indexOf(usual(alike.map((sale) => sale.model ?? '')) ?? '')
        : uint16At(book.siteModel, site),
    area: home.areaSqm,
    floor: home.floor ?? Number.NaN,
    leaseStart:
      usual(alike.flatMap(({ leaseStartYear }) => leaseStartYear ?? [])) ?? place.leaseStartYear ?? home.leaseStartYear ?? Number.NaN,
    month,
  }
}

/** The sales nearest in area: all that are as near as the nearest. */
function mostAlike(sales: readonly StoredSale[], areaSqm: number): StoredSale[] {
  const gap = (sale: StoredSale) => Math.abs(Math.log(sale.areaSqm / areaSqm))
  const least = sales.reduce((best, sale) => Math.min(best, gap(sale)), Number.POSITIVE_INFINITY)
  return sales.filter((sale) => gap(sale) <= least)
}

/** The most frequent value; of equals the one that comes last, which is the newest. */
function usual<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  let best: T | undefined
  for (const value of values) if (best === undefined || (counts.get(value) ?? 0) >= (counts.get(best) ?? 0)) best = value
  return best
}
