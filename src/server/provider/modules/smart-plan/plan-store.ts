import { SMART_PLANS_KEPT_MAX } from '#graphql/plan-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf, selectList } from '../../db/column-table.ts'
import { SMART_PLAN } from '../../db/trade/agent-tool-tables.ts'
import type { Page } from '../../paging.ts'

/** A kept plan; times in unix seconds. */
const SMART_PLAN_ROW = {
  ...pick(SMART_PLAN, 'id', 'country', 'title'),
  /** JSON */
  plan: SMART_PLAN.columns.plan,
  ...pick(SMART_PLAN, 'version', 'createdAt', 'updatedAt'),
}
export type SmartPlanRow = RowOf<typeof SMART_PLAN_ROW>

const COLUMNS = selectList(SMART_PLAN_ROW)

/** Those of a country, the last changed first. */
export const listSmartPlans = (trade: Statements, owner: string, country: CountryCode, { first, offset }: Page): Promise<SmartPlanRow[]> =>
  trade.all(
    SMART_PLAN_ROW,
    `select ${COLUMNS} from smart_plan where owner = ? and country = ? order by updated_at desc, id limit ? offset ?`,
    owner,
    country,
    first + 1,
    offset,
  )

export const countSmartPlans = async (trade: Statements, owner: string, country: CountryCode): Promise<number> =>
  (await trade.first({ n: integer() }, 'select count(*) as n from smart_plan where owner = ? and country = ?', owner, country))?.n ?? 0

export const readSmartPlan = (trade: Statements, owner: string, by: { id: string } | { key: string }): Promise<SmartPlanRow | null> =>
  trade.first(
    SMART_PLAN_ROW,
    `select ${COLUMNS} from smart_plan where owner = ? and ${'id' in by ? 'id' : 'key'} = ?`,
    owner,
    'id' in by ? by.id : by.key,
  )

/** Keeps a plan once for its key, unless its owner has too many. */
export const keepSmartPlan = (
  trade: Statements,
  { owner, key, ...plan }: Omit<SmartPlanRow, 'version' | 'updatedAt'> & { owner: string; key: string },
): Promise<unknown> =>
  trade.run(
    `insert or ignore into smart_plan (id, key, owner, country, title, plan, created_at, updated_at)
      select ?, ?, ?, ?, ?, ?, ?7, ?7 where (select count(*) from smart_plan where owner = ?3) < ${SMART_PLANS_KEPT_MAX}`,
    plan.id,
    key,
    owner,
    plan.country,
    plan.title,
    plan.plan,
    plan.createdAt,
  )

/** Changes the version that it was made on; answers none where somebody was quicker. */
export const changeSmartPlan = (
  trade: Statements,
  owner: string,
  change: { id: string; version: number; title: string; plan: string; now: number },
): Promise<SmartPlanRow | null> =>
  trade.first(
    SMART_PLAN_ROW,
    `update smart_plan set title = ?, plan = ?, version = version + 1, updated_at = ? where owner = ? and id = ? and version = ? returning ${COLUMNS}`,
    change.title,
    change.plan,
    change.now,
    owner,
    change.id,
    change.version,
  )

/** Null where the owner has no such plan. */
export const deleteSmartPlan = (trade: Statements, owner: string, id: string): Promise<{ id: string } | null> =>
  trade.first(pick(SMART_PLAN, 'id'), 'delete from smart_plan where owner = ? and id = ? returning id', owner, id)
