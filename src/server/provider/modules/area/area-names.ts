import type { MarketContext } from '../../context.ts'
import { integer, orNull, text } from '../../db/column-table.ts'
import type { AreaRecord } from './area-store.ts'

/*
 * Areas go by level and slug, "region-admin-subdistrict.bishan", which hold across editions; their numbers are those of one edition. Addresses, kept
 * lists and saved searches from before hold a number. Where they hold the area's name as well, "12:Bishan", the name decides.
 */

/** The id of an area in the contract. */
export const areaKey = ({ level, slug }: Pick<AreaRecord, 'level' | 'slug'>): string => `${level}.${slug}`

/** {@link areaKey} in SQL, of the table under this name. */
export const areaKeySql = (table: string): string => `${table}.level || '.' || ${table}.slug`

interface NamedArea {
  level?: string
  slug?: string
  /** of some edition */
  id?: number
  name?: string
}

const KEY = /^([a-z-]{1,40})\.([a-z\d-]{1,120})$/
const OLDER = /^([1-9]\d{0,14})(?::(.{1,120}))?$/

function readArea(text: string): NamedArea {
  const key = KEY.exec(text)
  if (key) return { level: key[1] ?? '', slug: key[2] ?? '' }
  const older = OLDER.exec(text)
  if (!older) return {}
  return older[2] === undefined ? { id: Number(older[1]) } : { id: Number(older[1]), name: older[2] }
}

/** The parameter of {@link AREAS_NAMED}. */
export const namedAreas = (texts: readonly string[]): string => JSON.stringify(texts.map(readArea))

const NAME = "n.value ->> 'name' collate nocase"

/** The numbers that named areas have in this edition, as a select with one column; null for one that it does not have. A name that it does not know lets the number decide. */
export const AREAS_NAMED = `select coalesce(
    (select a.id from area a where a.level = n.value ->> 'level' and a.slug = n.value ->> 'slug'),
    (select a.id from area a where a.id = n.value ->> 'id' and (a.name = ${NAME} or a.name_local = ${NAME})),
    (select min(a.id) from area a where a.name = ${NAME}),
    (select min(a.id) from area a where a.name_local = ${NAME}),
    (select a.id from area a where a.id = n.value ->> 'id')) as id
  from json_each(?) n`

/** The keys of named areas, in their order; null for one that the edition does not have. */
export async function keysOfAreas({ market }: Pick<MarketContext, 'market'>, texts: readonly string[]): Promise<(string | null)[]> {
  if (texts.length === 0) return []
  const rows = await market.all(
    { key: orNull(text()) },
    `select ${areaKeySql('own')} as key from (${AREAS_NAMED}) named left join area own on own.id = named.id`,
    namedAreas(texts),
  )
  return rows.map(({ key }) => key)
}

/** The numbers of named areas in this edition; those that it does not have are left out. */
export async function idsOfAreas({ market }: Pick<MarketContext, 'market'>, texts: readonly string[]): Promise<number[]> {
  if (texts.length === 0) return []
  const rows = await market.all({ id: orNull(integer()) }, AREAS_NAMED, namedAreas(texts))
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}
