import type { MarketContext } from '../../context.ts'
import { PROJECT_COLUMNS, PROJECT_ROW, type ProjectRecord } from '../property/project-record.ts'
import type { OwnHomeRow } from './own-home-store.ts'

type Place = Pick<OwnHomeRow, 'typeGroup' | 'slug'>

export const ownPlaceKey = ({ typeGroup, slug }: Place): string => `${typeGroup} ${slug}`

/** The projects of homes of one country, by {@link ownPlaceKey}; those that an edition does not have are missing. One statement. */
export async function projectsOfHomes({ market }: MarketContext, homes: readonly Place[]): Promise<Map<string, ProjectRecord>> {
  if (homes.length === 0) return new Map()
  const asked = new Map(homes.map(({ typeGroup, slug }) => [ownPlaceKey({ typeGroup, slug }), { typeGroup, slug }]))
  const rows = await market.all(
    PROJECT_ROW,
    `select ${PROJECT_COLUMNS} from json_each(?) v cross join project p on p.type_group = v.value ->> 'typeGroup' and p.slug = v.value ->> 'slug'`,
    JSON.stringify([...asked.values()]),
  )
  return new Map(rows.map((project) => [ownPlaceKey(project), project]))
}
