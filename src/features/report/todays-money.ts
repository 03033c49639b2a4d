import type { Body } from './project.ts'

type Index = Pick<NonNullable<Body['areaIndex']>, 'points'>
interface Sale {
  month: string
  psf: number
}

export interface PooledSales<T> {
  sales: T[]
  /** first and newest month of the sales */
  from: string
  to: string
  /** the month whose prices all are in; null where no index reaches back to every sale, and they stand as paid */
  inPricesOf: string | null
}

/** Sales of many months made comparable: each brought by the index of its area to the newest month of that index. Null for none. */
export function inTodaysMoney<T extends Sale>(sales: readonly T[], index: Index | null): PooledSales<T> | null {
  const months = sales.map(({ month }) => month).sort()
  const [from, to] = [months[0], months.at(-1)]
  if (from === undefined || to === undefined) return null
  const points = (index?.points ?? []).toSorted((a, b) => (a.month < b.month ? -1 : 1))
  const today = points.at(-1)
  /** the index of a month, or of the nearest before it */
  const at = (month: string) => points.findLast((point) => point.month <= month)?.value
  const brought = sales.map((sale) => {
    const then = at(sale.month)
    return today && then ? { ...sale, psf: (sale.psf * today.value) / then } : null
  })
  const complete = brought.flatMap((sale) => sale ?? [])
  if (!today || complete.length < sales.length) return { sales: [...sales], from, to, inPricesOf: null }
  return { sales: complete, from, to, inPricesOf: today.month }
}
