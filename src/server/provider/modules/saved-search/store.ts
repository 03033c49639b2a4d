import { SAVED_SEARCHES_MAX } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { SAVED_SEARCH } from '../../db/account/message-tables.ts'
import type { Alert } from '../../db/account/words.ts'
import type { Statements } from '../../db/client.ts'
import { bit, pick, type RowOf } from '../../db/column-table.ts'
import type { SeenHomes } from './homes-seen.ts'
import type { Address, Findings } from './rules.ts'

/** Times are unix seconds. */
const SAVED_SEARCH_ROW = {
  ...pick(SAVED_SEARCH, 'id', 'name', 'country', 'path', 'search', 'alert'),
  hasFilter: bit(),
  /** JSON of {@link PlaceName}s */
  placeNames: SAVED_SEARCH.columns.placeNames,
  ...pick(SAVED_SEARCH, 'createdAt'),
}
export type SavedSearchRow = RowOf<typeof SAVED_SEARCH_ROW>

const COLUMNS =
  'id, name, country, path, search, alert, (filter is not null or listing_filter is not null) as hasFilter, place_names as placeNames, created_at as createdAt'

/** A person's saved searches, the newest first. */
export const listSaved = (account: Statements, userId: string): Promise<SavedSearchRow[]> =>
  account.all(SAVED_SEARCH_ROW, `select ${COLUMNS} from saved_search where user_id = ? order by created_at desc, id`, userId)

export const savedAt = (account: Statements, userId: string, country: CountryCode, { path, search }: Address) =>
  account.first(
    SAVED_SEARCH_ROW,
    `select ${COLUMNS} from saved_search where user_id = ? and country = ? and path = ? and search = ?`,
    userId,
    country,
    path,
    search,
  )

export interface NewSavedSearch extends Address {
  userId: string
  name: string
  country: CountryCode
  siteOrigin: string
  /** JSON */
  filter: string | null
  /** JSON */
  listingFilter: string | null
  placeNames: string | null
  alert: Alert
  seen: (Findings & { version: string }) | null
  seenHomes: SeenHomes | null
  now: number
}

/** Saves a search; null when it exists already or the limit is reached. Counts and writes in one statement. */
export const addSaved = (account: Statements, saved: NewSavedSearch): Promise<SavedSearchRow | null> =>
  account.first(
    SAVED_SEARCH_ROW,
    `insert into saved_search
      (id, user_id, name, country, path, search, site_origin, filter, alert, seen_version, seen_projects, seen_sales, created_at, updated_at, place_names,
      listing_filter, seen_homes)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?13, ?14, ?15, ?16
    where (select count(*) from saved_search where user_id = ?2) < ${SAVED_SEARCHES_MAX}
    on conflict do nothing returning ${COLUMNS}`,
    crypto.randomUUID(),
    saved.userId,
    saved.name,
    saved.country,
    saved.path,
    saved.search,
    saved.siteOrigin,
    saved.filter,
    saved.alert,
    saved.seen?.version ?? null,
    saved.seen?.projects ?? 0,
    saved.seen?.sales ?? 0,
    saved.now,
    saved.placeNames,
    saved.listingFilter,
    saved.seenHomes && JSON.stringify(saved.seenHomes),
  )

/** Changes the given fields; null when the person has no such search. Alerts that are turned on again start with the next edition, or with what is advertised from the next day on. */
export const changeSaved = (
  account: Statements,
  { userId, id, name, alert, now }: { userId: string; id: string; name: string | null; alert: Alert | null; now: number },
): Promise<SavedSearchRow | null> =>
  account.first(
    SAVED_SEARCH_ROW,
    `update saved_search set name = coalesce(?1, name), seen_version = case when alert = 'off' and ?2 <> 'off' then null else seen_version end,
      seen_homes = case when alert = 'off' and ?2 <> 'off' then null else seen_homes end,
      alert = case when filter is null and listing_filter is null then 'off' else coalesce(?2, alert) end, updated_at = ?3
    where id = ?4 and user_id = ?5 returning ${COLUMNS}`,
    name,
    alert,
    now,
    id,
    userId,
  )

/** null when the person has no such search */
export const removeSaved = (account: Statements, userId: string, id: string): Promise<{ id: string } | null> =>
  account.first(pick(SAVED_SEARCH, 'id'), 'delete from saved_search where id = ? and user_id = ? returning id', id, userId)
