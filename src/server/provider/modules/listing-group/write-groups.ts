import { keysOf } from '#lib/records.ts'
import { searchTerms } from '#lib/search-terms.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { LISTING_PLACING } from '../../db/trade/group-tables.ts'
import { GROUP_FIELDS, type GroupRow } from './group-row.ts'

/** One listing, with the group and the key that it was given. */
interface PlacedListing {
  id: string
  groupId: string | null
  homeKey: string | null
}

export interface Placing {
  /** of the placing that everything was read before */
  revision: number
  listings: readonly PlacedListing[]
  /** the listings that waited, as they were read: one that was changed meanwhile waits again */
  asked: readonly { id: string; version: number; updatedAt: number }[]
  groups: readonly { group: GroupRow; words: string }[]
  merged: ReadonlyMap<string, string>
  now: number
}

const FIELDS = keysOf(GROUP_FIELDS)
const COLUMNS = FIELDS.map((field) => GROUP_FIELDS[field])
/** Never changed once they are there. */
const KEPT = ['id', 'slug', 'country']

/** Each row is made once: a value of json_each is written out anew wherever it is named. */
const UPSERT = `with v as materialized (select value from json_each(?1))
  insert into listing_group (${COLUMNS.join(', ')})
  select ${FIELDS.map((_, at) => `v.value ->> ${at}`).join(', ')} from v where (select revision from listing_placing) = ?2
  on conflict (id) do update set ${COLUMNS.filter((column) => !KEPT.includes(column))
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`

/**
 * Writes a placing in one transaction, unless another one was written since it was read. Returns whether it was. What is live stands in the indexes of
 * places and words, and nothing else does.
 */
export async function writePlacing(trade: Statements, placing: Placing): Promise<boolean> {
  const { revision, listings, asked, groups, merged, now } = placing
  const rows = groups.map(({ group }) => group)
  const live = groups.filter(({ group }) => group.isLive === 1)
  const losers = JSON.stringify([...merged.keys()])
  const touched = JSON.stringify([...rows.map(({ id }) => id), ...merged.keys()])
  const ids = JSON.stringify(rows.map(({ id }) => id))
  const run = (sql: string, ...parameters: SqlValue[]) =>
    trade.run(sql.replace('@unchanged', `(select revision from listing_placing) = ?${parameters.length + 1}`), ...parameters, revision)
  const numbered = 'select n.id from json_each(?1) v cross join listing_group_number n on n.group_id = v.value'
  const work = [
    run('delete from listing_group_alias where id in (select value from json_each(?1)) and @unchanged', ids),
    run(
      `insert into listing_group_alias (id, country, slug, group_id, created_at)
      select g.id, g.country, g.slug, v.value, ?2 from json_each(?1) v cross join listing_group g on g.id = v.key where @unchanged
      on conflict (id) do update set group_id = excluded.group_id`,
      JSON.stringify(Object.fromEntries(merged)),
      now,
    ),
    run(
      `update listing_group_alias set group_id = v.value from json_each(?1) v where listing_group_alias.group_id = v.key and @unchanged`,
      JSON.stringify(Object.fromEntries(merged)),
    ),
    run(`delete from listing_group_place where id in (${numbered}) and @unchanged`, touched),
    run(`delete from listing_group_words where rowid in (${numbered}) and @unchanged`, touched),
    run('delete from listing_group_number where group_id in (select value from json_each(?1)) and @unchanged', losers),
    run('delete from listing_group where id in (select value from json_each(?1)) and @unchanged', losers),
    trade.run(UPSERT, JSON.stringify(rows.map((row) => FIELDS.map((field) => row[field]))), revision),
    run(
      'insert or ignore into listing_group_number (group_id) select value from json_each(?1) where @unchanged',
      JSON.stringify(live.map(({ group }) => group.id)),
    ),
    run(
      `insert into listing_group_place (id, lat_min, lat_max, lng_min, lng_max)
      select n.id, v.value ->> 'lat', v.value ->> 'lat', v.value ->> 'lng', v.value ->> 'lng'
      from json_each(?1) v cross join listing_group_number n on n.group_id = v.value ->> 'id' where @unchanged`,
      JSON.stringify(live.flatMap(({ group: { id, lat, lng } }) => (lat === null || lng === null ? [] : [{ id, lat, lng }]))),
    ),
    run(
      `insert into listing_group_words (rowid, project, street, postal, words)
      select n.id, v.value ->> 'project', v.value ->> 'street', v.value ->> 'postal', v.value ->> 'words'
      from json_each(?1) v cross join listing_group_number n on n.group_id = v.value ->> 'id' where @unchanged`,
      JSON.stringify(live.map(wordsOf)),
    ),
    run(
      `update listing set group_id = v.value ->> 'groupId', home_key = v.value ->> 'homeKey'
      from json_each(?1) v where listing.id = v.value ->> 'id' and @unchanged`,
      JSON.stringify(listings),
    ),
    run(
      `update listing set is_ungrouped = 0 from json_each(?1) v
      where listing.id = v.value ->> 'id' and listing.version = v.value ->> 'version' and listing.updated_at = v.value ->> 'updatedAt' and @unchanged`,
      JSON.stringify(asked),
    ),
  ]
  const [moved] = await Promise.all([
    Promise.all(work).then(() => null),
    trade.all(
      pick(LISTING_PLACING, 'revision'),
      'update listing_placing set revision = revision + 1 where revision = ?1 returning revision',
      revision,
    ),
  ]).then(([, raised]) => raised)
  return moved !== undefined
}

const wordsOf = ({ group, words }: Placing['groups'][number]) => ({
  id: group.id,
  project: searchTerms(group.projectName, group.projectNameLocal),
  street: searchTerms(group.street),
  postal: group.postalCode,
  words: searchTerms(words),
})
