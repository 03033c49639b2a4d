import type { ProviderContext } from '../../context.ts'
import { batchLoader } from '../../db/batch-loader.ts'
import { type BuildingInfo, parseBuildingInfo } from './building-info-schema.ts'

/** What the producer filed of each building; read only when somebody asks, since lists do not. */
export const filedInfoByProject = ({ market }: ProviderContext) =>
  batchLoader<number, BuildingInfo>(async (ids) => {
    const rows = await market.all<{ id: number; info: string | null }>(
      'select id, building_info as info from project where id in (select value from json_each(?))',
      JSON.stringify(ids),
    )
    return new Map(rows.map(({ id, info }) => [id, parseBuildingInfo(info)]))
  }, parseBuildingInfo(null))
