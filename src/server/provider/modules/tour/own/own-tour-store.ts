import { OWN_TOURS_MAX } from '#graphql/tour-kinds.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Guard, Statements } from '../../../db/client.ts'
import { integer, pick, type RowOf, selectList } from '../../../db/column-table.ts'
import { TOUR, TOUR_COUNT } from '../../../db/trade/tour-tables.ts'
import type { AdvertisedBy } from '../../listing/listing-row.ts'
import { OWED_STATES } from '../../order/states/order-states.ts'
import { readTour, TOUR_ROW, type TourRow, type WholeTour } from '../tour-row.ts'
import { type TourDraft, tourDraft } from './tour-draft.ts'

/** A tour as its agent has it. */
export const OWN_TOUR_ROW = {
  ...TOUR_ROW,
  /** JSON of TourDraft; null: what is in the tables */
  draft: TOUR.columns.draft,
  /** the vendor's order that it was made for */
  orderId: TOUR.columns.orderId,
  /** the advertisement of the home */
  listingId: TOUR.columns.listingId,
}
export type OwnTourRow = RowOf<typeof OWN_TOUR_ROW>

export const OWN_COLUMNS = selectList(OWN_TOUR_ROW, 'tour')

export const readOwnTour = (trade: Statements, owners: readonly string[], id: string): Promise<OwnTourRow | null> =>
  trade.first(
    OWN_TOUR_ROW,
    `select ${OWN_COLUMNS} from tour where id = ? and agent in (select value from json_each(?))`,
    id,
    JSON.stringify(owners),
  )

/** The latest first. */
export const listOwnTours = (trade: Statements, owners: readonly string[]): Promise<OwnTourRow[]> =>
  trade.all(
    OWN_TOUR_ROW,
    `select ${OWN_COLUMNS} from tour where agent in (select value from json_each(?)) order by updated_at desc, id limit ?`,
    JSON.stringify(owners),
    OWN_TOURS_MAX,
  )

/** What is being written; without a change since it was shown, what is shown. */
export async function draftOf(trade: Statements, tour: OwnTourRow): Promise<TourDraft> {
  if (tour.draft !== null) return tourDraft.parse(JSON.parse(tour.draft))
  const { scenes, spots, title, about, projectName, plan, planWidth, planHeight, planMetre } = await readTour(trade, tour)
  return {
    title,
    about,
    projectName,
    plan: planWidth === null || planHeight === null ? null : { bundle: plan, width: planWidth, height: planHeight, metre: planMetre },
    scenes: scenes.map(({ height: _, ...scene }) => ({
      ...scene,
      spots: spots.flatMap(({ scene: of, ...spot }) => (of === scene.id ? [spot] : [])),
    })),
  }
}

/** The tour as it would be shown. */
export function asShown(tour: OwnTourRow, { title, about, projectName, plan, scenes }: TourDraft): WholeTour {
  return {
    ...tour,
    title,
    about,
    projectName,
    plan: plan?.bundle ?? null,
    planWidth: plan?.width ?? null,
    planHeight: plan?.height ?? null,
    planMetre: plan?.metre ?? null,
    scenes: scenes.map(({ spots: _, ...scene }) => ({ ...scene, height: scene.width / 2 })),
    spots: scenes.flatMap(({ id, spots }) => spots.map((spot) => ({ ...spot, scene: id }))),
  }
}

interface NewTour {
  id: string
  path: string
  agent: string
  country: CountryCode
  locale: LocaleCode
  draft: TourDraft
  now: number
}

/** A new tour, once for each id; none where the agent has as many as there may be. */
export const insertTour = (trade: Statements, { id, path, agent, country, locale, draft, now }: NewTour): Promise<unknown> =>
  trade.run(
    `insert or ignore into tour (id, path, country, agent, state, title, about, locale, draft, created_at, updated_at)
    select ?1, ?2, ?3, ?4, 'draft', ?5, ?6, ?7, ?8, ?9, ?9 where (select count(*) from tour where agent = ?4) < ?10`,
    id,
    path,
    country,
    agent,
    draft.title,
    draft.about,
    locale,
    JSON.stringify(draft),
    now,
    OWN_TOURS_MAX,
  )

/** What a vendor has handed in stays as it is until changes are asked for. */
const IS_OPEN = `(tour.agent is not null or tour.order_id is null or exists (select 1 from vendor_order o where o.id = tour.order_id
  and o.state in (${OWED_STATES.map((state) => `'${state}'`).join(', ')})))`

/** Keeps what is written where the tour still has this version; true also where the same was kept before. */
export async function replaceDraft(
  trade: Statements,
  { id, version }: Pick<TourRow, 'id' | 'version'>,
  draft: TourDraft,
  now: number,
): Promise<boolean> {
  const text = JSON.stringify(draft)
  const [kept, [same]] = await Promise.all([
    trade.all(
      {},
      `update tour set draft = ?, version = version + 1, updated_at = ? where id = ? and version = ? and draft is not ? and ${IS_OPEN} returning id`,
      text,
      now,
      id,
      version,
      text,
    ),
    trade.all({ one: integer<1>() }, 'select 1 as one from tour where id = ? and draft = ?', id, text),
  ])
  return kept.length > 0 || same !== undefined
}

