import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { CODE_KINDS } from '#graphql/billing-kinds.ts'
import { FIGURE_SERIES } from '#graphql/figure-kinds.ts'
import { HOME_LETTERS } from '#graphql/home-kinds.ts'
import { LAUNCH_STATES, UNIT_STATES } from '#graphql/launch-kinds.ts'
import { LISTING_ACTIVITIES, LISTING_OUTCOMES, LISTING_STATES } from '#graphql/listing-kinds.ts'
import { NOTICE_CHANNELS } from '#graphql/notice-kinds.ts'
import { ORDER_STATES } from '#graphql/order-kinds.ts'
import { TOUR_BUNDLES, TOUR_COUNTS, TOUR_HOURS, TOUR_STATES } from '#graphql/tour-kinds.ts'
import {
  ACTIVITY_TYPES,
  AMENITY_TYPES,
  AREA_LEVELS,
  CONSTRUCTION_STATUSES,
  COUNTRY_CODES,
  LAND_ACTIVITIES,
  LAND_STATUSES,
  PROPERTY_GROUPS,
  TENURES,
  TYPE_GROUPS,
} from '#market/vocabulary.ts'
import type { LinkPurpose } from '../modules/account/link-store.ts'
import type { SessionPurpose } from '../modules/account/session-store.ts'
import { USER_KINDS } from '../modules/account/user-row.ts'
import type { CheckoutRow } from '../modules/billing/checkout-row.ts'
import { APPOINTMENT_KINDS, BOOKING_STATES } from '../modules/booking/appointment-kinds.ts'
import type { BookingActor } from '../modules/booking/booking-states.ts'
import { LEAD_ORIGINS, LEAD_STATES } from '../modules/lead/lead-states.ts'
import type { FeedRun } from '../modules/listing/feed/feed-run.ts'
import type { ListingRow } from '../modules/listing/listing-row.ts'
import { ADVERTISED_STATES } from '../modules/listing/listing-states.ts'
import type { ListingMediaRow } from '../modules/listing/own/own-row.ts'
import type { ProblemRow } from '../modules/listing/problem/problem-store.ts'
import type { OrderSide } from '../modules/order/order-states.ts'
import type { StoredMessage } from '../modules/outbox/store.ts'
import { ALERTS } from '../modules/saved-search/rules.ts'
import { SEARCH_KINDS } from '../modules/search/rules.ts'
import type { BundleRow } from '../modules/tour/bundle/bundle-store.ts'
import type { TransactionKind } from '../modules/transactions/store.ts'
import type { UploadRow } from '../modules/upload/upload-store.ts'
import type { RegisterVersion } from './account/register-rows.ts'
import { applyMigrations, readMigrations } from './build/migrations.ts'

type Words = readonly (string | number)[]

/** The words of a union, each once: the compiler refuses a missing one and one too many. */
const wordsOf = <Word extends string>(words: Record<Word, true>): Words => Object.keys(words)

const FLAG = [0, 1] as const
const ORDER_SIDES = wordsOf<OrderSide>({ agent: true, vendor: true })

