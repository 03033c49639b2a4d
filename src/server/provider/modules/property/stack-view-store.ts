import type { ProviderContext } from '../../context.ts'
import { groupBy } from '../../db/batch-loader.ts'
import { allBut, integer, orNull, pick, type RowOf, real, selectList } from '../../db/column-table.ts'
import { STACK_UNIT } from '../../db/market/deal-tables.ts'
import { BUILDING, STACK } from '../../db/market/place-tables.ts'
import type { StackRecord } from './inside-store.ts'
import { INDEX, indexKey, todaysPrice } from './pooled-sales.ts'
import type { ProjectRecord } from './project-record.ts'

const OWN_COLUMNS = allBut(STACK_UNIT, 'buildingId')
const UNIT_COLUMNS = selectList(OWN_COLUMNS, 'u')
const STACK_COLUMNS = selectList(STACK.columns, 's')

/** An identified home of a stack with its newest sale. Months are yyyymm. */
const UNIT_ROW = {
  ...OWN_COLUMNS,
  /** the psf in prices of the index's newest month; as paid without an index, null before it begins */
  psfToday: orNull(real()),
}
export type StackUnitRecord = RowOf<typeof UNIT_ROW>

export interface StackColumn extends StackRecord {
  units: StackUnitRecord[]
}

export interface StackBuilding {
  id: number
  slug: string
  name: string
  floors: number
  /** identified homes with a recorded sale, including those that are withheld */
  soldCount: number
  /** the month of `psfToday`; null: as paid */
  inPricesOf: number | null
  stacks: StackColumn[]
}

const COLUMN_ROW = { ...STACK.columns, ...pick(BUILDING, 'slug', 'name'), soldCount: integer() }

/**
 * One building of a project, the first where `slug` is null, with its sold homes up to a floor: two statements.
 * Null for a project without stacks, or without that building.
 */
export async function stackBuilding(
  { market }: ProviderContext,
  project: ProjectRecord,
  slug: string | null,
  topFloor: number,
): Promise<StackBuilding | null> {
  const building = `(select s.building_id from building b join stack s on s.building_id = b.id
    where b.project_id = ? and (? is null or b.slug = ?) order by b.slug limit 1)`
  const named = [project.id, slug, slug] as const
  const [columns, units] = await Promise.all([
    market.all(
      COLUMN_ROW,
      `select ${STACK_COLUMNS}, b.slug, b.name, (select count(*) from stack_unit u where u.building_id = b.id) as soldCount
      from stack s join building b on b.id = s.building_id where s.building_id = ${building} order by s.label`,
      ...named,
    ),
    market.all(
      { ...UNIT_ROW, inPricesOf: orNull(integer()) },
      `with ${INDEX} select ${UNIT_COLUMNS}, ${todaysPrice('u.psf', 'u.month')} as psfToday, (select month from latest) as inPricesOf
      from stack_unit u where u.building_id = ${building} and u.floor <= ? order by u.stack_id, u.floor desc`,
      ...indexKey(project),
      ...named,
      topFloor,
    ),
  ])
  const [first] = columns
  if (!first) return null
  const byStack = groupBy(units, ({ stackId }) => stackId)
  return {
    id: first.buildingId,
    slug: first.slug,
    name: first.name,
    floors: Math.max(...columns.map(({ floorHigh }) => floorHigh)),
    soldCount: first.soldCount,
    inPricesOf: units[0]?.inPricesOf ?? null,
    stacks: columns.map((column) => ({ ...column, units: byStack.get(column.id) ?? [] })),
  }
}
