import type { MarketContext } from '../../context.ts'
import { batchLoader, groupBy } from '../../db/batch-loader.ts'
import { fieldsWithout, selectList } from '../../db/column-table.ts'
import { UNIT_MIX } from '../../db/market/deal-tables.ts'
import { type UnitMixRecord, withoutRent } from './unit-mix-rules.ts'

const COLUMNS = selectList(fieldsWithout(UNIT_MIX))

/** The unit mixes of each project. */
export const unitMixesByProject = ({ market, country }: MarketContext) =>
  batchLoader<number, UnitMixRecord[]>(async (ids) => {
    const rows = await market.all<UnitMixRecord>(
      `select ${COLUMNS} from unit_mix where project_id in (select value from json_each(?)) order by project_id, unit_mix`,
      JSON.stringify(ids),
    )
    return groupBy(country.disclosesRent ? rows : rows.map(withoutRent), (row) => row.projectId)
  }, [])