/** What the code writes into each column whose words a migration lists. */
const VOCABULARIES: Record<'account' | 'trade' | 'market', Record<string, Words>> = {
  account: {
    'billing_checkout.state': wordsOf<CheckoutRow['state']>({ open: true, done: true, ended: true }),
    'licence_register_version.origin': wordsOf<RegisterVersion['origin']>({ demo: true, import: true }),
    'notice_setting.channel': NOTICE_CHANNELS,
    'one_time_token.purpose': wordsOf<LinkPurpose>({ activate: true, 'reset-password': true, 'verify-email': true }),
    'outbox.channel': wordsOf<StoredMessage['channel']>({ mail: true, sms: true }),
    'promotion_code.kind': CODE_KINDS,
    'saved_search.country': COUNTRY_CODES,
    'saved_search.alert': ALERTS,
    'session.purpose': wordsOf<SessionPurpose>({ user: true, vendor: true }),
    'user.country': COUNTRY_CODES,
    'user.kind': USER_KINDS,
  },
  trade: {
    'booking.kind': APPOINTMENT_KINDS,
    'booking.state': BOOKING_STATES,
    'booking_event.actor': wordsOf<BookingActor>({ owner: true, visitor: true, clock: true }),
    'deal_list.has_alert': FLAG,
    'feed_run.is_whole': FLAG,
    'feed_run.state': wordsOf<FeedRun['state']>({ running: true, done: true, refused: true }),
    'launch.state': LAUNCH_STATES,
    'launch.tenure': TENURES,
    'launch_event.state': UNIT_STATES,
    'launch_unit.state': UNIT_STATES,
    'lead.origin': LEAD_ORIGINS,
    'lead.state': LEAD_STATES,
    // statements alone say these
    'letter.state': ['waiting', 'sent', 'dead', 'late'],
    'listing.state': LISTING_STATES,
    'listing.activity': LISTING_ACTIVITIES,
    'listing.is_ungrouped': FLAG,
    'listing.shows_price': FLAG,
    'listing.place_shown': wordsOf<ListingRow['placeShown']>({ address: true, suburb: true, none: true }),
    'listing.shows_estimate': FLAG,
    'listing_closing.from_state': ADVERTISED_STATES,
    'listing_closing.outcome': LISTING_OUTCOMES,
    'listing_group.activity': LISTING_ACTIVITIES,
    ...Object.fromEntries(
      ['is_live', 'is_under_offer', 'has_tour', 'is_back', 'is_unestimated'].map((flag) => [`listing_group.${flag}`, FLAG]),
    ),
    'listing_media.kind': wordsOf<ListingMediaRow['kind']>({ photo: true, plan: true }),
    'listing_media.state': wordsOf<ListingMediaRow['state']>({ waiting: true, stored: true, refused: true }),
    'listing_problem.state': wordsOf<ProblemRow['state']>({ new: true, settled: true }),
    'listing_source.is_active': FLAG,
    'market_analysis.shows_engine': FLAG,
    'own_home.type_group': TYPE_GROUPS,
    'own_home.is_monthly': FLAG,
    'own_home.has_alert': FLAG,
    'own_home_link.letter': HOME_LETTERS,
    'tour.state': TOUR_STATES,
    'tour_bundle.kind': TOUR_BUNDLES,
    'tour_bundle.state': wordsOf<BundleRow['state']>({ open: true, stored: true }),
    'tour_count.what': TOUR_COUNTS,
    'tour_scene.hour': TOUR_HOURS,
    'upload.has_preview': FLAG,
    'upload.state': wordsOf<UploadRow['state']>({ open: true, stored: true, waste: true }),
    'upload.side': ORDER_SIDES,
    'vendor.is_active': FLAG,
    'vendor_order.state': ORDER_STATES,
    'vendor_order_event.actor': [...ORDER_SIDES, 'clock'],
    'vendor_order_message.author': ORDER_SIDES,
    'waiting.kind': APPOINTMENT_KINDS,
    ...Object.fromEntries(
      [
        ...[
          'agent_page',
          'booking',
          'calendar_address',
          'card_desk_object',
          'deal_list',
          'edition_refresh',
          'label_sheet',
          'launch',
          'lead',
        ],
        ...['lead_rule', 'lead_rule_set', 'letter', 'listing', 'listing_group', 'listing_group_alias', 'listing_problem', 'listing_source'],
        ...['market_analysis', 'notice', 'own_home', 'schedule', 'share', 'share_salt', 'smart_plan', 'suppressed_home', 'tour', 'vendor'],
        ...['vendor_order', 'waiting'],
      ].map((table) => [`${table}.country`, COUNTRY_CODES]),
    ),
  },
  market: {
    'amenity.type': AMENITY_TYPES,
    'area.level': AREA_LEVELS,
    'land.status': LAND_STATUSES,
    'land.activity': LAND_ACTIVITIES,
    'official_figure.series': FIGURE_SERIES,
    'project.type_group': TYPE_GROUPS,
    'project.property_group': PROPERTY_GROUPS,
    'project.tenure': TENURES,
    'project.construction_status': CONSTRUCTION_STATUSES,
    'project.is_placed_by_area': FLAG,
    'search_doc.kind': SEARCH_KINDS,
    'txn.kind': wordsOf<TransactionKind>({ sale: true, rent: true }),
    'txn.activity': ACTIVITY_TYPES,
  },
}

/** What stands in the parentheses of each `check (…)` of a statement; parentheses in texts are not told apart, and none has any. */
function checksOf(sql: string): string[] {
  return Array.from(sql.matchAll(/\bcheck\s*\(/gi), ({ index, 0: opening }) => {
    const start = index + opening.length
    let depth = 1
    let end = start
    for (; depth > 0; end++) depth += sql[end] === '(' ? 1 : sql[end] === ')' ? -1 : 0
    return sql.slice(start, end - 1)
  })
}

/** `column in (…)` of the checks of a table, by column. */
const listsOf = (sql: string): [column: string, words: Words][] =>
  checksOf(sql).flatMap((check) =>
    Array.from(check.matchAll(/(\w+)\s+in\s*\(([^()]*)\)/gi), ([, column = '', list = '']): [string, Words] => [
      column,
      list.split(',').map((word) => {
        const one = word.trim()
        return one.startsWith("'") ? one.slice(1, -1) : Number(one)
      }),
    ]),
  )

describe.each(['account', 'trade', 'market'] as const)('the words that the %s database lists', (database) => {
  const db = new DatabaseSync(':memory:')
  applyMigrations(db, readMigrations(database))
  const tables = db.prepare("select name, sql from sqlite_master where type = 'table' and name not like 'sqlite_%'").all()
  const found = tables.flatMap(({ name, sql }) =>
    listsOf(String(sql)).map(([column, words]): [string, Words] => [`${name}.${column}`, words]),
  )
  const vocabularies = VOCABULARIES[database]

  it('stand in checks that are read, each once', () => {
    const said = tables.reduce(
      (sum, { sql }) =>
        sum +
        checksOf(String(sql))
          .join()
          .split(/\bin\s*\(/i).length -
        1,
      0,
    )
    expect(new Set(found.map(([column]) => column)).size).toBe(said)
  })

  it('have a vocabulary each, and each vocabulary its list', () => {
    expect(found.map(([column]) => column).sort()).toEqual(Object.keys(vocabularies).sort())
  })

  it.each(found)('%s are those of its vocabulary', (column, words) => {
    expect(words.toSorted()).toEqual(vocabularies[column]?.toSorted())
  })
})

it('a list is read with its column, and numbers as numbers', () => {
  const sql =
    "create table a (b text check (b in ('x', 'y-z')), c integer not null check (c > 0 and (c in (0, 1))), d text check (d <> 'e'))"
  expect(listsOf(sql)).toEqual([
    ['b', ['x', 'y-z']],
    ['c', [0, 1]],
  ])
})
