import { elementAt } from '#lib/element-at.ts'
import type { ProjectRow } from '../db/market/rows.ts'
import type { DealFiguresOf, WholeDeals } from '../modules/market/whole-deals.ts'
import { summarise } from './summary.ts'
import type { TxnColumns } from './txn-columns.ts'

/** What all sales and all rents of the country cost together, and those of each kind of property: what a list without filters shows, made once for each edition. */
export function wholeDeals(txns: TxnColumns, projects: readonly ProjectRow[]): WholeDeals {
  const groupOf = new Map(projects.map(({ id, propertyGroup }) => [id, propertyGroup]))
  const rows = new Map<string, number[]>()
  for (let row = 0; row < txns.length; row++) {
    const kind = elementAt(txns.isRent, row) ? 'rent' : 'sale'
    for (const key of [kind, `${kind} ${groupOf.get(elementAt(txns.project, row)) ?? ''}`]) {
      const own = rows.get(key)
      if (own) own.push(row)
      else rows.set(key, [row])
    }
  }
  return Object.fromEntries([...rows].toSorted(([a], [b]) => a.localeCompare(b)).map(([key, own]) => [key, figuresOf(txns, own)]))
}

function figuresOf(txns: TxnColumns, rows: readonly number[]): DealFiguresOf {
  const quartiles = (own: readonly number[], values: readonly number[]) => {
    const { p25 = 0, median = 0, p75 = 0 } = summarise(own.map((row) => elementAt(values, row))) ?? {}
    return { p25, median, p75 }
  }
  const sized = rows.filter((row) => elementAt(txns.areaSqm, row) > 0)
  const [from, to] = rows.reduce<[number, number]>(
    ([first, last], row) => [Math.min(first, elementAt(txns.month, row)), Math.max(last, elementAt(txns.month, row))],
    [999_999, 0],
  )
  return {
    n: rows.length,
    from,
    to,
    price: quartiles(rows, txns.price),
    psf: sized.length > 0 ? quartiles(sized, txns.psf) : null,
    psfN: sized.length,
  }
}
