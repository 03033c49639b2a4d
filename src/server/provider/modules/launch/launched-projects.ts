import type { ProviderContext } from '../../context.ts'
import { batchLoader, indexBy } from '../../db/batch-loader.ts'
import { text } from '../../db/column-table.ts'
import type { Condition } from '../property/store.ts'
import { LAUNCH_COLUMNS, LAUNCH_ROW, type LaunchRow } from './launch-row.ts'

/** Holds for a `project p` that has no launch. Launches and projects lie in two databases: the keys travel as one list. */
export async function notLaunched({ trade, country }: ProviderContext): Promise<Condition> {
  const rows = await trade.all(
    { key: text() },
    `select type_group || ':' || project_slug as key from launch where country = ?`,
    country.countryCode,
  )
  return {
    sql: `p.type_group || ':' || p.slug not in (select value from json_each(?))`,
    parameters: [JSON.stringify(rows.map(({ key }) => key))],
  }
}

/** Launches by their id, "SG:private-stack:the-meadow". */
export const launchesById = ({ trade }: ProviderContext) =>
  batchLoader<string, LaunchRow | null>(async (ids) => {
    const rows = await trade.all(
      LAUNCH_ROW,
      `select ${LAUNCH_COLUMNS} from launch where id in (select value from json_each(?))`,
      JSON.stringify(ids),
    )
    return indexBy(rows, ({ id }) => id)
  }, null)
