import type { LocaleCode } from '#market/locale-tags.ts'
import type { Guard, Statements } from '../../../db/client.ts'
import { idOfKey } from '../../../id-of-key.ts'
import { hashOf } from '../../../secret.ts'
import type { BookedHome } from '../../booking/booking-row.ts'
import { OWED_STATES } from '../../order/states/order-states.ts'
import { OWN_COLUMNS, OWN_TOUR_ROW, type OwnTourRow } from './own-tour-store.ts'
import { tourPath } from './tour-path.ts'

/** States in which the vendor makes the tour of an order, as a list of SQL. */
const OWED = `(${OWED_STATES.map((state) => `'${state}'`).join(', ')})`

/** A tour that its vendor writes now: nobody's yet, of an order that is worked on. `?` is the vendor's account. */
const OF_VENDOR = `tour.agent is null and exists (select 1 from vendor_order o where o.id = tour.order_id and o.vendor = ? and o.state in ${OWED})`

export const readTourOfVendor = (trade: Statements, vendor: string, id: string): Promise<OwnTourRow | null> =>
  trade.first(OWN_TOUR_ROW, `select ${OWN_COLUMNS} from tour where tour.id = ? and ${OF_VENDOR}`, id, vendor)

/** The tour that was begun for an order; null where none was. */
export const readTourOfOrder = (trade: Statements, order: string): Promise<OwnTourRow | null> =>
  trade.first(OWN_TOUR_ROW, `select ${OWN_COLUMNS} from tour where tour.order_id = ?`, order)

interface TourOfOrder {
  order: { id: string; country: OwnTourRow['country']; home: BookedHome | null }
  locale: LocaleCode
  now: number
}

/**
 * Begins the tour of an order, once, while the order is worked on and asks for one. It has the name of the project, where the order names one: an address in the
 * agent's own words would tell everybody which home it is.
 */
export async function insertTourOfOrder(trade: Statements, { order, locale, now }: TourOfOrder): Promise<void> {
  const { home } = order
  const title = home?.name ?? ''
  const id = idOfKey(hashOf(`tour of order ${order.id}`))
  const draft = JSON.stringify({ title, about: '', projectName: title, plan: null, scenes: [] })
  await trade.run(
    `insert or ignore into tour (id, path, country, order_id, state, title, locale, draft, type_group, project_slug, project_name, created_at, updated_at)
    select ?1, ?2, o.country, o.id, 'draft', ?3, ?4, ?5, ?6, ?7, ?3, ?8, ?8 from vendor_order o where o.id = ?9 and o.state in ${OWED}
      and exists (select 1 from json_each(o.lines) line where line.value ->> 'service' = 'tour')`,
    id,
    tourPath(title, id),
    title,
    locale,
    draft,
    home?.typeGroup ?? null,
    home?.slug ?? null,
    now,
    order.id,
  )
}

/** Whom a tour is handed over to, and the advertisement that it is of. */
export interface HandedTour {
  tour: Pick<OwnTourRow, 'id' | 'version'>
  agent: string
  listing: string | null
  now: number
}

/** Holds where the tour of an order still has the version that was looked at, and the listing that was chosen is the agent's. */
export const mayHandOver = ({ tour, agent, listing }: HandedTour): Guard => ({
  sql: `exists (select 1 from tour where id = ? and version = ? and agent is null) and (? is null or exists (select 1 from listing
    where id = ? and agent = ? and state <> 'closed'))`,
  parameters: [tour.id, tour.version, listing, listing, agent],
})

/** Hands the tour of an order over to its agent where `done` holds; its version is raised. Ask for it in the tick of the approval. */
export const handOverTour = (trade: Statements, { tour, agent, listing, now }: HandedTour, done: Guard): Promise<unknown> =>
  trade.run(
    `update tour set agent = ?, listing_id = ?, version = version + 1, updated_at = ? where id = ? and version = ? and agent is null and ${done.sql}`,
    agent,
    listing,
    now,
    tour.id,
    tour.version,
    ...done.parameters,
  )
