import type { ListingEditsChoice, ListingOutcome } from '#graphql/listing-kinds.ts'
import type { Guard, SqlValue, Statements } from '../../db/client.ts'
import type { ListingAction } from '../listing/listing-states.ts'
import type { WrittenContent } from './listing-content.ts'
import { columnsOf } from './save-listing.ts'

/** What becomes of unpublished edits; those that are published are read before. */
export type EditsChange = { choice: Exclude<ListingEditsChoice, 'publish'> } | ({ choice: 'publish' } & WrittenContent)

/** A mark over a listing that a feed sends: put on it, or taken off. */
export type MarkChange = 'set' | 'clear'

export interface Closing {
  outcome: ListingOutcome
  price: number | null
  day: string | null
}

/** What the edits write into the listing, as the rest of a "set". */
export function publishedBy(edits: EditsChange | undefined): { sql: string; parameters: SqlValue[]; price: number | null } {
  if (edits?.choice !== 'publish') return { sql: '', parameters: [], price: null }
  const columns = columnsOf(edits.content)
  return {
    sql: columns.map(([column]) => `, ${column} = ?`).join(''),
    parameters: columns.map(([, value]) => value),
    price: edits.content.price,
  }
}

interface BesideAct {
  listing: { id: string }
  action: ListingAction
  now: number
  edits?: EditsChange
  closing?: Closing
  mark?: MarkChange
}

/** What an action writes beside the listing, where `standing` says that it was done just now and the row is still the one before. */
export function writeBeside(trade: Statements, { listing: { id }, action, now, edits, closing, mark }: BesideAct, standing: Guard) {
  const writes: Promise<unknown>[] = []
  if (edits?.choice === 'publish')
    writes.push(
      trade.run(
        `update listing_own set edits = null, open_fields = ?, area_measure = ? where listing_id = ? and ${standing.sql}`,
        edits.own.openFields,
        edits.own.areaMeasure,
        id,
        ...standing.parameters,
      ),
    )
  if (edits?.choice === 'discard')
    writes.push(trade.run(`update listing_own set edits = null where listing_id = ? and ${standing.sql}`, id, ...standing.parameters))
  if (closing)
    writes.push(
      trade.run(
        `insert into listing_closing (listing_id, from_state, outcome, price, day, at) select id, state, ?, ?, ?, ? from listing
        where id = ? and ${standing.sql} on conflict (listing_id) do update set from_state = excluded.from_state, outcome = excluded.outcome,
          price = excluded.price, day = excluded.day, at = excluded.at`,
        closing.outcome,
        closing.price,
        closing.day,
        now,
        id,
        ...standing.parameters,
      ),
    )
  if (mark === 'set')
    writes.push(
      trade.run(
        `insert or ignore into listing_mark (listing_id, under_offer_at) select id, ? from listing where id = ? and ${standing.sql}`,
        now,
        id,
        ...standing.parameters,
      ),
    )
  if (mark === 'clear')
    writes.push(trade.run(`delete from listing_mark where listing_id = ? and ${standing.sql}`, id, ...standing.parameters))
  if (action === 'reopen')
    writes.push(trade.run(`delete from listing_closing where listing_id = ? and ${standing.sql}`, id, ...standing.parameters))
  return writes
}
