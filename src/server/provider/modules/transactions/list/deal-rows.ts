import { DEALS_ROWS_MAX, type DealSort } from '#graphql/deal-kinds.ts'
import type { ProviderContext } from '../../../context.ts'
import { integer, pick, type RowOf } from '../../../db/column-table.ts'
import { AREA, PROJECT } from '../../../db/market/place-tables.ts'
import { TXN_FLAG } from '../../../db/market/rows.ts'
import { refusal } from '../../../errors.ts'
import { editionRead } from '../../market/edition-read.ts'
import { disclosedFloors, disclosedUnitNo } from '../../property/unit-identity.ts'
import { mayUse } from '../../subscription/entitlement.ts'
import { TRANSACTION_COLUMNS, TRANSACTION_ROW } from '../store.ts'
import type { DealFilter } from './deal-filter.ts'
import { selectDeals } from './deal-selection.ts'

/** A deal with its home's place. */
const DEAL_ROW = {
  ...TRANSACTION_ROW,
  ...pick(PROJECT, 'typeGroup', 'propertyGroup', 'slug', 'street'),
  projectName: PROJECT.columns.name,
  projectNameLocal: PROJECT.columns.nameLocal,
  areaName: AREA.columns.name,
  areaNameLocal: AREA.columns.nameLocal,
  /** 0 where the month is told */
  yearAlone: integer(),
}
export type DealRecord = RowOf<typeof DEAL_ROW> & { isDisclosed?: true }

export interface DealPage {
  nodes: DealRecord[]
  endCursor: string | null
  /** floors or units of these deals are known more closely than this request may see */
  isWithheld: boolean
}

/** Above every price and size: deals whose size is not on record come last. */
const BEHIND_ALL = 999_999_999_999

const SORTS: Record<DealSort, { column: string; field: 'month' | 'price' | 'psf' | 'areaSqm'; isFalling: boolean }> = {
  newest: { column: 't.month', field: 'month', isFalling: true },
  oldest: { column: 't.month', field: 'month', isFalling: false },
  'price-high': { column: 't.price', field: 'price', isFalling: true },
  'price-low': { column: 't.price', field: 'price', isFalling: false },
  'psf-high': { column: 'coalesce(t.psf, 0)', field: 'psf', isFalling: true },
  'psf-low': { column: `coalesce(t.psf, ${BEHIND_ALL})`, field: 'psf', isFalling: false },
  'size-high': { column: 'coalesce(t.area_sqm, 0)', field: 'areaSqm', isFalling: true },
  'size-low': { column: `coalesce(t.area_sqm, ${BEHIND_ALL})`, field: 'areaSqm', isFalling: false },
}

/** "202506_1234": the value that the order is by and the id of a page's last row. */
function readCursor(after: string): [value: number, id: number] {
  const match = /^(\d{1,12}(?:\.\d{1,20})?(?:e-?\d{1,3})?)_(\d{1,15})$/.exec(after)
  if (!match) throw refusal('bad-cursor', 'after is the endCursor of a page.')
  return [Number(match[1]), Number(match[2])]
}

async function disclosedDeal(deal: DealRecord, context: ProviderContext): Promise<DealRecord> {
  const [floors, unitNo] = await Promise.all([disclosedFloors(deal, context), disclosedUnitNo(deal, context)])
  return { ...deal, ...floors, unitNo, isDisclosed: true }
}

interface PageAsked {
  sort: DealSort
  behind: readonly [value: number, id: number] | null
  rows: number
  /** floors are compared as subscribers see them */
  isDisclosed: boolean
}

/** The rows of a page and one more, where there is another page; floors and units as they are recorded. */
async function readDeals(
  context: ProviderContext,
  filter: DealFilter,
  { sort, behind, rows, isDisclosed }: PageAsked,
): Promise<DealRecord[]> {
  const { column, isFalling } = SORTS[sort]
  const selection = await selectDeals(context, filter, isDisclosed)
  if (!selection) return []
  const [direction, isBehind] = isFalling ? ['desc', '<'] : ['asc', '>']
  return context.market.all(
    DEAL_ROW,
    `with page as materialized (
      select t.id, ${column} as at from ${selection.from}${behind ? ` and (${column}, t.id) ${isBehind} (?, ?)` : ''}
      order by ${column} ${direction}, t.id ${direction} limit ?)
    select ${TRANSACTION_COLUMNS}, p.type_group as typeGroup, p.property_group as propertyGroup, p.slug, p.name as projectName,
      p.name_local as projectNameLocal, t.flags & ${TXN_FLAG.yearAlone} as yearAlone, p.street, a.name as areaName, a.name_local as areaNameLocal
    from page cross join txn t on t.id = page.id cross join project p on p.id = t.project_id cross join area a on a.id = p.area_id
    order by page.at ${direction}, page.id ${direction}`,
    ...selection.parameters,
    ...(behind ?? []),
    rows + 1,
  )
}

/** One page in an order, behind the row that `after` names: no row is counted or passed over. A part of a spreadsheet is not kept. */
export async function listDeals(
  context: ProviderContext,
  filter: DealFilter,
  { sort, after, rows: wanted }: { sort: DealSort; after: string | null; rows: number },
): Promise<DealPage> {
  const { field, isFalling } = SORTS[sort]
  const behind = after === null ? null : readCursor(after)
  const asked: PageAsked = { sort, behind, rows: wanted, isDisclosed: await mayUse(context, 'unit-numbers') }
  const read = () => readDeals(context, filter, asked)
  const found = await (wanted > DEALS_ROWS_MAX ? read() : editionRead(context, 'deals', [filter, asked], read))
  const known = found.slice(0, wanted)
  const nodes = await Promise.all(known.map((deal) => disclosedDeal(deal, context)))
  const last = nodes.at(-1)
  const isWithheld = nodes.some((told, at) =>
    (['unitNo', 'floorLow', 'floorHigh'] as const).some((field) => told[field] !== known[at]?.[field]),
  )
  return {
    nodes,
    endCursor: found.length > wanted && last ? `${last[field] ?? (isFalling ? 0 : BEHIND_ALL)}_${last.id}` : null,
    isWithheld,
  }
}
