import type { MarketContext } from '../../context.ts'
import { batchLoader, groupBy } from '../../db/batch-loader.ts'
import { integer, pick, selectList } from '../../db/column-table.ts'
import { TXN, UNIT_MIX } from '../../db/market/deal-tables.ts'
import { TXN_FLAG } from '../../db/market/rows.ts'
import { type UnitMixRecord, withoutRent } from './unit-mix-rules.ts'

const COLUMNS = selectList(UNIT_MIX.columns)

/** The unit mixes of each project. */
export const unitMixesByProject = ({ market, country }: MarketContext) =>
  batchLoader<number, UnitMixRecord[]>(async (ids) => {
    const rows = await market.all(
      UNIT_MIX.columns,
      `select ${COLUMNS} from unit_mix where project_id in (select value from json_each(?)) order by project_id, unit_mix`,
      JSON.stringify(ids),
    )
    return groupBy(country.disclosesRent ? rows : rows.map(withoutRent), (row) => row.projectId)
  }, [])

/** First and newest month of the developer's sales by project, then by unit mix; months are yyyymm. */
export const launchMonthsByProject = ({ market }: MarketContext) =>
  batchLoader<number, { unitMix: string; from: number; to: number }[]>(async (ids) => {
    const rows = await market.all(
      { ...pick(TXN, 'projectId', 'unitMix'), from: integer(), to: integer() },
      `select project_id as projectId, unit_mix as unitMix, min(month) as "from", max(month) as "to" from txn
      where project_id in (select value from json_each(?)) and kind = 'sale' and activity = 'newsale' group by project_id, unit_mix`,
      JSON.stringify(ids),
    )
    return groupBy(rows, (row) => row.projectId)
  }, [])

/** Whether a project has sales whose bedrooms no record states. */
export const derivedMixesByProject = ({ market }: MarketContext) =>
  batchLoader<number, boolean>(async (ids) => {
    const rows = await market.all(
      { projectId: integer() },
      `select asked.value as projectId from json_each(?) asked
      where exists (select 1 from txn where project_id = asked.value and flags & ${TXN_FLAG.derivedUnitMix} <> 0)`,
      JSON.stringify(ids),
    )
    return new Map(rows.map(({ projectId }) => [projectId, true]))
  }, false)
