import { pick, text } from '../../db/column-table.ts'
import { PROJECT } from '../../db/market/place-tables.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import type { Refresh } from '../../refresh-context.ts'
import { estimateGroupsOf } from './estimate-groups.ts'
import { groupUngrouped } from './place-in-groups.ts'

const PAGE = 50

/** What a listing copies of its project: column → SQL of `project p` with its area and district. */
const COPIED = {
  project_name_local: 'p.name_local',
  area_slug: 'a.slug',
  district_slug: 'd.slug',
  tenure: 'p.tenure',
  tenure_years: 'p.tenure_years',
  completion_year: 'p.completion_year',
  construction_status: 'p.construction_status',
  lat: 'p.lat',
  lng: 'p.lng',
  lease_start_year: 'p.lease_start_year',
  station_walk: 'p.station_walk',
  area_name: 'a.name',
  area_name_local: 'a.name_local',
  area_lat: 'a.lat',
  area_lng: 'a.lng',
} as const

const ROW = pick(LISTING, 'id', 'typeGroup', 'projectSlug')

/**
 * Reads the next listings' copies of the new edition, places them and estimates their homes. The listing of a project that is gone keeps its copies and
 * the edition that they are of, which marks it; its home has no estimate any more.
 */
export const refreshListings: Refresh = async ({ trade, market, country, version, now, databases }, after) => {
  const rows = await trade.all(
    ROW,
    `select id, type_group as typeGroup, project_slug as projectSlug from listing where country = ? and id > ? order by id limit ${PAGE}`,
    country,
    after,
  )
  const ids = rows.map(({ id }) => id)
  const found = await market.all(
    { id: text(), ...pick(PROJECT, 'facilities') },
    `select v.value ->> 'id' as id, p.facilities, ${Object.entries(COPIED)
      .map(([column, sql]) => `${sql} as ${column}`)
      .join(', ')}
    from json_each(?) v cross join project p on p.type_group = v.value ->> 'typeGroup' and p.slug = v.value ->> 'projectSlug'
    left join area a on a.id = p.area_id left join area d on d.id = p.district_id`,
    JSON.stringify(rows),
  )
  await trade.run(
    `update listing set ${Object.keys(COPIED)
      .map((column) => `${column} = v.value ->> '${column}'`)
      .join(', ')}, facilities = listing.facilities | (v.value ->> 'facilities'), edition = ?2, is_ungrouped = 1
    from json_each(?1) v where listing.id = v.value ->> 'id' and listing.edition <> ?2`,
    JSON.stringify(found),
    version,
  )
  await groupUngrouped({ trade, clock: { nowMs: () => now * 1_000 } }, { ids, limit: ids.length })
  await estimateGroupsOf({ trade, databases, country }, ids)
  return rows.length < PAGE ? null : (ids.at(-1) ?? null)
}
