import type { ProviderContext } from '../../context.ts'
import { batchLoader } from '../../db/batch-loader.ts'
import { pick } from '../../db/column-table.ts'
import { PROJECT } from '../../db/market/place-tables.ts'
import { parseBuildingInfo, type StoredBuildingInfo } from './building-info-schema.ts'

/** The building info of each project; read only when it is selected, because lists do not need it. */
export const filedInfoByProject = ({ market }: ProviderContext) =>
  batchLoader<number, StoredBuildingInfo>(async (ids) => {
    const rows = await market.all(
      { ...pick(PROJECT, 'id'), info: PROJECT.columns.buildingInfo },
      'select id, building_info as info from project where id in (select value from json_each(?))',
      JSON.stringify(ids),
    )
    return new Map(rows.map(({ id, info }) => [id, parseBuildingInfo(info)]))
  }, parseBuildingInfo(null))
