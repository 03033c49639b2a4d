import type { ProviderContext } from '../../context.ts'
import { text } from '../../db/column-table.ts'
import type { Condition } from './store.ts'

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
