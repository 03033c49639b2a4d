import type { ProviderContext } from '../../context.ts'
import { batchLoader, indexBy } from '../../db/batch-loader.ts'
import { LAUNCH_COLUMNS, LAUNCH_ROW, type LaunchRow } from './launch-row.ts'

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
