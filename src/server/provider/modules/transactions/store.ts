import type { ActivityType } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { BatchLoader, groupBy, indexBy } from '../../db/batch-loader.ts'
import { type Connection, connectionOf, type Page } from '../../paging.ts'

export type TransactionKind = 'sale' | 'rent'

export interface TransactionRecord {
  id: number
  projectId: number
  activity: ActivityType
  month: number
  price: number
  areaSqm: number
  psf: number
  unitMix: string
  floorLow: number | null
  floorHigh: number | null
  unitNo: string | null
  units: number
  model: string | null
}

const COLUMNS = `t.id, t.project_id as projectId, t.activity, t.month, t.price, t.area_sqm as areaSqm, t.psf, t.unit_mix as unitMix,
  t.floor_low as floorLow, t.floor_high as floorHigh, t.unit_no as unitNo, t.units, t.model`

/** A page of each project's transactions, newest first; all projects that ask for the same page share one statement. */
export const transactionPages = (context: ProviderContext) => {
  const pages = new Map<string, BatchLoader<number, Connection<TransactionRecord> | null>>()
  return (kind: TransactionKind, page: Page) => {
    const name = `${kind} ${page.first} ${page.offset}`
    const known = pages.get(name)
    if (known) return known
    const made = pageLoader(context, kind, page)
    pages.set(name, made)
    return made
  }
}

function pageLoader(context: ProviderContext, kind: TransactionKind, page: Page) {
  const counts = context.perRequest(kind === 'sale' ? saleCounts : rentCounts)
  return new BatchLoader<number, Connection<TransactionRecord> | null>(async (projectIds) => {
    const rows = await context.market.all<TransactionRecord>(
      `select ${COLUMNS} from json_each(?) asked cross join txn t on t.id in (
        select id from txn where project_id = asked.value and kind = ? order by month desc, id desc limit ? offset ?)
      order by t.project_id, t.month desc, t.id desc`,
      JSON.stringify(projectIds),
      kind,
      page.first + 1,
      page.offset,
    )
    const byProject = groupBy(rows, (row) => row.projectId)
    return new Map(projectIds.map((id) => [id, connectionOf(byProject.get(id) ?? [], page, () => counts.load(id))]))
  }, null)
}

const countLoader = (context: ProviderContext, kind: TransactionKind) =>
  new BatchLoader<number, number>(async (projectIds) => {
    const rows = await context.market.all<{ projectId: number; n: number }>(
      `select project_id as projectId, count(*) as n from txn
      where project_id in (select value from json_each(?)) and kind = ? group by project_id`,
      JSON.stringify(projectIds),
      kind,
    )
    return new Map([...indexBy(rows, (row) => row.projectId)].map(([id, row]) => [id, row.n]))
  }, 0)

const saleCounts = (context: ProviderContext) => countLoader(context, 'sale')
const rentCounts = (context: ProviderContext) => countLoader(context, 'rent')
