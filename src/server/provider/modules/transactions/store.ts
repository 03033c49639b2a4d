import type { TransactionKind } from '#graphql/deal-kinds.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader, groupBy, indexBy } from '../../db/batch-loader.ts'
import { allBut, integer, notNull, pick, type RowOf, selectList } from '../../db/column-table.ts'
import { TXN } from '../../db/market/deal-tables.ts'
import { type Connection, connectionOf, type Page } from '../../paging.ts'

export const TRANSACTION_ROW = allBut(TXN, 'buildingId', 'kind', 'leaseStartYear', 'sourceId', 'stackId')
export const TRANSACTION_COLUMNS = selectList(TRANSACTION_ROW, 't')

/** `isDisclosed`: floors and unit are as the request may see them already, so that long lists ask for it once. */
export type TransactionRecord = RowOf<typeof TRANSACTION_ROW> & { isDisclosed?: true }

/** A selection of a project's deals: sales or rents, optionally of one unit mix, building or range of areas, and from a month on. */
export interface TransactionFilter {
  kind: TransactionKind
  unitMix: string | null
  /** slug of the building */
  building: string | null
  /** square metres; a deal whose size is not on record is in no range */
  areaMin: number | null
  areaMax: number | null
  /** yyyymm, 0 for all */
  from: number
}

const MATCHES = `kind = ? and month >= ? and (? is null or area_sqm >= ?) and (? is null or area_sqm <= ?) and (? is null or unit_mix = ?)
  and (? is null or building_id = (select b.id from building b where b.project_id = txn.project_id and b.slug = ?))`
const matching = ({ kind, from, areaMin, areaMax, unitMix, building }: TransactionFilter) =>
  [kind, from, areaMin, areaMin, areaMax, areaMax, unitMix, unitMix, building, building] as const

export interface TransactionList extends Connection<TransactionRecord> {
  projectId: number
  filter: TransactionFilter
}

/** A page of each project's transactions, newest first; all projects that ask for the same page share one statement. */
export const transactionPages = (context: ProviderContext) => {
  const pages = new Map<string, ReturnType<typeof pageLoader>>()
  return (filter: TransactionFilter, page: Page) => {
    const name = JSON.stringify([filter, page])
    const known = pages.get(name)
    if (known) return known
    const made = pageLoader(context, filter, page)
    pages.set(name, made)
    return made
  }
}

function pageLoader(context: ProviderContext, filter: TransactionFilter, page: Page) {
  const counts = countLoader(context, filter)
  return batchLoader<number, TransactionList | null>(async (projectIds) => {
    const rows = await context.market.all(
      TRANSACTION_ROW,
      `select ${TRANSACTION_COLUMNS} from json_each(?) asked cross join txn t on t.id in (
        select id from txn where project_id = asked.value and ${MATCHES} order by month desc, id desc limit ? offset ?)
      order by t.project_id, t.month desc, t.id desc`,
      JSON.stringify(projectIds),
      ...matching(filter),
      page.first + 1,
      page.offset,
    )
    const byProject = groupBy(rows, (row) => row.projectId)
    return new Map(
      projectIds.map((id) => [id, { ...connectionOf(byProject.get(id) ?? [], page, () => counts.load(id)), projectId: id, filter }]),
    )
  }, null)
}

const countLoader = (context: ProviderContext, filter: TransactionFilter) =>
  batchLoader<number, number>(async (projectIds) => {
    const rows = await context.market.all(
      { ...pick(TXN, 'projectId'), n: integer() },
      `select project_id as projectId, count(*) as n from txn
      where project_id in (select value from json_each(?)) and ${MATCHES} group by project_id`,
      JSON.stringify(projectIds),
      ...matching(filter),
    )
    return new Map([...indexBy(rows, (row) => row.projectId)].map(([id, row]) => [id, row.n]))
  }, 0)

/** psf and month of all deals that match and whose size is on record, the lowest psf first; the whole list, not one page. */
export function listPsf({ market }: ProviderContext, { projectId, filter }: TransactionList): Promise<{ psf: number; month: number }[]> {
  return market.all(
    { ...pick(TXN, 'month'), psf: notNull(TXN.columns.psf) },
    `select psf, month from txn where project_id = ? and ${MATCHES} and psf is not null order by psf`,
    projectId,
    ...matching(filter),
  )
}