const SCENE_FIELDS = ['id', 'place', 'hour', 'name', 'caption', 'alt', 'north', 'yaw', 'pitch', 'zoom', 'pano', 'still', 'width'] as const

/**
 * Shows what is written, where the tour still has this version and `guard` holds, as one transaction: its scenes and doors take the place of those before. False
 * where another version is there.
 */
export async function publishDraft(
  trade: Statements,
  tour: Pick<TourRow, 'id' | 'version'>,
  { title, about, projectName, plan, scenes }: TourDraft,
  lines: AdvertisedBy,
  now: number,
  guard: Guard = { sql: 'true', parameters: [] },
): Promise<boolean> {
  const isDone = 'exists (select 1 from tour where id = ? and version = ? and state = ?)'
  const done = [tour.id, tour.version + 1, 'live']
  const spots = scenes.flatMap(({ id, spots: all }) => all.map((spot) => ({ ...spot, scene: id })))
  const [shown] = await Promise.all([
    trade.all(
      {},
      `update tour set state = 'live', title = ?, about = ?, project_name = ?, plan = ?, plan_width = ?, plan_height = ?, plan_metre = ?, lines = ?,
        draft = null, version = version + 1, updated_at = ? where id = ? and version = ? and ${guard.sql} returning id`,
      title,
      about,
      projectName,
      plan?.bundle ?? null,
      plan?.width ?? null,
      plan?.height ?? null,
      plan?.metre ?? null,
      JSON.stringify(lines),
      now,
      tour.id,
      tour.version,
      ...guard.parameters,
    ),
    trade.run(`delete from tour_scene where tour_id = ? and ${isDone}`, tour.id, ...done),
    trade.run(
      `insert into tour_scene (tour_id, position, ${SCENE_FIELDS.join(', ')}, plan_x, plan_y, height)
      select ?, key, ${SCENE_FIELDS.map((field) => `value ->> '${field}'`).join(', ')}, value ->> 'planX', value ->> 'planY', (value ->> 'width') / 2
      from json_each(?) where ${isDone}`,
      tour.id,
      JSON.stringify(scenes),
      ...done,
    ),
    trade.run(
      `insert into tour_spot (id, scene_id, kind, to_scene, title, text, yaw, pitch)
      select value ->> 'id', value ->> 'scene', value ->> 'kind', value ->> 'toScene', value ->> 'title', value ->> 'text', value ->> 'yaw', value ->> 'pitch'
      from json_each(?) where ${isDone}`,
      JSON.stringify(spots),
      ...done,
    ),
  ])
  return shown.length > 0
}

/** Takes a tour off; what is written stays. */
export const hideTour = (trade: Statements, id: string, now: number): Promise<unknown> =>
  trade.run("update tour set state = 'off', version = version + 1, updated_at = ? where id = ? and state = 'live'", now, id)

/** With all rows of it; its files go with the next clean-up. */
export const removeTour = (trade: Statements, id: string): Promise<unknown> => trade.run('delete from tour where id = ?', id)

/** Scenes and spots of other tours whose ids these would take. */
export const takenIds = async (trade: Statements, tour: string, { scenes }: TourDraft): Promise<boolean> =>
  (await trade.first(
    {},
    `select 1 from json_each(?2) asked where exists (select 1 from tour_scene where id = asked.value and tour_id <> ?1)
      or exists (select 1 from tour_spot spot join tour_scene scene on scene.id = spot.scene_id where spot.id = asked.value and scene.tour_id <> ?1)`,
    tour,
    JSON.stringify(scenes.flatMap(({ id, spots }) => [id, ...spots.map((spot) => spot.id)])),
  )) !== null

/** A day's counts of a tour; `seconds` are spent in all its rooms. */
const TOUR_DAY_ROW = {
  ...pick(TOUR_COUNT, 'day'),
  opens: integer(),
  scenes: integer(),
  seconds: integer(),
  spots: integer(),
  enquiries: integer(),
}
export type TourDay = RowOf<typeof TOUR_DAY_ROW>

const DAYS_MAX = 92

/** By day of the country, the latest first, where anything was counted. */
export const listTourDays = (trade: Statements, id: string): Promise<TourDay[]> =>
  trade.all(
    TOUR_DAY_ROW,
    `select day, sum(iif(what = 'open', n, 0)) as opens, sum(iif(what = 'scene', n, 0)) as scenes, sum(iif(what = 'seconds', n, 0)) as seconds,
      sum(iif(what = 'spot', n, 0)) as spots, sum(iif(what = 'enquiry', n, 0)) as enquiries
    from tour_count where tour_id = ? group by day order by day desc limit ?`,
    id,
    DAYS_MAX,
  )

/** How often each tour was opened. */
export async function opensOf(trade: Statements, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await trade.all(
    { id: TOUR_COUNT.columns.tourId, n: integer() },
    "select tour_id as id, sum(n) as n from tour_count where what = 'open' and tour_id in (select value from json_each(?)) group by tour_id",
    JSON.stringify(ids),
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}
