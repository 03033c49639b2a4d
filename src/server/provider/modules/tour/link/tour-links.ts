import { TOUR_PATH, TOUR_PATH_MAX_CHARS } from '#graphql/tour-kinds.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../../context.ts'
import { batchLoader, groupBy } from '../../../db/batch-loader.ts'
import { integer, pick, type RowOf, text } from '../../../db/column-table.ts'
import { TOUR, TOUR_SCENE } from '../../../db/trade/tour-tables.ts'

/** A tour as other pages tell of it: its address, and a picture of its first room. */
const TOUR_LINK = {
  ...pick(TOUR, 'path', 'title', 'locale', 'id'),
  /** where the files of the first view lie */
  still: text(),
  alt: TOUR_SCENE.columns.alt,
  /** each counted once, whatever the hours at which it is shown */
  rooms: integer(),
}
export type TourLink = RowOf<typeof TOUR_LINK>

/** Whose tours: those of a project, of an advertisement, of an account, or the one at an address. */
export type TourOwner =
  | readonly ['project', country: CountryCode, typeGroup: TypeGroup, slug: string]
  | readonly ['listing', id: string]
  | readonly ['agent', account: string]
  | readonly ['path', path: string]

/** So many tours of one owner are told of, the newest first. */
export const TOURS_OF_ONE_MAX = 6

const LINK = `t.path, t.title, t.locale, t.id, coalesce(s.still, s.id) as still, s.alt,
  (select count(distinct place) from tour_scene r where r.tour_id = t.id) as rooms, t.created_at as createdAt`

// each kind by the index of its own, so that no other tour is looked at
const OWNERS: Record<TourOwner[0], string> = {
  project: 't.country = asked.value ->> 1 and t.type_group = asked.value ->> 2 and t.project_slug = asked.value ->> 3',
  listing: 't.listing_id = asked.value ->> 1',
  agent: 't.agent = asked.value ->> 1',
  path: 't.path = asked.value ->> 1',
}

const OF_ALL = Object.entries(OWNERS)
  .map(
    ([kind, isOf]) => `select asked.key as at, ${LINK} from json_each(?1) asked cross join tour t on ${isOf}
    join tour_scene s on s.id = (select own.id from tour_scene own where own.tour_id = t.id order by own.position, own.id limit 1)
    where asked.value ->> 0 = '${kind}' and t.state = 'live'`,
  )
  .join(' union all ')

/** The tours that are shown of each owner, the newest first: one statement for all that are asked in a tick. Keys are owners as JSON, see {@link toursOf}. */
const toursByOwner = ({ trade }: ProviderContext) =>
  batchLoader<string, TourLink[]>(async (keys) => {
    const rows = await trade.all(
      { ...TOUR_LINK, at: integer() },
      `select * from (${OF_ALL}) order by createdAt desc, id`,
      `[${keys.join(',')}]`,
    )
    const found = groupBy(rows, ({ at }) => keys[at] ?? '')
    return new Map([...found].map(([key, tours]) => [key, tours.slice(0, TOURS_OF_ONE_MAX)]))
  }, [])

export const toursOf = (context: ProviderContext, owner: TourOwner): Promise<TourLink[]> =>
  context.perRequest(toursByOwner).load(JSON.stringify(owner))

/** Which of our tours an address names, with or without the prefix of a language; null for an address of another site or page. */
export function namedTour(url: string, siteOrigin: string): string | null {
  const at = URL.parse(url)
  if (!at || at.origin !== siteOrigin) return null
  const path = /^(?:\/[a-z]{2}-[a-z]{2})?\/real360\/([^/]+)\/?$/i.exec(at.pathname)?.[1] ?? ''
  return path.length <= TOUR_PATH_MAX_CHARS && TOUR_PATH.test(path) ? path : null
}

/** The tour of an advertisement: the one that was made of it, or the one of ours that its link names. */
export async function tourOfListing(
  context: ProviderContext,
  { id, tourUrl }: { id: string; tourUrl: string | null },
): Promise<TourLink | null> {
  const path = tourUrl === null ? null : namedTour(tourUrl, context.siteOrigin)
  const [own, named] = await Promise.all([toursOf(context, ['listing', id]), path === null ? [] : toursOf(context, ['path', path])])
  return own[0] ?? named[0] ?? null
}
